"""Heroes, models, tiles, things, spells and areas of Conan in a line of text."""

from typing import ClassVar

from msgspec import convert

from overlord.core.outcome import Outcome
from overlord.core.view import View
from overlord.games.conan import face_board
from overlord.games.conan.components.box import (
    AREA,
    ASSET,
    HERO,
    MODEL,
    OF_DIE,
    OF_EVENT,
    OF_GEMS,
    OF_MODELS,
    SPELL,
    TOKEN,
    TOKENS,
    ConanBox,
)
from overlord.games.conan.components.scenario import Scenario
from overlord.games.conan.face_areas import Areas, ground, reach
from overlord.games.conan.face_cards import asset, happening, hero, spell, unit
from overlord.games.conan.face_facts import number_of, table_of, text_of
from overlord.games.conan.face_map import Map
from overlord.games.conan.face_questions import Subject
from overlord.games.conan.face_remarks import Remarks, die_text
from overlord.games.conan.face_structs import Facts, Forecast, Printed
from overlord.games.conan.face_table import TableFacts
from overlord.games.conan.scenarios.equipment import HIDDEN_EQUIPMENT
from overlord.games.conan.scenarios.priests import PRIESTS
from overlord.games.conan.zones import OVERLORD
from overlord.present.face import Face, ScorePart, Value
from overlord.present.question import Question

# Prompts during which a blow is in the air, or a throw of one's own.
FIGHTING = {"reroll", "guard", "guard-friend", "parry", "react", "sacrifice", "pick-victim"}


SPOTS = (  # where gems lie, by number
    "reserve", "fatigue", "wounds", "melee", "ranged",
    "move", "manipulation", "guard", "reroll", "allies",
)  # fmt: skip


