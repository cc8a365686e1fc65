"""A deal that binds: promises, the start that fixes whose count, salts, and starts in vain."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from typing import Any

import msgspec
import pytest

import overlord
from examples.socket_bot import Part
from overlord.core.fairness import bound_seed_of, commitment_of, promise_of
from overlord.core.record import parse_record
from overlord.core.registry import game
from overlord.server.identity import hash_of
from overlord.server.protocol import Begin, Commit, Reveal, Waive
from overlord.server.table import deal, events
from overlord.server.table.deal import REVEAL
from overlord.server.table.events import Place
from overlord.server.table.table import Table
from tests.server.conftest import Now, Start
from tests.server.talk import Client, Facts, Talk
from tests.server.test_table import ANN, BOB, ask, assert_refused, created, do

CYD = hash_of("cyd")
SECRET = "5e" * 32
COMMITMENT = commitment_of(SECRET)
SALTS = {0: "a0" * 32, 1: "b1" * 32, 2: "c2" * 32}


def a_table(*holders: str, present: bool = True) -> Table:
    """People with these tokens before the start; "" is a bot."""
    places = [
        Place(kind="person", name=f"P{seat}", holder=holder)
        if holder
        else Place(kind="bot", name="bot", bot="random")
        for seat, holder in enumerate(holders)
    ]
    dark = game("dark-dealings")
    made = msgspec.structs.replace(created(*places), deal=2)
    table = Table(made, dark, dark.box, 0.0)
    if present:
        table.arrive(table.people())
    return table


def promise(table: Table, seat: int) -> None:
    hash = promise_of(COMMITMENT, table.deal.round, seat, SALTS[seat])
    holder = table.places[seat].holder
    ask(table, Commit(id=f"c{seat}-{table.version}", seat=seat, hash=hash), holder)


def tell(table: Table, seat: int, now: float = 0.0, salt: str = "") -> None:
    said = Reveal(id=f"r{seat}-{table.version}", seat=seat, salt=salt or SALTS[seat])
    ask(table, said, table.places[seat].holder, now)
    settle(table)


def begin(table: Table, holder: str = ANN, now: float = 0.0) -> None:
    do(table, events.Started(by=holder), now)


def settle(table: Table) -> None:
    """What follows by itself."""
    event = table.next_unasked()
    if isinstance(event, events.Started):
        table.apply(event, 0.0)


def test_the_game_begins_when_all_have_told_what_they_promised() -> None:
    table = a_table(ANN, BOB, "")
    promise(table, 0)
    promise(table, 1)
    begin(table)
    assert table.phase == "lobby"
    assert table.deal.missing == [0, 1]
    tell(table, 1)
    assert table.phase == "lobby"
    tell(table, 0)

    assert table.match is not None
    told = [(0, SALTS[0]), (1, SALTS[1])]
    assert table.match.seed == bound_seed_of(SECRET, 1, told)
    assert table.match.luck == "answers"


def test_another_salt_than_the_promised_one_is_refused() -> None:
    table = a_table(ANN, BOB)
    promise(table, 0)
    promise(table, 1)
    assert_refused("no-reveal", lambda: tell(table, 0))
    begin(table)
    assert_refused("wrong-salt", lambda: tell(table, 0, salt="f" * 64))
    tell(table, 0)
    assert_refused("no-reveal", lambda: tell(table, 0))
    assert_refused("not-your-seat", lambda: ask(table, Reveal(id="x", seat=1, salt=SALTS[1]), ANN))


def test_whose_salts_count_is_fixed_before_any_is_told() -> None:
    table = a_table(ANN, BOB, "")
    promise(table, 0)
    begin(table)
    assert table.deal.fixed == [0]
    assert_refused("being-dealt", lambda: promise(table, 1))
    assert_refused("being-dealt", lambda: promise(table, 0))
    assert_refused("being-dealt", lambda: begin(table))
    assert_refused("being-dealt", lambda: do(table, events.BotPut(by=ANN, seat=2, bot="")))
    tell(table, 0)
    assert table.match is not None
    assert_refused("already-started", lambda: promise(table, 1))


def test_who_is_not_there_is_waited_for_unless_all_others_agree() -> None:
    table = a_table(ANN, BOB, CYD)
    for seat in range(3):
        promise(table, seat)
    table.depart([2], 1.0)
    problem = assert_refused("waits-for", lambda: begin(table))
    assert problem.detail == "P2"
    ask(table, Waive(id="w", seats=[2]), ANN)
    assert_refused("waits-for", lambda: begin(table))  # Bob has not agreed
    ask(table, Waive(id="w", seats=[2]), BOB)
    begin(table)

    assert table.deal.fixed == [0, 1]


def test_who_asks_for_the_start_from_afar_is_not_waited_for() -> None:
    table = a_table(ANN, BOB)
    promise(table, 1)
    table.depart([0], 1.0)
    assert_refused("not-seated", lambda: begin(table, CYD))
    begin(table, ANN)
    assert table.deal.fixed == [1]


def test_where_nobody_promised_nobody_is_waited_for() -> None:
    table = a_table(ANN, BOB, present=False)
    begin(table)
    assert table.match is not None
    assert table.match.seed == bound_seed_of(SECRET, 1, [])
    assert table.deal.told().parts == []


def test_one_device_for_all_has_no_part_and_waits_for_nobody() -> None:
    table = a_table(ANN, ANN, "")
    promise(table, 0)
    begin(table)
    assert table.match is not None
    assert table.deal.told().parts == []


def test_another_device_promises_anew_before_the_start() -> None:
    table = a_table(ANN, "")
    promise(table, 0)
    other = promise_of(COMMITMENT, 1, 0, SALTS[2])
    ask(table, Commit(id="other", seat=0, hash=other), ANN)
    begin(table)
    assert_refused("wrong-salt", lambda: tell(table, 0))
    tell(table, 0, salt=SALTS[2])
    assert table.match is not None


def test_a_salt_that_is_not_told_voids_the_start_and_that_is_kept() -> None:
    table = a_table(ANN, BOB)
    promise(table, 0)
    promise(table, 1)
    begin(table, now=100.0)
    tell(table, 0, 101.0)
    assert_refused("stale", lambda: do(table, events.Voided(), 100.0 + REVEAL - 1))
    do(table, events.Voided(), 100.0 + REVEAL)

    assert [(one.round, one.missing) for one in table.deal.voids] == [(1, [1])]
    assert (table.deal.round, table.deal.promises, table.deal.fixed) == (2, {}, None)
    assert_refused("stale", lambda: do(table, events.Voided(), 999.0))
    promise(table, 0)
    promise(table, 1)
    begin(table, now=200.0)
    assert_refused("wrong-salt", lambda: tell(table, 0, salt="f" * 64))
    tell(table, 0, 201.0)
    tell(table, 1, 201.0)
    assert table.match is not None
    assert table.match.seed == bound_seed_of(SECRET, 2, [(0, SALTS[0]), (1, SALTS[1])])
    assert table.deal.told().voids == table.deal.voids


def test_who_gets_up_before_telling_voids_the_start() -> None:
    table = a_table(ANN, BOB)
    promise(table, 0)
    promise(table, 1)
    begin(table)
    do(table, events.Left(by=BOB, seat=1, bot="greedy"))

    assert [(one.round, one.missing) for one in table.deal.voids] == [(1, [1])]
    assert table.places[1].kind == "open"
    assert table.deal.promises == {}


def test_a_promise_goes_with_whoever_gave_it() -> None:
    table = a_table(ANN, BOB)
    promise(table, 1)
    do(table, events.Left(by=BOB, seat=1, bot="greedy"))
    do(table, events.Joined(by=CYD, seat=1, name="Cyd", holder=CYD))

    assert table.deal.promises == {}


def test_a_start_that_comes_twice_is_done_once() -> None:
    table = a_table(ANN, "")
    promise(table, 0)
    first = ask(table, Begin(id="b"), ANN)
    assert ask(table, Begin(id="b"), ANN) == first
    tell(table, 0)
    assert ask(table, Begin(id="b"), ANN) == first


# Over the socket


class Person:
    """Somebody at the socket who takes part in the deal, as a browser does."""

    def __init__(self, talk: Talk, seat: int) -> None:
        self.talk = talk
        self.part = Part(seat)

    def react(self) -> Facts | None:
        """Send what the table as it is known asks for."""
        wish = self.part.answer(self.talk.header["fairness"])
        return None if wish is None else self.talk.ask(wish.pop("type"), **wish)

    def begins(self) -> None:
        while not self.talk.scene:
            self.talk.listen()

    def hear(self, good: Callable[[Facts], bool]) -> None:
        while not good(self.talk.header["fairness"]):
            self.talk.listen()


@contextmanager
def seated(client: Client, made: Facts, *tokens: str) -> Iterator[list[Person]]:
    with ExitStack() as stack:
        yield [
            Person(stack.enter_context(client.at(made["table"], token)), seat)
            for seat, token in enumerate(tokens)
        ]


def a_game(client: Client, *more: str) -> tuple[Facts, str]:
    made = client.new("me Ann", "open", *more)
    return made, client.join(made["table"], 1, "Bob")["token"]


def finished(people: list[Person]) -> Facts:
    """Play to the end; gives the fairness as it is told then."""
    talks = [one.talk for one in people]
    for one in people:
        one.begins()
    while not all(talk.over for talk in talks):
        asked = next((talk for talk in talks if talk.scene["options"]), None)
        if asked is None:
            (next(talk for talk in talks if not talk.over)).listen()
        elif asked.act()["type"] != "ack":
            asked.listen()
        for talk in talks:
            while talk.version < max(one.version for one in talks):
                talk.listen()
    found: Facts = talks[0].header["fairness"]
    return found


def test_two_people_prove_their_deal_and_the_record_tells_it(client: Client) -> None:
    made, bob_token = a_game(client)
    with seated(client, made, made["token"], bob_token) as people:
        ann, bob = people
        for one in people:
            assert one.react()["type"] == "ack"  # type: ignore[index]
        assert ann.talk.ask("begin")["type"] == "ack"
        for one in people:
            one.hear(lambda fairness: bool(fairness["fixed"]))
            assert one.talk.scene == {}
            assert one.react()["type"] == "ack"  # type: ignore[index]
        told = finished(people)

        assert ann.part.problems(told) == bob.part.problems(told) == []
    record = parse_record(client.call("GET", f"/api/tables/{made['table']}/record").content)
    assert record.format == "overlord-record-2"
    assert overlord.verify(record).over
    assert [part.salt for part in record.deal.parts] == [  # type: ignore[union-attr]
        one.part.salts[1] for one in people
    ]


def test_no_salt_secret_or_seed_is_told_before_the_end(client: Client) -> None:
    made, bob_token = a_game(client)
    with seated(client, made, made["token"], bob_token) as people:
        ann, bob = people
        ann.react()
        bob.react()
        ann.talk.ask("begin")
        ann.hear(lambda fairness: bool(fairness["fixed"]))
        bob.hear(lambda fairness: bool(fairness["fixed"]))
        ann.react()
        bob.react()
        for one in people:
            one.begins()
        ann.talk.act()
        table = client.lobby.runners[made["table"]].table
        with client.at(made["table"]) as spectator:
            heard = json.dumps([bob.talk.heard, ann.talk.heard, spectator.heard])
            over_http = client.call("GET", f"/api/tables/{made['table']}").text
    for hidden in (ann.part.salts[1], bob.part.salts[1], table.deal.secret, str(table.seed)):
        assert hidden not in heard
        assert hidden not in over_http


def test_a_client_that_knows_nothing_of_it_plays_and_has_no_part(client: Client) -> None:
    made, bob_token = a_game(client)
    with seated(client, made, made["token"], bob_token) as (ann, bob):
        ann.react()
        assert (
            client.call("POST", f"/api/tables/{made['table']}/start", bob_token).status_code == 200
        )
        ann.hear(lambda fairness: bool(fairness["fixed"]))
        ann.react()
        bob.begins()
        parts = bob.talk.header["fairness"]["parts"]
        assert [part["seat"] for part in parts] == [0]
        assert [seat["salted"] for seat in bob.talk.header["seats"]] == [True, False]


def test_a_start_in_vain_is_told_after_its_time_and_the_next_one_counts(
    client: Client, now: Now, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(deal, "REVEAL", 0.05)
    made, bob_token = a_game(client)
    with seated(client, made, made["token"], bob_token) as (ann, bob):
        ann.react()
        bob.react()
        ann.talk.ask("begin")
        ann.hear(lambda fairness: bool(fairness["fixed"]))
        ann.react()
        now.at += 0.05  # Bob says nothing
        ann.hear(lambda fairness: bool(fairness["voids"]))
        assert ann.talk.header["fairness"]["voids"] == [{"round": 1, "missing": [1]}]
        assert not ann.talk.header["fairness"]["fixed"]
        first = ann.part.salts[1]
        bob.hear(lambda fairness: fairness["round"] == 2)
        for one in (ann, bob):
            one.react()
        ann.talk.ask("begin")
        for one in (ann, bob):
            one.hear(lambda fairness: bool(fairness["fixed"]))
            one.react()
        ann.begins()
        assert ann.part.salts[2] != first


def test_a_deal_goes_on_after_a_restart(start: Start) -> None:
    client = start()
    made, bob_token = a_game(client)
    with seated(client, made, made["token"], bob_token) as (ann, bob):
        for one in (ann, bob):
            one.react()
        ann.talk.ask("begin")
        for one in (ann, bob):
            one.hear(lambda fairness: bool(fairness["fixed"]))
        ann.react()
        parts = (ann.part, bob.part)
    client = start()
    with seated(client, made, made["token"], bob_token) as people:
        for one, part in zip(people, parts, strict=True):
            one.part = part
        assert people[0].react() is None  # told already
        assert people[1].react()["type"] == "ack"  # type: ignore[index]
        people[1].begins()


def test_a_rematch_is_a_new_round_that_the_client_begins(client: Client) -> None:
    made = client.new("me Ann", "random", start=True)
    with client.at(made["table"], made["token"]) as talk:
        talk.play()
        talk.ask("rematch", start=False)
        fresh = talk.header["rematch"]
        before = talk.header["fairness"]["commitment"]
    with client.at(fresh, made["token"]) as talk:
        ann = Person(talk, 0)
        assert talk.header["phase"] == "lobby"
        assert talk.header["fairness"]["commitment"] != before
        ann.react()
        talk.say("begin")
        ann.hear(lambda fairness: bool(fairness["fixed"]))
        ann.react()
        ann.begins()


# A server and a last player who work together


class Cheats:
    """A dishonest table: it knows the secret, and the last player does as it wants."""

    def __init__(self) -> None:
        self.secret = SECRET
        self.commitment = COMMITMENT
        self.honest = Part(0)
        self.last = "b1" * 32  # what the last player has promised
        self.round = 1
        self.voids: list[Facts] = []

    def fairness(self, **more: Any) -> Facts:
        return {
            "binds": True, "commitment": self.commitment, "round": self.round, "fixed": False,
            "missing": [], "parts": [], "voids": self.voids, **more,
        }  # fmt: skip

    def hear_promise(self) -> Facts:
        said = self.honest.answer(self.fairness())
        assert said is not None
        return {"seat": 0, "hash": said["hash"]}

    def parts(self, promised: Facts) -> list[Facts]:
        hash = promise_of(self.commitment, self.round, 1, self.last)
        return [promised, {"seat": 1, "hash": hash}]

    def hear_salt(self, parts: list[Facts]) -> str:
        said = self.honest.answer(self.fairness(fixed=True, missing=[0, 1], parts=parts))
        assert said is not None
        return str(said["salt"])

    def over(self, salt: str, last: str, secret: str = "", **more: Any) -> Facts:
        """What is told at the end, consistent in itself."""
        secret = secret or self.secret
        told = [(0, salt), (1, last)]
        parts = [
            {"seat": seat, "salt": one, "hash": promise_of(self.commitment, self.round, seat, one)}
            for seat, one in told
        ]
        seed = bound_seed_of(secret, self.round, told)
        ended: Facts = {"fixed": True, "parts": parts, "secret": secret, "seed": str(seed), **more}
        return self.fairness(**ended)


def ground(good: Callable[[str], bool]) -> str:
    """A value for which the deal is as the cheats want it."""
    return next(f"{n:064x}" for n in range(1, 10_000) if good(f"{n:064x}"))


def test_cheats_who_keep_to_their_promises_have_chosen_nothing() -> None:
    cheats = Cheats()
    salt = cheats.hear_salt(cheats.parts(cheats.hear_promise()))
    assert cheats.honest.problems(cheats.over(salt, cheats.last)) == []


def test_a_last_salt_that_is_ground_is_noticed() -> None:
    cheats = Cheats()
    salt = cheats.hear_salt(cheats.parts(cheats.hear_promise()))
    last = ground(lambda one: bound_seed_of(SECRET, 1, [(0, salt), (1, one)]) % 64 == 0)
    told = cheats.over(salt, last)
    assert int(told["seed"]) % 64 == 0  # they have the deal that they want
    assert "other promises count than when we told our salt" in cheats.honest.problems(told)
    told["parts"][1]["hash"] = promise_of(COMMITMENT, 1, 1, cheats.last)  # as it was promised
    assert "somebody told another salt than the promised one" in cheats.honest.problems(told)


def test_a_secret_that_is_ground_is_noticed() -> None:
    cheats = Cheats()
    salt = cheats.hear_salt(cheats.parts(cheats.hear_promise()))
    told = [(0, salt), (1, cheats.last)]
    secret = ground(lambda one: bound_seed_of(one, 1, told) % 64 == 0)
    ended = cheats.over(salt, cheats.last, secret)
    assert "the secret is not the promised one" in cheats.honest.problems(ended)
    cheats.commitment = commitment_of(secret)
    found = cheats.honest.problems(cheats.over(salt, cheats.last, secret))
    assert "the server has another commitment than before the deal" in found


def test_a_deal_without_the_honest_salt_is_noticed() -> None:
    cheats = Cheats()
    cheats.hear_salt(cheats.parts(cheats.hear_promise()))
    found = cheats.honest.problems(cheats.over("f" * 64, cheats.last))
    assert "the deal was made without our salt" in found


def test_an_honest_salt_is_told_to_nobody_before_all_is_bound() -> None:
    """Whatever the cheats say, the salt comes only for a fixed list with its own promise."""
    cheats = Cheats()
    promised = cheats.hear_promise()
    parts = cheats.parts(promised)
    assert cheats.honest.answer(cheats.fairness(parts=parts, missing=[0])) is None
    without = [{"seat": 0, "hash": "f" * 64}, parts[1]]
    assert cheats.honest.answer(cheats.fairness(fixed=True, missing=[0], parts=without)) is None
    other = cheats.fairness(fixed=True, missing=[0], parts=parts)
    assert cheats.honest.answer(other | {"commitment": "f" * 64}) is None
    assert cheats.honest.answer(other) is not None
    assert cheats.honest.answer(other) is None  # once


def test_a_void_that_is_kept_silent_is_noticed() -> None:
    """They look at the first deal, do not like it, and act as if there had been no such start."""
    cheats = Cheats()
    cheats.hear_salt(cheats.parts(cheats.hear_promise()))
    cheats.round = 2
    salt = cheats.hear_salt(cheats.parts(cheats.hear_promise()))
    found = cheats.honest.problems(cheats.over(salt, cheats.last))
    assert found == ["a start that came to nothing is not told"]
    cheats.voids = [{"round": 1, "missing": [1]}]
    assert cheats.honest.problems(cheats.over(salt, cheats.last)) == []


def test_a_seed_of_other_luck_is_noticed() -> None:
    cheats = Cheats()
    salt = cheats.hear_salt(cheats.parts(cheats.hear_promise()))
    told = cheats.over(salt, cheats.last) | {"seed": "64"}
    assert cheats.honest.problems(told) == ["the seed does not follow from secret and salts"]
