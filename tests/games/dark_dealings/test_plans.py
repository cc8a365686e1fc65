"""The planner of fights against a brute force that reads the rules to the letter."""

from dataclasses import dataclass
from random import Random

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from overlord.testing import rule
from tests.games.dark_dealings import brute_force
from tests.games.dark_dealings.brute_force import DONE, Naming, Plan, Said, Word
from tests.games.dark_dealings.tables import Printed, Table, a_defense, a_hero, a_siege

CLASSES = ["thief", "halflings", "wizard", "berserker", "knight", "ranger"]
ABILITIES = ["plain", "plain", "heavy-hitter", "heavy-hitter", "booster", "detour"]
SINGLE = ["T", "S", "M"]
DOUBLE = ["TS", "SM", "TM"]


@dataclass(frozen=True)
class Fight:
    """A hero and some defenses; seat 0 faces the one with the others."""

    klass: str
    armor: int
    weak: str
    cards: tuple[tuple[str, str, int], ...]  # ability, sides, current side

    def table(self) -> Table:
        """Just before the fight; a Wizard also finds a price, which is no part of the plan."""
        defenses: list[Printed] = [
            a_defense(f"d-{i}", sides, ability) for i, (ability, sides, _) in enumerate(self.cards)
        ]
        turned = {f"d-{i}": side for i, (_, _, side) in enumerate(self.cards) if side}
        if self.klass == "wizard":
            defenses.append(a_defense("price", "TS9 M9"))
        hero = a_hero(self.klass, self.armor, self.weak)
        return a_siege(hero=hero, defenses=defenses, turned=turned)

    def begun(self) -> Table | None:
        """The first word of the plan is asked for; nothing if the hero cannot be beaten."""
        table = self.table()
        if "fight" not in table.options():
            return None
        table.fight()
        if self.klass == "wizard":
            table.answer("price")
        return table if table.who_is_asked() == {0: "strike"} else None

    def naming(self) -> Naming:
        cards = tuple(
            brute_force.Defense(ability, tuple(map(_side, sides.split())), current)
            for ability, sides, current in self.cards
        )
        hero = brute_force.Hero(self.klass, self.armor, frozenset(self.weak))
        return Naming(cards, hero)


def _side(word: str) -> brute_force.Side:
    if word == "D":
        return brute_force.Side(frozenset(), 0)
    return brute_force.Side(frozenset(word[:-1]), int(word[-1]))


def strikes() -> st.SearchStrategy[str]:
    types = st.sampled_from(SINGLE * 3 + DOUBLE)
    return st.builds("{}{}".format, types, st.integers(1, 4))


@st.composite
def cards(draw: st.DrawFn) -> tuple[str, str, int]:
    ability = draw(st.sampled_from(ABILITIES))
    sides = draw(st.lists(strikes(), min_size=1, max_size=3))
    if ability == "detour":
        sides[draw(st.integers(0, len(sides) - 1))] = "D"
    current = draw(st.integers(0, len(sides) - 1)) if draw(st.booleans()) else 0
    return ability, " ".join(sides), current


@st.composite
def fights(draw: st.DrawFn, classes: list[str] = CLASSES, most: int = 5) -> Fight:
    klass = draw(st.sampled_from(classes))
    own = draw(st.lists(cards(), min_size=2, max_size=most))
    if sum(ability == "heavy-hitter" for ability, _, _ in own) > 3:
        own = own[:4]
    armor = draw(st.integers(1, 4 if klass == "halflings" else 9))
    weak = draw(st.sampled_from(["T", "S", "M", "TS", "SM", "TM", "TSM"]))
    return Fight(klass, armor, weak, tuple(own))


def word_on_the_table(word: Word) -> str:
    return f"d-{word}" if isinstance(word, int) else word


def pure(examples: int) -> settings:
    """Few, and the same ones every time: a failure elsewhere must not look like one of these."""
    return settings(
        max_examples=examples,
        deadline=None,
        derandomize=True,
        database=None,
        suppress_health_check=[HealthCheck.too_slow],
    )


def assert_options_agree(table: Table, naming: Naming, said: Said) -> None:
    """The game allows exactly the words that some complete plan goes on with."""
    options = table.options()
    assert options == {word_on_the_table(word) for word in naming.options(said)}
    assert_refusals_agree(table)


