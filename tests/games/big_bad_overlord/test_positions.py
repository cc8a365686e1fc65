"""Positions of Big Bad Overlord: read to their limits, and refused with their place."""

from typing import Any

import pytest

from overlord.core.errors import BadPosition
from overlord.games.big_bad_overlord import GAME
from overlord.games.big_bad_overlord.zones import CHAIRS, LAVA, SPENT

# The least and the most of each number, for a table of three.
LIMITS = {
    "turn": (0, 2),
    "attacker": (-1, 2),
    "defender": (-1, 2),
    "stage": (0, LAVA),
    "round": (0, GAME.bound),
}
SETS = ("alive", "struck", "helpers", "shields", "quiet", "declined")  # of chairs
ROWS = {"fell": CHAIRS, "haunts": SPENT}  # the most for each chair


def position(**changed: object) -> dict[str, Any]:
    told = GAME.new(players=3, seed=1).to_json()
    fields = told["fields"]
    assert isinstance(fields, dict)
    return told | {"fields": fields | changed}


@pytest.mark.parametrize("field", LIMITS)
def test_a_number_may_go_to_its_limits_and_no_further(field: str) -> None:
    least, most = LIMITS[field]
    for number in (least, most):
        assert GAME.from_json(position(**{field: number})).fields()[field] == number
    for number in (least - 1, most + 1):
        with pytest.raises(BadPosition, match=rf"fields\.{field}: .*from {least} to {most}"):
            GAME.from_json(position(**{field: number}))


@pytest.mark.parametrize("field", SETS)
def test_a_set_holds_chairs_of_the_table(field: str) -> None:
    assert GAME.from_json(position(**{field: [0, 2]})).fields()[field] == [0, 2]
    for chair in (-1, 3):
        with pytest.raises(BadPosition, match=rf"fields\.{field}\[1\]: .*from 0 to 2"):
            GAME.from_json(position(**{field: [0, chair]}))


@pytest.mark.parametrize("field", ROWS)
def test_a_row_has_a_number_for_each_duke(field: str) -> None:
    most = ROWS[field]
    assert GAME.from_json(position(**{field: [0, most, 1]})).fields()[field] == [0, most, 1]
    for row in ([0, 0], [0, 0, 0, 0]):
        with pytest.raises(BadPosition, match="expected 3 numbers"):
            GAME.from_json(position(**{field: row}))
    for number in (-1, most + 1):
        with pytest.raises(BadPosition, match=rf"fields\.{field}\[0\]: .*from 0 to {most}"):
            GAME.from_json(position(**{field: [number, 0, 0]}))


def test_a_field_that_is_not_known_is_refused() -> None:
    with pytest.raises(BadPosition, match="unknown key 'banner'"):
        GAME.from_json(position(banner=1))


def test_a_new_game_begins_with_nobody_in_battle() -> None:
    fields = GAME.new(players=3, seed=1).fields()

    assert (fields["turn"], fields["round"], fields["stage"]) == (0, 0, 0)
    assert (fields["attacker"], fields["defender"]) == (-1, -1)
    assert (fields["fell"], fields["haunts"]) == ([0, 0, 0], [0, 0, 0])
    assert all(fields[name] == [] for name in SETS if name != "alive")


@pytest.mark.parametrize(("zone", "most"), [("army.1", 24), ("citadel.1", 24), ("lent.1", 3)])
def test_a_zone_holds_what_can_come_together_in_a_battle_and_no_more(zone: str, most: int) -> None:
    minions = [GAME.box.card(number).id for number in GAME.box.numbers(0)]
    dukes = [card.id for card in GAME.box.cards if card.kind == 3]
    dealt = {f"mat.{chair}": [dukes[chair]] for chair in range(3)}
    told = GAME.new(players=3, seed=1).to_json()
    told = {key: part for key, part in told.items() if key not in ("memory", "open")}
    told |= {"open": [], "agenda": [], "zones": dealt | {zone: minions[:most]}}

    assert len(GAME.from_json(told).cards(GAME.layout.zone(zone))) == most
    told["zones"] = dealt | {zone: minions[: most + 1]}
    with pytest.raises(BadPosition, match=rf"zones\.{zone}: expected at most {most} cards"):
        GAME.from_json(told)
