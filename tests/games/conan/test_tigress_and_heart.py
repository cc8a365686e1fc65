"""Hunting the Tigress and In the Heart of Darkness."""

import pytest

from overlord.core.frames import agenda_of
from overlord.core.layout import ASIDE
from overlord.core.match import Match
from overlord.core.registry import game
from overlord.games.conan.combat.defence import armor_of
from overlord.games.conan.combat.wounds import Die
from overlord.games.conan.components.box import OF_EVENT, ConanBox
from overlord.games.conan.overlord.event_effects import VolleyTarget, asleep
from overlord.games.conan.overlord.event_tiles import Happen, WhichEvent
from overlord.games.conan.overlord.overlord_turn import OverlordTurn
from overlord.games.conan.state import UNDECIDED, Conan
from overlord.games.conan.table.blow import RANGED
from overlord.games.conan.table.victory import judge
from overlord.games.conan.zones import (
    BASE,
    BOARD,
    DEAD,
    HOW,
    REMOVED,
    RIVER,
    SIDE,
    TURN,
    VERDICT,
    WEAPON,
)
from overlord.testing import rule
from tests.games.conan.tables import Table, with_skills

TIGRESS, HEART = "hunting-the-tigress", "in-the-heart-of-darkness"


def a_box() -> ConanBox:
    box = game("conan").box
    assert isinstance(box, ConanBox)
    return box


def a_table(scenario: str, players: int = 2) -> Conan:
    state = Match(game("conan"), players, 1, {"scenario": scenario}).state
    assert isinstance(state, Conan)
    return state


def card(id: str) -> int:
    return a_box().number(id)


def happens(s: Conan, event: int) -> None:
    """Nothing else is on the agenda: the event, and then whatever it asks."""
    s.agenda = agenda_of([])
    s.then(Happen(0, event))
    s.advance()


def area(s: Conan, id: str) -> int:
    return [place.id for place in s.board.places].index(id)


# Hunting the Tigress


@rule("CO-C39")
def test_in_a_volley_every_archer_shoots_once() -> None:
    s = a_table(TIGRESS)
    shot = 0
    happens(s, 1)
    while s.pending():
        asked = isinstance(s.agenda[-1], VolleyTarget)
        shot += asked
        s.apply(s.pending()[0], s.legal(s.pending()[0])[0])
    assert shot == 3
    assert not any(list(s.marks_row))


@rule("CO-C39")
def test_an_archer_may_hold_fire_in_a_volley() -> None:
    table = Table(scenario=TIGRESS)
    archers = [f"bossonian-archers-grey-{n}" for n in (1, 2)]
    table.place("f5", *archers)
    table.place("f4", "conan")
    table.happens(1)
    assert (table.prompt, table.actor) == ("volley", -1)
    table.answer("no")
    assert table.prompt == "volley", "of the next archer"
    table.answer("conan").idle()
    assert not table.state.pending()
    assert len(table.announced("attacks")) == 1


@rule("CO-C62")
def test_skuthus_dies_and_the_demon_stands_in_his_place() -> None:
    s = a_table(TIGRESS)
    where = s.at(card("skuthus-1"))
    before = s.cards(RIVER)
    happens(s, 2)

    assert s.cards(RIVER) == [*before[:-1], card("tile-outer-dark-demon")]
    assert s.cards(REMOVED) == [card("tile-skuthus")]

    assert s.holds(DEAD, card("skuthus-1"))
    assert s.at(card("outer-dark-demon-1")) == where
    assert s.life(card("outer-dark-demon-1")) == 6


@rule("CO-C8", "CO-C62")
def test_nothing_happens_when_skuthus_is_dead_already() -> None:
    s = a_table(TIGRESS)
    s.agenda = agenda_of([])
    s.then(Die(card("skuthus-1")))
    s.advance()
    happens(s, 2)

    assert s.holds(ASIDE, card("outer-dark-demon-1"))


@rule("CO-H111")
@pytest.mark.parametrize(("dead", "verdict"), [("belit", 0), ("zaporavo-1", UNDECIDED)])
def test_belit_is_what_the_hunt_is_about(dead: str, verdict: int) -> None:
    s = a_table(TIGRESS)
    s.set_at(card(dead), -1)
    s.move(card(dead), BOARD, DEAD)
    judge(s)

    assert s[VERDICT] == verdict


@rule("CO-H112")
def test_the_tigress_has_escaped_at_the_end_of_round_8() -> None:
    s = a_table(TIGRESS)
    s[TURN] = 8
    judge(s, True)

    assert s[VERDICT] == 1


