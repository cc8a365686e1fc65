"""Renewal of a server: for how long nobody is answered while it becomes another build of itself.

usage: python bench/renewal.py [--tables 50] [--build build/compiled]
"""

import argparse
import contextlib
import json
import os
import tempfile
import time
from pathlib import Path
from typing import Any

import msgspec
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bench.kill import Server

Facts = dict[str, Any]
PATIENCE = 60.0


def snapshot(where: str, token: str) -> tuple[Any, Facts]:
    """A link that has been told the whole table."""
    link = connect(where, max_size=None, open_timeout=PATIENCE, legacy=True)
    link.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
    told: Facts = json.loads(link.recv(PATIENCE))
    return link, told


def trial(folder: Path, tables: int, build: str) -> Facts:
    told = folder / "compiling"
    os.environ["OVERLORD_COMPILING"] = str(told)
    server = Server(str(folder / "tables.sqlite"))
    del os.environ["OVERLORD_COMPILING"]
    try:
        seats = [{"kind": "me", "name": "Ann"}, {"kind": "me", "name": "Bob"}]
        wish = {"game": "dark-dealings", "seats": seats, "start": True}
        made = [json.loads(server.ask("/api/tables", wish)) for _ in range(tables)]
        where = f"ws://127.0.0.1:{server.port}/api/tables/{made[0]['table']}/socket"
        link, before = snapshot(where, made[0]["token"])
        told.write_text(f"{Path(build).resolve()}\n")
        with contextlib.suppress(ConnectionClosed):
            while True:
                link.recv(PATIENCE)
        closed = time.perf_counter()
        server.ask("/api/health")
        answered = time.perf_counter() - closed
        _, after = snapshot(where, made[0]["token"])
        resumed = time.perf_counter() - closed
        assert after["header"]["version"] == before["header"]["version"]
        while json.loads(server.ask("/api/health"))["tables"] < tables:
            time.sleep(0.02)
        back = time.perf_counter() - closed
    finally:
        server.kill()
    return {
        "tables": tables,
        "first answer after (s)": round(answered, 2),
        "a client sees its table again after (s)": round(resumed, 2),
        "all tables back after (s)": round(back, 2),
        "load of the machine, last minute": round(os.getloadavg()[0], 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=50)
    parser.add_argument("--build", default="build/compiled")
    asked = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        found = trial(Path(folder), asked.tables, asked.build)
    print(msgspec.json.format(msgspec.json.encode(found)).decode())


if __name__ == "__main__":
    main()
