"""Why a request is not done: a code, for which the catalogues have the sentence `no-CODE`."""

from overlord.core.errors import OverlordError
from overlord.core.frames import Refusal
from overlord.words import Words


class No(OverlordError):
    """Nothing has changed. `refusal` is the game's own reason, where the rules say no."""

    def __init__(
        self, code: str, rule: str = "", refusal: Refusal | None = None, detail: str = ""
    ) -> None:
        super().__init__(code)
        self.code = code
        self.rule = rule
        self.refusal = refusal
        self.detail = detail

    def sentence(self, words: Words) -> str:
        if self.refusal is not None:
            return words.refusal(self.refusal)
        return words.find(f"no-{self.code}", detail=self.detail) or self.code
