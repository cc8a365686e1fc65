"""The log of a whole game reads as it is written down; `tools/golden_log.py` writes it anew."""

import pytest

import overlord
from overlord.words import LANGUAGES
from tools.golden import folder_of
from tools.golden_log import log_of, log_path

pytestmark = pytest.mark.pure_only


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("id", overlord.games())
def test_the_log_of_a_whole_game_reads_as_written(id: str, language: str) -> None:
    heading, *lines = log_path(id, language).read_text("utf-8").splitlines()

    assert log_of(folder_of(id) / heading.removeprefix("# "), language) == lines
    assert len(lines) > 20
