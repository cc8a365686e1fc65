"""Questions that nobody has to be asked: forced answers, standing orders, undo around them."""

import pytest

from overlord import SPECTATOR, IllegalAction, Match, NoUndo, game
from overlord.core.orders import Orders, may_stand
from overlord.core.start import FREE, ROLLED, SEEN
from tests.toys import ambush, cellar
from tests.toys.ambush import FALL_UPON, PASS, RAID, REST

DARK = game("dark-dealings")


def test_a_single_option_that_all_can_see_is_forced() -> None:
    match = Match(ambush.GAME, 2, seed=1, options={"coins": "0"})
    assert match.forced_answer(0) is None
    match.play(0, RAID)

    assert match.options(1) == [PASS]
    assert match.forced_answer(1) == PASS
    assert match.forced_answer(0) is None  # is not asked


def test_a_single_option_that_only_the_own_cards_leave_is_not() -> None:
    """HH-4: who has to follow suit says nothing by it, whichever world is the true one."""
    found = 0
    for seed in range(40):
        match = Match(cellar.GAME, 2, seed)
        while not match.over:
            seat = match.state.pending()[0]
            one = len(match.options(seat)) == 1
            world = match.state.determinize(SPECTATOR, seed)
            choice = world.asked(seat)
            assert choice is not None
            assert choice.openly_forced(world) == (match.forced_answer(seat) is not None)
            found += one and match.forced_answer(seat) is None
            assert one or match.forced_answer(seat) is None
            match.play(seat, match.options(seat)[0])

    assert found


# Taking back


def raided() -> Match:
    """Seat 0 rests, seat 1 rests, seat 0 raids, and seat 1 has no coin to do anything about it."""
    match = Match(ambush.GAME, 2, seed=1, options={"coins": "0"})
    for seat, action in ((0, PASS), (1, PASS)):
        match.play(seat, action)
    return match


def test_undo_takes_back_what_was_decided_and_what_was_forced_after_it() -> None:
    match = raided()
    match.play(0, RAID)
    match.play(1, PASS)

    assert [answer.own for answer in match.answers] == [True, True, True, False]
    match.undo(1, consent=True)

    assert [(answer.seat, answer.action) for answer in match.answers] == [(0, PASS)]
    assert len(match.options(1)) > 1


def test_who_was_never_free_has_nothing_to_take_back() -> None:
    match = Match(ambush.GAME, 2, seed=1, options={"coins": "0"})
    match.play(0, RAID)
    match.play(1, PASS)

    with pytest.raises(NoUndo, match="not answered anything"):
        match.undo_seal(1)


def test_an_answer_that_others_only_had_to_follow_is_still_taken_back_freely() -> None:
    match = Match(ambush.GAME, 3, seed=1, options={"coins": "0"})
    for seat, action in ((0, PASS), (1, PASS), (2, REST), (0, PASS), (1, RAID)):
        match.play(seat, action)
    match.play(2, PASS)
    assert match.forced_answer(0) == PASS
    match.play(0, PASS)

    assert match.undo_seal(2) == FREE
    match.undo(2)

    assert match.view().prompts == ["fall-upon"]
    assert match.options(2) == [PASS, FALL_UPON]
    assert len(match.answers) == 5


def test_an_answer_on_which_another_decision_rests_is_not() -> None:
    match = Match(ambush.GAME, 3, seed=1, options={"coins": "0"})
    for seat, action in ((0, PASS), (1, PASS), (2, REST), (0, PASS), (1, RAID)):
        match.play(seat, action)
    for seat in (2, 0, 2):  # passes, has to pass, and has the next turn
        match.play(seat, PASS)
    match.play(0, PASS)

    assert match.undo_seal(2) == SEEN


def test_the_last_card_goes_back_to_hand_with_the_one_before_it() -> None:
    """Two cards are left, the first is chosen, the second follows by itself (DD-17)."""
    match = Match(DARK, players=2, seed=5)
    hand = DARK.layout.zone("hand.0")
    while match.state.count(hand) != 2 or match.view(0).prompts[:1] != ["play-hero"]:
        seat = match.state.pending()[-1]
        match.play(seat, match.options(seat)[0])
    while 0 not in match.state.pending():
        match.play(1, match.options(1)[0])
    cards = match.state.cards(hand)
    match.play(0, cards[0])
    forced = match.forced_answer(0)
    assert forced == cards[1]
    match.play(0, forced)

    assert match.undo_seal(0) == FREE
    match.undo(0)

    assert match.state.cards(hand) == cards
    assert match.forced_answer(0) is None


