"""Layout of Dark Dealings: where cards lie and who may look, and the numbers kept beside them."""

from typing import Final

from overlord.core.fields import ANY_ACTION, LAST_SEAT
from overlord.core.layout import EVERYONE, NOBODY, OWNER, Layout
from overlord.games.dark_dealings.box import DEFENSE, HERO

LAYOUT: Final = Layout(chairs=6)
HERO_DECK: Final = LAYOUT.one("hero-deck", HERO, NOBODY)
DEFENSE_DECK: Final = LAYOUT.one("defense-deck", DEFENSE, NOBODY)
HERO_DISCARD: Final = LAYOUT.one("hero-discard", HERO, EVERYONE)
DEFENSE_DISCARD: Final = LAYOUT.one("defense-discard", DEFENSE, EVERYONE)
MARKET: Final = LAYOUT.one("market", DEFENSE, EVERYONE, most=12)
HERO_ROW: Final = LAYOUT.one("hero-row", HERO, EVERYONE, most=7)
DEFENSE_ROW: Final = LAYOUT.one("defense-row", DEFENSE, EVERYONE, most=7)
FACED: Final = LAYOUT.one("faced", HERO, EVERYONE)
HAND: Final = LAYOUT.each("hand", HERO, OWNER, most=9)
KEPT: Final = LAYOUT.each("kept", HERO, OWNER, most=8)
CHOSEN: Final = LAYOUT.each("chosen", HERO, OWNER, most=2)
PILE: Final = LAYOUT.each("pile", HERO, OWNER, most=8)  # DD-25; in Hardcore nobody, DD-50
DEFENSES: Final = LAYOUT.each("defenses", DEFENSE, EVERYONE, most=8)
DEFEATED: Final = LAYOUT.each("defeated", HERO, EVERYONE, most=8)
EVICTOR: Final = LAYOUT.each("evictor", HERO, EVERYONE, most=1)

FIRST: Final = LAYOUT.number("first", 0, LAST_SEAT, "the seat of the first player")
SIDE: Final = LAYOUT.by_card("turned", 0, 3, "how many sides of a defense are used up (DD-29)")
HARDCORE: Final = LAYOUT.number("hardcore", 0, 1, "1 in that mode (DD-50)", written=False)
PLAN: Final = LAYOUT.several("plan", 40, 1, ANY_ACTION, "the answers so far to how to fight")
