"""Load that one server process carries: sockets, tables, stored answers a second, memory.

usage: python bench/server.py [--tables 500] [--rate 600] [--seconds 6] [--db FILE|postgresql://…]

Four sockets look at each table through the eyes of its four seats. Answers are sent at a steady
rate over all tables, whether or not earlier ones have been acknowledged; the time is from sending
to the ack, by which the answer is stored and all four have been told.
"""

import argparse
import asyncio
import os
import random
import statistics
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from bench.kill import Server
from overlord.server.identity import hash_of, new_secret, new_table_id
from overlord.server.store.store import NewTable, Store, url_of
from overlord.server.table import events

SEATS = 4
ENOUGH = 0.98  # of what was asked for; with less, the times are of another load
QUIET = 3.0  # seconds in which the links' pings are all there is


class Pending(msgspec.Struct):
    options: list[dict[str, Any]]


class Head(msgspec.Struct):
    version: int


class Heard(msgspec.Struct):
    """As much of a message as the load needs to know."""

    type: str
    id: str = ""
    header: Head | None = None
    scene: Pending | None = None


DECODER = msgspec.json.Decoder(Heard)


class Seat:
    def __init__(self, seat: int, link: ClientConnection) -> None:
        self.seat = seat
        self.link = link
        self.version = 0
        self.options: list[int] = []
        self.sent: dict[str, float] = {}
        self.times: list[float] = []
        self.refused = 0
        self.ready = asyncio.Event()

    async def listen(self) -> None:
        async for raw in self.link:
            heard = DECODER.decode(raw)
            if heard.header is not None:
                self.version = heard.header.version
                self.ready.set()
            if heard.scene is not None:
                self.options = [offer["action"] for offer in heard.scene.options]
            if heard.id:
                self.times.append(time.perf_counter() - self.sent.pop(heard.id))
                self.refused += heard.type == "refused"

    async def act(self, number: int, luck: random.Random) -> None:
        id = str(number)
        told = {
            "type": "act",
            "id": id,
            "version": self.version,
            "seat": self.seat,
            "action": luck.choice(self.options),
        }
        self.options = []
        self.sent[id] = time.perf_counter()
        await self.link.send(msgspec.json.encode(told).decode())


def fill(db: str, tables: int) -> list[tuple[str, str]]:
    """A database with that many games just begun; their ids and tokens."""
    store = Store(url_of(db))
    made = []
    for number in range(tables):
        token = f"bench-{number}"
        place = events.Place(kind="person", name="Ann", holder=hash_of(token))
        created = events.Created(
            table=new_table_id(),
            game="dark-dealings",
            rules=1,
            options={},
            places=[place] * SEATS,
            clock="off",
            private=False,
            cards={},
            secret=new_secret(),
            deal=2,
            at=time.time(),
        )
        store.create(
            NewTable(created.table, created.game, False, created.at), events.write(created)
        )
        store.append(created.table, 2, events.write(events.Started(by=place.holder)))
        made.append((created.table, token))
    store.close()
    return made


def of_process(pid: int) -> tuple[float, float]:
    """Memory in kB, and CPU seconds so far."""
    status = Path(f"/proc/{pid}/status").read_text()
    memory = next(line for line in status.splitlines() if line.startswith("VmRSS"))
    times = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return float(memory.split()[1]), (int(times[11]) + int(times[12])) / 100


async def take_seat(server: Server, table: str, token: str, seat: int) -> Seat:
    link = f"ws://127.0.0.1:{server.port}/api/tables/{table}/socket"
    one = Seat(seat, await connect(link, max_size=None, compression=None, open_timeout=60))
    hello = {"type": "hello", "protocol": 1, "token": token, "seat": seat}
    await one.link.send(msgspec.json.encode(hello).decode())
    return one


async def load(db: str, tables: int, rate: int, seconds: float) -> dict[str, Any]:
    made = fill(db, tables)
    begun = time.perf_counter()
    server = Server(db)
    try:
        while msgspec.json.decode(server.ask("/api/health"))["tables"] < tables:
            time.sleep(0.05)  # noqa: ASYNC251  (nobody else waits yet)
        back = time.perf_counter() - begun
        before, _ = of_process(server.process.pid)
        seats: list[Seat] = []
        for table, token in made:
            seats += await asyncio.gather(
                *(take_seat(server, table, token, n) for n in range(SEATS))
            )
        listening = [asyncio.create_task(seat.listen()) for seat in seats]
        await asyncio.gather(*(seat.ready.wait() for seat in seats))
        await asyncio.sleep(1)
        _, still = of_process(server.process.pid)
        await asyncio.sleep(QUIET)
        after, cpu = of_process(server.process.pid)
        still = (cpu - still) / QUIET
        ours = time.process_time()
        begun = time.perf_counter()
        sent = await steady(seats, rate, seconds)
        ours = time.process_time() - ours
        await asyncio.wait_for(wait_for_answers(seats), 3 * seconds)
        _, spent = of_process(server.process.pid)
        for_answers = spent - cpu - still * (time.perf_counter() - begun)
        times = sorted(time for seat in seats for time in seat.times)
        for task in listening:
            task.cancel()
    finally:
        server.kill()
    return {
        "tables": tables,
        "sockets": len(seats),
        "all tables back after (s)": round(back, 2),
        "memory with tables (MB)": round(before / 1000),
        "memory per idle socket (kB)": round((after - before) / len(seats), 1),
        "answers a second, asked for": rate,
        "answers a second, sent": round(sent / seconds),
        "sent what was asked for": sent >= ENOUGH * rate * seconds,
        "acknowledged": len(times),
        "refused": sum(seat.refused for seat in seats),
        "mean (ms)": round(statistics.mean(times) * 1000, 1),
        "p50 (ms)": round(times[len(times) // 2] * 1000, 1),
        "p99 (ms)": round(times[len(times) * 99 // 100] * 1000, 1),
        "CPU of the server for an answer (ms)": round(for_answers / len(times) * 1000, 2),
        "CPU of the server, idle (share of a core)": round(still, 2),
        "CPU of this client (share of a core)": round(ours / seconds, 2),
        "load of the machine, last minute": round(os.getloadavg()[0], 1),
    }


async def wait_for_answers(seats: list[Seat]) -> None:
    while any(seat.sent for seat in seats):  # noqa: ASYNC110  (an event for 2,000 seats is no simpler)
        await asyncio.sleep(0.05)


async def steady(seats: list[Seat], rate: int, seconds: float) -> int:
    """Send answers at a rate, each for a seat that is asked something."""
    luck = random.Random(1)
    begun = time.perf_counter()
    sent = 0
    at = 0
    while (now := time.perf_counter() - begun) < seconds:
        while sent < now * rate:
            for _ in range(len(seats)):
                at = (at + 1) % len(seats)
                if seats[at].options and not seats[at].sent:
                    break
            else:
                return sent
            await seats[at].act(sent, luck)
            sent += 1
        await asyncio.sleep(0.002)
    return sent


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=500)
    parser.add_argument("--rate", type=int, default=600)
    parser.add_argument("--seconds", type=float, default=6)
    parser.add_argument("--db", default="")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = asked.db or str(Path(folder, "tables.sqlite"))
        found = asyncio.run(load(db, asked.tables, asked.rate, asked.seconds))
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


if __name__ == "__main__":
    main()
