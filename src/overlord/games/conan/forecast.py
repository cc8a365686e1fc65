"""What a person could work out: where somebody can get, whom they see, what an attack may do.

All of it follows from what is public (CO-85).
"""

from overlord.core.frames import Refusal
from overlord.games.conan.blow import AREA, MELEE, RANGED, SPELL
from overlord.games.conan.defence import armor_of
from overlord.games.conan.hero_acts import HeroActs
from overlord.games.conan.model_acts import ModelActs
from overlord.games.conan.movement import hindering, reach, why_not_cross
from overlord.games.conan.moving import model_points
from overlord.games.conan.room import points
from overlord.games.conan.state import Conan


def forecast(s: Conan) -> dict[str, object]:
    """Costs of the River always; reach and sight of whoever acts; power against defence."""
    told: dict[str, object] = {"attack": attack(s)}
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, HeroActs):
        who = s.terms.heroes[top.chair]
        told["mover"] = movement(s, who, points(s, top.chair))
    elif isinstance(top, ModelActs):
        told["mover"] = movement(s, top.who, model_points(s, top.who))
    told["sight"] = sight(s)
    return told


def movement(s: Conan, who: int, available: int) -> dict[str, object]:
    """CO-H62: the least points to every area in reach, and why a step beside is not possible."""
    places = s.board.places
    reached = reach(s, who, available)
    return {
        "who": s.cards.card(who).id,
        "points": available,
        "hindering": hindering(s, who),
        "reach": {places[area].id: cost for area, cost in sorted(reached.items())},
        "refused": {
            places[area].id: _plain(why_not_cross(s, who, area, available))
            for area in s.board.beside[s.at[who]]
        },
    }


def _plain(refusal: Refusal | None) -> object:
    return None if refusal is None else refusal.as_json()


def sight(s: Conan) -> dict[str, list[str]]:
    """CO-H35: the areas that each area sees, as the walls stand now."""
    places = s.board.places
    seen = s.board.sight(s.wrecked)
    return {
        place.id: [places[b].id for b in range(s.board.size) if seen[a] >> b & 1]
        for a, place in enumerate(places)
    }


def attack(s: Conan) -> dict[str, object]:
    """While somebody is attacked: the power, the armor that counts, and the dice on the table."""
    blow = s.blow
    if blow.how not in (MELEE, RANGED, AREA, SPELL) or not blow.striker:
        return {}
    told: dict[str, object] = {
        "striker": s.cards.card(blow.striker).id,
        "power": blow.power,
        "dice": [[c, f] for c, f in zip(blow.colours, blow.faces, strict=True)],
    }
    if blow.target and s.at[blow.target] >= 0:
        told["target"] = s.cards.card(blow.target).id
        told["armor"] = armor_of(s, blow.target)
    return told
