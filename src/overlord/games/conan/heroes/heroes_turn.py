"""The heroes' turn: start, stances, actions, end (CO-H7 to CO-H19)."""

from overlord.core.frames import Choice, Step
from overlord.core.offer import Offer
from overlord.games.conan.combat.reactions import open_windows, watchers
from overlord.games.conan.components.box import AGGRESSIVE, CAUTIOUS, WAIT
from overlord.games.conan.components.scenario import HEROES
from overlord.games.conan.heroes.exertion import burden
from overlord.games.conan.heroes.hero_acts import Floor
from overlord.games.conan.scenarios.mutiny import call_to_arms
from overlord.games.conan.state import (
    DIZZY,
    FATIGUE,
    HUSHED,
    OF_A_TURN,
    RESERVE,
    RESTED,
    ROOTED,
    TAMED,
    Conan,
)
from overlord.games.conan.table.victory import judge
from overlord.games.conan.zones import (
    BASE,
    BOARD,
    BOLD,
    FINISHED,
    JAMMED,
    OVERLORD,
    SIDE,
    STANCES,
    STARTED,
    WORKED,
)


class HeroesTurn(Step[Conan]):
    """CO-H8: gems spent in the Overlord's turn go to Fatigue; then each hero takes a stance."""

    rules = ("CO-H7", "CO-H8")

    def run(self, s: Conan) -> None:
        s[SIDE] = HEROES
        s[FINISHED] = 0
        s.cite("CO-H8")
        for chair in s.heroes():
            s.sweep(chair)
        for card in s.cards(BOARD):
            s.drop_marks(card, HUSHED)
            if s.terms.side[card] == OVERLORD:
                s.drop_marks(card, DIZZY)
        call_to_arms(s)
        s.then(Stances(0))
        s.then(Recover())
        s.then(ActionPhase())


class Stances(Step[Conan]):
    """CO-H19: the next hero without a stance; those who wait for others come last."""

    rules = ("CO-H9", "CO-H19")

    def __init__(self, waiting: int) -> None:
        self.waiting = waiting  # chairs, as bits

    def run(self, s: Conan) -> None:
        left = [chair for chair in s.heroes() if not s[STANCES] >> chair & 1]
        if not left:
            return
        eager = [chair for chair in left if not self.waiting >> chair & 1]
        chair = (eager or left)[0]
        if indifferent(s, chair):
            take_stance(s, chair, True)
            s.then(self)
        else:
            s.then(TakeStance(s.terms.seats[chair], chair, self.waiting))


def indifferent(s: Conan, chair: int) -> bool:
    """CO-C73: who recovers all there is in either stance loses nothing by being aggressive."""
    who = s.terms.heroes[chair]
    if s.halo(who) or s.marks(who) & (ROOTED | TAMED):
        return False
    return s.held(chair, FATIGUE) <= stance_recovery(s, True)


class TakeStance(Choice[Conan]):
    prompt = "stance"
    rules = ("CO-H9", "CO-H19")

    def __init__(self, seat: int, chair: int, waiting: int) -> None:
        self.seat = seat
        self.chair = chair
        self.waiting = waiting

    def offer(self, s: Conan, o: Offer) -> None:
        o.add(AGGRESSIVE)
        o.add(CAUTIOUS)
        if not self.waiting >> self.chair & 1 and self._others(s):
            o.add(WAIT)

    def _others(self, s: Conan) -> bool:
        """Whether another seat is still to choose that does not wait itself."""
        for chair in s.heroes():
            asked = (s[STANCES] | self.waiting) >> chair & 1
            if not asked and s.terms.seats[chair] != self.seat:
                return True
        return False

    def choose(self, s: Conan, action: int) -> None:
        waiting = self.waiting
        if action == WAIT:
            waiting |= 1 << self.chair
        else:
            take_stance(s, self.chair, action == AGGRESSIVE)
        s.then(Stances(waiting))


def take_stance(s: Conan, chair: int, aggressive: bool) -> None:
    s[STANCES] |= 1 << chair
    if aggressive:
        s[BOLD] |= 1 << chair
    else:
        s[BOLD] &= ~(1 << chair)
    s.cite("CO-H9")
    s.announce("stance", s.terms.heroes[chair], int(aggressive))


def stance_recovery(s: Conan, aggressive: bool) -> int:
    """CO-H10, CO-H11, CO-C21: more when heroes have died."""
    return (2 if aggressive else 5) + min(2, s.fallen())


class Recover(Step[Conan]):
    """CO-H10 to CO-H12: from Fatigue to Reserve, more when heroes have died."""

    rules = ("CO-H10", "CO-H11", "CO-H12", "CO-C21")

    def run(self, s: Conan) -> None:
        for chair in s.heroes():
            bold = s[BOLD] >> chair & 1 != 0
            s.cite("CO-H10" if bold else "CO-H11")
            s.shift(chair, FATIGUE, RESERVE, stance_recovery(s, bold))
            if bold:
                s.set_halo(s.terms.heroes[chair], _halo_left(s, chair))


def _halo_left(s: Conan, chair: int) -> int:
    """CO-H92: a Halo ends when its hero changes from cautious to aggressive."""
    halo = s.halo(s.terms.heroes[chair])
    return 0 if s[STARTED] >> chair & 1 else halo


class ActionPhase(Step[Conan]):
    """CO-H13, CO-H63: aggressive heroes have their base movement."""

    rules = ("CO-H13", "CO-H63", "CO-H82")

    def run(self, s: Conan) -> None:
        s[STANCES] = 0
        s[STARTED] = 0
        for chair in range(1, s.chairs):
            s[BASE + chair] = 0
        for chair in s.heroes():
            s.drop_marks(s.terms.heroes[chair], RESTED)
            if s[BOLD] >> chair & 1:
                s[BASE + chair] = max(0, s.hero(chair).base - burden(s, chair))
        s.then(Floor(0, 0))
        s.then(TurnEnds())
        s.then(EndHeroesTurn())


class TurnEnds(Step[Conan]):
    """CO-C32: the other side may react before the turn is over."""

    rules = ("CO-C32",)

    def run(self, s: Conan) -> None:
        open_windows(s, watchers(s, 1 - s[SIDE]))


def _over(s: Conan, card: int) -> int:
    """CO-C34: Set's Possession waits for a turn in which its hero is aggressive."""
    chair = s.chair_of(card)
    waits = chair and not s[BOLD] >> chair & 1
    return OF_A_TURN & ~(ROOTED | TAMED) if waits else OF_A_TURN


class EndHeroesTurn(Step[Conan]):
    """CO-H17: all gems in use go to Fatigue, and the Overlord plays."""

    rules = ("CO-H17", "CO-H18", "CO-H68")

    def run(self, s: Conan) -> None:
        from overlord.games.conan.overlord.overlord_turn import OverlordTurn  # noqa: PLC0415 (they alternate)

        s.cite("CO-H17")
        s[WORKED] = 0
        s[JAMMED] = 0
        s[STARTED] = 0  # from here on: the heroes that were cautious
        for chair in s.heroes():
            s.sweep(chair)
            s[BASE + chair] = 0
            if not s[BOLD] >> chair & 1:
                s[STARTED] |= 1 << chair
        for card in s.cards(BOARD):
            if s.terms.side[card] == HEROES:
                s.drop_marks(card, _over(s, card))
            s.set_points(card, 0)
            s.set_bought(card, 0)
        judge(s, s.scenario.first != HEROES)
        s.then(OverlordTurn())
