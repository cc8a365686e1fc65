"""The Adventuring Hero as a player: two Action Points, and a quest of his own."""

from overlord.core.frames import Refusal, SeatChoice, Step
from overlord.core.offer import Offer
from overlord.games.overlords_of_infamy.box import (
    BOMBARD,
    CYCLE,
    DONE,
    OF_CHAIR,
    OF_SPOT,
    SPY,
)
from overlord.games.overlords_of_infamy.cards.resolve import resolve
from overlord.games.overlords_of_infamy.hero.hero_phase import BY_HIMSELF, arrive
from overlord.games.overlords_of_infamy.hero.paths import destinations
from overlord.games.overlords_of_infamy.hero.quests import matches, spend
from overlord.games.overlords_of_infamy.land import lift, tell_at
from overlord.games.overlords_of_infamy.marks import BY_HERO, HERO_WINS
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.world_tension import Settle
from overlord.games.overlords_of_infamy.zones import (
    ACTIVE,
    AP,
    COMPLETED,
    FALLEN,
    HERO,
    OFFER,
    PLATED,
    QUEST_DECK,
    VERDICT,
    WALLS_ON,
)


class HeroTurn(Step[Infamy]):
    """A quest that matches is completed at once; then an action, while points are left."""

    rules = ("OOI-149", "OOI-154", "OOI-155")

    def run(self, s: Infamy) -> None:
        hero = s.terms.hero_seat
        quest = s.cards(ACTIVE + hero)
        if quest and matches(s, quest[0]):
            s.cite("OOI-154")
            spend(s, quest[0])
            s[PLATED] = 0
            s.move(quest[0], ACTIVE + hero, COMPLETED + hero)
            if s.count(COMPLETED + hero) == s.terms.hero_goal:
                s.cite("OOI-155")
                s[VERDICT] = HERO_WINS
                s.end()
                return
            resolve(s, s.top(COMPLETED + hero), 0)
            s.then(OfferQuests(2))
            s.then(Settle(0))
            s.then(self)
        elif s[AP] > 0:
            s.then(HeroActs(hero))


class OfferQuests(Step[Infamy]):
    """Some quests to choose one from."""

    rules = ("OOI-145", "OOI-152", "OOI-154")

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, s: Infamy) -> None:
        hero = s.terms.hero_seat
        done = s.count(COMPLETED + hero) > 0
        s.cite("OOI-152" if self.count == 1 else "OOI-154" if done else "OOI-145")
        for _ in range(min(self.count, s.count(QUEST_DECK))):
            s.draw(QUEST_DECK, OFFER + hero)
        if s.count(OFFER + hero):
            s.then(KeepQuest(hero))


class KeepQuest(SeatChoice[Infamy]):
    """One quest is kept in secret, the other goes under the deck."""

    rules = ("OOI-145", "OOI-152", "OOI-154")
    prompt = "keep-quest"

    def offer(self, s: Infamy, o: Offer) -> None:
        s.offer(OFFER + self.seat, o)

    def choose(self, s: Infamy, action: int) -> None:
        s.cite("OOI-145")
        s.sneak(action, OFFER + self.seat, ACTIVE + self.seat)
        while s.count(OFFER + self.seat):
            s.tuck(s.card(OFFER + self.seat, 0), OFFER + self.seat, QUEST_DECK)


class HeroActs(SeatChoice[Infamy]):
    """Move one space, spy, exchange the quest, bombard a Wall, or end the turn (OOI-D51)."""

    rules = ("OOI-149", "OOI-150", "OOI-151", "OOI-152", "OOI-153")
    prompt = "hero-acts"

    def offer(self, s: Infamy, o: Offer) -> None:
        if not s[FALLEN]:
            for space in destinations(s, 1, False):
                o.add(OF_SPOT + 2 * space)
        for word in (SPY, CYCLE, BOMBARD):
            if self.refusal(s, word) is None:
                o.add(word)
        o.add(DONE)

    def candidates(self, s: Infamy) -> list[int]:
        near = sorted(s.board.near[s[HERO]])
        return [*[OF_SPOT + 2 * space for space in near], SPY, CYCLE, BOMBARD, DONE]

    def refusal(self, s: Infamy, action: int) -> Refusal | None:
        if action == DONE:
            return None
        if action == SPY:
            plots = [chair for chair in s.chairs if s.count(ACTIVE + chair)]
            return None if plots else Refusal("no-plot", "OOI-151")
        if action == CYCLE:
            return None if s.count(QUEST_DECK) else Refusal("deck-empty", "OOI-152")
        if action == BOMBARD:
            return None if walls_near(s) else Refusal("no-wall-near", "OOI-153")
        if s[FALLEN]:
            return Refusal("hero-lies-down", "OOI-106")
        open = (action - OF_SPOT) // 2 in destinations(s, 1, False)
        return None if open else Refusal("wall", "OOI-105")

    def choose(self, s: Infamy, action: int) -> None:
        if action == DONE:
            return
        s[AP] -= 1
        if action == SPY:
            s.then(SpyOnPlot(self.seat))
        elif action == CYCLE:
            s.cite("OOI-152")
            for quest in s.cards(ACTIVE + self.seat):
                s.move(quest, ACTIVE + self.seat, OFFER + self.seat)
            s.then(OfferQuests(1))
        elif action == BOMBARD:
            s.then(Bombard(self.seat))
        else:
            arrive(s, 0, (action - OF_SPOT) // 2, BY_HIMSELF)
        s.then(HeroTurn())


class SpyOnPlot(SeatChoice[Infamy]):
    """Choice of the owner whose Plot he looks at."""

    rules = ("OOI-151",)
    prompt = "hero-spies"

    def offer(self, s: Infamy, o: Offer) -> None:
        for chair in s.chairs:
            if s.count(ACTIVE + chair):
                o.add(OF_CHAIR + chair)

    def choose(self, s: Infamy, action: int) -> None:
        s.peek(ACTIVE + action - OF_CHAIR, self.seat)


def walls_near(s: Infamy) -> list[int]:
    """Adjacent tiles with Walls."""
    return sorted(space for space in s.board.near[s[HERO]] if s[WALLS_ON + space])


class Bombard(SeatChoice[Infamy]):
    """Choice of the Wall tile next to him that is destroyed."""

    rules = ("OOI-153",)
    prompt = "bombard"

    def offer(self, s: Infamy, o: Offer) -> None:
        for space in walls_near(s):
            o.add(OF_SPOT + 2 * space)

    def choose(self, s: Infamy, action: int) -> None:
        s[PLATED] = 0
        tell_at(s, "bombards", action - OF_SPOT, (action - OF_SPOT) // 2)
        lift(s, (action - OF_SPOT) // 2, BY_HERO)
