"""The log of Bellum Magica in words: whole games, every reader, both languages."""

import random
import re
from functools import cache

import pytest

from overlord.core.layout import SPECTATOR
from overlord.core.match import Match
from overlord.core.registry import game
from overlord.games.bellum_magica.box import Chest
from overlord.present.log import OPEN, Chronicle
from overlord.testing import rule
from overlord.words import LANGUAGES, Words
from tests.games.bellum_magica.tables import Land, Lord, a_battle, a_creature, a_day, a_place
from tests.games.heard import Ear

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eva"]


@cache
def played(players: int) -> Match:
    match = Match(game("bellum-magica"), players, 11 + players, names=NAMES[:players])
    dice = random.Random(players)
    while not match.over:
        seat = match.state.pending()[0]
        match.play(seat, dice.choice(match.options(seat)))
    return match


def lines_for(match: Match, reader: int, language: str) -> list[str]:
    words = Words(language, "bellum-magica")
    lines = Chronicle(words, match.setup, match.names, reader).lines(match.log)
    return [line.text for line in lines]


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_line_of_a_whole_game_is_worded_for_this_game(players: int, language: str) -> None:
    common = {"en": r": from .* to |^Shuffled|^Rolled|has decided|^You have decided"}
    common["it"] = r": da .* a |^Mescolato|^Esce|ha deciso|^Hai deciso"
    match = played(players)
    for reader in (*range(players), SPECTATOR, OPEN):
        for line in lines_for(match, reader, language):
            assert not re.search(r"[{}]|log-|\b\w+-\w+-\w+\b", line), line
            assert not re.search(common[language], line), line
            assert line[0].isupper(), line


def test_only_the_reader_is_called_you() -> None:
    match = played(4)

    assert not [line for line in lines_for(match, SPECTATOR, "en") if re.search(r"\b[Yy]ou", line)]
    assert not [
        line for line in lines_for(match, SPECTATOR, "it") if re.search(r"\b[Tt](u|uo|uoi)\b", line)
    ]
    for reader in range(4):
        assert not [line for line in lines_for(match, reader, "en") if NAMES[reader] in line]
        assert not [line for line in lines_for(match, reader, "it") if NAMES[reader] in line]


def test_nobody_but_the_owner_is_told_what_is_in_a_chest() -> None:
    match = played(3)
    box = match.setup.box
    words = Words("en", "bellum-magica")
    chests = {words.card(box, box.number(card.id)) for card in box.cards if isinstance(card, Chest)}
    before = [line for line in lines_for(match, SPECTATOR, "en") if " Chests of " not in line]
    mine = [line for line in lines_for(match, 0, "en") if line.startswith("You take a ")]

    assert not [line for line in before for name in chests if name in line]
    assert mine
    assert all(line.rpartition(": ")[2] in chests for line in mine)


@rule("BM-45", "BM-M2")
def test_only_thief_and_victim_are_told_which_chest_was_stolen() -> None:
    lords = [Lord(fights="SSTT"), Lord(chests="w1 m4 m5"), Lord()]
    table = a_day(*lords, start="Attacks", stop="Attacks")
    table.answer("castle-1")
    ear = Ear(table)
    ear.answer("steal-wood", "enough")

    assert ear.lines(0) == ["You steal a Wooden Chest: chest", "Your thieves have enough"]
    assert ear.lines(1) == [
        "Ann steals a Wooden Chest from you: chest",
        "The thieves of Ann have enough",
    ]
    for reader in (2, SPECTATOR):
        assert ear.lines(reader)[0] == "Ann steals a Wooden Chest"
    assert ear.lines(1, "it") == [
        "Ann ti ruba un Forziere di Legno: chest",
        "I ladri di Ann ne hanno abbastanza",
    ]
    assert ear.lines(2, "it")[0] == "Ann ruba un Forziere di Legno"


@rule("BM-33")
def test_what_is_carried_home_is_told() -> None:
    table = a_battle("S", a_place("mill", 1, food=3, glyph=1))
    ear = Ear(table)
    ear.answer("mill")

    assert ear.lines(SPECTATOR) == ["Ann plunders mill", "Ann carries home 3 food and 1 glyph"]
    assert ear.lines(0, "it")[-1] == "Porti a casa 3 provviste e 1 glifo"


