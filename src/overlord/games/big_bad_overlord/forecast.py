"""Forecast from the open cards: odds before an attack and before a round."""

from typing import Final

from mypy_extensions import i64

from overlord.core.frames import Choice
from overlord.core.vectors import vec
from overlord.games.big_bad_overlord.box import MAGIC, MELEE, MIND, TYPES
from overlord.games.big_bad_overlord.campaign import targets
from overlord.games.big_bad_overlord.combat.forces import (
    able,
    bonus,
    guarded,
    haunting,
    lone,
    manned,
    strength,
)
from overlord.games.big_bad_overlord.odds.battle_odds import Battle, Odds
from overlord.games.big_bad_overlord.state import ATTACK, DEFENSE, NOBODY, BigBadOverlord
from overlord.games.big_bad_overlord.zones import (
    ARMY,
    DEFENDER,
    FIELD,
    GATE,
    LAVA,
    STAGE,
    THRONE,
    TURN,
    WALLS,
)

REMEMBERED: Final = 2000  # odds that are kept, as everybody at a table asks for the same ones
NO_GHOSTS: Final = [0, 0, 0, 0, 0, 0]
_known: dict[str, Odds] = {}


def forecast(s: BigBadOverlord) -> dict[str, object]:
    """The battle that is fought, or those that the turn player could begin; all of it is public."""
    if s.over:
        return {}
    if s[DEFENDER] != NOBODY:
        return {"battle": of_battle(s)}
    top = s.agenda[-1]
    if isinstance(top, Choice) and top.prompt in ("march", "press"):
        return {"targets": of_targets(s)}
    return {}


def of_battle(s: BigBadOverlord) -> dict[str, object]:
    """Bonuses of all rolls, and odds where every card that fights lies open.

    In the Cataclysm Artifacts change hands between rounds and phases, so only bonuses are told.
    """
    told: dict[str, object] = {"bonuses": bonuses(s)}
    if s[STAGE] in (GATE, LAVA):
        return told
    ours = s.force(ATTACK)
    theirs = s.force(DEFENSE)
    if manned(s, ours) and (s[STAGE] != FIELD or manned(s, theirs)):
        haunts = [haunting(s, side, type) for type in range(3) for side in range(2)]
        fortress = s[STAGE] in (WALLS, THRONE)
        told.update(odds(s, ours, theirs, fortress, haunts).as_json())
    return told


def of_targets(s: BigBadOverlord) -> list[dict[str, object]]:
    """For each Duke who could be attacked: what the turn's Army would meet in the open."""
    army = s.native(ARMY + s[TURN])
    found: list[dict[str, object]] = []
    if not guarded(s, ARMY + s[TURN]):
        return found
    for duke in targets(s, s[TURN]):
        chair = s.chair_of(duke)
        told: dict[str, object] = {"chair": chair}
        if guarded(s, ARMY + chair):
            told.update(odds(s, army, s.native(ARMY + chair), False, NO_GHOSTS).as_json())
        found.append(told)
    return found


def bonuses(s: BigBadOverlord) -> dict[str, list[int | None]]:
    """By type: what attackers and defenders add to their dice; nothing where they do not roll."""
    ours = s.force(ATTACK)
    theirs = s.force(DEFENSE)
    duel = lone(s, ATTACK, ours) or lone(s, DEFENSE, theirs)
    told: dict[str, list[int | None]] = {}
    for type in (MIND, MAGIC, MELEE):
        row: list[int | None] = []
        for side in (ATTACK, DEFENSE):
            force = theirs if side == DEFENSE else ours
            total = strength(s.box, force)
            alone = lone(s, side, force)
            idle = s[STAGE] == GATE or (
                type == MIND and lone(s, 1 - side, ours if side == DEFENSE else theirs)
            )
            if idle or not (alone or type == MELEE or able(total, type)):
                row.append(None)
            else:
                row.append(bonus(s, side, type, force, total, alone, duel))
        told[TYPES[type]] = row
    return told


def odds(
    s: BigBadOverlord, ours: vec[i64], theirs: vec[i64], fortress: bool, haunts: list[int]
) -> Odds:
    """The odds of a battle, remembered."""
    key = f"{s.box.digest} {sorted(ours)} {sorted(theirs)} {fortress} {haunts}"
    known = _known.get(key)
    if known is None:
        if len(_known) >= REMEMBERED:
            _known.clear()
        known = Battle(s.box, list(ours), list(theirs), fortress, haunts).odds()
        _known[key] = known
    return known
