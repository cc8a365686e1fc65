"""Tables that outlive a release: a changed rule, card, field or schema ends nobody's game."""

import copy
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from click.testing import CliRunner

import overlord
from overlord.cli.verify import command
from overlord.core.errors import BadBox, BadRecord
from overlord.core.parts import check_earlier
from overlord.core.record import parse_record
from overlord.core.registry import game
from overlord.server.live import lobby
from overlord.server.store import schema
from overlord.server.store.schema import Migration
from overlord.server.table import restoring
from tests.server.conftest import Start
from tests.server.talk import Client, Facts

pytestmark = pytest.mark.pure_only  # rules are replaced

Patch = pytest.MonkeyPatch
DARK = game("dark-dealings")


@pytest.fixture(autouse=True)
def as_it_ships(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Every table is dealt alike, so that an answer to one deal is never one to the other."""
    monkeypatch.setattr(lobby, "new_secret", lambda: "07" * 32)
    yield
    DARK._setups.clear()
    restoring._boxes.clear()


def begun(start: Start, answers: int = 5) -> Facts:
    """A table of two people, with that many answers of each."""
    client = start()
    made = client.new("me Ann", "me Bob", start=True)
    answer(client, made, answers)
    return made


def answer(client: Client, made: Facts, answers: int) -> None:
    for _ in range(answers):
        for seat in (0, 1):
            with client.at(made["table"], made["token"], seat=seat) as talk:
                if talk.options:
                    assert talk.act()["type"] == "ack"


def looks(client: Client, made: Facts) -> Facts:
    """What the table tells a spectator, without what the time changes."""
    with client.at(made["table"], made["token"], seat=0) as talk:
        told = dict(talk.heard[0])
    told["header"] = {k: v for k, v in told["header"].items() if k not in ("waiting", "version")}
    return told


def play_out(client: Client, made: Facts) -> None:
    """To the end, by everybody's first options; with all that can be looked at afterwards."""
    id = made["table"]
    assert client.call("GET", f"/api/tables/{id}").status_code == 200
    for _ in range(500):
        pending = client.lobby.runners[id].table.match.state.pending()
        if not pending:
            break
        with client.at(id, made["token"], seat=pending[0]) as talk:
            assert talk.act()["type"] == "ack"
    header = client.call("GET", f"/api/tables/{id}").json()["header"]
    assert header["phase"] == "over"
    replay = client.call("GET", f"/api/tables/{id}/replay")
    assert replay.status_code == 200, replay.text
    table = client.lobby.runners[id].table
    assert len(replay.json()["steps"]) == len(table.match.answers) + 1
    assert replay.json()["steps"][-1]["view"]["over"]
    assert client.call("GET", "/api/tables").status_code == 200


def record_of(client: Client, made: Facts) -> Any:
    answer = client.call("GET", f"/api/tables/{made['table']}/record")
    assert answer.status_code == 200, answer.text
    return parse_record(answer.content)


# What is changed


def same_rules(patch: Patch) -> None:
    """A new version of the rules that plays as before."""
    patch.setattr(DARK, "rules_version", DARK.rules_version + 1)


def other_rule(patch: Patch) -> None:
    """Cards are dealt otherwise, so that no game can be played again."""
    same_rules(patch)
    fresh = type(DARK).fresh
    patch.setattr(type(DARK), "fresh", lambda self, setup, seed: fresh(self, setup, seed ^ 1))


def other_card(patch: Patch) -> None:
    contents = copy.deepcopy(DARK.box.contents)
    heroes: Any = contents["hero"]
    heroes[0]["armor"] += 1
    box = DARK.box_from(contents)
    box.source = {}
    patch.setattr(DARK, "_box", box)
    DARK._setups.clear()


def other_boxes(patch: Patch) -> None:
    """Boxes are written otherwise, and so is a card."""
    other_card(patch)

    def unknown(_self: Any, _source: Any) -> Any:
        raise BadBox("expected another key")

    patch.setattr(type(DARK), "box_from", unknown)


def other_fields(patch: Patch) -> None:
    """The state has a field more, and one has another name."""
    layout = copy.deepcopy(DARK.layout)
    layout.number("tired", 0, 9, "how tired the heroes are", start=3)
    next(field for field in layout.fields if field.name == "hardcore").name = "hard"
    patch.setattr(DARK, "layout", layout)
    DARK._setups.clear()


def other_schema(patch: Patch) -> None:
    more = Migration(3, ["ALTER TABLE deeds ADD COLUMN mood TEXT", "DROP TABLE seats"])
    patch.setattr(schema, "MIGRATIONS", [*schema.MIGRATIONS, more])


CHANGES: list[Callable[[Patch], None]] = [
    same_rules,
    other_rule,
    other_card,
    other_boxes,
    other_fields,
    other_schema,
]


@pytest.mark.parametrize("changed", CHANGES)
def test_a_game_goes_on_and_comes_to_its_end(
    start: Start, monkeypatch: Patch, changed: Callable[[Patch], None]
) -> None:
    made = begun(start)
    before = looks(start(), made)
    changed(monkeypatch)
    after = looks(start(), made)

    assert after["header"]["phase"] == "playing"
    assert after["scene"]["view"]["zones"] == before["scene"]["view"]["zones"]
    assert after["scene"]["options"] == before["scene"]["options"]
    assert after["events"][: len(before["events"])] == before["events"]
    client = start()  # it was stored how it goes on
    assert looks(client, made) == after
    answer(client, made, 1)
    play_out(start(), made)
    overlord.verify(record_of(start(), made))


@pytest.mark.parametrize("changed", CHANGES)
def test_a_game_that_is_over_is_shown_and_downloaded_as_before(
    start: Start, monkeypatch: Patch, changed: Callable[[Patch], None]
) -> None:
    made = begun(start)
    client = start()
    play_out(client, made)
    place = f"/api/tables/{made['table']}"
    steps = client.call("GET", place + "/replay").json()["steps"]
    record = client.call("GET", place + "/record").content
    changed(monkeypatch)
    client = start()

    assert client.call("GET", place).json()["header"]["phase"] == "over"
    again = client.call("GET", place + "/replay").json()["steps"]
    assert [step["view"]["zones"] for step in again] == [step["view"]["zones"] for step in steps]
    assert [step["events"] for step in again] == [step["events"] for step in steps]
    assert client.call("GET", place + "/record").content == record
    assert client.call("GET", "/api/tables").json()["over"][0]["table"] == made["table"]


def test_rules_that_lead_to_the_same_position_change_nothing_else(
    start: Start, monkeypatch: Patch
) -> None:
    made = begun(start)
    same_rules(monkeypatch)
    client = start()
    told = looks(client, made)
    assert "holds under them as well" in told["header"]["changed"]
    with client.at(made["table"], made["token"], seat=0) as talk:
        assert talk.ask("recall", number=3)["type"] == "ack"
        assert talk.scene["undo"] != "nothing"
    play_out(client, made)
    record = record_of(client, made)
    assert (record.rules, record.earlier) == (DARK.rules_version, [])


def test_nobody_looks_or_takes_back_beyond_a_change_of_rules(
    start: Start, monkeypatch: Patch
) -> None:
    made = begun(start)
    before = len(looks(start(), made)["events"])
    other_rule(monkeypatch)
    client = start()
    italian = client.call("GET", f"/api/tables/{made['table']}?lang=it").json()["header"]
    assert "dalla versione" in italian["changed"]
    with client.at(made["table"], made["token"], seat=0) as talk:
        assert talk.heard[0]["events"][-1]["text"].startswith("The rules of the game have changed")
        assert talk.scene["undo"] == "nothing"
        assert talk.ask("undo", version=talk.version, seat=0)["code"] == "undo-nothing"
        assert talk.ask("recall", number=before - 1)["code"] == "older-moment"
        assert talk.act()["type"] == "ack"
        assert talk.ask("recall", number=before + 1)["type"] == "ack"
        assert talk.scene["undo"] != "nothing"


def test_a_record_tells_its_parts_and_which_of_them_could_be_checked(
    start: Start, monkeypatch: Patch, tmp_path: Path
) -> None:
    made = begun(start)
    old = DARK.rules_version
    other_rule(monkeypatch)
    client = start()
    play_out(client, made)
    record = record_of(client, made)

    assert record.rules == old + 1
    assert [part.rules for part in record.earlier] == [old]
    assert record.earlier[0].base is None
    assert record.base is not None
    unknown = check_earlier(record)
    assert [(part.rules, part.answers) for part in unknown] == [(old, 10)]
    assert "version" in unknown[0].unchecked
    file = tmp_path / "game.json"
    record.write(file)
    said = CliRunner().invoke(command, [str(file)])
    assert f"Before that 10 answers follow version {old}" in said.output
    assert "could not be checked" in said.output
    given = [*record.earlier[0].answers, *record.answers]
    assert len(given) == len(client.lobby.runners[made["table"]].table.match.answers)


def test_parts_are_checked_by_their_own_rules(start: Start, monkeypatch: Patch) -> None:
    """As if the rules had come back: every part is sound, and a forged one is not."""
    made = begun(start, 12)
    with monkeypatch.context() as changed:
        other_rule(changed)
        client = start()
        play_out(client, made)
        record = record_of(client, made)
    assert check_earlier(record)[0].unchecked == ""
    record.earlier[0].digests[0] = "0" * 16
    with pytest.raises(BadRecord, match="after answer 16"):
        check_earlier(record)
    record = parse_record(record.to_bytes())
    record.earlier[0].digests.clear()
    record.earlier[0].answers = record.earlier[0].answers[:15]
    with pytest.raises(BadRecord, match="does not begin where"):
        check_earlier(record)


def test_a_changed_card_is_the_old_one_at_tables_that_had_begun(
    start: Start, monkeypatch: Patch
) -> None:
    made = begun(start)
    digest = DARK.box.digest
    other_card(monkeypatch)
    client = start()
    looks(client, made)
    assert client.lobby.runners[made["table"]].table.box.digest == digest
    assert DARK.box.digest != digest
    fresh = client.new("me Ann", "me Bob", start=True)
    assert client.lobby.runners[fresh["table"]].table.box.digest == DARK.box.digest


def test_where_old_cards_cannot_be_read_people_are_told_that_others_are_played(
    start: Start, monkeypatch: Patch
) -> None:
    made = begun(start)
    other_boxes(monkeypatch)
    assert "other cards" in looks(start(), made)["header"]["changed"]


def test_a_game_that_cannot_go_on_says_why_and_keeps_its_answers(
    start: Start, monkeypatch: Patch
) -> None:
    made = begun(start)
    other_boxes(monkeypatch)
    names = DARK.box._numbers
    monkeypatch.setattr(DARK.box, "actions", DARK.box.actions[::-1])
    assert names
    client = start()
    header = client.call("GET", f"/api/tables/{made['table']}").json()["header"]
    assert header["phase"] == "stopped"
    assert "other numbers" in header["stopped"]
    old = client.call("GET", f"/api/tables/{made['table']}/record").json()
    assert len(old["answers"]) > 5
    assert client.call("GET", "/api/tables").json()["over"][0]["table"] == made["table"]


@pytest.mark.parametrize("name", overlord.games())
def test_a_table_comes_back_as_it_was(start: Start, name: str) -> None:
    client = start()
    made = client.new("me Ann", "me Bob", game=name, start=True)
    for answers in (2, 5):
        answer(client, made, answers)
        with client.at(made["table"], made["token"], seat=0) as talk:
            talk.ask("chat", text=f"after {answers}")
            talk.ask("undo", version=talk.version, seat=0)
        before = looks(client, made)
        state = client.lobby.runners[made["table"]].table.match.state.to_json()
        client = start()
        assert looks(client, made) == before
        assert client.lobby.runners[made["table"]].table.match.state.to_json() == state


def test_a_database_of_a_later_release_is_refused(start: Start, monkeypatch: Patch) -> None:
    start()
    monkeypatch.setattr(schema, "MIGRATIONS", [Migration(1, [])])
    with pytest.raises(Exception, match="schema version 2; this release knows 1"):
        start()
