"""The skills (CO-K1 to CO-K33), area attacks, falling and allies (CO-H93 to CO-H108)."""

from overlord.core.vectors import append
from overlord.games.conan.combat.wounds import Die, Hurt
from overlord.games.conan.components.board import Border
from overlord.games.conan.components.vocabulary import DROP, LEAPED, RED, RUBBLE, WATER, YELLOW
from overlord.games.conan.heroes.exertion import limit
from overlord.games.conan.heroes.heroes_turn import EndHeroesTurn
from overlord.games.conan.movement.borders import CLIMBS, FLIES, toll
from overlord.games.conan.state import HELD, MELEE, MOVE, PROVOKED, TAMED, WEBBED
from overlord.games.conan.zones import BASE, BOLD, CHESTS
from overlord.testing import rule
from tests.games.conan.tables import Table, a_box, with_skills

SNAKE = "giant-snake-1"
WARRIOR = "pict-warriors-1"


def facing(hero: str, *models: str, skills: dict[str, list[str]] | None = None) -> Table:
    """A hero and some models in c3, the other heroes far away, no gems for the Overlord."""
    table = Table(box=with_skills(**skills) if skills else None)
    table.away("conan", "shevatas", "hadrathus")
    table.place("c3", hero)
    table.place("c3", *models, life=8)
    table.gems("overlord", reserve=0)
    return table


@rule("CO-35", "CO-K1")
def test_reach_strikes_into_an_adjacent_area_in_sight() -> None:
    table = Table(box=with_skills(conan=["reach"]))
    table.place("c3", "conan")
    table.place("c4", "hyenas-1")
    table.place("c5", "hyenas-2")
    table.act("conan").answer("melee")
    assert table.options() == {"hyenas-1"}
    table.place("b2", "hyenas-1")
    table.place("c2", "conan")
    table.act("conan")
    assert table.why("melee") == ("no-target", "CO-H24"), "a flap is in the way"


@rule("CO-K2", "CO-H83")
def test_ambidextrous_adds_a_second_one_handed_weapon() -> None:
    table = facing("conan", SNAKE, skills={"conan": ["ambidextrous"]})
    table.carry("conan", "kris", "dagger-1", "battle-axe")
    table.act("conan").answer("melee", SNAKE, "gems-1", "kris")
    assert table.options() == {"no", "dagger-1"}, "the axe is two-handed"
    table.answer("dagger-1")
    assert table.dice == ["red", "yellow", "yellow"]
    table.idle().answer("melee", SNAKE, "gems-1", "battle-axe")
    assert table.dice == ["red", "red"]


@rule("CO-K3")
def test_constriction_holds_whom_a_strong_die_hits() -> None:
    table = facing("conan", "hyenas-1", skills={"hyenas": ["constriction"], "conan": []})
    table.gems("conan", reserve=0)
    table.model("hyenas-1").luck("orange 2").answer("melee", "conan").idle()
    assert table.state.marks(table.number("conan")) & HELD
    table.act("conan", base=3)
    assert table.why("c4") == ("held", "CO-K3")
    table = facing("conan", "hyenas-1", skills={"hyenas": ["constriction"], "conan": []})
    table.model("hyenas-1").luck("orange 1").answer("melee", "conan").idle()
    assert not table.state.marks(table.number("conan")) & HELD


@rule("CO-K4")
def test_circular_strike_passes_on_what_is_left() -> None:
    table = facing("conan", "hyenas-1", "hyenas-2")
    for id in ("hyenas-1", "hyenas-2"):
        table.state.set_life(table.number(id), 1)
    table.gems("conan", reserve=1)
    table.act("conan").luck("red 1", "red 2")
    table.answer("melee", "hyenas-1", "gems-1", "battle-axe", "keep")
    assert table.prompt == "circular-strike"
    table.answer("hyenas-2")
    assert table.power == 2
    assert table.zone("dead") == ["hyenas-1", "hyenas-2"]


