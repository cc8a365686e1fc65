"""Hunting the Tigress and In the Heart of Darkness."""

import pytest

from overlord.core.layout import ASIDE
from overlord.core.match import Match
from overlord.core.registry import game
from overlord.games.conan.blow import RANGED
from overlord.games.conan.box import OF_EVENT, ConanBox
from overlord.games.conan.defence import armor_of
from overlord.games.conan.events import Happen, WhichEvent
from overlord.games.conan.happenings import asleep
from overlord.games.conan.overlord_turn import OverlordTurn
from overlord.games.conan.state import UNDECIDED, Conan
from overlord.games.conan.victory import judge
from overlord.games.conan.wounds import Die
from overlord.games.conan.zones import BOARD, DEAD, RIVER
from overlord.testing import rule

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
    s.agenda.clear()
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
        prompt = s.agenda[-1].__class__.__name__
        shot += prompt == "PickTarget"
        s.apply(s.pending()[0], s.legal(s.pending()[0])[-1 if prompt == "PickTarget" else 0])
    assert shot == 3


@rule("CO-C40")
def test_skuthus_dies_and_the_demon_stands_in_his_place() -> None:
    s = a_table(TIGRESS)
    where = s.at[card("skuthus-1")]
    happens(s, 2)

    assert card("skuthus-1") in s.zones[DEAD]
    assert s.at[card("outer-dark-demon-1")] == where
    assert s.life[card("outer-dark-demon-1")] == 6
    assert s.zones[RIVER][-1] == card("tile-outer-dark-demon")


@rule("CO-C8", "CO-C40")
def test_nothing_happens_when_skuthus_is_dead_already() -> None:
    s = a_table(TIGRESS)
    s.agenda.clear()
    s.then(Die(card("skuthus-1")))
    s.advance()
    happens(s, 2)

    assert card("outer-dark-demon-1") in s.zones[ASIDE]


@rule("CO-H111")
@pytest.mark.parametrize(("dead", "verdict"), [("belit", 0), ("zaporavo-1", UNDECIDED)])
def test_belit_is_what_the_hunt_is_about(dead: str, verdict: int) -> None:
    s = a_table(TIGRESS)
    s.at[card(dead)] = -1
    s.move(card(dead), BOARD, DEAD)
    judge(s)

    assert s.verdict == verdict


@rule("CO-H112")
def test_the_tigress_has_escaped_at_the_end_of_round_8() -> None:
    s = a_table(TIGRESS)
    s.turn = 8
    judge(s, True)

    assert s.verdict == 1


# In the Heart of Darkness


@rule("CO-C41", "CO-11")
def test_a_petrified_monster_wakes_where_it_stands() -> None:
    s = a_table(HEART)
    happens(s, 1)
    snake = card("giant-snake-1")
    assert snake in s.legal(0)
    s.apply(0, snake)

    assert s.at[snake] == area(s, "fort-c6")
    assert s.life[snake] == 8
    assert s.zones[RIVER][-1] == card("tile-giant-snake")


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

    s.blow.weapon = spear
    assert armor_of(s, khel) == 12
    s.blow.weapon = knife
    assert armor_of(s, khel) == 3
    s.blow.how = RANGED
    assert armor_of(s, khel) == 3
    assert armor_of(s, card("dark-demon-1")) == 3
    s.blow.weapon = 0
    assert armor_of(s, khel) == 12


@rule("CO-10", "CO-11")
def test_the_overlord_chooses_between_the_events() -> None:
    s = a_table(HEART)
    s.agenda.clear()
    s.then(WhichEvent(0, 1, 0))
    s.advance()

    assert s.legal(0) == [OF_EVENT, OF_EVENT + 1]


@rule("CO-12")
def test_the_heroes_begin_in_both() -> None:
    for scenario in (TIGRESS, HEART):
        s = a_table(scenario)
        assert s.side == 1
        assert not isinstance(s.agenda[-1], OverlordTurn)
