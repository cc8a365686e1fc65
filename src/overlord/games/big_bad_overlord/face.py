"""Minions, Do-Gooders, Artifacts, Dukes and Ghosts of Big Bad Overlord in a line of text."""

from typing import ClassVar

from msgspec import convert

from overlord.core.outcome import Outcome
from overlord.core.view import View
from overlord.games.big_bad_overlord import face_board
from overlord.games.big_bad_overlord.box import (
    ARTIFACT,
    DO_GOODER,
    HAUNT,
    MIND,
    PRESS_ON,
    TYPES,
    Artifact,
    Duke,
    Fighter,
    Ghost,
)
from overlord.games.big_bad_overlord.state import GOOD
from overlord.games.big_bad_overlord.zones import (
    ARMY,
    CAPTIVES,
    CITADEL,
    GATE,
    GHOST_OF,
    HAND,
    LENT,
    MAT,
    THRONE,
    VIRTUE,
)
from overlord.present.face import Face, ScorePart, Value
from overlord.present.question import Question
from overlord.words.number_text import halves, with_sign

RESIST = {0: "none", 1: "half"}  # what is left of the opposing bonus (BBO-66)
STAGES = ("field", "gate", "walls", "throne", "lava")
NO_ATTACK = "–"
MOVING = (
    "march",
    "press",
    "rearrange",
    "muster",
    "stow",
)  # prompts in which to choose a card is to move it
BATTLES = {GATE: "gate", THRONE: "throne"}
NO_ODDS: dict[str, Value] = {"ours": 0, "theirs": 0, "wins": 0, "exact": "no"}
FIGHTING = {"march": "attack", "press": "attack", "send-on": "against"}


