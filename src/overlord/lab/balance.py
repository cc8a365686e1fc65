"""Balance of a game: whether it is fair and what its parts are worth, over many observed games.

Two boxes are compared over the same deals, so that only what differs between them makes a
difference.
"""

from dataclasses import dataclass, field, replace
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory

from overlord.core.errors import BadOption
from overlord.core.registry import game as game_of
from overlord.lab.arena import Arena, arena, round_robin
from overlord.lab.box_diff import box_diff
from overlord.lab.experiment import SHIPPED, Experiment
from overlord.lab.labels import Labels
from overlord.lab.measures import MEANS, SHARES, Measures
from overlord.lab.observe import observe_chunk
from overlord.lab.series import Measurement, Progress, Series, about, errors_of, setup_of
from overlord.lab.simulate import NORMAL
from overlord.lab.tally import MIN_CASES, Tally, beyond_noise, chance, difference
from overlord.parallel import in_parallel


@dataclass(frozen=True)
class Row:
    """One finding: a share of victories, or a mean over the games."""

    key: str
    label: str
    cases: float
    value: float
    interval: tuple[float, float]
    expected: float | None = None  # of victories: what the same seats get on average
    beyond: bool = False  # away from that, beyond noise
    taken: float | None = None  # of the decisions in which it was an option


@dataclass(frozen=True)
class Change:
    """Difference from one box to another, over the same deals."""

    key: str
    label: str
    before: float
    after: float
    difference: float
    interval: tuple[float, float]
    beyond: bool


@dataclass(frozen=True)
class Comparison:
    """The comparison with another box."""

    box: str
    differs: list[str]  # in the cards
    changes: dict[str, list[Change]]

    def real_changes(self) -> list[tuple[str, Change]]:
        return [
            (family, one) for family, rows in self.changes.items() for one in rows if one.beyond
        ]


@dataclass(frozen=True)
class Balance(Measurement):
    """All that `overlord balance --json` prints."""

    player: str
    seed: int
    games: int
    families: dict[str, list[Row]]
    lengths: list[int]  # decisions of each game
    never: dict[str, list[str]]
    depth: Arena | None
    against: Comparison | None
    errors: list[dict[str, object]] = field(default_factory=list)


def series_of(experiment: Experiment, box: str) -> Series:
    game = game_of(experiment.game)
    seats = experiment.seats
    if seats is None:
        seats = 4 if 4 in game.seats else game.seats[-1]
    path = "" if box == SHIPPED else box
    players = (experiment.player,) * seats
    return Series(
        experiment.game, players, experiment.games, experiment.seed, experiment.options, path
    )


def work(experiment: Experiment) -> int:
    """Number of games to be played in all; raises OverlordError for what cannot be played."""
    ladder = ladder_of(experiment)
    if experiment.against:
        setup_of(series_of(experiment, experiment.against))
    runs = 2 if experiment.against else 1
    return runs * experiment.games + (ladder.games if ladder else 0)


def ladder_of(experiment: Experiment) -> Series | None:
    """The arena that tells how far skill goes; nothing for a table of one side."""
    series = series_of(experiment, experiment.box)
    setup = setup_of(series)
    sides = setup.game.sides(setup.players, setup.options)
    if len(set(sides)) < 2 or len(experiment.ladder) < 2:
        return None
    if experiment.ladder_games < 1:
        raise BadOption(f"expected at least one game, found {experiment.ladder_games}")
    return round_robin(replace(series, games=experiment.ladder_games), list(experiment.ladder))


def balance(
    experiment: Experiment, jobs: int, progress: Progress, language: str = "en", on: str = "cores"
) -> Balance:
    """Play, count and compare. The same experiment gives the same report."""
    series = series_of(experiment, experiment.box)
    setup = setup_of(series)
    labels = Labels(setup, language)
    ladder = ladder_of(experiment)
    found, errors = observe_series(series, jobs, progress, on)
    done = experiment.games
    against = None
    if experiment.against:
        before = series_of(experiment, experiment.against)
        other, more = observe_series(before, jobs, lambda count: progress(done + count), on)
        done += experiment.games
        errors += more
        against = comparison(found, other, labels, experiment.against)
    depth = None
    if ladder is not None:
        depth = ladder_arena(ladder, jobs, lambda count: progress(done + count), on)
    never = found.never()
    return Balance(
        **about(setup),
        player=experiment.player,
        seed=series.seed,
        games=len(found.games),
        families={
            **{family: shares(found, family, labels) for family in SHARES},
            **{family: means(found, family, labels) for family in MEANS},
        },
        lengths=[one.decisions for one in found.games],
        never={
            kind: keys if kind == "rules" else [labels.of(key) for key in keys]
            for kind, keys in never.items()
        },
        depth=depth,
        against=against,
        errors=errors,
    )


