"""People at tables of Big Bad Overlord that begin in the middle."""

from collections.abc import Iterator
from typing import Any

import pytest

from tests.browser.fixtures import Served, Sit, seats_at, serving


@pytest.fixture(scope="session")
def midgame(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    yield from serving(tmp_path_factory, "tests.games.big_bad_overlord.browser.midgame")


@pytest.fixture
def besiege(midgame: Served, chromium: Any) -> Iterator[Sit]:
    yield from seats_at(midgame, chromium)
