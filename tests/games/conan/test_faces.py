"""Cards, dice and the table in the terminal, and as facts for the browser."""

from random import Random
from typing import Any, cast

import pytest
from msgspec import to_builtins

from overlord.core.layout import SPECTATOR
from overlord.core.match import Match
from overlord.core.registry import game
from overlord.core.view import View
from overlord.games.conan.components.box import OF_DIE, OF_EVENT, ConanBox
from overlord.games.conan.face_board import facts, printed
from overlord.games.conan.state import FATIGUE, GUARD, RESERVE, Conan
from overlord.games.conan.table.terms import SCENARIOS
from overlord.games.conan.zones import GONE, QUIET
from overlord.present.face import Face, face_for
from overlord.present.log import Chronicle
from overlord.present.question import Question, question_to
from overlord.testing import rule
from overlord.words import Words

ENGLISH, ITALIAN = Words("en", "conan"), Words("it", "conan")


def a_match(answers: int, players: int = 3, seed: int = 5) -> Match:
    rng = Random(seed)
    names = ["Ann", "Bob", "Cleo", "Dan", "Eve"][:players]
    match = Match(game("conan"), players, seed, {}, names=names)
    for _ in range(answers):
        if match.over:
            break
        seat = match.state.pending()[0]
        match.play(seat, rng.choice(match.options(seat)))
    return match


def a_box() -> ConanBox:
    box = game("conan").box
    assert isinstance(box, ConanBox)
    return box


def faces(words: Words) -> Face:
    return face_for(words, a_match(0).setup)


def face(words: Words, id: str, known: dict[str, object] | None = None) -> str:
    return faces(words).line(a_box().number(id), known or {})


# Cards in a line


@rule("CO-9")
def test_a_unit_tile_shows_its_values_and_skills() -> None:
    assert face(ENGLISH, "tile-pict-warriors") == (
        "Pict Warriors · move 2 · armor 2 · Melee 1 red ↻ · reinforcement 2 · Blocking, Leap"
    )
    assert face(ITALIAN, "tile-bossonian-archers-purple") == (
        "Arcieri Bossoniani (viola) · movimento 2 · armatura 1 · Tiro 2 gialli ↻ · rinforzo 1"
        " · Tiratore Scelto"
    )
    assert face(ITALIAN, "event-tile-1") == "Evento"


@rule("CO-8")
def test_groups_are_told_apart_by_the_colour_of_their_bases() -> None:
    box = a_box()

    assert ENGLISH.card(box, box.number("pict-hunters-blue-2")) == "Pict Hunter (blue)"
    assert ITALIAN.card(box, box.number("bossonian-guards-red-1")) == "Guardia Bossoniana (rossa)"
    assert ITALIAN.card(box, box.number("tile-mummies-green")) == "Mummie (verdi)"


def test_heroes_things_and_spells() -> None:
    assert face(ENGLISH, "conan") == (
        "Conan · 11 gems · move 2 (4) · Melee red (5) · Ranged orange (4) · Manipulation orange (3)"
        " · Guard orange · Circular Strike, Wall Wrecker 11, Swimming 6, Leap 8, Climb 9"
    )
    assert face(ITALIAN, "valeria").startswith(
        "Valeria · 10 gemme · movimento 2 (4) · Mischia arancione ↻ (3) · Tiro giallo (4)"
    )
    assert face(ENGLISH, "conans-sword") == (
        "Conan's Sword · encumbrance 2 · Melee 1 orange · Ranged 1 orange (thrown) · Guard 1 orange"
    )
    assert face(ITALIAN, "life-potion-2") == "Pozione di Vita · ingombro 0 · 2 gemme in Riserva"
    assert face(ENGLISH, "teleportation") == "Teleportation · cost 1, limit ∞"
    assert face(ITALIAN, "sets-halo") == "Aura di Set · costo 2, limite 2 · reazione"


def test_the_detail_of_a_card_ends_with_its_text() -> None:
    told = faces(ITALIAN)

    assert told.detail(a_box().number("dagger-1")).endswith(
        "«Per lettere, mele e conversazioni brevi.»"
    )
    assert told.detail(a_box().number("village-a1")) == "terreno aperto · uscita"
    assert told.detail(a_box().number("number-1")) == ""


