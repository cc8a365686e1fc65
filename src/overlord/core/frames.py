"""Frames of the agenda: steps that run by themselves and choices that wait for a seat.

A frame holds small numbers only, is never changed once made, and never holds a hidden card.
So an agenda is copied as a list of references. All methods of the loop stand on `Frame`, and there
is no abstract base class: checking kinds took a fifth of an interpreted playout.
"""

from __future__ import annotations

import inspect
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar

from mypy_extensions import mypyc_attr

from overlord.core.offer import Offer, options_of
from overlord.core.vectors import vec

if TYPE_CHECKING:
    from overlord.core.state import State

S = TypeVar("S", bound="State")


class Refusal:
    """Reason why an action is not allowed: a message key, the rule, the numbers of the sentence."""

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
        """Do the step."""
        raise NotImplementedError

    def offer(self, s: S, o: Offer) -> None:
        """Add what a choice allows now to an offer that is empty."""
        raise NotImplementedError

    def choose(self, s: S, action: int) -> None:
        """Carry out an answer."""
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

    A subclass writes `choose`, and either `offer` or `candidates` with `refusal`; a fast game
    writes all, and the laws hold them to `offer = candidates - refusals`.
    """

    prompt: ClassVar[str] = ""
    standing: ClassVar[str] = ""  # how long an answer may be given for at once: "battle", ...
    passing: ClassVar[int] = -1  # ... and which answer, mostly a "no"
    about: ClassVar[str] = ""  # ... and to which questions, if not to those of this prompt alone
    waits = True
    seat: int

    def offer(self, s: S, o: Offer) -> None:
        for action in self.candidates(s):
            if self.refusal(s, action) is None:
                o.add(action)

    def candidates(self, s: S) -> list[int]:
        """Actions that a person might want to click, allowed or not; public knowledge decides."""
        return options_of(self, s)

    def refusal(self, s: S, action: int) -> Refusal | None:
        """Reason why a candidate is not an option, or nothing."""
        return None

    def openly_forced(self, s: S) -> bool:
        """Whether public knowledge alone leaves one option, so that nobody has to be asked.

        To be overridden where hidden cards may leave one: not to be asked would tell of them.
        """
        return len(options_of(self, s)) == 1

    def subject(self) -> str:
        """Subject of a standing order: it answers all questions of the same subject."""
        return self.about or self.prompt

    def scope(self, s: S) -> int:
        """A public number that stays the same for as long as a standing order lasts."""
        return 0 if self.standing == "game" else s.setup.game.judge.horizon(s)


@mypyc_attr(allow_interpreted_subclasses=True)
class Together(Choice[S]):
    """A choice that commutes with its neighbours: the seats may answer in any order."""


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatChoice(Choice[S]):
    """A choice that is known by its seat alone."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatTogether(Together[S]):
    """The same, in any order with its neighbours."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatStep(Step[S]):
    """A step of one seat."""

    def __init__(self, seat: int) -> None:
        self.seat = seat


@mypyc_attr(allow_interpreted_subclasses=True)
class ChairChoice(Choice[S]):
    """A choice about a chair, made by the seat that plays for it."""

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair


@mypyc_attr(allow_interpreted_subclasses=True)
class ChairStep(Step[S]):
    """A step of one chair."""

    def __init__(self, chair: int) -> None:
        self.chair = chair


def agenda_of(frames: list[Frame[Any]]) -> vec[Frame[Any]]:
    """An agenda; the frame that comes first lies last."""
    return vec[Frame](frames)  # type: ignore[type-arg] # at run time a vector knows plain classes


def frames_in(place: str) -> dict[str, type[Frame[Any]]]:
    """All kinds of frames by name that a module, or the modules of a package, have defined."""
    found: dict[str, type[Frame[Any]]] = {}
    kinds: list[Any] = [Frame]
    while kinds:
        kind = kinds.pop()
        kinds += kind.__subclasses__()
        module = kind.__module__
        if module == place or module.startswith(place + "."):
            if found.get(kind.__name__, kind) is not kind:
                raise TypeError(f"{place} has two frames named {kind.__name__}")
            found[kind.__name__] = kind
    return found


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
