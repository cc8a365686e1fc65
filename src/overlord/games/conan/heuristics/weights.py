"""Weights of Conan: what bots think things are worth, in points of the heroes' heuristic."""

from typing import Final

# -- chosen by hand --

# Objectives and errands:
STEP: Final = 1.9  # a movement point nearer to an errand
HASTE: Final = 4.0  # ... more of it as turns run out
ENERGY_OF_TWO_TURNS: Final = 0.6  # what energy is still worth two turns before the end
ENERGY_OF_LAST_TURN: Final = 0.2  # ... and in the last turn
GOAL: Final = 290.0  # an object of the objective that has left the board
GOAL_IN_HAND: Final = 90.0  # ... that a hero carries
GOAL_IN_CLUMSY_HAND: Final = 40.0  # ... less if another could do it much better
GOAL_IN_SIGHT: Final = 45.0  # ... that lies in the open
EMPTY_PLACE: Final = 11.0  # a place that is known to be empty
PREY_LIFE: Final = 7.0  # a point of life of somebody who must die
PREY_DEATH: Final = 25.0  # their death
WARD: Final = 20.0  # whoever must die cannot be attacked, for somebody stands by
WARD_LIFE: Final = 4.0  # ... and a point of life of each who does
HORIZON: Final = 24  # movement points beyond which an errand is as good as not begun
PORTER_STEP: Final = 1.6  # how much more the steps of whoever carries an objective count
RESCUE_STEP: Final = 0.7  # ... or those of whoever comes to their help
ESCORT_STEP: Final = 0.3  # ... or of whoever follows them, whether they need help or not
WATCH_STEP: Final = 1.0  # ... or of whoever keeps what the Overlord must reach
LEISURE_STEP: Final = 0.5  # ... or of a hunt that is not needed
HUNT_STEP: Final = 0.8  # ... or of a hunt that cannot wait
MUTED_STRAIN: Final = 6  # movement points that it costs a Spell Caster to be too laden to cast
LOAD_STRAIN: Final = 3  # ... and each point of base movement that a load takes
LESS_STRAIN: Final = 5  # how much less it must cost another to be the better one
HURRY: Final = 3  # turns within which everything must be brought away
# movement points that count at most for a chain of errands, by what is left of it:
CHAIN_HORIZON: Final = 80
QUESTION_WAY: Final = 3  # movement points that a question is reckoned for
HOPELESS: Final = -1.5  # symbols that a good try at a lock may lack
UNSKILLED_WAY: Final = 6  # movement points for a symbol that a hero will probably lack at a lock
WAITING_WAY: Final = 10  # movement points that are reckoned for a light object whose carrier stays
LIGHT: Final = 3  # the load of something that does not keep anybody from other errands

# Ways:
BARRED_WAY: Final = 4  # movement points to get through a barricade or a lock, as a guess
LOCKED_WAY: Final = 20  # ... if it takes skill and something that has to be found first
BLOCKED_WAY: Final = 4  # points that somebody who blocks the way costs beside their life
REST_GEMS: Final = 2  # gems that a hero will have in addition before the next turn
NEEDLESS_PLANK: Final = 0.3  # what a barricade counts that need not be broken

# Scenarios:
RELIC: Final = 8.0  # a relic that the Overlord keeps
RELIC_OVERRUN: Final = 0.7  # what is left of it with an enemy beside it
PRIESTESS: Final = 90.0  # the priestess
PRIESTESS_OVERRUN: Final = 0.6  # what is left of her worth for each enemy beside her
MARKER_SPACE: Final = 9.0  # one space of a marker
REROLL_GAIN: Final = 0.5  # symbols that a die gains that is thrown again for nothing
PLANK: Final = 4.0  # a point of life of a barricade
ESCAPED: Final = 45.0  # a hero who got away
ESCAPED_VIGOUR: Final = 3.5  # ... and each of the gems that are no wounds
FOUND: Final = 25.0  # a hero's own things
SEARCHED_IN_VAIN: Final = 2.0  # a place where they are not
ASKED: Final = 14.0  # a priest who was questioned to the end
QUIET: Final = 15.0  # a guard who has heard nothing
HELD_STATION: Final = 9.0  # a station that the Overlord's units hold
WAY_TO_STATION: Final = 1.5  # a movement point between a hero and the next station
MUTINEER: Final = 4.0  # a mutineer, to the heroes
MUTINEER_AT_WORK: Final = 1.5  # ... more if it can still act and has somebody to strike
MUTINEER_WAITING: Final = 0.5  # ... or nobody yet
LOCK_CLOSED: Final = 6.0  # a lock
LOCK_STAGE: Final = 20.0  # a lock that takes a key, and each step to it

