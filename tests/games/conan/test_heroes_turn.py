"""Energy, wounds, stances, exertion (CO-H1 to CO-H23) and setting up (CO-74 to CO-85)."""

import pytest

from overlord.core.conformance.law_support import contents
from overlord.core.errors import BadOption
from overlord.core.playout import play_on
from overlord.core.rng import seeded_rng
from overlord.core.vectors import append
from overlord.games.conan import GAME
from overlord.games.conan.combat.wounds import Die, Hurt
from overlord.games.conan.heroes.heroes_turn import ActionPhase, HeroesTurn, Recover
from overlord.games.conan.overlord.overlord_turn import EndOverlordTurn, OverlordTurn
from overlord.games.conan.state import ROOTED, Conan
from overlord.games.conan.table.victory import judge
from overlord.games.conan.zones import BASE, BOLD, CHESTS, GEMS, MARKER, TURN, VERDICT
from overlord.testing import rule
from tests.games.conan.tables import Table, a_box, fresh

HALO = GAME.box.number("mitras-halo")


def tired(table: Table) -> Table:
    """All heroes have to choose between acting and resting."""
    for hero in table.hero_ids():
        table.gems(hero, reserve=3, fatigue=99)
    return table


def cited(table: Table, topic: str) -> tuple[str, ...]:
    """The rules that the last such line of the log cites."""
    return [event.rules for event in table.heard.events if event.topic == topic][-1]


def hurt(table: Table, id: str, damage: int) -> None:
    table.state.agenda = append(table.state.agenda, Hurt(table.number(id), damage))
    table.state.advance()


@rule("CO-H1", "CO-H2", "CO-H3")
def test_damage_takes_fatigue_then_gems_in_use_then_the_reserve() -> None:
    table = Table()
    table.gems("conan", reserve=5, fatigue=2, melee=4)
    table.act("conan")
    hurt(table, "conan", 3)
    assert (table.held("conan", "fatigue"), table.held("conan", "melee")) == (0, 3)
    hurt(table, "conan", 4)
    assert (table.held("conan", "melee"), table.held("conan", "reserve")) == (0, 4)
    assert table.held("conan", "wounds") == 7


@rule("CO-H6")
def test_the_owner_chooses_among_gems_in_use() -> None:
    table = Table()
    table.gems("conan", reserve=5, fatigue=0, melee=3, move=3)
    table.act("conan")
    hurt(table, "conan", 2)
    assert table.prompt == "take-wounds"
    assert table.options() == {"from-melee", "from-move"}
    table.answer("from-move")
    assert (table.held("conan", "melee"), table.held("conan", "move")) == (3, 1)


@rule("CO-H3")
def test_gems_on_a_spell_card_are_in_use_too() -> None:
    table = Table()
    table.act("hadrathus")
    spell = table.number("lightning-storm")
    table.gems("hadrathus", reserve=7, fatigue=0, wounds=3)
    table.state[GEMS + 3 * 10] -= 3
    table.state.set_laid(spell, 3)
    hurt(table, "hadrathus", 2)
    assert table.state.laid(spell) == 1


@rule("CO-H4")
def test_a_hero_without_gems_dies_and_drops_everything() -> None:
    table = Table()
    table.place("c3", "conan")
    table.gems("conan", reserve=2, wounds=9)
    table.act("shevatas")
    hurt(table, "conan", 1)
    assert table.at("conan") == "c3"
    hurt(table, "conan", 5)
    assert table.zone("dead") == ["conan"]
    assert set(table.zone("ground")) == {"battle-axe", "shield", "leather-armor-1"}
    assert table.at("battle-axe") == "c3"


@rule("CO-H5")
def test_no_damage_below_zero() -> None:
    table = Table()
    table.place("c3", "conan", "giant-snake-1")
    table.gems("overlord", reserve=0)
    table.act("conan").luck("red 0").answer("melee", "giant-snake-1", "gems-1")
    table.idle()
    assert table.power == 0
    assert table.life("giant-snake-1") == 1


