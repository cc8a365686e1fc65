"""Session of one client at the WebSocket of a table: every message it sends is answered."""

import asyncio
import contextlib
from typing import assert_never

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from overlord.server import protocol
from overlord.server.http.replays import recalled
from overlord.server.identity import hashed
from overlord.server.live.lobby import Lobby
from overlord.server.live.runner import Done, Runner
from overlord.server.live.viewer import Viewer
from overlord.server.refusal import Refusal
from overlord.server.table import events
from overlord.server.table.events import Request, Wanted
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
    | protocol.Salt
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
    | protocol.Foresee
    | protocol.Hint
    | protocol.Rematch
)

_decoder: msgspec.json.Decoder[protocol.FromClient] = msgspec.json.Decoder(protocol.FromClient)


class _WithId(msgspec.Struct):
    """As much of a message as is needed to answer it."""

    id: str = ""


def decoded(raw: str) -> protocol.FromClient:
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
        self.runner: Runner | None = None
        self.viewer = Viewer("", "en")
        self.malformed = 0
        self._sender: asyncio.Task[None] | None = None

    async def run(self, table: str) -> None:
        runner = await self._welcome(table)
        if runner is None:
            return
        while True:
            raw = await self._heard()
            try:
                message = decoded(raw)
            except Refusal as problem:
                self._refuse(id_of(raw), problem)
                self.malformed += 1
                if self.malformed >= MALFORMED:
                    await self._bye(POLICY)
                    return
                continue
            await self._take(runner, message)

    async def close(self) -> None:
        if self.runner is not None:
            self.runner.detach(self.viewer)
        if self._sender is not None:
            self._sender.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._sender

    async def _heard(self) -> str:
        """The next text; bytes are answered as malformed."""
        message = await self.link.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1000))
        return message.get("text") or ""

    # The beginning

    async def _welcome(self, table: str) -> Runner | None:
        """The first message says who comes; the answer is the whole table, or why not."""
        try:
            hello = decoded(await asyncio.wait_for(self._heard(), HELLO))
            if not isinstance(hello, protocol.Hello):
                raise Refusal("hello-first")
            self.viewer = Viewer(hashed(hello.token), hello.language)
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
                told = self._told("", problem)
                await self.link.send_text(msgspec.json.encode(told).decode())
            await self.link.close(code)

    async def _send(self) -> None:
        """Sends what waits; the only one who writes to the link after the welcome."""
        with contextlib.suppress(RuntimeError, WebSocketDisconnect, OSError):
            while (raw := await self.viewer.outbox.get()) is not None:
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
        try:
            self._limit(runner, message)
            done = await self._done(runner, message)
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
        talk = isinstance(message, protocol.Chat)
        bucket = self.viewer.chats if talk else self.viewer.others
        if not bucket.take(runner.clock()):
            raise Refusal("too-fast", detail=f"{bucket.wait():.0f}")

    async def _done(self, runner: Runner, message: Numbered) -> Done:
        viewer = self.viewer
        match message:
            case protocol.Look():
                runner.look(viewer, message.seat, message.language or viewer.language)
            case protocol.Mute():
                (viewer.muted.add if message.muted else viewer.muted.discard)(message.seat)
            case protocol.Recall():
                table = runner.table
                viewer.send(recalled(table, viewer.seat, viewer.language, message))
            case protocol.Foresee():
                table = runner.table
                seat, language = viewer.seat, viewer.language
                told = runner.forecasts.told(table, seat, language, message.id)
                viewer.send(await told)
            case protocol.Hint():
                viewer.send(await runner.hinted(viewer.seat, message.id))
            case protocol.Rematch():
                return await self.lobby.rematch(runner, viewer, message.id)
            case _:
                name = runner.table.places[viewer.seat].name if viewer.seat >= 0 else ""
                return await runner.ask(request_of(message, viewer.holder, viewer.seat, name))
        return Done(runner.table.version, duplicate=False)

    def _refuse(self, id: str, problem: Refusal) -> None:
        self.viewer.send(self._told(id, problem))

    def _told(self, id: str, problem: Refusal) -> protocol.Refusal:
        runner = self.runner
        game = "" if runner is None else runner.table.game.id
        return protocol.Refusal(
            id=id,
            code=problem.code if problem.by_rules is None else problem.by_rules.reason,
            sentence=problem.sentence(Words(self.viewer.language, game)),
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
            event = events.Said(by=by, id=id, seat=eyes, name=name, text=text)
        case protocol.Salt(seat=seat, salt=salt):
            event = events.Salted(by=by, id=id, seat=seat, salt=salt)
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