@rule("CO-K4", "CO-H83")
def test_circular_strike_needs_two_hands_and_an_excess() -> None:
    table = facing("conan", "hyenas-1", "hyenas-2")
    table.state.set_life(table.number("hyenas-1"), 1)
    table.carry("conan", "kris")
    table.gems("conan", reserve=1)
    table.act("conan").luck("red 3", "yellow 0").answer("melee", "hyenas-1", "gems-1", "kris")
    table.answer("keep")
    assert table.prompt == "hero-acts"


@rule("CO-K5", "CO-C12")
def test_precision_strike_takes_one_from_the_defence() -> None:
    table = facing("conan", SNAKE, skills={"conan": ["precision-strike"]})
    table.act("conan").luck("red 3", "red 1").answer("melee", SNAKE, "gems-1", "battle-axe").idle()
    assert table.defence == 2


@rule("CO-K6", "CO-C12")
def test_precision_shot_takes_one_from_the_defence_at_range() -> None:
    table = facing("shevatas", SNAKE, skills={"shevatas": ["precision-shot"]})
    table.act("shevatas").answer("ranged", SNAKE, "gems-1", "throwing-knives").idle()
    assert table.defence == 2
    table.answer("melee", SNAKE, "gems-1", "kris").idle()
    assert table.defence == 3


@rule("CO-K7")
def test_attack_from_beyond_strikes_before_the_model_goes() -> None:
    table = Table(heroes="most")
    table.away("conan", "shevatas", "hadrathus")
    table.place("c3", "belit")
    table.place("c3", SNAKE, life=8)
    table.gems("overlord", reserve=0)
    table.gems("belit", reserve=0, fatigue=1, wounds=8)
    table.model(SNAKE).luck("orange 2", "orange 2", "orange 2").answer("melee", "belit", "keep")
    assert table.prompt == "attack-from-beyond"
    table.luck("red 3", "red 3", "red 1").answer(SNAKE).idle()
    assert table.power == 7
    assert table.life(SNAKE) == 4
    assert table.zone("dead") == ["belit"]


@rule("CO-K8")
def test_counterattack_is_free_and_does_not_chain() -> None:
    table = facing("conan", SNAKE, skills={"conan": ["counterattack"], "giant_snake": []})
    table.gems("conan", reserve=0, fatigue=11)
    table.model(SNAKE).luck("orange 2", "orange 0", "orange 0", "yellow 0")
    table.answer("melee", "conan", "keep")
    assert table.prompt == "counterattack"
    table.luck("red 3").answer("yes").idle()
    assert (table.power, table.dice) == (3, [])
    assert table.prompt == "activate"
    both = facing(
        "conan", SNAKE, skills={"conan": ["counterattack"], "giant_snake": ["counterattack"]}
    )
    both.gems("conan", reserve=0, fatigue=11)
    both.model(SNAKE).answer("melee", "conan", "keep", "yes").idle()
    assert both.prompt == "activate", "no counterattack on a counterattack"


@rule("CO-K8")
def test_who_does_not_want_to_strike_back_does_not() -> None:
    table = facing("conan", SNAKE, skills={"conan": ["counterattack"], "giant_snake": []})
    table.gems("conan", reserve=0, fatigue=11)
    table.model(SNAKE).luck("orange 2", "orange 0", "orange 0", "yellow 0")
    table.answer("melee", "conan", "keep")
    assert (table.prompt, table.options()) == ("counterattack", {"no", "yes"})
    table.answer("no")
    assert table.prompt == "activate"
    assert len(table.announced("attacks")) == 1
    assert table.life(SNAKE) == 8


@rule("CO-K9", "CO-K32")
def test_elite_shooters_are_not_hindered_and_see_the_protected() -> None:
    table = facing("shevatas", "hyenas-1", "hyenas-2", skills={"shevatas": ["elite-shooter"]})
    table.act("shevatas").luck("orange 2", "yellow 0")
    table.answer("ranged", "hyenas-1", "gems-1", "throwing-knives").idle()
    assert table.power == 2
    table.place("c5", "skuthus-1", "pict-hunters-blue-1")
    table.act("shevatas").answer("ranged")
    assert "skuthus-1" in table.options()


