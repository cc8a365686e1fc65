"""Set-up: castles, two Goblins each, the human kingdom, creatures and chests."""

import tomllib
from itertools import groupby
from pathlib import Path

import pytest

from overlord.core.conformance.law_support import contents
from overlord.core.layout import SPECTATOR
from overlord.core.playout import play_on
from overlord.core.rng import seeded_rng
from overlord.games.bellum_magica import GAME, schema
from overlord.games.bellum_magica.box import CASTLE, GOBLIN, GOLD, METAL, TAVERN, WOOD
from overlord.testing import rule
from tests.games.bellum_magica.tables import a_new_day, a_new_game, a_place

COUNTS = [(2, 3, 3), (3, 4, 4), (4, 6, 6), (5, 7, 7)]  # players, Farms, Villages
CASTLES = [GAME.box.card(number).id for number in GAME.box.numbers(CASTLE)]


@rule("BM-1", "BM-M17")
def test_who_agrees_gets_the_castle_they_named() -> None:
    table = a_new_game(3)
    assert table.who_is_asked() == dict.fromkeys(range(3), "name-castle")
    assert table.options(1) == set(CASTLES)
    for seat, castle in ((2, CASTLES[0]), (0, CASTLES[4]), (1, CASTLES[2])):
        table.answer(castle, seat=seat)
    assert table.zones("castle") == [[CASTLES[4]], [CASTLES[2]], [CASTLES[0]]]
    assert table.zone("castles") == []
    assert table.state.view(SPECTATOR).facts["wish"] == ["", "", ""]


@rule("BM-1", "BM-M17")
def test_where_two_want_the_same_chance_hands_all_castles_out() -> None:
    lords = []
    for seed in range(60):
        table = a_new_game(3, seed)
        for seat, castle in enumerate((CASTLES[0], CASTLES[1], CASTLES[0])):
            table.answer(castle, seat=seat)
        lords.append([castle for [castle] in table.zones("castle")])
        assert len(set(lords[-1])) == 3
    for seat in range(3):
        assert {deal[seat] for deal in lords} == set(CASTLES)


@rule("BM-M17")
def test_all_see_which_castles_were_named() -> None:
    table = a_new_game(2)
    table.answer(CASTLES[3], seat=1)
    for seat in (0, 1, SPECTATOR):
        assert table.state.view(seat).facts["wish"] == ["", CASTLES[3]]
    assert table.who_is_asked() == {0: "name-castle"}


def settled(players: int, seed: int = 0) -> list[list[str]]:
    """The Goblins each seat is dealt."""
    table = a_new_game(players, seed)
    for seat in range(players):
        table.answer(CASTLES[seat], seat=seat)
    assert table.who_is_asked() == dict.fromkeys(range(players), "place-goblin")
    return table.zones("arriving")


@rule("BM-2")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_everyone_gets_two_goblins(players: int) -> None:
    dealt = settled(players)
    assert [len(goblins) for goblins in dealt] == [2] * players
    kinds = {GAME.box.kinds[GAME.box.number(card)] for goblins in dealt for card in goblins}
    assert kinds == {GOBLIN}


@rule("BM-2")
def test_goblins_are_shuffled_and_the_rest_stays_in_the_box() -> None:
    assert len({tuple(settled(2, seed)[0]) for seed in range(30)}) > 20
    table = a_new_day(2)
    assert table.zone("goblin-deck") == []
    out = [card for card in table.zone("aside") if GAME.box.kinds[GAME.box.number(card)] == GOBLIN]
    assert len(out) == 12 - 4


@rule("BM-3", "BM-4", "BM-M18")
@pytest.mark.parametrize("sides", [("left", "left"), ("left", "right"), ("right", "right")])
def test_goblins_go_left_or_right_both_on_the_same_side_if_wanted(sides: tuple[str, str]) -> None:
    table = a_new_game(2)
    table.answer(CASTLES[0], seat=0)
    table.answer(CASTLES[1], seat=1)
    first, second = table.zone("arriving.1")
    assert table.seen(0, "arriving.1") == [first, second]  # dealt face up
    assert table.options(1) == {"left", "right"}

    table.answer(*sides, seat=1)  # seat 0 has not answered yet

    expected: dict[str, list[str]] = {"left": [], "right": []}
    expected[sides[0]].append(first)
    expected[sides[1]].append(second)
    assert {side: table.zone(f"{side}.1") for side in expected} == expected
    assert table.who_is_asked() == {0: "place-goblin"}


