"""Scenes for the log: a table, what is answered there, and the same from the other chair."""

import re
from typing import Any

from tests.games.overlords_of_infamy.tables import (
    ESPIONAGE,
    QUIET,
    WAY_0,
    WAY_1,
    How,
    Table,
    a_march,
    a_table,
    at_espionage,
)


class Scene:
    """A table, how the die falls, what is answered, and what the log says."""

    def __init__(self, phases: tuple[str, ...], throw: int, answers: list[str], **how: Any) -> None:
        self.phases = phases
        self.throw = throw
        self.answers = answers
        self.how = how

    def table(self, how: How) -> Table:
        if self.phases == ("march",):
            return a_march(self.throw, **how)
        spying = self.phases == ESPIONAGE
        table = at_espionage(**how) if spying else a_table(*self.phases, **how)
        if self.throw:
            table.load(self.throw)
        return table


def over(name: str) -> str:
    """A space of the other zone that lies like this one in its own."""
    known = len(name) > 1 and name[0] in "abcdefghi" and name[1:].removesuffix("b").isdigit()
    return "abcdefghi"["ihgfedcba".index(name[0])] + name[1:] if known else name


def turned(how: How) -> How:
    """The same table with chair 1 in the place of chair 0."""
    found: How = {"chair": 1}
    for key, value in how.items():
        if key in ("land", "walls"):
            found[key] = {over(space): thing for space, thing in value.items()}
        elif key == "lackeys":
            found[key] = {over(spot): 1 - chair for spot, chair in value.items()}
        elif key in ("goods", "active"):
            found[key] = {1 - chair: thing for chair, thing in value.items()}
        elif key == "zones":
            swapped = {"0": "1", "1": "0"}
            found[key] = {
                zone[:-1] + swapped[zone[-1]] if zone[-1] in swapped else zone: cards
                for zone, cards in value.items()
            }
        elif key == "hero":
            found[key] = over(value)
        else:
            found[key] = value[::-1] if isinstance(value, list) else value
    return found


def turned_line(line: str) -> str:
    words = {"Ann": "Bob", "Bob": "Ann"}
    for row in "ABCDFGHI":
        for number in range(1, 11):
            words[f"{row}{number}"] = over(f"{row}{number}".lower()).upper()
    return re.sub(r"(?<!-)\b\w+", lambda found: words.get(found[0], found[0]), line)


def said_by_the_other(scene: Scene) -> list[str]:
    """What the log says when chair 1 does what chair 0 did, turned back; the order may differ."""
    how: How = {"overlords": QUIET[:2]} | scene.how
    if scene.phases == ESPIONAGE:
        how = {"land": WAY_0 | WAY_1} | how
    answers = [over(answer) for answer in scene.answers]
    return sorted(turned_line(line) for line in scene.table(turned(how)).said(*answers))
