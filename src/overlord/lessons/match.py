"""Match of a lesson: a real game of the real rules, from a named table, along written steps."""

from overlord.core.errors import NoUndo, OverlordError
from overlord.core.match import Match
from overlord.core.playout import play_on
from overlord.core.rng import Rng, seeded_rng
from overlord.core.start import Answer, Start
from overlord.core.state import State
from overlord.lessons.lesson import ANY, BadLesson, Deal, Lesson, Step
from overlord.lessons.luck import luck_for_answer, luck_of_deal

PATIENCE = 5000  # answers on the way to the question that a lesson begins with


class LessonMatch(Match):
    """Strict as long as there are steps; then free, with luck of its own and nobody's script."""

    def __init__(
        self,
        lesson: Lesson,
        seed: int,
        names: list[str] | None = None,
        start: Start | None = None,
    ) -> None:
        self.lesson = lesson
        self.at = 0  # the step that comes next
        self.strict = 0  # how many answers the steps took
        self.lost = ""  # why the steps were left before the last of them
        table = lesson.written.start
        super().__init__(lesson.game, table.players, seed, table.options, None, names, start=start)

    def _begin(self) -> None:
        """A lesson that was taken over from older rules is free: its steps are of others."""
        super()._begin()
        taken_over = bool(self.start.earlier)
        self.at = len(self.lesson.steps) if taken_over else 0
        self.strict = len(self.answers)
        self.lost = ""

    def _deal(self) -> State:
        state = first_state(self.lesson)
        self.state = state
        state.watch(self, None)
        return state

    def from_start(self) -> "LessonMatch":
        return LessonMatch(self.lesson, self.seed, self.names, self.start)

    def copy(self) -> "LessonMatch":
        twin = super().copy()
        assert isinstance(twin, LessonMatch)
        twin.at, twin.strict, twin.lost = self.at, self.strict, self.lost
        return twin

    # What is expected

    @property
    def free(self) -> bool:
        return self.at >= len(self.lesson.steps)

    @property
    def step(self) -> Step | None:
        """The step that comes next; none in the free part."""
        return None if self.free else self.lesson.steps[self.at]

    def accepts(self, seat: int, actions: list[int]) -> bool:
        """Whether these answers, in a row, are what the steps want; in the free part all are."""
        if self.free:
            return True
        steps = self.lesson.steps[self.at :]
        return self._fits(steps[0], seat) and all(
            self.lesson.seat_of(step) == seat and self._names(step, action)
            for step, action in zip(steps, actions, strict=False)
        )

    def _names(self, step: Step, action: int) -> bool:
        return ANY in step.answer or action in [self.lesson.action(name) for name in step.answer]

    def written(self) -> tuple[int, int] | None:
        """The next answer for which the person is not asked: written, or the only one there is."""
        step = self.step
        if step is None or self.over:
            return None
        seat = self.lesson.seat_of(step)
        if self._fits(step, seat):
            if seat == self.lesson.seat:
                return None
            return seat, self.lesson.action(step.answer[0])
        for other in self.state.pending():
            options = self.options(other)
            if len(options) == 1:
                return other, options[0]
        return None

    @property
    def waits_for_person(self) -> bool:
        """Whether the step is the person's, and they are asked for it."""
        step = self.step
        return step is not None and self._fits(step, self.lesson.seat)

    def _fits(self, step: Step, seat: int) -> bool:
        choice = self.state.asked(seat)
        return (
            choice is not None
            and choice.prompt == step.prompt
            and seat == self.lesson.seat_of(step)
        )

    # Playing

    def play(self, seat: int, action: int, ordered: bool = False) -> None:
        """Answer for a seat, with the luck of the step if this answer is one."""
        step = self.step
        asked = step is not None and self._fits(step, seat)
        follows = step is not None and asked and self._names(step, action)
        if step is not None and follows and step.luck:
            if action not in self.options(seat):
                self.state.apply(seat, action)  # which says why not
            self.state.rng = luck_for_answer(self.lesson, step.luck, self.state, seat, action)
        super().play(seat, action, ordered)
        if step is not None and step.luck:
            a, b, c, counter = self.state.rng.words()
            self.state.rng = Rng(a, b, c, counter)
        if step is None:
            return
        self.at += follows
        if asked and not follows:
            self.lost = f"step {self.at + 1}: something else was answered"
        if self.free or self.over or self.lost or self._has_left():
            self._set_free()

    def _has_left(self) -> bool:
        """Whether the game has gone another way than the steps, so that these mean nothing now."""
        now = self.step
        if now is None or self.waits_for_person or self.written() is not None:
            return False
        wanted = f"{now.prompt} of seat {self.lesson.seat_of(now)}"
        asked = dict(zip(self.state.pending(), self.view().prompts, strict=True))
        self.lost = f"step {self.at + 1}: expected {wanted}, found {asked}"
        return True

    def _set_free(self) -> None:
        self.at = len(self.lesson.steps)
        self.strict = len(self.answers)
        self.state.rng = seeded_rng(self.seed)

    # Taking back: only what was decided in the free part

    def _last_answer(self, seat: int) -> int:
        last = super()._last_answer(seat)
        if not self.free or last < self.strict:
            raise NoUndo("what the coach asks for is not taken back")
        return last

    def _without(self, place: int) -> list[Answer] | None:
        """Only the last answer of all; there is no way around later ones here."""
        later = self.answers[place + 1 :]
        return None if any(not answer.forced for answer in later) else self.answers[:place]


