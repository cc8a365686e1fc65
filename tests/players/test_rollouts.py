"""Roll-outs: quick answers lead on to where the heuristic can judge, and are better than chance."""

from typing import Any

from overlord.core.frames import Frame
from overlord.core.playout import play_on, play_turn, play_well
from overlord.core.rng import seeded_rng
from overlord.games.bellum_magica.box import EVIL, FARM, ON_THE_LEFT, ON_THE_RIGHT, PASS, TOWN
from overlord.games.bellum_magica.game import BellumMagicaGame
from overlord.games.bellum_magica.heuristics.rollout import better_side, booty
from overlord.games.bellum_magica.state import BellumMagica
from overlord.games.bellum_magica.zones import DAY
from overlord.games.big_bad_overlord.game import BigBadOverlordGame
from overlord.games.big_bad_overlord.state import NOBODY, BigBadOverlord
from overlord.games.big_bad_overlord.zones import DEFENDER
from overlord.games.conan.game import ConanGame
from overlord.games.conan.heroes.hero_acts import HeroActs, WhoActs
from overlord.games.conan.overlord.model_acts import ModelActs
from overlord.games.conan.overlord.overlord_turn import Activate
from overlord.games.conan.state import Conan
from overlord.games.conan.zones import ACTIVATIONS
from overlord.games.dark_dealings.game import DarkDealingsGame
from overlord.games.dark_dealings.heuristics import rollout as quick
from overlord.games.dark_dealings.heuristics.evaluate import arm, drafting, reach_shares
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import DEFENSES, HAND, MARKET, PILE
from overlord.games.overlords_of_infamy.game import InfamyGame
from tests.toys import cellar

DARK = DarkDealingsGame()
MAGICA = BellumMagicaGame()
BIG = BigBadOverlordGame()
CONAN = ConanGame()
INFAMY = InfamyGame()


def a_table(players: int, seed: int) -> DarkDealings:
    s = DARK.new(players=players, seed=seed)
    assert isinstance(s, DarkDealings)
    return s


def test_the_defense_phase_is_played_to_its_end_and_no_further() -> None:
    for players in (2, 3, 6):
        for decisions in (8, 13):  # of each seat: the heroes are kept, or half of them are used
            s = a_table(players, 4)
            play_on(s, seeded_rng(1), decisions * players)
            assert drafting(s)

            DARK.judge.rollout(s, seeded_rng(2))

            assert not drafting(s)
            assert sum(s.count(PILE + seat) for seat in range(players)) == 8 * players - 1
            for seat in range(players):
                assert s.count(DEFENSES + seat) == 8


def test_other_phases_and_a_table_of_one_are_left_as_they_are() -> None:
    s = a_table(2, 4)
    play_on(s, seeded_rng(1), 16)
    DARK.judge.rollout(s, seeded_rng(2))
    for table in (s, a_table(2, 4), a_table(1, 4)):
        before = table.digest()
        DARK.judge.rollout(table, seeded_rng(3))
        assert table.digest() == before


def test_the_same_luck_gives_the_same_answers() -> None:
    ends = []
    for seed in (5, 5, 6):
        s = a_table(3, 4)
        play_on(s, seeded_rng(1), 24)
        DARK.judge.rollout(s, seeded_rng(seed))
        ends.append(s.digest())
    assert ends[0] == ends[1] != ends[2]


def test_the_best_defense_is_taken_in_whatever_order_they_lie() -> None:
    s = a_table(2, 4)
    while not s.count(MARKET):
        play_on(s, seeded_rng(1), 1)
    market = s.cards(MARKET)
    reach = reach_shares(s.box, s.cards(HAND))
    worths = [arm(s.box, card, reach) for card in market]
    assert len(set(worths)) == len(worths)
    best = market[worths.index(max(worths))]

    assert quick.best_defense(s, 0, market) == best
    assert quick.best_defense(s, 0, market[::-1]) == best


def opening_of_conan() -> Conan:
    return CONAN.new(players=2, seed=3, scenario="in-the-clutches-of-the-picts")


def test_a_hero_of_conan_acts_to_the_end_and_nobody_else() -> None:
    s = opening_of_conan()
    luck = seeded_rng(2)
    acted = 0
    while acted < 4:
        assert isinstance(s, Conan)
        before = s.clone()
        CONAN.judge.rollout(s, seeded_rng(acted))
        choice = before.agenda[-1]
        if isinstance(choice, WhoActs | Activate) or not getattr(choice, "acted", 1):
            assert s.digest() == before.digest()
        elif isinstance(choice, HeroActs):
            assert isinstance(s.agenda[-1], HeroActs)
            assert CONAN.judge.horizon(s) == CONAN.judge.horizon(before)
            for hero in s.terms.heroes[1:]:
                if s.chair_of(hero) != choice.chair:
                    assert s.at_row[hero] == before.at_row[hero]
            acted += 1
        play_on(s, luck, 1)


def asked(s: Conan) -> Frame[Any]:
    return s.agenda[-1]


