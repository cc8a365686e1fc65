"""Strikes that are read at one moment: Heavy Hitters turn cards first, then values are read.

DD-B3, DD-B10, DD-B17, DD-B19. A plan is a set of strikers, one turned card for each striking Heavy
Hitter, and for Halflings two groups. All turnings happen before any type or value is read, so what
counts is how often each card was turned: the search goes through those numbers once and asks of
each free card whether it fits.
"""

from overlord.games.dark_dealings.box import BOOSTER, HALFLINGS, SECOND_GROUP, THIEF
from overlord.games.dark_dealings.reading import Reading
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.sums import makes_exactly, splits


class Volley(Reading):
    """The beginning of a plan against any hero but a Knight."""

    def __init__(self, s: DarkDealings, seat: int, hero: int, plan: list[int]) -> None:
        super().__init__(s, seat, hero)
        self.group = [0] * len(self.cards)  # 1 or 2: has struck
        self.more = [0] * len(self.cards)  # how often the search turns each card
        self.second = False
        self.struck = 0
        self.free = 0
        self.loss = 0
        for action in plan:
            if action == SECOND_GROUP:
                self.second = True
            else:
                self._add(self.cards.index(action))

    def _add(self, place: int) -> None:
        if self.striker >= 0:
            self.side[place] += 1
            self.striker = -1
            return
        self.group[place] = 2 if self.second else 1
        if self.heavy(place):
            self.striker = place

    def able(self) -> list[bool]:
        """Cards that have not struck and match now, and Heavy Hitters that may yet be turned."""
        return [
            not self.group[place]
            and (self.types(place) & self.weak > 0 or self._could_match(place))
            for place in range(len(self.cards))
        ]

    def _could_match(self, place: int) -> bool:
        """Two Heavy Hitters may turn each other before either is read, so one that does not
        match yet may be named first. Any other card can wait until it was turned."""
        if self.heavy(place):
            at = 4 * self.cards[place] + self.side[place]
            for i in range(1, self.left(place)):
                if self.box.types[at + i] & self.weak:
                    return True
        return False

    def totals(self) -> list[int]:
        totals = [0, 0] if self.second else [0]
        for place in range(len(self.cards)):
            if self.group[place]:
                totals[self.group[place] - 1] += self.value(place)
        return totals

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

    def completable(self) -> bool:
        return self._search([])

    def strikes(self) -> list[int]:
        wanted = self.able()
        fits = wanted[:]
        self._cross_off_easy(wanted)
        if True in wanted:
            self._search(wanted)
        return [
            self.cards[place]
            for place in range(len(self.cards))
            if fits[place] and not wanted[place]
        ]

    def turns(self) -> list[int]:
        striker = self.striker
        self.striker = -1
        options: list[int] = []
        for place in range(len(self.cards)):
            if place == striker or self.left(place) <= 0:
                continue
            if self._spares(place):
                options.append(self.cards[place])
                continue
            self.side[place] += 1
            if self._search([]):
                options.append(self.cards[place])
            self.side[place] -= 1
        self.striker = striker
        return options

    def second_group(self) -> bool:
        """Against Halflings: whether the second group may begin now."""
        self._sum_up()
        if min(self.struck, self.free) >= self.armor:
            return True
        self.second = True
        good = self._search([])
        self.second = False
        return good

    # What needs no search: the free cards but Heavy Hitters suffice with something to spare.
    # Turning a free card costs at most its own strike and 1 for each Booster.

    def _sum_up(self) -> None:
        """What has struck so far (-1: not even legal yet), and what is free as the cards lie."""
        totals = [0, 0]
        self.free = 0
        self.loss = 0
        for place in range(len(self.cards)):
            value = self.value(place)
            if self.box.ability[self.cards[place]] == BOOSTER:
                self.loss += 1
            if self.group[place]:
                if not value:
                    self.struck = -1
                    return
                totals[self.group[place] - 1] += value
            elif not self.heavy(place):
                self.free += value
        self.struck = totals[1 if self.second else 0]
        if self.second and totals[0] - self.loss < self.armor:
            self.struck = -1

    def _cross_off_easy(self, wanted: list[bool]) -> None:
        self._sum_up()
        if self.struck < 0 or self.klass == THIEF:
            return
        for place in range(len(self.cards)):
            if not wanted[place]:
                continue
            value = self.value(place)
            if not self.heavy(place):
                wanted[place] = not self._enough(self.struck + value, self.free - value)
            elif value:
                for other in range(len(self.cards)):
                    if other != place and self._spares_with(other, value):
                        wanted[place] = False
                        break

    def _spares(self, place: int) -> bool:
        """Whether a Heavy Hitter in the plan may surely turn this card."""
        self._sum_up()
        return self.struck >= 0 and self.klass != THIEF and self._spares_with(place, 0)

    def _spares_with(self, place: int, strike: int) -> bool:
        if self.group[place] or self.left(place) <= 0:
            return False
        lost = 0 if self.heavy(place) else self.value(place)
        return self._enough(self.struck + strike - self.loss, self.free - lost)

    def _enough(self, struck: int, free: int) -> bool:
        if self.klass == HALFLINGS and not self.second:
            return struck >= self.armor and free - self.loss >= self.armor
        return struck + free >= self.armor

    def _search(self, wanted: list[bool]) -> bool:
        """Whether the plan can be completed. Cards that are wanted and fit into some completion
        are crossed off the list; the search ends early when none is left."""
        waiting = 1 if self.striker >= 0 else 0
        idle = 0
        for place in range(len(self.cards)):
            if self.heavy(place) and not self.group[place]:
                idle += 1
        good = False
        for extra in range(idle + 1):
            if self._spread(0, waiting + extra, extra, wanted):
                good = True
                if True not in wanted:
                    break
        return good

    def _spread(self, place: int, turnings: int, extra: int, wanted: list[bool]) -> bool:
        """Try all ways to turn the cards from this place on that many times, with that many
        further Heavy Hitters striking."""
        if turnings == 0:
            return self._suffices(extra, wanted)
        if place == len(self.cards):
            return False
        good = False
        for times in range(min(turnings, self.left(place)) + 1):
            self.side[place] += times
            self.more[place] = times
            if self._spread(place + 1, turnings - times, extra, wanted):
                good = True
            self.side[place] -= times
            self.more[place] = 0
            if good and True not in wanted:
                break
        return good

    def _suffices(self, extra: int, wanted: list[bool]) -> bool:
        """Whether, as the cards lie now, some free cards with exactly `extra` Heavy Hitters among
        them complete the plan. A Heavy Hitter that still has to turn a card cannot strike if all
        the turnings to come fell on itself."""
        turnings = extra + (1 if self.striker >= 0 else 0)
        totals = [0, 0]
        values: list[int] = []
        free: list[int] = []
        heavy: list[int] = []
        for place in range(len(self.cards)):
            value = self.value(place)
            turns_one = self.heavy(place) and (not self.group[place] or place == self.striker)
            if turns_one and turnings > 0 and self.more[place] == turnings:
                value = 0
            values.append(value)
            if self.group[place]:
                if not value:
                    return False
                totals[self.group[place] - 1] += value
            elif not value:
                continue
            elif self.heavy(place):
                heavy.append(value)
            else:
                free.append(value)
        if len(heavy) < extra or (self.second and totals[0] < self.armor):
            return False
        need = self.armor - totals[1 if self.second else 0]
        if not self._makes(free, heavy, extra, need):
            return False
        if True in wanted:
            self._cross_off(values, free, heavy, extra, need, wanted)
        return True

    def _makes(self, free: list[int], heavy: list[int], extra: int, need: int) -> bool:
        if self.klass == THIEF:
            return makes_exactly(free, heavy, extra, need)
        best = free + sorted(heavy, reverse=True)[:extra] if extra else free
        if self.klass == HALFLINGS and not self.second:
            return splits(best, need, self.armor)
        return sum(best) >= need

    def _cross_off(
        self,
        values: list[int],
        free: list[int],
        heavy: list[int],
        extra: int,
        need: int,
        wanted: list[bool],
    ) -> None:
        """The cards that can strike in this completion or in one as the cards lie now."""
        easy = self.klass != THIEF and (self.klass != HALFLINGS or self.second)
        for place in range(len(self.cards)):
            value = values[place]
            if not wanted[place] or not value:
                continue
            if self.heavy(place):
                if extra > 0:
                    others = heavy[:]
                    others.remove(value)
                    wanted[place] = not self._makes(free, others, extra - 1, need - value)
            elif easy:
                wanted[place] = False
            else:
                others = free[:]
                others.remove(value)
                wanted[place] = not self._makes(others, heavy, extra, need - value)
