"""Messages of a server, compared byte for byte: a commit's against those of the working tree.

usage: python bench/messages.py REV [--all] [--only GAME] [--shown N] [--keep FOLDER]

Twenty tables are played twice, by the sources of REV and by those here: people with fixed habits
and bots with fixed luck, at tables of several sizes and options, with a spectator, chat, refusals,
standing orders, undo, stand-ins, a restart and a rematch. Every message of every socket and every
body of HTTP is written down. `overlord serve` itself makes the application; only the web server
around it is left out, so that nothing here depends on where the sources keep what.

Left out of the comparison, because they come from clocks: the seconds of a decision, and how often
a hint has tried what. What a game says of its own goes through its face and may be told in other
words: `facts`, `forecast`, `printed` and the finished `line` are left out unless --all is given.
"""

import argparse
import concurrent.futures
import contextlib
import io
import itertools
import json
import os
import random
import secrets
import subprocess
import sys
import tempfile
from collections.abc import Callable, Mapping
from concurrent.futures import ThreadPoolExecutor
from importlib import import_module
from pathlib import Path
from types import MappingProxyType
from typing import Any, NamedTuple, TextIO

from starlette.testclient import TestClient, WebSocketTestSession
from starlette.websockets import WebSocketDisconnect

Facts = dict[str, Any]

ROOT = Path(__file__).resolve().parents[1]
# What a game says through its face
TOLD = ("facts", "forecast", "printed", "line", "lines", "remarks", "seat_lines")


class Plan(NamedTuple):
    """A table: who sits there, its options, and how many answers people give themselves."""

    game: str
    seats: str  # A: Ann, B: Bob who joins, g: greedy, r: random
    answers: int
    options: Mapping[str, str] = MappingProxyType({})
    language: str = "en"
    clock: str = "off"


PLANS = [
    Plan("dark-dealings", "A", 40, {"row": "3"}),
    Plan("dark-dealings", "AB", 60, {"mode": "hardcore"}, "it", "relaxed"),
    Plan("dark-dealings", "ABgr", 30),
    Plan("dark-dealings", "ArgBrr", 30, {"mode": "hardcore"}),
    Plan("bellum-magica", "AB", 60),
    Plan("bellum-magica", "Agr", 40, language="it"),
    Plan("bellum-magica", "ABrr", 40),
    Plan("bellum-magica", "rABgr", 30, clock="relaxed"),
    Plan("big-bad-overlord", "AB", 50),
    Plan("big-bad-overlord", "ABr", 40, {"picking": "chosen"}, "it"),
    Plan("big-bad-overlord", "gAB", 30, {"dukes": "two"}),
    Plan("big-bad-overlord", "ABrrrr", 30, {"dukes": "one"}),
    Plan("conan", "AB", 60),
    Plan("conan", "rAB", 40, {"scenario": "hunting-the-tigress"}, "it"),
    Plan("conan", "ArrB", 40, {"heroes": "most", "scenario": "the-final-ritual"}),
    Plan("conan", "ABrgr", 30, {"characters": "chosen"}),
    Plan("overlords-of-infamy", "A", 40, {"events": "3", "difficulty": "hard"}),
    Plan("overlords-of-infamy", "AB", 50, {"events": "3", "hero": "player"}, "it"),
    Plan("overlords-of-infamy", "ArB", 40, {"events": "3", "overlords": "drawn", "zones": "2"}),
    Plan("overlords-of-infamy", "ABrrr", 30, {"events": "3", "zones": "3"}),
]


# -- nothing by chance -------------------------------------------------------------------------


def fix_luck() -> Callable[[int], None]:
    """Let the standard library's secrets come from a seed; gives the function that sets it."""
    luck = {name: random.Random() for name in ("token", "hex", "choice", "bits")}

    def set_seed(seed: int) -> None:
        for name, one in luck.items():
            one.seed(f"{name} {seed}")

    def token(size: int = 32) -> str:
        return f"{luck['token'].getrandbits(8 * size):0{2 * size}x}"

    def hexadecimal(size: int = 32) -> str:
        return f"{luck['hex'].getrandbits(8 * size):0{2 * size}x}"

    secrets.token_urlsafe = token  # type: ignore[assignment]
    secrets.token_hex = hexadecimal  # type: ignore[assignment]
    secrets.choice = luck["choice"].choice
    secrets.randbits = luck["bits"].getrandbits  # type: ignore[assignment]
    return set_seed


