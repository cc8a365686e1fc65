"""Quiet, and how it ends: bodies, noise, discovery and the alarm (CO-C50, CO-C51)."""

from overlord.core.events import HIDDEN
from overlord.core.frames import Refusal
from overlord.core.layout import ASIDE
from overlord.games.conan.heroes.exertion import exertion_left
from overlord.games.conan.overlord.reinforcement import enter_near
from overlord.games.conan.state import MANIPULATION, RESERVE, Conan
from overlord.games.conan.zones import BOARD, BODIES, OVERLORD, QUIET, RIVER, TURN


def raise_alarm(s: Conan) -> None:
    """CO-C51: the guards come running, and their tile is the first of the River."""
    alarm = s.scenario.alarm
    if not s[QUIET] or alarm is None:
        return
    s[QUIET] = 0
    s.clear(BODIES)
    s.cite("CO-C51")
    s.announce("alarm", HIDDEN)
    for card, area in zip(s.box.units[alarm.unit].models, alarm.at, strict=False):
        enter_near(s, card, area)
    s.tuck(s.box.units[alarm.unit].tiles[0], ASIDE, RIVER)


def discover(s: Conan) -> None:
    """CO-C51: a unit that shares an area with a hero or a body sees it, at the turn's beginning."""
    for card in s.cards(BOARD):
        if s.terms.side[card] == OVERLORD:
            area = s.at(card)
            if s.holds(BODIES, area) or any(s.at(s.terms.heroes[c]) == area for c in s.heroes()):
                raise_alarm(s)
                return


def end_of_round(s: Conan) -> None:
    alarm = s.scenario.alarm
    if alarm is not None and s[TURN] >= alarm.turn:
        raise_alarm(s)


# Bodies


def body_here(s: Conan, chair: int) -> bool:
    return s.holds(BODIES, s.at(s.terms.heroes[chair]))


def why_not_hide_body(s: Conan, chair: int) -> Refusal | None:
    if exertion_left(s, chair, MANIPULATION) < 1:
        return Refusal("exhausted", "CO-H20")
    if s.inside(s.at(s.terms.heroes[chair]), OVERLORD):
        return Refusal("watched", "CO-C50")
    return None


def hide_body(s: Conan, _seat: int, chair: int) -> None:
    """CO-C50: a hero hides a body, by a simple manipulation."""
    s.cite("CO-C50")
    s.shift(chair, RESERVE, MANIPULATION, 1)
    area = s.at(s.terms.heroes[chair])
    s.cross_out(BODIES, area)
    s.announce("hides-body", s.terms.heroes[chair], s.board.first + area)