class BigFace(Face):
    quiet = frozenset({"discard"})
    stacks = frozenset({"deck", "discard"})
    untold = frozenset({"do-gooders", "dukes", "ghosts", "mat"})

    minutes: ClassVar = 60
    weight: ClassVar = 3
    events: ClassVar = {
        "turn": "chair:chair",
        "attacks": "attacker:chair defender:chair",
        "duke-appears": "(chair:chair)",
        "duke-hides": "(chair:chair)",
        "duke-slain": "(chair:chair)",
        "presses-on": "round",
        "breaks-off": "(chair:chair)",
        "holds-out": "winner:chair",
        "storms": "(attacker:chair)",
        "cancels": "(chair:chair)",
        "haunts": "side:card (chair:chair)",
        "first-player": "seat:seat",
        "mind-attack": "chair:chair bonus target walls (left)",
        "mind-defense": "chair:chair bonus target walls left",
        "magic-attack": "chair:chair bonus target walls (left)",
        "magic-defense": "chair:chair bonus target walls left",
        "melee-attack": "chair:chair bonus (target)",
        "melee-defense": "chair:chair bonus target walls left",
        "tie": "among:cards",
        "tied": "total",
        "joins-attack": "chair:chair",
        "joins-defense": "chair:chair",
        "machine": "chair:chair needed",
        "dukesmack-magic": "chair:chair bonus target",
        "dukesmack-melee": "chair:chair bonus (target)",
        "dukesmack-defense": "chair:chair bonus target",
    }
    moments: ClassVar = {
        "announce-attacks": "battle",
        "announce-storms": "battle",
        "announce-duke-slain": "death",
        "announce-mutual-destruction": "death",
        "announce-breaks-off": "defeat",
        "announce-cataclysm": "deed",
        "move-ghosts-ghost": "deed",
    }

    # Cards

    def line(self, card: int, facts: dict[str, object]) -> str:
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
        return f"{self.line(card, {})} «{super().detail(card)}»"

    def ability(self, card: int) -> str:
        return face_board.ability(self.words, self.setup.box.card(card))

    def facts(self, card: int) -> face_board.Fighter | face_board.Relic:
        return face_board.facts(self.words, self.setup.box.card(card))

    def table_facts(self, view: View) -> face_board.TableFacts:
        return convert(view.facts, face_board.TableFacts)

    def foreseen(self, told: dict[str, object]) -> face_board.Forecast:
        return face_board.foreseen(told)

    def _values(self, fighter: Fighter) -> list[str]:
        """Attack and defense in each type (BBO-29, BBO-30)."""
        return [
            f"{self.words.say(f'type-{word}')} {_pair(fighter, type)}"
            for type, word in enumerate(TYPES)
        ]

    def _marks(self, fighter: Fighter) -> list[str]:
        """Special marks of a fighter: defense only (BBO-56), a Machine, resistances."""
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

    # Questions and answers

    def question_values(self, asked: Question) -> dict[str, Value]:
        """Duke who is asked, the card it is about, and the battle."""
        view, box = asked.view, self.setup.box
        chair = asked.about.get("chair", -1)
        values = super().question_values(asked) | self._sides(view)
        if chair >= 0:
            zones = view.zones
            drawn = zones[HAND + chair]
            known = len(drawn) == 1 and drawn[0] >= 0
            values |= {
                "duke": "".join(self.words.card(box, one) for one in zones[MAT + chair]),
                "hidden": max(0, len(drawn) - 3),
                "known": "yes" if known else "no",
                "drawn": self._name_if_seen(drawn[0], view) if known else "",
                "army": len(zones[ARMY + chair]),
                "citadel": len(zones[CITADEL + chair]),
                "ghost": "".join(self.words.card(box, one) for one in zones[GHOST_OF + chair]),
            }
        values["hero"] = self._hero(view)
        if "heir" in asked.about:
            values["heir"] = self.names[self.setup.chairs[asked.about["heir"]]]
        return values

    def _hero(self, view: View) -> str:
        box = self.setup.box
        heroes = [card for card in view.zones[VIRTUE] if box.card(card).kind == DO_GOODER]
        return "".join(self.words.card(box, card) for card in heroes)

    def _good(self, view: View) -> str:
        """A Do-Gooder by name, or what it has left behind (BBO-68)."""
        hero = self._hero(view)
        if not hero:
            return self.words.say("zone-virtue")
        return f"{self.words.say('face-do-gooder')} ({hero})"

    def _sides(self, view: View) -> dict[str, Value]:
        """Fighters on both sides and the round; nothing but a word for it in times of peace."""
        facts, zones = view.facts, view.zones
        attacker, defender = _number(facts["attacker"]), _number(facts["defender"])
        if defender < 0:
            return {"battle": "none"}
        good = attacker == GOOD
        helpers = facts["helpers"]
        assert isinstance(helpers, list)
        lent = sum(len(zones[LENT + chair]) for chair in helpers)
        held = [CAPTIVES + chair for chair in (attacker, defender) if chair >= 0]
        return {
            "battle": BATTLES.get(_number(facts["stage"]), "field"),
            "attacker": self._good(view) if good else self._player(attacker),
            "defender": self._player(defender),
            "round": _number(facts["round"]) + 1,
            "fought": _number(facts["round"]),
            "room": 0 if good else min(3, len(zones[ARMY + attacker])) - lent,
            "garrison": len(zones[CITADEL + defender]),
            "captives": sum(len(zones[zone]) for zone in held),
        }

    def answer_values(self, asked: Question, action: int) -> dict[str, Value]:
        view, box = asked.view, self.setup.box
        values = super().answer_values(asked, action)
        chair = asked.about.get("chair", -1)
        if asked.prompt == "hand-over":
            chair = self._chair(view, action)
            values["army"] = len(view.zones[ARMY + chair])
            values["citadel"] = len(view.zones[CITADEL + chair])
        elif action >= box.first and chair >= 0:
            values["home"] = "citadel" if action in view.zones[CITADEL + chair] else "army"
        elif asked.prompt == "muster":
            army = view.zones[ARMY + chair]
            values["fighters"] = sum(box.card(card).kind != ARTIFACT for card in army)
        elif asked.prompt == "press":
            battle = asked.forecast.get("battle")
            told = isinstance(battle, dict) and "attack-wins" in battle
            values["odds"] = self._sides(view)["battle"] if told else "no"
            values |= _odds(battle) if isinstance(battle, dict) and told else NO_ODDS
        return values

    def choice(self, asked: Question, action: int, allowed: bool) -> str:
        """An answer with what it does: a card moves, a Duke is attacked, a Ghost cancelled."""
        text = super().choice(asked, action, allowed)
        view = asked.view
        prompt = asked.prompt
        if action < self.setup.box.first:
            points = self._haunting(asked, action)
            return self.words.say("face-haunt", roll=text, points=points) if points else text
        shown = self.setup.box.card(action)
        if isinstance(shown, Duke) and prompt in FIGHTING:
            chair = self._chair(view, action)
            said = self.words.say(f"face-{FIGHTING[prompt]}", who=self._player(chair), duke=text)
            return said + self._prospect(asked, chair) if allowed else said
        if isinstance(shown, Ghost):
            return self.words.say("face-cancel", ghost=text)
        if prompt in MOVING:
            return self._move(action, view, text)
        return text

    def answer(self, asked: Question, action: int) -> str:
        """An answer in words; before a Citadel, "press on" reads as "storm"."""
        if action == PRESS_ON and asked.view.facts["stage"] == GATE:
            return self.words.say("answer-storm", **self.question_values(asked))
        return super().answer(asked, action)

    def _name_if_seen(self, card: int, view: View) -> str:
        """A card as its reader needs it: by name where it is seen anyway."""
        return (
            self.words.card(self.setup.box, card)
            if self.cards_shown
            else self.brief(card, view.facts)
        )

    def _haunting(self, asked: Question, action: int) -> str:
        """BBO-100: what the Ghost that is asked adds to a roll, or takes away."""
        if asked.prompt != "haunt" or action < HAUNT:
            return ""
        [ghost] = asked.view.zones[GHOST_OF + asked.about["chair"]]
        shown = self.setup.box.card(ghost)
        assert isinstance(shown, Ghost)
        return with_sign(-shown.penalty if (action - HAUNT) % 2 else shown.bonus)

    def _prospect(self, asked: Question, chair: int) -> str:
        """Defenders that an attack on a chair would meet, and the odds where they are known."""
        zones = asked.view.zones
        fighters = [one for one in zones[ARMY + chair] if self.setup.box.card(one).kind != ARTIFACT]
        if not fighters:
            return self.words.say("face-no-army", cards=len(zones[CITADEL + chair]))
        targets = asked.forecast.get("targets")
        for target in targets if isinstance(targets, list) else []:
            if target["chair"] == chair and "attack-wins" in target:
                return self.words.say("face-chance", **_odds(target))
        return self.words.say("face-army", cards=len(fighters))

    def _move(self, card: int, view: View, text: str) -> str:
        """Place where a card of the Army or the Citadel goes when it is chosen."""
        for chair in range(len(self.setup.chairs)):
            for home, key in ((ARMY, "face-to-citadel"), (CITADEL, "face-to-army")):
                if card in view.zones[home + chair]:
                    return self.words.say(key, card=text)
        return text

    # The table

    def remarks(self, view: View) -> list[str]:
        """Help in reading a card, and the battle that is fought."""
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
        """Bonuses of each side in each type; a dash where it does not roll."""
        rows = []
        for word in TYPES:
            sides = [NO_ATTACK if one is None else with_sign(one) for one in bonuses[word]]
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

    # The end

    def score(self, outcome: Outcome, seat: int, view: View) -> list[ScorePart]:
        """Whether a Duke is alive, and otherwise as how many-th the last one fell."""
        alive, fell = super().score(outcome, seat, view)
        alive.told = self.words.say("score-yes" if alive.points else "score-no")
        fell.told = fell.told if fell.points else self.words.say("score-none")
        return [alive, fell]

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


def _number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact


def _odds(told: dict[str, int]) -> dict[str, Value]:
    """Chances as a sentence names them."""
    odds = face_board.odds(told)
    return {
        "ours": odds.attack_loses,
        "theirs": odds.defense_loses,
        "wins": odds.attack_wins,
        "exact": "yes" if odds.exact else "no",
    }


FACE = BigFace
