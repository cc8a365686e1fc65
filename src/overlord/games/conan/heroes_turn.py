"""The heroes' turn: start, stances, actions, end (CO-H7 to CO-H19)."""

from overlord.core.frames import Choice, Refusal, Step
from overlord.games.conan.box import AGGRESSIVE, CAUTIOUS, DONE, ROUSE, WAIT
from overlord.games.conan.hero_acts import HeroActs
from overlord.games.conan.mutiny import call_to_arms, mutineers, ready, rouse, why_not_rouse
from overlord.games.conan.room import burden
from overlord.games.conan.scenario import HEROES
from overlord.games.conan.state import DIZZY, FATIGUE, OF_A_TURN, RESERVE, RESTED, Conan
from overlord.games.conan.victory import judge
from overlord.games.conan.zones import BOARD, OVERLORD


class HeroesTurn(Step[Conan]):
    """CO-H8: gems spent in the Overlord's turn go to Fatigue; then each hero takes a stance."""

    rules = ("CO-H7", "CO-H8")

    def run(self, s: Conan) -> None:
        s.side = HEROES
        s.asked_of = 0
        for chair in s.heroes():
            s.sweep(chair)
        for card in s.zones[BOARD]:
            if s.terms.side[card] == OVERLORD:
                s.own_marks()[card] &= ~DIZZY
        call_to_arms(s)
        for chair in s.heroes():
            s.then(TakeStance(s.terms.seats[chair], chair))
        s.then(ConfirmStances())
        s.then(Recover())
        s.then(ActionPhase())


class TakeStance(Choice[Conan]):
    prompt = "stance"
    rules = ("CO-H9", "CO-H19")

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: Conan) -> list[int]:
        return [AGGRESSIVE, CAUTIOUS]

    def choose(self, s: Conan, action: int) -> None:
        take_stance(s, self.chair, action == AGGRESSIVE)


def take_stance(s: Conan, chair: int, aggressive: bool) -> None:
    if aggressive:
        s.aggressive |= 1 << chair
    else:
        s.aggressive &= ~(1 << chair)
    s.announce("stance", s.terms.heroes[chair], int(aggressive))


class ConfirmStances(Step[Conan]):
    """CO-H19: all may change their minds until everybody has confirmed; each hero once."""

    rules = ("CO-H19",)

    def run(self, s: Conan) -> None:
        for seat in hero_seats(s):
            if changeable(s, seat):
                s.then(ConfirmStance(seat))


def hero_seats(s: Conan) -> list[int]:
    """The seats of the heroes on the board, in their order."""
    bits = 0
    for chair in s.heroes():
        bits |= 1 << s.terms.seats[chair]
    return [seat for seat in s.all if bits >> seat & 1]


def changeable(s: Conan, seat: int) -> list[int]:
    """Heroes of a seat whose stance has not been changed yet in this phase."""
    seats = s.terms.seats
    own = [chair for chair in s.heroes() if seats[chair] == seat]
    return [s.terms.heroes[chair] for chair in own if not s.asked_of >> chair & 1]


