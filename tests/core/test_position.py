"""Positions as JSON: read as written, written by hand, and refused with place and expectation."""

import json
from collections.abc import Callable
from typing import Any

import pytest

from overlord.core.errors import BadPosition
from overlord.core.position import Reader
from tests.core.table import (
    CARDS,
    COIN,
    COINS,
    DECK,
    GAME,
    HAND,
    KEPT,
    Discard,
    Keep,
    SayAll,
    a_table,
)


def a_position(**changes: Any) -> dict[str, Any]:
    """A position as a person would write it, with a few things changed."""
    position: dict[str, Any] = {
        "game": "table",
        "rules": 3,
        "players": 2,
        "options": {"speed": "fast"},
        "zones": {"hand.0": ["c5", "c2"], "deck": ["c1"]},
        "open": ["hand.1"],
        "agenda": [{"frame": "SayAll", "number": 1}, {"frame": "Discard", "seat": 0}],
        "rng": [1, 2, 3, 4],
        "fields": {"said": []},
    }
    return position | changes


def test_a_position_is_read_as_it_was_written() -> None:
    s = a_table(Keep(0), Keep(1), SayAll(1), hands=3)
    s.sneak(s.cards(HAND)[0], HAND, KEPT)
    s.reveal(KEPT)
    s.peek(HAND + 1, 2)
    assert s.to_json()["open"] == ["kept.0", "hand.1@2"]
    text = json.dumps(s.to_json())

    again = GAME.from_json(json.loads(text))

    assert json.dumps(again.to_json()) == text
    assert again.digest() == s.digest()
    assert again.memory is not None
    assert s.memory is not None
    assert again.memory.as_json() == s.memory.as_json()
    assert again.determinize(1, 5).digest() == s.determinize(1, 5).digest()


def test_a_position_without_memory_has_none() -> None:
    s = a_table(Discard(0), hands=1)
    position = s.to_json()
    del position["memory"]

    assert GAME.from_json(position).memory is None
    assert GAME.from_json(position).digest() == s.digest()


def test_a_position_can_be_written_by_hand() -> None:
    s = GAME.from_json(a_position())

    assert s.pending() == [0]
    assert s.legal(0) == [0, 5]
    assert s.view(0).zones[HAND] == [5, 2]
    assert s.cards(DECK) == [1]
    assert s.setup.options == {"speed": "fast", "size": "1"}
    assert s.sees(0, HAND + 1)


def test_cards_that_are_not_mentioned_stay_aside() -> None:
    s = GAME.from_json(a_position())

    assert s.cards(0) == [card for card in [*CARDS, COIN] if card not in (1, 2, 5)]
    assert s.cards(COINS) == []


def test_a_position_between_decisions_runs_on_to_the_next() -> None:
    agenda = [{"frame": "Discard", "seat": 1}, {"frame": "SayAll", "number": 2}]
    s = GAME.from_json(a_position(agenda=agenda))

    assert s.pending() == [1]
    assert s.fields() == {"said": [20, 21, 22]}


def test_a_position_may_be_the_end() -> None:
    assert GAME.from_json(a_position(agenda=[])).over


def test_equal_positions_have_equal_digests_whatever_their_order() -> None:
    position = a_position()
    backwards = dict(reversed(position.items()))

    assert GAME.from_json(position).digest() == GAME.from_json(backwards).digest()
    other = a_position(rng=[1, 2, 3, 5])
    assert GAME.from_json(other).digest() != GAME.from_json(position).digest()


def with_memory(change: Callable[[dict[str, Any]], None]) -> dict[str, Any]:
    position: dict[str, Any] = json.loads(json.dumps(a_table(Discard(0), hands=1).to_json()))
    change(position["memory"])
    return position


