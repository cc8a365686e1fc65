"""Structs of what a board of Conan is told: cards, boards, scenarios, forecasts."""

from typing import Literal

from msgspec import Struct, field

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


Facts = Hero | Asset | Spell | Area | Tile | Model | Token


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
    """Gate on a border of the board in place of what is printed there, by its number.

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
    text: str


class Scenario(Struct, kw_only=True):
    """Units are told by the number of a tile; `hiding` are the numbered places in their order.
    `events`: what an event tile may do.

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
    events: list[str]
    wins: list[Win]


class Printed(Struct):
    """The faces of the dice, the boards, and what a scenario says beside its words."""

    marks: dict[str, int]
    dice: dict[Colour, list[int]]
    boards: dict[str, Board]
    scenarios: dict[str, Scenario]


class Mover(Struct):
    """CO-H62: the least points to every area, and the areas on the ways there.

    `lines`: by area what it takes to get there, or why it is out of reach.
    """

    who: str
    points: int
    hindering: int
    reach: dict[str, int]
    before: dict[str, str]
    lines: dict[str, str]


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
    """Subject of the question; the blow; reach and sight of whoever acts; chances of a Guard."""

    subject: str = ""
    attack: Attack | None = None
    mover: Mover | None = None
    guard: list[Chance] = []
    sight: dict[str, list[str]] = field(default_factory=dict)