def bots_in_a_thread() -> None:
    """A process takes half a second to start, and would draw luck of its own."""

    def pool(*_words: object, **_more: object) -> ThreadPoolExecutor:
        return ThreadPoolExecutor(1)

    def submit(self: Any, _seconds: float, work: Any, *facts: object) -> Any:
        self.thread = getattr(self, "thread", None) or ThreadPoolExecutor(1)
        return self.thread.submit(work, *facts)

    concurrent.futures.ProcessPoolExecutor = pool  # type: ignore[assignment, misc]
    for place in ("overlord.processes", "overlord.server.pools"):  # earlier sources: none, or there
        with contextlib.suppress(ImportError):
            import_module(place).Processes.submit = submit


class Server:
    """In place of uvicorn's: gives the application away. Sources may inherit from it."""

    use: Callable[[Any], None]

    def __init__(self, config: Any) -> None:
        self.app = config.app

    def run(self, sockets: list[Any]) -> None:
        for one in sockets:
            one.close()
        Server.use(self.app)


def serve(db: Path, use: Callable[[Any], None]) -> None:
    """Give what `overlord serve` would serve to a function instead of to the network."""
    import uvicorn  # noqa: PLC0415  (replaced below)

    from overlord.cli import main  # noqa: PLC0415  (after the replacements)

    Server.use = staticmethod(use)
    real, uvicorn.Server = uvicorn.Server, Server  # type: ignore[misc, assignment]
    argv, sys.argv = sys.argv, ["overlord", "serve", "--port", "0", "--db", str(db)]
    try:
        with contextlib.redirect_stdout(io.StringIO()):
            main()
    except SystemExit as end:
        if end.code:
            raise
    finally:
        uvicorn.Server, sys.argv = real, argv  # type: ignore[misc]


# -- writing down ------------------------------------------------------------------------------


class Minutes:
    """Record of what was said and answered, a line each."""

    def __init__(self, file: TextIO) -> None:
        self.file = file
        self.table = ""

    def note(self, where: str, text: str) -> None:
        self.file.write(json.dumps([self.table, where, text], ensure_ascii=False) + "\n")


class Person:
    """Somebody at a socket."""

    def __init__(self, name: str, link: WebSocketTestSession, minutes: Minutes) -> None:
        self.name = name
        self.link = link
        self.minutes = minutes
        self.header: Facts = {}
        self.scene: Facts = {}
        self.snapshot: Facts = {}
        self.last: Facts = {}
        self._ids = itertools.count(1)

    def listen(self) -> Facts:
        raw = self.link.receive_text()
        message: Facts = json.loads(raw)
        if message["type"] != "pong":  # which comes between the answers of bots, sooner or later
            self.minutes.note(self.name, raw)
        self.header = message.get("header") or self.header
        self.scene = message.get("scene") or self.scene
        if message["type"] == "snapshot":
            self.snapshot = message
        return message

    def send(self, **facts: object) -> None:
        raw = json.dumps(facts)
        self.minutes.note(f"{self.name} says", raw)
        self.link.send_text(raw)

    def ask(self, type: str, **facts: object) -> Facts:
        told = {"type": type, "id": f"{self.name}-{next(self._ids)}", **facts}
        self.send(**told)
        self.last = told
        while True:
            message = self.listen()
            if message["type"] in ("ack", "refused") and message["id"] == told["id"]:
                return message

    def catch_up(self) -> None:
        """Hear everything that was sent before now."""
        self.link.send_text('{"type":"ping"}')
        while self.listen()["type"] != "pong":
            pass

    @property
    def version(self) -> int:
        return int(self.header["version"])

    @property
    def seats(self) -> list[int]:
        return [int(seat) for seat in self.snapshot["held"]]

    @property
    def playing(self) -> bool:
        return str(self.header["phase"]) == "playing"

    def act(self, action: int, **facts: object) -> Facts:
        seat = self.scene["view"]["seat"]
        return self.ask("act", **{"version": self.version, "seat": seat, "action": action, **facts})


