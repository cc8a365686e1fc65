"""A fight in planning: the plan so far, and what each card would strike for as the cards lie.

DD-B2: a fight is one complete legal plan. It is built card by card: the striking cards in order,
each Heavy Hitter followed by the card it turns, and SECOND_GROUP between the two groups against
Halflings. A card is allowed only if some completion of the plan is legal.

What is known of each card goes by its place among the seat's defenses and is packed into whole
numbers: lists took twice the time, to make and to read. Sets of cards are bits by place.
"""

from typing import Final

from overlord.games.dark_dealings.box import BOOSTER, HEAVY_HITTER, DarkBox

WIDTH: Final = 7  # bits for a value: a strike is at most 60, and 53 others may boost it
VALUE: Final = (1 << WIDTH) - 1


class Fight:
    """The table is not touched. `sides` are packed by two bits, `values` by WIDTH."""

    def __init__(self, box: DarkBox, cards: list[int], sides: int, hero: int) -> None:
        self.box = box
        self.cards = cards
        self.sides = sides
        self.hero = hero
        self.armor = box.armor[hero]
        self.weak = box.vulnerable[hero]
        self.plan: list[int] = []
        self.striker = -1  # the place of a Heavy Hitter that still has to turn a card
        self.values: int  # what each card strikes for as all cards lie now; 0 if it cannot strike
        self.matching: int  # the cards that can strike
        self.heavy = 0  # the Heavy Hitters
        self.boosters: list[int] = []  # their places
        self._read()

    def clone(self) -> "Fight":
        raise NotImplementedError

    def add(self, action: int) -> None:
        """Go on with the plan."""
        raise NotImplementedError

    def closing(self) -> int:
        """The word that may follow the strikes."""
        raise NotImplementedError

    def able(self, place: int) -> bool:
        """Whether the card may be named as the next striker, as far as its types go."""
        raise NotImplementedError

    def totals(self) -> list[int]:
        """What the plan strikes for so far: one total, or one for each group of Halflings."""
        raise NotImplementedError

    def gains(self) -> list[int]:
        """How much of the totals Boosters gain (DD-49)."""
        raise NotImplementedError

    def closes(self) -> bool:
        """Whether the closing word may be said now."""
        raise NotImplementedError

    def completable(self) -> bool:
        """Whether some completion is a legal plan."""
        raise NotImplementedError

    def strikes(self) -> list[int]:
        """The cards that may strike next, and the closing word where it may be said."""
        raise NotImplementedError

    def turns(self) -> list[int]:
        """The cards that the Heavy Hitter at the end of the plan may turn."""
        raise NotImplementedError

    def with_action(self, action: int) -> "Fight":
        """The fight one step further on."""
        further = self.clone()
        further.add(action)
        return further

    def place(self, card: int) -> int:
        place = 0
        while self.cards[place] != card:
            place += 1
        return place

    def in_play(self) -> list[int]:
        """The cards that the plan has not turned past their last side yet."""
        return [self.cards[i] for i in range(len(self.cards)) if self.left(i) > 0]

    def at(self, place: int) -> int:
        """DD-6: where the tables of the box have the current side; past the last one is nothing."""
        return 4 * self.cards[place] + (self.sides >> 2 * place & 3)

    def left(self, place: int) -> int:
        """How many sides are left, the current one included."""
        return self.box.sides[self.cards[place]] - (self.sides >> 2 * place & 3)

    def value(self, place: int) -> int:
        return self.values >> WIDTH * place & VALUE

    def gain(self, place: int) -> int:
        """What a card strikes for beyond its printed value."""
        return self.value(place) - self.box.against[self.weak][self.at(place)]

    def may_match(self, place: int) -> bool:
        """Whether the card matches now or would after some turning."""
        return self.box.ahead[self.at(place)] & self.weak != 0

    def turn(self, place: int, times: int) -> None:
        """Turn a card on."""
        sides = self.sides
        before = 4 * self.cards[place] + (sides >> 2 * place & 3)
        at = before + times
        self.sides = sides + (times << 2 * place)
        value = self.box.against[self.weak][at]
        if self.boosters:
            types = self.box.types
            value += self._boost_again(place, types[before], types[at])
        shift = WIDTH * place
        self.values += (value - (self.values >> shift & VALUE)) << shift
        bit = 1 << place
        self.matching = self.matching | bit if value else self.matching & ~bit

    def put_back(self, sides: int, values: int, matching: int) -> None:
        """Take turnings back."""
        self.sides = sides
        self.values = values
        self.matching = matching

    def _read(self) -> None:
        """Read all cards as they lie."""
        ability = self.box.ability
        strikes = self.box.against[self.weak]
        sides = self.sides
        values = 0
        matching = 0
        shift = 0
        bit = 1
        for place, card in enumerate(self.cards):
            value = strikes[4 * card + (sides & 3)]
            if value:
                values |= value << shift
                matching |= bit
            if ability[card] == HEAVY_HITTER:
                self.heavy |= bit
            elif ability[card] == BOOSTER:
                self.boosters.append(place)
            sides >>= 2
            shift += WIDTH
            bit += bit
        self.values = values
        self.matching = matching
        for booster in self.boosters:
            if matching >> booster & 1:
                self.values += self._boost(booster) << WIDTH * booster

    def _boost(self, place: int) -> int:
        """DD-49, DD-B28: a Booster gains 1 for each other card in play that shares a type."""
        types = self.box.types
        shared = types[self.at(place)]
        sides = self.sides
        boost = -1  # the loop counts the card itself
        for card in self.cards:
            if types[4 * card + (sides & 3)] & shared:
                boost += 1
            sides >>= 2
        return boost

    def _boost_again(self, turned: int, before: int, after: int) -> int:
        """A card was turned from these types to those: its own boost, and that of the others."""
        own = 0
        for booster in self.boosters:
            if not self.matching >> booster & 1 and booster != turned:
                continue
            shared = self.box.types[self.at(booster)]
            if booster == turned:
                own = self._boost(booster) if shared & self.weak else 0
            elif before & shared:
                if not after & shared:
                    self.values -= 1 << WIDTH * booster
            elif after & shared:
                self.values += 1 << WIDTH * booster
        return own
