"""Players of Overlords of Infamy: greedy ones are better than random ones."""

from overlord.games.overlords_of_infamy import GAME
from overlord.players.base import Outlook
from overlord.players.levels import player
from tests.games.overlords_of_infamy.tables import Table


def winner(seed: int, *specs: str, **options: str) -> list[float]:
    table = Table(GAME.table(GAME.setup(len(specs), dict(options)), seed, memory=False))
    seats = [player(spec, seed + i) for i, spec in enumerate(specs)]
    s = table.state
    while not s.over:
        seat = s.pending()[-1]
        s.apply(seat, seats[seat].choose(Outlook(s, seat)))
    return s.returns()


def test_greedy_beats_random() -> None:
    won = sum(winner(seed, "greedy", "random", "random")[0] for seed in range(8))
    assert won >= 6


def test_a_greedy_hero_makes_himself_felt() -> None:
    won = sum(winner(seed, "random", "greedy", hero="player")[1] for seed in range(6))
    lost = sum(winner(seed, "random", "random", hero="player")[1] for seed in range(6))
    assert won >= lost


def test_alone_greedy_wins_what_random_does_not() -> None:
    greedy = sum(winner(seed, "greedy", difficulty="easy")[0] == 1 for seed in range(6))
    random = sum(winner(seed, "random", difficulty="easy")[0] == 1 for seed in range(6))
    assert greedy > random
