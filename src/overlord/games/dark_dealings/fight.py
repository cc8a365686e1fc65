"""A fight in planning: the plan so far, and what each card would strike for as the cards lie.

DD-B2: a fight is one complete legal plan. It is built card by card: the striking cards in order,
each Heavy Hitter followed by the card it turns, and SECOND_GROUP between the two groups against
Halflings. A card is allowed only if some completion of the plan is legal.
"""

from overlord.games.dark_dealings.box import BOOSTER, HEAVY_HITTER, DarkBox


class Fight:
    """Lists go by the place of a card among the seat's defenses. The table is not touched."""

    def __init__(self, box: DarkBox, cards: list[int], side: list[int], hero: int) -> None:
        self.box = box
        self.cards = cards
        self.hero = hero
        self.armor = box.armor[hero]
        self.weak = box.vulnerable[hero]
        self.plan: list[int] = []
        self.striker = -1  # the place of a Heavy Hitter that still has to turn a card
        size = len(cards)
        self.side = side  # by place
        self.types = [0] * size  # DD-6: the current ones; none for a card that left play
        self.strike = [0] * size  # what is printed, 0 where the types do not match (DD-26)
        self.heavy = [False] * size
        self.heavies: list[int] = []  # their places
        self.boosters = 0
        for place in range(size):
            card = cards[place]
            types = box.types[4 * card + side[place]]
            self.types[place] = types
            if types & self.weak:
                self.strike[place] = box.strike[4 * card + side[place]]
            ability = box.ability[card]
            if ability == HEAVY_HITTER:
                self.heavy[place] = True
                self.heavies.append(place)
            elif ability == BOOSTER:
                self.boosters += 1

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

    def left(self, place: int) -> int:
        """How many sides are left, the current one included."""
        return self.box.sides[self.cards[place]] - self.side[place]

    def turn(self, place: int, times: int) -> None:
        """Turn a card on, or back with a negative number."""
        side = self.side[place] + times
        self.side[place] = side
        card = self.cards[place]
        types = 0 if side >= self.box.sides[card] else self.box.types[4 * card + side]
        self.types[place] = types
        self.strike[place] = self.box.strike[4 * card + side] if types & self.weak else 0

    def value(self, place: int) -> int:
        """What a card strikes for as all cards lie now; 0 if it cannot strike.

        DD-49, DD-B28: a Booster gains 1 for each other card in play that shares a type.
        """
        strike = self.strike[place]
        if strike and self.boosters and self.box.ability[self.cards[place]] == BOOSTER:
            strike -= 1  # the loop counts the card itself
            for types in self.types:
                if types & self.types[place]:
                    strike += 1
        return strike

    def may_match(self, place: int) -> bool:
        """Whether the card matches now or would after some turning."""
        at = 4 * self.cards[place] + self.side[place]
        for i in range(self.left(place)):
            if self.box.types[at + i] & self.weak:
                return True
        return False
