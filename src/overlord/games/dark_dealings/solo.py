"""Solo play: rows of heroes and defenses instead of the draft."""

from overlord.core.frames import Refusal, Step
from overlord.core.offer import Offer
from overlord.games.dark_dealings.combat_phase import CombatRound
from overlord.games.dark_dealings.rows import RowChoice, place
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
        length = int(s.setup.options["row"])
        s.cite("DD-57")
        for _ in range(length):
            s.draw(HERO_DECK, HERO_ROW)
        for _ in range(length):
            s.draw(DEFENSE_DECK, DEFENSE_ROW)
        s.cite("DD-58")
        s.arrange(HERO_ROW, descending(s.cards(HERO_ROW), s.box.challenge))
        s.arrange(DEFENSE_ROW, descending(s.cards(DEFENSE_ROW), s.box.rank))
        s.then(TakeHero(-1, -1))
        s.then(ClearRows(self.deal))


class TakeHero(RowChoice):
    """A hero that finds a defense; it goes face down onto the pile with the defense it brings."""

    rules = ("DD-59", "DD-60", "DD-B27")
    prompt = "take-hero-solo"

    def __init__(self, hero_gap: int, defense_gap: int) -> None:
        self.seat = 0
        self.hero_gap = hero_gap
        self.defense_gap = defense_gap

    def offer(self, s: DarkDealings, o: Offer) -> None:
        for hero in s.cards(HERO_ROW):
            if self._finds(s, hero):
                o.add(hero)

    def candidates(self, s: DarkDealings) -> list[int]:
        return s.cards(HERO_ROW)

    def refusal(self, s: DarkDealings, action: int) -> Refusal | None:
        return None if self._finds(s, action) else Refusal("row-empty", "DD-B27")

    def _finds(self, s: DarkDealings, hero: int) -> bool:
        """Whether a defense lies below the hero or further right."""
        rightmost = place(s.count(DEFENSE_ROW) - 1, self.defense_gap)
        return place(s.cards(HERO_ROW).index(hero), self.hero_gap) <= rightmost

    def choose(self, s: DarkDealings, action: int) -> None:
        column = place(s.cards(HERO_ROW).index(action), self.hero_gap)
        s.then(TakeBelow(column, self.hero_gap, self.defense_gap))
        s.cite("DD-59")
        s.move(action, HERO_ROW, PILE)


class TakeBelow(RowChoice):
    """The defense below that hero or one further right; then a second pair (DD-61)."""

    rules = ("DD-59", "DD-60", "DD-B27")
    prompt = "take-defense-solo"

    def __init__(self, column: int, hero_gap: int, defense_gap: int) -> None:
        self.seat = 0
        self.column = column
        self.hero_gap = hero_gap
        self.defense_gap = defense_gap

    def gaps(self) -> dict[str, list[int]]:
        gaps = super().gaps()
        gaps["hero-row"] = sorted([*gaps["hero-row"], self.column])
        return gaps

    def offer(self, s: DarkDealings, o: Offer) -> None:
        for i in range(s.count(DEFENSE_ROW)):
            if place(i, self.defense_gap) >= self.column:
                o.add(s.card(DEFENSE_ROW, i))

    def candidates(self, s: DarkDealings) -> list[int]:
        return s.cards(DEFENSE_ROW)

    def refusal(self, s: DarkDealings, action: int) -> Refusal | None:
        if place(s.cards(DEFENSE_ROW).index(action), self.defense_gap) < self.column:
            return Refusal("row", "DD-59")
        return None

    def choose(self, s: DarkDealings, action: int) -> None:
        if self.defense_gap < 0:
            s.then(TakeHero(self.column, s.cards(DEFENSE_ROW).index(action)))
        s.cite("DD-59")
        s.move(action, DEFENSE_ROW, DEFENSES)


class ClearRows(Step[DarkDealings]):
    """The rest of both rows is discarded; after four deals the siege begins."""

    rules = ("DD-61", "DD-62", "DD-63", "DD-B16")

    def __init__(self, deal: int) -> None:
        self.deal = deal

    def run(self, s: DarkDealings) -> None:
        s.cite("DD-61")
        while s.count(HERO_ROW):
            s.draw(HERO_ROW, HERO_DISCARD)
        while s.count(DEFENSE_ROW):
            s.draw(DEFENSE_ROW, DEFENSE_DISCARD)
        s.then(DealRows(self.deal + 1) if self.deal < 4 else CombatRound())


def descending(cards: list[int], value: bytes) -> list[int]:
    """High to low; equal cards stay in the order in which they were dealt."""
    return sorted(cards, key=lambda card: -value[card])
