"""Acts of an aggressive hero: move, attack, handle things, cast, lead (CO-H13, CO-H22)."""

from typing import Final

from overlord.core.frames import Choice, Refusal, Step
from overlord.core.offer import Offer
from overlord.games.conan.combat.attack import has_target
from overlord.games.conan.combat.hero_attack import PickTarget, missiles
from overlord.games.conan.combat.spells import CastWhich, can_cast
from overlord.games.conan.components import box as b
from overlord.games.conan.components.vocabulary import SPELL_CASTER
from overlord.games.conan.heroes.allies import can_lead
from overlord.games.conan.heroes.exertion import exertion_left, pay_points, points
from overlord.games.conan.heroes.manipulation import (
    DropWhich,
    GiveWhat,
    PickUpWhat,
    TakeWhat,
    ThrowWhat,
    at_hand,
    open_chest,
    partners,
    throwable,
)
from overlord.games.conan.heroes.potions import DrinkWhat, potions
from overlord.games.conan.heroes.scenario_acts import BEGUN, WHY_NOT, scenario_acts
from overlord.games.conan.movement.walking import (
    destinations,
    leave,
    walk,
    why_not_leave,
    why_not_walk,
)
from overlord.games.conan.scenarios.mutiny import mutineers, ready, rouse, why_not_rouse
from overlord.games.conan.state import FATIGUE, RESERVE, RESTED, WEBBED, WOUNDS, Conan
from overlord.games.conan.state import MANIPULATION as HANDS
from overlord.games.conan.state import MELEE as FISTS
from overlord.games.conan.state import RANGED as BOWS
from overlord.games.conan.table.blow import MELEE, RANGED
from overlord.games.conan.zones import BASE, BOLD, CARRIED, CHESTS, FINISHED, QUIET, STARTED

DEEDS: Final = (b.PICK_UP, b.GIVE, b.TAKE, b.OPEN_CHEST, b.THROW)

# Made once: they are the answer at nearly every decision.
NOBODY_HERE: Final = Refusal("nobody-here", "CO-H49")
NOTHING_HERE: Final = Refusal("nothing-here", "CO-H48")
NO_CHEST: Final = Refusal("no-chest", "CO-H52")
OUT_OF_REACH: Final = Refusal("no-target", "CO-H24")
OUT_OF_SIGHT: Final = Refusal("no-target", "CO-H30")
NOBODY_ELSE: Final = Refusal("nobody-else", "CO-H16")
DONE_ALREADY: Final = Refusal("done-already", "CO-C43")


