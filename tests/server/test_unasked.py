"""Questions that people are not asked: forced answers, standing orders, and who hears of them."""

from pathlib import Path
from typing import Any

import pytest

from overlord.core.conformance.law_support import contents
from overlord.core.layout import SPECTATOR
from overlord.core.match import Match
from overlord.core.orders import may_stand
from overlord.core.registry import game
from overlord.core.rng import seeded_rng
from overlord.core.start import FREE
from overlord.server.identity import hash_of
from overlord.server.live.scene import reader_of, scene
from overlord.server.store.store import Store, StoreFailed
from overlord.server.table import events
from overlord.server.table.events import Place
from overlord.server.table.table import Table
from tests.server.conftest import Now, Start
from tests.server.talk import Client, Facts, Talk
from tests.toys import ambush, cellar
from tests.toys.ambush import FALL_UPON, PASS, RAID, ROLL_AMBUSHER

AMBUSH: Facts = {"game": "toy-ambush"}
POOR: Facts = {"game": "toy-ambush", "options": {"coins": "0"}}


def alone(client: Client, *names: str, **wish: Any) -> Facts:
    """A table at which one token holds all seats, started."""
    made = client.new(*(f"me {name}" for name in names), **wish)
    client.call("POST", f"/api/tables/{made['table']}/start", made["token"])
    return {"table": made["table"], "token": made["token"]}


def answers(client: Client, table: str) -> list[tuple[int, int, bool]]:
    match = client.lobby.runners[table].table.match
    return [(answer.seat, answer.action, answer.own) for answer in match.answers]


def stored(client: Client, table: str) -> list[events.AnyEvent]:
    return [events.read(raw) for raw in client.lobby.store.events(table, 0)]


def act(talk: Talk, seat: int, action: int, **facts: object) -> Facts:
    return talk.ask("act", version=talk.version, seat=seat, action=action, **facts)


@pytest.fixture
def toy_client(toys: Path, start: Start) -> Client:
    assert toys.is_dir()
    return start()


def test_forced_answers_are_stored_and_told_together_with_the_one_before(
    toy_client: Client,
) -> None:
    seat = alone(toy_client, "Ann", "Bob", "Cid", **POOR)
    with toy_client.at(**seat) as talk:
        told = len(talk.heard)
        assert act(talk, 0, RAID)["type"] == "ack"

        updates = [m for m in talk.heard[told:] if m["type"] == "update"]
        assert len(updates) == 1
        assert updates[0]["scene"]["view"]["pending"] == [1]
        assert updates[0]["scene"]["view"]["prompts"] == ["turn"]
        given = [(0, RAID, True), (1, PASS, False), (2, PASS, False)]
        assert answers(toy_client, seat["table"]) == given
        sources = [
            d.source for d in stored(toy_client, seat["table"]) if isinstance(d, events.Acted)
        ]
        assert sources == ["person", "forced", "forced"]


def test_who_prefers_it_is_asked_everything_also_after_a_restart(toys: Path, start: Start) -> None:
    assert toys.is_dir()
    client = start()
    seat = alone(client, "Ann", "Bob", **POOR)
    with client.at(**seat) as talk:
        assert talk.heard[0]["ask_everything"] is False
        assert talk.ask("prefer", ask_everything=True)["type"] == "ack"
        act(talk, 0, RAID)
        assert len(answers(client, seat["table"])) == 1

    client = start()
    with client.at(**seat) as talk:
        assert talk.heard[0]["ask_everything"] is True
        assert talk.scene["view"]["prompts"] == ["fall-upon"]
        assert len(answers(client, seat["table"])) == 1
        talk.ask("prefer", ask_everything=False)
        assert answers(client, seat["table"])[1:] == [(1, PASS, False)]


def test_a_preference_is_for_those_who_sit_there(toy_client: Client) -> None:
    seat = alone(toy_client, "Ann", "Bob", **AMBUSH)
    with toy_client.at(seat["table"]) as talk:
        assert talk.heard[0]["ask_everything"] is False
        assert talk.ask("prefer", ask_everything=True)["code"] == "not-seated"
        assert talk.ask("revoke", seat=0)["code"] == "not-your-seat"


def test_what_a_killed_server_did_not_answer_is_answered_when_it_comes_back(
    toys: Path, start: Start
) -> None:
    assert toys.is_dir()
    client = start()
    seat = alone(client, "Ann", "Bob", **POOR)
    version = client.lobby.runners[seat["table"]].table.version
    raid = events.Acted(by=hash_of(seat["token"]), id="x", seat=0, action=RAID, source="person")
    client.lobby.store.append(seat["table"], version + 1, events.write(raid)).result()

    client = start()
    with client.at(**seat) as talk:
        while talk.scene["view"]["prompts"] != ["turn"]:
            talk.listen()
        assert answers(client, seat["table"]) == [(0, RAID, True), (1, PASS, False)]


