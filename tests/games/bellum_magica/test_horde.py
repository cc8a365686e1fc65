"""Step 1, choose the horde: the die, Confusion spells and rounds of drinks."""

from overlord.core.events import Event, Watcher
from overlord.testing import rule
from tests.games.bellum_magica.tables import Lord, a_day, a_new_day


class Dice(Watcher):
    """Counts the rolls of the die."""

    def __init__(self) -> None:
        self.rolls: list[int] = []

    def saw(self, event: Event) -> None:
        if event.kind == "roll" and event.topic == "horde":
            self.rolls.append(event.numbers[0])


@rule("BM-13")
def test_the_captain_rolls_an_ordinary_die() -> None:
    rolls = [a_new_day(2, seed).field("die") for seed in range(120)]
    assert all(rolls.count(number) >= 8 for number in range(1, 7))


@rule("BM-14", "BM-5")
def test_the_number_is_the_active_row_of_all_through_the_whole_castle() -> None:
    one = Lord("F FF FFF FFFF FFFFF G", "S SS SSS SSSS SSSSS X", barrels=1)
    other = Lord("G M F G M F", ". S . S . S")
    for luck in range(1, 13):
        table = a_day(one, other, luck=luck)
        face = table.field("die")
        for seat, lord in enumerate((one, other)):
            row = lord.gathers.split()[face - 1] + lord.fights.split()[face - 1]
            expected = [row.count(letter) for letter in "FGMSXT"]
            assert table.state.icons(seat, face - 1) == expected
            active = table.state.view(1).facts["active"]
            assert isinstance(active, list)
            assert active[seat] == expected


@rule("BM-15")
def test_only_the_captain_casts_confusion() -> None:
    table = a_day(Lord(spells=1), Lord(spells=1, barrels=1), captain=0)
    assert table.who_is_asked() == {0: "roll-again"}
    assert table.options() == {"pass", "cast-confusion"}
    table.answer("pass")
    assert table.who_is_asked() == {1: "roll-again"}
    assert table.options() == {"pass", "buy-a-round"}
    refusal = table.refusal("cast-confusion")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("not-captain", "BM-15")


@rule("BM-16")
def test_a_spell_turns_its_token_over_and_the_die_is_rolled_again() -> None:
    table = a_day(Lord(spells=2), Lord())
    dice = Dice()
    table.state.watch(dice, None)
    table.answer("cast-confusion")
    assert len(dice.rolls) == 1
    assert dice.rolls == [table.field("die")]
    assert (table.field("spells"), table.field("cast")) == ([2, 0], [1, 0])


@rule("BM-17", "BM-M11")
def test_a_used_spell_rests_until_its_owner_is_captain_again() -> None:
    table = a_day(Lord(spells=1, barrels=1), Lord(barrels=1))
    table.answer("cast-confusion")
    refusal = table.refusal("cast-confusion")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("no-spell", "BM-17")
    table.answer("pass", "pass")  # the day goes by, nobody can do anything
    assert (table.field("day"), table.field("captain"), table.field("cast")) == (2, 1, [1, 0])
    assert table.who_is_asked() == {1: "roll-again"}
    table.answer("pass")
    assert table.options() == {"pass", "buy-a-round"}
    table.answer("pass")
    assert (table.field("day"), table.field("captain"), table.field("cast")) == (3, 0, [0, 0])
    assert table.options() == {"pass", "buy-a-round", "cast-confusion"}


@rule("BM-18")
def test_all_spells_may_be_cast_on_one_day() -> None:
    table = a_day(Lord(spells=3), Lord(barrels=1))
    table.answer("cast-confusion", "cast-confusion", "cast-confusion")
    assert table.field("cast") == [3, 0]
    assert table.who_is_asked() == {1: "roll-again"}  # the Captain has nothing left


@rule("BM-19")
def test_any_player_buys_a_round_for_a_barrel() -> None:
    table = a_day(Lord(), Lord(barrels=2), Lord(barrels=1))
    dice = Dice()
    table.state.watch(dice, None)
    table.answer("pass")
    assert table.who_is_asked() == {2: "roll-again"}
    table.answer("buy-a-round")
    assert len(dice.rolls) == 1
    assert table.field("barrels") == [0, 2, 0]
    table.answer("buy-a-round")
    assert len(dice.rolls) == 2
    assert table.field("barrels") == [0, 1, 0]
    assert table.refusal("buy-a-round") is None


@rule("BM-19")
def test_without_a_barrel_no_round() -> None:
    table = a_day(Lord(spells=1), Lord())
    refusal = table.refusal("buy-a-round")
    assert refusal is not None
    assert (refusal.reason, refusal.rule) == ("no-barrel", "BM-19")


@rule("BM-20")
def test_rounds_have_no_limit() -> None:
    table = a_day(Lord(barrels=2), Lord(barrels=2), Lord(barrels=2))
    dice = Dice()
    table.state.watch(dice, None)
    for _ in range(6):
        table.answer("buy-a-round")
    assert len(dice.rolls) >= 6
    assert table.field("barrels") == [0, 0, 0]


@rule("BM-21", "BM-M1")
def test_after_a_new_roll_all_are_asked_again_until_all_pass() -> None:
    table = a_day(Lord("F", barrels=1), Lord("F", barrels=2), Lord("F", barrels=1), captain=1)
    assert table.who_is_asked() == {1: "roll-again"}
    table.answer("pass")
    assert table.who_is_asked() == {2: "roll-again"}
    table.answer("pass")
    assert table.who_is_asked() == {0: "roll-again"}
    assert table.field("food") == [0, 0, 0]  # nothing is gathered before the die stands
    table.answer("buy-a-round")
    assert table.who_is_asked() == {1: "roll-again"}
    table.answer("pass")
    assert table.who_is_asked() == {2: "roll-again"}
    table.answer("pass")
    assert table.field("food") == [1, 1, 1]  # seat 0 has nothing left; the die stands


@rule("BM-M20")
def test_who_has_neither_barrel_nor_spell_is_not_asked() -> None:
    table = a_day(Lord("FF"), Lord("FF", spells=1), Lord("FF"), start="RollDie", stop="Gather")
    assert table.field("food") == [2, 2, 2]  # seat 1 is not Captain
