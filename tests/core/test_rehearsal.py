"""Several answers in one request: all of them or none, and nothing to be learnt by trying."""

import pytest

from overlord import IllegalAction, Match, game
from overlord.core.playout import play_on
from overlord.core.rehearsal import Rehearsal
from overlord.core.rng import seeded_rng
from tests.toys import cellar

BIG = game("big-bad-overlord")


def a_match(seed: int = 3) -> Match:
    return Match(BIG, 3, seed)


def until(match: Match, prompt: str) -> int:
    """Play on until somebody is asked that; the seat."""
    luck = seeded_rng(1)
    while True:
        view = match.view(0)
        for seat, asked in zip(view.pending, view.prompts, strict=True):
            if asked == prompt:
                return seat
        seat = view.pending[0]
        options = match.options(seat)
        match.play(seat, options[luck.below(len(options))])


def state_of(match: Match) -> tuple[str, int, int]:
    return match.state.digest(), len(match.answers), len(match.log)


def test_each_answer_stands_in_the_record() -> None:
    match, other = a_match(), a_match()
    hand = match.options(1)[:3]
    match.play_all(1, hand)
    for card in hand:
        other.play(1, card)

    assert [(answer.seat, answer.action) for answer in match.answers] == [(1, c) for c in hand]
    assert match.state.digest() == other.state.digest()
    assert match.record().answers == other.record().answers
    assert 1 not in match.state.pending()


def test_one_that_is_illegal_takes_all_the_others_with_it() -> None:
    match = a_match()
    hand = match.options(1)[:3]
    before = state_of(match)
    for wrong in ([hand[0], hand[0]], [hand[0], 0], [*hand, hand[0]], [0, hand[0]]):
        with pytest.raises(IllegalAction):
            match.play_all(1, wrong)
        assert state_of(match) == before


def test_a_refusal_that_follows_is_told_with_its_rule_and_numbers() -> None:
    match = a_match()
    seat = until(match, "march")
    cards = [action for action in match.options(seat) if action >= BIG.box.first][:9]
    citadel = match.view(seat).zones[BIG.layout.zone(f"citadel.{seat}")]
    out = [card for card in cards if card in citadel]
    with pytest.raises(IllegalAction) as found:
        match.play_all(seat, [*out, match.state.setup.box.number("eekrah-the-nasty")])
    assert found.value.rule.startswith("BBO-")
    with pytest.raises(IllegalAction) as full:
        match.play_all(seat, [out[0], *[card for card in cards if card not in citadel], 0])
    assert full.value.reason
    assert full.value.numbers.keys() <= {"limit", "moves", "need"}


def test_nothing_can_be_answered_past_luck() -> None:
    """Otherwise a request that is refused would tell how the dice would have fallen."""
    match = a_match()
    play = until(match, "press")
    before = state_of(match)
    for further in match.options(play):
        with pytest.raises(IllegalAction) as found:
            match.play_all(play, [1, further])
        assert found.value.reason == "not-at-once"
    assert state_of(match) == before


def test_nothing_can_be_answered_past_a_card_that_the_seat_has_not_seen() -> None:
    match = Match(cellar.GAME, 2, 5)
    seat = until(match, "stash")
    card = next(action for action in match.options(seat) if action != cellar.PASS)
    drawn = Rehearsal(match.state, seat)
    drawn.answer(card)
    assert drawn.world.asked(seat) is not None
    with pytest.raises(IllegalAction) as found:
        match.play_all(seat, [card, drawn.world.legal(seat)[0]])
    assert found.value.reason == "not-at-once"
    passed = Rehearsal(match.state, seat)
    passed.answer(cellar.PASS)
    match.play_all(seat, [cellar.PASS, passed.world.legal(seat)[0]])


def test_nothing_can_be_answered_past_somebody_else() -> None:
    match = a_match()
    seat = until(match, "rearrange")
    while 0 not in match.options(seat):
        match.play(seat, match.options(seat)[0])
    for further in range(len(BIG.box.actions)):
        with pytest.raises(IllegalAction) as found:
            match.play_all(seat, [0, further])
        assert found.value.reason == "not-at-once"


def test_what_a_refusal_says_does_not_depend_on_what_the_seat_cannot_know() -> None:
    """In worlds that a seat cannot tell apart, two answers are refused alike."""
    for seed in range(6):
        match = a_match(seed)
        play_on(match.state, seeded_rng(seed), 40)
        for seat in match.state.pending():
            worlds = [match.state.determinize(seat, other) for other in range(6)]
            options = match.state.legal(seat)[:]
            for first in options:
                for second in [*options, 0, 1, 2]:
                    told = {refused(world, seat, first, second) for world in worlds}
                    assert len(told) == 1, (match.state.asked(seat), first, second, told)


def refused(world: object, seat: int, *actions: int) -> str:
    rehearsal = Rehearsal(world, seat)  # type: ignore[arg-type]  # a state
    try:
        for action in actions:
            rehearsal.answer(action)
    except IllegalAction as problem:
        return f"{problem.reason} {problem.rule}"
    return ""
