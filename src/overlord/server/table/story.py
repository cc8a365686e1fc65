"""Story of a game as it is stored: its positions, answers and log, read without its rules."""

from typing import TYPE_CHECKING, Any, Protocol

from overlord.core.changes import Changed
from overlord.core.errors import BadPosition
from overlord.core.frames import Choice
from overlord.core.game import Game
from overlord.core.orders import Order, Orders
from overlord.core.position import Reader, read_frame
from overlord.core.record import Segment
from overlord.core.setup import Setup
from overlord.core.start import Answer, Entry, Start
from overlord.core.state import State
from overlord.server.table import events
from overlord.server.table.changes import Begun, Change, Ordered, Rules, entry_of
from overlord.server.table.history import History

if TYPE_CHECKING:
    from overlord.server.table.events import AnyEvent


class Archive(Protocol):
    """Place where boxes and forms are found by their digests."""

    def box(self, digest: str) -> dict[str, Any] | None: ...

    def form(self, digest: str) -> dict[str, Any] | None: ...

    def add_form(self, digest: str, text: str) -> None: ...


class Story:
    """A game up to some event. `Changed` is its position, `base` that at the start of this part."""

    def __init__(self, archive: Archive, cards: dict[str, Any]) -> None:
        self.archive = archive
        self.cards = cards  # a box of one's own
        self.rules = Rules()
        self.position: Changed | None = None
        self.base: Changed | None = None
        self.earlier: list[Segment] = []  # parts under other rules
        self.first = 0  # how many answers were given in them
        self.started = 0  # how many events had happened when this part began
        self.answers: list[Answer] = []
        self.log: list[Entry] = []
        self.history = History()
        self.asked: list[tuple[int, int, float]] = []
        self.vote: tuple[int, int, list[int]] | None = None
        self.lesson: tuple[int, int, str] | None = None
        self._orders: list[Ordered] = []
        self._told: dict[str, Any] | None = None  # the first position, as records tell it
        self._digests: dict[int, str] = {}  # by the number of answers of this part

    def take(self, event: "AnyEvent", told: Change, version: int) -> None:
        """Do what an event has changed; raises BadPosition where that does not fit."""
        if told.begun is not None:
            self._begin(told.begun)
        if self.position is None:
            raise BadPosition("the game changes before it has begun")
        count = len(self.log)
        self.log += [entry_of(count + i, one) for i, one in enumerate(told.log)]
        if told.back >= 0:
            del self.answers[told.back :]
            self.position.take(told.jump)
            self._digests = {n: one for n, one in self._digests.items() if n <= told.back}
        for step in told.steps:
            self.position.take(step.change)
            self.answers.append(
                Answer(step.seat, step.action, step.seal, step.forced, step.ordered)
            )
            if told.back < 0:
                self.history.played(step.log, step.seat, step.action, step.since)
            if step.digest:
                self._digests[len(self.answers)] = step.digest
        if told.back >= 0:
            self.history.undone(len(self.log), self._given())
        if isinstance(event, events.Acted) and self.answers[-1].own:
            self.history.answered[event.seat] = version
        self.asked = self.asked if told.asked is None else told.asked
        self._orders = self._orders if told.orders is None else told.orders
        self.lesson = told.lesson or self.lesson
        self.vote = told.vote

    def _begin(self, begun: Begun) -> None:
        if self.position is not None and not begun.goes_on:
            self.earlier.append(
                Segment(
                    rules=self.rules.version,
                    box=self.rules.box,
                    cards=self.cards or self.archive.box(self.rules.box) or {},
                    base=self._told,
                    answers=self._given(),
                    digests=list(self._digests.values()),
                )
            )
        self.rules = begun.rules
        self.base = self._changed(begun.base)
        self.position = self._changed(begun.position or begun.base)
        if begun.goes_on:
            return
        self._told = begun.told
        self._digests = {}
        self.first = len(self.answers)
        self.started = begun.log
        self.history = History(begun.log if begun.told is not None else 0)
        self.history.begun(begun.log)

    def _given(self) -> list[tuple[int, int]]:
        """The answers of this part."""
        return [(one.seat, one.action) for one in self.answers[self.first :]]

    def _changed(self, raw: bytes) -> Changed:
        form = self.archive.form(self.rules.form)
        if form is None:
            raise BadPosition(f"the layout {self.rules.form} of its position is not stored")
        position = Changed(form, self.rules.form)
        position.take(raw)
        return position

    @property
    def over(self) -> bool:
        """Whether nothing more is to come."""
        return self.position is not None and not self.position.frames

    # What can be made of it with the rules at hand; raises BadPosition

    def state(self, game: Game, setup: Setup) -> State:
        assert self.position is not None
        state: State = self.position.state(game, setup)
        return state

    def start(self, game: Game, setup: Setup) -> Start:
        """The start of this part."""
        assert self.base is not None
        state: State = self.base.state(game, setup)
        return Start(state, self.log[: self.started], self.answers[: self.first], self.earlier)

    def orders(self, game: Game, setup: Setup) -> Orders:
        orders = Orders()
        for one in self._orders:
            told = {"frame": one.frame, **one.parts}
            frame = read_frame(game, Reader(told, "orders"), setup)
            if isinstance(frame, Choice):
                orders.add(one.seat, Order(frame, one.token, one.since))
        return orders
