"""Games with players in all seats, played to the end."""

from mypy_extensions import mypyc_attr

from overlord.core.errors import OverlordError
from overlord.core.state import State
from overlord.players.base import Outlook, Player


@mypyc_attr(allow_interpreted_subclasses=True)
class DecisionWatcher:
    """Somebody who wants to know how every seat decides."""

    def decided(self, state: State, outlook: Outlook, action: int) -> None:
        """A player has chosen an action, which is not carried out yet."""
        raise NotImplementedError


def play_game(
    state: State, players: list[Player], bound: int, watcher: DecisionWatcher | None = None
) -> int:
    """Play to the end, each seat by its player; gives the number of decisions.

    The state should have a memory if any player needs worlds. More decisions than `bound` mean a
    fault in the rules.
    """
    decisions = 0
    while not state.over:
        if decisions == bound:
            raise OverlordError(f"the game was not over after {bound} decisions")
        seat, options = state.question()
        outlook = Outlook(state, seat, options)
        action = players[seat].choose(outlook)
        if watcher is not None:
            watcher.decided(state, outlook, action)
        state.step(action)
        decisions += 1
    return decisions