# Blows:
# of the symbols of a yellow, an orange and a red die, thrown again where it pays:
DIE_VARIANCE: Final = [0.56, 0.67, 0.92]
HERO_LIFE: Final = 36.0  # a hero's life as such
GEM: Final = 3.0  # a gem that is no wound
READY_GEM: Final = 2.6  # each of the first two gems in a hero's Reserve: they guard
SPARE_GEM: Final = 1.6  # ... of the next three
IDLE_GEM: Final = 0.8  # ... of all further
BLOCKER_DEATH: Final = 7.0  # the death of somebody who keeps heroes where they are
DOORKEEPER_DEATH: Final = 6.0  # ... or who stands where a lock has to be picked
MODEL: Final = 2.4  # a model, by its strength
CAPTIVE_DEATH: Final = 1000.0  # whoever kills a captive has lost
MENACE_SYMBOL: Final = 0.6  # how much more dangerous a symbol makes a model
HERO_GUARD: Final = 0.5  # symbols that a gem of a hero will probably stop
UNIT_GUARD: Final = 0.6  # ... and one of the Overlord
WEAPON_THROWN: Final = 3.0  # a weapon that has to be picked up again
OWN_HURT: Final = 1.5  # how much more it counts to hurt one's own by a blast

# Gear:
WEAPON_SYMBOL: Final = 4.0  # a symbol that a weapon brings in close combat
MISSILE_SYMBOL: Final = 1.0  # ... from afar
PARRY_SYMBOL: Final = 2.0  # ... when guarding
ARMOR_SYMBOL: Final = 4.0  # ... of armor
POTION: Final = 4.0  # a potion
ORB: Final = 1.5  # something that explodes
BURDEN: Final = 3.0  # a point of base movement that a load takes away
PORTER_BURDEN: Final = 6.0  # ... from whoever carries what must be brought away
MUTED: Final = 12.0  # a load that takes away the skill to cast spells
CAUGHT: Final = 6.0  # ... or to evade

# What is being handled:
SURE: Final = 0.9  # how sure it is that what has been begun will be done
MISTAKE: Final = 3.0  # something begun that had better been left
CHEST: Final = 1.5  # what may be in a chest
CHEST_GEMS: Final = 4  # gems that a hero keeps in any case before opening one
LOCK_PICKED: Final = 20.0  # a lock that is open
SEARCH: Final = 6.0  # a place that is searched
PRIEST_TALKS: Final = 16.0  # a priest who talks
PRIEST_SILENT: Final = 0.4  # what is left of it if he says nothing yet
PRIEST_DIES: Final = 0.8  # ... or dies
PRIEST_DEADLY: Final = 3  # symbols by which a priest dies
# what is left of a deed for each symbol that is missing, as dice can be rerolled:
SYMBOL_MISSING: Final = 0.35
SYMBOL_UNTHROWN: Final = 8.0  # a symbol that a deed which is only begun will probably lack
KEY: Final = 8.0  # a key that is picked up

# What is in the air:
HERO_GEM_PRICE: Final = 1.7  # of a hero's gem, while it is only thought of
PORTER_GEM_PRICE: Final = 3.4  # ... if the hero carries an objective
RED_GEM_PRICE: Final = 2.4  # ... of the Overlord's
AFTER_STEPS: Final = 0.7  # what is left of a deed that can be done after some steps
AFTER_DEAR_STEPS: Final = 0.4  # ... or after steps that cost gems
FALL_DEATH: Final = 2.0  # what a model that falls to its death was worth, alive and near
NEAR: Final = 0.4  # a model one area nearer to a hero, by its strength
NEAR_GOAL: Final = 0.5  # ... or to what it has to break or to reach
STRANGE_SPELL: Final = 2.0  # a spell whose use is not weighed
KISS: Final = 30.0  # what the Kiss of Death costs whoever casts it
HEALING: Final = 1.3  # wounds that a healing spell heals on average
OTHER_SPELL: Final = 0.8  # any other aimed spell, by the strength of its target
RETURN: Final = 3.0  # a point of reinforcement
STRANGE_EVENT: Final = 4.0  # an event whose use is not weighed
CLEARING: Final = 1.5  # a dead tile that is taken out of the River: gems, and who could return
NEXT_TILE: Final = 0.8  # what is left of what a tile will bring that is activated next
SHOT: Final = 1.5  # a model that shoots at once