class Party:
    """All who sit at or look at one table."""

    def __init__(self, http: TestClient, plan: Plan, minutes: Minutes, luck: random.Random) -> None:
        self.http = http
        self.plan = plan
        self.minutes = minutes
        self.luck = luck
        self.people: list[Person] = []
        self.table = ""
        self.tokens: dict[str, str] = {}

    def call(self, method: str, path: str, token: str = "", **more: Any) -> Facts:
        headers = {"Authorization": f"Bearer {token}"} if token else {}
        headers["Accept-Language"] = self.plan.language
        answer = self.http.request(method, path, headers=headers, **more)
        kept = sorted(
            f"{name}: {value}"
            for name, value in answer.headers.items()
            if name not in ("content-length", "date")
        )
        self.minutes.note(f"{method} {path} {json.dumps(more)}", f"{answer.status_code} {kept}")
        self.minutes.note(f"{method} {path} body", answer.text)
        found: Facts = answer.json() if "json" in answer.headers["content-type"] else {}
        return found

    def sit(self, name: str, **hello: object) -> Person:
        link = self.http.websocket_connect(f"/api/tables/{self.table}/socket").__enter__()
        person = Person(name, link, self.minutes)
        facts = {"token": self.tokens.get(name, ""), "language": self.plan.language, **hello}
        person.send(type="hello", protocol=1, **facts)
        person.listen()
        self.people.append(person)
        return person

    def rise(self, person: Person) -> None:
        self.people.remove(person)
        person.link.__exit__(None, None, None)
        self.settle()

    def say_bad_hello(self, **hello: object) -> None:
        """A hello that is answered by the end of the link."""
        with self.http.websocket_connect(f"/api/tables/{self.table}/socket") as link:
            link.send_text(json.dumps(hello))
            try:
                while True:
                    self.minutes.note("turned away", link.receive_text())
            except WebSocketDisconnect as end:
                self.minutes.note("turned away", str(end.code))

    def settle(self) -> None:
        """Wait until a person is asked or the game is over, and all have heard of it."""
        if not self.people:
            return
        watcher = self.people[0]
        watcher.catch_up()
        if watcher.playing and not watcher.scene:  # a start of which there is nothing to tell
            for person in self.people:
                person.ask("look", seat=person.snapshot["seat"])
        while watcher.playing and not self.asked_seats():
            watcher.listen()
        for person in self.people[1:]:
            person.catch_up()

    def asked_seats(self) -> list[int]:
        """The seats asked now that a person plays."""
        watcher = self.people[0]
        pending = watcher.scene["view"]["pending"] if watcher.scene else []
        return [seat for seat in pending if not watcher.header["seats"][seat]["bot"]]

    def one(self, name: str) -> Person:
        return next(person for person in self.people if person.name == name)

    # The table before, during and after the game

    def prepare(self) -> None:
        plan = self.plan
        seats = {
            "A": {"kind": "me", "name": "Ann"},
            "B": {"kind": "open"},
            "g": {"kind": "bot", "bot": "greedy"},
            "r": {"kind": "bot", "bot": "random"},
        }
        wish = {
            "game": plan.game,
            "seats": [seats[letter] for letter in plan.seats],
            "options": dict(plan.options),
            "clock": plan.clock,
        }
        for path in (
            "/api/games",
            f"/api/games/{plan.game}/rules",
            "/api/openapi.json",
            "/healthz",
        ):
            self.call("GET", path)
        wrongs: list[Facts] = [
            {"game": "chess"},
            {"seats": []},
            {"seats": [{"kind": "bot", "bot": "genius"}] * 2},
            {"seats": [{"kind": "me"}] * 2},
            {"options": {"weather": "rain"}},
            {"seats": [{"kind": "open"}] * 2},
            {"box": "= no toml"},
        ]
        for wrong in wrongs:
            self.call("POST", "/api/tables", json={**wish, **wrong})
        made = self.call("POST", "/api/tables", json=wish)
        self.table = made["table"]
        self.tokens["Ann"] = made["token"]
        at = f"/api/tables/{self.table}"
        self.sit("Eve")
        ann = self.sit("Ann")
        ann.ask("commit", seat=99, hash="5a" * 32)
        ann.act(3) if ann.scene else ann.ask("act", version=1, seat=0, action=3)
        self.one("Eve").ask("chat", text="good luck")
        self.call("POST", f"{at}/start")
        self.call("POST", f"{at}/start", "nobody's")
        if "B" in plan.seats:
            seat = plan.seats.index("B")
            self.call("POST", f"{at}/start", self.tokens["Ann"])
            self.call("PUT", f"{at}/seats/{seat}/bot", self.tokens["Ann"], json={"bot": "random"})
            self.call("PUT", f"{at}/seats/{seat}/bot", self.tokens["Ann"], json={"bot": "genius"})
            self.call("DELETE", f"{at}/seats/{seat}/bot", self.tokens["Ann"])
            self.call("POST", f"{at}/seats", json={"seat": seat, "name": " "})
            bob = self.call("POST", f"{at}/seats", json={"seat": seat, "name": "Bob"})
            self.tokens["Bob"] = bob["token"]
            self.call("POST", f"{at}/seats", json={"seat": seat, "name": "Mallory"})
            self.sit("Bob", language="en")
        self.call("GET", f"{at}/replay")
        self.call("GET", f"{at}?lang=it")
        self.call("POST", f"{at}/start", self.tokens["Ann"])
        self.call("POST", f"{at}/start", self.tokens["Ann"])
        self.say_bad_hello(type="hello", protocol=1, seat=0)
        self.say_bad_hello(type="hello", protocol=1, token=self.table)
        self.say_bad_hello(type="hello", protocol=99)
        self.say_bad_hello(type="ping")
        self.settle()

    def play(self) -> None:
        """So many answers of people, with all they may do between them."""
        for count in range(self.plan.answers):
            self.settle()
            asked = self.asked_seats()
            if not asked:
                return
            person = next(p for p in self.people if p.snapshot["seat"] in asked and p.name != "Eve")
            self._between(count, person)
            self.settle()
            if person.snapshot["seat"] in self.asked_seats():
                self._answer(count, person)

    def _answer(self, count: int, person: Person) -> None:
        scene = person.scene
        options = [offer["action"] for offer in scene["options"]]
        refused = [one["action"] for one in scene["refused"]]
        if refused and count % 3 == 0:
            person.act(self.luck.choice(refused))
        if count % 7 == 0:
            person.act(99_999)
        if count % 11 == 0 and len(options) > 1:
            person.act(options[0], more=options[1:2])
            self.settle()
            return
        if scene["standing"] and count % 2:
            person.act(scene["standing"]["action"], standing=True)
        else:
            person.act(self.luck.choice(options), standing=count % 13 == 0)
        if count % 5 == 0:
            self.settle()
            person.send(**person.last)  # the same again, as after a lost link
            person.listen()
            person.send(**(person.last | {"action": 98_765}))  # another under its id
            person.listen()

    def _between(self, count: int, person: Person) -> None:
        """Something beside answers: each by its turn, so that all of it happens."""
        eve = self.people[0]
        seat = person.snapshot["seat"]
        undo = {"version": person.version, "seat": seat}
        asks: list[Callable[[], object]] = [
            lambda: person.ask("foresee"),
            lambda: eve.ask("foresee"),
            lambda: person.ask("recall", number=self.luck.randrange(1, 40)),
            lambda: eve.ask("recall", number=10_000_000),
            lambda: person.ask("undo", **undo),
            lambda: eve.ask("undo", **undo),
            lambda: person.ask("look", seat=-1),
            lambda: person.ask("look", seat=seat, language="it"),
            lambda: person.ask("prefer", ask_everything=True),
            lambda: person.ask("revoke", seat=seat),
            lambda: person.ask("revoke", seat=98),
            lambda: person.ask("chat", text="mmm"),
            lambda: eve.ask("act", version=eve.version, seat=seat, action=1),
            lambda: person.ask("act", version=1, seat=seat, action=1),
            lambda: person.ask("act", version=10**6, seat=seat, action=1),
            lambda: person.ask("prefer", ask_everything=False),
            lambda: person.ask("stand-in", seat=seat, bot="random"),
            lambda: person.ask("reclaim", seat=seat),
            lambda: person.ask("reclaim", seat=seat),
            lambda: person.ask("stand-in", seat=seat, bot="genius"),
            lambda: eve.ask("stand-in", seat=seat, bot="random"),
            lambda: person.ask("mute", seat=-1, muted=True),
            lambda: eve.ask("prefer", ask_everything=True),
            lambda: eve.ask("rematch"),
            lambda: self._unreadable(person),
        ]
        asks[count % len(asks)]()
        self._vote(count)
        back = person.header["seats"][seat]["bot"] and count % len(asks) > 17
        if back:
            person.ask("reclaim", seat=seat)
        if person.snapshot["seat"] != seat:
            person.ask("look", seat=seat)

    def _unreadable(self, person: Person) -> None:
        for raw in ("]", '{"type":"act","id":"x"}', '{"type":"dance"}'):
            person.link.send_text(raw)
            person.listen()

    def _vote(self, count: int) -> None:
        wanted = self.people[0].header["undo"]
        if wanted is None:
            return
        for person in self.people[1:]:
            seat = person.snapshot["seat"]
            version = person.version
            person.ask("vote", version=version, seat=seat, agree=count % 2 == 0)
        self.settle()

    def finish(self) -> None:
        """People go one by one, bots play on to the end, and the table is looked at again."""
        at = f"/api/tables/{self.table}"
        names = [person.name for person in self.people if person.name != "Eve"]
        for name in reversed(names):
            person = self.one(name)
            if name != "Ann":
                self.rise(person)
            for seat in person.seats:
                if not person.header["seats"][seat]["bot"]:
                    self.call("DELETE", f"{at}/seats/{seat}?bot=random", self.tokens[name])
                    self.call("DELETE", f"{at}/seats/{seat}", self.tokens[name])
            self.settle()
        self.call("GET", f"{at}/record")
        for eyes in ("open", "spectator", "0", "77"):
            self.call("GET", f"{at}/replay?eyes={eyes}")
        self.call("GET", "/api/tables")
        self.call("GET", "/api/nothing")
        self.call("PATCH", at)
        ann = self.one("Ann")
        ann.ask("act", version=ann.version, seat=ann.snapshot["seat"], action=1)
        ann.ask("undo", version=ann.version, seat=ann.snapshot["seat"])
        ann.ask("rematch")
        ann.ask("rematch")
        self.close()

    def close(self) -> None:
        for person in self.people[::-1]:
            person.link.__exit__(None, None, None)
        self.people = []

    def again(self) -> None:
        """Check that after a restart all is as it was."""
        self.sit("Eve", seen=5)
        self.sit("Ann")
        self.settle()
        self.call("GET", f"/api/tables/{self.table}")
        self.close()


