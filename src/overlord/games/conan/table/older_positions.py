"""Positions of rules version 2, read with the names that their fields have since version 3.

The games are the same. `asked-of` held the chairs that had a stance, and later the seats that were
done; `second` of a blow held the second weapon, where a thrown weapon lands, or whether a die of
Constriction was strong; `shared` held the spell.
"""

from typing import Any

from overlord.games.conan.table.blow import RANGED


def current_position(position: object) -> object:
    """The same position under version 3, if it is one of version 2; anything else as it is."""
    if not isinstance(position, dict) or position.get("rules") != 2:
        return position
    fields = position.get("fields")
    agenda = position.get("agenda")
    if not isinstance(fields, dict) or not isinstance(agenda, list):
        return position
    stances_first = {"frame": "ActionPhase"} in agenda
    return {**position, "rules": 3, "fields": _fields(fields, stances_first)}


def _fields(old: dict[str, Any], stances_first: bool) -> dict[str, Any]:
    fields = dict(old)
    asked = fields.pop("asked-of", 0)
    fields["stances"] = asked if stances_first else 0
    fields["done"] = 0 if stances_first else asked
    fields["blow"] = _blow(fields.get("blow"))
    stored = fields.get("stored")
    if isinstance(stored, list):
        fields["stored"] = [_blow(blow) for blow in stored]
    return fields


def _blow(old: object) -> object:
    if not isinstance(old, dict):
        return old
    blow = dict(old)
    second = blow.pop("second", 0)
    shot = blow.get("how") == RANGED
    armed = blow.get("weapon") != 0  # only heroes, and none of them has Constriction
    blow["landing"] = second if shot else 0
    blow["second-weapon"] = second if armed and not shot else 0
    blow["strong"] = 0 if armed or shot else second
    blow["spell"] = blow.pop("shared", 0)
    return blow
