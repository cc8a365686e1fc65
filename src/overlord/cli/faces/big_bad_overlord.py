"""Minions, Do-Gooders, Artifacts, Dukes and Ghosts of Big Bad Overlord in a line of text."""

from overlord.cli.faces import Faces
from overlord.core.view import View
from overlord.games.big_bad_overlord.box import (
    MIND,
    PRESS_ON,
    TYPES,
    Artifact,
    Duke,
    Fighter,
    Ghost,
)
from overlord.games.big_bad_overlord.state import GATE, GOOD
from overlord.games.big_bad_overlord.zones import ARMY, CITADEL, MAT
from overlord.locale.numbers import halves, signed

RESIST = {0: "none", 1: "half"}  # what is left of the opposing bonus (BBO-66)
STAGES = ("field", "gate", "walls", "throne", "lava")
NO_ATTACK = "–"
MOVING = ("march", "rearrange", "muster")  # prompts in which to choose a card is to move it
FIGHTING = {"march": "attack", "press": "attack", "send-on": "against"}


class BigFaces(Faces):
    quiet = frozenset({"discard"})
    stacks = frozenset({"deck", "discard"})
    untold = frozenset({"do-gooders", "dukes", "ghosts", "mat"})

    # Cards

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
        return f"{self.face(card, {})} «{super().detail(card)}»"

    def _values(self, fighter: Fighter) -> list[str]:
        """Attack and defense in each type (BBO-29, BBO-30)."""
        return [
            f"{self.words.say(f'type-{word}')} {_pair(fighter, type)}"
            for type, word in enumerate(TYPES)
        ]

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

    # Choices

    def action(self, action: int, view: View, allowed: bool = True) -> str:
        """An answer with what it does: a card moves, a Duke is attacked, a Ghost cancelled."""
        text = super().action(action, view, allowed)
        if action == PRESS_ON and view.facts["stage"] == GATE:
            return self.words.say("face-storm")
        if action < self.setup.box.first:
            return text
        prompt = dict(zip(view.pending, view.prompts, strict=True)).get(view.seat, "")
        shown = self.setup.box.card(action)
        if isinstance(shown, Duke) and prompt in FIGHTING:
            who = self._player(self._chair(view, action))
            return self.words.say(f"face-{FIGHTING[prompt]}", who=who, duke=text)
        if isinstance(shown, Ghost):
            return self.words.say("face-cancel", ghost=text)
        if prompt in MOVING:
            return self._move(action, view, text)
        return text

    def _move(self, card: int, view: View, text: str) -> str:
        """Where a card of the Army or the Citadel goes when it is chosen."""
        for chair in range(len(self.setup.chairs)):
            for home, key in ((ARMY, "face-to-citadel"), (CITADEL, "face-to-army")):
                if card in view.zones[home + chair]:
                    return self.words.say(key, card=text)
        return text

    # The table

    def remarks(self, view: View) -> list[str]:
        """How to read a card, and the battle that is fought."""
        lines = [self.words.say("face-legend")]
        defender = view.facts["defender"]
        attacker = view.facts["attacker"]
        stage = view.facts["stage"]
        rounds = view.facts["round"]
        assert isinstance(defender, int)
        assert isinstance(attacker, int)
        assert isinstance(stage, int)
        assert isinstance(rounds, int)
        if defender >= 0:
            good = self.words.say("face-do-gooder")
            lines.append(
                self.words.say(
                    "face-battle",
                    attacker=good if attacker == GOOD else self._player(attacker),
                    defender=self._player(defender),
                    round=rounds + 1,
                    stage=self.words.say(f"stage-{STAGES[stage]}"),
                )
            )
        return lines

    def forecast(self, told: dict[str, object]) -> list[str]:
        """The bonuses and odds of the battle, or the odds of those that could begin."""
        lines = []
        battle = told.get("battle")
        if isinstance(battle, dict):
            if any(one is not None for pair in battle["bonuses"].values() for one in pair):
                lines.append(self.words.say("face-bonuses", types=self._bonuses(battle["bonuses"])))
            if "attack-wins" in battle:
                lines.append(self.words.say("face-odds", **_odds(battle)))
        targets = told.get("targets")
        if isinstance(targets, list):
            for target in targets:
                if "attack-wins" in target:
                    who = self._player(target["chair"])
                    lines.append(self.words.say("face-odds-target", who=who, **_odds(target)))
        return lines

    def _bonuses(self, bonuses: dict[str, list[int | None]]) -> str:
        """What each side adds in each type; a dash where it does not roll."""
        rows = []
        for word in TYPES:
            sides = [NO_ATTACK if one is None else signed(one) for one in bonuses[word]]
            rows.append(f"{self.words.say(f'type-{word}')} {' : '.join(sides)}")
        return " · ".join(rows)

    def badges(self, view: View, seat: int) -> list[str]:
        """The Dukes of a seat, and whether they live."""
        alive = view.facts["alive"]
        assert isinstance(alive, list)
        badges = []
        for chair, owner in enumerate(self.setup.chairs):
            if owner == seat:
                dukes = [self.words.card(self.setup.box, one) for one in view.zones[MAT + chair]]
                name = self.words.chair(self.setup.chairs, chair, ", ".join(dukes))
                badges.append(name if chair in alive else self.words.say("face-fallen", duke=name))
        return badges

    def _chair(self, view: View, duke: int) -> int:
        chairs = range(len(self.setup.chairs))
        return next(chair for chair in chairs if duke in view.zones[MAT + chair])

    def _player(self, chair: int) -> str:
        seat = self.setup.chairs[chair]
        return self.words.chair(self.setup.chairs, chair, self.names[seat])


def _pair(fighter: Fighter, type: int) -> str:
    """Attack/defense: "½/5", "–/4" without an attack, "–/∞" for what nothing can reach (BBO-42)."""
    values = fighter.values[type]
    attack = halves(values.attack) if values.attack >= 0 else NO_ATTACK
    immune = fighter.machine and type == MIND
    return f"{attack}/{'∞' if immune else values.defense}"


def _odds(told: dict[str, int]) -> dict[str, int | str]:
    """Shares of a million in percent."""
    return {
        "ours": round(told["attack-loses"] / 10_000),
        "theirs": round(told["defense-loses"] / 10_000),
        "wins": round(told["attack-wins"] / 10_000),
        "exact": "yes" if told["exact"] else "no",
    }


FACES = BigFaces
