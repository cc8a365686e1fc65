"""Audience of a table: who looks, through whose eyes, and what each of them is told.

What reads alike is put into words once: for each version of the table, eyes and language. Who
comes and goes is told in batches.
"""

import asyncio
from collections.abc import Callable

import msgspec

from overlord.core.start import FREE, SEEN
from overlord.server import protocol
from overlord.server.live.box_info import encoded_box_info
from overlord.server.live.kept import Kept
from overlord.server.live.scene import LogLines, beats_for, header, reader_of, scene
from overlord.server.rate_limits import Bucket
from overlord.server.refusal import Refusal
from overlord.server.table import events
from overlord.server.table.events import AnyEvent
from overlord.server.table.table import Table

BATCH = 0.25  # seconds in which comings and goings are gathered
WAITING = 256  # messages; a client that takes no more than that has to come back
LARGEST = 4_000_000  # bytes of these
PRIVATE = (events.Preferred, events.Revoked)  # nobody else hears of it

Clock = Callable[[], float]
encode = msgspec.json.Encoder().encode


class Viewer:
    """Somebody at a socket: whose eyes, which language, what was told already."""

    def __init__(self, holder: str, language: str, address: str = "") -> None:
        self.holder = holder
        self.address = address  # where the link comes from
        self.language = language
        self.seat = -1
        self.held: list[int] = []
        self.told = 0  # events
        self.muted: set[int] = set()
        self.chats = Bucket(5, 0.5)
        self.others = Bucket(40, 10)  # requests that are no moves
        self.outbox: asyncio.Queue[bytes | None] = asyncio.Queue()
        self.waiting = 0  # bytes in it
        self.lost = False

    def send(self, message: protocol.FromServer) -> None:
        self.send_raw(encode(message))

    def send_raw(self, raw: bytes) -> None:
        if self.lost:
            return
        self.waiting += len(raw)
        if self.outbox.qsize() >= WAITING or self.waiting > LARGEST:
            self.leave()
            return
        self.outbox.put_nowait(raw)

    async def next(self) -> bytes | None:
        """Next message to send; nothing when the link is to be closed."""
        raw = await self.outbox.get()
        self.waiting -= 0 if raw is None else len(raw)
        return raw

    def leave(self) -> None:
        """The link is to be closed once what waits has been sent."""
        self.lost = True
        self.outbox.put_nowait(None)


