"""Where the cards of Dark Dealings lie, and who may look."""

from typing import Final

from overlord.core.layout import EVERYONE, NOBODY, OWNER, Layout
from overlord.games.dark_dealings.box import DEFENSE, HERO

LAYOUT: Final = Layout(chairs=6)
HERO_DECK: Final = LAYOUT.one("hero-deck", HERO, NOBODY)
DEFENSE_DECK: Final = LAYOUT.one("defense-deck", DEFENSE, NOBODY)
HERO_DISCARD: Final = LAYOUT.one("hero-discard", HERO, EVERYONE)
DEFENSE_DISCARD: Final = LAYOUT.one("defense-discard", DEFENSE, EVERYONE)
MARKET: Final = LAYOUT.one("market", DEFENSE, EVERYONE)
HERO_ROW: Final = LAYOUT.one("hero-row", HERO, EVERYONE)
DEFENSE_ROW: Final = LAYOUT.one("defense-row", DEFENSE, EVERYONE)
FACED: Final = LAYOUT.one("faced", HERO, EVERYONE)
HAND: Final = LAYOUT.each("hand", HERO, OWNER)
KEPT: Final = LAYOUT.each("kept", HERO, OWNER)
CHOSEN: Final = LAYOUT.each("chosen", HERO, OWNER)
PILE: Final = LAYOUT.each("pile", HERO, OWNER)  # DD-25; in Hardcore nobody, DD-50
DEFENSES: Final = LAYOUT.each("defenses", DEFENSE, EVERYONE)
DEFEATED: Final = LAYOUT.each("defeated", HERO, EVERYONE)
EVICTOR: Final = LAYOUT.each("evictor", HERO, EVERYONE)
