"""Changes of positions as bytes: read back to the same position, also in another layout."""

import json
from collections.abc import Iterator
from typing import Any

import pytest

from overlord import BadPosition, Match, game
from overlord.core.changes import Changed, change, form_digest, form_of
from overlord.core.registry import games
from overlord.core.state import State
from tests.core.test_match import played

ANSWERS = 60


def position(state: State) -> dict[str, Any]:
    """All of a position, memory included, as data that can be compared."""
    told: dict[str, Any] = json.loads(json.dumps(state.to_json()))
    return told


def folded(state: State) -> Changed:
    setup = state.setup
    return Changed(json.loads(json.dumps(form_of(setup))), form_digest(setup))


def stages(match: Match, answers: int) -> Iterator[State]:
    """The table after each of some random answers."""
    match.stages = []
    for _ in range(answers):
        if match.over:
            return
        played(match, 1, seed=len(match.answers))
        yield match.state


@pytest.mark.parametrize("id", games())
def test_changes_one_after_the_other_make_every_position_again(id: str) -> None:
    rules = game(id)
    match = Match(rules, players=max(rules.seats), seed=9)
    state = match.state
    raw = folded(state)
    raw.take(change(None, state))
    before = match.copy().state
    for stage in stages(match, ANSWERS):
        raw.take(change(before, stage))
        before = match.copy().state
        again = raw.state(rules, match.setup)
        assert position(again) == position(stage)
        assert again.digest() == stage.digest()


@pytest.mark.parametrize("id", games())
def test_a_position_that_was_read_is_played_on_as_the_one_that_was_not(id: str) -> None:
    rules = game(id)
    match = played(Match(rules, players=min(rules.seats), seed=3), 30)
    raw = folded(match.state)
    raw.take(change(None, match.state))
    other = match.copy()
    other.take_up(raw.state(rules, match.setup), match.log, match.answers)
    for one in (match, other):
        for number in range(10):
            if not one.over:
                played(one, 1, seed=number)
    assert position(other.state) == position(match.state)
    assert [entry.event.kind for entry in other.log] == [entry.event.kind for entry in match.log]


def test_one_answer_is_a_hundred_bytes_and_not_the_whole_position() -> None:
    match = played(Match(game("dark-dealings"), players=4, seed=9), 40)
    before = match.copy()
    played(match, 1)
    assert len(change(before.state, match.state)) < 500 < len(change(None, match.state))


def of_another_layout(match: Match, form: dict[str, Any]) -> State:
    """The position as a layout of that form would have written it."""
    raw = Changed(form, "another")
    raw.take(change(None, match.state))
    state: State = raw.state(match.game, match.setup)
    return state


@pytest.mark.parametrize("id", games())
def test_in_another_layout_zones_and_fields_are_read_by_their_names(id: str) -> None:
    match = played(Match(game(id), players=min(game(id).seats), seed=3), 20)
    form = form_of(match.setup)
    assert position(of_another_layout(match, form)) == position(match.state)


def test_a_new_field_has_its_default_and_one_that_is_gone_is_dropped() -> None:
    match = played(Match(game("bellum-magica"), players=2, seed=3), 20)
    form = form_of(match.setup)
    form["fields"]["gone"] = form["fields"].pop("die")
    fields = position(of_another_layout(match, form))["fields"]
    assert fields["die"] == 0 != position(match.state)["fields"]["die"]
    assert "gone" not in fields


def test_cards_of_a_zone_that_is_gone_lie_aside() -> None:
    match = played(Match(game("dark-dealings"), players=2, seed=3), 20)
    form = form_of(match.setup)
    deck = match.setup.layout.zone("hero-deck")
    cards = match.state.cards(deck)
    assert cards
    form["zones"][deck][0] = "gone"
    state = of_another_layout(match, form)
    assert set(cards) <= set(state.cards(0))
    assert state.memory is not None
    assert state.memory.where[0][cards[0]] & 1


@pytest.mark.parametrize(
    ("what", "problem"),
    [
        (lambda form: form["fields"]["turned"].__setitem__(0, 0), "another shape"),
        (lambda form: form["cards"].__setitem__(9, "choose nobody"), "nobody is gone"),
        (lambda form: form["cards"].reverse(), "other numbers"),
        (lambda form: form.__setitem__("players", 4), "as many players"),
    ],
)
def test_what_cannot_be_read_says_why(what: Any, problem: str) -> None:
    match = Match(game("dark-dealings"), players=2, seed=3)
    form = json.loads(json.dumps(form_of(match.setup)))
    what(form)
    with pytest.raises(BadPosition, match=problem):
        of_another_layout(match, form)


def test_numbers_out_of_their_range_say_where() -> None:
    match = Match(game("bellum-magica"), players=2, seed=3)
    form = form_of(match.setup)
    raw = Changed(form, "another")
    raw.take(change(None, match.state))
    raw.numbers[form["fields"]["die"][1]] = 77
    with pytest.raises(BadPosition, match=r"fields\.die: expected"):
        raw.state(match.game, match.setup)


FAR = b"\x96\x92\xcd\xff\xff\x01\x00\x90\x90\xc0\x80"  # a place that is not there


@pytest.mark.parametrize("raw", [b"", b"\xc1", b"\x90", FAR])
def test_what_is_no_change_is_refused(raw: bytes) -> None:
    match = Match(game("bellum-magica"), players=2, seed=3)
    with pytest.raises(BadPosition, match="does not fit"):
        folded(match.state).take(raw)
