"""Start of a match, and what has been said and has happened since: its answers and its log."""

from overlord.core.box import Box
from overlord.core.events import Event
from overlord.core.game import Game
from overlord.core.position import position_of
from overlord.core.record import Record, Segment
from overlord.core.state import State

FREE = 0  # how firmly an answer is sealed: nobody has learnt anything yet
SEEN = 1  # somebody has learnt something: the others must agree to an undo
ROLLED = 2  # luck was used: never


class Answer:
    """Answer of a seat, how firmly it is sealed, and whether there was anything to decide.

    That it was openly forced is known to all; that it was an order's, to nobody else.
    """

    def __init__(self, seat: int, action: int, seal: int, forced: bool, ordered: bool) -> None:
        self.seat = seat
        self.action = action
        self.seal = seal
        self.forced = forced
        self.ordered = ordered

    @property
    def own(self) -> bool:
        """Whether the seat has decided it just then."""
        return not self.forced and not self.ordered


class Entry:
    """A numbered line of the log: what happened after how many answers."""

    def __init__(self, number: int, answers: int, event: Event) -> None:
        self.number = number
        self.answers = answers
        self.event = event

    def for_seat(self, seat: int, players: int) -> dict[str, object]:
        """The entry as that seat may know it, as plain data."""
        event = self.event
        return {
            "number": self.number,
            "answers": self.answers,
            "kind": event.kind,
            "card": event.card_for(seat, players),
            "source": event.source,
            "target": event.target,
            "numbers": event.numbers[:],
            "topic": event.topic,
            "rules": list(event.rules),
        }


class Start:
    """Beginning of a match: its deal, or a position that it takes over from older rules.

    What came before stays in its log and among its answers, and is never taken back.
    """

    def __init__(
        self,
        state: State,
        log: list[Entry],
        answers: list[Answer],
        earlier: list[Segment] | None = None,
    ) -> None:
        self.state = with_memory(state)
        self.log = log[:]
        self.answers = answers[:]
        self.earlier = earlier or []  # under older rules, for the record


def with_memory(state: State) -> State:
    """A copy that nobody watches, with the memory of its table."""
    copy = state.clone()
    copy.watch(None, None if state.memory is None else state.memory.clone())
    return copy


def start_of(record: Record, game: Game, box: Box) -> Start | None:
    """Start of the last part of a record, if that is not the deal."""
    if record.base is None:
        return None
    before = [
        Answer(seat, action, ROLLED, False, False)
        for part in record.earlier
        for seat, action in part.answers
    ]
    return Start(game.from_json(record.base, box), [], before, record.earlier)


def base_of(start: Start) -> dict[str, object] | None:
    """The position that a record tells where its last part does not begin at the deal."""
    if not start.earlier:
        return None
    base = position_of(start.state)
    base.pop("memory", None)
    return base
