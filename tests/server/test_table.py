"""A table without a server: every request, and why it may be refused."""

from collections.abc import Callable

import msgspec
import pytest

from overlord.core.fairness import commitment_of, seed_of
from overlord.core.registry import game
from overlord.server import protocol
from overlord.server.identity import hash_of, new_token
from overlord.server.live.session import ToTable, request_of
from overlord.server.protocol import Act, Chat, Commit, Reclaim, StandIn, Undo, Vote
from overlord.server.refusal import Refusal
from overlord.server.table import events
from overlord.server.table.events import Place, Request
from overlord.server.table.table import Table
from overlord.words import Words

ANN, BOB = hash_of("ann"), hash_of("bob")


def created(*places: Place, clock: protocol.Clock = "off") -> events.Created:
    return events.Created(
        table="T",
        game="dark-dealings",
        rules=1,
        options={},
        places=list(places),
        clock=clock,
        private=False,
        cards={},
        secret="5e" * 32,
        at=0.0,
    )


def a_table(*holders: str, clock: protocol.Clock = "off", start: bool = True) -> Table:
    """People with these tokens; "" is a bot. Started, unless told."""
    places = [
        Place(kind="person", name=f"P{seat}", holder=holder)
        if holder
        else Place(kind="bot", name="bot", bot="random")
        for seat, holder in enumerate(holders)
    ]
    dark = game("dark-dealings")
    table = Table(created(*places, clock=clock), dark, dark.box, 0.0)
    if start:
        table.apply(events.Started(by=ANN), 0.0)
    return table


def do(table: Table, wanted: Request | events.Wanted, now: float = 0.0) -> int:
    """What the runner does, without storing: the version at which it was done."""
    request = wanted if isinstance(wanted, Request) else Request(wanted)
    version = table.version_done(request.event)
    if version:
        return version
    table.apply(table.decide(request, now), now)
    return table.version


def ask(table: Table, message: ToTable, holder: str, now: float = 0.0) -> int:
    return do(table, request_of(message, holder, 0, "P0"), now)


def assert_refused(code: str, call: Callable[[], object]) -> Refusal:
    with pytest.raises(Refusal) as found:
        call()
    assert found.value.code == code
    return found.value


def act(table: Table, seat: int, id: str = "", version: int | None = None) -> Act:
    assert table.match is not None
    return Act(
        id=id or f"{seat}-{table.version}",
        version=table.version if version is None else version,
        seat=seat,
        action=(table.match.options(seat) or [0])[0],
    )


def test_an_answer_is_done_once_however_often_it_comes() -> None:
    table = a_table(ANN, BOB)
    message = act(table, 0)

    first = ask(table, message, ANN)
    again = ask(table, message, ANN)

    assert first == again == table.version == 3
    assert table.match is not None
    assert len(table.match.answers) == 1


def test_an_id_is_for_one_request() -> None:
    table = a_table(ANN, BOB)
    ask(table, act(table, 0, "x"), ANN)

    assert_refused("id-reused", lambda: ask(table, act(table, 0, "x"), ANN))
    assert ask(table, act(table, 1, "x"), BOB) == 4  # ids of others do not count


def test_those_who_choose_together_do_not_make_each_other_stale() -> None:
    table = a_table(ANN, BOB)
    seen = table.version
    ask(table, act(table, 0), ANN)

    assert ask(table, act(table, 1, version=seen), BOB) == table.version


def test_an_answer_to_an_older_question_is_stale() -> None:
    table = a_table(ANN, BOB)
    seen = table.version
    ask(table, act(table, 0), ANN)

    assert_refused("stale", lambda: ask(table, act(table, 0, version=seen), ANN))
    assert_refused("version-ahead", lambda: ask(table, act(table, 0, version=99), ANN))


def test_a_foreign_token_does_nothing() -> None:
    table = a_table(ANN, BOB)
    before = table.version

    for stranger in (BOB, hash_of("eve"), ""):
        assert_refused("not-your-seat", lambda who=stranger: ask(table, act(table, 0), who))  # type: ignore[misc]
        undo = Undo(id="u", version=before, seat=0)
        assert_refused("not-your-seat", lambda who=stranger, m=undo: ask(table, m, who))  # type: ignore[misc]
    assert_refused("not-your-seat", lambda: ask(table, act(table, -1), ANN))
    assert_refused("not-your-seat", lambda: ask(table, act(table, 7, version=1), ANN))
    assert table.version == before


