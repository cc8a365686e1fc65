"""Objectives: what ends the game, and for whom (CO-H111, CO-H112)."""

from overlord.core.events import HIDDEN
from overlord.core.layout import ASIDE
from overlord.games.conan.components.scenario import HEROES, Goal
from overlord.games.conan.components.vocabulary import GOALS
from overlord.games.conan.state import UNDECIDED, Conan
from overlord.games.conan.table.numbered_places import curse_broken
from overlord.games.conan.zones import DEAD, ESCAPED, MARKER, OVERLORD, TURN, VERDICT


def judge(s: Conan, rounds: bool = False) -> None:
    """See whether a side has won. `rounds`: the side that plays second has finished its turn."""
    if s[VERDICT] != UNDECIDED:
        return
    for win in s.scenario.wins:
        if all(reached(s, goal, rounds) for goal in win.goals):
            timed = any(GOALS[goal.verb] == "rounds-over" for goal in win.goals)
            s.cite("CO-H112" if timed else "CO-H111")
            decide(s, win.side)
            return
    if not s.heroes():  # CO-H111, CO-C27: no hero is left who could still win
        s.cite("CO-H111")
        decide(s, OVERLORD)


def decide(s: Conan, side: int) -> None:
    """The game is over at once."""
    s[VERDICT] = side
    s.announce("wins", HIDDEN, side)
    s.end()


def reached(s: Conan, goal: Goal, rounds: bool) -> bool:
    verb = GOALS[goal.verb]
    if verb == "carried-off":
        return all(s.holds(ESCAPED, card) for card in goal.what)
    if verb == "slain":
        return all(_slain(s, unit) for unit in goal.what)
    if verb == "rounds-over":
        return rounds and s[TURN] >= goal.amount  # CO-H112
    if verb == "asset-lost":
        return any(s.holds(ASIDE, card) for card in goal.what)
    if verb == "marker":
        return s[MARKER] == goal.amount
    return _people(s, verb, goal)


def _people(s: Conan, verb: str, goal: Goal) -> bool:
    """Goals about who has died or got away."""
    if verb == "curse-broken":
        return curse_broken(s)
    if verb == "escaped":
        return not s.heroes() and any(s.holds(ESCAPED, card) for card in s.terms.heroes[1:])
    if verb == "hero-slain":
        return any(s.holds(DEAD, card) for card in goal.what)
    assert verb == "heroes-slain", verb
    return s.fallen() == s.chairs - 1


def _slain(s: Conan, unit: int) -> bool:
    """All models of a unit are dead, and at least one was."""
    models = s.box.units[unit].models
    return not s.living(unit) and any(s.holds(DEAD, card) for card in models)


def whoever_kills(s: Conan, killer: int) -> None:
    """CO-C29: the side that kills somebody who is to be saved has lost."""
    decide(s, OVERLORD if killer == HEROES else HEROES)