@rule("CO-K32")
def test_protected_cannot_be_attacked_beside_somebody_who_is_not() -> None:
    table = facing("shevatas", "skuthus-1", "hyenas-1")
    table.act("shevatas").answer("melee")
    assert table.why("skuthus-1") == ("protected", "CO-K32")
    table.place("c5", "hyenas-1")
    table.act("shevatas").answer("melee")
    assert "skuthus-1" in table.options()


@rule("CO-K10")
def test_blocking_holds_enemies_but_not_the_evasive() -> None:
    table = facing("conan", WARRIOR)
    table.act("conan", base=9)
    assert table.why("c4") == ("blocked", "CO-K10")
    table.state.add_marks(table.number(WARRIOR), TAMED)
    table.act("conan", base=9)
    assert "c4" in table.options()
    evasive = facing("shevatas", WARRIOR)
    evasive.act("shevatas", base=3)
    assert "c4" in evasive.options()


@rule("CO-K12")
def test_the_evasive_are_not_hindered() -> None:
    table = facing("shevatas", "hyenas-1", "hyenas-2")
    table.act("shevatas", base=1).answer("c4")
    assert table.held("shevatas", "move") == 0


@rule("CO-K13")
def test_water_is_for_swimmers_and_costs_one_more_to_leave() -> None:
    box = a_box()
    village = box.boards[[board.id for board in box.boards].index("village")]
    table = Table(box=box)
    village.places[table.area("c4")].ground = 2
    table.place("c3", "conan", "shevatas")
    table.away("hadrathus")
    table.carry("conan")
    table.act("shevatas", base=3)
    assert table.why("c4") == ("needs-swimming", "CO-K13")
    table.act("conan", base=9).answer("c4")
    assert table.state[BASE + 1] == 1, "2 at most, and one was spent"
    table.gems("conan", reserve=1)
    table.answer("c5")
    assert table.held("conan", "move") == 1


@rule("CO-K14", "CO-K18")
def test_the_intangible_and_the_flying_pass_walls_at_normal_cost() -> None:
    for skill in ("intangible", "flying"):
        table = facing("conan", WARRIOR, skills={"conan": [skill], "pict_warriors": ["blocking"]})
        table.place("b3", "conan", WARRIOR)
        table.act("conan", base=1).answer("b4")
        assert table.at("conan") == "b4"
        assert table.held("conan", "move") == 0
        assert not table.state.wrecked


@rule("CO-K15")
def test_a_web_binds_and_four_points_break_it() -> None:
    table = facing("conan", "hyenas-1", skills={"hyenas": ["web-projection"], "conan": []})
    table.carry("conan")
    table.gems("conan", reserve=0)
    table.model("hyenas-1").luck("orange 2", "orange 2", "orange 0").answer("web", "conan")
    table.idle()
    assert table.dice == []
    assert table.held("conan", "wounds") == 0
    assert table.state.marks(table.number("conan")) & WEBBED
    table.gems("conan", reserve=2)
    table.act("conan", base=2)
    assert table.why("c4") == ("webbed", "CO-K15")
    table.answer("break-free")
    assert table.held("conan", "move") == 2
    assert not table.state.marks(table.number("conan")) & WEBBED


def change_border(table: Table, one: str, other: str, border: Border) -> None:
    board = table.state.board
    board.borders[board.between(table.area(one), table.area(other))] = border


@rule("CO-K16", "CO-C38")
def test_a_leap_needs_one_red_die() -> None:
    table = Table(box=a_box())
    table.place("c3", "conan")
    table.away("shevatas", "hadrathus")
    a, b = table.area("c3"), table.area("c4")
    change_border(table, "c3", "c4", Border(a, b, LEAPED, 0, (0, 0, 0, 0), False, [], [], 2))
    table.gems("conan", reserve=0)
    table.act("conan", base=2).luck("red 1").answer("c4")
    assert table.at("conan") == "c3"
    assert table.state[BASE + 1] == 1
    table.act("conan", base=2).luck("red 2").answer("c4")
    assert table.at("conan") == "c4"
    table = Table(box=with_skills(shevatas=[]))
    change_border(table, "c3", "c4", Border(a, b, LEAPED, 0, (0, 0, 0, 0), False, [], [], 2))
    table.place("c3", "shevatas")
    table.act("shevatas", base=3)
    assert table.why("c4") == ("needs-leap", "CO-K16")


