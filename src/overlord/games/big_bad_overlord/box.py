"""The cards as tables: bytes indexed by card number. Bonuses are in half points throughout."""

from typing import Final

from mypy_extensions import i64

from overlord.core.box import Box, Card
from overlord.core.vectors import vec

MINION: Final = 0  # kinds of cards
ARTIFACT: Final = 1
DO_GOODER: Final = 2
DUKE: Final = 3
GHOST: Final = 4
BACKS: Final = [0, 0, 0, 1, 2]  # minions, Artifacts and Do-Gooders are one deck

DONE: Final = 0  # spoken actions
PRESS_ON: Final = 1
TO_ARMY: Final = 2
TO_CITADEL: Final = 3
STAY_OUT: Final = 4
NOT_THIS_BATTLE: Final = 5
STAY: Final = 6
DEFEND: Final = 7
HAUNT: Final = 8  # + 4 * phase + 2 * side + (0 for help, 1 for a curse)
SPOKEN: Final = [
    "done",
    "press-on",
    "to-army",
    "to-citadel",
    "stay-out",
    "not-this-battle",
    "stay",
    "defend",
    "help-attack-mind",
    "curse-attack-mind",
    "help-defense-mind",
    "curse-defense-mind",
    "help-attack-magic",
    "curse-attack-magic",
    "help-defense-magic",
    "curse-defense-magic",
    "help-attack-melee",
    "curse-attack-melee",
    "help-defense-melee",
    "curse-defense-melee",
]

MIND: Final = 0  # combat types, and the phases of a round
MAGIC: Final = 1
MELEE: Final = 2
TYPES: Final = ["mind", "magic", "melee"]
NEVER: Final = 255  # a defense that no attack of the type can reach (BBO-42)


class Values:
    """BBO-29, BBO-30: what a card has in one type; the bonus in half points, -1 for no attack."""

    def __init__(self, attack: int, defense: int) -> None:
        self.attack = attack
        self.defense = defense


class Fighter(Card):
    """A minion or a Do-Gooder. `resist` is what is left of enemy bonuses, in halves (BBO-66)."""

    def __init__(
        self,
        id: str,
        kind: int,
        name: str,
        text: str,
        design: str,
        values: list[Values],
        defense_only: int,
        resist: list[int],
    ) -> None:
        super().__init__(id, kind, name, text, design)
        self.values = values
        self.defense_only = defense_only
        self.machine = values[MIND].defense == NEVER  # BBO-42
        self.resist = resist


class Artifact(Card):
    """BBO-105: so many points in one type."""

    def __init__(self, id: str, name: str, text: str, type: int, bonus: int) -> None:
        super().__init__(id, ARTIFACT, name, text)
        self.type = type
        self.bonus = bonus


class Duke(Card):
    """A mat with a Citadel and a Duke; the numbers are those of the Duke's Ghost."""

    def __init__(self, id: str, name: str, text: str, bonus: int, penalty: int) -> None:
        super().__init__(id, DUKE, name, text)
        self.bonus = bonus
        self.penalty = penalty


class Ghost(Card):
    """BBO-100: a bonus, or a penalty, for one roll of a round."""

    def __init__(self, duke: Duke) -> None:
        super().__init__(f"ghost-{duke.id}", GHOST, duke.name, "")
        self.bonus = duke.bonus
        self.penalty = duke.penalty


# A force is added up in one number: each card has one, and their sum is the sum of all parts.
MIND_SUM: Final = 0  # 10 bits each, in half points
MAGIC_SUM: Final = 10
MELEE_SUM: Final = 20
DEFENSE_ONLY_SUM: Final = 30
MIND_CARDS: Final = 40  # 6 bits each: how many cards have such an attack
MAGIC_CARDS: Final = 46
MELEE_CARDS: Final = 52
POINTS: Final = 1023
CARDS: Final = 63


class BigBox(Box):
    """74 minions, 2 Artifacts, 10 Do-Gooders, 6 Dukes with their Ghosts, or a person's own.

    `strength` is a card's part of the sum of a force; `defense` has a row of defenses per type.
    """

    def __init__(
        self,
        fighters: list[Fighter],
        artifacts: list[Artifact],
        dukes: list[Duke],
        digest: str,
        source: dict[str, object],
    ) -> None:
        self.ghosts = [Ghost(duke) for duke in dukes]
        cards: list[Card] = []
        cards += fighters
        cards += artifacts
        cards += dukes
        cards += self.ghosts
        super().__init__(SPOKEN, cards, digest, source, BACKS)
        self.fighters = fighters
        self.artifacts = artifacts
        self.dukes = dukes
        rest = len(artifacts) + 2 * len(dukes)
        strengths = [_strength(one) for one in fighters]
        self.strength = vec[i64]([0] * len(SPOKEN) + strengths + [0] * rest)
        self.defense = [_column(fighters, type, rest) for type in range(3)]
        self.machine = bytes(
            [0] * len(SPOKEN) + [int(one.machine) for one in fighters] + [0] * rest
        )
        self.resist = [
            bytes([2] * len(SPOKEN) + [one.resist[type] for one in fighters] + [2] * rest)
            for type in range(3)
        ]
        before = [0] * (len(SPOKEN) + len(fighters))
        after = [0] * (2 * len(dukes))
        self.artifact_type = bytes(before + [one.type for one in artifacts] + after)
        self.artifact_bonus = bytes(before + [one.bonus for one in artifacts] + after)
        alive = before + [0] * len(artifacts) + [0] * len(dukes)
        self.ghost_bonus = bytes(alive + [ghost.bonus for ghost in self.ghosts])
        self.ghost_penalty = bytes(alive + [ghost.penalty for ghost in self.ghosts])


def _strength(one: Fighter) -> int:
    total = one.defense_only << DEFENSE_ONLY_SUM
    for type in range(3):
        attack = one.values[type].attack
        if attack >= 0:
            total += attack << 10 * type
            total += 1 << MIND_CARDS + 6 * type
    return total


def _column(fighters: list[Fighter], type: int, rest: int) -> bytes:
    row = [one.values[type].defense for one in fighters]
    return bytes([0] * len(SPOKEN) + row + [NEVER] * rest)
