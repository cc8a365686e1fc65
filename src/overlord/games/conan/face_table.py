"""Table of Conan as data for a board: what changes while a game is played."""

from typing import Literal

from msgspec import Struct

HideoutKind = Literal["place", "priest", "hoard"]
StationKind = Literal["sails", "helm", "ballista"]
HideoutState = Literal["closed", "searched", "secret", "dead"]


class Hideout(Struct):
    """A numbered place: nothing was found there yet, nothing is there, or the reader hid it.

    A priest may wait there; or the things of the hero of a `chair` may lie there.
    """

    card: int
    area: str
    number: int
    kind: HideoutKind
    state: HideoutState
    chair: int


class Station(Struct):
    """Place where the marker is moved on. A ballista may be out of order, or done for this turn; at
    sails or helm heroes have `worked` in this turn.
    """

    area: str
    kind: StationKind
    jammed: bool
    shot: bool
    worked: list[int]
    line: str


class Blow(Struct, rename="kebab"):
    """An attack that is being carried out. `colours` and `faces` are by die; -1: not thrown."""

    how: int
    striker: int
    target: int
    weapon: int
    second_weapon: int
    landing: int
    strong: int
    power: int
    guarding: int
    spell: int
    help: int
    colours: list[int]
    faces: list[int]
    used: list[int]
    arrows: list[int]
    victims: list[int]


class TableFacts(Struct, rename="kebab"):
    """Cards and areas by id, gates and borders by number. `gems`: by chair, then by spot;
    `chairs`: the seats by chair, the Overlord's first; `costs`: by tile of the River.
    """

    turn: int
    side: int
    started: int
    aggressive: int
    stances: int
    done: int
    siege: int
    quiet: int
    worked: int
    jammed: int
    activations: int
    active: int
    reinforcement: int
    marker: int
    verdict: int
    gems: list[list[int]]
    base: list[int]
    characters: list[int]
    bodies: list[str]
    chests: list[str]
    wrecked: list[int]
    barricades: list[int]
    gone: list[int]
    at: dict[str, str]
    laid: dict[str, int]
    life: dict[str, int]
    points: dict[str, int]
    extra: dict[str, int]
    marks: dict[str, int]
    halo: dict[str, int]
    blow: Blow
    stored: list[Blow]
    chairs: list[int]
    heroes: list[int]
    recovery: int
    costs: list[int]
    hideouts: list[Hideout] = []
    stations: list[Station] = []
