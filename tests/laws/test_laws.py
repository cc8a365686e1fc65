"""The laws hold for every toy and every game, and each of them finds the flaw it is there for."""

from collections.abc import Callable

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from overlord.core.conformance import beat_laws, copy_laws, laws, referee, vector_laws
from overlord.core.conformance.law_support import (
    LawBroken,
    answer_randomly,
    eyes,
    first_difference,
    name,
    watched_table,
)
from overlord.core.conformance.referee import check, tables
from overlord.core.errors import BadOption
from overlord.core.game import Game, Option
from overlord.core.layout import SPECTATOR
from overlord.core.rng import Rng, seeded_rng
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.games.dark_dealings import GAME as DARK_DEALINGS
from tests.core import table
from tests.toys import ambush, banquet, broken, cellar
from tests.toys.broken import BrokenBanquet, BrokenCellar

TOYS = [cellar.GAME, ambush.GAME, banquet.GAME]
SEEDS = st.integers(min_value=0, max_value=(1 << 96) - 1)
TABLES = list(tables(DARK_DEALINGS))

Decision = Callable[[Game, State, Rng], None]
Whole = Callable[[Game, Setup, int, list[str]], None]


# The laws hold


@pytest.mark.parametrize("toy", TOYS, ids=lambda toy: toy.id)
@settings(max_examples=4, deadline=None)
@given(seed=SEEDS)
def test_the_toys_keep_the_laws_at_every_table(toy: Game, seed: int) -> None:
    summary = check(toy, games=1, seed=seed, every=4)

    assert summary.games == len(list(tables(toy)))
    assert len(summary.laws) == len(laws.CHEAP + laws.THOROUGH) + len(laws.WHOLE) + 3


@pytest.mark.parametrize(
    "setup", TABLES, ids=lambda s: f"{s.players}-{'-'.join(s.options.values())}"
)
@settings(max_examples=3, deadline=None)
@given(seed=SEEDS)
def test_dark_dealings_keeps_the_laws(setup: Setup, seed: int) -> None:
    summary = check(DARK_DEALINGS, 1, seed, setup.players, setup.options, every=24)

    assert summary.games == 1


def test_every_seat_count_and_every_variant_is_visited() -> None:
    met = [(setup.players, tuple(setup.options.values())) for setup in tables(cellar.GAME)]

    assert met == [
        *[(2, ("2",)), (2, ("1",)), (2, ("3",))],
        *[(3, ("2",)), (3, ("1",)), (3, ("3",))],
        *[(4, ("2",)), (4, ("1",))],
    ]


def test_of_too_many_variants_each_value_is_visited_by_itself() -> None:
    game = cellar.CellarGame()
    stash = game.options["stash"]
    more = {f"rule-{n}": Option(f"rule-{n}", ["no", "yes"]) for n in range(5)}
    game.options = {"stash": stash, **more}

    met = [setup.options for setup in tables(game, players=2)]

    plain = {"stash": "2", **dict.fromkeys(more, "no")}
    assert met[0] == plain
    assert met[1:] == [plain | {"stash": value} for value in stash.values[1:]] + [
        plain | {name: "yes"} for name in more
    ]


def test_the_referee_tells_how_far_it_is() -> None:
    told: list[str] = []

    check(banquet.GAME, 2, players=2, options={}, progress=lambda so_far: told.append(str(so_far)))

    assert [line.split(":")[0] for line in told] == [
        "1 games, 6 decisions",
        "2 games, 12 decisions",
    ]


def test_a_breach_says_how_to_see_it_again() -> None:
    game = BrokenCellar(broken.Stumbles(1))

    with pytest.raises(LawBroken) as first:
        check(game, games=9, seed=5, every=1000)
    seed = int(str(first.value).split("seed=")[1].split(",")[0])
    with pytest.raises(LawBroken) as second:
        check(game, 1, seed=seed, players=2, options={"stash": "2"}, every=1000)

    assert str(first.value) == str(second.value)
    assert "answers of toy-cellar" in str(first.value)
    assert "players=2, options={'stash': '2'}" in str(first.value)


def test_what_one_game_leaves_out_another_one_looks_at() -> None:
    """Games with the seeds 990 to 999 are looked at after 10 answers, 9 answers and so on."""
    seen = check(cellar.GAME, 10, 990, 2, {}, every=1000)
    unseen = check(cellar.GAME, 10, 1, 2, {}, every=1000)

    slow = {name(law) for law in laws.THOROUGH}
    assert {seen.laws[law] for law in slow} == {10}
    assert slow.isdisjoint(unseen.laws)
    assert unseen.laws[name(laws.nothing_is_lost)] < unseen.decisions


