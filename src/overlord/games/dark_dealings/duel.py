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

    def able(self) -> list[bool]:
        return [self.types(place) & self.weak > 0 for place in range(len(self.cards))]

    def totals(self) -> list[int]:
        return [self.total]

    def finished(self) -> bool:
        return self.striker < 0 and self.total >= self.armor

    def completable(self) -> bool:
        need = self.armor - self.total
        return self._reaches(need) if self.striker < 0 else self._turns_one(self.striker, need)

    def strikes(self) -> list[int]:
        need = self.armor - self.total
        safe = self._surely() >= need
        options: list[int] = []
        for place in range(len(self.cards)):
            if not self.types(place) & self.weak:
                continue
            if (safe and not self.heavy(place)) or self._strikes_first(place, need):
                options.append(self.cards[place])
        return options

    def turns(self) -> list[int]:
        need = self.armor - self.total
        return [
            self.cards[place]
            for place in range(len(self.cards))
            if place != self.striker
            and self.left(place) > 0
            and self._after_turning(place, self.striker, need)
        ]

    def _surely(self) -> int:
        """What the plain strikes of all cards but Heavy Hitters add, in any order."""
        total = 0
        for place in range(len(self.cards)):
            if not self.heavy(place):
                total += self._run(place, 0)
        return total

    def _run(self, place: int, bonus: int) -> int:
        """The sum of the sides that match one after another from the current one on."""
        total = 0
        for i in range(self.left(place)):
            at = 4 * self.cards[place] + self.side[place] + i
            if not self.box.types[at] & self.weak:
                break
            total += self.box.strike[at] + bonus
        return total

    def _strikes_first(self, place: int, need: int) -> bool:
        """Whether the need is reached if this card strikes next."""
        if self.heavy(place):
            return self._turns_one(place, need)
        value = self.value(place)
        self.side[place] += 1
        good = self._reaches(need - value)
        self.side[place] -= 1
        return good

    def _turns_one(self, striker: int, need: int) -> bool:
        for place in range(len(self.cards)):
            if place != striker and self.left(place) > 0:
                if self._after_turning(place, striker, need):
                    return True
        return False

    def _after_turning(self, place: int, striker: int, need: int) -> bool:
        """A Heavy Hitter turns a card and strikes."""
        value = self.value(striker)
        self.side[place] += 1
        self.side[striker] += 1
        good = self._reaches(need - value)
        self.side[striker] -= 1
        self.side[place] -= 1
        return good

    def _reaches(self, need: int) -> bool:
        """Whether further strikes add up to the need."""
        if need <= 0 or self._surely() >= need:
            return True
        if self._most() < need:
            return False
        key = 0
        for side in self.side:
            key = 4 * key + side
        if self.hopeless.get(key, need + 1) <= need:
            return False
        for place in range(len(self.cards)):
            if self.types(place) & self.weak and self._strikes_first(place, need):
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
