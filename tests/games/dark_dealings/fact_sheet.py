"""Contents of the box of Dark Dealings, typed from the design notes and not from the box."""

HEROES = 54
CLASSES = {"thief": 9, "halflings": 9, "wizard": 9, "berserker": 9, "knight": 9, "ranger": 9}
VULNERABILITIES = ["T", "S", "M", "TS", "SM", "TM", "TSM", "TSM", "TSM"]  # of each class
ARMOR = {  # lowest and highest
    "ranger": (4, 8),
    "knight": (3, 7),
    "thief": (2, 6),
    "wizard": (2, 6),
    "berserker": (2, 6),
    "halflings": (1, 3),
}
CHALLENGES = range(1, 55)
DIFFICULTY = {  # the class's part of the score that orders the Challenge Values
    "ranger": 0,
    "knight": -1,
    "thief": 2,
    "wizard": 3,
    "berserker": 3,
    "halflings": 4,  # beaten twice
}

DEFENSES = 54
ABILITIES = {"plain": 36, "heavy-hitter": 6, "detour": 6, "booster": 6}
CARDS_BY_SIDES = {1: 14, 2: 26, 3: 14}
SIDES = 108
DETOUR_SIDES = 6
STRIKES_BY_TYPES = {"T": 28, "S": 28, "M": 28, "TS": 6, "SM": 6, "TM": 6}
STRIKES = {  # lowest and highest
    "plain": (1, 4),
    "heavy-hitter": (4, 6),
    "detour": (2, 2),
    "booster": (1, 1),
}
RANKS = range(1, 55)
