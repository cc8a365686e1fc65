"""Questions and answers of Dark Dealings, read as whole sentences in both languages."""

import pytest

from overlord.core.layout import SPECTATOR
from overlord.core.outcome import Outcome
from overlord.core.setup import Setup
from overlord.games.dark_dealings import GAME
from overlord.present.face import Face, face_for
from overlord.present.outcome import headline
from overlord.present.question import question_to
from overlord.present.sentence import sentence
from overlord.testing import rule
from overlord.words import Words
from tests.games.dark_dealings.tables import (
    Castle,
    Table,
    a_boast,
    a_booster,
    a_defense,
    a_detour,
    a_heavy_hitter,
    a_hero,
    a_new_game,
    a_siege,
    a_war,
    the_castle_next_door,
)
from tests.games.heard import NAMES

HERON = a_hero(id="heron", armor=5, weak="TS", challenge=45)
PIT = a_defense("pit", "T2 S3")
LID = a_defense("lid", "T4")
MAZE = a_detour("maze", "D M1")
CHOIR = a_booster("choir", "S1 T1")
MAUL = a_heavy_hitter("maul", "T3 S4")


def a_face(setup: Setup, reader: int, language: str) -> Face:
    words = Words(language, "dark-dealings")
    face = face_for(words, setup)
    names = NAMES[: setup.players]
    face.names = [words.say("you") if seat == reader else name for seat, name in enumerate(names)]
    return face


def prompt(table: Table, reader: int = 0, language: str = "en") -> str:
    face = a_face(table.state.setup, reader, language)
    return sentence(face, table.state.view(reader), reader)


def answers(
    table: Table, language: str = "en", *, cards: bool = False, foreseen: bool = True, seat: int = 0
) -> list[str]:
    """What a seat may answer; in full, or as somebody reads who sees the cards."""
    face = a_face(table.state.setup, seat, language)
    face.cards_shown = cards
    forecast = GAME.forecast(table.state, seat) if foreseen else {}
    asked = question_to(table.state.view(seat), seat, forecast)
    assert asked is not None
    return [face.answer(asked, action) for action in table.state.legal(seat)]


@rule("DD-10", "DD-11", "DD-12")
def test_heroes_to_keep_are_counted_and_the_others_have_an_address() -> None:
    table = a_new_game(3, seed=1)
    first, second = table.zone("hand.0")[:2]

    assert prompt(table) == (
        "Your turn: Choose the first of two heroes to keep; the other 7 go to Bob"
    )
    assert prompt(table, SPECTATOR) == "Waiting for Ann, Bob, Cleo: two heroes to keep"
    table.choose(0, first)
    assert prompt(table, 0, "it") == (
        "Tocca a te: Scegli il secondo eroe da tenere; gli altri 7 passano a Bob"
    )
    table.choose(0, second)
    assert prompt(table) == "Waiting for Bob, Cleo: two heroes to keep"
    while len(table.everyones("hand")) > 9:
        seat = table.state.pending()[0]
        table.choose(seat, table.zone(f"hand.{seat}")[0])
    assert prompt(table) == (
        "Your turn: Choose the first of two heroes to keep; the last one is discarded"
    )


@rule("DD-17", "DD-18")
def test_a_boast_is_asked_for_and_earns_a_defense() -> None:
    hands = [[a_hero(id="anna", challenge=31), HERON], [a_hero(id="carl"), a_hero(id="dot")]]
    table = a_boast(hands, [PIT, LID, MAZE, MAUL])

    assert (
        answers(table)[0]
        == "Boast with anna · Ranger · Armor 1 · weak to Trap/Spell/Minion · Challenge 31"
    )
    assert answers(table, "it", cards=True) == ["Posa anna", "Posa heron"]
    table.choose(0, "anna")
    assert prompt(table) == (
        "Your turn: Choose the second hero to boast with: "
        "the highest Challenge Value takes a defense first"
    )
    table.choose(0, "heron")
    table.choose(1, "carl", "dot")
    assert prompt(table, 0, "it") == (
        "Tocca a te: Scegli la difesa che prendi per heron (Valore di Sfida 45)"
    )
    assert prompt(table, 1) == ("Waiting for Ann: a defense to take for heron (Challenge Value 45)")
    assert answers(table)[0] == "Take pit · [Trap 2] > Spell 3"


