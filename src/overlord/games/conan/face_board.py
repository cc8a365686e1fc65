"""Heroes, models, tiles, things, spells and areas of Conan as data for a board."""

from typing import Literal

from msgspec import Struct, field

from overlord.core.box import Box, Card
from overlord.games.conan.components import board as boards
from overlord.games.conan.components import box as boxes
from overlord.games.conan.components import scenario as scenarios
from overlord.games.conan.components.box import ConanBox
from overlord.games.conan.components.vocabulary import (
    BORDERS,
    COLOURS,
    EFFECTS,
    EVENTS,
    GOALS,
    GROUNDS,
    RANKS,
    SKILLS,
    SPECIALS,
)
from overlord.games.conan.face_cards import asset, hero, skills_of, spell, unit
from overlord.games.conan.state import DIZZY, HELD, ROOTED, TAMED, WEBBED, WINGED
from overlord.words import Words

Colour = Literal["yellow", "orange", "red"]


class Skill(Struct, rename="camel"):
    """A skill; `lost_at` is the encumbrance at which a hero loses it, 0 if never."""

    id: str
    name: str
    text: str
    lost_at: int


class Space(Struct):
    """A space of a hero's sheet; a limit of 0 is none."""

    die: Colour
    limit: int
    reroll: bool


class Move(Struct):
    base: int
    limit: int


class Bonus(Struct):
    dice: list[Colour]
    reroll: list[Colour]
    thrown: bool
    shield: bool


class Hero(Struct, tag="hero", tag_field="kind", kw_only=True):
    gems: int
    load: list[int]
    melee: Space
    ranged: Space
    move: Move
    manipulation: Space
    guard: Space
    skills: list[Skill]
    line: str


class Tile(Struct, tag="tile", tag_field="kind"):
    """CO-9: a tile of the River with the values of its unit; an event has no unit (-1)."""

    unit: int
    colour: str = ""
    rank: Literal["minion", "lieutenant", "monster"] = "minion"
    move: int = 0
    armor: int = 0
    melee: list[Colour] = []
    ranged: list[Colour] = []
    reroll: list[Colour] = []
    reinforcement: int = 0
    size: int = 0
    skills: list[Skill] = []
    line: str = ""


class Asset(Struct, tag="asset", tag_field="kind"):
    load: int
    potion: int
    character: bool
    bonuses: dict[str, Bonus]
    line: str


class Spell(Struct, tag="spell", tag_field="kind"):
    cost: int
    limit: int
    variable: bool
    reaction: bool
    effect: str
    dice: list[Colour]
    line: str


class Model(Struct, tag="model", tag_field="kind"):
    """Told by the tile with the same unit."""

    unit: int


class Area(Struct, tag="area", tag_field="kind"):
    board: int
    place: int


class Token(Struct, tag="token", tag_field="kind"):
    pass


class Place(Struct):
    id: str
    at: tuple[float, float]
    ground: str
    level: int
    capacity: int
    exit: bool


class Border(Struct):
    between: tuple[str, str]
    kind: str
    cost: int
    difficulty: int
    fall: list[Colour]


class Board(Struct):
    areas: list[Place]
    borders: list[Border]


class Gate(Struct):
    """What lies on a border of the board in place of what is printed there, by its number.

    `key` is the card it takes to open it, or 0.
    """

    border: int
    kind: str
    cost: int
    difficulty: int
    life: int
    key: int


class Goal(Struct):
    verb: str
    what: list[int]
    amount: int


class Win(Struct):
    side: Literal["heroes", "overlord"]
    goals: list[Goal]


class Event(Struct):
    verb: str
    amount: int


class Scenario(Struct, kw_only=True):
    """Units are told by the number of a tile; `hiding` are the numbered places in their order.

    `out`: areas that are not used. `alarm`: the round whose end raises it at the latest; 0: none.
    `allies`: units on the heroes' side. `life`: by tile.
    """

    board: str
    gates: list[Gate]
    out: list[str]
    stations: list[str]
    special: list[str]
    reinforcement: list[str]
    hiding: list[str]
    chest: int
    alarm: int
    allies: list[int]
    life: dict[int, int]
    events: list[Event]
    wins: list[Win]


