"""The log of Bellum Magica in words: whole games, every reader, both languages."""

import random
import re
from functools import cache

import pytest

from overlord.core.layout import SPECTATOR
from overlord.core.match import Match
from overlord.core.registry import game
from overlord.games.bellum_magica.box import Chest
from overlord.locale import LANGUAGES, Words
from overlord.locale.log import OPEN, Chronicle

NAMES = ["Ann", "Bob", "Cleo", "Dan", "Eva"]


@cache
def played(players: int) -> Match:
    match = Match(game("bellum-magica"), players, 11 + players, names=NAMES[:players])
    dice = random.Random(players)
    while not match.over:
        seat = match.state.pending()[0]
        match.play(seat, dice.choice(match.options(seat)))
    return match


def told(match: Match, reader: int, language: str) -> list[str]:
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
        for line in told(match, reader, language):
            assert not re.search(r"[{}]|log-|\b\w+-\w+-\w+\b", line), line
            assert not re.search(common[language], line), line
            assert line[0].isupper(), line


def test_only_the_reader_is_called_you() -> None:
    match = played(4)

    assert not [line for line in told(match, SPECTATOR, "en") if re.search(r"\b[Yy]ou", line)]
    assert not [
        line for line in told(match, SPECTATOR, "it") if re.search(r"\b[Tt](u|uo|uoi)\b", line)
    ]
    for reader in range(4):
        assert not [line for line in told(match, reader, "en") if NAMES[reader] in line]
        assert not [line for line in told(match, reader, "it") if NAMES[reader] in line]


def test_nobody_but_the_owner_is_told_what_is_in_a_chest() -> None:
    match = played(3)
    box = match.setup.box
    words = Words("en", "bellum-magica")
    chests = {words.card(box, box.number(card.id)) for card in box.cards if isinstance(card, Chest)}
    before = [line for line in told(match, SPECTATOR, "en") if " Chests of " not in line]
    mine = [line for line in told(match, 0, "en") if line.startswith("You take a ")]

    assert not [line for line in before for name in chests if name in line]
    assert mine
    assert all(line.rpartition(": ")[2] in chests for line in mine)
