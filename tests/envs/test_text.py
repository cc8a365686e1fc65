"""Tables in words: what a seat reads, how its answers are read, strikes, and TextArena's way."""

import random
import re
import sys
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from overlord import envs
from overlord.core.errors import BadOption, OverlordError
from overlord.core.registry import games
from overlord.envs import textarena
from overlord.present.answers import number_in
from overlord.present.text_table import TextTable


def play(table: TextTable, luck: random.Random, most: int = 10**9) -> None:
    """Random allowed choices, by number."""
    while not table.over and most:
        most -= 1
        number = luck.choice(table.legal()).partition(".")[0]
        assert table.step(number) == ""


@pytest.mark.parametrize("id", games())
def test_a_game_is_played_in_words(id: str) -> None:
    table = envs.text(id, players=2)
    table.reset(4)
    luck = random.Random(1)
    play(table, luck, 25)
    assert table.legal()
    text = table.observe()
    assert all(choice in text for choice in table.legal())

    play(table, luck, 10**9 if id in ("conan", "dark-dealings") else 25)

    assert table.over == (id in ("conan", "dark-dealings"))
    assert sum(table.rewards()) <= 1.0
    assert bool(table.legal()) != table.over


def test_nobody_reads_the_cards_of_others() -> None:
    table = envs.text("dark-dealings", players=3)
    table.reset(4)
    box, layout = table.setup.box, table.setup.layout
    for seat in range(3):
        text = table.observe(seat)
        for other in range(3):
            hand = table.match.state.cards(layout.zone(f"hand.{other}"))
            shown = [table.words.card(box, card) in text for card in hand]
            assert all(shown) if seat == other else not any(shown)


def test_news_are_told_once() -> None:
    table = envs.text("dark-dealings", players=2)
    table.reset(4)
    assert "* " in table.observe(1)

    assert "* " not in table.observe(1)


@pytest.mark.parametrize(
    ("said", "number"),
    [
        ("3", 3),
        (" 3.\n", 3),
        ("[3]", 3),
        ("I weigh 1 and 2 against each other. [4]", 4),
        ('Surely this: {"answer": 2}', 2),
        ('{"choice": "5"}', 5),
        ("My final answer: 7", 7),
        ("I take choice 2, for 5 reasons", 2),
        ("**Answer**: 6", 6),
        ("1 or 2?", None),
        ("the knight", None),
        ("", None),
        ("armor 8.5", None),
        ('{"answer": true}', None),
    ],
)
def test_numbers_are_read_generously(said: str, number: int | None) -> None:
    assert number_in(said) == number


def test_the_words_of_a_choice_are_an_answer() -> None:
    table = envs.text("dark-dealings", players=2)
    table.reset(4)
    offers = [offer for offer in table.offers() if offer.allowed]
    whole = offers[2].text
    name = table.words.card(table.setup.box, offers[2].action)

    for said in (whole, whole.upper(), name, f"I keep {whole}, of course!"):
        assert table.read(said).action == offers[2].action, said


def test_what_is_no_answer_is_refused_with_a_reason_and_three_of_them_forfeit() -> None:
    table = envs.text("dark-dealings", players=2)
    table.reset(4)
    count = len(table.offers())
    before = table.match.state.digest()

    assert table.step("99") == f'There are choices 1 to {count}; found "99".'
    assert table.step("whatever").startswith("Expected the number of a choice")
    assert table.match.state.digest() == before
    assert not table.forfeited(0)
    table.step("")

    assert table.forfeited(0)
    assert table.seat == 1
    play(table, random.Random(1))
    assert table.rewards()[0] == 0.0


def test_a_choice_that_is_not_allowed_is_refused_with_its_rule() -> None:
    luck = random.Random(2)
    table = envs.text("dark-dealings", players=2)
    for seed in range(20):
        table.reset(seed)
        while not table.over and all(offer.allowed for offer in table.offers()):
            play(table, luck, 1)
        if not table.over:
            break
    [refused, *_] = [offer for offer in table.offers() if not offer.allowed]

    reason = table.step(str(refused.number))

    assert refused.reason in reason
    assert re.search(r"DD-\w+", reason)


def test_another_language() -> None:
    table = envs.text("dark-dealings", players=2, language="it")

    assert "Ci si aspetta" in table.step("boh")


def test_mistakes_in_the_call() -> None:
    with pytest.raises(BadOption, match="at least one strike"):
        envs.text("dark-dealings", strikes=0)
    table = envs.text("dark-dealings", players=2)
    play(table, random.Random(1))
    with pytest.raises(BadOption, match="the game is over"):
        table.step("1")


def test_textarena_s_loop() -> None:
    env = textarena.ArenaEnv("dark-dealings", mode="hardcore")
    with pytest.raises(BadOption, match="reset deals"):
        env.get_observation()
    env.reset(num_players=3, seed=1)
    luck, done = random.Random(1), False
    while not done:
        seat, text = env.get_observation()
        choices = re.findall(r"^  (\d+)\. (?!.*not allowed)", text, re.MULTILINE)
        done, info = env.step(f"[{luck.choice(choices)}]")
        assert info == {"seat": seat, "invalid_move": False, "reason": ""}
    rewards, told = env.close()

    assert sum(rewards.values()) == 1.0
    assert [told[seat]["invalid_move"] for seat in range(3)] == [False] * 3
    assert all(told[seat]["turn_count"] for seat in range(3))


def test_textarena_hears_of_all_games(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(OverlordError, match="pip install textarena"):
        textarena.register()
    known: dict[str, Any] = {}
    module = ModuleType("textarena.envs.registration")
    module.__dict__["ENV_REGISTRY"] = known

    def kept(id: str, **words: Any) -> None:
        known[id] = SimpleNamespace(**words)

    module.__dict__["register"] = kept
    monkeypatch.setitem(sys.modules, "textarena.envs.registration", module)

    names = textarena.register()

    assert names == textarena.register()
    assert "Overlord-DarkDealings-v0" in names
    made = known["Overlord-Conan-v0"]
    assert made.entry_point(game=made.game).game == "conan"
