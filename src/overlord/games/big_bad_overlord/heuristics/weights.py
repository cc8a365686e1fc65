"""Weights of Big Bad Overlord: what bots think things are worth."""

from typing import Final

# -- chosen by hand --

# In points of MELEE, found by tournaments of greedy players against each other:
VICTORY: Final = 1000.0  # a game that is won
DUKE: Final = 16.0  # to be alive
CARD: Final = 1.0  # any card at all
CARD_AT_HOME: Final = 0.2  # ... a point that counts in defense only
MIND_ATTACK: Final = 0.9  # a point of attack by MIND
MAGIC_ATTACK: Final = 0.8  # ... by MAGIC
MELEE_ATTACK: Final = 0.5  # ... by MELEE
ATTACK_AT_ALL: Final = 0.3  # to have such an attack at all
MELEE_DEFENSE: Final = 0.3  # a point of defense against MELEE
OTHER_DEFENSE: Final = 0.12  # ... against MIND or MAGIC
GUARD: Final = 2.5  # a card behind walls, up to three
RIVAL: Final = 0.4  # what a rival's point counts, as against one's own
HIDDEN: Final = 4.5  # a card that lies face down
THREAT: Final = 0.35  # how much of what the strongest neighbour could do is feared
REACH: Final = 0.12  # a point of an Army that could march
ARTIFACT_EARLY: Final = 4.0  # an Artifact with a full deck
ARTIFACT_LATE: Final = 22.0  # ... with an empty one
BURIED: Final = 1.5  # an Artifact that lies in a Citadel
LIFE: Final = 40.0  # what one's own death costs
REWARD: Final = 8.0  # for a Duke
COURAGE: Final = 0.38  # attackers break off when their chance of the next blow is worse
DARING: Final = 0.8  # how often an open gate is stormed
VISITS: Final = 3.0  # turns for which Do-Gooders are feared
RESTLESS: Final = 0.02  # what a rearrangement has to be better by to say more
LITTER: Final = 100.0  # each card too many, more than any battle is worth
WEAK_FIRST: Final = 0.85  # what is lost is worth less than the average card
MIND_HIT: Final = 1.7  # a hit by MIND, which brings a card over, as against any other
DO_GOODER_MELEE: Final = 14  # half points of MELEE of a Do-Gooder as strong as they are on average
DO_GOODER_MAGIC: Final = 3  # ... and of MAGIC
UNSEEN_MELEE: Final = 6  # half points of MELEE of a card nobody has seen: three

# -- fitted by `python3 dev.py fit big-bad-overlord` --

# Log odds for a point of the heuristic:
WIN_SLOPE: Final = 0.014  # of lead

# -- end of what is fitted --
