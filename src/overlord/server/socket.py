"""The WebSocket of a table: reads what clients say, and answers every message."""

import asyncio
import contextlib

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from overlord.server import protocol
from overlord.server.identity import hashed
from overlord.server.intents import intent
from overlord.server.lobby import Lobby
from overlord.server.no import No
from overlord.server.replays import recalled
from overlord.server.runner import Done, Runner
from overlord.server.viewer import Viewer
from overlord.words import Words

HELLO = 10.0  # seconds to say who one is
MALFORMED = 100  # messages; then the link is closed
TRY_AGAIN = 1013  # codes of WebSocket
POLICY = 1008
NOT_FOUND = 4404
FORBIDDEN = 4403

_decoder: msgspec.json.Decoder[protocol.FromClient] = msgspec.json.Decoder(protocol.FromClient)


class _Numbered(msgspec.Struct):
    """As much of a message as is needed to answer it."""

    id: str = ""


def decoded(raw: str) -> protocol.FromClient:
    try:
        return _decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError) as problem:
        raise No("malformed", detail=str(problem)[:200]) from None


def id_of(raw: str) -> str:
    """The id of a message that could not be read, if that much of it can."""
    try:
        return msgspec.json.decode(raw, type=_Numbered).id[:40]
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return ""


async def socket(link: WebSocket) -> None:
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
            except No as problem:
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
                raise No("hello-first")
            self.viewer = Viewer(hashed(hello.token), hello.language)
            if hello.protocol != protocol.PROTOCOL:
                raise No("protocol", detail=str(protocol.PROTOCOL))
            runner = await self.lobby.find(table)
            runner.attach(self.viewer, hello.seat, hello.seen)
        except TimeoutError:
            await self._bye(POLICY, No("hello-first"))
            return None
        except No as problem:
            codes = {"no-such-table": NOT_FOUND, "foreign-token": FORBIDDEN}
            await self._bye(codes.get(problem.code, POLICY), problem)
            return None
        self.runner = runner
        self._sender = asyncio.create_task(self._send())
        return runner

    async def _bye(self, code: int, problem: No | None = None) -> None:
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
            self._refuse("", No("hello-twice"))
            return
        try:
            self._limit(runner, message)
            done = await self._done(runner, message)
        except No as problem:
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
            raise No("too-fast", detail=f"{bucket.wait():.0f}")

    async def _done(self, runner: Runner, message: protocol.FromClient) -> Done:
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
                foresight = runner.foresight.foreseen(table, seat, language, message.id)
                viewer.send(await foresight)
            case protocol.Hint():
                viewer.send(await runner.hinted(viewer.seat, message.id))
            case protocol.Rematch():
                return await self.lobby.rematch(runner, viewer, message.id)
            case _:
                name = runner.table.places[viewer.seat].name if viewer.seat >= 0 else ""
                wanted = intent(message, viewer.holder, viewer.seat, name)
                assert wanted is not None
                return await runner.ask(wanted)
        return Done(runner.table.version, duplicate=False)

    def _refuse(self, id: str, problem: No) -> None:
        self.viewer.send(self._told(id, problem))

    def _told(self, id: str, problem: No) -> protocol.Refusal:
        runner = self.runner
        game = "" if runner is None else runner.table.game.id
        return protocol.Refusal(
            id=id,
            code=problem.code if problem.refusal is None else problem.refusal.reason,
            sentence=problem.sentence(Words(self.viewer.language, game)),
            rule=problem.rule,
            version=0 if runner is None else runner.table.version,
        )
