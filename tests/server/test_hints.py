"""Hints: what a bot thinks in one's place, for those who are asked, and from their own eyes."""

import pytest

from overlord.core.conformance.law_support import contents
from overlord.server.bots import workers
from overlord.server.bots.thinking import imagined_world
from tests.server.talk import Client, Facts, Talk
from tests.server.test_table import ANN, a_table

FEW = "lieutenant:iterations=12"


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(workers, "ADVISER", FEW)


def hinted(talk: Talk) -> Facts:
    id = talk.say("hint")
    answer = talk.until(lambda m: m.get("id") == id)
    if answer["type"] == "hinted":
        assert talk.hear("ack")["id"] == id
    return answer


def test_who_is_asked_hears_what_a_bot_thinks_of_each_option(client: Client) -> None:
    made = client.new("me Ann", "greedy")
    with client.at(made["table"], made["token"]) as ann, client.at(made["table"]) as watcher:
        assert hinted(ann)["code"] == "not-started"
        client.call("POST", f"/api/tables/{made['table']}/start", made["token"])
        ann.hear("update")
        assert ann.my_turn()
        assert hinted(watcher)["code"] == "not-asked"
        answer = hinted(ann)

    assert sorted(one["action"] for one in answer["options"]) == sorted(ann.options)
    assert sum(one["visits"] for one in answer["options"]) == 12
    assert all(0 <= one["chance"] <= 1 for one in answer["options"])


def test_the_same_crosses_to_a_worker_whatever_others_hold(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("secrets.randbits", lambda _bits: 9)
    table = a_table("", "", ANN)
    assert table.match is not None
    state = table.match.state
    assert state.memory is not None
    other = state.determinize(2, 5)
    other.watch(None, state.memory.clone())
    assert contents(other) != contents(state)

    assert imagined_world(other, 2) == imagined_world(state, 2)