@rule("DD-24", "DD-47", "DD-B6")
def test_a_faced_hero_is_fought_sent_away_or_discarded() -> None:
    table = a_siege(HERON, [PIT, LID, MAZE], later=[a_hero(id="second")])

    assert prompt(table) == "Your turn: You face heron (Ranger, Armor 5): what do you do?"
    assert prompt(table, 1, "it") == (
        "Si aspetta Ann: che cosa fare contro heron (Ranger, Armatura 5)"
    )
    assert answers(table) == [
        "Fight heron: strike for 5 or more",
        (
            "Detour with maze · [Detour] > Minion 1: heron to the bottom of your pile, "
            "then the next hero; the card turns to Minion 1"
        ),
        "Discard heron: no cost, but no defeated hero",
    ]
    assert answers(table, "it", cards=True)[1:] == [
        (
            "Deviazione con maze: heron in fondo alla tua pila, "
            "poi il prossimo eroe; la carta ruota su Scagnozzo 1"
        ),
        "Scarta heron: nessun costo, ma nessun eroe sconfitto",
    ]


@rule("DD-52", "DD-B12")
def test_to_give_up_says_what_it_costs() -> None:
    table = a_siege(HERON, [PIT, LID], mode="hardcore")

    assert answers(table)[-1] == "Give up: you are evicted by heron"
    assert answers(table, "it")[-1] == "Arrenditi contro heron: per te è lo sfratto"


@pytest.mark.parametrize(
    ("klass", "said"),
    [
        ("thief", "Fight thief: strike for exactly 2"),
        ("halflings", "Fight halflings: two groups of defenses, each striking for 2 or more"),
        (
            "berserker",
            "Fight berserker: strike for 2 or more; every defense that strikes is trashed",
        ),
        ("knight", "Fight knight: strike for 2 or more; a defense may strike several times"),
        (
            "wizard",
            "Fight wizard: first trash one of your defenses, then strike for 2 or more",
        ),
    ],
)
@rule("DD-38", "DD-39", "DD-40", "DD-41", "DD-42")
def test_a_fight_says_what_the_class_demands(klass: str, said: str) -> None:
    assert answers(a_siege(a_hero(klass, armor=2), [PIT, LID]))[0] == said


@rule("DD-40", "DD-B20")
def test_the_wizards_price_says_whether_it_leaves_a_chance() -> None:
    hopeless = a_siege(a_hero("wizard", armor=9), [PIT, LID])
    assert answers(hopeless)[0] == (
        "Fight wizard: trash one of your defenses, and then you cannot win"
    )

    table = a_siege(a_hero("wizard", armor=4), [PIT, LID])
    table.fight()
    assert prompt(table) == (
        "Your turn: The price for fighting wizard (Wizard, Armor 4): "
        "choose one of your defenses to trash"
    )
    assert answers(table, cards=True) == [
        "Trash pit: you can still win",
        "Trash lid: then you cannot win",
    ]
    assert answers(table, "it", cards=True, foreseen=False) == ["Elimina pit", "Elimina lid"]


@rule("DD-27", "DD-29", "DD-44", "DD-49")
def test_a_strike_says_its_value_the_total_and_what_becomes_of_the_card() -> None:
    table = a_siege(HERON, [PIT, LID, CHOIR, MAUL])
    table.fight()
    table.strike("pit")

    assert prompt(table) == "Your turn: Choose a defense to strike heron (Armor 5): 2 so far"
    assert prompt(table, 1) == "Waiting for Ann: the strikes against heron (Armor 5), 2 so far"
    assert answers(table) == [
        "Strike for 4 with lid · [Trap 4]: 6 in all, then the card is trashed",
        (
            "Strike for 1 with choir · [Spell 1] > Trap 1 · Booster: "
            "3 in all, then the card turns to Trap 1"
        ),
        (
            "Strike for 3 with maul · [Trap 3] > Spell 4 · Heavy Hitter, "
            "after turning another defense: 5 in all, then the card turns to Spell 4"
        ),
    ]
    table.strike("maul")
    assert prompt(table, 0, "it") == (
        "Tocca a te: Prima che maul (Peso Massimo) colpisca, scegli un'altra tua difesa da ruotare"
    )
    assert answers(table, "it", cards=True) == [
        "Ruota pit: la carta ruota su Incantesimo 3",
        "Ruota lid: la carta è eliminata",
        "Ruota choir: la carta ruota su Trappola 1",
    ]
    table.answer("choir")
    assert prompt(table) == (
        "Your turn: 5 against heron (Armor 5) is enough: strike now, or add a defense"
    )
    assert answers(table, cards=True) == [
        "Strike for 4 with lid: 9 in all, then the card is trashed",
        "Strike for 4 with choir: 9 in all, then the card is trashed",
        "Strike now: 5 against Armor 5 beats heron",
    ]


