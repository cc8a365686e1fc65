"""Heroes and defenses of Dark Dealings in a line of text."""

from typing import ClassVar

from msgspec import convert

from overlord.core.outcome import Outcome
from overlord.core.view import View
from overlord.games.dark_dealings import face_board
from overlord.games.dark_dealings.box import (
    ABILITIES,
    BERSERKER,
    CLASSES,
    HALFLINGS,
    HEAVY_HITTER,
    PLAIN,
    THIEF,
    TYPES,
    DarkBox,
    Defense,
    Hero,
    Side,
)
from overlord.games.dark_dealings.face_fight import as_planned, fight_seen, plan_of, side_of
from overlord.games.dark_dealings.rows import place
from overlord.games.dark_dealings.zones import (
    CHOSEN,
    DEFENSE_ROW,
    FACED,
    HAND,
    HERO_ROW,
    KEPT,
    PILE,
)
from overlord.present.face import Face, ScorePart, Value
from overlord.present.question import Question

HEROES = 8  # that every overlord meets (DD-13, DD-62)


class DarkFace(Face):
    quiet = frozenset({"hero-discard", "defense-discard", "defeated", "kept"})
    stacks = frozenset(
        {"pile", "hero-deck", "defense-deck", "hero-discard", "defense-discard", "defeated"}
    )

    minutes: ClassVar = 30
    weight: ClassVar = 1
    events: ClassVar = {
        "turned": "side:next",
        "fights": "(seat:seat)",
        "strikes": "value seat:seat",
        "first-player": "player:nth-seat",
    }
    moments: ClassVar = {
        "announce-fights": "battle",
        "move-faced-defeated": "triumph",
        "move-faced-evictor": "defeat",
    }
    parameters: ClassVar = {"hero": "card", "column": "next"}

    @property
    def box(self) -> DarkBox:
        box = self.setup.box
        assert isinstance(box, DarkBox)
        return box

    @property
    def hardcore(self) -> bool:
        return self.setup.options["mode"] == "hardcore"

    # Cards and the table

    def line(self, card: int, facts: dict[str, object]) -> str:
        shown = self.setup.box.card(card)
        name = self.words.card(self.setup.box, card)
        if isinstance(shown, Hero):
            return self.words.say(
                "face-hero",
                name=name,
                **{"class": self.words.say(f"class-{CLASSES[shown.klass]}")},
                armor=shown.armor,
                types=self._types(shown.vulnerable),
                challenge=shown.challenge,
            )
        assert isinstance(shown, Defense)
        sides = self._sides(shown, side_of(facts, shown.id))
        # A Detour speaks for itself: the word stands on its side.
        if shown.ability == PLAIN or any(side.detour for side in shown.sides):
            return self.words.say("face-defense", name=name, sides=sides)
        ability = self.words.say(f"ability-{ABILITIES[shown.ability]}")
        return self.words.say("face-defense-ability", name=name, sides=sides, ability=ability)

    def brief(self, card: int, facts: dict[str, object]) -> str:
        shown = self.setup.box.card(card)
        name = self.words.card(self.setup.box, card)
        if isinstance(shown, Hero):
            return self.words.say("face-hero-brief", name=name, armor=shown.armor)
        assert isinstance(shown, Defense)
        return f"{name} [{self._side(shown.sides[side_of(facts, shown.id)])}]"

    def detail(self, card: int) -> str:
        said, printed = self.ability(card), super().detail(card)
        return f"{said} «{printed}»" if said else f"«{printed}»"

    def altered(self, view: View) -> dict[int, str]:
        """Defenses that are turned."""
        turned = view.facts.get("turned")
        cards = [self.box.number(id) for id in turned] if isinstance(turned, dict) else []
        return {card: self.line(card, view.facts) for card in cards}

    def ability(self, card: int) -> str:
        return face_board.ability(self.words, self.box.card(card))

    def facts(self, card: int) -> face_board.Hero | face_board.Defense:
        return face_board.facts(self.words, self.box.card(card))

    def table_facts(self, view: View) -> face_board.TableFacts:
        return convert(view.facts, face_board.TableFacts)

    def foreseen(self, told: dict[str, object]) -> face_board.Forecast:
        return convert(told, face_board.Forecast)

    def printed(self, card: int) -> dict[str, Value]:
        shown = self.setup.box.card(card)
        if isinstance(shown, Hero):
            return {
                "class": self.words.say(f"class-{CLASSES[shown.klass]}"),
                "armor": shown.armor,
                "challenge": shown.challenge,
            }
        assert isinstance(shown, Defense)
        return {"side": self._side(shown.sides[0])}

    def remarks(self, view: View) -> list[str]:
        """Notes on the faced hero, on empty places, and on the fight as it is planned so far."""
        lines = []
        for card in view.zones[FACED]:
            hero = self.setup.box.card(card)
            if isinstance(hero, Hero):
                key = f"class-{CLASSES[hero.klass]}"
                lines.append(f"{self.words.say(key)}: {self.words.find(key, 'text') or ''}")
        lines += self._gaps(view)
        plan = plan_of(view.facts)
        if plan:
            totals = " · ".join(self._totals(view))
            lines.append(self.words.say("face-plan", cards=self._plan(plan), totals=totals))
        return lines

    def _gaps(self, view: View) -> list[str]:
        """DD-B27: the places that a pair has left, counted from the left as in the questions."""
        gaps = view.facts["gaps"]
        assert isinstance(gaps, dict)
        return [
            self.words.say(
                "face-gaps",
                row=self.words.zone(row),
                count=len(empty),
                places=", ".join(str(column + 1) for column in empty),
            )
            for row, empty in gaps.items()
            if empty
        ]

    def _totals(self, view: View) -> list[str]:
        """Totals of the plan against the Armor, group by group."""
        hero = self.setup.box.card(view.zones[FACED][-1])
        assert isinstance(hero, Hero)
        totals, gains = view.facts["totals"], view.facts["gains"]
        assert isinstance(totals, list)
        assert isinstance(gains, list)
        return [
            self.words.say(
                "face-total-boosted" if gain else "face-total",
                total=total,
                armor=hero.armor,
                gain=gain,
            )
            for total, gain in zip(totals, gains, strict=True)
        ]

    def forecast(self, told: dict[str, object]) -> list[str]:
        """Rest that the Wizard's price leaves."""
        spared = told.get("spared")
        if not isinstance(spared, list):
            return []
        if not spared:
            return [self.words.say("face-hopeless-wizard")]
        cards = ", ".join(self.words.card(self.setup.box, card) for card in spared)
        return [self.words.say("face-wizards-price", cards=cards)]

    def _plan(self, plan: list[int]) -> str:
        """The strikers; behind a Heavy Hitter the card it turns (DD-44)."""
        box = self.setup.box
        told: list[str] = []
        heavy = False
        for number in plan:
            if number < box.first:
                told.append(self.words.say("face-second-group"))
                continue
            name = self.words.card(box, number)
            if heavy:
                told[-1] = self.words.say("face-turning", name=told[-1], other=name)
                heavy = False
                continue
            told.append(name)
            shown = box.card(number)
            heavy = isinstance(shown, Defense) and shown.ability == HEAVY_HITTER
        return ", ".join(told)

    def badges(self, view: View, seat: int) -> list[str]:
        first = view.players > 1 and view.facts.get("first") == seat
        return [self.words.say("face-first-player")] if first else []

    def _types(self, bits: int) -> str:
        return "/".join(self.words.say(f"type-{word}") for word, bit in TYPES.items() if bits & bit)

    def _side(self, side: Side) -> str:
        if side.detour:
            return self.words.say("ability-detour")
        return f"{self._types(side.types)} {side.strike}"

    def _sides(self, defense: Defense, turned: int) -> str:
        """From left to right in the order of turning; the current side stands in brackets."""
        sides = [self._side(side) for side in defense.sides]
        sides[turned] = f"[{sides[turned]}]"
        return " > ".join(sides)

    # Questions

    def question_values(self, asked: Question) -> dict[str, Value]:
        """`$form` tells the sentences of a question apart; "other" is for those who wait."""
        values = super().question_values(asked)
        values |= self._hero_values(asked)
        own = asked.seat == asked.view.seat
        if asked.prompt == "keep-hero":
            values |= self._keep_values(asked)
        elif asked.prompt == "play-hero":
            values["form"] = "second" if len(asked.view.zones[CHOSEN + asked.seat]) % 2 else "first"
        elif asked.prompt == "take-hero-solo":
            values["form"] = "first" if asked.about["hero_gap"] < 0 else "second"
            values["deal"] = len(asked.view.zones[PILE]) // 2 + 1
        elif asked.prompt == "take-defense-solo":
            hero = asked.view.zones[PILE][-1]
            values |= {"form": "mine" if hero >= 0 else "hidden", "hero": self.word("card", hero)}
        elif asked.prompt in ("strike", "rotate"):
            values |= self._fight_values(asked)
        else:
            values["form"] = "mine"
        if not own:
            values["form"] = "other"
        return values

    def _hero_values(self, asked: Question) -> dict[str, Value]:
        """The hero a question is about, as it is printed."""
        if "hero" not in asked.about:
            return {}
        hero = asked.about["hero"]
        return {**self.printed(hero), "klass": CLASSES[self.box.klass[hero]]}

    def _keep_values(self, asked: Question) -> dict[str, Value]:
        """From how many heroes two are kept, and who gets the others."""
        zones = asked.view.zones
        second = len(zones[KEPT + asked.seat]) % 2
        cards = len(zones[HAND + asked.seat]) + second
        form = "second" if second else "first"
        left = self.word("seat", (asked.seat + 1) % asked.view.players)
        return {"form": f"last-{form}" if cards == 3 else form, "others": cards - 2, "left": left}

    def _fight_values(self, asked: Question) -> dict[str, Value]:
        """Reach of the plan; `$striker` is the card named last."""
        fight = fight_seen(self.box, asked.view, asked.seat, asked.about["hero"])
        totals = fight.totals()
        klass = self.box.klass[fight.hero]
        form = "enough" if totals[-1] >= fight.armor else "mine"
        if asked.prompt == "rotate":
            form = "mine"
        elif klass == THIEF:
            form = "exact"
        elif klass == HALFLINGS:
            form = "second-group" if len(totals) > 1 else "first-group"
        striker = self.word("card", fight.plan[-1]) if fight.plan else ""
        return {"form": form, "total": totals[-1], "striker": striker}

    # Answers

    def answer_values(self, asked: Question, action: int) -> dict[str, Value]:
        values = super().answer_values(asked, action)
        facts = asked.view.facts
        if asked.prompt in ("strike", "rotate") and action >= self.box.first:
            return values | self._plan_values(asked, action)
        if action >= self.box.first:
            values["card"] = self._card_text(action, facts)
        if asked.prompt == "face-hero" and action >= self.box.first:
            values["then"] = self._turns(action, side_of(facts, self.box.card(action).id))
        elif asked.prompt in ("face-hero", "trash-defense"):
            values["hope"] = _hope(asked, action)
        elif asked.prompt == "take-hero-solo":
            values["defenses"] = _brought(asked, action)
        return values

    def _plan_values(self, asked: Question, action: int) -> dict[str, Value]:
        """Strike of a card as the cards lie now, and what becomes of it."""
        fight = fight_seen(self.box, asked.view, asked.seat, asked.about["hero"])
        at = fight.place(action)
        value = fight.value(at)
        berserker = self.box.klass[fight.hero] == BERSERKER
        if asked.prompt == "strike" and berserker:
            then = self.words.say("face-then-trashed")
        else:
            then = self._turns(action, fight.at(at) % 4)
        heavy = self.box.ability[action] == HEAVY_HITTER
        return {
            "card": self._card_text(action, as_planned(fight)),
            "kind": "later" if not value else "heavy" if heavy else "plain",
            "value": value,
            "reached": fight.totals()[-1] + value,
            "then": then,
        }

    def _card_text(self, card: int, facts: dict[str, object]) -> str:
        """A card in full, or its name where the reader sees the card itself."""
        return self.words.card(self.box, card) if self.cards_shown else self.line(card, facts)

    def _turns(self, card: int, side: int) -> str:
        """Fate of a defense that is turned from this side."""
        defense = self.box.card(card)
        assert isinstance(defense, Defense)
        if side + 1 == len(defense.sides):
            return self.words.say("face-then-trashed")
        return self.words.say("face-then-turns", side=self._side(defense.sides[side + 1]))

    # The end

    def result(self, outcome: Outcome, reader: int) -> str:
        """Winner, and by what; a shared victory has no words of its own."""
        winners = outcome.winners()
        if len(winners) > 1:
            return ""
        [winner] = winners
        parts = outcome.breakdown[winner]
        by = _decided_by(outcome, winner).removeprefix("score-")
        if len(outcome.places) == 1:
            by = "alone-evicted" if self.hardcore and outcome.scores[0] < HEROES else "alone"
        elif self.hardcore and by == "defeated":
            by = "standing"
        values = {key.removeprefix("score-"): points for key, points in parts.items()}
        mine = "-you" if winner == reader else ""
        return self.words.say(f"result-{by}{mine}", who=self.names[winner], heroes=HEROES, **values)

    def score(self, outcome: Outcome, seat: int, view: View) -> list[ScorePart]:
        """DD-63: alone, only the heroes count; with others the rest breaks ties."""
        parts = super().score(outcome, seat, view)
        return parts[:1] if len(outcome.places) == 1 else parts


def _hope(asked: Question, action: int) -> str:
    """Whether a Wizard can still be beaten after trashing this defense, or any: yes or no."""
    spared = asked.forecast.get("spared")
    if not isinstance(spared, list):
        return "unknown"
    paying = asked.prompt == "trash-defense"
    return "yes" if (action in spared if paying else spared) else "no"


def _brought(asked: Question, hero: int) -> int:
    """DD-59, DD-B27: how many defenses lie below a hero or further right."""
    zones, about = asked.view.zones, asked.about
    column = place(zones[HERO_ROW].index(hero), about["hero_gap"])
    row = range(len(zones[DEFENSE_ROW]))
    return sum(1 for i in row if place(i, about["defense_gap"]) >= column)


def _decided_by(outcome: Outcome, winner: int) -> str:
    """The first part of the score in which nobody keeps up with the winner."""
    mine = outcome.breakdown[winner]
    rivals = [parts for seat, parts in enumerate(outcome.breakdown) if seat != winner]
    for key, points in mine.items():
        rivals = [parts for parts in rivals if parts[key] == points]
        if not rivals:
            return key
    return ""


FACE = DarkFace
