"""Session of one client at the WebSocket of a table: every message it sends is answered."""

import asyncio
import contextlib
from typing import assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from overlord.server import protocol
from overlord.server.identity import hash_of
from overlord.server.live.audience import Viewer
from overlord.server.live.guided import objection
from overlord.server.live.lobby import Lobby
from overlord.server.live.runner import Done, Runner
from overlord.server.live.scene import reader_of
from overlord.server.names import clean_line
from overlord.server.rate_limits import Bucket
from overlord.server.refusal import Objection, Refusal
from overlord.server.table import events
from overlord.server.table.events import Request, Wanted
from overlord.server.tasks import end
from overlord.words import Words

HELLO = 10.0  # seconds to say who one is
MALFORMED = 100  # messages; then the link is closed
TRY_AGAIN = 1013  # codes of WebSocket
POLICY = 1008
NOT_FOUND = 4404
FORBIDDEN = 4403

ToTable = (  # what changes the table
    protocol.Act
    | protocol.Undo
    | protocol.Vote
    | protocol.Chat
    | protocol.Commit
    | protocol.Reveal
    | protocol.Waive
    | protocol.Begin
    | protocol.StandIn
    | protocol.Reclaim
    | protocol.Prefer
    | protocol.Revoke
)
Numbered = (  # what is answered by ack or refusal
    ToTable
    | protocol.Look
    | protocol.Mute
    | protocol.Recall
    | protocol.Meanwhile
    | protocol.Foresee
    | protocol.Hint
    | protocol.Rematch
)

Slow = protocol.Recall | protocol.Meanwhile | protocol.Foresee | protocol.Hint
SLOW = (  # answered beside the others
    protocol.Recall,
    protocol.Meanwhile,
    protocol.Foresee,
    protocol.Hint,
)
LANE = 8  # requests that may wait; who drags through a game asks for many moments
COSTLY = (protocol.Look, protocol.Recall, protocol.Meanwhile)  # the table in words, as a whole

_decoder: msgspec.json.Decoder[protocol.FromClient] = msgspec.json.Decoder(protocol.FromClient)


class _WithId(msgspec.Struct):
    """As much of a message as is needed to answer it."""

    id: str = ""


def decode(raw: str) -> protocol.FromClient:
    try:
        return _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise Refusal("malformed", detail=str(problem)[:200]) from None


def id_of(raw: str) -> str:
    """The id of a message that could not be read, if that much of it can."""
    try:
        return msgspec.json.decode(raw, type=_WithId).id[:40]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


class Lane:
    """Slow requests of one kind, of one person."""

    def __init__(self) -> None:
        self.turn = asyncio.Lock()
        self.waiting = 0  # with the one that is being answered


async def table_socket(link: WebSocket) -> None:
    lobby: Lobby = link.app.state.lobby
    await link.accept()
    session = Session(link, lobby)
    link.app.state.sockets += 1
    try:
        await session.run(str(link.path_params["table"]))
    except WebSocketDisconnect:
        pass
    finally:
        link.app.state.sockets -= 1
        await session.close()