@rule("DD-49")
def test_the_second_player_is_told_of_the_own_defenses() -> None:
    castle = Castle([a_hero(armor=5)], [a_defense("moat", "T3 S1"), a_booster("drums", "T1 S1")])
    table = a_war(the_castle_next_door(), castle, first=1)
    table.fight()
    table.strike("moat")

    assert prompt(table, 1) == "Your turn: Choose a defense to strike ranger (Armor 5): 3 so far"


@rule("DD-42", "DD-B4")
def test_against_a_knight_a_card_is_told_on_the_side_the_plan_has_reached() -> None:
    table = a_siege(a_hero("knight", armor=5), [PIT])
    table.fight()
    table.strike("pit")

    assert answers(table) == [
        "Strike for 3 with pit · Trap 2 > [Spell 3]: 5 in all, then the card is trashed"
    ]


@rule("DD-B10", "DD-B17")
def test_a_striker_that_matches_only_once_it_is_turned_says_so() -> None:
    hammers = [a_heavy_hitter("maul", "T3 M4"), a_heavy_hitter("ram", "S3 M4")]
    table = a_siege(a_hero(armor=8, weak="M"), hammers)
    table.fight()

    assert answers(table, cards=True)[0] == (
        "Plan a strike with maul: it counts once the card is turned to a matching side"
    )


@rule("DD-39", "DD-41")
def test_halflings_and_berserkers_say_what_striking_now_means() -> None:
    table = a_siege(a_hero("halflings", armor=2), [PIT, LID])
    table.fight()
    assert prompt(table) == (
        "Your turn: Choose a defense for the first group against halflings (Armor 2): 0 so far"
    )
    table.strike("pit")
    assert answers(table) == ["Close the first group (2 against Armor 2) and begin the second"]
    table.second_group()
    assert prompt(table, 0, "it") == (
        "Tocca a te: Scegli una difesa per il secondo gruppo contro halflings (Armatura 2): "
        "finora 0"
    )
    table.strike("lid")
    assert answers(table, "it") == ["Colpisci ora: i due gruppi battono halflings"]

    table = a_siege(a_hero("berserker", armor=2), [PIT])
    table.fight()
    assert answers(table) == [
        "Strike for 2 with pit · [Trap 2] > Spell 3: 2 in all, then the card is trashed"
    ]
    table.strike("pit")
    assert answers(table) == [
        "Strike now: 2 against Armor 2 beats berserker, and every defense that struck is trashed"
    ]


@rule("DD-38")
def test_a_thief_is_to_be_hit_exactly() -> None:
    table = a_siege(a_hero("thief", armor=6), [PIT, LID])
    table.fight()

    assert prompt(table) == (
        "Your turn: Choose a defense to strike thief (Armor 6, to be hit exactly): 0 so far"
    )


@rule("DD-59", "DD-61", "DD-B27")
@pytest.mark.parametrize(("mode", "whose"), [("normal", "{hero}"), ("hardcore", "this hero")])
def test_alone_the_rows_say_what_a_hero_brings(mode: str, whose: str) -> None:
    table = a_new_game(1, seed=3, mode=mode)
    words = Words("en", "dark-dealings")
    box = table.state.box

    assert prompt(table) == (
        "Your turn: Deal 1 of 4: choose the first of two heroes; "
        "each brings a defense from below it or further right"
    )
    assert prompt(table, SPECTATOR) == "Waiting for Ann: a hero from the row (deal 1 of 4)"
    told = answers(table, cards=True)
    assert told[1].endswith(", which brings one of 4 defenses")
    assert told[4].endswith(", which brings the last defense of the row")
    hero = table.zone("hero-row")[3]
    table.answer(hero)
    name = words.card(box, box.number(hero))
    assert prompt(table) == (
        f"Your turn: Choose the defense that comes with {whose.format(hero=name)}: "
        "place 4 of the row or further right"
    )
    table.answer(table.zone("defense-row")[4])
    assert prompt(table, 0, "it") == (
        "Tocca a te: Giro 1 di 4: scegli il secondo eroe; "
        "porta una difesa da sotto di sé o più a destra"
    )
    assert answers(table, "it", cards=True)[-1].endswith(", con una di 2 difese")


