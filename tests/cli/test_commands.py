"""Listing games, looking up rules, replaying and verifying, and every mistake one can make."""

import json
import re
from pathlib import Path

import pytest

from overlord import Match, game
from overlord.core.fairness import bound_seed_of, commitment_of, promise_of, seed_of
from overlord.core.record import Deal, Part, Void
from tests.cli.conftest import Run
from tests.cli.tables import a_session


def a_record(folder: Path, answers: int = 20) -> Path:
    path = folder / "game.json"
    a_session(path, answers).keep()
    return path


def test_help_names_every_command_without_loading_them(run: Run) -> None:
    result = run("--help")

    assert result.code == 0
    for name in ("games", "play", "replay", "rules", "serve", "verify"):
        assert re.search(rf"^  {name} ", result.out, re.MULTILINE)


def test_games_are_listed_with_seats_and_options(run: Run) -> None:
    result = run("games")

    assert "dark-dealings  Dark Dealings, 1 to 6 players" in result.out
    assert "hardcore" in result.out


def test_games_as_json(run: Run) -> None:
    facts = json.loads(run("games", "--json").out)

    (dark,) = [one for one in facts if one["id"] == "dark-dealings"]
    assert dark["seats"] == [1, 2, 3, 4, 5, 6]
    assert dark["options"]["mode"] == ["normal", "hardcore"]


def test_all_rules_stand_under_their_chapters(run: Run) -> None:
    out = run("rules", "dark-dealings").out

    assert out.index("COMBAT PHASE") < out.index("DD-26") < out.index("RULINGS")
    assert max(map(len, out.splitlines())) < 80


def test_rules_are_found_by_a_word(run: Run) -> None:
    out = run("rules", "dark-dealings", "--find", "ladro", "--lang", "it").out

    assert "DD-38" in out
    assert "DD-26" not in out


def test_a_rule_names_the_frames_that_cite_it(run: Run) -> None:
    out = run("rules", "dark-dealings", "dd-26").out

    assert out.startswith("DD-26  Only a defense whose current type")
    assert "Strike  overlord/games/dark_dealings/combat_phase.py" in out


@pytest.mark.pure_only  # the compiled build stands apart from the tests
def test_a_rule_names_the_tests_that_prove_it(
    run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "tests").mkdir()
    proof = '@rule("DD-26")\ndef test_types() -> None:\n    assert True is not None\n'
    (tmp_path / "tests" / "test_some.py").write_text(proof)
    monkeypatch.setattr("overlord.__file__", str(tmp_path / "src" / "overlord" / "__init__.py"))

    assert "test_types  tests/test_some.py:2" in run("rules", "dark-dealings", "DD-26").out


def test_a_sound_record_is_verified(run: Run, tmp_path: Path) -> None:
    path = a_record(tmp_path)

    assert "is sound: Dark Dealings, 2 players" in run("verify", str(path)).out
    facts = json.loads(run("verify", str(path), "--json").out)
    assert facts["sound"] is True
    assert facts["over"] is False


