"""Sums of the cards that strike at one moment: what they make, and what can be left over.

DD-B3, DD-B19. Where no Heavy Hitter can join any more, sums tell what is legal (DD-B10, DD-B17).
"""

from __future__ import annotations

from mypy_extensions import i64

from overlord.core.offer import Offer
from overlord.core.vectors import vec
from overlord.games.dark_dealings.box import DONE, HALFLINGS, SECOND_GROUP, DarkBox
from overlord.games.dark_dealings.fight import VALUE, WIDTH, Fight
from overlord.games.dark_dealings.sums import leaves


class SimultaneousFight(Fight):
    """A fight against any hero but a Knight: who has struck, in one group or in two."""

    def __init__(self, box: DarkBox, cards: vec[i64], sides: i64, hero: int) -> None:
        super().__init__(box, cards, sides, hero)
        self.klass = box.klass[hero]
        self.struck: i64 = 0  # the cards that have struck,
        self.group: i64 = 0  # and those of them in the group that is open
        self.second = False

    def totals(self) -> list[int]:
        group = int(self._sum(self.group))
        return [int(self._sum(self.struck ^ self.group)), group] if self.second else [group]

    def gains(self) -> list[int]:
        group = int(self._gain(self.group))
        return [int(self._gain(self.struck ^ self.group)), group] if self.second else [group]

    def _gain(self, cards: i64) -> i64:
        gain: i64 = 0
        place: i64
        for place in range(self.count):
            if cards >> place & 1:
                gain += self.gain(place)
        return gain

    def _first_of_two(self) -> bool:
        """Whether the first group against Halflings is still open."""
        return self.klass == HALFLINGS and not self.second

    def _idle(self) -> i64:
        """The Heavy Hitters that have not struck and match now or would after some turning."""
        heavy = self.heavy & ~self.struck
        idle = heavy & self.matching
        if heavy != idle:
            place: i64
            for place in range(self.count):
                if heavy >> place & 1 and self.may_match(place):
                    idle |= self.unit << place
        return idle

    def _settled(self, idle: i64) -> bool:
        """Whether no further Heavy Hitter can strike, so that nothing turns any more. A single
        one has to match as it lies; two may turn each other."""
        return idle & (idle - 1) == 0 and idle & self.matching == 0

    def _sum(self, cards: i64) -> i64:
        """Strike of these cards together."""
        values = self.values
        total: i64 = 0
        while cards:
            if cards & 1:
                total += values & VALUE
            values >>= WIDTH
            cards >>= 1
        return total

    def _totals(self, cards: i64) -> int:
        """Bit n is set if some of these cards make n."""
        values = self.values
        bits = 1
        while cards:
            if cards & 1:
                bits |= bits << int(values & VALUE)
            values >>= WIDTH
            cards >>= 1
        return bits

    def _struck_for(self, spare: i64) -> i64:
        """Strike of the group that is open so far; -1 if more must happen to make what has
        struck legal, or to leave a group that is closed with something to spare."""
        if self.struck & ~self.matching:
            return -1
        if self.second and self._sum(self.struck ^ self.group) < self.armor + spare:
            return -1
        return self._sum(self.group)

    def _free(self) -> i64:
        """The cards besides Heavy Hitters that can strike and have not."""
        return self.matching & ~(self.struck | self.heavy)

    def _exact(self, o: Offer) -> None:
        """Against a Thief: the cards with which others make up exactly what is needed."""
        need = self.armor - self._sum(self.struck)
        free = self.matching & ~self.struck
        place: i64
        for place in range(self.count):
            bit = self.unit << place
            if free & bit:
                rest = need - self.value(place)
                if rest >= 0 and self._totals(free ^ bit) >> int(rest) & 1:
                    o.add(self.cards[place])
        if need == 0:
            o.add(DONE)

    def _first_group(self, o: Offer) -> None:
        """Against Halflings: the cards that leave enough for the second group."""
        need = self.armor - self._sum(self.struck)
        free = self.matching & ~self.struck
        total = self._sum(free)
        place: i64
        for place in range(self.count):
            bit = self.unit << place
            if not free & bit:
                continue
            value = self.value(place)
            good = total - value >= self.armor
            if good and need > value:
                bits = self._totals(free ^ bit)
                good = leaves(bits, int(total - value), int(need - value), int(self.armor))
            if good:
                o.add(self.cards[place])
        if need <= 0 and total >= self.armor:
            o.add(SECOND_GROUP)