@rule("BM-33")
@pytest.mark.parametrize(
    ("spoils", "told"),
    [
        ({"food": 2}, ["Ann carries home 2 food"]),
        ({"glyph": 2}, ["Ann carries home 2 glyphs"]),
        ({"wood": 1}, ["Ann takes a Wooden Chest"]),
    ],
)
def test_nothing_is_told_that_was_not_won(spoils: dict[str, int], told: list[str]) -> None:
    table = a_battle("S", a_place("mill", 1, **spoils))
    ear = Ear(table)
    ear.answer("mill")

    assert ear.lines(SPECTATOR)[1:] == told


@rule("BM-51", "BM-52", "BM-54")
def test_each_line_of_a_recruitment_cites_its_own_rule() -> None:
    land = Land(evil=[a_creature("fiend", bonus="confusion")], evil_deck=[a_creature("imp")])
    table = a_day(Lord(food=2), Lord(), land=land, start="Recruits", stop="Recruits")
    ear = Ear(table)
    ear.answer("fiend")

    cited = [(entry.event.kind, entry.event.rules) for entry in ear.entries[1:]]
    assert cited == [
        ("announce", ("BM-51",)),
        ("move", ("BM-51",)),
        ("announce", ("BM-54",)),
        ("draw", ("BM-52",)),
    ]


@rule("BM-36", "BM-70")
@pytest.mark.parametrize(
    ("before", "told"),
    [
        (0, ["Ann has 2 Barrels in the cellar"]),
        (1, ["Ann has 2 Barrels in the cellar", "Ann has a full cellar and refuses 1 Barrel"]),
        (2, ["Ann has a full cellar and refuses 2 Barrels"]),
    ],
)
def test_a_refused_barrel_is_mentioned(before: int, told: list[str]) -> None:
    table = a_battle("S", a_place("brewery", 1, barrel=2), barrels=before)
    ear = Ear(table)
    ear.answer("brewery")

    assert ear.lines(SPECTATOR)[1:] == told
    if before == 2:
        assert ear.lines(0)[-1] == "Your cellar is full, you refuse 2 Barrels"
        assert ear.lines(0, "it")[-1] == "La tua cantina è piena, rifiuti 2 Barili"


def cited(ear: Ear) -> list[tuple[str, str]]:
    """What happened since, each with the rule that did it."""
    events = [entry.event for entry in ear.entries if entry.event.kind != "answer"]
    assert all(len(event.rules) == 1 for event in events)
    return [(event.topic or event.kind, event.rules[0]) for event in events]


@rule("BM-40", "BM-45", "BM-46")
def test_a_raid_cites_the_rules_of_its_parts() -> None:
    table = a_day(Lord(fights="SST"), Lord(chests="w1"), start="Attacks", stop="Attacks")
    ear = Ear(table)
    ear.answer("castle-1")

    assert cited(ear) == [("raids", "BM-40"), ("gains-shield", "BM-46"), ("move", "BM-45")]


@rule("BM-33", "BM-35", "BM-36", "BM-70")
def test_spoils_cite_the_rules_of_their_parts() -> None:
    table = a_battle("S", a_place("mill", 1, food=1, barrel=2, wood=1), barrels=1)
    ear = Ear(table)
    ear.answer("mill")

    assert cited(ear) == [
        ("move", "BM-33"),
        ("loots", "BM-33"),
        ("stores-barrels", "BM-36"),
        ("refuses-barrels", "BM-70"),
        ("draw", "BM-35"),
    ]


@rule("BM-57", "BM-59", "BM-60")
@pytest.mark.parametrize("last", [False, True])
def test_the_end_of_a_day_and_of_the_game_cite_their_rules(last: bool) -> None:
    places = [] if last else [a_place("farm", 9)]
    lords = [Lord(fights="S", chests="w1"), Lord()]
    land = Land(kingdom=places)
    table = a_day(*lords, land=land, start="Attacks", stop="EndOfDay", barren=4)
    ear = Ear(table)
    ear.answer("pass")

    told = [("reveal", "BM-60")] if last else [("draw", "BM-57"), ("day-begins", "BM-59")]
    assert cited(ear) == told
    assert table.state.over == last