@rule("CO-H97", "CO-H98", "CO-H37")
def test_falling_hurts_without_defence_and_leap_softens_it() -> None:
    table = Table(box=a_box())
    a, b = table.area("c3"), table.area("c4")
    line = table.state.board.borders[table.state.board.between(a, b)].line
    fall = Border(a, b, DROP, 0, line, False, [RED, RED], [YELLOW], 0)
    change_border(table, "c3", "c4", fall)
    table.state.board.places[a].level = 1
    table.place("c3", "conan")
    table.away("shevatas", "hadrathus")
    table.gems("conan", reserve=0, fatigue=11)
    table.act("conan", base=2).luck("yellow 2").answer("c4")
    assert table.dice == ["yellow"]
    assert table.held("conan", "wounds") == 2, "no armor"
    assert table.state[BASE + 1] == 1
    assert table.why("c3")[0] == "no-way"
    assert table.state.sees_area(a, b)
    assert not table.state.sees_area(b, a)
    table.place("c3", "conan")
    table.carry("conan", "yselda", "scale-mail")
    table.act("conan", base=2).luck("red 1", "red 0")
    table.gems("conan", reserve=1, fatigue=10)
    table.state[BASE + 1] = 0
    table.answer("c4").idle()
    assert table.state.over, "she fell too"


@rule("CO-K17")
def test_feline_grace_takes_one_from_hindering() -> None:
    table = facing("conan", "hyenas-1", "hyenas-2", skills={"conan": ["feline-grace"]})
    table.act("conan", base=2).answer("c4")
    assert table.state[BASE + 1] == 0


@rule("CO-K20", "CO-K21")
def test_alchemy_and_poison_do_nothing_unless_a_scenario_says_so() -> None:
    table = facing("conan", "hyenas-1", skills={"hyenas": ["poison"], "conan": ["alchemy"]})
    table.carry("conan")
    table.gems("conan", reserve=0, fatigue=11)
    table.model("hyenas-1").luck("orange 1").answer("melee", "conan").idle()
    assert table.held("conan", "wounds") == 1
    assert table.prompt == "activate"


@rule("CO-K23")
def test_concentration_keeps_dice_from_being_hindered() -> None:
    table = facing("hadrathus", "hyenas-1")
    table.place("b2", "hadrathus", "hyenas-1")
    table.gems("hadrathus", reserve=1)
    table.act("hadrathus").luck("orange 2").answer("open-chest", "gems-1")
    assert not table.state.holds(CHESTS, table.area("b2"))


@rule("CO-K25")
def test_the_fascinating_cannot_be_attacked_until_they_attack() -> None:
    table = facing("conan", "thalis-1")
    table.act("conan")
    assert table.why("melee") == ("no-target", "CO-H24")
    table.gems("conan", reserve=0, fatigue=11)
    table.model("thalis-1").answer("melee", "conan").idle()
    assert table.state.marks(table.number("conan")) & PROVOKED
    table.gems("conan", reserve=5)
    table.act("conan").answer("melee")
    assert table.options() == {"thalis-1"}


@rule("CO-K26")
def test_horror_caps_the_limits_at_two() -> None:
    table = facing("conan", "hyenas-1", skills={"hyenas": ["horror"]})
    assert limit(table.state, 1, MELEE) == 2
    assert limit(table.state, 1, MOVE) == 2
    table.place("c5", "hyenas-1")
    assert limit(table.state, 1, MELEE) == 5


@rule("CO-K27")
def test_jinx_forbids_rerolls() -> None:
    table = facing("conan", "hyenas-1", SNAKE, skills={"hyenas": ["jinx"]})
    table.act("conan").luck("red 0", "red 0").answer("melee", SNAKE, "gems-1", "battle-axe")
    assert table.prompt == "hero-acts"


