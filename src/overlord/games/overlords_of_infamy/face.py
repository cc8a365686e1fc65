"""Tiles, Plots, World Events, quests and Overlords of Overlords of Infamy in a line of text."""

from typing import ClassVar

from msgspec import convert

from overlord.core.box import Card
from overlord.core.events import HIDDEN
from overlord.core.outcome import Outcome
from overlord.core.view import View
from overlord.games.overlords_of_infamy import face_board
from overlord.games.overlords_of_infamy.box import (
    ABILITY,
    OF_SPOT,
    RAID,
    SPOTS,
    InfamyBox,
    Overlord,
    Plot,
    Quest,
    Tile,
    WorldEvent,
)
from overlord.games.overlords_of_infamy.cards.vocabulary import (
    ABILITIES,
    LACKEY,
    LEVELS,
    M_COST_RECALL_ALL,
    M_COST_STEAL,
    M_COST_SWEEP,
    RELICS,
    RESOURCES,
)
from overlord.games.overlords_of_infamy.face_cards import detail, effects_text, tokens
from overlord.games.overlords_of_infamy.face_map import Map, tile_space
from overlord.games.overlords_of_infamy.fields import SPOT_NAMES
from overlord.games.overlords_of_infamy.marks import VILLAGE
from overlord.games.overlords_of_infamy.zones import CHOSEN, EVENTS, OVERLORD_OF
from overlord.present.face import Face, ScorePart, Value
from overlord.present.question import Question
from overlord.words.number_text import halves

# What an action costs in Action Points, and the rule by which World Events change it
COSTS = {
    "steal": (2, M_COST_STEAL),
    "recall-all": (3, M_COST_RECALL_ALL),
    "raid": (2, -1),
    "sweep": (1, M_COST_SWEEP),
}


