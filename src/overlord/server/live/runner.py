"""Runner of a table, its only writer: takes requests one by one, stores, does, and tells."""

import asyncio
import contextlib
import logging
from collections.abc import Callable

from overlord.server import protocol
from overlord.server.bots.workers import Workers
from overlord.server.live.forecasts import Forecasts
from overlord.server.live.log_lines import LogLines
from overlord.server.live.scene import box_info, header, reader_of, scene
from overlord.server.live.viewer import Viewer, encoded
from overlord.server.refusal import Refusal
from overlord.server.store.store import Conflict, Store, StoreFailed
from overlord.server.table import events
from overlord.server.table.events import AnyEvent, Request
from overlord.server.table.table import Table

log = logging.getLogger("overlord.server")

RETRY = 1.0  # seconds until an answer of nobody at a socket that could not be stored is tried again
PRIVATE = (events.Preferred, events.Revoked)  # nobody else hears of it
ON_TIME_OUT = "greedy"  # who answers when a clock has run out

Clock = Callable[[], float]


class Done:
    """How a request ended well."""

    def __init__(self, version: int, duplicate: bool) -> None:
        self.version = version
        self.duplicate = duplicate


class Waiting:
    """A request in the queue, and where its end is told."""

    def __init__(self, request: Request, done: asyncio.Future[Done]) -> None:
        self.request = request
        self.done = done


