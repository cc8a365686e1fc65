"""Curve of the Plots of Overlords of Infamy: what equal players complete, level by level.

    python -m bench.infamy_curve [--players greedy] [--count 4] [--games 100] [--json]

Completed Plots and their points by level, Aftermaths that came into play, the winner's Infamy, how
often somebody starts from scratch, rounds, and the wins of Overlords and seats as multiples of
their share. Overlords are drawn, and so is the first player. The aims stand in
docs/games/overlords_of_infamy/balance.md; with `--box` the same is asked of another box.
"""

import argparse
import json
import math
import sys
from collections import Counter
from dataclasses import dataclass, field
from functools import partial

from overlord.core.box import Box
from overlord.core.events import Event, Watcher
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.games.overlords_of_infamy.box import InfamyBox
from overlord.games.overlords_of_infamy.cards.vocabulary import LEVELS
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.turn import BeginTurn
from overlord.games.overlords_of_infamy.zones import COMPLETED, FIRST, INFAMY, OVERLORD_OF, USED
from overlord.lab.series import Series, cached_setup, setup_of, sitting
from overlord.parallel import in_parallel
from overlord.players.base import Outlook
from overlord.players.play_game import DecisionWatcher, play_game

GAME = "overlords-of-infamy"
NORMAL = 1.96  # 95 % of a bell curve lie within so many standard deviations
MOST = 50  # games between two signs of life


@dataclass
class Told:
    """One game; lists go by chair."""

    turns: int = 0
    scratches: int = 0
    decisions: int = 0
    first: int = 0
    overlords: list[str] = field(default_factory=list)
    returns: list[float] = field(default_factory=list)
    scores: list[float] = field(default_factory=list)
    infamy: list[int] = field(default_factory=list)
    plots: list[list[str]] = field(default_factory=list)  # completed
    used: list[str] = field(default_factory=list)  # Aftermaths that were used


class Turns(Watcher):
    """Counts the turns that begin."""

    def __init__(self) -> None:
        self.count = 0

    def saw(self, event: Event) -> None:
        pass

    def cited(self, rules: tuple[str, ...]) -> None:
        self.count += rules == BeginTurn.rules


class Acts(DecisionWatcher):
    """Counts decisions, and Plots that are scratched."""

    def __init__(self, told: Told) -> None:
        self.told = told

    def decided(self, state: State, outlook: Outlook, action: int) -> None:
        assert isinstance(state, Infamy)
        told = self.told
        told.decisions += 1
        if outlook.prompt == "act":
            if told.first < 0:
                told.first = state[FIRST]
            told.scratches += state.box.actions[action].verb.startswith("scratch")


def play_chunk(series: Series, numbers: list[int]) -> list[Told]:
    setup = cached_setup(series)
    return [play_one(series, setup, number) for number in numbers]


def play_one(series: Series, setup: Setup, number: int) -> Told:
    at = sitting(series, number)
    state = setup.game.fresh(setup, at.deal)
    turns = Turns()
    state.remember(turns)
    state.advance()
    assert isinstance(state, Infamy)
    told = Told(first=-1)
    play_game(state, at.players, setup.game.bound, Acts(told))
    told.turns = turns.count
    told.returns = state.returns()
    note_the_end(state, told)
    return told


def note_the_end(s: Infamy, told: Told) -> None:
    names = [card.id for card in s.box.cards]
    first = s.box.first
    scores = s.outcome().scores
    for chair in s.chairs:
        told.overlords.append(names[s.card(OVERLORD_OF + chair, 0) - first])
        told.scores.append(scores[chair] / 2)
        told.infamy.append(s[INFAMY + chair])
        done = s.cards(COMPLETED + chair) + s.cards(USED + chair)
        told.plots.append([names[card - first] for card in done])
        told.used += [names[card - first] for card in s.cards(USED + chair)]


# Counting


def share(wins: float, games: float, players: int) -> dict[str, float]:
    """Wins as a multiple of what chance would give, with half the width of its interval."""
    rate = wins / games
    error = NORMAL * math.sqrt(rate * (1 - rate) / games)
    return {"games": games, "share": rate * players, "error": error * players}


def by_level(box: InfamyBox, games: list[Told]) -> dict[str, dict[str, float]]:
    found = {}
    plots = {plot.id: plot for plot in box.plots}
    done = [plots[id] for told in games for row in told.plots for id in row]
    points = sum(plot.points for plot in done)
    for level, name in enumerate(LEVELS):
        cards = [plot for plot in plots.values() if plot.level == level]
        mine = [plot for plot in done if plot.level == level]
        gained = sum(plot.points for plot in mine)
        found[name] = {
            "completed": len(mine),
            "per-game": len(mine) / len(games),
            "points": gained,
            "share-of-points": gained / points if points else 0.0,
            "points-per-token": sum(plot.points for plot in cards)
            / sum(sum(plot.cost) for plot in cards),
            "never-completed": len(cards) - len({plot.id for plot in mine}),
        }
    return found


