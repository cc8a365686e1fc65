"""Map of a board of Conan in text: a cell for each area, with letters for who is there.

Areas that are printed with a letter and a number go by these; the others are numbered, and the
legend has their names.
"""

import re
import textwrap
from collections import Counter

from overlord.games.conan.components.board import GRAIN
from overlord.games.conan.components.box import HERO, MODEL, ConanBox
from overlord.games.conan.components.scenario import Scenario
from overlord.games.conan.components.vocabulary import GROUNDS, WATER
from overlord.games.conan.face_facts import table_of
from overlord.words import Words

WIDTH = 78  # of all columns together; the table is indented by two
PRINTED = re.compile(r"\b([A-Z]\d)\b")  # in the name of an area
ROOFED = {GROUNDS.index(ground) for ground in ("hut", "room")}
CHEST = "$"
UNITS = "abcdefghijklmnopqrstuvwxyz"
CUT = "…"


class Map:
    """Areas and figures of a scenario as the facts of a view tell them."""

    def __init__(
        self, words: Words, box: ConanBox, scenario: Scenario, facts: dict[str, object]
    ) -> None:
        self.words = words
        self.box = box
        self.board = scenario.board
        self.at = {id: str(area) for id, area in table_of(facts, "at").items()}
        chests = facts["chests"]
        assert isinstance(chests, list)
        self.chests: list[str] = chests
        self.letters = self._letters()

    def lines(self) -> list[str]:
        """The rows of the board from the north, then what the letters and numbers mean."""
        return [*self._rows(), *self._legend()]

    # Who

    def _letters(self) -> dict[str, str]:
        """A capital for each hero, a small letter for each unit, in the order of the box."""
        letters: dict[str, str] = {}
        for id in sorted(self.at, key=self.box.number):
            name = self._name(id)
            if name in letters:
                continue
            number = self.box.number(id)
            if self.box.kinds[number] == HERO:
                taken = set(letters.values())
                free = [one for one in name.upper() if one.isalpha() and one not in taken]
                letters[name] = free[0]
            elif self.box.kinds[number] == MODEL:
                small = sum(letter.islower() for letter in letters.values())
                letters[name] = UNITS[small % len(UNITS)]
        return letters

    def _name(self, id: str) -> str:
        return self.words.card(self.box, self.box.number(id))

    # Where

    def _code(self, place: int) -> str:
        """Name of an area on the map."""
        printed = PRINTED.search(self._name(self.board.places[place].id))
        return printed[1] if printed else str(self._unprinted().index(place) + 1)

    def _unprinted(self) -> list[int]:
        return [
            place
            for place in range(self.board.size)
            if place not in self.board.out
            and not PRINTED.search(self._name(self.board.places[place].id))
        ]

    def _cell(self, place: int, width: int) -> str:
        area = self.board.places[place]
        code = self._code(place)
        if area.ground in ROOFED:
            code = f"[{code}]"
        elif area.ground == WATER:
            code = f"~{code}"
        there = Counter(
            self.letters[self._name(id)]
            for id, at in self.at.items()
            if at == area.id and self._name(id) in self.letters
        )
        who = [letter + (str(count) if count > 1 else "") for letter, count in there.items()]
        inside = "".join(sorted(who)) + CHEST * (area.id in self.chests)
        told = f"{code} {inside}".rstrip()
        return told if len(told) < width else told[: width - 2] + CUT

    def _rows(self) -> list[str]:
        here = [place for place in range(self.board.size) if place not in self.board.out]
        spots = {place: self.board.places[place].at for place in here}
        left, right = min(x for x, _ in spots.values()), max(x for x, _ in spots.values())
        width = WIDTH // ((right - left) // GRAIN + 1)
        lines = []
        for height in sorted({y for _, y in spots.values()}):
            line = ""
            for place in sorted(here, key=lambda one: spots[one]):
                x, y = spots[place]
                if y == height:
                    line = line.ljust((x - left) * width // GRAIN) + self._cell(place, width)
            lines.append(line)
        return lines

    def _legend(self) -> list[str]:
        who = [f"{letter} {name}" for name, letter in self.letters.items()]
        signs = self.words.say("map-signs", chest=CHEST)
        numbered = [
            f"{self._code(place)} {self._name(self.board.places[place].id)}"
            for place in self._unprinted()
        ]
        told = [" · ".join(part) for part in (who, [signs], numbered)]
        return [line for part in told for line in textwrap.wrap(part, WIDTH)]
