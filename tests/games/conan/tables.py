"""Small tables of Conan: an empty board, only who a test needs, real answers and chosen dice.

`table.luck("red 2", "yellow 1")` lets the next dice show these axes. Areas go by their short names,
without that of the board. Unless a test asks for another scenario it is played in the village:
c3 is an open area, c2 too; b2, d2, c1 are huts of wood, b4 one of stone, e4 is at the edge.
"""

from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from overlord.core.frames import Choice, Frame, agenda_of
from overlord.core.layout import ASIDE
from overlord.core.rng import Rng, seeded_rng
from overlord.core.state import State
from overlord.games.conan import GAME
from overlord.games.conan.components import building
from overlord.games.conan.components.box import ASSET, SPOKEN, ConanBox
from overlord.games.conan.components.vocabulary import COLOURS
from overlord.games.conan.encoding import SPOT_NAMES
from overlord.games.conan.heroes.hero_acts import HeroActs
from overlord.games.conan.heroes.heroes_turn import EndHeroesTurn
from overlord.games.conan.overlord.activation import EndActivation
from overlord.games.conan.overlord.event_tiles import Happen
from overlord.games.conan.overlord.model_acts import ModelActs, NextModel
from overlord.games.conan.overlord.overlord_turn import Activate
from overlord.games.conan.state import RESTED, Conan
from overlord.games.conan.table.terms import Terms
from overlord.games.conan.zones import (
    ACTIVE,
    BASE,
    BOARD,
    BOLD,
    CARRIED,
    DEAD,
    DECK,
    DICE,
    GEMS,
    GROUND,
    SIDE,
    SPELLS,
    SPOTS,
)
from tests.heard import Heard

TABLES = ["laid", "at", "life", "points", "bought", "marks", "halo"]  # that clones share
Changes = Mapping[str, Mapping[str, Any]]


def a_box(**changes: Changes) -> ConanBox:
    """The shipped box with other values: a_box(unit={"hyenas": {"skills": ["reach"]}})."""
    source: dict[str, Any] = {
        key: _copied(rows) for key, rows in building.BOXES.shipped_source().items()
    }
    for kind, rows in changes.items():
        for row in source[kind]:
            row.update(rows.get(row["id"], {}))
    return building.BOXES.from_source(source)


def _copied(rows: object) -> list[dict[str, Any]]:
    assert isinstance(rows, list)
    return [dict(row) for row in rows]


def with_skills(**skills: Sequence[str]) -> ConanBox:
    """Heroes and units with these skills in place of their own; hyphens are underscores."""
    named = {id.replace("_", "-"): list(words) for id, words in skills.items()}
    heroes = {id: {"skills": [{"id": word} for word in words]} for id, words in named.items()}
    units = {id: {"skills": words} for id, words in named.items()}
    return a_box(hero=heroes, unit=units)


