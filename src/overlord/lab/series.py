"""Series of games with players in the seats, split over processes; any split counts the same."""

from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass, field
from functools import partial
from typing import Any, Protocol

from overlord.core.box import Box
from overlord.core.errors import BadOption
from overlord.core.registry import game as game_of
from overlord.core.rng import seeded_rng
from overlord.core.setup import Setup
from overlord.parallel import in_parallel
from overlord.players.base import Player
from overlord.players.load import BadPlayer, load
from overlord.players.play_game import play_game

Progress = Callable[[int], None]  # hears how many games are done
SEEDS = 1 << 64  # a seed of a series is below; the rest of a deal's seed counts the deals


@dataclass(frozen=True)
class Series:
    """Games to be played. Each deal is played once in every seating, then comes the next."""

    game: str
    players: tuple[str, ...]  # one spec per seat
    games: int
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    box: str = ""  # a file of one's own
    rotate: bool = True
    mixes: tuple[tuple[str, ...], ...] = ()  # seatings of an arena, instead of turning one


@dataclass(frozen=True)
class Played:
    """One game: who sat where and how it ended, or why it did not."""

    number: int
    seed: int
    specs: tuple[str, ...]
    decisions: int
    returns: tuple[float, ...]
    scores: tuple[int, ...]
    places: tuple[int, ...]
    error: str = ""
    illegal: tuple[int, ...] = ()  # answers that were none, by seat, if there were any
    forfeited: tuple[int, ...] = ()  # the seats that gave up by them


@dataclass(frozen=True)
class Measurement:
    """Table that was measured: the beginning of every `--json` of the laboratory."""

    game: str
    rules: int
    box: str
    options: dict[str, str]
    seats: int

    def as_json(self) -> dict[str, object]:
        return asdict(self)


class Reported(Protocol):
    """A game as far as a report tells what went wrong in it."""

    @property
    def number(self) -> int: ...

    @property
    def seed(self) -> int: ...

    @property
    def error(self) -> str: ...


def errors_of(games: Sequence[Reported]) -> list[dict[str, object]]:
    """The games that ended by a fault, for a report."""
    return [
        {"game": one.number, "seed": str(one.seed), "message": one.error}
        for one in games
        if one.error
    ]


def about(setup: Setup) -> dict[str, Any]:
    """The beginning of a measurement, by name."""
    return {
        "game": setup.game.id,
        "rules": setup.game.rules_version,
        "box": setup.box.digest,
        "options": dict(setup.options),
        "seats": setup.players,
    }


def setup_of(series: Series) -> Setup:
    """The set-up of all its tables; raises OverlordError for what cannot be played."""
    if series.games < 1:
        raise BadOption(f"expected at least one game, found {series.games}")
    if not 0 <= series.seed < SEEDS:
        raise BadOption(f"a seed is a whole number from 0 to 2^64 - 1, not {series.seed}")
    for spec in {spec for seating in seatings(series) for spec in seating}:
        load(spec, 0)
    game = game_of(series.game)
    box: Box | None = game.read_box(series.box) if series.box else None
    return game.setup(len(series.players), series.options, box)


def seatings(series: Series) -> list[tuple[str, ...]]:
    """The different ways to seat the players, by moving all of them on by one chair."""
    if series.mixes:
        return list(series.mixes)
    if not series.rotate:
        return [series.players]
    return rotations(series.players)


def rotations(specs: tuple[str, ...]) -> list[tuple[str, ...]]:
    """All different rotations of a seating."""
    return list(dict.fromkeys(specs[-i:] + specs[:-i] for i in range(len(specs))))


@dataclass(frozen=True)
class Sitting:
    """A game about to begin: its deal, and who plays which seat."""

    deal: int
    specs: tuple[str, ...]
    players: list[Player]


def sitting(series: Series, number: int) -> Sitting:
    """Seating of game `number` of a series, with luck that depends on nothing else."""
    ways = seatings(series)
    specs = ways[number % len(ways)]
    luck = seeded_rng(series.seed | (number // len(ways)) << 64)
    deal = luck.seed()
    players = [load(spec, luck.seed()) for spec in specs]
    return Sitting(deal, specs, players)


def play_one(series: Series, setup: Setup, number: int) -> Played:
    """Game `number` of a series."""
    at = sitting(series, number)
    game = setup.game
    try:
        memory = any(someone.needs_world for someone in at.players)
        state = game.table(setup, at.deal, memory)
        decisions = play_game(state, at.players, game.bound)
        returns, outcome = tuple(state.returns()), state.outcome()
    except BadPlayer:
        raise
    except Exception as problem:  # noqa: BLE001  (a fault in one game is reported, not fatal)
        error = f"{type(problem).__name__}: {problem}"
        return Played(number, at.deal, at.specs, 0, (), (), (), error)
    illegal = tuple(one.illegal for one in at.players)
    forfeited = tuple(seat for seat, one in enumerate(at.players) if one.forfeited)
    return Played(
        number,
        at.deal,
        at.specs,
        decisions,
        tuple(0.0 if seat in forfeited else worth for seat, worth in enumerate(returns)),
        tuple(outcome.scores),
        placed(outcome.places, forfeited),
        illegal=illegal if any(illegal) else (),
        forfeited=forfeited,
    )


def placed(places: list[int], forfeited: tuple[int, ...]) -> tuple[int, ...]:
    """The places of all seats, those that forfeited behind the others."""
    if not forfeited:
        return tuple(places)
    others = [place for seat, place in enumerate(places) if seat not in forfeited]
    return tuple(
        len(others) + 1 if seat in forfeited else 1 + sum(one < place for one in others)
        for seat, place in enumerate(places)
    )


_SETUPS: list[tuple[Series, Setup]] = []  # the last one: reading a box takes longer than a game


def cached_setup(series: Series) -> Setup:
    """The set-up of a series that was checked before."""
    if not _SETUPS or _SETUPS[0][0] != series:
        _SETUPS[:] = [(series, setup_of(series))]
    return _SETUPS[0][1]


def play_chunk(series: Series, numbers: list[int]) -> list[Played]:
    setup = cached_setup(series)
    return [play_one(series, setup, number) for number in numbers]


def play_all(series: Series, jobs: int, progress: Progress, on: str = "cores") -> list[Played]:
    """All games in their order; `progress` hears how many are done."""
    setup_of(series)  # complains before the first game
    done: list[Played] = []
    for part in in_parallel(partial(play_chunk, series), list(range(series.games)), jobs, on):
        done += part
        progress(len(done))
    return sorted(done, key=lambda one: one.number)
