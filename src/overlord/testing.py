"""For authors of games: say which rule a test proves, and hold a game to the laws."""

from collections.abc import Callable
from typing import TypeVar

Test = TypeVar("Test", bound=Callable[..., object])


def rule(*ids: str) -> Callable[[Test], Test]:
    """Mark a test as the proof of these rules; the rule-coverage tool reads the mark."""

    def mark(test: Test) -> Test:
        test.__dict__["rules"] = ids
        return test

    return mark
