"""Whole games with players in the seats."""

from overlord.core.errors import OverlordError
from overlord.core.state import State
from overlord.players.base import Outlook, Player


def play(state: State, players: list[Player], bound: int) -> int:
    """Play to the end, each seat by its player; gives the number of decisions.

    The state should have a memory if any player needs worlds. More decisions than `bound` mean a
    fault in the rules.
    """
    decisions = 0
    while not state.over:
        if decisions == bound:
            raise OverlordError(f"the game was not over after {bound} decisions")
        seat = state.pending()[0]
        outlook = Outlook(state, seat)
        action = players[seat].choose(outlook)
        place = len(state.agenda) - 1
        if action in outlook.options:
            state.answer(place, state.agenda[place], action)  # the first seat is on top
        else:
            state.apply(seat, action)  # which says why not
        decisions += 1
    return decisions
