"""Tables over the socket: play, resume, undo, chat, clocks, and answers to all that is wrong."""

import msgspec
import pytest
from starlette.websockets import WebSocketDisconnect

import overlord
from overlord.core.fairness import bound_seed_of, commitment_of
from overlord.core.record import parse_record
from overlord.server.live.session import MALFORMED
from overlord.server.protocol import FromServer
from tests.server.conftest import TOYS, Now, Start
from tests.server.talk import Client, Facts


def test_a_person_and_two_bots_finish_a_game(client: Client) -> None:
    made = client.new("me Ann", "greedy", "random", start=True)
    with client.at(made["table"], made["token"]) as talk:
        first = talk.heard[0]
        talk.play()
        last = talk.heard

    assert first["box"]["cards"][0]["facts"]["armor"] > 0
    assert [zone["number"] for zone in first["box"]["zones"]] == list(
        range(len(first["box"]["zones"]))
    )
    assert talk.over
    assert min(place["place"] for place in talk.scene["outcome"]) == 1
    assert talk.scene["result"]
    for message in last:  # everything is as the protocol says
        msgspec.convert(message, FromServer)
    numbers = [event["number"] for message in last for event in message.get("events", [])]
    assert numbers == list(range(len(numbers)))


@pytest.mark.usefixtures("toys")
@pytest.mark.parametrize("toy", TOYS)
def test_the_toys_are_played_to_the_end(start: Start, toy: str) -> None:
    client = start()
    made = client.new("me Ann", "me Bob", "random", game=f"toy-{toy}", start=True)
    with client.at(made["table"], made["token"], seat=0) as ann:
        while not ann.over:
            asked = [seat for seat in ann.scene["view"]["pending"] if seat in made["seats"]]
            if not asked:
                ann.listen()
            elif ann.scene["view"]["seat"] not in asked:
                ann.ask("look", seat=asked[0])
            else:
                assert ann.act(ann.options[-1])["type"] == "ack"

    assert ann.scene["outcome"]


def test_what_was_missed_comes_on_return(client: Client) -> None:
    made = client.new("me Ann", "random", start=True)
    with client.at(made["table"], made["token"]) as talk:
        talk.play(3)
        told = [e for m in talk.heard for e in m.get("events", [])]
        seen = told[-1]["number"]
    with client.at(made["table"], made["token"], seen=seen) as again:
        assert all(event["number"] > seen for event in again.heard[0]["events"])
        again.my_turn()
        again.play(2)
    with client.at(made["table"], made["token"]) as whole:
        numbers = [event["number"] for event in whole.heard[0]["events"]]

    assert numbers == list(range(len(numbers)))
    assert whole.heard[0]["events"][: len(told)] == told


def test_a_game_goes_on_after_a_restart(start: Start) -> None:
    client = start()
    made = client.new("me Ann", "random", start=True)
    with client.at(made["table"], made["token"]) as talk:
        talk.play(4)
        talk.my_turn()
        sent = {"id": "last", "version": talk.version, "seat": 0, "action": talk.options[0]}
        done = talk.ask("act", **sent)

    client = start()
    with client.at(made["table"], made["token"]) as talk:
        again = talk.ask("act", **sent)
        talk.play()

    assert (done["type"], done["duplicate"]) == ("ack", False)
    assert (again["type"], again["duplicate"]) == ("ack", True)
    assert again["version"] == done["version"]
    assert talk.over


def test_stale_foreign_and_odd_messages_are_answered(client: Client) -> None:
    made = client.new("me Ann", "me Bob", start=True)
    other = client.new("me Eve", "random", start=True)
    with client.at(made["table"], made["token"]) as talk:
        assert talk.act(version=9999)["code"] == "version-ahead"
        assert talk.act(seat=5)["code"] == "not-your-seat"
        assert talk.act(99_999)["code"] == "not-offered"
        assert talk.act()["type"] == "ack"
        assert talk.act(version=2)["code"] == "stale"
        assert talk.ask("hop")["code"] == "malformed"
        assert talk.ask("act", version=-1, seat=0, action=0)["code"] == "malformed"
        assert talk.ask("vote", version=1, seat=0, agree=True)["code"] == "no-vote"
        assert talk.ask("rematch")["code"] == "not-over"
        assert talk.ask("look", seat=4)["code"] == "not-your-seat"
        talk.say("hello", protocol=1)
        assert talk.hear("refused")["code"] == "malformed"  # a hello has no id
        talk.say("ping")
        assert talk.hear("refused")["code"] == "malformed"
        talk.link.send_text('{"type": "ping"}')
        assert talk.hear("pong")
        talk.link.send_bytes(b"\x00\xff")
        assert talk.hear("refused")["code"] == "malformed"
    with client.at(made["table"]) as spectator:
        assert spectator.heard[0]["seat"] == -1
        assert spectator.scene["options"] == []
        assert spectator.ask("act", version=1, seat=0, action=4)["code"] == "not-your-seat"
    for hello, code in [
        ({"token": other["token"]}, 4403),
        ({"token": "x"}, 4403),
        ({"protocol": 99}, 1008),
        ({"token": made["token"], "seat": 7}, 1008),
    ]:
        with client.at(made["table"], **hello) as talk:
            assert talk.heard[0]["type"] == "refused"
            with pytest.raises(WebSocketDisconnect) as end:
                talk.listen()
            assert end.value.code == code
    with client.at("NOWHERE") as talk:
        assert talk.heard[0]["code"] == "no-such-table"


