"""The table in lines of text: Dark Dealings, and any game that has no words of its own."""

from overlord.core.layout import SPECTATOR
from overlord.core.outcome import Outcome
from overlord.present.face import Face, face_for
from overlord.present.log import OPEN
from overlord.present.outcome import outcome_lines
from overlord.present.reader import Reader
from overlord.present.table import Table
from overlord.words import Words
from tests.cli.tables import a_fight, a_session


def test_hidden_cards_are_counts_and_offered_ones_stand_among_the_choices() -> None:
    text = [row.plain() for row in a_session(None).eyes.rows()]

    assert text[0].endswith("to decide) · Hand: 9 cards, among the choices")
    assert any(line.startswith("random 1") and line.endswith("Hand: 9") for line in text)
    assert text[-1] == "Table · Hero deck: 36 · Defense deck: 54"


def test_a_fight_shows_the_hero_and_the_plan_first() -> None:
    text = [row.plain() for row in a_fight(None).eyes.rows()]

    assert text[0].startswith("  Faced hero: ")
    assert any(line.startswith("  Plan so far: ") for line in text[:4])


def test_a_game_without_words_and_faces_has_a_table_all_the_same() -> None:
    match = a_session(None, 14).match
    words = Words("en", "chess")
    table = Table(Face(words, match.setup), match.names, SPECTATOR)
    text = "\n".join(row.plain() for row in table.rows(match.view(SPECTATOR)))

    assert "hand: " in text
    assert "defenses (" in text
    assert "hero-deck: 36" in text


def test_a_defense_shows_its_sides_with_the_current_one_in_brackets() -> None:
    match = a_session(None).match
    faces = face_for(Words("en", "dark-dealings"), match.setup)
    troll = match.setup.box.number("kevin-the-troll")

    assert faces.line(troll, {}) == "Kevin the Troll · [Minion 3] > Spell 3"
    assert faces.line(troll, {"turned": {"kevin-the-troll": 1}}).endswith("Minion 3 > [Spell 3]")
    assert faces.brief(troll, {}) == "Kevin the Troll [Minion 3]"


def test_an_open_view_hides_nothing() -> None:
    match = a_session(None).match

    assert not any(-1 in zone for zone in Reader(match, Words("en"), OPEN).view().zones)


def ending_of(outcome: Outcome, names: list[str]) -> list[str]:
    match = a_session(None).match
    face = Face(Words("en"), match.setup)
    face.names = names
    return outcome_lines(outcome, face, match.view(0), 0)


def test_a_game_that_all_have_lost_has_no_winner() -> None:
    outcome = Outcome([1, 1], [0, 0], [{}, {}], lost=True)

    assert ending_of(outcome, ["Ann", "Bob"]) == [
        "Everybody loses",
        "Ann, place 1: 0",
        "Bob, place 1: 0",
    ]


def test_who_plays_alone_is_told_of_a_defeat() -> None:
    def headline(*, lost: bool) -> str:
        return ending_of(Outcome([1], [7], [{}], lost), ["Ann"])[0]

    assert headline(lost=True) == "You lose the game"
    assert headline(lost=False) == "The game is over"