def test_what_the_rules_refuse_comes_with_reason_and_rule() -> None:
    table = a_table(ANN, BOB)
    assert table.match is not None
    wrong = Act(id="w", version=table.version, seat=0, action=99_999)

    assert assert_refused("not-offered", lambda: ask(table, wrong, ANN)).rule.startswith("DD-")
    for _ in range(2):
        ask(table, act(table, 0), ANN)
    assert_refused("not-asked", lambda: ask(table, act(table, 0), ANN))


def test_an_undo_is_free_until_something_was_seen() -> None:
    table = a_table(ANN, BOB)
    assert_refused("undo-nothing", lambda: ask(table, Undo(id="u0", version=2, seat=0), ANN))
    ask(table, act(table, 0), ANN)
    ask(table, act(table, 1), BOB)
    assert table.undo_seal(0) == 0

    ask(table, Undo(id="u1", version=table.version, seat=0), ANN)

    assert table.match is not None
    assert [answer.seat for answer in table.match.answers] == [1]
    assert ask(table, Undo(id="u1", version=2, seat=0), ANN) == table.version  # a duplicate


def passed(table: Table) -> None:
    """Both have kept two heroes, so that hands were passed on and something was seen."""
    for _ in range(2):
        ask(table, act(table, 0), ANN)
        ask(table, act(table, 1), BOB)


def test_then_the_others_are_asked() -> None:
    table = a_table(ANN, BOB)
    passed(table)
    assert table.match is not None
    given = len(table.match.answers)
    assert table.undo_seal(1) == 1

    ask(table, Undo(id="u", version=table.version, seat=1), BOB)
    asked = table.version
    assert_refused("undo-pending", lambda: ask(table, Undo(id="v", version=asked, seat=0), ANN))
    assert_refused(
        "no-vote", lambda: ask(table, Vote(id="b", version=asked, seat=1, agree=True), BOB)
    )
    assert_refused("stale", lambda: ask(table, Vote(id="a", version=1, seat=0, agree=True), ANN))
    ask(table, Vote(id="a", version=asked, seat=0, agree=True), ANN)

    assert len(table.match.answers) == given - 1
    assert_refused(
        "no-vote", lambda: ask(table, Vote(id="c", version=asked, seat=0, agree=True), ANN)
    )


def test_who_does_not_agree_ends_the_vote_and_so_does_an_answer() -> None:
    table = a_table(ANN, BOB)
    passed(table)
    assert table.match is not None
    given = len(table.match.answers)

    ask(table, Undo(id="u", version=table.version, seat=1), BOB)
    ask(table, Vote(id="a", version=table.version, seat=0, agree=False), ANN)
    assert table.undo_wanted is None
    ask(table, Undo(id="v", version=table.version, seat=1), BOB)
    ask(table, act(table, 0), ANN)

    assert table.undo_wanted is None
    assert len(table.match.answers) == given + 1


def test_bots_agree_to_every_undo() -> None:
    table = a_table(ANN, "")
    for _ in range(2):
        ask(table, act(table, 0), ANN)
    for _ in range(2):
        table.apply(events.Acted(seat=1, action=act(table, 1).action, source="bot"), 0.0)
    assert table.undo_seal(0) == 1

    ask(table, Undo(id="u", version=table.version, seat=0), ANN)

    assert table.match is not None
    assert [answer.seat for answer in table.match.answers] == [0, 1, 1]  # given together


def test_one_token_may_hold_several_seats() -> None:
    table = a_table(ANN, ANN, BOB)

    assert table.seats_of(ANN) == [0, 1]
    assert table.seats_of("") == []
    ask(table, act(table, 1), ANN)
    assert table.voters(0) == [2]