@rule("CO-77")
def test_hadrathus_comes_aboard_without_his_halo() -> None:
    table = Table(scenario=TIGRESS, heroes="most")

    assert table.zone(f"spells.{table.chair('hadrathus')}") == ["mitras-halo", "boris-rage"]
    assert not table.state.halo(table.number("hadrathus"))


# In the Heart of Darkness


@rule("CO-C68", "CO-31")
def test_an_archer_on_the_wall_throws_one_die_more_at_the_yard() -> None:
    table = Table(scenario=HEART)
    table.place("wall-n", "bossonian-archers-grey-1")
    table.place("c4", "conan")
    table.model("bossonian-archers-grey-1").answer("ranged", "conan")
    assert table.dice == ["yellow", "yellow", "yellow"]
    table.place("d4", "bossonian-archers-grey-2")
    table.model("bossonian-archers-grey-2").answer("ranged", "conan")
    assert table.dice == ["yellow", "yellow"]


@rule("CO-C41", "CO-11")
def test_a_petrified_monster_wakes_where_it_stands() -> None:
    s = a_table(HEART)
    happens(s, 1)
    snake = card("giant-snake-1")
    assert snake in s.legal(0)
    s.apply(0, snake)

    assert s.at(snake) == area(s, "fort-b5")
    assert s.life(snake) == 8
    assert s.cards(RIVER)[-1] == card("tile-giant-snake")


@rule("CO-C8", "CO-C41")
def test_no_third_monster_wakes() -> None:
    s = a_table(HEART)
    event = s.scenario.happenings[1]
    assert len(asleep(s, event)) == 3
    happens(s, 1)
    s.apply(0, s.legal(0)[0])

    assert asleep(s, event) == []
    happens(s, 1)
    assert not s.pending()


@rule("CO-C42")
def test_star_iron_bites_into_living_iron() -> None:
    s = a_table(HEART)
    khel, knife, spear = (card(id) for id in ("khosatral-khel-1", "yuetshi-knife", "sword"))

    s[WEAPON] = spear
    assert armor_of(s, khel) == 12
    s[WEAPON] = knife
    assert armor_of(s, khel) == 3
    s[HOW] = RANGED
    assert armor_of(s, khel) == 3
    assert armor_of(s, card("dark-demon-1")) == 3
    s[WEAPON] = 0
    assert armor_of(s, khel) == 12


@rule("CO-10", "CO-11")
def test_the_overlord_chooses_between_the_events() -> None:
    s = a_table(HEART)
    s.agenda = agenda_of([])
    s.then(WhichEvent(0, 1, 0))
    s.advance()

    assert s.legal(0) == [OF_EVENT, OF_EVENT + 1]


@rule("CO-12")
def test_the_heroes_begin_in_both() -> None:
    for scenario in (TIGRESS, HEART):
        s = a_table(scenario)
        assert s[SIDE] == 1
        assert not isinstance(s.agenda[-1], OverlordTurn)


# Leaps from ship to ship


def on_deck(*enemies: str, skills: list[str] | None = None) -> Table:
    box = None if skills is None else with_skills(conan=skills)
    table = Table(box=box, scenario=TIGRESS)
    table.place("c4", "conan", *enemies)
    table.place("poop-1", "belit", "shevatas", *[f"belits-guards-{n}" for n in range(1, 6)])
    return table


@rule("CO-K16", "CO-C61")
def test_a_leap_costs_a_point_for_each_border_and_enemies_do_not_hinder_it() -> None:
    table = on_deck("pirates-red-1", "pirates-red-2")
    table.gems("conan", reserve=0)
    table.act("conan", base=2).luck("red 1")
    assert table.options() & {"e4", "c3", "b4", "c5"} == {"e4"}
    assert table.why("c3") == ("too-far", "CO-H62")
    table.answer("e4")
    assert table.at("conan") == "e4"
    assert table.state[BASE + table.chair("conan")] == 0


@rule("CO-C61")
def test_two_points_are_needed_for_a_leap_by_air_too() -> None:
    table = on_deck(skills=["flying"])
    table.gems("conan", reserve=0)
    assert table.act("conan", base=1).why("e4") == ("too-far", "CO-H62")
    table.act("conan", base=2).answer("e4")
    assert table.at("conan") == "e4"


@rule("CO-K10", "CO-C61")
def test_nobody_leaps_away_from_somebody_who_blocks() -> None:
    table = on_deck("pict-warriors-1")
    assert table.act("conan", base=4).why("e4") == ("blocked", "CO-K10")
