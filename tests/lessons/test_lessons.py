"""Every lesson of every installed game: the rules follow it, and its words are all there."""

import pytest
from fluent.syntax import ast as ftl
from fluent.syntax import parse

from overlord.core.registry import folder, games
from overlord.core.registry import game as game_of
from overlord.lessons.coach import Coach, paragraphs
from overlord.lessons.lesson import ANY, Lesson, lesson, lessons
from overlord.lessons.match import LessonMatch, rehearse
from overlord.present.reader import Reader
from overlord.words import LANGUAGES, Words

OURS = [id for id in games() if (folder(id) / "lessons").is_dir()]
ALL = [(id, name) for id in OURS for name in lessons(id)]


def messages(id: str, language: str) -> dict[str, set[str]]:
    """The messages of a game's coach with their attributes."""
    path = folder(id) / "words" / f"lessons.{language}.ftl"
    found: dict[str, set[str]] = {}
    for part in parse(path.read_text("utf-8")).body:
        assert not isinstance(part, ftl.Junk), part.content
        if isinstance(part, ftl.Message):
            assert part.id.name not in found, f"{part.id.name} is written twice"
            found[part.id.name] = {attribute.id.name for attribute in part.attributes}
    return found


@pytest.mark.parametrize("id", games())
def test_every_game_has_a_lesson(id: str) -> None:
    assert lessons(id)


@pytest.mark.parametrize(("id", "name"), ALL)
def test_the_rules_follow_the_lesson_to_its_end(id: str, name: str) -> None:
    match = rehearse(lesson(id, name))

    assert match.free
    assert not match.lost
    assert len(match.answers) >= len(match.lesson.steps)


@pytest.mark.parametrize(("id", "name"), ALL)
def test_a_lesson_is_the_same_whenever_it_is_played(id: str, name: str) -> None:
    one, other = (rehearse(lesson(id, name), seed=7) for _ in range(2))

    assert one.state.digest() == other.state.digest()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("id", "name"), ALL)
def test_every_step_has_its_words(id: str, name: str, language: str) -> None:
    told = messages(id, language)
    steps = [step.id for step in lesson(id, name).steps if step.id]

    assert len(set(steps)) == len(steps)
    assert "about" in told[f"lesson-{name}"]
    assert f"lesson-{name}-end" in told
    for step in steps:
        assert {"task", "wrong"} <= told[f"lesson-{name}-{step}"], step
    own = {key for key in told if key.startswith(f"lesson-{name}-")}
    assert own == {f"lesson-{name}-{step}" for step in [*steps, "end"]}


@pytest.mark.parametrize("id", OURS)
def test_the_coach_says_the_same_in_both_languages(id: str) -> None:
    assert messages(id, "en") == messages(id, "it")


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", OURS)
def test_no_page_is_longer_than_a_glance(id: str, language: str) -> None:
    words = Words(language, id)
    for key in messages(id, language):
        for page in paragraphs(words.say(key)):
            assert len(page) <= 480, (key, len(page), page)


@pytest.mark.parametrize("id", OURS)
def test_a_first_word_is_about_a_question_of_the_game(id: str) -> None:
    prompts = {getattr(kind, "prompt", "") for kind in game_of(id).frames().values()}
    told = Words("en", id).firsts()

    assert len(told) >= 3
    assert set(told) <= prompts


def reader_of(match: LessonMatch, language: str) -> Reader:
    return Reader(match, Words(language, match.game.id), match.lesson.seat)


def to_the_person(match: LessonMatch) -> None:
    while (written := match.written()) is not None:
        match.play(*written)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("id", "name"), ALL)
def test_a_wrong_answer_is_explained_and_not_carried_out(id: str, name: str, language: str) -> None:
    guide: Lesson = lesson(id, name)
    match = LessonMatch(guide, 1)
    coach = Coach(reader_of(match, language))
    wrong = 0
    while True:
        to_the_person(match)
        step = match.step
        if step is None:
            break
        told = coach.message()
        assert told.answer in match.options(guide.seat)
        assert coach.objection([told.answer]) == ""
        for option in match.options(guide.seat):
            if not match.accepts(guide.seat, [option]):
                said = coach.objection([option])
                assert told.task in said
                assert len(said) > len(told.task) + 20
                wrong += 1
        match.play(guide.seat, told.answer)
    assert wrong >= 5


@pytest.mark.parametrize(("id", "name"), ALL)
def test_every_step_of_the_person_points_at_something(id: str, name: str) -> None:
    guide = lesson(id, name)
    for step in guide.steps:
        if guide.seat_of(step) == guide.seat:
            named = [one for one in step.answer if one != ANY] + step.point
            assert named, step
