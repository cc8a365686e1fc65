"""Tiles, Plots, World Events, quests and Overlords of Overlords of Infamy in a line of text."""

from overlord.cli.faces import Faces
from overlord.cli.faces.infamy_map import Map
from overlord.core.box import Card
from overlord.core.view import View
from overlord.games.overlords_of_infamy.box import (
    OF_SPOT,
    SPOTS,
    InfamyBox,
    Overlord,
    Plot,
    Quest,
    Tile,
    WorldEvent,
)
from overlord.games.overlords_of_infamy.vocabulary import (
    ABILITIES,
    LACKEY,
    LEVELS,
    RELICS,
    RESOURCES,
)
from overlord.locale.overlords_of_infamy import deeds, scope, tokens


class InfamyFaces(Faces):
    quiet = frozenset({"completed", "used", "quests-done", "land", "overlords", "removed"})

    def face(self, card: int, facts: dict[str, object]) -> str:
        shown = self.setup.box.card(card)
        return f"{self.words.card(self.setup.box, card)} · {self._printed(shown)}"

    def brief(self, card: int, facts: dict[str, object]) -> str:
        shown = self.setup.box.card(card)
        name = self.words.card(self.setup.box, card)
        if isinstance(shown, Plot):
            return self.words.say("face-plot-brief", name=name, points=shown.points)
        if isinstance(shown, Tile):
            place = self._map(facts).space(shown.id)
            printed = f"{name} [{self._tile(shown)}]"
            return f"{place} {printed}" if place else printed
        return name

    def detail(self, card: int) -> str:
        printed = self._printed(self.setup.box.card(card))
        said = super().detail(card)
        return f"{printed} «{said}»" if said else printed

    def action(self, action: int, facts: dict[str, object], allowed: bool = True) -> str:
        if OF_SPOT <= action < OF_SPOT + SPOTS:
            return self._map(facts).told(action - OF_SPOT)
        return super().action(action, facts, allowed)

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
        return [*self._map(facts).lines(view), tracks, f"{stronghold}: {treasure or nothing}"]

    def badges(self, view: View, seat: int) -> list[str]:
        """What an Overlord has; nothing for the Hero's own player."""
        facts = view.facts
        infamy = _numbers(facts["infamy"])
        if seat >= len(infamy):
            return [self.words.say("map-hero")]
        goods, relics = facts["goods"], facts["relics"]
        assert isinstance(goods, list)
        assert isinstance(relics, list)
        found = [
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

    def _map(self, facts: dict[str, object]) -> Map:
        box = self.setup.box
        assert isinstance(box, InfamyBox)
        return Map(self.words, box, facts)

    def _printed(self, card: Card) -> str:
        """What a card shows beside its name."""
        if isinstance(card, Tile):
            return self._tile(card)
        if isinstance(card, Plot):
            return self._plot(card)
        if isinstance(card, WorldEvent):
            return f"{scope(self.words, card)}: {deeds(self.words, card)}"
        if isinstance(card, Quest):
            needs = self.words.say("face-needs", tokens=tokens(self.words, card.needs))
            return f"{needs} · {deeds(self.words, card)}" if card.effects else needs
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
        does = deeds(self.words, plot)
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


FACES = InfamyFaces
