"""Screens of the terminal, as they look.

After a change that is meant: `python3 dev.py test -k looks --snapshot-update`.
"""

from collections.abc import Callable
from typing import Any

import pytest

from overlord.cli.tui.app import TableApp
from tests.cli.tables import a_fight, a_session

pytestmark = pytest.mark.pure_only  # one picture of each is enough
Compare = Callable[..., Any]


def test_the_table_in_80_by_24(snap_compare: Compare) -> None:
    assert snap_compare(TableApp(a_session(None)), terminal_size=(80, 24))


def test_a_fight_on_a_wide_screen_in_italian(snap_compare: Compare) -> None:
    assert snap_compare(TableApp(a_fight(None, "it")), terminal_size=(120, 40))
