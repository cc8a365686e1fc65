"""Castles, creatures, Places and chests of Bellum Magica as data for a board."""

from collections import Counter
from collections.abc import Iterable
from typing import Literal

from msgspec import Struct, field

from overlord.core.box import Card
from overlord.games.bellum_magica import box
from overlord.games.bellum_magica.box import (
    BONUSES,
    EVIL,
    LEFT_ICONS,
    MOST_EVIL,
    NO_BONUS,
    RIGHT_ICONS,
    SPOILS,
    MagicaBox,
    icons,
)
from overlord.games.bellum_magica.recruit import EVIL_FOOD, FEAST, GLYPH_PRICE
from overlord.words import Words

KINDS = (  # by the numbers of the box
    "castle",
    "goblin",
    "evil",
    "most-evil",
    "tavern",
    "farm",
    "village",
    "town",
    "wood",
    "metal",
    "gold",
)
ICONS = [*LEFT_ICONS, *RIGHT_ICONS]  # of a row, as a forecast counts them
PRICES: dict[int, list[dict[str, int]]] = {  # BM-49, BM-50
    EVIL: [{"food": EVIL_FOOD}],
    MOST_EVIL: [{"glyph": 1, "food": FEAST}, {"glyph": GLYPH_PRICE}],
}


class Price(Struct):
    counts: dict[str, int]
    text: str


class Castle(Struct, tag="castle", tag_field="is", rename="camel"):
    """Six rows on either side, an icon at a time, and the same in words."""

    kind: str
    left: list[list[str]]
    right: list[list[str]]
    left_text: str
    right_text: str
    shield: int
    magic: int


class Creature(Struct, tag="creature", tag_field="is", rename="camel"):
    """`bonus`: the token it brings; "" for none."""

    kind: str
    left: list[list[str]]
    right: list[list[str]]
    left_text: str
    right_text: str
    prices: list[Price]
    bonus: str
    bonus_name: str


class Place(Struct, tag="place", tag_field="is", rename="camel"):
    kind: str
    kind_name: str
    shield: int
    magic: int
    spoils: dict[str, int]
    spoils_text: str


class Chest(Struct, tag="chest", tag_field="is"):
    kind: str
    value: int


class Roll(Struct):
    """A face of the die: what the own row brings, what it could take, what the scouts bring."""

    face: int
    food: int
    glyphs: int
    maps: int
    swords: int
    magic: int
    thieves: int
    scouts: Literal["", "wood", "metal"]
    targets: list[str]
    text: str = ""


class TableFacts(Struct):
    """`active`: the icons of the active row by seat, left and then right; `defence`: the shields,
    normal and magic; `lords`: the seats by castle; `treasure`: what the reader's chests are worth.
    """

    day: int
    captain: int
    die: int
    barren: int
    wish: list[str]
    food: list[int]
    glyphs: list[int]
    barrels: list[int]
    shields: list[int]
    spells: list[int]
    cast: list[int]
    active: list[list[int]]
    defence: list[tuple[int, int]]
    chests: list[int]
    lords: dict[str, int]
    treasure: int


class Raid(Struct):
    """Robbery: of whom, and of how many chests still."""

    victim: int = -1
    left: int = 0


class Forecast(Struct):
    """`prices`: which of the prices of a kind the reader could pay; `answers`: the seats that may
    still have the die rolled again.
    """

    faces: list[Roll] = []
    prices: dict[str, list[bool]] = {}
    answers: list[int] = []
    raid: Raid = field(default_factory=Raid)


def facts(words: Words, card: Card) -> Castle | Creature | Place | Chest:
    """Print on the card: rows, prices, shields, spoils, bonus or value."""
    kind = KINDS[card.kind]
    if isinstance(card, box.Castle):
        return Castle(kind, *_rows(words, card), card.shield, card.magic)
    if isinstance(card, box.Creature):
        bonus = "" if card.bonus == NO_BONUS else BONUSES[card.bonus]
        name = words.say(f"bonus-{bonus}") if bonus else ""
        prices = [Price(price, _counts_text(words, price)) for price in PRICES.get(card.kind, [])]
        return Creature(kind, *_rows(words, card), prices, bonus, name)
    if isinstance(card, box.Place):
        name = words.say(f"kind-{kind}")
        counts = {word: n for word, n in zip(SPOILS, card.spoils, strict=True) if n}
        return Place(kind, name, card.shield, card.magic, counts, spoils(words, card))
    assert isinstance(card, box.Chest)
    return Chest(kind, card.value)


def spoils(words: Words, place: box.Place) -> str:
    return _counts_text(words, dict(zip(SPOILS, place.spoils, strict=True)))


def _counts_text(words: Words, counts: dict[str, int]) -> str:
    """So much of each kind."""
    told = [words.say(f"face-spoil-{what}", count=n) for what, n in counts.items() if n]
    return ", ".join(told) or words.say("face-nothing")


def roll_text(words: Words, box: MagicaBox, roll: Roll) -> str:
    """Gain by a face of the die, in a line."""
    counts = [roll.food, roll.glyphs, roll.maps, roll.swords, roll.magic, roll.thieves]
    brings = _icons_text(words, zip(ICONS, counts, strict=True))
    taken = [words.card(box, box.number(id)) for id in roll.targets]
    parts = [brings, ", ".join(taken) or words.say("board-takes-nothing")]
    if roll.scouts:
        chest = words.say(f"face-spoil-{roll.scouts}", count=1)
        parts.insert(1, f"{words.say('board-scouts-bring')}: {chest}")
    told = " · ".join(part for part in parts if part)
    return f"{words.say('board-if-rolled', face=roll.face)} {told}"


def _icons_text(words: Words, counts: Iterable[tuple[str, int]]) -> str:
    """So many of each icon, by its meaning."""
    return ", ".join(f"{n} {words.find(f'icon-{icon}', 'text')}" for icon, n in counts if n)


def ability(words: Words, card: Card) -> str:
    """The token that a creature brings."""
    if not isinstance(card, box.Creature) or card.bonus == NO_BONUS:
        return ""
    key = f"bonus-{BONUSES[card.bonus]}"
    return f"{words.say(key)}: {words.find(key, 'text')}"


def _rows(
    words: Words, card: box.Castle | box.Creature
) -> tuple[list[list[str]], list[list[str]], str, str]:
    """Both sides by icon, and in words."""
    left = [_icons(row, LEFT_ICONS) for row in card.left]
    right = [_icons(row, RIGHT_ICONS) for row in card.right]
    return left, right, _side_text(words, "left", left), _side_text(words, "right", right)


def _side_text(words: Words, side: str, rows: list[list[str]]) -> str:
    """One side row by row."""
    return f"{words.say(f'zone-{side}')}: {_rows_text(words, rows)}"


def _rows_text(words: Words, rows: list[list[str]]) -> str:
    """The rows that show anything, each with its number."""
    told = [
        f"{face}: {_icons_text(words, Counter(row).items())}"
        for face, row in enumerate(rows, 1)
        if row
    ]
    return "; ".join(told) or words.say("face-nothing")


def side_of(words: Words, card: box.Creature, side: str) -> str:
    """Gains of one side of a creature, row by row."""
    rows, names = (card.left, LEFT_ICONS) if side == "left" else (card.right, RIGHT_ICONS)
    return _rows_text(words, [_icons(row, names) for row in rows])


def _icons(row: int, names: list[str]) -> list[str]:
    """Every icon of a row by itself."""
    return [name for name, count in zip(names, icons(row), strict=True) for _ in range(count)]
