"""Edge cases of Dark Dealings: what follows from the rules and is easy to get wrong."""

import pytest

from overlord.games.dark_dealings import GAME
from overlord.testing import rule
from tests.games.dark_dealings.tables import (
    Castle,
    a_booster,
    a_defense,
    a_heavy_hitter,
    a_hero,
    a_new_game,
    a_siege,
    a_war,
    nothing_happened_next_door,
    the_castle_next_door,
)


@rule("DD-64")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_hands_count_9_7_5_and_3_and_no_card_is_lost_or_doubled(players: int) -> None:
    table = a_new_game(players, seed=players)
    heroes = sorted(GAME.box.card(card).id for card in GAME.box.numbers(0))
    for size in (9, 7, 5, 3):
        assert [len(hand) for hand in table.zones("hand")] == [size] * players
        everywhere = table.everyones("hand") + table.everyones("kept") + table.zone("hero-deck")
        assert sorted(everywhere) == heroes
        for seat in range(players):
            table.choose(seat, *table.zone(f"hand.{seat}")[1:3])
    everywhere = table.everyones("hand") + table.zone("hero-discard") + table.zone("hero-deck")
    assert sorted(everywhere) == heroes
    assert table.who_is_asked() == dict.fromkeys(range(players), "play-hero")


@rule("DD-65")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_after_the_hero_phase_each_player_holds_eight_and_one_each_is_discarded(
    players: int,
) -> None:
    table = a_new_game(players, seed=1)
    table.play_until("play-hero")
    assert len(table.everyones("hand")) == 8 * players
    assert len(table.zone("hero-discard")) == players
    assert len(table.zone("hero-deck")) == 54 - 9 * players
    assert table.who_is_asked() == dict.fromkeys(range(players), "play-hero")


@rule("DD-66")
@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
def test_the_defense_phase_uses_eight_defenses_each_and_the_rest_stays_in_the_deck(
    players: int,
) -> None:
    table = a_new_game(players, seed=1)
    deck = table.zone("defense-deck")
    table.play_until("face-hero")
    assert [len(own) for own in table.zones("defenses")] == [8] * players
    assert table.zone("defense-deck") == deck[: 54 - 8 * players]
    assert table.zone("market") == []
    assert table.who_is_asked() == {table.field("first"): "face-hero"}


@rule("DD-67")
def test_the_lower_hero_of_the_fourth_round_is_faced_first() -> None:
    table = a_new_game(2, seed=9)
    table.play_until("play-hero")
    challenge = {hero.id: hero.challenge for hero in table.state.box.heroes}
    rounds: list[list[str]] = [[], []]
    for _ in range(4):
        for seat in (0, 1):
            pair = table.zone(f"hand.{seat}")[:2]
            table.choose(seat, *pair)
            rounds[seat] += sorted(pair, key=challenge.__getitem__, reverse=True)
        for _ in range(4):
            table.answer(table.zone("market")[-1])
    first = table.field("first")
    assert table.zone("faced") == [rounds[first][-1]]
    faced: list[list[str]] = [[], []]
    while not table.state.over:
        [seat] = table.who_is_asked()
        faced[seat] += table.zone("faced")
        table.discard()
    assert faced == [rounds[0][::-1], rounds[1][::-1]]
    assert table.who_is_asked() == {}


@rule("DD-68")
@pytest.mark.parametrize("klass", ["thief", "halflings", "wizard", "berserker", "knight", "ranger"])
def test_without_defenses_heroes_can_only_be_discarded(klass: str) -> None:
    table = a_siege(hero=a_hero(klass), defenses=[])
    assert table.options() == {"discard"}
    refusal = table.refusal("fight")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("no-defense", "DD-68")
    assert table.who_is_asked() == {0: "face-hero"}


@rule("DD-27", "DD-68")
@pytest.mark.parametrize(("sides", "reason"), [("T2", "no-plan"), ("", "no-defense")])
def test_why_one_may_not_fight_goes_by_the_own_defenses(sides: str, reason: str) -> None:
    weak = Castle([a_hero(armor=9)], [a_defense("pit", sides)] if sides else [])
    table = a_war(the_castle_next_door(), weak, first=1)
    assert table.who_is_asked() == {1: "face-hero"}
    assert table.options() == {"discard"}
    refusal = table.refusal("fight")
    assert refusal is not None
    assert refusal.reason == reason


