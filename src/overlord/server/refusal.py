"""Refusal of a request: a code, for which the catalogues have the sentence `no-CODE`."""

from overlord.core import frames
from overlord.core.errors import OverlordError
from overlord.words import Words


class Refusal(OverlordError):
    """A refused request. `by_rules` is the game's own refusal, where the rules say no."""

    def __init__(
        self, code: str, rule: str = "", by_rules: frames.Refusal | None = None, detail: str = ""
    ) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.by_rules = by_rules
        self.detail = detail

    def sentence(self, words: Words) -> str:
        if self.by_rules is not None:
            return words.refusal(self.by_rules)
        return words.find(f"no-{self.code}", detail=self.detail) or self.code


class Objection(Refusal):
    """The coach of a guided game wants another answer first; the coach says why."""

    def __init__(self, seat: int, actions: list[int]) -> None:
        super().__init__("lesson")
        self.seat = seat
        self.actions = actions
