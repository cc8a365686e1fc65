"""Lobby of all tables: new ones, those in progress, and finished ones that somebody asks for."""

import asyncio
import contextlib
import logging
import time
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory

import msgspec

from overlord.core.box import Box
from overlord.core.errors import BadBox, OverlordError, UnknownGame
from overlord.core.game import Game
from overlord.core.registry import game as game_of
from overlord.server import protocol
from overlord.server.bots.workers import Workers
from overlord.server.http import bodies
from overlord.server.identity import hashed, new_secret, new_table_id, new_token
from overlord.server.live.runner import Done, Runner
from overlord.server.live.viewer import Viewer
from overlord.server.refusal import Refusal
from overlord.server.store.store import NewTable, Store, StoreFailed
from overlord.server.table import events
from overlord.server.table.events import Place, Request, bot_name
from overlord.server.table.table import Table, known_bot

log = logging.getLogger("overlord.server")

LIVE = 5_000  # tables in memory
IDLE = 600.0  # seconds; then a table nobody looks at is kept in the store only
SHOWN = 50  # tables with room, and games to watch, in the list
FINISHED = 20  # finished games in the list
SWEEP = 60.0
DAY = 86_400.0
UNSTARTED = 7 * DAY  # an open table that nobody starts is dropped, unless somebody sits there
AWAKE = 90 * DAY  # a game older than that comes back when somebody asks for it, not on start


class Lobby:
    def __init__(
        self,
        store: Store,
        workers: Workers,
        clock: Callable[[], float] = time.monotonic,
        date: Callable[[], float] = time.time,
    ) -> None:
        self.store = store
        self.workers = workers
        self.clock = clock
        self.date = date
        self.runners: dict[str, Runner] = {}
        self._over: dict[tuple[str, str], protocol.Header] = {}
        self._loading: dict[str, asyncio.Task[Runner]] = {}
        self._unstarted: dict[str, float] = {}  # tables that were open when last seen: made at
        self._dropped: set[str] = set()  # while they are
        self._chores: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        """Bring all live tables back, in the background; one that is asked for comes first."""
        live = await asyncio.to_thread(self.store.live, self.date() - AWAKE)
        self._chores = [
            asyncio.create_task(self._bring_back(live)),
            asyncio.create_task(self._sweep()),
        ]

    async def close(self) -> None:
        for task in self._chores:
            task.cancel()
        await asyncio.gather(*self._chores, return_exceptions=True)
        for runner in list(self.runners.values()):
            await runner.close()
        self.workers.close()
        await asyncio.to_thread(self.store.close)

    async def _bring_back(self, live: list[str]) -> None:
        for table in live:
            try:
                await self.find(table)
            except Refusal as problem:
                log.warning("table %s does not come back: %s", table, problem.detail)
            await asyncio.sleep(0)

    async def _sweep(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            await self.tidy()

    async def tidy(self) -> None:
        """Tables that nobody has looked at for a while live in the store only, or not at all."""
        for id, made in list(self._unstarted.items()):
            if self.date() - made > UNSTARTED:
                await self._expire(id)
        for id, runner in list(self.runners.items()):
            if runner.idle and self.clock() - runner.used > IDLE:
                if runner.table.closed:
                    await self._drop(runner)
                else:
                    del self.runners[id]
                    await runner.close()

    async def _expire(self, id: str) -> None:
        """An old table that was open: is it still, and is nobody there?"""
        try:
            runner = await self.find(id)
        except Refusal as problem:
            log.warning("table %s cannot be looked at: %s", id, problem.detail or problem.code)
            return
        if runner.table.phase != "lobby":
            del self._unstarted[id]
        elif runner.idle:
            await self._drop(runner)

    async def _drop(self, runner: Runner) -> None:
        """Of a table that never started nothing is kept."""
        id = runner.table.id
        self._dropped.add(id)
        self.runners.pop(id, None)
        self._unstarted.pop(id, None)
        await runner.close()
        try:
            await asyncio.wrap_future(self.store.drop(id))
        except StoreFailed as problem:
            log.warning("table %s cannot be dropped: %s", id, problem)
        self._dropped.discard(id)

    # Finding

    async def find(self, id: str) -> Runner:
        """The table of an id, from memory or from the store; raises Refusal."""
        runner = self.runners.get(id)
        if runner is not None:
            return runner
        if id in self._dropped:
            raise Refusal("no-such-table")
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._load(id))
        try:
            return await asyncio.shield(self._loading[id])
        finally:
            if id in self._loading and self._loading[id].done():
                del self._loading[id]

    async def _load(self, id: str) -> Runner:
        try:
            stored = await asyncio.to_thread(self.store.events, id)
        except StoreFailed as problem:
            raise Refusal("cannot-store", detail=str(problem)) from None
        if not stored:
            raise Refusal("no-such-table")
        try:
            table = await asyncio.to_thread(restored, stored, self.clock())
        except (OverlordError, msgspec.ValidationError, AssertionError) as problem:
            raise Refusal("unreadable-table", detail=str(problem)) from None
        if table.phase in ("over", "stopped"):
            self.store.end(id)
        return self._enter(table)

    def _enter(self, table: Table) -> Runner:
        runner = Runner(table, self.store, self.workers, self.clock)
        self.runners[table.id] = runner
        if table.phase == "lobby":
            self._unstarted[table.id] = table.created.at
        return runner

    async def listed(self, language: str) -> bodies.TableList:
        """What all may see: tables with room, games to watch, and the latest finished ones."""
        stored = await asyncio.to_thread(self.store.finished, FINISHED)
        shown = [
            runner.header(language)
            for runner in sorted(self.runners.values(), key=_age)
            if not runner.table.created.private and not runner.table.closed
        ]
        over = [one for one in shown if one.phase in ("over", "stopped")]
        for id in stored:
            if id not in self.runners:
                with contextlib.suppress(Refusal):  # one that cannot be read is not shown
                    over.append(await self._finished(id, language))
        over = [  # not those left before the start
            one for one in over if one.fairness.secret or one.phase == "stopped"
        ]
        return bodies.TableList(
            open=[one for one in shown if one.phase == "lobby"][:SHOWN],
            playing=[one for one in shown if one.phase == "playing"][:SHOWN],
            over=over[:FINISHED],
        )

    async def _finished(self, id: str, language: str) -> protocol.Header:
        """A finished table in the list; kept, for it takes a whole game to tell it anew."""
        known = self._over.get((id, language))
        if known is None:
            known = (await self.find(id)).header(language)
            if len(self._over) > 10 * FINISHED:
                self._over.clear()
            self._over[id, language] = known
        return known

    # Making

    async def create(self, wish: bodies.NewTable) -> bodies.Seated:
        """A new table; its maker's token is told once."""
        if len(self.runners) >= LIVE:
            raise Refusal("too-many-tables")
        try:
            game = game_of(wish.game)
        except UnknownGame as problem:
            raise Refusal("no-such-game", detail=str(problem)) from None
        token = new_token()
        places = [_place(seat, wish_, hashed(token)) for seat, wish_ in enumerate(wish.seats)]
        if not any(place.kind == "person" for place in places):
            raise Refusal("nobody-seated")
        cards = await asyncio.to_thread(_own_cards, game, wish.box) if wish.box else {}
        created = events.Created(
            table=new_table_id(),
            game=game.id,
            rules=game.rules_version,
            options=wish.options,
            places=places,
            clock=wish.clock,
            private=wish.private,
            cards=cards,
            secret=new_secret(),
            at=self.date(),
        )
        runner = await self._make(created)
        if wish.start and not any(place.kind == "open" for place in places):
            await self.begin(runner, hashed(token))
        seats = [seat for seat, place in enumerate(places) if place.kind == "person"]
        return bodies.Seated(table=created.table, seats=seats, token=token)

    async def _make(self, created: events.Created) -> Runner:
        try:
            table = _table(created, self.clock())
        except OverlordError as problem:
            raise Refusal("bad-table", detail=str(problem)) from None
        new = NewTable(created.table, created.game, created.private, created.at)
        try:
            await asyncio.wrap_future(self.store.create(new, events.write(created)))
        except StoreFailed as problem:
            raise Refusal("cannot-store", detail=str(problem)) from None
        return self._enter(table)

    async def begin(self, runner: Runner, holder: str) -> Done:
        event = events.Started(by=holder, rules=runner.table.game.rules_version)
        return await runner.ask(Request(event))

    async def rematch(self, runner: Runner, viewer: Viewer, id: str) -> Done:
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
        )
        fresh = await self._make(created)
        event = events.GoesOn(by=viewer.holder, id=id, table=created.table)
        done = await runner.ask(Request(event))
        alone = len({place.holder for place in created.places if place.holder}) == 1
        if alone and not any(place.kind == "open" for place in created.places):
            await self.begin(fresh, viewer.holder)
        return done


