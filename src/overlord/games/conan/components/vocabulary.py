"""The closed vocabulary of the box: colours, skills, borders, effects, objectives, specials.

The words are those that the files of the box may use; their numbers are what the rules work with.
"""

from typing import Final, Literal, get_args

Colour = Literal["yellow", "orange", "red"]
Skill = Literal[
    "reach",
    "ambidextrous",
    "constriction",
    "circular-strike",
    "precision-strike",
    "precision-shot",
    "attack-from-beyond",
    "counterattack",
    "elite-shooter",
    "blocking",
    "wall-wrecker",
    "evasive",
    "swimming",
    "intangible",
    "web-projection",
    "leap",
    "feline-grace",
    "flying",
    "climb",
    "alchemy",
    "poison",
    "leadership",
    "concentration",
    "lock-picking",
    "fascination",
    "horror",
    "jinx",
    "support",
    "sacrifice",
    "untouchable",
    "bodyguard",
    "protected",
    "spell-caster",
]

Effect = Literal[
    "attack",
    "bite",
    "area-attack",
    "kiss-of-death",
    "swarm",
    "halo",
    "flight",
    "energy-drain",
    "gift-of-life",
    "dizziness",
    "mind-control",
    "healing",
    "possession",
    "telekinesis",
    "teleportation",
]
Border = Literal[
    "open",
    "flap",
    "door",
    "wooden-wall",
    "stone-wall",
    "boulder",
    "rail",
    "leap",
    "rubble",
    "drop",
    "barricade",
    "lock",
    "shut-door",
]
Event = Literal[
    "reinforce",
    "volley",
    "transform",
    "free-monster",
    "refill",
    "bolster",
    "ritual",
    "rockfall",
    "new-group",
    "group-move",
    "arrive",
    "vengeance",
    "rogue-wave",
    "turncoats",
    "jam",
]
Goal = Literal[
    "carried-off",
    "slain",
    "rounds-over",
    "marker",
    "escaped",
    "hero-slain",
    "heroes-slain",
    "asset-lost",
    "curse-broken",
]
Special = Literal[
    "drown",
    "knife-of-khosatral",
    "ritual",
    "priests",
    "ballista",
    "hidden-equipment",
]
Ground = Literal["ground", "hut", "water", "ship", "mast", "wall", "stairs", "room", "tower"]
Rank = Literal["minion", "lieutenant", "monster"]


YELLOW: Final = 0
ORANGE: Final = 1
RED: Final = 2
COLOURS: Final[list[str]] = list(get_args(Colour))

SKILLS: Final[list[str]] = list(get_args(Skill))  # CO-K1 to CO-K33, in their order
REACH: Final = 0
AMBIDEXTROUS: Final = 1
CONSTRICTION: Final = 2
CIRCULAR_STRIKE: Final = 3
PRECISION_STRIKE: Final = 4
PRECISION_SHOT: Final = 5
ATTACK_FROM_BEYOND: Final = 6
COUNTERATTACK: Final = 7
ELITE_SHOOTER: Final = 8
BLOCKING: Final = 9
WALL_WRECKER: Final = 10
EVASIVE: Final = 11
SWIMMING: Final = 12
INTANGIBLE: Final = 13
WEB_PROJECTION: Final = 14
LEAP: Final = 15
FELINE_GRACE: Final = 16
FLYING: Final = 17
CLIMB: Final = 18
ALCHEMY: Final = 19
POISON: Final = 20
LEADERSHIP: Final = 21
CONCENTRATION: Final = 22
LOCK_PICKING: Final = 23
FASCINATION: Final = 24
HORROR: Final = 25
JINX: Final = 26
SUPPORT: Final = 27
SACRIFICE: Final = 28
UNTOUCHABLE: Final = 29
BODYGUARD: Final = 30
PROTECTED: Final = 31
SPELL_CASTER: Final = 32

RANKS: Final[list[str]] = list(get_args(Rank))  # CO-41, CO-42
MINION: Final = 0

GROUNDS: Final[list[str]] = list(get_args(Ground))
WATER: Final = 2

BORDERS: Final[list[str]] = list(get_args(Border))
OPEN: Final = 0
FLAP: Final = 1
DOOR: Final = 2
WOODEN_WALL: Final = 3
STONE_WALL: Final = 4
BOULDER: Final = 5
RAIL: Final = 6
LEAPED: Final = 7
RUBBLE: Final = 8
DROP: Final = 9
BARRICADE: Final = 10
LOCK: Final = 11
SHUT: Final = 12
WRECKABLE: Final = (DOOR, WOODEN_WALL)  # CO-K11

EFFECTS: Final[list[str]] = list(get_args(Effect))  # of spells
E_ATTACK: Final = 0
E_BITE: Final = 1
E_AREA: Final = 2
E_KISS: Final = 3
E_SWARM: Final = 4
E_HALO: Final = 5
E_FLIGHT: Final = 6
E_DRAIN: Final = 7
E_GIFT: Final = 8
E_DIZZINESS: Final = 9
E_MIND: Final = 10
E_HEALING: Final = 11
E_POSSESSION: Final = 12
E_TELEKINESIS: Final = 13
E_TELEPORTATION: Final = 14

EVENTS: Final[list[str]] = list(get_args(Event))

GOALS: Final[list[str]] = list(get_args(Goal))

SPECIALS: Final[list[str]] = list(get_args(Special))
