"""Every word people read, from Fluent catalogues; English where a language lacks a message."""

import os
from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from overlord.core import registry
from overlord.core.box import Box
from overlord.core.frames import Refusal

LANGUAGES = ("en", "it")
FOLDER = Path(__file__).parent


@cache
def _bundle(language: str, game: str) -> tuple[FluentBundle, tuple[str, ...]]:
    """The messages of a language, and their keys in written order."""
    bundle = FluentBundle([language], use_isolating=False)
    keys: list[str] = []
    for path in (FOLDER / language / "common.ftl", _home(game) / language / f"{game}.ftl"):
        if path.is_file():
            resource = FluentResource(path.read_text("utf-8"))
            bundle.add_resource(resource)
            keys += [part.id.name for part in resource.body if isinstance(part, ast.Message)]
    return bundle, tuple(keys)


def _home(game: str) -> Path:
    """Where the words of a game are: here, or where a stranger's game says."""
    own = registry.game(game).words if game in registry.games() else ""
    return Path(own) if own else FOLDER


@lru_cache(maxsize=20_000)
def _formatted(
    language: str, game: str, key: str, part: str, values: tuple[tuple[str, str | int], ...]
) -> str | None:
    """A message in words; kept, for a table says the same to several readers, again and again."""
    known = (language, "en") if language in LANGUAGES else ("en",)
    for one in dict.fromkeys(known):
        bundle = _bundle(one, game)[0]
        if not bundle.has_message(key):
            continue
        message = bundle.get_message(key)
        pattern = message.attributes.get(part) if part else message.value
        if pattern is not None:
            return str(bundle.format_pattern(pattern, dict(values))[0])
    return None


class Words:
    """What people read at the table of one game. A missing message reads as its key."""

    def __init__(self, language: str = "en", game: str = "") -> None:
        self.language = language
        self.game = game
        self._keys = _bundle("en", game)[1]

    def find(self, key: str, part: str = "", /, **values: str | int) -> str | None:
        """The message of a key, or one of its attributes; nothing if no language has it."""
        return _formatted(self.language, self.game, key, part, tuple(values.items()))

    def say(self, key: str, /, **values: str | int) -> str:
        return self.find(key, **values) or key

    # The game

    def title(self) -> str:
        return self.find("game-title") or self.game

    def blurb(self) -> str:
        return self.find("game-blurb") or ""

    def prompt(self, key: str) -> str:
        return self.find(f"prompt-{key}") or key

    def option(self, name: str) -> str:
        return self.find(f"option-{name}") or name

    def value(self, option: str, value: str) -> str:
        return self.find(f"option-{option}-{value}") or value

    def zone(self, name: str) -> str:
        """A zone by its name in the layout, of the whole table or of a seat ("hand.2")."""
        kind = name.partition(".")[0]
        return self.find(f"zone-{kind}") or kind

    def chair(self, chairs: Sequence[int], chair: int, name: str) -> str:
        """What belongs to a chair, by name; told apart where a seat plays for several chairs."""
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
        """Why not, and by which rule."""
        sentence = self.find(f"refusal-{refusal.reason}", **refusal.numbers) or refusal.reason
        return f"{sentence} ({refusal.rule})" if refusal.rule else sentence

    # Cards and actions

    def card(self, box: Box, number: int) -> str:
        """The name of a card: translated, or as printed in the box."""
        card = box.card(number)
        return self.find(f"card-{card.design}") or card.name or card.id

    def card_text(self, box: Box, number: int) -> str:
        card = box.card(number)
        return self.find(f"card-{card.design}", "text") or card.text

    def action(self, box: Box, number: int) -> str:
        """What an answer is called: a spoken word, or the card that is chosen."""
        if number >= box.first:
            return self.card(box, number)
        verb = box.actions[number].verb
        return self.find(f"action-{verb}") or verb

    # Rules

    def rules(self) -> list[str]:
        """The ids of all rules, in the order of the rulebook."""
        return [key.removeprefix("rule-") for key in self._keys if key.startswith("rule-")]

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


def accepted(header: str) -> str:
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