@rule("DD-B27")
def test_alone_the_places_that_are_empty_are_told() -> None:
    table = a_new_game(1, seed=3)

    def remarks(language: str) -> list[str]:
        return a_face(table.state.setup, 0, language).remarks(table.state.view(0))

    assert remarks("en") == []
    table.answer(table.zone("hero-row")[3])
    assert remarks("en") == ["Hero row: place 4 is empty"]
    table.answer(table.zone("defense-row")[4])
    table.answer(table.zone("hero-row")[0])
    assert remarks("en") == ["Hero row: places 1, 4 are empty", "Defense row: place 5 is empty"]
    assert remarks("it") == [
        "Fila degli eroi: posti vuoti 1, 4",
        "Fila delle difese: posto vuoto 5",
    ]


def ended(mode: str, *parts: tuple[int, int, int]) -> Outcome:
    """Defeated heroes, defenses left and the Challenge Value that breaks the last tie."""
    last = "score-last-hero" if mode == "hardcore" else "score-challenge"
    keys = ("score-defeated", "score-defenses", last)
    places = [1 + sum(other > part for other in parts) for part in parts]
    breakdown = [dict(zip(keys, part, strict=True)) for part in parts]
    return Outcome(places, [part[0] for part in parts], breakdown)


@pytest.mark.parametrize(
    ("mode", "parts", "said"),
    [
        ("normal", [(5, 1, 9), (4, 3, 50)], "Ann wins with 5 heroes defeated"),
        ("normal", [(1, 1, 9), (0, 3, 0)], "Ann wins with 1 hero defeated"),
        ("normal", [(5, 2, 9), (5, 1, 50)], "Ann wins the tie with the most defenses left: 2"),
        (
            "normal",
            [(5, 2, 51), (5, 2, 50), (5, 1, 54)],
            "Ann wins the tie with the highest Challenge Value defeated: 51",
        ),
        ("normal", [(5, 2, 9), (5, 2, 9)], "Shared victory: Ann, Bob"),
        ("normal", [(6, 2, 9)], "Ann has defeated 6 of 8 heroes"),
        ("hardcore", [(5, 0, 9), (4, 3, 50)], "Ann wins as the last overlord standing"),
        ("hardcore", [(4, 3, 9), (4, 2, 50)], "Ann wins the tie with the most defenses left: 3"),
        (
            "hardcore",
            [(4, 3, 9), (4, 3, 8)],
            "Ann wins the tie with the highest Challenge Value of the last hero: 9",
        ),
        ("hardcore", [(6, 2, 9)], "Ann has defeated 6 of 8 heroes, until the eviction"),
        ("hardcore", [(8, 2, 9)], "Ann has defeated 8 of 8 heroes"),
    ],
)
@rule("DD-35", "DD-36", "DD-37", "DD-54", "DD-55", "DD-56", "DD-63")
def test_the_end_says_who_has_won_and_by_what(
    mode: str, parts: list[tuple[int, int, int]], said: str
) -> None:
    setup = GAME.new(len(parts), 0, mode=mode).setup
    face = a_face(setup, SPECTATOR, "en")

    assert headline(ended(mode, *parts), face, SPECTATOR) == said


def test_the_winner_is_told_so_and_alone_only_heroes_count() -> None:
    table = a_new_game(1, seed=3)
    table.play_to_the_end()
    face = a_face(table.state.setup, 0, "it")
    outcome = table.state.outcome()
    [part] = face.score(outcome, 0, table.state.view(0))

    assert headline(outcome, face, 0) == f"Hai sconfitto {outcome.scores[0]} eroi su 8"
    assert (part.text, part.told) == ("Eroi sconfitti", str(outcome.scores[0]))
    setup = GAME.new(2, 0).setup
    both = ended("normal", (5, 1, 9), (4, 3, 50))
    assert headline(both, a_face(setup, 0, "it"), 0) == "Vinci con 5 eroi sconfitti"
    assert len(a_face(setup, 0, "it").score(both, 1, table.state.view(0))) == 3
