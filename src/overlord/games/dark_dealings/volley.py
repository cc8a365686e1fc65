"""Strikes that are read at one moment: Heavy Hitters turn cards first, then values are read.

DD-B3, DD-B10, DD-B17, DD-B19. All turnings happen before any type or value is read, so what counts
is how often each card was turned. Where no Heavy Hitter can join any more, sums tell what is legal;
otherwise the search goes once through the ways to turn cards and crosses off every card that fits.
"""

from overlord.games.dark_dealings.box import DONE, HALFLINGS, SECOND_GROUP, THIEF, DarkBox
from overlord.games.dark_dealings.fight import VALUE, WIDTH, Fight
from overlord.games.dark_dealings.sums import leaves


class Volley(Fight):
    """A fight against any hero but a Knight."""

    def __init__(self, box: DarkBox, cards: list[int], sides: int, hero: int) -> None:
        super().__init__(box, cards, sides, hero)
        self.klass = box.klass[hero]
        self.struck = 0  # the cards that have struck,
        self.group = 0  # and those of them in the group that is open
        self.second = False
        self.wanted = 0  # the search: the cards it still wants to see in a plan,
        self.turnings = 0  # how often it turns cards,
        self.alone = 0  # and the card that all turnings fell on

    def clone(self) -> "Volley":
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
        bit = 1 << place
        self.struck |= bit
        self.group |= bit
        if self.heavy & bit:
            self.striker = place

    def closing(self) -> int:
        return SECOND_GROUP if self._first_of_two() else DONE

    def able(self, place: int) -> bool:
        """A card that does not match yet can wait until a Heavy Hitter has turned it. Two kinds
        cannot: Heavy Hitters that turn each other, and against Halflings a card of the first
        group that one of the second will turn. So these may be named before they match."""
        return self._able() >> place & 1 != 0

    def _able(self) -> int:
        idle = self._idle()
        able = self.matching & ~self.struck | idle
        if idle and self._first_of_two():
            for place in range(len(self.cards)):
                if not self.struck >> place & 1 and self.may_match(place):
                    able |= 1 << place
        return able

    def totals(self) -> list[int]:
        group = self._sum(self.group)
        return [self._sum(self.struck ^ self.group), group] if self.second else [group]

    def gains(self) -> list[int]:
        group = self._gain(self.group)
        return [self._gain(self.struck ^ self.group), group] if self.second else [group]

    def _gain(self, cards: int) -> int:
        gain = 0
        for place in range(len(self.cards)):
            if cards >> place & 1:
                gain += self.gain(place)
        return gain

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

    def strikes(self) -> list[int]:
        if self.heavy and not self._settled(self._idle()):
            return self._searched()
        if self.klass == THIEF:
            return self._exact()
        if self._first_of_two():
            return self._first_group()
        options: list[int] = []
        free = self.matching & ~self.struck
        for card in self.cards:
            if free & 1:
                options.append(card)
            free >>= 1
        if self._sum(self.group) >= self.armor:
            options.append(DONE)
        return options

    def turns(self) -> list[int]:
        striker = self.striker
        self.striker = -1
        sides = self.sides
        values = self.values
        matching = self.matching
        struck = -1 if self.klass == THIEF else self._struck_for(len(self.boosters))
        free = self._sum(self._free())
        options: list[int] = []
        for place in range(len(self.cards)):
            if place == striker or self.left(place) <= 0:
                continue
            if struck >= 0 and self._spares(place, struck, free):
                options.append(self.cards[place])
                continue
            self.turn(place, 1)
            if self.completable():
                options.append(self.cards[place])
            self.put_back(sides, values, matching)
        self.striker = striker
        return options

    # Sums tell

    def _first_of_two(self) -> bool:
        """Whether the first group against Halflings is still open."""
        return self.klass == HALFLINGS and not self.second

    def _idle(self) -> int:
        """The Heavy Hitters that have not struck and match now or would after some turning."""
        heavy = self.heavy & ~self.struck
        idle = heavy & self.matching
        if heavy != idle:
            for place in range(len(self.cards)):
                if heavy >> place & 1 and self.may_match(place):
                    idle |= 1 << place
        return idle

    def _settled(self, idle: int) -> bool:
        """Whether no further Heavy Hitter can strike, so that nothing turns any more. A single
        one has to match as it lies; two may turn each other."""
        return idle & (idle - 1) == 0 and idle & self.matching == 0

    def _sum(self, cards: int) -> int:
        """What these cards strike for together."""
        values = self.values
        total = 0
        while cards:
            if cards & 1:
                total += values & VALUE
            values >>= WIDTH
            cards >>= 1
        return total

    def _totals(self, cards: int) -> int:
        """Bit n is set if some of these cards make n."""
        values = self.values
        bits = 1
        while cards:
            if cards & 1:
                bits |= bits << (values & VALUE)
            values >>= WIDTH
            cards >>= 1
        return bits

    def _struck_for(self, spare: int) -> int:
        """What the group that is open has struck for; -1 if more must happen to make what has
        struck legal, or to leave a group that is closed with something to spare."""
        if self.struck & ~self.matching:
            return -1
        if self.second and self._sum(self.struck ^ self.group) < self.armor + spare:
            return -1
        return self._sum(self.group)

    def _free(self) -> int:
        """The cards besides Heavy Hitters that can strike and have not."""
        return self.matching & ~(self.struck | self.heavy)

    def _exact(self) -> list[int]:
        """Against a Thief: the cards with which others make up exactly what is needed."""
        need = self.armor - self._sum(self.struck)
        free = self.matching & ~self.struck
        options: list[int] = []
        for place in range(len(self.cards)):
            bit = 1 << place
            if free & bit:
                rest = need - self.value(place)
                if rest >= 0 and self._totals(free ^ bit) >> rest & 1:
                    options.append(self.cards[place])
        if need == 0:
            options.append(DONE)
        return options

    def _first_group(self) -> list[int]:
        """Against Halflings: the cards that leave enough for the second group."""
        need = self.armor - self._sum(self.struck)
        free = self.matching & ~self.struck
        total = self._sum(free)
        options: list[int] = []
        for place in range(len(self.cards)):
            bit = 1 << place
            if not free & bit:
                continue
            value = self.value(place)
            good = total - value >= self.armor
            if good and need > value:
                bits = self._totals(free ^ bit)
                good = leaves(bits, total - value, need - value, self.armor)
            if good:
                options.append(self.cards[place])
        if need <= 0 and total >= self.armor:
            options.append(SECOND_GROUP)
        return options

    # The search

    def _searched(self) -> list[int]:
        able = self._able()
        self.wanted = able
        if self.klass != THIEF:
            self._cross_off_easy()
        if self.wanted:
            self._search()
        good = able ^ self.wanted
        options: list[int] = []
        for card in self.cards:
            if good & 1:
                options.append(card)
            good >>= 1
        if self.closes():
            options.append(self.closing())
        return options

    def _cross_off_easy(self) -> None:
        """What needs no search: the free cards that match now, but Heavy Hitters, suffice with
        something to spare. Turning a free card costs at most its strike and 1 for each Booster."""
        struck = self._struck_for(len(self.boosters))
        if struck < 0:
            return
        free = self._sum(self._free())
        wanted = self.wanted & self.matching
        if not self._first_of_two():
            if struck + free >= self.armor:
                self.wanted &= ~self._free()
            wanted &= self.heavy
        for place in range(len(self.cards)):
            bit = 1 << place
            if not wanted & bit:
                continue
            value = self.value(place)
            if self.heavy & bit:
                good = self._spares_one(place, struck + value, free)
            else:
                good = self._enough(struck + value, free - value)
            if good:
                self.wanted ^= bit

    def _enough(self, struck: int, free: int) -> bool:
        if self._first_of_two():
            return struck >= self.armor and free >= self.armor
        return struck + free >= self.armor

    def _spares_one(self, striker: int, struck: int, free: int) -> bool:
        """Whether some free card can surely be turned for this Heavy Hitter."""
        for place in range(len(self.cards)):
            if place != striker and self._spares(place, struck, free):
                return True
        return False

    def _spares(self, place: int, struck: int, free: int) -> bool:
        """Whether turning this card leaves enough beside what has struck."""
        if self.struck >> place & 1 or self.left(place) <= 0:
            return False
        lost = 0 if self.heavy >> place & 1 else self.value(place)
        boosters = len(self.boosters)
        return self._enough(struck - boosters, free - lost - boosters)

    def _search(self) -> bool:
        """Whether the plan can be completed. Cards that are wanted and fit into some completion
        are crossed off; the search ends when it has found one and nothing more is wanted."""
        waiting = 1 if self.striker >= 0 else 0
        good = False
        for extra in range(self._most_extra() + 1):
            self.turnings = waiting + extra
            self.alone = 0
            if self._spread(0, self.turnings, extra):
                good = True
                if not self.wanted:
                    break
        return good

    def _most_extra(self) -> int:
        """How many further Heavy Hitters may strike; a Thief stands no more than its Armor."""
        idle = self._idle()
        if self.striker < 0 and self._settled(idle):
            return 0
        most = 0
        rest = idle
        while rest:
            rest &= rest - 1
            most += 1
        return min(most, self._most_for_thief(idle)) if self.klass == THIEF else most

    def _most_for_thief(self, idle: int) -> int:
        least = self.armor
        spare = self.armor
        for place in range(len(self.cards)):
            if idle >> place & 1:
                least = min(least, self._least(place))
            elif self.struck >> place & 1:
                spare -= self._least(place)
        return max(spare, 0) // least

    def _least(self, place: int) -> int:
        """The smallest strike among the sides left that match."""
        strikes = self.box.against[self.weak]
        at = self.at(place)
        least = self.armor + 1
        for i in range(self.left(place)):
            strike = strikes[at + i]
            if strike:
                least = min(least, strike)
        return least

    def _spread(self, start: int, turnings: int, extra: int) -> bool:
        """Try all ways to turn the cards from a place on that many times, with that many further
        Heavy Hitters striking."""
        if turnings == 0:
            return self._suffices(extra)
        sides = self.sides
        values = self.values
        matching = self.matching
        good = False
        for place in range(start, len(self.cards)):
            for times in range(min(turnings, self.left(place)), 0, -1):
                self.turn(place, times)
                self.alone = 1 << place if times == self.turnings else 0
                if self._spread(place + 1, turnings - times, extra):
                    good = True
                self.put_back(sides, values, matching)
                if good and not self.wanted:
                    return True
        return good

    def _suffices(self, extra: int) -> bool:
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

    def _makes(self, free: int, extra: int, need: int) -> bool:
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
        return leaves(self._totals(cards), total, need, self.armor)

    def _makes_exactly(self, cards: int, heavy: int, extra: int, need: int) -> bool:
        if extra == 0:
            return self._totals(cards) >> need & 1 != 0
        for place in range(len(self.cards)):
            if heavy >> place & 1:
                heavy ^= 1 << place
                rest = need - self.value(place)
                if rest >= 0 and self._makes_exactly(cards, heavy, extra - 1, rest):
                    return True
        return False

    def _strongest(self, cards: int, count: int) -> int:
        """The cards with the highest values; none if there are not that many."""
        strongest = 0
        for _ in range(count):
            most = 0
            best = 0
            values = self.values
            bit = 1
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

    def _cross_off(self, free: int, extra: int, need: int) -> None:
        """The cards that can strike in a completion as the cards lie now."""
        if self.klass != THIEF and not self._first_of_two():
            self.wanted &= ~(free & ~self.heavy)
        wanted = self.wanted & free
        for place in range(len(self.cards)):
            bit = 1 << place
            if wanted & bit:
                others = extra - 1 if self.heavy & bit else extra
                if self._makes(free ^ bit, others, need - self.value(place)):
                    self.wanted ^= bit
