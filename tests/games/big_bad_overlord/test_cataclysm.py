"""Artifacts, and the end of the world."""

import pytest

from overlord.core.playout import play_on
from overlord.core.rng import seeded_rng
from overlord.present.face import face_for
from overlord.present.outcome import headline
from overlord.testing import rule
from overlord.words import Words
from tests.games.big_bad_overlord.tables import FAR, WALL, Duke, Table, a_battle, a_table

END = [("EndTurn", {"chair": 0})]
OTHER = "legion-of-doom-1 riff-raff-1"
GHOST = ("Haunt", {"seat": 2, "chair": 2, "fresh": 0, "silent": 0, "stirred": 0})


def the_end(*dukes: Duke) -> Table:
    return a_table(*dukes, agenda=END, deck="")


def doom(
    army: str, other: str, frame: str, held: str = "mageskull", other_held: str = "doomsword"
) -> Table:
    """Chairs 0 and 1 in the Cataclysm, before one phase of a round; chair 2 is a Ghost."""
    agenda = [("Doom", {}), ("RoundOver", {}), (frame, {}), GHOST]
    fields: dict[str, object] = {"attacker": 0, "defender": 1, "stage": 4}
    return a_table(
        Duke(army, held), Duke(other, other_held), Duke(alive=False), agenda=agenda, fields=fields
    )


@rule("BBO-105")
def test_an_artifact_needs_somebody_who_can_use_it() -> None:
    table = a_battle("mighty-sorcerer mageskull doomsword", "riff-raff-1")
    table.attack(1)
    assert table.announced("throw", "magic-attack")[0][5] == 8
    assert table.announced("throw", "melee-attack")[0][5] == 2  # defense-only points, no Doomsword
    armed = a_battle("riff-raff-2 mageskull doomsword", "riff-raff-1")
    armed.attack(1)
    assert armed.announced("throw", "melee-attack")[0][5] == 3
    assert not armed.announced("throw", "magic-attack")


@rule("BBO-107", "BBO-A2", "BBO-109")
def test_the_artifact_of_an_army_that_is_wiped_out_changes_hands() -> None:
    table = a_battle("legion-of-doom-1", "riff-raff-1 doomsword")
    table.attack(1, 7, 3)
    assert "doomsword" in table.army(0)
    lost = a_battle("riff-raff-1 doomsword", "legion-of-doom-1")
    lost.attack(1, 3, 7)
    assert "doomsword" in lost.army(1)


@rule("BBO-A4")
def test_when_both_armies_are_gone_each_keeps_its_own() -> None:
    table = a_battle("riff-raff-1 doomsword", "riff-raff-2 mageskull")
    table.attack(1, 12, 12)
    assert table.army(0) == ["doomsword"]
    assert table.army(1) == ["mageskull"]


@rule("BBO-108")
def test_an_artifact_in_a_citadel_stays_there() -> None:
    table = a_table(Duke("legion-of-doom-1", WALL), Duke("", "riff-raff-1 doomsword"), FAR)
    table.attack(1)
    table.press_on(9, 5)
    assert table.field("stage") == 3
    assert table.citadel(1) == ["doomsword"]


@rule("BBO-61", "BBO-111", "BBO-A14")
def test_with_the_deck_empty_all_without_an_artifact_are_destroyed() -> None:
    table = the_end(
        Duke("riff-raff-1 doomsword"), Duke("riff-raff-2", "mageskull"), Duke("octobats-1")
    )
    assert not table.state.lives(2)
    assert "octobats-1" in table.zone("discard")
    assert table.field("stage") == 4
    assert table.zone("ghost.2")


@rule("BBO-112", "BBO-A32")
def test_who_holds_both_wins_at_once() -> None:
    table = the_end(Duke("riff-raff-1 doomsword", "mageskull"), Duke("riff-raff-2"), FAR)
    assert table.state.over
    assert table.state.outcome().places == [1, 2, 2]
    pair = a_table(
        Duke("doomsword"),
        Duke("", "mageskull"),
        Duke("riff-raff-1"),
        Duke("riff-raff-2"),
        agenda=END,
        deck="",
        players=2,
    )
    assert pair.state.over
    assert pair.state.outcome().places == [1, 2]


@rule("BBO-113", "BBO-A17")
def test_citadels_join_the_armies_and_the_dukes_take_the_artifacts() -> None:
    table = the_end(
        Duke("riff-raff-1 doomsword", "toady-1"),
        Duke("riff-raff-2", "mageskull"),
        Duke("octobats-1"),
    )
    assert table.army(0) == ["riff-raff-1", "toady-1"]
    assert table.citadel(0) == ["doomsword"]
    assert table.who_is_asked() == {2: "haunt"}
    play_on(table.state, seeded_rng(1), -1)
    assert table.state.over


@rule("BBO-114")
def test_between_armies_artifacts_do_not_count_but_the_mageskull_strikes() -> None:
    table = doom("legion-of-doom-1", "legion-of-doom-2 riff-raff-1", "Melee")
    table.luck(5, 9)
    table.answer("stay-out")
    assert table.announced("throw", "melee-defense")[0][5] == 5
    smack = doom("legion-of-doom-1", "legion-of-doom-2 riff-raff-1", "Dukesmack")
    smack.luck(8, 5, 9)
    smack.answer("stay-out")
    assert smack.zone("discard") == ["riff-raff-1"]
    assert smack.announced("throw", "dukesmack-magic")[0][5] == 4


