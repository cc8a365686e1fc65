"""Setting up a scenario (CO-74 to CO-85)."""

from overlord.core.frames import Choice, Step
from overlord.core.layout import ASIDE
from overlord.games.conan.equipment import HIDDEN_EQUIPMENT
from overlord.games.conan.heroes_turn import HeroesTurn
from overlord.games.conan.overlord_turn import OverlordTurn
from overlord.games.conan.priests import PRIESTS
from overlord.games.conan.reinforcement import enter
from overlord.games.conan.scenario import HEROES
from overlord.games.conan.state import Conan
from overlord.games.conan.wounds import lay_down
from overlord.games.conan.zones import (
    BOARD,
    CARRIED,
    DECK,
    OVERLORD,
    PLACES,
    SECRET,
    SPELLS,
)


class SetUp(Step[Conan]):
    rules = ("CO-74", "CO-76", "CO-81", "CO-82", "CO-83", "CO-84")

    def run(self, s: Conan) -> None:
        for chair in range(1, len(s.base)):
            self._hero(s, chair)
        for berth in s.scenario.river + s.scenario.allies:
            for card, area in zip(self._models(s, berth.unit), berth.at, strict=False):
                enter(s, card, area)
            for spell in berth.spells:  # CO-58
                s.move(spell, ASIDE, SPELLS + OVERLORD)
            for spell in berth.cast:
                for card in s.living(berth.unit):
                    s.own_halo()[card] = spell
        for card, area in s.scenario.objects:
            lay_down(s, card, ASIDE, area)
        s.shuffle(DECK)
        self._secrets(s)
        s.then(HeroesTurn() if s.scenario.first == HEROES else OverlordTurn())  # CO-12

    def _models(self, s: Conan, unit: int) -> list[int]:
        return [] if unit < 0 else s.cards.units[unit].models

    def _hero(self, s: Conan, chair: int) -> None:
        """CO-76, CO-77, CO-79: on the board with equipment and spells, and aggressive."""
        start = s.scenario.starts[chair - 1]
        s.move(start.hero, ASIDE, BOARD)
        s.put(start.hero, start.at)
        for card in start.assets:
            if not s.scenario.has(HIDDEN_EQUIPMENT):  # CO-C49
                s.move(card, ASIDE, CARRIED + chair)
        for spell in start.spells:
            s.move(spell, ASIDE, SPELLS + chair)
        for spell in start.cast:
            s.own_halo()[start.hero] = spell
        s.aggressive |= 1 << chair

    def _secrets(self, s: Conan) -> None:
        for chair in range(len(s.base)):
            if s.zones[PLACES + chair]:
                seat = s.terms.seats[OVERLORD]
                asks = s.scenario.has(PRIESTS)
                s.then(TruePriest(seat, chair) if asks else HideAway(seat, chair))


class HideAway(Choice[Conan]):
    """CO-C28, CO-C49: the Overlord chooses secretly where it is, or where a hero's things are."""

    prompt = "hide"
    rules = ("CO-C28",)

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: Conan) -> list[int]:
        return s.zones[PLACES + self.chair][:]

    def choose(self, s: Conan, action: int) -> None:
        s.sneak(action, PLACES + self.chair, SECRET + self.chair)


class TruePriest(HideAway):
    """CO-C53: which of the priests can lift the curse."""

    prompt = "true-priest"
    rules = ("CO-C53",)
