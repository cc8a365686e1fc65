"""The peer benchmark itself, with engines made of nothing: no peer needs to be installed."""

from __future__ import annotations

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import pytest

SOURCE = Path(__file__).parents[2] / "bench" / "peers.py"


def load_peers() -> ModuleType:
    spec = importlib.util.spec_from_file_location("overlord_bench_peers", SOURCE)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


peers: Any = load_peers()


class Coin(peers.Engine):  # type: ignore[misc]
    """Ten decisions a game, every second one forced, the others among three."""

    name, game = "coin", "toss"

    def load(self) -> None:
        self.loaded = True

    def play(self, seed: int, look: Any = None) -> int:
        for turn in range(10):
            if look is not None:
                look(3 if turn % 2 else 1, list)
        return 10


class Missing(Coin):
    name = "missing"

    def load(self) -> None:
        raise ModuleNotFoundError("No module named 'nowhere'", name="nowhere")


class Crashing(Coin):
    name = "crashing"

    def play(self, seed: int, look: Any = None) -> int:
        raise RuntimeError("rules fell over\nwith a long story")


def row(engine: str, rate: float | None, **facts: Any) -> Any:
    known = {"game": "g", "rules": peers.PYTHON, "inside": False, "branching": 2.0}
    listed = None if rate is None else rate * 2
    status = "ok" if rate is not None else peers.NOT_INSTALLED
    figures = {"decisions_per_second": rate, "listed_per_second": listed, "status": status}
    return peers.Row(engine=engine, **(known | figures | facts))


@pytest.fixture
def rows() -> list[Any]:
    return [
        row("ours inside", 1000.0, rules=peers.OURS, inside=True),
        row("ours", 100.0, rules=peers.OURS),
        row("their inside", 2000.0, rules=peers.CPP, inside=True),
        row("their c++", 50.0, rules=peers.CPP),
        row("their python", 10.0),
        row("gone", None),
    ]


def test_ratios_compare_like_with_like(rows: list[Any]) -> None:
    assert peers.ratios(rows) == [None, None, 0.5, 2.0, 10.0, None]


def test_inside_ratios_compare_our_inside_loop_with_all(rows: list[Any]) -> None:
    assert peers.inside_ratios(rows) == [None, None, 0.5, 20.0, 100.0, None]


def test_no_ratio_without_ours(rows: list[Any]) -> None:
    theirs = rows[2:]
    assert peers.ratios(theirs) == [None] * 4
    assert all("nothing to compare" in line for line in peers.verdicts(theirs))


def test_no_ratio_when_ours_was_not_measured(rows: list[Any]) -> None:
    rows[1] = row("ours", None, rules=peers.OURS)
    assert peers.ratios(rows) == [None, None, 0.5, None, None, None]


def test_verdict_counts_the_slower_and_names_the_closest(rows: list[Any]) -> None:
    assert peers.verdicts(rows)[0] == (
        "decisions, like with like: slower than us: 2 of 3; "
        "smallest ratio 0.50 (their inside, g); "
        "smallest ratio among Python engines 10.00 (their python, g); 1 not measured"
    )


def test_verdict_without_python_engines(rows: list[Any]) -> None:
    assert peers.verdicts(rows[:4])[0].endswith("smallest ratio among Python engines none")


def test_summary_takes_the_median_round() -> None:
    found = peers.survey(Coin(), 0.0)
    runs = [peers.Run(1, 10, 1.0), peers.Run(5, 50, 1.0), peers.Run(100, 1000, 1.0)]
    summary = peers.summarise(Coin(), found, runs)
    assert summary.decisions_per_second == 50
    assert summary.games_per_second == 5
    assert summary.decisions_per_game == 10
    assert summary.branching == 2
    assert summary.forced_share == 0.5
    assert summary.listed_per_second == 100


def test_survey_times_copies() -> None:
    found = peers.Survey(clone_budget=1.0)
    for _ in range(found.EVERY * 3):
        found(2, list)
    assert found.clones == found.REPEATS * 3


def test_survey_without_a_way_to_copy() -> None:
    found = peers.Survey(clone_budget=1.0)
    for _ in range(found.EVERY):
        found(2, None)
    summary = peers.summarise(Coin(), found, [peers.Run(1, 10, 1.0)])
    assert summary.clone_us is None


def test_a_run_plays_whole_batches() -> None:
    done = peers.run(Coin(), 0.0, seed=0, batch=4)
    assert (done.games, done.decisions) == (4, 40)
    assert done.cpu > 0


def host_reading(*speeds: float) -> Any:
    gauge = iter([20.0, 20.0, 20.0, 20.0, 20.0, *speeds])
    return peers.Host(lambda: next(gauge))


