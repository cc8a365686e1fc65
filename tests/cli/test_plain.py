"""Playing in lines of text."""

import json
import sys
from pathlib import Path

import pytest

from overlord.cli.plain import parts
from overlord.core.record import read_record
from overlord.core.verification import verify
from overlord.players.load import end_all
from overlord.present.table import CARD, HEADING, ZONE, Row
from tests.cli.conftest import Run
from tests.cli.tables import a_fight

PLAY = ("play", "dark-dealings", "--plain", "--seed", "1", "--players", "2", "--bots", "random")


def kept(folder: Path) -> list[Path]:
    return sorted(folder.glob("share/overlord/games/*.json"))


def test_a_whole_game_can_be_scripted(run: Run, home: Path) -> None:
    result = run(*PLAY, typed="1\n" * 400)

    assert result.code == 0
    assert "place 1: Heroes defeated" in result.out
    (path,) = kept(home)
    assert verify(read_record(path)).over
    assert f"overlord replay {path}" in result.out


def test_alone_and_in_italian(run: Run) -> None:
    result = run(
        "play", "dark-dealings", "--players", "1", "--seed", "2", "--lang", "it", typed="1\n" * 400
    )

    assert result.code == 0
    assert "Tocca a te: Giro 1 di 4: scegli il primo di due eroi" in result.out
    assert "Eroi sconfitti" in result.out.splitlines()[-2]


def test_the_end_of_the_input_keeps_the_game(run: Run, home: Path) -> None:
    result = run(*PLAY, typed="1\n2\n")

    assert result.code == 0
    (path,) = kept(home)
    assert f"Go on with: overlord play dark-dealings --resume {path}" in result.out


def test_a_resumed_game_goes_on_exactly(run: Run, tmp_path: Path) -> None:
    whole, half = tmp_path / "whole.json", tmp_path / "half.json"
    run(*PLAY, "--record", str(whole), typed="1\n" * 400)
    run(*PLAY, "--record", str(half), typed="1\n" * 13 + "quit\n")

    before = read_record(half)
    run("play", "dark-dealings", "--plain", "--resume", str(half), typed="1\n" * 400)

    assert len(before.answers) < len(read_record(half).answers)
    assert read_record(half).answers == read_record(whole).answers


def test_a_program_from_outside_plays_and_no_file_may_start_one(run: Run, tmp_path: Path) -> None:
    bot = f"cmd: {sys.executable} {Path(__file__).parents[2] / 'examples' / 'first_bot.py'}"
    file = tmp_path / "game.json"
    begun = ("play", "dark-dealings", "--plain", "--seed", "1", "--player", bot)
    run(*begun, "--record", str(file), typed="1\n" * 13 + "quit\n")
    answers = len(read_record(file).answers)
    assert answers > 13

    resume = ("play", "dark-dealings", "--plain", "--resume", str(file))
    refused = run(*resume, typed="1\n" * 400)
    assert refused.code == 2
    assert "which is code from outside; if you trust it, add --player 'cmd:" in refused.err
    assert len(read_record(file).answers) == answers

    assert run(*resume, "--player", bot, typed="1\n" * 400).code == 0
    assert verify(read_record(file)).over
    end_all()


def test_a_bot_that_dies_ends_the_game_with_one_sentence_and_keeps_it(run: Run, home: Path) -> None:
    bot = f"cmd: {sys.executable} -c 'raise SystemExit(4)'"
    result = run("play", "dark-dealings", "--plain", "--player", bot, typed="1\n" * 9)

    assert result.code == 2
    assert "ended instead of answering (exit code 4)" in result.err
    assert "Traceback" not in result.err
    assert "--resume" in result.out
    assert len(kept(home)) == 1


def test_typing_nonsense_says_what_is_expected(run: Run) -> None:
    out = run(*PLAY, typed="0\n10\nabc\nwhy x\n\nquit\n").out

    assert "Expected a number from 1 to 9 or several, or one of: why N, undo" in out
    assert 'found "abc"' in out
    assert "Expected why and a number from 1 to 9." in out


def test_words_while_playing(run: Run) -> None:
    typed = "undo\n1\nundo\nwhy 1\nrules DD-10\nrules xyzzy\nlog\ntable\nhelp\nquit\n"
    out = run(*PLAY, typed=typed).out

    assert "You have not answered anything yet." in out
    assert "Your last answer is taken back." in out
    assert "This is allowed (DD-10, DD-14)." in out
    assert "DD-10  All players choose at the same time" in out
    assert 'No rule of Dark Dealings speaks of "xyzzy".' in out
    assert "You take your last answer back" in out


def test_the_table_is_printed_again_only_where_it_has_changed(run: Run) -> None:
    out = run(*PLAY, typed="1\n1\n").out
    first, second, third = out.split("\n> ")[:3]

    assert "\nrandom 1 (first player, to decide) · Hand: 9" in first
    assert "Table · Hero deck: 36 · Defense deck: 54" in first
    assert "\nYou (to decide)\n  Hand: 8 cards" in second
    assert "\nrandom 1 (" not in second
    assert "Hero deck" not in second
    assert "Your turn: Choose the second hero to keep" in second
    assert "\nrandom 1 (first player, to decide) · Hand: 7 · Kept heroes: 2" in third
    assert "Hero deck" not in third


def test_the_whole_table_is_printed_on_request(run: Run) -> None:
    out = run(*PLAY, typed="1\ntable\nrules DD-10\nlog\n").out
    _, second, third, fourth, fifth = out.split("\n> ")[:5]

    assert "Hero deck: 36" in third
    assert "\nrandom 1 (first player, to decide) · Hand: 9" in third
    for other in (second, fourth, fifth):
        assert "Hero deck: 36" not in other


