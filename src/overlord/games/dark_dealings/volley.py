"""Strikes that are read at one moment: Heavy Hitters turn cards first, then values are read.

DD-B3, DD-B10, DD-B17, DD-B19. All turnings happen before any type or value is read, so what counts
is how often each card was turned. Where no Heavy Hitter can join any more, sums tell what is legal;
otherwise the search goes once through the ways to turn cards and crosses off every card that fits.
"""

from overlord.games.dark_dealings.box import DONE, HALFLINGS, SECOND_GROUP, THIEF, DarkBox
from overlord.games.dark_dealings.fight import Fight
from overlord.games.dark_dealings.sums import leaves, splits, with_some


class Volley(Fight):
    """A fight against any hero but a Knight."""

    def __init__(self, box: DarkBox, cards: list[int], side: list[int], hero: int) -> None:
        super().__init__(box, cards, side, hero)
        self.klass = box.klass[hero]
        self.group = [0] * len(cards)  # 1 or 2: has struck
        self.second = False
        self.more: list[int] = []  # the search: how often it turns each card,
        self.wanted: list[bool] = []  # which cards it still wants to see in a plan,
        self.missing = 0  # and how many of them are left

    def clone(self) -> "Volley":
        copy = Volley(self.box, self.cards, self.side[:], self.hero)
        for place in range(len(self.cards)):
            copy.turn(place, 0)
        copy.plan = self.plan[:]
        copy.striker = self.striker
        copy.group = self.group[:]
        copy.second = self.second
        return copy

    def add(self, action: int) -> None:
        self.plan.append(action)
        if action == SECOND_GROUP:
            self.second = True
            return
        place = self.place(action)
        if self.striker >= 0:
            self.turn(place, 1)
            self.striker = -1
            return
        self.group[place] = 2 if self.second else 1
        if self.heavy[place]:
            self.striker = place

    def closing(self) -> int:
        return SECOND_GROUP if self.klass == HALFLINGS and not self.second else DONE

    def able(self, place: int) -> bool:
        """A card that does not match yet can wait until a Heavy Hitter has turned it. Two kinds
        cannot: Heavy Hitters that turn each other, and against Halflings a card of the first
        group that one of the second will turn. So these may be named before they match."""
        if self.group[place]:
            return False
        if self.strike[place]:
            return True
        early = self.heavy[place] or (self.klass == HALFLINGS and not self.second)
        return early and self.may_match(place) and not self._settled()

    def totals(self) -> list[int]:
        totals = [0, 0]
        for place in range(len(self.cards)):
            if self.group[place]:
                totals[self.group[place] - 1] += self.value(place)
        return totals if self.second else totals[:1]

    def closes(self) -> bool:
        if self.klass == HALFLINGS and not self.second:
            return self._second_group()
        first = 0
        second = 0
        for place in range(len(self.cards)):
            group = self.group[place]
            if group:
                value = self.value(place)
                if not value:
                    return False
                if group == 1:
                    first += value
                else:
                    second += value
        if self.klass == THIEF:
            return first == self.armor
        return first >= self.armor and (second >= self.armor or not self.second)

    def _second_group(self) -> bool:
        """Against Halflings: whether the second group may begin now."""
        if not self.plan:
            return False
        struck, free = self._summed()
        if min(struck, free) >= self.armor:
            return True
        self.second = True
        good = self.completable()
        self.second = False
        return good

    def completable(self) -> bool:
        self.wanted = [False] * len(self.cards)
        self.missing = 0
        return self._search()

    def strikes(self) -> list[int]:
        if not self._settled():
            return self._searched()
        if self.klass == THIEF:
            return self._exact()
        if self.klass == HALFLINGS and not self.second:
            return self._first_group()
        options: list[int] = []
        total = 0
        now = 2 if self.second else 1
        for place in range(len(self.cards)):
            if self.group[place] == now:
                total += self.value(place)
            elif self.strike[place] and not self.group[place]:
                options.append(self.cards[place])
        if total >= self.armor:
            options.append(DONE)
        return options

    def turns(self) -> list[int]:
        striker = self.striker
        self.striker = -1
        options: list[int] = []
        struck, free = self._summed()
        for place in range(len(self.cards)):
            if place == striker or self.left(place) <= 0:
                continue
            if self.klass != THIEF and struck >= 0 and self._spares(place, struck, free):
                options.append(self.cards[place])
                continue
            self.turn(place, 1)
            if self.completable():
                options.append(self.cards[place])
            self.turn(place, -1)
        self.striker = striker
        return options

    # Sums tell

    def _settled(self) -> bool:
        """Whether no further Heavy Hitter can strike, so that nothing turns any more."""
        for place in self.heavies:
            if not self.group[place] and self.may_match(place):
                return False
        return True

    def _exact(self) -> list[int]:
        """Against a Thief: the cards with which others make up exactly what is needed."""
        places: list[int] = []
        need = self.armor
        for place in range(len(self.cards)):
            if self.group[place]:
                need -= self.value(place)
            elif self.strike[place]:
                places.append(place)
        options: list[int] = []
        for place in places:
            rest = need - self.value(place)
            if rest < 0:
                continue
            bits = 1
            for other in places:
                if other != place:
                    bits |= bits << self.value(other)
            if bits >> rest & 1:
                options.append(self.cards[place])
        if need == 0:
            options.append(DONE)
        return options

    def _first_group(self) -> list[int]:
        """Against Halflings: the cards that leave enough for the second group."""
        places: list[int] = []
        values: list[int] = []
        struck = 0
        free = 0
        for place in range(len(self.cards)):
            value = self.value(place)
            if self.group[place]:
                struck += value
            elif value:
                places.append(place)
                values.append(value)
                free += value
        options: list[int] = []
        for i in range(len(places)):
            need = self.armor - struck - values[i]
            good = free - values[i] >= self.armor
            if good and need > 0:
                good = splits(values[:i] + values[i + 1 :], need, self.armor)
            if good:
                options.append(self.cards[places[i]])
        if struck >= self.armor and free >= self.armor:
            options.append(SECOND_GROUP)
        return options

    # The search

    def _searched(self) -> list[int]:
        size = len(self.cards)
        able = [self.able(place) for place in range(size)]
        self.wanted = able[:]
        self.missing = 0
        for good in able:
            if good:
                self.missing += 1
        if self.klass != THIEF:
            self._cross_off_easy()
        if self.missing:
            self._search()
        options = [self.cards[place] for place in range(size) if able[place] > self.wanted[place]]
        if self.closes():
            options.append(self.closing())
        return options

    def _cross_off_easy(self) -> None:
        """What needs no search: the free cards that match now, but Heavy Hitters, suffice with
        something to spare. Turning a free card costs at most its strike and 1 for each Booster."""
        struck, free = self._summed()
        if struck < 0:
            return
        for place in range(len(self.cards)):
            if not self.wanted[place] or not self.strike[place]:
                continue
            value = self.value(place)
            if self.heavy[place]:
                good = self._spares_one(place, struck + value, free)
            else:
                good = self._enough(struck + value, free - value)
            if good:
                self.wanted[place] = False
                self.missing -= 1

    def _summed(self) -> tuple[int, int]:
        """What the group that is open has struck for, and what is free besides Heavy Hitters, as
        the cards lie; -1 if more must happen to make what has struck legal."""
        first = 0
        second = 0
        free = 0
        for place in range(len(self.cards)):
            value = self.value(place)
            group = self.group[place]
            if group == 0:
                if not self.heavy[place]:
                    free += value
            elif value == 0:
                return -1, 0
            elif group == 1:
                first += value
            else:
                second += value
        if not self.second:
            return first, free
        return (second if first - self.boosters >= self.armor else -1), free

    def _enough(self, struck: int, free: int) -> bool:
        if self.klass == HALFLINGS and not self.second:
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
        if self.group[place] or self.left(place) <= 0:
            return False
        lost = 0 if self.heavy[place] else self.value(place)
        return self._enough(struck - self.boosters, free - lost - self.boosters)

    def _search(self) -> bool:
        """Whether the plan can be completed. Cards that are wanted and fit into some completion
        are crossed off; the search ends when it has found one and nothing more is wanted."""
        self.more = [0] * len(self.cards)
        waiting = 1 if self.striker >= 0 else 0
        good = False
        for extra in range(self._most_extra() + 1):
            if self._spread(0, waiting + extra, extra):
                good = True
                if not self.missing:
                    break
        return good

    def _most_extra(self) -> int:
        """How many further Heavy Hitters may strike; a Thief stands no more than its Armor."""
        idle = 0
        least = self.armor
        for place in self.heavies:
            if not self.group[place] and self.may_match(place):
                idle += 1
                least = min(least, self._least(place))
        if self.klass != THIEF:
            return idle
        spare = self.armor
        for place in range(len(self.cards)):
            if self.group[place]:
                spare -= self._least(place)
        return min(idle, max(spare, 0) // least)

    def _least(self, place: int) -> int:
        """The smallest strike among the sides left that match."""
        at = 4 * self.cards[place] + self.side[place]
        least = self.armor + 1
        for i in range(self.left(place)):
            if self.box.types[at + i] & self.weak:
                least = min(least, self.box.strike[at + i])
        return least

    def _spread(self, place: int, turnings: int, extra: int) -> bool:
        """Try all ways to turn the cards from this place on that many times, with that many
        further Heavy Hitters striking."""
        if turnings == 0:
            return self._suffices(extra)
        if place == len(self.cards):
            return False
        good = False
        for times in range(min(turnings, self.left(place)), 0, -1):
            self.turn(place, times)
            self.more[place] = times
            if self._spread(place + 1, turnings - times, extra):
                good = True
            self.turn(place, -times)
            self.more[place] = 0
            if good and not self.missing:
                return True
        return self._spread(place + 1, turnings, extra) or good

    def _suffices(self, extra: int) -> bool:
        """Whether, as the cards lie now, some free cards with exactly `extra` Heavy Hitters among
        them complete the plan."""
        first = 0
        second = 0
        for place in range(len(self.cards)):
            group = self.group[place]
            if group:
                value = self.value(place)
                if not value or (place == self.striker and self._only_itself(place, extra)):
                    return False
                if group == 1:
                    first += value
                else:
                    second += value
        if self.second and first < self.armor:
            return False
        need = self.armor - (second if self.second else first)
        if not self._makes(-1, extra, need):
            return False
        if self.missing:
            self._cross_off(extra, need)
        return True

    def _only_itself(self, place: int, extra: int) -> bool:
        """A Heavy Hitter cannot strike if all turnings to come fell on itself."""
        return self.more[place] == extra + (1 if self.striker >= 0 else 0)

    def _makes(self, chosen: int, extra: int, need: int) -> bool:
        """Whether free cards, with that many Heavy Hitters among them, make up the need. A card
        that is chosen strikes in any case."""
        exactly = self.klass == THIEF
        apart = self.klass == HALFLINGS and not self.second
        others = extra
        total = 0
        bits = 1  # the totals that some of the free cards make
        heavy: list[int] = []
        for place in range(len(self.cards)):
            if self.group[place] or not self.strike[place]:
                continue
            value = self.value(place)
            if self.heavy[place]:
                if extra == 0 or self._only_itself(place, extra):
                    if place == chosen:
                        return False
                elif place == chosen:
                    need -= value
                    others -= 1
                else:
                    heavy.append(value)
            elif place == chosen:
                need -= value
            else:
                total += value
                if exactly or apart:
                    bits |= bits << value
        if len(heavy) < others:
            return False
        if exactly:
            return need >= 0 and with_some(bits, heavy, others) >> need & 1 != 0
        if others:
            heavy.sort()
            for i in range(len(heavy) - others, len(heavy)):
                total += heavy[i]
                if apart:
                    bits |= bits << heavy[i]
        if not apart:
            return total >= need
        return leaves(bits, total, need, self.armor)

    def _cross_off(self, extra: int, need: int) -> None:
        """The cards that can strike in a completion as the cards lie now."""
        easy = self.klass != THIEF and (self.klass != HALFLINGS or self.second)
        for place in range(len(self.cards)):
            if not self.wanted[place] or not self.strike[place]:
                continue
            if (easy and not self.heavy[place]) or self._makes(place, extra, need):
                self.wanted[place] = False
                self.missing -= 1
