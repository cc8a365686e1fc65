"""Encoding of Bellum Magica: the day, the die, and the tokens before the castles."""

from typing import Final

from mypy_extensions import i16, i64

from overlord.core.encoding import Encoding, number, numbers, put, put_cards
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.core.vectors import vec
from overlord.games.bellum_magica.end_of_game import treasure
from overlord.games.bellum_magica.state import BellumMagica
from overlord.games.bellum_magica.zones import (
    BARRELS,
    BARREN,
    CAPTAIN,
    CAST,
    DAY,
    DIE,
    EVIL_ROW,
    FOOD,
    GLYPHS,
    MANY,
    MOST_EVIL_ROW,
    PLACES,
    SHIELDS,
    SPELLS,
    WISH,
)

CHAIRS: Final = 5
COUNTERS: Final = [FOOD, GLYPHS, BARRELS, SHIELDS, SPELLS, CAST]
ROW: Final = 8  # face-up cards of a row, at most


class MagicaEncoding(Encoding):
    def __init__(self, setup: Setup) -> None:
        cards = len(setup.box.cards)
        chair = "by chair, the observer's first"
        super().__init__(
            setup,
            1,
            [
                number("day", 0, MANY, "the day"),
                number("captain", 0, CHAIRS - 1, "the captain, counted to the left"),
                number("die", 0, 6, "the die; 0: not thrown yet"),
                number("barren", 0, 10, "days that began without a Place"),
                number("treasure", 0, 999, "what the observer's own chests are worth"),
                numbers("wish", CHAIRS, 0, cards, f"the castle that was named, {chair}"),
                numbers("food", CHAIRS, 0, MANY, f"Food, {chair}"),
                numbers("glyphs", CHAIRS, 0, MANY, f"Glyphs, {chair}"),
                numbers("barrels", CHAIRS, 0, MANY, f"Barrels, {chair}"),
                numbers("shields", CHAIRS, 0, MANY, f"Shield tokens, {chair}"),
                numbers("spells", CHAIRS, 0, MANY, f"Confusion spells, {chair}"),
                numbers("cast", CHAIRS, 0, MANY, f"... of them turned over, {chair}"),
                numbers("evil", ROW, 0, cards, "the face-up Evil creatures in their order"),
                numbers("most-evil", ROW, 0, cards, "... and the Most Evil ones"),
                numbers("places", ROW, 0, cards, "the Places that are turned up, in their order"),
            ],
        )

    def fill_own(self, s: State, observer: int, out: vec[i16], at: i64) -> None:
        assert isinstance(s, BellumMagica)
        order = self.order[observer]
        watching = observer == s.players
        captain = s[CAPTAIN] if watching else (s[CAPTAIN] - observer) % s.players
        i = put(out, at, s[DAY])
        i = put(out, i, captain)
        i = put(out, i, s[DIE])
        i = put(out, i, s[BARREN])
        i = put(out, i, 0 if watching else treasure(s, observer))
        first = self.first - 1
        for j, chair in enumerate(order):
            out[i + j] = i16(s[WISH + chair] - first if s[WISH + chair] else 0)
        i += CHAIRS
        for counter in COUNTERS:
            for j, chair in enumerate(order):
                out[i + j] = i16(s[counter + chair])
            i += CHAIRS
        i = put_cards(out, i, s, EVIL_ROW, first, ROW)
        i = put_cards(out, i, s, MOST_EVIL_ROW, first, ROW)
        put_cards(out, i, s, PLACES, first, ROW)
