"""Reader in lines of text: what terminal, screen reader and language models are told."""

from overlord.core.layout import SPECTATOR
from overlord.core.match import Match
from overlord.present.log import OPEN, Line, last_answer, without_repeats
from overlord.present.reader import Offer, Reader
from overlord.present.table import Row, Table
from overlord.words import Words


class TextReader(Reader):
    """A reader with the table in rows; it remembers what takes long to tell."""

    def __init__(self, match: Match, words: Words, reader: int) -> None:
        super().__init__(match, words, reader)
        self.table = Table(self.face, self.names, reader)
        self._told: list[Line] = []  # the log up to the last answer, which does not change
        self._heard = 0
        self._foreseen: tuple[int, dict[str, object]] = (-1, {})  # after how many answers, what

    def rows(self, *, asked: bool = True) -> list[Row]:
        """The table; if not `asked`, as if nobody had to decide anything."""
        view = self.view()
        offered = self.match.options(self.reader) if self.reader >= 0 and asked else []
        if not asked:
            view.pending = []
            view.prompts = []
            view.about = []
        return self.table.rows(view, offered, self.forecast())

    def offers(self, forecast: dict[str, object] | None = None) -> list[Offer]:
        """The choices in the light of the forecast."""
        return super().offers(forecast or self.forecast())

    def forecast(self) -> dict[str, object]:
        """Facts that the reader could work out; asked for once between two answers."""
        now = len(self.match.answers)
        if self._foreseen[0] != now:
            told = self.match.game.forecast(self.match.state, max(self.reader, SPECTATOR))
            self._foreseen = (now, told)
        return self._foreseen[1]

    def lines(self) -> list[Line]:
        """The log in words, kept: to tell all of it again took 20 ms at the end of a game."""
        log = self.match.log
        settled = last_answer(log)
        if settled > self._heard:
            self._told += self.chronicle.lines(log[self._heard : settled])
            self._heard = settled
        return without_repeats(self._told + self.chronicle.lines(log[self._heard :]))

    def whose(self) -> str:
        """Through whose eyes one looks."""
        if self.reader == OPEN:
            return self.words.say("all-cards-open")
        watching = self.reader == SPECTATOR
        who = self.words.say("spectator") if watching else self.match.names[self.reader]
        return self.words.say("replay-eyes", who=who)
