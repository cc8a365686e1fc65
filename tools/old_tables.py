"""Database with a running and a finished table of each game, as the sources on the path write it.

usage: PYTHONPATH=<sources of a commit>:. python tools/old_tables.py tests/server/tables.sqlite

With it a test shows that later sources open what earlier ones have stored. Make it anew, with the
commit before, when a table of it could not be played on because the rules of its game are others.
"""

import io
import random
import sqlite3
import sys
from pathlib import Path
from typing import Any

from starlette.testclient import TestClient

from bench.messages import Minutes, Party, Plan, bots_in_a_thread, fix_luck, serve

PLANS = [
    Plan("dark-dealings", "AB", 8),
    Plan("bellum-magica", "AB", 8),
    Plan("big-bad-overlord", "AB", 8),
    Plan("conan", "AB", 8),
    Plan("overlords-of-infamy", "AB", 8, {"events": "3"}),
]


def fill(app: Any) -> None:
    """Two tables of each game, one of them left to bots until its end."""
    with TestClient(app) as http:
        for number, plan in enumerate(PLANS):
            for finished in (False, True):
                party = Party(http, plan, Minutes(io.StringIO()), random.Random(number))
                makers = app.state.lobby.services.limits.makers
                makers.most = 1000  # of the requests that an address may make
                makers._of.clear()  # noqa: SLF001  (a hundred at once, from one address)
                party.prepare()
                party.play()
                if finished:
                    party.finish()
                else:
                    party.close()


def main() -> None:
    file = Path(sys.argv[1])
    file.unlink(missing_ok=True)
    fix_luck()(1)
    bots_in_a_thread()
    serve(file, fill)
    connection = sqlite3.connect(file)
    connection.execute("PRAGMA journal_mode=DELETE")
    connection.execute("VACUUM")
    connection.close()


if __name__ == "__main__":
    main()
