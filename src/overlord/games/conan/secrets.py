"""What is hidden in numbered places, and found by the first hero who enters (CO-C28)."""

from overlord.core.layout import ASIDE
from overlord.games.conan.box import TOKEN, TOKENS
from overlord.games.conan.state import Conan
from overlord.games.conan.wounds import lay_down
from overlord.games.conan.zones import OVERLORD, PLACES, SEARCHED, SECRET


def tokens_of(s: Conan, chair: int) -> list[int]:
    """The numbered places as cards. Of what is hidden from each hero, in its colour."""
    first = max(0, chair - 1) * TOKENS
    return s.cards.numbers(TOKEN)[first : first + len(s.scenario.hiding)]


def token_of(s: Conan, area: int, chair: int = OVERLORD) -> int:
    """The number of a place, as a card; -1 where nothing may be hidden."""
    hiding = s.scenario.hiding
    return tokens_of(s, chair)[hiding.index(area)] if area in hiding else -1


def look_around(s: Conan, area: int) -> None:
    """A hero has entered: either the secret is out, or all know that it is not here."""
    token = token_of(s, area)
    if token < 0 or token in s.zones[SEARCHED] or not s.scenario.hidden:
        return
    if token not in s.zones[SECRET + OVERLORD]:
        if token in s.zones[PLACES + OVERLORD]:  # somebody may imagine that it is in the box
            s.move(token, PLACES + OVERLORD, SEARCHED)
        return
    s.move(token, SECRET + OVERLORD, SEARCHED)
    for card in s.scenario.hidden:
        if card in s.zones[ASIDE]:
            lay_down(s, card, ASIDE, area)
            s.announce("found", card, s.board.first + area)
