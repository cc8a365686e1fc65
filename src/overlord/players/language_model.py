"""Language model as a player: a command that reads a question in words and prints its answer.

    llm: ./ask-my-model            the command is run for each question: text in, text out
    llm:seconds=120: ./ask         it may take two minutes, 60 seconds unless told

An answer that is none is told so, with the reason, and asked again. After three of them in a game
the seat forfeits: from then on chance answers for it, and it comes last.
"""

import subprocess
from functools import lru_cache
from typing import Final

from overlord.core.rng import seeded_rng
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.players.base import Outlook, Player
from overlord.players.load import BadPlayer, command_of, shorten
from overlord.present.answers import understand
from overlord.present.face import Face, face_for
from overlord.present.question import question_to
from overlord.present.reader import Offer
from overlord.present.sentence import sentence
from overlord.present.table import Table
from overlord.words import Words

COMMAND: Final = "llm:"
SECONDS: Final = 60.0
STRIKES: Final = 3
ASK: Final = "Answer with the number of one choice in brackets, such as [1]."


@lru_cache(maxsize=4)
def face_of(setup: Setup) -> Face:
    return face_for(Words("en", setup.game.id), setup)


class LanguageModel(Player):
    """Knows nothing but what it is told: each question holds the whole table of its seat."""

    needs_world = False

    def __init__(self, spec: str, seed: int) -> None:
        super().__init__(spec)
        self.words, self.seconds = command_of(spec, COMMAND, "a command", SECONDS)
        self.rng = seeded_rng(seed)

    def choose(self, outlook: Outlook) -> int:
        options = outlook.options
        if self.forfeited:
            return options[self.rng.below(len(options))]
        face = face_of(outlook.setup)
        offers = offers_of(face, outlook)
        text = question_text(face, outlook, offers)
        while self.illegal < STRIKES:
            understood = understand(self._ask(text), offers, face.words)
            if not understood.reason:
                return understood.action
            self.illegal += 1
            text = f"{text}\n{understood.reason}"
        self.forfeited = True
        return options[self.rng.below(len(options))]

    def pick(self, world: State, seat: int, options: list[int]) -> int:
        return self.choose(Outlook(world, seat))

    def _ask(self, text: str) -> str:
        try:
            done = subprocess.run(  # noqa: S603  (what the person asked for)
                self.words,
                input=f"{text}\n{ASK}\n".encode(),
                capture_output=True,
                timeout=self.seconds,
                check=False,
            )
        except OSError as problem:
            raise BadPlayer(f"player {self.spec} cannot be started: {problem.strerror}") from None
        except subprocess.TimeoutExpired:
            raise BadPlayer(
                f"player {self.spec} has not answered within {self.seconds:g} s"
            ) from None
        if done.returncode:
            last = done.stderr.decode(errors="replace").strip().splitlines()[-1:]
            told = f"; it said: {shorten(last[0])}" if last else ""
            raise BadPlayer(f"player {self.spec} failed (exit code {done.returncode}){told}")
        return done.stdout.decode(errors="replace")


def offers_of(face: Face, outlook: Outlook) -> list[Offer]:
    """The allowed choices with their numbers."""
    asked = question_to(outlook.view(), outlook.seat)
    if asked is None:
        return []
    offers = [Offer(action, face.answer(asked, action)) for action in outlook.options]
    for number, offer in enumerate(offers, 1):
        offer.number = number
    return offers


def question_text(face: Face, outlook: Outlook, offers: list[Offer]) -> str:
    """The table as the seat sees it, what is asked, and its choices."""
    view = outlook.view()
    you = face.words.say("you")
    names = [you if seat == outlook.seat else f"seat {seat}" for seat in range(view.players)]
    face.names = names
    rows = Table(face, names, outlook.seat).rows(view)
    lines = [row.plain() for row in rows]
    lines += ["", sentence(face, view, outlook.seat)]
    lines += [f"  {offer.number}. {offer.text}" for offer in offers]
    return "\n".join(lines)
