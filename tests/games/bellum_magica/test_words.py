"""Questions and answers of Bellum Magica as people read them, in both languages."""

import re

from overlord.core.match import Match
from overlord.core.registry import game
from overlord.present.text_reader import TextReader
from overlord.words import Words


def asked(
    prompt: str, language: str, want: int = 0, *, cards_shown: bool = False
) -> tuple[str, list[str]]:
    """The first such question of a game of first answers, and what may be answered."""
    match = Match(game("bellum-magica"), 3, 4, names=["Ann", "Bob", "Cleo"])
    while not match.over:
        seat = match.state.pending()[0]
        choice = match.state.asked(seat)
        assert choice is not None
        if choice.prompt == prompt and len(match.options(seat)) > want:
            eyes = TextReader(match, Words(language, "bellum-magica"), seat)
            eyes.face.cards_shown = cards_shown
            return eyes.prompt(), [offer.text for offer in eyes.offers() if offer.allowed]
        match.play(seat, match.options(seat)[-1])
    raise LookupError(prompt)


def test_a_newcomer_is_placed_knowing_what_each_side_does() -> None:
    prompt, answers = asked("place-goblin", "en")

    assert prompt.startswith("Your turn: Choose a side for ")
    assert prompt.endswith(
        ": on the left it gathers and scouts, on the right it fights; the other side is covered"
        " for good"
    )
    assert [text.partition(":")[0] for text in answers] == [
        "On the left it gathers, by row",
        "On the right it fights, by row",
    ]
    prompt, answers = asked("place-goblin", "it")
    assert prompt.startswith("Tocca a te: Scegli da che lato mettere ")
    assert answers[0].startswith("A sinistra raccoglie, riga per riga: ")


def test_who_sees_the_cards_reads_the_rows_in_words() -> None:
    _, letters = asked("place-goblin", "en")
    _, words = asked("place-goblin", "en", cards_shown=True)
    assert "–" in letters[0]
    assert re.fullmatch(r"On the left it gathers, by row: (\d: \d [a-z ,]+(; )?)+", words[0])


def test_an_attack_says_with_what_and_for_what() -> None:
    prompt, answers = asked("attack", "en")
    _, italian = asked("attack", "it")

    assert "fights with 1 sword" in prompt or "fights with 2 swords" in prompt
    assert answers[0] == "Stay at home"
    assert italian[0] == "Resta a casa"
    assert any(text.startswith("Plunder ") and ": " in text for text in answers)


def test_a_creature_says_what_it_costs() -> None:
    prompt, answers = asked("recruit", "en", 1)
    _, italian = asked("recruit", "it", 1)

    assert " to spend: choose a creature" in prompt
    assert answers[0] == "Recruit no more today"
    assert answers[1].startswith("Recruit for 2 food: ")
    assert " · left " in answers[1]
    assert " · right " in answers[1]
    assert italian[1].startswith("Recluta per 2 provviste: ")
    assert " · sinistra " in italian[1]


def test_a_theft_says_from_whom_and_how_many_thieves_are_left() -> None:
    prompt, answers = asked("steal", "en", 1)

    assert any(f"Robbing {name}: " in prompt for name in ("Ann", "Bob", "Cleo"))
    assert all("Chest: chance picks one of " in text or "Enough" in text for text in answers)
    assert asked("steal", "it", 1)[0].startswith("Tocca a te: Furto ai danni di ")