class Runner:
    def __init__(self, table: Table, store: Store, workers: Workers, clock: Clock) -> None:
        self.table = table
        self.store = store
        self.workers = workers
        self.clock = clock
        self.viewers: set[Viewer] = set()
        self.used = clock()
        self.forecasts = Forecasts()
        self._inbox: asyncio.Queue[Waiting] = asyncio.Queue()
        self._thought: asyncio.Task[None] | None = None
        self._ended = False
        self._task = asyncio.create_task(self._run(), name=f"table {table.id}")
        self._consider()

    async def close(self) -> None:
        for task in (self._thought, self._task):
            if task is not None:
                task.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await task
        for viewer in self.viewers:
            viewer.leave()

    @property
    def idle(self) -> bool:
        """Nobody looks and nothing happens by itself."""
        waiting = self.table.waits_for_bot() is not None or self.table.deadlines()
        return not self.viewers and not waiting and self._inbox.empty()

    # Coming, looking, going

    def attach(self, viewer: Viewer, seat: int, seen: int) -> None:
        """A reader comes (back) and gets all that it has missed."""
        viewer.held = self.table.held(viewer.holder)
        if viewer.holder and not viewer.held:
            raise Refusal("foreign-token")
        viewer.seat = self._eyes(viewer, seat)
        self.viewers.add(viewer)
        self.table.came(viewer.held)
        self._snapshot(viewer, seen)
        self._tell_header(viewer)

    def detach(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.used = self.clock()
            self.table.went(viewer.held, self.clock())
            self._tell_header()

    def look(self, viewer: Viewer, seat: int, language: str) -> None:
        if seat != -1 and seat not in viewer.held:
            raise Refusal("not-your-seat")
        viewer.seat = seat
        viewer.language = language
        self._snapshot(viewer, -1)

    async def hinted(self, seat: int, id: str) -> protocol.Hinted:
        """What a bot would think in that seat, from what the seat itself may know."""
        table = self.table
        if table.match is None:
            raise Refusal("not-started")
        if seat not in table.match.state.pending():
            raise Refusal("not-asked")
        version = table.version
        try:
            found = await self.workers.hint(table, seat)
        except Exception as problem:  # the table outlives any fault
            log.exception("table %s: no hint", table.id)
            raise Refusal("failed", detail=type(problem).__name__) from None
        options = [
            protocol.HintedOption(action=action, visits=visits, chance=chance)
            for action, visits, chance in found
        ]
        return protocol.Hinted(id=id, version=version, options=options)

    def _eyes(self, viewer: Viewer, seat: int) -> int:
        if seat == -1:
            return viewer.held[0] if viewer.held else -1
        if seat not in viewer.held:
            raise Refusal("not-your-seat")
        return seat

    # Requests

    async def ask(self, request: Request) -> Done:
        """Have a request done in its turn; raises Refusal. The caller may be gone before that."""
        done: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait(Waiting(request, done))
        return await asyncio.shield(done)

    async def _run(self) -> None:
        await self._go_on()  # a restart may have come in between
        while True:
            waiting = await self._next()
            if waiting is None:
                await self._time_out()
                continue
            try:
                done = await self._perform(waiting.request)
            except Refusal as problem:
                _answer(waiting.done, problem)
            except Exception as problem:  # the table outlives any fault
                log.exception("table %s: a request failed", self.table.id)
                _answer(waiting.done, Refusal("failed", detail=type(problem).__name__))
            else:
                if not waiting.done.done():
                    waiting.done.set_result(done)

    async def _next(self) -> Waiting | None:
        """The next request, or nothing when a clock has run out first."""
        left = [at - self.clock() for at, _ in self.table.deadlines()]
        if self.table.unasked() is not None:  # it could not be stored
            left.append(RETRY)
        if not left:
            return await self._inbox.get()
        try:
            return await asyncio.wait_for(self._inbox.get(), max(0.0, min(left)))
        except TimeoutError:
            return None

    async def _perform(self, request: Request) -> Done:
        version = self.table.repeated(request.event)
        if version:
            return Done(version, duplicate=True)
        event = self.table.decide(request, self.clock())
        await self._store(event)
        before = self._events()
        self.table.apply(event, self.clock())
        done = Done(self.table.version, duplicate=False)
        await self._answer_unasked()
        self._tell(event, before)
        return done

    async def _answer_unasked(self) -> None:
        """Give all answers that nobody has to be asked for, one after the other."""
        while (event := self.table.unasked()) is not None:
            try:
                await self._store(event)
            except Refusal:
                return  # tried again after a while
            self.table.apply(event, self.clock())

    async def _go_on(self) -> None:
        """Give them without anything having happened."""
        before = self._events()
        await self._answer_unasked()
        if self._events() > before:
            self._tell_update()
            self._after()

    def _events(self) -> int:
        return 0 if self.table.match is None else len(self.table.match.log)

    async def _store(self, event: AnyEvent) -> None:
        seq = self.table.version + 1
        try:
            await asyncio.wrap_future(self.store.append(self.table.id, seq, events.write(event)))
        except Conflict:
            await self._catch_up()
            raise Refusal("stale") from None
        except StoreFailed as problem:
            log.warning("table %s: cannot store: %s", self.table.id, problem)
            raise Refusal("cannot-store", detail=str(problem)) from None

    async def _catch_up(self) -> None:
        """The store knows more than we do: an answer of the database was lost on its way."""
        for raw in await asyncio.to_thread(self.store.events, self.table.id, self.table.version):
            event = events.read(raw)
            before = self._events()
            self.table.apply(event, self.clock())
            self._tell(event, before)

    def _tell(self, event: AnyEvent, before: int) -> None:
        """What a event, and the answers that followed unasked, have changed for those who look."""
        if isinstance(event, events.Said):
            self._tell_chat()
        if self._events() > before or isinstance(event, events.Started):
            self._tell_update()
        elif isinstance(event, PRIVATE):
            self._tell_update(event.by)
        elif not isinstance(event, events.Said):
            self._reseat()
            self._tell_header()
        self._after()

    def _after(self) -> None:
        self.used = self.clock()
        if self.table.phase == "over" and not self._ended:
            self._ended = True
            self.store.end(self.table.id)  # a restart would find it over, too
        self._consider()

    def _reseat(self) -> None:
        """Seats may have changed hands before the start."""
        for viewer in self.viewers:
            held = self.table.held(viewer.holder)
            if held != viewer.held:
                self.table.went([seat for seat in viewer.held if seat not in held], self.clock())
                self.table.came([seat for seat in held if seat not in viewer.held])
                viewer.held = held
                if viewer.seat not in held:
                    viewer.seat = held[0] if held else -1
                self._snapshot(viewer, -1)

    # Bots and clocks

    def _consider(self) -> None:
        """Let the bot whose turn it is think, in a task of its own."""
        if self._thought is not None and not self._thought.done():
            return
        seat = self.table.waits_for_bot()
        if seat is not None:
            self._thought = asyncio.create_task(self._think(seat))

    async def _think(self, seat: int) -> None:
        table = self.table
        since = table.asked[seat]
        bot = table.places[seat].bot
        action = await self.workers.answer(table, seat, bot)
        if table.asked.get(seat) == since and table.places[seat].bot:
            try:
                answer = events.Acted(seat=seat, action=action, source="bot")
                await self.ask(Request(answer, question=since))
            except Refusal as problem:
                if problem.code == "cannot-store":
                    await asyncio.sleep(RETRY)
        self._thought = None
        self._consider()

    async def _time_out(self) -> None:
        """A clock has run out: a bot answers this once."""
        if self.table.unasked() is not None:
            await self._go_on()
            return
        deadline, seat = self.table.deadlines()[0]
        if deadline > self.clock():
            return
        since = self.table.asked[seat]
        action = await self.workers.answer(self.table, seat, ON_TIME_OUT)
        try:
            answer = events.Acted(seat=seat, action=action, source="clock")
            await self._perform(Request(answer, question=since))
        except Refusal:
            await asyncio.sleep(RETRY)

    # LogLines

    def _snapshot(self, viewer: Viewer, seen: int) -> None:
        table = self.table
        seen_now = None
        happened: list[protocol.Happened] = []
        if table.match is not None:
            reader = reader_of(table.match, viewer.seat, viewer.language)
            seen_now = scene(reader, self._undo(viewer.seat), table.orders)
            fresh = table.match.log[min(seen + 1, len(table.match.log)) :]
            happened = LogLines(fresh).to(reader.chronicle)
            viewer.told = len(table.match.log)
        viewer.send(
            protocol.Snapshot(
                protocol=protocol.PROTOCOL,
                seat=viewer.seat,
                held=viewer.held,
                ask_everything=table.asks_everything(viewer.holder),
                header=self.header(viewer.language),
                box=box_info(table.setup, viewer.language),
                scene=seen_now,
                events=happened,
                chat=[line for line in table.chat if line.seat not in viewer.muted],
            )
        )

    def _tell_update(self, holder: str = "") -> None:
        """The news to all, or to one; readers with the same eyes and language get the same."""
        if self.table.match is None:
            return
        count = len(self.table.match.log)
        headers: dict[str, protocol.Header] = {}
        news: dict[tuple[str, int], LogLines] = {}
        same: dict[tuple[int, str, int], bytes] = {}
        for viewer in self.viewers:
            if holder and viewer.holder != holder:
                continue
            key = (viewer.seat, viewer.language, viewer.told)
            if key not in same:
                reader = reader_of(self.table.match, viewer.seat, viewer.language)
                if viewer.language not in headers:
                    headers[viewer.language] = self.header(viewer.language)
                if key[1:] not in news:
                    news[key[1:]] = LogLines(self.table.match.log[viewer.told :])
                same[key] = encoded(
                    protocol.Update(
                        header=headers[viewer.language],
                        events=news[key[1:]].to(reader.chronicle),
                        scene=scene(reader, self._undo(viewer.seat), self.table.orders),
                    )
                )
            viewer.told = count
            viewer.send_raw(same[key])

    def _tell_header(self, but: Viewer | None = None) -> None:
        same: dict[str, bytes] = {}
        for viewer in self.viewers:
            if viewer is but:
                continue
            if viewer.language not in same:
                told = protocol.HeaderChanged(header=self.header(viewer.language))
                same[viewer.language] = encoded(told)
            viewer.send_raw(same[viewer.language])

    def _tell_chat(self) -> None:
        line = self.table.chat[-1]
        raw = encoded(protocol.Chatted(line=line))
        for viewer in self.viewers:
            if line.seat not in viewer.muted:
                viewer.send_raw(raw)

    def header(self, language: str) -> protocol.Header:
        watching = sum(1 for viewer in self.viewers if not viewer.held)
        return header(self.table, self.clock(), watching, language)

    def _undo(self, seat: int) -> int:
        return self.table.undo_seal(seat) if seat >= 0 else -1


def _answer(done: asyncio.Future[Done], problem: Refusal) -> None:
    if not done.done():
        done.set_exception(problem)
        done.exception()  # noted also if the asker is gone
