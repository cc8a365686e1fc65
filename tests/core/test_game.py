"""A game: what a table may agree on, and what it is told when it may not."""

from collections.abc import Mapping

import pytest

from overlord.core.box import Action, Box, Card
from overlord.core.errors import BadBox, BadOption
from overlord.core.game import Game, Option
from overlord.core.knowledge import Knowledge
from overlord.core.outcome import Outcome, rank
from overlord.core.setup import Setup
from tests.core.table import (
    CARDS,
    COIN,
    DECK,
    GAME,
    HAND,
    PILE,
    Discard,
    TableGame,
    a_table,
)
from tests.toys import ambush, banquet, cellar


@pytest.mark.parametrize(
    ("players", "options", "complaint"),
    [
        (0, {}, "table is for 1 to 4 players, not 0"),
        (5, {}, "table is for 1 to 4 players, not 5"),
        (2, {"colour": "red"}, "table has no option 'colour'; it has: size, speed"),
        (2, {"speed": "warp"}, "option speed of table is one of slow, fast, not 'warp'"),
    ],
)
def test_what_a_table_cannot_agree_on(
    players: int, options: dict[str, str], complaint: str
) -> None:
    with pytest.raises(BadOption) as problem:
        GAME.setup(players, options)

    assert str(problem.value) == complaint


def test_a_game_without_options_says_so() -> None:
    game = TableGame()
    game.options = {}

    with pytest.raises(BadOption, match="it has: none"):
        game.setup(2, {"speed": "slow"})


def test_the_first_value_of_an_option_is_its_default() -> None:
    assert Option("speed", ("slow", "fast")).default == "slow"
    assert GAME.setup(2, {}).options == {"speed": "slow", "size": "1"}


def test_numbers_will_do_as_values_of_options() -> None:
    assert GAME.new(players=2, size=2).setup.options["size"] == "2"


def test_options_may_exclude_each_other() -> None:
    with pytest.raises(BadOption, match="up to three players"):
        cellar.GAME.new(players=4, stash=3)


def test_a_new_game_remembers_if_it_is_told_to() -> None:
    assert GAME.new(players=2).memory is None
    memory = GAME.new(players=2, memory=True).memory
    assert isinstance(memory, Knowledge)
    assert memory.where[0][1] == 1 << DECK


class Agreed(Setup):
    """A set-up that knows what follows from it."""

    def __init__(self, game: Game, box: Box, players: int, options: Mapping[str, str]) -> None:
        super().__init__(game, box, players, options)
        self.hands = 5 * players


class Foresighted(TableGame):
    def agreed(self, box: Box, players: int, options: Mapping[str, str]) -> Setup:
        return Agreed(self, box, players, options)


def test_a_game_may_keep_in_its_set_up_what_follows_from_the_agreement() -> None:
    game = Foresighted()
    setup = game.new(players=3).setup
    assert isinstance(setup, Agreed)
    assert setup.hands == 15
    assert game.setup(3, {}) is setup


def test_the_same_seed_deals_the_same_cards() -> None:
    one, two, other = (cellar.GAME.new(players=3, seed=seed) for seed in (4, 4, 5))

    assert one.digest() == two.digest()
    assert one.digest() != other.digest()


def test_a_table_may_bring_another_box() -> None:
    box = Box(["pass"], [Card(f"d{n}", 0, "", "") for n in CARDS] + [Card("k", 1, "", "")], "d", {})
    s = GAME.new(players=2, box=box)

    assert s.setup.box is box
    assert GAME.from_json(s.to_json(), box).digest() == s.digest()


@pytest.mark.parametrize("game", [GAME, ambush.GAME, banquet.GAME, cellar.GAME], ids=lambda g: g.id)
def test_a_game_may_have_one_box_only(game: TableGame) -> None:
    with pytest.raises(BadBox):
        game.read_box("other.toml")
    with pytest.raises(BadBox):
        game.box_from({})
    assert game.box is game.box


def test_a_game_that_says_nothing_else_is_worth_nothing_to_a_player_who_looks_ahead() -> None:
    assert GAME.judge.score(a_table(), 0) == 0.0


# Boxes


def test_the_number_of_a_card_is_the_action_of_choosing_it() -> None:
    box = GAME.box

    assert box.actions[0] == Action("pass")
    assert GAME.actions[7] == Action("choose", ("c7",))
    assert box.card(7).id == "c7"
    assert box.number("c7") == 7
    assert box.number("c99") == -1


def test_cards_have_kinds() -> None:
    assert GAME.box.numbers(0) == list(CARDS)
    assert GAME.box.numbers(1) == [COIN]
    assert GAME.box.kinds[COIN] == 1


def test_actions_are_plain_values() -> None:
    action = Action("choose", ("c7",))

    assert action == Action("choose", ("c7",))
    assert action != Action("choose")
    assert action != "choose"
    assert hash(action) == hash(Action("choose", ("c7",)))
    assert repr(action) == "Action('choose', ('c7',))"
    assert action.as_json() == {"verb": "choose", "arguments": ["c7"]}


# Outcomes


def test_equal_keys_share_a_place() -> None:
    assert rank([(3, 1), (4, 0), (3, 1), (2, 9)]) == [2, 1, 2, 4]


def test_winners_share_one_win() -> None:
    s = a_table(Discard(0), players=3, hands=1)

    assert s.outcome().winners() == [0, 1, 2]
    assert s.returns() == [1 / 3] * 3


def test_an_outcome_is_plain_data() -> None:
    outcome = Outcome([2, 1], [3, 5], [{"a": 3}, {"a": 5}])

    assert outcome.winners() == [1]
    assert outcome.as_json() == {
        "places": [2, 1],
        "scores": [3, 5],
        "breakdown": [{"a": 3}, {"a": 5}],
    }


def test_a_game_may_be_lost_by_all() -> None:
    assert Outcome([1, 1, 3], [0, 0, 0], [{}, {}, {}], lost=True).winners() == []


class ForTwo(TableGame):
    """Everybody plays for two chairs."""

    def chairs(self, players: int, options: Mapping[str, str]) -> list[int]:
        return [chair // 2 for chair in range(2 * players)]


def test_a_seat_may_play_for_two_chairs() -> None:
    setup = ForTwo().setup(2, {})

    assert [setup.owners[HAND + chair] for chair in range(4)] == [0, 0, 1, 1]
    assert [setup.sight[HAND + chair] for chair in range(4)] == [1, 1, 2, 2]
    assert HAND + 3 in setup.zones


def test_an_empty_chair_has_no_owner_and_nobody_looks() -> None:
    setup = GAME.setup(2, {})

    assert setup.owners[HAND + 3] == -1
    assert setup.sight[HAND + 3] == setup.sight[PILE] == 0
    assert HAND + 3 not in setup.zones
