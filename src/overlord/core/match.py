"""Match in progress: the state, its record, and what every seat has seen happen."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Self

from overlord.core.beats import Beats
from overlord.core.box import Box
from overlord.core.errors import (
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    IncompatibleRecord,
    NoUndo,
)
from overlord.core.events import Event, Watcher
from overlord.core.frames import Refusal
from overlord.core.game import Game
from overlord.core.layout import SPECTATOR
from overlord.core.luck import ANSWERS, seed_for
from overlord.core.offer import options_of
from overlord.core.record import STRIDE, Luck, NewLuck, Record, Result
from overlord.core.registry import game as game_of
from overlord.core.rehearsal import Rehearsal
from overlord.core.rng import SEED_BITS, seeded_rng
from overlord.core.start import (
    FREE,
    ROLLED,
    SEEN,
    Answer,
    Entry,
    Start,
    base_of,
    start_of,
    with_memory,
)
from overlord.core.state import State
from overlord.core.view import View


class Match(Watcher):
    """Match in the hands of server or terminal. Everything it says is said for a seat."""

    def __init__(
        self,
        game: Game,
        players: int,
        seed: int,
        options: Mapping[str, str] | None = None,
        box: Box | None = None,
        names: list[str] | None = None,
        commitment: str = "",
        *,
        new_luck: NewLuck | None = None,
        start: Start | None = None,
        luck: Luck = "stream",
    ) -> None:
        self.game = game
        self.luck = luck
        self.new_luck = new_luck
        self.setup = game.setup(players, options or {}, box)
        self.seed = seed
        self.names = names or [f"seat {seat}" for seat in range(players)]
        if len(self.names) != players:
            raise BadOption(f"expected {players} names, found {len(self.names)}")
        self.commitment = commitment
        self.answers: list[Answer] = []
        self.log: list[Entry] = []
        self.beats: Beats | None = None  # of what happens from now on, if somebody wants them
        self.stages: list[State] | None = None  # after each answer from now on, if wanted
        self._seal = FREE
        self._listening = True
        if start is None:
            self.state = self._deal()
            self.start = Start(self.state, self.log, [])
        else:
            self.start = start
            self._begin()

    def _deal(self) -> State:
        """Set up the table up to its first decision, with its listener and its memory."""
        state: State = self.game.fresh(self.setup, self._deal_seed())
        self.state = state
        state.remember(self)
        state.advance()
        self._renew_luck(state, 0)
        return state

    def _begin(self) -> None:
        """Stand where the match began."""
        self.take_up(self.start.state, self.start.log, self.start.answers)

    def take_up(self, state: State, log: list[Entry], answers: list[Answer]) -> None:
        """Go on from a moment: its table, and what had happened and been answered by then."""
        self.state = with_memory(state)
        self.state.watch(self, self.state.memory)
        self.log = log[:]
        self.answers = answers[:]

    def copy(self) -> "Match":
        """The same match at the same moment; what happens to one does not happen to the other."""
        twin = self.from_start()
        twin.take_up(self.state, self.log, self.answers)
        twin.beats = None if self.beats is None else self.beats.copy()
        return twin

    def _deal_seed(self) -> int:
        return seed_for(self.seed, 0) if self.luck == ANSWERS else self.seed

    def _stir(self, state: State, number: int) -> None:
        """The luck of an answer, just before it, if each answer has its own."""
        luck, seed = self.luck, self.seed
        if self.new_luck is not None and number > self.new_luck.after:
            luck, seed = self.new_luck.luck, int(self.new_luck.seed)
        if luck == ANSWERS:
            state.rng = seeded_rng(seed_for(seed, number))

    def _renew_luck(self, state: State, answers: int) -> bool:
        """A game played on from a moment of another one takes luck of its own there."""
        if self.new_luck is None or self.new_luck.after != answers:
            return False
        state.rng = seeded_rng(int(self.new_luck.seed))
        return True

    @classmethod
    def begin(cls, record: Record) -> Self:
        """The match of a record at its first decision."""
        game = game_of(record.game)
        if record.rules != game.rules_version:
            ours = game.rules_version
            raise IncompatibleRecord(
                f"the record follows version {record.rules} of the rules of {game.id}, "
                f"installed is version {ours}"
            )
        box = game.box_from(record.cards) if record.cards else game.box
        if box.digest != record.box:
            raise IncompatibleRecord(
                f"the record was played with the box {record.box}, installed is {box.digest}"
            )
        seed = int(record.seed)
        if seed >> SEED_BITS:
            raise BadRecord(f"expected a seed below 2^{SEED_BITS}, found {record.seed}")
        try:
            return cls(
                game,
                record.players,
                seed,
                record.options,
                box,
                record.names,
                record.commitment,
                new_luck=record.new_luck,
                start=start_of(record, game, box),
                luck=record.luck,
            )
        except (BadOption, BadPosition) as problem:
            raise BadRecord(f"the record describes no table: {problem}") from None

    def from_start(self) -> "Match":
        """A new match of the same game, at its first decision."""
        setup = self.setup
        return Match(
            self.game,
            setup.players,
            self.seed,
            setup.options,
            setup.box,
            self.names,
            self.commitment,
            new_luck=self.new_luck,
            start=self.start,
            luck=self.luck,
        )

    # Playing

    @property
    def over(self) -> bool:
        return self.state.over

    def play(self, seat: int, action: int, ordered: bool = False) -> None:
        """Answer for a seat. An illegal answer raises IllegalAction and changes nothing.

        `ordered`: it is a standing order that says so.
        """
        if self.stages and self.stages[-1] is self.state:
            self.stages[-1] = with_memory(self.state)
        choice = self.state.asked(seat)
        options = [] if choice is None else options_of(choice, self.state)
        luck: list[int] = []
        self._seal = FREE
        forced = len(options) == 1 and choice is not None and choice.openly_forced(self.state)
        if choice is not None and action in options:
            self._stir(self.state, len(self.answers) + 1)
            luck = self.state.rng.words()
            self._note("answer", seat, choice.prompt, choice.rules)
            self.state.answer(self.state.place(seat), choice, action)
        else:
            self.state.apply(seat, action)  # which says why not
        renewed = self._renew_luck(self.state, len(self.answers) + 1)
        if renewed or self.state.rng.words() != luck:
            self._seal = ROLLED
        self.answers.append(Answer(seat, action, self._seal, forced, ordered))
        if self.stages is not None:
            self.stages.append(self.state)
        if self.over:
            self._note("over", 0, "", ())
        self._ended()

    def play_all(self, seat: int, actions: list[int]) -> None:
        """Several answers of a seat, one after the other, if all of them are legal.

        Raises IllegalAction and changes nothing if one of them is not, or if luck or a card that
        the seat has not seen would come in between (see `Rehearsal`).
        """
        if len(actions) > 1:
            rehearsal = Rehearsal(self.state, seat)
            for action in actions:
                rehearsal.answer(action)
        for action in actions:
            self.play(seat, action)

    def steps(self, answers: Iterable[tuple[int, int]]) -> Iterator[tuple[int, int]]:
        """Play recorded answers, seat and action; each comes out before it is played.

        Raises BadRecord for an illegal one.
        """
        for seat, action in answers:
            yield seat, action
            try:
                self.play(seat, action)
            except IllegalAction as problem:
                number = len(self.answers) + 1
                raise BadRecord(f"answer {number} of the record is illegal: {problem}") from None

    def saw(self, event: Event) -> None:
        """Hear of an event; one that teaches any seat something seals the answer."""
        if event.kind in ("reveal", "pass-on") or self._teaches(event):
            self._seal = SEEN
        if self._listening:
            self.log.append(Entry(len(self.log), len(self.answers), event))

    def between(self) -> None:
        """Keep the table between two frames for those who want to see it beat by beat."""
        if self.beats is not None and self._listening:
            self.beats.passed(len(self.log), self.state)

    def _ended(self) -> None:
        if self.beats is not None and self._listening:
            self.beats.ended(len(self.log), self.state)

    def keep_beats(self, wanted: bool = True) -> None:
        """From now on keep what happens from beat to beat, and forget what was kept before."""
        self.beats = Beats(len(self.log), self.state) if wanted else None

    def _teaches(self, event: Event) -> bool:
        if event.kind not in ("move", "draw", "tuck"):
            return False
        before = self.state.sight(event.source)
        return self.state.sight(event.target) & ~before & (2 << self.setup.players) - 1 != 0

    def _note(self, kind: str, number: int, topic: str, rules: tuple[str, ...]) -> None:
        event = Event(kind, -1, -1, -1, 0, [number], topic, rules)
        self.log.append(Entry(len(self.log), len(self.answers), event))

    # Taking back

    def undo_seal(self, seat: int) -> int:
        """Price of taking back the seat's last answer: FREE, SEEN (consent) or ROLLED (never)."""
        last = self._last_answer(seat)
        seal = max(answer.seal for answer in self.answers[last:])
        followed = last + 1 < len(self.answers)
        if seal == FREE and followed and self._without(last) is None:
            return SEEN
        return seal

    def undo(self, seat: int, consent: bool = False) -> None:
        """Take back the seat's last own answer, and with consent what followed from it."""
        last = self._last_answer(seat)
        seal = self.undo_seal(seat)
        if seal == ROLLED:
            raise NoUndo("luck has been used since then; a roll or a shuffle is never taken back")
        if seal == SEEN and not consent:
            raise NoUndo("others have seen or done something since then and have to agree first")
        kept = self._without(last)
        self._replay(self.answers[:last] if kept is None else kept)
        self._note("undone", seat, "", ())
        self._ended()

    def _last_answer(self, seat: int) -> int:
        """The place of the last answer that the seat decided itself, without forced ones."""
        for i in range(len(self.answers) - 1, len(self.start.answers) - 1, -1):
            if self.answers[i].seat == seat and self.answers[i].own:
                return i
        raise NoUndo(f"seat {seat} has not answered anything yet")

    def _without(self, place: int) -> list[Answer] | None:
        """All answers but the one at a place, if the later ones are still possible without it.

        With it go the later ones of its seat, and if need be all that were forced.
        """
        before, after = self.answers[:place], self.answers[place + 1 :]
        others = [answer for answer in after if answer.seat != self.answers[place].seat]
        for later in (others, [answer for answer in others if not answer.forced]):
            if self._stands(before + later):
                return before + later
        return None

    def _stands(self, answers: list[Answer]) -> bool:
        try:
            for _ in self._states(answers):
                pass
        except IllegalAction:
            return False
        return True

    def _states(self, answers: list[Answer]) -> Iterator[State]:
        """The table after each answer, from the start, with nobody watching."""
        state = self.start.state.clone()
        first = len(self.start.answers)
        for count, answer in enumerate(answers[first:], first + 1):
            self._stir(state, count)
            state.apply(answer.seat, answer.action)
            self._renew_luck(state, count)
            yield state

    def _replay(self, answers: list[Answer]) -> None:
        """Play these answers from the start; the lines of the log stay."""
        self._listening = False
        log = self.log
        self._begin()
        for answer in answers[len(self.start.answers) :]:
            self.play(answer.seat, answer.action, answer.ordered)
        self.log = log
        self._listening = True

    # Looking

    def view(self, seat: int = SPECTATOR) -> View:
        return self.state.view(seat)

    def options(self, seat: int) -> list[int]:
        return self.state.legal(seat)[:]

    def refusals(self, seat: int) -> dict[int, Refusal]:
        return self.state.refusals(seat)

    def forced_answer(self, seat: int) -> int | None:
        """The only answer the seat has, if all can see that it is the only one."""
        choice = self.state.asked(seat)
        if choice is None or not choice.openly_forced(self.state):
            return None
        return options_of(choice, self.state)[0]

    def events(self, seat: int = SPECTATOR, since: int = 0) -> list[dict[str, object]]:
        """Events that the seat has seen, from that number on."""
        return [entry.for_seat(seat, self.setup.players) for entry in self.log[since:]]

    def record(self) -> Record:
        """The game so far."""
        record = Record(
            game=self.game.id,
            rules=self.game.rules_version,
            box=self.setup.box.digest,
            cards=self.setup.box.source,
            players=self.setup.players,
            options=dict(self.setup.options),
            names=self.names[:],
            seed=str(self.seed),
            luck=self.luck,
            commitment=self.commitment,
            answers=[
                (answer.seat, answer.action) for answer in self.answers[len(self.start.answers) :]
            ],
            digests=self.digests(),
            outcome=self.result(),
            new_luck=self.new_luck,
            base=base_of(self.start),
            earlier=self.start.earlier,
        )
        record.format = record.needs()
        return record

    def digests(self) -> list[str]:
        """The digest after every 16th answer and after the last one."""
        first = len(self.start.answers)
        last = len(self.answers) - first
        return [
            state.digest()
            for count, state in enumerate(self._states(self.answers), 1)
            if count % STRIDE == 0 or count == last
        ]

    def result(self) -> Result | None:
        """End of the game, if it has come."""
        if not self.over:
            return None
        outcome = self.state.outcome()
        return Result(outcome.places, outcome.scores, outcome.breakdown)


def replay(record: Record, answers: int | None = None) -> Match:
    """The match of a record, up to that many answers (all unless told)."""
    match = Match.begin(record)
    for _ in match.steps(record.answers[:answers]):
        pass
    return match
