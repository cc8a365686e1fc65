"""The cards and the two sides of the board of Overlords of Infamy as data for a board."""

from typing import Literal

from msgspec import Struct, field

from overlord.core.box import Box, Card
from overlord.games.overlords_of_infamy import box as boxes
from overlord.games.overlords_of_infamy.board import CONTESTED, KINGDOM, PLACES, Board, names
from overlord.games.overlords_of_infamy.box import InfamyBox
from overlord.games.overlords_of_infamy.cards.vocabulary import (
    ABILITIES,
    LACKEY,
    LEVELS,
    RELICS,
    RESOURCES,
    SCOPES,
)
from overlord.games.overlords_of_infamy.face_cards import effects_text, scope, tokens
from overlord.words import Words

SpaceKind = Literal["land", "barracks", "village", "resource", "contested", "relic", "stronghold"]


class Tile(Struct, tag="tile", tag_field="kind"):
    """Walls by edge."""

    resources: list[str]
    village: bool
    walls: list[int]
    pitfall: bool


class Plot(Struct, tag="plot", tag_field="kind", rename="camel"):
    level: str
    level_name: str
    cost: dict[str, int]
    cost_text: str
    relic: str
    relic_name: str
    lackeys: int
    points: int
    does: str
    price: int


class WorldEvent(Struct, tag="event", tag_field="kind", rename="camel"):
    scope: str
    scope_text: str
    does: str


class Quest(Struct, tag="quest", tag_field="kind", rename="camel"):
    needs: dict[str, int]
    needs_text: str
    does: str


class Overlord(Struct, tag="overlord", tag_field="kind", rename="camel"):
    affinity: str
    affinity_name: str
    ability: str
    ability_name: str
    ability_text: str
    lair: str


class Space(Struct):
    """Place of a space, whose it is, and what is printed there.

    `of` is the number of the zone or arm; `at` are axial coordinates, q to the right and r down to
    the right.
    """

    id: str
    at: tuple[int, int]
    of: int
    kind: SpaceKind
    shows: str


class Track(Struct):
    most: int
    hero: list[int]


class Printed(Struct):
    """Each side of the board by its id, space by space; the order of the tokens; the tracks."""

    resources: list[str]
    relics: list[str]
    tension: Track
    infamy: int
    boards: dict[str, list[Space]]


class TableFacts(Struct, rename="kebab"):
    """Lists by chair, but `voice` by seat and `left` by World Event; `goods` and `stronghold` by
    kind of token; `land`: tile and Walls by space; `lackeys`: chairs by spot.
    """

    first: int
    active: int
    ap: int
    acts: int
    done: int
    fell: int
    plated: int
    tension: int
    stirred: int
    fallen: int
    flipped: int
    verdict: int
    final: int
    hero: str
    goods: list[list[int]]
    stronghold: list[int]
    relics: list[str]
    barracks: list[int]
    resting: list[int]
    infamy: list[int]
    misery: list[int]
    sabotage: list[int]
    bribed: list[int]
    voice: list[int]
    dice: list[int]
    sent: list[str]
    left: list[int]
    land: dict[str, tuple[str, int]]
    lackeys: dict[str, int]
    board: str
    points: list[int]
    events_needed: int


class Progress(Struct, rename="kebab"):
    """Needs of the active Plot, and what of them is there."""

    needs: list[int]
    has: list[int]
    relic: int
    has_relic: bool
    lackeys: int
    has_lackeys: int
    sabotage: int


class Forecast(Struct, omit_defaults=True):
    """By chair: scores and whom it is in contact with; the Hero's ways; the reader's Plot; and for
    each act and other Overlord why not, or nothing.
    """

    scores: list[int] = []
    contacts: list[list[int]] = []
    paths: dict[str, list[str]] = {}
    plot: Progress | None = None
    espionage: dict[str, dict[str, str]] = field(default_factory=dict)


def facts(words: Words, card: Card) -> Tile | Plot | WorldEvent | Quest | Overlord:
    """Print on a card, and its effect in words."""
    if isinstance(card, boxes.Tile):
        return Tile(
            resources=[RESOURCES[kind] for kind in card.resources],
            village=card.village,
            walls=[edge for edge in range(6) if card.walls >> edge & 1],
            pitfall=card.pitfall,
        )
    if isinstance(card, boxes.Plot):
        return _plot(words, card)
    if isinstance(card, boxes.WorldEvent):
        return WorldEvent(SCOPES[card.scope], scope(words, card), effects_text(words, card))
    if isinstance(card, boxes.Quest):
        return Quest(_kinds(card.needs), tokens(words, card.needs), effects_text(words, card))
    assert isinstance(card, boxes.Overlord)
    return _overlord(words, card)


def _plot(words: Words, card: boxes.Plot) -> Plot:
    relic = RELICS[card.relic] if card.relic >= 0 else ""
    return Plot(
        level=LEVELS[card.level],
        level_name=words.say(f"level-{LEVELS[card.level]}"),
        cost=_kinds(card.cost),
        cost_text=tokens(words, card.cost),
        relic=relic,
        relic_name=words.say(f"relic-{relic}") if relic else "",
        lackeys=card.lackeys,
        points=card.points,
        does=effects_text(words, card),
        price=card.price,
    )


def _overlord(words: Words, card: boxes.Overlord) -> Overlord:
    affinity = "lackey" if card.affinity == LACKEY else RESOURCES[card.affinity]
    key = f"ability-{ABILITIES[card.ability]}"
    return Overlord(
        affinity=affinity,
        affinity_name=words.say(f"resource-{affinity}"),
        ability=ABILITIES[card.ability],
        ability_name=words.say(key),
        ability_text=words.find(key, "text") or "",
        lair=RESOURCES[card.lair],
    )


def _kinds(counts: list[int]) -> dict[str, int]:
    return {RESOURCES[kind]: count for kind, count in enumerate(counts) if count}


def printed(box: Box) -> Printed:
    assert isinstance(box, InfamyBox)
    return Printed(
        resources=list(RESOURCES),
        relics=list(RELICS),
        tension=Track(most=10, hero=[3, 6, 9]),  # OOI-99, OOI-101
        infamy=5,  # OOI-97
        boards={board.id: _spaces(board) for board in box.boards},
    )


def _spaces(board: Board) -> list[Space]:
    named = names()
    places = {space: place for place, space in PLACES.items()}
    found: list[Space] = []
    for space in board.spaces:
        part = board.part[space]
        kind, shows = _ground(board, space)
        of = 0 if part == KINGDOM else part % CONTESTED
        found.append(Space(named[space], places[space], of, kind, shows))
    return found


CORNERS: list[SpaceKind] = ["barracks", "village", "resource"]  # of a Lair


def _ground(board: Board, space: int) -> tuple[SpaceKind, str]:
    part = board.part[space]
    if space == board.stronghold:
        return "stronghold", ""
    if part == KINGDOM:
        return "relic", RELICS[board.relics.index(space)]
    if part >= CONTESTED:
        return "contested", RESOURCES[board.shown[space]]
    zone = board.zones[part]
    return (CORNERS[zone.lair.index(space)] if space in zone.lair else "land"), ""
