"""A person with a browser, in a test: asks over HTTP and talks over the WebSocket."""

import itertools
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

from starlette.testclient import TestClient, WebSocketTestSession

Facts = dict[str, Any]
NUMBERS = itertools.count(1)  # ids are never used twice by a token, on whatever socket


class Talk:
    """One socket. `heard` is everything that came, in order."""

    def __init__(self, link: WebSocketTestSession) -> None:
        self.link = link
        self.heard: list[Facts] = []
        self.header: Facts = {}
        self.scene: Facts = {}

    def listen(self) -> Facts:
        message: Facts = json.loads(self.link.receive_text())
        self.heard.append(message)
        self.header = message.get("header") or self.header
        self.scene = message.get("scene") or self.scene
        return message

    def until(self, good: Callable[[Facts], bool]) -> Facts:
        while True:
            message = self.listen()
            if good(message):
                return message

    def hear(self, kind: str) -> Facts:
        return self.until(lambda message: message["type"] == kind)

    def say(self, type: str, **facts: object) -> str:
        """Send a message, with an id of its own unless told, and give the id."""
        facts = {"type": type, "id": f"m{next(NUMBERS)}", **facts}
        self.link.send_text(json.dumps(facts))
        return str(facts["id"])

    def ask(self, type: str, **facts: object) -> Facts:
        """Send a message and wait for its answer."""
        id = self.say(type, **facts)
        return self.until(lambda m: m["type"] in ("ack", "refused") and m["id"] == id)

    @property
    def version(self) -> int:
        return int(self.header["version"])

    @property
    def options(self) -> list[int]:
        return [offer["action"] for offer in self.scene["options"]]

    @property
    def over(self) -> bool:
        return bool(self.scene["view"]["over"])

    def act(self, action: int | None = None, **facts: object) -> Facts:
        chosen = self.options[0] if action is None else action
        told = {"version": self.version, "seat": self.scene["view"]["seat"], "action": chosen}
        return self.ask("act", **(told | facts))

    def my_turn(self) -> bool:
        """Wait until something is asked of this seat; False when the game is over."""
        while not self.options and not self.over:
            self.listen()
        return not self.over

    def play(self, most: int = 10_000) -> int:
        """Always the first option; gives the number of answers."""
        answers = 0
        while answers < most and self.my_turn():
            answer = self.act()
            assert answer["type"] == "ack", answer
            answers += 1
        return answers


class Client:
    def __init__(self, http: TestClient, now: Any) -> None:
        self.http = http
        self.now = now

    @property
    def lobby(self) -> Any:
        return self.http.app.state.lobby  # type: ignore[attr-defined]  # Starlette's

    def new(self, *seats: str, status: int = 201, **wish: object) -> Facts:
        """A new table: seats by "me NAME", "open" or the level of a bot."""
        body = {"game": "dark-dealings", "seats": [_wish(seat) for seat in seats], **wish}
        answer = self.http.post("/api/tables", json=body)
        assert answer.status_code == status, answer.text
        found: Facts = answer.json()
        return found

    def join(self, table: str, seat: int, name: str, token: str = "") -> Facts:
        answer = self.http.post(
            f"/api/tables/{table}/seats", json={"seat": seat, "name": name}, headers=bearer(token)
        )
        assert answer.status_code == 201, answer.text
        found: Facts = answer.json()
        return found

    def call(self, method: str, path: str, token: str = "", **more: Any) -> Any:
        return self.http.request(method, path, headers=bearer(token), **more)

    @contextmanager
    def at(self, table: str, token: str = "", **hello: object) -> Iterator[Talk]:
        """Sit down: the snapshot has been heard."""
        with self.http.websocket_connect(f"/api/tables/{table}/socket") as link:
            talk = Talk(link)
            facts = {"type": "hello", "protocol": 1, "token": token, **hello}
            link.send_text(json.dumps(facts))
            talk.listen()
            yield talk


def bearer(token: str) -> dict[str, str]:
    return {"Authorization": f"Bearer {token}"} if token else {}


def _wish(seat: str) -> Facts:
    if seat == "open":
        return {"kind": "open"}
    if seat.startswith("me "):
        return {"kind": "me", "name": seat.removeprefix("me ")}
    return {"kind": "bot", "bot": seat}
