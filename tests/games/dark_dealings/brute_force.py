"""All plans against a hero, slowly and straight from the rules; it shares no code with the game.

`all_plans` goes through the definition: who strikes, which card each striking Heavy Hitter turns,
and for Halflings which group each striker belongs to (DD-B3, DD-B5, DD-B10, DD-B17, DD-B19).
`Naming` is the same as a conversation, one word at a time; it knows which words can still lead to a
complete plan, and is the only one to speak of Knights, where the order is the plan (DD-B4, DD-B18).
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product


@dataclass(frozen=True)
class Side:
    types: frozenset[str]
    strike: int  # 0 on a Detour side


@dataclass(frozen=True)
class Defense:
    ability: str
    sides: tuple[Side, ...]
    current: int

    @property
    def heavy(self) -> bool:
        return self.ability == "heavy-hitter"


@dataclass(frozen=True)
class Hero:
    klass: str
    armor: int
    weak: frozenset[str]


Cards = tuple[Defense, ...]
Lying = tuple[int, ...]  # the current side of each card; as many as it has sides: out of play


@dataclass(frozen=True)
class Plan:
    """Who struck in which group (0: not at all), and how often each card was turned before."""

    groups: tuple[int, ...]
    turned: tuple[int, ...]


# -- reading the cards -----------------------------------------------------------------------


def in_play(cards: Cards, lying: Lying, i: int) -> bool:
    return lying[i] < len(cards[i].sides)


def types(cards: Cards, lying: Lying, i: int) -> frozenset[str]:
    return cards[i].sides[lying[i]].types if in_play(cards, lying, i) else frozenset()


def matches(cards: Cards, lying: Lying, hero: Hero, i: int) -> bool:
    return bool(types(cards, lying, i) & hero.weak)


def strike(cards: Cards, lying: Lying, i: int) -> int:
    value = cards[i].sides[lying[i]].strike
    if cards[i].ability == "booster":
        own = types(cards, lying, i)
        value += sum(1 for j in range(len(cards)) if j != i and types(cards, lying, j) & own)
    return value


def starting(cards: Cards) -> Lying:
    return tuple(card.current for card in cards)


def after_turns(cards: Cards, turned: tuple[int, ...]) -> Lying:
    return tuple(card.current + n for card, n in zip(cards, turned, strict=True))


# -- plans against everybody but Knights -----------------------------------------------------


def all_plans(cards: Cards, hero: Hero) -> set[Plan]:
    """Every legal plan, by its definition."""
    count = len(cards)
    last = 2 if hero.klass == "halflings" else 1
    found = set()
    for groups in product(range(last + 1), repeat=count):
        heavies = [i for i in range(count) if groups[i] and cards[i].heavy]
        for targets in product(range(count), repeat=len(heavies)):
            if any(heavy == target for heavy, target in zip(heavies, targets, strict=True)):
                continue
            plan = Plan(groups, tuple(targets.count(i) for i in range(count)))
            if is_legal(cards, hero, plan):
                found.add(plan)
    return found


def is_legal(cards: Cards, hero: Hero, plan: Plan) -> bool:
    lying = after_turns(cards, plan.turned)
    if any(side > len(card.sides) for card, side in zip(cards, lying, strict=True)):
        return False  # turned although it had left play
    totals = [0, 0, 0]
    for i, group in enumerate(plan.groups):
        if group:
            if not matches(cards, lying, hero, i):
                return False
            totals[group] += strike(cards, lying, i)
    if hero.klass == "thief":
        return totals[1] == hero.armor
    if hero.klass == "halflings":
        return totals[1] >= hero.armor and totals[2] >= hero.armor
    return totals[1] >= hero.armor


def left_after(cards: Cards, hero: Hero, plan: Plan) -> dict[int, int]:
    """The cards still in play after a plan, each with its side."""
    lying = list(after_turns(cards, plan.turned))
    for i, group in enumerate(plan.groups):
        if group:
            lying[i] = len(cards[i].sides) if hero.klass == "berserker" else lying[i] + 1
    return still_there(cards, tuple(lying))


def still_there(cards: Cards, lying: Lying) -> dict[int, int]:
    return {i: lying[i] for i in range(len(cards)) if in_play(cards, lying, i)}


# -- one word at a time ----------------------------------------------------------------------

DONE = "done"
SECOND_GROUP = "second-group"
Word = int | str  # the place of a card, or one of the two


@dataclass(frozen=True)
class Said:
    """How far a plan has been told: against a Knight `total` and `lying` run along."""

    groups: tuple[int, ...]
    turned: tuple[int, ...]
    lying: Lying
    total: int = 0
    second: bool = False
    waiting: int = -1  # the Heavy Hitter that still has to turn a card


class Naming:
    """Everything that can be said from the first word on, and what of it leads to an end.

    A card is named when it matches as the cards lie after the turns named so far. Two kinds may be
    named before: Heavy Hitters (except against a Knight), and the first group against Halflings.
    """

    def __init__(self, cards: Cards, hero: Hero) -> None:
        self.cards = cards
        self.hero = hero
        none = (0,) * len(cards)
        self.start = Said(none, none, starting(cards))
        self.before: dict[Said, tuple[Said, Word] | None] = {self.start: None}
        todo = [self.start]
        backwards: dict[Said, list[Said]] = {}
        for said in todo:
            for word, then in self.words(said):
                backwards.setdefault(then, []).append(said)
                if then not in self.before:
                    self.before[then] = (said, word)
                    todo.append(then)
        self.ends = [said for said in todo if self.complete(said)]
        self.hopeful = set(self.ends)
        todo = self.ends[:]
        for said in todo:
            for earlier in backwards.get(said, []):
                if earlier not in self.hopeful:
                    self.hopeful.add(earlier)
                    todo.append(earlier)

    @property
    def knight(self) -> bool:
        return self.hero.klass == "knight"

    def options(self, said: Said) -> set[Word]:
        """The words after which some complete plan can still be told."""
        good: set[Word] = {word for word, then in self.words(said) if then in self.hopeful}
        if self.complete(said):
            good.add(DONE)
        return good

    def after(self, said: Said, word: Word) -> Said:
        [then] = [then for other, then in self.words(said) if other == word]
        return then

    def path_to(self, said: Said) -> list[Word]:
        words: list[Word] = []
        step = self.before[said]
        while step is not None:
            words.append(step[1])
            step = self.before[step[0]]
        return words[::-1]

    def plan(self, said: Said) -> Plan:
        return Plan(said.groups, said.turned)

    def complete(self, said: Said) -> bool:
        if said.waiting >= 0:
            return False
        if self.knight:
            return said.total >= self.hero.armor
        return is_legal(self.cards, self.hero, self.plan(said))

    def words(self, said: Said) -> Iterator[tuple[Word, Said]]:
        for i in range(len(self.cards)):
            then = self._turns(said, i) if said.waiting >= 0 else self._strikes(said, i)
            if then is not None:
                yield i, then
        if self.hero.klass == "halflings" and said.waiting < 0 and not said.second:
            yield SECOND_GROUP, Said(said.groups, said.turned, said.lying, second=True)

    def _strikes(self, said: Said, i: int) -> Said | None:
        card = self.cards[i]
        match = matches(self.cards, said.lying, self.hero, i)
        if self.knight:
            if not match:
                return None
            if card.heavy:
                return Said(said.groups, said.turned, said.lying, said.total, False, i)
            return self._struck_knight(said, said.lying, i)
        early = card.heavy or (self.hero.klass == "halflings" and not said.second)
        if said.groups[i] or not (match or early):
            return None
        groups = _with(said.groups, i, 2 if said.second else 1)
        waiting = i if card.heavy else -1
        return Said(groups, said.turned, said.lying, 0, said.second, waiting)

    def _turns(self, said: Said, i: int) -> Said | None:
        if i == said.waiting or not in_play(self.cards, said.lying, i):
            return None
        lying = _with(said.lying, i, said.lying[i] + 1)
        if self.knight:
            return self._struck_knight(said, lying, said.waiting)
        turned = _with(said.turned, i, said.turned[i] + 1)
        return Said(said.groups, turned, lying, 0, said.second)

    def _struck_knight(self, said: Said, lying: Lying, i: int) -> Said:
        total = min(said.total + strike(self.cards, lying, i), self.hero.armor)
        return Said(said.groups, said.turned, _with(lying, i, lying[i] + 1), total)


def _with(row: tuple[int, ...], i: int, value: int) -> tuple[int, ...]:
    return (*row[:i], value, *row[i + 1 :])
