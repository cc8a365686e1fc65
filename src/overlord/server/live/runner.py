"""Runner of a table, the only place that decides its requests: one by one, each stored by its
keeper, done, and told by its audience."""

import asyncio
import contextlib

from overlord.processes import Late
from overlord.server import protocol
from overlord.server.live.audience import Audience, Viewer
from overlord.server.live.forecasts import Forecasts
from overlord.server.live.keeper import Keeper
from overlord.server.live.services import Services
from overlord.server.logs import about, log
from overlord.server.rate_limits import Bucket
from overlord.server.refusal import Refusal
from overlord.server.shares import Share
from overlord.server.store.store import Conflict, StoreFailed
from overlord.server.table import events
from overlord.server.table.events import AnyEvent, Request
from overlord.server.table.table import Table
from overlord.server.tasks import end

RETRY = 1.0  # seconds until an answer of nobody at a socket that could not be stored is tried again
ON_TIME_OUT = "greedy"  # who answers when a clock has run out


class Done:
    """Good end of a request."""

    def __init__(self, version: int, duplicate: bool) -> None:
        self.version = version
        self.duplicate = duplicate


class Waiting:
    """A request in the queue, and where its end is told."""

    def __init__(self, request: Request, done: asyncio.Future[Done]) -> None:
        self.request = request
        self.done = done


