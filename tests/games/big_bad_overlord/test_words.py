"""Questions, answers and log of Big Bad Overlord as people read them, in both languages."""

from random import Random

import pytest

from overlord.core.match import Match
from overlord.core.registry import game
from overlord.present.text_reader import TextReader
from overlord.words import Words
from tests.games.big_bad_overlord.test_terminal import choices, eyes_at

BIG = game("big-bad-overlord")
PLAIN = ("answer", "over", "undone", "conceal", "arrange")


def test_a_drawn_card_is_named_to_its_owner_alone() -> None:
    eyes = eyes_at("place-card")
    other = TextReader(eyes.match, Words("en", BIG.id), (eyes.reader + 1) % 3)

    assert eyes.prompt().startswith("Your turn: Drawn: ")
    assert other.prompt().endswith(
        ": A card was drawn. It goes into the Army, where all see it, or face down into the Citadel"
    )


def test_a_garrison_says_how_many_cards_are_to_be_hidden() -> None:
    assert (
        eyes_at("garrison")
        .prompt()
        .endswith(
            ": choose a card that goes face down into the Citadel, 3 more;"
            " the three that are left become the Army"
        )
    )
    assert choices(eyes_at("garrison", language="it"))[0].startswith("Nella Cittadella: ")


def test_an_attack_says_whom_it_meets_and_with_what_odds() -> None:
    for language, start, end in (
        ("en", "Attack: ", " % to beat the Army as it is now"),
        ("it", "Attacca: ", " % di battere l'Armata com'è ora"),
    ):
        texts = [text for text in choices(eyes_at("march", language=language)) if start in text]
        assert texts
        assert all(end in text for text in texts)


def test_a_question_in_a_battle_names_both_sides() -> None:
    assert (
        eyes_at("muster")
        .prompt()
        .endswith(
            " · defender: You. Before the first round the defender may move cards between Army and"
            " Citadel (6 moves left)"
        )
    )
    assert "Tocca a te: In attacco: Tu · in difesa: " in eyes_at("press", language="it").prompt()
    assert choices(eyes_at("muster"))[-2].startswith("Defend with")


def test_another_round_is_offered_with_its_odds() -> None:
    [fight] = [text for text in choices(eyes_at("press")) if text.startswith("Fight round ")]

    assert ": attackers lose a card " in fight
    assert fight.endswith(" %")


def test_a_ghost_knows_what_it_adds_or_takes_away() -> None:
    texts = choices(eyes_at("haunt", seed=3))

    assert texts[0] == "Haunt no roll of this round"
    assert "Help the defenders' MIND: +2" in texts
    assert "Maledici la MENTE di chi si difende: −2" in choices(
        eyes_at("haunt", seed=3, language="it")
    )


@pytest.mark.parametrize("players", [2, 4])
def test_every_line_cites_one_rule_and_the_end_is_told(players: int) -> None:
    match = Match(BIG, players, 7, names=["Ann", "Bob", "Cleo", "Dan"][:players])
    rng = Random(7)
    while not match.over:
        seat = match.state.pending()[0]
        match.play(seat, rng.choice(match.options(seat)))

    events = [entry.event for entry in match.log if entry.event.kind not in PLAIN]
    assert {len(event.rules) for event in events} == {1}
    lines = TextReader(match, Words("en", BIG.id), 0).outcome()[1:]
    assert "Duke alive yes · Fell as number –" in lines[0]
    assert all("Duke alive no · Fell as number " in line for line in lines[1:])


@pytest.mark.parametrize(
    ("language", "fight", "help_nobody"),
    [
        ("en", "Fight on until the Army is beaten; at a Citadel,", "Help nobody until my turn"),
        (
            "it",
            "Combatti finché l'Armata non è sconfitta;",
            "Non aiutare nessuno fino al mio turno",
        ),
    ],
)
def test_what_may_be_said_for_a_while_stands_among_the_choices(
    language: str, fight: str, help_nobody: str
) -> None:
    assert any(text.startswith(fight) for text in choices(eyes_at("press", language=language)))
    assert help_nobody in choices(eyes_at("join-attack", language=language))
