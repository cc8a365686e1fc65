"""A game at this terminal: who sits where, whose eyes look, and where it is kept."""

import shlex
from datetime import datetime
from pathlib import Path

from overlord.cli.faces import faces_for
from overlord.cli.offers import Offer, offers
from overlord.cli.options import kept_games
from overlord.cli.table import Row, Table, opened
from overlord.core.errors import NoUndo, OverlordError
from overlord.core.layout import SPECTATOR
from overlord.core.match import FREE, ROLLED, Match
from overlord.core.view import View
from overlord.locale import Words
from overlord.locale.log import OPEN, Chronicle, Line, last_answer, unrepeated
from overlord.players.base import Outlook
from overlord.players.invite import invite

HUMAN = "player"  # the spec of a person in the names of a record: "player 0", "greedy 1"


class Eyes:
    """A match as one reader sees it: table, log and choices in words."""

    def __init__(self, match: Match, words: Words, reader: int) -> None:
        self.match = match
        self.words = words
        self.reader = reader
        self.faces = faces_for(words, match.setup)
        self.chronicle = Chronicle(words, match.setup, match.names, reader)
        self.names = [self.chronicle.name(seat) for seat in range(match.setup.players)]
        self.faces.names = self.names
        self.table = Table(self.faces, self.names, reader)
        self._told: list[Line] = []  # the log up to the last answer, which does not change
        self._heard = 0

    def view(self) -> View:
        return opened(self.match) if self.reader == OPEN else self.match.view(self.reader)

    def rows(self) -> list[Row]:
        offered = self.match.options(self.reader) if self.reader >= 0 else []
        told = self.match.game.forecast(self.match.state, max(self.reader, SPECTATOR))
        return self.table.rows(self.view(), offered, told)

    def offers(self) -> list[Offer]:
        return offers(self.match, self.reader, self.faces) if self.reader >= 0 else []

    def lines(self) -> list[Line]:
        """The log in words. Telling all of it anew took 20 ms at the end of a game."""
        log = self.match.log
        settled = last_answer(log)
        if settled > self._heard:
            self._told += self.chronicle.lines(log[self._heard : settled])
            self._heard = settled
        return unrepeated(self._told + self.chronicle.lines(log[self._heard :]))

    def whose(self) -> str:
        """Through whose eyes one looks."""
        if self.reader == OPEN:
            return self.words.say("all-cards-open")
        watching = self.reader == SPECTATOR
        who = self.words.say("spectator") if watching else self.match.names[self.reader]
        return self.words.say("replay-eyes", who=who)

    def prompt(self) -> str:
        """Whose turn it is, and what is to be decided."""
        view = self.view()
        if view.over:
            return self.words.say("over")
        asked = dict(zip(view.pending, view.prompts, strict=True))
        if self.reader in asked:
            return self.words.say("your-turn", prompt=self.words.prompt(asked[self.reader]))
        who = ", ".join(self.names[seat] for seat in view.pending)
        return self.words.say("waiting", who=who, prompt=self.words.prompt(view.prompts[0]))


class Session:
    """A match with people and bots around it. It is kept on disk after each answer of a person."""

    def __init__(
        self, match: Match, bots: dict[int, str], path: Path | None, language: str
    ) -> None:
        self.match = match
        self.bots = bots
        self.words = Words(language, match.game.id)
        self.people = [seat for seat in range(match.setup.players) if seat not in bots]
        self.path = path
        self.trouble = ""  # why the game cannot be kept
        self.eyes = Eyes(match, self.words, self.people[0] if self.people else SPECTATOR)

    # Whose turn

    def asked_person(self) -> int | None:
        """The person to answer next: the one at the terminal if possible."""
        pending = [seat for seat in self.match.state.pending() if seat not in self.bots]
        if self.eyes.reader in pending:
            return self.eyes.reader
        return pending[0] if pending else None

    def asked_bot(self) -> int | None:
        """The bot to answer next. People go first, so that their undo stays free for longer."""
        if self.match.over or self.asked_person() is not None:
            return None
        return self.match.state.pending()[0]

    def look_as(self, seat: int) -> None:
        self.eyes = Eyes(self.match, self.words, seat)

    # Answers

    def answer(self, action: int) -> None:
        """The person at the terminal answers."""
        self.match.play(self.eyes.reader, action)
        self.keep()

    def bot_answer(self, seat: int) -> int:
        """What a bot wants. Each answer has luck of its own, so a resumed game goes on exactly."""
        luck = (self.match.seed * 0x9E3779B1 + len(self.match.answers) * 64 + seat) % 2**63
        return invite(self.bots[seat], luck).choose(Outlook(self.match.state, seat))

    def let_bots_play(self) -> None:
        while (seat := self.asked_bot()) is not None:
            self.match.play(seat, self.bot_answer(seat))

    def undo(self) -> str:
        """Take back the last answer of the person at the terminal, or say why not."""
        try:
            seal = self.match.undo_seal(self.eyes.reader)
        except NoUndo:
            return self.words.say("undo-nothing")
        if seal != FREE:
            return self.words.say("undo-rolled" if seal == ROLLED else "undo-seen")
        self.match.undo(self.eyes.reader)
        self.keep()
        return self.words.say("undone-now")

    # Keeping

    def keep(self) -> None:
        """Write the game down; a game goes on even where nothing can be written."""
        if self.path is None:
            return
        try:
            self.match.record().write(self.path)
        except OverlordError as problem:
            self.trouble = str(problem)
        else:
            self.trouble = ""

    def farewell(self) -> list[str]:
        """What a person should know when leaving."""
        self.keep()
        if self.path is None or self.trouble:
            return [self.words.say("not-saved", reason=self.trouble)]
        name = shlex.quote(str(self.path))
        if self.match.over:
            return [self.words.say("replay-hint", command=f"overlord replay {name}")]
        command = f"overlord play {self.match.game.id} --resume {name}"
        return [
            self.words.say("saved", path=str(self.path)),
            self.words.say("resume-hint", command=command),
        ]


def names_for(players: int, bots: dict[int, str]) -> list[str]:
    return [f"{bots.get(seat, HUMAN)} {seat}" for seat in range(players)]


def bots_named(names: list[str]) -> dict[int, str]:
    """The bots of a record, as `names_for` wrote them."""
    bots = {}
    for seat, name in enumerate(names):
        spec, _, number = name.rpartition(" ")
        if number == str(seat) and spec not in (HUMAN, "seat"):
            bots[seat] = spec
    return bots


def new_path(game: str) -> tuple[Path | None, str]:
    """A file for a new game, or nothing and the reason."""
    place = "home"
    try:
        folder = kept_games()
        place = str(folder)
        folder.mkdir(parents=True, exist_ok=True)
        stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S-%f")
        path = folder / f"{game}-{stamp}.json"
        path.touch()
        path.unlink()
    except (OSError, RuntimeError) as problem:  # Path.home() raises RuntimeError
        why = problem.strerror if isinstance(problem, OSError) else str(problem)
        return None, f"{place}: {why}"
    return path, ""
