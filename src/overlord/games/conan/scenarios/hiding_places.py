"""Hiding places with numbers: what lies there is found by the first hero who enters (CO-C28)."""

from overlord.core.layout import ASIDE
from overlord.games.conan.combat.wounds import lay_down
from overlord.games.conan.state import Conan
from overlord.games.conan.table.numbered_places import token_of
from overlord.games.conan.zones import OVERLORD, PLACES, SEARCHED, SECRET


def look_around(s: Conan, area: int) -> None:
    """A hero has entered: either the secret is out, or all know that it is not here."""
    token = token_of(s, area)
    if token < 0 or s.holds(SEARCHED, token) or not s.scenario.hidden:
        return
    s.cite("CO-C28")
    if not s.holds(SECRET + OVERLORD, token):
        if s.holds(PLACES + OVERLORD, token):  # somebody may imagine that it is in the box
            s.move(token, PLACES + OVERLORD, SEARCHED)
        return
    s.move(token, SECRET + OVERLORD, SEARCHED)
    for card in s.scenario.hidden:
        if s.holds(ASIDE, card):
            lay_down(s, card, ASIDE, area)
            s.announce("found", card, s.board.first + area)
