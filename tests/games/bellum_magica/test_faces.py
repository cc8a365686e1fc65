"""Cards of Bellum Magica in a line of text, and as facts for a board."""

import tomllib
from pathlib import Path
from typing import Any, cast

from msgspec import to_builtins

from overlord.core.layout import SPECTATOR
from overlord.core.match import Match
from overlord.core.registry import game
from overlord.games.bellum_magica import schema
from overlord.games.bellum_magica.face import MagicaFace
from overlord.games.bellum_magica.zones import CASTLE_BOARD, CASTLES, LEFT, RIGHT
from overlord.present.face import face_for
from overlord.present.table import Table
from overlord.words import Words

BOX = Path(schema.__file__).with_name("box")
SIX = [[], ["food", "food"], ["glyph"], [], [], ["map"]]
ARMED = [["sword"], [], ["sword", "magic"], [], [], ["thief"]]


def a_match(players: int = 2) -> Match:
    """A table with some cards of which the test knows what is printed on them."""
    source: dict[str, object] = {}
    for path in BOX.glob("*.toml"):
        source.update(tomllib.loads(path.read_text("utf-8")))
    rows = {"left": SIX, "right": ARMED}
    printed = {
        "castle": {"id": "hut", "name": "Hut", "shield": 2, **rows},
        "evil": {"id": "ox", "name": "Ox", "text": "Moo.", "bonus": "confusion", **rows},
        "goblin": {"id": "gob", "name": "Gob", **rows},
        "town": {"id": "ur", "name": "Ur", "shield": 6, "magic": 1, "spoils": {"gold": 2}},
        "farm": {"id": "moor", "name": "Moor", "shield": 2, "spoils": {}},
        "chest": {"id": "sock", "name": "Sock", "kind": "wood", "value": 4},
    }
    for key, card in printed.items():
        cards = source[key]
        assert isinstance(cards, list)
        cards.append(card)
    names = ["Ann", "Bob", "Cleo"][:players]
    return Match(game("bellum-magica"), players, 3, {}, schema.BOXES.from_source(source), names)


def settled() -> Match:
    """Ann lives in the hut, with the ox on the left and the goblin on the right."""
    match = a_match()
    state = match.state
    box = match.setup.box
    for card, zone in (("hut", CASTLE_BOARD), ("ox", LEFT), ("gob", RIGHT)):
        number = box.number(card)
        source = next(z for z in match.setup.zones if state.holds(z, number))
        state.move(number, source, zone)
    return match


def faces(match: Match, language: str = "en") -> MagicaFace:
    found = face_for(Words(language, "bellum-magica"), match.setup)
    assert isinstance(found, MagicaFace)
    return found


def test_a_creature_shows_six_rows_on_either_side_with_the_active_one_in_brackets() -> None:
    match = a_match()
    ox = match.setup.box.number("ox")

    assert faces(match).line(ox, {}) == "Ox · left – FF G – – M · right S – S* – – T · Confusion"
    assert "left – FF [G] – – M · right S – [S*]" in faces(match).line(ox, {"die": 3})
    assert faces(match, "it").line(ox, {}).startswith("Ox · sinistra – PP G – – M · destra S –")
    assert faces(match).detail(ox).startswith("Confusion: A spell")
    assert faces(match).detail(ox).endswith("«Moo.»")


def test_a_place_shows_its_shields_and_spoils() -> None:
    match = a_match()
    box = match.setup.box

    assert faces(match).line(box.number("ur"), {}) == "Ur · shield 6 + 1 magic · 2 Gold Chests"
    assert faces(match).brief(box.number("ur"), {}) == "Ur"
    assert faces(match).line(box.number("moor"), {}) == "Moor · shield 2 · nothing"


def test_a_chest_shows_its_value_and_has_no_more_to_say() -> None:
    match = a_match()
    sock = match.setup.box.number("sock-1")

    assert faces(match).line(sock, {}) == faces(match).brief(sock, {}) == "Sock (4)"
    assert faces(match).detail(sock) == ""


