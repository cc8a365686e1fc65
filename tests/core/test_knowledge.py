"""Knowledge of a seat: from the verbs alone, never too much, and no less than it could have."""

from itertools import permutations

import pytest

from overlord.core.conformance.law_support import contents
from overlord.core.layout import ASIDE, SPECTATOR
from overlord.core.worlds import canonical_world, fitting_order, hidden_cards, redeal
from tests.core.table import CARDS, DECK, DISCARD, HAND, KEPT, PILE, Table, a_table, chi_square
from tests.core.table import may_be as where


def unplaced(s: Table, seat: int) -> set[int]:
    """Cards a seat would deal anew."""
    assert s.memory is not None
    hidden = [zone for zone in s.setup.zones if not s.sees(seat, zone)]
    o = s.players if seat == SPECTATOR else seat
    return {card for z in hidden for card in s.cards(z) if not s.memory.placed[o][card]}


def worlds(s: Table, seat: int, count: int = 200) -> list[Table]:
    imagined = []
    for seed in range(count):
        world = s.determinize(seat, seed)
        assert isinstance(world, Table)
        imagined.append(world)
    return imagined


def keep_and_pass(s: Table) -> None:
    for seat in range(s.players):
        s.sneak(s.cards(HAND + seat)[0], HAND + seat, KEPT + seat)
    s.pass_on([HAND + seat for seat in range(s.players)])


def test_a_dealt_hand_is_known_to_its_owner_only() -> None:
    s = a_table(hands=2)
    own = s.cards(HAND)

    assert [where(s, 0, card) for card in own] == [["hand.0"], ["hand.0"]]
    assert where(s, 1, own[0]) == ["deck", "hand.0", "hand.2"]
    assert where(s, SPECTATOR, own[0]) == ["deck", "hand.0", "hand.1", "hand.2"]


def test_who_passes_a_hand_knows_where_it_is() -> None:
    s = a_table(hands=3)
    passed = s.cards(HAND)
    got = s.cards(HAND + 2)

    s.pass_on([HAND, HAND + 1, HAND + 2])

    assert s.cards(HAND + 1) == passed
    assert [where(s, 0, card) for card in passed] == [["hand.1"]] * 3
    assert [where(s, 0, card) for card in got] == [["hand.0"]] * 3
    assert where(s, 2, passed[0]) == ["deck", "hand.1"]
    assert not unplaced(s, 0) & {*passed, *got}


def test_what_is_seen_to_be_elsewhere_is_struck_out() -> None:
    s = a_table(hands=3)

    s.pass_on([HAND, HAND + 1, HAND + 2])

    hidden = s.cards(DECK) + s.cards(HAND + 2)
    assert {name for card in hidden for name in where(s, 0, card)} == {"deck", "hand.2"}


def test_secret_keeps_leave_exactly_the_passed_cards_as_candidates() -> None:
    s = a_table(hands=4)
    keep_and_pass(s)
    known = s.cards(HAND + 1)

    s.sneak(known[1], HAND + 1, KEPT + 1)

    for card in CARDS:
        expected = ["hand.1", "kept.1"] if card in known else None
        found = where(s, 0, card)
        assert found == expected or (expected is None and "hand.1" not in found)


def test_after_two_passes_nobody_imagines_a_stranger_in_a_known_hand() -> None:
    s = a_table(hands=4)
    keep_and_pass(s)
    keep_and_pass(s)
    known = set(s.cards(HAND + 1))

    s.sneak(s.cards(HAND + 1)[0], HAND + 1, KEPT + 1)

    assert known == {card for card in CARDS if "hand.1" in where(s, 0, card)}
    imagined = worlds(s, 0)
    assert all(set(world.cards(HAND + 1)) < known for world in imagined)
    assert len({tuple(world.cards(HAND + 1)) for world in imagined}) == 2