def play_table(db: Path, plan: Plan, number: int, minutes: Minutes) -> None:
    """One table from its making to the look after a restart."""
    parties: list[Party] = []

    def whole(app: Any) -> None:
        with TestClient(app) as http:
            party = Party(http, plan, minutes, random.Random(number))
            parties.append(party)
            party.prepare()
            party.play()
            party.finish()

    def later(app: Any) -> None:
        with TestClient(app) as http:
            parties[0].http = http
            parties[0].again()

    serve(db, whole)
    serve(db, later)


def record(file: TextIO, only: str) -> None:
    """Play all tables and write down what was said."""
    set_seed = fix_luck()
    bots_in_a_thread()
    minutes = Minutes(file)
    for number, plan in enumerate(PLANS):
        if only in plan.game:
            set_seed(number)
            minutes.table = f"{number} {plan.game} {plan.seats}"
            with tempfile.TemporaryDirectory() as folder:
                play_table(Path(folder, "tables.sqlite"), plan, number, minutes)


# -- comparing ---------------------------------------------------------------------------------


def without(found: Any, keys: tuple[str, ...]) -> Any:
    """A message without what comes from clocks, and without what stands under some keys."""
    if isinstance(found, list):
        return [without(one, keys) for one in found]
    if not isinstance(found, dict):
        return found
    if found.get("type") == "hinted":
        return {**found, "options": []}
    kept = {}
    for key, value in found.items():
        if key == "seconds" and value is not None:
            kept[key] = "running"
        elif key not in keys:
            kept[key] = without(value, keys)
    return kept


