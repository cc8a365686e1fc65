"""Set-up: shuffled decks, nine heroes each, a first player."""

from overlord.core.frames import Step
from overlord.games.dark_dealings.hero_phase import KeepTwo
from overlord.games.dark_dealings.solo import DealRows
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import DEFENSE_DECK, FIRST, HAND, HERO_DECK


class SetUp(Step[DarkDealings]):
    """Both decks are shuffled and everybody gets nine heroes; alone, rows are dealt instead."""

    rules = ("DD-7", "DD-8", "DD-9")

    def run(self, s: DarkDealings) -> None:
        s.cite("DD-7")
        s.shuffle(HERO_DECK)
        s.shuffle(DEFENSE_DECK)
        if s.players == 1:
            s.then(DealRows(1))
            return
        s.cite("DD-9")
        s[FIRST] = s.roll(s.players, "first-player") - 1
        s.cite("DD-8")
        for seat in s.order():
            for _ in range(9):
                s.draw(HERO_DECK, HAND + seat)
        s.then(KeepTwo())