def test_a_place_says_who_is_there_and_a_model_where_it_is() -> None:
    known: dict[str, object] = {
        "at": {"hyenas-1": "village-b6", "hyenas-2": "village-b6", "zogar-sag-1": "village-b6"},
        "life": {"hyenas-1": 1, "hyenas-2": 1, "zogar-sag-1": 5},
        "chests": ["village-b6"],
    }
    told = faces(ENGLISH)
    box = a_box()

    assert told.answer(asked(known), box.number("village-b6")) == (
        "Hut 3 (B6): Hyena ×2, Zogar Sag, a chest"
    )
    assert told.answer(asked(known), box.number("zogar-sag-1")) == "Zogar Sag, Hut 3 (B6), 5 life"
    assert told.brief(box.number("zogar-sag-1"), known) == "Zogar Sag"
    assert told.answer(asked(known), box.number("hyenas-2")) == "Hyena, Hut 3 (B6)"
    assert told.brief(box.number("number-3"), known) == "3 (Hut 3 (B6))"
    assert told.brief(box.number("number-10"), known) == "10 ()"


# Answers


def seen(facts: dict[str, object]) -> View:
    """A view of which only the facts matter."""
    return View(0, 2, [], facts, [], [], [], False)


def asked(facts: dict[str, object]) -> Question:
    return Question(0, "", {}, seen(facts))


@rule("CO-11")
def test_an_event_says_what_it_does() -> None:
    assert faces(ENGLISH).answer(asked({}), OF_EVENT) == "Reinforcements: 4 points"
    assert faces(ITALIAN).answer(asked({}), OF_EVENT) == "Rinforzi: 4 punti"


@rule("CO-C35")
def test_a_gift_is_told_by_who_gives_it_and_to_whom() -> None:
    match = a_match(0)
    view = match.view(0)
    told = face_for(ENGLISH, match.setup)

    def said(giver: int, taker: int) -> str:
        return told.question(Question(0, "give-gems", {"giver": giver, "taker": taker}, view))

    assert said(3, 1).endswith("how many gems Hadrathus gives to Conan for good")
    assert said(0, 2).endswith("how many gems the Overlord gives to Shevatas for good")


@rule("CO-C23")
def test_a_die_says_its_colour_and_its_symbols() -> None:
    known: dict[str, object] = {"blow": {"colours": [2, 0], "faces": [5, 0]}}

    assert faces(ENGLISH).answer(asked(known), OF_DIE) == "Die 1: red 3"
    assert faces(ITALIAN).answer(asked(known), OF_DIE + 1) == "Dado 2: giallo 0"
    assert a_box().faces == [[0, 0, 0, 1, 1, 2], [0, 0, 1, 1, 2, 2], [0, 1, 1, 2, 2, 3]]


# The table


@rule("CO-4", "CO-85")
def test_the_table_tells_the_river_with_its_costs_and_who_stands_where() -> None:
    match = a_match(1)
    lines = faces(ENGLISH).remarks(match.view(1))

    assert lines[0] == "Round 0, the Overlord recovers 5"
    assert lines[2].startswith("River: [1] Pict Hunters (blue) [2] Zogar Sag [3] Pict Warriors")
    assert "E3: Conan, Shevatas" in lines
    assert "Hut 2, of stone (B4): Zogar Sag, a chest" in lines


def test_a_seat_is_told_with_its_heroes_and_their_gems() -> None:
    match = a_match(1)
    told = faces(ITALIAN)

    assert told.badges(match.view(0), 0) == [
        "Overlord: Riserva 10, Fatica 3, in uso 0, perdute per sempre 0"
    ]
    assert told.badges(match.view(0), 2) == ["Shevatas: Riserva 5, Fatica 5, Ferite 0, in uso 0"]
    assert len(told.badges(match.view(0), 1)) == 2


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_everything_that_is_said_in_a_game_is_worded(scenario: str) -> None:
    match = Match(game("conan"), 2, 4, {"scenario": scenario}, names=["Ann", "Bob"])
    rng = Random(8)
    languages = [(words, face_for(words, match.setup)) for words in (ENGLISH, ITALIAN)]
    answers = 0
    while not match.over:
        seat = match.state.pending()[0]
        answers += 1
        if answers % 8 == 1:
            view = match.view(seat)
            for _, told in languages:
                said = told.remarks(view) + told.badges(view, seat)
                question = question_to(view, seat)
                assert question is not None
                said += [told.answer(question, one) for one in match.options(seat)]
                assert all(said)
                unworded = ("face-", "event-", "action-", "skill-")
                assert [text for text in said if text.startswith(unworded)] == []
        match.play(seat, rng.choice(match.options(seat)))
    kinds = {entry.event.kind for entry in match.log} | {entry.event.topic for entry in match.log}
    for words, _ in languages:
        lines = Chronicle(words, match.setup, match.names, SPECTATOR).lines(match.log)
        assert [line.text for line in lines if line.text in kinds] == []


