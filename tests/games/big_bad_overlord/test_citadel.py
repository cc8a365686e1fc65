"""Storming the Citadel, facing the Duke, and what a dead Duke leaves."""

from overlord.core.layout import ASIDE, SPECTATOR
from overlord.games.big_bad_overlord.zones import DECK
from overlord.testing import rule
from tests.games.big_bad_overlord.tables import DUKES, FAR, WALL, Duke, Table, a_battle, a_table

LEGIONS = "legion-of-doom-1 legion-of-doom-2 legion-of-doom-3"


def at_the_gate(army: str, citadel: str, *others: Duke) -> Table:
    """Chair 0 has destroyed the Army of chair 1 and is asked what now."""
    return a_table(
        Duke(army, WALL),
        Duke("", citadel),
        *(others or (FAR,)),
        agenda=[("EndTurn", {"chair": 0}), ("Press", {"seat": 0, "chair": 0})],
        fields={"attacker": 0, "defender": 1, "stage": 1, "round": 1, "struck": [1]},
    )


def at_the_throne(army: str, held: str = "") -> Table:
    """Chair 0 faces the Duke of chair 1."""
    return a_table(
        Duke(army, WALL),
        Duke("", held),
        FAR,
        agenda=[("EndTurn", {"chair": 0}), ("Press", {"seat": 0, "chair": 0})],
        fields={"attacker": 0, "defender": 1, "stage": 3, "round": 1, "struck": [1]},
    )


def added(table: Table) -> dict[str, int]:
    """By topic: what was added to the first throw."""
    throws = [event for event in table.heard.events if event.kind == "throw"]
    return {event.topic: event.numbers[5] for event in reversed(throws)}


@rule("BBO-82", "BBO-83")
def test_the_attacker_chooses_whether_to_storm_before_seeing_the_citadel() -> None:
    table = a_battle(LEGIONS, "riff-raff-1", "horrible-monster-green-1")
    table.attack(1, 7, 5)
    assert table.who_is_asked() == {0: "press"}
    assert table.seen(SPECTATOR, "citadel.1") == ["?"]
    assert table.options() & {*DUKES, "press-on", "done"} == {"press-on", DUKES[2], "done"}
    table.press_on(7, 5)
    assert table.seen(SPECTATOR, "citadel.1") != ["?"]


@rule("BBO-84", "BBO-85", "BBO-A1")
def test_the_worked_numbers_of_storming() -> None:
    army = "brain-stormer-1 thunder-newts-1 thunder-newts-2 champion-of-evil"
    army += " horrible-monster-green-1 legion-of-doom-1"  # 3 MIND, 2 MAGIC, 19 MELEE
    table = at_the_gate(
        army, "knights-of-darkness-1 eerie-elemental-earth-1 horrible-monster-green-2"
    )  # half a point of MIND, 1 MAGIC, 14 MELEE
    table.answer("press-on")
    table.idle()
    first = added(table)
    assert (first["mind-attack"], first["magic-attack"]) == (1, 1)
    assert first["mind-defense"] == 1
    assert first["magic-defense"] == 2
    assert (first["melee-attack"], first["melee-defense"]) == (19, 28)


@rule("BBO-86", "BBO-106", "BBO-105")
def test_artifacts_count_as_they_are_at_a_citadel() -> None:
    table = at_the_gate("mighty-sorcerer mageskull", "thunder-newts-1 doomsword")
    table.answer("press-on")
    table.idle()
    thrown = added(table)
    assert thrown["magic-attack"] == 2 + 4
    assert thrown["melee-defense"] == 2 + 2


@rule("BBO-87")
def test_a_storm_lasts_a_full_round() -> None:
    table = at_the_gate(LEGIONS, "horrible-monster-green-1 horrible-monster-hairy-1")
    table.press_on(7, 7)
    assert table.announced("throw", "melee-attack")
    assert "done" in table.options()


@rule("BBO-88")
def test_captives_of_a_citadel_get_its_bonus() -> None:
    table = at_the_gate("legion-of-doom-1 riff-raff-1", "brain-stormer-1")
    table.press_on(6, 7, 7)
    assert table.zone("captives.1") + table.zone("discard") == ["riff-raff-1"]
    assert table.announced("throw", "melee-defense")[0][5] == 2


@rule("BBO-A25")
def test_a_citadel_is_turned_down_again_after_the_battle() -> None:
    table = at_the_gate(LEGIONS, "horrible-monster-green-1 horrible-monster-hairy-1")
    table.press_on(12, 7)
    table.answer("done")
    assert set(table.seen(SPECTATOR, "citadel.1")) == {"?"}