class Printed(Struct):
    """The faces of the dice, the boards, and what a scenario says beside its words."""

    marks: dict[str, int]
    dice: dict[Colour, list[int]]
    boards: dict[str, Board]
    scenarios: dict[str, Scenario]


class Mover(Struct):
    """CO-H62: the least points to every area, and the areas on the ways there.

    `beyond` and `refused` say why an area further away, or beside, is out of reach; "" if it is
    not.
    """

    who: str
    points: int
    hindering: int
    reach: dict[str, int]
    beyond: dict[str, str]
    before: dict[str, str]
    refused: dict[str, str]


class Chance(Struct):
    gems: int
    unhurt: float
    damage: float


class Attack(Struct, kw_only=True, omit_defaults=True):
    """The blow in the air: its power once it is settled, and what meets it so far."""

    stage: Literal["attack", "meeting", "defence"]
    striker: str
    power: int
    symbols: int
    target: str | None = None
    armor: int | None = None
    defence: int | None = None


class Forecast(Struct, omit_defaults=True):
    """Whom the question is about; the blow; reach and sight of whoever acts; chances of a Guard."""

    subject: str = ""
    attack: Attack | None = None
    mover: Mover | None = None
    guard: list[Chance] = []
    sight: dict[str, list[str]] = field(default_factory=dict)


def facts(words: Words, card: Card) -> Hero | Asset | Spell | Area | Tile | Model | Token:
    """What is printed on a card."""
    if isinstance(card, boxes.Hero):
        return _hero(words, card)
    if isinstance(card, boxes.Asset):
        return _asset(words, card)
    if isinstance(card, boxes.Spell):
        return Spell(
            cost=card.cost,
            limit=card.limit,
            variable=card.variable,
            reaction=card.reaction,
            effect=EFFECTS[card.effect],
            dice=_dice(card.dice),
            line=spell(words, card),
        )
    if isinstance(card, boxes.Area):
        return Area(card.board, card.place)
    if isinstance(card, boxes.Tile):
        return Tile(card.unit) if card.shows is None else _tile(words, card.unit, card.shows)
    return Model(card.unit) if isinstance(card, boxes.Model) else Token()


def ability(words: Words, card: Card) -> str:
    """The skills of a hero or a unit, a line each."""
    shown = facts(words, card)
    skills = shown.skills if isinstance(shown, (Hero, Tile)) else []
    return "\n".join(f"{skill.name}: {skill.text}" for skill in skills)


def _tile(words: Words, number: int, shown: boxes.Unit) -> Tile:
    return Tile(
        unit=number,
        colour=shown.colour,
        rank=RANKS[shown.rank],  # type: ignore[arg-type]  # its three words
        move=shown.move,
        armor=shown.armor,
        melee=_dice(shown.melee),
        ranged=_dice(shown.ranged),
        reroll=_dice(shown.reroll),
        reinforcement=shown.cost,
        size=shown.size,
        skills=[_skill(words, skill, 0) for skill in skills_of(shown)],
        line=unit(words, shown),
    )


def _skill(words: Words, skill: str, lost: int) -> Skill:
    text = words.find(f"skill-{skill}", "text") or ""
    return Skill(skill, words.say(f"skill-{skill}"), text, lost)


def _hero(words: Words, card: boxes.Hero) -> Hero:
    return Hero(
        gems=card.gems,
        load=card.load,
        melee=_space(card.melee),
        ranged=_space(card.ranged),
        move=Move(card.base, card.limit),
        manipulation=_space(card.manipulation),
        guard=_space(card.guard),
        skills=[
            _skill(words, skill, card.skills[i])
            for i, skill in enumerate(SKILLS)
            if card.skills[i] >= 0
        ],
        line=hero(words, card),
    )


