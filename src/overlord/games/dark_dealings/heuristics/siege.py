"""How many heroes a castle would still beat: a quick look at the whole of the combat to come.

The pile is gone through in its order. Each hero is met with the cheapest plan, where a side costs
what it could do against the heroes after it; then the cards turn and the next hero comes. Heavy
Hitters are taken into account roughly (they turn the cheapest card), Detours not at all: this
estimates, the rules decide.
"""

from typing import Final

from overlord.games.dark_dealings.box import (
    BERSERKER,
    BOOSTER,
    HALFLINGS,
    HEAVY_HITTER,
    KNIGHT,
    SECOND_GROUP,
    THIEF,
    WIZARD,
)
from overlord.games.dark_dealings.heuristics import weights as w
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import DEFENSES

NEVER: Final = 1e9  # the cost of what cannot be done


class Siege:
    """A castle in thought: its cards, their sides, and what using each side costs."""

    def __init__(self, s: DarkDealings, seat: int, heroes: list[int]) -> None:
        self.box = s.box
        self.cards = s.zones[DEFENSES + seat]
        self.side = [s.side[card] for card in self.cards]  # past the last one: out of play
        self.chosen = 0  # the cheapest plan found last, as bits by place
        reach = [0.0] * 8  # by types: the share of the heroes to come that they can strike
        for hero in heroes:
            weak = self.box.vulnerable[hero]
            for types in range(1, 7):
                if weak & types:
                    reach[types] += 1.0
        for types in range(1, 7):
            reach[types] = reach[types] / (len(heroes) + 1) + w.UNMINDED_SIDE
        # By 4 * place + side: what the side could still do, and what it and all later ones could.
        self.worth = [0.0] * (4 * len(self.cards))
        self.whole = [0.0] * (4 * len(self.cards))
        for place in range(len(self.cards)):
            card = self.cards[place]
            more = 2 if self.box.ability[card] == BOOSTER else 0
            total = 0.0
            for side in range(self.box.sides[card] - 1, -1, -1):
                at = 4 * card + side
                types = self.box.types[at]
                worth = (self.box.strike[at] + more) * reach[types] if types else 1.0
                total += worth
                self.worth[4 * place + side] = worth
                self.whole[4 * place + side] = total

    def strike(self, place: int) -> int:
        """What the card at a place among the defenses strikes for."""
        card = self.cards[place]
        at = 4 * card + self.side[place]
        strike = self.box.strike[at]
        if self.box.ability[card] == BOOSTER:
            types = self.box.types
            for i in range(len(self.cards)):
                if i != place and types[4 * self.cards[i] + self.side[i]] & types[at]:
                    strike += 1
        return strike

    def wealth(self) -> float:
        """What the castle could still do."""
        total = 0.0
        for place in range(len(self.cards)):
            total += self.whole[4 * place + self.side[place]]
        return total

    def standing(self) -> int:
        """How many defenses are in play."""
        count = 0
        for place in range(len(self.cards)):
            if self.side[place] < self.box.sides[self.cards[place]]:
                count += 1
        return count

    def turn(self, place: int) -> None:
        if self.side[place] < 3:
            self.side[place] += 1

    # The cheapest plan

    def price(self, hero: int, busy: int, need: int, other: int) -> float:
        """The cost of the cheapest way to strike for `need` more, without the busy places.

        `other` is what the other group of Halflings still needs (0 for any other hero).
        """
        self.chosen = 0
        klass = self.box.klass[hero]
        weak = self.box.vulnerable[hero]
        places: list[int] = []
        values: list[int] = []
        costs: list[float] = []
        total = 0
        for place in range(len(self.cards)):
            card = self.cards[place]
            side = self.side[place]
            if not self.box.types[4 * card + side] & weak or busy >> place & 1:
                continue
            cost = self.whole[4 * place + side]
            if klass != BERSERKER:
                cost = self.worth[4 * place + side]
            if self.box.ability[card] == HEAVY_HITTER:
                cost += self._turn_price(place)
                if cost >= NEVER:
                    continue
            places.append(place)
            plain = self.box.ability[card] != BOOSTER
            value = self.box.strike[4 * card + side] if plain else self.strike(place)
            values.append(value)
            total += value
            costs.append(cost)
        if total < need + other:
            return NEVER
        if klass == THIEF:
            return self._exactly(places, values, costs, need)
        if other > 0:
            return self._two_groups(places, values, costs, max(need, 0), other)
        return self._at_least(places, values, costs, need)

    def _turn_price(self, striker: int) -> float:
        """What it costs a Heavy Hitter to turn another card."""
        place = self._cheapest(1 << striker)
        return NEVER if place < 0 else self.worth[4 * place + self.side[place]]

    def _cheapest(self, busy: int) -> int:
        """The place in play whose current side is worth least; -1 if all are busy."""
        found = -1
        least = NEVER
        for place in range(len(self.cards)):
            side = self.side[place]
            if busy >> place & 1 or side >= self.box.sides[self.cards[place]]:
                continue
            if self.worth[4 * place + side] < least:
                least = self.worth[4 * place + side]
                found = place
        return found

    def _at_least(
        self, places: list[int], values: list[int], costs: list[float], need: int
    ) -> float:
        if need <= 0:
            return 0.0
        cost = [NEVER] * (need + 1)
        plan = [0] * (need + 1)
        cost[0] = 0.0
        for i in range(len(places)):
            value = values[i]
            for total in range(need - 1, -1, -1):
                if cost[total] < NEVER:
                    after = min(total + value, need)
                    dear = cost[total] + costs[i]
                    if dear < cost[after]:
                        cost[after] = dear
                        plan[after] = plan[total] | 1 << places[i]
        self.chosen = plan[need]
        return cost[need]

    def _exactly(
        self, places: list[int], values: list[int], costs: list[float], need: int
    ) -> float:
        if need <= 0:
            return 0.0 if need == 0 else NEVER
        cost = [NEVER] * (need + 1)
        plan = [0] * (need + 1)
        cost[0] = 0.0
        for i in range(len(places)):
            value = values[i]
            for total in range(need - value, -1, -1):
                dear = cost[total] + costs[i]
                if dear < cost[total + value]:
                    cost[total + value] = dear
                    plan[total + value] = plan[total] | 1 << places[i]
        self.chosen = plan[need]
        return cost[need]

    def _two_groups(
        self, places: list[int], values: list[int], costs: list[float], one: int, other: int
    ) -> float:
        """Totals of both groups as one number: row by what the first has, column the second."""
        width = other + 1
        size = (one + 1) * width
        cost = [NEVER] * size
        plan = [0] * size
        cost[0] = 0.0
        for i in range(len(places)):
            for state in range(size - 2, -1, -1):
                if cost[state] >= NEVER:
                    continue
                row = state // width
                column = state - row * width
                dear = cost[state] + costs[i]
                after = min(row + values[i], one) * width + column
                if dear < cost[after]:
                    cost[after] = dear
                    plan[after] = plan[state] | 1 << places[i]
                after = row * width + min(column + values[i], other)
                if dear < cost[after]:
                    cost[after] = dear
                    plan[after] = plan[state] | 1 << places[i]
        self.chosen = plan[size - 1]
        return cost[size - 1]

    # Fighting in thought

    def beat(self, hero: int) -> float:
        """Fight a hero from the beginning and turn the cards; NEVER, and no change, if it holds."""
        klass = self.box.klass[hero]
        armor = self.box.armor[hero]
        if klass == KNIGHT:
            return self.duel(hero, armor)
        if klass == WIZARD:
            return self._beat_wizard(hero, armor)
        cost = self.price(hero, 0, armor, armor if klass == HALFLINGS else 0)
        if cost < NEVER:
            self.carry_out(hero, self.chosen)
        return cost

    def _beat_wizard(self, hero: int, armor: int) -> float:
        """The price is the card that is worth least among those the cheapest plan can spare."""
        cost = self.price(hero, 0, armor, 0)
        if cost >= NEVER:
            return NEVER
        plan = self.chosen
        paid = -1
        least = NEVER
        for place in range(len(self.cards)):
            whole = self.whole[4 * place + self.side[place]]
            if not plan >> place & 1 and 0.0 < whole < least:
                least = whole
                paid = place
        if paid < 0:
            return NEVER
        self.carry_out(hero, plan)
        self.side[paid] = 3
        return cost + least

    def carry_out(self, hero: int, plan: int) -> None:
        """The planned cards strike together; Heavy Hitters turn whatever is cheapest."""
        trash = self.box.klass[hero] == BERSERKER
        for place in range(len(self.cards)):
            if plan >> place & 1:
                if self.box.ability[self.cards[place]] == HEAVY_HITTER:
                    self.turn_cheapest(plan)
                self.side[place] = 3 if trash else self.side[place] + 1

    def turn_cheapest(self, busy: int) -> None:
        place = self._cheapest(busy)
        if place >= 0:
            self.turn(place)

    def duel(self, hero: int, need: int) -> float:
        """A Knight: strike again and again, what costs least for each point that is needed."""
        weak = self.box.vulnerable[hero]
        before = self.side[:]
        spent = 0.0
        while need > 0:
            best = -1
            least = NEVER
            for place in range(len(self.cards)):
                card = self.cards[place]
                if not self.box.types[4 * card + self.side[place]] & weak:
                    continue
                cost = self.worth[4 * place + self.side[place]]
                if self.box.ability[card] == HEAVY_HITTER:
                    cost += self._turn_price(place)
                each = cost / min(self.strike(place), need)
                if each < least:
                    least = each
                    best = place
            if best < 0:
                self.side = before
                return NEVER
            spent += least * min(self.strike(best), need)
            need -= self.strike(best)
            if self.box.ability[self.cards[best]] == HEAVY_HITTER:
                self.turn_cheapest(1 << best)
            self.turn(best)
        return spent


def strikers(s: DarkDealings) -> list[int]:
    """The plan so far as (card, group, card that it turns or 0), flat."""
    plan = s.plan
    flat: list[int] = []
    group = 1
    i = 0
    while i < len(plan):
        card = plan[i]
        if card == SECOND_GROUP:
            group = 2
        else:
            turned = 0
            if s.box.ability[card] == HEAVY_HITTER and i + 1 < len(plan):
                i += 1
                turned = plan[i]
            flat += [card, group, turned]
        i += 1
    return flat