# The laws find flaws

FLAWS: list[tuple[Decision, Game]] = [
    (laws.an_option_exists_or_the_game_is_over, BrokenCellar(broken.NoWayOut(0))),
    (laws.an_option_exists_or_the_game_is_over, BrokenCellar(broken.SameTwice(0))),
    (laws.an_option_exists_or_the_game_is_over, BrokenCellar(broken.OffTheList(0))),
    (laws.an_option_exists_or_the_game_is_over, BrokenCellar(state=broken.NobodyAsked)),
    (laws.an_option_exists_or_the_game_is_over, BrokenCellar(state=broken.AskedAfterTheEnd)),
    (laws.an_option_exists_or_the_game_is_over, BrokenCellar(state=broken.StrangerAsked)),
    (laws.options_are_the_candidates_without_refusal, BrokenCellar(broken.SaysMore(0))),
    (laws.options_are_the_candidates_without_refusal, BrokenCellar(broken.PassesLast(0))),
    (laws.options_are_the_candidates_without_refusal, BrokenCellar(state=broken.Asked)),
    (laws.options_are_the_candidates_without_refusal, BrokenCellar(state=broken.StrangerAsked)),
    (laws.a_refusal_names_its_reason_and_rule, BrokenCellar(broken.NoRule(0))),
    (laws.a_refusal_names_its_reason_and_rule, BrokenCellar(broken.NoPrompt(0))),
    (laws.a_refusal_names_its_reason_and_rule, BrokenCellar(broken.ForeignRule(0))),
    (laws.nothing_is_lost, BrokenCellar(broken.Lose())),
    (laws.nothing_is_lost, BrokenCellar(broken.Double())),
    (laws.nothing_is_lost, BrokenCellar(broken.Forge())),
    (laws.nothing_is_lost, BrokenCellar(state=broken.Coins)),
    (laws.every_option_is_accepted, BrokenCellar(broken.Stumbles(0))),
    (laws.anything_else_is_refused, BrokenCellar(state=broken.TakesAnything)),
    (laws.anything_else_is_refused, BrokenCellar(state=broken.TakesNote)),
    (laws.anything_else_is_refused, BrokenCellar(state=broken.MumblesWhy)),
    (laws.anything_else_is_refused, BrokenCellar(state=broken.OffersToAll)),
    (copy_laws.a_position_survives_json, BrokenCellar(state=broken.HalfSaved)),
    (copy_laws.a_position_survives_json, BrokenCellar(state=broken.Saved)),
    (
        copy_laws.a_position_survives_json,
        BrokenCellar(broken.Patience(0, 3), hides=(broken.Patience,)),
    ),
    (copy_laws.a_position_survives_json, BrokenCellar(state=broken.Moody)),
    (copy_laws.a_position_survives_json, broken.Misread()),
    (copy_laws.a_position_survives_json, broken.MakesMemories()),
    (copy_laws.a_clone_shares_nothing_that_changes, BrokenCellar(state=broken.Twins)),
    (copy_laws.a_clone_shares_nothing_that_changes, BrokenCellar(state=broken.Whimsical)),
    (copy_laws.a_clone_shares_nothing_that_changes, BrokenCellar(state=broken.SharedZones)),
    (copy_laws.a_clone_shares_nothing_that_changes, BrokenCellar(state=broken.SharedLuck)),
    (copy_laws.a_clone_shares_nothing_that_changes, BrokenCellar(state=broken.KeepsItsMemory)),
    (copy_laws.a_clone_shares_nothing_that_changes, BrokenCellar(state=broken.Halves)),
    (copy_laws.a_clone_shares_nothing_that_changes, BrokenCellar(broken.Patience(0, 3))),
    (
        copy_laws.a_clone_shares_nothing_that_changes,
        BrokenBanquet(broken.ServeAndWrite(), broken.SharedList),
    ),
    (laws.a_view_holds_no_hidden_card, BrokenCellar(state=broken.OpenBook)),
    (laws.a_view_holds_no_hidden_card, BrokenCellar(state=broken.WrongTurn)),
    (beat_laws.a_beat_shows_nothing_hidden, BrokenCellar(state=broken.OpenBook)),
    (beat_laws.a_beat_shows_nothing_hidden, BrokenCellar(state=broken.Gossip)),
    (laws.a_seat_sees_nothing_it_cannot_know, BrokenCellar(state=broken.OpenBook)),
    (laws.a_seat_sees_nothing_it_cannot_know, BrokenCellar(state=broken.Gossip)),
    (laws.a_seat_sees_nothing_it_cannot_know, broken.Oracle()),
    (laws.a_seat_sees_nothing_it_cannot_know, BrokenCellar(broken.PeekingChoice(0))),
    (laws.a_seat_sees_nothing_it_cannot_know, BrokenCellar(broken.RememberTop())),
    (laws.a_seat_sees_nothing_it_cannot_know, broken.PeekingRow()),
    (laws.a_row_keeps_to_its_ranges, broken.NarrowRow()),
    (laws.a_row_keeps_to_its_ranges, broken.SameName()),
    (laws.what_nobody_is_asked_tells_nothing, BrokenCellar(broken.OpenTrick())),
    (laws.what_nobody_is_asked_tells_nothing, BrokenCellar(broken.NoChoice(0))),
    (laws.a_standing_order_has_an_answer_and_an_end, BrokenCellar(broken.NoAnswer(0))),
    (laws.a_standing_order_has_an_answer_and_an_end, BrokenCellar(broken.PeekingOrder(0))),
    (laws.an_imagined_world_is_possible, BrokenCellar(state=broken.Clairvoyant)),
    (laws.an_imagined_world_is_possible, BrokenCellar(state=broken.Dreamer)),
    (laws.an_imagined_world_is_possible, BrokenCellar(state=broken.Greedy)),
    (laws.an_imagined_world_is_possible, BrokenCellar(state=broken.Forgetful)),
    (laws.an_imagined_world_is_possible, BrokenCellar(state=broken.Meddler)),
    (laws.the_truth_is_never_excluded, BrokenCellar(broken.SwapBehindTheBack())),
    (laws.together_means_in_any_order, BrokenBanquet(broken.HastySetUp())),
    (copy_laws.frames_hold_numbers_only, BrokenCellar(broken.Wordy(0))),
    (copy_laws.frames_hold_numbers_only, BrokenCellar(broken.Pockets(0))),
    (copy_laws.frames_hold_numbers_only, BrokenCellar(broken.Masked(0))),
    (copy_laws.frames_hold_numbers_only, BrokenCellar(hides=(cellar.Exchange,))),
    (vector_laws.what_is_derived_follows_from_the_rest, broken.Counted(2)),
    (vector_laws.a_number_is_in_its_range, broken.Counted(10)),
    (laws.the_outcome_ranks_all_seats, BrokenCellar(state=broken.NobodyFirst)),
    (laws.the_outcome_ranks_all_seats, BrokenCellar(state=broken.OneUnranked)),
    (laws.the_outcome_ranks_all_seats, BrokenCellar(state=broken.HighStakes)),
    (laws.the_outcome_ranks_all_seats, BrokenCellar(state=broken.HalfPaid)),
    (laws.the_outcome_ranks_all_seats, BrokenCellar(state=broken.LoserPaid)),
    (laws.the_outcome_ranks_all_seats, BrokenCellar(state=broken.OtherEnd)),
]
WHOLE_FLAWS: list[tuple[Whole, Game]] = [
    (copy_laws.the_same_seed_is_the_same_game, BrokenCellar(broken.OtherDice())),
    (copy_laws.the_same_seed_is_the_same_game, BrokenCellar(state=broken.OtherEnd)),
    (vector_laws.a_full_place_says_its_name, BrokenCellar(state=broken.Overflowing)),
    (vector_laws.a_full_place_says_its_name, BrokenCellar(state=broken.FullOfSomething)),
    (vector_laws.a_full_place_says_its_name, BrokenCellar(state=broken.Spilling)),
    (vector_laws.a_field_keeps_to_its_bounds, broken.ReadsAnything()),
    (vector_laws.a_field_keeps_to_its_bounds, broken.ReadsTheNext()),
]


