"""The machinery of lessons, on a toy: what is written is done, and what cannot be is told."""

from pathlib import Path

import pytest

from overlord.core.boxes import read_toml, to_struct
from overlord.core.errors import NoUndo, OverlordError
from overlord.core.registry import game
from overlord.core.rng import WrittenRng, seeded_rng
from overlord.lessons.lesson import BadLesson, Lesson, Written, lesson
from overlord.lessons.match import LessonMatch, rehearse
from tests.toys import banquet

FILE = Path(banquet.__file__).parent / "lessons" / "first-game.toml"


def changed(*swaps: tuple[str, str]) -> Lesson:
    """The lesson of the banquet, with other words in its file."""
    text = FILE.read_text("utf-8")
    for before, after in swaps:
        assert before in text
        text = text.replace(before, after)
    path = FILE.with_name("changed.toml")
    written = to_struct(read_toml_text(text), Written, str(path))
    return Lesson(banquet.GAME, "changed", written)


def read_toml_text(text: str) -> dict[str, object]:
    import msgspec

    return msgspec.toml.decode(text, type=dict[str, object])


def test_the_table_is_laid_as_written() -> None:
    match = LessonMatch(changed(), 5, ["Ann", "Cook"])
    hands = [match.view(seat).zones[banquet.HAND + seat] for seat in range(2)]
    ids = [{match.setup.box.card(card).id for card in hand} for hand in hands]

    assert ids[0] == {"dish-3a", "dish-5a", "dish-8a", "dish-8b"}
    assert ids[1] == {"dish-1a", "dish-8c", "dish-2a", "dish-6a"}
    assert len(match.view().zones[banquet.KITCHEN]) == 16


def test_it_is_strict_and_then_free_with_luck_of_its_own() -> None:
    one, other = rehearse(changed(), 1), rehearse(changed(), 2)

    assert one.free
    assert one.strict == len(one.answers) == 4
    assert one.state.rng.words() != other.state.rng.words()
    with pytest.raises(NoUndo):
        one.undo_seal(0)
    one.play(0, one.options(0)[0])
    one.undo(0)
    assert len(one.answers) == 4


def test_a_replay_is_the_same_lesson() -> None:
    match = rehearse(changed())
    again = match.from_start()
    for _ in again.steps((answer.seat, answer.action) for answer in match.answers):
        pass

    assert again.state.digest() == match.state.digest()
    assert again.free


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ('"dish-5a"]', '"dish-4a"]', "step 1 (serve)"),
        ('prompt = "serve"', 'prompt = "dine"', "step 1: expected dine of seat 0"),
        ('answer = ["dish-8c"]', 'answer = ["dish-9c"]', "no card and no word 'dish-9c'"),
        ("zone:served.0", "zone:attic", "no zone 'attic'"),
        ("zone:served.0", "space:attic", "expected a name or zone:NAME"),
        ('zone = "hand.1"', 'zone = "hand.7"', "hand.7"),
        ("seat = 1", "seat = 3", "no seat 3"),
        ('rivals = ["Cook"]', "rivals = []", "a name for each rival"),
        ("minutes = 2", "minutes = 2\nseed = 3", "unknown field `seed`"),
        ('"dish-8b"]', '"dish-8b", "dish-1b"]', "finds no place in hand.0"),
        (
            'answer = ["dish-3a"]',
            'answer = ["dish-3a"]\nluck = [{ topic = "taste", dice = [1] }]',
            "expected [('taste', [1])] to fall, found []",
        ),
    ],
)
def test_what_cannot_be_is_told(before: str, after: str, problem: str) -> None:
    with pytest.raises(OverlordError) as caught:
        rehearse(changed((before, after)))

    assert problem in str(caught.value)
    assert "changed" in str(caught.value)


def test_an_answer_off_the_path_ends_the_steps() -> None:
    match = LessonMatch(changed(), 5)
    other = next(one for one in match.options(0) if not match.accepts(0, [one]))
    match.play(0, other)

    assert match.free
    assert match.written() is None


def test_what_is_not_a_lesson_is_refused_with_what_there_is() -> None:
    with pytest.raises(BadLesson, match="has no lesson 'second'; it has: first-game"):
        lesson("dark-dealings", "second")
    assert game("dark-dealings") is lesson("dark-dealings", "first-game").game


def test_written_luck_is_handed_out_and_used_up() -> None:
    base = seeded_rng(3)
    a, b, c, counter = base.words()
    rng = WrittenRng(a, b, c, counter, [4, 2])
    copy = rng.clone()

    assert [rng.below(6), rng.below(6)] == [2, 4]
    assert [copy.below(6), copy.below(6)] == [2, 4]
    for _ in range(2):
        base.below(6)
    assert rng.words() == base.words()
    assert rng.below(6) == base.below(6)
    with pytest.raises(ValueError, match="written is 6, expected a number from 0 to 5"):
        WrittenRng(1, 2, 3, 4, [6]).below(6)


def test_the_file_is_read_like_any_box() -> None:
    assert to_struct(read_toml(FILE), Written, "banquet").minutes == 2