@rule("BBO-115", "BBO-A34")
def test_the_doomsword_strikes_at_no_risk() -> None:
    table = doom("machine-o-death-axes champion-of-evil", "legion-of-doom-2", "Dukesmack")
    table.luck(7, 9, 5)
    table.answer("stay-out")
    assert table.zone("discard") == ["machine-o-death-axes"]
    safe = doom("legion-of-doom-1", "legion-of-doom-2", "Dukesmack")
    safe.luck(7, 5, 9)
    safe.answer("stay-out")
    assert not safe.zone("discard")


@rule("BBO-115", "BBO-A20", "BBO-49", "BBO-50")
@pytest.mark.parametrize(
    ("duke", "enemy", "hits"),
    [
        (2, 3, False),  # two ones lose, though 2 + 2 is more than 3
        (2, 2, False),
        (12, 12, True),
        (9, 12, False),  # two sixes hold
        (3, 2, True),
        (12, 11, True),
        (6, 7, True),
        (6, 9, False),
    ],
)
def test_two_ones_and_two_sixes_decide_in_the_dukesmack(duke: int, enemy: int, hits: bool) -> None:
    table = doom("legion-of-doom-1 riff-raff-1", "legion-of-doom-2", "Dukesmack")
    table.luck(7, duke, enemy)
    table.answer("stay-out")
    assert table.zone("discard") == (["riff-raff-1"] if hits else [])
    assert len(table.announced("throw", "dukesmack-melee")) == 1


@rule("BBO-115", "BBO-53")
def test_equal_rolls_in_the_dukesmack_are_rolled_again() -> None:
    table = doom("legion-of-doom-1 riff-raff-1", "legion-of-doom-2", "Dukesmack")
    table.luck(7, 6, 8, 9, 5)
    table.answer("stay-out")
    assert len(table.announced("throw", "dukesmack-melee")) == 2
    assert table.announced("announce", "tied") == [[8]]
    assert table.zone("discard") == ["riff-raff-1"]


@rule("BBO-116", "BBO-A34")
def test_only_a_duke_without_an_army_of_his_own_has_no_dukesmack() -> None:
    table = doom("", "legion-of-doom-1", "Dukesmack")
    table.luck(5, 9)
    table.answer("stay-out")
    assert not table.announced("throw", "dukesmack-magic")
    assert len(table.announced("throw", "dukesmack-melee")) == 1
    assert table.state.lives(0)


@rule("BBO-A34", "BBO-117")
def test_a_dukesmack_may_hit_a_duke_who_stands_alone() -> None:
    sword = doom("", "legion-of-doom-1", "Dukesmack")
    sword.luck(9, 5)
    sword.answer("stay-out")
    assert sword.state.over
    assert sword.state.outcome().places == [2, 1, 3]
    assert sword.zone("ghost.0")
    skull = doom("legion-of-doom-1", "", "Dukesmack")
    skull.luck(8)
    skull.answer("stay-out")
    assert skull.state.outcome().places[0] == 1
    assert not skull.announced("throw", "dukesmack-melee")


@rule("BBO-A16", "BBO-92", "BBO-114")
def test_a_lone_duke_has_his_artifact_but_the_army_against_him_has_none() -> None:
    table = doom("mighty-sorcerer legion-of-doom-1", "", "Magic")
    table.luck(7, 5)
    table.answer("stay-out")
    assert table.announced("throw", "magic-attack")[0][5] == 0
    assert table.announced("throw", "magic-defense")[0][5] == 0
    melee = doom("mighty-sorcerer legion-of-doom-1", "", "Melee")
    melee.luck(7, 5)
    melee.answer("stay-out")
    assert melee.announced("throw", "melee-attack")[0][5] == 0
    assert melee.announced("throw", "melee-defense")[0][5] == 2
    skull = doom("", "thunder-newts-1", "Magic")
    skull.luck(7, 5)
    skull.answer("stay-out")
    assert skull.announced("throw", "magic-attack")[0][5] == 4


@rule("BBO-A15")
@pytest.mark.parametrize(("army", "other"), [("", OTHER), (OTHER, "")])
def test_a_card_that_a_lone_duke_charms_is_his_new_army(army: str, other: str) -> None:
    fields: dict[str, object] = {"attacker": 0, "defender": 1, "stage": 4, "quiet": [2]}
    table = a_table(
        Duke(army, "mageskull"),
        Duke(other, "doomsword"),
        Duke(alive=False),
        agenda=[("RoundOver", {}), ("Round", {}), GHOST],
        fields=fields,
    )
    table.luck(12)
    table.answer("not-this-battle")
    alone = 0 if other else 1
    assert table.army(alone) == ["riff-raff-1"]
    assert table.field("round") == 2
    assert len(table.announced("throw")) == 1


@rule("BBO-117")
def test_two_lone_dukes_skip_mind_and_may_destroy_each_other() -> None:
    table = doom("", "", "Mind")
    table.answer("stay-out")
    assert not table.announced("throw", "mind-attack")
    both = doom("", "", "Magic")
    both.luck(8, 12)
    both.answer("stay-out")
    assert both.state.over
    assert both.state.returns() == [0.0, 0.0, 0.0]
    assert both.state.outcome().lost
    assert both.state.outcome().winners() == []
    assert headline(both.state.outcome(), face_for(Words("en"), both.state.setup), 0) == (
        "Everybody loses"
    )
    assert both.announced("announce", "mutual-destruction")
    sixes = doom("", "", "Melee")
    sixes.luck(12, 12)
    sixes.answer("stay-out")
    assert sixes.field("alive") == []
    ones = doom("", "", "Melee")
    ones.luck(2, 2)
    ones.answer("stay-out")
    assert not ones.state.over
