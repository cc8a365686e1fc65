"""Encoding of Dark Dealings: how the defenses lie, the rows of a player alone, and a plan."""

from typing import Final

from mypy_extensions import i16, i64

from overlord.core.encoding import Encoding, Numbers, number, numbers, put, put_cards
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.core.vectors import vec
from overlord.games.dark_dealings.box import DEFENSE
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import DEFENSE_ROW, FIRST, HERO_ROW, SIDE
from overlord.games.dark_dealings.zones import PLAN as PLANNED

ROW: Final = 7  # cards in a row of a player alone, at most
PLAN: Final = 16


class DarkEncoding(Encoding):
    def __init__(self, setup: Setup) -> None:
        box = setup.box
        self.defenses = box.numbers(DEFENSE)
        ids = [box.card(card).id for card in self.defenses]
        cards = len(box.cards)
        most = len(box.actions)
        super().__init__(
            setup,
            1,
            [
                number("first", 0, 5, "the first player, counted to the left from the observer"),
                Numbers("side", ids, 0, 3, "how often a defense has been turned"),
                numbers("hero-row", ROW, 0, cards, "cards of the row, from the left (solo)"),
                numbers("defense-row", ROW, 0, cards, "cards of the row, from the left (solo)"),
                numbers("plan", PLAN, 0, most, "the plan of the fight: actions, from 1 on"),
            ],
        )

    def fill_own(self, s: State, observer: int, out: vec[i16], at: i64) -> None:
        assert isinstance(s, DarkDealings)
        first = s[FIRST] - observer if observer < s.players else s[FIRST]
        i = put(out, at, first % s.players)
        for card in self.defenses:
            out[i] = i16(s.of(SIDE, card))
            i += 1
        i = put_cards(out, i, s, HERO_ROW, self.first - 1, ROW)
        i = put_cards(out, i, s, DEFENSE_ROW, self.first - 1, ROW)
        put_cards(out, i, s, PLANNED, -1, PLAN)
