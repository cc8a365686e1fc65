"""The models of an activated unit act, one after the other (CO-21 to CO-23)."""

from overlord.core.frames import Choice, Refusal, Step
from overlord.games.conan.box import CLEAR_RIVER, DONE
from overlord.games.conan.model_acts import ModelActs
from overlord.games.conan.river import ClearWhich, any_dead_tile, why_not_clear
from overlord.games.conan.state import RESTED, ROOTED, STRUCK, TAMED, WINGED, Conan
from overlord.games.conan.zones import OVERLORD, RIVER


def march(s: Conan, seat: int, cards: list[int], points: int) -> None:
    """Models of one unit move with points of their own, and do nothing else."""
    unit = s.cards.unit_of[cards[0]]
    s.active = unit
    for card in s.living(unit):
        s.own_points()[card] = points if card in cards else 0
        s.own_extra()[card] = s.cards.units[unit].move  # CO-66: no gem buys more
        s.own_marks()[card] |= STRUCK if card in cards else STRUCK | RESTED
    s.then(GroupActs(seat))
    s.then(EndActivation())


class GroupActs(Choice[Conan]):
    """CO-21: the models of the unit act one after the other, in any order and in turns."""

    prompt = "group-acts"
    rules = ("CO-21", "CO-23", "CO-46")

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Conan) -> list[int]:
        found = [card for card in s.living(s.active) if not s.marks[card] & RESTED]
        if s.side == OVERLORD and any_dead_tile(s) and why_not_clear(s) is None:
            found.append(CLEAR_RIVER)
        found.append(DONE)
        return found

    def candidates(self, s: Conan) -> list[int]:
        found = s.living(s.active)
        if s.side == OVERLORD and any_dead_tile(s):
            found.append(CLEAR_RIVER)
        found.append(DONE)
        return found

    def refusal(self, s: Conan, action: int) -> Refusal | None:
        if action == CLEAR_RIVER:
            return why_not_clear(s)
        if action != DONE and s.marks[action] & RESTED:
            return Refusal("done-already", "CO-C43")
        return None

    def choose(self, s: Conan, action: int) -> None:
        if action == DONE:
            return
        s.then(ClearWhich(self.seat) if action == CLEAR_RIVER else ModelActs(self.seat, action, 0))
        s.then(GroupGoesOn(self.seat))


class GroupGoesOn(Step[Conan]):
    rules = ("CO-21",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Conan) -> None:
        if s.alive(s.active):
            s.then(GroupActs(self.seat))


class EndActivation(Step[Conan]):
    """CO-C6: a tile whose last model fell meanwhile lies at the end already, and is turned."""

    rules = ("CO-C6",)

    def run(self, s: Conan) -> None:
        unit = s.active
        s.active = -1
        s.siege = 0
        for card in s.cards.units[unit].models:
            s.own_points()[card] = 0
            s.own_extra()[card] = 0
            if s.at[card] >= 0:
                s.own_marks()[card] &= ~(ROOTED | TAMED | WINGED | STRUCK | RESTED)
        if not s.living(unit):
            for tile in s.cards.units[unit].tiles:
                if tile in s.zones[RIVER]:
                    s.announce("tile-dies", tile)
