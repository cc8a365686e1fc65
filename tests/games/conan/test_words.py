"""Questions, answers and log lines of Conan as people read them, in both languages."""

from random import Random

import pytest

from overlord.core.events import Event
from overlord.core.layout import SPECTATOR
from overlord.core.match import Entry, Match
from overlord.core.registry import game
from overlord.games.conan import GAME
from overlord.games.conan.components.box import TOKEN, ConanBox
from overlord.games.conan.components.vocabulary import COLOURS, EVENTS, GROUNDS, SKILLS
from overlord.games.conan.heroes.heroes_turn import TakeStance
from overlord.games.conan.zones import OVERLORD, PLACES, SEARCHED, SECRET
from overlord.present.face import face_for
from overlord.present.log import OPEN, Chronicle, Paragraph
from overlord.present.question import question_to
from overlord.testing import rule
from overlord.words import Words
from tests.games.conan.tables import Table

ENGLISH, ITALIAN = Words("en", "conan"), Words("it", "conan")


def read(table: Table, words: Words = ENGLISH) -> tuple[str, dict[str, str]]:
    """What is asked, and what may be answered, by the names of the answers."""
    state, seat = table.state, table.seat
    asked = question_to(state.view(seat), seat, GAME.forecast(state, seat))
    assert asked is not None
    face = face_for(words, state.setup)
    face.names = ["Ann", "Bob"]
    told = {table.id(one): face.answer(asked, one) for one in state.legal(seat)}
    return face.question(asked), told


# Before the first turn


@pytest.mark.parametrize(
    ("words", "prompt", "answer"),
    [
        (
            ENGLISH,
            "Choose secretly where Yselda is hidden; only the Overlord will know",
            "Number 3: Hut 3 (B6)",
        ),
        (
            ITALIAN,
            "Scegli in segreto dove si trova Yselda; lo saprà solo l’Overlord",
            "Numero 3: Capanna 3 (B6)",
        ),
    ],
)
@rule("CO-C28")
def test_the_overlord_is_told_what_to_hide(words: Words, prompt: str, answer: str) -> None:
    asked, answers = read(Table(), words)

    assert asked == prompt
    assert answers["number-3"] == answer


@rule("CO-C49")
def test_the_things_of_each_hero_are_hidden_by_their_name() -> None:
    asked, _ = read(Table(scenario="trapped-like-rats"))

    assert asked == (
        "Choose secretly where the equipment of Conan is hidden; only the Overlord will know"
    )


# The heroes' turn


@rule("CO-H10", "CO-H11")
def test_a_stance_says_what_it_recovers() -> None:
    table = Table()
    table.gems("conan", reserve=4, fatigue=7)
    table.agenda(TakeStance(table.state.terms.seats[1], 1, 0))

    asked, answers = read(table)
    assert asked == (
        "Conan chooses a stance for this turn: aggressive or cautious"
        " (4 gems in the Reserve, 7 in Fatigue)"
    )
    assert answers == {
        "aggressive": "Aggressive: recover 2, act",
        "cautious": "Cautious: recover 5, do not act; only Guard and rerolls",
    }
    assert read(table, ITALIAN)[1] == {
        "aggressive": "Aggressivo: recupera 2 e agisce",
        "cautious": "Prudente: recupera 5 e non agisce; solo Guardia e rilanci",
    }


@rule("CO-H64", "CO-H67")
def test_a_way_says_its_points_and_the_gems_among_them() -> None:
    table = Table()
    table.place("c3", "conan")
    table.place("c4", "hyenas-1", "hyenas-2")
    table.gems("conan", reserve=5)
    table.act("conan", base=1)

    asked, answers = read(table)
    assert asked == (
        "Conan, C3, acts: 1 free movement point left, 5 gems in the Reserve."
        " Choose where to move, or an action"
    )
    assert answers["c2"] == "Move to C2: 1 movement point"
    assert answers["c4"] == "Move to C4: 1 movement point; there: Hyena ×2"
    assert answers["a3"] == "Move to A3: 2 movement points, 1 gem"
    assert answers["done"] == "Conan is done for this turn"

    assert read(table, ITALIAN)[1]["a3"] == "Muovi in A3: 2 punti movimento, 1 gemma"


