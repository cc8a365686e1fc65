"""Where the cards of Bellum Magica lie, and who may look."""

from typing import Final

from overlord.core.layout import EVERYONE, NOBODY, OWNER, Layout
from overlord.games.bellum_magica.box import (
    CASTLE,
    EVIL,
    FARM,
    GOBLIN,
    GOLD,
    METAL,
    MOST_EVIL,
    TAVERN,
    TOWN,
    VILLAGE,
    WOOD,
)

LAYOUT: Final = Layout(chairs=5)
CASTLES: Final = LAYOUT.one("castles", CASTLE, EVERYONE)  # that nobody has taken yet
GOBLIN_DECK: Final = LAYOUT.one("goblin-deck", GOBLIN, NOBODY)
EVIL_DECK: Final = LAYOUT.one("evil-deck", EVIL, NOBODY)
MOST_EVIL_DECK: Final = LAYOUT.one("most-evil-deck", MOST_EVIL, NOBODY)
EVIL_ROW: Final = LAYOUT.one("evil", EVIL, EVERYONE)  # the face-up creatures
MOST_EVIL_ROW: Final = LAYOUT.one("most-evil", MOST_EVIL, EVERYONE)
FARMS: Final = LAYOUT.one("farms", FARM, NOBODY)  # before the pile is built
VILLAGES: Final = LAYOUT.one("villages", VILLAGE, NOBODY)
TOWNS: Final = LAYOUT.one("towns", TOWN, NOBODY)
KINGDOM: Final = LAYOUT.one("kingdom", -1, NOBODY)
PLACES: Final = LAYOUT.one("places", -1, EVERYONE)
TAVERN_SPOT: Final = LAYOUT.one("tavern", TAVERN, EVERYONE)
RUINS: Final = LAYOUT.one("ruins", -1, EVERYONE)  # the discarded Places
WOOD_PILE: Final = LAYOUT.one("wood-pile", WOOD, NOBODY)
METAL_PILE: Final = LAYOUT.one("metal-pile", METAL, NOBODY)
GOLD_PILE: Final = LAYOUT.one("gold-pile", GOLD, NOBODY)
CASTLE_BOARD: Final = LAYOUT.each("castle", CASTLE, EVERYONE)
ARRIVING: Final = LAYOUT.each("arriving", -1, EVERYONE)  # creatures not placed yet
LEFT: Final = LAYOUT.each("left", -1, EVERYONE)
RIGHT: Final = LAYOUT.each("right", -1, EVERYONE)
WOOD_CHESTS: Final = LAYOUT.each("wood", WOOD, OWNER)  # BM-24, BM-29: all may count them
METAL_CHESTS: Final = LAYOUT.each("metal", METAL, OWNER)
GOLD_CHESTS: Final = LAYOUT.each("gold", GOLD, OWNER)

PILES: Final = [WOOD_PILE, METAL_PILE, GOLD_PILE]  # by worth, from low to high
STOCKS: Final = [WOOD_CHESTS, METAL_CHESTS, GOLD_CHESTS]