def assert_refusals_agree(table: Table) -> None:
    """What a seat might want and is not refused is what it may."""
    state = table.state
    choice = state.asked(0)
    assert choice is not None
    candidates = choice.candidates(state)
    assert len(candidates) == len(set(candidates))
    allowed = [card for card in candidates if choice.refusal(state, card) is None]
    assert sorted(allowed) == sorted(state.legal(0))


def left_by_engine(table: Table) -> dict[int, int]:
    return {int(card[2:]): side for card, side in table.defenses().items()}


def left_by_brute_force(naming: Naming, said: Said) -> dict[int, int]:
    if naming.knight:
        return brute_force.still_there(naming.cards, said.lying)
    return brute_force.left_after(naming.cards, naming.hero, naming.plan(said))


@rule("DD-B2", "DD-B3", "DD-B4", "DD-B5", "DD-B10", "DD-B17", "DD-B18", "DD-B19")
@pure(400)
@given(fights())
def test_a_hero_can_be_fought_if_and_only_if_some_plan_beats_it(fight: Fight) -> None:
    naming = fight.naming()
    table = fight.table()
    if fight.klass != "wizard":
        assert ("fight" in table.options()) == bool(naming.ends)
        assert_refusals_agree(table)
    assert (fight.begun() is not None) == bool(naming.ends)


@rule("DD-B17", "DD-B19")
@pure(250)
@given(fights(classes=[klass for klass in CLASSES if klass != "knight"], most=4))
def test_telling_a_plan_word_by_word_loses_no_plan(fight: Fight) -> None:
    """The order in which the game asks is no rule, so it must not take a plan away."""
    naming = fight.naming()
    told = {naming.plan(said) for said in naming.ends}
    defined = brute_force.all_plans(naming.cards, naming.hero)
    assert told <= defined
    if fight.klass == "halflings":  # which group is called the first one does not matter
        told |= {Plan(swapped(plan.groups), plan.turned) for plan in told}
    assert told == defined


def swapped(groups: tuple[int, ...]) -> tuple[int, ...]:
    return tuple({0: 0, 1: 2, 2: 1}[group] for group in groups)


@rule("DD-B2", "DD-B3", "DD-B4", "DD-B5", "DD-B10", "DD-B17", "DD-B18", "DD-B19")
@pure(500)
@given(fights(), st.integers(0, 2**32))
def test_every_step_allows_exactly_what_leads_to_a_complete_plan(fight: Fight, seed: int) -> None:
    dice = Random(seed)
    naming = fight.naming()
    table = fight.begun()
    said = naming.start
    while table is not None:
        assert_options_agree(table, naming, said)
        word = dice.choice(sorted(naming.options(said), key=str))
        table.answer(word_on_the_table(word))
        if word == DONE:
            assert left_by_engine(table) == left_by_brute_force(naming, said)
            assert table.zone("defeated.0") == [fight.klass]
            assert table.who_is_asked() == {1: "face-hero"}
            break
        said = naming.after(said, word)


@rule("DD-29", "DD-41", "DD-46", "DD-75", "DD-B3", "DD-B4")
@pure(200)
@given(fights(), st.integers(0, 2**32))
def test_every_plan_can_be_told_and_leaves_the_table_as_the_rules_say(
    fight: Fight, seed: int
) -> None:
    naming = fight.naming()
    ends = Random(seed).sample(naming.ends, min(6, len(naming.ends)))
    for said in ends:
        table = fight.begun()
        assert table is not None
        for word in naming.path_to(said):
            table.answer(word_on_the_table(word))
        table.done()
        assert left_by_engine(table) == left_by_brute_force(naming, said)
        assert table.zone("defeated.0") == [fight.klass]
        assert table.who_is_asked() == {1: "face-hero"}


@rule("DD-B2")
def test_no_answer_leads_into_a_fight_that_cannot_be_finished() -> None:
    """The imp may begin only if the pit, still a Trap, can be named beside it."""
    cards = (("heavy-hitter", "M2", 0), ("plain", "T1 M1", 0), ("plain", "M1", 0))
    fight = Fight("halflings", 2, "M", cards)
    told: list[list[str]] = [[]]
    for words in told:
        table = fight.begun()
        assert table is not None
        for word in words:
            table.answer(word)
        if table.who_is_asked() != {1: "face-hero"}:
            assert table.options(), words
            told += [[*words, word] for word in table.options()]
    assert any(words[-1:] == [DONE] for words in told)