@rule("CO-H7", "CO-H9", "CO-H19")
def test_stances_are_chosen_in_order_and_whoever_likes_sees_the_others_first() -> None:
    table = tired(Table(players=3))
    table.agenda(HeroesTurn())
    assert (table.prompt, table.seat) == ("stance", 1)
    assert table.options() == {"aggressive", "cautious", "wait"}
    table.answer("wait")
    assert table.seat == 2
    table.answer("cautious")
    assert (table.prompt, table.seat) == ("stance", 1)
    assert table.options() == {"aggressive", "cautious"}, "nobody is left to wait for"
    table.answer("aggressive", "cautious")
    assert table.prompt == "hero-acts"
    assert table.state[BOLD] == 0b1000, "Conan waited, so Hadrathus chose before him"


@rule("CO-H19")
def test_nobody_waits_for_somebody_who_waits() -> None:
    table = tired(Table(players=3))
    table.agenda(HeroesTurn()).answer("wait")
    assert table.seat == 2
    assert "wait" in table.options(), "for Hadrathus, who has not been asked"
    table.answer("wait")
    assert table.options() == {"aggressive", "cautious"}
    assert tired(Table()).agenda(HeroesTurn()).options() == {"aggressive", "cautious"}


@rule("CO-C73")
def test_who_recovers_everything_either_way_is_aggressive_without_being_asked() -> None:
    table = tired(Table())
    table.gems("conan", reserve=9, fatigue=2)
    table.state[BOLD] = 0
    table.agenda(HeroesTurn())
    assert table.state[BOLD] == 1 << table.chair("conan")
    assert table.prompt == "stance"
    for number in (HALO, ROOTED):
        table = tired(Table())
        table.gems("conan", reserve=9, fatigue=2)
        table.state.set_halo(table.number("conan"), number if number == HALO else 0)
        table.state.set_marks(table.number("conan"), number if number == ROOTED else 0)
        table.agenda(HeroesTurn()).answer("cautious")
        assert table.state[BOLD] >> table.chair("conan") & 1 == 0


@rule("CO-H10", "CO-H11", "CO-H12")
def test_recovery_by_stance_and_never_from_wounds() -> None:
    table = Table()
    table.gems("conan", reserve=1, fatigue=8, wounds=2)
    table.gems("shevatas", reserve=1, fatigue=9)
    table.agenda(HeroesTurn()).answer("aggressive", "cautious", "aggressive")
    assert table.held("conan", "reserve") == 3
    assert table.held("shevatas", "reserve") == 6
    assert table.held("conan", "wounds") == 2


@rule("CO-H10", "CO-H11", "CO-C21")
def test_dead_heroes_let_the_others_recover_more_and_fled_ones_do_not() -> None:
    table = Table()
    table.gems("conan", reserve=1, fatigue=9)
    table.act("conan")
    table.state.agenda = append(table.state.agenda, Die(table.number("shevatas")))
    table.state.advance()
    Recover().run(table.state)
    assert table.held("conan", "reserve") == 4
    table = Table()
    table.gems("conan", reserve=1, fatigue=9)
    table._off(table.number("shevatas"), table.state.setup.layout.zone("escaped"))
    Recover().run(table.state)
    assert table.held("conan", "reserve") == 3, "nobody is dead"


@rule("CO-H13", "CO-H14", "CO-H15", "CO-H16")
def test_only_aggressive_heroes_act_in_any_order_until_nobody_wants_to() -> None:
    table = tired(Table())
    table.agenda(HeroesTurn()).answer("aggressive", "cautious", "aggressive")
    assert table.actor == table.number("conan")
    assert table.why("shevatas") == ("cautious", "CO-H14")
    table.answer("hadrathus", "e6", "conan", "drop", "shield")
    assert "hadrathus" in table.options(), "single actions may be interleaved"
    table.answer("hadrathus", "done")
    assert table.actor == table.number("conan")
    table.answer("done")
    assert table.prompt == "activate"


