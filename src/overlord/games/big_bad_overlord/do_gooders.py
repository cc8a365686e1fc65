"""Do-Gooders: charmed ones are sent on against somebody else."""

from overlord.core.frames import Choice, Step
from overlord.games.big_bad_overlord.combat import battle
from overlord.games.big_bad_overlord.rearranging import muster
from overlord.games.big_bad_overlord.state import GOOD, BigBadOverlord
from overlord.games.big_bad_overlord.zones import MAT


class SendOn(Choice[BigBadOverlord]):
    """Whoever has charmed a Do-Gooder names its next opponent."""

    rules = ("BBO-63", "BBO-65", "BBO-A31")
    prompt = "send-on"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: BigBadOverlord) -> list[int]:
        return [s.zones[MAT + chair][0] for chair in s.members(s.alive) if chair != self.chair]

    def choose(self, s: BigBadOverlord, action: int) -> None:
        battle.end(s)
        s.then(Visit(s.chair_of(action)))


class Visit(Step[BigBadOverlord]):
    """A Do-Gooder and its followers turn against a player, who is the defender."""

    rules = ("BBO-15", "BBO-62", "BBO-67", "BBO-A7")

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: BigBadOverlord) -> None:
        battle.begin(s, GOOD, self.chair)
        muster(s, self.chair)
        s.then(battle.LINE_UP)
