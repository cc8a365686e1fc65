"""Games that were begun under rules which have changed since then."""

import pytest

from overlord.core.registry import game
from tests.server.conftest import Start
from tests.server.talk import Facts


@pytest.fixture
def later(monkeypatch: pytest.MonkeyPatch) -> int:
    """Call it a new version of the rules from here on."""
    one = game("dark-dealings")
    monkeypatch.setattr(one, "rules_version", one.rules_version + 1)
    return one.rules_version


def begun(start: Start) -> Facts:
    client = start()
    made = client.new("me Ann", "random", start=True)
    with client.at(made["table"], made["token"]) as talk:
        talk.play(3)
        assert talk.ask("chat", text="hello")["type"] == "ack"
    return made


@pytest.mark.pure_only
def test_they_are_listed_and_say_why_they_cannot_go_on(
    start: Start, request: pytest.FixtureRequest
) -> None:
    made = begun(start)
    ours = request.getfixturevalue("later")
    client = start()

    header = client.call("GET", f"/api/tables/{made['table']}").json()["header"]
    assert (header["phase"], header["seats"][0]["name"]) == ("stopped", "Ann")
    listed = client.call("GET", "/api/tables?lang=it").json()["over"]
    assert [one["table"] for one in listed] == [made["table"]]
    assert f"vale la versione {ours}," in listed[0]["stopped"]
    with client.at(made["table"], made["token"]) as talk:
        welcome = talk.heard[0]
        assert [line["text"] for line in welcome["chat"]] == ["hello"]
        refused = talk.ask("act", seat=0, action=1, version=header["version"])
        assert refused["code"] == "older-rules"


@pytest.mark.pure_only
def test_they_can_be_downloaded_and_played_again_with_their_own_rules(
    start: Start, request: pytest.FixtureRequest
) -> None:
    made = begun(start)
    theirs = game("dark-dealings").rules_version
    request.getfixturevalue("later")
    old = start().call("GET", f"/api/tables/{made['table']}/record").json()

    assert (old["game"], old["rules"], old["names"][0]) == ("dark-dealings", theirs, "Ann")
    assert "holder" not in str(old)
    assert [one["action"] for one in old["answers"] if one["seat"] == 0][2:] != []
    assert all(one["action"] is not None for one in old["answers"])


@pytest.mark.pure_only
def test_a_table_that_had_not_started_starts_under_the_new_rules_and_stays_with_them(
    start: Start, request: pytest.FixtureRequest
) -> None:
    made = start().new("me Ann", "random")
    request.getfixturevalue("later")
    client = start()
    done = client.call("POST", f"/api/tables/{made['table']}/start", made["token"]).json()
    assert done["header"]["phase"] == "playing"

    again = start().call("GET", f"/api/tables/{made['table']}").json()["header"]
    assert again["phase"] == "playing"
