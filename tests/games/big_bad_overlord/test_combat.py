"""Combat: rounds of MIND, MAGIC and MELEE, and what the dice do."""

import pytest

from overlord.testing import rule
from tests.games.big_bad_overlord.tables import (
    DUKES,
    FAR,
    WALL,
    Duke,
    Table,
    a_battle,
    a_table,
)

LEGION = "legion-of-doom-1 legion-of-doom-2"


# -- rounds ----------------------------------------------------------------------------------


@rule("BBO-26", "BBO-31")
def test_a_round_is_mind_then_magic_then_melee_and_none_is_skipped() -> None:
    table = a_battle("wicked-witch-1 riff-raff-1", "wicked-witch-2 riff-raff-2")
    table.attack(1)
    topics = [event.topic for event in table.heard.events if event.kind == "throw"]
    phases = [topic.split("-")[0] for topic in topics]
    assert phases[:4] == ["mind", "mind", "magic", "magic"]
    assert set(phases[4:]) == {"melee"}


@rule("BBO-27", "BBO-57")
def test_a_battle_is_broken_off_only_after_a_complete_round() -> None:
    table = a_battle(LEGION, "riff-raff-2 menacing-horde-1 troops-of-terror-1")
    table.attack(1, 9, 5)
    assert len(table.announced("throw", "melee-attack")) == 1
    assert table.options() >= {"press-on", "done"}
    table.press_on(9, 5)
    assert table.army(1) == ["troops-of-terror-1"]
    table.press_on(2, 2)
    assert table.announced("announce", "presses-on") == [[2], [3]]


@rule("BBO-28")
def test_citadel_cards_do_not_fight_while_there_is_an_army() -> None:
    table = a_battle(LEGION, "riff-raff-2", "champion-of-evil")
    table.attack(1, 7, 5)
    assert table.bonus("melee-defense") == 1
    assert table.citadel(1) == ["champion-of-evil"]


@rule("BBO-29", "BBO-30")
def test_every_card_has_three_defenses_and_a_wedge_gives_an_attack() -> None:
    table = a_battle("wicked-witch-1", "riff-raff-1")
    box = table.state.box
    witch = box.fighters[box.number("wicked-witch-1") - box.first]
    assert [value.attack for value in witch.values] == [2, 4, -1]
    assert all(value.defense >= 0 for one in box.fighters for value in one.values)
    table.attack(1, 7, 7, 7, 5)
    assert (table.bonus("mind-attack"), table.bonus("magic-attack")) == (1, 2)


# -- MIND ------------------------------------------------------------------------------------


@rule("BBO-32", "BBO-33", "BBO-34", "BBO-A1")
@pytest.mark.parametrize(
    ("army", "bonus"),
    [
        ("octobats-1", 0),
        ("octobats-1 octobats-2", 1),
        ("octobats-1 octobats-2 octobats-3", 1),
        ("brain-stormer-1 octobats-1 octobats-2", 4),
    ],
)
def test_mind_bonuses_are_added_and_then_rounded_down(army: str, bonus: int) -> None:
    table = a_battle(army, "riff-raff-1 riff-raff-2 riff-raff-3")
    table.attack(1)
    assert table.bonus("mind-attack") == bonus


@rule("BBO-32")
def test_a_side_without_a_mind_attack_does_not_roll() -> None:
    table = a_battle(LEGION, "octobats-1 riff-raff-1")
    table.attack(1)
    assert not table.announced("throw", "mind-attack")
    assert table.announced("throw", "mind-defense")


@rule("BBO-35", "BBO-37", "BBO-39", "BBO-40", "BBO-A38")
def test_twelve_captures_the_weakest_mind_which_fights_at_once() -> None:
    table = a_battle("brain-stormer-1", "legion-of-doom-1 troops-of-terror-1 riff-raff-1")
    table.attack(1, 9, 11, 4)
    assert table.zone("captives.0") == ["riff-raff-1"]
    assert table.bonus("melee-attack") == 1
    assert table.bonus("melee-defense") == 7


@rule("BBO-35")
def test_eleven_is_not_enough_and_two_ones_always_fail() -> None:
    table = a_battle("brain-stormer-1", "legion-of-doom-1 riff-raff-1")
    table.attack(1, 8)
    assert not table.zone("captives.0")
    mighty = "brain-stormer-1 brain-stormer-2 mighty-sorcerer wicked-witch-1 dastardly-demon"
    host = a_battle(mighty, "legion-of-doom-1 legion-of-doom-2 riff-raff-1")
    host.attack(1, 2)
    assert host.bonus("mind-attack") == 9
    assert not host.zone("captives.0")


