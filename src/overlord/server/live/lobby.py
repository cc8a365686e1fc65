"""Lobby of all tables: new ones, those in progress, and finished ones that somebody asks for."""

import asyncio
import re
import time
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from overlord.core.errors import OverlordError, UnknownGame
from overlord.core.game import Game
from overlord.core.registry import game as game_of
from overlord.processes import Late
from overlord.server import protocol
from overlord.server.bots.characters import character
from overlord.server.bots.workers import Workers
from overlord.server.http import bodies
from overlord.server.identity import hash_of, new_secret, new_table_id, new_token
from overlord.server.live.audience import Viewer
from overlord.server.live.guided import lesson_table
from overlord.server.live.keeper import answered
from overlord.server.live.listing import Listing
from overlord.server.live.runner import Done, Runner
from overlord.server.live.services import Services
from overlord.server.logs import about, log
from overlord.server.names import clean_name, told_apart
from overlord.server.own_boxes import read_own_box
from overlord.server.rate_limits import Limits
from overlord.server.refusal import Refusal
from overlord.server.store.archive import Archive, blobs_of
from overlord.server.store.store import (
    Conflict,
    NewTable,
    Store,
    StoredTable,
    StoreFailed,
    StoreUnsure,
)
from overlord.server.table import events
from overlord.server.table.changes import write_change
from overlord.server.table.events import Place, Request
from overlord.server.table.restoring import Restored, open_table, restore
from overlord.server.table.seating import check_bot
from overlord.server.table.table import Table
from overlord.server.tasks import end

ID = re.compile("[0-9A-Za-z-]{1,40}")  # of a table
LIVE = 5_000  # tables in memory
IDLE = 600.0  # seconds; then a table nobody looks at is kept in the store only
SWEEP = 60.0
DAY = 86_400.0
UNSTARTED = DAY  # an open table that nobody starts is dropped, unless somebody sits there
WAITED_FOR = 30 * DAY  # the same where several people have sat down
AWAKE = 90 * DAY  # a game older than that comes back when somebody asks for it, not on start


class Broken(NamedTuple):
    """A table that cannot be read."""

    reason: str
    private: bool


