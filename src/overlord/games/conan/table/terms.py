"""Terms of a table: the scenario, the heroes and who plays them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from mypy_extensions import i64

from overlord.core.setup import Setup
from overlord.core.vectors import vec
from overlord.games.conan.components.box import COLOURED, TOKEN, TOKENS, ConanBox
from overlord.games.conan.components.scenario import HEROES, Scenario
from overlord.games.conan.components.schema import shipped_scenarios
from overlord.games.conan.components.vocabulary import LEADERSHIP
from overlord.games.conan.table.fields import scenario_of
from overlord.games.conan.zones import OVERLORD

SCENARIOS: Final = shipped_scenarios()
MOST_TERMS: Final = 500  # that a box remembers


def heroes_at(players: int, options: Mapping[str, str]) -> int:
    """Number of heroes that a table plays with (CO-C25); -1 if the scenario is not for so many."""
    fewest, most = SCENARIOS[options["scenario"]]
    if players - 1 > most:
        return -1
    return max(fewest if options["heroes"] == "fewest" else most, players - 1)


def chairs_at(players: int, options: Mapping[str, str]) -> list[int]:
    """Seat 0 is the Overlord; the other seats share the heroes in turn."""
    heroes = max(heroes_at(players, options), players - 1)
    return [0, *[1 + i % (players - 1) for i in range(heroes)]]


def terms_of(setup: Setup, characters: list[int]) -> Terms:
    """The terms of a table whose chairs have these heroes; made once for all tables like it."""
    box = setup.box
    assert isinstance(box, ConanBox)
    key = (setup.options["scenario"], *setup.chairs, *characters)
    found = box.terms.get(key)
    if found is None:
        if len(box.terms) >= MOST_TERMS:
            box.terms.clear()
        found = Terms(box, scenario_of(setup), setup.chairs, characters)
        box.terms[key] = found
    return found


class Terms:
    """Immutable. `side`, `chair_of` and `owner` go by card number.

    `characters` are the numbers of the heroes in the scenario's list, one for each of their chairs.
    """

    def __init__(
        self, box: ConanBox, scenario: Scenario, seats: list[int], characters: list[int]
    ) -> None:
        self.scenario = scenario
        self.seats = seats  # by chair
        self.characters = characters
        self.starts = [scenario.starts[i] for i in characters]
        self.heroes = [-1, *[start.hero for start in self.starts]]
        self.hero_row = vec[i64](self.heroes)
        self.purse = scenario.purse(len(seats) - 1)
        self.recovery = self.purse.recovery
        size = len(box.actions)
        self.side = vec[i64]([OVERLORD] * size)
        self.chair_of = vec[i64]([0] * size)
        self.owner = [0] * size  # of spells: the chair
        self.caster = [-1] * size  # of the Overlord's spells: the unit
        numbers = box.numbers(TOKEN)
        self.tokens = [  # by colour: the numbers of the scenario's hiding places
            numbers[first : first + len(scenario.hiding)]
            for first in range(0, COLOURED * TOKENS, TOKENS)
        ]
        self.spells: list[int] = []
        self.leads = [False] * len(seats)
        for chair in range(1, len(seats)):
            start = self.starts[chair - 1]
            self.side[start.hero] = HEROES
            self.chair_of[start.hero] = chair
            self.leads[chair] = box.hero(start.hero).skills[LEADERSHIP] >= 0
            for spell in start.spells:
                self.owner[spell] = chair
                self.spells.append(spell)
        self.allies = [berth.unit for berth in scenario.allies]
        for unit in [*self.allies, scenario.mutineers]:
            for card in box.units[unit].models if unit >= 0 else []:
                self.side[card] = HEROES
        for berth in scenario.river + scenario.later:
            for spell in berth.spells:
                self.caster[spell] = berth.unit
                self.spells.append(spell)
        self.most = [0] * len(box.units)  # models a unit may have (CO-56)
        self.grows = [False] * len(box.units)  # ... and whether these are more than at the start
        self.life = [1] * len(box.units)
        for berth in scenario.river + scenario.later + scenario.allies:
            if berth.unit >= 0:
                self.most[berth.unit] = max(self.most[berth.unit], berth.most)
                self.grows[berth.unit] |= berth.most > len(berth.at)
                self.life[berth.unit] = max(self.life[berth.unit], berth.life)
