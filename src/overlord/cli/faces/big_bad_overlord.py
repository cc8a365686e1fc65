"""Minions, Do-Gooders, Artifacts, Dukes and Ghosts of Big Bad Overlord in a line of text."""

from overlord.cli.faces import Faces
from overlord.games.big_bad_overlord.box import MIND, TYPES, Artifact, Fighter, Ghost
from overlord.locale.numbers import halves

RESIST = {0: "none", 1: "half"}  # what is left of the opposing bonus (BBO-66)
NO_ATTACK = "–"


class BigFaces(Faces):
    quiet = frozenset({"discard", "do-gooders", "dukes", "ghosts"})
    stacks = frozenset({"deck", "discard"})

    def face(self, card: int, facts: dict[str, object]) -> str:
        shown = self.setup.box.card(card)
        name = self.words.card(self.setup.box, card)
        if isinstance(shown, Fighter):
            return " · ".join([name, *self._values(shown), *self._marks(shown)])
        if isinstance(shown, Artifact):
            type = self.words.say(f"type-{TYPES[shown.type]}")
            return self.words.say("face-artifact", name=name, type=type, bonus=shown.bonus)
        if isinstance(shown, Ghost):
            return self.words.say("face-ghost", name=name, bonus=shown.bonus, penalty=shown.penalty)
        return name

    def brief(self, card: int, facts: dict[str, object]) -> str:
        """A fighter with its three pairs in the order of the phases."""
        shown = self.setup.box.card(card)
        name = self.words.card(self.setup.box, card)
        if not isinstance(shown, Fighter):
            return name
        pairs = [_pair(shown, type) for type in range(len(TYPES))]
        return f"{name} ({' '.join(pairs)})"

    def detail(self, card: int) -> str:
        printed = super().detail(card)
        return f"{self.face(card, {})} «{printed}»" if printed else self.face(card, {})

    def _values(self, fighter: Fighter) -> list[str]:
        """Attack and defense in each type (BBO-29, BBO-30)."""
        told = []
        for type, word in enumerate(TYPES):
            name = self.words.say(f"type-{word}")
            told.append(f"{name} {_pair(fighter, type)}")
        return told

    def _marks(self, fighter: Fighter) -> list[str]:
        """What is special about a fighter: defense only (BBO-56), a Machine, resistances."""
        marks = []
        if fighter.defense_only:
            points = fighter.defense_only // 2
            marks.append(self.words.say("face-defense-only", points=points))
        if fighter.machine:
            marks.append(self.words.say("face-machine"))
        for type, word in enumerate(TYPES):
            left = RESIST.get(fighter.resist[type])
            if left is not None:
                name = self.words.say(f"type-{word}")
                marks.append(self.words.say(f"face-resist-{left}", type=name))
        return marks


def _pair(fighter: Fighter, type: int) -> str:
    """Attack/defense: "½/5", "–/4" without an attack, "–/∞" for what nothing can reach (BBO-42)."""
    values = fighter.values[type]
    attack = halves(values.attack) if values.attack >= 0 else NO_ATTACK
    immune = fighter.machine and type == MIND
    return f"{attack}/{'∞' if immune else values.defense}"


FACES = BigFaces
