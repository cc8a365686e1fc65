"""`overlord learn`: a coach in lines of text."""

from pathlib import Path

import pytest

from overlord.core.registry import games
from overlord.lessons.lesson import lesson, lessons
from overlord.words import LANGUAGES, Words
from tests.cli.conftest import Run

ALL = [(id, name) for id in games() for name in lessons(id)]
LEARN = ("learn", "dark-dealings")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("game", "name"), ALL)
def test_every_lesson_is_played_to_its_end(run: Run, game: str, name: str, language: str) -> None:
    words = Words(language, game)
    steps = [step for step in lesson(game, name).steps if step.id]
    typed = "skip\n" * len(lesson(game, name).steps)
    result = run("learn", game, "--lesson", name, "--lang", language, "--plain", typed=typed)

    assert result.code == 0, result.err
    for step in steps:
        task = words.find(f"lesson-{name}-{step.id}", "task")
        assert task
        assert task in result.out, step.id
    assert words.say("lesson-skip-not") in result.out
    end = words.say(f"lesson-{name}-end").split()[:5]
    assert " ".join(end) in " ".join(result.out.split())


def test_a_lesson_is_played_on_to_the_end_of_its_game(run: Run) -> None:
    result = run(*LEARN, typed="skip\n" * 17 + "1\n" * 60)
    led, free = result.out.split("Three guests, three victories.")

    assert "Fight or discard. A fight is a complete plan" not in led
    assert free.count("Fight or discard. A fight is a complete plan") == 1
    assert "place 1: Heroes defeated" in free


def test_a_wrong_answer_is_explained_and_asked_again(run: Run) -> None:
    result = run(*LEARN, typed="4\n1\n")

    assert "Also a fine guest, but I want to show you a high boast first" in result.out
    assert result.out.count("You lay down") == 1
    assert "You lay down Warden Oakley" in result.out


def test_it_is_left_and_resumed_and_begun_again(run: Run, home: Path) -> None:
    left = run(*LEARN, typed="skip\nskip\nquit\n")
    assert "To go on: overlord learn dark-dealings" in left.out
    assert list(home.glob("share/overlord/lessons/*.json"))

    resumed = run(*LEARN, typed="again\nquit\n")
    assert "You go on where you left." in resumed.out
    assert resumed.out.count("Take Kevin the Troll.") == 2

    again = run(*LEARN, "--again", typed="quit\n")
    assert "Boast with Warden Oakley." in again.out


def test_a_lesson_of_other_words_or_rules_begins_anew(run: Run, home: Path) -> None:
    run(*LEARN, typed="skip\nquit\n")
    (path,) = home.glob("share/overlord/lessons/*.json")
    path.write_text(path.read_text().replace('"digest":"', '"digest":"0'))

    result = run(*LEARN, typed="quit\n")
    assert "The lesson has changed since you left it" in result.out
    assert "Boast with Warden Oakley." in result.out


def test_what_the_coach_can_be_asked(run: Run) -> None:
    result = run(*LEARN, typed="help\nagain\nwhy 1\nrules thief\nquit\n")

    assert "skip (the coach does this step for you)" in result.out
    assert result.out.count("Welcome. You own a castle") == 2
    assert "(DD-38)" in result.out or "DD-38" in result.out


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_lessons_are_listed(run: Run, language: str) -> None:
    result = run("learn", "--lang", language)

    lines = result.out.splitlines()
    assert len(lines) == len(ALL)
    for (game, _), line in zip(ALL, lines, strict=True):
        assert f"overlord learn {game}" in line


def test_what_there_is_not(run: Run) -> None:
    assert "has no lesson 'xyz'; it has: first-game" in run(*LEARN, "--lesson", "xyz").err
    assert run("learn", "chess").code == 2
