"""A bot from outside: takes an open seat of a table and plays any game there over the WebSocket.

usage: python examples/socket_bot.py http://127.0.0.1:8000 TABLE SEAT
"""

import json
import random
import sys
import uuid
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def play(server: str, table: str, seat: int) -> str:
    """Join, answer every question with any of its options, and say how it ended."""
    body = json.dumps({"seat": seat, "name": "Visitor"}).encode()
    joining = Request(f"{server}/api/tables/{table}/seats", body)  # noqa: S310  (our own server)
    with urlopen(joining) as answer:  # noqa: S310
        token = json.load(answer)["token"]
    link = f"{server.replace('http', 'ws', 1)}/api/tables/{table}/socket"
    with connect(link, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "protocol": 1, "token": token}))
        for raw in socket:
            message = json.loads(raw)
            scene = message.get("scene")  # in snapshots and updates
            if scene and scene["view"]["over"]:
                return str(scene["result"])
            if scene and scene["options"]:
                action = random.choice(scene["options"])["action"]
                version = message["header"]["version"]
                answer = {"version": version, "seat": seat, "action": action}
                socket.send(json.dumps({"type": "act", "id": str(uuid.uuid4()), **answer}))
    return ""


if __name__ == "__main__":
    print(play(sys.argv[1].rstrip("/"), sys.argv[2], int(sys.argv[3])))