@rule("BBO-36", "BBO-38")
def test_both_may_succeed_and_victims_are_those_of_the_beginning() -> None:
    table = a_table(
        Duke("brain-stormer-1 riff-raff-1", WALL), Duke("brain-stormer-2 lickspittle-3"), FAR
    )
    table.attack(1, 9, 9)
    assert table.zone("captives.0") == ["lickspittle-3"]
    assert table.zone("captives.1") == ["riff-raff-1"]


@rule("BBO-37", "BBO-46", "BBO-48")
def test_a_die_decides_among_equals() -> None:
    lost = set()
    for die in (1, 2, 3):
        table = a_battle(LEGION, "riff-raff-1 riff-raff-2 riff-raff-3")
        table.attack(1, 7, 5, (1, 3, die))
        lost |= set(table.zone("discard"))
        tied = table.announced("throw", "tie")
        assert len(tied) == 1
        assert [table._name(card) for card in tied[0][3:]] == [f"riff-raff-{n}" for n in (1, 2, 3)]
    assert len(lost) == 3


@rule("BBO-41", "BBO-58")
def test_captives_are_discarded_when_the_battle_is_over() -> None:
    table = a_battle("brain-stormer-1", "legion-of-doom-1 troops-of-terror-1 riff-raff-1")
    table.attack(1, 9, 7, 5)
    table.answer(DUKES[2])
    assert not table.zone("captives.0")
    assert "riff-raff-1" in table.zone("discard")


@rule("BBO-41")
def test_an_own_card_that_is_won_back_is_discarded_too() -> None:
    table = a_table(
        Duke("brain-stormer-1 riff-raff-1", WALL), Duke("brain-stormer-2 legion-of-doom-1"), FAR
    )
    table.attack(1, 7, 9, 12, 5)
    assert table.zone("captives.1") == ["riff-raff-1"]
    if table.prompt() == "press":
        table.press_on(9, 7, 12, 5)
        assert table.zone("captives.0") == ["riff-raff-1"]
        table.answer("done")
    assert "riff-raff-1" in table.zone("discard")


@rule("BBO-42", "BBO-A12")
def test_machines_and_artifacts_cannot_be_charmed() -> None:
    table = a_battle("brain-stormer-1", "machine-o-death-axes doomsword")
    table.attack(1, 11)
    assert not table.zone("captives.0")
    assert table.announced("announce", "nobody-to-charm")
    mixed = a_battle("brain-stormer-1", "machine-o-death-axes doomsword champion-of-evil")
    mixed.attack(1, 11)
    assert mixed.zone("captives.0") == ["champion-of-evil"]


@rule("BBO-43", "BBO-57")
def test_a_captive_stays_when_its_captor_is_lost() -> None:
    table = a_battle(
        "brain-stormer-1 champion-of-evil", "legion-of-doom-1 troops-of-terror-1 grim-leapers-1"
    )
    table.attack(1, 9, 2, 7)
    assert table.zone("discard") == ["brain-stormer-1"]
    assert table.zone("captives.0") == ["troops-of-terror-1"]
    table.press_on(2, 7)
    assert table.zone("captives.0") == []
    assert table.zone("discard") == ["brain-stormer-1", "troops-of-terror-1"]


# -- MAGIC -----------------------------------------------------------------------------------


@rule("BBO-44", "BBO-46")
def test_magic_destroys_the_card_with_the_weakest_defense() -> None:
    table = a_battle("mighty-sorcerer legion-of-doom-1", "riff-raff-1 legion-of-doom-2")
    table.attack(1, 7, 8, 7, 7, 9)
    assert table.zone("discard")[0] == "riff-raff-1"
    assert table.bonus("magic-attack") == 4


@rule("BBO-44")
def test_magic_fails_below_twelve_and_on_two_ones() -> None:
    for dice in (2, 7):
        table = a_battle("mighty-sorcerer legion-of-doom-1", "riff-raff-1 legion-of-doom-2")
        table.attack(1, 7, dice, 12, 5)
        assert table.announced("throw", "magic-attack")[-1][2:4] != [6, 6]
        assert len(table.zone("discard")) == 1
    plain = a_battle(LEGION, "riff-raff-1 riff-raff-2")
    plain.attack(1)
    assert not plain.announced("throw", "magic-attack")


