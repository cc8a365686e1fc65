"""Strikes one after another against a Knight: each reads its side, then turns (DD-B4, DD-B18)."""

from overlord.games.dark_dealings.box import DONE, DarkBox
from overlord.games.dark_dealings.fight import VALUE, WIDTH, Fight


class Duel(Fight):
    """A fight against a Knight, played out on the copy of the sides."""

    def __init__(self, box: DarkBox, cards: list[int], sides: int, hero: int) -> None:
        super().__init__(box, cards, sides, hero)
        self.total = 0
        self.gained = 0  # of it by Boosters
        self.hopeless: dict[int, int] = {}  # by sides: the smallest need known to be too much

    def clone(self) -> "Duel":
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

    def _strike(self, place: int) -> None:
        self.total += self.value(place)
        self.gained += self.gain(place)
        self.turn(place, 1)

    def closing(self) -> int:
        return DONE

    def able(self, place: int) -> bool:
        return self.matching >> place & 1 != 0

    def totals(self) -> list[int]:
        return [self.total]

    def gains(self) -> list[int]:
        return [self.gained]

    def closes(self) -> bool:
        return self.total >= self.armor

    def completable(self) -> bool:
        need = self.armor - self.total
        return self._reaches(need) if self.striker < 0 else self._turns_one(self.striker, need)

    def strikes(self) -> list[int]:
        need = self.armor - self.total
        safe = self._surely(need)
        options: list[int] = []
        matching = self.matching
        bit = 1
        for place in range(len(self.cards)):
            easy = safe and not self.heavy & bit
            if matching & bit and (easy or self._strikes_first(place, need)):
                options.append(self.cards[place])
            bit += bit
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
        if need <= 0:
            return True
        runs = self.box.runs[self.weak]
        sides = self.sides
        heavy = self.heavy
        for card in self.cards:
            if not heavy & 1:
                need -= runs[4 * card + (sides & 3)]
                if need <= 0:
                    return True
            sides >>= 2
            heavy >>= 1
        return False

    def _strikes_first(self, place: int, need: int) -> bool:
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

    def _turns_one(self, striker: int, need: int) -> bool:
        for place in range(len(self.cards)):
            other = place != striker and self.left(place) > 0
            if other and self._after_turning(place, striker, need):
                return True
        return False

    def _after_turning(self, place: int, striker: int, need: int) -> bool:
        """A Heavy Hitter turns a card and strikes."""
        sides = self.sides
        values = self.values
        matching = self.matching
        self.turn(place, 1)
        self.turn(striker, 1)
        good = self._reaches(need - (values >> WIDTH * striker & VALUE))
        self.put_back(sides, values, matching)
        return good

    def _reaches(self, need: int) -> bool:
        """Whether further strikes add up to the need."""
        if self._surely(need):
            return True
        if self._most() < need:
            return False
        key = self.sides
        if self.hopeless.get(key, need + 1) <= need:
            return False
        for place in range(len(self.cards)):
            if self.matching >> place & 1 and self._strikes_first(place, need):
                return True
        self.hopeless[key] = need
        return False

    def _most(self) -> int:
        """More than any sequence can reach: every matching side left, Boosters at their best."""
        strikes = self.box.against[self.weak]
        total = 0
        for place in range(len(self.cards)):
            at = self.at(place)
            bonus = len(self.cards) - 1 if place in self.boosters else 0
            for i in range(self.left(place)):
                strike = strikes[at + i]
                if strike:
                    total += strike + bonus
                elif not self.heavy:
                    break
        return total