class Lobby:
    def __init__(
        self,
        store: Store,
        workers: Workers,
        clock: Callable[[], float] = time.monotonic,
        date: Callable[[], float] = time.time,
        limits: Limits | None = None,
        keep_finished: float = 0.0,
    ) -> None:
        self.store = store
        self.services = Services(store, workers, clock, date, limits or Limits())
        self.clock = clock
        self.date = date
        self.keep_finished = keep_finished  # seconds; 0: for ever
        self.runners: dict[str, Runner] = {}
        self.broken: dict[str, Broken] = {}  # tables that cannot be read
        self.listing = Listing(self, clock)
        self._ready: asyncio.Task[None] | None = None
        self._asked = 0.0  # when it was asked whether the database writes
        self._loading: dict[str, asyncio.Task[Runner]] = {}
        self._unstarted: dict[str, float] = {}  # tables that were open when last seen: made at
        self._dropped: set[str] = set()  # while they are
        self._archived: dict[tuple[str, str], Any] = {}  # boxes and forms of positions
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Bring all live tables back, in the background; one that is asked for comes first."""
        live = await asyncio.to_thread(self.store.live_tables, self.date() - AWAKE)
        self._chores = [
            asyncio.create_task(self._bring_back(live)),
            asyncio.create_task(self._sweep()),
            asyncio.create_task(self.services.metrics.measure_lag()),
        ]
        self._watch()

    def _watch(self) -> None:
        metrics = self.services.metrics
        metrics.watch("tables", "Tables in memory.", lambda: len(self.runners))
        metrics.watch("tables_broken", "Tables that cannot be read.", lambda: len(self.broken))
        shares = self.services.workers.shares
        metrics.watch("bots_waiting", "Bots that wait for a worker.", lambda: shares.waiting)

    async def close(self) -> None:
        await end(self._chores)
        for runner in list(self.runners.values()):
            await runner.close()
        self.services.close()
        await asyncio.to_thread(self.store.close)

    async def _bring_back(self, live: list[str]) -> None:
        for table in live:
            await self._try_to_find(table)
        over = await self.services.reading.run(self.store.unrecorded)
        for table in over:  # of an older database, or cut off before its record was stored
            await self._try_to_find(table)

    async def _try_to_find(self, table: str) -> None:
        try:
            await self.find(table)
        except Refusal as problem:
            if problem.code != "unreadable-table":  # that was logged
                log.warning("table-not-back", extra=about(table=table, why=problem.code))
        await asyncio.sleep(0)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.tidy()
            except Exception:  # the next time may go better
                log.exception("tidy-failed")

    async def tidy(self) -> None:
        """Put away the tables that nobody has looked at for a while, and drop old open ones."""
        for id, made in list(self._unstarted.items()):
            if self.date() - made > UNSTARTED:
                await self._expire(id, made)
        for id, runner in list(self.runners.items()):
            if runner.idle and self.clock() - runner.used > IDLE:
                if runner.table.closed:
                    await self._drop(runner)
                else:
                    del self.runners[id]
                    await runner.close()

        if self.keep_finished:
            before = self.date() - self.keep_finished
            for id in await self.services.reading.run(self.store.finished_before, before):
                await self.delete(id)

    async def delete(self, id: str) -> None:
        """Keep nothing of a table, whatever its state."""
        runner = self.runners.get(id)
        if runner is not None:
            await self._drop(runner)
        else:
            await answered(self.store.drop(id))
        self.broken.pop(id, None)
        self.listing.forget(id)

    async def _expire(self, id: str, made: float) -> None:
        """Drop an old table if it is still open and nobody is there."""
        try:
            runner = await self.find(id)
        except Refusal as problem:
            log.warning("tidy-failed", extra=about(table=id, why=problem.code))
            return
        if runner.table.phase != "lobby":
            del self._unstarted[id]
        elif runner.idle and (len(_holders(runner.table)) < 2 or self.date() - made > WAITED_FOR):
            await self._drop(runner)

    async def _drop(self, runner: Runner) -> None:
        """Drop a table that never started; nothing of it is kept."""
        id = runner.table.id
        self._dropped.add(id)
        self.runners.pop(id, None)
        self._unstarted.pop(id, None)
        await runner.close()
        try:
            await answered(self.store.drop(id))
        except StoreFailed as problem:
            log.warning("drop-failed", extra=about(table=id, why=problem))
        self._dropped.discard(id)

    async def ready(self) -> bool:
        """Whether tables can be stored now: something is written, at most once a second."""
        if self._ready is None or (self._ready.done() and time.monotonic() - self._asked > 1.0):
            self._asked = time.monotonic()
            self._ready = asyncio.create_task(answered(self.store.probe()))
        try:
            await asyncio.shield(self._ready)
        except StoreFailed as problem:
            log.warning("not-ready", extra=about(why=problem))
            return False
        return True

    # Finding

    async def find(self, id: str) -> Runner:
        """The table of an id, from memory or from the store; raises Refusal."""
        runner = self.runners.get(id)
        if runner is not None:
            return runner
        if id in self._dropped or not ID.fullmatch(id):
            raise Refusal("no-such-table")
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        try:
            return await asyncio.shield(self._loading[id])
        finally:
            if id in self._loading and self._loading[id].done():
                del self._loading[id]

    async def _load(self, id: str) -> Runner:
        if id in self.broken:
            raise Refusal("unreadable-table", detail=self.broken[id].reason)
        try:
            facts = await self.services.reading.run(self.store.table, id)
            if facts is None:
                raise Refusal("no-such-table")
            stored = await self.services.restoring.run(self._restore, facts)
            await self._keep(stored)
        except Late:
            raise Refusal("busy") from None
        except StoreFailed as problem:
            log.warning("read-failed", extra=about(table=id, why=problem))
            raise Refusal("cannot-read") from None
        except Refusal:
            raise
        except Exception as problem:
            log.exception("table-unreadable", extra=about(table=id))
            private = await self.services.reading.run(self.store.is_private, id)
            self.broken[id] = Broken(_reason(problem), private)
            raise Refusal("unreadable-table", detail=self.broken[id].reason) from None
        if stored.table.phase in ("over", "stopped"):
            self.store.end(id)
        await self._make_room()
        return self._enter(stored.table)

    def _restore(self, facts: StoredTable) -> Restored:
        archive = Archive(self.store, facts.id, self._archived)
        rows = self.store.stored(facts.id)
        return restore(rows, facts.over, archive, self.clock(), self._day)

    def _day(self, at: float) -> float:
        return self.date() - self.clock() + at

    async def _keep(self, stored: Restored) -> None:
        """Store what became of a table on its way back: changes of rules, and missing positions."""
        table = stored.table
        if stored.event is not None and stored.change is not None:
            raw, change = events.write(stored.event), write_change(stored.change)
            blobs = blobs_of(table)
            job = self.store.append(table.id, table.version, raw, self.date(), change, blobs)
            await answered(job)
            log.warning("rules-changed", extra=about(table=table.id, same=stored.event.same))
        if stored.missing is not None:
            found = [
                (seq, write_change(change))
                for seq, change in enumerate(stored.missing, 2)
                if change is not None
            ]
            await answered(self.store.fill(table.id, found, blobs_of(table)))

    async def _make_room(self) -> None:
        """Put away what has not been looked at for longest, if there are too many tables."""
        if len(self.runners) < LIVE:
            return
        idle = [runner for runner in self.runners.values() if runner.idle]
        for runner in sorted(idle, key=lambda runner: runner.used)[: LIVE // 20]:
            del self.runners[runner.table.id]
            await runner.close()

    def _enter(self, table: Table, maker: str = "") -> Runner:
        runner = Runner(table, self.services, maker)
        self.runners[table.id] = runner
        if table.phase == "lobby":
            self._unstarted[table.id] = table.created.at
        return runner

    # Making

    async def create(self, wish: bodies.NewTable, address: str = "") -> bodies.Seated:
        """A new table; its maker's token is told once."""
        await self._make_room()
        if len(self.runners) >= LIVE:
            raise Refusal("too-many-tables")
        try:
            game = game_of(wish.game)
        except UnknownGame as problem:
            raise Refusal("no-such-game", detail=str(problem)) from None
        token = new_token()
        if wish.lesson:
            return await self._begin_lesson(game, wish, token, address)
        places: list[Place] = []
        for seat, one in enumerate(wish.seats):
            places.append(_place(seat, one, hash_of(token)))
            others = [place.name for place in places[:-1]]
            places[-1].name = told_apart(places[-1].name, seat, others)
        if not any(place.kind == "person" for place in places):
            raise Refusal("nobody-seated")
        cards: dict[str, object] = {}
        if wish.box:
            boxes = self.services.boxes
            cards = await read_own_box(boxes, game.id, wish.box, len(places), wish.options)
        created = events.Created(
            table=new_table_id(),
            game=game.id,
            rules=game.rules_version,
            options=wish.options,
            places=places,
            clock=wish.clock,
            private=wish.private,
            hints=wish.hints,
            cards=cards,
            secret=new_secret(),
            at=self.date(),
            absence=wish.absence,
            deal=2,
        )
        runner = await self._make(created, address)
        if wish.start and not any(place.kind == "open" for place in places):
            await self.begin(runner, hash_of(token))
        seats = [seat for seat, place in enumerate(places) if place.kind == "person"]
        return bodies.Seated(table=created.table, seats=seats, token=token)

    async def _begin_lesson(
        self, game: Game, wish: bodies.NewTable, token: str, address: str
    ) -> bodies.Seated:
        """A guided game: private, against rivals whose answers are written."""
        created = lesson_table(game, wish, hash_of(token), self.date())
        runner = await self._make(created, address)
        await self.begin(runner, hash_of(token))
        seats = [seat for seat, place in enumerate(created.places) if place.kind == "person"]
        return bodies.Seated(table=created.table, seats=seats, token=token)

    async def _make(self, created: events.Created, address: str) -> Runner:
        try:
            table = await self.services.building.run(open_table, created, self.clock())
        except Late:
            raise Refusal("busy") from None
        except OverlordError as problem:
            raise Refusal("bad-table", detail=str(problem)) from None
        new = NewTable(created.table, created.game, created.private, created.at)
        try:
            await answered(self.store.create(new, events.write(created)))
        except StoreUnsure:
            await self._find_out(new, events.write(created))
        except StoreFailed as problem:
            log.warning("store-failed", extra=about(table=new.id, why=problem))
            raise Refusal("cannot-store") from None
        return self._enter(table, address)

    async def _find_out(self, new: NewTable, event: bytes) -> None:
        """The answer of the database was lost; its id is taken once only, so ask again."""
        try:
            await answered(self.store.create(new, event))
        except Conflict:
            return
        except StoreFailed as problem:
            log.warning("store-unsure", extra=about(table=new.id, why=problem))
            raise Refusal("not-known") from None

    async def begin(self, runner: Runner, holder: str) -> Done:
        return await runner.ask(Request(events.Started(by=holder)))

    async def rematch(self, runner: Runner, viewer: Viewer, wish: protocol.Rematch) -> Done:
        """The same people and bots at a new table, where their tokens hold the same seats."""
        table = runner.table
        table.check_rematch(viewer.holder)
        if table.goes_on:
            return Done(table.version, duplicate=True)
        old = table.created
        created = msgspec.structs.replace(
            old,
            table=new_table_id(),
            places=[
                Place(kind="open")
                if p.left
                else Place(
                    kind=p.kind,
                    name=p.name,
                    bot="" if p.kind == "person" else p.bot,
                    holder=p.holder,
                    ask_everything=p.ask_everything,
                )
                for p in table.places
            ],
            secret=new_secret(),
            at=self.date(),
            before=table.id,
            played_on=None,
            deal=2,
        )
        fresh = await self._make(created, viewer.address)
        event = events.GoesOn(by=viewer.holder, id=wish.id, table=created.table)
        done = await runner.ask(Request(event))
        alone = len({place.holder for place in created.places if place.holder}) == 1
        if wish.start and alone and not any(place.kind == "open" for place in created.places):
            await self.begin(fresh, viewer.holder)
        return done

    async def play_on(self, table: Table, wish: bodies.PlayOn, address: str) -> bodies.Seated:
        """A new table where one person plays on from a moment of a finished game against bots."""
        match = table.match
        if match is None or not match.over:
            raise Refusal("not-over")
        if table.of_older_rules or match.start.earlier:
            raise Refusal("older-rules", detail=str(table.rules.version))
        if wish.seat >= len(table.places):
            raise Refusal("no-such-seat")
        if wish.answers >= len(match.answers):
            raise Refusal("game-over")
        check_bot(wish.bot)
        token = new_token()
        created = msgspec.structs.replace(
            table.created,
            table=new_table_id(),
            places=[
                Place(kind="person", name=wish.name.strip() or place.name, holder=hash_of(token))
                if seat == wish.seat
                else Place(kind="bot", name=place.name, bot=wish.bot)
                for seat, place in enumerate(table.places)
            ],
            clock="off",
            private=True,
            secret=new_secret(),
            at=self.date(),
            before="",
            played_on=events.PlayedOn(
                table=table.id,
                seed=str(table.seed),
                answers=[(one.seat, one.action) for one in match.answers[: wish.answers]],
                luck=match.luck,
            ),
            deal=2,
        )
        runner = await self._make(created, address)
        await self.begin(runner, hash_of(token))
        return bodies.Seated(table=created.table, seats=[wish.seat], token=token)


def _holders(table: Table) -> set[str]:
    """The people who have sat down at a table."""
    return {place.holder for place in table.places if place.holder}


def _reason(problem: Exception) -> str:
    """Reason why a table cannot be read, for everybody to see: nothing of the server's inside."""
    if isinstance(problem, OverlordError):
        return str(problem)
    return "what is stored of it does not fit together"


def _place(seat: int, wish: bodies.SeatWish, holder: str) -> Place:
    if wish.kind == "bot":
        check_bot(wish.bot)
        return Place(kind="bot", name=character(seat), bot=wish.bot)
    if wish.kind == "me":
        return Place(kind="person", name=clean_name(wish.name, seat), holder=holder)
    return Place(kind="open")