@rule("BBO-45")
def test_both_sides_may_succeed_with_magic() -> None:
    table = a_battle("mighty-sorcerer riff-raff-1", "thunder-newts-1 riff-raff-2")
    table.attack(1, 7, 8, 11)
    assert {"riff-raff-1", "riff-raff-2"} <= set(table.zone("discard"))


# -- MELEE -----------------------------------------------------------------------------------


@rule("BBO-47", "BBO-48")
def test_the_higher_total_wins_and_the_loser_discards_its_weakest() -> None:
    table = a_battle(
        "riff-raff-1 troops-of-terror-1 legion-of-doom-1", "riff-raff-2 riff-raff-3 riff-raff-4"
    )
    table.attack(1, 5, 9)
    assert (table.bonus("melee-attack"), table.bonus("melee-defense")) == (8, 3)
    assert len(table.army(1)) == 2
    lost = a_battle("riff-raff-1 troops-of-terror-1 legion-of-doom-1", "champion-of-evil")
    lost.attack(1, 5, 9)
    assert lost.army(0) == ["troops-of-terror-1", "legion-of-doom-1"]


@rule("BBO-49", "BBO-50", "BBO-A20")
@pytest.mark.parametrize(("ours", "theirs"), [(2, 3), (11, 12), (2, 12)])
def test_two_ones_lose_and_two_sixes_win_whatever_the_totals(ours: int, theirs: int) -> None:
    table = a_battle("champion-of-evil legion-of-doom-1", "riff-raff-1")
    table.attack(1, ours, theirs)
    assert table.zone("discard") == ["legion-of-doom-1"]
    weak = a_battle("riff-raff-1 riff-raff-2", "champion-of-evil legion-of-doom-1")
    weak.attack(1, theirs, ours)
    assert weak.zone("discard") == ["legion-of-doom-1"]


@rule("BBO-51")
def test_two_ones_on_both_sides_cost_nothing() -> None:
    table = a_battle(LEGION, "riff-raff-1")
    table.attack(1, 2, 2)
    assert not table.zone("discard")
    assert table.field("round") == 1


@rule("BBO-52")
def test_two_sixes_on_both_sides_cost_both_a_card() -> None:
    table = a_battle("legion-of-doom-1 riff-raff-1", "legion-of-doom-2 riff-raff-2")
    table.attack(1, 12, 12)
    assert set(table.zone("discard")) == {"riff-raff-1", "riff-raff-2"}


@rule("BBO-53")
def test_equal_totals_are_rolled_again() -> None:
    table = a_battle("legion-of-doom-1 riff-raff-1", "legion-of-doom-2 riff-raff-2")
    table.attack(1, 7, 7, 8, 6)
    assert len(table.announced("throw", "melee-attack")) == 2
    assert table.announced("announce", "tied") == [[12]]
    assert table.zone("discard") == ["riff-raff-2"]


@rule("BBO-54", "BBO-80", "BBO-A13")
def test_a_beaten_machine_is_captured_on_four_or_more() -> None:
    for die, kept in ((3, False), (4, True), (6, True)):
        table = a_battle(LEGION, "machine-o-death-axes champion-of-evil")
        table.attack(1, 12, 5, (1, 6, die))
        assert ("machine-o-death-axes" in table.army(0)) == kept
        assert ("machine-o-death-axes" in table.zone("discard")) != kept
    safe = a_battle(LEGION, "machine-o-death-axes champion-of-evil")
    safe.attack(1, 12, 5, (1, 6, 4))
    safe.answer("done")
    assert "machine-o-death-axes" in safe.army(0)


@rule("BBO-A13", "BBO-54", "BBO-109")
def test_loot_beyond_nine_cards_costs_one_of_either_place_after_the_battle() -> None:
    full = "riff-raff-1 riff-raff-2 riff-raff-3 doomsword legion-of-doom-1 legion-of-doom-2"

    def looted() -> Table:
        table = a_battle(full, "machine-o-death-axes champion-of-evil")
        table.attack(1, 12, 5, (1, 6, 5))
        assert len(table.army(0)) == 7
        assert not table.options() & {*full.split(), *WALL.split()}
        table.answer("done")
        assert table.who_is_asked() == {0: "shrink"}
        refusal = table.refusal("doomsword")
        assert refusal is not None
        assert refusal.rule == "BBO-109"
        assert len(table.options()) == 9
        return table

    table = looted()
    table.answer("riff-raff-1")
    assert len(table.army(0)) == 6
    assert table.who_is_asked() == {0: "rearrange"}
    other = looted()
    other.answer("toady-1")
    assert other.who_is_asked() == {0: "stow"}
    assert other.options() == set(other.army(0))
    other.answer("doomsword")
    assert other.citadel(0) == ["toady-2", "toady-3", "doomsword"]
    assert [event.rules for event in other.heard.events[-1:]] == [("BBO-A13",)]
    assert other.who_is_asked() == {0: "rearrange"}


