"""Schema of a box of Conan: reads TOML and refuses unknown keys, with their place."""

from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from overlord.core.boxes import read_toml, to_struct
from overlord.games.conan.components.vocabulary import (
    Border,
    Colour,
    Effect,
    Event,
    Goal,
    Ground,
    Rank,
    Skill,
    Special,
)

Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Text = Annotated[str, msgspec.Meta(max_length=300)]
Small = Annotated[int, msgspec.Meta(ge=0, le=20)]
Dice = Annotated[list[Colour], msgspec.Meta(max_length=5)]
Point = tuple[float, float]
Line = tuple[Point, Point]


class Strict(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    """No key is ignored; a key of two words is written with a hyphen."""


class DieFile(Strict, kw_only=True):
    """[[die]]: the axes on each of the six faces."""

    id: Colour
    faces: Annotated[list[Small], msgspec.Meta(min_length=6, max_length=6)]


# Heroes


class SpaceFile(Strict, kw_only=True):
    """An action space of a sheet: the die of each gem, the limit of exertion, a free reroll."""

    die: Colour
    limit: Small = 0  # 0: none recorded, so there is none (CO-H21)
    reroll: bool = False


class MoveFile(Strict, kw_only=True):
    base: Small
    limit: Small


class SkillFile(Strict, kw_only=True):
    id: Skill
    lost_at: Small = 0  # the encumbrance; 0: never


class HeroFile(Strict, kw_only=True):
    """[[hero]]: a sheet and its model."""

    id: Id
    name: Name
    gems: Annotated[int, msgspec.Meta(ge=1, le=15)]
    encumbrance: tuple[Small, Small, Small]  # at most; base movement -1 from; -2 from
    melee: SpaceFile
    ranged: SpaceFile
    move: MoveFile
    manipulation: SpaceFile
    guard: SpaceFile
    skills: list[SkillFile]
    size: Small = 1
    text: Text = ""


# Units


class UnitFile(Strict, kw_only=True):
    """[[unit]]: the models of one tile (or of `tiles` tiles) of the Overlord, or of allies."""

    id: Id
    name: Name
    colour: Literal["none", "grey", "blue", "green", "orange", "red", "purple"] = "none"
    rank: Rank = "minion"
    models: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1  # in the box; a scenario says how many
    tiles: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    move: Small
    armor: Small
    melee: Dice = []
    ranged: Dice = []
    reroll: Dice = []  # colours with an arrow: one free reroll of a die of that colour (CO-H59)
    reinforcement: Small = 0  # 0: cannot be reinforced (CO-48)
    skills: list[Skill] = []
    size: Small = 1
    undead: bool = False
    text: Text = ""


class EventFile(Strict, kw_only=True):
    """[[event]]: an event tile; what it does stands in the scenario."""

    id: Id
    name: Name


# Assets and spells


class BonusFile(Strict, kw_only=True):
    dice: Dice
    reroll: Dice = []
    thrown: bool = False  # ranged: the card lands in the target's area (CO-H32)
    shield: bool = False  # guard: also against ranged and area attacks (CO-H41)


class AssetFile(Strict, kw_only=True):
    """[[asset]]: copies of one card. Two and more get the ids <id>-1, <id>-2, ..."""

    id: Id
    name: Name
    copies: Annotated[int, msgspec.Meta(ge=1, le=5)] = 1
    encumbrance: Small = 0
    melee: BonusFile | None = None
    ranged: BonusFile | None = None
    guard: BonusFile | None = None
    armor: BonusFile | None = None
    area: BonusFile | None = None  # goes off where it lands, then is discarded (CO-H95)
    manipulation: BonusFile | None = None
    potion: Small = 0  # gems moved to the Reserve (CO-H107)
    character: bool = False  # somebody who is carried: 1 life, no armor
    text: Text = ""


class SpellFile(Strict, kw_only=True):
    """[[spell]]: limit 0 is no limit; variable: any number of gems from cost to limit."""

    id: Id
    name: Name
    cost: Small
    limit: Small
    variable: bool = False
    reaction: bool = False
    effect: Effect
    dice: Dice = []
    reroll: Dice = []
    amount: Small = 0  # the armor of a halo, the gems of a drain or a gift
    text: Text = ""


# Boards


class AreaFile(Strict, kw_only=True):
    """The id is unique in the whole box: begin it with the board, such as village-a1."""

    id: Id
    at: Point  # its centre
    ground: Ground = "ground"
    level: Small = 0
    capacity: Small = 9  # CO-H101
    exit: bool = False  # the edge of the board may be crossed here
    name: Text = ""


class FallFile(Strict, kw_only=True):
    """Going down over this border hurts: these dice, fewer with Leap."""

    dice: Dice
    leap: Dice = []


class BorderFile(Strict, kw_only=True):
    """Border between two areas; crossing costs 1 point and `cost` more.

    `line` is the border itself, for sight; left out, it stands halfway between the centres and is
    as long as they are apart, as on a grid. `kind` stone-wall cannot be crossed; wooden-wall and
    door only by Wall Wrecker (a door that is merely shut is a flap with a cost); boulder and rail
    need Climb (rail only upwards), rail and drop let one jump down with `fall`, and there is no way
    up a drop; rubble costs more unless one can Climb; leap needs Leap with `difficulty`.
    """

    between: tuple[Id, Id]
    kind: Border
    cost: Small = 0
    line: Line | None = None
    blocks_sight: bool | None = None  # left out: flap, door and the walls do
    fall: FallFile | None = None
    difficulty: Small = 0


class BoardFile(Strict, kw_only=True):
    id: Id
    name: Name
    area: Annotated[list[AreaFile], msgspec.Meta(min_length=2, max_length=60)]
    border: list[BorderFile]
    wall: list[Line] = []  # obstacles to sight that are no border
    sees: list[tuple[Id, Id]] = []  # overrides: the first sees the second
    blind: list[tuple[Id, Id]] = []  # overrides: the first does not see the second


# Scenarios


class StartFile(Strict, kw_only=True):
    hero: Id
    at: Id
    assets: list[Id] = []
    spells: list[Id] = []
    cast: list[Id] = []  # of the spells: already in force


class PurseFile(Strict, kw_only=True):
    heroes: Annotated[int, msgspec.Meta(ge=1, le=4)]
    reserve: Small
    fatigue: Small
    recovery: Small


class RiverFile(Strict, kw_only=True):
    """A tile of the River, from the left: a unit or an event.

    `at` has an area for each model; `tile` is 2 for the second tile of the same unit, which then
    says nothing more. `most` allows more models than there are at the start.
    """

    unit: Id = ""
    event: Id = ""
    tile: Annotated[int, msgspec.Meta(ge=1, le=2)] = 1
    at: list[Id] = []
    life: Small = 1
    spells: list[Id] = []
    cast: list[Id] = []
    most: Small = 0


class AlliesFile(Strict, kw_only=True):
    """Allies of the heroes that follow Leadership."""

    unit: Id
    at: list[Id]


class HappeningFile(Strict, kw_only=True):
    """A thing that an event tile may do. `what` is a unit or an asset, where the verb needs one."""

    verb: Event
    amount: Small = 0
    what: list[Id] = []
    at: list[Id] = []
    from_turn: Small = 0


class GoalFile(Strict, kw_only=True):
    """One thing that must be so; `what` names units, heroes or assets, all of which count."""

    verb: Goal
    what: list[Id] = []
    amount: Small = 0


class WinFile(Strict, kw_only=True):
    """[[scenario.win]]: the side wins as soon as all of the goals are so."""

    side: Literal["heroes", "overlord"]
    goals: Annotated[list[GoalFile], msgspec.Meta(min_length=1, max_length=3)]


class HiddenFile(Strict, kw_only=True):
    """Numbered places, in one of which the Overlord hides something."""

    at: list[Id]
    what: list[Id] = []  # assets


class AlarmFile(Strict, kw_only=True):
    """Until it is raised, at the latest when round `turn` ends, all is quiet."""

    turn: Small
    recovery: Small  # of the Overlord from then on
    unit: Id  # of the reserve units: it comes then
    at: list[Id]


class GateFile(Strict, kw_only=True):
    """Gate that a scenario puts on a border, in place of what is printed there.

    A barricade has `life`. A lock opens to a manipulation of `difficulty`, a simple one if that is
    0, by whoever carries the `key`, if one is named. A shut-door stays open once it was crossed.
    """

    between: tuple[Id, Id]
    kind: Border
    cost: Small = 0
    life: Small = 0
    difficulty: Small = 0
    key: Id = ""


class ScenarioFile(Strict, kw_only=True):
    id: Id
    name: Name
    board: Id
    out_of_play: list[Id] = []  # areas
    gate: Annotated[list[GateFile], msgspec.Meta(max_length=100)] = []
    first: Literal["heroes", "overlord"] = "heroes"
    shift: Small  # gems of each hero that start in Fatigue
    fewest: Annotated[int, msgspec.Meta(ge=1, le=4)]  # of the heroes below; the rest is optional
    hero: Annotated[list[StartFile], msgspec.Meta(min_length=1, max_length=4)]
    overlord: Annotated[list[PurseFile], msgspec.Meta(min_length=1, max_length=4)]
    river: Annotated[list[RiverFile], msgspec.Meta(min_length=1, max_length=10)]
    reserve_units: list[RiverFile] = []  # that come later, by an event or a special
    allies: list[AlliesFile] = []
    mutineers: Id = ""  # of the reserve units: pirates who join the first hero (CO-C56)
    stations: list[Id] = []  # areas where heroes move the marker on (CO-C57)
    reinforcement: list[Id]  # areas
    events: Annotated[int, msgspec.Meta(ge=0, le=4)] = 1  # carried out per activation; 0: all
    event: list[HappeningFile]
    chests: Annotated[list[Id], msgspec.Meta(max_length=60)] = []
    chest_difficulty: Small = 2
    last_chest: Id = ""  # the asset that lies in it in addition
    deck: list[Id] = []  # assets of the chests; an id of copies stands as often as it is in
    hidden: HiddenFile | None = None
    alarm: AlarmFile | None = None
    objects: dict[Id, Id] = {}  # assets that lie in areas from the start
    fixed: list[Id] = []  # of those: nobody can pick them up or hurt them
    head: dict[Id, Id] = {}  # the asset that a slain unit leaves behind
    no_doors: list[Id] = []  # units that cannot open a shut door
    no_control: list[Id] = []  # units that Mind Control cannot lead
    elevation: Colour = "yellow"  # CO-H34
    special: list[Special] = []
    marker: Small = 0  # where a marker of the scenario's own starts
    win: Annotated[list[WinFile], msgspec.Meta(min_length=1, max_length=6)]
    text: Text = ""


class BoxFile(Strict, kw_only=True):
    die: list[DieFile] = []
    hero: list[HeroFile] = []
    unit: list[UnitFile] = []
    event: list[EventFile] = []
    asset: list[AssetFile] = []
    spell: list[SpellFile] = []
    board: list[BoardFile] = []
    scenario: list[ScenarioFile] = []


class ScenariosFile(Strict, kw_only=True):
    scenario: list[ScenarioFile]


BOX = Path(__file__).parents[1] / "box"
FILES: Final = sorted(path.name for path in BOX.glob("*.toml"))


def shipped_scenarios() -> dict[str, tuple[int, int]]:
    """The fewest heroes and the most that each scenario of the box that ships is for."""
    found = {}
    for path in sorted(BOX.glob("scenario-*.toml")):
        for row in to_struct(read_toml(path), ScenariosFile, str(path)).scenario:
            found[row.id] = (row.fewest, len(row.hero))
    return found