def test_a_forced_answer_that_cannot_be_stored_is_tried_again(
    toy_client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer of the person stands: it was stored."""
    seat = alone(toy_client, "Ann", "Bob", **POOR)
    append = Store.append
    calls: list[int] = []

    def failing(self: Store, table: str, seq: int, event: bytes, *more: Any) -> Any:
        calls.append(seq)
        if len(calls) == 2:
            raise StoreFailed("full")
        return append(self, table, seq, event, *more)

    monkeypatch.setattr("overlord.server.live.runner.RETRY", 0.02)
    with toy_client.at(**seat) as talk:
        monkeypatch.setattr(Store, "append", failing)
        assert act(talk, 0, RAID)["type"] == "ack"
        while talk.scene["view"]["prompts"] != ["turn"]:
            talk.listen()

    assert len(calls) == 3
    assert answers(toy_client, seat["table"]) == [(0, RAID, True), (1, PASS, False)]


def test_a_forced_answer_waits_for_no_clock_and_for_nobody_who_is_gone(
    toy_client: Client, now: Now
) -> None:
    """Bob is not there, and his clock never begins to run."""
    made = toy_client.new("me Ann", "open", clock="brisk", **POOR)
    toy_client.join(made["table"], 1, "Bob")
    toy_client.call("POST", f"/api/tables/{made['table']}/start", made["token"])
    with toy_client.at(made["table"], made["token"]) as talk:
        now.at += 5
        act(talk, 0, RAID)
        assert answers(toy_client, made["table"]) == [(0, RAID, True), (1, PASS, False)]
        assert talk.header["seats"][1]["seconds"] == 30.0  # for his turn, which is a decision


def test_undo_goes_back_to_what_was_decided(client: Client) -> None:
    """Of the last two heroes one is chosen, and the other follows; both are taken back."""
    seat = alone(client, "Ann", "Bob")

    def match() -> Match:
        now: Match = client.lobby.runners[seat["table"]].table.match
        return now

    def two_are_left() -> bool:
        asked = match().state.asked(0)
        return asked is not None and (asked.prompt, len(match().options(0))) == ("play-hero", 2)

    with client.at(**seat) as talk:
        while not two_are_left():
            asked = match().state.pending()[-1]
            act(talk, asked, match().options(asked)[0])
        before = len(match().answers)
        act(talk, 0, match().options(0)[0])
        assert [answer.own for answer in match().answers[before:]] == [True, False]
        assert talk.scene["undo"] == "free"

        assert talk.ask("undo", version=talk.version, seat=0)["type"] == "ack"

        assert len(match().answers) == before
        assert len(match().options(0)) == 2
        assert talk.scene["view"]["pending"].count(0) == 1


# Standing orders


def at_a_fight(talk: Talk) -> None:
    act(talk, 0, RAID)
    act(talk, 1, FALL_UPON)


def test_not_in_this_battle_is_offered_given_and_revoked(toys: Path, start: Start) -> None:
    assert toys.is_dir()
    client = start()
    seat = alone(client, "Ann", "Bob", "Cid", **AMBUSH)
    with client.at(**seat) as talk:
        at_a_fight(talk)
        assert talk.scene["standing"] == {
            "action": PASS,
            "text": "Not in this battle",
            "about": "",
        }
        act(talk, 0, PASS, standing=True)
        assert [held["prompt"] for held in talk.scene["orders"]] == ["interfere"]
        act(talk, 1, ROLL_AMBUSHER)
        act(talk, 2, PASS)
        assert answers(client, seat["table"])[-1] == (0, PASS, False)
        assert talk.scene["view"]["pending"] == [1]

    client = start()  # the order is kept as well
    with client.at(**seat) as talk:
        assert [held["text"] for held in talk.scene["orders"]] == [
            "Not in this battle: “interfere” is answered for you"
        ]
        assert talk.ask("revoke", seat=0)["type"] == "ack"
        assert talk.scene["orders"] == []
        act(talk, 1, ROLL_AMBUSHER)
        act(talk, 2, PASS)
        assert talk.scene["view"]["pending"] == [0]


def test_only_the_no_of_a_question_can_stand(toy_client: Client) -> None:
    seat = alone(toy_client, "Ann", "Bob", "Cid", **AMBUSH)
    with toy_client.at(**seat) as talk:
        assert talk.scene["standing"] is None
        assert act(talk, 0, PASS, standing=True)["code"] == "cannot-stand"
        at_a_fight(talk)
        assert act(talk, 0, ROLL_AMBUSHER, standing=True)["code"] == "cannot-stand"
        assert act(talk, 0, ROLL_AMBUSHER)["type"] == "ack"


def test_taking_back_the_order_ends_it(toy_client: Client) -> None:
    seat = alone(toy_client, "Ann", "Bob", "Cid", **AMBUSH)
    with toy_client.at(**seat) as talk:
        act(talk, 0, RAID)
        act(talk, 1, PASS, standing=True)
        assert talk.ask("undo", version=talk.version, seat=1)["type"] == "ack"

        table = client_table(toy_client, seat["table"])
        assert table.orders.of(1) == []
        assert table.match is not None
        assert table.match.state.pending() == [1]


def client_table(client: Client, table: str) -> Table:
    found: Table = client.lobby.runners[table].table
    return found


def test_nobody_else_hears_of_an_order_or_a_preference(toy_client: Client) -> None:
    made = toy_client.new("me Ann", "open", "open", **AMBUSH)
    table = made["table"]
    bob = toy_client.join(table, 1, "Bob")["token"]
    cid = toy_client.join(table, 2, "Cid")["token"]
    toy_client.call("POST", f"/api/tables/{table}/start", made["token"])
    with (
        toy_client.at(table, made["token"]) as ann,
        toy_client.at(table, bob) as other,
        toy_client.at(table) as watcher,
        toy_client.at(table, cid) as third,
    ):
        act(ann, 0, RAID)
        other.my_turn()
        act(other, 1, FALL_UPON)
        while not ann.options:
            ann.listen()
        act(ann, 0, PASS, standing=True)
        assert ann.scene["orders"]
        ann.ask("prefer", ask_everything=True)
        assert ann.heard[-2]["type"] == "update"
        other.my_turn()
        act(other, 1, ROLL_AMBUSHER)
        while not third.options:
            third.listen()
        while "roll" not in {event["kind"] for event in watcher.heard[-1].get("events", [])}:
            watcher.listen()

        for talk in (other, watcher, third):
            assert all(m["scene"]["orders"] == [] for m in talk.heard if m.get("scene"))
            updates = [m for m in talk.heard if m["type"] == "update"]
            assert all(m["events"] for m in updates)  # none that only says that something was


# Secrecy


@pytest.mark.parametrize("toy", [cellar.GAME, ambush.GAME, game("dark-dealings")])
def test_who_is_answered_for_follows_from_what_all_can_see(toy: Any) -> None:
    """In worlds that a spectator cannot tell apart the same seats are not asked."""
    unlike = 0
    for seed in range(12):
        table = a_table(toy, 2, seed)
        match = table.match
        assert match is not None
        luck = seeded_rng(seed)
        while not match.over:
            found = table.next_unasked()
            world = match.state.determinize(SPECTATOR, luck.seed())
            truth = match.state
            unlike += contents(world) != contents(truth)
            match.state = world
            other = table.next_unasked()
            match.state = truth
            assert (found is None) == (other is None)
            if isinstance(found, events.Acted) and isinstance(other, events.Acted):
                assert (found.seat, found.source) == (other.seat, other.source)
            seat = match.state.pending()[0]
            options = match.options(seat)
            action = options[luck.below(len(options))]
            table.apply(events.Acted(seat=seat, action=action, source="person"), 0.0)
    assert unlike


def a_table(toy: Any, players: int, seed: int) -> Table:
    places = [Place(kind="person", name=f"P{n}", holder=f"h{n}") for n in range(players)]
    made = events.Created(
        table="T", game=toy.id, rules=1, options={}, places=places, clock="off",
        private=False, cards={}, secret=f"{seed:064x}", at=0.0,
    )  # fmt: skip
    table = Table(made, toy, toy.box, 0.0)
    table.apply(events.Started(), 0.0)
    return table


def test_what_is_told_without_a_replay_is_what_a_replay_would_tell() -> None:
    """The undo seal of the table beside that of its match, with forced answers and orders."""
    sources = set()
    for seed in range(12):
        table = a_table(ambush.GAME, 3, seed)
        match = table.match
        assert match is not None
        luck = seeded_rng(seed)
        while not match.over:
            event = table.next_unasked()
            if event is None:
                seat = match.state.pending()[0]
                options = match.options(seat)
                action = options[luck.below(len(options))]
                stands = may_stand(match, seat) == action
                event = events.Acted(seat=seat, action=action, source="person", standing=stands)
            assert isinstance(event, events.Acted)
            table.apply(event, 0.0)
            sources.add(event.source)
            for seat in table.history.answered if table.asked else {}:
                assert table.undo_seal(seat) == match.undo_seal(seat)
                assert table.undo_seal(seat) >= FREE
    assert sources == {"person", "forced", "order"}


def test_a_bot_answers_for_itself() -> None:
    table = a_table(ambush.GAME, 2, 1)
    table.apply(events.StoodIn(by="h1", seat=1, bot="random"), 0.0)
    assert table.match is not None
    table.match.state[ambush.COINS + 1] = 0
    table.apply(events.Acted(seat=0, action=RAID, source="person"), 0.0)

    assert table.match.forced_answer(1) == PASS
    assert table.next_unasked() is None


def test_the_words_of_an_order_are_in_the_language_of_the_reader() -> None:
    match = Match(ambush.GAME, 2, 1)
    match.play(0, RAID)
    table = a_table(ambush.GAME, 2, 1)

    shown = scene(reader_of(match, 1, "it"), -1, table.orders)

    assert shown.standing is not None
    assert shown.standing.text == "Non in questo turno"