class ConfirmStance(Choice[Conan]):
    prompt = "confirm-stances"
    rules = ("CO-H19",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def options(self, s: Conan) -> list[int]:
        return [DONE, *changeable(s, self.seat)]

    def choose(self, s: Conan, action: int) -> None:
        if action == DONE:
            return
        chair = s.chair_of(action)
        s.asked_of |= 1 << chair
        take_stance(s, chair, not s.aggressive >> chair & 1)
        while s.agenda and isinstance(s.agenda[-1], ConfirmStance):
            s.agenda.pop()
        s.mark = len(s.agenda)
        s.then(ConfirmStances())


class Recover(Step[Conan]):
    """CO-H10 to CO-H12: from Fatigue to Reserve, more when heroes have died."""

    rules = ("CO-H10", "CO-H11", "CO-H12", "CO-C21")

    def run(self, s: Conan) -> None:
        more = min(2, s.fallen())
        for chair in s.heroes():
            bold = s.aggressive >> chair & 1
            s.shift(chair, FATIGUE, RESERVE, (2 if bold else 5) + more)
            if bold:
                s.own_halo()[s.terms.heroes[chair]] = _kept(s, chair)


def _kept(s: Conan, chair: int) -> int:
    """CO-H92: a Halo ends when its hero changes from cautious to aggressive."""
    halo = s.halo[s.terms.heroes[chair]]
    return 0 if s.started >> chair & 1 else halo


class ActionPhase(Step[Conan]):
    """CO-H13, CO-H63: aggressive heroes have their base movement."""

    rules = ("CO-H13", "CO-H63", "CO-H82")

    def run(self, s: Conan) -> None:
        s.asked_of = 0
        s.started = 0
        for chair in range(1, len(s.base)):
            s.base[chair] = 0
        for chair in s.heroes():
            s.own_marks()[s.terms.heroes[chair]] &= ~RESTED
            if s.aggressive >> chair & 1:
                s.base[chair] = max(0, s.hero(chair).base - burden(s, chair))
        first = hero_seats(s)
        s.then(Floor(first[0], 0))


class Floor(Step[Conan]):
    """CO-H15, CO-H16: whose turn it is to act; `idle` seats in a row have let others go first."""

    rules = ("CO-H15", "CO-H16")

    def __init__(self, seat: int, idle: int) -> None:
        self.seat = seat
        self.idle = idle

    def run(self, s: Conan) -> None:
        seats = hero_seats(s)
        eager = [seat for seat in seats if eager_to_act(s, seat)]
        if not eager:
            s.then(EndHeroesTurn())
            return
        later = [seat for seat in eager if seat >= self.seat]
        s.then(WhoActs(later[0] if later else eager[0], self.idle))


def eager_to_act(s: Conan, seat: int) -> bool:
    """Not done yet, with somebody who may act: a hero, or mutineers (CO-C56)."""
    return not s.asked_of >> seat & 1 and (bool(actors(s, seat)) or ready(s))


def actors(s: Conan, seat: int) -> list[int]:
    """CO-H14: the aggressive heroes of a seat; cautious ones only guard and reroll."""
    found: list[int] = []
    for chair in range(1, len(s.base)):
        if s.terms.seats[chair] == seat and s.aggressive >> chair & 1:
            card = s.terms.heroes[chair]
            if s.at[card] >= 0 and not s.marks[card] & RESTED:
                found.append(card)
    return found


def others_wait(s: Conan, seat: int, idle: int) -> bool:
    """CO-H16: whether more seats have something to do than have let others go first."""
    others = [other for other in hero_seats(s) if other != seat and eager_to_act(s, other)]
    return len(others) > idle


class WhoActs(Choice[Conan]):
    """One of the own heroes acts, another seat goes first, or this one is done for the turn."""

    prompt = "who-acts"
    rules = ("CO-H15", "CO-H16")

    def __init__(self, seat: int, idle: int) -> None:
        self.seat = seat
        self.idle = idle

    def candidates(self, s: Conan) -> list[int]:
        own = [s.terms.heroes[c] for c in s.heroes() if s.terms.seats[c] == self.seat]
        return [*own, ROUSE, WAIT, DONE] if mutineers(s) else [*own, WAIT, DONE]

    def options(self, s: Conan) -> list[int]:
        found = actors(s, self.seat)
        if mutineers(s) and why_not_rouse(s) is None:
            found.append(ROUSE)
        if others_wait(s, self.seat, self.idle):
            found.append(WAIT)
        found.append(DONE)
        return found

    def refusal(self, s: Conan, action: int) -> Refusal | None:
        if action == DONE or action in actors(s, self.seat):
            return None
        if action == ROUSE:
            return why_not_rouse(s)
        if action != WAIT:
            if s.marks[action] & RESTED:
                return Refusal("done-already", "CO-C43")
            return Refusal("cautious", "CO-H14")
        if others_wait(s, self.seat, self.idle):
            return None
        return Refusal("nobody-else", "CO-H16")

    def choose(self, s: Conan, action: int) -> None:
        if action == WAIT:
            s.then(Floor(self.seat + 1, self.idle + 1))
        elif action == DONE:
            s.asked_of |= 1 << self.seat
            s.then(Floor(self.seat + 1, self.idle))
        elif action == ROUSE:
            rouse(s, self.seat)
            s.then(Floor(self.seat, 0))
        else:
            s.then(HeroActs(self.seat, s.chair_of(action), 0))
            s.then(Floor(self.seat, 0))


class EndHeroesTurn(Step[Conan]):
    """CO-H17: all gems in use go to Fatigue, and the Overlord plays."""

    rules = ("CO-H17", "CO-H18", "CO-H68")

    def run(self, s: Conan) -> None:
        from overlord.games.conan.overlord_turn import OverlordTurn  # noqa: PLC0415 (they alternate)

        s.worked = 0
        s.jammed = 0
        s.started = 0  # from here on: the heroes that were cautious
        for chair in s.heroes():
            s.sweep(chair)
            s.base[chair] = 0
            if not s.aggressive >> chair & 1:
                s.started |= 1 << chair
        for card in s.zones[BOARD]:
            if s.terms.side[card] == HEROES:
                s.own_marks()[card] &= ~OF_A_TURN
            s.own_points()[card] = 0
            s.own_extra()[card] = 0
        judge(s, s.scenario.first != HEROES)
        s.then(OverlordTurn())
