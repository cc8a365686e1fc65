"""Strikes that are read at one moment: Heavy Hitters turn cards first, then values are read.

DD-B3, DD-B10, DD-B17, DD-B19. All turnings happen before any type or value is read, so what counts
is how often each card was turned. Where no Heavy Hitter can join any more, sums tell what is legal;
otherwise the search goes once through the ways to turn cards and crosses off every card that fits.
"""

from __future__ import annotations

from mypy_extensions import i64

from overlord.core.offer import Offer
from overlord.core.vectors import vec
from overlord.games.dark_dealings.box import DONE, SECOND_GROUP, THIEF, DarkBox
from overlord.games.dark_dealings.fight import VALUE, WIDTH
from overlord.games.dark_dealings.simultaneous_fight import SimultaneousFight
from overlord.games.dark_dealings.sums import leaves


class Volley(SimultaneousFight):
    """The plan of such a fight: what may be said next, so that it can be completed."""

    def __init__(self, box: DarkBox, cards: vec[i64], sides: i64, hero: int) -> None:
        super().__init__(box, cards, sides, hero)
        self.wanted: i64 = 0  # the search: the cards it still wants to see in a plan,
        self.turnings: i64 = 0  # how often it turns cards,
        self.alone: i64 = 0  # and the card that all turnings fell on

    def clone(self) -> Volley:
        copy = Volley(self.box, self.cards, self.sides, self.hero)
        copy.plan = self.plan[:]
        copy.striker = self.striker
        copy.struck = self.struck
        copy.group = self.group
        copy.second = self.second
        return copy

    def add(self, action: int) -> None:
        self.plan.append(action)
        if action == SECOND_GROUP:
            self.second = True
            self.group = 0
            return
        place = self.place(action)
        if self.striker >= 0:
            self.turn(place, 1)
            self.striker = -1
            return
        bit = self.unit << place
        self.struck |= bit
        self.group |= bit
        if self.heavy & bit:
            self.striker = place

    def closing(self) -> int:
        return SECOND_GROUP if self._first_of_two() else DONE

    def able(self, place: i64) -> bool:
        """A card that does not match yet can wait until a Heavy Hitter has turned it. Two kinds
        cannot: Heavy Hitters that turn each other, and against Halflings a card of the first
        group that one of the second will turn. So these may be named before they match."""
        return self._able() >> place & 1 != 0

    def _able(self) -> i64:
        idle = self._idle()
        able = self.matching & ~self.struck | idle
        if idle and self._first_of_two():
            place: i64
            for place in range(self.count):
                if not self.struck >> place & 1 and self.may_match(place):
                    able |= self.unit << place
        return able

    def closes(self) -> bool:
        if self._first_of_two():
            return self._second_group()
        total = self._struck_for(0)
        return total == self.armor if self.klass == THIEF else total >= self.armor

    def _second_group(self) -> bool:
        """Against Halflings: whether the second group may begin now."""
        if not self.plan:
            return False
        if min(self._struck_for(0), self._sum(self._free())) >= self.armor:
            return True
        group = self.group
        self.group = 0
        self.second = True
        good = self.completable()
        self.second = False
        self.group = group
        return good

    def completable(self) -> bool:
        self.wanted = 0
        return self._search()

    def strikes(self, o: Offer) -> None:
        if self.heavy and not self._settled(self._idle()):
            self._by_search(o)
        elif self.klass == THIEF:
            self._exact(o)
        elif self._first_of_two():
            self._first_group(o)
        else:
            free = self.matching & ~self.struck
            place: i64
            for place in range(self.count):
                if free & 1:
                    o.add(self.cards[place])
                free >>= 1
            if self._sum(self.group) >= self.armor:
                o.add(DONE)

    def turns(self, o: Offer) -> None:
        striker = self.striker
        self.striker = -1
        sides = self.sides
        values = self.values
        matching = self.matching
        struck: i64 = -1 if self.klass == THIEF else self._struck_for(self._booster_count())
        free = self._sum(self._free())
        place: i64
        for place in range(self.count):
            if place == striker or self.left(place) <= 0:
                continue
            if struck >= 0 and self._spares(place, struck, free):
                o.add(self.cards[place])
                continue
            self.turn(place, 1)
            if self.completable():
                o.add(self.cards[place])
            self.put_back(sides, values, matching)
        self.striker = striker

    # The search

    def _by_search(self, o: Offer) -> None:
        able = self._able()
        self.wanted = able
        if self.klass != THIEF:
            self._cross_off_easy()
        if self.wanted:
            self._search()
        good = able ^ self.wanted
        place: i64
        for place in range(self.count):
            if good & 1:
                o.add(self.cards[place])
            good >>= 1
        if self.closes():
            o.add(self.closing())

    def _cross_off_easy(self) -> None:
        """Cross off the easy ones: the free cards that match now, but Heavy Hitters, suffice with
        something to spare. Turning a free card costs at most its strike and 1 for each Booster."""
        struck = self._struck_for(self._booster_count())
        if struck < 0:
            return
        free = self._sum(self._free())
        wanted = self.wanted & self.matching
        if not self._first_of_two():
            if struck + free >= self.armor:
                self.wanted &= ~self._free()
            wanted &= self.heavy
        place: i64
        for place in range(self.count):
            bit = self.unit << place
            if not wanted & bit:
                continue
            value = self.value(place)
            if self.heavy & bit:
                good = self._spares_one(place, struck + value, free)
            else:
                good = self._enough(struck + value, free - value)
            if good:
                self.wanted ^= bit

    def _booster_count(self) -> i64:
        """Number of Boosters."""
        count: i64 = 0
        rest = self.boosters
        while rest:
            rest &= rest - 1
            count += 1
        return count

    def _enough(self, struck: i64, free: i64) -> bool:
        if self._first_of_two():
            return struck >= self.armor and free >= self.armor
        return struck + free >= self.armor

    def _spares_one(self, striker: i64, struck: i64, free: i64) -> bool:
        """Whether some free card can surely be turned for this Heavy Hitter."""
        place: i64
        for place in range(self.count):
            if place != striker and self._spares(place, struck, free):
                return True
        return False

    def _spares(self, place: i64, struck: i64, free: i64) -> bool:
        """Whether turning this card leaves enough beside what has struck."""
        if self.struck >> place & 1 or self.left(place) <= 0:
            return False
        lost = 0 if self.heavy >> place & 1 else self.value(place)
        boosters = self._booster_count()
        return self._enough(struck - boosters, free - lost - boosters)

    def _search(self) -> bool:
        """Whether the plan can be completed. Cards that are wanted and fit into some completion
        are crossed off; the search ends when it has found one and nothing more is wanted."""
        waiting: i64 = 1 if self.striker >= 0 else 0
        good = False
        extra: i64
        for extra in range(self._most_extra() + 1):
            self.turnings = waiting + extra
            self.alone = 0
            if self._spread(0, self.turnings, extra):
                good = True
                if not self.wanted:
                    break
        return good

    def _most_extra(self) -> i64:
        """Most further Heavy Hitters that may strike; a Thief stands no more than its Armor."""
        idle = self._idle()
        if self.striker < 0 and self._settled(idle):
            return 0
        most: i64 = 0
        rest = idle
        while rest:
            rest &= rest - 1
            most += 1
        return min(most, self._most_for_thief(idle)) if self.klass == THIEF else most

    def _most_for_thief(self, idle: i64) -> i64:
        least = self.armor
        spare = self.armor
        place: i64
        for place in range(self.count):
            if idle >> place & 1:
                least = min(least, self._least(place))
            elif self.struck >> place & 1:
                spare -= self._least(place)
        return max(spare, 0) // least

    def _least(self, place: i64) -> i64:
        """The smallest strike among the sides left that match."""
        strikes = self.strikes_at
        at = self.at(place)
        least = self.armor + 1
        i: i64
        for i in range(self.left(place)):
            strike: i64 = strikes[at + i]
            if strike:
                least = min(least, strike)
        return least

    def _spread(self, start: i64, turnings: i64, extra: i64) -> bool:
        """Try all ways to turn the cards from a place on that many times, with that many further
        Heavy Hitters striking."""
        if turnings == 0:
            return self._suffices(extra)
        sides = self.sides
        values = self.values
        matching = self.matching
        good = False
        place: i64
        for place in range(start, len(self.cards)):
            times: i64
            for times in range(min(turnings, self.left(place)), 0, -1):
                self.turn(place, times)
                self.alone = self.unit << place if times == self.turnings else 0
                if self._spread(place + 1, turnings - times, extra):
                    good = True
                self.put_back(sides, values, matching)
                if good and not self.wanted:
                    return True
        return good

    def _suffices(self, extra: i64) -> bool:
        """Whether, as the cards lie now, some free cards with exactly `extra` Heavy Hitters among
        them complete the plan. One cannot strike if all turnings to come fell on itself."""
        struck = self._struck_for(0)
        if struck < 0 or (self.striker >= 0 and self.alone >> self.striker & 1):
            return False
        need = self.armor - struck
        barred = self.alone & self.heavy if extra else self.heavy
        free = self.matching & ~(self.struck | barred)
        if not self._makes(free, extra, need):
            return False
        if self.wanted:
            self._cross_off(free, extra, need)
        return True

    def _makes(self, free: i64, extra: i64, need: i64) -> bool:
        """Whether free cards, with that many Heavy Hitters among them, make up the need."""
        cards = free & ~self.heavy
        if self.klass == THIEF:
            return need >= 0 and self._makes_exactly(cards, free & self.heavy, extra, need)
        if extra:
            strongest = self._strongest(free & self.heavy, extra)
            if not strongest:
                return False
            cards |= strongest
        total = self._sum(cards)
        if not self._first_of_two():
            return total >= need
        if total < self.armor + max(need, 0):
            return False
        return leaves(self._totals(cards), int(total), int(need), int(self.armor))

    def _makes_exactly(self, cards: i64, heavy: i64, extra: i64, need: i64) -> bool:
        if extra == 0:
            return self._totals(cards) >> int(need) & 1 != 0
        place: i64
        for place in range(self.count):
            if heavy >> place & 1:
                heavy ^= self.unit << place
                rest = need - self.value(place)
                if rest >= 0 and self._makes_exactly(cards, heavy, extra - 1, rest):
                    return True
        return False

    def _strongest(self, cards: i64, count: i64) -> i64:
        """The cards with the highest values; none if there are not that many."""
        strongest = 0
        for _ in range(count):
            most: i64 = 0
            best: i64 = 0
            values = self.values
            bit: i64 = 1
            while bit <= cards:
                if cards & bit and values & VALUE > most:
                    most = values & VALUE
                    best = bit
                values >>= WIDTH
                bit += bit
            if not best:
                return 0
            strongest |= best
            cards ^= best
        return strongest

    def _cross_off(self, free: i64, extra: i64, need: i64) -> None:
        """The cards that can strike in a completion as the cards lie now."""
        if self.klass != THIEF and not self._first_of_two():
            self.wanted &= ~(free & ~self.heavy)
        wanted = self.wanted & free
        place: i64
        for place in range(self.count):
            bit = self.unit << place
            if wanted & bit:
                others = extra - 1 if self.heavy & bit else extra
                if self._makes(free ^ bit, others, need - self.value(place)):
                    self.wanted ^= bit
