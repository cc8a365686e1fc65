"""Encoding of Conan: the River, where everybody stands, gems, and the blow that is struck."""

from typing import Final

from mypy_extensions import i16, i64

from overlord.core.encoding import (
    Encoding,
    Numbers,
    number,
    numbers,
    put,
    put_bits,
    put_cards,
    put_fields,
    put_list,
)
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.core.vectors import vec
from overlord.games.conan.components.box import MOST_DICE, SPELL, ConanBox
from overlord.games.conan.state import Conan
from overlord.games.conan.zones import (
    ACTIVATIONS,
    ACTIVE,
    ARROWS,
    BARRICADES,
    BASE,
    BOARD,
    BODIES,
    BOLD,
    CHAIRS,
    CHESTS,
    DICE,
    FACES,
    FINISHED,
    GEMS,
    GONE,
    GROUND,
    GUARDING,
    HELP,
    HOW,
    JAMMED,
    LANDING,
    MARKER,
    POWER,
    QUIET,
    REINFORCEMENT,
    RIVER,
    SECOND_WEAPON,
    SIDE,
    SIEGE,
    SPOTS,
    STANCES,
    STARTED,
    STRIKER,
    STRONG,
    STRUCK_BY,
    TARGET,
    TURN,
    USED,
    VICTIMS,
    WEAPON,
    WORKED,
)

TILES: Final = 12  # of the River, at most as many as are told
HEROES: Final = CHAIRS - 1
WORK_CELLS: Final = 8 * CHAIRS  # stations of each hero
STATIONS: Final = 8
TOLD_VICTIMS: Final = 12
COLOURS: Final = 3  # of dice
BLOW_CELLS: Final = [
    "how",
    "striker",
    "target",
    "weapon",
    "second-weapon",
    "landing",
    "strong",
    "power",
    "guarding",
    "spell",
    "help",
    "stored",
]
SPOT_NAMES: Final = [
    "reserve",
    "fatigue",
    "wounds",
    "melee",
    "ranged",
    "move",
    "manipulation",
    "guard",
    "reroll",
    "allies",
]


class ConanEncoding(Encoding):
    """Chairs are parts, the Overlord and the heroes, and are not turned."""

    def __init__(self, setup: Setup) -> None:
        box = setup.box
        assert isinstance(box, ConanBox)
        scenarios = box.scenarios
        self.areas = max(len(scenario.board.places) for scenario in scenarios)
        self.borders = max(len(scenario.board.borders) for scenario in scenarios)
        self.hiding = max(len(scenario.hiding) for scenario in scenarios)
        self.gates = max(len(scenario.gates) for scenario in scenarios)
        self.spells = box.numbers(SPELL)
        self.placed = box.boards[0].first - box.first  # all but areas and tokens
        self.figures = box.figures - box.first
        super().__init__(
            setup, 1, [*self._turn_runs(box), *self._place_runs(), *self._figure_runs(box)], 0
        )

    def fill_own(self, s: State, observer: int, out: vec[i16], at: i64) -> None:
        assert isinstance(s, Conan)
        i = _put_turn(s, self.first - 1, out, at)
        laid = s.laid_row
        for spell in self.spells:
            out[i] = i16(laid[spell])
            i += 1
        i = _put_numbers(s, out, i)
        i = _put_blow(s, out, i)
        i = self._put_places(s, out, i)
        self._put_figures(s, out, i)

    def _put_places(self, s: Conan, out: vec[i16], at: i64) -> i64:
        _count(out, at, s, CHESTS)
        i: i64 = at + self.areas
        _count(out, i, s, BODIES)
        i = put_bits(out, i + self.areas, s.wrecked, self.borders)
        i = put_bits(out, i, s[GONE], self.hiding)
        i = put_bits(out, i, s[WORKED], WORK_CELLS)
        i = put_bits(out, i, s[JAMMED], STATIONS)
        put_list(out, i, s, BARRICADES)
        return i + self.gates

    def _put_figures(self, s: Conan, out: vec[i16], at: i64) -> None:
        """Models on the map, standing or lying; nobody else has an area, life or marks."""
        v = s.v
        where = s.at_row
        first: i64 = at - self.first
        i: i64 = s.offsets[GROUND]
        end: i64 = i + v[GROUND]
        while i < end:
            out[first + v[i]] = i16(where[v[i]] + 1)
            i += 1
        life, points, bought = s.life_row, s.points_row, s.bought_row
        marks, halo = s.marks_row, s.halo_row
        figures: i64 = self.figures
        last: i64 = first + self.placed
        i = s.offsets[BOARD]
        end = i + v[BOARD]
        while i < end:
            card = v[i]
            out[first + card] = i16(where[card] + 1)
            cell = last + card
            out[cell] = i16(life[card])
            out[cell + figures] = i16(points[card])
            out[cell + 2 * figures] = i16(bought[card])
            out[cell + 3 * figures] = i16(marks[card])
            out[cell + 4 * figures] = i16(halo[card])
            i += 1

    def _turn_runs(self, box: ConanBox) -> list[Numbers]:
        gems = [f"{chair}.{spot}" for chair in range(CHAIRS) for spot in SPOT_NAMES]
        spells = [box.card(spell).id for spell in self.spells]
        chairs = "by chair: the Overlord, then the heroes"
        cards, units = len(box.cards), len(box.units)
        return [
            numbers("river", TILES, 0, cards, "the tiles of the River, from the left"),
            number("turn", 0, 32767, "the turn marker"),
            number("side", 0, 1, "whose turn it is: the Overlord's or the heroes'"),
            numbers("started", CHAIRS, 0, 1, f"who has begun to spend base movement, {chairs}"),
            numbers("aggressive", CHAIRS, 0, 1, f"who is aggressive, {chairs}"),
            numbers("stances", CHAIRS, 0, 1, f"who has taken a stance in this turn, {chairs}"),
            numbers("done", CHAIRS, 0, 1, "seats of heroes that are done with this turn"),
            numbers("hero", HEROES, 0, cards, "the heroes by chair, from 1 on"),
            Numbers("gems", gems, 0, 100, f"where the gems lie, {chairs}"),
            numbers("base", CHAIRS, -20, 20, f"base movement left, {chairs}"),
            Numbers("laid", spells, 0, 100, "the gems on a spell card"),
            number("quiet", 0, 1, "1 until the alarm is raised"),
            number("activations", 0, 9, "activations of the Overlord so far"),
            number("active", 0, units, "the unit that is activated, from 1 on"),
            number("reinforcement", 0, 100, "reinforcement points left"),
            number("marker", 0, 100, "the marker of the scenario"),
            number("siege", -1, 100, "what the active unit attacks"),
            *_blow_runs(len(box.actions)),
        ]

    def _place_runs(self) -> list[Numbers]:
        return [
            numbers("chests", self.areas, 0, 9, "chests, by the areas of the board"),
            numbers("bodies", self.areas, 0, 9, "dead minions that somebody may find, by area"),
            numbers("wrecked", self.borders, 0, 1, "borders that are open now"),
            numbers("gone", self.hiding, 0, 1, "priests who have talked or died"),
            numbers("worked", WORK_CELLS, 0, 1, "stations where heroes have worked in this turn"),
            numbers("jammed", STATIONS, 0, 1, "stations out of order"),
            numbers("barricades", self.gates, 0, 20, "life left, by the gates of the scenario"),
        ]

    def _figure_runs(self, box: ConanBox) -> list[Numbers]:
        ids = [card.id for card in box.cards]
        every = ids[: self.placed]
        figures = ids[: self.figures]
        return [
            Numbers("area", every, 0, self.areas, "the area where somebody stands, from 1 on"),
            Numbers("life", figures, 0, 100, "life left"),
            Numbers("points", figures, -100, 100, "base movement left of a unit's model"),
            Numbers("extra", figures, -100, 100, "points bought for it in this activation"),
            Numbers("marks", figures, 0, 32767, "marks on somebody, as bits"),
            Numbers("halo", figures, 0, 999, "the Halo in force, as an action"),
        ]


