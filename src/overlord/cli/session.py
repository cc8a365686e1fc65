"""Session at this terminal: who sits where, whose eyes look, and where the game is kept."""

import shlex
from datetime import datetime
from pathlib import Path

from overlord.cli.options import kept_games
from overlord.core.errors import NoUndo, OverlordError
from overlord.core.layout import SPECTATOR
from overlord.core.match import FREE, ROLLED, Match
from overlord.core.orders import Orders
from overlord.players.base import Outlook
from overlord.players.load import load
from overlord.present.text_reader import TextReader
from overlord.words import Words

HUMAN = "player"  # the spec of a person in the names of a record: "player 0", "greedy 1"


class Session:
    """A match with people and bots around it. It is kept on disk after each answer of a person.

    People are not asked what has one answer, as everybody can see, unless they want to be.
    """

    def __init__(
        self,
        match: Match,
        bots: dict[int, str],
        path: Path | None,
        language: str,
        ask_everything: bool = False,
    ) -> None:
        self.match = match
        self.bots = bots
        self.ask_everything = ask_everything
        self.orders = Orders()
        self.words = Words(language, match.game.id)
        self.people = [seat for seat in range(match.setup.players) if seat not in bots]
        self.path = path
        self.trouble = ""  # why the game cannot be kept
        self.eyes = TextReader(match, self.words, self.people[0] if self.people else SPECTATOR)
        self._answer_unasked()

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
        self.eyes = TextReader(self.match, self.words, seat)

    # Answers

    def objection(self, actions: list[int]) -> str:
        """Objection of somebody beside the rules to these answers; mostly none."""
        return ""

    def answer(self, *actions: int, standing: bool = False) -> None:
        """The person at the terminal answers; several answers are given together or not at all.

        `standing`: one answer for as long as its question says.
        """
        seat = self.eyes.reader
        if standing and len(actions) == 1:
            self.orders.give(self.match, seat)
        self.match.play_all(seat, list(actions))
        self.orders.settle(self.match)
        self._answer_unasked()
        self.keep()

    def play(self, seat: int, action: int) -> None:
        """An answer of anybody, and those that follow without anybody being asked."""
        self.match.play(seat, action)
        self.orders.settle(self.match)
        self._answer_unasked()

    def _answer_unasked(self) -> None:
        while (found := self._next_unasked()) is not None:
            seat, action, ordered = found
            self.match.play(seat, action, ordered)
            self.orders.settle(self.match)

    def _next_unasked(self) -> tuple[int, int, bool] | None:
        """A person who need not be asked, the answer, and whether an order gives it."""
        for seat in self.match.state.pending():
            if seat in self.bots:
                continue
            ordered = self.orders.answer(self.match, seat)
            if ordered is not None:
                return seat, ordered, True
            forced = None if self.ask_everything else self.match.forced_answer(seat)
            if forced is not None:
                return seat, forced, False
        return None

    def order_lines(self) -> list[str]:
        """The standing orders of the person at the terminal, in words."""
        return [self.words.order(choice) for choice in self.orders.of(self.eyes.reader)]

    def ask_again(self) -> str:
        """End the standing orders of the person at the terminal."""
        if not self.orders.of(self.eyes.reader):
            return self.words.say("orders-none")
        self.orders.revoke(self.eyes.reader)
        return self.words.say("orders-ended")

    def bot_answer(self, seat: int) -> int:
        """Answer of a bot. Each has luck of its own, so a resumed game goes on exactly."""
        luck = (self.match.seed * 0x9E3779B1 + len(self.match.answers) * 64 + seat) % 2**63
        return load(self.bots[seat], luck).choose(Outlook(self.match.state, seat))

    def let_bots_play(self) -> None:
        while (seat := self.asked_bot()) is not None:
            self.play(seat, self.bot_answer(seat))

    def undo(self) -> str:
        """Take back the last answer of the person at the terminal, or say why not."""
        try:
            seal = self.match.undo_seal(self.eyes.reader)
        except NoUndo:
            return self.words.say("undo-nothing")
        if seal != FREE:
            return self.words.say("undo-rolled" if seal == ROLLED else "undo-seen")
        self.match.undo(self.eyes.reader)
        self.orders.revoke(self.eyes.reader)
        self.orders.settle(self.match)
        self._answer_unasked()
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
        """Lines that a person should read when leaving."""
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


def bots_from_names(names: list[str]) -> dict[int, str]:
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