def test_refusals_speak_the_language_of_the_reader(client: Client) -> None:
    made = client.new("me Ann", "me Bob", start=True)
    with client.at(made["table"], made["token"], language="it") as talk:
        assert talk.scene["sentence"].startswith("Tocca a te")
        assert talk.act(99_999)["sentence"].startswith("Questa non è")
        talk.ask("look", seat=0, language="en")
        assert talk.scene["sentence"].startswith("Your turn")


def test_undo_over_the_socket_by_consent(client: Client) -> None:
    made = client.new("me Ann", "open")
    bob_token = client.join(made["table"], 1, "Bob")["token"]
    client.call("POST", f"/api/tables/{made['table']}/start", made["token"])
    with (
        client.at(made["table"], made["token"]) as ann,
        client.at(made["table"], bob_token) as bob,
    ):
        for _ in range(2):
            ann.act()
            bob.act()
        assert bob.scene["undo"] == "consent"
        assert bob.ask("undo", version=bob.version, seat=1)["type"] == "ack"
        asked = ann.until(lambda m: bool(m.get("header", {}).get("undo")))
        assert asked["header"]["undo"] == {"seat": 1, "waiting": [0]}
        assert ann.ask("vote", version=ann.version, seat=0, agree=True)["type"] == "ack"
        update = bob.until(lambda m: m["type"] == "update")

    assert update["events"][-1]["kind"] == "undone"


def test_chat_is_limited_and_moves_are_not(client: Client, now: Now) -> None:
    made = client.new("me Ann", "open")
    bob_token = client.join(made["table"], 1, "Bob")["token"]
    client.call("POST", f"/api/tables/{made['table']}/start", made["token"])
    with (
        client.at(made["table"], made["token"]) as ann,
        client.at(made["table"], bob_token) as bob,
    ):
        answers = [ann.ask("chat", text=f"hello {i}") for i in range(8)]
        assert [answer["type"] for answer in answers].count("refused") == 3
        assert answers[-1]["code"] == "too-fast"
        assert ann.act()["type"] == "ack"
        assert ann.ask("chat", text="x" * 501)["code"] == "malformed"
        assert bob.hear("chat")["line"]["name"] == "Ann"
        bob.ask("mute", seat=0, muted=True)
        now.at += 60
        ann.ask("chat", text="psst")
        bob.ask("chat", text="who?")
        heard = [m["line"]["text"] for m in bob.heard if m["type"] == "chat"]
        assert "psst" not in heard
        assert heard[-1] == "who?"
    with client.at(made["table"]) as spectator:
        assert [line["text"] for line in spectator.heard[0]["chat"]][-2:] == ["psst", "who?"]


def test_commitment_record_and_replay(client: Client) -> None:
    made = client.new("me Ann", "random")
    table = made["table"]
    with client.at(table, made["token"]) as talk:
        before = talk.header["fairness"]
        assert client.call("GET", f"/api/tables/{table}/record").status_code == 403
        client.call("POST", f"/api/tables/{table}/start", made["token"])
        talk.hear("update")
        assert talk.header["fairness"] == before | {"fixed": True}
        talk.play(5)
        for path in ("record", "replay"):
            assert client.call("GET", f"/api/tables/{table}/{path}").json()["code"] == "not-over"
        talk.play()
    after = talk.header["fairness"]

    assert before["secret"] is before["seed"] is None
    assert commitment_of(after["secret"]) == before["commitment"] == after["commitment"]
    assert bound_seed_of(after["secret"], 1, []) == int(after["seed"])
    record = parse_record(client.call("GET", f"/api/tables/{table}/record").content)
    assert overlord.verify(record).over
    assert record.seed == after["seed"]
    assert record.commitment == before["commitment"]
    assert (record.secret, record.luck) == (after["secret"], "answers")
    opened = client.call("GET", f"/api/tables/{table}/replay?lang=it").json()
    blind = client.call("GET", f"/api/tables/{table}/replay?eyes=0").json()
    assert len(opened["steps"]) == len(blind["steps"]) == len(record.answers) + 1
    for step in opened["steps"]:
        assert sum(step["chances"]) == pytest.approx(1)
    assert opened["steps"][-1]["chances"] == overlord.verify(record).state.returns()
    assert all(-1 not in zone for zone in opened["steps"][0]["view"]["zones"])
    assert any(-1 in zone for zone in blind["steps"][0]["view"]["zones"])
    assert client.call("GET", f"/api/tables/{table}/replay?eyes=9").status_code == 404


