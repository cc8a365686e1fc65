"""Areas of Conan in a line of text: what is printed, lies and stands there."""

from collections import defaultdict

from overlord.core.frames import Refusal
from overlord.core.view import View
from overlord.games.conan.components.box import HERO, MODEL, ConanBox
from overlord.games.conan.components.scenario import Gate, Scenario
from overlord.games.conan.components.vocabulary import BORDERS, GROUNDS, MINION
from overlord.games.conan.face_board import MARKS
from overlord.games.conan.face_facts import number_of, row_of, table_of
from overlord.games.conan.face_table import Hideout, HideoutKind, HideoutState, Station, StationKind
from overlord.games.conan.scenarios.equipment import HIDDEN_EQUIPMENT
from overlord.games.conan.scenarios.priests import PRIESTS
from overlord.games.conan.scenarios.sailing import BALLISTA
from overlord.games.conan.zones import BOARD, GROUND, OVERLORD, SEARCHED, SECRET
from overlord.words import Words

TOKENS = 10  # numbered tokens of a hero
WORKERS = 8  # bits of `worked` for each hero


class Areas:
    """The areas of a scenario as a view tells them."""

    def __init__(self, words: Words, box: ConanBox, scenario: Scenario, view: View) -> None:
        self.words = words
        self.box = box
        self.scenario = scenario
        self.board = scenario.board
        self.view = view
        self.facts = view.facts
        self.at = table_of(view.facts, "at")
        self.allies = {scenario.mutineers, *(berth.unit for berth in scenario.allies)}
        self.most = {
            berth.unit: berth.life for berth in scenario.river + scenario.later if berth.unit >= 0
        }

    def lines(self) -> dict[int, str]:
        """Areas where something is, models and numbered places, by card."""
        hideouts = self.hideouts()
        lines = {
            card: self.piece(card)
            for card in self.view.zones[BOARD]
            if self.box.kinds[card] == MODEL
        }
        lines |= {one.card: f"{self.hideout(one)} · {self._name(one.area)}" for one in hideouts}
        for id, there in self._there(hideouts).items():
            card = self.box.number(id)
            told = [
                self._name(id),
                *ground(self.words, self.scenario, card),
                *_names_with_counts(there),
            ]
            lines[card] = " · ".join(told)
        return lines

    def _there(self, hideouts: list[Hideout]) -> dict[str, list[str]]:
        """Things and figures in areas, by id, and what closes the ways out of them."""
        found: defaultdict[str, list[str]] = defaultdict(list)
        for key, word in (("chests", "face-chest"), ("bodies", "face-body")):
            for area in row_of(self.facts, key):
                found[area].append(self.words.say(word))
        for hideout in hideouts:
            found[hideout.area].append(self.hideout(hideout))
        for station in self.stations():
            found[station.area].append(station.line)
        self._add_gates(found)
        for card in self.view.zones[GROUND]:
            found[self._area_of(card)].append(self.words.card(self.box, card))
        for card in sorted(self.view.zones[BOARD], key=self._rank):
            found[self._area_of(card)].append(self.piece(card))
        return found

    # Who

    def piece(self, card: int) -> str:
        """Somebody on the map: name, life, what holds them."""
        id, unit = self.box.card(card).id, self.box.unit_of[card]
        told = [self.words.card(self.box, card)]
        if self._is_counted(unit):
            life = number_of(table_of(self.facts, "life").get(id))
            told.append(self.words.say("face-life", life=life))
        if unit >= 0 and unit in self.allies:
            told.append(self.words.say("board-ally"))
        marks = number_of(table_of(self.facts, "marks").get(id))
        told += [self.words.say(f"board-mark-{mark}") for mark, bit in MARKS.items() if marks & bit]
        return ", ".join(told)

    def _is_counted(self, unit: int) -> bool:
        """Whether life points are kept for the models of a unit."""
        return unit >= 0 and (self.most.get(unit, 1) > 1 or self.box.units[unit].rank != MINION)

    def _rank(self, card: int) -> tuple[int, int]:
        """Heroes first, then from great to small."""
        if self.box.kinds[card] == HERO:
            return 0, card
        return 1 if self._is_counted(self.box.unit_of[card]) else 2, card

    # Numbered places

    def hideouts(self) -> list[Hideout]:
        """Areas where something may lie or somebody may wait."""
        heroes = range(1, len(row_of(self.facts, "chairs")))
        chairs = heroes if self.scenario.has(HIDDEN_EQUIPMENT) else [OVERLORD]
        return [hideout for chair in chairs for hideout in self._hideouts_of(chair)]

    def _hideouts_of(self, chair: int) -> list[Hideout]:
        """Those where the things of a hero may lie, until they are found; the Overlord's are for
        what all look for.
        """
        first = self.box.number(f"number-{TOKENS * max(0, chair - 1) + 1}")
        places = [self.board.places[area].id for area in self.scenario.hiding]
        cards = range(first, first + len(places))
        searched, secret = self.view.zones[SEARCHED], self.view.zones[SECRET + chair]
        if chair and not secret and any(card in searched for card in cards):
            return []
        priests = self.scenario.has(PRIESTS)
        gone = row_of(self.facts, "gone") if priests else []
        kind: HideoutKind = "hoard" if chair else "priest" if priests else "place"
        found = []
        for i, card in enumerate(cards):
            state: HideoutState = "secret" if card in secret else "closed"
            if card in searched:
                state = "searched"
            elif i in gone:
                state = "dead"
            found.append(Hideout(card, places[i], i + 1, kind, state, chair))
        return found

    def hideout(self, one: Hideout) -> str:
        hero = row_of(self.facts, "heroes")[one.chair]
        name = self.words.card(self.box, hero) if one.chair else ""
        return self.words.say(f"board-{one.kind}-{one.state}", number=one.number, hero=name)

    # Stations

    def stations(self) -> list[Station]:
        """Areas where the marker of the scenario is moved on."""
        return [self._station(i, area) for i, area in enumerate(self.scenario.stations)]

    def _station(self, i: int, area: int) -> Station:
        place, shoots = self.board.places[area], self.scenario.has(BALLISTA)
        worked, jammed = number_of(self.facts["worked"]), number_of(self.facts["jammed"]) >> i & 1
        by = [
            hero
            for chair, hero in enumerate(row_of(self.facts, "heroes"))
            if not shoots and worked >> (WORKERS * chair + i) & 1
        ]
        shot = shoots and worked >> i & 1
        mast = GROUNDS[place.ground] == "mast"
        kind: StationKind = "ballista" if shoots else "sails" if mast else "helm"
        told = [self.words.say(f"board-station-{kind}")]
        told += [self.words.say("board-jammed")] if jammed else []
        told += [self.words.say("board-shot")] if shot else []
        if by:
            who = ", ".join(self.words.card(self.box, hero) for hero in by)
            told.append(self.words.say("board-worked", who=who))
        return Station(place.id, kind, bool(jammed), bool(shot), by, ", ".join(told))

    # Ways out

    def _add_gates(self, found: defaultdict[str, list[str]]) -> None:
        """Add what closes them, in the areas on both sides."""
        wrecked, left = row_of(self.facts, "wrecked"), row_of(self.facts, "barricades")
        for gate, life in zip(self.scenario.gates, left, strict=True):
            if gate.border in wrecked:
                continue
            border = self.board.borders[gate.border]
            one, other = (self.board.places[end].id for end in (border.a, border.b))
            for here, there in ((one, other), (other, one)):
                said = self._gate(gate, there, life)
                if said:
                    found[here].append(said)

    def _gate(self, gate: Gate, to: str, life: int) -> str:
        key = self.words.card(self.box, gate.key) if gate.key else ""
        said = self.words.find(
            f"board-gate-{BORDERS[gate.kind]}",
            to=self._name(to),
            life=life,
            difficulty=gate.difficulty,
            key=key,
            keyed=int(bool(key)),
        )
        return said or ""

    def _name(self, id: str) -> str:
        return self.words.card(self.box, self.box.number(id))

    def _area_of(self, card: int) -> str:
        return str(self.at[self.box.card(card).id])


