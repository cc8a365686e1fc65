"""Tables stored by the commit before the server was laid out anew: they open and are played on."""

import shutil
from pathlib import Path

from overlord.core.registry import game
from overlord.server.identity import hash_of
from tests.server.conftest import Start

KEPT = Path(__file__).with_name("tables.sqlite")  # by tools/old_tables.py


def test_tables_of_an_older_server_open_and_are_played_on(start: Start, tmp_path: Path) -> None:
    shutil.copy(KEPT, tmp_path / "tables.sqlite")
    client = start()
    played: dict[str, set[str]] = {}
    for id in client.lobby.store.live_tables() + client.lobby.store.finished_tables(99):
        answer = client.call("GET", f"/api/tables/{id}")
        assert answer.status_code == 200, answer.text
        header = answer.json()["header"]
        played.setdefault(header["game"], set()).add(header["phase"])
        table = client.lobby.runners[id].table
        if header["phase"] == "playing":
            seat = next(seat for seat in table.match.state.pending() if not table.places[seat].bot)
            version = table.version
            table.places[seat].holder = hash_of("ours")  # nobody knows its own token any more
            with client.at(id, "ours", seat=seat) as talk:
                assert talk.act()["type"] == "ack"
            assert table.version > version
        elif header["phase"] == "over":
            assert client.call("GET", f"/api/tables/{id}/replay").status_code == 200
        elif header["phase"] == "stopped":
            assert table.stopped != game(header["game"]).rules_version
    assert len(played) == 5
    assert all("stopped" in phases or {"playing", "over"} <= phases for phases in played.values())
