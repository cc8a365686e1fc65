"""Match in progress: the state, its record, and what every seat has seen happen."""

from collections.abc import Iterable, Iterator, Mapping
from typing import Self

from overlord.core.beats import Beats
from overlord.core.box import Box
from overlord.core.errors import BadOption, BadRecord, IllegalAction, IncompatibleRecord, NoUndo
from overlord.core.events import Event, Watcher
from overlord.core.fairness import commitment_of, seed_of
from overlord.core.frames import Refusal
from overlord.core.game import Game
from overlord.core.layout import SPECTATOR
from overlord.core.offer import options_of
from overlord.core.record import STRIDE, NewLuck, Record, Result
from overlord.core.registry import game as game_of
from overlord.core.rehearsal import Rehearsal
from overlord.core.rng import SEED_BITS, seeded_rng
from overlord.core.state import State
from overlord.core.view import View

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
        new_luck: NewLuck | None = None,
    ) -> None:
        self.game = game
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
        self._seal = FREE
        self._listening = True
        self.state = self._deal()

    def _deal(self) -> State:
        """Set up the table up to its first decision, with its listener and its memory."""
        state: State = self.game.fresh(self.setup, self.seed)
        self.state = state
        state.remember(self)
        state.advance()
        self._renew_luck(state, 0)
        return state

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
                record.new_luck,
            )
        except BadOption as problem:
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
            self.new_luck,
        )

    # Playing

    @property
    def over(self) -> bool:
        return self.state.over

    def play(self, seat: int, action: int, ordered: bool = False) -> None:
        """Answer for a seat. An illegal answer raises IllegalAction and changes nothing.

        `ordered`: it is a standing order that says so.
        """
        choice = self.state.asked(seat)
        options = [] if choice is None else options_of(choice, self.state)
        luck = self.state.rng.words()
        self._seal = FREE
        forced = len(options) == 1 and choice is not None and choice.openly_forced(self.state)
        if choice is not None and action in options:
            self._note("answer", seat, choice.prompt, choice.rules)
            self.state.answer(self.state.place(seat), choice, action)
        else:
            self.state.apply(seat, action)  # which says why not
        renewed = self._renew_luck(self.state, len(self.answers) + 1)
        if renewed or self.state.rng.words() != luck:
            self._seal = ROLLED
        self.answers.append(Answer(seat, action, self._seal, forced, ordered))
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
        for i in range(len(self.answers) - 1, -1, -1):
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
        state = self.game.table(self.setup, self.seed, False)
        self._renew_luck(state, 0)
        for count, answer in enumerate(answers, 1):
            state.apply(answer.seat, answer.action)
            self._renew_luck(state, count)
            yield state

    def _replay(self, answers: list[Answer]) -> None:
        """Play these answers from the start; the lines of the log stay."""
        self._listening = False
        self.answers = []
        log = self.log
        self.log = []
        self.state = self._deal()
        for answer in answers:
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
        return Record(
            game=self.game.id,
            rules=self.game.rules_version,
            box=self.setup.box.digest,
            cards=self.setup.box.source,
            players=self.setup.players,
            options=dict(self.setup.options),
            names=self.names[:],
            seed=str(self.seed),
            commitment=self.commitment,
            answers=[(answer.seat, answer.action) for answer in self.answers],
            digests=self.digests(),
            outcome=self.result(),
            new_luck=self.new_luck,
        )

    def digests(self) -> list[str]:
        """The digest after every 16th answer and after the last one."""
        last = len(self.answers)
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


def verify(record: Record) -> Match:
    """Replay a record and check every digest and the outcome; raises BadRecord where it fails."""
    expected = -(-len(record.answers) // STRIDE)
    if len(record.digests) != expected:
        found = len(record.digests)
        raise BadRecord(f"expected {expected} digests for these answers, found {found}")
    _check_deal(record)
    match = replay(record)
    for i, (ours, theirs) in enumerate(zip(match.digests(), record.digests, strict=True)):
        if ours != theirs:
            number = min((i + 1) * STRIDE, len(record.answers))
            raise BadRecord(f"the state after answer {number} is not the one recorded")
    if match.result() != record.outcome:
        raise BadRecord("the outcome is not the one recorded")
    return match


def _check_deal(record: Record) -> None:
    """Check that the seed is the promised one, if the record tells the secret."""
    if not record.secret:
        return
    try:
        promised = commitment_of(record.secret)
        seed = seed_of(record.secret, record.salts)
    except ValueError:
        raise BadRecord("expected the secret of the deal in hexadecimal digits") from None
    if promised != record.commitment:
        raise BadRecord("the secret of the deal is not the one that was promised")
    if str(seed) != record.seed:
        raise BadRecord("the seed does not follow from the secret and the salts")
