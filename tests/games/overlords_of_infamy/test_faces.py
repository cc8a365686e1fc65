"""Cards, places and the table in the terminal, and as facts for the browser."""

from typing import Any, cast

import pytest
from msgspec import to_builtins

from overlord.core.match import Match
from overlord.core.registry import game
from overlord.games.overlords_of_infamy.box import DONE, OF_SPOT, InfamyBox
from overlord.games.overlords_of_infamy.face_board import facts
from overlord.games.overlords_of_infamy.face_cards import effects_text, scope, tokens
from overlord.games.overlords_of_infamy.face_map import Map
from overlord.games.overlords_of_infamy.fields import NAMES, SPOT_NAMES
from overlord.present.face import Face, face_for
from overlord.present.log import Chronicle
from overlord.present.question import questions
from overlord.present.text_reader import TextReader
from overlord.words import Words
from tests.games.overlords_of_infamy.tables import ACTION, a_table

ID = "overlords-of-infamy"
ENGLISH, ITALIAN = Words("en", ID), Words("it", ID)


def a_match(players: int, answers: int, **options: str) -> Match:
    """Everybody takes the first Overlord that is left, and then the last thing that is offered."""
    names = ["Ann", "Bob", "Cleo", "Dan", "Eve"][:players]
    match = Match(game(ID), players, 7, options, names=names)
    for _ in range(answers):
        if match.over:
            break
        seat = match.state.pending()[0]
        offered = match.options(seat)
        wanted = [action for action in offered if action != DONE]
        match.play(seat, wanted[match.state.rng.below(len(wanted))] if wanted else DONE)
    return match


def a_box() -> InfamyBox:
    box = game(ID).box
    assert isinstance(box, InfamyBox)
    return box


def faces(words: Words) -> Face:
    return face_for(words, game(ID).setup(2, {}))


def face(words: Words, id: str) -> str:
    return faces(words).line(a_box().number(id), {})


# Cards in a line


def test_a_plot_says_what_it_needs_and_what_comes_after_it() -> None:
    assert face(ENGLISH, "elect-a-ham") == (
        "Elect a Ham · Villainy · needs 3 Food, 1 Wood, Perpetual Pendulum of Ponderous Persuasion,"
        " 1 Lackey · 8 points · Aftermath: Your Infamy rises by 1."
    )
    assert face(ITALIAN, "install-stairs-that-only-go-up") == (
        "Scale che Salgono e Basta · Scelleratezza · richiede 2 Legno, 2 Rottami, 1 Tecnoscintilla"
        " · 6 punti · Strascico, 1 Punto Azione: Pesca due tessere e mettine una, due volte."
    )


def test_a_world_event_says_how_long_it_lasts() -> None:
    assert face(ENGLISH, "bountiful-harvest") == (
        "Bountiful Harvest · In each Overlord's next turn: Each Harvest brings twice as much."
    )
    assert face(ITALIAN, "drought") == (
        "Siccità · Nel prossimo turno di ciascuno: È vietata la Raccolta di Acqua."
    )


def test_tiles_quests_and_overlords() -> None:
    assert face(ENGLISH, "rustwick") == "Rustwick · Scrap, Village"
    assert face(ITALIAN, "palisade") == "Palizzata · Legno, Muri"
    assert face(ENGLISH, "free-cake") == "Free Cake · Pitfall"
    assert face(ENGLISH, "fix-the-town-clock") == (
        "Fix the Town Clock · needs 2 Scrap, 1 SparkTech · World Tension rises by 2."
    )
    assert face(ENGLISH, "mend-the-old-bridge") == "Mend the Old Bridge · needs 2 Wood, 1 Scrap"
    assert face(ITALIAN, "waffles").startswith("Waffles · predilige Tirapiedi · Riporto: ")


def test_who_asks_about_a_card_hears_its_text_too() -> None:
    number = a_box().number("tax-the-ducks")

    assert faces(ENGLISH).detail(number).endswith("3 points «The bill was inevitable.»")
    assert faces(ENGLISH).detail(a_box().number("free-cake")) == "Pitfall"


# What cards do


def test_one_template_speaks_of_you_and_of_others() -> None:
    said = {plot.id: effects_text(ENGLISH, plot) for plot in a_box().plots}
    said |= {event.id: effects_text(ENGLISH, event) for event in a_box().events}

    assert said["grant-every-wish-literally"] == "Gain any 3 basic resources."
    assert said["unclaimed-luggage"] == "Every Overlord gains a basic resource of their choice."
    assert said["own-the-word-the"] == "Take any basic resource from every other Overlord."
    assert said["steal-candy-from-babies"] == ""


