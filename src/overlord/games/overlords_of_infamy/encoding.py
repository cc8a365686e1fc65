"""Encoding of Overlords of Infamy: the map, who stands where, what each owns, and the tracks."""

from typing import Final

from mypy_extensions import i16, i64

from overlord.core.encoding import (
    Encoding,
    Numbers,
    clipped,
    number,
    numbers,
    put,
    put_bits,
    put_cards,
    put_fields,
    put_turned,
)
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.core.vectors import vec
from overlord.games.overlords_of_infamy.board import SPACES
from overlord.games.overlords_of_infamy.fields import NAMES, SPOT_NAMES
from overlord.games.overlords_of_infamy.marks import HOLDERS, STRONGHOLD
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.terms import Terms
from overlord.games.overlords_of_infamy.zones import (
    ACTIVE_CHAIR,
    ACTS_LEFT,
    AP,
    BARRACKS,
    BRIBED,
    DICE,
    EVENTS,
    FALLEN,
    FELL,
    FIRST,
    FLIPPED,
    GOODS,
    HAPPENED,
    HERO,
    INFAMY,
    LACKEY_ON,
    LEFT,
    MISERY,
    PLATED,
    POOL,
    RELIC_OF,
    RESTING,
    SABOTAGE_ON,
    SENT_OUT,
    STIRRED,
    TENSION,
    TILE_ON,
    TURNS_LEFT,
    VOICE,
    WALLS_ON,
)

OVERLORDS: Final = 4
SEATS: Final = 5
KINDS: Final = 7  # of resources
IN_FORCE: Final = 8  # World Events at once, at most as many as are told
TURN: Final = ["scratched", "ability-used", "sent", "harvested", "exploited", "acting", "cut-short"]


