"""Frames of the agenda: steps that run by themselves and choices that wait for a seat.

A frame holds small numbers only, is never changed once made, and never holds a hidden card.
So an agenda is copied as a list of references. All methods of the loop stand on `Frame`, and there
is no abstract base class: checking kinds took a fifth of an interpreted playout.
"""

import inspect
from typing import TYPE_CHECKING, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

if TYPE_CHECKING:
    from overlord.core.state import State

S = TypeVar("S", bound="State")


class Refusal:
    """Why an action is not allowed: a message key, the rule, and the numbers of the sentence."""

    def __init__(self, reason: str, rule: str, numbers: dict[str, int] | None = None) -> None:
        self.reason = reason
        self.rule = rule
        self.numbers: dict[str, int] = {} if numbers is None else numbers

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Refusal) and self.as_json() == other.as_json()

    def __hash__(self) -> int:
        return hash((self.reason, self.rule))

    def __repr__(self) -> str:
        return f"Refusal({self.reason!r}, {self.rule!r}, {self.numbers!r})"

    def as_json(self) -> dict[str, object]:
        return {"reason": self.reason, "rule": self.rule, "numbers": dict(self.numbers)}


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame(Generic[S]):
    """One entry of the agenda. Its parameters are its attributes, so it can be written down."""

    rules: ClassVar[tuple[str, ...]] = ()
    waits: bool = False  # for a seat; an attribute, because it is asked at every turn of the loop

    def run(self, s: S) -> None:
        """What a step does."""
        raise NotImplementedError

    def options(self, s: S) -> list[int]:
        """What a choice allows now. The list may be a zone: do not keep or change it."""
        raise NotImplementedError

    def choose(self, s: S, action: int) -> None:
        """What follows an answer."""
        raise NotImplementedError

    def __repr__(self) -> str:
        inside = ", ".join(f"{name}={value}" for name, value in parts(self).items())
        return f"{type(self).__name__}({inside})"

    def __reduce__(self) -> tuple[type, tuple[object, ...]]:
        return type(self), tuple(parts(self).values())


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Frame[S]):
    """Something the rules do without asking: a subclass writes `run`."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Choice(Frame[S]):
    """A decision of one seat.

    A subclass writes `choose`, and either `options` or `candidates` with `refusal`; a fast game
    writes all, and the laws hold them to `options = candidates - refusals`.
    """

    prompt: ClassVar[str] = ""
    standing: ClassVar[str] = ""  # how long a "no" may be said for at once: "battle", "turn", ...
    passing: ClassVar[int] = -1  # ... and the answer that is the "no"
    waits = True
    seat: int

    def options(self, s: S) -> list[int]:
        return [action for action in self.candidates(s) if self.refusal(s, action) is None]

    def candidates(self, s: S) -> list[int]:
        """What a person might want to click, allowed or not; decided by public knowledge."""
        return self.options(s)

    def refusal(self, s: S, action: int) -> Refusal | None:
        """Why a candidate is not an option, or nothing."""
        return None

    def openly_forced(self, s: S) -> bool:
        """Whether public knowledge alone leaves one option, so that nobody has to be asked.

        To be overridden where hidden cards may leave one: not to be asked would tell of them.
        """
        return len(self.options(s)) == 1

    def scope(self, s: S) -> int:
        """A public number that stays the same for as long as a standing order lasts."""
        return 0 if self.standing == "game" else s.setup.game.judge.horizon(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Choice[S]):
    """A choice that commutes with its neighbours: the seats may answer in any order."""


_PARAMETERS: dict[type, list[str]] = {}


def parameters(kind: type) -> list[str]:
    """The names of what a kind of frame is made from."""
    names = _PARAMETERS.get(kind)
    if names is None:
        names = list(inspect.signature(kind).parameters)
        if names == ["args", "kwargs"]:  # a class without an __init__ of its own
            names = []
        _PARAMETERS[kind] = names
    return names


def parts(frame: Frame[S]) -> dict[str, int]:
    """The parameters of a frame by name."""
    return {name: getattr(frame, name) for name in parameters(type(frame))}