@rule("BM-6", "BM-63")
@pytest.mark.parametrize(("players", "farms", "villages"), COUNTS)
def test_the_kingdom_depends_on_the_number_of_players(
    players: int, farms: int, villages: int
) -> None:
    table = a_new_day(players)
    kinds = table.kinds("kingdom") + table.kinds("places")
    counted = {kind: kinds.count(kind) for kind in ("farm", "village", "town")}
    assert counted == {"farm": farms, "village": villages, "town": 10}
    assert len(kinds) == {2: 16, 3: 18, 4: 22, 5: 24}[players]


@rule("BM-6", "BM-63", "BM-M22")
def test_five_players_take_every_place_of_a_larger_box() -> None:
    folder = Path(schema.__file__).with_name("box")
    text = "\n".join(path.read_text("utf-8") for path in folder.glob("*.toml"))
    source = tomllib.loads(text)
    source["farm"].append(a_place("mole-farm", 2, food=1))
    source["town"] += [a_place("molehill", 5, gold=1), a_place("molehole", 5, gold=1)]
    box = schema.BOXES.from_source(source)
    for players, count in ((4, 22), (5, 27)):
        table = a_new_game(players, 1, box)
        while not table.zone("places"):
            play_on(table.state, seeded_rng(2), 1)
        assert len(table.zone("kingdom") + table.zone("places")) == count


@rule("BM-6")
def test_the_kingdom_is_drawn_at_random() -> None:
    met = set()
    for seed in range(40):
        table = a_new_day(2, seed)
        met.update(table.zone("kingdom") + table.zone("places"))
    assert len(met) == 24  # every Place, sooner or later


@rule("BM-7")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_farms_lie_on_villages_and_those_on_towns(players: int) -> None:
    table = a_new_day(players)
    from_the_bottom = table.kinds("kingdom") + table.kinds("places")[::-1]
    assert [kind for kind, _ in groupby(from_the_bottom)] == ["town", "village", "farm"]
    for seat in (0, 1, SPECTATOR):
        assert set(table.seen(seat, "kingdom")) == {"?"}


@rule("BM-7")
def test_each_type_is_shuffled() -> None:
    towns = {tuple(a_new_day(5, seed).zone("kingdom")[:10]) for seed in range(20)}
    assert len(towns) == 20


@rule("BM-8")
@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_tavern_and_a_place_for_each_player_lie_open(players: int) -> None:
    table = a_new_day(players)
    assert table.kinds("tavern") == ["tavern"]
    assert len(table.seen(SPECTATOR, "places")) == players
    assert "?" not in table.seen(SPECTATOR, "places")
    assert GAME.box.kinds[GAME.box.number(table.zone("tavern")[0])] == TAVERN


@rule("BM-9")
def test_two_creatures_of_each_deck_are_turned_up() -> None:
    decks = set()
    for seed in range(10):
        table = a_new_day(3, seed)
        assert table.kinds("evil") == ["evil"] * 2
        assert table.kinds("most-evil") == ["most-evil"] * 2
        assert table.kinds("evil-deck") == ["evil"] * 30
        assert table.seen(0, "most-evil-deck") == ["?"] * 30
        decks.add(tuple(table.zone("evil") + table.zone("most-evil")))
    assert len(decks) == 10


@rule("BM-10")
def test_chests_are_sorted_by_kind_shuffled_and_face_down() -> None:
    tops = set()
    for seed in range(20):
        table = a_new_game(2, seed)
        table.play_until("place-goblin")
        zones, number = contents(table.state), GAME.layout.zone
        for name, kind in (("wood-pile", WOOD), ("metal-pile", METAL), ("gold-pile", GOLD)):
            assert sorted(zones[number(name)]) == GAME.box.numbers(kind)
            assert set(table.seen(0, name)) == {"?"}
        tops.add(tuple(a_new_day(2, seed).zone("gold-pile")))
    assert len(tops) == 20


@rule("BM-11")
def test_reserves_are_full_and_nobody_has_anything_yet() -> None:
    table = a_new_game(4)
    table.play_until("place-goblin")
    facts = table.state.view(SPECTATOR).facts
    for name in ("food", "glyphs", "barrels", "shields", "spells", "cast"):
        assert facts[name] == [0, 0, 0, 0]


@rule("BM-12", "BM-M13")
def test_chance_gives_the_die_to_the_first_captain() -> None:
    captains = [a_new_game(3, seed).field("captain") for seed in range(90)]
    assert all(captains.count(seat) >= 20 for seat in range(3))
