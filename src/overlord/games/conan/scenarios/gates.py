"""Locked doors: picked, or opened with the right thing in hand (CO-C47)."""

from overlord.core.frames import Refusal
from overlord.games.conan.components.vocabulary import LOCK
from overlord.games.conan.heroes.exertion import exertion_left
from overlord.games.conan.state import MANIPULATION, Conan
from overlord.games.conan.zones import CARRIED, DISCARD


def locks_beside(s: Conan, area: int) -> list[int]:
    """The gates of the scenario that are locked, and touch an area."""
    found: list[int] = []
    for i, gate in enumerate(s.scenario.gates):
        border = s.board.borders[gate.border]
        if gate.kind == LOCK and area in (border.a, border.b) and not s.wrecked >> gate.border & 1:
            found.append(i)
    return found


def lock_for(s: Conan, chair: int) -> int:
    """The first lock beside a hero that they have the key to, if it takes one; else -1."""
    for i in locks_beside(s, s.at(s.terms.heroes[chair])):
        key = s.scenario.gates[i].key
        if not key or s.holds(CARRIED + chair, key):
            return i
    return -1


def why_not_unlock(s: Conan, chair: int) -> Refusal | None:
    if exertion_left(s, chair, MANIPULATION) < 1:
        return Refusal("exhausted", "CO-H20")
    return None if lock_for(s, chair) >= 0 else Refusal("no-key", "CO-C47")


def give_way(s: Conan, chair: int) -> None:
    """The door is open for good, and what it took stays in it."""
    gate = s.scenario.gates[lock_for(s, chair)]
    s.wrecked |= 1 << gate.border
    s.cite("CO-C47")
    s.announce("opens-door", s.terms.heroes[chair], gate.border)
    if gate.key:
        s.move(gate.key, CARRIED + chair, DISCARD)