@rule("CO-K28")
def test_support_gives_friends_one_free_reroll_and_not_oneself() -> None:
    table = facing("conan", SNAKE, skills={"shevatas": ["support"], "conan": []})
    table.place("c3", "shevatas")
    table.gems("conan", reserve=1)
    table.carry("conan")
    table.act("conan").luck("red 0", "red 2").answer("melee", SNAKE, "gems-1")
    assert table.prompt == "reroll"
    table.answer("die-1")
    assert table.held("conan", "reroll") == 0
    assert table.prompt == "hero-acts"
    table.gems("shevatas", reserve=1)
    table.carry("shevatas")
    table.act("shevatas").luck("orange 0").answer("melee", SNAKE, "gems-1")
    assert table.prompt == "hero-acts"


@rule("CO-K29")
def test_sacrifice_takes_the_blow_with_armor_only() -> None:
    table = facing("conan", "captain-1", "bossonian-guards-blue-1")
    table.state.set_life(table.number("bossonian-guards-blue-1"), 1)
    table.gems("overlord", reserve=3)
    table.gems("conan", reserve=1)
    table.act("conan").luck("red 3", "red 2")
    table.answer("melee", "captain-1", "gems-1", "battle-axe")
    assert (table.prompt, table.seat) == ("sacrifice", 0)
    table.answer("bossonian-guards-blue-1", "keep")
    assert table.zone("dead") == ["bossonian-guards-blue-1"]
    assert table.defence == 2, "no Guard was offered"
    assert table.life("captain-1") == 8


@rule("CO-K30", "CO-C13")
def test_the_untouchable_defend_better_against_missiles() -> None:
    table = facing("shevatas", "bossonian-archers-grey-1")
    table.carry("shevatas")
    table.gems("shevatas", reserve=0, fatigue=10)
    table.model("bossonian-archers-grey-1").answer("ranged", "shevatas", "keep")
    assert table.defence == 1


@rule("CO-K31")
def test_a_bodyguard_parries_for_a_friend() -> None:
    table = facing("shevatas", SNAKE, skills={"conan": ["bodyguard"]})
    table.place("c3", "conan")
    table.carry("shevatas")
    table.gems("shevatas", reserve=0, fatigue=10)
    table.gems("conan", reserve=1)
    table.model(SNAKE).luck("orange 2", "orange 1", "orange 0").answer("melee", "shevatas", "keep")
    assert table.prompt == "guard-friend"
    table.luck("orange 2", "orange 0").answer("yes", "gems-1").idle()
    assert table.held("conan", "guard") == 1
    assert table.held("shevatas", "wounds") == 1


@rule("CO-K31", "CO-C67")
def test_a_bodyguard_never_dodges() -> None:
    table = facing("shevatas", SNAKE, skills={"conan": ["bodyguard"]})
    table.place("c3", "conan")
    table.carry("shevatas")
    table.carry("conan", "buckler", "shield")
    table.gems("shevatas", reserve=5, fatigue=5)
    table.gems("conan", reserve=2)
    table.model(SNAKE).luck("orange 2", "orange 1", "orange 0").answer("melee", "shevatas", "keep")
    table.answer("yes")
    assert table.seat == table.state.terms.seats[table.chair("conan")]
    assert table.options() == {"gems-1", "gems-2"}
    table.answer("gems-1")
    assert table.options() == {"buckler", "shield"}
    table = facing("shevatas", SNAKE, skills={"conan": ["bodyguard"]})
    table.place("c3", "conan")
    table.carry("conan")
    table.model(SNAKE).answer("melee", "shevatas", "keep")
    assert table.prompt == "guard", "of Shevatas herself: who has no card cannot parry"


