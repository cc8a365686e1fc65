"""`overlord simulate`, `overlord perft` and `overlord bench`."""

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tests.cli.command import Shell, shell

__all__ = ["shell"]

DD = "dark-dealings"
CAREFUL = f"{Path(__file__).parents[2] / 'examples' / 'careful_bot.py'}:Careful"


def numbers(shell: Shell, *words: str) -> dict[str, object]:
    said = shell.overlord(*words, "--json")
    assert said.code == 0, said.err
    found = json.loads(said.out)
    assert isinstance(found, dict)
    return found


def test_simulate_prints_json(shell: Shell) -> None:
    found = numbers(shell, "simulate", DD, "--games", "4", "--players", "random", "--seed", "5")
    assert found["game"] == DD
    assert found["options"] == {"mode": "normal", "row": "5"}
    assert (found["games"], found["seats"], found["errors"]) == (4, 4, [])
    for key in ("decisions", "seconds", "decisions_per_second", "decisions_per_game"):
        value = found[key]
        assert isinstance(value, int | float)
        assert value > 0
    players, seats = found["players"], found["by_seat"]
    assert isinstance(players, list)
    assert isinstance(seats, list)
    assert [row["name"] for row in players] == ["random"]
    assert [row["name"] for row in seats] == ["0", "1", "2", "3"]
    assert {"played", "wins", "win_rate", "win_interval", "mean_score"} <= set(players[0])


def test_simulate_gives_the_same_for_any_jobs(shell: Shell) -> None:
    words = ("simulate", DD, "--games", "9", "--players", "random,greedy", "--seed", "2")
    alone, together = numbers(shell, *words), numbers(shell, *words, "--jobs", "2")
    for found in (alone, together):
        del found["seconds"], found["decisions_per_second"]
    assert alone == together


def test_simulate_prints_a_table(shell: Shell) -> None:
    words = ("--games", "4", "--players", "random,greedy", "--count", "3")
    said = shell.overlord("simulate", DD, *words, "--option", "mode=hardcore", "--no-rotate")
    assert said.code == 0
    assert "dark-dealings, 3 seats, mode=hardcore" in said.out
    assert "greedy" in said.out
    assert "4 of 4 games" in said.err


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("simulate", "chess"), "there is no game 'chess'"),
        (("simulate", DD, "--players", "genius"), "there is no player 'genius'"),
        (("simulate", DD, "--players", "random,"), "players parted by commas"),
        (("simulate", DD, "--games", "0"), "at least one game"),
        (("simulate", DD, "--games", "many"), "not a valid integer"),
        (("simulate", DD, "--seed", "-1"), "a seed is a whole number"),
        (("simulate", DD, "--count", "7"), "1 to 6 players, not 7"),
        (("simulate", DD, "--count", "1"), "2 players do not fit into 1 seats"),
        (("simulate", DD, "--option", "mode"), "expected an option as name=value"),
        (("simulate", DD, "--option", "mood=bad"), "has no option 'mood'"),
        (("simulate", DD, "--box", "/nowhere.toml"), "/nowhere.toml: cannot read"),
        (("simulate", DD, "--jobs", "0"), "at least one process"),
        (("perft", DD, "--depth", "0"), "a depth of at least 1"),
        (("perft", DD, "--players", "9"), "1 to 6 players, not 9"),
        (("perft", DD, "--seed", "-4"), "a seed is a whole number"),
        (("bench", "chess"), "there is no game 'chess'"),
        (("bench", DD, "--players", "8"), "1 to 6 players, not 8"),
        (("bench", DD, "--seconds", "0"), "more than 0"),
    ],
)
def test_bad_input_is_one_sentence_and_exit_code_2(
    shell: Shell, words: tuple[str, ...], sentence: str
) -> None:
    said = shell.overlord(*words)
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err
    assert "Traceback" not in said.err


MARKING = """
from pathlib import Path
from overlord.players.base import Player

class Marking(Player):
    def __init__(self, seed):
        super().__init__("marking")

    def choose(self, outlook):
        Path({mark!r}).touch()
        return outlook.options[0]
"""


@pytest.mark.parametrize("jobs", ["1", "2"])
@pytest.mark.skipif(os.name == "nt", reason="Windows has no SIGINT to send")
def test_ctrl_c_ends_with_130_and_prints_nothing_half(jobs: str, tmp_path: Path) -> None:
    mark, bot = tmp_path / "playing", tmp_path / "bot.py"
    bot.write_text(MARKING.format(mark=str(mark)))
    command = [sys.executable, "-m", "overlord.cli", "simulate", DD, "--games", "100000"]
    process = subprocess.Popen(
        [*command, "--player", f"{bot}:Marking", "--json", "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,  # a group of its own: all its processes get the signal
    )
    until = time.monotonic() + 60
    while not mark.exists() and time.monotonic() < until:
        time.sleep(0.05)
    os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=20)
    assert (process.returncode, out) == (130, "")
    assert err.strip().splitlines()[-1] == "overlord: stopped"
    assert "Traceback" not in err


