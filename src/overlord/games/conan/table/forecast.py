"""Forecast: where somebody can get, whom they see, and what an attack may do.

All of it follows from what is public (CO-85).
"""

from typing import Final

from overlord.core.frames import Refusal, parts
from overlord.core.offer import options_of
from overlord.games.conan.combat.attack import FixPower, PickVictim
from overlord.games.conan.combat.defence import (
    FixDefence,
    GuardFriend,
    GuardWith,
    OfferGuard,
    ParryWith,
    ThrowDefence,
    armor_of,
    best_armor,
    defence_of,
)
from overlord.games.conan.combat.dice import symbols
from overlord.games.conan.heroes.exertion import points
from overlord.games.conan.heroes.hero_acts import HeroActs
from overlord.games.conan.movement.costs import crossing, hindering, reach, why_not_cross, why_stuck
from overlord.games.conan.movement.steps import model_points
from overlord.games.conan.overlord.model_acts import ModelActs
from overlord.games.conan.state import Conan
from overlord.games.conan.table.blow import AREA, MELEE, RANGED, SPELL
from overlord.games.conan.zones import HOW, POWER, STRIKER, TARGET

ANY: Final = 1000  # points that lead everywhere
MEETING: Final = (PickVictim, OfferGuard, GuardFriend, GuardWith, ParryWith)


def forecast(s: Conan) -> dict[str, object]:
    """Subject of the question; reach and sight of whoever acts; power against defence."""
    told: dict[str, object] = {"subject": subject(s), "attack": attack(s)}
    top = s.agenda[-1] if s.agenda else None
    if isinstance(top, HeroActs):
        who = s.terms.heroes[top.chair]
        told["mover"] = movement(s, who, points(s, top.chair))
    elif isinstance(top, ModelActs):
        told["mover"] = movement(s, top.who, model_points(s, top.who))
    elif isinstance(top, GuardWith):
        told["guard"] = guard_odds(s, top)
    told["sight"] = sight(s)
    return told


def subject(s: Conan) -> str:
    """The hero or model that is about to do something, or to defend itself."""
    named = parts(s.agenda[-1]) if s.agenda else {}
    who = named.get("who", named.get("target", s.terms.heroes[named.get("chair", 0)]))
    return s.box.card(who).id if who >= s.box.first else ""


def movement(s: Conan, who: int, available: int) -> dict[str, object]:
    """CO-H62: the least points to every area, the ways there, and why a step is not possible.

    `reach` holds what can be reached now, `beyond` what would take more points than there are.
    """
    places = s.board.places
    least = reach(s, who, ANY)
    return {
        "who": s.box.card(who).id,
        "points": available,
        "hindering": hindering(s, who),
        "reach": {places[a].id: cost for a, cost in sorted(least.items()) if cost <= available},
        "beyond": {places[a].id: cost for a, cost in sorted(least.items()) if cost > available},
        "before": {places[a].id: places[b].id for a, b in before(s, who, least).items()},
        "refused": {
            places[area].id: _plain(why_not_cross(s, who, area, available))
            for area in s.board.beside[s.at(who)]
        },
    }


def before(s: Conan, who: int, least: dict[int, int]) -> dict[int, int]:
    """From which area each one is entered on the cheapest way."""
    home = s.at(who)
    found: dict[int, int] = {}
    for area in sorted(least):
        s.set_at(who, area)
        if why_stuck(s, who) is not None:
            continue
        for target in s.board.beside[area]:
            cost = crossing(s, who, target)
            if cost >= 0 and target in least and least[area] + cost == least[target]:
                found.setdefault(target, area)
    s.set_at(who, home)
    return found


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


def stage(s: Conan) -> str:
    """CO-H109, CO-H110: whose dice lie on the table, if a blow is in the air at all."""
    if any(isinstance(frame, FixPower) for frame in s.agenda):
        return "attack"
    if any(isinstance(frame, FixDefence) for frame in s.agenda):
        return "defence"
    return "meeting" if any(isinstance(frame, MEETING) for frame in s.agenda) else ""


def attack(s: Conan) -> dict[str, object]:
    """The blow in the air: its power once it is settled, and what meets it so far."""
    now = stage(s)
    if not now or s[HOW] not in (MELEE, RANGED, AREA, SPELL):
        return {}
    told: dict[str, object] = {
        "stage": now,
        "striker": s.box.card(s[STRIKER]).id,
        "power": s[POWER],
        "symbols": symbols(s),
    }
    if s[TARGET] and s.at(s[TARGET]) >= 0:
        told["target"] = s.box.card(s[TARGET]).id
        told["armor"] = armor_of(s, s[TARGET])
        told["defence"] = defence_of(s, s[TARGET], symbols(s) if now == "defence" else 0)
    return told


def guard_odds(s: Conan, asked: GuardWith) -> list[dict[str, object]]:
    """CO-H40, CO-69: for each number of gems, what would come through, without card or reroll."""
    found: list[dict[str, object]] = []
    for gems in range(len(options_of(asked, s))):
        dice = ThrowDefence(asked.target, asked.chair, gems, 0).dice(s)[0] if gems else []
        armor = best_armor(s, s.chair_of(asked.target)) if s.is_hero(asked.target) else None
        chances = thrown(s, dice + (armor.dice if armor else []))
        hits = [
            max(0, s[POWER] - defence_of(s, asked.target, axes)) for axes in range(len(chances))
        ]
        found.append(
            {
                "gems": gems,
                "unhurt": sum(p for p, hit in zip(chances, hits, strict=True) if not hit),
                "damage": sum(p * hit for p, hit in zip(chances, hits, strict=True)),
            }
        )
    return found


def thrown(s: Conan, dice: list[int]) -> list[float]:
    """Chance of each number of axes."""
    chances = [1.0]
    for colour in dice:
        faces = s.box.faces[colour]
        longer = [0.0] * (len(chances) + max(faces))
        for axes, chance in enumerate(chances):
            for face in faces:
                longer[axes + face] += chance / len(faces)
        chances = longer
    return chances