def observe_series(
    series: Series, jobs: int, progress: Progress, on: str
) -> tuple[Measures, list[dict[str, object]]]:
    games = []
    numbers = list(range(series.games))
    for part in in_parallel(partial(observe_chunk, series), numbers, jobs, on, 50):
        games += part
        progress(len(games))
    games.sort(key=lambda one: one.number)
    return Measures(setup_of(series), games), errors_of(games)


def ladder_arena(ladder: Series, jobs: int, progress: Progress, on: str) -> Arena:
    with TemporaryDirectory() as folder:
        return arena(ladder, Path(folder) / "ladder.jsonl", jobs, progress, on)


# Rows


def shares(found: Measures, family: str, labels: Labels) -> list[Row]:
    """Shares of victory beside what is expected."""
    rows, chances = [], []
    for key, tally in found.tallies[family].items():
        due = found.expected_share(family, key)
        error = (due * (1 - due) / tally.count) ** 0.5
        chances.append(chance(tally.mean - due, error) if tally.count >= MIN_CASES else 1.0)
        label = labels.label(family, key)
        rows.append(Row(key, label, tally.count, tally.mean, tally.share(), due))
    rows = [
        replace(row, beyond=believed)
        for row, believed in zip(rows, beyond_noise(chances), strict=True)
    ]
    if family in ("sides", "seats"):
        return sorted(rows, key=lambda row: int(row.key))
    return sorted(rows, key=lambda row: (-row.value, row.key))


def means(found: Measures, family: str, labels: Labels) -> list[Row]:
    """Means over all games; what is used most comes first."""
    rows = []
    for key, tally in found.tallies[family].items():
        taken = found.taken.get(key) if family in ("cards", "actions") else None
        share = None if taken is None else taken.mean
        label = labels.label(family, key)
        rows.append(Row(key, label, tally.count, tally.mean, tally.around(), taken=share))
    if family == "course":
        return rows
    return sorted(rows, key=lambda row: (-row.value, row.key))


# Two boxes


def comparison(found: Measures, other: Measures, labels: Labels, against: str) -> Comparison:
    """Differences between the other box and this one."""
    return Comparison(
        against,
        box_diff(other.box, found.box),
        {family: differences(found, other, family, labels) for family in SHARES + MEANS},
    )


def differences(found: Measures, other: Measures, family: str, labels: Labels) -> list[Change]:
    """Both runs beside each other; of what only one of them knows there is nothing to compare."""
    new, old = found.tallies[family], other.tallies[family]
    if family in ("cards", "actions", "rules"):  # never used is used 0 times
        new = {**dict.fromkeys(old, never_used(found)), **new}
        old = {**dict.fromkeys(new, never_used(other)), **old}
    keys = [key for key in new if key in old]
    pairs = [(new[key], old[key]) for key in keys]
    apart = [difference(one, before) for one, before in pairs]
    chances = [
        chance(*gap) if min(one.count, before.count) >= MIN_CASES else 1.0
        for gap, (one, before) in zip(apart, pairs, strict=True)
    ]
    rows = [
        Change(
            key,
            labels.label(family, key),
            before.mean,
            one.mean,
            gap,
            (gap - NORMAL * error, gap + NORMAL * error),
            believed,
        )
        for key, (one, before), (gap, error), believed in zip(
            keys, pairs, apart, beyond_noise(chances), strict=True
        )
    ]
    return sorted(rows, key=lambda row: (not row.beyond, -abs(row.difference), row.key))


def never_used(found: Measures) -> Tally:
    tally = Tally()
    for one in found.games:
        tally.add(one.number, 0.0)
    return tally