def test_the_table_tells_what_only_some_scenarios_keep_track_of() -> None:
    def remark_lines(words: Words, scenario: str, quiet: int, gone: int) -> list[str]:
        match = Match(game("conan"), 2, 4, {"scenario": scenario})
        assert isinstance(match.state, Conan)
        match.state[QUIET] = quiet
        match.state[GONE] = gone
        return face_for(words, match.setup).remarks(match.view(1))

    ritual = remark_lines(ITALIAN, "the-final-ritual", 0, 0)
    assert "Segnalino dello scenario: 10" in ritual
    assert "Barricata fra C3 e C4: 12 punti vita" in ritual
    quiet = "Tutto tace, al più tardi fino alla fine del round 4"
    assert quiet in remark_lines(ITALIAN, "trapped-like-rats", 1, 0)
    assert quiet not in remark_lines(ITALIAN, "trapped-like-rats", 0, 0)
    assert "Saletta delle Carte: un sacerdote" in remark_lines(ITALIAN, "the-wrath-of-anu", 0, 0)
    assert "Saletta delle Carte: un sacerdote" not in remark_lines(
        ITALIAN, "the-wrath-of-anu", 0, 4
    )


def test_a_number_says_whose_things_may_be_there() -> None:
    match = Match(game("conan"), 2, 4, {"scenario": "trapped-like-rats"})
    told = face_for(ENGLISH, match.setup)

    facts = match.state.view(0).facts
    assert told.brief(a_box().number("number-12"), facts) == "12 (Common Room B5, Shevatas)"


# The log


def test_cards_among_the_numbers_of_an_event_are_named() -> None:
    match = a_match(0)
    box = a_box()
    hut, open_air = box.number("village-b4"), box.number("village-b3")
    match.state.announce("moves", box.number("conan"), -1, hut)
    match.state.announce("moves", box.number("conan"), open_air, hut)
    match.state.announce("attacks", box.number("conan"), box.number("hyenas-1"), 0, 0)
    match.state.announce(
        "attacks", box.number("conan"), box.number("hyenas-1"), 0, box.number("kris")
    )

    english, italian = (
        [
            line.text
            for line in Chronicle(words, match.setup, match.names, SPECTATOR).lines(match.log)
        ]
        for words in (ENGLISH, ITALIAN)
    )
    assert english[-4:] == [
        "Conan stands in Hut 2, of stone (B4)",
        "Conan goes from B3 to Hut 2, of stone (B4)",
        "Conan attacks Hyena in melee",
        "Conan attacks Hyena in melee, with Kris",
    ]
    assert italian[-2:] == [
        "Conan attacca Iena in mischia",
        "Conan attacca Iena in mischia, con Kris",
    ]


@rule("CO-2", "CO-H1")
def test_gems_are_told_by_hero_or_overlord() -> None:
    match = a_match(0)
    state = match.state
    assert isinstance(state, Conan)
    state.shift(3, RESERVE, GUARD, 1)
    state.shift(0, RESERVE, FATIGUE, 2)

    lines = Chronicle(ITALIAN, match.setup, match.names, SPECTATOR).lines(match.log)
    assert [line.text for line in lines[-2:]] == [
        "Hadrathus: 1 gemma, Riserva → Guardia",
        "Overlord: 2 gemme, Riserva → Fatica",
    ]


