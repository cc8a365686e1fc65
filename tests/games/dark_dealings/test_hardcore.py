"""Hardcore mode: no peeking, and one hero that stands is the end."""

import pytest

from overlord.core.errors import IllegalAction
from overlord.core.layout import SPECTATOR
from overlord.testing import rule
from tests.games.dark_dealings.tables import (
    Castle,
    a_defense,
    a_detour,
    a_hero,
    a_new_game,
    a_siege,
    a_war,
    nothing_happened_next_door,
)


def a_pit(id: str, strikes: int) -> dict[str, object]:
    """A Trap that strikes for 1 on so many sides."""
    return a_defense(id, " ".join(["T1"] * strikes))


@rule("DD-50")
def test_nobody_may_look_into_a_pile_once_heroes_were_used() -> None:
    table = a_new_game(2, seed=3, mode="hardcore")
    table.play_until("play-hero")
    hand = table.zone("hand.0")
    assert table.seen(0, "hand.0") == hand  # until then the owner knows them
    for seat in (0, 1):
        table.choose(seat, *table.zone(f"hand.{seat}")[:2])
    for _ in range(4):
        table.answer(table.zone("market")[0])
    for seat in (0, 1, SPECTATOR):
        assert table.seen(seat, "pile.0") == table.seen(seat, "pile.1") == ["?", "?"]
    table.play_until("face-hero")
    piles = [table.seen(seat, f"pile.{seat}") for seat in (0, 1)]
    assert sorted(map(len, piles)) == [7, 8]
    assert set(piles[0] + piles[1]) == {"?"}
    assert table.who_is_asked() == {table.field("first"): "face-hero"}


@rule("DD-51")
def test_the_hero_used_last_is_faced_first() -> None:
    table = a_new_game(2, seed=3, mode="hardcore")
    table.play_until("play-hero")
    used: list[list[str]] = [[], []]
    while table.who_is_asked() == {0: "play-hero", 1: "play-hero"}:
        for seat in (0, 1):
            table.choose(seat, *table.zone(f"hand.{seat}")[:2])
        for _ in range(4):
            [seat] = table.who_is_asked()
            before = table.zone(f"chosen.{seat}")
            table.answer(table.zone("market")[0])
            used[seat] += [hero for hero in before if hero not in table.zone(f"chosen.{seat}")]
    first = table.field("first")
    assert table.zone("faced") == [used[first][-1]]
    assert table.zone(f"pile.{first}") == used[first][:-1]
    assert table.zone(f"pile.{1 - first}") == used[1 - first]
    assert table.who_is_asked() == {first: "face-hero"}


@rule("DD-52")
def test_an_evicted_player_is_skipped_in_all_later_rounds() -> None:
    def heroes(seat: int) -> list[dict[str, object]]:
        return [a_hero(armor=1, id=f"h-{seat}-{n}") for n in range(3)]

    table = a_war(
        Castle(heroes(0), [a_pit("a", 3)]),
        Castle(heroes(1), []),
        Castle(heroes(2), [a_pit("c", 3)]),
        mode="hardcore",
    )
    asked = []
    while not table.state.over:
        [seat] = table.who_is_asked()
        asked.append(seat)
        if seat == 1:
            table.discard()
        else:
            table.beat_it_with("a" if seat == 0 else "c")
    assert asked == [0, 1, 2, 0, 2, 0, 2]
    assert table.zone("pile.1") == ["h-1-2", "h-1-1"]
    assert table.who_is_asked() == {}


@rule("DD-53")
def test_the_hero_that_evicts_stays_with_the_player() -> None:
    table = a_siege(hero=a_hero(armor=9), defenses=[a_pit("pit", 1)], mode="hardcore")
    table.discard()
    assert table.zone("evictor.0") == ["ranger"]
    assert table.zone("hero-discard") == []
    assert table.zone("defeated.0") == []
    assert table.who_is_asked() == {1: "face-hero"}
    assert nothing_happened_next_door(table)


@rule("DD-B12")
@pytest.mark.parametrize("klass", ["ranger", "wizard"])
def test_whoever_gives_up_a_fight_is_evicted(klass: str) -> None:
    table = a_siege(
        hero=a_hero(klass, armor=1),
        defenses=[a_pit("pit", 2), a_pit("lid", 2)],
        later=[a_hero(id="second")],
        mode="hardcore",
    )
    assert table.options() == {"fight", "give-up"}
    table.discard()
    assert table.zone("evictor.0") == [klass]
    assert table.defenses() == {"pit": 0, "lid": 0}
    table.beat_it_with("next-door-broom")
    assert table.who_is_asked() == {}
    assert table.places() == [2, 1]


@rule("DD-52", "DD-B12")
def test_to_let_a_hero_pass_is_called_giving_up_and_stands_last() -> None:
    defenses = [a_pit("pit", 2), a_detour("maze", "D S1")]
    table = a_siege(a_hero(), defenses, later=[a_hero(id="second")], mode="hardcore")
    numbers = table.state.legal(0)
    assert [table._name(number) for number in numbers] == ["fight", "maze", "give-up"]
    with pytest.raises(IllegalAction):
        table.answer("discard")


@rule("DD-32")
def test_outside_hardcore_nobody_gives_up() -> None:
    table = a_siege(a_hero(), [a_pit("pit", 2), a_detour("maze", "D S1")], later=[a_hero(id="x")])
    assert [table._name(number) for number in table.state.legal(0)] == ["fight", "maze", "discard"]


