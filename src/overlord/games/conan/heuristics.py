"""How well a side stands, for players that look one step ahead.

The weights are guesses that were played against each other, not measured facts of the game.
"""

from typing import Final

from overlord.games.conan.state import FATIGUE, RESERVE, UNDECIDED, Conan
from overlord.games.conan.zones import CARRIED, DEAD, ESCAPED, GROUND, OVERLORD, RIVER, SEARCHED

WON: Final = 10_000.0
HERO: Final = 30.0  # a hero's life as such
GEM: Final = 3.0  # a gem that is no wound
READY: Final = 0.35  # ... and lies in the Reserve
LIFE: Final = 2.2  # a point of life of a unit, by its strength
GOAL: Final = 60.0  # an object of the heroes' objective that has left the board
HELD: Final = 18.0  # ... that a hero carries
SEEN: Final = 10.0  # ... that lies in the open
LOOKED: Final = 1.5  # a place that is known to be empty
NEAR: Final = 0.8  # one area nearer to where one wants to be
RED_GEM: Final = 0.4  # a gem of the Overlord in the Reserve, beside one in Fatigue


def evaluate(s: Conan, seat: int) -> float:
    """For the heroes' side; the Overlord's view is its opposite."""
    worth = _heroes(s) - _units(s) + _objectives(s) - _purse(s)
    if s.verdict != UNDECIDED:
        worth = WON if s.verdict else -WON
    return worth if seat != s.terms.seats[OVERLORD] else -worth


def _heroes(s: Conan) -> float:
    worth = 0.0
    for chair in s.heroes():
        worth += HERO + GEM * s.vigour(chair) + READY * s.held(chair, RESERVE)
        for card in s.zones[CARRIED + chair]:
            worth += 0.3 if s.cards.asset(card).load < 4 else 0.0
        for area in s.chests:
            if s.at[s.terms.heroes[chair]] == area:
                worth += 0.4
    return worth


def _units(s: Conan) -> float:
    """Life that is still there, by how hard the unit strikes, and how near it is to a hero."""
    worth = 0.0
    heroes = [s.at[s.terms.heroes[chair]] for chair in s.heroes()]
    for tile in s.zones[RIVER]:
        unit = s.cards.unit_of[tile]
        if unit < 0:
            continue
        printed = s.cards.units[unit]
        force = 1.0 + 0.5 * len(printed.melee) + 0.5 * len(printed.ranged)
        for card in s.living(unit):
            worth += LIFE * force * (0.4 + 0.6 * s.life[card])
            if heroes:
                near = min(s.board.steps(s.at[card], area) for area in heroes)
                worth -= NEAR * 0.5 * force * min(near, 6)
    return worth


def _objectives(s: Conan) -> float:
    """What the heroes must carry off, where it is, and how far it still has to go."""
    worth = LOOKED * len(s.zones[SEARCHED])
    exits = [area for area in range(s.board.size) if s.board.places[area].exit]
    for card in wanted(s):
        if card in s.zones[ESCAPED]:
            worth += GOAL
            continue
        chair = _carrier(s, card)
        if chair:
            worth += HELD - NEAR * 2 * _nearest(s, s.at[s.terms.heroes[chair]], exits)
        elif card in s.zones[GROUND]:
            worth += SEEN - NEAR * _approach(s, s.at[card])
        else:
            worth -= NEAR * _approach_unknown(s, card)
    return worth


def wanted(s: Conan) -> list[int]:
    found: list[int] = []
    for win in s.scenario.wins:
        for goal in win.goals:
            found += [card for card in goal.what if win.side and card >= s.cards.first]
    return found


def _carrier(s: Conan, card: int) -> int:
    for chair in s.heroes():
        if card in s.zones[CARRIED + chair]:
            return chair
    return 0


def _nearest(s: Conan, area: int, areas: list[int]) -> int:
    return min((s.board.steps(area, other) for other in areas), default=0)


def _approach(s: Conan, area: int) -> int:
    """How far the nearest hero is."""
    return min((s.board.steps(s.at[s.terms.heroes[c]], area) for c in s.heroes()), default=9)


def _approach_unknown(s: Conan, card: int) -> float:
    """Towards the unit that leaves the object behind, or to a place nobody has searched."""
    for unit, trophy in s.scenario.heads:
        if trophy == card:
            life = sum(s.life[model] for model in s.living(unit))
            return 6.0 + life + min(_approach(s, s.at[model]) for model in s.living(unit) or [0])
    places = [
        area
        for i, area in enumerate(s.scenario.hiding)
        if s.cards.first + i >= 0 and not _searched(s, i)
    ]
    return 6.0 + min((_approach(s, area) for area in places), default=0)


def _searched(s: Conan, place: int) -> bool:
    names = [s.cards.card(card).id for card in s.zones[SEARCHED]]
    return f"number-{place + 1}" in names


def _purse(s: Conan) -> float:
    """The Overlord's energy, and models that are dead for good."""
    energy = RED_GEM * s.held(OVERLORD, RESERVE) + 0.2 * s.held(OVERLORD, FATIGUE)
    return energy - 0.1 * len(s.zones[DEAD])
