"""The Hero Phase: keep two, pass the rest to the left, until eight are kept."""

from typing import Any, Final

from overlord.core.frames import Frame, SeatTogether, Step
from overlord.core.offer import Offer
from overlord.games.dark_dealings.defense_phase import TakeUpHeroes
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import HAND, HERO_DISCARD, KEPT, LAYOUT


class KeepTwo(Step[DarkDealings]):
    """All choose two heroes at the same time."""

    rules = ("DD-10", "DD-12", "DD-64")

    def run(self, s: DarkDealings) -> None:
        s.then_all(KEEPS[s.players])


class KeepHero(SeatTogether[DarkDealings]):
    """One hero goes face down onto the own pile, which its owner may look through."""

    rules = ("DD-10", "DD-14")
    prompt = "keep-hero"

    def offer(self, s: DarkDealings, o: Offer) -> None:
        s.offer(HAND + self.seat, o)

    def choose(self, s: DarkDealings, action: int) -> None:
        s.cite("DD-10")
        s.sneak(action, HAND + self.seat, KEPT + self.seat)


class PassHands(Step[DarkDealings]):
    """Hands go to the left; a last single card is discarded face up and the phase is over."""

    rules = ("DD-11", "DD-12", "DD-13", "DD-64", "DD-65")

    def run(self, s: DarkDealings) -> None:
        if s.count(HAND) > 1:
            s.cite("DD-11")
            s.pass_on([HAND + seat for seat in range(s.players)])
            s.then(KeepTwo())
            return
        s.cite("DD-12")
        for seat in s.order():
            s.draw(HAND + seat, HERO_DISCARD)
        s.then(TakeUpHeroes())


def _keeps(players: int) -> list[Frame[Any]]:
    frames: list[Frame[Any]] = [PassHands()]
    for seat in range(players - 1, -1, -1):
        keep = KeepHero(seat)
        frames += [keep, keep]
    return frames


KEEPS: Final = [_keeps(players) for players in range(LAYOUT.chairs + 1)]  # last first
