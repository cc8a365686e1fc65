"""A bot from outside: takes an open seat of a table and plays any game there over the WebSocket.

It takes part in the deal (docs/fairness.md), so that nobody can choose it, and says at the end
whether everybody kept their promises.

usage: python examples/socket_bot.py http://127.0.0.1:8000 TABLE SEAT
"""

import hashlib
import hmac
import json
import random
import secrets
import sys
import uuid
from typing import Any
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def joined(*texts: object) -> bytes:
    """Texts, each after its length in bytes."""
    parts = [str(text).encode() for text in texts]
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)


class Part:
    """Our part in the deal: a salt for each start, promised first, told once all promises stand."""

    def __init__(self, seat: int) -> None:
        self.seat = seat
        self.commitment = ""  # of the server, as we heard it first
        self.salts: dict[int, str] = {}  # by start
        self.fixed: dict[int, dict[int, str]] = {}  # promises by seat, when we told our salt

    def promise(self, round: int, seat: int, salt: str) -> str:
        said = joined("overlord salt", self.commitment, round, seat, salt)
        return hashlib.sha256(said).hexdigest()

    def answer(self, fairness: dict[str, Any]) -> dict[str, Any] | None:
        """What to send before the game, if anything."""
        self.commitment = self.commitment or fairness["commitment"]
        round = fairness["round"]
        if not fairness["binds"] or fairness["commitment"] != self.commitment:
            return None
        if not fairness["fixed"] and round not in self.salts:
            salt = self.salts[round] = secrets.token_hex(32)
            return {
                "type": "commit",
                "seat": self.seat,
                "hash": self.promise(round, self.seat, salt),
            }
        salt = self.salts.get(round, "")
        parts = {part["seat"]: part["hash"] for part in fairness["parts"]}
        ours = parts.get(self.seat) == self.promise(round, self.seat, salt)
        if (
            fairness["fixed"]
            and self.seat in fairness["missing"]
            and ours
            and round not in self.fixed
        ):
            self.fixed[round] = parts
            return {"type": "reveal", "seat": self.seat, "salt": salt}
        return None

    def problems(self, fairness: dict[str, Any]) -> list[str]:
        """At the end: what was not as promised. Nothing, if nobody could choose the deal."""
        found = []
        round, parts, secret = (
            fairness["round"],
            fairness["parts"],
            bytes.fromhex(fairness["secret"]),
        )
        if fairness["commitment"] != self.commitment:
            found.append("the server has another commitment than before the deal")
        if hashlib.sha256(secret).hexdigest() != self.commitment:
            found.append("the secret is not the promised one")
        if {part["seat"]: part["hash"] for part in parts} != self.fixed.get(round):
            found.append("other promises count than when we told our salt")
        if any(self.promise(round, part["seat"], part["salt"]) != part["hash"] for part in parts):
            found.append("somebody told another salt than the promised one")
        if self.salts.get(round) not in [part["salt"] for part in parts]:
            found.append("the deal was made without our salt")
        voids = [void["round"] for void in fairness["voids"]]
        if voids != list(range(1, round)) or not set(self.fixed) <= {*voids, round}:
            found.append("a start that came to nothing is not told")
        told = [text for part in parts for text in (part["seat"], part["salt"])]
        seed = hmac.digest(secret, joined("overlord deal", round, *told), "sha256")[:12]
        if int.from_bytes(seed, "big") != int(fairness["seed"]):
            found.append("the seed does not follow from secret and salts")
        return found


def play(server: str, table: str, seat: int) -> str:
    """Join, answer every question with any of its options, and say how it ended."""
    body = json.dumps({"seat": seat, "name": "Visitor"}).encode()
    joining = Request(f"{server}/api/tables/{table}/seats", body)  # noqa: S310  (our own server)
    with urlopen(joining) as answer:  # noqa: S310
        token = json.load(answer)["token"]
    link = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    part = Part(seat)
    with connect(link, max_size=None) as socket:

        def send(**message: object) -> None:
            socket.send(json.dumps({"id": str(uuid.uuid4()), **message}))

        socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
        for raw in socket:
            message = json.loads(raw)
            header, scene = message.get("header"), message.get("scene")  # scene: once it has begun
            if header and header["phase"] == "lobby" and (wish := part.answer(header["fairness"])):
                send(**wish)
            if scene and scene["view"]["over"]:
                problems = part.problems(header["fairness"]) if part.fixed else ["no part in it"]
                return f"{scene['result']} The deal: {'; '.join(problems) or 'as promised'}."
            if scene and scene["options"]:
                action = random.choice(scene["options"])["action"]
                send(type="act", version=header["version"], seat=seat, action=action)
    return ""


if __name__ == "__main__":
    print(play(sys.argv[1].rstrip("/"), sys.argv[2], int(sys.argv[3])))
