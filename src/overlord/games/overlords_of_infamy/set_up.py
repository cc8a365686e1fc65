"""Set-up: decks, Overlords, Lairs, the first Plots, and who begins."""

from overlord.core.frames import SeatChoice, Step
from overlord.core.layout import ASIDE
from overlord.core.offer import Offer
from overlord.games.overlords_of_infamy.hero import quests
from overlord.games.overlords_of_infamy.hero.hero_player import OfferQuests
from overlord.games.overlords_of_infamy.land import settle_in
from overlord.games.overlords_of_infamy.plots import KeepFirstPlot, return_offer
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.turn import BeginTurn
from overlord.games.overlords_of_infamy.zones import (
    DECKS,
    EVENT_DECK,
    FIRST,
    OFFER,
    OVERLORD_OF,
    OVERLORDS,
    QUEST_DECK,
    REMOVED,
    TILE_STACK,
)


class SetUp(Step[Infamy]):
    """Everything is shuffled; then come the Overlords, the first Plots and the first turn."""

    rules = ("OOI-3", "OOI-7", "OOI-9", "OOI-10", "OOI-145")

    def run(self, s: Infamy) -> None:
        if s.terms.solo:
            thin_out(s)
        s.cite("OOI-7")
        for level in range(3):
            s.shuffle(DECKS + level)
        s.shuffle(EVENT_DECK)
        s.shuffle(TILE_STACK)
        if s.terms.quests:
            s.cite("OOI-120")
            quests.deal(s)
        elif s.terms.hero_seat >= 0:
            s.shuffle(QUEST_DECK)
        s.cite("OOI-10")
        s[FIRST] = s.terms.first
        if s[FIRST] < 0:
            s[FIRST] = s.roll(s.terms.overlords, "first-player") - 1
        if s.terms.drawn:
            s.cite("OOI-3")
            s.shuffle(OVERLORDS)
            for chair in s.chairs:
                s.draw(OVERLORDS, OVERLORD_OF + chair)
                settle_in(s, chair)
        else:
            for i in s.chairs:
                s.then(PickOverlord((s[FIRST] + i) % s.terms.overlords))
        s.then(FirstPlots())


def thin_out(s: Infamy) -> None:
    """OOI-131, OOI-140: alone, all Pitfalls go, and three random Walls, or all of them."""
    s.cite("OOI-131")
    stack = s.cards(TILE_STACK)
    for card in [card for card in stack if s.box.tile(card).pitfall]:
        s.move(card, TILE_STACK, REMOVED)
    walls = [card for card in stack if s.box.tile(card).walls]
    if s.terms.no_walls:
        s.cite("OOI-140")
        for card in walls:
            s.move(card, TILE_STACK, REMOVED)
        return
    s.rng.shuffle(walls)
    for card in walls[:3]:
        s.sneak(card, TILE_STACK, ASIDE)  # unseen


class PickOverlord(SeatChoice[Infamy]):
    """Everybody chooses an Overlord, from the first player on."""

    rules = ("OOI-3", "OOI-4", "OOI-D13")
    prompt = "pick-overlord"

    def offer(self, s: Infamy, o: Offer) -> None:
        s.offer(OVERLORDS, o)

    def choose(self, s: Infamy, action: int) -> None:
        s.cite("OOI-3")
        s.move(action, OVERLORDS, OVERLORD_OF + self.seat)
        settle_in(s, self.seat)


class FirstPlots(Step[Infamy]):
    """Two Knavery Plots each, of which one is kept; the Hero keeps one of two quests."""

    rules = ("OOI-9", "OOI-145")

    def run(self, s: Infamy) -> None:
        s.cite("OOI-9")
        for chair in s.chairs:
            for _ in range(2):
                s.draw(DECKS, OFFER + chair)
        for chair in s.chairs:
            s.then(KeepFirstPlot(chair))
        s.then(ReturnPlots())
        if s.terms.hero_seat >= 0:
            s.then(OfferQuests(2))
        s.then(BeginTurn(s[FIRST]))


class ReturnPlots(Step[Infamy]):
    """Plots that nobody kept go under the deck."""

    rules = ("OOI-9",)

    def run(self, s: Infamy) -> None:
        for chair in s.chairs:
            return_offer(s, chair)
