"""The Overlord's turn: recovery, marker, activations, end (CO-12 to CO-26)."""

from overlord.core.events import HIDDEN
from overlord.core.frames import Refusal, SeatChoice, Step
from overlord.core.offer import Offer
from overlord.games.conan.combat.wounds import to_the_end
from overlord.games.conan.components.box import CLEAR_RIVER, DONE
from overlord.games.conan.components.scenario import HEROES
from overlord.games.conan.heroes.heroes_turn import HeroesTurn, TurnEnds
from overlord.games.conan.overlord.activation import set_going
from overlord.games.conan.overlord.event_tiles import EventTile
from overlord.games.conan.overlord.river import ClearWhich, any_dead_tile, why_not_clear
from overlord.games.conan.overlord.unleashed import arrive_by_itself
from overlord.games.conan.scenarios.alarm import discover, end_of_round
from overlord.games.conan.scenarios.ritual import RITUAL, overrun
from overlord.games.conan.state import (
    DIZZY,
    FATIGUE,
    HUSHED,
    MOST_COST,
    RESERVE,
    RESTED,
    STRUCK,
    Conan,
)
from overlord.games.conan.table.victory import judge
from overlord.games.conan.zones import (
    ACTIVATIONS,
    ACTIVE,
    BOARD,
    OVERLORD,
    QUIET,
    RIVER,
    SIDE,
    SIEGE,
    TURN,
)


class OverlordTurn(Step[Conan]):
    """CO-13 to CO-16, CO-C7: recovery, the turn marker, then the activations."""

    rules = ("CO-13", "CO-14", "CO-15", "CO-16")

    def run(self, s: Conan) -> None:
        s[SIDE] = OVERLORD
        if s.scenario.has(RITUAL):
            overrun(s)
        discover(s)
        s.cite("CO-14")
        s.sweep(OVERLORD)
        s.cite("CO-15")
        s.shift(OVERLORD, FATIGUE, RESERVE, s.recovery)
        s.cite("CO-16")
        s[TURN] += 1
        s.announce("turn", HIDDEN, s[TURN])
        arrive_by_itself(s)
        s[ACTIVATIONS] = 0
        for card in s.cards(BOARD):
            s.drop_marks(card, HUSHED)
            if s.terms.side[card] == HEROES:
                s.drop_marks(card, DIZZY)
        s.then(Activate(s.terms.seats[OVERLORD]))


class Activate(SeatChoice[Conan]):
    """CO-17, CO-18, CO-20, CO-24: up to two tiles, dead ones too, one of them perhaps twice."""

    prompt = "activate"
    rules = ("CO-17", "CO-18", "CO-20", "CO-24", "CO-43")

    def offer(self, s: Conan, o: Offer) -> None:
        ready = s.held(OVERLORD, RESERVE) if s[ACTIVATIONS] < (1 if s[QUIET] else 2) else 0
        last = s.count(RIVER)  # CO-C4: from the eighth place on all cost the same
        for i in range(last if ready >= MOST_COST else min(ready, last)):
            o.add(s.card(RIVER, i))
        if any_dead_tile(s) and why_not_clear(s) is None:
            o.add(CLEAR_RIVER)
        o.add(DONE)

    def candidates(self, s: Conan) -> list[int]:
        found = s.cards(RIVER)
        if any_dead_tile(s):
            found.append(CLEAR_RIVER)
        found.append(DONE)
        return found

    def refusal(self, s: Conan, action: int) -> Refusal | None:
        if action == DONE:
            return None
        if action == CLEAR_RIVER:
            return why_not_clear(s)
        if s[ACTIVATIONS] >= 2:
            return Refusal("two-activations", "CO-17")
        if s[ACTIVATIONS] and s[QUIET]:
            return Refusal("too-quiet", "CO-C50")
        if s.cost_of(action) > s.held(OVERLORD, RESERVE):
            return Refusal("too-few-gems", "CO-18", {"cost": s.cost_of(action)})
        return None

    def choose(self, s: Conan, action: int) -> None:
        if action == DONE:
            s.then(TurnEnds())
            s.then(EndOverlordTurn())
            return
        if action == CLEAR_RIVER:
            s.then(ClearWhich(self.seat))
        else:
            s[ACTIVATIONS] += 1
            activate(s, self.seat, action)
        s.then(Activate(self.seat))


def activate(s: Conan, seat: int, tile: int) -> None:
    """CO-18, CO-19: gems to Fatigue, the tile to the end of the River, then its models act."""
    s.cite("CO-18")
    s.shift(OVERLORD, RESERVE, FATIGUE, s.cost_of(tile))
    s.cite("CO-19")
    to_the_end(s, tile)
    s.cite("CO-17")
    s.announce("activates", tile)
    unit = s.box.unit_of[tile]
    if unit < 0:
        s.then(EventTile(seat))
        return
    if not s.living(unit):  # CO-40
        return
    s[ACTIVE] = unit
    s[SIEGE] = 0
    for card in s.living(unit):
        s.set_points(card, s.box.units[unit].move)
        s.set_bought(card, 0)
        s.drop_marks(card, STRUCK | RESTED)
        if s.halo(card):
            s.set_halo(card, 0)  # CO-H92: until the group is activated
    set_going(s, seat)


class EndOverlordTurn(Step[Conan]):
    """CO-26, CO-63: all gems spent go to Fatigue; CO-H112: the round may have been the last."""

    rules = ("CO-26", "CO-63", "CO-H112")

    def run(self, s: Conan) -> None:
        s.cite("CO-26")
        s.sweep(OVERLORD)
        end_of_round(s)
        judge(s, s.scenario.first == HEROES)
        s.then(HeroesTurn())
