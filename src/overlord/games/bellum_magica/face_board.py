"""Castles, creatures, Places and chests of Bellum Magica as data for a board."""

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
    icons,
)
from overlord.games.bellum_magica.recruit import EVIL_FOOD, FEAST, GLYPHS
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
PRICES: dict[int, list[dict[str, int]]] = {  # BM-49, BM-50
    EVIL: [{"food": EVIL_FOOD}],
    MOST_EVIL: [{"glyph": 1, "food": FEAST}, {"glyph": GLYPHS}],
}


class Castle(Struct, tag="castle", tag_field="is"):
    """Six rows on either side, an icon at a time."""

    kind: str
    left: list[list[str]]
    right: list[list[str]]
    shield: int
    magic: int


class Creature(Struct, tag="creature", tag_field="is", rename="camel"):
    """`bonus`: the token it brings; "" for none."""

    kind: str
    left: list[list[str]]
    right: list[list[str]]
    prices: list[dict[str, int]]
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


class Raid(Struct):
    """Who is robbed, and of how many chests still."""

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
    """What is printed on it: rows, prices, shields, spoils, bonus or value."""
    kind = KINDS[card.kind]
    if isinstance(card, box.Castle):
        left, right = _rows(card)
        return Castle(kind, left, right, card.shield, card.magic)
    if isinstance(card, box.Creature):
        left, right = _rows(card)
        bonus = "" if card.bonus == NO_BONUS else BONUSES[card.bonus]
        name = words.say(f"bonus-{bonus}") if bonus else ""
        return Creature(kind, left, right, PRICES.get(card.kind, []), bonus, name)
    if isinstance(card, box.Place):
        name = words.say(f"kind-{kind}")
        counts = {word: n for word, n in zip(SPOILS, card.spoils, strict=True) if n}
        return Place(kind, name, card.shield, card.magic, counts, spoils(words, card))
    assert isinstance(card, box.Chest)
    return Chest(kind, card.value)


def spoils(words: Words, place: box.Place) -> str:
    counted = zip(SPOILS, place.spoils, strict=True)
    told = [words.say(f"face-spoil-{what}", count=count) for what, count in counted if count]
    return ", ".join(told) or words.say("face-nothing")


def ability(words: Words, card: Card) -> str:
    """The token that a creature brings."""
    if not isinstance(card, box.Creature) or card.bonus == NO_BONUS:
        return ""
    key = f"bonus-{BONUSES[card.bonus]}"
    return f"{words.say(key)}: {words.find(key, 'text')}"


def _rows(card: box.Castle | box.Creature) -> tuple[list[list[str]], list[list[str]]]:
    left = [_icons(row, LEFT_ICONS) for row in card.left]
    return left, [_icons(row, RIGHT_ICONS) for row in card.right]


def _icons(row: int, names: list[str]) -> list[str]:
    """Every icon of a row by itself."""
    return [name for name, count in zip(names, icons(row), strict=True) for _ in range(count)]