def test_a_bot_stands_in_for_somebody_who_is_gone() -> None:
    table = a_table(ANN, BOB)
    table.arrive([0, 1])
    wish = StandIn(id="s", seat=1, bot="random")
    assert_refused("still-here", lambda: ask(table, wish, ANN, 100.0))
    table.depart([1], 100.0)
    assert_refused("still-here", lambda: ask(table, wish, ANN, 101.0))
    assert_refused("not-your-seat", lambda: ask(table, wish, hash_of("eve"), 120.0))
    unknown = StandIn(id="q", seat=1, bot="zeus")
    assert_refused("unknown-bot", lambda: ask(table, unknown, ANN, 120.0))
    assert_refused("too-weak", lambda: ask(table, wish, ANN, 120.0))

    ask(table, StandIn(id="g", seat=1, bot="greedy"), ANN, 120.0)

    assert table.waits_for_bot() is None  # Ann answers first
    assert_refused("stand-in-plays", lambda: ask(table, act(table, 1), BOB))
    assert_refused(
        "stand-in-plays", lambda: ask(table, StandIn(id="t", seat=1, bot="random"), ANN, 200.0)
    )
    ask(table, Reclaim(id="r", seat=1), BOB)
    ask(table, act(table, 1), BOB)
    assert_refused("no-stand-in", lambda: ask(table, Reclaim(id="r2", seat=1), BOB))
    assert_refused("not-your-seat", lambda: ask(table, Reclaim(id="r3", seat=1), ANN))


def test_one_may_let_a_bot_play_for_oneself() -> None:
    table = a_table(ANN, BOB)
    table.arrive([0, 1])

    ask(table, StandIn(id="s", seat=0, bot="random"), ANN)
    ask(table, StandIn(id="s", seat=1, bot="greedy"), BOB)

    assert table.waits_for_bot() in (0, 1)


def test_seats_before_the_start() -> None:
    table = a_table(ANN, "", start=False)
    open_it = events.BotPut(by=ANN, seat=1, bot="")
    assert_refused("not-seated", lambda: do(table, events.BotPut(by=BOB, seat=1, bot="")))
    do(table, open_it)
    start = events.Started(by=ANN)
    assert_refused("seats-open", lambda: do(table, start))

    joined = events.Joined(by=BOB, seat=1, name="Bob", holder=BOB)
    do(table, joined)
    assert_refused("seat-taken", lambda: do(table, joined))
    assert_refused("seat-taken", lambda: do(table, events.BotPut(by=ANN, seat=1, bot="random")))
    assert_refused("no-such-seat", lambda: do(table, events.BotPut(by=ANN, seat=5, bot="random")))
    assert_refused("unknown-bot", lambda: do(table, events.BotPut(by=ANN, seat=1, bot="zeus")))
    assert_refused("not-started", lambda: ask(table, Reclaim(id="r", seat=0), ANN))
    do(table, start)

    assert table.phase == "playing"
    assert_refused("already-started", lambda: do(table, start))


def test_a_table_that_all_have_left_is_closed() -> None:
    table = a_table(ANN, "", start=False)
    left = events.Left(by=ANN, seat=0, bot="random")
    do(table, left)

    assert table.closed
    assert table.phase == "over"
    assert_refused("already-started", lambda: ask(table, Commit(id="s", seat=0, hash="a"), ANN))


def test_a_table_of_an_older_server_is_dealt_by_its_salts_in_the_open() -> None:
    plain = a_table(ANN, BOB)
    salted = a_table(ANN, BOB, start=False)
    salted.apply(events.Salted(by=BOB, seat=1, salt="pepper"), 0.0)
    assert_refused("no-part", lambda: ask(salted, Commit(id="s", seat=1, hash="a"), BOB))
    do(salted, events.Started(by=ANN))

    assert plain.match is not None
    assert salted.match is not None
    assert salted.match.seed == seed_of("5e" * 32, ["", "pepper"]) != plain.match.seed
    assert salted.match.commitment == commitment_of("5e" * 32) == plain.deal.commitment
    assert salted.match.seed < 2**96
    assert salted.match.record().format == "overlord-record-1"


def test_a_clock_runs_for_people_and_keeps_running_while_others_answer() -> None:
    table = a_table(ANN, BOB, "", clock="brisk")
    assert table.deadlines() == [(30.0, 0), (30.0, 1)]

    ask(table, act(table, 0), ANN, 10.0)

    assert table.deadlines() == [(30.0, 1), (40.0, 0)]
    assert a_table(ANN, BOB).deadlines() == []