def first_state(lesson: Lesson) -> State:
    """The table of a lesson at its first question."""
    start = lesson.written.start
    try:
        state: State = lesson.game.fresh(lesson.setup, 0)
        state.rng = luck_of_deal(lesson)
        state.advance()
        if start.until:
            _play_until(lesson, state)
        if start.deal:
            state = _dealt(lesson, state)
    except BadLesson:
        raise
    except OverlordError as problem:
        raise BadLesson(f"{lesson.place}: start: {problem}") from None
    return state


def _play_until(lesson: Lesson, state: State) -> None:
    """Any answers at all, up to the question that the lesson begins with."""
    rng = seeded_rng(0)
    until = lesson.written.start.until
    left = lesson.written.start.after
    for _ in range(PATIENCE):
        choice = state.asked(lesson.seat)
        if choice is not None and choice.prompt == until:
            if not left:
                return
            left -= 1
            state.apply(lesson.seat, state.legal(lesson.seat)[0])
        elif not play_on(state, rng, 1):
            break
    raise BadLesson(f"{lesson.place}: seat {lesson.seat} is never asked {until!r}")


def _dealt(lesson: Lesson, state: State) -> State:
    """The same table with the named cards where they should be, in exchange for others."""
    position = state.to_json()
    position.pop("memory", None)
    zones = position["zones"]
    assert isinstance(zones, dict)
    settled: set[str] = set()
    for deal in lesson.written.start.deal:
        lesson.zone(deal.zone)
        for card in [*deal.cards, *deal.top]:
            lesson.action(card)
        _lay(lesson, zones, deal, settled)
        if deal.keep:
            del zones[deal.zone][: -deal.keep]
    dealt: State = lesson.game.from_json(position)
    return dealt


def _lay(lesson: Lesson, zones: dict[str, list[str]], deal: Deal, settled: set[str]) -> None:
    zone = zones.setdefault(deal.zone, [])
    wanted = [*deal.cards, *deal.top]
    for card in wanted:
        source = next((name for name, cards in zones.items() if card in cards), "")
        if source == deal.zone:
            settled.add(card)
            continue
        spare = next((one for one in zone if one not in wanted and one not in settled), "")
        if not source or not spare:
            raise BadLesson(f"{lesson.place}: {card!r} finds no place in {deal.zone}")
        place = zones[source].index(card)
        zone[zone.index(spare)] = card
        zones[source][place] = spare
        settled.add(card)
    if deal.top:
        rest = [card for card in zone if card not in deal.top]
        zone[:] = [*rest, *reversed(deal.top)]


def rehearse(lesson: Lesson, seed: int = 0) -> LessonMatch:
    """Play a lesson to the end of its steps; raises BadLesson where the rules do not follow it."""
    match = LessonMatch(lesson, seed)
    while match.step is not None:
        step, at = match.step, match.at
        written = match.written()
        if written is None:
            name = next((name for name in step.answer if name != ANY), "")
            action = lesson.action(name) if name else match.options(lesson.seat)[0]
            written = lesson.seat, action
        luck = match.state.rng.words()
        try:
            match.play(*written)
        except OverlordError as problem:
            raise BadLesson(f"{lesson.place}: step {at + 1} ({step.prompt}): {problem}") from None
        if match.lost:
            raise BadLesson(f"{lesson.place}: {match.lost}")
        if match.at == at + 1 and not match.free:
            _check_luck(lesson, match, at, luck)
    return match


def _check_luck(lesson: Lesson, match: LessonMatch, at: int, before: list[int]) -> None:
    """Luck that a step uses has to be written."""
    if match.state.rng.words() != before and not lesson.steps[at].luck:
        prompt = lesson.steps[at].prompt
        raise BadLesson(f"{lesson.place}: step {at + 1} ({prompt}) uses luck that is not written")
