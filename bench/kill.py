"""Kills of a server under load with SIGKILL, again and again: no acknowledged answer may be lost.

usage: python bench/kill.py [--kills 50] [--tables 8] [--db FILE|postgresql://…] [--seed N]

Each client notes the version of every ack. After each restart it comes back, compares, sends an
unanswered request again as it was, and plays on. At the end all games are finished and verified.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

import msgspec
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

import overlord
from overlord.core.record import parse_record

Facts = dict[str, Any]


class Server:
    """A server process that can be killed and started again on the same database and port."""

    def __init__(self, db: str, port: int = 0, *, limits: bool = False) -> None:
        """Without limits, because all that is measured comes from one address."""
        self.db = db
        self.port = port
        self.limits = limits
        self.kills = 0
        self.start()

    def start(self) -> None:
        command = [sys.executable, "-m", "overlord.cli", "serve", "--lang", "en"]
        self.process = subprocess.Popen(
            [*command, "--port", str(self.port), "--db", self.db],
            stdout=subprocess.PIPE,
            text=True,
            env={
                **os.environ,
                "PYTHONUNBUFFERED": "1",
                "OVERLORD_LIMITS": str(self.limits).lower(),
            },
        )
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        self.port = int(line.partition("://")[2].partition(":")[2].partition("/")[0])

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        self.process.send_signal(signal.SIGKILL)
        self.process.wait()
        assert self.process.stdout is not None
        self.process.stdout.close()
        self.kills += 1

    def ask(self, path: str, body: object = None, token: str = "") -> bytes:
        raw = None if body is None else json.dumps(body).encode()
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        request = Request(self.address + path, raw, headers)  # noqa: S310  (our own server)
        with urlopen(request, timeout=20) as answer:  # noqa: S310
            read: bytes = answer.read()
        return read


class Person:
    """Plays one table to the end, however often the server dies."""

    def __init__(self, server: Server, number: int, luck: random.Random) -> None:
        self.server = server
        self.luck = luck
        self.number = number
        self.acked: dict[int, tuple[int, int]] = {}  # version: seat, action
        self.open: Facts | None = None  # sent, not answered
        self.requests = 0
        self.again = 0
        self.over = False

    async def make(self) -> None:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
        wish = {"game": "dark-dealings", "seats": seats, "start": True}
        made = json.loads(await asyncio.to_thread(self.server.ask, "/api/tables", wish))
        self.table, self.token = made["table"], made["token"]

    async def play(self) -> None:
        while not self.over:
            try:
                await self._sit()
            except (OSError, WebSocketException, TimeoutError):
                await asyncio.sleep(0.05)

    async def _sit(self) -> None:
        link = f"ws://127.0.0.1:{self.server.port}/api/tables/{self.table}/socket"
        seat = 0
        async with connect(link, max_size=None, compression=None) as socket:
            hello = {"type": "hello", "protocol": 1, "token": self.token, "seat": seat}
            await socket.send(json.dumps(hello))
            if self.open is not None:
                self.again += 1
                await socket.send(json.dumps(self.open))
            scene: Facts = {}
            version = 0
            async for raw in socket:
                message = json.loads(raw)
                if "header" in message:
                    version = message["header"]["version"]
                    assert version >= max(self.acked, default=0), "an acknowledged answer is lost"
                scene = message.get("scene") or scene
                self._hear(message)
                if message["type"] == "update" or self.open is not None:
                    continue  # the ack follows
                if scene["view"]["over"]:
                    self.over = True
                    return
                await self._answer(socket, scene, version)

    def _hear(self, message: Facts) -> None:
        if message["type"] in ("ack", "refused") and self.open is not None:
            if message["id"] != self.open["id"]:
                return
            if message["type"] == "ack" and self.open["type"] == "act":
                self.acked[message["version"]] = (self.open["seat"], self.open["action"])
            self.open = None

    async def _answer(self, socket: Any, scene: Facts, version: int) -> None:
        self.requests += 1
        id = f"{self.number}-{self.requests}"
        if not scene["options"]:
            seat = next(iter(scene["view"]["pending"]))
            await socket.send(json.dumps({"type": "look", "id": id, "seat": seat}))
            return
        self.open = {
            "type": "act",
            "id": id,
            "version": version,
            "seat": scene["view"]["seat"],
            "action": self.luck.choice(scene["options"])["action"],
        }
        await socket.send(json.dumps(self.open))

    def check(self) -> int:
        """The record holds exactly what was acknowledged, and what had to follow."""
        record = parse_record(self.server.ask(f"/api/tables/{self.table}/record"))
        match = overlord.verify(record)
        assert match.over
        decided = [(answer.seat, answer.action) for answer in match.answers if answer.own]
        given = [answer for _, answer in sorted(self.acked.items())]
        assert len(decided) == len(given), (len(decided), len(given))
        assert decided == given
        return len(given)


async def trial(db: str, kills: int, tables: int, seed: int) -> Facts:
    luck = random.Random(seed)
    server = Server(db)
    people: list[Person] = []
    checked = 0
    games = 0
    restarts: list[float] = []
    try:
        while server.kills < kills:
            people = [Person(server, n, random.Random(luck.random())) for n in range(tables)]
            for person in people:
                await person.make()
            playing = asyncio.gather(*(person.play() for person in people))
            while server.kills < kills and not playing.done():
                await asyncio.sleep(luck.uniform(0.05, 0.6))
                server.kill()
                begun = time.monotonic()
                await asyncio.to_thread(server.start)
                restarts.append(time.monotonic() - begun)
            await asyncio.wait_for(playing, 120)
            for person in people:
                checked += await asyncio.to_thread(person.check)
                games += 1
    finally:
        server.kill()
    return {
        "kills": kills,
        "games finished": games,
        "answers acknowledged": checked,
        "lost": 0,
        "longest restart (s)": round(max(restarts), 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--kills", type=int, default=50)
    parser.add_argument("--tables", type=int, default=8)
    parser.add_argument("--db", default="")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        db = asked.db or str(Path(folder, "tables.sqlite"))
        found = asyncio.run(trial(db, asked.kills, asked.tables, asked.seed))
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


if __name__ == "__main__":
    main()
