"""Alone: rows of heroes and defenses instead of the draft."""

from overlord.core.frames import Choice, Refusal, Step
from overlord.games.dark_dealings.combat_phase import CombatRound
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import (
    DEFENSE_DECK,
    DEFENSE_DISCARD,
    DEFENSE_ROW,
    DEFENSES,
    HERO_DECK,
    HERO_DISCARD,
    HERO_ROW,
    PILE,
)


class DealRows(Step[DarkDealings]):
    """Two rows are dealt and sorted, high to low; two heroes and two defenses are taken."""

    rules = ("DD-57", "DD-58", "DD-61", "DD-62")

    def __init__(self, deal: int) -> None:
        self.deal = deal

    def run(self, s: DarkDealings) -> None:
        for _ in range(int(s.setup.options["row"])):
            s.draw(HERO_DECK, HERO_ROW)
            s.draw(DEFENSE_DECK, DEFENSE_ROW)
        s.arrange(HERO_ROW, descending(s.zones[HERO_ROW], s.cards.challenge))
        s.arrange(DEFENSE_ROW, descending(s.zones[DEFENSE_ROW], s.cards.rank))
        s.then(TakeHero())
        s.then(TakeHero())
        s.then(ClearRows(self.deal))


class TakeHero(Choice[DarkDealings]):
    """Any hero of the row; it goes face down onto the pile with the defense it brings."""

    rules = ("DD-59", "DD-60")
    prompt = "take-hero-solo"

    def __init__(self) -> None:
        self.seat = 0

    def options(self, s: DarkDealings) -> list[int]:
        return s.zones[HERO_ROW]

    def choose(self, s: DarkDealings, action: int) -> None:
        s.then(TakeBelow(s.zones[HERO_ROW].index(action)))
        s.move(action, HERO_ROW, PILE)


class TakeBelow(Choice[DarkDealings]):
    """The defense below that hero or one further right."""

    rules = ("DD-59", "DD-60", "DD-B27")
    prompt = "take-defense-solo"

    def __init__(self, place: int) -> None:
        self.seat = 0
        self.place = place

    def options(self, s: DarkDealings) -> list[int]:
        return s.zones[DEFENSE_ROW][self.place :]

    def candidates(self, s: DarkDealings) -> list[int]:
        return s.zones[DEFENSE_ROW]

    def refusal(self, s: DarkDealings, action: int) -> Refusal | None:
        if s.zones[DEFENSE_ROW].index(action) < self.place:
            return Refusal("row", "DD-59")
        return None

    def choose(self, s: DarkDealings, action: int) -> None:
        s.move(action, DEFENSE_ROW, DEFENSES)


class ClearRows(Step[DarkDealings]):
    """What is left of both rows is discarded; after four deals the siege begins."""

    rules = ("DD-61", "DD-62", "DD-63", "DD-B16")

    def __init__(self, deal: int) -> None:
        self.deal = deal

    def run(self, s: DarkDealings) -> None:
        while s.zones[HERO_ROW]:
            s.draw(HERO_ROW, HERO_DISCARD)
        while s.zones[DEFENSE_ROW]:
            s.draw(DEFENSE_ROW, DEFENSE_DISCARD)
        s.then(DealRows(self.deal + 1) if self.deal < 4 else CombatRound())


def descending(cards: list[int], value: bytes) -> list[int]:
    """High to low; equal cards stay in the order in which they were dealt."""
    return sorted(cards, key=lambda card: -value[card])