class Session:
    """One link from hello to its end. Messages are taken one after the other."""

    def __init__(self, link: WebSocket, lobby: Lobby) -> None:
        self.link = link
        self.lobby = lobby
        self.limits = lobby.services.limits
        self.address = link.client.host if link.client else ""
        self.runner: Runner | None = None
        self.viewer = Viewer("", "en", self.address)
        self._frames = Bucket(*self.limits.frames)
        self._lanes = {kind: Lane() for kind in SLOW}
        self._slow: set[asyncio.Task[None]] = set()
        self.malformed = 0
        self._sender: asyncio.Task[None] | None = None

    async def run(self, table: str) -> None:
        runner = await self._welcome(table)
        if runner is None:
            return
        while True:
            raw = await self._receive()
            if not self._frames.take(runner.clock()):
                await asyncio.sleep(self._frames.wait())  # who floods, waits
            try:
                message = decode(raw)
            except Refusal as problem:
                self._refuse(id_of(raw), problem)
                self.malformed += 1
                if self.malformed >= MALFORMED:
                    await self._bye(POLICY)
                    return
                continue
            await self._take(runner, message)

    async def close(self) -> None:
        for task in self._slow:
            task.cancel()
        if self.runner is not None:
            self.runner.detach(self.viewer)
        await end([self._sender])

    async def _receive(self) -> str:
        """The next text; bytes are answered as malformed."""
        message = await self.link.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        return message.get("text") or ""

    # The beginning

    async def _welcome(self, table: str) -> Runner | None:
        """The first message says who comes; the answer is the whole table, or why not."""
        try:
            self.limits.arrivals.check(self.address, self.lobby.clock())
            hello = decode(await asyncio.wait_for(self._receive(), HELLO))
            if not isinstance(hello, protocol.Hello):
                raise Refusal("hello-first")
            self.viewer = Viewer(hash_of(hello.token), hello.language, self.address)
            if hello.protocol != protocol.PROTOCOL:
                raise Refusal("protocol", detail=str(protocol.PROTOCOL))
            runner = await self.lobby.find(table)
            runner.attach(self.viewer, hello.seat, hello.seen)
        except TimeoutError:
            await self._bye(POLICY, Refusal("hello-first"))
            return None
        except Refusal as problem:
            codes = {"no-such-table": NOT_FOUND, "foreign-token": FORBIDDEN}
            await self._bye(codes.get(problem.code, POLICY), problem)
            return None
        self.runner = runner
        self._sender = asyncio.create_task(self._send())
        return runner

    async def _bye(self, code: int, problem: Refusal | None = None) -> None:
        with contextlib.suppress(RuntimeError, WebSocketDisconnect):  # gone already
            if problem is not None:
                told = self._refusal_message("", problem)
                await self.link.send_text(msgspec.json.encode(told).decode())
            await self.link.close(code)

    async def _send(self) -> None:
        """Sends what waits; the only one who writes to the link after the welcome."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
            while (raw := await self.viewer.next()) is not None:
                await self.link.send_text(raw.decode())
            await self.link.close(TRY_AGAIN)

    # Messages

    async def _take(self, runner: Runner, message: protocol.FromClient) -> None:
        if isinstance(message, protocol.Ping):
            self.viewer.send(protocol.Pong())
            return
        if isinstance(message, protocol.Hello):
            self._refuse("", Refusal("hello-twice"))
            return
        if isinstance(message, SLOW):
            self._begin(runner, message)
        else:
            await self._answer(runner, message)

    def _begin(self, runner: Runner, message: Slow) -> None:
        """Answer a slow request beside the others; those of a kind one after the other."""
        lane = self._lanes[type(message)]
        if lane.waiting >= (1 if isinstance(message, protocol.Hint) else LANE):
            self._refuse(message.id, Refusal("one-at-a-time"))
            return
        lane.waiting += 1
        task = asyncio.create_task(self._answer_in(lane, runner, message))
        self._slow.add(task)
        task.add_done_callback(self._slow.discard)

    async def _answer_in(self, lane: Lane, runner: Runner, message: Slow) -> None:
        try:
            async with lane.turn:
                await self._answer(runner, message)
        finally:
            lane.waiting -= 1

    async def _answer(self, runner: Runner, message: Numbered) -> None:
        try:
            self._limit(runner, message)
            done = await self._perform(runner, message)
        except Refusal as problem:
            self._refuse(message.id, problem)
        else:
            self.viewer.send(
                protocol.Ack(id=message.id, version=done.version, duplicate=done.duplicate)
            )

    def _limit(self, runner: Runner, message: protocol.FromClient) -> None:
        """Chat and other requests are limited, each by itself; moves are not, nor is what is asked
        after each of them and worked out once."""
        if isinstance(message, (protocol.Act, protocol.Foresee)):
            return
        now = runner.clock()
        talk = isinstance(message, protocol.Chat)
        bucket = self.viewer.chats if talk else self.viewer.others
        if not bucket.take(now):
            raise Refusal("too-fast", detail=f"{bucket.wait():.0f}")
        if talk:
            self.limits.chats.check(self.address, now)
            if not runner.chats.take(now):
                raise Refusal("too-fast", detail=f"{runner.chats.wait():.0f}")
        elif isinstance(message, COSTLY):
            self.limits.costly.check(self.address, now)

    async def _perform(self, runner: Runner, message: Numbered) -> Done:
        viewer = self.viewer
        match message:
            case protocol.Look():
                language = message.language or viewer.language
                runner.audience.look(viewer, message.seat, language)
            case protocol.Mute():
                (viewer.muted.add if message.muted else viewer.muted.discard)(message.seat)
            case protocol.Recall():
                seat, language = viewer.seat, viewer.language
                views = self.lobby.services.views
                viewer.send_raw(
                    await views.recalled(runner.table, seat, language, message, self.address)
                )
            case protocol.Meanwhile():
                views = self.lobby.services.views
                seat, language = viewer.seat, viewer.language
                viewer.send_raw(
                    await views.meanwhile(runner.table, seat, language, message.id, self.address)
                )
            case protocol.Foresee():
                table = runner.table
                seat, language = viewer.seat, viewer.language
                told = runner.forecasts.tell(table, seat, language, message.id)
                viewer.send(await told)
            case protocol.Hint():
                viewer.send(await runner.hint(viewer, message.id))
            case protocol.Rematch():
                return await self.lobby.rematch(runner, viewer, message)
            case _:
                name = runner.table.places[viewer.seat].name if viewer.seat >= 0 else ""
                return await runner.ask(request_of(message, viewer.holder, viewer.seat, name))
        return Done(runner.table.version, duplicate=False)

    def _refuse(self, id: str, problem: Refusal) -> None:
        self.viewer.send(self._refusal_message(id, problem))

    def _refusal_message(self, id: str, problem: Refusal) -> protocol.Refusal:
        runner = self.runner
        game = "" if runner is None else runner.table.game.id
        sentence = problem.sentence(Words(self.viewer.language, game))
        if isinstance(problem, Objection) and runner is not None:
            assert runner.table.match is not None
            reader = reader_of(runner.table.match, problem.seat, self.viewer.language)
            sentence = objection(reader, problem)
        return protocol.Refusal(
            id=id,
            code=problem.code if problem.by_rules is None else problem.by_rules.reason,
            sentence=sentence,
            rule=problem.rule,
            version=0 if runner is None else runner.table.version,
        )


def request_of(message: ToTable, by: str, eyes: int, name: str) -> Request:
    """The request to the table that a message is, of a holder who looks from a seat."""
    id = message.id
    match message:
        case protocol.Act(version=version, seat=seat):
            event: Wanted = events.Acted(
                by=by,
                id=id,
                seat=seat,
                action=message.action,
                more=message.more,
                source="person",
                standing=message.standing,
            )
            return Request(event, version)
        case protocol.Undo(version=version, seat=seat):
            return Request(events.UndoWanted(by=by, id=id, seat=seat), version)
        case protocol.Vote(version=version, seat=seat, agree=agree):
            return Request(events.Voted(by=by, id=id, seat=seat, agree=agree), version)
        case protocol.Chat(text=text):
            event = events.Said(by=by, id=id, seat=eyes, name=name, text=clean_line(text))
        case protocol.Commit() | protocol.Reveal() | protocol.Waive() | protocol.Begin():
            event = _beginning(message, by)
        case protocol.StandIn(seat=seat, bot=bot):
            event = events.StoodIn(by=by, id=id, seat=seat, bot=bot)
        case protocol.Reclaim(seat=seat):
            event = events.Reclaimed(by=by, id=id, seat=seat)
        case protocol.Prefer(ask_everything=wish):
            event = events.Preferred(by=by, id=id, ask_everything=wish)
        case protocol.Revoke(seat=seat):
            event = events.Revoked(by=by, id=id, seat=seat)
        case _:
            assert_never(message)
    return Request(event)


def _beginning(
    message: protocol.Commit | protocol.Reveal | protocol.Waive | protocol.Begin, by: str
) -> Wanted:
    """Requests before the game."""
    id = message.id
    match message:
        case protocol.Commit(seat=seat, hash=hash):
            return events.Committed(by=by, id=id, seat=seat, hash=hash)
        case protocol.Reveal(seat=seat, salt=salt):
            return events.Revealed(by=by, id=id, seat=seat, salt=salt)
        case protocol.Waive(seats=seats):
            return events.Waived(by=by, id=id, seats=seats)
        case protocol.Begin():
            return events.Started(by=by, id=id)
        case _:
            assert_never(message)
