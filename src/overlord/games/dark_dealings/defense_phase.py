"""The Defense Phase: boast with heroes, the boldest boast picks first."""

from typing import Any, Final

from overlord.core.frames import Choice, Frame, SeatTogether, Step
from overlord.core.offer import Offer
from overlord.games.dark_dealings.combat_phase import CombatRound
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import (
    CHOSEN,
    DEFENSE_DECK,
    DEFENSES,
    FIRST,
    HAND,
    KEPT,
    LAYOUT,
    MARKET,
    PILE,
)


class TakeUpHeroes(Step[DarkDealings]):
    """The eight kept heroes return to hand."""

    rules = ("DD-15",)

    def run(self, s: DarkDealings) -> None:
        for seat in range(s.players):
            while s.count(KEPT + seat):
                s.draw(KEPT + seat, HAND + seat)
        s.then(OpenMarket())


class OpenMarket(Step[DarkDealings]):
    """Two defenses per player are turned up; all choose two heroes in secret."""

    rules = ("DD-16", "DD-17", "DD-21", "DD-66")

    def run(self, s: DarkDealings) -> None:
        if not s.count(HAND):
            s.then(CombatRound())
            return
        s.cite("DD-16")
        for _ in range(2 * s.players):
            s.draw(DEFENSE_DECK, MARKET)
        for seat in range(s.players):
            s.conceal(CHOSEN + seat)
        s.then_all(PLAYS[s.players])


class PlayHero(SeatTogether[DarkDealings]):
    """A hero is laid face down in front of its owner."""

    rules = ("DD-17",)
    prompt = "play-hero"

    def offer(self, s: DarkDealings, o: Offer) -> None:
        s.offer(HAND + self.seat, o)

    def choose(self, s: DarkDealings, action: int) -> None:
        s.sneak(action, HAND + self.seat, CHOSEN + self.seat)


class Reveal(Step[DarkDealings]):
    """All chosen heroes are turned up; the highest Challenge Value picks first."""

    rules = ("DD-17", "DD-18", "DD-19", "DD-22")

    def run(self, s: DarkDealings) -> None:
        s.cite("DD-17")
        for seat in range(s.players):
            s.reveal(CHOSEN + seat)
        picks: list[Frame[Any]] = []
        for pick in by_challenge(s):
            seat = (s[FIRST] + (pick >> 1 & 7)) % s.players
            picks.append(TakeDefense(seat, s.card(CHOSEN + seat, pick & 1)))
        picks.reverse()
        s.then_all(picks)


class TakeDefense(Choice[DarkDealings]):
    """Its owner takes a defense of choice; the used hero goes onto the pile."""

    rules = ("DD-18", "DD-20", "DD-B11")
    prompt = "take-defense"

    def __init__(self, seat: int, hero: int) -> None:
        self.seat = seat
        self.hero = hero

    def offer(self, s: DarkDealings, o: Offer) -> None:
        s.offer(MARKET, o)

    def choose(self, s: DarkDealings, action: int) -> None:
        s.cite("DD-18" if s.count(MARKET) == 2 * s.players else "DD-19")
        s.move(action, MARKET, DEFENSES + self.seat)
        s.cite("DD-20")
        s.move(self.hero, CHOSEN + self.seat, PILE + self.seat)


def by_challenge(s: DarkDealings) -> list[int]:
    """The chosen heroes in the order in which they pick: the last bit says which of the two, the
    three before it how far to the left of the first player their owner sits.

    DD-22: of equal heroes the one whose owner's other hero is higher; DD-B26: then the seat
    nearer to the first player, to the left.
    """
    challenge = s.box.challenge
    picks: list[int] = []
    for i in range(s.players):
        chosen = CHOSEN + (s[FIRST] + i) % s.players
        one = 255 - challenge[s.card(chosen, 0)]
        other = 255 - challenge[s.card(chosen, 1)]
        picks.append(one << 12 | other << 4 | 2 * i)
        picks.append(other << 12 | one << 4 | 2 * i + 1)
    picks.sort()
    return picks


def _plays(players: int) -> list[Frame[Any]]:
    frames: list[Frame[Any]] = [OpenMarket(), Reveal()]
    for seat in range(players - 1, -1, -1):
        play = PlayHero(seat)
        frames += [play, play]
    return frames


PLAYS: Final = [_plays(players) for players in range(LAYOUT.chairs + 1)]  # last first
