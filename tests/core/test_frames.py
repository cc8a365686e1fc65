"""The agenda: written order, calling off, and answers in any order."""

from itertools import permutations

import pytest

from overlord.core.errors import IllegalAction
from overlord.core.frames import Choice, Frame, Refusal, parts
from overlord.core.layout import SPECTATOR
from overlord.core.offer import Offer
from tests.core.table import (
    DISCARD,
    HAND,
    KEPT,
    PASS,
    SAID,
    Battle,
    CallOff,
    Discard,
    Keep,
    Say,
    SayAll,
    Table,
    a_table,
    pickled,
)


def test_frames_scheduled_together_happen_as_they_are_written() -> None:
    s = a_table(Say(1), SayAll(2), Say(3))

    assert s.cards(SAID) == [1, 20, 21, 22, 3]
    assert s.over
    assert s.pending() == []


def test_what_a_choice_schedules_comes_before_what_was_there() -> None:
    s = a_table(Keep(0), Say(1), players=1, hands=4)
    even = next(card for card in s.cards(HAND) if card % 2 == 0)

    s.apply(0, even)

    assert s.cards(SAID) == []
    assert s.pending() == [0]


def test_calling_off_drops_all_up_to_and_with_the_nearest_of_a_kind() -> None:
    s = a_table(CallOff(), Say(1), Say(2), Battle(3), Say(4), Battle(5))

    assert s.cards(SAID) == [99, 4, 50, 51, 52]


def test_calling_off_what_is_not_there_leaves_nothing() -> None:
    s = a_table(CallOff(), Say(1))

    assert s.cards(SAID) == [99]
    assert s.over


def test_only_the_topmost_choice_waits() -> None:
    s = a_table(Discard(1), Discard(0), hands=2)

    assert s.pending() == [1]
    assert s.asked(0) is None
    assert s.legal(0) == []
    assert s.refusals(0) == {}
    assert s.asked(1) is s.agenda[-1]


def test_choices_that_commute_wait_together_but_not_with_what_comes_later() -> None:
    s = a_table(Keep(0), Keep(0), Keep(2), Discard(1), Keep(1), hands=3)

    assert s.pending() == [0, 2]
    assert s.asked(1) is None


def test_answers_may_come_in_any_order() -> None:
    digests = set()
    for order in permutations(range(3)):
        s = a_table(Keep(0), Keep(1), Keep(2), SayAll(1), hands=3)
        for seat in order:
            odd = [card for card in s.legal(seat) if card % 2] or s.legal(seat)
            s.apply(seat, odd[0])
        digests.add(s.digest())

    assert len(digests) == 1


def test_a_follow_up_keeps_the_place_of_its_seat() -> None:
    s = a_table(Keep(0), Keep(1), Say(7), hands=4, seed=1)
    even = next(card for card in s.legal(1) if card % 2 == 0)

    s.apply(1, even)

    assert s.pending() == [0, 1]
    assert [repr(frame) for frame in s.agenda] == ["Say(number=7)", "Keep(seat=1)", "Keep(seat=0)"]


def test_the_refusal_says_why() -> None:
    s = a_table(Discard(0), players=1, hands=12)

    assert s.refusals(0)[2] == Refusal("too-low", "T-3", {"least": 4})
    with pytest.raises(IllegalAction, match=r"action 2 is refused: too-low \(T-3\)") as problem:
        s.apply(0, 2)
    assert (problem.value.seat, problem.value.action) == (0, 2)
    assert (problem.value.reason, problem.value.rule) == ("too-low", "T-3")


def test_an_answer_that_makes_no_sense_is_refused() -> None:
    s = a_table(Discard(0), players=2, hands=1)

    with pytest.raises(
        IllegalAction, match="99 is no answer to discard; expected one of 0"
    ) as problem:
        s.apply(0, 99)
    assert (problem.value.reason, problem.value.rule) == ("not-offered", "T-2")
    with pytest.raises(IllegalAction, match="seat 1 is not asked now; waiting for seat 0"):
        s.apply(1, PASS)
    with pytest.raises(IllegalAction, match="seat -1 is not asked"):
        s.apply(SPECTATOR, PASS)


