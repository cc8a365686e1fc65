"""The attack, or the throw, that is being resolved: how it begins, and the dice taken up for it."""

from typing import TYPE_CHECKING, Final

from overlord.games.conan.zones import (
    ARROWS,
    BLOW,
    DICE,
    FACES,
    GUARDING,
    HELP,
    HOW,
    LANDING,
    POWER,
    SECOND_WEAPON,
    STRIKER,
    STRONG,
    STRUCK_BY,
    TARGET,
    USED,
    VICTIMS,
    WEAPON,
)

if TYPE_CHECKING:
    from overlord.games.conan.state import Conan

MELEE: Final = 0  # how
RANGED: Final = 1
AREA: Final = 2
SPELL: Final = 3
SKILL: Final = 4  # a throw of one's own: manipulation, falling, healing
NOBODY: Final = 0
NO_ARROWS: Final = [0, 0, 0]


def begin_blow(
    s: "Conan",
    how: int,
    striker: int,
    target: int = 0,
    weapon: int = 0,
    second_weapon: int = 0,
    landing: int = 0,
    spell: int = 0,
) -> None:
    """A blow before its dice, its power and its defence are known."""
    s[HOW] = how
    s[STRIKER] = striker
    s[TARGET] = target
    s[WEAPON] = weapon
    s[SECOND_WEAPON] = second_weapon
    s[LANDING] = landing
    s[STRONG] = 0
    s[POWER] = 0
    s[GUARDING] = -1
    s[STRUCK_BY] = spell
    s[HELP] = 0
    s.clear(DICE)
    s.clear(FACES)
    s.clear(USED)
    s.put_all(ARROWS, NO_ARROWS)
    s.clear(VICTIMS)


def take_up(s: "Conan", dice: list[int], arrows: list[int], help: int) -> None:
    """Take up dice; they are not thrown yet."""
    s.put_all(DICE, dice)
    s.clear(FACES)
    s.clear(USED)
    for _ in dice:
        s.put(FACES, -1)
        s.put(USED, 0)
    s.put_all(ARROWS, NO_ARROWS)
    for colour in arrows:
        s.note(ARROWS, colour, s.of(ARROWS, colour) + 1)
    s[HELP] = help


def store_blow(s: "Conan") -> None:
    """Keep a blow, so that another one can be struck first."""
    s.stored = [*s.stored, BLOW.parts(s)]


def restore_blow(s: "Conan") -> None:
    """Go on with the blow that was kept last."""
    BLOW.lay(s, s.stored[-1])
    s.stored = s.stored[:-1]