def test_a_promised_deal_is_verified_as_well(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "promised.json"
    secret = "ab" * 32
    match = Match(
        game("dark-dealings"), 2, seed_of(secret, ["x", ""]), commitment=commitment_of(secret)
    )
    record = match.record()
    record.secret = secret
    record.salts = ["x", ""]
    record.write(path)

    assert "The deal was promised" in run("verify", str(path)).out
    assert json.loads(run("verify", str(path), "--json").out)["promised"] is True


def test_who_had_a_part_in_a_deal_is_told(run: Run, tmp_path: Path) -> None:
    secret, salt = "ab" * 32, "c0" * 32
    commitment = commitment_of(secret)
    names = ["Ann", "Bob", "Cy"]

    def written(parts: list[Part], voids: list[Void]) -> str:
        told = [(part.seat, part.salt) for part in parts]
        seed = bound_seed_of(secret, len(voids) + 1, told)
        dark = game("dark-dealings")
        match = Match(dark, 3, seed, names=names, commitment=commitment, luck="answers")
        record = match.record()
        record.secret, record.deal = secret, Deal(len(voids) + 1, parts, voids)
        record.write(tmp_path / "bound.json")
        return str(tmp_path / "bound.json")

    path = written([Part(1, promise_of(commitment, 2, 1, salt), salt)], [Void(1, [0, 2])])
    told = run("verify", path, "--commitment", commitment, "--salt", salt).out
    assert "Players with a part in the deal" in told
    assert ": Bob. Each" in told
    assert "Missing were: Ann, Cy." in told
    facts = json.loads(run("verify", path, "--json").out)
    assert (facts["promised"], facts["parts"], facts["voids"]) == (True, [1], 1)
    assert "another commitment" in run("verify", path, "--commitment", "ff" * 32).err
    assert "without this salt" in run("verify", path, "--salt", "ff" * 32).err
    assert "only the server vouches" in run("verify", written([], [])).out


def test_a_tampered_record_is_refused(run: Run, tmp_path: Path) -> None:
    path = a_record(tmp_path)
    record = json.loads(path.read_text())
    record["digests"][0] = "0" * 16
    path.write_text(json.dumps(record))

    result = run("verify", str(path))
    assert result.code == 2
    assert result.err == "overlord: the state after answer 16 is not the one recorded\n"
    assert json.loads(run("verify", str(path), "--json").out)["sound"] is False


def test_replay_keeps_the_secrets_of_an_unfinished_game(run: Run, tmp_path: Path) -> None:
    path = a_record(tmp_path, 2)

    seen = run("replay", str(path)).out
    opened = run("replay", str(path), "--open").out
    own = run("replay", str(path), "--seat", "0").out

    assert "keeps a hidden card (DD-10)" in seen
    assert "hidden card" not in opened
    assert "You keep" in own
    assert "random 1 keeps a hidden card" in own


def test_replay_shows_the_table_after_a_step(run: Run, tmp_path: Path) -> None:
    path = a_record(tmp_path)

    assert "after 3 of" in run("replay", str(path), "--step", "3").out
    facts = json.loads(run("replay", str(path), "--step", "3", "--json").out)
    assert facts["step"] == 3
    assert facts["view"]["seat"] == -1


def broken(folder: Path, text: str) -> str:
    path = folder / "broken"
    path.write_text(text)
    return str(path)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["play", "chess"], "there is no game 'chess'; installed: "),
        (["play", "dark-dealings", "--players", "7"], "is for 1 to 6 players, not 7"),
        (["play", "dark-dealings", "--seat", "3"], "expected a seat from 0 to 2, found 3"),
        (["play", "dark-dealings", "--bots", "genius"], "there is no player 'genius'"),
        (["play", "dark-dealings", "--bots", "greedy,"], "found an empty name"),
        (
            ["play", "dark-dealings", "--players", "2", "--bots", "greedy,greedy"],
            "expected at most 1 in --bots for this table, found 2",
        ),
        (["play", "dark-dealings", "--option", "mode"], "expected --option name=value"),
        (["play", "dark-dealings", "--option", "mood=dark"], "has no option 'mood'"),
        (["play", "dark-dealings", "--option", "mode=easy"], "one of normal, hardcore"),
        (["play", "dark-dealings", "--seed", "-1"], "expected a seed from 0 to"),
        (["play", "dark-dealings", "--box", "/nowhere.toml"], "cannot read this box file"),
        (["play", "dark-dealings", "--resume", "/nowhere"], "cannot read this record"),
        (["play", "dark-dealings", "--record", "/nowhere/x"], "cannot write this record"),
        (["rules", "dark-dealings", "DD-262"], "has no rule 'DD-262'; did you mean DD-"),
        (
            ["rules", "dark-dealings", "--find", "xyzzy"],
            'No rule of Dark Dealings speaks of "xyzzy"',
        ),
        (["play", "dark-dealings", "--resume", "x", "--seed", "1"], "the table as it was"),
        (["rules", "chess"], "there is no game 'chess'"),
        (["replay", "/nowhere"], "cannot read this record"),
        (["verify", "/nowhere"], "cannot read this record"),
    ],
)
def test_a_mistake_gets_one_clear_sentence(run: Run, words: list[str], said: str) -> None:
    result = run(*words)

    assert result.code == 2
    assert said in result.err
    assert result.err.startswith("overlord: ")
    assert result.err.count("\n") == 1
    assert result.out == ""


@pytest.mark.parametrize("text", ["", "{", '{"format": 1}', '{"hero": 3}', "\x00\xff"])
def test_broken_files_get_one_clear_sentence(run: Run, tmp_path: Path, text: str) -> None:
    path = broken(tmp_path, text)
    for words in (
        ["play", "dark-dealings", "--box", path],
        ["play", "dark-dealings", "--resume", path],
        ["replay", path],
        ["verify", path],
    ):
        result = run(*words)
        assert result.code == 2, words
        assert result.err.count("\n") == 1, words
        assert path in result.err


def test_steps_and_seats_of_a_replay_are_checked(run: Run, tmp_path: Path) -> None:
    path = str(a_record(tmp_path, 1))

    assert "expected a step from 0 to 1, found 9" in run("replay", path, "--step", "9").err
    assert "expected a seat from 0 to 1, found 2" in run("replay", path, "--seat", "2").err
    assert "found both" in run("replay", path, "--seat", "0", "--open").err


def test_a_record_of_other_rules_is_refused(run: Run, tmp_path: Path) -> None:
    path = a_record(tmp_path, 1)
    record = json.loads(path.read_text())
    record["rules"] = 99
    path.write_text(json.dumps(record))

    assert "follows version 99 of the rules" in run("verify", str(path)).err
