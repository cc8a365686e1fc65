"""Conan as a game: seats, options, and how its states are made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from mypy_extensions import i64

from overlord.core.box import Box
from overlord.core.encoding import Encoding
from overlord.core.errors import BadOption
from overlord.core.frames import Frame
from overlord.core.game import GameOf, Option
from overlord.core.layout import ASIDE
from overlord.core.position import Reader
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.vectors import vec
from overlord.games.conan.components import building
from overlord.games.conan.components.box import ConanBox
from overlord.games.conan.encoding import ConanEncoding
from overlord.games.conan.heuristics.judge import ConanJudge
from overlord.games.conan.scenarios.equipment import HIDDEN_EQUIPMENT
from overlord.games.conan.state import FATIGUE, RESERVE, Conan
from overlord.games.conan.table import set_up
from overlord.games.conan.table.blow import NOBODY, begin_blow
from overlord.games.conan.table.forecast import forecast
from overlord.games.conan.table.numbered_places import tokens_of
from overlord.games.conan.table.older_positions import current_position
from overlord.games.conan.table.terms import SCENARIOS, chairs_at, heroes_at, terms_of
from overlord.games.conan.zones import (
    ACTIVE,
    BARRICADES,
    CHARACTERS,
    CHESTS,
    DECK,
    GEMS,
    GONE,
    LAYOUT,
    MAP,
    MARKER,
    OVERLORD,
    PLACES,
    QUIET,
    RIVER,
    SIDE,
)

OPTIONS: Final = [
    Option("scenario", list(SCENARIOS)),
    Option("heroes", ["fewest", "most"]),
    Option("characters", ["suggested", "chosen"]),  # CO-C69
]
BOUND: Final = 30_000


class ConanGame(GameOf[Conan]):
    """One Overlord, and one to four heroes among the other seats (CO-C25)."""

    def __init__(self) -> None:
        super().__init__("conan", range(2, 6), OPTIONS, 3, "CO", LAYOUT, BOUND, ConanJudge())

    def read_box(self, path: str) -> Box:
        return building.BOXES.read(path)

    def box_from(self, source: dict[str, object]) -> Box:
        return building.BOXES.from_source(source)

    def from_json(self, position: object, box: Box | None = None) -> Conan:
        return super().from_json(current_position(position), box)

    def chairs(self, players: int, options: Mapping[str, str]) -> list[int]:
        return chairs_at(players, options)

    def sides(self, players: int, options: Mapping[str, str]) -> list[int]:
        """The Overlord, and all heroes together."""
        return [0] + [1] * (players - 1)

    def factions(self, s: Conan, seat: int) -> list[int]:
        seats = s.terms.seats
        return [s.terms.heroes[chair] for chair in range(1, len(seats)) if seats[chair] == seat]

    def check(self, players: int, options: Mapping[str, str], box: Box) -> None:
        """CO-C25: a scenario has room for as many players as it has heroes, and the Overlord."""
        assert isinstance(box, ConanBox)
        scenario = options["scenario"]
        if box.scenario(scenario) is None:
            raise BadOption(f"this box has no scenario {scenario}")
        if heroes_at(players, options) < 0:
            most = SCENARIOS[scenario][1] + 1
            raise BadOption(f"{scenario} is for at most {most} players, not {players}")

    def encoding(self, setup: Setup) -> Encoding:
        return ConanEncoding(setup)

    def state(self, setup: Setup, v: vec[i64], agenda: vec[Frame[Any]], rng: Rng) -> Conan:
        box = setup.box
        assert isinstance(box, ConanBox)
        terms = terms_of(setup, list(range(len(setup.chairs) - 1)))
        size = box.boards[0].first  # areas and tokens hold no number
        figures = box.figures
        return Conan(
            setup,
            v,
            agenda,
            rng,
            box,
            terms,
            laid=vec[i64]([0] * size),
            at=vec[i64]([-1] * size),
            life=vec[i64]([0] * figures),
            points=vec[i64]([0] * figures),
            bought=vec[i64]([0] * figures),
            marks=vec[i64]([0] * figures),
            halo=vec[i64]([0] * figures),
            wrecked=0,
            stored=[],
            shared=0,
        )

    def lay_out(self, s: Conan) -> None:
        """CO-78, CO-80, CO-81, CO-84: gems are split, the River is filled, the deck is formed."""
        scenario = s.scenario
        first = s.board.first
        s.put_all(MAP, [first + area for area in range(s.board.size) if area not in s.board.out])
        s.put_all(RIVER, [berth.tile for berth in scenario.river])
        s.put_all(DECK, scenario.deck)
        searchers = range(1, s.chairs) if scenario.has(HIDDEN_EQUIPMENT) else [OVERLORD]
        for chair in searchers:
            s.put_all(PLACES + chair, tokens_of(s, chair))
        used = {card for zone in s.setup.zones for card in s.cards(zone)}
        every = range(s.box.first, len(s.box.actions))
        s.put_all(ASIDE, [card for card in every if card not in used])
        s[GEMS + RESERVE] = s.terms.purse.reserve
        s[GEMS + FATIGUE] = s.terms.purse.fatigue
        set_up.deal_gems(s)
        s.put_all(CHARACTERS, s.terms.characters)
        s.put_all(CHESTS, scenario.chests)
        s.put_all(BARRICADES, [gate.life for gate in scenario.gates])
        s[SIDE] = scenario.first
        s[QUIET] = 0 if scenario.alarm is None else 1
        s[MARKER] = scenario.marker
        begin_blow(s, 0, NOBODY)
        s.then(set_up.SetUp())

    def check_position(self, s: Conan, fields: Reader) -> None:
        if s[ACTIVE] >= len(s.box.units):
            raise fields.part("active").bad("a unit of this box, or -1")
        characters = s.cards(CHARACTERS)
        if sorted(characters) != list(range(s.chairs - 1)):
            raise fields.part("characters").bad("each hero of the table once")
        s.terms = terms_of(s.setup, characters)
        if s[GONE] >> len(s.scenario.hiding):
            raise fields.part("gone").bad("numbers of hiding places of this scenario")
        if s.count(BARRICADES) != len(s.scenario.gates):
            raise fields.part("barricades").bad(f"{len(s.scenario.gates)} numbers")

    def forecast(self, s: Conan, seat: int) -> dict[str, object]:
        return forecast(s)
