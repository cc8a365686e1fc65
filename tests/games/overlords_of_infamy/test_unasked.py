"""Questions with one answer left, because of a Plot that nobody else has seen."""

from overlord.games.overlords_of_infamy.zones import GOODS
from overlord.testing import rule
from tests.games.overlords_of_infamy.test_plots import a_sabotaged_table


@rule("OOI-91")
def test_the_only_basic_that_a_spoilt_plot_needs_is_a_secret() -> None:
    table = a_sabotaged_table(1)
    table.answer("water")
    table.state[GOODS + 2] = 0  # its wood
    choice = table.state.asked(0)
    assert choice is not None

    assert table.options() == {"water"}
    assert not choice.openly_forced(table.state)
