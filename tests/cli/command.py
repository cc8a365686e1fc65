"""The command as a person calls it, in this process."""

from dataclasses import dataclass

import pytest

from overlord.cli import main


@dataclass
class Said:
    code: int
    out: str
    err: str


class Shell:
    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self.monkeypatch = monkeypatch
        self.capsys = capsys

    def overlord(self, *words: str) -> Said:
        self.monkeypatch.setattr("sys.argv", ["overlord", *words])
        code = 0
        try:
            main()
        except SystemExit as end:
            code = end.code if isinstance(end.code, int) else 1
        captured = self.capsys.readouterr()
        return Said(code, captured.out, captured.err)


@pytest.fixture
def shell(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Shell:
    return Shell(monkeypatch, capsys)
