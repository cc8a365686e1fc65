"""Zones: numbered once, named for people, in play for those who sit there."""

from overlord.core.layout import ASIDE, EVERYONE, NOBODY, OWNER, Layout


def a_layout() -> Layout:
    layout = Layout(chairs=3)
    layout.one("deck", 0, NOBODY)
    layout.each("hand", 1, OWNER)
    layout.each("field", -1, EVERYONE)
    return layout


def test_zone_numbers_are_handed_out_in_order() -> None:
    layout = Layout(chairs=3)

    assert layout.zone("aside") == ASIDE
    assert layout.one("deck", 0, NOBODY) == 1
    assert layout.each("hand", 1, OWNER) == 2
    assert layout.one("discard", 0, EVERYONE) == 5


def test_zones_have_names_owners_kinds_and_sight() -> None:
    layout = a_layout()

    assert layout.names[1:5] == ["deck", "hand.0", "hand.1", "hand.2"]
    assert layout.owners[1:6] == [-1, 0, 1, 2, 0]
    assert layout.kinds == [-1, 0, 1, 1, 1, -1, -1, -1]
    assert layout.sight[1:6] == [NOBODY, OWNER, OWNER, OWNER, EVERYONE]


def test_a_name_without_a_zone_has_no_number() -> None:
    assert a_layout().zone("hand.2") == 4
    assert a_layout().zone("hand.3") == -1


def test_empty_chairs_have_no_zones() -> None:
    assert a_layout().in_play(2) == [0, 1, 2, 3, 5, 6]
    assert a_layout().in_play(1) == [0, 1, 2, 5]


def test_a_zone_admits_one_kind_some_or_any() -> None:
    layout = Layout(chairs=2)
    deck = layout.one("deck", (0, 2), NOBODY)
    hand = layout.each("hand", 1, OWNER)
    assert [layout.admits(deck, kind) for kind in range(3)] == [True, False, True]
    assert [layout.admits(hand, kind) for kind in range(3)] == [False, True, False]
    assert [layout.admits(0, kind) for kind in range(3)] == [True, True, True]
    assert layout.kinds == [-1, -1, 1, 1]
