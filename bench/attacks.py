"""Attacks on a server from twenty addresses at once, while an honest table plays.

usage: python bench/attacks.py [--seconds 30] [--core 0] [--db FILE|postgresql://…]

Every attack keeps to its rate, which is printed. The server runs on one core; the attackers, each
with a loopback address of its own, and the honest table share what is left. It is the server as a
host runs it, with its limits.
"""

import argparse
import asyncio
import contextlib
import json
import os
import signal
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from bench.kill import Server

Facts = dict[str, Any]
HONEST = "127.0.0.1"
PORT = 0
DOTTED = "a" + ".a" * 100_000 + "=1"
MISSED = (OSError, WebSocketException, TimeoutError, EOFError, KeyError, ValueError)


class Answer(msgspec.Struct):
    status: int
    body: bytes


class Client:
    """Somebody at an address of their own."""

    def __init__(self, port: int, address: str) -> None:
        self.port = port
        self.address = address
        self.told: Counter[str] = Counter()

    async def http(self, method: str, path: str, body: object = None, token: str = "") -> Answer:
        reader, writer = await asyncio.open_connection(
            HONEST, self.port, local_addr=(self.address, 0)
        )
        try:
            raw = b"" if body is None else json.dumps(body).encode()
            head = f"{method} {path} HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n"
            if token:
                head += f"Authorization: Bearer {token}\r\n"
            writer.write(f"{head}Content-Length: {len(raw)}\r\n\r\n".encode() + raw)
            found = await asyncio.wait_for(reader.read(-1), 30)
        finally:
            writer.close()
        status = int(found.split(b" ", 2)[1])
        self.told[f"{status}"] += 1
        return Answer(status, found.partition(b"\r\n\r\n")[2])

    def socket(self, table: str) -> Any:
        where = f"ws://{HONEST}:{self.port}/api/tables/{table}/socket"
        return connect(where, max_size=None, compression=None, local_addr=(self.address, 0))

    async def table(self, *seats: Facts, **more: object) -> Facts:
        wish = {"game": "dark-dealings", "seats": list(seats), **more}
        answer = await self.http("POST", "/api/tables", wish)
        made: Facts = json.loads(answer.body)
        return made


Attack = Callable[[Client, str], Awaitable[None]]


async def hello(link: ClientConnection, token: str = "") -> Facts:
    await link.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
    first: Facts = json.loads(await asyncio.wait_for(link.recv(), 30))
    return first


async def boxes(client: Client, _finished: str) -> None:
    """A box file that takes the square of its length to read."""
    await client.table({"kind": "me", "name": "Eve"}, {"kind": "bot", "bot": "random"}, box=DOTTED)


HALVES: list[asyncio.StreamWriter] = []


