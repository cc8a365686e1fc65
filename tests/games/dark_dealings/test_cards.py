"""Cards of Dark Dealings: what they say, and how a defense is turned."""

import pytest

from overlord.core.errors import BadBox, BadPosition
from overlord.games.dark_dealings import schema
from overlord.games.dark_dealings.box import MINION, SPELL, THIEF, TRAP
from overlord.testing import rule
from tests.games.dark_dealings.tables import (
    Printed,
    a_box,
    a_defense,
    a_hero,
    a_new_game,
    a_siege,
    nothing_happened_next_door,
)


@rule("DD-1")
def test_a_hero_shows_armor_vulnerabilities_a_challenge_value_and_a_class() -> None:
    box = a_box([a_hero("thief", armor=3, weak="TM", challenge=41), a_hero(weak="S")])
    thief, ranger = box.heroes[:2]
    assert (thief.armor, thief.challenge, thief.klass) == (3, 41, THIEF)
    assert thief.vulnerable == TRAP | MINION
    assert ranger.vulnerable == SPELL


@rule("DD-1")
@pytest.mark.parametrize("weak", ["", "TSMT", "TT"])
def test_a_hero_has_one_to_three_vulnerabilities(weak: str) -> None:
    with pytest.raises(BadBox, match="vulnerable"):
        a_box([a_hero(weak=weak)])


@rule("DD-1")
@pytest.mark.parametrize("lacking", ["armor", "vulnerable", "challenge", "class"])
def test_a_hero_lacks_none_of_its_values(lacking: str) -> None:
    hero = a_hero()
    del hero[lacking]
    with pytest.raises(BadBox, match=lacking):
        a_box([hero])


@rule("DD-2")
def test_the_side_that_points_up_tells_type_and_strike() -> None:
    table = a_siege(
        hero=a_hero(armor=3, weak="SM"),
        defenses=[a_defense("pit", "T5 SM3 T4"), a_defense("lid", "T9")],
        turned={"pit": 1},
    )
    table.fight()
    assert table.options() == {"pit"}
    table.strike("pit")
    assert table.options() == {"done"}
    table.done()
    assert table.defenses() == {"pit": 2, "lid": 0}
    assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-2")
@pytest.mark.parametrize("sides", ["TSM2", "TT2", "T0"])
def test_a_strike_has_one_or_two_types_and_a_number(sides: str) -> None:
    with pytest.raises(BadBox, match="types"):
        a_box([], [a_defense("odd", sides)])


@rule("DD-2")
def test_a_strike_of_one_type_and_a_strike_of_two_are_fine() -> None:
    [odd] = a_box([], [a_defense("odd", "T2 TS3")]).defenses[:1]
    assert [(side.types, side.strike) for side in odd.sides] == [(TRAP, 2), (TRAP | SPELL, 3)]


@rule("DD-3")
def test_a_defense_that_struck_turns_one_step() -> None:
    later = [a_hero(armor=1, weak="S", id="second"), a_hero(armor=1, weak="M", id="third")]
    table = a_siege(
        hero=a_hero(armor=2, weak="T"),
        defenses=[a_defense("pit", "T2 S2 M2"), a_defense("lid", "T2 S2")],
        later=later,
    )
    table.beat_it_with("pit")
    assert table.defenses() == {"pit": 1, "lid": 0}
    table.answer("discard", seat=1)
    table.beat_it_with("pit")
    assert table.defenses() == {"pit": 2, "lid": 0}
    assert table.who_is_asked() == {0: "face-hero"}
    assert table.zone("faced") == ["third"]


@rule("DD-4")
def test_a_defense_whose_last_side_struck_goes_to_the_defense_discard() -> None:
    table = a_siege(
        hero=a_hero(armor=2, weak="T"),
        defenses=[a_defense("pit", "S1 T2"), a_defense("lid", "T2 S2")],
        turned={"pit": 1},
    )
    table.beat_it_with("pit")
    assert table.defenses() == {"lid": 0}
    assert table.zone("defense-discard") == ["pit"]
    assert table.who_is_asked() == {1: "face-hero"}
    assert nothing_happened_next_door(table)


def _defenses_with_ranks(ranks: list[int]) -> list[Printed]:
    sides = ["T2 S1", "S3", "M2 M2", "TS2", "T1 T1 T1"]
    return [a_defense(f"d-{n}", sides[n % 5], rank=rank) for n, rank in enumerate(ranks)]


@rule("DD-5")
def test_ranks_change_nothing_in_a_game_of_two() -> None:
    heroes = [a_hero(armor=n % 4 + 1, challenge=n + 1, id=f"h-{n}") for n in range(18)]
    finals = []
    for ranks in ([*range(1, 29)], [*range(28, 0, -1)]):
        box = a_box(heroes, _defenses_with_ranks(ranks))
        table = a_new_game(2, seed=5, box=box)
        table.play_to_the_end()
        position = table.state.to_json()
        del position["box"]
        finals.append((position, table.places()))
        assert table.who_is_asked() == {}
    assert finals[0] == finals[1]


@rule("DD-5")
def test_ranks_order_the_defenses_of_a_solo_game() -> None:
    rows = []
    for ranks in ([*range(1, 29)], [*range(28, 0, -1)]):
        table = a_new_game(1, seed=5, box=a_box([], _defenses_with_ranks(ranks)))
        rows.append(table.zone("defense-row"))
        assert table.who_is_asked() == {0: "take-hero-solo"}
    assert rows[0] == rows[1][::-1]


@rule("DD-5")
def test_a_defense_lacks_no_rank() -> None:
    defense = a_defense("pit", "T2")
    del defense["rank"]
    with pytest.raises(BadBox, match="rank"):
        schema.BOXES.from_source({"defense": [defense]})


@rule("DD-6")
@pytest.mark.parametrize(
    ("weak", "turned", "strikers"),
    [
        ("T", {}, {"pit"}),
        ("S", {}, {"mist"}),
        ("M", {}, {"mist"}),
        ("S", {"pit": 1}, {"pit", "mist"}),
        ("T", {"mist": 1}, {"pit", "mist"}),
        ("M", {"pit": 1}, {"mist"}),
    ],
)
def test_a_defense_is_of_the_types_of_its_current_side_only(
    weak: str, turned: dict[str, int], strikers: set[str]
) -> None:
    table = a_siege(
        hero=a_hero(armor=1, weak=weak),
        defenses=[a_defense("pit", "T2 S2"), a_defense("mist", "SM2 T2")],
        turned=turned,
    )
    table.fight()
    assert table.options() == strikers
    assert table.who_is_asked() == {0: "strike"}


@rule("DD-4")
@pytest.mark.parametrize(
    ("card", "turned"), [("pit", 2), ("lid", 1), ("ranger", 1), ("pit", 0), ("nothing", 1)]
)
def test_no_position_shows_a_side_that_a_defense_does_not_have(card: str, turned: int) -> None:
    with pytest.raises(BadPosition, match=rf"position\.fields\.turned\.{card}: expected"):
        a_siege(
            hero=a_hero(),
            defenses=[a_defense("pit", "T1 T1"), a_defense("lid", "T1")],
            turned={card: turned},
        )
