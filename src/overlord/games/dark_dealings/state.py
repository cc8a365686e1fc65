"""A table of Dark Dealings: how the defenses are turned, and a fight in planning."""

from typing import Any

from overlord.core.frames import Frame
from overlord.core.outcome import Outcome
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State, copied
from overlord.games.dark_dealings.box import DarkBox
from overlord.games.dark_dealings.fight import Fight
from overlord.games.dark_dealings.rows import RowChoice
from overlord.games.dark_dealings.victory import outcome
from overlord.games.dark_dealings.zones import DEFEATED, DEFENSE_DISCARD, DEFENSES


class DarkDealings(State):
    """`side` is the current side of each defense by card number; `fight` is one in planning."""

    def __init__(  # noqa: PLR0917 - compiled, a clone is one call with every field by position
        self,
        setup: Setup,
        zones: list[list[int]],
        open: int,
        agenda: list[Frame[Any]],
        rng: Rng,
        box: DarkBox,
        hardcore: bool,
        first: int,
        side: list[int],
        fight: Fight | None,
    ) -> None:
        super().__init__(setup, zones, open, agenda, rng)
        self.box = box
        self.hardcore = hardcore
        self.first = first
        self.side = side
        self.fight = fight

    def clone(self) -> "DarkDealings":
        return DarkDealings(
            self.setup,
            copied(self.zones, self.setup.zones),
            self.open,
            self.agenda[:],
            self.rng.clone(),
            self.box,
            self.hardcore,
            self.first,
            self.side[:],
            None if self.fight is None else self.fight.clone(),
        )

    def fields(self) -> dict[str, object]:
        turned = {
            self.box.card(card).id: self.side[card]
            for card in range(self.box.first, len(self.side))
            if self.side[card]
        }
        return {"first": self.first, "turned": turned, "plan": self.plan[:]}

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
            return [len(self.zones[DEFEATED]) / 8]
        return State.returns(self)

    def order(self) -> list[int]:
        """The seats from the first player on, to the left."""
        return [(self.first + i) % self.players for i in range(self.players)]

    @property
    def plan(self) -> list[int]:
        """The plan of the fight, as far as it is told."""
        return [] if self.fight is None else self.fight.plan

    def fighting(self) -> Fight:
        """The fight that is being planned."""
        assert self.fight is not None
        return self.fight

    # Defenses

    def turn(self, seat: int, card: int) -> None:
        """DD-3, DD-29: one step clockwise; past its last side it is trashed."""
        side = self.side[card] + 1
        if side == self.box.sides[card]:
            self.trash(seat, card)
        else:
            self.side[card] = side
            self.announce("turned", card, side)

    def trash(self, seat: int, card: int) -> None:
        """DD-4: to the common discard pile of defenses."""
        self.side[card] = 0
        self.move(card, DEFENSES + seat, DEFENSE_DISCARD)