class Audience:
    def __init__(self, table: Table, clock: Clock, kept: Kept) -> None:
        self.table = table
        self.clock = clock
        self.kept = kept
        self.viewers: set[Viewer] = set()
        self._presence: asyncio.TimerHandle | None = None

    def close(self) -> None:
        if self._presence is not None:
            self._presence.cancel()
        for viewer in self.viewers:
            viewer.leave()

    @property
    def addresses(self) -> list[str]:
        """Addresses of those who play here."""
        return [viewer.address for viewer in self.viewers if viewer.held]

    # Coming, looking, going

    def attach(self, viewer: Viewer, seat: int, seen: int) -> None:
        """A reader comes (back) and gets all that it has missed."""
        viewer.held = self.table.seats_of(viewer.holder)
        if viewer.holder and not viewer.held:
            raise Refusal("foreign-token")
        viewer.seat = self._eyes(viewer, seat)
        self.viewers.add(viewer)
        self.table.arrive(viewer.held)
        self._snapshot(viewer, seen)
        self._presence_soon()

    def detach(self, viewer: Viewer) -> None:
        if viewer in self.viewers:
            self.viewers.remove(viewer)
            self.table.depart(viewer.held, self.clock())
            self._presence_soon()

    def look(self, viewer: Viewer, seat: int, language: str) -> None:
        if seat != -1 and seat not in viewer.held:
            raise Refusal("not-your-seat")
        viewer.seat = seat
        viewer.language = language
        self._snapshot(viewer, -1)

    def _eyes(self, viewer: Viewer, seat: int) -> int:
        if seat == -1:
            return viewer.held[0] if viewer.held else -1
        if seat not in viewer.held:
            raise Refusal("not-your-seat")
        return seat

    def _presence_soon(self) -> None:
        if self._presence is None:
            loop = asyncio.get_running_loop()
            self._presence = loop.call_later(BATCH, self._tell_presence)

    def _tell_presence(self) -> None:
        self._presence = None
        self._tell_header()

    # Telling

    def keep_beats(self, table: Table) -> None:
        """Keep what happens from now on beat by beat, if anybody looks."""
        if table.match is not None:
            table.match.keep_beats(wanted=bool(self.viewers))

    def tell(self, event: AnyEvent, before: int) -> None:
        """Tell all viewers what an event, and the answers that followed unasked, have changed."""
        if isinstance(event, events.Said):
            self._tell_chat()
        if self.table.happened > before:
            self.tell_update()
        elif isinstance(event, PRIVATE):
            self.tell_update(event.by)
        elif not isinstance(event, events.Said):
            self._reseat()
            self._tell_header()

    def _reseat(self) -> None:
        """Give viewers the seats they hold now: before the start these may change hands."""
        for viewer in self.viewers:
            held = self.table.seats_of(viewer.holder)
            if held != viewer.held:
                self.table.depart([seat for seat in viewer.held if seat not in held], self.clock())
                self.table.arrive([seat for seat in held if seat not in viewer.held])
                viewer.held = held
                if viewer.seat not in held:
                    viewer.seat = held[0] if held else -1
                self._snapshot(viewer, -1)

    def _snapshot(self, viewer: Viewer, seen: int) -> None:
        """Everything for one reader; of the events those after `seen`."""
        table, seat, language = self.table, viewer.seat, viewer.language
        seen_now: protocol.Scene | None = None
        happened: list[protocol.Happened] = []
        if table.match is not None:
            key = (table.id, table.changed, seat, language)
            seen_now = self.kept.ready(("scene", *key), lambda: self._scene(seat, language))
            start = min(seen + 1, len(table.match.log))
            happened = self.kept.ready(
                ("log", *key, start), lambda: self._lines(seat, language, start)
            )
            viewer.told = len(table.match.log)
        viewer.send(
            protocol.Snapshot(
                protocol=protocol.PROTOCOL,
                seat=seat,
                held=viewer.held,
                ask_everything=table.asks_everything(viewer.holder),
                header=self.header(language),
                box=encoded_box_info(table.setup, language),
                scene=seen_now,
                events=happened,
                chat=[line for line in table.chat if line.seat not in viewer.muted],
            )
        )

    def _scene(self, seat: int, language: str) -> protocol.Scene:
        assert self.table.match is not None
        reader = reader_of(self.table.match, seat, language)
        return scene(reader, self._undo(seat), self.table.orders)

    def _lines(self, seat: int, language: str, start: int) -> list[protocol.Happened]:
        """The log in words from an event on."""
        assert self.table.match is not None
        reader = reader_of(self.table.match, seat, language)
        return LogLines(self.table.match.log[start:]).for_reader(reader.chronicle)

    def tell_update(self, holder: str = "") -> None:
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
                same[key] = encode(
                    protocol.Update(
                        header=headers[viewer.language],
                        events=news[key[1:]].for_reader(reader.chronicle),
                        scene=scene(reader, self._undo(viewer.seat), self.table.orders),
                        beats=beats_for(reader, self.table.match.beats, viewer.told),
                    )
                )
            viewer.told = count
            viewer.send_raw(same[key])

    def _tell_header(self) -> None:
        same: dict[str, bytes] = {}
        for viewer in self.viewers:
            if viewer.language not in same:
                told = protocol.HeaderChanged(header=self.header(viewer.language))
                same[viewer.language] = encode(told)
            viewer.send_raw(same[viewer.language])

    def _tell_chat(self) -> None:
        line = self.table.chat[-1]
        raw = encode(protocol.Chatted(line=line))
        for viewer in self.viewers:
            if line.seat not in viewer.muted:
                viewer.send_raw(raw)

    def header(self, language: str) -> protocol.Header:
        watching = sum(1 for viewer in self.viewers if not viewer.held)
        return header(self.table, self.clock(), watching, language)

    def _undo(self, seat: int) -> int:
        """Price of an undo; where nobody else would have to agree, it is free."""
        seal = self.table.undo_seal(seat) if seat >= 0 else -1
        return FREE if seal == SEEN and not self.table.voters(seat) else seal
