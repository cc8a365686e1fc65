"""Positions of rules version 2 are read, each number under the name that it has now."""

from typing import Any

import pytest

from overlord.core.errors import BadPosition
from overlord.games.conan import GAME
from overlord.games.conan.heroes.heroes_turn import ActionPhase, Recover, TakeStance
from overlord.games.conan.table.blow import MELEE, RANGED, SPELL
from tests.games.conan.tables import Table


def an_older_position(table: Table, asked: int = 0, **blow: int) -> dict[str, Any]:
    """A table as version 2 wrote it."""
    position: Any = table.state.to_json()
    position["rules"] = 2
    fields = position["fields"]
    del fields["stances"], fields["done"]
    fields["asked-of"] = asked
    for name in ("second-weapon", "landing", "strong", "spell"):
        del fields["blow"][name]
    fields["blow"] |= {"second": 0, "shared": 0, **blow}
    return {**position, "fields": fields}


def fields_now(position: dict[str, Any]) -> dict[str, Any]:
    fields: Any = GAME.from_json(position).to_json()["fields"]
    return dict(fields)


def test_before_all_stances_are_taken_it_is_the_chairs_that_were_asked() -> None:
    table = Table().agenda(ActionPhase(), Recover(), TakeStance(1, 1, 0))
    fields = fields_now(an_older_position(table, asked=2))
    assert (fields["stances"], fields["done"]) == (2, 0)


def test_later_it_is_the_seats_that_are_done() -> None:
    fields = fields_now(an_older_position(Table().act("conan"), asked=2))
    assert (fields["stances"], fields["done"]) == (0, 2)


@pytest.mark.parametrize(
    ("how", "weapon", "name"),
    [
        (RANGED, 0, "landing"),
        (RANGED, 5, "landing"),
        (MELEE, 5, "second-weapon"),
        (MELEE, 0, "strong"),
        (SPELL, 0, "strong"),
    ],
)
def test_what_was_second_depends_on_the_attack(how: int, weapon: int, name: str) -> None:
    table = Table().act("conan")
    blow = fields_now(an_older_position(table, how=how, weapon=weapon, second=1))["blow"]
    numbers = {one: blow[one] for one in ("landing", "second-weapon", "strong")}
    assert numbers == {"landing": 0, "second-weapon": 0, "strong": 0, name: 1}


def test_a_blow_that_waits_is_read_like_the_one_that_is_struck() -> None:
    position = an_older_position(Table().act("conan"), how=RANGED, second=3, shared=2)
    position["fields"]["stored"] = [position["fields"]["blow"]]
    fields = fields_now(position)
    assert (fields["blow"]["landing"], fields["blow"]["spell"]) == (3, 2)
    assert fields["stored"] == [fields["blow"]]


def test_versions_before_that_are_refused() -> None:
    position = {**an_older_position(Table().act("conan")), "rules": 1}
    with pytest.raises(BadPosition, match="rules version 3"):
        GAME.from_json(position)


def test_what_is_no_position_is_refused_by_name() -> None:
    position: dict[str, Any] = {**an_older_position(Table().act("conan")), "agenda": 1}
    with pytest.raises(BadPosition, match="rules"):
        GAME.from_json(position)
    with pytest.raises(BadPosition, match="position"):
        GAME.from_json([])