@pytest.mark.parametrize("words", [ENGLISH, ITALIAN])
def test_everything_a_card_does_is_a_sentence(words: Words) -> None:
    box = a_box()
    told = [effects_text(words, plot) for plot in box.plots]
    told += [effects_text(words, event) for event in box.events]
    told += [effects_text(words, quest) for quest in box.quests]

    for said in filter(None, told):
        assert said[0].isupper(), said
        assert said.endswith("."), said
        for key in ("effect-", "modifier-", "who-", "tokens-", "resource-", "{"):
            assert key not in said, said
    assert sum(map(bool, told)) == 32 + 60 + 12


def test_tokens_are_counted_by_kind() -> None:
    assert tokens(ENGLISH, [0, 2, 0, 0, 0, 0, 1]) == "2 Food, 1 Conjure Ore"
    assert tokens(ITALIAN, [0] * 7) == ""


# The table


def test_the_map_has_a_line_for_each_row_and_the_lairs_in_it() -> None:
    eyes = TextReader(a_match(2, 2), ENGLISH, 0)
    lines = eyes.face.remarks(eyes.view())

    assert [line[0] for line in lines[:9]] == list("ABCDEFGHI")
    assert lines[0].endswith("9=1")  # the Barracks of the first player
    assert "9=2" in lines[8]
    assert "6^@" in lines[4]  # the Hero at home
    assert "1-" in lines[0]  # a zone that nobody plays
    assert lines[-2] == "World Tension 0 of 10 · World Events 0 of 6"
    assert lines[-1] == "Stronghold: no resources"


def test_a_place_is_told_by_what_is_there() -> None:
    eyes = TextReader(a_match(2, 2), ENGLISH, 0)

    def place_line(space: str) -> str:
        asked = questions(eyes.view())[0]
        return eyes.face.answer(asked, OF_SPOT + 2 * NAMES.index(space))

    assert place_line("e6") == "E6 · Stronghold · the Hero"
    assert place_line("e7") == "E7 · Cosmic Orbs of Focus (Relic)"
    assert place_line("e8") == "E8 · Water (Contested)"
    assert place_line("b9") == "B9 · Village in the Lair of player 1"
    assert place_line("c8") == "C8 · empty"
    assert place_line("b10") == "B10 · Scrap in the Lair of player 1"


def test_a_tile_is_told_by_what_it_shows_and_who_works_there() -> None:
    land = {"c8": "wood-1", "c9": "wood-village", "d7": "wood-wall", "d8": "pitfall-1"}
    state = a_table(*ACTION, land=land, walls={"d7": 2}, lackeys={"c9b": 0}).state
    told = Map(ENGLISH, state.box, state.view(0))

    assert told.spot_text(2 * NAMES.index("c8")) == "C8 · Wood (Map Tile)"
    assert (
        told.spot_text(2 * NAMES.index("c9") + 1) == "C9 · Village (Map Tile) · Lackey of player 1"
    )
    rows = told.lines(state.view(0))
    assert rows[2].split()[-2:] == ["8O", "9OV1"]
    assert rows[3].split()[7:9] == ["7#O", "8o"]


def test_a_seat_is_told_with_what_it_has() -> None:
    eyes = TextReader(a_match(2, 4), ENGLISH, 0)
    first = eyes.view().facts["first"]
    assert isinstance(first, int)

    assert eyes.face.badges(eyes.view(), first) == [
        f"player {first + 1}",
        "0 points",
        "Infamy 1",
        "Barracks 3",
        "no resources",
        "3 Action Points left",
    ]


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize(
    ("players", "hero"), [(1, "table"), (3, "table"), (5, "table"), (3, "player")]
)
def test_tables_and_logs_read_well_all_game_long(players: int, hero: str, language: str) -> None:
    match = a_match(players, 150, hero=hero)
    words = Words(language, ID)
    for reader in range(players):
        eyes = TextReader(match, words, reader)
        said = [row.text for row in eyes.rows()] + [offer.text for offer in eyes.offers()]
        said += [
            line.text
            for line in Chronicle(words, match.setup, match.names, reader).lines(match.log)
        ]
        for text in said:
            assert "{" not in text, text
            for prefix in ("log-", "face-", "map-", "zone-", "action-", "space-", "spot-", "card-"):
                assert not text.startswith(prefix), text
        assert any("Hero" in text or "Eroe" in text for text in said)


def test_a_tile_turned_up_for_the_hero_is_told_once() -> None:
    match = a_match(1, 150)
    lines = Chronicle(ENGLISH, match.setup, match.names, 0).lines(match.log)
    said = [line.text for line in lines]
    shown = [i for i, text in enumerate(said) if text.startswith("The top tile is ")]

    assert shown
    for i in shown:
        tile = said[i].removeprefix("The top tile is ")
        assert said[i + 1] == f"{tile} goes under the stack"


def log_of(language: str, reader: int, answers: int = 400, **options: str) -> list[str]:
    match = a_match(2, answers, **options)
    lines = Chronicle(Words(language, ID), match.setup, match.names, reader).lines(match.log)
    return [line.text for line in lines]


