"""Numbers with a meaning: who may hold resources, what a spot shows, what a turn has seen."""

from typing import Final

STRONGHOLD: Final = 4  # holders of resources: up to four Overlords, and these two
SUPPLY: Final = 5
HOLDERS: Final = 6

NOTHING: Final = -1  # symbols on a spot: below 7 a basic resource, then a Village, then Relics
VILLAGE: Final = 7
RELIC_AT: Final = 8

# What has happened in this turn, as bits.
SCRATCHED: Final = 1
ABILITY_USED: Final = 2
SENT: Final = 4  # a Lackey left the Barracks
HARVESTED: Final = 8
EXPLOITED: Final = 16
ACTING: Final = 32  # the Action Phase is on
CUT_SHORT: Final = 64  # the turn ends after this phase

# Why a Lackey is discarded. OOI-164: Armor Plating helps against what comes from BY_HERO on.
BY_OWNER: Final = 0
BY_RIVAL: Final = 1
BY_HERO: Final = 2
BY_EVENT: Final = 3
AT_HOME: Final = -1  # instead of a spot: in the Barracks

# How a game ended, if not by counting points.
QUESTS_FULFILLED: Final = 1  # OOI-129, OOI-138: all Overlords lose
TARGET_REACHED: Final = 2  # OOI-139
HERO_WINS: Final = 3  # OOI-155