def test_a_choice_without_rules_refuses_without_one() -> None:
    s = a_table(Keep(0), players=1, hands=1)

    with pytest.raises(IllegalAction) as problem:
        s.apply(0, PASS)
    assert problem.value.rule == ""


def test_after_the_end_nobody_is_asked() -> None:
    s = a_table(players=2)

    with pytest.raises(IllegalAction, match="the game is over") as problem:
        s.apply(0, PASS)
    assert problem.value.reason == "game-over"


def test_an_accepted_answer_is_carried_out() -> None:
    s = a_table(Discard(0), players=1, hands=12)
    s.apply(0, 7)

    assert s.cards(DISCARD) == [7]
    assert s.over


def test_frames_can_be_written_down() -> None:
    frame = Say(4)

    assert repr(frame) == "Say(number=4)"
    assert repr(CallOff()) == "CallOff()"
    assert parts(frame) == {"number": 4}
    assert repr(pickled(frame)) == repr(frame)
    assert type(pickled(CallOff())) is CallOff


def test_a_frame_does_nothing_by_itself() -> None:
    s = a_table()
    frame: Frame[Table] = Frame()

    with pytest.raises(NotImplementedError):
        frame.run(s)
    with pytest.raises(NotImplementedError):
        frame.offer(s, Offer())
    with pytest.raises(NotImplementedError):
        frame.choose(s, 0)
    assert Choice.refusal(Keep(0), s, 1) is None


def test_refusals_are_plain_values() -> None:
    one, two = Refusal("late", "T-9", {"hour": 3}), Refusal("late", "T-9", {"hour": 3})

    assert one == two
    assert hash(one) == hash(two)
    assert one != Refusal("late", "T-9")
    assert one != "late"
    assert repr(one) == "Refusal('late', 'T-9', {'hour': 3})"
    assert one.as_json() == {"reason": "late", "rule": "T-9", "numbers": {"hour": 3}}


def test_kept_cards_are_kept() -> None:
    s = a_table(Keep(0), Keep(1), players=2, hands=1)
    own = s.cards(HAND)[0]
    s.apply(0, own)

    assert s.cards(KEPT) == [own]


class Counted(Keep):
    """Counts how often it is asked what it offers."""

    asked = 0

    def offer(self, s: Table, o: Offer) -> None:
        type(self).asked += 1
        super().offer(s, o)


def test_a_question_is_who_is_asked_first_and_with_what() -> None:
    s = a_table(Keep(1), Keep(0), hands=3)

    assert s.question() == (1, s.legal(1))
    s.step(s.legal(1)[0])
    while s.pending():
        seat, options = s.question()
        assert (seat, options) == (s.pending()[0], s.legal(s.pending()[0]))
        s.step(options[-1])
    assert s.question() == (-1, [])


def test_a_decision_asks_once_what_is_offered() -> None:
    s = a_table(Counted(0), players=1, hands=3)
    Counted.asked = 0

    s.step(s.question()[1][0])

    assert Counted.asked == 1


def test_a_step_is_refused_like_any_answer() -> None:
    s = a_table(Discard(0), hands=3)
    _, options = s.question()
    low = [card for card in s.cards(HAND) if card < 4]
    for action in [*low, 99]:
        with pytest.raises(IllegalAction) as stepped:
            s.step(action)
        with pytest.raises(IllegalAction) as applied:
            s.apply(0, action)
        assert str(stepped.value) == str(applied.value)
        assert s.question() == (0, options)
    s.step(PASS)
    with pytest.raises(IllegalAction, match="the game is over"):
        s.step(PASS)


def test_what_a_question_told_is_forgotten_when_somebody_answers() -> None:
    s = a_table(Discard(0), Discard(1), hands=3)
    card = max(s.question()[1])
    s.apply(0, card)
    with pytest.raises(IllegalAction):
        s.step(card)