def plain(line: str, keys: tuple[str, ...]) -> str:
    """A line of the minutes as it is compared."""
    table, where, text = json.loads(line)
    if text.startswith(("{", "[")):
        text = json.dumps(without(json.loads(text), keys), ensure_ascii=False)
    return f"{table} | {where}\n  {text}"


def difference(old: str, new: str) -> str:
    """Both lines from shortly before they part."""
    at = next((i for i, (a, b) in enumerate(zip(old, new, strict=False)) if a != b), 0)
    where = old.partition("\n")[0]
    start = max(0, at - 80)
    return f"{where}\n  - …{old[start : at + 120]}\n  + …{new[start : at + 120]}"


def count_differences(old: Path, new: Path, keys: tuple[str, ...], shown: int) -> int:
    """Number of lines that differ; the first of them are printed."""
    differ = count = 0
    with old.open(encoding="utf-8") as before, new.open(encoding="utf-8") as after:
        for one, other in itertools.zip_longest(before, after, fillvalue='["", "the end", ""]'):
            count += 1
            if one == other:
                continue
            was, is_ = plain(one, keys), plain(other, keys)
            if was != is_:
                differ += 1
                if differ <= shown:
                    print(difference(was, is_))
    print(f"{count} messages and bodies, {differ} differ")
    return differ