def test_dice_are_told_by_their_symbols() -> None:
    match = a_match(0)
    faces = a_box().faces
    for colour, die in enumerate(("yellow", "orange", "red")):
        rolled = match.state.roll(6, f"die-{die}")
        lines = Chronicle(ENGLISH, match.setup, match.names, SPECTATOR).lines(match.log)
        assert lines[-1].text == f"{die.capitalize()} die: {faces[colour][rolled - 1]}"


# The browser


def plain(told: object) -> dict[str, Any]:
    return cast("dict[str, Any]", to_builtins(told))


def test_the_browser_is_told_what_is_printed() -> None:
    box = a_box()

    def facts_of(id: str) -> dict[str, Any]:
        return plain(facts(ITALIAN, box.card(box.number(id))))

    assert facts_of("village-b2") == {"kind": "area", "board": 3, "place": 8}
    assert facts_of("number-1") == {"kind": "token"}
    assert facts_of("event-tile-1")["unit"] == -1
    snake = facts_of("tile-giant-snake")
    assert (snake["rank"], snake["size"], snake["melee"]) == ("monster", 4, ["orange"] * 3)
    assert snake["unit"] == facts_of("giant-snake-1")["unit"]
    hadrathus = facts_of("hadrathus")
    assert hadrathus["load"] == [8, 5, 7]
    axe = facts_of("battle-axe")["bonuses"]
    assert isinstance(axe, dict)
    assert axe["ranged"]["thrown"]
    assert facts_of("mitras-halo")["effect"] == "halo"


@rule("CO-C24")
def test_a_browser_is_told_the_boards_and_what_the_scenarios_want() -> None:
    box = a_box()
    told = plain(printed(ENGLISH, box))

    assert told["dice"]["red"] == [0, 1, 1, 2, 2, 3]
    assert set(told["boards"]) == {board.id for board in box.boards}
    inn = {area["id"]: area for area in told["boards"]["inn"]["areas"]}
    assert inn["inn-w3"] == {
        "id": "inn-w3",
        "at": (3.5, 6),
        "ground": "ground",
        "level": 0,
        "capacity": 9,
        "exit": True,
    }
    leap = next(one for one in told["boards"]["ships"]["borders"] if one["kind"] == "leap")
    assert (leap["between"], leap["difficulty"]) == (("ships-c2", "ships-e2"), 2)
    tigress = told["scenarios"]["hunting-the-tigress"]
    assert tigress["life"][box.number("tile-zaporavo")] == 8
    assert tigress["allies"] == [box.number("tile-belits-guards")]
    assert tigress["wins"][0]["goals"][0]["what"] == [
        box.number("tile-zaporavo"),
        box.number("tile-skuthus"),
    ]
    assert tigress["wins"][2]["goals"][0]["what"] == [box.number("belit")]
    assert tigress["wins"][0]["text"] == "Zaporavo and Skuthus are slain"
    assert tigress["events"][0].startswith("Reinforcements: ")


@rule("CO-C44", "CO-C47", "CO-C57")
def test_a_browser_is_told_what_a_scenario_puts_on_its_board() -> None:
    box = a_box()
    told = plain(printed(ENGLISH, box))
    fort = told["boards"]["fort"]["borders"]
    cell, *_, kennels = told["scenarios"]["for-all-of-ophirs-gold"]["gates"]

    assert fort[cell["border"]]["between"] == ("fort-b2", "fort-c2")
    assert (cell["kind"], cell["difficulty"], cell["key"]) == ("lock", 2, 0)
    assert (kennels["kind"], kennels["cost"]) == ("shut-door", 1)
    ritual = told["scenarios"]["the-final-ritual"]
    assert [gate["life"] for gate in ritual["gates"]] == [12, 12, 12]
    chase = told["scenarios"]["infernal-pursuit-1"]
    assert "ships-e3" in chase["out"]
    assert chase["stations"] == ["ships-main-1", "ships-fore-1", "ships-poop-1"]
    assert chase["allies"] == [box.number("tile-pirates-red")]
    assert told["scenarios"]["infernal-pursuit-2"]["special"] == ["drown", "ballista"]
    alarms = {name: print["alarm"] for name, print in told["scenarios"].items() if print["alarm"]}
    assert alarms == {"trapped-like-rats": 4}
