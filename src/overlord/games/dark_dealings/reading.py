"""A plan so far, read against the cards: what each would strike for as they lie now."""

from abc import ABC, abstractmethod

from overlord.games.dark_dealings.box import BOOSTER, HEAVY_HITTER
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import DEFENSES


class Reading(ABC):
    """Works on a copy of the sides. Lists go by the place of a card among the seat's defenses."""

    def __init__(self, s: DarkDealings, seat: int, hero: int) -> None:
        self.box = s.cards
        self.cards = s.zones[DEFENSES + seat]
        self.side = [s.side[card] for card in self.cards]
        self.armor = s.cards.armor[hero]
        self.weak = s.cards.vulnerable[hero]
        self.klass = s.cards.klass[hero]
        self.striker = -1  # the Heavy Hitter that still has to turn a card

    @abstractmethod
    def able(self) -> list[bool]:
        """By place: whether the card may be named as the next striker, as far as types go."""

    @abstractmethod
    def totals(self) -> list[int]:
        """What the plan strikes for so far: one total, or one for each group of Halflings."""

    @abstractmethod
    def finished(self) -> bool:
        """Whether the plan is complete and legal as it stands."""

    @abstractmethod
    def completable(self) -> bool:
        """Whether some completion is a legal plan."""

    @abstractmethod
    def strikes(self) -> list[int]:
        """The cards that may strike next so that the plan can still be completed."""

    @abstractmethod
    def turns(self) -> list[int]:
        """The cards that the Heavy Hitter at the end of the plan may turn."""

    def in_play(self) -> list[int]:
        """The cards that the plan has not turned past their last side yet."""
        return [self.cards[i] for i in range(len(self.cards)) if self.left(i) > 0]

    def heavy(self, place: int) -> bool:
        return self.box.ability[self.cards[place]] == HEAVY_HITTER

    def left(self, place: int) -> int:
        """How many sides are left, the current one included."""
        return self.box.sides[self.cards[place]] - self.side[place]

    def types(self, place: int) -> int:
        """DD-6: the current types; none for a card that has left play."""
        if self.left(place) <= 0:
            return 0
        return self.box.types[4 * self.cards[place] + self.side[place]]

    def value(self, place: int) -> int:
        """What a card strikes for as all cards lie now; 0 if it cannot strike.

        DD-49, DD-B28: a Booster gains 1 for each other card in play that shares a type.
        """
        types = self.types(place)
        if not types & self.weak:
            return 0
        card = self.cards[place]
        strike = self.box.strike[4 * card + self.side[place]]
        if self.box.ability[card] == BOOSTER:
            for other in range(len(self.cards)):
                if other != place and self.types(other) & types:
                    strike += 1
        return strike