@pytest.mark.parametrize(
    ("language", "start"), [("en", "World Event: "), ("it", "Evento Mondiale: ")]
)
def test_the_log_says_what_an_event_does_and_its_jest(language: str, start: str) -> None:
    words = Words(language, ID)
    box = a_box()
    expected = {
        f"{start}{words.card(box, box.number(event.id))}. {scope(words, event)}:"
        f" {effects_text(words, event)} «{words.card_text(box, box.number(event.id))}»"
        for event in box.events
    }
    said = {text for text in log_of(language, 0) if text.startswith(start)}
    assert said
    assert said <= expected


def test_the_log_tells_the_jest_of_a_plot_and_what_a_quest_needs() -> None:
    box = a_box()
    jests = {f"{ENGLISH.card(box, box.number(plot.id))}! «{plot.text}»" for plot in box.plots}
    told = [text for text in log_of("en", 0) if "complete" in text and "!" in text]
    assert told
    assert {
        text.partition("You complete ")[2] or text.partition(" completes ")[2] for text in told
    } <= jests
    quests = [text for text in log_of("en", 0, quests="yes") if text.startswith("Hero's Quest: ")]
    assert quests
    assert all(", needs " in text and text.endswith("»") for text in quests)


def test_in_italian_tokens_agree_with_their_number() -> None:
    assert tokens(ITALIAN, [1, 2, 2, 2, 1, 1, 1]) == (
        "1 Acqua, 2 Cibo, 2 Legno, 2 Fauna, 1 Rottame, 1 Tecnoscintilla, 1 Minerale Arcano"
    )
    assert (
        tokens(ITALIAN, [0, 0, 0, 0, 2, 2, 2]) == "2 Rottami, 2 Tecnoscintille, 2 Minerali Arcani"
    )
    assert face(ITALIAN, "barbed-wire-sale").endswith("Negli spazi Contesi non si può raccogliere.")
    told = " / ".join(log_of("it", 0))
    assert "Minerale Arcano" in told
    for wrong in ("1 Rottami", "2 Minerale Arcano", "2 Tecnoscintilla "):
        assert wrong not in told


# For the browser


def facts_of(id: str, words: Words = ENGLISH) -> dict[str, Any]:
    shown = facts(words, a_box().card(a_box().number(id)))
    return cast("dict[str, Any]", to_builtins(shown))


def test_the_browser_is_told_what_is_printed() -> None:
    assert facts_of("palisade") == {
        "kind": "tile",
        "resources": ["wood"],
        "village": False,
        "walls": [0, 1, 2],
        "pitfall": False,
    }
    plot = facts_of("elect-a-ham")
    assert (plot["level"], plot["points"], plot["lackeys"], plot["relic"]) == (
        "villainy",
        8,
        1,
        "pendulum",
    )
    assert plot["cost"] == {"food": 3, "wood": 1}
    assert facts_of("tax-the-ducks")["relicName"] == ""
    event = facts_of("outsourced-jobs", ITALIAN)
    assert (event["scope"], event["scopeText"]) == (
        "next-event",
        "Fino al prossimo Evento Mondiale",
    )
    assert facts_of("fix-the-town-clock")["needs"] == {"scrap": 2, "sparktech": 1}
    assert facts_of("viletron")["affinity"] == "lackey"
    assert facts_of("lord-aether")["abilityName"] == "Transmogrify"


def test_a_page_with_a_map_is_told_places_by_the_names_of_their_owners() -> None:
    land = {"c8": "wood-1", "c9": "wood-village", "d7": "wood-wall", "d8": "pitfall-1"}
    state = a_table(*ACTION, land=land, walls={"d7": 2}, lackeys={"c9b": 0, "c8": 1}).state
    face = face_for(ENGLISH, state.setup)
    face.names, face.cards_shown = ["You", "Bob"], True
    told = face.altered(state.view(0))

    def at(spot: str) -> str:
        return told[OF_SPOT + SPOT_NAMES.index(spot)]

    assert at("c9b") == "C9 · Village (Map Tile) · your zone · your Lackey"
    assert at("c8") == "C8 · Wood (Map Tile) · your zone · Lackey of Bob"
    assert at("d7") == "D7 · Wood, Walls (Map Tile) · your zone"
    assert at("d8") == "D8 · Pitfall (Map Tile) · your zone"
    assert not any("empty" in line for line in told.values())
    assert "the Hero" in " ".join(told.values())
    assert not any("^" in line for line in face.remarks(state.view(0)))


def test_who_is_in_contact_is_told_by_name() -> None:
    face = face_for(ENGLISH, game(ID).setup(3, {}))
    face.names = ["You", "Bob", "Cleo"]
    told: dict[str, object] = {"contacts": [[1, 2], [0], []]}

    assert face.forecast(told) == []
    face.cards_shown = True
    assert face.forecast(told) == ["You: in contact with Bob, Cleo", "Bob: in contact with You"]