@rule("BBO-A28", "BBO-107")
def test_an_army_of_artifacts_is_gone_before_the_first_blow() -> None:
    table = a_battle(LEGIONS, "doomsword", "riff-raff-1")
    table.luck(7, 5)
    table.answer(DUKES[1])
    assert table.field("stage") == 1
    table.idle()
    assert table.bonus("melee-attack") == 14
    assert "doomsword" in table.army(0)
    hidden = a_battle(LEGIONS, "doomsword riff-raff-1")
    hidden.answer(DUKES[1], "stay-out", "riff-raff-1", "done")
    hidden.idle()
    assert hidden.who_is_asked() == {0: "press"}
    assert "doomsword" in hidden.army(0)
    assert not hidden.announced("throw")


@rule("BBO-A45", "BBO-27", "BBO-87")
def test_who_attacks_a_duke_without_an_army_storms_his_citadel_at_once() -> None:
    table = a_battle(LEGIONS, "", "horrible-monster-green-1 horrible-monster-hairy-1")
    table.answer(DUKES[1])
    assert table.field("stage") == 1
    table.luck(7, 5)
    table.idle()
    assert table.who_is_asked() == {0: "press"}
    assert table.announced("announce", "storms")
    assert table.bonus("melee-defense") == 24
    assert table.field("round") == 1


@rule("BBO-A45", "BBO-70")
def test_a_duke_without_an_army_may_still_muster_one() -> None:
    table = a_battle(LEGIONS, "", "horrible-monster-green-1 horrible-monster-hairy-1")
    table.answer(DUKES[1], "stay-out", "horrible-monster-green-1")
    table.luck(7, 5)
    table.idle()
    assert table.bonus("melee-defense") == 6
    assert table.seen(SPECTATOR, "citadel.1") == ["?"]


@rule("BBO-82", "BBO-A45")
def test_where_an_army_is_taken_back_into_the_citadel_the_attacker_chooses() -> None:
    table = a_battle(LEGIONS, "horrible-monster-green-1")
    table.answer(DUKES[1], "stay-out", "horrible-monster-green-1", "done")
    assert table.who_is_asked() == {0: "press"}
    assert table.field("stage") == 1
    assert {"press-on", "done"} <= table.options()


# -- the Duke --------------------------------------------------------------------------------


@rule("BBO-89")
def test_the_duke_appears_when_the_last_citadel_card_is_lost() -> None:
    table = at_the_gate(LEGIONS, "riff-raff-1")
    table.press_on(7, 5)
    assert table.announced("announce", "duke-appears")
    assert table.field("stage") == 3


@rule("BBO-90", "BBO-91", "BBO-92", "BBO-93")
def test_against_a_duke_nobody_adds_a_bonus_and_nobody_charms_him() -> None:
    table = at_the_throne("brain-stormer-1 mighty-sorcerer legion-of-doom-1")
    table.press_on(7, 7, 7, 9, 5)
    topics = added(table)
    assert "mind-attack" not in topics
    assert topics == dict.fromkeys(
        ["mind-defense", "magic-attack", "magic-defense", "melee-attack", "melee-defense"], 0
    )
    assert not table.state.lives(1)


@rule("BBO-93")
def test_magic_needs_a_natural_twelve_against_a_duke() -> None:
    for dice, lives in ((11, True), (12, False)):
        table = at_the_throne("mighty-sorcerer legion-of-doom-1")
        table.press_on(7, dice, 7, 4, 9)
        assert table.state.lives(1) == lives


@rule("BBO-92", "BBO-105", "BBO-106", "BBO-108")
def test_artifacts_count_against_a_duke_and_for_him() -> None:
    table = at_the_throne("mighty-sorcerer legion-of-doom-1 mageskull", "doomsword")
    table.press_on(7, 7, 7)
    thrown = added(table)
    assert thrown["magic-attack"] == 4
    assert thrown["melee-defense"] == 2


@rule("BBO-94", "BBO-95", "BBO-27")
def test_a_card_the_duke_charms_defends_his_citadel_in_a_new_round() -> None:
    table = at_the_throne("legion-of-doom-1 riff-raff-1")
    table.press_on(12, 5, 9)
    assert table.announced("announce", "duke-hides")
    assert len(table.announced("throw", "melee-attack")) == 1
    assert table.bonus("melee-defense") == 2
    assert table.army(0) == []
    assert table.citadel(1) == ["riff-raff-1"]
    won = at_the_throne("legion-of-doom-1 riff-raff-1")
    won.press_on(12, 7, 7, 9, 5)
    assert won.who_is_asked() == {0: "press"}
    assert won.field("stage") == 3
    assert won.zone("discard") == ["riff-raff-1"]


@rule("BBO-94", "BBO-95", "BBO-A5")
def test_attackers_whose_last_card_the_duke_charms_are_beaten() -> None:
    table = at_the_throne("riff-raff-1")
    table.press_on(12)
    assert table.who_is_asked() == {0: "rearrange"}
    assert table.citadel(1) == ["riff-raff-1"]
    assert not table.announced("throw", "melee-attack")


