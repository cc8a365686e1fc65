"""Rerolls and dice: what is thrown, and thrown again (CO-H57 to CO-H61, CO-72, CO-73).

What a throw is for, its `aim`, tells whether rolling a die again could help (CO-C70): so many
symbols are enough, or MOST, LEAST or ANY.
"""

from typing import Final

from overlord.core.frames import Choice, Refusal, Step
from overlord.games.conan.components.box import KEEP, OF_DIE
from overlord.games.conan.components.vocabulary import JINX, ORANGE, RED, SUPPORT
from overlord.games.conan.state import REROLL, RESERVE, Conan
from overlord.games.conan.table.blow import AREA, MELEE, SKILL, SPELL
from overlord.games.conan.zones import ARROWS, DICE, FACES, HELP, HOW, STRIKER, USED

MOST: Final = 99  # the more symbols the better
LEAST: Final = -1  # ... the fewer
ANY: Final = -2  # who can tell
NO_REROLL_LEFT: Final = Refusal("no-reroll-left", "CO-H57")


def symbols(s: Conan) -> int:
    """The axes on the dice that lie on the table."""
    total = 0
    for i, face in enumerate(s.cards(FACES)):
        if face >= 0:
            total += s.box.faces[s.card(DICE, i)][face]
    return total


def support_rerolls(s: Conan, who: int) -> int:
    """CO-K28: a friend with Support in the area allows one free reroll in this action."""
    for other in s.inside(s.at(who), s.terms.side[who]):
        if other != who and s.has(other, SUPPORT):
            return 1
    return 0


def jinxed(s: Conan, who: int) -> bool:
    """CO-K27: an enemy with Jinx in the area."""
    return s.meets(who, JINX)


class RollDice(Step[Conan]):
    """All dice that were taken up are thrown."""

    rules = ("CO-31", "CO-H25")

    def run(self, s: Conan) -> None:
        if s.watched:
            s.cite(_thrown_by(s))
        for i in range(s.count(DICE)):
            _throw(s, i)


def _thrown_by(s: Conan) -> str:
    """The rule by which dice are thrown: an attack, a defence, or what comes after the rerolls."""
    thrower = s[STRIKER]
    for i in range(len(s.agenda) - 1, -1, -1):
        frame = s.agenda[i]
        if not isinstance(frame, Rerolls):
            if s[HOW] == SKILL:
                return frame.rules[0]
            break
        thrower = frame.who
    if thrower != s[STRIKER]:
        return "CO-H40" if s.is_hero(thrower) else "CO-69"
    if s[HOW] == AREA:
        return "CO-H93"
    if s[HOW] == SPELL:
        return "CO-H86" if s.is_hero(thrower) else "CO-60"
    if not s.is_hero(thrower):
        return "CO-31"
    return "CO-H25" if s[HOW] == MELEE else "CO-H31"


def _throw(s: Conan, i: int) -> None:
    colour = s.card(DICE, i)
    if colour == RED:
        s.note(FACES, i, s.roll(6, "die-red") - 1)
    else:
        s.note(FACES, i, s.roll(6, "die-orange" if colour == ORANGE else "die-yellow") - 1)


class Rerolls(Step[Conan]):
    """CO-H57: whoever threw may throw single dice again, if anything is left to do it with."""

    rules = ("CO-H57", "CO-H58", "CO-72")

    def __init__(self, who: int, chair: int, aim: int) -> None:
        self.who = who
        self.chair = chair
        self.aim = aim

    def run(self, s: Conan) -> None:
        if self.chair < 0 or not s.count(DICE) or jinxed(s, self.who):
            return
        for i in range(s.count(DICE)):
            if _worse(s, i, self.aim) and _way(s, i, self.chair):
                s.then(RerollDie(s.terms.seats[self.chair], self.who, self.chair, self.aim))
                return


def _worse(s: Conan, i: int, aim: int) -> bool:
    """CO-C70: whether a die could show something better for what the throw is for."""
    if aim == ANY:
        return True
    faces = s.box.faces[s.card(DICE, i)]
    shown = faces[s.card(FACES, i)]
    if aim == LEAST:
        return shown > min(faces)
    return symbols(s) < aim and shown < max(faces)


def _way(s: Conan, i: int, chair: int) -> int:
    """Way to throw a die again: 1 by its arrow, 2 by Support, 3 by a gem; 0 not at all.

    CO-C18: what is free comes first.
    """
    if not s.card(USED, i) and s.card(ARROWS, s.card(DICE, i)):  # CO-H59, CO-H60
        return 1
    if s[HELP]:
        return 2
    return 3 if s.held(chair, RESERVE) and not s.still(chair) else 0


class RerollDie(Choice[Conan]):
    prompt = "reroll"
    rules = ("CO-H57", "CO-H58", "CO-72", "CO-73", "CO-C70")

    def __init__(self, seat: int, who: int, chair: int, aim: int) -> None:
        self.seat = seat
        self.who = who
        self.chair = chair
        self.aim = aim

    def candidates(self, s: Conan) -> list[int]:
        """Of dice that are alike in every way one is enough."""
        found = [KEEP]
        met: list[int] = []
        for i in range(s.count(DICE)):
            kind = (s.card(DICE, i) * 8 + s.card(FACES, i)) * 2 + s.card(USED, i)
            if kind not in met:
                met.append(kind)
                found.append(OF_DIE + i)
        return found

    def refusal(self, s: Conan, action: int) -> Refusal | None:
        if action == KEEP:
            return None
        if not _worse(s, action - OF_DIE, self.aim):
            return Refusal("good-enough", "CO-C70")
        return None if _way(s, action - OF_DIE, self.chair) else NO_REROLL_LEFT

    def choose(self, s: Conan, action: int) -> None:
        if action == KEEP:
            return
        i = action - OF_DIE
        way = _way(s, i, self.chair)
        if way == 1:
            s.cite("CO-H59")
            colour = s.card(DICE, i)
            s.note(ARROWS, colour, s.card(ARROWS, colour) - 1)
            s.note(USED, i, 1)
        elif way == 2:
            s.cite("CO-K28")
            s[HELP] -= 1
        else:
            s.cite("CO-H57" if self.chair else "CO-72")
            s.shift(self.chair, RESERVE, REROLL, 1)
        _throw(s, i)  # CO-H61: the new result stands
        s.then(Rerolls(self.who, self.chair, self.aim))
