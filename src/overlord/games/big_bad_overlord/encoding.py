"""Encoding of Big Bad Overlord: whose turn it is, who lives, and the battle that is fought."""

from mypy_extensions import i16, i64

from overlord.core.encoding import Encoding, Numbers, number, numbers, put
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.core.vectors import vec
from overlord.games.big_bad_overlord.state import BigBadOverlord
from overlord.games.big_bad_overlord.zones import (
    ALIVE,
    ATTACKER,
    CHAIRS,
    DECLINED,
    DEFENDER,
    FELL,
    HAUNTS,
    HELPERS,
    QUIET,
    ROUNDS,
    SHIELDS,
    STAGE,
    STRUCK,
    TURN,
)


class BigEncoding(Encoding):
    def __init__(self, setup: Setup) -> None:
        chair = "by chair, the observer's first"

        def who(name: str, about: str) -> Numbers:
            return numbers(name, CHAIRS, 0, 1, f"{about}, {chair}")

        super().__init__(
            setup,
            1,
            [
                who("turn", "whose turn it is"),
                who("alive", "who lives"),
                numbers("fell", CHAIRS, 0, 99, f"as how many-th it fell; 0: never, {chair}"),
                who("struck", "who was attacked in this turn"),
                who("attacker", "who attacks; nobody: a Do-Gooder, or there is no battle"),
                who("defender", "who defends"),
                number("battle", 0, 2, "1: between Dukes, 2: a Do-Gooder attacks"),
                number("stage", 0, 4, "of the battle: field, gate, walls, throne, Cataclysm"),
                number("round", 0, 999, "of the battle"),
                who("helpers", "who has lent cards to the attack"),
                who("shields", "who has lent cards to the defense"),
                who("quiet", "the observer's chairs that want to be asked no more"),
                who("declined", "the observer's chairs that have stayed out"),
                numbers("haunts", CHAIRS, 0, 99, f"what a Ghost has declared, {chair}"),
            ],
        )

    def fill_own(self, s: State, observer: int, out: vec[i16], at: i64) -> None:
        assert isinstance(s, BigBadOverlord)
        order = self.order[observer]
        i = put_chairs(out, at, 1 << s[TURN], order)
        i = put_chairs(out, i, s[ALIVE], order)
        i = put_row(s, FELL, out, i, order)
        i = put_chairs(out, i, s[STRUCK], order)
        fought = s[DEFENDER] >= 0
        i = put_chairs(out, i, 1 << s[ATTACKER] if s[ATTACKER] >= 0 else 0, order)
        i = put_chairs(out, i, 1 << s[DEFENDER] if fought else 0, order)
        i = put(out, i, (1 if s[ATTACKER] >= 0 else 2) if fought else 0)
        i = put(out, i, s[STAGE])
        i = put(out, i, s[ROUNDS])
        i = put_chairs(out, i, s[HELPERS], order)
        i = put_chairs(out, i, s[SHIELDS], order)
        i = put_chairs(out, i, s[QUIET] & self._mine(observer), order)
        i = put_chairs(out, i, s[DECLINED] & self._mine(observer), order)
        put_row(s, HAUNTS, out, i, order)

    def _mine(self, observer: int) -> int:
        """The observer's own chairs; what others want is nobody else's business."""
        bits = 0
        for chair, seat in enumerate(self.setup.chairs):
            if seat == observer:
                bits |= 1 << chair
        return bits


def put_row(s: BigBadOverlord, first: int, out: vec[i16], at: i64, order: list[int]) -> i64:
    """A number of each chair, in the observer's order."""
    i: i64 = at
    for chair in order:
        out[i] = i16(s[first + chair])
        i += 1
    return at + CHAIRS


def put_chairs(out: vec[i16], at: i64, chairs: int, order: list[int]) -> i64:
    """A set of chairs, in the observer's order."""
    i: i64 = at
    for chair in order:
        if chairs >> chair & 1:
            out[i] = 1
        i += 1
    return at + CHAIRS
