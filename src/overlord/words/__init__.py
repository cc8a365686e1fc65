"""Every word people read, from Fluent catalogues; English where a language lacks a message."""

import os
from collections.abc import Mapping, Sequence
from typing import Any

from overlord.core.box import Box
from overlord.core.frames import Choice, Refusal
from overlord.words.wording import Wording, catalogue

LANGUAGES = ("en", "it")


class Words:
    """Words that people read at the table of one game. A missing message reads as its key."""

    def __init__(self, language: str = "en", game: str = "") -> None:
        self.language = language
        self.game = game
        self._english = catalogue("en", game)
        self._own = catalogue(language, game) if language in LANGUAGES else self._english

    def wording(self, key: str, part: str = "") -> Wording | None:
        """The message of a key, or one of its attributes; nothing if no language has it."""
        return self._own.get((key, part)) or self._english.get((key, part))

    def find(self, key: str, part: str = "", /, **values: str | int) -> str | None:
        """The message as text, with its values."""
        found = self.wording(key, part)
        return None if found is None else found.format(values)

    def say(self, key: str, /, **values: str | int) -> str:
        return self.find(key, **values) or key

    # The game

    def title(self) -> str:
        return self.find("game-title") or self.game

    def blurb(self) -> str:
        return self.find("game-blurb") or ""

    def prompt(self, key: str) -> str:
        return self.find(f"prompt-{key}") or key

    def standing(self, choice: Choice[Any]) -> str:
        """The offer of a standing order: in the game's words, or how long a "no" would last."""
        own = self.find(f"stand-{choice.subject()}")
        return own or self.find(f"standing-{choice.standing}") or choice.standing

    def order(self, choice: Choice[Any]) -> str:
        """A standing order that is in force: for how long, and what is not asked."""
        own = self.find(f"order-{choice.subject()}")
        if own is not None:
            return own
        standing = self.standing(choice)
        return self.say("standing-order", standing=standing, prompt=self.prompt(choice.prompt))

    def option(self, name: str) -> str:
        return self.find(f"option-{name}") or name

    def value(self, option: str, value: str) -> str:
        return self.find(f"option-{option}-{value}") or value

    def zone(self, name: str) -> str:
        """A zone by its name in the layout, of the whole table or of a seat ("hand.2")."""
        kind = name.partition(".")[0]
        return self.find(f"zone-{kind}") or kind

    def chair(self, chairs: Sequence[int], chair: int, name: str) -> str:
        """Name of what belongs to a chair; told apart where a seat plays for several chairs."""
        if not 0 <= chair < len(chairs):
            return name
        own = [other for other, seat in enumerate(chairs) if seat == chairs[chair]]
        if len(own) == 1:
            return name
        place = own.index(chair) + 1
        return self.find(f"chair-{place}", name=name) or f"{name} {place}"

    def score(self, part: str) -> str:
        """A part of the final score; its key is written out by the game ("score-defeated")."""
        return self.find(part) or part

    def refusal(self, refusal: Refusal) -> str:
        """Reason and rule of a refusal."""
        sentence = self.find(f"refusal-{refusal.reason}", **refusal.numbers) or refusal.reason
        return f"{sentence} ({refusal.rule})" if refusal.rule else sentence

    def firsts(self) -> dict[str, str]:
        """By prompt: what to say to somebody who meets the question for the first time."""
        keys = [key for key, part in self._english if not part and key.startswith("first-")]
        return {key.removeprefix("first-"): self.say(key) for key in keys}

    # Cards and actions

    def card(self, box: Box, number: int) -> str:
        """The name of a card: translated, or as printed in the box."""
        card = box.card(number)
        return self.find(f"card-{card.design}") or card.name or card.id

    def card_text(self, box: Box, number: int) -> str:
        card = box.card(number)
        return self.find(f"card-{card.design}", "text") or card.text

    def action(self, box: Box, number: int) -> str:
        """Name of an answer: a spoken word, or the card that is chosen."""
        if number >= box.first:
            return self.card(box, number)
        verb = box.actions[number].verb
        return self.find(f"action-{verb}") or verb

    # Rules

    def rules(self) -> list[str]:
        """The ids of all rules, in the order of the rulebook."""
        return [
            key.removeprefix("rule-")
            for key, part in self._english
            if not part and key.startswith("rule-")
        ]

    def rule(self, id: str) -> str:
        return self.find(f"rule-{id}") or id

    def chapter(self, rule: str) -> str:
        """The heading of the chapter that begins with this rule, or nothing."""
        return self.find(f"chapter-{rule}") or ""


def language_of(environment: Mapping[str, str] | None = None) -> str:
    """The language a terminal asks for, English if it asks for none that we have."""
    asked = os.environ if environment is None else environment
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if asked.get(name):
            language = asked[name].partition("_")[0].partition(".")[0].lower()
            return language if language in LANGUAGES else "en"
    return "en"


def accepted_language(header: str) -> str:
    """The language a browser asks for: the best of Accept-Language that we have."""
    wishes: list[tuple[float, int, str]] = []
    for place, part in enumerate(header.split(",")):
        tag, _, weight = part.strip().partition(";q=")
        language = tag.partition("-")[0].lower()
        if language in LANGUAGES:
            try:
                wishes.append((-float(weight or 1), place, language))
            except ValueError:
                continue
    return min(wishes)[2] if wishes else "en"
