"""Those who are carried: one life and no armor; whoever kills them has lost (CO-C29)."""

from overlord.core.layout import ASIDE
from overlord.games.conan.state import Conan
from overlord.games.conan.table.victory import whoever_kills
from overlord.games.conan.zones import CARRIED, GROUND


def captives_in(s: Conan, area: int) -> bool:
    """Whether somebody of that kind would be hit there."""
    for card in s.cards(GROUND):
        if s.at(card) == area and s.box.asset(card).character and card not in s.scenario.fixed:
            return True
    for chair in s.heroes():
        carried = s.cards(CARRIED + chair) if s.at(s.terms.heroes[chair]) == area else []
        if any(s.box.asset(card).character for card in carried):
            return True
    return False


def hurt_captives(s: Conan, area: int, side: int) -> None:
    """Everybody of that kind in an area dies by the hand of a side."""
    for card in s.cards(GROUND):
        if card in s.scenario.fixed:  # CO-C45
            continue
        if s.at(card) == area and s.box.asset(card).character:
            s.set_at(card, -1)
            kill_captive(s, card, GROUND, side)
    for chair in s.heroes():
        if s.at(s.terms.heroes[chair]) == area:
            hurt_carried(s, chair, side)


def hurt_carried(s: Conan, chair: int, side: int) -> None:
    """CO-H98: who is carried takes the same damage."""
    for card in s.cards(CARRIED + chair):
        if s.box.asset(card).character:
            kill_captive(s, card, CARRIED + chair, side)


def kill_captive(s: Conan, card: int, zone: int, side: int) -> None:
    s.announce("captive-dies", card)
    s.move(card, zone, ASIDE)
    whoever_kills(s, side)
