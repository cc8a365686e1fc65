"""Step 1, choose the horde: the die, Confusion spells and rounds of drinks."""

from typing import Final

from overlord.core.events import HIDDEN
from overlord.core.frames import Refusal, SeatChoice, Step
from overlord.core.offer import Offer
from overlord.games.bellum_magica.box import BUY_A_ROUND, CAST_CONFUSION, PASS
from overlord.games.bellum_magica.state import BellumMagica
from overlord.games.bellum_magica.zones import BARRELS, CAPTAIN, CAST, DIE, LAYOUT, SPELLS


class RollDie(Step[BellumMagica]):
    """The Captain rolls: that row is active for everybody, unless somebody wants another."""

    rules = ("BM-13", "BM-14", "BM-M1")

    def run(self, s: BellumMagica) -> None:
        s.cite("BM-13")
        s[DIE] = s.roll(6, "horde")
        ask(s, 0)


class RollAgain(SeatChoice[BellumMagica]):
    """Leave the die as it lies, buy a round, or, as Captain, cast a Confusion spell."""

    rules = ("BM-15", "BM-16", "BM-19", "BM-21", "BM-M1")
    prompt = "roll-again"

    def offer(self, s: BellumMagica, o: Offer) -> None:
        o.add(PASS)
        if s[BARRELS + self.seat]:
            o.add(BUY_A_ROUND)
        if self.seat == s[CAPTAIN] and s[CAST + self.seat] < s[SPELLS + self.seat]:
            o.add(CAST_CONFUSION)

    def candidates(self, s: BellumMagica) -> list[int]:
        return [PASS, BUY_A_ROUND, CAST_CONFUSION]

    def refusal(self, s: BellumMagica, action: int) -> Refusal | None:
        if action == BUY_A_ROUND and not s[BARRELS + self.seat]:
            return Refusal("no-barrel", "BM-19")
        if action == CAST_CONFUSION and self.seat != s[CAPTAIN]:
            return Refusal("not-captain", "BM-15")
        if action == CAST_CONFUSION and s[CAST + self.seat] >= s[SPELLS + self.seat]:
            return Refusal("no-spell", "BM-17")
        return None

    def choose(self, s: BellumMagica, action: int) -> None:
        seat = self.seat
        if action == PASS:
            ask(s, (seat - s[CAPTAIN]) % s.players + 1)
            return
        if action == BUY_A_ROUND:  # BM-20: as long as there are Barrels
            s.cite("BM-19")
            s[BARRELS + seat] -= 1
            s.announce("buys-a-round", HIDDEN, seat, s[BARRELS + seat])
        else:  # BM-18: every spell that is not turned over yet
            s.cite("BM-16")
            s[CAST + seat] += 1
            s.announce("casts-confusion", HIDDEN, seat, s[SPELLS + seat] - s[CAST + seat])
        s.then(ROLL)


def ask(s: BellumMagica, turn: int) -> None:
    """BM-M1: the next who could change the roll; BM-21: if there is none, it stands."""
    for i in range(turn, s.players):
        if may_answer(s, i):
            s.then(ROLL_AGAIN[(s[CAPTAIN] + i) % s.players])
            return


def may_answer(s: BellumMagica, turn: int) -> bool:
    """BM-15, BM-19: whether the seat so far from the Captain could have the die rolled again."""
    seat = (s[CAPTAIN] + turn) % s.players
    return s[BARRELS + seat] > 0 or (turn == 0 and s[CAST + seat] < s[SPELLS + seat])


ROLL: Final = RollDie()
ROLL_AGAIN: Final = [RollAgain(seat) for seat in range(LAYOUT.chairs)]
