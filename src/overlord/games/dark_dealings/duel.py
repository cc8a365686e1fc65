"""Strikes one after another against a Knight: each reads its side, then turns (DD-B4, DD-B18)."""

from __future__ import annotations

from mypy_extensions import i64

from overlord.core.offer import Offer
from overlord.core.vectors import vec
from overlord.games.dark_dealings.box import DONE, DarkBox
from overlord.games.dark_dealings.fight import VALUE, WIDTH, Fight


class Duel(Fight):
    """A fight against a Knight, played out on the copy of the sides."""

    def __init__(self, box: DarkBox, cards: vec[i64], sides: i64, hero: int) -> None:
        super().__init__(box, cards, sides, hero)
        self.total: i64 = 0
        self.gained: i64 = 0  # of it by Boosters
        self.hopeless: dict[int, int] = {}  # by sides: the smallest need known to be too much

    def clone(self) -> Duel:
        copy = Duel(self.box, self.cards, self.sides, self.hero)
        copy.plan = self.plan[:]
        copy.striker = self.striker
        copy.total = self.total
        copy.gained = self.gained
        return copy

    def add(self, action: int) -> None:
        self.plan.append(action)
        place = self.place(action)
        if self.striker >= 0:
            self.turn(place, 1)
            self._strike(self.striker)
            self.striker = -1
        elif self.heavy >> place & 1:
            self.striker = place
        else:
            self._strike(place)

    def _strike(self, place: i64) -> None:
        self.total += self.value(place)
        self.gained += self.gain(place)
        self.turn(place, 1)

    def closing(self) -> int:
        return DONE

    def able(self, place: i64) -> bool:
        return self.matching >> place & 1 != 0

    def totals(self) -> list[int]:
        return [int(self.total)]

    def gains(self) -> list[int]:
        return [int(self.gained)]

    def closes(self) -> bool:
        return self.total >= self.armor

    def completable(self) -> bool:
        need = self.armor - self.total
        return self._reaches(need) if self.striker < 0 else self._turns_one(self.striker, need)

    def strikes(self, o: Offer) -> None:
        need = self.armor - self.total
        safe = self._surely(need)
        matching = self.matching
        bit: i64 = 1
        place: i64
        for place in range(self.count):
            easy = safe and not self.heavy & bit
            if matching & bit and (easy or self._strikes_first(place, need)):
                o.add(self.cards[place])
            bit += bit
        if need <= 0:
            o.add(DONE)

    def turns(self, o: Offer) -> None:
        need = self.armor - self.total
        place: i64
        for place in range(self.count):
            other = place != self.striker and self.left(place) > 0
            if other and self._after_turning(place, self.striker, need):
                o.add(self.cards[place])

    def _surely(self, need: i64) -> bool:
        """Whether the plain strikes of all cards but Heavy Hitters suffice, in any order."""
        if need <= 0:
            return True
        runs = self.box.runs[self.weak]
        sides = self.sides
        heavy = self.heavy
        place: i64
        for place in range(self.count):
            if not heavy & 1:
                need -= runs[4 * self.cards[place] + (sides & 3)]
                if need <= 0:
                    return True
            sides >>= 2
            heavy >>= 1
        return False

    def _strikes_first(self, place: i64, need: i64) -> bool:
        """Whether the need is reached if this card strikes next."""
        if self.heavy >> place & 1:
            return self._turns_one(place, need)
        sides = self.sides
        values = self.values
        matching = self.matching
        self.turn(place, 1)
        good = self._reaches(need - (values >> WIDTH * place & VALUE))
        self.put_back(sides, values, matching)
        return good

    def _turns_one(self, striker: i64, need: i64) -> bool:
        place: i64
        for place in range(self.count):
            other = place != striker and self.left(place) > 0
            if other and self._after_turning(place, striker, need):
                return True
        return False

    def _after_turning(self, place: i64, striker: i64, need: i64) -> bool:
        """A Heavy Hitter turns a card and strikes."""
        sides = self.sides
        values = self.values
        matching = self.matching
        self.turn(place, 1)
        self.turn(striker, 1)
        good = self._reaches(need - (values >> WIDTH * striker & VALUE))
        self.put_back(sides, values, matching)
        return good

    def _reaches(self, need: i64) -> bool:
        """Whether further strikes add up to the need."""
        if self._surely(need):
            return True
        if self._most() < need:
            return False
        key = int(self.sides)
        if self.hopeless.get(key, need + 1) <= need:
            return False
        place: i64
        for place in range(self.count):
            if self.matching >> place & 1 and self._strikes_first(place, need):
                return True
        self.hopeless[key] = int(need)
        return False

    def _most(self) -> i64:
        """More than any sequence can reach: every matching side left, Boosters at their best."""
        strikes = self.strikes_at
        total: i64 = 0
        place: i64
        for place in range(self.count):
            at = self.at(place)
            bonus: i64 = self.count - 1 if self.boosters >> place & 1 else 0
            i: i64
            for i in range(self.left(place)):
                strike: i64 = strikes[at + i]
                if strike:
                    total += strike + bonus
                elif not self.heavy:
                    break
        return total
