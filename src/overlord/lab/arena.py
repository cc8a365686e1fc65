"""Arena of everybody against everybody: each deal is played in every seating; players are rated.

Results are appended to a file as they come, so a run that was cut off goes on where it stopped.
"""

import hashlib
import json
from collections.abc import Iterable
from dataclasses import asdict, dataclass, replace
from functools import partial
from itertools import combinations
from pathlib import Path
from typing import TextIO

import msgspec

from overlord.core.errors import BadOption, OverlordError
from overlord.core.setup import Setup
from overlord.lab.ratings import elo_ratings, wins
from overlord.lab.series import (
    Measurement,
    Played,
    Progress,
    Series,
    about,
    errors_of,
    play_chunk,
    rotations,
    setup_of,
)
from overlord.lab.simulate import wilson
from overlord.parallel import in_parallel

CHUNK = 8  # games at most that are lost when a run is cut off, for each process


class BadArena(OverlordError):
    """A file that does not hold the results of this arena."""


@dataclass(frozen=True)
class Standing:
    """Results of one player. Without choix there is no rating."""

    player: str
    played: int  # seats taken
    win_rate: float
    win_interval: tuple[float, float]
    rating: float | None
    rating_interval: tuple[float, float] | None
    illegal: int = 0  # answers that were none
    forfeits: int = 0  # games given up by them


@dataclass(frozen=True)
class Pair:
    """Two players, and how often one was placed before the other; equal places count half."""

    player: str
    against: str
    met: float
    share: float
    interval: tuple[float, float]


@dataclass(frozen=True)
class Arena(Measurement):
    """All that `overlord arena --json` prints."""

    seed: int
    games: int
    decisions_per_game: float
    players: list[Standing]
    pairs: list[Pair]
    errors: list[dict[str, object]]


def mixes(specs: list[str], sides: list[int]) -> tuple[tuple[str, ...], ...]:
    """The seatings of a round robin. Seats of one side are taken by one player.

    With as many players as sides or more, each choice of them meets in every rotation. With
    fewer, they repeat around the table, and everybody is once among those that sit there more
    often.
    """
    order = list(dict.fromkeys(sides))
    count, places = len(specs), len(order)
    if count >= places:
        lines = list(combinations(specs, places))
    else:
        lines = []
        for extra in combinations(specs, places % count):
            first = [*extra, *(spec for spec in specs if spec not in extra)]
            lines.append(tuple(first[i % count] for i in range(places)))
    seatings = [turn for line in lines for turn in rotations(line)]
    seats = [order.index(side) for side in sides]
    return tuple(dict.fromkeys(tuple(turn[at] for at in seats) for turn in seatings))