def _asset(words: Words, card: boxes.Asset) -> Asset:
    bonuses = {
        "melee": card.melee,
        "ranged": card.ranged,
        "guard": card.guard,
        "armor": card.armor,
        "area": card.area,
        "manipulation": card.manipulation,
    }
    return Asset(
        load=card.load,
        potion=card.potion,
        character=card.character,
        bonuses={name: _bonus(bonus) for name, bonus in bonuses.items() if bonus},
        line=asset(words, card),
    )


def _space(space: boxes.Space) -> Space:
    return Space(_dice([space.die])[0], space.limit, space.reroll)


def _bonus(bonus: boxes.Bonus) -> Bonus:
    return Bonus(_dice(bonus.dice), _dice(bonus.reroll), bonus.thrown, bonus.shield)


def _dice(colours: list[int]) -> list[Colour]:
    return [COLOURS[colour] for colour in colours]  # type: ignore[misc]  # its three words


# What lies on a figure for all to see, by its bit among the `marks` of a view.
MARKS = {
    "rooted": ROOTED,
    "tamed": TAMED,
    "webbed": WEBBED,
    "held": HELD,
    "winged": WINGED,
    "dizzy": DIZZY,
}


def printed(box: Box) -> Printed:
    assert isinstance(box, ConanBox)
    return Printed(
        marks=MARKS,
        dice={_dice([i])[0]: faces for i, faces in enumerate(box.faces)},
        boards={board.id: _board(board) for board in box.boards},
        scenarios={scenario.id: _scenario(box, scenario) for scenario in box.scenarios},
    )


def _board(board: boards.Board) -> Board:
    return Board(
        areas=[
            Place(
                id=place.id,
                at=(place.at[0] / boards.GRAIN, place.at[1] / boards.GRAIN),
                ground=GROUNDS[place.ground],
                level=place.level,
                capacity=place.capacity,
                exit=place.exit,
            )
            for place in board.places
        ],
        borders=[_border(board, border) for border in board.borders],
    )


def _border(board: boards.Board, border: boards.Border) -> Border:
    return Border(
        between=(board.places[border.a].id, board.places[border.b].id),
        kind=BORDERS[border.kind],
        cost=border.cost,
        difficulty=border.difficulty,
        fall=_dice(border.fall),
    )


def _scenario(box: ConanBox, scenario: scenarios.Scenario) -> Scenario:
    places = scenario.board.places
    return Scenario(
        board=scenario.board.id,
        gates=[_gate(gate) for gate in scenario.gates],
        out=[places[area].id for area in scenario.board.out],
        stations=[places[area].id for area in scenario.stations],
        special=[SPECIALS[special] for special in scenario.specials],
        reinforcement=[places[area].id for area in scenario.reinforcement],
        hiding=[places[area].id for area in scenario.hiding],
        chest=scenario.difficulty,
        alarm=0 if scenario.alarm is None else scenario.alarm.turn,
        allies=[
            box.units[unit].tiles[0]
            for unit in [*(berth.unit for berth in scenario.allies), scenario.mutineers]
            if unit >= 0
        ],
        life={
            box.units[berth.unit].tiles[0]: berth.life
            for berth in scenario.river + scenario.later
            if berth.unit >= 0
        },
        events=[Event(EVENTS[event.verb], event.amount) for event in scenario.happenings],
        wins=[
            Win(
                scenarios.SIDES[win.side],  # type: ignore[arg-type]  # its two words
                [_goal(box, goal) for goal in win.goals],
            )
            for win in scenario.wins
        ],
    )


def _gate(gate: scenarios.Gate) -> Gate:
    kind = BORDERS[gate.kind]
    return Gate(gate.border, kind, gate.cost, gate.difficulty, gate.life, gate.key)


def _goal(box: ConanBox, goal: scenarios.Goal) -> Goal:
    verb = GOALS[goal.verb]
    what = [box.units[unit].tiles[0] for unit in goal.what] if verb == "slain" else goal.what
    return Goal(verb, what, goal.amount)
