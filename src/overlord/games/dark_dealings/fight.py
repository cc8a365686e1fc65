"""A fight in planning: the plan so far, and what each card would strike for as the cards lie.

DD-B2: a fight is one complete legal plan. It is built card by card: the striking cards in order,
each Heavy Hitter followed by the card it turns, and SECOND_GROUP between the two groups against
Halflings. A card is allowed only if some completion of the plan is legal.

What is known of each card goes by its place among the seat's defenses and is packed into whole
numbers: lists took twice the time, to make and to read. Sets of cards are bits by place.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overlord.core.offer import Offer
from overlord.core.vectors import vec
from overlord.games.dark_dealings.box import BOOSTER, HEAVY_HITTER, DarkBox

WIDTH: Final = 7  # bits for a value: a strike is at most 60, and 53 others may boost it
VALUE: Final = (1 << WIDTH) - 1


class Fight:
    """The table is not touched. `sides` are packed by two bits, `values` by WIDTH."""

    def __init__(self, box: DarkBox, cards: vec[i64], sides: i64, hero: int) -> None:
        self.box = box
        self.cards = cards
        self.count: i64 = len(cards)
        self.sides: i64 = sides
        self.hero = hero
        self.armor: i64 = box.armor[hero]
        self.weak = box.vulnerable[hero]
        self.strikes_at: bytes = box.against[self.weak]
        self.plan: list[int] = []
        self.unit: i64 = 1  # to shift: `1 << place` would be computed in 32 bits
        self.striker: i64 = -1  # the place of a Heavy Hitter that still has to turn a card
        self.values: i64 = (
            0  # what each card strikes for as all cards lie now; 0 if it cannot strike
        )
        self.matching: i64 = 0  # the cards that can strike
        self.heavy: i64 = 0  # the Heavy Hitters
        self.boosters: i64 = 0
        self._read()

    def clone(self) -> Fight:
        raise NotImplementedError

    def add(self, action: int) -> None:
        """Add an answer to the plan."""
        raise NotImplementedError

    def closing(self) -> int:
        """The word that may follow the strikes."""
        raise NotImplementedError

    def able(self, place: i64) -> bool:
        """Whether the card may be named as the next striker, as far as its types go."""
        raise NotImplementedError

    def totals(self) -> list[int]:
        """Totals of the plan so far: one, or one for each group of Halflings."""
        raise NotImplementedError

    def gains(self) -> list[int]:
        """Parts of the totals that Boosters gain (DD-49)."""
        raise NotImplementedError

    def closes(self) -> bool:
        """Whether the closing word may be said now."""
        raise NotImplementedError

    def completable(self) -> bool:
        """Whether some completion is a legal plan."""
        raise NotImplementedError

    def strikes(self, o: Offer) -> None:
        """Offer the cards that may strike next, and the closing word where it may be said."""
        raise NotImplementedError

    def turns(self, o: Offer) -> None:
        """Offer the cards that the Heavy Hitter at the end of the plan may turn."""
        raise NotImplementedError

    def next_actions(self) -> list[int]:
        """Actions that may be added to the plan."""
        o = Offer()
        if self.striker >= 0:
            self.turns(o)
        else:
            self.strikes(o)
        return o.listed()

    def with_action(self, action: int) -> Fight:
        """The fight one step further on."""
        further = self.clone()
        further.add(action)
        return further

    def place(self, card: int) -> i64:
        place: i64 = 0
        while self.cards[place] != card:
            place += 1
        return place

    def in_play(self) -> list[int]:
        """The cards that the plan has not turned past their last side yet."""
        return [int(self.cards[i]) for i in range(len(self.cards)) if self.left(i) > 0]

    def at(self, place: i64) -> i64:
        """DD-6: where the tables of the box have the current side; past the last one is nothing."""
        return 4 * self.cards[place] + (self.sides >> 2 * place & 3)

    def left(self, place: i64) -> i64:
        """Number of sides left, the current one included."""
        return self.box.sides[self.cards[place]] - (self.sides >> 2 * place & 3)

    def value(self, place: i64) -> i64:
        return self.values >> WIDTH * place & VALUE

    def gain(self, place: i64) -> i64:
        """Strike of a card beyond its printed value."""
        return self.value(place) - self.strikes_at[self.at(place)]

    def may_match(self, place: i64) -> bool:
        """Whether the card matches now or would after some turning."""
        return self.box.ahead[self.at(place)] & self.weak != 0

    def turn(self, place: i64, times: i64) -> None:
        """Turn a card on."""
        sides = self.sides
        before = 4 * self.cards[place] + (sides >> 2 * place & 3)
        at = before + times
        self.sides = sides + (times << 2 * place)
        value: i64 = self.strikes_at[at]
        if self.boosters:
            types = self.box.types
            value += self._boost_again(place, types[before], types[at])
        shift = WIDTH * place
        self.values += (value - (self.values >> shift & VALUE)) << shift
        bit = self.unit << place
        self.matching = self.matching | bit if value else self.matching & ~bit

    def put_back(self, sides: i64, values: i64, matching: i64) -> None:
        """Take turnings back."""
        self.sides = sides
        self.values = values
        self.matching = matching

    def _read(self) -> None:
        """Read all cards as they lie."""
        ability = self.box.ability
        strikes = self.strikes_at
        sides = self.sides
        values: i64 = 0
        matching: i64 = 0
        place: i64
        shift: i64 = 0
        bit: i64 = 1
        for place in range(self.count):
            card = self.cards[place]
            value: i64 = strikes[4 * card + (sides & 3)]
            if value:
                values |= value << shift
                matching |= bit
            if ability[card] == HEAVY_HITTER:
                self.heavy |= bit
            elif ability[card] == BOOSTER:
                self.boosters |= bit
            sides >>= 2
            shift += WIDTH
            bit += bit
        self.values = values
        self.matching = matching
        boosters = self.boosters & matching
        for place in range(self.count):
            if boosters >> place & 1:
                self.values += self._boost(place) << WIDTH * place

    def _boost(self, place: i64) -> i64:
        """DD-49, DD-B28: a Booster gains 1 for each other card in play that shares a type."""
        types = self.box.types
        shared = types[self.at(place)]
        sides = self.sides
        boost: i64 = -1  # the loop counts the card itself
        other: i64
        for other in range(self.count):
            if types[4 * self.cards[other] + (sides & 3)] & shared:
                boost += 1
            sides >>= 2
        return boost

    def _boost_again(self, turned: i64, before: int, after: int) -> i64:
        """A card was turned from these types to those: its own boost, and that of the others."""
        own: i64 = 0
        booster: i64
        for booster in range(self.count):
            if not self.boosters >> booster & 1:
                continue
            if not self.matching >> booster & 1 and booster != turned:
                continue
            shared = self.box.types[self.at(booster)]
            if booster == turned:
                own = self._boost(booster) if shared & self.weak else 0
            elif before & shared:
                if not after & shared:
                    self.values -= self.unit << WIDTH * booster
            elif after & shared:
                self.values += self.unit << WIDTH * booster
        return own