async def halves(client: Client, _finished: str) -> None:
    """Half a request, held for as long as the server lets it."""
    _, writer = await asyncio.open_connection(HONEST, client.port, local_addr=(client.address, 0))
    writer.write(b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: 9")
    HALVES.append(writer)


async def lists(client: Client, _finished: str) -> None:
    """The list of tables."""
    await client.http("GET", "/api/tables")


async def replays(client: Client, finished: str) -> None:
    """The replay of a finished game."""
    await client.http("GET", f"/api/tables/{finished}/replay?eyes=open")


async def looks(client: Client, finished: str) -> None:
    """Twenty times on one socket: the whole table anew, and an earlier moment of it."""
    async with client.socket(finished) as link:
        await hello(link)
        for number in range(20):
            await link.send(json.dumps({"type": "look", "id": f"l{number}", "seat": -1}))
            await link.send(json.dumps({"type": "recall", "id": f"r{number}", "number": number}))
            await asyncio.sleep(0.05)
        await asyncio.sleep(0.2)


async def bots(client: Client, _finished: str) -> None:
    """A table of bots that think for a second each, with somebody who looks on for a while."""
    bot = {"kind": "bot", "bot": "overlord"}
    made = await client.table({"kind": "me", "name": "Eve"}, bot, bot, bot, start=True)
    async with client.socket(made["table"]) as link:
        scene = (await hello(link, made["token"]))["scene"]
        version = 0
        for number in range(20):
            if scene["options"]:
                act = {"type": "act", "id": f"a{number}", "version": version, "seat": 0}
                await link.send(json.dumps(act | {"action": scene["options"][0]["action"]}))
            message = json.loads(await asyncio.wait_for(link.recv(), 10))
            scene = message.get("scene") or scene
            version = message.get("header", {}).get("version", version)


async def chats(client: Client, finished: str) -> None:
    """Five lines of chat on a new socket."""
    async with client.socket(finished) as link:
        await hello(link)
        for number in range(5):
            await link.send(json.dumps({"type": "chat", "id": f"c{number}", "text": "x" * 500}))
        await asyncio.sleep(0.05)


async def toggles(client: Client, _finished: str) -> None:
    """A new table, and a bot that is put there and taken away ten times."""
    made = await client.table({"kind": "me", "name": "Eve"}, {"kind": "open"})
    place = f"/api/tables/{made['table']}/seats/1/bot"
    for _ in range(10):
        await client.http("PUT", place, {"bot": "random"}, made["token"])
        await client.http("DELETE", place, None, made["token"])


async def noise(client: Client, finished: str) -> None:
    """Fifty frames that are no messages."""
    async with client.socket(finished) as link:
        await hello(link)
        for _ in range(50):
            await link.send("[" * 2_000)


async def hints(client: Client, _finished: str) -> None:
    """Hints and forecasts, asked for again and again without waiting."""
    made = await client.table(
        {"kind": "me", "name": "Eve"}, {"kind": "bot", "bot": "random"}, start=True
    )
    async with client.socket(made["table"]) as link:
        await hello(link, made["token"])
        for number in range(20):
            await link.send(json.dumps({"type": "hint", "id": f"h{number}"}))
            await link.send(json.dumps({"type": "foresee", "id": f"f{number}"}))
        await asyncio.sleep(1)


ATTACKS: list[tuple[Attack, int, float]] = [  # clients, and how often each begins a second
    (boxes, 2, 0.5),
    (halves, 2, 20),
    (lists, 3, 10),
    (replays, 3, 5),
    (looks, 3, 1),
    (bots, 2, 0.5),
    (chats, 2, 5),
    (toggles, 1, 1),
    (noise, 1, 2),
    (hints, 1, 1),
]


async def attack(one: Attack, client: Client, rate: float, finished: str, until: float) -> None:
    """Begin an attack at its rate, whether or not the one before has ended."""
    running: set[asyncio.Task[None]] = set()
    begun = time.monotonic()
    number = 0
    while time.monotonic() < until:
        task = asyncio.create_task(_try(one, client, finished))
        running.add(task)
        task.add_done_callback(running.discard)
        number += 1
        client.told["begun"] += 1
        await asyncio.sleep(max(0.0, begun + number / rate - time.monotonic()))
    for task in list(running):
        task.cancel()


async def _try(one: Attack, client: Client, finished: str) -> None:
    try:
        await one(client, finished)
    except MISSED as problem:
        client.told[type(problem).__name__] += 1


class Honest:
    """Two people and a bot who play; the time of each answer, and of each turn of the bot."""

    def __init__(self, client: Client) -> None:
        self.client = client
        self.answers: list[float] = []
        self.bots: list[float] = []
        self.lists: list[float] = []
        self.unready = 0
        self.readies = 0

    async def play(self, until: float) -> None:
        while time.monotonic() < until:
            person = {"kind": "me", "name": "Ann"}
            made = await self.client.table(person, {"kind": "bot", "bot": "greedy"}, start=True)
            async with self.client.socket(made["table"]) as link:
                await self._game(link, made["token"], until)

    async def _game(self, link: ClientConnection, token: str, until: float) -> None:
        message = await hello(link, token)
        scene, version, number = message["scene"], message["header"]["version"], 0
        waits = time.perf_counter()
        while time.monotonic() < until and not scene["view"]["over"]:
            if not scene["options"]:
                message = json.loads(await link.recv())
                scene = message.get("scene") or scene
                version = message.get("header", {}).get("version", version)
                if scene["options"]:
                    self.bots.append(time.perf_counter() - waits)
                continue
            number += 1
            sent = time.perf_counter()
            act = {"type": "act", "id": str(number), "version": version, "seat": 0}
            await link.send(json.dumps(act | {"action": scene["options"][0]["action"]}))
            while (message := json.loads(await link.recv()))["type"] not in ("ack", "refused"):
                scene = message.get("scene") or scene
                version = message.get("header", {}).get("version", version)
            self.answers.append(time.perf_counter() - sent)
            waits = time.perf_counter()
            await asyncio.sleep(0.05)

    async def ask_lists(self, until: float) -> None:
        while time.monotonic() < until:
            begun = time.perf_counter()
            await self.client.http("GET", "/api/tables")
            self.lists.append(time.perf_counter() - begun)
            self.readies += 1
            self.unready += (await self.client.http("GET", "/api/ready")).status != 200
            await asyncio.sleep(0.5)


async def a_finished_game(client: Client) -> str:
    bot = {"kind": "bot", "bot": "random"}
    made = await client.table({"kind": "me", "name": "Ann"}, bot, bot, start=True)
    path = f"/api/tables/{made['table']}"
    await client.http("DELETE", path + "/seats/0?bot=random", None, made["token"])
    phase = ""
    while phase != "over":
        await asyncio.sleep(0.2)
        phase = json.loads((await client.http("GET", path)).body)["header"]["phase"]
    return str(made["table"])


def pin(pid: int, core: int) -> None:
    """Keep a process on one core; what it starts from now on follows."""
    for thread in Path(f"/proc/{pid}/task").iterdir():
        os.sched_setaffinity(int(thread.name), {core})


def family(pid: int) -> list[int]:
    """A process and those it has started."""
    found = [pid]
    for child in Path(f"/proc/{pid}/task/{pid}/children").read_text().split():
        with contextlib.suppress(OSError):
            found += family(int(child))
    return found


def time_of(pid: int) -> tuple[float, float]:
    """Seconds that the first thread of a process has run, and has waited for a core."""
    ran, waited, _ = Path(f"/proc/{pid}/schedstat").read_text().split()
    return int(ran) / 1e9, int(waited) / 1e9


def memory(pid: int) -> float:
    """MB of a process and those it has started, what they share counted once."""
    total = 0
    for one in family(pid):
        with contextlib.suppress(OSError):
            lines = Path(f"/proc/{one}/smaps_rollup").read_text().splitlines()
            total += next(int(line.split()[1]) for line in lines if line.startswith("Pss:"))
    return total / 1000


async def watch_memory(pid: int, until: float, found: list[float]) -> None:
    while time.monotonic() < until:
        found.append(memory(pid))
        await asyncio.sleep(1)


def percentile(times: list[float], share: float) -> float:
    return round(sorted(times)[int(len(times) * share)] * 1000, 1) if times else -1.0


async def trial(db: str, seconds: float, core: int) -> Facts:
    server = Server(db, limits=True)
    pin(server.process.pid, core)
    os.sched_setaffinity(0, set(range(os.cpu_count() or 1)) - {core} or {core})
    honest = Honest(Client(server.port, HONEST))
    try:
        finished = await a_finished_game(honest.client)
        calm = time.monotonic() + 5
        await asyncio.gather(honest.play(calm), honest.ask_lists(calm))
        before = {
            "answers p50 (ms)": percentile(honest.answers, 0.5),
            "answers p99 (ms)": percentile(honest.answers, 0.99),
            "lists p99 (ms)": percentile(honest.lists, 0.99),
        }
        honest = Honest(honest.client)
        used: list[float] = []
        ran, waited = time_of(server.process.pid)
        until = time.monotonic() + seconds
        clients = [
            (one, Client(server.port, f"127.0.1.{number + 1}"), rate)
            for number, (one, rate) in enumerate(
                (one, rate) for one, many, rate in ATTACKS for _ in range(many)
            )
        ]
        await asyncio.gather(
            honest.play(until),
            honest.ask_lists(until),
            watch_memory(server.process.pid, until, used),
            *(attack(one, client, rate, finished, until) for one, client, rate in clients),
        )
        ran_then, waited_then = time_of(server.process.pid)
        ended = time.monotonic()
        server.process.send_signal(signal.SIGTERM)
        await asyncio.to_thread(server.process.wait, 60)
        ended = time.monotonic() - ended
    finally:
        server.kill()
    told: dict[str, Counter[str]] = {}
    for one, client, _ in clients:
        told.setdefault(one.__name__, Counter()).update(client.told)
    return {
        "hostile clients": len(clients),
        "seconds": seconds,
        "rates (clients, begun a second by each)": {
            one.__name__: [many, rate] for one, many, rate in ATTACKS
        },
        "what they got": told,
        "before": before,
        "honest answers": len(honest.answers),
        "answers p50 (ms)": percentile(honest.answers, 0.5),
        "answers p99 (ms)": percentile(honest.answers, 0.99),
        "bot p99 (ms)": percentile(honest.bots, 0.99),
        "lists p99 (ms)": percentile(honest.lists, 0.99),
        "asked whether ready": honest.readies,
        "not ready": honest.unready,
        "memory at most (MB)": round(max(used)),
        "ended after SIGTERM (s)": round(ended, 1),
        "loop ran (share of the time)": round((ran_then - ran) / seconds, 2),
        "loop waited for a core": round((waited_then - waited) / seconds, 2),
        "load of the machine, last minute": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--core", type=int, default=0, help="of the server")
    parser.add_argument("--db", default="")
    asked = parser.parse_args()
    if sys.platform != "linux":
        raise SystemExit("needs Linux: taskset, /proc, and addresses 127.0.1.x")
    with tempfile.TemporaryDirectory() as folder:
        db = asked.db or str(Path(folder, "tables.sqlite"))
        found = asyncio.run(trial(db, asked.seconds, asked.core))
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


if __name__ == "__main__":
    main()
