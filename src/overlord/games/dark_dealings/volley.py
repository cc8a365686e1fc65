"""Strikes that are read at one moment: Heavy Hitters turn cards first, then values are read.

DD-B3, DD-B10, DD-B17, DD-B19. All turnings happen before any type or value is read, so what counts
is how often each card was turned. Where no Heavy Hitter can join any more, sums tell what is legal;
otherwise the search goes once through the ways to turn cards and crosses off every card that fits.
"""

from overlord.games.dark_dealings.box import DONE, HALFLINGS, SECOND_GROUP, THIEF, DarkBox
from overlord.games.dark_dealings.fight import Fight
from overlord.games.dark_dealings.sums import makes_exactly, splits


class Volley(Fight):
    """A fight against any hero but a Knight."""

    def __init__(self, box: DarkBox, cards: list[int], side: list[int], hero: int) -> None:
        super().__init__(box, cards, side, hero)
        self.klass = box.klass[hero]
        self.group = [0] * len(cards)  # 1 or 2: has struck
        self.second = False
        self.more = [0] * len(cards)  # the search: how often it turns each card,
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
        if place in self.heavy:
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
        early = place in self.heavy or (self.klass == HALFLINGS and not self.second)
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
        for place in range(len(self.cards)):
            if self.group[place] and not self.strike[place]:
                return False
        totals = self.totals()
        if self.klass == THIEF:
            return totals[0] == self.armor
        return min(totals) >= self.armor

    def _second_group(self) -> bool:
        """Against Halflings: whether the second group may begin now."""
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
        for place in range(len(self.cards)):
            if place == striker or self.left(place) <= 0:
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
        for place in self.heavy:
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
        struck = [0, 0]
        free = 0
        for place in range(len(self.cards)):
            value = self.value(place)
            group = self.group[place]
            if group:
                if not value:
                    return
                struck[group - 1] += value
            elif place not in self.heavy:
                free += value
        loss = len(self.boosters)
        if self.second and struck[0] - loss < self.armor:
            return
        now = struck[1 if self.second else 0]
        for place in range(len(self.cards)):
            value = self.value(place)
            if not self.wanted[place] or not value:
                continue
            if place not in self.heavy:
                good = self._enough(now + value, free - value)
            else:
                good = self._spares_one(place, now + value - loss, free - loss)
            if good:
                self.wanted[place] = False
                self.missing -= 1

    def _enough(self, struck: int, free: int) -> bool:
        if self.klass == HALFLINGS and not self.second:
            return struck >= self.armor and free >= self.armor
        return struck + free >= self.armor

    def _spares_one(self, striker: int, struck: int, free: int) -> bool:
        """Whether some free card can be turned for this Heavy Hitter without need of it."""
        for place in range(len(self.cards)):
            if place != striker and not self.group[place] and self.left(place) > 0:
                lost = 0 if place in self.heavy else self.value(place)
                if self._enough(struck, free - lost):
                    return True
        return False

    def _search(self) -> bool:
        """Whether the plan can be completed. Cards that are wanted and fit into some completion
        are crossed off; the search ends when it has found one and nothing more is wanted."""
        waiting = 1 if self.striker >= 0 else 0
        idle = 0
        for place in self.heavy:
            if not self.group[place] and self.may_match(place):
                idle += 1
        good = False
        for extra in range(idle + 1):
            if self._spread(0, waiting + extra, extra):
                good = True
                if not self.missing:
                    break
        return good

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
        struck = [0, 0]
        free: list[int] = []
        heavy: list[int] = []
        for place in range(len(self.cards)):
            value = self.value(place)
            group = self.group[place]
            if group:
                if not value or (place == self.striker and self._only_itself(place, extra)):
                    return False
                struck[group - 1] += value
            elif not value:
                continue
            elif place not in self.heavy:
                free.append(value)
            elif extra and not self._only_itself(place, extra):
                heavy.append(value)
        if len(heavy) < extra or (self.second and struck[0] < self.armor):
            return False
        need = self.armor - struck[1 if self.second else 0]
        if not self._makes(free, heavy, extra, need):
            return False
        if self.missing:
            self._cross_off(free, heavy, extra, need)
        return True

    def _only_itself(self, place: int, extra: int) -> bool:
        """A Heavy Hitter cannot strike if all turnings to come fell on itself."""
        return self.more[place] == extra + (1 if self.striker >= 0 else 0)

    def _makes(self, free: list[int], heavy: list[int], extra: int, need: int) -> bool:
        if self.klass == THIEF:
            return makes_exactly(free, heavy, extra, need)
        best = free
        if extra:
            heavy = heavy[:]
            heavy.sort()
            best = free + heavy[len(heavy) - extra :]
        if self.klass == HALFLINGS and not self.second:
            return splits(best, need, self.armor)
        return sum(best) >= need

    def _cross_off(self, free: list[int], heavy: list[int], extra: int, need: int) -> None:
        """The cards that can strike in a completion as the cards lie now."""
        easy = self.klass != THIEF and (self.klass != HALFLINGS or self.second)
        for place in range(len(self.cards)):
            if not self.wanted[place]:
                continue
            value = self.value(place)
            if not value:
                continue
            if place not in self.heavy:
                good = easy or self._makes(_without(free, value), heavy, extra, need - value)
            else:
                strikes = extra > 0 and not self._only_itself(place, extra)
                good = strikes and self._makes(
                    free, _without(heavy, value), extra - 1, need - value
                )
            if good:
                self.wanted[place] = False
                self.missing -= 1


def _without(values: list[int], value: int) -> list[int]:
    rest = values[:]
    rest.remove(value)
    return rest
