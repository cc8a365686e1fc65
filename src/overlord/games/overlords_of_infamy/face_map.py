"""The board of Overlords of Infamy in text: as a map, a row of hexes a line, and place by place."""

import textwrap
from collections.abc import Sequence

from overlord.core.view import View
from overlord.games.overlords_of_infamy.board import CONTESTED, KINGDOM, OUTSIDE, PLACES, ROWS
from overlord.games.overlords_of_infamy.box import InfamyBox, Tile
from overlord.games.overlords_of_infamy.cards.vocabulary import RELICS, RESOURCES
from overlord.games.overlords_of_infamy.fields import NAMES, SPOT_NAMES
from overlord.games.overlords_of_infamy.marks import NOTHING, VILLAGE
from overlord.games.overlords_of_infamy.zones import OVERLORD_OF
from overlord.words import Words

LINE = 78  # of a terminal of 80 columns; the table is indented by two
WIDTH = 8  # of a space; rows are shifted by half of it
LETTERS = "ABCDEFGHIJ"  # of the rows
EMPTY, ABSENT, STRONGHOLD, HERO, RELIC, WALLS, PITFALL, BARRACKS = "·-^@*#o="
CORNERS = ("barracks", "village", "resource")  # of a Lair


class Map:
    """One side of the board as a view tells it.

    With the names of the seats places are told for a page that shows the map; without, Overlords
    go by the numbers that the map in text has for them.
    """

    def __init__(self, words: Words, box: InfamyBox, view: View, names: Sequence[str] = ()) -> None:
        self.words = words
        self.box = box
        self.view = view
        self.names = names
        facts = view.facts
        [self.board] = [board for board in box.boards if board.id == facts["board"]]
        land, lackeys = facts["land"], facts["lackeys"]
        assert isinstance(land, dict)
        assert isinstance(lackeys, dict)
        self.tiles: dict[str, str] = {space: tile[0] for space, tile in land.items()}
        self.walled = {space for space, tile in land.items() if tile[1]}
        self.lackeys: dict[str, int] = lackeys
        infamy = facts["infamy"]
        assert isinstance(infamy, list)
        self.overlords = len(infamy)
        self.hero = facts["hero"]
        self.fallen = facts["fallen"]

    def tile(self, space: int) -> Tile | None:
        if NAMES[space] not in self.tiles:
            return None
        tile = self.box.card(self.box.number(self.tiles[NAMES[space]]))
        assert isinstance(tile, Tile)
        return tile

    # Place by place

    def spot_text(self, spot: int) -> str:
        """A spot by name: what is there, and who."""
        space = spot >> 1
        parts = [NAMES[space].upper(), self._place(spot)]
        zone = self.board.part[space]
        if self.names and zone < self.overlords and self.board.lair_of[space] < 0:
            parts.append(self._with_owner("zone", zone))
        chair = self.lackeys.get(SPOT_NAMES[spot])
        if chair is not None:
            parts.append(self._with_owner("lackey", chair))
        if NAMES[space] == self.hero:
            parts.append(self.words.say("map-hero-lies" if self.fallen else "map-hero"))
        return " · ".join(parts)

    def _with_owner(self, what: str, chair: int) -> str:
        """A zone or a Lackey of somebody."""
        if chair == self.view.seat and self.names:
            return self.words.say(f"map-{what}-yours")
        if self.names:
            return self.words.say(f"map-{what}-of", who=self.names[chair])
        return self.words.say(f"map-{what}", number=chair + 1)

    def spots(self) -> list[int]:
        """Spots with something to tell: each symbol, and whatever lies or stands there."""
        first = [2 * space for space in self.board.spaces if self._has_something(space)]
        second = [2 * space + 1 for space in self.board.spaces if self._is_double(space)]
        return sorted(first + second)

    def _has_something(self, space: int) -> bool:
        land = self.board.part[space] < CONTESTED and self.board.lair_of[space] < 0
        return not land or NAMES[space] in self.tiles or NAMES[space] == self.hero

    def _is_double(self, space: int) -> bool:
        tile = self.tile(space)
        return tile is not None and tile.symbols[1] != NOTHING

    def name(self, spot: int) -> str:
        """A spot by the name of its space."""
        return NAMES[spot >> 1].upper()

    def symbol(self, spot: int) -> int:
        """Yield of a spot: a resource, a Village, or for a Relic or nothing a negative."""
        space = spot >> 1
        part = self.board.part[space]
        if part == KINGDOM:
            return -1
        if part >= CONTESTED:
            return self.board.shown[space]
        if self.board.lair_of[space] >= 0:
            return VILLAGE if self.board.zones[part].village == space else 0
        tile = self.tile(space)
        return -1 if tile is None else tile.symbols[spot & 1]

    def _place(self, spot: int) -> str:
        space = spot >> 1
        part = self.board.part[space]
        if space == self.board.stronghold:
            return self.words.say("map-stronghold")
        if part == KINGDOM:
            relic = self.words.say(f"relic-{RELICS[self.board.relics.index(space)]}")
            return self.words.say("map-relic", name=relic)
        if part >= CONTESTED:
            return self.words.say("map-contested", shows=self._name(self.board.shown[space]))
        if self.board.lair_of[space] >= 0:
            corner = CORNERS[self.board.zones[part].lair.index(space)]
            shows = self._shown_by_lair(part) if corner == "resource" else ""
            return self.words.say(f"map-lair-{corner}", number=part + 1, shows=shows)
        tile = self.tile(space)
        if tile is None:
            return self.words.say("map-empty")
        name = self.words.card(self.box, self.box.number(tile.id))
        kind = tile.symbols[spot & 1]
        there = [] if kind == NOTHING else [self._name(kind)]
        if tile.pitfall:
            there = [self.words.say("face-pitfall")]
        if NAMES[space] in self.walled:
            there.append(self.words.say("face-walls"))
        return f"{', '.join(there)} ({name})" if there else name

    def _shown_by_lair(self, chair: int) -> str:
        """The resource of its Overlord, or that word while the Overlord is still to be chosen."""
        for overlord in self.view.zones[OVERLORD_OF + chair]:
            return self._name(self.box.overlord(overlord).lair)
        return self.words.say("map-resource")

    def _name(self, kind: int) -> str:
        if kind == VILLAGE:
            return self.words.say("face-village")
        return self.words.say(f"resource-{RESOURCES[kind]}")

    # The map

    def lines(self, view: View) -> list[str]:
        """A line for each row of the board, and what the signs mean."""
        left = min(_column(q, r) for q, r in PLACES)
        lines: list[str] = []
        for letter, (r, west, size) in zip(LETTERS, ROWS, strict=True):
            line = letter
            for q in range(west, west + size):
                space = PLACES[q, r]
                if self.board.part[space] != OUTSIDE:
                    line = line.ljust(2 + _column(q, r) - left)
                    line += f"{q - west + 1}{self._shown(space, view)}"
            if len(line) > 1:
                lines.append(line)
        return [*lines, *textwrap.wrap(self.words.say("map-legend"), LINE)]

    def _shown(self, space: int, view: View) -> str:
        """The signs of a space; behind each the number of the player whose Lackey is there."""
        shown = ""
        for spot, sign in enumerate(self._signs(space, view), 2 * space):
            chair = self.lackeys.get(SPOT_NAMES[spot])
            shown += sign if chair is None else f"{sign}{chair + 1}"
        if CONTESTED <= self.board.part[space] < KINGDOM:
            shown = f"({shown})"
        return shown + HERO if NAMES[space] == self.hero else shown

    def _signs(self, space: int, view: View) -> list[str]:
        part = self.board.part[space]
        if space == self.board.stronghold:
            return [STRONGHOLD]
        if part == KINGDOM:
            return [RELIC]
        if part >= CONTESTED:
            return [self._letter(self.board.shown[space])]
        tile = self.tile(space)
        if tile is not None:
            return self._tile_signs(tile)
        return [self._corner(space, part, view.zones[OVERLORD_OF + part])]

    def _corner(self, space: int, part: int, overlord: list[int]) -> str:
        """A space of a zone without a tile: of the Lair, or empty."""
        zone = self.board.zones[part]
        if not overlord:
            return ABSENT
        if space == zone.barracks:
            return f"{BARRACKS}{part + 1}"
        if space == zone.village:
            return self._letter(VILLAGE)
        if space == zone.resource:
            return self._letter(self.box.overlord(overlord[0]).lair)
        return EMPTY

    def _tile_signs(self, tile: Tile) -> list[str]:
        if tile.pitfall:
            return [PITFALL]
        signs = [self._letter(kind) for kind in tile.symbols if kind != NOTHING]
        if tile.walls:
            signs[0] = WALLS + signs[0]
        return signs

    def _letter(self, kind: int) -> str:
        name = "village" if kind == VILLAGE else RESOURCES[kind]
        return self.words.say(f"map-{name}")


def tile_space(facts: dict[str, object], id: str) -> str:
    """Space of a tile; nothing if it lies nowhere."""
    land = facts["land"]
    assert isinstance(land, dict)
    return next((space.upper() for space, tile in land.items() if tile[0] == id), "")


def _column(q: int, r: int) -> int:
    return WIDTH * q + WIDTH * r // 2
