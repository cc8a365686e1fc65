"""Dark Dealings as a game: seats, options, and how its states are made."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from mypy_extensions import i64

from overlord.core.box import Box
from overlord.core.encoding import Encoding
from overlord.core.errors import BadOption
from overlord.core.frames import Frame
from overlord.core.game import GameOf, Option
from overlord.core.layout import NOBODY
from overlord.core.position import Reader
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.vectors import vec
from overlord.games.dark_dealings import plans, schema
from overlord.games.dark_dealings.box import DEFENSE, HERO
from overlord.games.dark_dealings.combat_phase import Strike, TurnOther
from overlord.games.dark_dealings.encoding import DarkEncoding
from overlord.games.dark_dealings.fight import Fight
from overlord.games.dark_dealings.forecast import forecast
from overlord.games.dark_dealings.heuristics.judge import DarkJudge
from overlord.games.dark_dealings.set_up import SetUp
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import (
    DEFENSE_DECK,
    FACED,
    HARDCORE,
    HERO_DECK,
    LAYOUT,
    PILE,
    PLAN,
)

OPTIONS = [Option("mode", ["normal", "hardcore"]), Option("row", ["5", "3", "4", "6", "7"])]


class DarkDealingsGame(GameOf[DarkDealings]):
    """1 to 6 overlords; a table of one plays with rows (DD-57)."""

    def __init__(self) -> None:
        super().__init__("dark-dealings", range(1, 7), OPTIONS, 2, "DD", LAYOUT, 1000, DarkJudge())

    def read_box(self, path: str) -> Box:
        return schema.BOXES.read(path)

    def box_from(self, source: dict[str, object]) -> Box:
        return schema.BOXES.from_source(source)

    def check(self, players: int, options: Mapping[str, str], box: Box) -> None:
        """DD-B25: the box must be able to supply the table; rows are for one player."""
        row = int(options["row"])
        if players > 1 and options["row"] != self.options["row"].default:
            raise BadOption("option row of dark-dealings is for one player only")
        heroes = 9 * players if players > 1 else 4 * row
        defenses = 8 * players if players > 1 else 4 * row
        found = f"{len(box.numbers(HERO))} and {len(box.numbers(DEFENSE))}"
        if len(box.numbers(HERO)) < heroes or len(box.numbers(DEFENSE)) < defenses:
            need = f"{heroes} heroes and {defenses} defenses"
            raise BadOption(f"this table needs a box with {need}, found {found}")

    def sight(self, options: Mapping[str, str]) -> list[int]:
        """DD-50: in Hardcore nobody may look into a pile."""
        sight = self.layout.sight[:]
        if options["mode"] == "hardcore":
            for seat in range(self.layout.chairs):
                sight[PILE + seat] = NOBODY
        return sight

    def state(self, setup: Setup, v: vec[i64], agenda: vec[Frame[Any]], rng: Rng) -> DarkDealings:
        return DarkDealings(setup, v, agenda, rng)

    def encoding(self, setup: Setup) -> Encoding:
        return DarkEncoding(setup)

    def lay_out(self, s: DarkDealings) -> None:
        s.put_all(HERO_DECK, s.box.numbers(HERO))
        s.put_all(DEFENSE_DECK, s.box.numbers(DEFENSE))
        set_mode(s)
        s.then(SetUp())

    def check_position(self, s: DarkDealings, fields: Reader) -> None:
        """Turned defenses have that many sides, and a plan is one that the rules allow."""
        set_mode(s)
        for id, turned in fields.part("turned").table().items():
            card = s.box.number(id)
            if s.box.kinds[card] != DEFENSE:
                raise turned.bad("a defense of this box")
            if s.box.sides[card] == 1:
                raise turned.bad("no turn of a defense that has one side")
            turned.number(1, s.box.sides[card] - 1)
        plan = fields.part("plan")
        top = s.agenda[len(s.agenda) - 1] if s.agenda else None
        if isinstance(top, (Strike, TurnOther)):
            s.fight = _fight_of(s, top.seat, top.hero, plan)
        elif s.count(PLAN):
            raise plan.bad("no plan, as nobody is fighting")

    def forecast(self, s: DarkDealings, seat: int) -> dict[str, object]:
        return forecast(s, seat)


def set_mode(s: DarkDealings) -> None:
    s[HARDCORE] = int(s.setup.options["mode"] == "hardcore")


def _fight_of(s: DarkDealings, seat: int, hero: int, plan: Reader) -> Fight:
    """The fight of a saved plan, taken up again step by step."""
    if not s.holds(FACED, hero):
        raise plan.bad("a plan against the hero that is faced")
    fight = plans.begin(s, seat, hero)
    for action in s.cards(PLAN):
        if action not in fight.next_actions():
            raise plan.bad("a plan that the rules allow")
        fight.add(action)
    return fight