def flaw(pair: object) -> str:
    if type(pair) is BrokenCellar:
        return pair.state.__name__ if not pair.first else type(pair.first[0]).__name__
    return getattr(pair, "__name__", type(pair).__name__)


def first_breach(law: Decision, game: Game) -> LawBroken | None:
    """The first time a law is broken in a few random games of two."""
    setup = game.setup(2, {})
    for seed in range(12):
        s = watched_table(game, setup, seed)
        answers, luck = seeded_rng(seed), seeded_rng(seed + 1)
        while True:
            try:
                if law is not laws.the_outcome_ranks_all_seats or s.over:
                    law(game, s, luck)
            except LawBroken as breach:
                return breach
            if s.over or not s.pending():
                break
            try:
                answer_randomly(s, answers, 1)
            except (ValueError, IndexError):  # some flaws stop the game
                break
    return None


@pytest.mark.parametrize(("law", "game"), FLAWS, ids=flaw)
def test_the_law_finds_the_flaw(law: Decision, game: Game) -> None:
    breach = first_breach(law, game)

    assert breach is not None
    assert breach.law == law.__name__.replace("_", " ")
    with pytest.raises(LawBroken):
        check(game, games=12, players=2, options={})


@pytest.mark.parametrize(("law", "game"), WHOLE_FLAWS, ids=flaw)
def test_the_law_of_whole_games_finds_the_flaw(law: Whole, game: Game) -> None:
    setup = game.setup(2, {})
    first = watched_table(game, setup, 3)
    answers = seeded_rng(3)
    met = [copy_laws.fingerprint(first)]
    while not first.over:
        answer_randomly(first, answers, copy_laws.STRIDE)
        met.append(copy_laws.fingerprint(first))

    with pytest.raises(LawBroken) as breach:
        law(game, setup, 3, met)

    assert breach.value.law == law.__name__.replace("_", " ")


