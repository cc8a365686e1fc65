"""The closed vocabulary of the cards: what a box may say, as words and as numbers.

`docs/games/overlords_of_infamy/cards.md` shows each word in use.
"""

from typing import Final

# Basic resources, in the order in which they are counted everywhere.
RESOURCES: Final = ["water", "food", "wood", "fauna", "scrap", "sparktech", "conjure-ore"]
WATER: Final = 0
FOOD: Final = 1
CONJURE_ORE: Final = 6
CHOICE: Final = 7  # instead of a resource: whichever somebody chooses
LACKEY: Final = 7  # as an affinity

RELICS: Final = ["contraption", "orbs", "femur", "lute", "pendulum", "pop-up-book"]
LEVELS: Final = ["knavery", "villainy", "domination"]

# Whom an effect is about. "you" is the Overlord whose turn it is, "target" one that you choose.
WHO: Final = [
    "you",
    "target",
    "others",
    "all",
    "most-infamous",
    "least-infamous",
    "richest",
    "poorest",
]
YOU: Final = 0
TARGET: Final = 1
OTHERS: Final = 2
ALL: Final = 3
MOST_INFAMOUS: Final = 4
LEAST_INFAMOUS: Final = 5
RICHEST: Final = 6
POOREST: Final = 7

# What happens once.
VERBS: Final = [
    "gain",
    "lose",
    "take",
    "tribute",
    "loot",
    "hoard",
    "squander",
    "recruit",
    "desert",
    "recall",
    "infamy",
    "tension",
    "action-points",
    "hero-moves",
    "hero-home",
    "hero-falls",
    "exploit",
    "wreck",
    "relic",
    "drop-relic",
    "redraw",
    "spy",
    "sabotage",
    "repair",
    "sweep",
    "misery",
    "special",
]
GAIN: Final = 0
LOSE: Final = 1
TAKE: Final = 2
TRIBUTE: Final = 3
LOOT: Final = 4
HOARD: Final = 5
SQUANDER: Final = 6
RECRUIT: Final = 7
DESERT: Final = 8
RECALL: Final = 9
INFAMY: Final = 10
TENSION: Final = 11
ACTION_POINTS: Final = 12
HERO_MOVES: Final = 13
HERO_HOME: Final = 14
HERO_FALLS: Final = 15
EXPLOIT: Final = 16
WRECK: Final = 17
RELIC: Final = 18
DROP_RELIC: Final = 19
REDRAW: Final = 20
SPY: Final = 21
SABOTAGE: Final = 22
REPAIR: Final = 23
SWEEP: Final = 24
MISERY: Final = 25
SPECIAL: Final = 26

SIGNED: Final = (INFAMY, TENSION, MISERY)  # these may go down as well
NOBODYS: Final = (HOARD, SQUANDER, TENSION, HERO_MOVES, HERO_HOME, HERO_FALLS)  # about no Overlord
AGAINST: Final = (TAKE, SPY, SABOTAGE)  # done by you to somebody else

# What holds for a while: numbers that are added, and bans (any number but 0 forbids).
MODIFIERS: Final = [
    "harvest",
    "double-harvest",
    "recruit",
    "action-points",
    "hero-speed",
    "raid",
    "tension-harvest",
    "tension-recruit",
    "tension-plot",
    "infamy-plot",
    "espionage-level",
    "espionage-acts",
    "cost-steal",
    "cost-raid",
    "cost-sweep",
    "cost-recall-all",
    "exploit-tiles",
    "plot-cards",
    "no-harvest",
    "no-contested",
    "no-recruit",
    "no-recall",
    "no-exploit",
    "no-steal",
    "no-raid",
    "no-sweep",
    "no-scratch",
    "no-aftermath",
    "no-espionage",
    "no-walls",
    "no-pitfalls",
    "no-hero",
    "outsourced-jobs",
]
M_HARVEST: Final = 0
M_DOUBLE_HARVEST: Final = 1
M_RECRUIT: Final = 2
M_ACTION_POINTS: Final = 3
M_HERO_SPEED: Final = 4
M_RAID: Final = 5
M_TENSION_HARVEST: Final = 6
M_TENSION_RECRUIT: Final = 7
M_TENSION_PLOT: Final = 8
M_INFAMY_PLOT: Final = 9
M_ESPIONAGE_LEVEL: Final = 10
M_ESPIONAGE_ACTS: Final = 11
M_COST_STEAL: Final = 12
M_COST_RAID: Final = 13
M_COST_SWEEP: Final = 14
M_COST_RECALL_ALL: Final = 15
M_EXPLOIT_TILES: Final = 16
M_PLOT_CARDS: Final = 17
M_NO_HARVEST: Final = 18
M_NO_CONTESTED: Final = 19
M_NO_RECRUIT: Final = 20
M_NO_RECALL: Final = 21
M_NO_EXPLOIT: Final = 22
M_NO_STEAL: Final = 23
M_NO_RAID: Final = 24
M_NO_SWEEP: Final = 25
M_NO_SCRATCH: Final = 26
M_NO_AFTERMATH: Final = 27
M_NO_ESPIONAGE: Final = 28
M_NO_WALLS: Final = 29
M_NO_PITFALLS: Final = 30
M_NO_HERO: Final = 31
M_OUTSOURCED_JOBS: Final = 32
KINDED: Final = (M_HARVEST, M_NO_HARVEST)  # these may name a resource
M_HARVEST_OF: Final = 33  # and then count here, by resource
M_NO_HARVEST_OF: Final = 40
M_SIZE: Final = 47

# What a card does that no verb says: one function each, in `specials.py`.
SPECIALS: Final = ["bribe-politicians", "into-the-maelstrom"]
BRIBE_POLITICIANS: Final = 0
INTO_THE_MAELSTROM: Final = 1

SCOPES: Final = ["instant", "next-turn", "next-event"]
INSTANT: Final = 0
NEXT_TURN: Final = 1
NEXT_EVENT: Final = 2

ABILITIES: Final = [
    "eminent-domain",
    "animal-magnetism",
    "press-ganging",
    "drafting",
    "nature-sense",
    "transmogrify",
    "armor-plating",
    "flooding",
    "charming-personality",
    "stealth-and-secrecy",
    "fetch",
]
EMINENT_DOMAIN: Final = 0
ANIMAL_MAGNETISM: Final = 1
PRESS_GANGING: Final = 2
DRAFTING: Final = 3
NATURE_SENSE: Final = 4
TRANSMOGRIFY: Final = 5
ARMOR_PLATING: Final = 6
FLOODING: Final = 7
CHARMING_PERSONALITY: Final = 8
STEALTH_AND_SECRECY: Final = 9
FETCH: Final = 10
