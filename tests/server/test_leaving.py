"""Leaving a seat, coming back to it, and looking back at a game that is not over."""

from overlord.server.protocol import Reclaim, StandIn, Undo, Vote
from overlord.server.table import events
from overlord.server.table.table import Table
from tests.server.talk import Client, Facts, Talk
from tests.server.test_table import ANN, BOB, a_table, act, ask, assert_refused, do

EVE = "e" * 64


def leave(table: Table, seat: int, holder: str, bot: str = "random") -> int:
    return do(table, events.Left(by=holder, seat=seat, bot=bot))


def two(client: Client) -> tuple[str, str, str]:
    """A running game of two people: the table and their tokens."""
    made = client.new("me Ann", "open")
    bob = client.join(made["table"], 1, "Bob")["token"]
    client.call("POST", f"/api/tables/{made['table']}/start", made["token"])
    return made["table"], made["token"], bob


def test_whoever_leaves_before_the_start_makes_room_and_the_others_go_on() -> None:
    table = a_table(ANN, BOB, start=False)
    leave(table, 0, ANN)

    assert [place.kind for place in table.places] == ["open", "person"]
    do(table, events.BotPut(by=BOB, seat=0, bot="random"))
    begin = events.Started(by=BOB)
    do(table, begin)
    assert table.phase == "playing"


def test_in_a_running_game_a_bot_plays_on_and_only_its_person_comes_back() -> None:
    table = a_table(ANN, BOB)
    assert_refused("unknown-bot", lambda: leave(table, 0, ANN, "zeus"))
    assert_refused("not-your-seat", lambda: leave(table, 1, ANN))
    leave(table, 0, ANN)

    assert (table.places[0].bot, table.places[0].left) == ("random", True)
    assert_refused("left-already", lambda: leave(table, 0, ANN))
    assert_refused("stand-in-plays", lambda: ask(table, act(table, 0), ANN))
    assert_refused(
        "stand-in-plays", lambda: ask(table, StandIn(id="s", seat=0, bot="greedy"), BOB, 99.0)
    )
    taken = events.Joined(by=EVE, seat=0, name="Eve", holder=EVE)
    assert_refused("already-started", lambda: do(table, taken))
    assert_refused("not-your-seat", lambda: ask(table, Reclaim(id="r", seat=0), BOB))
    ask(table, Reclaim(id="r", seat=0), ANN)
    assert (table.places[0].bot, table.places[0].left) == ("", False)
    ask(table, act(table, 0), ANN)


def test_an_undo_does_not_wait_for_somebody_who_leaves() -> None:
    table = a_table(ANN, BOB, EVE)
    for seat in (0, 1, 2) * 2:
        ask(table, act(table, seat), (ANN, BOB, EVE)[seat])
    assert table.match is not None
    answers = len(table.match.answers)
    ask(table, Undo(id="u", version=table.version, seat=0), ANN)
    assert len(table.match.answers) == answers
    ask(table, Vote(id="v", version=table.version, seat=1, agree=True), BOB)
    leave(table, 2, EVE)

    assert table.undo_wanted is None
    assert len(table.match.answers) < answers


def test_nor_goes_on_for_an_asker_who_leaves() -> None:
    table = a_table(ANN, BOB)
    for seat in (0, 1) * 2:
        ask(table, act(table, seat), (ANN, BOB)[seat])
    ask(table, Undo(id="u", version=table.version, seat=0), ANN)
    leave(table, 0, ANN)

    assert table.undo_wanted is None
    assert_refused("no-vote", lambda: ask(table, Vote(id="v", version=99, seat=1, agree=True), BOB))


def test_a_game_that_everybody_leaves_is_finished_by_bots(client: Client) -> None:
    table, ann_token, bob_token = two(client)
    path = f"/api/tables/{table}/seats"
    with client.at(table) as spectator, client.at(table, ann_token) as ann:
        assert client.call("DELETE", f"{path}/0?bot=random", ann_token).status_code == 200
        left = ann.hear("header")["header"]["seats"][0]
        assert (left["kind"], left["bot"], left["left"]) == ("person", "random", True)
        assert client.call("DELETE", f"{path}/1?bot=zeus", bob_token).status_code == 400
        assert client.call("DELETE", f"{path}/1", bob_token).status_code == 200
        spectator.until(lambda m: bool((m.get("scene") or {}).get("outcome")))
        assert spectator.header["seats"][1]["bot"] == "greedy"
        assert client.call("DELETE", f"{path}/1", bob_token).json()["code"] == "game-over"
        assert ann.ask("rematch")["code"] == "not-seated"


def test_a_rematch_keeps_no_seat_for_those_who_left(client: Client) -> None:
    table, ann_token, bob_token = two(client)
    client.call("DELETE", f"/api/tables/{table}/seats/1?bot=random", bob_token)
    with client.at(table, ann_token) as ann:
        ann.play()
        assert ann.ask("rematch")["type"] == "ack"
        fresh = ann.header["rematch"]
    seats = client.call("GET", f"/api/tables/{fresh}").json()["header"]["seats"]

    assert [seat["kind"] for seat in seats] == ["person", "open"]


# Looking back


def moments(talk: Talk) -> dict[int, Facts]:
    """What a socket was shown, by the last event it had been told of at that time."""
    shown: dict[int, Facts] = {}
    for message in talk.heard:
        if message.get("events") and message.get("scene"):
            shown[message["events"][-1]["number"]] = message["scene"]
    return shown


def rounds(count: int, *people: Talk) -> None:
    for _ in range(count):
        for one in people:
            if one.options:
                one.act()
        for one in people:
            one.ask("mute", seat=5, muted=True)  # all that came before it has been heard


def recall(talk: Talk, number: int) -> Facts:
    id = talk.say("recall", number=number)
    answer = talk.until(lambda m: m.get("id") == id)
    if answer["type"] == "recalled":
        assert talk.hear("ack")["id"] == id
    return answer


def test_an_earlier_moment_is_what_these_eyes_were_shown_then(client: Client) -> None:
    table, ann_token, bob_token = two(client)
    with (
        client.at(table, ann_token) as ann,
        client.at(table, bob_token, language="it") as bob,
        client.at(table) as spectator,
    ):
        rounds(2, ann, bob)
        assert bob.scene["undo"] == "consent"
        bob.ask("undo", version=bob.version, seat=1)
        ann.until(lambda m: bool(m.get("header", {}).get("undo")))
        assert ann.ask("vote", version=ann.version, seat=0, agree=True)["type"] == "ack"
        bob.until(lambda m: m["type"] == "update")
        rounds(8, ann, bob)
        for one in (ann, bob, spectator):
            one.ask("mute", seat=5, muted=True)  # all that came before it has been heard
            shown = moments(one)
            assert len(shown) > 15
            for number, scene in shown.items():
                client.now.at += 1  # more than a person would ask for in a second
                found = recall(one, number)
                for part in ("view", "lines", "sentence"):
                    assert found[part] == scene[part]
        last = max(moments(ann))
        assert recall(ann, last + 1)["code"] == "no-such-event"
        assert str(last) in recall(ann, last + 1)["sentence"]


def test_before_the_start_there_is_nothing_to_recall(client: Client) -> None:
    made = client.new("me Ann", "open")
    with client.at(made["table"], made["token"]) as ann:
        assert recall(ann, 0)["code"] == "not-started"