def _age(runner: Runner) -> float:
    """Newest first."""
    return -runner.table.created.at


def _place(seat: int, wish: bodies.SeatWish, holder: str) -> Place:
    if wish.kind == "bot":
        known_bot(wish.bot)
        return Place(kind="bot", name=bot_name(wish.bot, seat), bot=wish.bot)
    if wish.kind == "me":
        if not wish.name.strip():
            raise Refusal("no-name", detail=str(seat))
        return Place(kind="person", name=wish.name.strip(), holder=holder)
    return Place(kind="open")


def _own_cards(game: Game, text: str) -> dict[str, object]:
    """A box of one's own: data, strictly decoded; nothing of it is run or kept as a file."""
    with TemporaryDirectory() as folder:
        path = Path(folder, "box.toml")
        path.write_text(text, "utf-8")
        try:
            return game.read_box(str(path)).source
        except BadBox as problem:
            said = str(problem).replace(str(path), path.name)
            raise Refusal("bad-box", detail=said) from None


def _box(game: Game, cards: dict[str, object]) -> Box:
    return game.box_from(cards) if cards else game.box


def _table(created: events.Created, now: float) -> Table:
    game = game_of(created.game)
    return Table(created, game, _box(game, created.cards), now)


def restored(stored: list[str], now: float) -> Table:
    """The table of its events; raises OverlordError where they do not make one."""
    created = events.read(stored[0])
    if not isinstance(created, events.Created):
        raise OverlordError("the first event of a table is its making")
    later = [events.read(raw) for raw in stored[1:]]
    started = next((event for event in later if isinstance(event, events.Started)), None)
    rules = started.rules or created.rules if started else 0
    table = _table(created, now)
    if rules and rules != table.game.rules_version:
        table.stopped = rules
    for event in later:
        table.apply(event, now)
    return table
