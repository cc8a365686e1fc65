"""The models of an activated unit act, one after the other (CO-21 to CO-23)."""

from overlord.core.frames import Step
from overlord.games.conan.overlord.model_acts import NextModel
from overlord.games.conan.state import RESTED, ROOTED, STRUCK, TAMED, WINGED, Conan
from overlord.games.conan.zones import ACTIVE, SIEGE


def set_going(s: Conan, seat: int) -> None:
    """CO-21: the models of the active unit act, and then what was for this activation is over."""
    s.then(NextModel(seat, -1))
    s.then(EndActivation())


def march(s: Conan, seat: int, cards: list[int], points: int) -> None:
    """Models of one unit move with points of their own, and do nothing else."""
    unit = s.box.unit_of[cards[0]]
    s[ACTIVE] = unit
    for card in s.living(unit):
        s.set_points(card, points if card in cards else 0)
        s.set_bought(card, s.box.units[unit].move)  # CO-66: no gem buys more
        s.add_marks(card, STRUCK if card in cards else STRUCK | RESTED)
    set_going(s, seat)


class EndActivation(Step[Conan]):
    """The end of all that was for this activation only."""

    rules = ("CO-21",)

    def run(self, s: Conan) -> None:
        unit = s[ACTIVE]
        s[ACTIVE] = -1
        s[SIEGE] = 0
        for card in s.box.units[unit].models:
            s.set_points(card, 0)
            s.set_bought(card, 0)
            if s.at(card) >= 0:
                s.drop_marks(card, ROOTED | TAMED | WINGED | STRUCK | RESTED)