class HeroActs(Choice[Conan]):
    """One action after the other, until the hero is done, or somebody else goes first.

    `acted`: the hero has done something since the turn came to them. `picked`: the seat has chosen
    this hero (CO-C43). `idle`: so many seats in a row have let others act.
    """

    prompt = "hero-acts"
    rules = ("CO-H13", "CO-H15", "CO-H16", "CO-H22")

    def __init__(self, seat: int, chair: int, acted: int, picked: int, idle: int) -> None:
        self.seat = seat
        self.chair = chair
        self.acted = acted
        self.picked = picked
        self.idle = idle

    def candidates(self, s: Conan) -> list[int]:
        """Areas to walk to, the actions that make sense here, and who else could act."""
        who = s.terms.heroes[self.chair]
        near = [s.board.first + area for area in s.board.beside[s.at(who)]]
        found = sorted({*near, *destinations(s, who, points(s, self.chair))})
        if s.board.places[s.at(who)].exit:
            found.append(b.LEAVE_BOARD)
        found += [b.MELEE, b.RANGED, *DEEDS, b.DROP]
        found += self._others(s, who)
        own = [s.terms.heroes[c] for c in s.heroes() if s.terms.seats[c] == self.seat]
        found += [card for card in own if card != who]
        if mutineers(s):
            found.append(b.ROUSE)
        found += [b.WAIT, b.DONE]
        return found

    def _others(self, s: Conan, who: int) -> list[int]:
        found = [b.DRINK]
        found += scenario_acts(s, self.chair)
        if s.box.hero(who).skills[SPELL_CASTER] >= 0:
            found.append(b.CAST)
        if s.terms.leads[self.chair] and s.terms.allies:
            found.append(b.LEAD)
        if s.marks(who) & WEBBED:
            found.append(b.BREAK_FREE)
        return found

    def offer(self, s: Conan, o: Offer) -> None:
        """Offer the steps, asking once what is asked about all alike; the rest like a candidate."""
        chair = self.chair
        who = s.terms.heroes[chair]
        o.add_all(destinations(s, who, points(s, chair)))
        if s.board.places[s.at(who)].exit and why_not_leave(s, chair) is None:
            o.add(b.LEAVE_BOARD)
        if s.held(chair, RESERVE):
            self._offer_exertions(s, o)
        if s.count(CARRIED + chair):
            o.add(b.DROP)
        for action in self._others(s, who):
            if self._other(s, action, who) is None:
                o.add(action)
        for card in actors(s, self.seat):
            if card != who:
                o.add(card)
        o.add_all(elsewhere(s, self.seat, self.idle))

    def _offer_exertions(self, s: Conan, o: Offer) -> None:
        """Offer what takes a gem."""
        chair = self.chair
        if why_no_attack(s, chair, MELEE) is None:
            o.add(b.MELEE)
        if missiles(s, chair) and why_no_attack(s, chair, RANGED) is None:
            o.add(b.RANGED)
        if exertion_left(s, chair, HANDS):
            for deed in DEEDS:
                if why_idle(s, chair, deed) is None:
                    o.add(deed)

    def refusal(self, s: Conan, action: int) -> Refusal | None:
        who = s.terms.heroes[self.chair]
        if action >= s.board.first:
            return why_not_walk(s, who, s.box.place_of[action], points(s, self.chair))
        if action >= s.box.first or action in (b.DONE, b.WAIT, b.ROUSE):
            return why_not_other(s, self.seat, action, self.idle)
        if action in (b.MELEE, b.RANGED):
            return why_no_attack(s, self.chair, MELEE if action == b.MELEE else RANGED)
        if action == b.LEAVE_BOARD:
            return why_not_leave(s, self.chair)
        if action in DEEDS:
            return why_no_handling(s, self.chair, action)
        return self._other(s, action, who)

    def _other(self, s: Conan, action: int, who: int) -> Refusal | None:
        if action == b.DROP and not s.count(CARRIED + self.chair):
            return Refusal("nothing-carried", "CO-H55")
        if action == b.DRINK and not _thirsty(s, self.chair):
            return Refusal("no-potion", "CO-H107")
        if action == b.CAST and not can_cast(s, who):
            return Refusal("no-spell", "CO-H86")
        if action == b.LEAD and not can_lead(s, self.chair):
            return Refusal("nobody-to-lead", "CO-H102")
        if action == b.BREAK_FREE and points(s, self.chair) < 4:
            return Refusal("too-far", "CO-K15", {"cost": 4, "points": points(s, self.chair)})
        return WHY_NOT[action](s, self.chair) if action in WHY_NOT else None

    def choose(self, s: Conan, action: int) -> None:
        seat, chair = self.seat, self.chair
        who = s.terms.heroes[chair]
        if action in (b.DONE, b.WAIT, b.ROUSE) or s.box.first <= action < s.board.first:
            if action == b.DONE or (self.picked and action >= s.box.first):
                s.add_marks(who, RESTED)  # CO-C43
            hand_on(s, seat, action, self.idle)
            return
        if action >= s.box.first:
            walk(s, who, s.box.place_of[action])
        elif action == b.LEAVE_BOARD:
            leave(s, who)
        elif action == b.BREAK_FREE:
            pay_points(s, chair, 4)
            s.drop_marks(who, WEBBED)
        else:
            if action not in (b.DROP, b.DRINK) and s[STARTED] >> chair & 1:
                s[BASE + chair] = 0  # CO-H65, CO-H66; CO-H70: what is free does not interrupt
            _begin(s, seat, chair, action)
        s.then(GoOn(seat, chair))


def _thirsty(s: Conan, chair: int) -> bool:
    tired = s.held(chair, FATIGUE) + s.held(chair, WOUNDS) > 0
    return tired and bool(potions(s, chair))


def _begin(s: Conan, seat: int, chair: int, action: int) -> None:
    who = s.terms.heroes[chair]
    if action in (b.MELEE, b.RANGED):
        s.then(PickTarget(seat, who, MELEE if action == b.MELEE else RANGED))
    elif action == b.PICK_UP:
        s.then(PickUpWhat(seat, chair))
    elif action == b.GIVE:
        s.then(GiveWhat(seat, chair))
    elif action == b.TAKE:
        s.then(TakeWhat(seat, chair))
    elif action == b.OPEN_CHEST:
        open_chest(s, seat, chair)
    elif action == b.THROW:
        s.then(ThrowWhat(seat, chair))
    elif action == b.DROP:
        s.then(DropWhich(seat, chair, 0))
    elif action == b.DRINK:
        s.then(DrinkWhat(seat, chair))
    elif action == b.CAST:
        s.then(CastWhich(seat, who))
    else:
        BEGUN[action](s, seat, chair)


def why_no_attack(s: Conan, chair: int, how: int) -> Refusal | None:
    """CO-H20, CO-H25, CO-H30: why a hero cannot attack at all."""
    if how == RANGED and s[QUIET]:
        return Refusal("too-quiet", "CO-C50")
    if exertion_left(s, chair, FISTS if how == MELEE else BOWS) < 1:
        return Refusal("exhausted", "CO-H20")
    if how == RANGED and not missiles(s, chair):
        return Refusal("no-missile", "CO-H30")
    if not has_target(s, s.terms.heroes[chair], how):
        return OUT_OF_REACH if how == MELEE else OUT_OF_SIGHT
    return None


def why_no_handling(s: Conan, chair: int, action: int) -> Refusal | None:
    """CO-H20, CO-H48 to CO-H54: why a hero cannot manipulate."""
    if exertion_left(s, chair, HANDS) < 1:
        return Refusal("exhausted", "CO-H20")
    return why_idle(s, chair, action)


