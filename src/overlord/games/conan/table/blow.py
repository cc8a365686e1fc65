"""The attack, or the throw, that is being resolved."""

from typing import Final

MELEE: Final = 0  # how
RANGED: Final = 1
AREA: Final = 2
SPELL: Final = 3
SKILL: Final = 4  # a throw of one's own: manipulation, falling, healing
NOBODY: Final = 0


class Blow:
    """Dice lie in `colours` and `faces`; `used` are those rerolled for free (CO-H60).

    `arrows` counts the free rerolls left by colour, `help` those by Support (CO-K28).
    """

    def __init__(  # noqa: PLR0917 - compiled, a clone is one call with every field by position
        self,
        how: int,
        striker: int,
        target: int,
        weapon: int,
        second: int,
        power: int,
        guarding: int,
        shared: int,
        colours: list[int],
        faces: list[int],
        used: list[int],
        arrows: list[int],
        help: int,
        victims: list[int],
    ) -> None:
        self.how = how
        self.striker = striker
        self.target = target
        self.weapon = weapon
        self.second = second
        self.power = power
        self.guarding = guarding  # the chair that guards, -1 while nobody does
        self.shared = shared  # the spell that strikes, 0 if none does
        self.colours = colours
        self.faces = faces
        self.used = used
        self.arrows = arrows
        self.help = help
        self.victims = victims

    def clone(self) -> "Blow":
        return Blow(
            self.how,
            self.striker,
            self.target,
            self.weapon,
            self.second,
            self.power,
            self.guarding,
            self.shared,
            self.colours[:],
            self.faces[:],
            self.used[:],
            self.arrows[:],
            self.help,
            self.victims[:],
        )

    def pool(self, colours: list[int], arrows: list[int], help: int) -> None:
        """Take up dice; they are not thrown yet."""
        self.colours = colours
        self.faces = [-1] * len(colours)
        self.used = [0] * len(colours)
        self.arrows = [arrows.count(0), arrows.count(1), arrows.count(2)]
        self.help = help


def no_blow() -> Blow:
    return Blow(0, 0, 0, 0, 0, 0, -1, 0, [], [], [], [0, 0, 0], 0, [])