def test_host_repeats_a_run_in_a_slow_spell() -> None:
    host = host_reading(12.0, 20.0, 20.0)
    results = iter(["slow at the start", "usual"])
    assert host.steady(lambda: next(results)) == "usual"
    assert (host.runs, host.repeats, host.slow) == (1, 1, 0)


def test_host_gives_up_and_keeps_the_better_try() -> None:
    host = host_reading(12.0, 14.0, 11.0)
    results = iter(["first", "second"])
    assert host.steady(lambda: next(results)) == "first"
    assert (host.runs, host.repeats, host.slow) == (1, 1, 1)


def test_host_that_is_always_slow_is_not_fought() -> None:
    host = host_reading(*[12.0] * 60)
    for _ in range(20):
        host.steady(lambda: None)
    assert host.repeats < 10
    assert "calibration 12.0 to 20.0, median 12.0" in str(host)


def test_what_cannot_run_becomes_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    bench = peers.Bench([Coin(), Missing(), Crashing()], seconds=0.01, rounds=3)
    measured, missing, crashed = bench.measure()
    assert measured.status == "ok"
    assert measured.decisions_per_second > 0
    assert missing.status == "not installed (nowhere)"
    assert crashed.status == "failed: RuntimeError: rules fell over"
    assert "round 3/3: coin, toss" in capsys.readouterr().err


def test_tables_show_every_row(rows: list[Any]) -> None:
    plain = peers.plain_table(rows).splitlines()
    assert len(plain) == len(rows) + 1
    assert peers.NOT_INSTALLED in plain[-1]
    marked = peers.markdown_table(rows).splitlines()
    assert len(marked) == len(rows) + 2
    assert {line.count("|") for line in marked} == {len(peers.HEADINGS) + 1}


def test_json_holds_rows_and_ratios(rows: list[Any]) -> None:
    told = json.loads(peers.as_json({"machine": "m"}, rows))
    assert [line["ratio"] for line in told["rows"]] == peers.ratios(rows)
    assert told["facts"] == {"machine": "m"}
    assert len(told["verdicts"]) == 3


@pytest.mark.parametrize(
    ("value", "text"),
    [
        (None, "-"),
        (1_880_000, "1.88M"),
        (999_600, "1.00M"),
        (355_400, "355k"),
        (9_996, "10k"),
        (1_460, "1.5k"),
        (999.4, "999"),
        (60.98, "61.0"),
        (0.771, "0.77"),
    ],
)
def test_short_numbers(value: float | None, text: str) -> None:
    assert peers.short(value) == text


class Countdown:
    """A game of our shape: so many decisions to go."""

    def __init__(self, left: int) -> None:
        self.left = left

    @property
    def over(self) -> bool:
        return self.left == 0

    def question(self) -> tuple[int, list[int]]:
        return 2, [7]

    def step(self, action: int) -> None:
        assert action == 7
        self.left -= 1

    def clone(self) -> Countdown:
        return Countdown(self.left)


@pytest.mark.parametrize(("file", "name"), [("p.so", "compiled"), ("p.py", "pure Python")])
def test_our_own_rows(monkeypatch: pytest.MonkeyPatch, file: str, name: str) -> None:
    class Box:
        def new(self, players: int, seed: int) -> Countdown:
            return Countdown(players * 10)

    package: Any = ModuleType("overlord")
    package.game = {"dark-dealings": Box()}.__getitem__
    loop: Any = ModuleType("overlord.core.playout")
    loop.__file__ = file
    loop.playout = lambda state, _seed: state.left
    monkeypatch.setitem(sys.modules, "overlord", package)
    monkeypatch.setitem(sys.modules, "overlord.core.playout", loop)

    found = peers.Bench(peers.ours("dark-dealings", 4), seconds=0.01, rounds=1).measure()
    assert [row.engine for row in found] == [f"overlord ({name}, inside)", "overlord (from Python)"]
    assert [row.status for row in found] == ["ok", "ok"]
    assert [row.decisions_per_game for row in found] == [40, 40]
    assert [row.forced_share for row in found] == [1, 1]
    assert all(row.clone_us is not None for row in found)


def test_only_picks_by_engine_or_game() -> None:
    picked = peers.choose(peers.peers(), ["CATAN", "hearts"])
    assert {engine.game for engine in picked} == {"Catan 4p", "Catan 2p", "hearts"}
    assert len(peers.choose(peers.peers(), [])) == len(peers.peers())


def test_only_with_an_unknown_name_stops(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        peers.main(["--only", "no such peer"])
    assert "no such peer" in capsys.readouterr().err
