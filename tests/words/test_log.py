"""The log in words, as each seat may know it."""

from random import Random

import pytest

from overlord.core.events import HIDDEN, Event
from overlord.core.layout import SPECTATOR
from overlord.core.match import Match
from overlord.core.registry import game, games
from overlord.core.start import Entry
from overlord.present.log import OPEN, Chronicle, Line, without_repeats
from overlord.words import Words


def a_match(answers: int) -> Match:
    match = Match(game("dark-dealings"), 2, 3, names=["Ann", "Bob"])
    for _ in range(answers):
        seat = match.state.pending()[0]
        match.play(seat, match.options(seat)[0])
    return match


def lines_for(match: Match, reader: int, language: str = "en") -> list[Line]:
    words = Words(language, "dark-dealings")
    return Chronicle(words, match.setup, match.names, reader).lines(match.log)


def test_cards_that_move_together_are_one_line() -> None:
    lines = [line.text for line in lines_for(a_match(0), 0)]

    assert lines[:2] == ["Shuffled: Hero deck", "Shuffled: Defense deck"]
    assert "Dealt to Bob: 9 hidden cards" in lines
    assert len(lines) == 5


def test_what_the_reader_did_is_told_to_the_reader() -> None:
    match = a_match(1)
    seat = match.answers[0].seat
    words = Words("it", "dark-dealings")
    card = words.card(match.setup.box, match.answers[0].action)

    assert lines_for(match, seat, "it")[-1].with_rule == f"Tieni {card} (DD-10)"
    assert (
        lines_for(match, 1 - seat, "it")[-1].text == f"{match.names[seat]} tiene una carta coperta"
    )
    assert lines_for(match, OPEN, "it")[-1].text == f"{match.names[seat]} tiene {card}"


def test_a_look_into_what_is_mine_is_told_of_whoever_looks() -> None:
    match = a_match(0)
    mine = match.setup.layout.zone("hand.0")
    card = match.state.cards(mine)[0]
    look = Event("peek", card, mine, mine, 0b011, [1], "", ("DD-8",))
    match.log.append(Entry(len(match.log), 0, look))

    assert lines_for(match, 0)[-1].text.startswith("Bob looks into Hand (You): ")
    assert lines_for(match, 1)[-1].text.startswith("You look into Hand (Ann): ")


@pytest.mark.parametrize("answers", [4, 30])
def test_no_reader_is_told_a_card_it_may_not_know(answers: int) -> None:
    match = a_match(answers)
    words = Words("en", "dark-dealings")
    for reader in (0, 1, SPECTATOR):
        named = " ".join(line.text for line in lines_for(match, reader))
        known = {e.event.card_for(reader, 2) for e in match.log} - {HIDDEN}
        for entry in match.log:
            if entry.event.card not in known and entry.event.card != HIDDEN:
                assert words.card(match.setup.box, entry.event.card) not in named


def test_undo_is_told() -> None:
    match = a_match(1)
    match.undo(match.answers[0].seat)

    assert (
        lines_for(match, SPECTATOR)[-1].text
        == f"{match.names[match.log[-1].event.numbers[0]]} takes the last answer back"
    )


def a_whole_game(id: str, players: int, seed: int) -> Match:
    """A game of random answers, written down from the first card on."""
    rng = Random(seed)
    names = ["Ann", "Bob", "Cleo", "Dora", "Ed", "Flo"][:players]
    match = Match(game(id), players, seed, names=names)
    while not match.over:
        seat = match.state.pending()[0]
        match.play(seat, rng.choice(match.options(seat)))
    return match


@pytest.mark.parametrize("id", games())
def test_every_line_of_whole_games_is_worded(id: str) -> None:
    for seed, players in enumerate(game(id).seats):
        match = a_whole_game(id, players, seed)
        for language in ("en", "it"):
            words = Words(language, id)
            for reader in (0, SPECTATOR):
                for line in Chronicle(words, match.setup, match.names, reader).lines(match.log):
                    assert "{" not in line.text
                    assert "log-" not in line.text
                    assert line.text[0].isupper() or line.text[0].isdigit(), line.text


@pytest.mark.parametrize("id", games())
def test_every_number_of_an_event_has_a_name(id: str) -> None:
    for seed, players in enumerate(game(id).seats):
        match = a_whole_game(id, players, seed)
        chronicle = Chronicle(Words("en", id), match.setup, match.names, SPECTATOR)
        for entry in match.log:
            if entry.event.kind in ("announce", "throw"):
                dice = 2 + entry.event.numbers[0] if entry.event.kind == "throw" else 0
                fields = chronicle.fields(entry.event)
                given = len(entry.event.numbers) - dice
                several = bool(fields) and fields[-1][0].kind == "cards"
                assert len(fields) == given or (several and len(fields) < given), entry.event.topic


@pytest.mark.parametrize("id", games())
def test_a_game_words_its_own_moves_and_rolls(id: str) -> None:
    match = a_whole_game(id, game(id).seats[-1], 1)
    words = Words("en", id)
    chronicle = Chronicle(words, match.setup, match.names, SPECTATOR)

    told = [e.event for e in match.log if e.event.kind in ("move", "draw", "tuck", "throw")]
    unworded = {key for event in told for key in chronicle._keys(event)[:1] if not words.find(key)}
    assert not unworded


def test_a_plan_of_many_strikes_is_one_line() -> None:
    one, two = Line("Ann plans", (), 3), Line("Ann plans", (), 4)
    one.answered = two.answered = True
    other = Line("Ann beats", (), 5)

    assert without_repeats([one, two, other, other]) == [one, other, other]


def test_a_game_without_words_still_has_a_log() -> None:
    match = a_match(1)
    lines = Chronicle(Words("en", "chess"), match.setup, match.names, SPECTATOR).lines(match.log)

    assert lines[-1].text.startswith("a hidden card: from hand (")


def test_dice_are_told_one_by_one_with_their_sum() -> None:
    match = a_match(1)
    match.state.throw(2, 6, "melee", 1)
    dice = match.log[-1].event.numbers[2:4]

    line = lines_for(match, SPECTATOR)[-1]

    assert line.text == f"Rolled: {dice[0]} + {dice[1]} = {sum(dice)}"
    assert lines_for(match, SPECTATOR, "it")[-1].text.startswith("Dadi: ")


@pytest.mark.parametrize(("target", "verdict"), [(-9, "succeeds"), (99, "fails")])
def test_a_battle_roll_is_told_with_bonus_total_and_verdict(target: int, verdict: str) -> None:
    match = Match(game("big-bad-overlord"), 3, 3, names=["Ann", "Bob", "Cleo"])
    match.state.throw(2, 6, "mind-defense", 1, -2, target)
    one, other = match.log[-1].event.numbers[2:4]
    words = Words("en", "big-bad-overlord")

    line = Chronicle(words, match.setup, match.names, SPECTATOR).lines(match.log)[-1]

    assert 2 < one + other < 12
    total = one + other - 2
    assert line.text == f"Bob · MIND: {one} + {other} (−2) = {total} · {target} needed: {verdict}"
