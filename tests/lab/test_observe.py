"""Notes on a game agree with the game, whichever it is."""

from dataclasses import replace

import pytest

from overlord.core.registry import game as game_of
from overlord.lab.leads import dividing, leads
from overlord.lab.measures import SHARES, Measures, in_order
from overlord.lab.observe import NOBODY, Observed, observe
from overlord.lab.series import Series, play_one, setup_of

TABLES = [
    ("dark-dealings", 2),
    ("big-bad-overlord", 3),
    ("bellum-magica", 2),
    ("overlords-of-infamy", 2),
    ("conan", 3),
]


@pytest.mark.parametrize(("game", "seats"), TABLES)
def test_every_game_can_be_observed(game: str, seats: int) -> None:
    series = Series(game, ("random",) * seats, 1, 4)
    setup = setup_of(series)
    found = observe(series, setup, 0)
    played = play_one(series, setup, 0)
    assert found.error == played.error == ""
    assert (found.decisions, tuple(found.returns)) == (played.decisions, played.returns)
    assert sum(sum(own.values()) for own in found.acts) == found.decisions
    assert 0 < found.free <= found.decisions
    known = {rule for kind in game_of(game).frames().values() for rule in kind.rules}
    assert len(known & set(found.rules)) > len(known) / 4
    assert all(found.had)
    assert any(prompt for prompt, _ in found.openings)
    for own in found.acts:
        for action, times in own.items():
            assert found.offers[action] >= times
    measures = Measures(setup, [found])
    for seat, side in enumerate(measures.sides):
        assert found.returns[seat] == found.returns[measures.sides.index(side)]
    sides = measures.tallies["sides"].values() or measures.tallies["seats"].values()
    assert sum(tally.mean for tally in sides) == pytest.approx(sum(found.returns))
    for family in SHARES:
        for key, tally in measures.tallies[family].items():
            assert tally.count == measures.seats[family, key].total()
            assert 0 <= measures.expected_share(family, key) <= 1
    assert set(measures.never()) == {"rules", "cards", "unchosen", "actions"}


@pytest.mark.parametrize(
    ("game", "seats", "counts"),
    [
        ("big-bad-overlord", 2, [2, 2]),
        ("bellum-magica", 2, [1, 1]),
        ("overlords-of-infamy", 2, [1, 1]),
        ("conan", 3, [0, 2, 1]),
        ("dark-dealings", 2, [0, 0]),
    ],
)
def test_games_say_whom_a_seat_plays(game: str, seats: int, counts: list[int]) -> None:
    series = Series(game, ("random",) * seats, 1, 4)
    found = observe(series, setup_of(series), 0)
    assert [len(cards) for cards in found.factions] == counts
    cards = [card for own in found.factions for card in own]
    assert len(cards) == len(set(cards))


def test_what_is_expected_of_heroes_is_what_heroes_get() -> None:
    """Where the Overlord wins too often, no hero, card or action of the heroes is to blame."""
    series = Series("conan", ("random",) * 3, 1, 4)
    setup = setup_of(series)
    one = observe(series, setup, 0)
    measures = Measures(setup, [replace(one, number=n, returns=[1.0, 0.0, 0.0]) for n in range(3)])
    measures = Measures(setup, [*measures.games, replace(one, number=3, returns=[0.0, 0.5, 0.5])])
    assert [measures.expected_share("sides", side) for side in "01"] == [0.5, 0.5]
    assert [measures.expected_share("seats", seat) for seat in "012"] == [0.75, 0.25, 0.25]
    heroes = measures.tallies["factions"]
    assert len(heroes) == 3
    for key, tally in heroes.items():
        assert tally.mean == measures.expected_share("factions", key) == 0.25


def test_a_table_of_one_is_observed() -> None:
    series = Series("dark-dealings", ("random",), 1, 4)
    setup = setup_of(series)
    measures = Measures(setup, [observe(series, setup, 0)])
    assert measures.tallies["seats"]["0"].mean == measures.games[0].returns[0]
    assert "margin" not in measures.tallies["course"]


def game(worths: list[list[float]], winner: int, decisions: int = 10) -> Observed:
    found = Observed(0, 0, decisions=decisions)
    found.worths = list(enumerate(worths))
    found.returns = [float(seat == winner) for seat in range(len(worths[0]))]
    return found


def test_leads_change_hands() -> None:
    worths = [[0, 0, 0], [1, 0, 0], [1, 2, 0], [2, 2, 0], [3, 2, 0], [3, 2, 9], [3, 2, 9]]
    [lead] = leads([game([[float(w) for w in row] for row in worths], 2)], [0, 1, 2])
    assert lead.changes == 3  # 0, 1, 0, 2; a tie changes nothing
    assert lead.settled == 0.5
    assert lead.halfway == 2
    [none] = leads([game([[0.0, 0.0, 0.0]], 0)], [0, 1, 2])
    assert (none.changes, none.halfway, none.settled) == (0, NOBODY, 1.0)


def test_the_line_between_unlike_sides_tells_winners() -> None:
    """The first side always looks 50 better, and wins only where it is 60 better."""
    games = [game([[50.0 + i % 20, 0.0]], 0 if i % 20 >= 10 else 1) for i in range(60)]
    assert 59 <= dividing(games) <= 60
    assert [lead.halfway for lead in leads(games[:20], [0, 1])] == [1] * 10 + [0] * 10


def test_who_always_wins_is_always_ahead() -> None:
    games = [game([[float(i), 5.0], [5.0, float(i)]], 1) for i in range(9)]
    assert {(lead.changes, lead.halfway) for lead in leads(games, [0, 1])} == {(0, 1)}


def test_rules_are_sorted_as_people_count() -> None:
    rules = ["CO-10", "CO-H2", "CO-9", "CO-C1"]
    assert sorted(rules, key=in_order) == ["CO-9", "CO-10", "CO-C1", "CO-H2"]
