"""Where the cards of Conan lie, and who may look.

Models and objects on the map lie in one zone each; the state says in which area.
"""

from typing import Final

from overlord.core.layout import EVERYONE, NOBODY, Layout
from overlord.games.conan.components.box import AREA, ASSET, HERO, MODEL, SPELL, TILE, TOKEN

OVERLORD: Final = 0  # chairs: the Overlord, then the heroes
CHAIRS: Final = 5
ONLY_OVERLORD: Final = 1 << OVERLORD  # sits on seat 0 at every table

LAYOUT: Final = Layout(chairs=CHAIRS)
MAP: Final = LAYOUT.one("map", AREA, EVERYONE)  # the areas of this scenario's board
RIVER: Final = LAYOUT.one("river", TILE, EVERYONE)  # from the left
REMOVED: Final = LAYOUT.one("removed", TILE, EVERYONE)  # CO-45: left the game
BOARD: Final = LAYOUT.one("board", (HERO, MODEL), EVERYONE)  # who stands on the map
DEAD: Final = LAYOUT.one("dead", (HERO, MODEL), EVERYONE)
ESCAPED: Final = LAYOUT.one("escaped", (HERO, MODEL, ASSET), EVERYONE)  # left over the edge
GROUND: Final = LAYOUT.one("ground", ASSET, EVERYONE)  # lies in an area
DECK: Final = LAYOUT.one("deck", ASSET, NOBODY)  # of the chests
DISCARD: Final = LAYOUT.one("discard", ASSET, EVERYONE)
SEARCHED: Final = LAYOUT.one("searched", TOKEN, EVERYONE)  # places where nothing is hidden
CARRIED: Final = LAYOUT.each("carried", ASSET, EVERYONE)
SPELLS: Final = LAYOUT.each("spells", SPELL, EVERYONE)
SECRET: Final = LAYOUT.each("secret", TOKEN, ONLY_OVERLORD)  # the place that was chosen secretly
PLACES: Final = LAYOUT.each("places", TOKEN, ONLY_OVERLORD)  # ... and those that were not