class ConanFace(Face):
    quiet = frozenset(
        {"map", "board", "dead", "discard", "removed", "searched", "places", "escaped"}
    )

    minutes: ClassVar = 90
    weight: ClassVar = 5
    events: ClassVar = {
        "attacks": "target:card (how) weapon:card",
        "attacks-area": "area:card (spell:card)",
        "power": "power",
        "defence": "defence",
        "damage": "damage",
        "dies": "(area:card)",
        "gives-gems": "taker:chair gems",
        "casts": "caster:card (gems)",
        "gems": "chair source:spot target:spot gems",
        "lays": "chair:chair gems",
        "lifts": "chair:chair gems",
        "moves": "(origin:card) area:card",
        "wins": "side",
        "stance": "aggressive",
        "found": "area:card",
        "event": "happening:happening",
        "manipulates": "symbols",
        "opens-chest": "(area)",
        "turn": "round",
        "wrecks": "(border)",
        "questions": "result",
        "hides-body": "(area:card)",
        "rocks": "damage",
        "marker": "place",
        "opens-door": "(border)",
        "batters": "damage",
    }
    moments: ClassVar = {
        "announce-attacks": "battle",
        "announce-attacks-area": "battle",
        "announce-dies": "death",
        "announce-captive-dies": "death",
        "announce-alarm": "deed",
        "announce-found": "deed",
        "announce-breaks-barricade": "deed",
        "announce-wins": "triumph",
    }

    @property
    def box(self) -> ConanBox:
        box = self.setup.box
        assert isinstance(box, ConanBox)
        return box

    @property
    def scenario(self) -> Scenario:
        found = self.box.scenario(self.setup.options["scenario"])
        assert found is not None
        return found

    def moment(self, key: str, card: int) -> str:
        """Of those who die, heroes are not just another line."""
        if key == "announce-dies" and self.box.kinds[card] != HERO:
            return ""
        return super().moment(key, card)

    # Cards

    def line(self, card: int, facts: dict[str, object]) -> str:
        printed = self._text_on_card(card)
        standing = self._standing(card, facts)
        return f"{standing} · {printed}" if printed else standing

    def brief(self, card: int, facts: dict[str, object]) -> str:
        name = self.words.card(self.box, card)
        if self.box.kinds[card] != TOKEN:
            return name
        return f"{name} ({self._hiding(card, facts)})"

    def _standing(self, card: int, facts: dict[str, object]) -> str:
        """The name, and where and how it stands right now."""
        kind = self.box.kinds[card]
        name = self.brief(card, facts)
        id = self.box.card(card).id
        if kind == AREA:
            there = self._there(id, facts)
            return f"{name}: {there}" if there else name
        told = [name]
        place = text_of(table_of(facts, "at").get(id))
        if place:
            told.append(self.words.card(self.box, self.box.number(place)))
        life = number_of(table_of(facts, "life").get(id))
        if kind == MODEL and life > 1:
            told.append(self.words.say("face-life", life=life))
        if kind == HERO:
            told += self._gems(facts, card)
        return ", ".join(told)

    def altered(self, view: View) -> dict[int, str]:
        """Areas where something is, models, and numbered places."""
        return self._areas(view).lines()

    def _areas(self, view: View) -> Areas:
        return Areas(self.words, self.box, self.scenario, view)

    def detail(self, card: int) -> str:
        said = super().detail(card)
        told = [text for text in (self._text_on_card(card), f"«{said}»" if said else "") if text]
        return " ".join(told)

    def ability(self, card: int) -> str:
        return face_board.ability(self.words, self.box.card(card))

    def facts(self, card: int) -> Facts:
        return face_board.facts(self.words, self.box.card(card))

    def matter(self) -> Printed:
        return face_board.printed(self.words, self.box)

    def table_facts(self, view: View) -> TableFacts:
        facts = convert(view.facts, TableFacts)
        areas = self._areas(view)
        facts.hideouts = areas.hideouts()
        facts.stations = areas.stations()
        return facts

    def foreseen(self, told: dict[str, object]) -> Forecast:
        found = {**told, "attack": told.get("attack") or None}
        mover = table_of(told, "mover")
        if mover:
            refused = table_of(mover, "refused").items()
            why = {area: self.why_not(told) for area, told in refused}
            found["mover"] = {**mover, "lines": reach(self.words, self.scenario, mover, why)}
        return convert(found, Forecast)

    def _text_on_card(self, card: int) -> str:
        kind = self.box.kinds[card]
        if kind == HERO:
            return hero(self.words, self.box.hero(card))
        if kind == ASSET:
            return asset(self.words, self.box.asset(card))
        if kind == SPELL:
            return spell(self.words, self.box.spell(card))
        if kind == AREA:
            return " · ".join(ground(self.words, self.scenario, card))
        number = self.box.unit_of[card]
        return unit(self.words, self.box.units[number]) if number >= 0 else ""

    def printed(self, card: int) -> dict[str, Value]:
        """Of a numbered token: where it is, what is looked for, and of which sort that is."""
        if self.box.kinds[card] != TOKEN:
            return {}
        scenario = self.scenario
        what = ", ".join(self.words.card(self.box, hidden) for hidden in scenario.hidden)
        things = "things" if scenario.has(HIDDEN_EQUIPMENT) else "hidden"
        return {
            "sort": "priest" if scenario.has(PRIESTS) else things,
            "what": what,
            "place": self._hiding(card, {}),
        }

    def _hiding(self, card: int, facts: dict[str, object]) -> str:
        """The area that a numbered token stands for, and whose things may be there."""
        scenario = self.scenario
        colour, number = divmod(card - self.box.numbers(TOKEN)[0], TOKENS)
        if number >= len(scenario.hiding):
            return ""
        place = self.words.card(self.box, scenario.board.first + scenario.hiding[number])
        heroes = facts.get("heroes")
        if not scenario.has(HIDDEN_EQUIPMENT) or not isinstance(heroes, list):
            return place
        return f"{place}, {self.words.card(self.box, heroes[colour + 1])}"

    def _there(self, area: str, facts: dict[str, object]) -> str:
        """Occupants and things of an area: «Pict Hunter (blue) ×2, Conan»."""
        names: list[str] = []
        for id, place in table_of(facts, "at").items():
            if place == area:
                names.append(self.words.card(self.box, self.box.number(id)))
        for key, word in (("chests", "face-chest"), ("bodies", "face-body")):
            places = facts.get(key)
            if isinstance(places, list):
                names += [self.words.say(word)] * places.count(area)
        if area in self._priests(facts):
            names.append(self.words.say("face-priest"))
        return ", ".join(
            f"{name} ×{names.count(name)}" if names.count(name) > 1 else name
            for name in dict.fromkeys(names)
        )

    def _priests(self, facts: dict[str, object]) -> list[str]:
        """The areas of the priests who have neither talked nor died (CO-C53)."""
        gone = facts.get("gone")
        if not self.scenario.has(PRIESTS) or not isinstance(gone, list):
            return []
        places = self.scenario.board.places
        return [places[at].id for i, at in enumerate(self.scenario.hiding) if i not in gone]

    def _gems(self, facts: dict[str, object], card: int) -> list[str]:
        heroes = facts.get("heroes")
        if not isinstance(heroes, list) or card not in heroes:
            return []
        return [self._held(facts, heroes.index(card))]

    def _held(self, facts: dict[str, object], chair: int) -> str:
        """Reserve, Fatigue and Wounds, and the gems in use."""
        rows = facts["gems"]
        assert isinstance(rows, list)
        gems = rows[chair]
        key = "face-gems-overlord" if chair == OVERLORD else "face-gems"
        return self.words.say(
            key, reserve=gems[0], fatigue=gems[1], wounds=gems[2], used=sum(gems[3:])
        )

    # Questions and answers

    def question_values(self, asked: Question) -> dict[str, Value]:
        return self._subject(asked).question_values()

    def _subject(self, asked: Question) -> Subject:
        return Subject(self.words, self.box, self.scenario, asked)

    def answer(self, asked: Question, action: int) -> str:
        """Gems, dice and models are worded once for any number of them, ways apart from cards."""
        sort = self._sort(asked, action)
        key = f"answer-{asked.prompt}-{sort}" if sort else f"answer-{asked.prompt}"
        wording = self.words.wording(key)
        if wording is None:
            return self.choice(asked, action, True)
        return wording.format(self.question_values(asked) | self.answer_values(asked, action))

    def _sort(self, asked: Question, action: int) -> str:
        """Of an answer: the end of the key of its sentence."""
        if action >= self.box.first:
            walks = self.box.kinds[action] == AREA and "mover" in asked.forecast
            return "area" if walks else "place" if self.box.kinds[action] == AREA else ""
        if OF_GEMS <= action < OF_DIE:
            return "gems"
        if OF_DIE <= action <= OF_MODELS:
            return "die"
        return "models" if action > OF_MODELS else self.verb(action)

    def answer_values(self, asked: Question, action: int) -> dict[str, Value]:
        """Costs, dice, odds, and where somebody stands."""
        subject, facts = self._subject(asked), asked.view.facts
        if action < OF_GEMS:
            return subject.spoken_values(action)
        if action < OF_DIE:
            return subject.gem_values(action - OF_GEMS)
        if action <= OF_MODELS:
            values = subject.die_values(action - OF_DIE)
            return values | {"die": die_text(self.words, self.box, facts, action - OF_DIE)}
        if action < self.box.first:
            return {"count": action - OF_MODELS}
        return self._card_values(subject, action, facts)

    def _card_values(
        self, subject: Subject, card: int, facts: dict[str, object]
    ) -> dict[str, Value]:
        name, kind = self.words.card(self.box, card), self.box.kinds[card]
        if kind == AREA:
            there = self._there(self.box.card(card).id, facts)
            told = self.words.say("face-there", who=there) if there else ""
            return {"place": name, "there": told, **subject.area_values(card)}
        if kind == TOKEN:
            return {"card": name, "place": self._hiding(card, facts)}
        standing = self._standing(card, facts) if kind in (HERO, MODEL) else name
        return {
            "name": name,
            "card": standing,
            "printed": self._text_on_card(card),
            **subject.card_values(card),
        }

    def choice(self, asked: Question, action: int, allowed: bool) -> str:
        facts = asked.view.facts
        if action >= self.box.first and self.box.kinds[action] in (HERO, MODEL, AREA):
            return self._standing(action, facts)  # what they can do is known by now
        said = super().choice(asked, action, allowed)
        if OF_EVENT <= action < OF_GEMS:
            events = self.scenario.happenings
            which = action - OF_EVENT
            return happening(self.words, events[which]) if which < len(events) else said
        if OF_DIE <= action < self.box.first:
            return f"{said}: {die_text(self.words, self.box, facts, action - OF_DIE)}"
        return said

    def result(self, outcome: Outcome, reader: int) -> str:
        """CO-H111: the heroes win and lose together."""
        overlord = self.setup.chairs[OVERLORD]
        return self.words.say(
            "result-overlord" if overlord in outcome.winners() else "result-heroes"
        )

    def score(self, outcome: Outcome, seat: int, view: View) -> list[ScorePart]:
        """Side of a seat, and whether it has won."""
        side = "overlord" if seat == self.setup.chairs[OVERLORD] else "heroes"
        won = "won" if seat in outcome.winners() else "lost"
        [part] = super().score(outcome, seat, view)
        return [
            ScorePart(
                part.key,
                self.words.say(f"score-{side}"),
                self.words.say(f"score-{won}"),
                part.points,
            )
        ]

    def word(self, kind: str, number: int) -> Value:
        if kind == "spot":
            return self.words.say(f"spot-{SPOTS[number]}")
        if kind == "happening":
            return happening(self.words, self.scenario.happenings[number])
        return super().word(kind, number)

    # The table

    def remarks(self, view: View) -> list[str]:
        """The round, the River with its costs, a map, who stands where, the blow being struck."""
        told = Remarks(self.words, self.box, self.scenario, view)
        return [
            told.turn(),
            self.words.find(f"option-scenario-{self.scenario.id}", "text") or self.scenario.text,
            told.river(),
            *told.course(),
            *(told.goals() if self.cards_shown else self._drawn(view.facts)),
            *(told.blow() if FIGHTING & set(view.prompts) else []),
        ]

    def _drawn(self, facts: dict[str, object]) -> list[str]:
        """A map, and who stands where."""
        lines = Map(self.words, self.box, self.scenario, facts).lines()
        for place in self.scenario.board.places:
            there = self._there(place.id, facts)
            if there:
                lines.append(f"{self.words.card(self.box, self.box.number(place.id))}: {there}")
        return lines

    def badges(self, view: View, seat: int) -> list[str]:
        """The Overlord's gems, or the heroes of a seat with theirs."""
        told = []
        heroes = view.facts.get("heroes")
        assert isinstance(heroes, list)
        for chair, player in enumerate(self.setup.chairs):
            if player != seat:
                continue
            if chair == OVERLORD:
                name = self.words.say("face-overlord")
            else:
                name = self.words.card(self.box, heroes[chair])
            told.append(f"{name}: {self._held(view.facts, chair)}")
        return told


FACE = ConanFace