def test_a_reveal_shows_what_is_there_and_what_is_not() -> None:
    s = a_table(hands=3)
    secret = s.cards(HAND + 1)[0]
    s.sneak(secret, HAND + 1, KEPT + 1)
    assert len({card for card in CARDS if "kept.1" in where(s, 0, card)}) == 9

    s.reveal(KEPT + 1)

    assert where(s, 0, secret) == ["kept.1"]
    assert [card for card in CARDS if "kept.1" in where(s, 0, card)] == [secret]


def test_what_was_open_is_still_known_when_it_is_concealed() -> None:
    s = a_table(hands=3)
    s.reveal(HAND + 1)
    seen = s.cards(HAND + 1)
    s.conceal(HAND + 1)

    assert all(world.cards(HAND + 1) == seen for world in worlds(s, 0, 20))

    s.sneak(seen[0], HAND + 1, KEPT + 1)

    assert {where(s, 0, card)[-1] for card in seen} == {"kept.1"}
    assert {world.cards(KEPT + 1)[0] for world in worlds(s, 0)} == set(seen)


def test_who_has_peeked_still_knows_and_nobody_else_does() -> None:
    s = a_table(hands=3)
    seen = s.cards(HAND + 1)
    s.peek(HAND + 1, 2)
    s.conceal(HAND + 1)

    assert all(world.cards(HAND + 1) == seen for world in worlds(s, 2, 20))
    assert any(world.cards(HAND + 1) != seen for world in worlds(s, 0, 20))

    s.tuck(seen[0], HAND + 1, DECK)

    assert where(s, 2, seen[0]) == ["deck"]
    assert "hand.1" in where(s, 0, seen[0])


def test_a_card_moved_openly_between_hidden_piles_is_followed() -> None:
    s = a_table(hands=3)
    own = s.cards(HAND)[0]
    s.move(own, HAND, PILE)
    s.draw(DECK, PILE)
    s.draw(PILE, PILE + 1)  # not the own one, that lies below
    assert where(s, 0, own) == ["pile.0"]

    s.move(own, PILE, PILE + 2)

    assert where(s, 0, own) == ["pile.2"]
    assert "pile.2" in where(s, 1, own)
    assert all(world.cards(PILE + 2) == [own] for world in worlds(s, 0, 20))


def test_the_last_card_of_a_pile_is_followed_even_in_secret() -> None:
    s = a_table(hands=2)
    own = s.cards(HAND)[0]
    s.move(own, HAND, PILE)

    s.sneak(own, PILE, PILE + 1)

    assert where(s, 0, own) == ["pile.1"]
    assert not any("pile.0" in where(s, 1, card) for card in CARDS)


def test_shuffling_forgets_places_but_not_the_pile() -> None:
    s = a_table(hands=3)
    own = s.cards(HAND)
    for card in own:
        s.move(card, HAND, PILE)
    assert not unplaced(s, 0) & set(own)

    s.shuffle(PILE)

    assert unplaced(s, 0) >= set(own)
    assert [where(s, 0, card) for card in own] == [["pile.0"]] * 3
    orders = {tuple(world.cards(PILE)) for world in worlds(s, 0)}
    assert orders == set(permutations(own))


def test_a_tucked_card_is_known_to_lie_at_the_bottom() -> None:
    s = a_table(hands=3)
    own = s.cards(HAND)[1]
    s.tuck(own, HAND, DECK)

    assert all(world.cards(DECK)[0] == own for world in worlds(s, 0, 50))
    assert len({world.cards(DECK)[0] for world in worlds(s, 1, 50)}) > 3


def test_an_open_card_is_known_to_all() -> None:
    s = a_table(hands=3)
    card = s.draw(DECK, DISCARD)

    assert [where(s, seat, card) for seat in (0, 1, 2, SPECTATOR)] == [["discard"]] * 4


