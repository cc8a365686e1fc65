"""Rules behind the lines of the log: whatever happens cites the one rule that did it."""

from random import Random

import pytest

from overlord.core.match import Match
from overlord.core.registry import game

TABLES: list[tuple[str, int, dict[str, str]]] = [
    ("bellum-magica", 2, {}),
    ("bellum-magica", 4, {}),
    ("big-bad-overlord", 2, {"dukes": "two"}),
    ("big-bad-overlord", 4, {}),
    ("conan", 2, {}),
    ("conan", 4, {"heroes": "most", "characters": "chosen"}),
    ("dark-dealings", 1, {}),
    ("dark-dealings", 3, {"mode": "hardcore"}),
    ("dark-dealings", 4, {}),
    ("overlords-of-infamy", 1, {}),
    ("overlords-of-infamy", 3, {}),
    ("overlords-of-infamy", 3, {"hero": "player"}),
    ("overlords-of-infamy", 4, {"quests": "yes"}),
]


@pytest.mark.parametrize(("id", "players", "options"), TABLES)
def test_all_that_happens_cites_one_rule(id: str, players: int, options: dict[str, str]) -> None:
    match = Match(game(id), players, 2, options)
    rng = Random(2)
    for _ in range(300):
        if match.over:
            break
        seat = match.state.pending()[0]
        match.play(seat, rng.choice(match.options(seat)))
    told = [entry.event for entry in match.log if entry.event.kind not in ("over", "answer")]

    assert len(told) > 30
    assert {
        (event.topic or event.kind, event.rules) for event in told if len(event.rules) != 1
    } == set()