def round_robin(series: Series, specs: list[str]) -> Series:
    """The series of a round robin at a table like that; games are filled up to whole deals."""
    if len(set(specs)) < 2 or len(set(specs)) < len(specs):
        raise BadOption(f"an arena needs at least two different players, found {', '.join(specs)}")
    setup = setup_of(series)
    sides = setup.game.sides(setup.players, setup.options)
    if len(set(sides)) < 2:
        raise BadOption("an arena needs at least two seats")
    ways = mixes(specs, sides)
    deals = max(1, -(-series.games // len(ways)))
    return replace(series, mixes=ways, games=deals * len(ways))


def arena(series: Series, path: Path, jobs: int, progress: Progress, on: str = "cores") -> Arena:
    """Play what the file does not hold yet, and rate. The same series gives the same ratings."""
    setup = setup_of(series)
    header = header_of(series, setup)
    done = {one.number: one for one in read_results(path, header) if one.number < series.games}
    progress(len(done))
    left = [number for number in range(series.games) if number not in done]
    with open_results(path) as file:
        if not file.tell():
            file.write(json.dumps(header) + "\n")
        for part in in_parallel(partial(play_chunk, series), left, jobs, on, CHUNK):
            for one in part:
                file.write(json.dumps(asdict(one)) + "\n")
                done[one.number] = one
            file.flush()
            progress(len(done))
    return arena_of(series, setup, [done[number] for number in sorted(done)])


def open_results(path: Path) -> TextIO:
    try:
        return path.open("a", encoding="utf-8")
    except OSError as problem:
        raise BadArena(f"{path}: cannot write this file: {problem.strerror}") from None


def usual_path(series: Series) -> Path:
    """A file of its own for every arena, in the current folder."""
    text = json.dumps(header_of(series, setup_of(series)), sort_keys=True)
    return Path(f"arena-{series.game}-{hashlib.sha256(text.encode()).hexdigest()[:8]}.jsonl")


def header_of(series: Series, setup: Setup) -> dict[str, object]:
    """Facts that must be the same for results to belong together; the number of games may grow."""
    return {
        "type": "arena",
        **about(setup),
        "seed": series.seed,
        "mixes": [list(mix) for mix in series.mixes],
    }


def read_results(path: Path, header: dict[str, object]) -> list[Played]:
    """The games that a file holds. A last line that was cut off is taken away."""
    try:
        text = path.read_text("utf-8")
    except FileNotFoundError:
        return []
    except (OSError, UnicodeDecodeError) as problem:
        raise BadArena(f"{path}: cannot read this file: {problem}") from None
    whole = text[: text.rfind("\n") + 1]
    if whole != text:
        path.write_text(whole, "utf-8")
    lines = whole.splitlines()
    if not lines:
        return []
    try:
        first = json.loads(lines[0])
    except ValueError:
        first = None
    if not isinstance(first, dict) or first.get("type") != "arena":
        raise BadArena(f"{path}: expected the results of an arena")
    for key, value in header.items():
        if first.get(key) != value:
            raise BadArena(
                f"{path} holds another arena: its {key} is {first.get(key)}, not {value}; "
                "name another file with --to"
            )
    return [_read(path, place, line) for place, line in enumerate(lines[1:], 2)]


def _read(path: Path, place: int, line: str) -> Played:
    try:
        return msgspec.convert(json.loads(line), Played)  # json, for seeds may be long
    except (ValueError, msgspec.ValidationError) as problem:
        raise BadArena(f"{path}, line {place}: expected a game: {problem}") from None


def arena_of(series: Series, setup: Setup, played: list[Played]) -> Arena:
    whole = [one for one in played if not one.error]
    specs = list(dict.fromkeys(spec for mix in series.mixes for spec in mix))
    sides = setup.game.sides(setup.players, setup.options)
    met = wins(whole, specs, sides)
    return Arena(
        **about(setup),
        seed=series.seed,
        games=len(played),
        decisions_per_game=sum(one.decisions for one in whole) / max(1, len(whole)),
        players=standings(whole, specs, sides, len(series.mixes)),
        pairs=[
            pair(specs, met, row, column)
            for row in range(len(specs))
            for column in range(len(specs))
            if row != column
        ],
        errors=errors_of(played),
    )


def standings(
    played: list[Played], specs: list[str], sides: list[int], ways: int
) -> list[Standing]:
    """The standings of all players, the strongest first."""
    deals: dict[int, list[Played]] = {}
    for one in played:
        deals.setdefault(one.number // ways, []).append(one)
    try:
        ratings = elo_ratings(list(deals.values()), specs, sides) if played else []
    except ImportError:
        ratings = []
    found = []
    for i, spec in enumerate(specs):
        got = [
            one.returns[seat]
            for one in played
            for seat, name in enumerate(one.specs)
            if name == spec
        ]
        rate = sum(got) / len(got) if got else 0.0
        rating, around = (ratings[i][0], ratings[i][1:]) if ratings else (None, None)
        illegal, forfeits = strikes(played, spec)
        interval = wilson(rate, len(got))
        found.append(Standing(spec, len(got), rate, interval, rating, around, illegal, forfeits))
    return sorted(found, key=lambda one: (one.rating or 0.0, one.win_rate), reverse=True)


def strikes(played: list[Played], spec: str) -> tuple[int, int]:
    """Answers of a player that were none, and games that it forfeited by them."""
    illegal = forfeits = 0
    for one in played:
        for seat, name in enumerate(one.specs):
            if name == spec:
                illegal += one.illegal[seat] if one.illegal else 0
                forfeits += seat in one.forfeited
    return illegal, forfeits


def pair(specs: list[str], met: Iterable[list[float]], row: int, column: int) -> Pair:
    table = list(met)
    games = table[row][column] + table[column][row]
    share = table[row][column] / games if games else 0.5
    interval = wilson(share, round(games))
    return Pair(specs[row], specs[column], games, share, interval)