BAD: list[tuple[object, str]] = [
    ([], "position: expected an object, found []"),
    ({}, "position: expected a key 'game', which is missing"),
    (a_position(game="chess"), 'position.game: expected one of table, found "chess"'),
    (a_position(game=3), "position.game: expected one of table, found 3"),
    (a_position(rules=2), "position.rules: expected rules version 3, found 2"),
    (a_position(players=9), "position.players: expected a whole number from 1 to 4, found 9"),
    (a_position(players=True), "position.players: expected a whole number from 1 to 4, found true"),
    (a_position(players=2.5), "position.players: expected a whole number from 1 to 4, found 2.5"),
    (a_position(options=[]), "position.options: expected an object, found []"),
    (a_position(options={"x": 1}), "position.options: table has no option 'x'"),
    (a_position(options={"speed": 1}), "position.options: option speed of table is one of slow"),
    (a_position(box="beef"), 'position.box: expected one of feed, found "beef"'),
    (a_position(luck=1), "position: unknown key 'luck'; expected game, rules, box"),
    (a_position(zones=[]), "position.zones: expected an object"),
    (
        a_position(zones={"hand.3": []}),
        "position.zones: unknown key 'hand.3'; expected aside, deck",
    ),
    (a_position(zones={"deck": 5}), "position.zones.deck: expected a list, found 5"),
    (a_position(zones={"deck": ["x"]}), "position.zones.deck[0]: expected the id of a card"),
    (a_position(zones={"deck": [3]}), "position.zones.deck[0]: expected the id of a card"),
    (a_position(zones={"deck": ["c1", "c1"]}), "position.zones.deck[1]: expected each card in one"),
    (a_position(zones={"deck": ["coin"]}), "deck[0]: expected a card that belongs into deck"),
    (a_position(open=7), "position.open: expected a list, found 7"),
    (a_position(open=["hand.2"]), "position.open[0]: expected one of aside, deck"),
    (a_position(agenda={}), "position.agenda: expected a list"),
    (a_position(agenda=[{}]), "position.agenda[0]: expected a key 'frame', which is missing"),
    (a_position(agenda=[{"frame": "Sing"}]), "position.agenda[0].frame: expected one of Battle"),
    (a_position(agenda=[{"frame": "Say"}]), "agenda[0]: expected the parameters of Say"),
    (
        a_position(agenda=[{"frame": "CallOff", "x": 1}]),
        "agenda[0]: expected the parameters of CallOff",
    ),
    (
        a_position(agenda=[{"frame": "Say", "number": "1"}]),
        "position.agenda[0].number: expected a whole number",
    ),
    (
        a_position(agenda=[{"frame": "Discard", "seat": 2}]),
        "position.agenda[0]: expected a seat from 0 to 1",
    ),
    (
        a_position(agenda=[{"frame": "Keep", "seat": 1}]),
        "position.agenda: Keep(seat=1) finds no option on this table",
    ),
    (
        a_position(zones={}, agenda=[{"frame": "TopCard", "seat": 0, "place": 7}]),
        "position.agenda: TopCard(seat=0, place=7) does not fit this table (IndexError",
    ),
    (
        a_position(zones={}, agenda=[{"frame": "TurnOver", "place": 7}]),
        "position.agenda: TurnOver(place=7) does not fit this table (IndexError",
    ),
    (a_position(rng=[1, 2, 3]), "position.rng: expected four words of 32 bits"),
    (a_position(rng=[1, 2, 3, 1 << 32]), "position.rng[3]: expected a whole number from 0 to 4294"),
    (a_position(fields={}), "position.fields: expected a key 'said'"),
    (a_position(fields={"said": [], "x": 1}), "position.fields: unknown key 'x'; expected said"),
    (a_position(fields={"said": ["a"]}), "position.fields.said[0]: expected a whole number"),
    (a_position(memory=3), "position.memory: expected an object, found 3"),
    (a_position(memory={"where": []}), "position.memory: expected a key 'placed'"),
    (with_memory(lambda m: m["where"].pop()), "position.memory: expected 4 rows of 14 numbers"),
    (with_memory(lambda m: m["placed"][2].pop()), "position.memory: expected 4 rows of 14"),
    (
        with_memory(lambda m: m["where"][1].__setitem__(3, 1 << 16)),
        "position.memory.where[1][3]: expected a whole number from 0 to 65535",
    ),
    (
        with_memory(lambda m: m["where"][1].__setitem__(3, 1)),
        "position.memory.where[1][3]: expected to allow for c3 in deck, found 1",
    ),
    (
        with_memory(lambda m: m["placed"][1].__setitem__(3, 2)),
        "position.memory.placed[1][3]: expected a whole number from 0 to 1",
    ),
]


@pytest.mark.parametrize(("position", "complaint"), BAD, ids=lambda part: str(part)[-50:])
def test_a_bad_position_is_refused_with_place_and_expectation(
    position: object, complaint: str
) -> None:
    with pytest.raises(BadPosition) as problem:
        GAME.from_json(position)

    assert complaint in str(problem.value)


@pytest.mark.parametrize("key", sorted(a_position()))
def test_no_part_of_a_position_may_be_missing(key: str) -> None:
    position = a_position()
    del position[key]

    with pytest.raises(BadPosition, match=f"expected a key '{key}', which is missing"):
        GAME.from_json(position)


def test_a_complaint_shows_only_the_beginning_of_what_it_found() -> None:
    assert len(str(Reader(["x"] * 100).bad("less"))) < 100
    assert str(Reader({1, 2}, "here").bad("less")).startswith("here: expected less, found ")