@rule("DD-52", "DD-B2")
def test_a_wizard_whose_price_leaves_no_plan_evicts() -> None:
    table = a_siege(hero=a_hero("wizard"), defenses=[a_pit("pit", 2)], mode="hardcore")
    table.fight()
    table.answer("pit")
    assert table.zone("evictor.0") == ["wizard"]
    assert table.zone("defense-discard") == ["pit"]
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-54", "DD-B22")
def test_the_last_overlord_standing_wins_at_once() -> None:
    """Seat 1 has fewer defenses left and the lower hero, and still wins; its pile is not faced."""
    table = a_war(
        Castle([a_hero(armor=9, id="giant", challenge=50)], [a_pit("a", 1), a_pit("b", 1)]),
        Castle([a_hero(id="mouse", challenge=1), a_hero(id="cat")], [a_pit("c", 1)]),
        mode="hardcore",
    )
    table.discard()
    assert table.who_is_asked() == {1: "face-hero"}
    table.beat_it_with("c")
    assert table.zone("pile.1") == ["cat"]
    assert table.places() == [2, 1]
    assert table.who_is_asked() == {}


@rule("DD-B13")
def test_the_end_is_checked_only_when_the_round_is_over() -> None:
    """Seat 0 and 1 fall; seat 2 alone is left, but has not faced its hero of this round."""
    table = a_war(
        Castle([a_hero(armor=9, id="giant")], [a_pit("a", 1)]),
        Castle([a_hero(armor=9, id="ogre")], []),
        Castle([a_hero(armor=9, id="troll")], []),
        mode="hardcore",
    )
    table.discard()
    table.discard()
    assert table.who_is_asked() == {2: "face-hero"}
    table.discard()
    assert table.who_is_asked() == {}
    assert table.places() == [1, 2, 2]  # all fell in one round: defenses decide


@rule("DD-55")
def test_if_several_outlast_all_heroes_the_most_defenses_win() -> None:
    table = a_war(
        Castle([a_hero(id="h-0", challenge=50)], [a_pit("a", 1), a_pit("b", 1)]),
        Castle([a_hero(id="h-1", challenge=2)], [a_pit("c", 2), a_pit("d", 1)]),
        Castle([a_hero(armor=9, id="h-2")], [a_pit("e", 1), a_pit("f", 1), a_pit("g", 1)]),
        mode="hardcore",
    )
    table.beat_it_with("a")
    table.beat_it_with("c")
    table.discard()
    assert table.places() == [2, 1, 3]
    assert table.who_is_asked() == {}


@rule("DD-55")
def test_if_all_who_were_left_fall_in_one_round_the_most_defenses_win() -> None:
    table = a_war(
        Castle([a_hero(armor=9, id="h-0", challenge=50)], [a_pit("a", 1)]),
        Castle([a_hero(armor=9, id="h-1", challenge=2)], [a_pit("b", 1), a_pit("c", 1)]),
        mode="hardcore",
    )
    table.discard()
    table.discard()
    assert table.places() == [2, 1]
    assert table.who_is_asked() == {}


@rule("DD-55")
def test_those_who_fell_in_an_earlier_round_take_no_part_in_the_tie_break() -> None:
    table = a_war(
        Castle([a_hero(armor=9, id="h-0")], [a_pit(f"a-{n}", 1) for n in range(5)]),
        Castle([a_hero(id="h-1"), a_hero(armor=9, id="giant")], [a_pit("b", 2)]),
        Castle([a_hero(id="h-2"), a_hero(armor=9, id="ogre")], [a_pit("c", 1)]),
        mode="hardcore",
    )
    table.discard()
    table.beat_it_with("b")
    table.beat_it_with("c")
    table.discard()
    table.discard()
    assert table.places() == [3, 1, 2]
    assert table.who_is_asked() == {}


@rule("DD-56", "DD-B23")
def test_between_evicted_equals_the_evictor_of_the_highest_challenge_value_wins() -> None:
    """What seat 0 had beaten before was higher still, but was not its last hero."""
    table = a_war(
        Castle(
            [a_hero(id="h-0", challenge=50), a_hero(armor=9, id="x", challenge=7)], [a_pit("a", 2)]
        ),
        Castle(
            [a_hero(id="h-1", challenge=2), a_hero(armor=9, id="y", challenge=8)], [a_pit("b", 2)]
        ),
        mode="hardcore",
    )
    table.beat_it_with("a")
    table.beat_it_with("b")
    table.discard()
    table.discard()
    assert table.places() == [2, 1]
    assert table.who_is_asked() == {}


@rule("DD-56", "DD-B23")
def test_between_survivors_the_hero_faced_last_counts() -> None:
    """A Detour puts off the higher hero of seat 0: 35 against 30, though seat 1 also beat 40."""
    table = a_war(
        Castle(
            [a_hero(id="top", challenge=35), a_hero(id="low", challenge=3)],
            [a_pit("a", 3), a_detour("maze", "D T1")],
        ),
        Castle(
            [a_hero(id="high", challenge=40), a_hero(id="mid", challenge=30)],
            [a_pit("b", 3), a_pit("c", 1)],
        ),
        mode="hardcore",
    )
    table.answer("maze")
    for _ in range(2):
        table.beat_it_with("a")
        table.beat_it_with("b")
    assert table.zones("defeated") == [["low", "top"], ["high", "mid"]]
    assert table.places() == [1, 2]
    assert table.who_is_asked() == {}


@rule("DD-B22")
def test_a_round_without_survivors_ends_the_game_with_heroes_in_the_piles() -> None:
    table = a_war(
        Castle([a_hero(armor=9, id="h-0"), a_hero(id="rest-0")]),
        Castle([a_hero(armor=9, id="h-1"), a_hero(id="rest-1")]),
        mode="hardcore",
    )
    table.discard()
    table.discard()
    assert table.zones("pile") == [["rest-0"], ["rest-1"]]
    assert table.who_is_asked() == {}
