"""Questions, answers and scores of Overlords of Infamy as people read them, in both languages."""

import re

from overlord.core.match import Match
from overlord.core.outcome import Outcome
from overlord.core.registry import folder, game
from overlord.games.overlords_of_infamy.box import InfamyBox
from overlord.games.overlords_of_infamy.cards.vocabulary import RESOURCES
from overlord.games.overlords_of_infamy.zones import OVERLORD_OF
from overlord.present.text_reader import TextReader
from overlord.words import Words

ID = "overlords-of-infamy"


def asked(prompt: str, language: str) -> tuple[str, list[str]]:
    """The first such question in a game of last answers, and what may be answered."""
    match = Match(game(ID), 3, 4, names=["Ann", "Bob", "Cleo"])
    for _ in range(400):
        seat = match.state.pending()[0]
        choice = match.state.asked(seat)
        assert choice is not None
        if choice.prompt == prompt:
            eyes = TextReader(match, Words(language, ID), seat)
            return eyes.prompt(), [offer.text for offer in eyes.offers() if offer.allowed]
        match.play(seat, match.options(seat)[0])
    raise LookupError(prompt)


def at_the_first_act() -> TextReader:
    match = Match(game(ID), 3, 4, names=["Ann", "Bob", "Cleo"])
    while True:
        seat = match.state.pending()[0]
        choice = match.state.asked(seat)
        assert choice is not None
        if choice.prompt == "act":
            return TextReader(match, Words("en", ID), seat)
        match.play(seat, match.options(seat)[0])


def test_an_action_says_what_it_costs_and_what_it_brings() -> None:
    prompt, answers = asked("act", "en")

    assert prompt.startswith("Your turn: 3 Action Points left: choose an action.")
    assert "Exploit the Land: 1 Action Point; draw two tiles, place one" in answers
    scratch = "Start from Scratch with Knavery: no Action Point, {}, draw two new Plots"
    assert scratch.format("your Infamy stays 1") in answers  # OOI-63: never below 1
    told = Words("en", ID).say("answer-act-scratch-knavery", infamy=2)
    assert told == scratch.format("lose 1 Infamy")
    lairs = [text for text in answers if text.startswith("Send a Lackey to ")]
    assert any(
        text.endswith("to recruit another: 1 Action Point, World Tension +1") for text in lairs
    )
    assert any(text.endswith("to harvest: 1 Action Point, World Tension +1") for text in lairs)


def test_the_lair_says_which_resource_it_yields() -> None:
    eyes = at_the_first_act()
    seat = eyes.view().seat
    [overlord] = eyes.view().zones[OVERLORD_OF + seat]
    box = eyes.face.setup.box
    assert isinstance(box, InfamyBox)
    name = eyes.words.say(f"resource-{RESOURCES[box.overlord(overlord).lair]}")
    lair = f" · {name} in the Lair of player {seat + 1} to harvest: "

    assert any(lair in offer.text for offer in eyes.offers())


def test_a_deck_that_is_shut_says_what_infamy_would_be_left() -> None:
    [offer] = [offer for offer in at_the_first_act().offers() if "Domination" in offer.text]

    assert "You would be left with Infamy 1, and this deck needs 5" in offer.reason


def test_the_same_in_italian() -> None:
    prompt, answers = asked("act", "it")

    assert prompt.startswith("Tocca a te: Ancora 3 Punti Azione: scegli un’azione.")
    assert "Sfrutta il Territorio: 1 Punto Azione; peschi due tessere e ne metti una" in answers


def test_a_lackey_that_is_out_is_recalled_by_name() -> None:
    match = Match(game(ID), 3, 4, names=["Ann", "Bob", "Cleo"])
    recalls: list[str] = []
    for _ in range(400):
        seat = match.state.pending()[0]
        eyes = TextReader(match, Words("en", ID), seat)
        told = [offer.text for offer in eyes.offers() if offer.allowed]
        recalls += [text for text in told if text.startswith("Recall the Lackey from ")]
        if recalls:
            break
        match.play(seat, match.options(seat)[0])

    assert recalls[0].endswith(": 1 Action Point")


def test_a_tile_is_named_while_it_is_placed() -> None:
    prompt, answers = asked("place-tile", "en")

    assert prompt.endswith(" goes: beside your Lair or a tile of yours")
    assert "[" in prompt
    assert all(text.startswith("Place it on ") for text in answers)


def test_points_are_written_in_halves_with_their_parts() -> None:
    match = Match(game(ID), 2, 4, names=["Ann", "Bob"])
    face = TextReader(match, Words("en", ID), 0).face
    parts = {"score-half-points": 51, "score-infamy": 2}
    score = face.score(Outcome([1, 1], [51, 51], [parts, parts]), 0, match.view(0))

    told = [(part.text, part.told) for part in score]
    assert told[:5] == [
        ("Misery Points", "25½"),
        ("Plots", "0"),
        ("Lackeys", "3"),
        ("Resources", "0"),
        ("Relic", "0"),
    ]
    assert told[5] == ("Infamy", "2")


def test_everything_said_through_helpers_is_worded() -> None:
    """What is announced directly is looked for in tests/words."""
    words = Words("en", ID)
    topics = {
        topic
        for path in folder(ID).rglob("*.py")
        for topic in re.findall(
            r'\b(?:tell|tell_at|proclaim|hero_die)\(s, "([a-z-]+)"', path.read_text("utf-8")
        )
    }

    assert len(topics) > 20
    assert [one for one in topics if words.wording(f"log-announce-{one}") is None] == []
