"""Every verb: what it does to the zones, what it tells, and who learns which card."""

import pytest

from overlord.core.events import HIDDEN, Event
from overlord.core.layout import SPECTATOR
from overlord.core.state import State
from tests.core.table import (
    DECK,
    DISCARD,
    HAND,
    KEPT,
    PILE,
    Discard,
    Say,
    SayAll,
    a_table,
    heard,
)

EYES = (0, 1, 2, SPECTATOR)


def cards_told(event: Event) -> list[int]:
    """The card as each of the seats and a spectator hear of it."""
    return [event.card_for(seat, 3) for seat in EYES]


def only(events: list[Event], kind: str) -> Event:
    assert [event.kind for event in events] == [kind]
    return events[0]


def test_drawing_shows_the_top_card_to_who_sees_where_it_goes() -> None:
    s = a_table(hands=1)
    heard(s)
    top = s.cards(DECK)[-1]

    assert s.draw(DECK, HAND + 1) == top
    assert s.cards(HAND + 1)[-1] == top
    event = only(heard(s), "draw")
    assert (event.source, event.target) == (DECK, HAND + 1)
    assert cards_told(event) == [HIDDEN, top, HIDDEN, HIDDEN]


def test_moving_into_the_open_shows_the_card_to_all() -> None:
    s = a_table(hands=2)
    heard(s)
    card = s.cards(HAND)[0]

    s.move(card, HAND, DISCARD)

    assert s.cards(DISCARD) == [card]
    assert cards_told(only(heard(s), "move")) == [card] * 4


def test_sneaking_shows_the_card_to_its_owner_only() -> None:
    s = a_table(hands=2)
    heard(s)
    card = s.cards(HAND)[0]

    s.sneak(card, HAND, KEPT)

    assert s.cards(KEPT) == [card]
    assert cards_told(only(heard(s), "move")) == [card, HIDDEN, HIDDEN, HIDDEN]


def test_tucking_goes_to_the_bottom() -> None:
    s = a_table(hands=2)
    heard(s)
    card = s.cards(HAND + 2)[0]

    s.tuck(card, HAND + 2, DECK)

    assert s.cards(DECK)[0] == card
    assert cards_told(only(heard(s), "tuck")) == [HIDDEN, HIDDEN, card, HIDDEN]


def test_between_hidden_piles_nobody_sees_a_card() -> None:
    s = a_table()
    heard(s)

    s.draw(DECK, PILE)

    assert cards_told(only(heard(s), "draw")) == [HIDDEN] * 4


def test_shuffling_tells_no_card() -> None:
    s = a_table()
    heard(s)
    before = s.cards(DECK)

    s.shuffle(DECK)

    assert s.cards(DECK) != before
    assert sorted(s.cards(DECK)) == sorted(before)
    event = only(heard(s), "shuffle")
    assert (event.card, event.source) == (HIDDEN, DECK)


def test_arranging_tells_no_card() -> None:
    s = a_table(hands=3)
    heard(s)
    hand = sorted(s.cards(HAND))

    s.arrange(HAND, hand)

    assert s.cards(HAND) == hand
    assert cards_told(only(heard(s), "arrange")) == [HIDDEN] * 4


def test_passing_on_moves_all_hands_at_once() -> None:
    s = a_table(hands=2)
    heard(s)
    hands = [s.cards(HAND + seat) for seat in range(3)]

    s.pass_on([HAND, HAND + 1, HAND + 2])

    assert [s.cards(HAND + seat) for seat in range(3)] == [hands[2], hands[0], hands[1]]
    event = only(heard(s), "pass-on")
    assert event.numbers == [HAND, HAND + 1, HAND + 2]
    assert cards_told(event) == [HIDDEN] * 4


def test_revealing_shows_each_card_to_all_until_it_is_concealed() -> None:
    s = a_table(hands=2)
    heard(s)
    cards = s.cards(HAND + 1)
    assert s.view(0).zones[HAND + 1] == [HIDDEN, HIDDEN]

    s.reveal(HAND + 1)

    events = heard(s)
    assert [(event.kind, cards_told(event)) for event in events] == [
        ("reveal", [c] * 4) for c in cards
    ]
    assert s.view(SPECTATOR).zones[HAND + 1] == cards

    s.conceal(HAND + 1)

    assert only(heard(s), "conceal").card == HIDDEN
    assert s.view(0).zones[HAND + 1] == [HIDDEN, HIDDEN]
    assert s.view(1).zones[HAND + 1] == cards