@rule("CO-C43")
def test_who_is_chosen_and_does_nothing_is_done() -> None:
    table = Table()
    table.agenda(HeroesTurn()).answer("aggressive")  # Hadrathus, who has a Halo to lose
    assert table.actor == table.number("conan")
    table.answer("shevatas")
    assert "conan" in table.options(), "nobody had chosen him"
    table.answer("hadrathus")
    assert table.why("shevatas") == ("done-already", "CO-C43")
    table.answer("done")
    assert table.actor == table.number("conan")
    assert table.why("hadrathus") == ("done-already", "CO-C43")
    table.place("c3", "hyenas-1", "hyenas-2", "hyenas-3")
    table.group("hyenas-1").answer("hyenas-2", "hyenas-3")
    assert "hyenas-1" in table.options(), "nobody had chosen it"
    assert table.why("hyenas-2") == ("done-already", "CO-C43")
    table.answer("c4", "hyenas-1")
    assert "hyenas-3" in table.options()


@rule("CO-H15", "CO-H16")
def test_a_seat_may_let_another_go_first_but_not_for_ever() -> None:
    table = Table(players=3)
    table.state[BOLD] = 0b1110
    table.agenda(ActionPhase())
    assert table.seat == 1
    table.answer("wait")
    assert table.seat == 2
    assert table.why("wait") == ("nobody-else", "CO-H16")
    table.answer("done")
    assert table.seat == 1
    assert table.why("wait") == ("nobody-else", "CO-H16")


@rule("CO-H17", "CO-H68")
def test_at_the_end_gems_in_use_go_to_fatigue() -> None:
    table = Table()
    table.gems("conan", reserve=3, melee=3, move=2, manipulation=1, fatigue=2)
    table.act("conan", base=2).answer("done")
    assert table.held("conan", "fatigue") == 8
    assert table.state[BASE + 1] == 0


@rule("CO-H18", "CO-H23", "CO-H39", "CO-H45")
def test_gems_in_the_reserve_guard_in_the_overlords_turn_without_limit() -> None:
    table = Table()
    table.place("c3", "conan", "pict-warriors-1")
    table.gems("conan", reserve=99)
    table.gems("overlord", reserve=0)
    table.model("pict-warriors-1").luck("red 2").answer("melee", "conan", "keep")
    assert table.prompt == "guard"
    assert table.options() == {f"gems-{n}" for n in range(12)}
    table.answer("gems-2")
    assert cited(table, "gems") == ("CO-H39",)


@rule("CO-69")
def test_gems_of_the_overlord_guard_by_the_overlords_rule() -> None:
    table = Table()
    table.place("c3", "conan", "giant-snake-1", life=8)
    table.gems("overlord", reserve=3)
    table.act("conan").luck("red 2", "red 2").answer("melee", "giant-snake-1", "gems-1")
    table.answer("battle-axe", "keep", "gems-2")
    assert cited(table, "gems") == ("CO-69",)


@rule("CO-H20", "CO-H21", "CO-H22", "CO-H25")
def test_exertion_is_limited_over_all_attacks_of_a_turn() -> None:
    table = Table()
    table.place("c3", "conan", "giant-snake-1", life=8)
    table.gems("overlord", reserve=0)
    table.act("conan").answer("melee", "giant-snake-1")
    assert table.options() == {f"gems-{n}" for n in range(1, 6)}
    table.luck("red 0", "red 0", "red 0", "red 0").answer("gems-3", "battle-axe").idle()
    assert table.held("conan", "melee") == 3
    table.answer("melee", "giant-snake-1")
    assert table.options() == {"gems-1", "gems-2"}
    table.luck("red 0", "red 0", "red 0").answer("gems-2", "battle-axe").idle()
    assert table.why("melee") == ("exhausted", "CO-H20")


@rule("CO-H112")
def test_the_last_round_ends_after_the_side_that_plays_second() -> None:
    table = Table()
    table.state[TURN] = 7
    table.agenda(EndOverlordTurn())
    assert not table.ended()
    table.state[TURN] = 8
    table.agenda(EndOverlordTurn())
    assert table.ended()
    assert table.state.outcome().places == [1, 2]


