"""Strikes one after another against a Knight: each reads its side, then turns (DD-B4, DD-B18)."""

from overlord.games.dark_dealings.box import BOOSTER
from overlord.games.dark_dealings.reading import Reading
from overlord.games.dark_dealings.state import DarkDealings


class Duel(Reading):
    """The beginning of a plan against a Knight, played out on the copy of the sides."""

    def __init__(self, s: DarkDealings, seat: int, hero: int, plan: list[int]) -> None:
        super().__init__(s, seat, hero)
        self.total = 0
        self.hopeless: dict[int, int] = {}  # by sides: the smallest need known to be too much
        for card in plan:
            self._add(self.cards.index(card))

    def _add(self, place: int) -> None:
        if self.striker >= 0:
            self.side[place] += 1
            self._strike(self.striker)
            self.striker = -1
        elif self.heavy(place):
            self.striker = place
        else:
            self._strike(place)

    def _strike(self, place: int) -> None:
        self.total += self.value(place)
        self.side[place] += 1

    def able(self) -> list[int]:
        return [
            self.cards[place] for place in range(len(self.cards)) if self.types(place) & self.weak
        ]

    def totals(self) -> list[int]:
        return [self.total]

    def finished(self) -> bool:
        return self.striker < 0 and self.total >= self.armor

    def safe(self) -> bool:
        """The plain strikes of all cards but Heavy Hitters suffice, in any order."""
        total = self.total
        for place in range(len(self.cards)):
            if not self.heavy(place):
                total += self._run(place, 0)
        return self.striker < 0 and total >= self.armor

    def _run(self, place: int, bonus: int) -> int:
        """The sum of the sides that match one after another from the current one on."""
        total = 0
        for i in range(self.left(place)):
            at = 4 * self.cards[place] + self.side[place] + i
            if not self.box.types[at] & self.weak:
                break
            total += self.box.strike[at] + bonus
        return total

    def completable(self) -> bool:
        if self.striker < 0:
            return self._reaches(self.armor - self.total)
        return self._with_turning(self.striker, self.armor - self.total)

    def _with_turning(self, striker: int, need: int) -> bool:
        """A Heavy Hitter strikes after turning some other card."""
        value = self.value(striker)
        if not value:
            return False
        for place in range(len(self.cards)):
            if place == striker or self.left(place) <= 0:
                continue
            self.side[place] += 1
            self.side[striker] += 1
            good = self._reaches(need - value)
            self.side[striker] -= 1
            self.side[place] -= 1
            if good:
                return True
        return False

    def _reaches(self, need: int) -> bool:
        if need <= 0:
            return True
        if self._most() < need:
            return False
        key = 0
        for side in self.side:
            key = 4 * key + side
        if self.hopeless.get(key, need + 1) <= need:
            return False
        for place in range(len(self.cards)):
            value = self.value(place)
            if not value:
                continue
            if self.heavy(place):
                good = self._with_turning(place, need)
            else:
                self.side[place] += 1
                good = self._reaches(need - value)
                self.side[place] -= 1
            if good:
                return True
        self.hopeless[key] = need
        return False

    def _most(self) -> int:
        """More than any sequence can reach: every matching side left, Boosters at their best."""
        heavy = False
        for place in range(len(self.cards)):
            heavy = heavy or (self.heavy(place) and self.left(place) > 0)
        total = 0
        for place in range(len(self.cards)):
            booster = self.box.ability[self.cards[place]] == BOOSTER
            bonus = len(self.cards) - 1 if booster else 0
            if not heavy:
                total += self._run(place, bonus)
                continue
            for i in range(self.left(place)):
                at = 4 * self.cards[place] + self.side[place] + i
                if self.box.types[at] & self.weak:
                    total += self.box.strike[at] + bonus
        return total
