"""Questions of Conan: what they are about, and what their answers cost and bring, as values."""

from overlord.games.conan.components.box import (
    AGGRESSIVE,
    ASSET,
    SPELL,
    TILE,
    Bonus,
    ConanBox,
    Space,
)
from overlord.games.conan.components.scenario import Gate, Scenario
from overlord.games.conan.components.vocabulary import COLOURS, LEADERSHIP
from overlord.games.conan.components.vocabulary import LOCK as LOCKED
from overlord.games.conan.face_cards import dice
from overlord.games.conan.face_facts import number_of, row_of, table_of
from overlord.games.conan.heroes.manipulation import CHEST, LOCK, SEARCH
from overlord.games.conan.state import DIZZY
from overlord.games.conan.table.blow import MELEE
from overlord.games.conan.zones import CARRIED, DEAD, OVERLORD, RIVER
from overlord.present.face import Value
from overlord.present.question import Question
from overlord.words import Words

RESERVE, FATIGUE = 0, 1  # places in a row of gems
CARDS = ("who", "target", "against", "weapon", "spell", "card")  # parameters that are cards


class Subject:
    """One question, looked into with what everybody sees."""

    def __init__(self, words: Words, box: ConanBox, scenario: Scenario, asked: Question) -> None:
        self.words = words
        self.box = box
        self.scenario = scenario
        self.asked = asked
        self.facts = asked.view.facts
        self.about = asked.about
        self.heroes = row_of(self.facts, "heroes")
        self.chair = self._chair()

    def _chair(self) -> int:
        """Owner of the gems it is about."""
        if "chair" in self.about:
            return max(OVERLORD, self.about["chair"])
        who = self.about.get("who", 0)
        if who in self.heroes:
            return self.heroes.index(who)
        allies = [berth.unit for berth in self.scenario.allies]
        if who >= self.box.first and self.box.unit_of[who] in [*allies, self.scenario.mutineers]:
            return self._leader()
        return OVERLORD

    def _leader(self) -> int:
        """CO-H102: the first hero with Leadership on the board pays for allies; -1 if none is."""
        at = table_of(self.facts, "at")
        for chair, hero in enumerate(self.heroes[1:], 1):
            leads = self.box.hero(hero).skills[LEADERSHIP] >= 0
            if leads and self.box.card(hero).id in at:
                return chair
        return -1

    # The question

    def question_values(self) -> dict[str, Value]:
        about = self.about
        values: dict[str, Value] = {name: n for name, n in about.items() if name not in CARDS}
        values |= {name: self._name(about[name]) for name in CARDS if name in about}
        values["named"] = int(about.get("who", 0) >= self.box.first)
        values |= self._blow()
        values["hero"] = self._hero(self.chair)
        values["reserve"] = self.gems(self.held(RESERVE))
        values["fatigue"] = self.held(FATIGUE)
        values["here"] = self._here(about.get("who", self.heroes[self.chair]))
        values["points"] = self._say("free", self.free_points())
        values["what"] = self._hidden()
        values["die"] = self._die()
        values["bare"] = int(not self.arms())
        values["difficulty"] = self._difficulty()
        if "area" in about:
            values["area"] = self._name(self.scenario.board.first + about["area"])
        if "unit" in about:
            values["who"] = self._name(self.box.units[about["unit"]].models[0])
        for name in ("giver", "taker"):
            if name in about:
                values[name] = self._hero(about[name])
        quiet = bool(self.facts["quiet"])
        values["activations"] = (1 if quiet else 2) - number_of(self.facts["activations"])
        values["reinforcement"] = number_of(self.facts["reinforcement"])
        return values

    def _here(self, who: int) -> str:
        """Area where somebody stands."""
        if who < self.box.first:
            return ""
        place = table_of(self.facts, "at").get(self.box.card(who).id)
        return self._name(self.box.number(place)) if isinstance(place, str) else ""

    def _blow(self) -> dict[str, Value]:
        """The attack that is being carried out: who, whom, how hard, and what the dice show."""
        blow = table_of(self.facts, "blow")
        found: dict[str, Value] = {
            "striker": self._name(number_of(blow.get("striker"))),
            "power": number_of(blow.get("power")),
            "symbols": self.symbols(),
        }
        if "target" not in self.about:
            found["target"] = self._name(number_of(blow.get("target")))
        return found

    def symbols(self) -> int:
        blow = table_of(self.facts, "blow")
        colours, faces = row_of(blow, "colours"), row_of(blow, "faces")
        thrown = [(c, face) for c, face in zip(colours, faces, strict=True) if face >= 0]
        return sum(self.box.faces[colour][face] for colour, face in thrown)

    def _hidden(self) -> str:
        """CO-C28, CO-C49: what the Overlord hides, or whose things."""
        if self.chair > OVERLORD:
            return self.words.say("face-things", hero=self._hero(self.chair))
        return ", ".join(self._name(card) for card in self.scenario.hidden)

    def _die(self) -> str:
        space = self._space()
        return self.words.say(f"colour-{COLOURS[space.die]}") if space is not None else ""

    def _space(self) -> Space | None:
        """The action space that the gems of an attack or of an attempt go to."""
        if self.chair < 1:
            return None
        sheet = self.box.hero(self.heroes[self.chair])
        if self.asked.prompt == "attempt":
            return sheet.manipulation
        return sheet.melee if self.about.get("how", MELEE) == MELEE else sheet.ranged

    def _difficulty(self) -> int:
        """CO-H50, CO-H52, CO-C47, CO-C49: 0 where it depends on the distance."""
        deed = self.about.get("deed", CHEST)
        if deed == CHEST:
            return self.scenario.difficulty
        if deed == LOCK:
            gates = [gate for gate in self.scenario.gates if self._locks(gate)]
            return gates[0].difficulty if gates else 0
        return 1 if deed == SEARCH else 0

    def _locks(self, gate: Gate) -> bool:
        """A lock beside the area that the hero may try."""
        border = self.scenario.board.borders[gate.border]
        beside = self.about.get("area", -1) in (border.a, border.b)
        shut = gate.kind == LOCKED and gate.border not in row_of(self.facts, "wrecked")
        return beside and shut and (not gate.key or gate.key in self.carried_things())

    def free_points(self) -> int:
        """CO-H63, CO-H85, CO-64: movement points that cost no gem."""
        who = self.about.get("who", 0)
        if self.chair < 1 or (who and who not in self.heroes):
            id = self.box.card(who).id if who >= self.box.first else ""
            return number_of(table_of(self.facts, "points").get(id))
        sheet = self.box.hero(self.heroes[self.chair])
        load = sum(self.box.loads[card] for card in self.carried_things())
        burden = (load >= sheet.load[1]) + (load >= sheet.load[2])
        base = number_of(row_of(self.facts, "base")[self.chair])
        return min(base, max(0, sheet.base - burden))

    # Its answers

    def area_values(self, card: int) -> dict[str, Value]:
        """A way there: movement points, and the gems among them."""
        mover = table_of(self.asked.forecast, "mover")
        cost = number_of(table_of(mover, "reach").get(self.box.card(card).id))
        gems = max(0, cost - self.free_points())
        told = self._say("points", cost)
        return {"cost": f"{told}, {self.gems(gems)}" if gems else told if cost else ""}

    def card_values(self, card: int) -> dict[str, Value]:
        kind = self.box.kinds[card]
        if kind == TILE:
            return self._tile(card)
        if kind == SPELL:
            return self._spell(card)
        if kind == ASSET:
            return self._thing(card)
        unit = self.box.unit_of[card]
        values: dict[str, Value] = {"armor": self.box.units[unit].armor if unit >= 0 else 0}
        if unit >= 0:
            values["cost"] = self.words.say("face-points-each", points=self.box.units[unit].cost)
        return values

    def _tile(self, tile: int) -> dict[str, Value]:
        """CO-4, CO-37: what a tile costs, and how many models it moves; -1 for an event."""
        unit = self.box.unit_of[tile]
        river = self.asked.view.zones[RIVER]
        cost = min(8, river.index(tile) + 1) if tile in river else 0
        return {
            "cost": self.gems(cost),
            "count": self.models(unit) if unit >= 0 else -1,
            "models": self._say("models", self.models(unit)),
        }

    def _spell(self, card: int) -> dict[str, Value]:
        """CO-60: its cost, one more for whoever is dizzy."""
        shown = self.box.spell(card)
        who = self.about.get("who", 0)
        id = self.box.card(who).id if who >= self.box.first else ""
        dizzy = number_of(table_of(self.facts, "marks").get(id)) & DIZZY != 0
        return {
            "cost": self.gems(shown.cost + dizzy),
            "variable": int(shown.variable),
            "text": self.words.card_text(self.box, card),
        }

    def models(self, unit: int) -> int:
        """Models of a unit on the board."""
        alive = [self.box.number(id) for id in table_of(self.facts, "life")]
        return sum(1 for card in alive if self.box.unit_of[card] == unit)

    def _thing(self, card: int) -> dict[str, Value]:
        shown = self.box.asset(card)
        guards = self.asked.prompt == "parry"
        ranged = self.about.get("how", MELEE) != MELEE
        bonus = shown.guard if guards else shown.ranged if ranged else shown.melee
        told = dice(self.words, bonus.dice, bonus.reroll) if bonus is not None else ""
        lands = bonus is not None and bonus.thrown
        return {"dice": told, "thrown": int(lands), "load": shown.load, "potion": shown.potion}

    def gem_values(self, gems: int) -> dict[str, Value]:
        """So many gems: the dice of an attack, or how likely a Guard stops it all."""
        values: dict[str, Value] = {"count": gems, "gems": self.gems(gems), "dice": ""}
        values["left"] = self.gems(self.held(RESERVE) - gems)
        space = self._space()
        if space is not None:
            arms = self.arms()
            alone = self._bonus(arms[0]) if len(arms) == 1 else None
            colours = [space.die] * gems + (alone.dice if alone is not None else [])
            arrows = [space.die] if space.reroll else []
            arrows += alone.reroll if alone is not None else []
            values["dice"] = dice(self.words, colours, arrows)
        values["chance"] = ""
        for odds in row_of(self.asked.forecast, "guard"):
            if odds["gems"] == gems:
                percent = round(100 * odds["unhurt"])
                values["chance"] = self.words.say("face-unhurt", percent=percent)
        return values

    def die_values(self, place: int) -> dict[str, Value]:
        """CO-C18: what is free comes first, a gem last."""
        blow = table_of(self.facts, "blow")
        arrows, used = row_of(blow, "arrows"), row_of(blow, "used")
        arrow = not used[place] and arrows[row_of(blow, "colours")[place]]
        free = arrow or number_of(blow.get("help"))
        return {"number": place + 1, "cost": self.gems(0 if free else 1)}

    def spoken_values(self, action: int) -> dict[str, Value]:
        """Recovery by stance, and the dice of a model's attacks."""
        dead = [hero for hero in self.heroes if hero in self.asked.view.zones[DEAD]]
        most = (2 if action == AGGRESSIVE else 5) + min(2, len(dead))
        values: dict[str, Value] = {"recovered": min(self.held(FATIGUE), most)}
        who = self.about.get("who", 0)
        unit = self.box.unit_of[who] if who >= self.box.first else -1
        if unit >= 0:
            shown = self.box.units[unit]
            values["melee-dice"] = dice(self.words, shown.melee, shown.reroll)
            values["ranged-dice"] = dice(self.words, shown.ranged, shown.reroll)
        elif self.chair > OVERLORD:
            sheet = self.box.hero(self.heroes[self.chair])
            values["melee-dice"] = self.words.say(f"colour-{COLOURS[sheet.melee.die]}")
            values["ranged-dice"] = self.words.say(f"colour-{COLOURS[sheet.ranged.die]}")
        return values

    # Small things

    def held(self, spot: int) -> int:
        gems = row_of(self.facts, "gems")
        return number_of(gems[self.chair][spot]) if self.chair >= 0 else 0

    def carried_things(self) -> list[int]:
        return self.asked.view.zones[CARRIED + self.chair] if self.chair > OVERLORD else []

    def arms(self) -> list[int]:
        """CO-H26, CO-H30: what an attack of this kind may be made with."""
        return [card for card in self.carried_things() if self._bonus(card) is not None]

    def _bonus(self, card: int) -> Bonus | None:
        shown = self.box.asset(card)
        if self.asked.prompt == "attempt":
            return None
        return shown.melee if self.about.get("how", MELEE) == MELEE else shown.ranged

    def gems(self, count: int) -> str:
        return self._say("gems", count)

    def _say(self, what: str, count: int) -> str:
        return self.words.say(f"face-count-{what}", count=count)

    def _hero(self, chair: int) -> str:
        return self._name(self.heroes[chair]) if chair > 0 else self.words.say("side-0")

    def _name(self, card: int) -> str:
        return self.words.card(self.box, card) if card >= self.box.first else ""