@rule("CO-H111", "CO-C27")
def test_without_heroes_the_overlord_wins() -> None:
    table = Table()
    table.act("conan")
    for hero in ("shevatas", "hadrathus"):
        table.state.agenda = append(table.state.agenda, Die(table.number(hero)))
        table.state.advance()
    assert not table.ended()
    table.state.agenda = append(table.state.agenda, Die(table.number("conan")))
    table.state.advance()
    assert table.ended()
    assert table.state.outcome().winners() == [0]


@rule("CO-H111")
def test_the_heroes_win_with_yselda_and_the_head_off_the_board() -> None:
    table = Table(players=3)
    table.place("e4", "conan", "shevatas")
    table.carry("conan", "yselda")
    table.carry("shevatas", "zogar-sags-head")
    table.act("conan", base=2).answer("leave-board")
    assert not table.ended()
    table.act("shevatas", base=2).answer("leave-board")
    assert table.ended()
    assert table.state.outcome().places == [3, 1, 1]
    assert table.state.returns() == [0.0, 0.5, 0.5]


@rule("CO-C29")
def test_whoever_kills_yselda_loses() -> None:
    table = Table()
    table.place("c5", "hadrathus")
    table.away("conan", "shevatas")
    table.lies("c3", "yselda")
    table.act("hadrathus").luck("red 1", "red 1").answer("cast", "lightning-storm", "c3").idle()
    assert table.ended()
    assert table.state[VERDICT] == 0


# Setting up


@rule("CO-1", "CO-74", "CO-75", "CO-76", "CO-77", "CO-79", "CO-82", "CO-83", "CO-C9", "CO-C10")
def test_clutches_is_set_up_as_the_scenario_says() -> None:
    state = fresh(2)
    assert isinstance(state, Conan)
    table = Table.__new__(Table)
    table.state = state
    assert table.at("conan") == table.at("shevatas") == "e3"
    assert table.at("hadrathus") == "e5"
    assert table.carried("conan") == ["battle-axe", "shield", "leather-armor-1"]
    assert table.zone("spells.3") == ["teleportation", "mitras-halo", "lightning-storm"]
    assert state.halo(table.number("hadrathus")) == table.number("mitras-halo")
    assert state[BOLD] == 0b1110
    assert table.life("zogar-sag-1") == 5
    assert table.life("giant-snake-1") == 8
    assert len(state.living(state.box.unit_of[table.number("pict-hunters-blue-1")])) == 4
    assert state[TURN] == 0
    assert state.count(CHESTS) == 8


@rule("CO-78")
def test_heroes_split_their_gems() -> None:
    state = fresh(2)
    assert isinstance(state, Conan)
    assert (state.held(1, 0), state.held(1, 1)) == (6, 5)
    assert (state.held(3, 0), state.held(3, 1)) == (5, 5)


@rule("CO-3", "CO-80", "CO-C25")
def test_the_overlords_gems_go_by_the_number_of_heroes() -> None:
    three = fresh(2)
    four = fresh(2, heroes="most")
    assert isinstance(three, Conan)
    assert isinstance(four, Conan)
    assert (three.held(0, 0), three.held(0, 1), three.terms.recovery) == (10, 3, 5)
    assert (four.held(0, 0), four.held(0, 1), four.terms.recovery) == (11, 4, 7)
    assert four.setup.chairs == [0, 1, 1, 1, 1]
    assert fresh(5).setup.chairs == [0, 1, 2, 3, 4]
    assert fresh(3).setup.chairs == [0, 1, 2, 1]


@rule("CO-5", "CO-6", "CO-81")
def test_the_river_is_filled_in_the_order_of_the_scenario() -> None:
    table = Table.__new__(Table)
    state = fresh(2)
    assert isinstance(state, Conan)
    table.state = state
    assert [id.removeprefix("tile-") for id in table.zone("river")[:7]] == [
        "pict-hunters-blue",
        "zogar-sag",
        "pict-warriors",
        "hyenas",
        "pict-hunters-green",
        "giant-snake",
        "pict-hunters-red",
    ]


@rule("CO-84")
def test_the_asset_deck_is_shuffled_and_hidden() -> None:
    decks = [contents(fresh(2, seed)) for seed in (1, 2)]
    state = fresh(2)
    deck = state.setup.layout.zone("deck")
    assert sorted(decks[0][deck]) == sorted(decks[1][deck])
    assert decks[0][deck] != decks[1][deck]
    assert state.view(0).zones[deck] == [-1] * 8


