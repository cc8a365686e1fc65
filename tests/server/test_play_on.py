"""A finished game is played on from any of its moments, with fresh luck, against bots."""

import pytest

from overlord.core.match import Match
from overlord.core.record import NewLuck, parse_record
from overlord.core.registry import game
from overlord.core.rng import seeded_rng
from overlord.core.start import ROLLED
from overlord.core.verification import verify
from tests.server.conftest import Start
from tests.server.talk import Client, Facts


def finished(client: Client) -> Facts:
    made = client.new("me Ada", "greedy")
    client.call("POST", f"/api/tables/{made['table']}/start", made["token"])
    with client.at(made["table"], made["token"]) as ada:
        ada.play()
    return made


def onward(client: Client, table: str, **wish: object) -> Facts:
    body = {"answers": 12, "seat": 1, "name": "Cleo", **wish}
    answer = client.http.post(f"/api/tables/{table}/onward", json=body)
    told: Facts = answer.json()
    return {"status": answer.status_code, **told}


def test_a_game_goes_on_from_a_moment_of_a_finished_one_and_outlives_a_restart(
    start: Start,
) -> None:
    client = start()
    old = finished(client)
    made = onward(client, old["table"])
    assert made["status"] == 201
    first = client.lobby.runners[old["table"]].table.match
    with client.at(made["table"], made["token"]) as cleo:
        assert cleo.header["played_on"] == old["table"]
        assert cleo.header["private"]
        assert [seat["name"] for seat in cleo.header["seats"]] == ["Ada", "Cleo"]
        assert [seat["kind"] for seat in cleo.header["seats"]] == ["bot", "person"]
        assert cleo.header["fairness"]["commitment"] == ""
        match = client.lobby.runners[made["table"]].table.match
        same = [(one.seat, one.action) for one in match.answers[:12]]
        assert same == [(one.seat, one.action) for one in first.answers[:12]]
        assert cleo.scene["undo"] in ("nothing", "never")
        cleo.play(3)
    client = start()
    with client.at(made["table"], made["token"]) as cleo:
        cleo.play()
        assert cleo.over
    record = parse_record(client.http.get(f"/api/tables/{made['table']}/record").content)
    assert record.new_luck is not None
    assert record.new_luck.after == 12
    assert record.secret == ""
    verify(record)


@pytest.mark.parametrize(
    ("wish", "status", "code"),
    [
        ({"answers": 100_000}, 409, "game-over"),
        ({"seat": 7}, 404, "no-such-seat"),
        ({"bot": "nobody"}, 400, "unknown-bot"),
        ({"answers": -1}, 400, "malformed"),
    ],
)
def test_what_is_no_moment_or_no_seat_is_refused(
    client: Client, wish: Facts, status: int, code: str
) -> None:
    old = finished(client)
    told = onward(client, old["table"], **wish)
    assert (told["status"], told["code"]) == (status, code)


def test_a_game_in_progress_is_not_played_on(client: Client) -> None:
    made = client.new("me Ada", "me Bob", start=True)
    assert onward(client, made["table"])["code"] == "not-over"


def test_the_luck_is_another_and_nothing_before_it_is_taken_back() -> None:
    dark = game("dark-dealings")
    luck = seeded_rng(5)
    one = Match(dark, 3, 9)
    while not one.over and len(one.answers) < 40:
        seat = one.state.pending()[0]
        options = one.options(seat)
        one.play(seat, options[luck.below(len(options))])
    other = Match(dark, 3, 9, new_luck=NewLuck(20, "77"))
    for answer in one.answers[:20]:
        other.play(answer.seat, answer.action)
    assert other.answers[-1].seal == ROLLED
    assert one.from_start().state.rng.words() == Match(dark, 3, 9).state.rng.words()
    again = other.from_start()
    for answer in other.answers:
        again.play(answer.seat, answer.action)
    assert again.state.digest() == other.state.digest()
    assert other.state.rng.words() == seeded_rng(77).words()