def test_a_rematch_is_one_table_for_all(client: Client) -> None:
    made = client.new("me Ann", "random", start=True)
    with client.at(made["table"], made["token"]) as talk:
        talk.play()
        assert talk.ask("rematch")["type"] == "ack"
        again = talk.ask("rematch")
        assert again["duplicate"]
        new = talk.header["rematch"]
    with client.at(made["table"]) as spectator:
        assert spectator.header["rematch"] == new
        assert spectator.ask("rematch")["code"] == "not-seated"
    with client.at(new, made["token"]) as talk:
        assert talk.header["phase"] == "playing"
        talk.play(2)


def test_a_bot_stands_in_and_its_person_comes_back(client: Client, now: Now) -> None:
    made = client.new("me Ann", "open", absence=90)
    bob = client.join(made["table"], 1, "Bob")["token"]
    client.call("POST", f"/api/tables/{made['table']}/start", made["token"])
    with client.at(made["table"], made["token"]) as ann:
        assert not ann.header["seats"][1]["connected"]
        assert ann.header["absence"] == 90
        now.at += 89
        assert ann.ask("stand-in", seat=1, bot="greedy")["code"] == "still-here"
        now.at += 2
        assert ann.ask("stand-in", seat=1, bot="random")["code"] == "too-weak"
        assert ann.ask("stand-in", seat=1, bot="greedy")["type"] == "ack"
        assert ann.header["seats"][1]["bot"] == "greedy"
        ann.play(4)
        with client.at(made["table"], bob) as back:
            assert back.ask("reclaim", seat=1)["type"] == "ack"
            assert back.header["seats"][1]["bot"] == ""
            assert ann.until(lambda m: m["type"] == "header" and not m["header"]["seats"][1]["bot"])
            assert back.my_turn()
            assert back.act()["type"] == "ack"


def test_when_a_clock_runs_out_a_bot_answers_once(client: Client, now: Now) -> None:
    made = client.new("me Ann", "me Bob", clock="brisk", start=True)
    with client.at(made["table"], made["token"]) as talk:
        assert talk.header["seats"][0]["seconds"] == 30.0
        now.at += 29.99  # the task waits for real time from when it last looked
        talk.ask("look", seat=0)
        talk.ask("chat", text="thinking")
        now.at += 1
        update = talk.hear("update")
        assert update["events"][0]["kind"] == "answer"
        assert update["header"]["seats"][0]["bot"] == ""


def test_pass_and_play_looks_through_one_seat_at_a_time(client: Client) -> None:
    made = client.new("me Ann", "me Bob", start=True)
    assert made["seats"] == [0, 1]
    with client.at(made["table"], made["token"], seat=1) as talk:
        hands = {zone["name"]: zone["number"] for zone in talk.heard[0]["box"]["zones"]}
        view = talk.scene["view"]["zones"]
        assert -1 in view[hands["hand.0"]]
        assert -1 not in view[hands["hand.1"]]
        assert talk.act()["type"] == "ack"
        talk.ask("look", seat=0)
        view = talk.scene["view"]["zones"]
        assert -1 not in view[hands["hand.0"]]
        assert -1 in view[hands["hand.1"]]
        assert talk.act()["type"] == "ack"


def test_a_link_that_says_nothing_readable_is_closed(client: Client) -> None:
    made = client.new("me Ann", "me Bob", start=True)
    with client.at(made["table"], made["token"]) as talk:
        for _ in range(MALFORMED - 1):
            talk.link.send_text("]")
        assert talk.act()["type"] == "ack"
        talk.link.send_text("]")
        with pytest.raises(WebSocketDisconnect) as end:
            talk.until(lambda _message: False)
        assert end.value.code == 1008
    with client.at(made["table"], made["token"], seat=1) as talk:
        assert talk.act()["type"] == "ack"


def test_a_game_that_begins_with_a_question_is_shown_to_those_who_wait(client: Client) -> None:
    """Nothing has happened yet, and there is a table to look at all the same."""
    wish: Facts = {"game": "big-bad-overlord", "options": {"picking": "chosen"}}
    made = client.new("me Ann", "me Bob", **wish)
    with client.at(made["table"], made["token"]) as talk:
        client.call("POST", f"/api/tables/{made['table']}/start", made["token"])
        talk.hear("update")
        assert talk.options