def test_chat_changes_no_question() -> None:
    table = a_table(ANN, BOB)
    seen = table.version
    for number in range(300):
        ask(table, Chat(id=f"c{number}", text="hm"), ANN)

    assert len(table.chat) == 200
    assert table.chat[-1].number == 299
    assert ask(table, act(table, 0, version=seen), ANN) == table.version


def test_events_make_the_same_table_again() -> None:
    table = a_table(ANN, BOB)
    done: list[events.AnyEvent] = [events.Started(by=ANN)]
    for seat, holder in [(0, ANN), (1, BOB), (0, ANN), (1, BOB)]:
        done.append(table.decide(request_of(act(table, seat), holder, seat, ""), 0.0))
        table.apply(done[-1], 0.0)

    again = a_table(ANN, BOB, start=False)
    for event in done:
        again.apply(events.read(events.write(event)), 5.0)

    assert table.match is not None
    assert again.match is not None
    assert again.match.state.digest() == table.match.state.digest()
    assert again.version == table.version
    assert again.done == table.done


def test_tokens_cannot_be_guessed_and_only_their_hash_is_kept() -> None:
    tokens = {new_token() for _ in range(1000)}

    assert len(tokens) == 1000
    assert all(len(token) == 43 for token in tokens)
    table = a_table(hash_of("x"), "", start=False)
    assert table.holds(hash_of("x"), 0)
    assert not table.holds(hash_of("y"), 0)
    assert not table.holds("", 1)
    assert b"ann" not in msgspec.json.encode(created(Place(kind="person", holder=ANN)))


def a_big_table(*holders: str) -> Table:
    """People at Big Bad Overlord, which begins with three cards of each for the Citadel."""
    places = [Place(kind="person", name=holder[:2], holder=holder) for holder in holders]
    big = game("big-bad-overlord")
    made = msgspec.structs.replace(created(*places), game=big.id, rules=big.rules_version)
    table = Table(made, big, big.box, 0.0)
    table.apply(events.Started(by=ANN), 0.0)
    return table


def test_several_answers_come_in_one_request() -> None:
    table = a_big_table(ANN, BOB)
    assert table.match is not None
    hand = table.match.options(0)
    message = Act(id="a", version=table.version, seat=0, action=hand[0], more=hand[1:3])

    assert ask(table, message, ANN) == table.version == 3
    assert ask(table, message, ANN) == 3
    assert [answer.action for answer in table.match.answers] == hand[:3]
    assert table.undo_seal(0) == 0
    again = events.read(events.write(events.Acted(seat=0, action=1, more=[2, 3], source="person")))
    assert again == events.Acted(seat=0, action=1, more=[2, 3], source="person")


def test_several_answers_are_given_together_or_not_at_all() -> None:
    table = a_big_table(ANN, BOB)
    assert table.match is not None
    hand = table.match.options(0)
    wrong = Act(id="a", version=table.version, seat=0, action=hand[0], more=[hand[0]])
    assert_refused("not-offered", lambda: ask(table, wrong, ANN))
    four = Act(id="b", version=table.version, seat=0, action=hand[0], more=hand[1:4])
    assert_refused("not-offered", lambda: ask(table, four, ANN))
    assert not table.match.answers
    assert table.version == 2


def test_no_answer_is_taken_past_what_has_to_be_seen_first() -> None:
    table = a_big_table(ANN, BOB)
    assert table.match is not None
    view = table.match.view(0)
    hands = [view.zones[table.setup.layout.zone(f"hand.{chair}")] for chair in (0, 1)]
    first, *more = hands[0][:3] + hands[1][:3]
    message = Act(id="a", version=table.version, seat=0, action=first, more=[*more, 0])
    problem = assert_refused("not-at-once", lambda: ask(table, message, ANN))
    assert "one by one" in problem.sentence(Words("en", "big-bad-overlord"))
    assert not table.match.answers
    ask(table, Act(id="b", version=table.version, seat=0, action=first, more=more), ANN)
    assert len(table.match.answers) == 6


def test_an_answer_that_was_stored_before_there_were_several_is_read() -> None:
    old = b'{"deed":"acted","by":"","id":"","seat":1,"action":7,"source":"bot"}'
    event = events.read(old)
    assert isinstance(event, events.Acted)
    assert (event.action, event.more) == (7, [])
    assert b"more" not in events.write(event)
