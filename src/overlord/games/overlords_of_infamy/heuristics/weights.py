"""Weights of Overlords of Infamy: what bots think things are worth."""

from typing import Final

# -- chosen by hand --

# Plots and what they take, ten to a Misery Point:
MISERY_POINT: Final = 10.0
TOKEN: Final = 4.5  # a basic resource: half a point at the end (OOI-118), if nobody takes it
NEEDED_TOKEN: Final = 9.0  # more than that, if the Plot waits for it
SPARE_TOKEN: Final = 1.0  # so much less is a token worth that waits for nothing
NOT_AT_HAND: Final = 4.0  # to find land for a kind that the Plot waits for
LIKED: Final = 0.6  # of the work for a token, if it is harvested twofold (OOI-156)
RELIC: Final = 20.0
MISSING_RELIC: Final = 16.0  # one that the Plot waits for
LACKEY: Final = 10.0
CHEAP_LACKEY: Final = 3.0  # the same to those who recruit two at a time (OOI-157)
FETCHER: Final = 8.0  # ... and to one of them who needs somebody to send (OOI-168)
INFAMY: Final = [0.0, 0.0, 12.0, 24.0, 36.0, 50.0]  # of each level, for the Plots it opens
BEST_OF_TWO: Final = 6.0  # what the choice between two Plots adds to the average one
HESITATION: Final = 20.0  # so much better must another Plot be to give up the one in the hand
IN_VAIN: Final = 20.0  # to wait for what cannot be completed any more

# Time, in Action Points:
PACE: Final = 1.9  # how far an Overlord's turn moves World Tension
PACE_ALONE: Final = 3.0  # ... with nobody else
TURN_POINTS: Final = 3.0  # Action Points of a turn
HARVEST: Final = 1.8  # for a token, with the way home
SPREAD: Final = 6.0  # by which such a reckoning is often wrong
SEARCH: Final = 1.0  # for land that shows what is wanted
HOMEWARD: Final = 1.0  # for a Lackey to come home
STEAL: Final = 2.0  # for a Relic (OOI-65)
ROAD: Final = 2.0  # for a way to it

# The board:
READY: Final = [0.0, 6.0, 10.0, 13.0, 15.0, 16.0, 16.5]  # so many Lackeys at home
EXPOSED: Final = 4.0  # a Lackey in somebody else's zone is soon swept away
OUTDOORS: Final = 2.0  # a Lackey on a tile of one's own may meet the Hero
INTRUDER: Final = 3.0  # somebody else's Lackey in one's own zone
ACTION_POINT: Final = 4.0
SYMBOL: Final = [0.0, 2.2, 3.4, 3.8]  # so many free spots of one kind
WISH: Final = 1.0  # the first free spot of a kind that the Plot waits for
STILL_FETCHED: Final = 4.0  # OOI-168: a token, if nothing is harvested before
NEW_TILE: Final = 2.5  # one that is still to be chosen
LESS_LAND: Final = 1.0  # less for each tile that is there already: others come to use them
WAY: Final = 7.0  # to the Kingdom of Good
SHORE: Final = 2.0  # to a Contested Area
SABOTAGE: Final = 9.0
LAST_ROUND: Final = 0.1  # what is left of the worth of things that only help to get others
ENVY: Final = 0.1  # how much of what each rival has is a loss
LEADER: Final = 0.8  # and of what the strongest has besides
VICTORY: Final = 10_000.0  # a game that is won

# The Hero:
QUEST: Final = 60.0  # a Quest that he has fulfilled
QUEST_TOKEN: Final = 12.0  # a token that his Quest waits for
QUEST_SPARE: Final = 1.0  # ... and any token of his

# -- fitted by `python3 dev.py fit overlords-of-infamy` --

# Log odds for a point of the heuristic, where the Hero sits at the table:
WIN_SLOPE: Final = 0.01  # of lead
LATE_WIN_SLOPE: Final = 0.02  # more, as the last event comes near

# Log odds among Overlords:
POINT_ODDS: Final = 0.201  # a Misery Point
LATE_POINT_ODDS: Final = 0.073  # more, as the last event comes near
FINAL_POINT_ODDS: Final = 0.186  # more in the last round
TOKEN_ODDS: Final = 0.209  # a basic resource
SPARE_ODDS: Final = -0.034  # one that waits for no Plot
SHORT_ODDS: Final = -0.039  # one that the Plot still waits for
PROMISE_ODDS: Final = 0.096  # what `plan` says, in points
RELIC_ODDS: Final = 0.406  # a Relic
FINAL_RELIC_ODDS: Final = 0.069  # more in the last round
LACKEY_ODDS: Final = 0.191  # a Lackey
AT_HOME_ODDS: Final = 0.095  # one at home
RANK_ODDS: Final = 0.259  # what `INFAMY` says, in points; nothing in the end
LAND_ODDS: Final = -0.003  # what `ground` counts
TURN_ODDS: Final = 0.254  # to have the turn now
LATE_TURN_ODDS: Final = 0.131  # more, as the last event comes near
FINAL_TURN_ODDS: Final = 0.49  # more in the last round

# -- end of what is fitted --
