"""Strikes that are read at one moment: Heavy Hitters turn cards first, then values are read.

DD-B3, DD-B10, DD-B17, DD-B19. With Heavy Hitters in play a plan is a set of strikers, one turned
card for each striking Heavy Hitter, and for Halflings two groups. All turnings happen before any
type or value is read, so what counts is how often each card was turned.
"""

from overlord.games.dark_dealings.box import HALFLINGS, SECOND_GROUP, THIEF
from overlord.games.dark_dealings.reading import Reading
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.sums import makes_exactly, splits


class Volley(Reading):
    """The beginning of a plan against any hero but a Knight."""

    def __init__(self, s: DarkDealings, seat: int, hero: int, plan: list[int]) -> None:
        super().__init__(s, seat, hero)
        self.group = [0] * len(self.cards)  # 1 or 2: has struck
        self.second = False
        for action in plan:
            self._add(action)

    def _add(self, action: int) -> None:
        if action == SECOND_GROUP:
            self.second = True
            return
        place = self.cards.index(action)
        if self.striker >= 0:
            self.side[place] += 1
            self.striker = -1
            return
        self.group[place] = 2 if self.second else 1
        if self.heavy(place):
            self.striker = place

    def able(self) -> list[int]:
        """Cards that have not struck and match now, and Heavy Hitters that may yet be turned."""
        able: list[int] = []
        for place in range(len(self.cards)):
            free = not self.group[place] and self.left(place) > 0
            if free and (self.types(place) & self.weak or self._could_match(place)):
                able.append(self.cards[place])
        return able

    def _could_match(self, place: int) -> bool:
        """Two Heavy Hitters may turn each other before either is read, so one that does not
        match yet may be named first. Any other card can wait until it was turned."""
        if not self.heavy(place):
            return False
        at = 4 * self.cards[place] + self.side[place]
        return any(self.box.types[at + i] & self.weak for i in range(1, self.left(place)))

    def totals(self) -> list[int]:
        totals = [0, 0] if self.klass == HALFLINGS else [0]
        for place in range(len(self.cards)):
            if self.group[place]:
                totals[self.group[place] - 1] += self.value(place)
        return totals if self.second or self.klass != HALFLINGS else totals[:1]

    def finished(self) -> bool:
        if self.striker >= 0 or (self.klass == HALFLINGS and not self.second):
            return False
        for place in range(len(self.cards)):
            if self.group[place] and not self.value(place):
                return False
        totals = self.totals()
        if self.klass == THIEF:
            return totals[0] == self.armor
        return min(totals) >= self.armor

    def safe(self) -> bool:
        """If all matching cards suffice that are not Heavy Hitters, without another turning, each
        of them may strike. Never said where one card more can spoil the plan: against
        a Thief, and in the first group against Halflings."""
        if self.klass == THIEF or (self.klass == HALFLINGS and not self.second):
            return False
        return self.striker < 0 and self._suffices(0, [0] * len(self.side))

    def completable(self) -> bool:
        waiting = 1 if self.striker >= 0 else 0
        idle = 0
        for place in range(len(self.cards)):
            if self.heavy(place) and not self.group[place]:
                idle += 1
        more = [0] * len(self.cards)
        for extra in range(idle + 1):
            if self._spread(0, waiting + extra, extra, more):
                return True
        return False

    def _spread(self, place: int, turnings: int, extra: int, more: list[int]) -> bool:
        """Try all ways to turn the cards from this place on that many times, with that many
        further Heavy Hitters striking."""
        if turnings == 0:
            return self._suffices(extra, more)
        if place == len(self.cards):
            return False
        for times in range(min(turnings, self.left(place)) + 1):
            self.side[place] += times
            more[place] = times
            good = self._spread(place + 1, turnings - times, extra, more)
            self.side[place] -= times
            more[place] = 0
            if good:
                return True
        return False

    def _suffices(self, extra: int, more: list[int]) -> bool:
        """Whether, as the cards lie now, some of the free cards with exactly `extra` Heavy Hitters
        among them complete the plan. `more` says how often each card was turned for those that
        still had to turn one: no Heavy Hitter can have been the only card turned by itself."""
        turnings = extra + (1 if self.striker >= 0 else 0)
        totals = [0, 0]
        free: list[int] = []
        heavy: list[int] = []
        for place in range(len(self.cards)):
            alone = turnings > 0 and more[place] == turnings and self.heavy(place)
            value = self.value(place)
            if self.group[place]:
                if not value or (alone and place == self.striker):
                    return False
                totals[self.group[place] - 1] += value
            elif value and not self.heavy(place):
                free.append(value)
            elif value and not alone:
                heavy.append(value)
        if len(heavy) < extra:
            return False
        if self.klass == THIEF:
            return makes_exactly(free, heavy, extra, self.armor - totals[0])
        heavy.sort(reverse=True)
        free += heavy[:extra]
        if self.klass != HALFLINGS:
            return totals[0] + sum(free) >= self.armor
        if self.second:
            return totals[0] >= self.armor and totals[1] + sum(free) >= self.armor
        return splits(free, self.armor - totals[0], self.armor)
