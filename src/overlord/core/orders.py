"""Standing orders: what a person has said once for a while, such as "not in this battle".

They belong to whoever holds the match and stand in no position, view or record: what they answer
is an answer as any other.
"""

from typing import Any

from overlord.core.frames import Choice
from overlord.core.match import Match
from overlord.core.offer import options_of


class Order:
    """An answer to a kind of question, mostly a "no", until the number of its scope changes."""

    def __init__(self, choice: Choice[Any], token: int, since: int) -> None:
        self.choice = choice
        self.token = token
        self.since = since  # how many answers had been given before it


class Orders:
    """The standing orders of all seats of a match."""

    def __init__(self) -> None:
        self._given: dict[int, list[Order]] = {}

    def give(self, match: Match, seat: int) -> None:
        """Answer questions as the present one for as long as its scope lasts; then answer it."""
        choice = match.state.asked(seat)
        assert choice is not None
        order = Order(choice, choice.scope(match.state), len(match.answers))
        self._given[seat] = [*self._given.get(seat, []), order]

    def revoke(self, seat: int) -> None:
        self._given.pop(seat, None)

    def settle(self, match: Match) -> None:
        """End the orders whose scope is over, or whose answer was taken back."""
        for seat in list(self._given):
            left = [order for order in self._given[seat] if _lasts(match, order)]
            if left:
                self._given[seat] = left
            else:
                del self._given[seat]

    def of(self, seat: int) -> list[Choice[Any]]:
        """Questions that a seat does not want to be asked; for its own eyes only."""
        return [order.choice for order in self._given.get(seat, [])]

    def answer(self, match: Match, seat: int) -> int | None:
        """Answer of an order to the present question of a seat."""
        choice = match.state.asked(seat)
        if choice is None or choice.subject() not in [order.subject() for order in self.of(seat)]:
            return None
        return choice.passing if choice.passing in options_of(choice, match.state) else None


def may_stand(match: Match, seat: int) -> int | None:
    """The answer to the present question that may be given for a while, if there is one."""
    choice = match.state.asked(seat)
    if (
        choice is None
        or not choice.standing
        or choice.passing not in options_of(choice, match.state)
    ):
        return None
    return choice.passing


def _lasts(match: Match, order: Order) -> bool:
    if match.over or order.since >= len(match.answers):
        return False
    return order.choice.scope(match.state) == order.token
