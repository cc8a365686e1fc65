"""Face of a game: how its cards, questions, answers and events read, in any language.

A game brings `face.py` beside its rules, with a class `FACE`. One without has the plain face:
names, prompts and numbers as the catalogue has them.
"""

import sys
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import ClassVar

from msgspec import Struct, convert

from overlord.core.frames import Refusal
from overlord.core.game import Game, GameOf
from overlord.core.outcome import Outcome
from overlord.core.setup import Setup
from overlord.core.view import View
from overlord.present.question import Question
from overlord.words import Words

Value = str | int


class _RefusalData(Struct):
    """A refusal as data."""

    reason: str
    rule: str
    numbers: dict[str, int]

    def refusal(self) -> Refusal:
        return Refusal(self.reason, self.rule, self.numbers)


class ScorePart:
    """A part of a score: its key, what it is called, and how many, in words and as a number."""

    def __init__(self, key: str, text: str, told: str, points: int) -> None:
        self.key = key
        self.text = text
        self.told = told
        self.points = points


class Face:
    """For any game: a card is its name, with its printed text as the detail."""

    quiet: ClassVar[frozenset[str]] = frozenset()  # open zones that need no more than the names
    stacks: ClassVar[frozenset[str]] = frozenset()  # zones told from the top
    untold: ClassVar[frozenset[str]] = frozenset()  # zones that say nothing, or are told as badges

    minutes: ClassVar[int] = 0  # that a game takes among people who know it, about; 0: not said
    weight: ClassVar[int] = 0  # how much there is to learn, from 1 to 5; 0: not said

    # The numbers of announcements, throws and rolls by topic, in their order: "striker:card value".
    # What stands behind the colon is a kind that `word` knows; without one it is a plain number.
    events: ClassVar[dict[str, str]] = {}
    # Events that stand out, by kind and topic or zones (the key of their line of the log without
    # "log-"): "battle", "triumph", "defeat", "death" or "deed".
    moments: ClassVar[dict[str, str]] = {}
    # The kinds of the parameters of questions, by name. `seat` and `chair` need no entry.
    parameters: ClassVar[dict[str, str]] = {}

    def __init__(self, words: Words, setup: Setup) -> None:
        self.words = words
        self.setup = setup
        self.names: list[str] = []  # of the seats, as the reader calls them
        self.cards_shown = False  # the reader sees the cards themselves, so a name is enough

    # Cards and the table

    def line(self, card: int, facts: dict[str, object]) -> str:
        """A card in full, on one line."""
        return self.words.card(self.setup.box, card)

    def brief(self, card: int, facts: dict[str, object]) -> str:
        """A card among many."""
        return self.words.card(self.setup.box, card)

    def detail(self, card: int) -> str:
        """Answer to a person who asks about a card."""
        return self.words.card_text(self.setup.box, card)

    def printed(self, card: int) -> dict[str, Value]:
        """Facts of a card beside its name, for log lines."""
        return {}

    def remarks(self, view: View) -> list[str]:
        """Notes on the middle of the table beyond its cards, a line each."""
        return []

    def forecast(self, told: dict[str, object]) -> list[str]:
        """Facts that the reader could work out (`Game.forecast`), a line each."""
        return []

    def badges(self, view: View, seat: int) -> list[str]:
        """Notes on a seat, in a word or two each."""
        return []

    def lines(self, view: View, seat: int) -> list[str]:
        """Notes on a seat beyond its cards, a line each."""
        return []

    def altered(self, view: View) -> dict[int, str]:
        """Cards and spoken answers whose line is another one than in the box, as things are now."""
        return {}

    # For a board in the browser. A game narrows the types to structs of its own, and
    # `tools/typescript.py` writes them into its `web/face.ts`.

    def ability(self, card: int) -> str:
        """Ability of a card, for those who look at it closely."""
        return ""

    def facts(self, card: int) -> object:
        """Print on a card beside its name and text."""
        return {}

    def table_facts(self, view: View) -> object:
        """Facts about the table that the game tells the reader of a view (`State.facts`)."""
        return view.facts

    def matter(self) -> object:
        """Printed matter of the box beside its cards, such as the spaces of a map."""
        return {}

    def foreseen(self, told: dict[str, object]) -> object:
        """Facts that the reader could work out (`Game.forecast`)."""
        return told

    def why_not(self, told: object) -> str:
        """A refusal that a forecast holds as data, as a sentence; nothing for none."""
        return "" if told is None else self.words.refusal(convert(told, _RefusalData).refusal())

    def moment(self, key: str, card: int) -> str:
        """Whether an event stands out, and as what; `moments` decides where no card matters."""
        return self.moments.get(key, "")

    # Questions and answers

    def question(self, asked: Question) -> str:
        """Question in words, about whom and what: `prompt-KEY` with `question_values`."""
        said = self.words.find(f"prompt-{asked.prompt}", **self.question_values(asked))
        return said or asked.prompt

    def question_values(self, asked: Question) -> dict[str, Value]:
        """Values that a prompt may name: the parameters of the question, put into words."""
        return {
            name: self.word(self.parameters.get(name, name), number)
            for name, number in asked.about.items()
        }

    def answer(self, asked: Question, action: int) -> str:
        """An answer among the choices: verb, object, cost and consequence.

        `answer-PROMPT-VERB`, or `answer-PROMPT` where a card is chosen, with `answer_values`;
        without such a message the card in full, or the spoken word.
        """
        box = self.setup.box
        chosen = action >= box.first
        key = f"answer-{asked.prompt}" if chosen else f"answer-{asked.prompt}-{self.verb(action)}"
        wording = self.words.wording(key)
        if wording is not None:
            return wording.format(self.question_values(asked) | self.answer_values(asked, action))
        return self.choice(asked, action, True)

    def choice(self, asked: Question, action: int, allowed: bool) -> str:
        """An answer without a sentence of its own: the card in full, or the word that is said.

        One that is not allowed stands beside a reason, so it has to be short.
        """
        if action >= self.setup.box.first and not self.cards_shown:
            facts = asked.view.facts
            return self.line(action, facts) if allowed else self.brief(action, facts)
        return self.words.action(self.setup.box, action)

    def about(self, asked: Question, action: int = -1) -> str:
        """Effect of an answer, for somebody who does not know it yet, or subject of a question:
        `about-PROMPT-VERB` or `about-VERB`, and `about-PROMPT`; nothing where there is none."""
        if action < 0:
            return self.words.find(f"about-{asked.prompt}") or ""
        if action >= self.setup.box.first:
            return ""
        verb = self.verb(action)
        said = self.words.find(f"about-{asked.prompt}-{verb}") or self.words.find(f"about-{verb}")
        return said or ""

    def answer_values(self, asked: Question, action: int) -> dict[str, Value]:
        """Values that an answer may name beyond the question: the card, costs, effects."""
        if action < self.setup.box.first:
            return {}
        facts = asked.view.facts
        name = self.words.card(self.setup.box, action)
        return {"card": name if self.cards_shown else self.brief(action, facts)}

    def refusal(self, asked: Question, refusal: Refusal) -> str:
        """Reason and rule of a refusal."""
        return self.words.refusal(refusal)

    def verb(self, action: int) -> str:
        return self.setup.box.actions[action].verb

    # Numbers in words

    def word(self, kind: str, number: int) -> Value:
        """A number of a question or an event as people say it; a game adds kinds of its own."""
        if kind == "seat":
            return self.names[number] if 0 <= number < len(self.names) else ""
        if kind == "chair":
            return self.chair(number)
        if kind == "nth-seat":  # counted from one, as a die does
            return self.word("seat", number - 1)
        if kind == "next":
            return number + 1
        if kind == "card":
            known = 0 <= number < len(self.setup.box.actions)
            return self.words.action(self.setup.box, number) if known else ""
        return number

    def chair(self, chair: int) -> str:
        """Player of a chair, and which one where somebody plays for several."""
        chairs = self.setup.chairs
        if not 0 <= chair < len(chairs):
            return ""
        name = self.word("seat", chairs[chair])
        return self.words.chair(chairs, chair, str(name))

    # The end

    def result(self, outcome: Outcome, reader: int) -> str:
        """Winner, where the game says it in words of its own; else nothing."""
        return ""

    def score(self, outcome: Outcome, seat: int, view: View) -> list[ScorePart]:
        """Parts of a seat's score, as people write it."""
        return [
            ScorePart(key, self.words.score(key), str(points), points)
            for key, points in outcome.breakdown[seat].items()
        ]


def face_class(game: Game) -> type[Face]:
    """The face that a game brings, or the plain one."""
    for kind in type(game).__mro__:
        if issubclass(kind, GameOf):
            found = _face_class(kind.__module__)
            if found is not Face:
                return found
    return Face


@cache
def _face_class(module: str) -> type[Face]:
    package = sys.modules[module].__package__ or ""
    name = f"{package}.face"
    if not package or find_spec(name) is None:
        return Face
    found = import_module(name).FACE
    assert issubclass(found, Face)
    return found  # type: ignore[no-any-return]  # issubclass tells no more than mypy knew


def face_for(words: Words, setup: Setup) -> Face:
    return face_class(setup.game)(words, setup)