def test_a_unit_of_conan_acts_to_the_end_and_no_other() -> None:
    s = opening_of_conan()
    for _ in range(3):
        assert isinstance(s, Conan)
        while not isinstance(asked(s), ModelActs):
            play_well(s, seeded_rng(1))
        before = s[ACTIVATIONS]
        CONAN.judge.rollout(s, seeded_rng(1))
        assert isinstance(asked(s), Activate)
        assert s[ACTIVATIONS] == before


def test_a_turn_of_infamy_is_played_to_its_end_unless_one_plays_alone() -> None:
    s = INFAMY.new(players=3, seed=3)
    for _ in range(4):
        before = INFAMY.judge.horizon(s)
        INFAMY.judge.rollout(s, seeded_rng(2))
        assert INFAMY.judge.horizon(s) == (before + 1) % 3

    alone = INFAMY.new(players=1, seed=3)
    untouched = alone.digest()
    INFAMY.judge.rollout(alone, seeded_rng(2))
    assert alone.digest() == untouched


def test_a_battle_is_fought_to_its_end_and_no_further() -> None:
    """In Big Bad Overlord; where nobody fights, the table is left as it is."""
    fought = 0
    s = BIG.new(players=3, seed=4)
    luck = seeded_rng(1)
    while fought < 5:
        assert isinstance(s, BigBadOverlord)
        before = s.digest()
        at_war = s[DEFENDER] != NOBODY
        BIG.judge.rollout(s, seeded_rng(fought))

        assert s.over or s[DEFENDER] == NOBODY
        assert (s.digest() != before) == at_war
        fought += at_war
        if s.over:
            s = BIG.new(players=3, seed=fought)
        play_on(s, luck, 1)


def test_everybody_does_what_looks_best() -> None:
    """Heroes who play a turn so stand better than heroes who play it at random."""
    best = opening_of_conan()
    play_turn(best, seeded_rng(2))
    for seed in range(5):
        any = opening_of_conan()
        luck = seeded_rng(seed)
        while CONAN.judge.horizon(any) < CONAN.judge.horizon(best):
            play_on(any, luck, 1)
        assert CONAN.judge.score(best, 1) > CONAN.judge.score(any, 1)


def test_nobody_foresees_the_dice() -> None:
    """The same world, and yet another luck than the one that was looked at."""
    ends = []
    for seed in (5, 5, 6):
        s = opening_of_conan()
        play_turn(s, seeded_rng(seed))
        play_turn(s, seeded_rng(seed))
        ends.append(s.digest())
    assert ends[0] == ends[1] != ends[2]


def test_without_a_heuristic_a_game_is_played_to_its_end() -> None:
    s = cellar.GAME.new(players=2, seed=1)
    cellar.GAME.judge.rollout(s, seeded_rng(1))
    assert s.over


# Bellum Magica


def a_day(players: int, decisions: int) -> BellumMagica:
    s = MAGICA.new(players=players, seed=4)
    assert isinstance(s, BellumMagica)
    play_on(s, seeded_rng(1), decisions)
    return s


def test_this_day_and_the_next_are_played() -> None:
    for players in (2, 3, 5):
        s = a_day(players, 9 * players)
        day = s[DAY]

        MAGICA.judge.rollout(s, seeded_rng(2))

        assert s[DAY] == day + 2
        assert not s.over


def test_a_game_that_ends_before_is_over() -> None:
    s = a_day(2, 0)
    while not s.over:
        MAGICA.judge.rollout(s, seeded_rng(2))
    before = s.digest()
    MAGICA.judge.rollout(s, seeded_rng(2))
    assert s.digest() == before


def test_the_richest_place_is_attacked_in_whatever_order_they_lie() -> None:
    s = a_day(2, 0)
    rich = max(s.box.numbers(TOWN), key=lambda town: s.box.spoils[town][5])
    poor = min(s.box.numbers(FARM), key=lambda farm: sum(s.box.spoils[farm]))

    assert booty(s, [PASS, poor, rich]) == booty(s, [PASS, rich, poor]) == rich
    assert booty(s, [PASS]) == PASS


def test_a_creature_goes_where_it_shows_more() -> None:
    s = a_day(2, 0)
    card = s.box.numbers(EVIL)[0]
    rows = [6 * card + face for face in range(6)]
    left, right = s.box.left, s.box.right
    kept = [(left[row], right[row]) for row in rows]
    for shown, side in ((left, ON_THE_LEFT), (right, ON_THE_RIGHT)):
        for row in rows:
            left[row] = right[row] = 0
            shown[row] = 1
        found = better_side(s, card)
        for row, (one, two) in zip(rows, kept, strict=True):
            left[row], right[row] = one, two
        assert found == side


def test_a_roll_out_takes_any_of_the_best_answers() -> None:
    """Always the first would take the imagined Hero to the same Overlord every time."""
    table = cellar.GAME.new(players=2, seed=1)
    options = table.legal(0)
    assert len(options) > 2
    discards = set()
    for seed in range(40):
        s = table.clone()
        play_well(s, seeded_rng(seed))
        discards.add(tuple(s.cards(cellar.HAND)))
    assert len(discards) > 2
