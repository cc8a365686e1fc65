"""Names for what a report counts, in the words of the game."""

from overlord.core.setup import Setup
from overlord.words import Words

LONG = 90  # letters of a rule


class Labels:
    def __init__(self, setup: Setup, language: str) -> None:
        self.words = Words(language, setup.game.id)
        self.report = Words(language, "lab")
        self.box = setup.box
        self._cards = {
            card.design: self.box.first + i for i, card in reversed(list(enumerate(self.box.cards)))
        }
        self._spoken = {
            action.verb: i for i, action in enumerate(self.box.actions[: self.box.first])
        }

    def label(self, family: str, key: str) -> str:
        if family == "seats":
            return self.report.say("lab-seat", number=int(key) + 1)
        if family == "sides":
            return self.words.find(f"side-{key}") or self.report.say(
                "lab-side", number=int(key) + 1
            )
        if family == "openings":
            prompt, _, action = key.partition(":")
            return f"{self.words.prompt(prompt)}: {self.of(action)}"
        if family == "course":
            return self.report.say(f"lab-course-{key}")
        if family == "rules":
            text = self.words.find(f"rule-{key}") or ""
            return f"{key} {text[:LONG]}{'…' if len(text) > LONG else ''}".strip()
        return self.of(key)

    def of(self, key: str) -> str:
        """A card or a spoken action; a card of another box keeps its id."""
        if key in self._cards:
            return self.words.card(self.box, self._cards[key])
        if key in self._spoken:
            return self.words.action(self.box, self._spoken[key])
        return key