def test_arranging_an_own_hand_tells_the_others_that_places_changed() -> None:
    s = a_table(hands=3)
    s.reveal(HAND + 1)
    s.conceal(HAND + 1)
    hand = s.cards(HAND + 1)

    s.arrange(HAND + 1, hand[::-1])

    assert unplaced(s, 0) >= set(hand)
    assert {tuple(world.cards(HAND + 1)) for world in worlds(s, 0)} == set(permutations(hand))


def test_worlds_are_uniform_where_nothing_is_known() -> None:
    s = a_table(players=2, hands=3)
    for zone in (DECK,):
        while s.count(zone) > 1:
            s.draw(zone, DISCARD)
    hidden = s.cards(HAND + 1) + s.cards(DECK)
    deals = dict.fromkeys(permutations(hidden), 0)
    for forget in (False, True):
        if forget:
            s.watch(None, None)
        for seed in range(2400):
            world = s.determinize(0, seed)
            deals[tuple(world.cards(HAND + 1) + world.cards(DECK))] += 1

    assert len(deals) == 24
    assert chi_square(list(deals.values())) < 49.7  # one in a thousand, 23 degrees of freedom


def test_what_is_known_to_be_in_the_box_is_not_dealt_anew() -> None:
    """Nobody can draw from there; on a level table it lies in order, however it came there."""
    s = a_table(players=2, hands=3)
    for card in sorted(s.cards(HAND), reverse=True)[:2]:
        s.move(card, HAND, ASIDE)  # which its owner knows
    s.shuffle(ASIDE)
    known = set(s.cards(ASIDE))
    s.draw(DECK, ASIDE)  # which nobody sees

    imagined = worlds(s, 0, 60)

    aside = [[card for card in world.cards(ASIDE) if card in known] for world in imagined]
    assert all(cards == sorted(known) for cards in aside)
    unknown = {card for world in imagined for card in world.cards(ASIDE)} - known
    assert len(unknown) > 1


def test_a_world_keeps_its_cards_when_the_next_is_dealt() -> None:
    s = a_table(players=2, hands=3)
    world = canonical_world(s, 0)
    hidden = hidden_cards(world, 0, s.memory)
    first = redeal(world, hidden, 1)
    before = contents(first)

    later = [redeal(world, hidden, seed) for seed in range(2, 12)]

    assert contents(first) == before
    assert any(contents(world) != before for world in later)


def test_without_a_memory_only_what_is_seen_counts() -> None:
    s = a_table(hands=3)
    passed = s.cards(HAND)
    s.pass_on([HAND, HAND + 1, HAND + 2])
    s.watch(None, None)

    assert any(set(world.cards(HAND + 1)) != set(passed) for world in worlds(s, 0, 20))
    assert all(world.cards(HAND) == s.cards(HAND) for world in worlds(s, 0, 20))


def test_a_copy_of_a_memory_is_its_own() -> None:
    s = a_table(hands=3)
    assert s.memory is not None
    copy = s.memory.clone()
    before = copy.as_json()

    s.draw(DECK, DISCARD)

    assert copy.as_json() == before
    assert s.memory.as_json() != before


def test_cards_make_room_for_those_that_fit_nowhere_else() -> None:
    """Card 1 may lie in zones 0 and 1, card 2 in 0 only, card 3 in 1 and 2."""
    allowed = [0, 0b011, 0b001, 0b110]
    assert fitting_order([1, 2, 3], [0, 1, 2], allowed) == [2, 1, 3]
    assert fitting_order([1, 2, 3], [2, 1, 0], allowed) == [3, 1, 2]


def test_cards_that_lie_in_one_zone_stay_in_order_if_all_may_lie_there() -> None:
    assert fitting_order([1, 2], [0, 0], [0, 0b01, 0b11]) == [1, 2]
    with pytest.raises(ValueError, match="does not allow"):
        fitting_order([1, 2], [0, 0], [0, 0b01, 0b10])


def test_knowledge_that_allows_for_no_deal_is_a_fault() -> None:
    with pytest.raises(ValueError, match="does not allow for any deal"):
        fitting_order([1, 2], [0, 1], [0, 0b01, 0b01])