def aftermaths(box: InfamyBox, games: list[Told]) -> dict[str, object]:
    cards = {plot.id for plot in box.plots if plot.aftermath}
    seen = {id for told in games for row in told.plots for id in row} & cards
    used = Counter(id for told in games for id in told.used)
    return {"in-the-box": len(cards), "seen": len(seen), "used": len(set(used) & cards)}


def summary(series: Series, box: InfamyBox, games: list[Told]) -> dict[str, object]:
    seats = len(games[0].overlords)
    players = len(series.players)
    turns = sum(told.turns for told in games)
    winners = [
        told.infamy[chair]
        for told in games
        for chair in range(seats)
        if told.returns[chair] >= 1 / players
    ]
    infamy = Counter(winners)
    rows: dict[str, list[tuple[float, float]]] = {}
    by_seat = [0.0] * seats
    in_turn = [0.0] * seats
    for told in games:
        for chair in range(seats):
            won = told.returns[chair]
            rows.setdefault(told.overlords[chair], []).append((won, told.scores[chair]))
            by_seat[chair] += won
            in_turn[(chair - told.first) % seats] += won
    won_by = {
        name: share(sum(won for won, _ in got), len(got), players)
        | {"score": sum(score for _, score in got) / len(got)}
        for name, got in rows.items()
    }
    return {
        "players": list(series.players),
        "options": series.options,
        "seed": series.seed,
        "games": len(games),
        "box": box.digest,
        "decisions": sum(told.decisions for told in games) / len(games),
        "rounds": turns / players / len(games),
        "score": sum(sum(told.scores) for told in games) / len(games) / seats,
        "won": len(winners) / len(games),
        "levels": by_level(box, games),
        "aftermaths": aftermaths(box, games),
        "infamy-of-winners": {level: infamy[level] / max(1, len(winners)) for level in range(1, 6)},
        "turns-from-scratch": sum(told.scratches for told in games) / turns,
        "overlords": dict(sorted(won_by.items(), key=lambda row: -row[1]["share"])),
        "seats": [share(wins, len(games), players) for wins in by_seat],
        "in-turn": [share(wins, len(games), players) for wins in in_turn],
    }


def text(found: dict[str, object]) -> str:
    """The figures as text."""
    facts = json.loads(json.dumps(found))
    head = (
        f"{facts['games']} games, {', '.join(facts['players'])}: {facts['rounds']:.1f} rounds, "
        f"{facts['decisions']:.0f} decisions, score {facts['score']:.1f}, "
        f"from scratch in {facts['turns-from-scratch']:.1%} of the turns, won {facts['won']:.1%}"
    )
    lines = [
        head,
        "",
        f"{'':<12}{'points/token':>13}{'completed':>11}{'a game':>8}{'points':>8}{'share':>8}",
    ]
    for name, row in facts["levels"].items():
        lines.append(
            f"{name:<12}{row['points-per-token']:>13.2f}{row['completed']:>11}"
            f"{row['per-game']:>8.1f}{row['points']:>8}{row['share-of-points']:>8.1%}"
        )
    after = facts["aftermaths"]
    ranks = ", ".join(f"{k}: {v:.0%}" for k, v in facts["infamy-of-winners"].items())
    lines += [
        "",
        f"Aftermaths seen {after['seen']}, used {after['used']} of {after['in-the-box']}",
        f"Infamy of winners {ranks}",
        "",
    ]
    for name, row in facts["overlords"].items():
        lines.append(
            f"{name:<28}{row['games']:>6}  {row['share']:.2f} ± {row['error']:.2f}"
            f"{row['score']:>7.1f}"
        )
    for name in ("seats", "in-turn"):
        lines.append(f"{name:<12}" + "  ".join(f"{one['share']:.2f}" for one in facts[name]))
    lines.append(f"± {facts['seats'][0]['error']:.2f}")
    return "\n".join(lines)


def measure(series: Series, jobs: int) -> dict[str, object]:
    setup = setup_of(series)
    box: Box = setup.box
    assert isinstance(box, InfamyBox)
    games: list[Told] = []
    work = partial(play_chunk, series)
    for part in in_parallel(work, list(range(series.games)), jobs, "cores", MOST):
        games += part
        print(f"\r{len(games)} of {series.games} games", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    return summary(series, box, games)


def main() -> int:
    args = argparse.ArgumentParser(description="Whether it pays to climb.")
    args.add_argument("--players", default="greedy", help="they repeat until all seats are taken")
    args.add_argument("--count", type=int, default=4, help="seats (4)")
    args.add_argument("--games", type=int, default=100)
    args.add_argument("--seed", type=int, default=1)
    args.add_argument("--jobs", type=int, default=1, help="processes (1)")
    args.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    args.add_argument("--box", default="", help="a box of one's own")
    args.add_argument("--json", action="store_true")
    asked = args.parse_args()
    specs = asked.players.split(",")
    seats = tuple(specs[seat % len(specs)] for seat in range(asked.count))
    options = {"overlords": "drawn"} | dict(one.split("=", 1) for one in asked.option)
    series = Series(GAME, seats, asked.games, asked.seed, options, asked.box)
    found = measure(series, asked.jobs)
    print(json.dumps(found, indent=2) if asked.json else text(found))
    return 0


if __name__ == "__main__":
    sys.exit(main())
