"""Strikes one after another against a Knight: each reads its side, then turns (DD-B4, DD-B18)."""

from overlord.games.dark_dealings.box import BOOSTER, DONE, DarkBox
from overlord.games.dark_dealings.fight import Fight


class Duel(Fight):
    """A fight against a Knight, played out on the copy of the sides."""

    def __init__(self, box: DarkBox, cards: list[int], side: list[int], hero: int) -> None:
        super().__init__(box, cards, side, hero)
        self.total = 0
        self.hopeless: dict[int, int] = {}  # by sides: the smallest need known to be too much

    def clone(self) -> "Duel":
        copy = Duel(self.box, self.cards, self.side[:], self.hero)
        for place in range(len(self.cards)):
            copy.turn(place, 0)
        copy.plan = self.plan[:]
        copy.striker = self.striker
        copy.total = self.total
        return copy

    def add(self, action: int) -> None:
        self.plan.append(action)
        place = self.place(action)
        if self.striker >= 0:
            self.turn(place, 1)
            self._strike(self.striker)
            self.striker = -1
        elif self.heavy[place]:
            self.striker = place
        else:
            self._strike(place)

    def _strike(self, place: int) -> None:
        self.total += self.value(place)
        self.turn(place, 1)

    def closing(self) -> int:
        return DONE

    def able(self, place: int) -> bool:
        return self.strike[place] > 0

    def totals(self) -> list[int]:
        return [self.total]

    def closes(self) -> bool:
        return self.total >= self.armor

    def completable(self) -> bool:
        need = self.armor - self.total
        return self._reaches(need) if self.striker < 0 else self._turns_one(self.striker, need)

    def strikes(self) -> list[int]:
        need = self.armor - self.total
        safe = self._surely(need)
        options: list[int] = []
        for place in range(len(self.cards)):
            if not self.strike[place]:
                continue
            if (safe and not self.heavy[place]) or self._strikes_first(place, need):
                options.append(self.cards[place])
        if need <= 0:
            options.append(DONE)
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

    def _surely(self, need: int) -> bool:
        """Whether the plain strikes of all cards but Heavy Hitters suffice, in any order."""
        for place in range(len(self.cards)):
            if need <= 0:
                break
            if self.strike[place] and not self.heavy[place]:
                need -= self._run(place, 0)
        return need <= 0

    def _run(self, place: int, bonus: int) -> int:
        """DD-42: the sum of the sides that match one after another from the current one on."""
        total = 0
        at = 4 * self.cards[place] + self.side[place]
        for i in range(self.left(place)):
            if not self.box.types[at + i] & self.weak:
                break
            total += self.box.strike[at + i] + bonus
        return total

    def _strikes_first(self, place: int, need: int) -> bool:
        """Whether the need is reached if this card strikes next."""
        if self.heavy[place]:
            return self._turns_one(place, need)
        value = self.value(place)
        self.turn(place, 1)
        good = self._reaches(need - value)
        self.turn(place, -1)
        return good

    def _turns_one(self, striker: int, need: int) -> bool:
        for place in range(len(self.cards)):
            other = place != striker and self.left(place) > 0
            if other and self._after_turning(place, striker, need):
                return True
        return False

    def _after_turning(self, place: int, striker: int, need: int) -> bool:
        """A Heavy Hitter turns a card and strikes."""
        value = self.value(striker)
        self.turn(place, 1)
        self.turn(striker, 1)
        good = self._reaches(need - value)
        self.turn(striker, -1)
        self.turn(place, -1)
        return good

    def _reaches(self, need: int) -> bool:
        """Whether further strikes add up to the need."""
        if self._surely(need):
            return True
        if self._most() < need:
            return False
        key = 0
        for side in self.side:
            key = 4 * key + side
        if self.hopeless.get(key, need + 1) <= need:
            return False
        for place in range(len(self.cards)):
            if self.strike[place] and self._strikes_first(place, need):
                return True
        self.hopeless[key] = need
        return False

    def _most(self) -> int:
        """More than any sequence can reach: every matching side left, Boosters at their best."""
        turning = False
        for place in self.heavies:
            turning = turning or self.left(place) > 0
        total = 0
        for place in range(len(self.cards)):
            booster = self.box.ability[self.cards[place]] == BOOSTER
            bonus = len(self.cards) - 1 if booster else 0
            if not turning:
                total += self._run(place, bonus)
                continue
            at = 4 * self.cards[place] + self.side[place]
            for i in range(self.left(place)):
                if self.box.types[at + i] & self.weak:
                    total += self.box.strike[at + i] + bonus
        return total
