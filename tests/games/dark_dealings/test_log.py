"""The log of Dark Dealings, read line by line in both languages."""

import pytest

from overlord.core.layout import SPECTATOR
from overlord.core.match import Match
from overlord.core.registry import game
from overlord.testing import rule
from overlord.words import Words
from tests.games.dark_dealings.tables import (
    Castle,
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
from tests.games.heard import Ear


@rule("DD-26", "DD-49")
def test_a_strike_is_told_with_its_value_and_its_owner() -> None:
    defenses = [a_booster("choir", "T1 S1"), a_defense("pit", "T2 S2"), a_defense("lid", "T4")]
    table = a_siege(a_hero(armor=8), defenses)
    table.fight()
    table.strike("pit", "choir", "lid")
    ear = Ear(table)
    ear.answer("done")

    assert ear.lines(SPECTATOR)[:7] == [
        "Ann strikes for 2 with pit",
        "Ann turns pit to side 2",
        "Ann strikes for 3 with choir",
        "Ann turns choir to side 2",
        "Ann strikes for 4 with lid",
        "Ann trashes lid",
        "Ann beats ranger",
    ]
    assert ear.lines(0)[2] == "You strike for 3 with choir"
    assert ear.lines(SPECTATOR, "it")[2] == "Ann colpisce per 3 con choir"
    assert ear.lines(0, "it")[2] == "Colpisci per 3 con choir"


@rule("DD-26", "DD-41")
def test_the_second_player_strikes_a_berserker_for_what_is_printed() -> None:
    hero = a_hero("berserker", armor=5)
    castle = Castle([hero], [a_defense("pit", "T3 S1"), a_defense("hex", "S2")])
    table = a_war(the_castle_next_door(), castle, first=1)
    table.fight()
    table.strike("pit", "hex")
    ear = Ear(table)
    ear.answer("done")

    assert ear.lines(SPECTATOR)[:3] == [
        "Bob strikes for 3 with pit",
        "Bob trashes pit",
        "Bob strikes for 2 with hex",
    ]


@rule("DD-49", "DD-B3")
def test_all_values_are_read_before_any_striker_turns() -> None:
    defenses = [
        a_heavy_hitter("maul", "T4 S4"),
        a_defense("pit", "S1 T2"),
        a_booster("choir", "T1 S1"),
    ]
    table = a_siege(a_hero(armor=9, weak="T"), defenses)
    table.fight()
    table.strike("maul>pit", "pit", "choir")
    ear = Ear(table)
    ear.answer("done")

    assert [line for line in ear.lines(SPECTATOR) if "strikes" in line] == [
        "Ann strikes for 4 with maul",
        "Ann strikes for 2 with pit",
        "Ann strikes for 3 with choir",
    ]


@rule("DD-42", "DD-B4")
def test_a_knight_is_struck_for_what_each_side_says_when_it_strikes() -> None:
    defenses = [a_booster("choir", "T1 T3"), a_defense("pit", "T2 M5")]
    table = a_siege(a_hero("knight", armor=7), defenses)
    table.fight()
    table.strike("choir", "pit", "choir")
    ear = Ear(table)
    ear.answer("done")

    assert [line for line in ear.lines(SPECTATOR) if "strikes" in line] == [
        "Ann strikes for 2 with choir",
        "Ann strikes for 2 with pit",
        "Ann strikes for 3 with choir",
    ]


@rule("DD-17", "DD-18")
def test_a_boast_says_the_challenge_values() -> None:
    hands = [
        [a_hero(id="anna", challenge=31), a_hero(id="ben", challenge=7)],
        [a_hero(id="carl", challenge=12), a_hero(id="dot", challenge=40)],
    ]
    table = a_boast(hands, [a_defense(f"d-{n}", "T1") for n in range(4)])
    table.choose(0, "anna", "ben")
    table.choose(1, "carl")
    ear = Ear(table)
    ear.answer("dot", seat=1)

    assert ear.lines(1)[-2:] == [
        "Ann boasts with anna (Challenge Value 31), ben (Challenge Value 7)",
        "You boast with carl (Challenge Value 12), dot (Challenge Value 40)",
    ]
    assert ear.lines(0, "it")[-2] == (
        "Ti vanti dei tuoi eroi: anna (Valore di Sfida 31), ben (Valore di Sfida 7)"
    )


@rule("DD-57", "DD-61")
@pytest.mark.parametrize("length", [3, 7])
def test_a_deal_alone_is_one_line_for_each_row(length: int) -> None:
    table = a_new_game(1, seed=3, row=length)
    table.answer(table.zone("hero-row")[0], table.zone("defense-row")[0])
    table.answer(table.zone("hero-row")[0])
    ear = Ear(table)
    ear.answer(table.zone("defense-row")[0])

    lines = ear.lines(SPECTATOR)
    assert [line.partition(":")[0] for line in lines[1:]] == [
        "Heroes discarded from the row",
        "Defenses discarded from the row",
        "Heroes dealt in a row",
        "Defenses dealt in a row",
    ]
    words = Words("en", "dark-dealings")
    box = table.state.box
    for line, row in ((lines[3], "hero-row"), (lines[4], "defense-row")):
        assert all(words.card(box, box.number(card)) in line for card in table.zone(row))
    assert len(table.zone("hero-row")) == length


@rule("DD-52")
def test_an_eviction_is_told() -> None:
    table = a_siege(a_hero(), [a_defense("pit", "T2")], mode="hardcore")
    ear = Ear(table)
    ear.answer("give-up")

    assert ear.lines(SPECTATOR)[0] == "Ann is evicted by ranger"
    assert ear.lines(0, "it")[0] == "Sfratto per te: non hai battuto ranger"


def cited(ear: Ear) -> list[tuple[str, str]]:
    """What happened since, each with the first of the rules that did it."""
    events = [entry.event for entry in ear.entries if entry.event.kind != "answer"]
    return [(event.topic or event.kind, event.rules[0]) for event in events]


@rule("DD-26", "DD-28", "DD-29", "DD-44")
def test_a_fight_cites_the_rules_of_its_parts() -> None:
    defenses = [a_heavy_hitter("maul", "T4 S4"), a_defense("pit", "S1 T2")]
    table = a_siege(a_hero(armor=4), defenses)
    table.fight()
    table.strike("maul>pit")
    ear = Ear(table)
    ear.answer("done")

    assert cited(ear)[:4] == [
        ("turned", "DD-44"),
        ("strikes", "DD-26"),
        ("turned", "DD-29"),
        ("move", "DD-28"),
    ]


@rule("DD-44", "DD-75")
@pytest.mark.parametrize(("sides", "id"), [("T2 S3", "DD-44"), ("T2", "DD-75")])
def test_what_a_heavy_hitter_turns_cites_whether_it_was_the_last_side(sides: str, id: str) -> None:
    defenses = [a_heavy_hitter("maul", "T4 S4"), a_defense("pit", sides)]
    table = a_siege(a_hero(armor=4), defenses)
    table.fight()
    table.strike("maul>pit")
    ear = Ear(table)
    ear.answer("done")

    assert cited(ear)[0][1] == id


@rule("DD-41")
def test_what_a_berserker_trashes_cites_the_berserker() -> None:
    table = a_siege(a_hero("berserker"), [a_defense("pit", "T2 T2")])
    table.fight()
    table.strike("pit")
    ear = Ear(table)
    ear.answer("done")

    assert cited(ear)[:3] == [("strikes", "DD-26"), ("move", "DD-41"), ("move", "DD-28")]


@rule("DD-47", "DD-B6")
def test_a_detour_cites_what_it_does_and_what_it_costs() -> None:
    table = a_siege(a_hero(), [a_detour("maze", "D S2")], later=[a_hero(id="second")])
    ear = Ear(table)
    ear.answer("maze")

    assert cited(ear)[:2] == [("tuck", "DD-47"), ("turned", "DD-B6")]


@rule("DD-32", "DD-52")
@pytest.mark.parametrize(
    ("mode", "word", "id"), [("normal", "discard", "DD-32"), ("hardcore", "give-up", "DD-52")]
)
def test_who_lets_a_hero_pass_is_told_with_the_rule(mode: str, word: str, id: str) -> None:
    table = a_siege(a_hero(), [a_defense("pit", "T2")], mode=mode)
    ear = Ear(table)
    ear.answer(word)

    assert cited(ear)[0] == ("move", id)


@rule("DD-8", "DD-9", "DD-12", "DD-20")
def test_the_draft_cites_its_rules_one_by_one() -> None:
    match = Match(game("dark-dealings"), 2, 3)
    while not match.state.view(0).prompts[0].startswith("face"):
        seat = match.state.pending()[0]
        match.play(seat, match.options(seat)[0])
    names = match.setup.layout.names
    found = {
        (names[event.source].partition(".")[0], names[event.target].partition(".")[0]): event.rules[
            0
        ]
        for event in (entry.event for entry in match.log)
        if event.kind in ("move", "draw")
    }

    assert next(entry.event.rules for entry in match.log if entry.event.kind == "roll") == ("DD-9",)
    assert found["hero-deck", "hand"] == "DD-8"
    assert found["hand", "hero-discard"] == "DD-12"
    assert found["chosen", "pile"] == "DD-20"
