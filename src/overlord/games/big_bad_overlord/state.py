"""A table of Big Bad Overlord: whose turn it is, who lives, and the battle that is fought."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from overlord.core.frames import Frame
from overlord.core.outcome import Outcome
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.core.vectors import append, vec
from overlord.games.big_bad_overlord.box import BigBox
from overlord.games.big_bad_overlord.victory import outcome
from overlord.games.big_bad_overlord.zones import (
    ALIVE,
    ARMY,
    ATTACKER,
    CAPTIVES,
    CHAIRS,
    CITADEL,
    DECLINED,
    DEFENDER,
    FELL,
    FIELD,
    GATE,
    HELPERS,
    LAVA,
    LENT,
    MAT,
    QUIET,
    SHIELDS,
    STAGE,
    VIRTUE,
)

GOOD: Final = -1  # the attacker is a Do-Gooder
NOBODY: Final = -1  # there is no battle, or no such chair

ATTACK: Final = 0  # sides
DEFENSE: Final = 1
NONE: Final = vec[i64]()  # cards


class BigBadOverlord(State):
    """State of a game: what `zones` declares, and the box. Sets of chairs are bits."""

    def __init__(self, setup: Setup, v: vec[i64], agenda: vec[Frame[Any]], rng: Rng) -> None:
        super().__init__(setup, v, agenda, rng)
        box = setup.box
        assert isinstance(box, BigBox)
        self.box = box
        self.chairs = len(setup.chairs)
        self.paired = 1 if self.chairs > setup.players else 0

    def clone(self) -> BigBadOverlord:
        return BigBadOverlord(self.setup, self.v[:], self.agenda[:], self.rng.clone())

    def facts(self, seat: int) -> dict[str, object]:
        """All of it is public, but who wants to be left alone is nobody else's business."""
        facts = self.fields()
        chairs = self.setup.chairs
        for name, bits in (("quiet", self[QUIET]), ("declined", self[DECLINED])):
            facts[name] = [chair for chair in self.members(bits) if chairs[chair] == seat]
        facts["chairs"] = chairs[:]
        return facts

    def outcome(self) -> Outcome:
        return outcome(self)

    # Chairs

    def members(self, chairs: int) -> list[int]:
        return [chair for chair in range(self.chairs) if chairs >> chair & 1]

    def lives(self, chair: int) -> bool:
        return self[ALIVE] >> chair & 1 != 0

    def clockwise(self, chair: int) -> int:
        """The next living chair clockwise (BBO-67, BBO-A9)."""
        other = chair
        for _ in range(self.chairs):
            other = other + 1 if other + 1 < self.chairs else 0
            if self[ALIVE] >> other & 1:
                return other
        return NOBODY

    def counter_clockwise(self, chair: int) -> int:
        """The next living chair counter-clockwise (BBO-12, BBO-A9)."""
        other = chair
        for _ in range(self.chairs):
            other = other - 1 if other else self.chairs - 1
            if self[ALIVE] >> other & 1:
                return other
        return NOBODY

    def duke(self, chair: int) -> int:
        """The card that names a chair."""
        return self.card(MAT + chair, 0)

    def chair_of(self, duke: int) -> int:
        chair = 0
        while not self.holds(MAT + chair, duke):
            chair += 1
        return chair

    def decided(self) -> bool:
        """BBO-25, BBO-126: whether at most one Duke is left."""
        return self[ALIVE] & (self[ALIVE] - 1) == 0

    def deaths(self) -> int:
        """As how many-th the last Duke fell that has fallen so far."""
        last = 0
        for chair in range(self.chairs):
            last = max(last, self[FELL + chair])
        return last

    # Sides of a battle

    def force(self, side: int) -> vec[i64]:
        """All cards that fight on a side now, Artifacts included (BBO-28, BBO-80)."""
        if side == ATTACK:
            if self[ATTACKER] == GOOD:
                return self.native(VIRTUE)
            return self._host(self[ATTACKER], self[HELPERS])
        if self[STAGE] in (FIELD, LAVA):
            return self._host(self[DEFENDER], self[SHIELDS])
        if self[STAGE] == GATE:  # nobody fights for a Citadel that is not stormed
            return NONE
        return self.garrison(self[DEFENDER])

    def _host(self, chair: int, lenders: int) -> vec[i64]:
        """An Army with its captives (BBO-88) and allies."""
        cards = self.native(ARMY + chair)
        if self.count(CAPTIVES + chair):
            cards = self._joined(cards, CAPTIVES + chair)
        if lenders:
            for other in range(CHAIRS):
                if lenders >> other & 1:
                    cards = self._joined(cards, LENT + other)
        return cards

    def garrison(self, chair: int) -> vec[i64]:
        """A Citadel with its captives (BBO-88)."""
        return self._joined(self.native(CITADEL + chair), CAPTIVES + chair)

    def _joined(self, cards: vec[i64], zone: int) -> vec[i64]:
        for i in range(self.count(zone)):
            cards = append(cards, self.card(zone, i))
        return cards

    def captor_zone(self, side: int) -> int:
        """Zone for what a side captures by MIND (BBO-39)."""
        if side == ATTACK:
            return VIRTUE if self[ATTACKER] == GOOD else CAPTIVES + self[ATTACKER]
        return CAPTIVES + self[DEFENDER]

    def zone_of(self, card: int, side: int) -> int:
        """Zone of a card of a side."""
        if side == ATTACK:
            if self[ATTACKER] == GOOD:
                return VIRTUE
            chair = self[ATTACKER]
            lenders = self[HELPERS]
        else:
            chair = self[DEFENDER]
            lenders = self[SHIELDS]
        if self.holds(ARMY + chair, card):
            return ARMY + chair
        if self.holds(CAPTIVES + chair, card):
            return CAPTIVES + chair
        if self.holds(CITADEL + chair, card):
            return CITADEL + chair
        for other in range(CHAIRS):
            if lenders >> other & 1 and self.holds(LENT + other, card):
                return LENT + other
        raise AssertionError(f"card {card} fights on no side")
