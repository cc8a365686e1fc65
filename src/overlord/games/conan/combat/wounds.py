"""Damage, wounds and death, on both sides (CO-27, CO-28, CO-36, CO-37, CO-H3 to CO-H6)."""

from overlord.core.frames import Choice, Step
from overlord.core.layout import ASIDE
from overlord.core.offer import Offer
from overlord.games.conan.components.box import FROM_MELEE
from overlord.games.conan.components.vocabulary import ATTACK_FROM_BEYOND, MINION
from overlord.games.conan.state import (
    DYING,
    FATIGUE,
    MELEE,
    RESERVE,
    WOUNDS,
    Conan,
)
from overlord.games.conan.table.victory import judge
from overlord.games.conan.zones import (
    BOARD,
    BODIES,
    CARRIED,
    DEAD,
    ESCAPED,
    GEMS,
    GROUND,
    QUIET,
    RIVER,
    SPOTS,
)


class Hurt(Step[Conan]):
    """CO-28, CO-H3: somebody takes damage; whoever has nothing left dies."""

    rules = ("CO-28", "CO-H2", "CO-H3")

    def __init__(self, who: int, damage: int) -> None:
        self.who = who
        self.damage = damage

    def run(self, s: Conan) -> None:
        if self.damage <= 0 or s.at(self.who) < 0:
            return
        chair = s.chair_of(self.who)
        s.cite("CO-H3" if chair else "CO-28")
        s.announce("damage", self.who, self.damage)
        if chair:
            left = self.damage - s.shift(chair, FATIGUE, WOUNDS, self.damage)
            s.then(TakeFromActions(chair, left))
            return
        s.set_life(self.who, s.life(self.who) - min(s.life(self.who), self.damage))
        if s.life(self.who) == 0:
            s.then(Die(self.who))


def gem_places(s: Conan, chair: int) -> list[int]:
    """Places that may be pointed at to take gems from: action spaces, ally tiles, spell cards."""
    found = [FROM_MELEE + spot - MELEE for spot in range(MELEE, SPOTS) if s.held(chair, spot)]
    own = s.terms.owner
    return found + [spell for spell in s.terms.spells if own[spell] == chair and s.laid(spell)]


class TakeFromActions(Step[Conan]):
    """CO-H3, CO-H6: after Fatigue come the gems in use, in the owner's order, then the Reserve."""

    rules = ("CO-H3", "CO-H4")

    def __init__(self, chair: int, left: int) -> None:
        self.chair = chair
        self.left = left

    def run(self, s: Conan) -> None:
        chair, left = self.chair, self.left
        choices = gem_places(s, chair)
        total = sum(_held(s, chair, choice) for choice in choices)
        if left and len(choices) > 1 and total > left:
            s.then(TakeWounds(s.terms.seats[chair], chair, left))
            return
        s.cite("CO-H3")
        for choice in choices:
            left -= take(s, chair, choice, left)
        s.shift(chair, RESERVE, WOUNDS, left)
        if s.vigour(chair) == 0:
            s.then(Die(s.terms.heroes[chair]))


def _held(s: Conan, chair: int, choice: int) -> int:
    if choice < s.box.first:
        return s.held(chair, MELEE + choice - FROM_MELEE)
    return s.laid(choice)


def take(s: Conan, chair: int, choice: int, count: int) -> int:
    """Gems in use become wounds; gives their number."""
    if choice < s.box.first:
        return s.shift(chair, MELEE + choice - FROM_MELEE, WOUNDS, count)
    count = min(count, s.laid(choice))
    s.set_laid(choice, s.laid(choice) - count)
    s[GEMS + chair * SPOTS + WOUNDS] += count
    s.announce("lifts", choice, chair, count)
    return count


class TakeWounds(Choice[Conan]):
    prompt = "take-wounds"
    rules = ("CO-H6",)

    def __init__(self, seat: int, chair: int, left: int) -> None:
        self.seat = seat
        self.chair = chair
        self.left = left

    def offer(self, s: Conan, o: Offer) -> None:
        o.add_all(gem_places(s, self.chair))

    def choose(self, s: Conan, action: int) -> None:
        s.then(TakeFromActions(self.chair, self.left - take(s, self.chair, action, self.left)))


class Die(Step[Conan]):
    """CO-36, CO-H4: the model is removed. CO-K7: first it may strike from beyond."""

    rules = ("CO-36", "CO-H4", "CO-K7")

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Conan) -> None:
        from overlord.games.conan.combat.skills import strike_from_beyond  # noqa: PLC0415

        if s.at(self.who) < 0 or s.marks(self.who) & DYING:
            return
        s.add_marks(self.who, DYING)
        if s.has(self.who, ATTACK_FROM_BEYOND):
            strike_from_beyond(s, self.who)
        s.then(Remove(self.who))


class Remove(Step[Conan]):
    rules = ("CO-36", "CO-37", "CO-H4")

    def __init__(self, who: int) -> None:
        self.who = who

    def run(self, s: Conan) -> None:
        area = s.at(self.who)
        s.cite("CO-H4" if s.chair_of(self.who) else "CO-36")
        remove(s, self.who, DEAD)
        s.announce("dies", self.who, s.board.first + area)
        chair = s.chair_of(self.who)
        if chair:
            for card in s.cards(CARRIED + chair):
                lay_down(s, card, CARRIED + chair, area)
            disband(s)
        else:
            _leave_behind(s, self.who, area)
            if s[QUIET] and s.unit(self.who).rank == MINION:
                s.put(BODIES, area)  # CO-C50
            turn_tile(s, s.box.unit_of[self.who])
        judge(s)


def remove(s: Conan, who: int, zone: int) -> None:
    """Somebody leaves the map."""
    s.set_at(who, -1)
    s.set_life(who, 0)
    s.set_marks(who, 0)
    s.set_halo(who, 0)
    s.set_points(who, 0)
    s.set_bought(who, 0)
    s.move(who, BOARD, zone)


def lay_down(s: Conan, card: int, source: int, area: int) -> None:
    """An object lies in an area now."""
    s.set_at(card, area)
    s.move(card, source, GROUND)


def pick_up(s: Conan, card: int, target: int) -> None:
    """An object is taken from the area where it lies."""
    s.set_at(card, -1)
    s.move(card, GROUND, target)


def _leave_behind(s: Conan, who: int, area: int) -> None:
    """CO-C30: some are worth a trophy."""
    for unit, card in s.scenario.heads:
        if unit == s.box.unit_of[who] and s.holds(ASIDE, card):
            s.cite("CO-C30")
            lay_down(s, card, ASIDE, area)


def turn_tile(s: Conan, unit: int) -> None:
    """CO-37, CO-C5, CO-C6: all tiles of a dead unit go to the end, whenever it dies."""
    if s.living(unit):
        return
    for tile in s.cards(RIVER):
        if s.box.unit_of[tile] == unit:
            s.cite("CO-37")
            to_the_end(s, tile)
            s.announce("tile-dies", tile)


def to_the_end(s: Conan, tile: int) -> None:
    """CO-19, CO-38: the others slide left; a dead tile moves like any other."""
    s.move(tile, RIVER, RIVER)


def disband(s: Conan) -> None:
    """CO-H106: allies leave when no hero with Leadership lives."""
    if s.leader() >= 0:
        return
    for unit in s.terms.allies:
        for card in s.living(unit):
            remove(s, card, ESCAPED)
