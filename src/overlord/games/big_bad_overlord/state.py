"""A table of Big Bad Overlord: whose turn it is, who lives, and the battle that is fought."""

from typing import Any, Final

from overlord.core.frames import Frame
from overlord.core.outcome import Outcome
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State, copied
from overlord.games.big_bad_overlord.box import BigBox
from overlord.games.big_bad_overlord.victory import outcome
from overlord.games.big_bad_overlord.zones import ARMY, CAPTIVES, CHAIRS, CITADEL, LENT, MAT, VIRTUE

GOOD: Final = -1  # the attacker is a Do-Gooder
NOBODY: Final = -1  # there is no battle, or no such chair

FIELD: Final = 0  # stages of a battle: the Armies fight
GATE: Final = 1  # the defending Army is gone, the Citadel not yet stormed (BBO-82)
WALLS: Final = 2  # the Citadel is stormed (BBO-83)
THRONE: Final = 3  # the Duke is faced (BBO-89)
LAVA: Final = 4  # the Cataclysm: Citadels are no more (BBO-113)

ATTACK: Final = 0  # sides
DEFENSE: Final = 1


class BigBadOverlord(State):
    """Sets of chairs are bits. `fell` numbers the deaths; 0 is a chair that never fell.

    `struck`: attacked in this turn (BBO-59). Of the battle: `attacker` and `defender` are chairs,
    `helpers` and `shields` have lent cards to the attack and the defense, `quiet` wants to be asked
    no more, `declined` has stayed out and nothing has changed since; `haunts` is what each Ghost
    has declared for the round.
    """

    def __init__(  # noqa: PLR0917 - compiled, a clone is one call with every field by position
        self,
        setup: Setup,
        zones: list[list[int]],
        open: int,
        agenda: list[Frame[Any]],
        rng: Rng,
        box: BigBox,
        turn: int,
        alive: int,
        fell: list[int],
        struck: int,
        attacker: int,
        defender: int,
        stage: int,
        round: int,
        helpers: int,
        shields: int,
        quiet: int,
        declined: int,
        haunts: list[int],
    ) -> None:
        super().__init__(setup, zones, open, agenda, rng)
        self.box = box
        self.chairs = len(setup.chairs)
        self.paired = 1 if self.chairs > setup.players else 0
        self.turn = turn
        self.alive = alive
        self.fell = fell
        self.struck = struck
        self.attacker = attacker
        self.defender = defender
        self.stage = stage
        self.round = round
        self.helpers = helpers
        self.shields = shields
        self.quiet = quiet
        self.declined = declined
        self.haunts = haunts

    def clone(self) -> "BigBadOverlord":
        return BigBadOverlord(
            self.setup,
            copied(self.zones, self.setup.zones),
            self.open,
            self.agenda[:],
            self.rng.clone(),
            self.box,
            self.turn,
            self.alive,
            self.fell[:],
            self.struck,
            self.attacker,
            self.defender,
            self.stage,
            self.round,
            self.helpers,
            self.shields,
            self.quiet,
            self.declined,
            self.haunts[:],
        )

    def fields(self) -> dict[str, object]:
        return {
            "turn": self.turn,
            "alive": self.members(self.alive),
            "fell": self.fell[: self.chairs],
            "struck": self.members(self.struck),
            "attacker": self.attacker,
            "defender": self.defender,
            "stage": self.stage,
            "round": self.round,
            "helpers": self.members(self.helpers),
            "shields": self.members(self.shields),
            "quiet": self.members(self.quiet),
            "declined": self.members(self.declined),
            "haunts": self.haunts[: self.chairs],
        }

    def facts(self, seat: int) -> dict[str, object]:
        """All of it is public, but who wants to be left alone is nobody else's business."""
        facts = self.fields()
        chairs = self.setup.chairs
        for name, bits in (("quiet", self.quiet), ("declined", self.declined)):
            facts[name] = [chair for chair in self.members(bits) if chairs[chair] == seat]
        facts["chairs"] = chairs[:]
        return facts

    def outcome(self) -> Outcome:
        return outcome(self)

    # Chairs

    def members(self, chairs: int) -> list[int]:
        return [chair for chair in range(self.chairs) if chairs >> chair & 1]

    def lives(self, chair: int) -> bool:
        return self.alive >> chair & 1 != 0

    def clockwise(self, chair: int) -> int:
        """The next living chair clockwise (BBO-67, BBO-A9)."""
        other = chair
        for _ in range(self.chairs):
            other = other + 1 if other + 1 < self.chairs else 0
            if self.alive >> other & 1:
                return other
        return NOBODY

    def counter_clockwise(self, chair: int) -> int:
        """The next living chair counter-clockwise (BBO-12, BBO-A9)."""
        other = chair
        for _ in range(self.chairs):
            other = other - 1 if other else self.chairs - 1
            if self.alive >> other & 1:
                return other
        return NOBODY

    def duke(self, chair: int) -> int:
        """The card that names a chair."""
        return self.zones[MAT + chair][0]

    def chair_of(self, duke: int) -> int:
        chair = 0
        while duke not in self.zones[MAT + chair]:
            chair += 1
        return chair

    def decided(self) -> bool:
        """BBO-25, BBO-126: whether at most one Duke is left."""
        return self.alive & (self.alive - 1) == 0

    # Sides of a battle

    def force(self, side: int) -> list[int]:
        """All cards that fight on a side now, Artifacts included (BBO-28, BBO-80)."""
        if side == ATTACK:
            if self.attacker == GOOD:
                return self.zones[VIRTUE]
            return self._host(self.attacker, ARMY, self.helpers)
        if self.stage in (FIELD, LAVA):
            return self._host(self.defender, ARMY, self.shields)
        if self.stage == GATE:  # nobody fights for a Citadel that is not stormed
            return []
        return self._host(self.defender, CITADEL, 0)

    def _host(self, chair: int, home: int, lenders: int) -> list[int]:
        """An Army or a Citadel with its captives (BBO-88) and allies."""
        cards = self.zones[home + chair]
        captives = self.zones[CAPTIVES + chair]
        if captives:
            cards = cards + captives
        if lenders:
            for other in range(CHAIRS):
                if lenders >> other & 1 and self.zones[LENT + other]:
                    cards = cards + self.zones[LENT + other]
        return cards

    def captor_zone(self, side: int) -> int:
        """Where a side keeps what it captures by MIND (BBO-39)."""
        if side == ATTACK:
            return VIRTUE if self.attacker == GOOD else CAPTIVES + self.attacker
        return CAPTIVES + self.defender

    def zone_of(self, card: int, side: int) -> int:
        """Where a card of a side lies."""
        zones = self.zones
        if side == ATTACK:
            if self.attacker == GOOD:
                return VIRTUE
            chair = self.attacker
            lenders = self.helpers
        else:
            chair = self.defender
            lenders = self.shields
        if card in zones[ARMY + chair]:
            return ARMY + chair
        if card in zones[CAPTIVES + chair]:
            return CAPTIVES + chair
        if card in zones[CITADEL + chair]:
            return CITADEL + chair
        for other in range(CHAIRS):
            if lenders >> other & 1 and card in zones[LENT + other]:
                return LENT + other
        raise AssertionError(f"card {card} fights on no side")