class InfamyFace(Face):
    quiet = frozenset({"completed", "used", "quests-done", "land", "overlords", "removed"})

    parameters: ClassVar = {
        "card": "card",
        "act": "card",
        "target": "holder",
        "source": "holder",
    }
    minutes: ClassVar = 90
    weight: ClassVar = 4
    events: ClassVar = {
        "tokens": "giver:seat taker:seat resource:resource amount",
        "gains-relic": "seat:seat relic:relic",
        "loses-relic": "seat:seat relic:relic",
        "sends": "seat:seat (spot)",
        "comes-home": "seat:seat (spot)",
        "falls": "seat:seat (spot)",
        "enlists": "seat:seat lackeys",
        "dismisses": "seat:seat lackeys",
        "recruits": "seat:seat lackeys",
        "lays": "(seat:seat) (space)",
        "lifts": "(seat:seat) (space)",
        "tension": "tension",
        "infamy": "seat:seat infamy",
        "misery": "seat:seat points",
        "hero-die": "shown",
        "sabotage-die": "shown",
        "hero-moves": "(space)",
        "liberates": "(space)",
        "storms": "seat:seat",
        "plot-fails": "seat:seat",
        "raids": "seat:seat",
        "sabotaged": "seat:seat tokens",
        "repairs": "seat:seat",
        "bribes": "seat:seat target:seat",
        "spies": "seat:seat act target:seat",
        "plunder-die": "shown",
        "ability": "seat:seat ability:ability",
        "walks": "seat:seat (source) (spot)",
        "bombards": "(space)",
        "turn": "seat:seat",
        "last-round": "(seat:seat)",
        "tie-die": "shown",
        "first-player": "player:nth-seat",
    }
    moments: ClassVar = {
        "move-active-completed": "deed",
        "announce-storms": "battle",
        "announce-hero-falls": "triumph",
        "announce-plot-fails": "defeat",
        "announce-last-round": "deed",
    }

    def line(self, card: int, facts: dict[str, object]) -> str:
        shown = self.setup.box.card(card)
        return f"{self.words.card(self.setup.box, card)} · {self._text_on_card(shown)}"

    def brief(self, card: int, facts: dict[str, object]) -> str:
        shown = self.setup.box.card(card)
        name = self.words.card(self.setup.box, card)
        if isinstance(shown, Plot):
            return self.words.say("face-plot-brief", name=name, points=shown.points)
        if isinstance(shown, Tile):
            place = tile_space(facts, shown.id)
            printed = f"{name} [{self._tile(shown)}]"
            return f"{place} {printed}" if place else printed
        return name

    def altered(self, view: View) -> dict[int, str]:
        """The places of the map, for a page that shows it."""
        there = self._map(view)
        return {OF_SPOT + spot: there.spot_text(spot) for spot in there.spots()}

    def detail(self, card: int) -> str:
        printed = self._text_on_card(self.setup.box.card(card))
        said = super().detail(card)
        return f"{printed} «{said}»" if said else printed

    def facts(
        self, card: int
    ) -> (
        face_board.Tile
        | face_board.Plot
        | face_board.WorldEvent
        | face_board.Quest
        | face_board.Overlord
    ):
        return face_board.facts(self.words, self.setup.box.card(card))

    def matter(self) -> face_board.Printed:
        return face_board.printed(self.setup.box)

    def table_facts(self, view: View) -> face_board.TableFacts:
        return convert(view.facts, face_board.TableFacts)

    def foreseen(self, told: dict[str, object]) -> face_board.Forecast:
        acts = told.get("espionage")
        espionage = {
            act: {seat: self.why_not(why) for seat, why in against.items()}
            for act, against in (acts.items() if isinstance(acts, dict) else ())
        }
        found = {**told, "espionage": espionage, "plot": told.get("plot") or None}
        return convert(found, face_board.Forecast)

    def printed(self, card: int) -> dict[str, Value]:
        said = self.words.card_text(self.setup.box, card)
        told = detail(self.words, self.setup.box.card(card))
        return {"detail": told, "flavour": f" «{said}»" if said else ""}

    # Questions and answers

    def question_values(self, asked: Question) -> dict[str, Value]:
        """Values of a question: Action Points, the tile in hand, and its parameters."""
        values = super().question_values(asked)
        values["ap"] = _number(asked.view.facts["ap"])
        tiles = asked.view.zones[CHOSEN + asked.about["chair"]] if "chair" in asked.about else []
        known = [tile for tile in tiles if tile != HIDDEN]
        values["tile"] = self.brief(known[0], asked.view.facts) if known else ""
        for name in ("spot", "space"):
            if name in asked.about:
                spot = asked.about[name] if name == "spot" else 2 * asked.about[name]
                values[name] = self._map(asked.view).name(spot)
        return values

    def answer(self, asked: Question, action: int) -> str:
        """A space is answered by what is done there."""
        if OF_SPOT <= action < OF_SPOT + SPOTS:
            act = self._act(asked, action - OF_SPOT)
            key = f"answer-{asked.prompt}" + (f"-{act}" if act else "")
            if self.words.wording(key) is not None:
                place = self._map(asked.view).spot_text(action - OF_SPOT)
                return self.words.say(key, place=place, cost=self._cost(asked.view, act))
        return super().answer(asked, action)

    def _act(self, asked: Question, spot: int) -> str:
        """Act at a spot: the sentence is named after it."""
        if asked.prompt == "spy":
            return "enter"
        if asked.prompt != "act":
            return ""
        there = self._map(asked.view)
        if there.lackeys.get(SPOT_NAMES[spot]) == asked.about["chair"]:
            return "recall"
        kind = there.symbol(spot)
        return "steal" if kind < 0 else "recruit" if kind == VILLAGE else "harvest"

    def answer_values(self, asked: Question, action: int) -> dict[str, Value]:
        values = super().answer_values(asked, action)
        chair = asked.about.get("chair", asked.seat)
        values["cost"] = self._cost(asked.view, self.verb(action)) if action < OF_SPOT else 0
        if action == RAID or self.verb(action).startswith("scratch"):
            values["infamy"] = _numbers(asked.view.facts["infamy"])[chair]
        if action == ABILITY:
            [overlord] = asked.view.zones[OVERLORD_OF + chair]
            shown = self.setup.box.card(overlord)
            assert isinstance(shown, Overlord)
            key = f"ability-{ABILITIES[shown.ability]}"
            values |= {"ability": self.words.say(key), "text": self.words.find(key, "text") or ""}
        return values

    def _cost(self, view: View, act: str) -> int:
        """In Action Points, as World Events have changed it."""
        price, modifier = COSTS.get(act, (1, -1))
        events = [self.setup.box.card(card) for card in view.zones[EVENTS]]
        for event in events:
            if isinstance(event, WorldEvent):
                price += sum(one.amount for one in event.modifiers if one.rule == modifier)
        return max(0, price)

    def choice(self, asked: Question, action: int, allowed: bool) -> str:
        if OF_SPOT <= action < OF_SPOT + SPOTS:
            return self._map(asked.view).spot_text(action - OF_SPOT)
        return super().choice(asked, action, allowed)

    def score(self, outcome: Outcome, seat: int, view: View) -> list[ScorePart]:
        """OOI-11: points are counted in halves, and written as people do."""
        parts = super().score(outcome, seat, view)
        for i, part in enumerate(parts):
            if part.key == "score-half-points":
                part.told = halves(part.points)
                return [*parts[: i + 1], *self._made_of(seat, view), *parts[i + 1 :]]
        return parts

    def _made_of(self, seat: int, view: View) -> list[ScorePart]:
        """OOI-118: Plots as printed, 1 for a Lackey, ½ for a basic resource, 2 for a Relic."""
        facts = view.facts
        goods, relics, lackeys = facts["goods"], facts["relics"], facts["lackeys"]
        assert isinstance(goods, list)
        assert isinstance(relics, list)
        assert isinstance(lackeys, dict)
        at_home = _numbers(facts["barracks"])[seat] + _numbers(facts["resting"])[seat]
        out = sum(1 for chair in lackeys.values() if chair == seat)
        halved = {
            "plots": 2 * _numbers(facts["points"])[seat],
            "lackeys": 2 * (at_home + out),
            "resources": sum(goods[seat]),
            "relic": 4 if relics[seat] else 0,
        }
        return [
            ScorePart(f"score-from-{name}", self.words.say(f"score-from-{name}"), halves(n), n)
            for name, n in halved.items()
        ]

    def word(self, kind: str, number: int) -> Value:
        if kind == "resource":
            return self.words.say(f"resource-{RESOURCES[number]}")
        if kind == "holder":  # of tokens: an Overlord, or the Stronghold
            return self.word("seat", number) or self.words.say("map-stronghold")
        if kind == "relic":
            return self.words.say(f"relic-{RELICS[number]}")
        if kind == "ability":
            return self.words.say(f"ability-{ABILITIES[number]}")
        return super().word(kind, number)

    def remarks(self, view: View) -> list[str]:
        """The map, the tracks and the Hero's treasure."""
        facts = view.facts
        tracks = self.words.say(
            "face-tracks",
            tension=_number(facts["tension"]),
            events=_number(facts["flipped"]),
            needed=_number(facts["events-needed"]),
        )
        treasure = tokens(self.words, _numbers(facts["stronghold"]))
        stronghold = self.words.say("map-stronghold")
        nothing = self.words.say("face-nothing")
        drawn = [] if self.cards_shown else self._map(view).lines(view)
        return [*drawn, tracks, f"{stronghold}: {treasure or nothing}"]

    def forecast(self, told: dict[str, object]) -> list[str]:
        """Contacts of the Overlords; a terminal's map shows them."""
        contacts = told.get("contacts")
        if not self.cards_shown or not isinstance(contacts, list):
            return []
        return [
            self.words.say(
                "face-contact",
                who=self.chair(chair),
                others=", ".join(self.chair(other) for other in others),
            )
            for chair, others in enumerate(contacts)
            if others
        ]

    def badges(self, view: View, seat: int) -> list[str]:
        """Holdings of an Overlord; nothing for the Hero's own player."""
        facts = view.facts
        infamy = _numbers(facts["infamy"])
        if seat >= len(infamy):
            return [self.words.say("map-hero")]
        goods, relics = facts["goods"], facts["relics"]
        assert isinstance(goods, list)
        assert isinstance(relics, list)
        found = [
            self.words.say("face-player", number=seat + 1),
            self.words.say("face-points", points=_numbers(facts["points"])[seat]),
            self.words.say("face-infamy", infamy=infamy[seat]),
            self.words.say(
                "face-barracks",
                ready=_numbers(facts["barracks"])[seat],
                resting=_numbers(facts["resting"])[seat],
            ),
            tokens(self.words, goods[seat]) or self.words.say("face-nothing"),
        ]
        if relics[seat]:
            found.append(self.words.say(f"relic-{relics[seat]}"))
        if facts["active"] == seat:
            found.append(self.words.say("face-action-points", count=_number(facts["ap"])))
        return found

    def _map(self, view: View) -> Map:
        box = self.setup.box
        assert isinstance(box, InfamyBox)
        return Map(self.words, box, view, self.names if self.cards_shown else ())

    def _text_on_card(self, card: Card) -> str:
        """Text on a card beside its name."""
        if isinstance(card, Tile):
            return self._tile(card)
        if isinstance(card, Plot):
            return self._plot(card)
        if isinstance(card, (WorldEvent, Quest)):
            return detail(self.words, card)
        assert isinstance(card, Overlord)
        return self._overlord(card)

    def _tile(self, tile: Tile) -> str:
        if tile.pitfall:
            return self.words.say("face-pitfall")
        shows = [self.words.say(f"resource-{RESOURCES[kind]}") for kind in tile.resources]
        if tile.village:
            shows.append(self.words.say("face-village"))
        if tile.walls:
            shows.append(self.words.say("face-walls"))
        return ", ".join(shows)

    def _plot(self, plot: Plot) -> str:
        needs = [tokens(self.words, plot.cost)]
        if plot.relic >= 0:
            needs.append(self.words.say(f"relic-{RELICS[plot.relic]}"))
        if plot.lackeys:
            needs.append(self.words.say("face-lackeys", count=plot.lackeys))
        said = self.words.say(
            "face-plot",
            level=self.words.say(f"level-{LEVELS[plot.level]}"),
            needs=", ".join(needs),
            points=plot.points,
        )
        if not plot.aftermath:
            return said
        does = effects_text(self.words, plot)
        return f"{said} · {self.words.say('face-aftermath', does=does, price=plot.price)}"

    def _overlord(self, overlord: Overlord) -> str:
        affinity = "lackey" if overlord.affinity == LACKEY else RESOURCES[overlord.affinity]
        key = f"ability-{ABILITIES[overlord.ability]}"
        return self.words.say(
            "face-overlord",
            affinity=self.words.say(f"resource-{affinity}"),
            ability=self.words.say(key),
            text=self.words.find(key, "text") or "",
        )


def _number(fact: object) -> int:
    assert isinstance(fact, int)
    return fact


def _numbers(fact: object) -> list[int]:
    assert isinstance(fact, list)
    return fact


FACE = InfamyFace