# The board as a whole:
VICTORY: Final = 10_000.0  # a game that is won
RED_GEM: Final = 2.2  # a gem that the Overlord will have
RED_GEM_IDLE: Final = 0.8  # ... and one that he does not know how to spend in a turn
RED_GEMS_ENOUGH: Final = 3  # gems that he may have beside what he recovers before they are idle
RED_GEM_AT_HAND: Final = 0.3  # ... and has now
RED_GEM_SPARE: Final = 0.3  # ... and may have later
YONDER: Final = 16.0  # movement points from which on a unit is as good as not there
FEAR: Final = 1.0  # an enemy beside a hero who has no gems to guard with
FEAR_NEXT_DOOR: Final = 0.4  # ... and one in the next area
AWAY: Final = 0.9  # what is left of a hero's worth who has left the board
LEFT_EARLY: Final = 20.0  # a hero who leaves before all is done
DESERTED: Final = 120.0  # ... if it was the strongest, or only one stays
DESERTING_TURNS: Final = 2  # turns in which that does not matter any more
HALO: Final = 4.0  # the Halo of Set
SILENCE: Final = 0.2  # to have said that one will not react in this turn
# movement points that a hero counts further away who is not the one to be guarded from:
GUARD_DETOUR: Final = 4.0
LADEN_DETOUR: Final = 1.5  # ... or who carries nothing that matters

# A scenario that nobody has measured:
UNKNOWN_SLOPE: Final = 0.03  # log odds for a point of lead

# -- fitted by `python3 dev.py fit conan` --

# By scenario, log odds of the heroes for a point of lead beyond the usual one:
WIN_SLOPES: Final = {
    "in-the-clutches-of-the-picts": 0.0092,
    "hunting-the-tigress": 0.014,
    "in-the-heart-of-darkness": 0.0039,
    "the-final-ritual": 0.0205,
    "for-all-of-ophirs-gold": 0.0167,
    "the-wrath-of-anu": 0.0349,
    "infernal-pursuit-1": 0.0333,
    "infernal-pursuit-2": 0.0175,
    "trapped-like-rats": 0.0283,
}

# Their log odds without any:
WIN_OFFSETS: Final = {
    "in-the-clutches-of-the-picts": -0.8,
    "hunting-the-tigress": 1.0,
    "in-the-heart-of-darkness": 0.3,
    "the-final-ritual": 0.4,
    "for-all-of-ophirs-gold": -1.2,
    "the-wrath-of-anu": -0.9,
    "infernal-pursuit-1": 1.1,
    "infernal-pursuit-2": -0.5,
    "trapped-like-rats": 0.3,
}

# What they usually have more than at the opening, by turn:
USUAL_LEADS: Final = {
    "in-the-clutches-of-the-picts": [65, 65, 110, 190, 285, 300, 320, 345, 350],
    "hunting-the-tigress": [-15, -15, -5, -10, 10, -5, -5, 35, 45],
    "in-the-heart-of-darkness": [-10, -10, -90, -90, -100, -105, -140, -150, -185],
    "the-final-ritual": [-25, -25, -30, -25, -25, -20, -15, -10, -5, 15, 30, 55, 65],
    "for-all-of-ophirs-gold": [0, 0, 5, 55, 75, 90, 40, 55, 70],
    "the-wrath-of-anu": [-55, -55, -35, -35, -25, -35, -35, -55, -65, -65, -50, -55, -55],
    "infernal-pursuit-1": [0, 0, -25, -20, -10, 10, -5, -10, 0, -10, -55, -80, -80, -100, -100],
    "infernal-pursuit-2": [-20, -20, -10, 0, 10, 5, 5, -15, -50, -80, -85, -85, -85, -80, -85, -70],
    "trapped-like-rats": [15, 15, -50, -40, -45, -70, -100, -130, -130, -150],
}

# -- end of what is fitted --
