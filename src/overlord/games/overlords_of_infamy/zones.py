"""Where the cards of Overlords of Infamy lie, and who may look."""

from typing import Final

from overlord.core.layout import EVERYONE, NOBODY, OWNER, Layout
from overlord.games.overlords_of_infamy.box import (
    DOMINATION,
    EVENT,
    KNAVERY,
    OVERLORD,
    QUEST,
    TILE,
    VILLAINY,
)

LAYOUT: Final = Layout(chairs=5)  # the fifth is for the Hero
DECKS: Final = LAYOUT.one("knavery-deck", KNAVERY, NOBODY)  # DECKS + level
VILLAINY_DECK: Final = LAYOUT.one("villainy-deck", VILLAINY, NOBODY)
DOMINATION_DECK: Final = LAYOUT.one("domination-deck", DOMINATION, NOBODY)
TILE_STACK: Final = LAYOUT.one("tile-stack", TILE, NOBODY)
EVENT_DECK: Final = LAYOUT.one("event-deck", EVENT, NOBODY)
EVENTS: Final = LAYOUT.one("events", EVENT, EVERYONE)  # those in force
QUEST_DECK: Final = LAYOUT.one("quest-deck", QUEST, NOBODY)
QUESTS_DOWN: Final = LAYOUT.one("quests-down", QUEST, NOBODY)
QUESTS_UP: Final = LAYOUT.one("quests-up", QUEST, EVERYONE)
QUESTS_DONE: Final = LAYOUT.one("quests-done", QUEST, EVERYONE)
OVERLORDS: Final = LAYOUT.one("overlords", OVERLORD, EVERYONE)  # still to be had
TURNED_UP: Final = LAYOUT.one("turned-up", TILE, EVERYONE)  # a tile shown to all for a moment
REMOVED: Final = LAYOUT.one("removed", TILE, EVERYONE)  # OOI-131
OVERLORD_OF: Final = LAYOUT.each("overlord", OVERLORD, EVERYONE)
ACTIVE: Final = LAYOUT.each("active", -1, OWNER)  # the active Plot; the Hero's quest
OFFER: Final = LAYOUT.each("offer", -1, OWNER)  # Plots or quests drawn, one of which is kept
COMPLETED: Final = LAYOUT.each("completed", -1, EVERYONE)
USED: Final = LAYOUT.each("used", -1, EVERYONE)  # OOI-74: completed, and the Aftermath is spent
TILES: Final = LAYOUT.each("tiles", TILE, OWNER)  # drawn, to choose from
CHOSEN: Final = LAYOUT.each("chosen", TILE, EVERYONE)  # about to be placed
LAND: Final = LAYOUT.each("land", TILE, EVERYONE)  # placed; the state says where
