"""Where the cards of Big Bad Overlord lie, and who may look. A chair is the place of one Duke.

Chairs are numbered clockwise, so turns go down the numbers (BBO-12).
"""

from typing import Final

from overlord.core.layout import EVERYONE, NOBODY, OWNER, Layout
from overlord.games.big_bad_overlord.box import ARTIFACT, DO_GOODER, DUKE, GHOST, MINION

CHAIRS: Final = 6
FORCE: Final = (MINION, ARTIFACT)
LAYOUT: Final = Layout(chairs=CHAIRS)
DECK: Final = LAYOUT.one("deck", (MINION, ARTIFACT, DO_GOODER), NOBODY)
DISCARD: Final = LAYOUT.one("discard", (MINION, DO_GOODER), EVERYONE)
DO_GOODERS: Final = LAYOUT.one("do-gooders", DO_GOODER, EVERYONE)  # before the deal (BBO-3)
DUKES: Final = LAYOUT.one("dukes", DUKE, EVERYONE)
GHOSTS: Final = LAYOUT.one("ghosts", GHOST, EVERYONE)
VIRTUE: Final = LAYOUT.one("virtue", (MINION, DO_GOODER), EVERYONE)  # a Do-Gooder and its force
MAT: Final = LAYOUT.each("mat", DUKE, EVERYONE)
HAND: Final = LAYOUT.each("hand", FORCE, OWNER)
CITADEL: Final = LAYOUT.each("citadel", FORCE, OWNER)  # BBO-7, revealed when stormed (BBO-83)
ARMY: Final = LAYOUT.each("army", FORCE, EVERYONE)  # BBO-8
LENT: Final = LAYOUT.each("lent", MINION, EVERYONE)  # in a battle of somebody else (BBO-80)
CAPTIVES: Final = LAYOUT.each("captives", MINION, EVERYONE)  # mind-controlled by the chair (BBO-39)
GHOST_OF: Final = LAYOUT.each("ghost", GHOST, EVERYONE)  # BBO-99
