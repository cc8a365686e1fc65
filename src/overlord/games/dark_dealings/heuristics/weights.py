"""Weights of Dark Dealings: what bots think things are worth."""

from typing import Final

# -- chosen by hand --

# In beaten heroes:
CARD_IN_PLAY: Final = 0.03  # a defense in play breaks ties (DD-36)
STRIKE_LEFT: Final = 0.01  # a point that a castle could still strike
CHALLENGE_POINT: Final = 0.045  # a point of Challenge Value
STRIKES_PER_HERO: Final = 4.0  # how many points of strike a hero is worth
PAID_WIZARD: Final = 1.0  # a Wizard that can still be paid
UNPAID_WIZARD: Final = 0.5  # one that cannot

# In points of strike, found by tournaments of greedy players against each other:
LATER_SIDE: Final = 0.85  # each further side of a defense counts that much less
CONTEST: Final = 0.5  # how much of a place in the order of picks is lost to others' taste
HIGHEST_EARNS: Final = 1.8  # what the highest hero earns beyond the lowest on an average market
# for a Berserker or a Wizard to be faced at the end, when cards are used up:
FACED_LAST: Final = 0.5
PATIENCE: Final = 1.8  # a hero may cost that much more than its share of the castle
UNMINDED_SIDE: Final = 0.15  # a side is worth that much strike even if no hero to come minds it
DETOUR_SIDE: Final = 0.8  # a side that sends a hero on
HEAVY_HITTER_LESS: Final = 1.5  # a side of a Heavy Hitter is worth less
BOOSTER_MORE: Final = 1.8  # ... of a Booster more

# Strike that a hero uses up beside its armor:
HALFLINGS_ARMOR: Final = 2.0  # how often the armor of Halflings counts
HALFLINGS_NEED: Final = 1.6
WIZARD_NEED: Final = 3.2
BERSERKER_NEED: Final = 2.5
THIEF_NEED: Final = 0.5
RANGER_NEED: Final = 0.8
MISSED_TYPE: Final = 0.9  # each type of strike that it does not mind

# Log odds for a point of the heuristic, where a lead by it hardly tells who will win:
SLOPE_ALONE: Final = 0.05
HERO_PHASE_SLOPE: Final = 1.0
DEFENSE_PHASE_SLOPE: Final = 0.3

# -- fitted by `python3 dev.py fit dark-dealings` --

# Log odds for a beaten hero:
SIEGE_SLOPE: Final = 4.3  # of a siege
SIEGE_SLOPE_GROWTH: Final = -0.45  # for each hero on the longest pile

# Log odds of a siege; what has a GROWTH grows by it for each hero on the longest pile:
EXPECTED_ODDS: Final = 3.74  # a hero that falls if the quick look at the siege is right
EXPECTED_GROWTH: Final = -0.347
BEATEN_ODDS: Final = 1.86  # one that has fallen
BEATEN_GROWTH: Final = -0.037
WAITING_ODDS: Final = 1.17  # one still to be met, before what is known of it:
WAITING_GROWTH: Final = 0.021
ARMOR_ODDS: Final = -0.155  # a point of its armor
CLASS_ODDS: Final = [-0.04, -0.71, -0.62, -0.23, -0.14, 0.0]  # from THIEF to RANGER
CARD_ODDS: Final = 0.375  # a defense that stands
SIDE_ODDS: Final = 0.216  # a side that it still has
STRIKE_ODDS: Final = 0.106  # a point of strike on such a side
DUAL_ODDS: Final = 0.089  # a side with two types
DETOUR_ODDS: Final = 0.119  # a side that sends a hero on
BOOSTER_ODDS: Final = 0.283  # a side of a Booster
HEAVY_ODDS: Final = -0.461  # a side of a Heavy Hitter

# Log odds of a draft:
CHALLENGE_ODDS: Final = 0.0092  # a point with which one may boast
FORETASTE: Final = 0.6  # what is known of a hero so early, of its armor and its class

# -- end of what is fitted --