def tree(rev: str, folder: Path, *parts: str) -> Path:
    """The sources of a commit, or other parts of it as well."""
    packed = subprocess.run(
        ["git", "archive", rev, "src", *parts], cwd=ROOT, check=True, stdout=subprocess.PIPE
    )
    subprocess.run(["tar", "-x", "-C", str(folder)], input=packed.stdout, check=True)
    return folder / "src"


def child(source: Path, out: Path, words: list[str]) -> "subprocess.Popen[bytes]":
    env = {**os.environ, "PYTHONPATH": str(source), "PYTHONHASHSEED": "0"}
    command = [sys.executable, str(Path(__file__).resolve()), "--record", str(out), *words]
    return subprocess.Popen(command, env=env, cwd=source.parent)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rev", nargs="?", default="HEAD")
    parser.add_argument("--all", action="store_true", help="compare what faces say as well")
    parser.add_argument("--only", default="", metavar="GAME")
    parser.add_argument("--shown", type=int, default=20)
    parser.add_argument("--keep", type=Path, help="a folder for the minutes of both")
    parser.add_argument("--record", type=Path, help=argparse.SUPPRESS)
    asked = parser.parse_args()
    if asked.record:
        with asked.record.open("w", encoding="utf-8") as file:
            record(file, asked.only)
        return 0
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        kept = asked.keep or folder
        old, new = kept / "old.jsonl", kept / "new.jsonl"
        words = ["--only", asked.only]
        running = [
            child(tree(asked.rev, folder), old, words),
            child(ROOT / "src", new, words),
        ]
        if sum(one.wait() for one in running):
            return 2
        return 1 if count_differences(old, new, () if asked.all else TOLD, asked.shown) else 0


if __name__ == "__main__":
    sys.exit(main())
