"""Effects of events beyond reinforcement: volleys, falling rocks, and units that come later."""

from typing import Final

from overlord.core.frames import Choice, Refusal, SeatStep, Step
from overlord.core.layout import ASIDE
from overlord.core.offer import Offer
from overlord.games.conan.combat.attack import has_target, targets, why_not_target
from overlord.games.conan.combat.dice import ANY, MOST, symbols
from overlord.games.conan.combat.hero_attack import unit_strikes
from overlord.games.conan.combat.wounds import Die, Hurt
from overlord.games.conan.components.box import NO
from overlord.games.conan.components.scenario import Happening
from overlord.games.conan.components.vocabulary import RANKS, RED
from overlord.games.conan.heroes.captives import captives_in, hurt_captives
from overlord.games.conan.movement.steps import throw_own
from overlord.games.conan.overlord.activation import march
from overlord.games.conan.overlord.reinforcement import appear, doors, enter_near
from overlord.games.conan.state import FATIGUE, RESERVE, STRUCK, Conan
from overlord.games.conan.table.blow import NOBODY, RANGED
from overlord.games.conan.zones import BOARD, OVERLORD, REMOVED, RIVER

MONSTER: Final = RANKS.index("monster")
MOST_MONSTERS: Final = 2  # that may live before another one is woken


def volley(s: Conan, seat: int, _event: int) -> None:
    s.then(Volley(seat))


class Volley(SeatStep[Conan]):
    """CO-C39: every model that can shoot at somebody may do so, one after the other."""

    rules = ("CO-C39",)

    def run(self, s: Conan) -> None:
        archers = [card for card in s.cards(BOARD) if _shoots(s, card)]
        for card in archers:
            if not s.marks(card) & STRUCK and has_target(s, card, RANGED):
                s.then(VolleyTarget(self.seat, card))
                s.then(Volley(self.seat))
                return
        for card in archers:
            s.drop_marks(card, STRUCK)


class VolleyTarget(Choice[Conan]):
    """CO-C39: at whom an archer of a volley shoots, or at nobody."""

    prompt = "volley"
    rules = ("CO-C39",)

    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def candidates(self, s: Conan) -> list[int]:
        return [*targets(s, self.who), NO]

    def refusal(self, s: Conan, action: int) -> Refusal | None:
        return None if action == NO else why_not_target(s, self.who, action, RANGED)

    def choose(self, s: Conan, action: int) -> None:
        if action == NO:
            s.add_marks(self.who, STRUCK)
        else:
            unit_strikes(s, self.who, RANGED, action)


def _shoots(s: Conan, card: int) -> bool:
    return s.terms.side[card] == OVERLORD and bool(s.unit(card).ranged)


def rockfall(s: Conan, seat: int, event: int) -> None:
    s.then(RocksWhere(seat, s.scenario.happenings[event].amount))


class RocksWhere(Choice[Conan]):
    """CO-C48: the area on which rocks fall; somebody has to be in it."""

    prompt = "rockfall"
    rules = ("CO-C48",)

    def __init__(self, seat: int, dice: int) -> None:
        self.seat = seat
        self.dice = dice

    def offer(self, s: Conan, o: Offer) -> None:
        for area in sorted({s.at(c) for c in s.cards(BOARD)}):
            o.add(s.board.first + area)

    def choose(self, s: Conan, action: int) -> None:
        area = s.box.place_of[action]
        mixed = bool(s.inside(area, OVERLORD)) or captives_in(s, area)
        throw_own(s, NOBODY, [RED] * self.dice, [], ANY if mixed else MOST)
        s.then(Crush(area))


class Crush(Step[Conan]):
    """CO-C48: everybody in the area takes what the dice show, and nothing helps."""

    rules = ("CO-C48",)

    def __init__(self, area: int) -> None:
        self.area = area

    def run(self, s: Conan) -> None:
        damage = symbols(s)
        s.announce("rocks", s.board.first + self.area, damage)
        if damage:
            hurt_captives(s, self.area, OVERLORD)
        for card in s.everybody(self.area):
            s.then(Hurt(card, damage))


def transform(s: Conan, _seat: int, event: int) -> None:
    """CO-C62: one dies, and another stands in the same area."""
    old, new = s.scenario.happenings[event].what
    for card in s.living(old):
        if s.holds(ASIDE, s.box.units[new].models[0]):
            area = s.at(card)
            s.then(Die(card))
            s.then(Succeed(old, new, area))


class Succeed(Step[Conan]):
    """CO-C62: a unit takes the place of a dead one, on the board and in the River."""

    rules = ("CO-C62",)

    def __init__(self, old: int, new: int, area: int) -> None:
        self.old = old
        self.new = new
        self.area = area

    def run(self, s: Conan) -> None:
        units = s.box.unit_of
        for tile in [tile for tile in s.cards(RIVER) if units[tile] == self.old]:
            s.move(tile, RIVER, REMOVED)
        appear(s, self.new, self.area)


class Appear(Step[Conan]):
    """CO-C40: a unit comes onto the board, and its tile to the end of the River."""

    rules = ("CO-C40",)

    def __init__(self, unit: int, area: int) -> None:
        self.unit = unit
        self.area = area

    def run(self, s: Conan) -> None:
        appear(s, self.unit, self.area)


