"""Big Bad Overlord as a game: seats, options, and how its states are made."""

from typing import Any, Final

from overlord.core.box import Box
from overlord.core.errors import BadOption
from overlord.core.frames import Frame
from overlord.core.game import Game, Option
from overlord.core.position import Reader
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.games.big_bad_overlord import (
    campaign,
    do_gooders,
    doomsday,
    drawing,
    quests,
    rearranging,
    schema,
    set_up,
    turn,
    two_dukes,
)
from overlord.games.big_bad_overlord.box import (
    ARTIFACT,
    DO_GOODER,
    DUKE,
    GHOST,
    MINION,
    BigBox,
)
from overlord.games.big_bad_overlord.combat import (
    allies,
    battle,
    cataclysm,
    citadel,
    ghosts,
    magic,
    melee,
    mind,
    rounds,
)
from overlord.games.big_bad_overlord.forecast import forecast
from overlord.games.big_bad_overlord.heuristics.judge import BigJudge
from overlord.games.big_bad_overlord.state import LAVA, NOBODY, BigBadOverlord
from overlord.games.big_bad_overlord.zones import (
    CHAIRS,
    DECK,
    DO_GOODERS,
    DUKES,
    GHOSTS,
    LAYOUT,
    MAT,
)

OPTIONS: Final = [
    Option("dukes", ["auto", "one", "two"]),
    Option("picking", ["dealt", "chosen"]),
]
FRAMES: Final[list[type[Frame[Any]]]] = [
    set_up.SetUp,
    set_up.PickDuke,
    set_up.Deal,
    set_up.Garrison,
    set_up.FirstMuster,
    turn.Turn,
    turn.Sortie,
    turn.EndTurn,
    drawing.Draw,
    drawing.PlaceCard,
    drawing.DiscardOne,
    rearranging.Rearrange,
    rearranging.Muster,
    campaign.Meet,
    campaign.March,
    campaign.Aftermath,
    campaign.Regroup,
    campaign.Press,
    campaign.Assault,
    campaign.Reward,
    campaign.Conquest,
    campaign.PayForSpoils,
    campaign.TakeSpoils,
    allies.Recruit,
    allies.JoinAttack,
    allies.Rally,
    allies.JoinDefense,
    allies.Withdraw,
    rounds.Round,
    rounds.Hides,
    rounds.Again,
    citadel.Ready,
    ghosts.Gather,
    ghosts.Seance,
    ghosts.Haunt,
    ghosts.CancelHaunt,
    mind.Mind,
    magic.Magic,
    melee.Melee,
    cataclysm.Dukesmack,
    battle.LineUp,
    battle.RoundOver,
    battle.Shrink,
    battle.Stow,
    do_gooders.SendOn,
    do_gooders.Visit,
    quests.Quest,
    quests.Onward,
    two_dukes.Inheritance,
    two_dukes.HandOver,
    doomsday.Cataclysm,
    doomsday.Doom,
]
FIELDS: Final = [
    "turn",
    "alive",
    "fell",
    "struck",
    "attacker",
    "defender",
    "stage",
    "round",
    "helpers",
    "shields",
    "quiet",
    "declined",
    "haunts",
]
BOUND: Final = 20_000