@rule("CO-H28")
def test_bare_hands_are_said_before_they_strike() -> None:
    table = Table()
    table.place("c3", "conan", "hyenas-1")
    table.carry("conan")
    table.gems("conan", reserve=3)
    table.act("conan")

    assert read(table)[1]["melee"] == (
        "Attack in melee: 1 gem or more, 1 red die for each; bare hands, 2 symbols less"
    )
    table.answer("melee")
    assert read(table) == (
        "Conan attacks in melee: choose the target",
        {"hyenas-1": "Attack Hyena, C3"},
    )
    table.answer("hyenas-1")
    asked, answers = read(table)
    assert asked == (
        "Conan attacks Hyena: choose how many gems, 1 red die for each"
        " (3 gems in the Reserve). Bare hands: 2 symbols less"
    )
    assert answers["gems-2"] == "Attack with 2 gems: 2 red; 1 gem left"


@rule("CO-H26", "CO-H32")
def test_a_weapon_says_its_dice() -> None:
    table = Table()
    table.place("c3", "conan", "hyenas-1")
    table.carry("conan", "battle-axe", "dagger-1")
    table.gems("conan", reserve=3)
    table.act("conan").answer("melee", "hyenas-1", "gems-2")

    assert read(table) == (
        "Conan attacks Hyena with 2 gems: choose the weapon",
        {"battle-axe": "Battle Axe: 1 red ↻", "dagger-1": "Dagger: 1 yellow"},
    )


@rule("CO-H57", "CO-H59")
def test_a_reroll_says_whether_it_costs_a_gem() -> None:
    table = Table()
    table.place("c3", "conan", "hyenas-1", "hyenas-2")
    table.carry("conan", "battle-axe")
    table.gems("conan", reserve=3)
    table.gems("overlord", reserve=1)
    table.luck("red 1", "red 1", "red 2").act("conan").answer("melee", "hyenas-1", "gems-1")

    asked, answers = read(table)
    assert (
        asked == "Conan: the dice show 2 symbols; reroll one, or keep them (2 gems in the Reserve)"
    )
    assert answers["keep"] == "Keep the dice"
    assert answers["die-1"] == "Reroll die 1 (red 1): no gem"

    table.answer("die-1")
    assert read(table)[1]["die-2"] == "Reroll die 2 (red 1): 1 gem"
    assert read(table, ITALIAN)[1]["die-2"] == "Rilancia il dado 2 (rosso 1): 1 gemma"


# The Overlord's turn


@rule("CO-4", "CO-37", "CO-40")
def test_a_tile_says_its_cost_and_who_acts_and_a_dead_one_is_marked() -> None:
    table = Table()
    table.place("c3", "hyenas-1", "hyenas-2")
    table.gems("overlord", reserve=8)
    table.activate()

    asked, answers = read(table)
    assert asked == "Activate a tile of the River: 2 activations and 8 gems left; or end the turn"
    assert answers["tile-hyenas"] == "Hyenas: 4 gems; 2 models"
    assert answers["tile-zogar-sag"] == (
        "† Zogar Sag: 2 gems; nobody is left to act, the tile only goes to the end of the River"
    )
    assert answers["clear-river"] == (
        "Remove a dead tile from the River for good: 2 gems leave the game"
    )
    assert answers["done"] == "End the turn; 8 gems stay in the Reserve"
    assert read(table, ITALIAN)[1]["clear-river"] == (
        "Scorri il Fiume: una tessera morta esce dal gioco, con 2 gemme"
    )


@rule("CO-21", "CO-31")
def test_a_model_says_where_it_is_and_with_what_it_attacks() -> None:
    table = Table()
    table.place("c3", "conan", "hyenas-1")
    table.place("c4", "hyenas-2")
    table.gems("overlord", reserve=2)
    table.model("hyenas-1")

    asked, answers = read(table)
    assert asked == (
        "Hyena, C3, acts: 5 free movement points left, 2 gems in the Reserve."
        " Choose where to move, or an action"
    )
    assert answers["melee"] == "Attack in melee: 1 orange"
    assert answers["hyenas-2"] == "Let Hyena, C4 act"
    assert answers["done"] == ("Done with this unit: none of it acts any more in this activation")


