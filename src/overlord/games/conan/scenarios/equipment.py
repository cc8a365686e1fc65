"""The heroes' things, hidden by the Overlord in numbered places (CO-C49)."""

from typing import Final

from overlord.core.frames import Refusal
from overlord.core.layout import ASIDE
from overlord.games.conan.components.vocabulary import SPECIALS
from overlord.games.conan.heroes.exertion import exertion_left
from overlord.games.conan.state import MANIPULATION, Conan
from overlord.games.conan.table.numbered_places import token_of
from overlord.games.conan.zones import CARRIED, PLACES, SEARCHED, SECRET

HIDDEN_EQUIPMENT: Final = SPECIALS.index("hidden-equipment")


def why_not_search(s: Conan, chair: int) -> Refusal | None:
    if s.holds(SEARCHED, token_of(s, s.at(s.terms.heroes[chair]), chair)):
        return Refusal("searched-already", "CO-C49")
    return None if exertion_left(s, chair, MANIPULATION) else Refusal("exhausted", "CO-H20")


def look_for_equipment(s: Conan, chair: int) -> bool:
    """A hero finds all of it, or learns that it is not here."""
    s.cite("CO-C49")
    token = token_of(s, s.at(s.terms.heroes[chair]), chair)
    if not s.holds(SECRET + chair, token):
        if s.holds(PLACES + chair, token):  # somebody may imagine that it is in the box
            s.move(token, PLACES + chair, SEARCHED)
        return False
    s.move(token, SECRET + chair, SEARCHED)
    for card in s.terms.starts[chair - 1].assets:
        if s.holds(ASIDE, card):
            s.move(card, ASIDE, CARRIED + chair)
    return True
