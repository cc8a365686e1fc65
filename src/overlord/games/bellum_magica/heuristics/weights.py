"""Weights of Bellum Magica: what bots think things are worth."""

from typing import Final

# -- chosen by hand --

# In points of treasure, found by tournaments of greedy players against each other:
RIVAL: Final = 0.6  # a point in the average other stock counts against one that much
FOOD: Final = 0.12  # for each day that is left to make use of it
GLYPH: Final = 0.19  # ... the same of a glyph
BARREL: Final = 0.3
SPELL: Final = 0.6
SHIELD: Final = 0.35
CHASE: Final = 0.3  # a map on a row where another has more
THIEF: Final = 0.6  # a thief on a row of one's own, by day
MAGIC: Final = 0.35  # magic, beyond what a sword is worth
RAID: Final = [0.0, 0.3, 0.9, 1.6, 2.3, 3.0, 3.8, 4.5, 5.0]  # by swords of a row, by day
PACE: Final = 0.75  # days that a missing chest takes
VICTORY: Final = 20.0  # a game that is won

# Roll-outs:
ROLLOUT_DAYS: Final = 2  # days that are begun before a position is judged
QUICK_WORTH: Final = [1, 2, 6, 8, 14, 22]  # food, a glyph, a Barrel, chests of wood, metal and gold

# -- fitted by `python3 dev.py fit bellum-magica` --

# Log odds for a point of the heuristic:
WIN_SLOPE: Final = 0.14  # of lead

# -- end of what is fitted --
