"""Fields of messages that are new, gone or changed between two servers."""

import json
from pathlib import Path

import pytest

from bench.message_fields import main


def scene(zones: list[list[int]], name: str, **more: object) -> dict[str, object]:
    view = {"zones": zones}
    return {"type": "update", "header": {"name": name}, "scene": {"view": view, **more}}


def keep(path: Path, *messages: dict[str, object]) -> None:
    lines = [json.dumps(["1 game AB", "Ann", json.dumps(one)]) for one in messages]
    said = json.dumps(["1 game AB", "Ann says", json.dumps({"type": "act", "lost": 1})])
    path.write_text("\n".join([*lines, said, ""]), "utf-8")


def test_fields_are_compared_while_the_cards_lie_the_same(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    keep(
        tmp_path / "old.jsonl",
        scene([[1]], "random 1", orders={"7": 1}),
        scene([[2]], "random 1", orders={"7": 1}),
        scene([[1]], "random 1", orders={"7": 1}),
    )
    keep(
        tmp_path / "new.jsonl",
        scene([[1]], "Ulgar", coach=None),
        scene([[3]], "Ulgar", coach=None),
        scene([[1]], "Ulgar", coach=None),
    )

    assert main([str(tmp_path)]) == 0

    assert capsys.readouterr().out.splitlines() == [
        "update: gone ['.scene.orders'], new ['.scene.coach']",
        "1 of 3 scenes with the same cards; they differ in",
        "  .header.name 1: random 1 | Ulgar",
    ]
