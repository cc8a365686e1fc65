"""Small tables of Bellum Magica: only the cards a test needs, then real answers.

Rows are written by the initials of their icons: F food, G glyph, M map on the left; S sword, X
magic sword, T thief on the right. One word stands for all six rows alike, six words for one each,
and "." is an empty row: "SST" or "S . SS . . T".
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import zip_longest

from overlord.core.playout import play_on
from overlord.core.rng import seeded_rng
from overlord.core.state import State
from overlord.games.bellum_magica import GAME, schema
from overlord.games.bellum_magica.box import MagicaBox
from overlord.games.bellum_magica.state import BellumMagica
from tests.games.named_table import NamedTable

Printed = dict[str, object]  # a card as a box file holds it
ICONS = {"F": "food", "G": "glyph", "M": "map", "S": "sword", "X": "magic", "T": "thief"}
KINDS = {"w": "wood", "m": "metal", "g": "gold"}
VALUES = {"w": (1, 2, 3), "m": (3, 4, 5), "g": (6, 7, 8)}
COPIES = 10  # of each kind and value


# -- cards -----------------------------------------------------------------------------------


def rows(words: str) -> list[list[str]]:
    each = words.split() if " " in words else [words or "."] * 6
    return [[ICONS[letter] for letter in word if letter != "."] for word in each]


def a_castle(id: str, left: str = "", right: str = "", shield: int = 2, magic: int = 0) -> Printed:
    printed = {"left": rows(left), "right": rows(right), "shield": shield, "magic": magic}
    return {"id": id, "name": id, **printed}


def a_creature(id: str, left: str = "", right: str = "", bonus: str = "none") -> Printed:
    return {"id": id, "name": id, "left": rows(left), "right": rows(right), "bonus": bonus}


def a_place(id: str, shield: int = 1, magic: int = 0, **spoils: int) -> Printed:
    return {"id": id, "name": id, "shield": shield, "magic": magic, "spoils": spoils}


def named(cards: Sequence[Printed]) -> list[str]:
    return [str(card["id"]) for card in cards]


def crowd(word: str, count: int) -> list[Printed]:
    return [a_creature(f"{word}-{n}") for n in range(count)]


def _nameless(word: str, count: int) -> list[Printed]:
    return [a_place(f"{word}-{n}", shield=20) for n in range(count)]


def all_chests() -> list[Printed]:
    """Chests called by kind and value: "w1-1" is the first wooden one worth 1."""
    return [
        {"id": f"{k}{value}", "name": "chest", "kind": KINDS[k], "value": value, "copies": COPIES}
        for k, values in VALUES.items()
        for value in values
    ]


# -- the table -------------------------------------------------------------------------------


class Table(NamedTable[BellumMagica]):
    """A state with names instead of numbers."""

    def __init__(self, state: State) -> None:
        assert isinstance(state, BellumMagica)
        super().__init__(state)

    def kinds(self, zone: str) -> list[str]:
        """What the cards of a zone are: "farm", "town" and so on, as in its box."""
        kinds = ["castle", "goblin", "evil", "most-evil", "tavern", "farm", "village", "town"]
        number = self.state.setup.layout.zone(zone)
        return [kinds[self.state.box.kinds[card]] for card in self.state.cards(number)]

    def stock(self, seat: int) -> list[str]:
        """The kinds and values of a seat's chests, such as "w2", in order."""
        ids = [card for kind in KINDS.values() for card in self.zone(f"{kind}.{seat}")]
        return [id.partition("-")[0] for id in ids]

    def chests(self) -> list[int]:
        """How many chests each seat has."""
        return [self.state.chests(seat) for seat in range(self.state.players)]


def a_new_game(players: int, seed: int = 0, box: MagicaBox | None = None) -> Table:
    return Table(GAME.new(players, seed, box))


def a_new_day(players: int, seed: int = 0) -> Table:
    """A new game of the shipped box, after all have settled in."""
    table = a_new_game(players, seed)
    rng = seeded_rng(seed)
    while set(table.who_is_asked().values()) & {"name-castle", "place-goblin"}:
        play_on(table.state, rng, 1)
    return table


# -- days ------------------------------------------------------------------------------------


@dataclass
class Lord:
    """One evil lord: what the castle shows left and right, and what lies before it.

    `chests` is written as "w1 m4 g8": kinds and values. The castle of seat 2 is called "castle-2".
    """

    gathers: str = ""
    fights: str = ""
    left: Sequence[Printed] = ()
    right: Sequence[Printed] = ()
    chests: str = ""
    food: int = 0
    glyphs: int = 0
    barrels: int = 0
    shields: int = 0
    spells: int = 0
    cast: int = 0
    shield: int = 2
    magic: int = 0