@rule("DD-69")
def test_a_thief_with_armor_3_escapes_2_and_2_but_not_2_and_1() -> None:
    two, other, one = a_defense("two", "T2"), a_defense("other", "S2"), a_defense("one", "M1")
    assert a_siege(hero=a_hero("thief", armor=3), defenses=[two, other]).options() == {"discard"}
    table = a_siege(hero=a_hero("thief", armor=3), defenses=[two, one])
    table.beat_it_with("two", "one")
    assert table.zone("defeated.0") == ["thief"]
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-70")
def test_halflings_with_armor_1_take_two_defenses_even_if_one_strikes_for_5() -> None:
    five = a_defense("five", "T5 T5")
    assert a_siege(hero=a_hero("halflings"), defenses=[five]).options() == {"discard"}
    table = a_siege(hero=a_hero("halflings"), defenses=[five, a_defense("one", "M1")])
    table.fight()
    table.strike("five")
    assert table.options() == {"second-group"}
    table.second_group()
    table.strike("one")
    table.done()
    assert table.zone("defeated.0") == ["halflings"]
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-71")
def test_a_knight_with_armor_5_falls_to_one_defense_that_strikes_for_2_and_then_3() -> None:
    table = a_siege(
        hero=a_hero("knight", armor=5, weak="TS"),
        defenses=[a_defense("pit", "T2 S3 T1"), a_defense("lid", "M9")],
    )
    table.beat_it_with("pit", "pit")
    assert table.zone("defeated.0") == ["knight"]
    assert table.defenses() == {"pit": 2, "lid": 0}
    assert table.who_is_asked() == {1: "face-hero"}
    assert nothing_happened_next_door(table)


@rule("DD-72")
def test_a_booster_beside_two_traps_and_one_trap_and_spell_strikes_for_3_more() -> None:
    others = [a_defense("a", "T1 S1"), a_defense("b", "T1 S1"), a_defense("c", "TS1 M1")]
    defenses = [a_booster("choir", "T2"), *others, a_defense("d", "S1 T1"), a_defense("e", "M9")]
    table = a_siege(hero=a_hero(armor=5, weak="TM"), defenses=defenses)
    table.beat_it_with("choir")  # 2 + 3
    assert table.zone("defeated.0") == ["ranger"]
    harder = a_siege(hero=a_hero(armor=6, weak="TM"), defenses=defenses)
    harder.fight()
    harder.strike("choir")
    assert "done" not in harder.options()
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-73")
def test_a_wizard_fought_with_a_single_defense_cannot_be_beaten() -> None:
    table = a_siege(hero=a_hero("wizard", armor=1), defenses=[a_defense("pit", "T9 T9 T9")])
    table.fight()
    assert table.options() == {"pit"}
    table.answer("pit")
    assert table.defenses() == {}
    assert table.zone("defense-discard") == ["pit"]
    assert table.zone("hero-discard") == ["wizard"]
    assert table.zone("defeated.0") == []
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-74")
@pytest.mark.parametrize("klass", ["ranger", "knight"])
def test_a_heavy_hitter_that_is_the_only_defense_cannot_strike(klass: str) -> None:
    maul = a_heavy_hitter("maul", "T9 T9 T9")
    assert a_siege(hero=a_hero(klass), defenses=[maul]).options() == {"discard"}
    table = a_siege(hero=a_hero(klass), defenses=[maul, a_defense("lid", "S1 S1")])
    assert table.options() == {"fight", "discard"}
    assert table.who_is_asked() == {0: "face-hero"}


@rule("DD-75")
def test_a_card_on_its_last_side_that_is_turned_for_a_heavy_hitter_is_trashed() -> None:
    table = a_siege(
        hero=a_hero(armor=3, weak="T"),
        defenses=[
            a_heavy_hitter("maul", "T3 T3"),
            a_defense("lid", "M1 S1"),
            a_defense("rug", "S1"),
        ],
        turned={"lid": 1},
    )
    table.beat_it_with("maul>lid")
    assert table.defenses() == {"maul": 1, "rug": 0}
    assert table.zone("defense-discard") == ["lid"]
    assert table.who_is_asked() == {1: "face-hero"}
