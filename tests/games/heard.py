"""Log lines that somebody hears of some answers at a table, in words."""

from collections.abc import Sequence
from typing import Any

from overlord.core.events import HIDDEN, Event, Watcher
from overlord.core.start import Entry
from overlord.present.log import Chronicle
from overlord.words import Words
from tests.games.named_table import NamedTable

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eva", "Flo"]


class Ear(Watcher):
    """Writes down everything from the moment on in which it begins to listen."""

    def __init__(self, table: NamedTable[Any]) -> None:
        self.table = table
        self.entries: list[Entry] = []
        self.table.state.watch(self, None)

    def saw(self, event: Event) -> None:
        self.entries.append(Entry(len(self.entries), 0, event))

    def answer(self, *names: str, seat: int = -1) -> None:
        """Answers, each noted in the log as a match would."""
        for name in names:
            who = self.table._seat(seat)
            choice = self.table.state.asked(who)
            assert choice is not None
            self.saw(Event("answer", HIDDEN, -1, -1, 0, [who], choice.prompt, choice.rules))
            self.table.answer(name, seat=who)

    def lines(self, reader: int, language: str = "en") -> list[str]:
        setup = self.table.state.setup
        words = Words(language, setup.game.id)
        names: Sequence[str] = NAMES[: setup.players]
        return [
            line.text for line in Chronicle(words, setup, list(names), reader).lines(self.entries)
        ]
