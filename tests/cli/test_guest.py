"""A game that nobody here knows of, in a package of its own, at the terminal."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.toys.packed import installed

ENGLISH = [
    "Your turn: Choose the dish you serve",
    "1. Serve Boiled Turnips (3)",
    "You serve Boiled Turnips",
    "3 on the table",
    "not allowed: You served a dish worth 3 last time (SI-3)",
    "Best dish",
]
ITALIAN = [
    "Tocca a te: Scegli il piatto da servire",
    "1. Servi Rape bollite (3)",
    "Servi Rape bollite",
    "3 in tavola",
    "L'ultima volta hai servito un piatto da 3 (SI-3)",
    "Piatto migliore",
]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return installed(tmp_path_factory.mktemp("banquet"))


def overlord(site: Path, folder: Path, *words: str, said: str = "") -> str:
    path = os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [sys.executable, "-m", "overlord.cli", *words],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": path},
        input=said,
        check=True,
        capture_output=True,
        text=True,
        timeout=60,
    )
    return done.stdout


@pytest.mark.parametrize(("language", "told"), [("en", ENGLISH), ("it", ITALIAN)])
def test_it_is_played_to_its_end(
    site: Path, tmp_path: Path, language: str, told: list[str]
) -> None:
    words = ["play", "toy-banquet", "--plain", "--seed", "3", "--record", "it.json"]

    heard = overlord(site, tmp_path, *words, "--lang", language, said="1\n" * 12)

    for sentence in told:
        assert sentence in heard
    assert "toy-banquet" in (tmp_path / "it.json").read_text()


def test_its_rules_are_found_and_it_is_listed(site: Path, tmp_path: Path) -> None:
    assert "Banquet" in overlord(site, tmp_path, "games", "--lang", "en")
    assert "si guastano" in overlord(site, tmp_path, "rules", "toy-banquet", "--lang", "it")