@rule("BBO-A13", "BBO-9", "BBO-10")
def test_what_does_not_fit_into_one_place_goes_into_the_other() -> None:
    def after(army: str, citadel: str) -> Table:
        return a_table(
            Duke("legion-of-doom-1", WALL),
            Duke(army, citadel),
            FAR,
            agenda=[("EndTurn", {"chair": 0}), ("Press", {"seat": 0, "chair": 0})],
            fields={"attacker": 0, "defender": 1, "round": 1, "struck": [1]},
        )

    seven = "octobats-1 octobats-2 octobats-3 riff-raff-1 riff-raff-2 riff-raff-3 champion-of-evil"
    table = after(seven, "")
    table.answer("done")
    assert table.who_is_asked() == {1: "stow"}
    table.answer("champion-of-evil")
    assert table.citadel(1) == ["champion-of-evil"]
    assert not table.zone("discard")
    four = "octobats-1 octobats-2 octobats-3 riff-raff-1 riff-raff-2"
    hidden = after("champion-of-evil", four)
    hidden.answer("done", "octobats-1")
    assert hidden.who_is_asked() == {1: "stow"}
    hidden.answer("riff-raff-1")
    assert hidden.army(1) == ["champion-of-evil", "octobats-1", "riff-raff-1"]
    assert len(hidden.citadel(1)) == 3


@rule("BBO-55")
def test_defense_only_points_do_not_count_beside_a_melee_attack() -> None:
    table = a_battle(
        "riff-raff-1 troops-of-terror-1 legion-of-doom-1", "menacing-horde-1 wicked-witch-1"
    )
    table.attack(1)
    assert (table.bonus("melee-attack"), table.bonus("melee-defense")) == (8, 2)


@rule("BBO-56")
def test_mere_defenders_add_their_points_but_win_nothing() -> None:
    table = a_battle(
        "riff-raff-1 troops-of-terror-1 legion-of-doom-1", "lickspittle-3 wicked-wizard-turban-1"
    )
    table.attack(1, 7, 7, 2, 5)
    assert (table.bonus("melee-attack"), table.bonus("melee-defense")) == (8, 2)
    assert len(table.army(0)) == 3
    assert len(table.army(1)) == 2


@rule("BBO-56", "BBO-52")
def test_two_sixes_of_mere_defenders_cost_the_enemy_nothing() -> None:
    table = a_battle("riff-raff-1 legion-of-doom-1", "lickspittle-3 wicked-wizard-turban-1")
    table.attack(1, 7, 7, 12, 12)
    assert table.army(0) == ["riff-raff-1", "legion-of-doom-1"]
    assert len(table.army(1)) == 1
    other = a_table(
        Duke("lickspittle-3 toady-1", "riff-raff-1 riff-raff-2 riff-raff-3"),
        Duke("legion-of-doom-1 legion-of-doom-2"),
        FAR,
    )
    other.attack(1, 12, 5)
    assert len(other.army(1)) == 2
    assert other.announced("announce", "holds-out") == [[0]]
    lost = a_battle("riff-raff-1 legion-of-doom-1", "lickspittle-3 wicked-wizard-turban-1")
    lost.attack(1, 7, 7, 5, 12)
    assert lost.announced("announce", "holds-out") == [[1]]
    assert not lost.zone("discard")


@rule("BBO-A39")
def test_a_battle_in_which_nobody_can_strike_is_broken_off() -> None:
    table = a_table(
        Duke("lickspittle-3", "riff-raff-1 riff-raff-2 riff-raff-3"), Duke("toady-1"), FAR
    )
    table.attack(1, 7, 5)
    refusal = table.refusal("press-on")
    assert refusal is not None
    assert refusal.rule == "BBO-A39"
    assert "press-on" not in table.options()
    assert {DUKES[2], "done"} <= table.options()


# -- attackers without cards -----------------------------------------------------------------


@rule("BBO-A5")
def test_attackers_without_cards_end_their_turn() -> None:
    table = a_battle("riff-raff-1", "legion-of-doom-1")
    table.attack(1, 5, 9)
    assert table.who_is_asked() == {0: "rearrange"}
    assert table.army(1) == ["legion-of-doom-1"]
    assert table.citadel(0) == WALL.split()