def _blow_runs(actions: int) -> list[Numbers]:
    return [
        Numbers(
            "blow", BLOW_CELLS, -2, actions, "the blow that is struck: figures and cards as actions"
        ),
        numbers("colour", MOST_DICE, 0, 9, "the colours of its dice, from 1 on"),
        numbers("face", MOST_DICE, 0, 9, "what they show, from 1 on; 0: not thrown yet"),
        numbers("used", MOST_DICE, 0, 1, "those rerolled for free"),
        numbers("arrows", COLOURS, 0, 99, "the free rerolls left by colour"),
        numbers("victims", TOLD_VICTIMS, 0, actions, "whom it strikes, as actions, from 1 on"),
    ]


def _count(out: vec[i16], at: i64, s: Conan, place: i64) -> None:
    """Number of times each area is in a list."""
    v = s.v
    i = s.offsets[place]
    end = i + v[place]
    while i < end:
        out[at + v[i]] += 1
        i += 1


def _put_turn(s: Conan, first: i64, out: vec[i16], at: i64) -> i64:
    """Row up to the gems on spells."""
    i = put_cards(out, at, s, RIVER, first, TILES)
    i = put(out, i, s[TURN])
    i = put(out, i, s[SIDE])
    i = put_bits(out, i, s[STARTED], CHAIRS)
    i = put_bits(out, i, s[BOLD], CHAIRS)
    i = put_bits(out, i, s[STANCES], CHAIRS)
    i = put_bits(out, i, s[FINISHED], CHAIRS)
    heroes = s.terms.hero_row
    chairs: i64 = s.chairs
    chair: i64 = 1
    while chair < chairs:
        out[i + chair - 1] = i16(heroes[chair] - first)
        chair += 1
    i += HEROES
    put_fields(out, i, s, GEMS, SPOTS * chairs)
    i += CHAIRS * SPOTS
    put_fields(out, i, s, BASE, chairs)
    return i + CHAIRS


def _put_numbers(s: Conan, out: vec[i16], at: i64) -> i64:
    i = put(out, at, s[QUIET])
    i = put(out, i, s[ACTIVATIONS])
    i = put(out, i, s[ACTIVE] + 1)
    i = put(out, i, s[REINFORCEMENT])
    i = put(out, i, s[MARKER])
    return put(out, i, s[SIEGE])


def _put_blow(s: Conan, out: vec[i16], at: i64) -> i64:
    i = put(out, at, s[HOW])
    i = put(out, i, s[STRIKER])
    i = put(out, i, s[TARGET])
    i = put(out, i, s[WEAPON])
    i = put(out, i, s[SECOND_WEAPON])
    i = put(out, i, s[LANDING])
    i = put(out, i, s[STRONG])
    i = put(out, i, s[POWER])
    i = put(out, i, s[GUARDING])
    i = put(out, i, s[STRUCK_BY])
    i = put(out, i, s[HELP])
    i = put(out, i, len(s.stored))
    i = put_cards(out, i, s, DICE, -1, MOST_DICE)
    i = put_cards(out, i, s, FACES, -1, MOST_DICE)
    i = put_cards(out, i, s, USED, 0, MOST_DICE)
    i = put_cards(out, i, s, ARROWS, 0, COLOURS)
    return put_cards(out, i, s, VICTIMS, -1, TOLD_VICTIMS)