def why_idle(s: Conan, chair: int, action: int) -> Refusal | None:
    """CO-H48 to CO-H54: why there is nothing to do for hands that are free."""
    if action in (b.GIVE, b.TAKE):
        givers = partners(s, chair)
        if givers and action == b.GIVE:
            givers = [chair]
        for giver in givers:
            if s.count(CARRIED + giver):
                return None
        return NOBODY_HERE
    if action == b.PICK_UP:
        return None if at_hand(s, chair) else NOTHING_HERE
    if action == b.THROW:
        return None if throwable(s, chair) else Refusal("nothing-to-throw", "CO-H54")
    return None if s.holds(CHESTS, s.at(s.terms.heroes[chair])) else NO_CHEST


class GoOn(Step[Conan]):
    """The same hero may go on, if still on the board."""

    rules = ("CO-H22",)

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def run(self, s: Conan) -> None:
        if s.at(s.terms.heroes[self.chair]) >= 0:
            s.then(HeroActs(self.seat, self.chair, 1, 0, 0))
        else:
            s.then(Floor(self.seat, 0))


# Whose turn it is among the heroes


def hero_seats(s: Conan) -> list[int]:
    """The seats of the heroes on the board, in their order."""
    bits = 0
    for chair in s.heroes():
        bits |= 1 << s.terms.seats[chair]
    return [seat for seat in s.all if bits >> seat & 1]


def eager_to_act(s: Conan, seat: int) -> bool:
    """Not done yet, with somebody who may act: a hero, or mutineers (CO-C56)."""
    return not s[FINISHED] >> seat & 1 and (bool(actors(s, seat)) or ready(s))


def actors(s: Conan, seat: int) -> list[int]:
    """CO-H14: the aggressive heroes of a seat; cautious ones only guard and reroll."""
    found: list[int] = []
    for chair in range(1, s.chairs):
        if s.terms.seats[chair] == seat and s[BOLD] >> chair & 1:
            card = s.terms.heroes[chair]
            if s.at(card) >= 0 and not s.marks(card) & RESTED:
                found.append(card)
    return found


def others_wait(s: Conan, seat: int, idle: int) -> bool:
    """CO-H16: whether more seats have something to do than have let others go first."""
    others = [other for other in hero_seats(s) if other != seat and eager_to_act(s, other)]
    return len(others) > idle


def elsewhere(s: Conan, seat: int, idle: int) -> list[int]:
    """Answers of a seat other than letting a hero act."""
    found = [b.ROUSE] if mutineers(s) and why_not_rouse(s) is None else []
    if others_wait(s, seat, idle):
        found.append(b.WAIT)
    return [*found, b.DONE]


def why_not_other(s: Conan, seat: int, action: int, idle: int) -> Refusal | None:
    """Reason why another hero, the mutineers or another seat cannot act instead."""
    if action == b.ROUSE:
        return why_not_rouse(s)
    if action == b.WAIT:
        return None if others_wait(s, seat, idle) else NOBODY_ELSE
    if action == b.DONE or action in actors(s, seat):
        return None
    return DONE_ALREADY if s.marks(action) & RESTED else Refusal("cautious", "CO-H14")


def hand_on(s: Conan, seat: int, action: int, idle: int) -> None:
    """Somebody else acts."""
    if action == b.WAIT:
        s.then(Floor(seat + 1, idle + 1))
    elif action == b.DONE:
        s.then(Floor(seat, 0))
    elif action == b.ROUSE:
        rouse(s, seat)
        s.then(Floor(seat, 0))
    else:
        s.then(HeroActs(seat, s.chair_of(action), 0, 1, 0))


class Floor(Step[Conan]):
    """CO-H15, CO-H16: whose turn it is to act; `idle` seats in a row have let others go first."""

    rules = ("CO-H15", "CO-H16")

    def __init__(self, seat: int, idle: int) -> None:
        self.seat = seat
        self.idle = idle

    def run(self, s: Conan) -> None:
        eager = [seat for seat in hero_seats(s) if eager_to_act(s, seat)]
        if not eager:
            return
        seat = min([seat for seat in eager if seat >= self.seat], default=eager[0])
        heroes = actors(s, seat)
        if heroes:
            s.then(HeroActs(seat, s.chair_of(heroes[0]), 0, 0, self.idle))
        else:
            s.then(WhoActs(seat, self.idle))


class WhoActs(Choice[Conan]):
    """CO-C56: no hero of the seat acts, but the mutineers might."""

    prompt = "who-acts"
    rules = ("CO-H16",)

    def __init__(self, seat: int, idle: int) -> None:
        self.seat = seat
        self.idle = idle

    def candidates(self, s: Conan) -> list[int]:
        return [b.ROUSE, b.WAIT, b.DONE]

    def offer(self, s: Conan, o: Offer) -> None:
        o.add_all(elsewhere(s, self.seat, self.idle))

    def refusal(self, s: Conan, action: int) -> Refusal | None:
        return why_not_other(s, self.seat, action, self.idle)

    def choose(self, s: Conan, action: int) -> None:
        if action == b.DONE:
            s[FINISHED] |= 1 << self.seat
        hand_on(s, self.seat, action, self.idle)