def test_a_castle_shows_its_rows_while_free_and_then_what_there_is_to_steal() -> None:
    free, taken = a_match(), settled()
    hut = free.setup.box.number("hut")

    assert hut in free.state.cards(CASTLES)
    assert faces(free).line(hut, free.view(0).facts).startswith("Hut · shield 2 · left – FF")
    assert faces(taken).line(hut, taken.view(1).facts) == "Hut · defence 2 · 0 chests"


def test_the_table_adds_up_the_rows_of_a_castle() -> None:
    match = settled()

    assert faces(match).lines(match.view(SPECTATOR), 1) == []
    assert faces(match).lines(match.view(SPECTATOR), 0) == [
        "Rows: 1 –|SS · 2 FFFF|– · 3 GG|SS** · 4 –|– · 5 –|– · 6 MM|TT"
    ]


def test_a_heading_tells_what_lies_before_a_castle() -> None:
    match = settled()
    view = match.view(0)
    view.facts.update(food=[3, 0], glyphs=[1, 0], barrels=[2, 0], spells=[2, 0], cast=[1, 0])
    view.facts.update(captain=0, die=4, day=2, treasure=9)

    told = faces(match).badges(view, 0)

    assert told == [
        "Captain",
        "3 food",
        "1 glyph",
        "2 Barrels",
        "defence 2",
        "1 spell ready",
        "treasure 9",
    ]
    assert faces(match).badges(view, 1) == []
    assert faces(match).remarks(view)[0] == "Day 2 · the die shows 4"


def test_the_table_tells_the_rows_under_the_heading() -> None:
    match = settled()
    table = Table(faces(match), match.names, SPECTATOR)

    text = [row.plain() for row in table.rows(match.view(SPECTATOR))]

    heading = next(i for i, line in enumerate(text) if line.startswith("Ann"))
    assert text[heading + 1].startswith("  Rows: 1 –|SS")
    assert "  On the left (1): Ox" in text


def facts(language: str, id: str) -> dict[str, Any]:
    """What a browser gets of a card."""
    setup = a_match().setup
    face = face_for(Words(language, "bellum-magica"), setup)
    return cast("dict[str, Any]", to_builtins(face.facts(setup.box.number(id))))


def test_a_board_is_told_icons_by_row() -> None:
    told = facts("it", "ox")

    assert told["kind"] == "evil"
    assert told["prices"] == [{"counts": {"food": 2}, "text": "2 provviste"}]
    assert told["left"] == SIX
    assert told["right"] == ARMED
    assert told["bonus"] == "confusion"
    assert told["bonusName"] == "Confusione"
    assert facts("en", "ox")["leftText"] == "On the left: 2: 2 food; 3: 1 glyph; 6: 1 map"
    assert facts("en", "gob")["bonus"] == ""


def test_a_board_is_told_shields_spoils_and_values() -> None:
    ur, hut, sock = (facts("en", id) for id in ("ur", "hut", "sock-1"))

    assert (ur["kind"], ur["shield"], ur["magic"], ur["spoils"]) == ("town", 6, 1, {"gold": 2})
    assert (hut["kind"], hut["shield"], hut["magic"]) == ("castle", 2, 0)
    assert (sock["kind"], sock["value"]) == ("wood", 4)


def test_a_forecast_tells_each_face_of_the_die_to_those_who_see_the_cards() -> None:
    match = settled()
    face, told = faces(match), match.setup.game.forecast(match.state, 0)

    assert face.forecast(told) == []
    face.cards_shown = True
    assert face.forecast(told) == [roll.text for roll in face.foreseen(told).faces]
    assert face.forecast(told)[1].startswith("If a 2 is rolled: 4 food · ")
    assert face.forecast(told)[3] == "If a 4 is rolled: takes nothing"