def ground(words: Words, scenario: Scenario, card: int) -> list[str]:
    """Print on an area, and whether a scenario uses it as a door."""
    number = card - scenario.board.first
    if not 0 <= number < scenario.board.size:
        return []
    place = scenario.board.places[number]
    told = [words.say(f"ground-{GROUNDS[place.ground]}")]
    told += [words.say("board-level", level=place.level)] if place.level else []
    told += [words.say("board-exit")] if place.exit else []
    told += [words.say("board-door")] if number in scenario.reinforcement else []
    return told


def reach(
    words: Words, scenario: Scenario, mover: dict[str, object], refused: dict[str, str]
) -> dict[str, str]:
    """By area what it takes to get there, or why it is out of reach (CO-H62)."""
    points = number_of(mover["points"])
    lines = {
        area: words.refusal(
            Refusal("too-far", "CO-H62", {"cost": number_of(cost), "points": points})
        )
        for area, cost in table_of(mover, "beyond").items()
    }
    lines |= {area: why for area, why in refused.items() if why}
    for area, cost in table_of(mover, "reach").items():
        key = "board-cost" if cost else "board-here"
        lines[area] = words.say(key, cost=number_of(cost), points=points)
    unknown = words.say("board-unreachable")
    board = scenario.board
    used = [place.id for i, place in enumerate(board.places) if i not in board.out]
    return {area: lines.get(area, unknown) for area in used}


def _names_with_counts(names: list[str]) -> list[str]:
    """«Pict Hunter (blue) ×3»."""
    return [
        f"{name} ×{names.count(name)}" if names.count(name) > 1 else name
        for name in dict.fromkeys(names)
    ]