@rule("BBO-96", "BBO-97", "BBO-A3")
def test_whoever_defeats_a_duke_draws_a_card_and_may_go_on() -> None:
    table = at_the_throne(LEGIONS, "doomsword")
    table.press_on(7, 7, 10, 5)
    assert table.who_is_asked() == {0: "take-spoils"}
    assert table.options() == {"to-army", *WALL.split()}
    assert table.seen(1, "hand.0") == ["?"]
    assert "doomsword" in table.army(0)
    table.answer("to-army")
    assert "menacing-horde-6" in table.army(0)
    assert table.who_is_asked() == {0: "press"}
    assert table.options() & set(DUKES) == {DUKES[2]}


@rule("BBO-97", "BBO-A48")
def test_a_reward_for_the_citadel_ends_the_turn() -> None:
    table = at_the_throne(LEGIONS)
    table.press_on(7, 7, 9, 5)
    table.answer("toady-2")
    assert table.who_is_asked() == {0: "rearrange"}
    assert table.army(0) == [*LEGIONS.split(), "toady-2"]
    assert table.seen(1, "citadel.0") == ["?", "?", "?"]
    assert table.seen(0, "citadel.0") == ["toady-1", "toady-3", "menacing-horde-6"]


@rule("BBO-97", "BBO-16", "BBO-A48")
def test_nine_cards_and_a_reward_cost_one() -> None:
    def rewarded(discard: str) -> Table:
        table = at_the_throne(f"{LEGIONS} grim-leapers-1 grim-leapers-2 grim-leapers-3")
        table.press_on(7, 7, 9, 5)
        assert table.who_is_asked() == {0: "discard-one"}
        table.answer(discard)
        return table

    table = rewarded("grim-leapers-1")
    assert table.who_is_asked() == {0: "take-spoils"}
    assert table.options() == {"to-army", *WALL.split()}
    table.answer("to-army")
    assert table.who_is_asked() == {0: "press"}
    assert rewarded("menacing-horde-6").who_is_asked() == {0: "press"}
    inside = rewarded("toady-1")
    assert inside.citadel(0) == ["toady-2", "toady-3", "menacing-horde-6"]
    assert inside.who_is_asked() == {0: "rearrange"}


@rule("BBO-98", "BBO-18")
def test_a_do_gooder_as_a_reward_is_fought_first_and_nothing_is_moved_for_it() -> None:
    table = at_the_throne(LEGIONS)
    table.state.move(table._number("small-children"), ASIDE, DECK)
    table.luck(7, 7, 9, 5)
    table.answer("press-on")
    assert table.zone("virtue") == ["small-children"]
    assert table.who_is_asked() == {2: "join-defense"}
    assert table.citadel(0) == WALL.split()


@rule("BBO-A14")
def test_an_empty_deck_rewards_nobody() -> None:
    table = at_the_throne(LEGIONS)
    for card in table.state.cards(DECK):
        table.state.move(card, DECK, ASIDE)
    table.press_on(7, 7, 9, 5)
    assert table.who_is_asked() == {0: "press"}
    assert table.options() == {DUKES[2], "done"}


@rule("BBO-A11")
def test_mere_defenders_cannot_destroy_a_duke_in_melee() -> None:
    table = at_the_throne("lickspittle-3 wicked-wizard-pointy-hat-1")
    table.press_on(7, 7, 7, 9, 5)
    assert table.state.lives(1)
    assert table.bonus("melee-attack") == 0


@rule("BBO-A30")
def test_a_machine_that_a_duke_captures_defends_his_citadel() -> None:
    table = at_the_throne("machine-o-death-axes champion-of-evil")
    table.press_on(7, 7, 5, 9, (1, 6, 4))
    assert table.citadel(1) == ["machine-o-death-axes"]
    assert table.field("stage") == 2


@rule("BBO-99", "BBO-25")
def test_a_dead_duke_leaves_a_ghost_and_the_last_one_wins() -> None:
    table = at_the_throne(LEGIONS)
    table.press_on(7, 7, 9, 5)
    assert table.zone("ghost.1") == [f"ghost-{DUKES[1]}"]
    assert not table.state.lives(1)
    final = a_table(
        Duke(LEGIONS, WALL),
        Duke(),
        Duke(alive=False),
        agenda=[("EndTurn", {"chair": 0}), ("Press", {"seat": 0, "chair": 0})],
        fields={"attacker": 0, "defender": 1, "stage": 3, "quiet": [2]},
    )
    final.press_on(7, 7, 9, 5)
    assert final.state.over
    assert final.state.outcome().places == [1, 2, 3]
    assert final.state.returns() == [1.0, 0.0, 0.0]


@rule("BBO-A21")
def test_who_falls_later_is_placed_before_who_falls_earlier() -> None:
    table = a_table(Duke(), Duke(alive=False), Duke(alive=False), agenda=[])
    assert table.state.outcome().places == [1, 3, 2]
