"""A table of Dark Dealings: how the defenses are turned, and a fight in planning."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from overlord.core.frames import Frame
from overlord.core.outcome import Outcome
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.core.vectors import vec
from overlord.games.dark_dealings.box import DarkBox
from overlord.games.dark_dealings.fight import Fight
from overlord.games.dark_dealings.rows import RowChoice
from overlord.games.dark_dealings.victory import outcome
from overlord.games.dark_dealings.zones import (
    DEFEATED,
    DEFENSE_DISCARD,
    DEFENSES,
    FIRST,
    HARDCORE,
    PLAN,
    SIDE,
)


class DarkDealings(State):
    """State of a game: what `zones` declares, and the fight, while somebody plans one."""

    def __init__(self, setup: Setup, v: vec[i64], agenda: vec[Frame[Any]], rng: Rng) -> None:
        super().__init__(setup, v, agenda, rng)
        box = setup.box
        assert isinstance(box, DarkBox)
        self.box = box
        self.fight: Fight | None = None

    def clone(self) -> DarkDealings:
        copy = DarkDealings(self.setup, self.v[:], self.agenda[:], self.rng.clone())
        if self.fight is not None:
            copy.fight = self.fight.clone()
        return copy

    @property
    def hardcore(self) -> bool:
        return self[HARDCORE] != 0

    def facts(self, seat: int) -> dict[str, object]:
        """With what the plan strikes for so far, so that nobody else needs to add it up, how much
        of it Boosters gain, and which places in the rows of a player alone are empty."""
        facts = self.fields()
        facts["totals"] = [] if self.fight is None else self.fight.totals()
        facts["gains"] = [] if self.fight is None else self.fight.gains()
        top = self.agenda[-1] if self.agenda else None
        facts["gaps"] = top.gaps() if isinstance(top, RowChoice) else {}
        return facts

    def outcome(self) -> Outcome:
        return outcome(self)

    def returns(self) -> list[float]:
        """Alone, the share of the eight heroes that was beaten."""
        if self.players == 1:
            return [self.count(DEFEATED) / 8]
        return State.returns(self)

    def order(self) -> list[int]:
        """The seats from the first player on, to the left."""
        return [(self[FIRST] + i) % self.players for i in range(self.players)]

    def fighting(self) -> Fight:
        """The fight that is being planned."""
        assert self.fight is not None
        return self.fight

    def plan_on(self, action: int) -> None:
        """Add an answer to the plan of the fight."""
        self.fighting().add(action)
        self.put(PLAN, action)

    # Defenses

    def detours(self, card: int) -> bool:
        """Whether the current side of a defense sends a hero on (DD-47)."""
        return self.box.detour[4 * card + self.of(SIDE, card)] != 0

    def turn(self, seat: int, card: int) -> None:
        """DD-3, DD-29: one step clockwise; past its last side it is trashed."""
        side = self.of(SIDE, card) + 1
        if side == self.box.sides[card]:
            self.trash(seat, card)
        else:
            self.note(SIDE, card, side)
            self.announce("turned", card, side)

    def trash(self, seat: int, card: int) -> None:
        """DD-4: to the common discard pile of defenses."""
        self.note(SIDE, card, 0)
        self.move(card, DEFENSES + seat, DEFENSE_DISCARD)