class Runner:
    def __init__(self, table: Table, services: Services, maker: str = "") -> None:
        self.table = table
        self.services = services
        self.clock = services.clock
        self.maker = maker  # the address that the table came from, as far as it is known
        self.audience = Audience(table, services.clock, services.kept)
        self.keeper = Keeper(table, services)
        self.used = self.clock()
        self.chats = Bucket(30, 2)
        self.forecasts = Forecasts(services.forecasts)
        self._inbox: asyncio.Queue[Waiting] = asyncio.Queue()
        self._thought: asyncio.Task[None] | None = None
        self._recorded: asyncio.Task[None] | None = None
        self._ended = False
        self._task = asyncio.create_task(self._run(), name=f"table {table.id}")
        self._consider()

    async def close(self) -> None:
        await end([self._thought, self._recorded, self._task])
        self.audience.close()

    @property
    def idle(self) -> bool:
        """Whether nobody looks and nothing will happen by itself."""
        waiting = self.table.waits_for_bot() is not None or self.table.deadlines()
        return not self.audience.viewers and not waiting and self._inbox.empty()

    # Readers

    def attach(self, viewer: Viewer, seat: int, seen: int) -> None:
        self.audience.attach(viewer, seat, seen)
        if viewer.held and not self.maker:
            self.maker = viewer.address

    def detach(self, viewer: Viewer) -> None:
        self.used = self.clock()
        self.audience.detach(viewer)

    def header(self, language: str) -> protocol.Header:
        return self.audience.header(language)

    async def hint(self, viewer: Viewer, id: str) -> protocol.Hinted:
        """Thoughts of a bot in that seat, from what the seat itself may know."""
        table = self.table
        if table.match is None:
            raise Refusal("not-started")
        if not table.hints:
            raise Refusal("hints-off")
        if viewer.seat not in table.match.state.pending():
            raise Refusal("not-asked")
        version = table.version
        try:
            share = Share(viewer.address, table.id)
            found = await self.services.workers.hint(table, viewer.seat, share)
        except Exception:  # the table outlives any fault
            log.exception("hint-failed", extra=about(table=table.id))
            raise Refusal("failed") from None
        options = [
            protocol.HintedOption(action=action, visits=visits, chance=chance)
            for action, visits, chance in found
        ]
        return protocol.Hinted(id=id, version=version, options=options)

    # Requests

    async def ask(self, request: Request) -> Done:
        """Have a request done in its turn; raises Refusal. The caller may be gone before that."""
        done: asyncio.Future[Done] = asyncio.get_running_loop().create_future()
        self._inbox.put_nowait(Waiting(request, done))
        with self.services.metrics.requests.time():
            return await asyncio.shield(done)

    async def _run(self) -> None:
        await self._go_on()  # a restart may have come in between
        self._after()
        while True:
            waiting = await self._next()
            if waiting is None:
                await self._by_itself()
                continue
            try:
                done = await self._perform(waiting.request)
            except Refusal as problem:
                _answer(waiting.done, problem)
            except Exception:  # the table outlives any fault
                log.exception("request-failed", extra=about(table=self.table.id))
                _answer(waiting.done, Refusal("failed"))
            else:
                if not waiting.done.done():
                    waiting.done.set_result(done)

    async def _next(self) -> Waiting | None:
        """The next request, or nothing when something has to happen by itself."""
        left = [at - self.clock() for at, _ in self.table.deadlines()]
        if self.keeper.unsure is not None or self.table.next_unasked() is not None:
            left.append(RETRY)  # it could not be stored
        if self.table.match is None and self.table.deal.missing:
            left.append(self.table.deal.until - self.clock())
        if not left:
            return await self._inbox.get()
        try:
            return await asyncio.wait_for(self._inbox.get(), max(0.0, min(left)))
        except TimeoutError:
            return None

    async def _by_itself(self) -> None:
        """Do what happens without a request: an event is found out about, a clock runs out."""
        if self.keeper.unsure is not None:
            with contextlib.suppress(Refusal):
                await self._settle()
        elif self.table.next_unasked() is not None:
            await self._go_on()
        elif self.table.deal.missing:
            await self._void()
        else:
            await self._time_out()

    async def _void(self) -> None:
        """Somebody has not told their salt in time."""
        if self.table.deal.until > self.clock():
            return
        try:
            await self._perform(Request(events.Voided()))
        except Refusal:
            await asyncio.sleep(RETRY)

    async def _perform(self, request: Request) -> Done:
        await self._settle()
        version = self.table.version_done(request.event)
        if version:
            return Done(version, duplicate=True)
        event = self.table.decide(request, self.clock())
        return Done(await self._do(event), duplicate=False)

    async def _do(self, event: AnyEvent) -> int:
        """Store an event, do it with what follows unasked, and tell. Gives its version."""
        before = self.table.happened
        after = self.table.copy(event)
        self.audience.keep_beats(after)
        after.apply(event, self.clock())
        try:
            await self.keeper.keep(event, after)
        except Conflict:
            await self._catch_up()
            raise Refusal("stale") from None
        self._swap(after)
        self._count(event)
        await self._answer_unasked()
        self._tell(event, before)
        return after.version

    def _swap(self, after: Table) -> None:
        """From now on the table is the one on which an event was done, as that is stored."""
        self.table = self.audience.table = self.keeper.table = after

    async def _settle(self) -> None:
        """Find out about an event of which nobody knew whether it was stored."""
        if self.keeper.unsure is not None:
            await self._do(self.keeper.unsure)

    async def _answer_unasked(self) -> None:
        """Give all answers that nobody has to be asked for, one after the other."""
        while self.keeper.unsure is None and (event := self.table.next_unasked()) is not None:
            after = self.table.copy(event)
            after.apply(event, self.clock())
            try:
                await self.keeper.keep(event, after)
            except Conflict:
                await self._catch_up()
            except Refusal:
                return  # tried again after a while
            else:
                self._swap(after)
                self._count(event)

    def _count(self, event: AnyEvent) -> None:
        if isinstance(event, events.Acted):
            self.services.metrics.answers.labels(event.source).inc()

    async def _go_on(self) -> None:
        """Give the unasked answers when nothing else has happened."""
        before = self.table.happened
        self.audience.keep_beats(self.table)
        await self._answer_unasked()
        if self.table.happened > before:
            self.audience.tell_update()
            self._after()

    async def _catch_up(self) -> None:
        """Do what somebody else has stored."""
        for event in await self.keeper.missed():
            before = self.table.happened
            after = self.table.copy(event)
            self.audience.keep_beats(after)
            after.apply(event, self.clock())
            self._swap(after)
            self._tell(event, before)

    def _tell(self, event: AnyEvent, before: int) -> None:
        self.audience.tell(event, before)
        self._after()

    def _after(self) -> None:
        self.used = self.clock()
        if self.table.phase in ("over", "stopped") and not self._ended:
            self._ended = True
            self.services.store.end(self.table.id)  # a restart would find it over, too
            self._recorded = asyncio.create_task(self._keep_record())
        self._consider()

    async def _keep_record(self) -> None:
        """Store the record of a game that is over, so that no rules are needed to tell it later."""
        store, id = self.services.store, self.table.id
        try:
            if await self.services.reading.run(store.record, id) is None:
                record = b""  # of a guided game, or of one that was not played to its end
                if self.table.phase == "over" and not self.table.created.lesson:
                    record = await self.services.views.record(self.table, "")
                store.end(id, record)
        except (Refusal, Late, StoreFailed) as problem:  # the next start tries it again
            log.warning("record-not-kept", extra=about(table=id, why=problem))

    # Bots and clocks

    @property
    def share(self) -> Share:
        """Share that pays for a bot's time. Where a clock runs, somebody is always waiting."""
        watched = bool(self.audience.viewers) or self.table.created.clock != "off"
        return Share(self.maker, self.table.id, watched)

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
        with self.services.metrics.thoughts.time():
            action = await self.services.workers.answer(table, seat, bot, self.share)
        if self.table.asked.get(seat) == since and self.table.places[seat].bot:
            try:
                answer = events.Acted(seat=seat, action=action, source="bot")
                await self.ask(Request(answer, question=since))
            except Refusal as problem:
                if problem.code in ("cannot-store", "not-known"):
                    await asyncio.sleep(RETRY)
        self._thought = None
        self._consider()

    async def _time_out(self) -> None:
        """A clock has run out: a bot answers this once."""
        deadline, seat = self.table.deadlines()[0]
        if deadline > self.clock():
            return
        since = self.table.asked[seat]
        action = await self.services.workers.answer(self.table, seat, ON_TIME_OUT, self.share)
        try:
            answer = events.Acted(seat=seat, action=action, source="clock")
            await self._perform(Request(answer, question=since))
        except Refusal:
            await asyncio.sleep(RETRY)


def _answer(done: asyncio.Future[Done], problem: Refusal) -> None:
    if not done.done():
        done.set_exception(problem)
        done.exception()  # noted also if the asker is gone