def test_peeking_shows_a_zone_to_one_seat_until_it_is_concealed() -> None:
    s = a_table(hands=2)
    heard(s)
    cards = s.cards(HAND + 1)

    s.peek(HAND + 1, 2)

    events = heard(s)
    assert [(event.kind, event.numbers) for event in events] == [("peek", [2])] * 2
    assert [cards_told(event) for event in events] == [[HIDDEN, c, c, HIDDEN] for c in cards]
    assert s.view(2).zones[HAND + 1] == cards
    assert s.view(0).zones[HAND + 1] == s.view(SPECTATOR).zones[HAND + 1] == [HIDDEN, HIDDEN]
    assert s.clone().view(2).zones[HAND + 1] == cards

    s.conceal(HAND + 1)

    assert s.view(2).zones[HAND + 1] == [HIDDEN, HIDDEN]
    assert s.openings() == []


def test_dice_fall_in_the_open() -> None:
    s = a_table()
    heard(s)
    numbers = [s.roll(6, "initiative") for _ in range(100)]

    assert set(numbers) == {1, 2, 3, 4, 5, 6}
    events = heard(s)
    assert [event.numbers for event in events] == [[number, 6] for number in numbers]
    assert {event.topic for event in events} == {"initiative"}


def test_dice_thrown_together_are_told_with_what_they_are_for() -> None:
    s = a_table()
    heard(s)
    sums = [s.throw(2, 6, "melee", 3, 12) for _ in range(500)]

    assert set(sums) == set(range(2, 13))
    for event, total in zip(heard(s), sums, strict=True):
        assert (event.kind, event.topic) == ("throw", "melee")
        assert (event.numbers[:2], event.numbers[4:]) == ([2, 6], [3, 12])
        assert sum(event.numbers[2:4]) == total


def test_announcing_tells_all() -> None:
    s = a_table()
    heard(s)

    s.announce("turned", 4, 2, 9)

    event = only(heard(s), "announce")
    assert (event.topic, event.numbers) == ("turned", [2, 9])
    assert cards_told(event) == [4] * 4


def test_an_event_names_the_rules_of_the_frame_that_runs() -> None:
    s = a_table(Discard(0), Say(1), hands=4)
    heard(s)
    card = s.legal(0)[-1]
    s.apply(0, card)

    assert only(heard(s), "move").rules == ("T-2",)
    assert s.rules == Say.rules


def test_unwatched_verbs_do_the_same_in_silence() -> None:
    loud = a_table(SayAll(1), hands=3)
    quiet = a_table(SayAll(1), hands=3)
    quiet.watch(None, None)
    for s in (loud, quiet):
        s.move(s.cards(HAND)[0], HAND, DISCARD)
        s.sneak(s.cards(HAND)[0], HAND, KEPT)
        s.draw(DECK, HAND)
        s.tuck(s.cards(HAND)[0], HAND, DECK)
        s.shuffle(DECK)
        s.arrange(HAND, s.cards(HAND)[::-1])
        s.pass_on([HAND, HAND + 1])
        s.reveal(KEPT)
        s.conceal(HAND)
        s.roll(6, "x")
        s.announce("x", 1)

    assert loud.digest() == quiet.digest()
    assert quiet.memory is None


def test_a_watcher_without_a_memory_hears_everything() -> None:
    s = a_table(hands=2)
    s.watch(s.watcher, None)
    heard(s)
    s.shuffle(DECK)
    s.arrange(HAND, s.cards(HAND)[::-1])
    s.pass_on([HAND, HAND + 1])
    s.reveal(HAND)
    s.draw(DECK, HAND)

    kinds = [event.kind for event in heard(s)]
    assert kinds == ["shuffle", "arrange", "pass-on", "reveal", "reveal", "draw"]


def test_a_memory_without_a_watcher_remembers() -> None:
    s = a_table(hands=2)
    s.watch(None, s.memory)
    card = s.draw(DECK, DISCARD)

    assert s.memory is not None
    assert s.memory.where[0][card] == 1 << DISCARD


def test_before_the_game_cards_lie_where_they_are_put() -> None:
    s = a_table()
    s.watch(None, None)
    s.start(DISCARD, [1, 2])

    assert s.cards(DISCARD) == [1, 2]


def test_a_view_is_plain_data_of_its_own() -> None:
    s = a_table(Discard(1), hands=2)
    view = s.view(0)

    assert view.as_json() == {
        "seat": 0,
        "players": 3,
        "zones": view.zones,
        "facts": {},
        "pending": [1],
        "prompts": ["discard"],
        "about": [{"seat": 1}],
        "over": False,
    }
    view.zones[HAND].clear()
    assert s.count(HAND) == 2
    assert not view.watching
    assert s.view(SPECTATOR).watching
    assert s.view(SPECTATOR).zones[HAND] == [HIDDEN, HIDDEN]


def test_a_game_must_say_what_the_engine_cannot_know() -> None:
    s = a_table()

    for method in (State.clone, State.outcome):
        with pytest.raises(NotImplementedError):
            method(s)


def test_a_full_zone_says_its_name() -> None:
    s = a_table(players=2)

    with pytest.raises(IndexError, match=r"hand\.3 is full"):
        s.draw(DECK, HAND + 3)  # where nobody sits
