"""Set-up: castles, two Goblins each, the human kingdom, creatures and chests."""

from typing import Any, Final

from overlord.core.events import HIDDEN
from overlord.core.frames import Frame, SeatTogether, Step
from overlord.core.layout import ASIDE
from overlord.core.offer import Offer
from overlord.games.bellum_magica.box import ON_THE_LEFT, ON_THE_RIGHT
from overlord.games.bellum_magica.day import Day
from overlord.games.bellum_magica.state import BellumMagica
from overlord.games.bellum_magica.zones import (
    ARRIVING,
    CAPTAIN,
    CASTLE_BOARD,
    CASTLES,
    DAY,
    EVIL_DECK,
    EVIL_ROW,
    FARMS,
    GOBLIN_DECK,
    KINGDOM,
    LEFT,
    MOST_EVIL_DECK,
    MOST_EVIL_ROW,
    PILES,
    PLACES,
    RIGHT,
    TOWNS,
    VILLAGES,
    WISH,
)

# BM-6, BM-63: Towns, Villages and Farms by number of players; five take all there are
DRAWN: Final = {2: (10, 3, 3), 3: (10, 4, 4), 4: (10, 6, 6)}
KINGDOMS: Final = (TOWNS, VILLAGES, FARMS)


class SetUp(Step[BellumMagica]):
    """The first Captain is found; then all name a castle at the same time."""

    rules = ("BM-12", "BM-M13")

    def run(self, s: BellumMagica) -> None:
        s.cite("BM-M13")
        s[CAPTAIN] = s.roll(s.players, "first-captain") - 1
        frames: list[Frame[Any]] = [Day(), OpenTable(), DealGoblins(), HandOutCastles()]
        frames += [NameCastle(seat) for seat in range(s.players - 1, -1, -1)]
        s.then_all(frames)


class NameCastle(SeatTogether[BellumMagica]):
    """The castle one would like to have. All see it, so that they may agree."""

    rules = ("BM-1", "BM-M17")
    prompt = "name-castle"

    def offer(self, s: BellumMagica, o: Offer) -> None:
        s.offer(CASTLES, o)

    def choose(self, s: BellumMagica, action: int) -> None:
        s[WISH + self.seat] = action
        s.cite("BM-M17")
        s.announce("names-castle", action, self.seat)


class HandOutCastles(Step[BellumMagica]):
    """If no two want the same castle, all get theirs; else chance deals all of them."""

    rules = ("BM-1", "BM-M17")

    def run(self, s: BellumMagica) -> None:
        s.cite("BM-1")
        agreed = len({s[WISH + seat] for seat in range(s.players)}) == s.players
        if not agreed:
            s.shuffle(CASTLES)
        for seat in range(s.players):
            castle = s[WISH + seat] if agreed else s.top(CASTLES)
            s.move(castle, CASTLES, CASTLE_BOARD + seat)
            s[WISH + seat] = 0
        while s.count(CASTLES):
            s.draw(CASTLES, ASIDE)


class DealGoblins(Step[BellumMagica]):
    """Two Goblins each, openly; all place theirs at the same time."""

    rules = ("BM-2", "BM-3", "BM-4", "BM-M18")

    def run(self, s: BellumMagica) -> None:
        s.cite("BM-2")
        s.shuffle(GOBLIN_DECK)
        frames: list[Frame[Any]] = []
        for seat in range(s.players - 1, -1, -1):
            s.draw(GOBLIN_DECK, ARRIVING + seat)
            s.draw(GOBLIN_DECK, ARRIVING + seat)
            frames += [PlaceGoblin(seat), PlaceGoblin(seat)]
        while s.count(GOBLIN_DECK):
            s.draw(GOBLIN_DECK, ASIDE)
        s.then_all(frames)


class PlaceGoblin(SeatTogether[BellumMagica]):
    """The first Goblin that has no place yet goes left or right of the castle."""

    rules = ("BM-3", "BM-4", "BM-5")
    prompt = "place-goblin"

    def offer(self, s: BellumMagica, o: Offer) -> None:
        if s.count(ARRIVING + self.seat):
            o.add(ON_THE_LEFT)
            o.add(ON_THE_RIGHT)

    def choose(self, s: BellumMagica, action: int) -> None:
        s.cite("BM-3")
        side = LEFT if action == ON_THE_LEFT else RIGHT
        s.move(s.card(ARRIVING + self.seat, 0), ARRIVING + self.seat, side + self.seat)


class OpenTable(Step[BellumMagica]):
    """The kingdom pile with the first Places, the creatures with two of each, the chests."""

    rules = ("BM-6", "BM-7", "BM-8", "BM-9", "BM-10", "BM-11", "BM-63")

    def run(self, s: BellumMagica) -> None:
        s.cite("BM-7")
        for place, source in enumerate(KINGDOMS):
            s.shuffle(source)
            count = DRAWN[s.players][place] if s.players in DRAWN else s.count(source)
            for _ in range(count):
                s.draw(source, KINGDOM)
            while s.count(source):
                s.draw(source, ASIDE)
        s.cite("BM-8")
        for _ in range(s.players):
            s.draw(KINGDOM, PLACES)
        s.cite("BM-9")
        for deck, row in ((EVIL_DECK, EVIL_ROW), (MOST_EVIL_DECK, MOST_EVIL_ROW)):
            s.shuffle(deck)
            s.draw(deck, row)
            s.draw(deck, row)
        s.cite("BM-10")
        for pile in PILES:
            s.shuffle(pile)
        s.cite("BM-12")
        s.announce("day-begins", HIDDEN, s[CAPTAIN], s[DAY])