@rule("CO-H39", "CO-H40")
def test_a_guard_says_how_likely_it_stops_everything() -> None:
    table = Table()
    table.place("c3", "conan", "hyenas-1")
    table.carry("conan")
    table.gems("conan", reserve=2)
    table.gems("overlord")
    table.luck("orange 1").model("hyenas-1").answer("melee", "conan")

    asked, answers = read(table)
    assert asked == (
        "Hyena attacks Conan with a power of 1: choose how many gems go on Guard,"
        " 2 gems in the Reserve"
    )
    assert answers == {
        "gems-0": "No Guard: 0 % to take nothing",
        "gems-1": "Guard with 1 gem: 67 % to take nothing",
        "gems-2": "Guard with 2 gems: 89 % to take nothing",
    }
    assert read(table, ITALIAN)[1]["gems-1"] == "Guardia con 1 gemma: 67 % di non subire danni"


# The log


@rule("CO-H24", "CO-H28")
def test_an_attack_is_told_with_its_weapon() -> None:
    match = Match(game("conan"), 2, 4, {}, names=["Ann", "Bob"])
    rng = Random(8)
    while not match.over:
        seat = match.state.pending()[0]
        match.play(seat, rng.choice(match.options(seat)))
    chronicle = Chronicle(ENGLISH, match.setup, match.names, SPECTATOR)
    texts = [line.with_rule for line in chronicle.lines(match.log)]

    assert any(" from afar, with " in text and text.endswith("(CO-H30)") for text in texts)
    assert any(text.endswith("in melee (CO-22)") for text in texts)


@pytest.mark.parametrize(
    ("scenario", "lines"),
    [
        (
            "in-the-clutches-of-the-picts",
            {"Yselda is not at number 1, Hut 1 (B2)", "Yselda was at number 1, Hut 1 (B2)"},
        ),
        (
            "the-wrath-of-anu",
            {
                "Priest 1, Back Room, is not the one who can lift the curse",
                "Priest 1, Back Room, is the one who can lift the curse",
            },
        ),
        (
            "trapped-like-rats",
            {
                "Ann, hero 1: nothing at number 1, Gallery A2",
                "Ann, hero 1: the equipment was at number 1, Gallery A2",
            },
        ),
    ],
)
@rule("CO-C28", "CO-C49", "CO-C53")
def test_a_place_that_is_searched_says_what_is_not_there(scenario: str, lines: set[str]) -> None:
    setup = GAME.setup(2, {"scenario": scenario})
    token = setup.box.numbers(TOKEN)[0]
    chair = 1 if scenario == "trapped-like-rats" else OVERLORD
    chronicle = Chronicle(Words("en", GAME.id), setup, ["The Overlord", "Ann"], OPEN)
    told = set()
    for zone in (PLACES + chair, SECRET + chair):
        event = Event("move", token, zone, SEARCHED, 0, [], "", ())
        told.add(chronicle.line(Paragraph([Entry(0, 0, event)], 1)).text)

    assert told == lines


def test_the_vocabulary_of_the_box_is_worded() -> None:
    wanted = [f"skill-{skill}" for skill in SKILLS] + [f"event-{event}" for event in EVENTS]
    wanted += [f"colour-{colour}" for colour in COLOURS] + [f"ground-{one}" for one in GROUNDS]

    assert [key for key in wanted if ENGLISH.wording(key) is None] == []


@pytest.mark.parametrize("words", [ENGLISH, ITALIAN])
def test_every_scenario_has_a_name_and_says_what_it_is_about(words: Words) -> None:
    box = GAME.box
    assert isinstance(box, ConanBox)

    for scenario in box.scenarios:
        assert words.value("scenario", scenario.id) != scenario.id
        said = words.find(f"option-scenario-{scenario.id}", "text")
        assert said
        assert said == scenario.text or words is not ENGLISH
