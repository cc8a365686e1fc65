"""The table and the choices of Big Bad Overlord in lines of text."""

from random import Random

from overlord.core.match import Match
from overlord.core.registry import game
from overlord.present.question import questions
from overlord.present.text_reader import TextReader
from overlord.words import Words

BIG = game("big-bad-overlord")


def eyes_at(prompt: str, players: int = 3, seed: int = 2, language: str = "en") -> TextReader:
    """A random game up to the first question of that kind, seen by the seat that is asked."""
    rng = Random(seed)
    match = Match(BIG, players, seed, names=["Ann", "Bob", "Cleo"][:players])
    while True:
        view = match.view(0)
        asked = dict(zip(view.pending, view.prompts, strict=True))
        for seat, found in asked.items():
            if found == prompt:
                return TextReader(match, Words(language, BIG.id), seat)
        seat = view.pending[0]
        match.play(seat, rng.choice(match.options(seat)))


def choices(eyes: TextReader) -> list[str]:
    return [offer.text for offer in eyes.offers()]


def rows(eyes: TextReader) -> list[str]:
    return [row.plain() for row in eyes.rows()]


def test_a_choice_says_what_it_does() -> None:
    eyes = eyes_at("march")
    texts = choices(eyes)

    assert any(text.startswith("To the Army: ") for text in texts)
    assert any(text.startswith("To the Citadel: ") for text in texts)
    rivals = [name for name in ("Ann", "Bob", "Cleo") if name != eyes.match.names[eyes.reader]]
    attacks = [text.split(" · ")[0] for text in texts if text.startswith("Attack: ")]
    assert attacks == [f"Attack: {name}" for name in rivals]


def test_a_battle_is_told_with_its_bonuses_and_odds() -> None:
    text = "\n".join(rows(eyes_at("press", language="it")))

    assert "Battaglia · in attacco: Tu · in difesa: " in text
    assert "Bonus, attacco : difesa · MENTE " in text
    assert "vince chi attacca " in text


def test_at_the_gate_the_choice_is_to_storm() -> None:
    for seed in range(120):
        eyes = eyes_at("press", seed=seed)
        if eyes.view().facts["stage"] == 1:
            assert choices(eyes)[0].startswith("Storm the Citadel: its cards (")
            assert not any("Bonuses" in row for row in rows(eyes))
            return
    raise AssertionError("no gate was reached")


def test_before_an_attack_the_odds_are_told() -> None:
    assert any("Army against Army · target " in row for row in rows(eyes_at("march")))


def test_two_dukes_of_a_player_are_told_apart() -> None:
    text = "\n".join(rows(eyes_at("march", players=2)))

    assert "Army (left)" in text
    assert "Citadel (right)" in text


def test_ghosts_that_may_be_cancelled_are_told_as_such() -> None:
    setup = BIG.setup(3, {})
    eyes = eyes_at("haunt", seed=3)
    ghost = setup.box.number("ghost-kamu-the-mighty")

    assert eyes.face.answer(questions(eyes.view())[0], ghost) == (
        "Cancel: Ghost of Kamu the Mighty · +2 or −2"
    )
    assert any("†" in row for row in rows(eyes))


def test_a_card_of_a_full_citadel_is_offered_in_exchange() -> None:
    texts = choices(eyes_at("place-card"))

    assert texts[0] == "Into the Army, face up"
    assert len(texts) == 4
    assert all(text.startswith("Into the Citadel, in exchange for ") for text in texts[1:])


def test_an_ally_takes_back_what_was_lent() -> None:
    texts = choices(eyes_at("withdraw", players=3, seed=5, language="it"))

    assert texts[0].startswith("Riprenditi: ")
    assert texts[-3:] == [
        "Resta in battaglia",
        "Niente più domande in questa battaglia",
        "Lascia in battaglia le carte prestate fino al mio turno",
    ]