@rule("BM-16", "BM-19")
@pytest.mark.parametrize(
    ("word", "topic", "id"),
    [("buy-a-round", "buys-a-round", "BM-19"), ("cast-confusion", "casts-confusion", "BM-16")],
)
def test_who_has_the_die_rolled_again_is_told_with_the_rule(word: str, topic: str, id: str) -> None:
    table = a_day(Lord(barrels=1, spells=1), Lord(), start="RollDie", stop="RollDie")
    ear = Ear(table)
    ear.answer(word)

    assert (ear.entries[1].event.topic, ear.entries[1].event.rules) == (topic, (id,))


@rule("BM-7", "BM-8", "BM-9", "BM-10", "BM-12")
def test_setting_up_cites_its_rules_one_by_one() -> None:
    events = [entry.event for entry in played(3).log]
    names = played(3).setup.layout.names
    found = {
        (event.kind, names[event.source], event.rules)
        for event in events[: next(i for i, e in enumerate(events) if e.topic == "horde")]
        if event.kind in ("shuffle", "draw") and event.source >= 0
    }

    for zone, rule_of in (
        ("towns", "BM-7"),
        ("evil-deck", "BM-9"),
        ("most-evil-deck", "BM-9"),
        ("gold-pile", "BM-10"),
    ):
        assert ("shuffle", zone, (rule_of,)) in found
    assert ("draw", "farms", ("BM-7",)) in found
    assert ("draw", "kingdom", ("BM-8",)) in found
    assert ("draw", "evil-deck", ("BM-9",)) in found
    begun = next(event for event in events if event.topic == "day-begins")
    assert begun.rules == ("BM-12",)


@rule("BM-54")
def test_a_creature_without_a_bonus_brings_none_and_none_is_told() -> None:
    land = Land(evil=[a_creature("imp")])
    table = a_day(Lord(food=2), Lord(), land=land, start="Recruits", stop="Recruits")
    ear = Ear(table)
    ear.answer("imp")

    assert ear.lines(SPECTATOR) == ["Ann pays 2 food", "Ann recruits imp"]


@rule("BM-22", "BM-25", "BM-26")
def test_what_the_left_side_brings_is_told() -> None:
    lords = [Lord(gathers="FGMM", barrels=1), Lord(gathers="FFM")]
    table = a_day(*lords, start="RollDie", stop="CallBackScouts")
    ear = Ear(table)
    ear.answer("pass")

    assert ear.lines(SPECTATOR) == [
        "Ann gathers 1 food and 1 glyph",
        "Bob gathers 2 food",
        "The scouts of Ann bring the most treasure maps: 2",
        "Ann takes a Metal Chest",
    ]
    assert [entry.event.rules for entry in ear.entries][-2:] == [("BM-25",), ("BM-26",)]


@rule("BM-34", "BM-47")
def test_the_tavern_and_the_end_are_told() -> None:
    lords = [Lord(fights="S", chests="w1 w1 w1 w1 w1 w2 w2 w2 w2 w2"), Lord()]
    table = a_day(*lords, start="Attacks", stop="CountChests")
    ear = Ear(table)
    ear.answer("tavern")

    assert ear.lines(SPECTATOR)[:3] == [
        "Ann plunders tavern",
        "Ann has 1 Barrel in the cellar",
        "Ann holds 10 chests: the game ends",
    ]


@rule("BM-50")
def test_a_bargain_is_told_before_it_is_paid() -> None:
    land = Land(most_evil=[a_creature("lich")])
    table = a_day(Lord(food=4, glyphs=3), Lord(), land=land, start="Recruits", stop="Recruits")
    ear = Ear(table)
    ear.answer("lich", "pay-glyphs")

    assert ear.lines(SPECTATOR) == [
        "Ann bargains with lich",
        "Ann pays 3 glyphs",
        "Ann recruits lich",
    ]