@pytest.mark.skipif(not Path("/proc").is_dir(), reason="children are counted in /proc")
def test_workers_go_when_the_command_is_killed() -> None:
    command = [sys.executable, "-m", "overlord.cli", "simulate", DD, "--games", "100000"]
    process = subprocess.Popen(
        [*command, "--players", "random", "--jobs", "2"], stderr=subprocess.PIPE
    )
    folder = Path(f"/proc/{process.pid}/task/{process.pid}/children")
    until = time.monotonic() + 20
    while len(workers := folder.read_text().split()) < 3 and time.monotonic() < until:
        time.sleep(0.1)
    process.kill()
    process.communicate()
    assert len(workers) == 3  # two, and the resource tracker
    until = time.monotonic() + 20
    while alive(workers) and time.monotonic() < until:
        time.sleep(0.1)
    assert not alive(workers)


def alive(workers: list[str]) -> list[str]:
    return [one for one in workers if _state(one) not in ("", "Z")]


def _state(process: str) -> str:
    try:
        return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0]
    except OSError:
        return ""


def test_perft_counts_positions(shell: Shell) -> None:
    found = numbers(shell, "perft", DD, "--depth", "4", "--players", "2", "--divide")
    # Two keep two heroes each, of nine: 9 x 8 ways for each seat.
    assert found["positions"] == 9 * 8 * 9 * 8
    parts = found["divide"]
    assert isinstance(parts, dict)
    assert set(parts.values()) == {8 * 9 * 8}
    said = shell.overlord("perft", DD, "--depth", "1", "--divide")
    assert said.out.count("choose ") == 9
    assert "9 positions after 1 decisions" in said.out


def test_bench_prints_figures_and_machine(shell: Shell) -> None:
    found = numbers(shell, "bench", DD, "--seconds", "0.05", "--players", "2")
    assert set(found) == {
        "machine",
        "calibration_before",
        "calibration_after",
        "calibration_ratio",
        "steady",
        "games",
    }
    said = shell.overlord("bench", DD, "--seconds", "0.05")
    assert "random play, inside" in said.out
    assert "calibration" in said.out


def test_simulate_takes_players_from_outside(shell: Shell) -> None:
    bots = ("--player", f"{CAREFUL}:worlds=1", "--player", "random")
    found = numbers(shell, "simulate", DD, "--games", "2", *bots, "--jobs", "1")
    players = found["players"]
    assert isinstance(players, list)
    assert [row["name"] for row in players] == [bots[1], "random"]
    said = shell.overlord("simulate", DD, "--games", "2", "--player", "cmd: ./nothing")
    assert (said.code, said.out) == (2, "")
    assert "player cmd: ./nothing cannot be started: No such file" in said.err
    assert "Traceback" not in said.err


def test_arena_prints_ratings_and_keeps_its_games(shell: Shell, tmp_path: Path) -> None:
    file = tmp_path / "games.jsonl"
    words = ("arena", DD, "--games", "4", "--to", str(file), "--jobs", "1")
    said = shell.overlord(*words)
    assert said.code == 0, said.err
    assert "rating" in said.out
    assert "placed before the others" in said.out
    assert f"results go to {file}" in said.err
    kept = file.read_text()
    found = numbers(shell, *words)
    assert (found["games"], found["seats"], found["errors"]) == (4, 2, [])
    assert file.read_text() == kept


def test_balance_writes_a_report(shell: Shell, tmp_path: Path) -> None:
    file, report = tmp_path / "mine.toml", tmp_path / "mine.html"
    file.write_text(f'game = "{DD}"\nplayer = "random"\nseats = 2\ngames = 4\nladder-games = 2\n')
    said = shell.overlord("balance", "--experiment", str(file), "--jobs", "1", "--lang", "it")
    assert said.code == 0, said.err
    assert "4 games of random from seed 0" in said.out
    assert "Posto 2" in said.out
    assert f"the report is in {report}" in said.err
    assert "<h2>Vittorie per posto</h2>" in report.read_text("utf-8")
    few = ("--games", "2", "--ladder", "random", "--count", "2", "--jobs", "1")
    found = numbers(shell, "balance", DD, *few, "--player", "random", "--against", "default")
    assert (found["games"], found["depth"]) == (2, None)
    against = found["against"]
    assert isinstance(against, dict)
    assert against["differs"] == []


@pytest.mark.parametrize(
    ("words", "sentence"),
    [
        (("arena", "chess"), "there is no game 'chess'"),
        (("arena", DD, "--players", "random"), "at least two different players"),
        (("arena", DD, "--games", "0"), "at least one game"),
        (("arena", DD, "--to", "/nowhere/x"), "/nowhere/x"),
        (("balance",), "expected a game, or --experiment FILE"),
        (("balance", "chess"), "there is no game 'chess'"),
        (("balance", DD, "--games", "0"), "at least one game"),
        (("balance", DD, "--to", "/nowhere/x"), "/nowhere/x"),
        (("balance", DD, "--experiment", "x.toml"), "--experiment says everything"),
        (("balance", "--experiment", "/nowhere.toml"), "/nowhere.toml: cannot read"),
    ],
)
def test_bad_experiments_are_one_sentence_and_exit_code_2(
    shell: Shell, words: tuple[str, ...], sentence: str
) -> None:
    said = shell.overlord(*words)
    assert (said.code, said.out) == (2, "")
    assert sentence in said.err
    assert "Traceback" not in said.err