@rule("CO-K31")
def test_a_bodyguard_must_stand_beside_the_friend() -> None:
    table = facing("shevatas", SNAKE, skills={"conan": ["bodyguard"]})
    table.place("c4", "conan")
    table.model(SNAKE).luck("orange 2", "orange 2").answer("melee", "shevatas", "keep")
    assert (table.prompt, table.seat) == ("guard", table.state.seat_of(table.number("shevatas")))
    alone = facing("conan", SNAKE, skills={"conan": ["bodyguard"]})
    alone.model(SNAKE).luck("orange 2", "orange 2").answer("melee", "conan", "keep")
    assert alone.prompt == "guard"


# Area attacks


@rule("CO-H93", "CO-H94", "CO-C11")
def test_an_area_attack_is_thrown_once_and_each_defends() -> None:
    table = Table()
    table.place("c5", "hadrathus")
    table.away("conan", "shevatas")
    table.place("c3", "hyenas-1", "hyenas-2")
    table.gems("overlord", reserve=4)
    table.act("hadrathus").luck("red 1", "red 1", "orange 2", "orange 0")
    table.answer("cast", "lightning-storm", "c3", "keep")
    assert table.prompt == "pick-victim"
    table.answer("hyenas-2", "gems-2", "keep")
    assert table.at("hyenas-2") == "c3"
    assert table.prompt == "guard", "the last one needs no choosing"
    table.answer("gems-0")
    assert table.zone("dead") == ["hyenas-1"]


# Allies


def with_allies() -> Table:
    """Bêlit leads two guards in c3; a hyena stands in c4."""
    scenario = {
        "in-the-clutches-of-the-picts": {
            "allies": [{"unit": "belits-guards", "at": ["village-c3", "village-c3"]}]
        }
    }
    table = Table(box=a_box(scenario=scenario), heroes="most")
    table.away("conan", "shevatas", "hadrathus")
    table.place("c3", "belit")
    table.place("c4", "hyenas-1")
    table.gems("overlord", reserve=0)
    return table


@rule("CO-H102", "CO-K22")
def test_a_leader_activates_each_ally_once_for_a_gem() -> None:
    table = with_allies()
    table.act("belit").answer("lead")
    assert table.options() == {"belits-guards-1", "belits-guards-2"}
    table.answer("belits-guards-1", "c2", "done")
    assert table.held("belit", "allies") == 1
    table.answer("lead")
    assert table.options() == {"belits-guards-2"}
    table.answer("belits-guards-2", "done")
    assert table.why("lead") == ("nobody-to-lead", "CO-H102")


@rule("CO-H102", "CO-K22")
def test_nobody_else_commands_allies() -> None:
    table = with_allies()
    table.place("c2", "hadrathus")
    table.act("hadrathus")
    assert table.number("lead") not in table.state.refusals(table.seat)
    assert "lead" not in table.options()


@rule("CO-H103", "CO-H104")
def test_an_ally_that_attacked_moves_for_gems_only() -> None:
    table = with_allies()
    table.gems("belit", reserve=3, fatigue=6)
    table.act("belit").answer("lead", "belits-guards-1", "c4").luck("orange 1")
    table.answer("melee", "hyenas-1").idle()
    assert table.zone("dead") == ["hyenas-1"]
    table.answer("c5")
    assert table.held("belit", "allies") == 2


@rule("CO-H105")
def test_allies_guard_and_reroll_with_their_leaders_gems() -> None:
    table = with_allies()
    table.place("c3", "hyenas-1")
    table.gems("belit", reserve=2, fatigue=7)
    table.state[BOLD] = 0
    table.model("hyenas-1").luck("orange 2", "orange 0", "orange 0", "orange 2")
    table.answer("melee", "belits-guards-1")
    while table.prompt in ("sacrifice", "reroll"):
        table.answer("no" if table.prompt == "sacrifice" else "keep")
    assert (table.prompt, table.seat) == ("guard", 1)
    table.answer("gems-1")
    assert table.dice == ["orange"]
    table.answer("die-1", "die-1")  # the first is free: their leader supports them
    assert (table.held("belit", "guard"), table.held("belit", "reroll")) == (1, 1)
    assert table.defence == 1 + 2


