"""Siege: how many heroes a castle would still beat, by a quick look at all of the combat.

The pile is gone through in its order. Each hero is met with the cheapest plan, where a side costs
what it could do against the heroes after it; then the cards turn and the next hero comes. Heavy
Hitters are taken into account roughly (they turn the cheapest card), Detours not at all: this
estimates, the rules decide.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from overlord.core.vectors import vec
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
from overlord.games.dark_dealings.zones import DEFENSES, PLAN, SIDE

NEVER: Final = 1e9  # the cost of what cannot be done


class Rows:
    """The cards that may join a plan: their bits, what they strike for, and what that costs."""

    def __init__(self, most: i64) -> None:
        self.bits: vec[i64] = vec[i64]([0] * most)
        self.values: vec[i64] = vec[i64]([0] * most)
        self.costs: vec[float] = vec[float]([0.0] * most)
        self.n: i64 = 0

    def add(self, bit: i64, value: i64, cost: float) -> None:
        n = self.n
        self.bits[n] = bit
        self.values[n] = value
        self.costs[n] = cost
        self.n = n + 1


class Siege:
    """A castle in thought: its cards, their sides, and what using each side costs."""

    def __init__(self, s: DarkDealings, seat: int, heroes: list[int]) -> None:
        self.box = s.box
        self.cards: vec[i64] = s.native(DEFENSES + seat)
        n: i64 = len(self.cards)
        self.n: i64 = n
        self.side: vec[i64] = vec[i64]([0] * n)  # past the last one: out of play
        self.chosen: i64 = 0  # the cheapest plan found last, as bits by place
        # By 4 * place + side: what the side could still do, and what it and all later ones could.
        self.worth: vec[float] = vec[float]([0.0] * (4 * n))
        self.whole: vec[float] = vec[float]([0.0] * (4 * n))
        self._weigh(self._reach(heroes))
        place: i64
        for place in range(n):
            self.side[place] = s.of(SIDE, self.cards[place])

    def _reach(self, heroes: list[int]) -> vec[float]:
        """By types: the share of the heroes to come that they can strike."""
        reach: vec[float] = vec[float]([0.0] * 8)
        types: i64
        for hero in heroes:
            weak: i64 = self.box.vulnerable[hero]
            for types in range(1, 7):
                if weak & types:
                    reach[types] += 1.0
        count = float(len(heroes) + 1)
        for types in range(1, 7):
            reach[types] = reach[types] / count + w.UNMINDED_SIDE
        return reach

    def _weigh(self, reach: vec[float]) -> None:
        box = self.box
        place: i64
        for place in range(self.n):
            card = self.cards[place]
            more: i64 = 2 if box.ability[card] == BOOSTER else 0
            total = 0.0
            side: i64 = box.sides[card]
            while side > 0:
                side -= 1
                at = 4 * card + side
                types: i64 = box.types[at]
                strike: i64 = box.strike[at]
                worth = float(strike + more) * reach[types] if types else 1.0
                total += worth
                self.worth[4 * place + side] = worth
                self.whole[4 * place + side] = total

    def place_of(self, card: i64) -> i64:
        """Place of a card among the defenses."""
        place: i64 = 0
        while self.cards[place] != card:
            place += 1
        return place

    def bit_of(self, card: i64) -> i64:
        """The same as a bit."""
        place: i64 = 0
        unit: i64 = 1
        while self.cards[place] != card:
            place += 1
            unit += unit
        return unit

    def strike(self, place: i64) -> i64:
        """Strike of the card at a place among the defenses."""
        box = self.box
        card = self.cards[place]
        at = 4 * card + self.side[place]
        strike: i64 = box.strike[at]
        if box.ability[card] == BOOSTER:
            types: i64 = box.types[at]
            i: i64
            for i in range(self.n):
                other: i64 = box.types[4 * self.cards[i] + self.side[i]]
                if i != place and other & types:
                    strike += 1
        return strike

    def wealth(self) -> float:
        """Worth of what the castle could still do."""
        total = 0.0
        place: i64
        for place in range(self.n):
            total += self.whole[4 * place + self.side[place]]
        return total

    def standing(self) -> int:
        """Number of defenses in play."""
        count = 0
        place: i64
        for place in range(self.n):
            if self.side[place] < self.box.sides[self.cards[place]]:
                count += 1
        return count

    def turn(self, place: i64) -> None:
        if self.side[place] < 3:
            self.side[place] += 1

    # The cheapest plan

    def price(self, hero: int, busy: i64, need: i64, other: i64) -> float:
        """The cost of the cheapest way to strike for `need` more, without the busy places.

        `other` is what the other group of Halflings still needs (0 for any other hero).
        """
        self.chosen = 0
        box = self.box
        klass = box.klass[hero]
        weak: i64 = box.vulnerable[hero]
        rows = Rows(self.n)
        total: i64 = 0
        unit: i64 = 1
        place: i64 = -1
        while place + 1 < self.n:
            place += 1
            bit = unit
            unit += unit
            card = self.cards[place]
            at = 4 * place + self.side[place]
            types: i64 = box.types[4 * card + self.side[place]]
            if not types & weak or busy & bit:
                continue
            cost = self.worth[at] if klass != BERSERKER else self.whole[at]
            ability = box.ability[card]
            if ability == HEAVY_HITTER:
                cost += self._turn_price(bit)
                if cost >= NEVER:
                    continue
            value: i64 = self.strike(place)
            rows.add(bit, value, cost)
            total += value
        if total < need + other:
            return NEVER
        if klass == THIEF:
            return self._exactly(rows, need)
        if other > 0:
            return self._two_groups(rows, max(0, need), other)
        return self._at_least(rows, need)

    def _turn_price(self, striker: i64) -> float:
        """Cost to a Heavy Hitter, given as a bit, of turning another card."""
        place = self._cheapest(striker)
        return NEVER if place < 0 else self.worth[4 * place + self.side[place]]

    def _cheapest(self, busy: i64) -> i64:
        """The place in play whose current side is worth least; -1 if all are busy."""
        found: i64 = -1
        least = NEVER
        unit: i64 = 1
        place: i64
        for place in range(self.n):
            free = not busy & unit
            unit += unit
            side = self.side[place]
            if not free or side >= self.box.sides[self.cards[place]]:
                continue
            if self.worth[4 * place + side] < least:
                least = self.worth[4 * place + side]
                found = place
        return found

    def _at_least(self, rows: Rows, need: i64) -> float:
        if need <= 0:
            return 0.0
        cost: vec[float] = vec[float]([NEVER] * (need + 1))
        plan: vec[i64] = vec[i64]([0] * (need + 1))
        cost[0] = 0.0
        i: i64
        for i in range(rows.n):
            value = rows.values[i]
            more = rows.costs[i]
            bit = rows.bits[i]
            total = need
            while total > 0:
                total -= 1
                if cost[total] < NEVER:
                    after = total + value
                    after = min(after, need)
                    dear = cost[total] + more
                    if dear < cost[after]:
                        cost[after] = dear
                        plan[after] = plan[total] | bit
        self.chosen = plan[need]
        return cost[need]

    def _exactly(self, rows: Rows, need: i64) -> float:
        if need <= 0:
            return 0.0 if need == 0 else NEVER
        cost: vec[float] = vec[float]([NEVER] * (need + 1))
        plan: vec[i64] = vec[i64]([0] * (need + 1))
        cost[0] = 0.0
        i: i64
        for i in range(rows.n):
            value = rows.values[i]
            more = rows.costs[i]
            bit = rows.bits[i]
            total = need - value
            while total >= 0:
                dear = cost[total] + more
                if dear < cost[total + value]:
                    cost[total + value] = dear
                    plan[total + value] = plan[total] | bit
                total -= 1
        self.chosen = plan[need]
        return cost[need]

    def _two_groups(self, rows: Rows, one: i64, other: i64) -> float:
        """Totals of both groups as one number: row by what the first has, column the second."""
        width = other + 1
        size = (one + 1) * width
        cost: vec[float] = vec[float]([NEVER] * size)
        plan: vec[i64] = vec[i64]([0] * size)
        cost[0] = 0.0
        i: i64
        for i in range(rows.n):
            value = rows.values[i]
            more = rows.costs[i]
            bit = rows.bits[i]
            state = size - 1
            while state > 0:
                state -= 1
                if cost[state] >= NEVER:
                    continue
                row = state // width
                column = state - row * width
                dear = cost[state] + more
                up = row + value
                up = min(up, one)
                after = up * width + column
                if dear < cost[after]:
                    cost[after] = dear
                    plan[after] = plan[state] | bit
                right = column + value
                right = min(right, other)
                after = row * width + right
                if dear < cost[after]:
                    cost[after] = dear
                    plan[after] = plan[state] | bit
        self.chosen = plan[size - 1]
        return cost[size - 1]

    # Fighting in thought

    def beat(self, hero: int) -> float:
        """Fight a hero from the beginning and turn the cards; NEVER, and no change, if it holds."""
        klass = self.box.klass[hero]
        armor: i64 = self.box.armor[hero]
        if klass == KNIGHT:
            return self.duel(hero, armor)
        if klass == WIZARD:
            return self._beat_wizard(hero, armor)
        other: i64 = armor if klass == HALFLINGS else 0
        cost = self.price(hero, 0, armor, other)
        if cost < NEVER:
            self.carry_out(hero, self.chosen)
        return cost

    def _beat_wizard(self, hero: int, armor: i64) -> float:
        """The price is the card that is worth least among those the cheapest plan can spare."""
        cost = self.price(hero, 0, armor, 0)
        if cost >= NEVER:
            return NEVER
        plan = self.chosen
        paid: i64 = -1
        least = NEVER
        unit: i64 = 1
        place: i64
        for place in range(self.n):
            whole = self.whole[4 * place + self.side[place]]
            if not plan & unit and 0.0 < whole < least:
                least = whole
                paid = place
            unit += unit
        if paid < 0:
            return NEVER
        self.carry_out(hero, plan)
        self.side[paid] = 3
        return cost + least

    def carry_out(self, hero: int, plan: i64) -> None:
        """The planned cards strike together; Heavy Hitters turn whatever is cheapest."""
        trash = self.box.klass[hero] == BERSERKER
        unit: i64 = 1
        place: i64
        for place in range(self.n):
            if plan & unit:
                if self.box.ability[self.cards[place]] == HEAVY_HITTER:
                    self.turn_cheapest(plan)
                self.side[place] = 3 if trash else self.side[place] + 1
            unit += unit

    def finish(self, hero: int, struck: i64) -> None:
        """Those that have struck turn on, and the plan found last is carried out."""
        chosen = self.chosen
        trash = self.box.klass[hero] == BERSERKER
        unit: i64 = 1
        place: i64
        for place in range(self.n):
            if struck & unit:
                self.side[place] = 3 if trash else self.side[place] + 1
            unit += unit
        self.carry_out(hero, chosen)

    def turn_cheapest(self, busy: i64) -> None:
        place = self._cheapest(busy)
        if place >= 0:
            self.turn(place)

    def duel(self, hero: int, need: i64) -> float:
        """A Knight: strike again and again, what costs least for each point that is needed."""
        box = self.box
        weak: i64 = box.vulnerable[hero]
        before = self.side[:]
        spent = 0.0
        while need > 0:
            best: i64 = -1
            best_bit: i64 = 0
            least = NEVER
            unit: i64 = 1
            place: i64 = -1
            while place + 1 < self.n:
                place += 1
                bit = unit
                unit += unit
                card = self.cards[place]
                types: i64 = box.types[4 * card + self.side[place]]
                if not types & weak:
                    continue
                cost = self.worth[4 * place + self.side[place]]
                if box.ability[card] == HEAVY_HITTER:
                    cost += self._turn_price(bit)
                strike = self.strike(place)
                each = cost / float(min(need, strike))
                if each < least:
                    least = each
                    best = place
                    best_bit = bit
            if best < 0:
                self.side = before
                return NEVER
            strike = self.strike(best)
            spent += least * float(min(need, strike))
            need -= strike
            if box.ability[self.cards[best]] == HEAVY_HITTER:
                self.turn_cheapest(best_bit)
            self.turn(best)
        return spent


def strikers(s: DarkDealings) -> list[int]:
    """The plan so far as (card, group, card that it turns or 0), flat."""
    plan = s.cards(PLAN)
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