@rule("CO-85")
def test_all_is_public_but_what_is_hidden() -> None:
    state = fresh(3)
    play_on(state, seeded_rng(3), 6)
    one, other = state.view(0).facts, state.view(1).facts
    assert one == other


@rule("CO-C28")
def test_the_overlord_hides_yselda_and_the_first_hero_there_finds_her() -> None:
    state = fresh(2)
    assert isinstance(state, Conan)
    table = Table.__new__(Table)
    table.state = state
    assert table.prompt == "hide"
    table.answer("number-6")  # d2
    secret = state.setup.layout.zone("secret.0")
    assert state.view(1).zones[secret] == [-1]
    assert [table.id(card) for card in state.view(0).zones[secret]] == ["number-6"]
    table.answer("aggressive", "aggressive", "aggressive", "done")
    state.set_at(table.number("shevatas"), table.area("c2"))
    table.answer("shevatas")
    state[BASE + 2] = 9
    state.set_at(table.number("conan"), table.area("c2"))
    table.answer("b2")
    assert table.zone("searched") == ["number-1"]
    assert table.zone("ground") == []
    state[BASE + 2] = 9
    for card in state.living(state.box.unit_of[table.number("pict-hunters-blue-1")]):
        state.set_at(card, table.area("a7"))
    table.answer("c2", "d2")
    assert table.zone("ground") == ["yselda"]
    assert table.at("yselda") == "d2"


@rule("CO-C25")
def test_a_scenario_has_room_for_so_many() -> None:
    with pytest.raises(BadOption):
        GAME.new(6)
    with pytest.raises(BadOption):
        GAME.new(2, scenario="nowhere")


@rule("CO-11")
def test_an_event_may_have_to_wait_for_its_turn() -> None:
    events = [{"verb": "reinforce", "amount": 4}, {"verb": "reinforce", "from-turn": 6}]
    box = a_box(scenario={"in-the-clutches-of-the-picts": {"event": events}})
    table = Table(box=box)
    table.agenda(OverlordTurn()).answer("event-tile-1")
    assert table.options() == {"happening-1"}
    assert table.why("happening-2") == ("too-early", "CO-11")


@rule("CO-10")
def test_all_events_happen_where_the_scenario_says_so() -> None:
    events = [{"verb": "reinforce", "amount": 1}, {"verb": "reinforce", "amount": 1}]
    box = a_box(scenario={"in-the-clutches-of-the-picts": {"event": events, "events": 0}})
    table = Table(box=box)
    table.agenda(OverlordTurn()).answer("event-tile-1")
    assert len(table.announced("event")) == 2


@rule("CO-H111")
def test_other_goals_of_scenarios() -> None:
    goals = [{"verb": "marker", "amount": 3}], [{"verb": "escaped"}], [{"verb": "heroes-slain"}]
    wins = [{"side": "heroes", "goals": list(goals[0])}, {"side": "heroes", "goals": goals[1]}]
    wins.append({"side": "overlord", "goals": goals[2]})
    box = a_box(scenario={"in-the-clutches-of-the-picts": {"win": wins}})
    table = Table(box=box)
    table.act("conan")
    judge(table.state)
    assert not table.ended()
    table.state[MARKER] = 3
    judge(table.state)
    assert (table.ended(), table.state[VERDICT]) == (True, 1)
    table = Table(box=box)
    table.act("conan")
    for hero in ("shevatas", "hadrathus"):
        table._off(table.number(hero), table.state.setup.layout.zone("dead"))
    table._off(table.number("conan"), table.state.setup.layout.zone("escaped"))
    judge(table.state)
    assert table.state[VERDICT] == 1, "all who live have got away"


@rule("CO-H111")
def test_nothing_happens_after_the_end() -> None:
    table = Table()
    table.act("conan")
    judge(table.state)
    assert not table.ended()
    table.state[VERDICT] = 1
    judge(table.state, rounds=True)
    assert table.state[VERDICT] == 1