@dataclass
class Land:
    """What lies on the table: `kingdom` is the pile, its top first, as are the decks."""

    tavern: Printed = field(default_factory=lambda: a_place("tavern", 1, barrel=1))
    places: Sequence[Printed] = ()
    kingdom: Sequence[Printed] = ()
    evil: Sequence[Printed] = ()
    evil_deck: Sequence[Printed] = ()
    most_evil: Sequence[Printed] = ()
    most_evil_deck: Sequence[Printed] = ()
    piles: str = "w w w w w w m m m m m m g g g g g g"  # how many chests of each kind are left


STEPS = ["RollDie", "Gather", "CallBackScouts", "Attacks", "CountChests", "Recruits", "EndOfDay"]
TURNS = {"Attacks", "Recruits"}  # begin with the Captain
REST = ("RollAgain", {"seat": 0})  # a question that can wait: who looks in between sees it


def a_day(
    *lords: Lord,
    land: Land | None = None,
    start: str = "RollDie",
    stop: str = "",
    die: int = 1,
    captain: int = 0,
    day: int = 1,
    barren: int = 0,
    luck: int = 1,
) -> Table:
    """A day from the step `start` on; with `stop`, up to that step and no further."""
    scene = land or Land()
    last = STEPS.index(stop) if stop else len(STEPS) - 1
    steps = STEPS[STEPS.index(start) : last + 1]
    frames: list[tuple[str, dict[str, int]]] = [REST if stop else ("Day", {})]
    frames += [(step, {"turn": 0} if step in TURNS else {}) for step in reversed(steps)]
    zones = _laid_out(lords, scene)
    position = {
        "game": "bellum-magica",
        "rules": GAME.rules_version,
        "players": len(lords),
        "options": {},
        "zones": zones,
        "open": [],
        "agenda": [{"frame": frame, **numbers} for frame, numbers in frames],
        "rng": seeded_rng(luck).words(),
        "fields": {
            "day": day,
            "captain": captain,
            "die": die,
            "barren": barren,
            "wish": [""] * len(lords),
            "food": [lord.food for lord in lords],
            "glyphs": [lord.glyphs for lord in lords],
            "barrels": [lord.barrels for lord in lords],
            "shields": [lord.shields for lord in lords],
            "spells": [lord.spells for lord in lords],
            "cast": [lord.cast for lord in lords],
        },
    }
    return Table(GAME.from_json(position, _boxed(lords, scene)))


def _boxed(lords: Sequence[Lord], land: Land) -> MagicaBox:
    castles = [
        a_castle(f"castle-{seat}", lord.gathers, lord.fights, lord.shield, lord.magic)
        for seat, lord in enumerate(lords)
    ]
    hired = [card for lord in lords for card in (*lord.left, *lord.right)]
    kingdom = [*land.places, *land.kingdom]
    return schema.BOXES.from_source(
        {
            "castle": castles,
            "goblin": crowd("goblin", 10),
            "evil": [*hired, *land.evil, *land.evil_deck, *crowd("evil", 2)],
            "most_evil": [*land.most_evil, *land.most_evil_deck, *crowd("most-evil", 2)],
            "tavern": [land.tavern],
            "farm": [*kingdom, *_nameless("farm", 7)],
            "village": _nameless("village", 7),
            "town": _nameless("town", 10),
            "chest": all_chests(),
        }
    )


def _laid_out(lords: Sequence[Lord], land: Land) -> dict[str, list[str]]:
    zones = {
        "tavern": named([land.tavern]),
        "places": named(land.places),
        "kingdom": named(land.kingdom)[::-1],
        "evil": named(land.evil),
        "evil-deck": named(land.evil_deck)[::-1],
        "most-evil": named(land.most_evil),
        "most-evil-deck": named(land.most_evil_deck)[::-1],
    }
    left = {
        f"{k}{value}": [f"{k}{value}-{n}" for n in range(1, COPIES + 1)]
        for k, values in VALUES.items()
        for value in values
    }
    for seat, lord in enumerate(lords):
        zones[f"castle.{seat}"] = [f"castle-{seat}"]
        zones[f"left.{seat}"] = named(lord.left)
        zones[f"right.{seat}"] = named(lord.right)
        for chest in lord.chests.split():
            zones.setdefault(f"{KINDS[chest[0]]}.{seat}", []).append(left[chest].pop())
    for k, kind in KINDS.items():
        values = [left[f"{k}{value}"] for value in VALUES[k]]
        spare = [chest for copies in zip_longest(*values) for chest in copies if chest]
        zones[f"{kind}-pile"] = spare[: land.piles.split().count(k)]
    return zones


def a_battle(right: str, *places: Printed, others: Sequence[Lord] = (), **purse: int) -> Table:
    """The Captain attacks with these icons in the active row; nobody else has a sword."""
    lords = [Lord(fights=right, **purse), *(others or [Lord()])]  # type: ignore[arg-type]
    return a_day(*lords, land=Land(places=places), start="Attacks", stop="Attacks")