@pytest.mark.parametrize("law", [law for law, _ in FLAWS], ids=flaw)
def test_the_law_accepts_a_sound_game(law: Decision) -> None:
    assert first_breach(law, banquet.GAME) is None


def test_every_law_is_broken_by_something() -> None:
    broken_by_flaws = {law.__name__ for law, _ in FLAWS} | {law.__name__ for law, _ in WHOLE_FLAWS}
    every = {*laws.CHEAP, *laws.THOROUGH, laws.the_outcome_ranks_all_seats}
    names = {law.__name__ for law in every} | {law.__name__ for law in laws.WHOLE}

    assert names - broken_by_flaws == {"luck_survives_pickling"}  # see below


@pytest.mark.pure_only
def test_luck_that_does_not_survive_pickling_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    s = cellar.GAME.new(players=2)
    monkeypatch.setattr(Rng, "__reduce__", lambda _: (Rng, (1, 2, 3, 4)))

    with pytest.raises(LawBroken, match="luck survives pickling"):
        copy_laws.luck_survives_pickling(cellar.GAME, s, seeded_rng(0))


def test_a_game_without_end_is_stopped() -> None:
    with pytest.raises(LawBroken, match="random play ends within the bound"):
        check(BrokenCellar(broken.Again(0)), 1, every=1000)


def test_a_hidden_card_that_is_told_to_all_is_found() -> None:
    with pytest.raises(LawBroken, match="what is told to all is for all: next tells all of a card"):
        check(BrokenCellar(broken.Blab()), 1, every=1000)


def test_a_default_that_does_not_do_for_all_is_no_default() -> None:
    game = cellar.CellarGame()
    game.options = {"stash": Option("stash", ["3", "2"])}

    with pytest.raises(BadOption, match="up to three players"):
        check(game, 1, every=1000)


def test_without_a_memory_no_truth_is_excluded() -> None:
    s = cellar.GAME.new(players=2, memory=False)

    laws.the_truth_is_never_excluded(cellar.GAME, s, seeded_rng(0))


def test_a_card_in_a_place_for_others_is_lost() -> None:
    s = table.a_table()
    s.put_all(table.COINS, [])
    s.put_all(table.KEPT, [table.COIN])

    with pytest.raises(LawBroken, match=r"coin does not belong into kept\.0"):
        laws.nothing_is_lost(table.GAME, s, seeded_rng(0))


def test_who_sees_a_card_thinks_of_no_other_place() -> None:
    s = cellar.GAME.new(players=2, memory=True)
    assert s.memory is not None
    own = s.cards(cellar.HAND)[0]
    s.memory.where[0][own] |= 1 << cellar.DECK

    with pytest.raises(LawBroken, match=r"seat 0 sees .* in hand\.0, but thinks of other places"):
        laws.the_truth_is_never_excluded(cellar.GAME, s, seeded_rng(0))


def test_a_game_that_stops_with_an_error_breaks_the_law_even_where_nobody_looks(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(referee, "THOROUGH", [])

    with pytest.raises(LawBroken, match="every option is accepted: ValueError"):
        check(BrokenCellar(broken.Stumbles(0)), 12)


def test_where_two_positions_part_is_named() -> None:
    one: dict[str, object] = {"rng": [1], "zones": {"deck": [1], "hand": [2]}}

    assert first_difference(one, one) == "nothing"
    assert first_difference(one, {"rng": [1]}) == f"zones ({one['zones']} and None)"
    other: dict[str, object] = {"rng": [1], "zones": {"deck": [1], "hand": [3]}}
    assert first_difference(one, other) == "zones.hand ([2] and [3])"


def test_those_who_watch_are_held_to_the_laws_as_well() -> None:
    assert eyes(cellar.GAME.new(players=3)) == [0, 1, 2, SPECTATOR]
