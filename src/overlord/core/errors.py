"""Exceptions for every mistake a caller can make; each says what was expected."""


class OverlordError(Exception):
    """A mistake with one clear sentence; commands print it and exit with 2."""


class UnknownGame(OverlordError):
    """No game of that id is installed."""


class BadOption(OverlordError):
    """A number of players, an option or one of its values that the game does not have."""


class BadBox(OverlordError):
    """A box file that cannot be read; says file, place and what was expected."""


class BadRecord(OverlordError):
    """A record that is malformed, truncated or tampered with."""


class IncompatibleRecord(BadRecord):
    """A sound record of other rules or of another box than the ones at hand."""


class BadPosition(OverlordError):
    """A JSON position that describes no state of the game."""


class NoUndo(OverlordError):
    """There is nothing to take back, or taking it back needs what is missing (consent, luck)."""


class IllegalAction(OverlordError):
    """An answer the rules refuse. Carries the reason (a message key), the rule and its numbers."""

    def __init__(
        self,
        message: str,
        seat: int,
        action: int,
        reason: str,
        rule: str,
        numbers: dict[str, int] | None = None,
    ) -> None:
        super().__init__(message)
        self.seat = seat
        self.action = action
        self.reason = reason
        self.rule = rule
        self.numbers: dict[str, int] = {} if numbers is None else numbers

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        found = (str(self), self.seat, self.action, self.reason, self.rule, self.numbers)
        return type(self), found
