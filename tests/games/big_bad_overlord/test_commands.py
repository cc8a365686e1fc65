"""`overlord odds`: two forces, a position, and mistakes."""

import json
from pathlib import Path

from overlord.core.registry import game
from tests.cli.conftest import Run


def test_two_forces(run: Run) -> None:
    said = run("odds", "--attack", "riff-raff", "--defense", "riff-raff")
    assert said.code == 0
    assert "50.0 %" in said.out
    assert "exact" in said.out


def test_json_and_a_citadel(run: Run) -> None:
    force = ["odds", "--attack", "legion-of-doom,riff-raff", "--defense", "toady", "--json"]
    open_field = json.loads(run(*force).out)["battle"]
    citadel = json.loads(run(*force, "--citadel").out)["battle"]
    assert open_field["attack-wins"] > citadel["attack-wins"]


def test_a_position(run: Run, tmp_path: Path) -> None:
    state = game("big-bad-overlord").new(3, 1)
    for _ in range(200):
        if state.view(0).prompts[0] == "march":
            break
        seat = state.pending()[0]
        state.apply(seat, state.legal(seat)[0])
    file = tmp_path / "position.json"
    file.write_text(json.dumps(state.to_json()))
    said = run("odds", str(file), "--json", "--seat", "0")
    assert said.code == 0
    assert len(json.loads(said.out)["targets"]) == 2
    assert run("odds", str(file), "--seat", "9").code == 2


def test_mistakes(run: Run) -> None:
    for words in (
        [],
        ["--attack", "nobody", "--defense", "toady"],
        ["--attack", "toady"],
        ["no-such-file.json"],
    ):
        said = run("odds", *words)
        assert said.code == 2
        assert said.err
