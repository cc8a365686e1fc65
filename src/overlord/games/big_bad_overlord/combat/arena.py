"""A round of battle on paper: which cards are on which side, and where that may lead.

A position is the attackers' cards as bits, and from SHIFT on the defenders'.
"""

from typing import Final

from overlord.games.big_bad_overlord.box import (
    ARTIFACT,
    DO_GOODER,
    MAGIC,
    MELEE,
    MIND,
    NEVER,
    BigBox,
)
from overlord.games.big_bad_overlord.combat.forces import able, natural, rounded_bonus
from overlord.games.big_bad_overlord.odds.dice_odds import clashes, hits
from overlord.games.big_bad_overlord.state import ATTACK, DEFENSE

SHIFT: Final = 24
SIDE: Final = (1 << SHIFT) - 1

ATTACK_LOST: Final = 1  # what a round has brought, as bits above a position
DEFENSE_LOST: Final = 2
SLAIN: Final = 4  # the Duke
OVER: Final = 8  # the round, before its end
SENT_ON: Final = 16  # the Do-Gooder
IDLE: Final = -100  # no roll


class Arena:
    """A battle on paper. `fortress`: the Citadel is stormed, and behind it stands the Duke.

    `left` is what a Do-Gooder leaves of the defenders' bonuses, in halves; `haunts` what Ghosts add
    to each roll of the first round, by 2 * phase + side.
    """

    def __init__(
        self,
        box: BigBox,
        attackers: list[int],
        defenders: list[int],
        fortress: bool,
        haunts: list[int],
    ) -> None:
        self.box = box
        self.fortress = fortress
        self.haunts = haunts
        self.cards: list[int] = []
        self.hero = -1  # the place of a Do-Gooder
        self.extra = [0, 0, 0, 0, 0, 0]  # Artifacts, by 2 * type + side
        ours = self._enter(attackers, ATTACK)
        theirs = self._enter(defenders, DEFENSE)
        self.start = ours | theirs << SHIFT
        self.good = self.hero >= 0
        self._totals: dict[int, int] = {0: 0}
        self._known: dict[int, tuple[float, float, float]] = {}
        self._victims: list[dict[int, list[int]]] = [{}, {}, {}]

    def _enter(self, force: list[int], side: int) -> int:
        bits = 0
        for card in sorted(force):
            if self.box.kinds[card] == ARTIFACT:
                type = self.box.artifact_type[card]
                self.extra[2 * type + side] += self.box.artifact_bonus[card]
                continue
            if self.box.kinds[card] == DO_GOODER:
                self.hero = len(self.cards)
            bits |= 1 << len(self.cards)
            self.cards.append(card)
        return bits

    # What a side can do

    def total(self, bits: int) -> int:
        """All sums of a side (see box)."""
        known = self._totals.get(bits)
        if known is None:
            known = 0
            for place in range(len(self.cards)):
                if bits >> place & 1:
                    known += self.box.strength[self.cards[place]]
            self._totals[bits] = known
        return known

    def victims(self, bits: int, type: int) -> list[int]:
        """The cards, as bits, one of which is the weakest; copies count as often as there are."""
        known = self._victims[type].get(bits)
        if known is None:
            defense = self.box.defense[type]
            lowest = NEVER
            known = []
            for place in range(len(self.cards)):
                if bits >> place & 1:
                    value = defense[self.cards[place]]
                    if value < lowest:
                        lowest = value
                        known = [1 << self._alike(bits, place)]
                    elif value == lowest and value != NEVER:
                        known.append(1 << self._alike(bits, place))
            self._victims[type][bits] = known
        return known

    def _alike(self, bits: int, place: int) -> int:
        """The first card of the side that is a copy of this one: which of them goes is the same."""
        design = self.box.card(self.cards[place]).design
        for other in range(place):
            if bits >> other & 1 and self.box.card(self.cards[other]).design == design:
                return other
        return place

    def bonus(self, position: int, side: int, type: int, first: bool) -> int:
        """Number that a side adds to its dice; IDLE if it does not roll in this phase."""
        ours = position & SIDE
        theirs = position >> SHIFT & SIDE
        throne = self.fortress and not theirs
        alone = throne and side == DEFENSE
        total = self.total(theirs if side == DEFENSE else ours)
        can = alone or able(total, type)
        if (not can and type != MELEE) or (throne and type == MIND and side == ATTACK):
            return IDLE
        points = 0 if throne else natural(type, total)
        extra = self.extra[2 * type + side] if can else 0
        left = 2
        if side == DEFENSE and self.hero >= 0 and ours >> self.hero & 1:
            left = self.box.resist[type][self.cards[self.hero]]
        walls = self.fortress and theirs != 0
        ghost = self.haunts[2 * type + side] if first else 0
        return rounded_bonus(points, extra, side, type, walls, left) + ghost

    # Rounds

    def round(self, position: int, first: bool) -> dict[int, float]:
        """Positions after a round, with their flags above, and their chances."""
        places = {position: 1.0}
        for type in (MIND, MAGIC, MELEE):
            after: dict[int, float] = {}
            for place, chance in places.items():
                self._phase(place, type, first, chance, after)
            places = after
        return places

    def _phase(
        self, place: int, type: int, first: bool, chance: float, after: dict[int, float]
    ) -> None:
        """Share out a chance among what may happen in a phase."""
        if self._done(place):
            _add(after, place, chance)
            return
        none, wins, loses, both = self._chances(place, type, first)
        if none:
            _add(after, place, chance * none)
        if wins:
            self._strike(place, type, True, False, chance * wins, after)
        if loses:
            self._strike(place, type, False, True, chance * loses, after)
        if both:
            self._strike(place, type, True, True, chance * both, after)

    def _done(self, place: int) -> bool:
        """Whether nothing more happens in this round."""
        if place >> 2 * SHIFT & (OVER | SLAIN) or not place & SIDE:
            return True
        return not (place >> SHIFT & SIDE or self.fortress)

    def _chances(self, place: int, type: int, first: bool) -> tuple[float, float, float, float]:
        """Of a phase: that nobody succeeds, the attackers, the defenders, and both."""
        one = self.bonus(place, ATTACK, type, first)
        other = self.bonus(place, DEFENSE, type, first)
        if type != MELEE:
            hit = 0.0 if one == IDLE else hits(one)
            struck = 0.0 if other == IDLE else hits(other)
            both = hit * struck
            return (1 - hit) * (1 - struck), hit - both, struck - both, both
        wins, loses, both, none = clashes(one - other)
        theirs = place >> SHIFT & SIDE
        if not able(self.total(place & SIDE), MELEE):  # BBO-56: winning saves, and no more
            none, wins = none + wins, 0.0
            loses, both = loses + both, 0.0
        if theirs and not able(self.total(theirs), MELEE):
            none, loses = none + loses, 0.0
            wins, both = wins + both, 0.0
        return none, wins, loses, both

    def _strike(
        self, place: int, type: int, hit: bool, struck: bool, chance: float, after: dict[int, float]
    ) -> None:
        """One side or both have succeeded: share out among equal victims."""
        ours = place & SIDE
        theirs = place >> SHIFT & SIDE
        throne = self.fortress and not theirs
        lost = self.victims(theirs, type) if hit and not throne else []
        gone = self.victims(ours, type) if struck else []
        share = chance / (max(1, len(lost)) * max(1, len(gone)))
        for victim in lost or [0]:
            for other in gone or [0]:
                further = place
                if hit and throne:
                    further |= SLAIN << 2 * SHIFT
                if victim:
                    further = further ^ victim << SHIFT | DEFENSE_LOST << 2 * SHIFT
                if other:
                    further = further ^ other | ATTACK_LOST << 2 * SHIFT
                self._resolve(further, type, victim, other, throne, share, after)

    def _resolve(
        self,
        place: int,
        type: int,
        victim: int,
        other: int,
        throne: bool,
        share: float,
        after: dict[int, float],
    ) -> None:
        """Captives change sides (BBO-39, BBO-94), Machines with a chance of one half (BBO-54)."""
        if type == MIND:
            if victim:
                place |= victim
            if other and self.hero >= 0 and other == 1 << self.hero:
                place = (place | other) & ~(ATTACK_LOST << 2 * SHIFT)
                place |= (OVER | SENT_ON) << 2 * SHIFT
            elif other:
                place |= other << SHIFT | (OVER << 2 * SHIFT if throne else 0)
            _add(after, place, share)
            return
        kept = type == MELEE and victim != 0 and not self.good and self._machine(victim)
        taken = type == MELEE and other != 0 and self._machine(other)
        pieces = 4.0 if kept and taken else 2.0 if kept or taken else 1.0
        _add(after, place, share / pieces)
        if kept:
            _add(after, place | victim, share / pieces)
        if taken:
            _add(after, place | other << SHIFT, share / pieces)
        if kept and taken:
            _add(after, place | victim | other << SHIFT, share / pieces)

    def _machine(self, bit: int) -> bool:
        return self.box.machine[self.cards[bit.bit_length() - 1]] != 0

    def result(self, place: int) -> float:
        """1 when the attackers have won, 0 when they have lost, -1 while it goes on."""
        flags = place >> 2 * SHIFT
        if flags & SLAIN:
            return 1.0
        if flags & SENT_ON or not place & SIDE:
            return 0.0
        if not place >> SHIFT & SIDE and not self.fortress:
            return 1.0
        return -1.0


def _add(places: dict[int, float], place: int, chance: float) -> None:
    places[place] = places.get(place, 0.0) + chance
