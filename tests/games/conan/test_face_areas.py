"""Areas of Conan in words for a page that shows the map, and what it draws there."""

from typing import Any, cast

from msgspec import to_builtins

from overlord.core.view import View
from overlord.games.conan.face import ConanFace
from overlord.games.conan.state import WEBBED
from overlord.games.conan.zones import BARRICADES, BODIES, CHESTS, GONE, JAMMED, SEARCHED, WORKED
from overlord.present.face import face_for
from overlord.testing import rule
from overlord.words import Words
from tests.games.conan.tables import Table


def face_of(table: Table, language: str = "en") -> ConanFace:
    face = face_for(Words(language, "conan"), table.state.setup)
    assert isinstance(face, ConanFace)
    return face


def line(table: Table, name: str, seat: int = 1, language: str = "en") -> str:
    return face_of(table, language).altered(table.state.view(seat))[table.number(name)]


def drawn(table: Table, view: View) -> dict[str, Any]:
    return cast("dict[str, Any]", to_builtins(face_of(table).table_facts(view)))


def search(table: Table, token: str) -> None:
    """All know what is at a numbered place."""
    state, card = table.state, table.number(token)
    [zone] = [zone for zone in state.setup.zones if state.holds(zone, card)]
    state.move(card, zone, SEARCHED)


def test_an_area_tells_who_and_what_is_there() -> None:
    table = Table()
    table.place("c3", "pict-warriors-1", "pict-warriors-2", "conan")
    table.place("c3", "zogar-sag-1", life=5)
    table.lies("c3", "life-potion-1")
    table.state.put_all(CHESTS, [table.area("c3")])
    table.state.put_all(BODIES, [table.area("c3")] * 2)

    told = line(table, "c3").split(" · ")

    assert told[1:] == [
        "open ground",
        "a chest",
        "a body ×2",
        "Life Potion",
        "Conan",
        "Zogar Sag, 5 life",
        "Pict Warrior ×2",
    ]
    assert "terreno aperto" in line(table, "c3", language="it")


def test_models_tell_what_holds_them() -> None:
    table = Table()
    table.place("c3", "pict-warriors-1", "giant-snake-1", life=8)
    table.state.set_marks(table.number("pict-warriors-1"), WEBBED)

    assert line(table, "pict-warriors-1") == "Pict Warrior, caught in a web"
    assert line(table, "giant-snake-1") == "Giant Snake, 8 life"


@rule("CO-C49")
def test_places_of_each_hero_are_told_until_the_things_are_found() -> None:
    table = Table(scenario="trapped-like-rats").answer("number-1", "number-12", "number-21")
    search(table, "number-2")

    assert line(table, "number-1", seat=0).startswith("place 1, where you hid the things of Conan")
    assert line(table, "number-1").startswith("place 1, where Conan has not looked")
    assert line(table, "number-2").startswith("place 2, where Conan has found nothing")
    assert line(table, "number-12").startswith("place 2, where Shevatas has not looked")
    assert line(table, "number-2").endswith(f" · {line(table, 'b5').split(' · ')[0]}")
    assert "place 2, where Conan has found nothing" in line(table, "b5")

    search(table, "number-1")
    chairs = {hideout["chair"] for hideout in drawn(table, table.state.view(1))["hideouts"]}
    assert chairs == {2, 3}


@rule("CO-C53")
def test_priests_wait_have_talked_or_are_dead() -> None:
    table = Table(scenario="the-wrath-of-anu").answer("number-3")
    search(table, "number-2")
    table.state[GONE] = 0b11

    states = [hideout["state"] for hideout in drawn(table, table.state.view(1))["hideouts"]]
    assert states == ["dead", "searched", "closed", "closed", "closed"]
    assert line(table, "number-3", seat=0).startswith("priest 3, who can lift the curse")
    assert line(table, "number-3").startswith("priest 3, not questioned yet")


@rule("CO-C57")
def test_stations_tell_who_has_worked_there() -> None:
    table = Table(scenario="infernal-pursuit-1")
    table.state[WORKED] = (1 << 8) + (1 << 17)

    main, fore, poop = drawn(table, table.state.view(1))["stations"]
    heroes = [table.number(id) for id in table.hero_ids()]
    assert (main["kind"], main["worked"]) == ("sails", [heroes[0]])
    assert (fore["kind"], fore["worked"]) == ("sails", [heroes[1]])
    assert (poop["kind"], poop["worked"]) == ("helm", [])
    assert main["line"] == "sails to be set, done in this turn by Conan"
    assert main["line"] in line(table, "main-1")


def test_a_ballista_is_jammed_or_has_shot() -> None:
    table = Table(scenario="infernal-pursuit-2")
    table.state[WORKED], table.state[JAMMED] = 2, 1

    one, other = drawn(table, table.state.view(1))["stations"][:2]
    assert one["line"] == "a ballista, jammed"
    assert other["line"] == "a ballista, has shot in this turn"
    assert one["worked"] == other["worked"] == []


@rule("CO-C44", "CO-C47")
def test_gates_are_told_with_the_life_that_is_left_until_they_are_open() -> None:
    table = Table(scenario="the-final-ritual")
    table.state.note(BARRICADES, 0, 7)
    gate = table.state.scenario.gates[0]
    border = table.state.board.borders[gate.border]
    areas = [table.state.board.places[end].id for end in (border.a, border.b)]
    at = [table.state.box.number(id) for id in areas]

    def area_texts() -> list[str]:
        lines = face_of(table).altered(table.state.view(1))
        return [lines.get(card, "") for card in at]

    assert all("barricade to " in one and ": 7 life" in one for one in area_texts())
    table.state.wrecked |= 1 << gate.border
    assert all(": 7 life" not in one for one in area_texts())


def test_an_area_where_nothing_is_reads_as_it_is_printed() -> None:
    table = Table()
    face, quiet = face_of(table), table.number("c3")

    assert quiet not in face.altered(table.state.view(1))
    assert face.line(quiet, {}).endswith(" · open ground")
    assert face.line(table.number("a2"), {}).endswith(" · reinforcements come in here")


def test_areas_of_other_boards_tell_nothing_more_than_their_name() -> None:
    table = Table()
    inn = table.state.box.number("inn-w3")

    assert face_of(table).line(inn, {}) == table.state.box.card(inn).name