class BigBadOverlordGame(Game):
    """3 to 6 Dukes by the normal rules; two or three players may take two Dukes each (BBO-A18)."""

    def __init__(self) -> None:
        super().__init__(
            "big-bad-overlord", range(2, 7), OPTIONS, 2, "BBO", LAYOUT, BOUND, BigJudge()
        )

    def read_box(self, path: str) -> Box:
        return schema.from_file(path) if path else schema.shipped()

    def box_from(self, source: dict[str, object]) -> Box:
        return schema.from_source(source)

    def chairs(self, players: int, options: dict[str, str]) -> list[int]:
        """BBO-118, BBO-127: "auto" is one Duke each, but two for two players."""
        dukes = options["dukes"]
        two = dukes == "two" or (dukes == "auto" and players == 2)
        return [seat for seat in range(players) for _ in range(2 if two else 1)]

    def check(self, players: int, options: dict[str, str], box: Box) -> None:
        """BBO-A18: who may play with how many Dukes; the box must be able to supply the table."""
        if players == 2 and options["dukes"] == "one":
            raise BadOption("two players of big-bad-overlord need two Dukes each")
        if players > 3 and options["dukes"] == "two":
            raise BadOption("two Dukes each are for two or three players of big-bad-overlord")
        chairs = len(self.chairs(players, options))
        found = len(box.numbers(MINION)) + len(box.numbers(ARTIFACT))
        if len(box.numbers(DUKE)) < chairs or found <= 6 * chairs:
            need = f"{chairs} Dukes and more than {6 * chairs} minions"
            raise BadOption(f"this table needs a box with {need}")

    def begin(self, setup: Setup, zones: list[list[int]], rng: Rng) -> State:
        box = setup.box
        zones[DECK] = box.numbers(MINION) + box.numbers(ARTIFACT)
        zones[DO_GOODERS] = box.numbers(DO_GOODER)
        zones[DUKES] = box.numbers(DUKE)
        zones[GHOSTS] = box.numbers(GHOST)
        s = _table(setup, zones, 0, [set_up.SetUp()], rng)
        s.alive = (1 << len(setup.chairs)) - 1
        return s

    def restore(
        self,
        setup: Setup,
        zones: list[list[int]],
        open: int,
        agenda: list[Frame[Any]],
        rng: Rng,
        fields: Reader,
    ) -> State:
        fields.only(FIELDS)
        s = _table(setup, zones, open, agenda, rng)
        last = s.chairs - 1
        s.turn = fields.part("turn").number(0, last)
        s.alive = _bits(fields.part("alive"), last)
        s.fell = _row(fields.part("fell"), s.chairs, CHAIRS)
        s.struck = _bits(fields.part("struck"), last)
        s.attacker = fields.part("attacker").number(-1, last)
        s.defender = fields.part("defender").number(-1, last)
        s.stage = fields.part("stage").number(0, LAVA)
        s.round = fields.part("round").number(0, BOUND)
        s.helpers = _bits(fields.part("helpers"), last)
        s.shields = _bits(fields.part("shields"), last)
        s.quiet = _bits(fields.part("quiet"), last)
        s.declined = _bits(fields.part("declined"), last)
        s.haunts = _row(fields.part("haunts"), s.chairs, ghosts.SPENT)
        return s

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return {kind.__name__: kind for kind in FRAMES}

    def factions(self, s: State, seat: int) -> list[int]:
        """The Dukes of a seat."""
        dukes: list[int] = []
        for chair, owner in enumerate(s.setup.chairs):
            if owner == seat:
                dukes += s.zones[MAT + chair]
        return dukes

    def forecast(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, BigBadOverlord)
        return forecast(s)


def _bits(reader: Reader, last: int) -> int:
    bits = 0
    for chair in reader.numbers(0, last):
        bits |= 1 << chair
    return bits


def _row(reader: Reader, chairs: int, most: int) -> list[int]:
    numbers = reader.numbers(0, most)
    if len(numbers) != chairs:
        raise reader.bad(f"{chairs} numbers, one for each Duke")
    return numbers + [0] * (CHAIRS - chairs)


def _table(
    setup: Setup, zones: list[list[int]], open: int, agenda: list[Frame[Any]], rng: Rng
) -> BigBadOverlord:
    box = setup.box
    assert isinstance(box, BigBox)
    return BigBadOverlord(
        setup,
        zones,
        open,
        agenda,
        rng,
        box,
        turn=0,
        alive=0,
        fell=[0] * CHAIRS,
        struck=0,
        attacker=NOBODY,
        defender=NOBODY,
        stage=0,
        round=0,
        helpers=0,
        shields=0,
        quiet=0,
        declined=0,
        haunts=[0] * CHAIRS,
    )
