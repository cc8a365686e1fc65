"""The board as a browser gets it: once, space by space, and nothing that a rule would need."""

import pytest

from overlord.games.overlords_of_infamy import schema
from overlord.games.overlords_of_infamy.face_board import printed
from overlord.testing import rule


@pytest.mark.parametrize(("side", "spaces", "arms"), [("four-sided", 87, 4), ("circular", 64, 3)])
@rule("OOI-13", "OOI-20", "OOI-23")
def test_a_side_of_the_board_is_told_space_by_space(side: str, spaces: int, arms: int) -> None:
    told = printed(schema.BOXES.shipped()).boards[side]

    kinds = [space.kind for space in told]
    assert len(told) == spaces
    assert len({space.at for space in told}) == spaces
    assert kinds.count("stronghold") == 1
    assert len({space.shows for space in told if space.kind == "relic"}) == 6
    assert len({space.of for space in told if space.kind == "contested"}) == arms
    lairs = [
        sorted(space.kind for space in told if space.of == zone and space.kind in LAIR)
        for zone in range(arms)
    ]
    assert lairs == [LAIR] * arms


LAIR = ["barracks", "resource", "village"]
