"""Time that tables are kept, by a clock that goes when told."""

import pytest

from overlord.server.live import lobby
from overlord.server.live.lobby import AWAKE, IDLE, UNSTARTED, WAITED_FOR
from tests.server.conftest import Now, Start
from tests.server.talk import Client


def tidied(client: Client) -> None:
    assert client.http.portal is not None
    client.http.portal.call(client.lobby.tidy)


def there(client: Client, table: str) -> bool:
    return bool(client.call("GET", f"/api/tables/{table}").status_code == 200)


def test_a_table_nobody_looks_at_lives_in_the_store_only(client: Client, now: Now) -> None:
    made = client.new("me Ann", "random", start=True)
    with client.at(made["table"], made["token"]) as talk:
        talk.play(2)
        talk.my_turn()
    now.at += IDLE + 1
    tidied(client)
    assert not client.lobby.runners
    with client.at(made["table"], made["token"]) as talk:
        assert talk.play(2) == 2


def test_nothing_is_kept_of_a_table_that_all_left_before_the_start(
    client: Client, now: Now
) -> None:
    left = client.new("me Ann", "open")
    client.call("DELETE", f"/api/tables/{left['table']}/seats/0", left["token"])
    with client.at(left["table"]):
        now.at += IDLE + 1
        tidied(client)
        assert there(client, left["table"])
    now.at += IDLE + 1
    tidied(client)

    assert not there(client, left["table"])
    assert client.lobby.store.events(left["table"]) == []
    assert client.lobby.store.finished_tables(10) == []


def test_an_open_table_that_nobody_starts_is_dropped_after_a_day(client: Client, now: Now) -> None:
    open_one = client.new("me Ann", "open")
    waited_at = client.new("me Bob", "open")
    running = client.new("me Cid", "random", start=True)
    with client.at(waited_at["table"], waited_at["token"]):
        now.at += UNSTARTED - 1
        tidied(client)
        assert there(client, open_one["table"])
        now.at += 2
        tidied(client)
        assert not there(client, open_one["table"])
        assert client.lobby.store.events(open_one["table"]) == []
        assert there(client, waited_at["table"])
        assert there(client, running["table"])
    tidied(client)

    assert not there(client, waited_at["table"])
    assert client.lobby.store.live_tables() == [running["table"]]


def test_a_table_where_several_people_wait_is_kept_for_a_month(client: Client, now: Now) -> None:
    alone = client.new("me Ann", "me Ann too", "open")["table"]
    together = client.new("me Bob", "open", "open")["table"]
    client.join(together, 1, "Cid")
    now.at += UNSTARTED + 1
    tidied(client)
    assert (there(client, alone), there(client, together)) == (False, True)
    now.at += WAITED_FOR
    tidied(client)

    assert not there(client, together)


def test_there_is_room_for_new_tables_while_old_ones_are_idle(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lobby, "LIVE", 40)
    monkeypatch.setattr(client.lobby.services.limits.makers, "most", 1000)
    made = [client.new("me Ann", "open")["table"] for _ in range(60)]
    assert len(client.lobby.runners) <= 40
    assert all(there(client, table) for table in made[:3])
    assert len(client.lobby.runners) <= 40


def test_also_if_the_server_was_not_running_when_the_day_was_over(start: Start, now: Now) -> None:
    client = start()
    open_one = client.new("me Ann", "open")
    started = client.new("me Bob", "random")
    client.call("POST", f"/api/tables/{started['table']}/start", started["token"])
    now.at += UNSTARTED + 1
    client = start()
    assert there(client, open_one["table"])  # it is back
    tidied(client)

    assert not there(client, open_one["table"])
    assert there(client, started["table"])


def test_an_old_game_comes_back_when_somebody_asks(start: Start, now: Now) -> None:
    client = start()
    old = client.new("me Ann", "random", start=True)
    with client.at(old["table"], old["token"]) as talk:
        talk.play(2)
    now.at += AWAKE + 1
    client = start()
    young = client.new("me Ann", "random", start=True)
    assert client.lobby.store.live_tables(now.at - AWAKE) == [young["table"]]
    with client.at(old["table"], old["token"]) as talk:
        talk.play()
    assert client.call("GET", f"/api/tables/{old['table']}/replay").status_code == 200
