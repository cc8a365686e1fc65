"""Layout of Bellum Magica: where cards lie and who may look, and the numbers kept beside them."""

from typing import Final

from overlord.core.fields import LAST_SEAT, CardId
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

CREATURES: Final = (GOBLIN, EVIL, MOST_EVIL)
KINGDOM_KINDS: Final = (FARM, VILLAGE, TOWN)

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
KINGDOM: Final = LAYOUT.one("kingdom", KINGDOM_KINDS, NOBODY)
PLACES: Final = LAYOUT.one("places", KINGDOM_KINDS, EVERYONE)
TAVERN_SPOT: Final = LAYOUT.one("tavern", TAVERN, EVERYONE)
RUINS: Final = LAYOUT.one("ruins", KINGDOM_KINDS, EVERYONE)  # the discarded Places
WOOD_PILE: Final = LAYOUT.one("wood-pile", WOOD, NOBODY)
METAL_PILE: Final = LAYOUT.one("metal-pile", METAL, NOBODY)
GOLD_PILE: Final = LAYOUT.one("gold-pile", GOLD, NOBODY)
CASTLE_BOARD: Final = LAYOUT.each("castle", CASTLE, EVERYONE, most=1)
ARRIVING: Final = LAYOUT.each("arriving", CREATURES, EVERYONE)  # creatures not placed yet
LEFT: Final = LAYOUT.each("left", CREATURES, EVERYONE)
RIGHT: Final = LAYOUT.each("right", CREATURES, EVERYONE)
WOOD_CHESTS: Final = LAYOUT.each("wood", WOOD, OWNER)  # BM-24, BM-29: all may count them
METAL_CHESTS: Final = LAYOUT.each("metal", METAL, OWNER)
GOLD_CHESTS: Final = LAYOUT.each("gold", GOLD, OWNER)

MANY: Final = 10_000  # more than any counter of a saved position needs
DAY: Final = LAYOUT.number("day", 1, MANY, "the days so far, with this one", start=1)
CAPTAIN: Final = LAYOUT.number("captain", 0, LAST_SEAT, "the seat that rolls today")
DIE: Final = LAYOUT.number("die", 0, 6, "the active row; 0 before the first roll")
BARREN: Final = LAYOUT.number("barren", 0, 10, "days that began without a Place (BM-M10)")
WISH: Final = LAYOUT.numbers("wish", 0, 0, "the castle that was named (BM-M17)", CardId(CASTLE))
FOOD: Final = LAYOUT.numbers("food", 0, MANY, "food in stock")
GLYPHS: Final = LAYOUT.numbers("glyphs", 0, MANY, "glyphs in stock")
BARRELS: Final = LAYOUT.numbers("barrels", 0, 2, "Barrels in stock (BM-36)")
SHIELDS: Final = LAYOUT.numbers("shields", 0, MANY, "Shield tokens")
SPELLS: Final = LAYOUT.numbers("spells", 0, MANY, "Confusion spells")
CAST: Final = LAYOUT.numbers("cast", 0, MANY, "Confusion spells that are turned over (BM-16)")

PILES: Final = [WOOD_PILE, METAL_PILE, GOLD_PILE]  # by worth, from low to high
STOCKS: Final = [WOOD_CHESTS, METAL_CHESTS, GOLD_CHESTS]