class InfamyEncoding(Encoding):
    """The Hero's chair is the last one and is not turned."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(
            setup,
            1,
            [*_tracks(), *_chairs(), *_events(len(setup.box.cards)), *_map(len(setup.box.cards))],
            Terms(setup.players, setup.options).overlords,
        )

    def fill_own(self, s: State, observer: int, out: vec[i16], at: i64) -> None:
        assert isinstance(s, Infamy)
        order = [chair for chair in self.order[observer] if chair < s.terms.overlords]
        turned = self.turned[observer]
        i = _put_tracks(s, turned, out, at)
        i = _put_chairs(s, order, out, i)
        voices = [s[VOICE + seat] for seat in range(s.players)]
        i = put_turned(out, i, voices, self.order[observer], SEATS)
        i = put_cards(out, i, s, EVENTS, self.first - 1, IN_FORCE)
        for j in range(min(s.count(LEFT), IN_FORCE)):
            out[i + j] = clipped(s.card(LEFT, j))
        i += IN_FORCE
        self._put_map(s, turned, out, i)

    def _put_map(self, s: Infamy, turned: list[int], out: vec[i16], at: i64) -> None:
        first: i64 = self.first - 1
        v = s.v
        tiles: i64 = TILE_ON
        walls: i64 = WALLS_ON
        lackeys: i64 = LACKEY_ON
        space: i64 = 0
        while space < SPACES:
            if v[tiles + space]:
                out[at + space] = i16(v[tiles + space] - first)
            out[at + SPACES + space] = i16(v[walls + space])
            space += 1
        i: i64 = at + 2 * SPACES
        for spot in s.cards(SENT_OUT):
            out[i + spot] = 1
        i += 2 * SPACES
        place: i64 = 0
        while place < 2 * SPACES:
            who = v[lackeys + place]
            if who:
                out[i + place] = i16(turned[who - 1] + 1)
            place += 1


def _tracks() -> list[Numbers]:
    return [
        number("first", 0, OVERLORDS - 1, "the first chair, turned"),
        number("active", 0, SEATS - 1, "the chair whose turn it is, turned"),
        number("ap", 0, 99, "Action Points left"),
        number("acts", 0, 9, "acts of Espionage left"),
        Numbers("done", TURN, 0, 1, "what has happened in this turn"),
        number("tension", 0, 10, "World Tension"),
        number("stirred", 0, 1, "whether a threshold was touched"),
        number("hero", 0, SPACES - 1, "the Hero's space"),
        number("fallen", 0, 1, "whether the Kingdom of Good has fallen"),
        number("flipped", 0, 200, "World Events so far"),
        number("events-needed", 0, 200, "World Events until the end"),
        number("final", -1, OVERLORDS, "turns left, -1 while nobody counts"),
    ]


def _chairs() -> list[Numbers]:
    goods = [f"{who}.{kind}" for who in range(OVERLORDS) for kind in range(KINDS)]
    goods += [f"{who}.{kind}" for who in ("stronghold", "supply") for kind in range(KINDS)]
    chair = "by chair, the observer's first"

    def each(name: str, low: int, high: int, about: str) -> Numbers:
        return numbers(name, OVERLORDS, low, high, f"{about}, {chair}")

    return [
        Numbers("goods", goods, 0, 99, f"resources {chair}, then the Stronghold and the Supply"),
        each("fell", 0, 1, "who lost a Lackey in this turn"),
        each("plated", 0, 1, "whom Armor Plating has helped this time"),
        each("relic", 0, 6, "the Relic, from 1 on"),
        each("barracks", 0, 6, "Lackeys that are ready"),
        each("resting", 0, 6, "Lackeys that lie down"),
        each("pool", 0, 6, "Lackeys in the Pool"),
        each("infamy", 0, 5, "Infamy"),
        each("misery", -100, 100, "Misery Points beside those of Plots"),
        each("points", -100, 999, "all Misery Points"),
        each("sabotage", 0, 2, "Sabotage tokens"),
        each("bribed", 0, SEATS, "the seat that plays the next turn, from 1 on"),
        each("dice", 0, 32767, "dice of a tie"),
        numbers("voice", SEATS, 0, SEATS - 1, f"the seat that answers now, {chair}"),
    ]


def _events(cards: int) -> list[Numbers]:
    about = "whom each still concerns: chairs as bits, and in whose turn it came from bit 8 on"
    return [
        numbers("event", IN_FORCE, 0, cards, "the World Events in force, in their order"),
        numbers("left", IN_FORCE, 0, 32767, about),
    ]


def _map(cards: int) -> list[Numbers]:
    return [
        Numbers("tile", NAMES, 0, cards, "the tile on each space, from 1 on"),
        Numbers("walls", NAMES, 0, 63, "its edges that are shut, as bits"),
        Numbers("sent", SPOT_NAMES, 0, 1, "whether the Lackey was sent out in this turn"),
        Numbers("lackey", SPOT_NAMES, 0, OVERLORDS, "whose Lackey stands there, from 1 on"),
    ]


def _put_tracks(s: Infamy, turned: list[int], out: vec[i16], at: i64) -> i64:
    i = put(out, at, turned[s[FIRST]])
    i = put(out, i, turned[s[ACTIVE_CHAIR]])
    i = put(out, i, s[AP])
    i = put(out, i, s[ACTS_LEFT])
    i = put_bits(out, i, s[HAPPENED], len(TURN))
    i = put(out, i, s[TENSION])
    i = put(out, i, s[STIRRED])
    i = put(out, i, s[HERO])
    i = put(out, i, s[FALLEN])
    i = put(out, i, s[FLIPPED])
    i = put(out, i, s.terms.events)
    return put(out, i, s[TURNS_LEFT])


def _put_chairs(s: Infamy, order: list[int], out: vec[i16], at: i64) -> i64:
    v = s.v
    i: i64 = at
    for chair in order:
        put_fields(out, i, s, GOODS + KINDS * chair, KINDS)
        i += KINDS
    i = at + KINDS * OVERLORDS
    i = put_fields(out, i, s, GOODS + KINDS * STRONGHOLD, KINDS * (HOLDERS - STRONGHOLD))
    fell, plated = v[FELL], v[PLATED]
    for chair in order:
        who: i64 = chair
        out[i] = i16(fell >> who & 1)
        out[i + OVERLORDS] = i16(plated >> who & 1)
        out[i + 2 * OVERLORDS] = i16(v[RELIC_OF + who] + 1)
        out[i + 3 * OVERLORDS] = i16(v[BARRACKS + who])
        out[i + 4 * OVERLORDS] = i16(v[RESTING + who])
        out[i + 5 * OVERLORDS] = i16(v[POOL + who])
        out[i + 6 * OVERLORDS] = i16(v[INFAMY + who])
        out[i + 7 * OVERLORDS] = i16(v[MISERY + who])
        out[i + 8 * OVERLORDS] = i16(s.points(chair))
        out[i + 9 * OVERLORDS] = i16(v[SABOTAGE_ON + who])
        out[i + 10 * OVERLORDS] = i16(v[BRIBED + who] + 1)
        out[i + 11 * OVERLORDS] = clipped(v[DICE + who])
        i += 1
    return at + KINDS * HOLDERS + 12 * OVERLORDS