@rule("CO-C63")
def test_a_card_helps_to_guard_an_ally() -> None:
    table = with_allies()
    table.place("c3", "hyenas-1")
    table.carry("belit", "shield")
    table.model("hyenas-1").luck("orange 2").answer("melee", "belits-guards-1")
    while table.prompt in ("sacrifice", "reroll"):
        table.answer("no" if table.prompt == "sacrifice" else "keep")
    table.luck("orange 1", "orange 0").answer("gems-1", "shield")
    assert table.dice == ["orange", "orange"]
    table.idle()
    assert table.defence == 1 + 1


@rule("CO-H106")
def test_allies_have_one_life_and_leave_without_a_leader() -> None:
    table = with_allies()
    table.act("conan")
    assert table.life("belits-guards-1") == 1
    table.state.agenda = append(table.state.agenda, Hurt(table.number("belits-guards-1"), 1))
    table.state.advance()
    assert table.zone("dead") == ["belits-guards-1"]
    table.place("a1", "belit")
    table.place("c3", "hyenas-1")
    table.place("a7", "hyenas-1")
    table.state.agenda = append(table.state.agenda, Die(table.number("belit")))
    table.state.advance()
    assert table.zone("escaped") == ["belits-guards-2"]


@rule("CO-H107", "CO-H108")
def test_a_life_potion_restores_two_gems_for_free() -> None:
    table = Table()
    table.carry("conan", "life-potion-1")
    table.gems("conan", reserve=5, fatigue=4, wounds=2)
    table.act("conan").answer("drink", "life-potion-1", "from-wounds", "from-fatigue")
    assert (table.held("conan", "reserve"), table.held("conan", "wounds")) == (7, 1)
    assert table.zone("discard") == ["life-potion-1"]
    assert table.prompt == "hero-acts"


@rule("CO-C36")
def test_leaving_the_board_costs_a_point_and_takes_everything_along() -> None:
    table = Table()
    table.place("e4", "conan", "hyenas-1")
    table.away("shevatas", "hadrathus")
    table.gems("conan", reserve=0)
    table.act("conan", base=1)
    assert table.why("leave-board") == ("too-far", "CO-C36")
    table.act("conan", base=2).answer("leave-board")
    assert table.zone("escaped") == ["battle-axe", "shield", "leather-armor-1", "conan"]


@rule("CO-C30")
def test_zogar_sag_leaves_his_head() -> None:
    table = Table()
    table.place("c3", "zogar-sag-1")
    table.act("conan")
    table.state.agenda = append(table.state.agenda, Die(table.number("zogar-sag-1")))
    table.state.advance()
    assert table.at("zogar-sags-head") == "c3"


@rule("CO-C19")
def test_models_of_the_overlord_pick_nothing_up() -> None:
    table = facing("conan", WARRIOR)
    table.lies("c3", "crossbow")
    table.model(WARRIOR)
    assert "melee" in table.options()
    assert not {"pick-up", "open-chest", "take"} & table.options()


@rule("CO-H92")
def test_a_halo_ends_when_its_hero_turns_aggressive_again() -> None:
    table = Table()
    who = table.number("hadrathus")
    assert table.state.halo(who)
    table.state[BOLD] = 0b0110
    table.agenda(EndHeroesTurn()).answer("done")
    assert table.prompt == "stance"
    table.answer("aggressive")
    assert not table.state.halo(who)


@rule("CO-K14", "CO-K19")
def test_rubble_is_nothing_to_climbers_and_water_nothing_to_those_who_fly() -> None:
    table = Table(box=a_box())
    board = table.state.board
    a, b = table.area("c3"), table.area("c4")
    change_border(table, "c3", "c4", Border(a, b, RUBBLE, 1, (0, 0, 0, 0), False, [], [], 0))
    assert [toll(board, a, b, gift, 0) for gift in (0, CLIMBS, FLIES)] == [2, 1, 1]
    board.places[a].ground = WATER
    assert [toll(board, a, b, gift, 0) for gift in (0, CLIMBS, FLIES)] == [3, 2, 1]