class Table:
    """A state with names instead of numbers. It starts without any model of the Overlord."""

    def __init__(
        self,
        *,
        box: ConanBox | None = None,
        players: int = 2,
        heroes: str = "fewest",
        scenario: str = "in-the-clutches-of-the-picts",
        characters: str = "suggested",
    ) -> None:
        state = GAME.new(players, 1, box, heroes=heroes, scenario=scenario, characters=characters)
        assert isinstance(state, Conan)
        self.state = state
        terms = state.terms  # other tables share them
        state.terms = Terms(state.box, state.scenario, terms.seats, terms.characters)
        self.heard = Heard()
        state.watch(self.heard, None)
        for card in state.cards(BOARD):
            if not state.terms.side[card]:
                self._off(card, ASIDE)
        for chair in range(1, state.chairs):
            self.gems(self.id(state.terms.heroes[chair]), reserve=99)
        self.gems("overlord", reserve=99)

    def _off(self, card: int, zone: int) -> None:
        self.state.set_at(card, -1)
        self.state.set_life(card, 0)
        self.state.set_halo(card, 0)
        self.state.move(card, BOARD, zone)

    # Laying out

    def gems(self, who: str, **spots: int) -> None:
        """All gems go where it is said; 99 is all that are left."""
        chair = self.chair(who)
        row = range(chair * SPOTS, chair * SPOTS + SPOTS)
        total = sum(self.state[GEMS + i] for i in row)
        for i in row:
            self.state[GEMS + i] = 0
        for name, count in spots.items():
            given = min(count, total)
            self.state[GEMS + row[SPOT_NAMES.index(name)]] = given
            total -= given
        rest = "fatigue" if "fatigue" not in spots else "wounds"
        self.state[GEMS + row[SPOT_NAMES.index(rest)]] += total

    def place(self, area: str, *ids: str, life: int = 1) -> None:
        """Put heroes and models into an area."""
        s = self.state
        for id in ids:
            card = self.number(id)
            if s.holds(BOARD, card):
                s.set_at(card, self.area(area))
                continue
            zone = DEAD if s.holds(DEAD, card) else ASIDE
            s.move(card, zone, BOARD)
            s.set_at(card, self.area(area))
            s.set_life(card, life)

    def dies(self, id: str) -> None:
        """A model is dead, and nothing followed from it."""
        self._off(self.number(id), DEAD)

    def dies_at(self, area: str, *ids: str) -> None:
        """Models that were in an area are dead, and nothing followed from it."""
        self.place(area, *ids)
        for id in ids:
            self.dies(id)

    def away(self, *ids: str) -> None:
        """Heroes who are somewhere else."""
        for id in ids:
            self.place("a1", id)

    def carry(self, hero: str, *ids: str) -> None:
        """Only these objects, whatever was carried before."""
        s = self.state
        zone = CARRIED + self.chair(hero)
        for card in s.cards(zone):
            s.move(card, zone, ASIDE)
        for id in ids:
            card = self.number(id)
            for source in (ASIDE, DECK, *range(CARRIED, CARRIED + 5)):
                if s.holds(source, card):
                    s.move(card, source, zone)
                    break

    def lies(self, area: str, id: str) -> None:
        """An object lies in an area."""
        s = self.state
        card = self.number(id)
        source = next(z for z in range(len(s.setup.layout.names)) if s.holds(z, card))
        s.move(card, source, GROUND)
        s.set_at(card, self.area(area))

    def knows(self, who: str, *ids: str) -> None:
        """Spells of somebody: a hero, or a unit of the Overlord."""
        s = self.state
        chair = self.chair(who) if who in ("overlord", *self.hero_ids()) else 0
        for id in ids:
            spell = self.number(id)
            source = next(z for z in range(len(s.setup.layout.names)) if s.holds(z, spell))
            s.move(spell, source, SPELLS + chair)
            s.terms.owner[spell] = chair
            if spell not in s.terms.spells:
                s.terms.spells.append(spell)
            if not chair:
                s.terms.caster[spell] = s.box.unit_of[self.number(who)]

    # Whose turn

    def agenda(self, *frames: Frame[Any]) -> "Table":
        self.state.agenda = agenda_of(list(frames))
        self.state.advance()
        return self

    def act(self, hero: str, base: int = 0) -> "Table":
        """A hero is about to act in the heroes' turn, with that much base movement, as the last."""
        s = self.state
        chair = self.chair(hero)
        s[SIDE] = 1
        s[BOLD] = (1 << s.chairs) - 2
        s[BASE + chair] = base
        for other in s.terms.heroes[1:]:
            s.add_marks(other, RESTED if other != s.terms.heroes[chair] else 0)
        s.drop_marks(s.terms.heroes[chair], RESTED)
        return self.agenda(EndHeroesTurn(), HeroActs(s.terms.seats[chair], chair, 0, 0, 0))

    def activate(self) -> "Table":
        """The Overlord is about to choose a tile."""
        self.state[SIDE] = 0
        return self.agenda(Activate(0))

    def group(self, model: str) -> "Table":
        """The unit of a model is activated."""
        self._set_going(model)
        return self.agenda(Activate(0), EndActivation(), NextModel(0, -1))

    def _set_going(self, model: str) -> None:
        s = self.state
        s[SIDE] = 0
        s[ACTIVE] = s.box.unit_of[self.number(model)]
        for card in s.living(s[ACTIVE]):
            s.set_points(card, s.box.units[s[ACTIVE]].move)

    def model(self, model: str) -> "Table":
        """One model of an activated unit is about to act."""
        self._set_going(model)
        who = self.number(model)
        return self.agenda(Activate(0), EndActivation(), ModelActs(0, who, 0, 1))

    def happens(self, event: int) -> "Table":
        """An event of the scenario, by its place in the file, and then whatever it asks."""
        self.state[SIDE] = 0
        return self.agenda(Happen(0, event))

    # Asking and answering

    @property
    def prompt(self) -> str:
        [prompt] = self.state.view(0).prompts
        return prompt

    @property
    def seat(self) -> int:
        [seat] = self.state.pending()
        return seat

    def options(self) -> set[str]:
        return {self.id(action) for action in self.state.legal(self.seat)}

    def why(self, name: str) -> tuple[str, str]:
        refusal = self.state.refusals(self.seat)[self.number(name)]
        return refusal.reason, refusal.rule

    def answer(self, *names: str) -> "Table":
        """Real answers, but for what nobody asks: who is about to act anyway, the only weapon or
        shield, and keeping dice that could not get better (CO-C70, CO-C71).
        """
        for name in names:
            if self.number(name) != self.actor and not self._settled(name):
                self.state.apply(self.seat, self.number(name))
        return self

    def _settled(self, name: str) -> bool:
        if name == "keep":
            return self.state.over or self.prompt != "reroll"
        top = self.state.agenda[-1]
        number = self.number(name)
        thing = number >= self.state.box.first and self.state.box.kinds[number] == ASSET
        return thing and isinstance(top, Choice) and number not in top.candidates(self.state)

    @property
    def actor(self) -> int:
        """The hero or model whose turn it is to act; -1 if something else is asked."""
        top = self.state.agenda[-1]
        if isinstance(top, HeroActs):
            return self.state.terms.heroes[top.chair]
        return top.who if isinstance(top, ModelActs) else -1

    def idle(self) -> "Table":
        """Keep all dice, guard with nothing and react to nothing until something else is asked."""
        calm = {"reroll": "keep", "guard": "gems-0", "react": "no", "sacrifice": "no"}
        calm |= {"counterattack": "no", "circular-strike": "no", "guard-friend": "no"}
        while not self.state.over and self.prompt in calm:
            self.answer(calm[self.prompt])
        return self

    def luck(self, *dice: str) -> "Table":
        self.state.rng = fortune(dice).clone()
        return self

    # Looking

    @property
    def prefix(self) -> str:
        return f"{self.state.board.id}-"

    def number(self, name: str) -> int:
        if name in SPOKEN:
            return SPOKEN.index(name)
        cards = self.state.box
        card = max(cards.number(name), cards.number(self.prefix + name))
        assert card >= 0, name
        return card

    def id(self, action: int) -> str:
        if action < len(SPOKEN):
            return SPOKEN[action]
        return self.state.box.card(action).id.removeprefix(self.prefix)

    def area(self, name: str) -> int:
        return self.state.box.place_of[self.number(name)]

    def at(self, id: str) -> str:
        area = self.state.at(self.number(id))
        return self.state.board.places[area].id.removeprefix(self.prefix) if area >= 0 else ""

    def chair(self, who: str) -> int:
        return 0 if who == "overlord" else self.state.terms.chair_of[self.number(who)]

    def hero_ids(self) -> list[str]:
        return [self.id(card) for card in self.state.terms.heroes[1:]]

    def held(self, who: str, spot: str) -> int:
        return self.state.held(self.chair(who), SPOT_NAMES.index(spot))

    def zone(self, name: str) -> list[str]:
        number = self.state.setup.layout.zone(name)
        assert number >= 0, name
        return [self.id(card) for card in self.state.cards(number)]

    def carried(self, hero: str) -> list[str]:
        return self.zone(f"carried.{self.chair(hero)}")

    def life(self, id: str) -> int:
        return self.state.life(self.number(id))

    def announced(self, topic: str) -> list[list[int]]:
        return [event.numbers for event in self.heard.events if event.topic == topic]

    def ended(self) -> bool:
        return self.state.over

    @property
    def power(self) -> int:
        return self.announced("power")[-1][0]

    @property
    def defence(self) -> int:
        return self.announced("defence")[-1][0]

    @property
    def dice(self) -> list[str]:
        """The dice that lie on the table, by colour."""
        return [COLOURS[colour] for colour in self.state.cards(DICE)]


@cache
def fortune(dice: tuple[str, ...]) -> Rng:
    """A generator whose next dice show these axes."""
    wanted = [(COLOURS.index(die.split()[0]), int(die.split()[1])) for die in dice]
    faces = GAME.box.faces if isinstance(GAME.box, ConanBox) else []
    for seed in range(2_000_000):
        rng = seeded_rng(seed)
        words = rng.words()
        if all(faces[colour][rng.below(6)] == axes for colour, axes in wanted):
            return Rng(*words)
    raise AssertionError(f"no luck for {dice}")


def fresh(players: int = 2, seed: int = 1, **options: str) -> State:
    """The scenario as it is set up, up to the first decision."""
    return GAME.new(players, seed, None, False, **options)
