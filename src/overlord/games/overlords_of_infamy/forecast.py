"""Forecast: how far a Plot is, where the Hero can get, whom one may spy on."""

from overlord.core.frames import Refusal
from overlord.core.offer import options_of
from overlord.games.overlords_of_infamy.acts import why_not_against
from overlord.games.overlords_of_infamy.board import names
from overlord.games.overlords_of_infamy.box import (
    GLEAN_INTEL,
    OF_SPOT,
    PLUNDER,
    SABOTAGE,
    WORDS,
)
from overlord.games.overlords_of_infamy.end_of_game import half_points
from overlord.games.overlords_of_infamy.hero.hero_phase import MoveHero
from overlord.games.overlords_of_infamy.hero.paths import way
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import ACTIVE, GOODS, RELIC_OF, SABOTAGE_ON


def forecast(s: Infamy, seat: int) -> dict[str, object]:
    """The forecast of a seat, only from what it may know."""
    told: dict[str, object] = {"scores": [half_points(s, chair) for chair in s.chairs]}
    told["contacts"] = [
        [other for other in s.others(chair) if s.contact(chair, other)] for chair in s.chairs
    ]
    told["paths"] = paths(s)
    if seat in s.chairs:
        told["plot"] = progress(s, seat)
        told["espionage"] = targets(s, seat)
    return told


def progress(s: Infamy, chair: int) -> dict[str, object]:
    """Needs of the active Plot, and which of them are there."""
    plots = s.cards(ACTIVE + chair)
    if not plots:
        return {}
    plot = s.box.plot(plots[0])
    have = [min(plot.cost[kind], s[GOODS + 7 * chair + kind]) for kind in range(7)]
    return {
        "needs": plot.cost[:],
        "has": have,
        "relic": plot.relic,
        "has-relic": plot.relic >= 0 and s[RELIC_OF + chair] == plot.relic,
        "lackeys": plot.lackeys,
        "has-lackeys": min(plot.lackeys, s.at_home(chair)),
        "sabotage": s[SABOTAGE_ON + chair],
    }


def targets(s: Infamy, chair: int) -> dict[str, dict[str, object]]:
    """For each act and each other Overlord, nothing or why not (OOI-80 to OOI-90)."""
    found: dict[str, dict[str, object]] = {}
    for act in (GLEAN_INTEL, PLUNDER, SABOTAGE):
        found[WORDS[act]] = {
            str(other): _plain(why_not_against(s, chair, act, other)) for other in s.others(chair)
        }
    return found


def _plain(refusal: Refusal | None) -> object:
    return None if refusal is None else refusal.as_json()


def paths(s: Infamy) -> dict[str, list[str]]:
    """While the Hero is being moved: the spaces on the way to each space he may end on."""
    top = s.agenda[-1] if s.agenda else None
    if not isinstance(top, MoveHero):
        return {}
    named = names()
    ends = [(action - OF_SPOT) // 2 for action in options_of(top, s)]
    return {named[end]: [named[space] for space in way(s, end)] for end in ends}