def test_a_roll_that_followed_by_force_is_never_taken_back() -> None:
    match = Match(ambush.GAME, 2, seed=1)
    match.play(0, RAID)
    match.play(1, FALL_UPON)

    assert match.undo_seal(1) == ROLLED


# Standing orders


def at_a_fight(players: int = 3) -> tuple[Match, Orders]:
    """Seat 1 falls upon the raid of seat 0; seat 0 is asked first whether it interferes."""
    match = Match(ambush.GAME, players, seed=1)
    match.play(0, RAID)
    match.play(1, FALL_UPON)
    return match, Orders()


def ordered(match: Match, orders: Orders) -> None:
    """The seat that is asked says "not in this battle"."""
    seat = match.state.pending()[0]
    orders.give(match, seat)
    answer = may_stand(match, seat)
    assert answer is not None
    match.play(seat, answer)
    orders.settle(match)


def test_an_order_answers_until_its_scope_ends() -> None:
    match, orders = at_a_fight()
    ordered(match, orders)
    match.play(1, ambush.ROLL_AMBUSHER)  # all are asked anew
    orders.settle(match)
    match.play(2, PASS)
    orders.settle(match)

    assert orders.answer(match, 0) == PASS
    assert orders.answer(match, 2) is None
    assert [choice.prompt for choice in orders.of(0)] == ["interfere"]

    match.play(0, PASS, ordered=True)
    while match.view().prompts == ["interfere"]:
        match.play(match.state.pending()[0], PASS)
        orders.settle(match)

    assert orders.of(0) == []


def test_an_order_is_for_one_kind_of_question() -> None:
    match = Match(ambush.GAME, 3, seed=1)
    orders = Orders()
    match.play(0, RAID)
    ordered(match, orders)
    match.play(2, FALL_UPON)
    orders.settle(match)
    match.play(0, PASS)

    assert match.view().prompts == ["interfere"]
    assert [choice.prompt for choice in orders.of(1)] == ["fall-upon"]
    assert orders.answer(match, 1) is None


def test_an_order_is_revoked() -> None:
    match, orders = at_a_fight()
    ordered(match, orders)
    orders.revoke(0)
    match.play(1, ambush.ROLL_AMBUSHER)
    match.play(2, PASS)

    assert orders.answer(match, 0) is None


def test_undo_passes_over_what_an_order_said() -> None:
    match, orders = at_a_fight()
    ordered(match, orders)
    match.play(1, PASS)
    assert match.undo_seal(0) == SEEN
    match.undo(0, consent=True)
    orders.settle(match)

    assert orders.of(0) == []  # it was given with the answer that is taken back
    assert match.state.pending() == [0]

    match.play(0, PASS, ordered=True)
    with pytest.raises(NoUndo, match="luck"):  # the last that it decided was the raid
        match.undo(0)


def test_what_an_order_said_looks_to_others_like_any_answer() -> None:
    """Whether an undo is free must not tell whose answers come by themselves."""
    seals = []
    for ordered in (False, True):
        match = Match(ambush.GAME, 3, seed=1)
        match.play(0, RAID)
        match.play(1, PASS)
        match.play(2, PASS, ordered)
        seals.append(match.undo_seal(1))

    assert seals == [SEEN, SEEN]


def test_nothing_stands_where_nothing_is_said_to_stand() -> None:
    match = Match(ambush.GAME, 2, seed=1)

    assert may_stand(match, 0) is None
    assert may_stand(match, 1) is None
    match.play(0, REST)
    with pytest.raises(IllegalAction):
        match.play(0, PASS)


def test_orders_end_with_the_game() -> None:
    match, orders = at_a_fight(2)
    ordered(match, orders)
    while not match.over:
        seat = match.state.pending()[0]
        match.play(seat, match.options(seat)[-1])
    orders.settle(match)

    assert orders.of(0) == []