# New groups, and groups that hurry


def new_group(s: Conan, seat: int, event: int) -> None:
    """CO-C55: the next of the units that are not there yet, with some models."""
    happening = s.scenario.happenings[event]
    for unit in happening.what:
        first = s.box.units[unit].models[0]
        if s.holds(ASIDE, s.box.units[unit].tiles[0]) and doors(s, first):
            s.then(GatherWhere(seat, unit, happening.amount))
            return


class GatherWhere(Choice[Conan]):
    prompt = "reinforce-where"
    rules = ("CO-C55",)

    def __init__(self, seat: int, unit: int, count: int) -> None:
        self.seat = seat
        self.unit = unit
        self.count = count

    def offer(self, s: Conan, o: Offer) -> None:
        first = s.box.units[self.unit].models[0]
        for area in doors(s, first):
            o.add(s.board.first + area)

    def choose(self, s: Conan, action: int) -> None:
        unit = s.box.units[self.unit]
        for who in unit.models[: self.count]:
            enter_near(s, who, s.box.place_of[action])
        s.move(unit.tiles[0], ASIDE, RIVER)


def group_move(s: Conan, seat: int, event: int) -> None:
    if groups(s, s.scenario.happenings[event]):
        s.then(WhichGroup(seat, event))


def groups(s: Conan, event: Happening) -> list[int]:
    """The tiles of the units in question that have models on the board."""
    units = s.box.unit_of
    return [t for t in s.cards(RIVER) if units[t] in event.what and s.living(units[t])]


class WhichGroup(Choice[Conan]):
    """CO-C55: its models move, and do nothing else."""

    prompt = "hasten"
    rules = ("CO-C55",)

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def offer(self, s: Conan, o: Offer) -> None:
        o.add_all(groups(s, s.scenario.happenings[self.event]))

    def choose(self, s: Conan, action: int) -> None:
        points = s.scenario.happenings[self.event].amount
        march(s, self.seat, s.living(s.box.unit_of[action]), points)


# Thak's Vengeance

THIRD: Final = 2  # places in the River, from 0
SIXTH: Final = 5


def vengeance(s: Conan, seat: int, event: int) -> None:
    """CO-C52: dice say where somebody comes in, once; CO-C8: else nothing happens."""
    happening = s.scenario.happenings[event]
    if s.holds(ASIDE, s.box.units[happening.what[0]].models[0]):
        throw_own(s, NOBODY, [RED] * happening.amount, [], ANY)
        s.then(AvengeWhere(seat, event))


class AvengeWhere(Choice[Conan]):
    """CO-C52: the area of that number, or another one for a gem for each number in between."""

    prompt = "avenge-where"
    rules = ("CO-C52",)

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def offer(self, s: Conan, o: Offer) -> None:
        at = s.scenario.happenings[self.event].at
        reserve = s.held(OVERLORD, RESERVE)
        total = min(symbols(s), len(at) - 1)
        for i, area in enumerate(at):
            if abs(i - total) <= reserve:
                o.add(s.board.first + area)

    def choose(self, s: Conan, action: int) -> None:
        event = s.scenario.happenings[self.event]
        area = s.box.place_of[action]
        total = min(symbols(s), len(event.at) - 1)
        s.shift(OVERLORD, RESERVE, FATIGUE, abs(event.at.index(area) - total))
        unit = s.box.units[event.what[0]]
        enter_near(s, unit.models[0], area)
        for tile, place in zip(unit.tiles, (THIRD, SIXTH), strict=False):
            s.move(tile, ASIDE, RIVER)
            river = s.cards(RIVER)[:-1]
            s.arrange(RIVER, [*river[:place], tile, *river[place:]])


def asleep(s: Conan, event: Happening) -> list[int]:
    """CO-C41: the monsters that may be woken; none while two are alive."""
    awake = [card for card in s.cards(BOARD) if not s.is_hero(card) and _monster(s, card)]
    if len(awake) >= MOST_MONSTERS:
        return []
    first = [s.box.units[unit].models[0] for unit in event.what]
    return [card for card in first if s.holds(ASIDE, card)]


def _monster(s: Conan, card: int) -> bool:
    return s.unit(card).rank == MONSTER


def free_monster(s: Conan, seat: int, event: int) -> None:
    """CO-C8: nothing happens if there is nothing to do."""
    if asleep(s, s.scenario.happenings[event]):
        s.then(Wake(seat, event))


class Wake(Choice[Conan]):
    """CO-C41: which of the petrified monsters."""

    prompt = "wake"
    rules = ("CO-C41",)

    def __init__(self, seat: int, event: int) -> None:
        self.seat = seat
        self.event = event

    def offer(self, s: Conan, o: Offer) -> None:
        o.add_all(asleep(s, s.scenario.happenings[self.event]))

    def choose(self, s: Conan, action: int) -> None:
        event = s.scenario.happenings[self.event]
        unit = s.box.unit_of[action]
        s.then(Appear(unit, event.at[event.what.index(unit)]))
