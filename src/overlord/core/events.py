"""Events: what happened, and who saw it. Nothing is built while nobody listens."""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import mypyc_attr

from overlord.core.layout import SPECTATOR

HIDDEN: Final = -1  # a card that the reader may not know


class Event:
    """One thing that happened, with the seats that know its card as bits.

    kind: move, draw, tuck, shuffle, arrange, pass-on, reveal, peek, conceal, roll, throw, announce.
    """

    def __init__(
        self,
        kind: str,
        card: int,
        source: int,
        target: int,
        seen: int,
        numbers: list[int],
        topic: str,
        rules: tuple[str, ...],
    ) -> None:
        self.kind = kind
        self.card = card
        self.source = source
        self.target = target
        self.seen = seen
        self.numbers = numbers
        self.topic = topic
        self.rules = rules

    def card_for(self, seat: int, players: int) -> int:
        """The card as that seat may know it."""
        return self.card if self.seen >> observer(seat, players) & 1 else HIDDEN


@mypyc_attr(allow_interpreted_subclasses=True)
class Watcher(ABC):
    """Somebody who wants to hear of everything that happens at a table."""

    @abstractmethod
    def saw(self, event: Event) -> None: ...

    def cited(self, rules: tuple[str, ...]) -> None:
        """These rules are carried out from now on, whether anything is seen of it or not."""

    def between(self) -> None:
        """One frame is done and the next has not begun: the table may be looked at."""


def observer(seat: int, players: int) -> int:
    """The bit of a seat in a set of observers; the spectator's stands after the last seat."""
    return players if seat == SPECTATOR else seat
