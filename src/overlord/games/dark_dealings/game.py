"""Dark Dealings as a game: seats, options, and how its states are made."""

from typing import Any

from overlord.core.box import Box
from overlord.core.errors import BadOption
from overlord.core.frames import Frame
from overlord.core.game import Game, Option
from overlord.core.layout import NOBODY
from overlord.core.position import Reader
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.games.dark_dealings import (
    combat_phase,
    defense_phase,
    hero_phase,
    plans,
    schema,
    solo,
)
from overlord.games.dark_dealings.box import DEFENSE, HERO, DarkBox
from overlord.games.dark_dealings.fight import Fight
from overlord.games.dark_dealings.forecast import forecast
from overlord.games.dark_dealings.heuristics.judge import DarkJudge
from overlord.games.dark_dealings.set_up import SetUp
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import (
    DEFENSE_DECK,
    FACED,
    HERO_DECK,
    LAYOUT,
    PILE,
)

OPTIONS = [Option("mode", ["normal", "hardcore"]), Option("row", ["5", "3", "4", "6", "7"])]
FRAMES: list[type[Frame[Any]]] = [
    SetUp,
    hero_phase.KeepTwo,
    hero_phase.KeepHero,
    hero_phase.PassHands,
    defense_phase.TakeUpHeroes,
    defense_phase.OpenMarket,
    defense_phase.PlayHero,
    defense_phase.Reveal,
    defense_phase.TakeDefense,
    combat_phase.CombatRound,
    combat_phase.FlipHero,
    combat_phase.FaceHero,
    combat_phase.PayWizard,
    combat_phase.Strike,
    combat_phase.TurnOther,
    solo.DealRows,
    solo.TakeHero,
    solo.TakeBelow,
    solo.ClearRows,
]


class DarkDealingsGame(Game):
    """1 to 6 overlords; a table of one plays with rows (DD-57)."""

    def __init__(self) -> None:
        super().__init__("dark-dealings", range(1, 7), OPTIONS, 2, "DD", LAYOUT, 1000, DarkJudge())

    def read_box(self, path: str) -> Box:
        return schema.from_file(path) if path else schema.shipped()

    def box_from(self, source: dict[str, object]) -> Box:
        return schema.from_source(source)

    def check(self, players: int, options: dict[str, str], box: Box) -> None:
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

    def sight(self, options: dict[str, str]) -> list[int]:
        """DD-50: in Hardcore nobody may look into a pile."""
        sight = self.layout.sight[:]
        if options["mode"] == "hardcore":
            for seat in range(self.layout.chairs):
                sight[PILE + seat] = NOBODY
        return sight

    def begin(self, setup: Setup, zones: list[list[int]], rng: Rng) -> State:
        zones[HERO_DECK] = setup.box.numbers(HERO)
        zones[DEFENSE_DECK] = setup.box.numbers(DEFENSE)
        side = [0] * len(setup.box.actions)
        return _table(setup, zones, 0, [SetUp()], rng, 0, side)

    def restore(
        self,
        setup: Setup,
        zones: list[list[int]],
        open: int,
        agenda: list[Frame[Any]],
        rng: Rng,
        fields: Reader,
    ) -> State:
        box = setup.box
        assert isinstance(box, DarkBox)
        fields.only(["first", "turned", "plan"])
        first = fields.part("first").number(0, setup.players - 1)
        side = [0] * len(setup.box.actions)
        for id, turned in fields.part("turned").table().items():
            card = box.number(id)
            if card < 0 or box.kinds[card] != DEFENSE:
                raise turned.bad("a defense of this box")
            if box.sides[card] == 1:
                raise turned.bad("no turn of a defense that has one side")
            side[card] = turned.number(1, box.sides[card] - 1)
        s = _table(setup, zones, open, agenda, rng, first, side)
        plan = fields.part("plan").numbers(1, len(setup.box.actions) - 1)
        top = agenda[-1] if agenda else None
        if isinstance(top, (combat_phase.Strike, combat_phase.TurnOther)):
            s.fight = _planned(s, top.seat, top.hero, plan, fields.part("plan"))
        elif plan:
            raise fields.part("plan").bad("no plan, as nobody is fighting")
        return s

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return {kind.__name__: kind for kind in FRAMES}

    def forecast(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, DarkDealings)
        return forecast(s, seat)


def _table(
    setup: Setup,
    zones: list[list[int]],
    open: int,
    agenda: list[Frame[Any]],
    rng: Rng,
    first: int,
    side: list[int],
) -> DarkDealings:
    box = setup.box
    assert isinstance(box, DarkBox)
    hardcore = setup.options["mode"] == "hardcore"
    return DarkDealings(setup, zones, open, agenda, rng, box, hardcore, first, side, None)


def _planned(s: DarkDealings, seat: int, hero: int, plan: list[int], reader: Reader) -> Fight:
    """A saved plan, taken up again step by step."""
    if hero not in s.zones[FACED]:
        raise reader.bad("a plan against the hero that is faced")
    fight = plans.begin(s, seat, hero)
    for action in plan:
        steps = fight.turns() if fight.striker >= 0 else fight.strikes()
        if action not in steps:
            raise reader.bad("a plan that the rules allow")
        fight.add(action)
    return fight