def test_a_question_about_an_unchanged_table_comes_alone(run: Run) -> None:
    """To fight changes nothing yet but the question."""
    questions = run(*PLAY, typed="1\n" * 400).out.split("\n> ")
    at = next(i for i, one in enumerate(questions) if "You fight" in one)

    blank, asked = questions[at].splitlines()[1:3]
    assert not blank
    assert asked.startswith("Your turn: Choose a defense for the first group against Nan Moss")


def test_under_a_heading_only_the_zones_that_changed_are_printed() -> None:
    hand, gold = Row(ZONE, "Hand (1)"), Row(ZONE, "Gold: 3")
    before = parts([Row(HEADING, "Ann"), hand, Row(CARD, "Imp"), gold])[1]
    richer = parts([Row(HEADING, "Ann"), hand, Row(CARD, "Imp"), Row(ZONE, "Gold: 4")])[1]
    other = parts([Row(HEADING, "Ann"), hand, Row(CARD, "Orc"), gold])[1]
    moved = parts([Row(HEADING, "Ann (Captain)"), hand, Row(CARD, "Imp"), gold])[1]
    asked = parts([Row(HEADING, "Ann (to decide) · Hand: 1 card, among the choices")])[1]

    assert before.since(before, before) == []
    assert richer.since(before, richer) == ["Ann", "  Gold: 4"]
    assert other.since(before, other) == ["Ann", "  Hand (1)", "    Orc"]
    assert moved.since(before, moved) == ["Ann (Captain)"]
    assert asked.since(before, before) == []
    assert asked.since(before, other) == ["Ann (to decide) · Hand: 1 card, among the choices"]


def test_the_next_person_at_the_keyboard_reads_the_whole_table(run: Run) -> None:
    words = ("play", "dark-dealings", "--hotseat", "--players", "2", "--seed", "4")
    out = run(*words, typed="1\n1\n\n1\nquit\n").out
    secret = out[out.index("Everybody else") :]

    assert "Hero deck: 36" in secret
    assert "\nplayer 0" in secret


def test_undo_says_why_not(run: Run) -> None:
    out = run(*PLAY, typed="1\n1\nundo\nquit\n").out

    assert "Not possible any more: others have seen or done something since then." in out


def test_what_is_not_allowed_says_why(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "fight.json"
    session = a_fight(path)
    session.keep()
    (number, reason) = next((o.number, o.reason) for o in session.eyes.offers() if not o.allowed)

    typed = f"{number}\nwhy {number}\n"
    out = run("play", "dark-dealings", "--resume", str(path), typed=typed).out

    refused = [offer for offer in session.eyes.offers() if not offer.allowed]
    assert out.count(f"not allowed: {reason}") == 3
    listed = [line for line in out.splitlines() if refused[-1].text in line and "not" in line]
    assert all(offer.text in listed[0] for offer in refused), "they stand in one line"
    assert "(DD-" in reason


def test_people_take_turns_at_one_keyboard(run: Run) -> None:
    out = run(
        "play",
        "dark-dealings",
        "--hotseat",
        "--players",
        "2",
        "--seed",
        "4",
        typed="1\n1\n\n1\nquit\n",
    ).out

    assert "The next decision belongs to player 1. Everybody else, please look away." in out
    secret = out[out.index("Everybody else") :]
    assert "player 0 keeps a hidden card" in secret


def test_where_nothing_can_be_written_one_can_still_play(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("")
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "file"))

    result = run(*PLAY, typed="1\n")

    assert result.code == 0
    assert "This game cannot be kept" in result.err
    assert "--record FILE" in result.err


def test_your_own_box_travels_with_the_record(run: Run, tmp_path: Path) -> None:
    box = tmp_path / "box.toml"
    shipped = Path(__file__).parents[2] / "src/overlord/games/dark_dealings/box"
    cards = (shipped / "heroes.toml").read_text() + (shipped / "defenses.toml").read_text()
    box.write_text(cards.replace('name = "Guard Geese"', 'name = "Guard Swans"'))
    record = tmp_path / "mine.json"

    out = run(*PLAY, "--box", str(box), "--record", str(record), typed="1\n" * 400).out
    box.unlink()

    assert "place 1" in out
    assert "Guard Swans" in json.dumps(json.loads(record.read_text())["cards"])
    assert run("verify", str(record)).code == 0


BIG = ("play", "big-bad-overlord", "--plain", "--seed", "3", "--players", "3", "--bots", "random")


def test_several_numbers_on_a_line_are_several_answers(run: Run, tmp_path: Path) -> None:
    once, single = tmp_path / "once.json", tmp_path / "single.json"
    result = run(*BIG, "--record", str(once), typed="2 4 6\nquit\n")
    assert result.code == 0
    run(*BIG, "--record", str(single), typed="2\n3\n4\nquit\n")

    answers = read_record(once).answers
    assert [seat for seat, _ in answers[:3]] == [0, 0, 0]
    assert answers == read_record(single).answers


def test_several_numbers_count_together_or_not_at_all(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    out = run(*BIG, "--record", str(path), typed="2 2\n1 9\nquit\n").out

    assert "not allowed: This is no answer to the question that is asked." in out
    assert "Expected a number from 1 to 6 or several" in out
    assert read_record(path).answers == []


def test_a_rule_that_stands_against_several_is_told(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "game.json"
    result = run(*BIG, "--lang", "it", "--record", str(path), typed="1 2 3\n" + "1 1\n" * 3)

    assert "non ammesso: " in result.out
