"""Exact odds of a battle that is fought to the end with the cards that lie open.

Positions lead to one another with the chances of a round; captures by MIND may lead back, so all
positions with equally many cards are solved together.
"""

from typing import Final

from overlord.core.rng import Rng, seeded_rng
from overlord.games.big_bad_overlord.box import MAGIC, MELEE, MIND
from overlord.games.big_bad_overlord.combat.arena import (
    ATTACK_LOST,
    DEFENSE_LOST,
    SHIFT,
    SIDE,
    SLAIN,
    Arena,
)
from overlord.games.big_bad_overlord.combat.forces import able

MOST: Final = 160  # positions that are solved exactly; beyond that battles are simulated
BATTLES: Final = 160  # that are simulated
LONGEST: Final = 60  # rounds of a simulated battle


class Odds:
    """Chances as shares of 1. `exact` is about winning; a round is always exact."""

    def __init__(self, attack_loses: float, defense_loses: float, wins: float, exact: bool) -> None:
        self.attack_loses = attack_loses  # at least one card in this round
        self.defense_loses = defense_loses
        self.wins = wins  # the attackers, if the battle is fought to the end
        self.exact = exact

    def as_json(self) -> dict[str, object]:
        """In parts of a million, which are the same on every machine."""
        return {
            "attack-loses": round(1e6 * self.attack_loses),
            "defense-loses": round(1e6 * self.defense_loses),
            "attack-wins": round(1e6 * self.wins),
            "exact": self.exact,
        }


class Battle(Arena):
    """An Arena in which a battle is fought to the end."""

    def odds(self) -> Odds:
        """The first round, and who wins in the end."""
        first = self.round(self.start, True)
        mask = (1 << 2 * SHIFT) - 1
        ours = theirs = 0.0
        for place, chance in first.items():
            flags = place >> 2 * SHIFT
            if flags & ATTACK_LOST:
                ours += chance
            if flags & (DEFENSE_LOST | SLAIN):
                theirs += chance
        worth = None
        if self._small():
            worth = self._position_values(
                [place & mask for place in first if self.result(place) < 0]
            )
        if worth is None:
            return Odds(ours, theirs, self._simulated_share(), False)
        wins = 0.0
        for place, chance in first.items():
            known = self.result(place)
            wins += chance * (worth[place & mask] if known < 0 else known)
        return Odds(ours, theirs, wins, True)

    def _small(self) -> bool:
        """Whether it is worth the try: captures and MAGIC make many more positions."""
        total = self.total(self.start & SIDE) + self.total(self.start >> SHIFT)
        most = 30
        if able(total, MIND) or (self.fortress and self.start & SIDE):
            most = 6
        elif able(total, MAGIC):
            most = 9
        return len(self.cards) <= most

    def _position_values(self, starts: list[int]) -> dict[int, float] | None:
        """The worth of all positions that can be reached, unless there are too many."""
        mask = (1 << 2 * SHIFT) - 1
        rounds: dict[int, dict[int, float]] = {}
        waiting = starts
        while waiting:
            place = waiting.pop()
            if place in rounds:
                continue
            if len(rounds) >= MOST:
                return None
            rounds[place] = self.round(place, False)
            for further in rounds[place]:
                if self.result(further) < 0 and further & mask not in rounds:
                    waiting.append(further & mask)
        worth: dict[int, float] = {}
        groups: dict[int, list[int]] = {}
        for place in rounds:
            groups.setdefault(_cards(place), []).append(place)
        for count in sorted(groups):
            self._settle(groups[count], rounds, worth)
        return worth

    def _settle(
        self, group: list[int], rounds: dict[int, dict[int, float]], worth: dict[int, float]
    ) -> None:
        """Positions with equally many cards, which may lead to one another."""
        mask = (1 << 2 * SHIFT) - 1
        for place in group:
            worth[place] = 0.0
        change = 1.0
        while change > 1e-9:
            change = 0.0
            for place in group:
                value = 0.0
                again = 0.0
                for further, chance in rounds[place].items():
                    known = self.result(further)
                    target = further & mask
                    if known >= 0:
                        value += chance * known
                    elif target == place:
                        again += chance
                    else:
                        value += chance * worth[target]
                # BBO-A39: where nobody can strike it stays as it is, and nobody wins.
                value = value / (1 - again) if again < 1 else 0.0
                change = max(change, abs(value - worth[place]))
                worth[place] = value

    def _simulated_share(self) -> float:
        """The share of simulated battles that are won; the dice follow from the cards alone."""
        rng = seeded_rng(self.start & 0xFFFFFFFF)
        wins = 0.0
        for _ in range(BATTLES):
            place = self._fought(self.start, True, rng)
            for _ in range(LONGEST):
                known = self.result(place)
                if known >= 0:
                    wins += known
                    break
                place = self._fought(place & (1 << 2 * SHIFT) - 1, False, rng)
        return wins / BATTLES

    def _recalled(self, place: int, type: int, first: bool) -> tuple[float, float, float]:
        """The same, remembered for simulated battles, which come by the same positions."""
        if first:
            none, wins, loses, _ = self._chances(place, type, True)
            return none, wins, loses
        key = place << 2 | type
        known = self._known.get(key)
        if known is None:
            none, wins, loses, _ = self._chances(place, type, False)
            known = (none, wins, loses)
            self._known[key] = known
        return known

    def _fought(self, place: int, first: bool, rng: Rng) -> int:
        """One round with dice."""
        for type in (MIND, MAGIC, MELEE):
            if self._done(place):
                return place
            none, wins, loses = self._recalled(place, type, first)
            dice = rng.below(1_000_000) / 1e6 - none
            if dice < 0:
                continue
            hit = dice < wins or dice >= wins + loses
            struck = dice >= wins
            after: dict[int, float] = {}
            self._strike(place, type, hit, struck, 1.0, after)
            place = _drawn(after, rng) if len(after) > 1 else next(iter(after))
        return place


def _cards(place: int) -> int:
    count = 0
    bits = place
    while bits:
        bits &= bits - 1
        count += 1
    return count


def _drawn(places: dict[int, float], rng: Rng) -> int:
    left = rng.below(1_000_000) / 1e6
    found = 0
    for place, chance in places.items():
        found = place
        left -= chance
        if left < 0:
            break
    return found
