"""Layout of Big Bad Overlord: where the cards lie, who may look, and the numbers kept beside them.

A chair is a Duke's place. Chairs are numbered clockwise, so turns go down the numbers (BBO-12).
"""

from typing import Final

from overlord.core.fields import LAST_CHAIR, Members
from overlord.core.layout import EVERYONE, NOBODY, OWNER, Layout
from overlord.games.big_bad_overlord.box import ARTIFACT, DO_GOODER, DUKE, GHOST, MINION

CHAIRS: Final = 6
FORCE: Final = (MINION, ARTIFACT)

# A chair has at most nine cards between battles (BBO-16, BBO-A13), and two chairs fight with at
# most three cards of helpers (BBO-74) and one of each neighbour (BBO-77): none of them can have
# more than all 23. Only of a Do-Gooder, whom everybody may have joined, more can be charmed.
HOST: Final = 24
EVERYBODY: Final = 9 * CHAIRS
LAYOUT: Final = Layout(chairs=CHAIRS)
DECK: Final = LAYOUT.one("deck", (MINION, ARTIFACT, DO_GOODER), NOBODY)
DISCARD: Final = LAYOUT.one("discard", (MINION, DO_GOODER), EVERYONE)
DO_GOODERS: Final = LAYOUT.one("do-gooders", DO_GOODER, EVERYONE)  # before the deal (BBO-3)
DUKES: Final = LAYOUT.one("dukes", DUKE, EVERYONE)
GHOSTS: Final = LAYOUT.one("ghosts", GHOST, EVERYONE)
VIRTUE: Final = LAYOUT.one("virtue", (MINION, DO_GOODER), EVERYONE)  # a Do-Gooder and its force
MAT: Final = LAYOUT.each("mat", DUKE, EVERYONE, most=1)
HAND: Final = LAYOUT.each("hand", FORCE, OWNER, most=6)  # BBO-4
CITADEL: Final = LAYOUT.each(  # BBO-7, revealed when stormed (BBO-83)
    "citadel", FORCE, OWNER, most=HOST
)
ARMY: Final = LAYOUT.each("army", FORCE, EVERYONE, most=HOST)  # BBO-8
LENT: Final = LAYOUT.each(  # in a battle of somebody else (BBO-80)
    "lent", MINION, EVERYONE, most=3
)
CAPTIVES: Final = LAYOUT.each(  # mind-controlled by the chair (BBO-39)
    "captives", MINION, EVERYONE, most=EVERYBODY
)
GHOST_OF: Final = LAYOUT.each("ghost", GHOST, EVERYONE, most=1)  # BBO-99

FIELD: Final = 0  # stages of a battle: the Armies fight
GATE: Final = 1  # the defending Army is gone, the Citadel not yet stormed (BBO-82)
WALLS: Final = 2  # the Citadel is stormed (BBO-83)
THRONE: Final = 3  # the Duke is faced (BBO-89)
LAVA: Final = 4  # the Cataclysm: Citadels are no more (BBO-113)

BOUND: Final = 20_000  # more decisions than any game has
SPENT: Final = 13  # a Ghost that was cancelled, or has cancelled another

SOME: Final = Members()  # chairs
TURN: Final = LAYOUT.number("turn", 0, LAST_CHAIR, "the chair whose turn it is")
ALIVE: Final = LAYOUT.number("alive", 0, LAST_CHAIR, "chairs whose Duke lives", SOME)
FELL: Final = LAYOUT.numbers("fell", 0, CHAIRS, "as how many-th the Duke fell; 0 if he never did")
STRUCK: Final = LAYOUT.number(
    "struck", 0, LAST_CHAIR, "chairs that were attacked in this turn (BBO-59)", SOME
)
ATTACKER: Final = LAYOUT.number(
    "attacker", -1, LAST_CHAIR, "the chair that attacks; -1 for a Do-Gooder or nobody", start=-1
)
DEFENDER: Final = LAYOUT.number(
    "defender", -1, LAST_CHAIR, "the chair that is attacked; -1 while there is no battle", start=-1
)
STAGE: Final = LAYOUT.number(
    "stage", FIELD, LAVA, "where the battle is fought: field, gate, walls, throne, lava"
)
ROUNDS: Final = LAYOUT.number("round", 0, BOUND, "complete rounds of the battle")
HELPERS: Final = LAYOUT.number(
    "helpers", 0, LAST_CHAIR, "chairs that have lent cards to the attack", SOME
)
SHIELDS: Final = LAYOUT.number(
    "shields", 0, LAST_CHAIR, "chairs that have lent cards to the defense", SOME
)
QUIET: Final = LAYOUT.number(
    "quiet", 0, LAST_CHAIR, "chairs that want to be asked no more in this battle", SOME
)
DECLINED: Final = LAYOUT.number(
    "declined", 0, LAST_CHAIR, "chairs that stayed out, and nothing has changed since", SOME
)
HAUNTS: Final = LAYOUT.numbers(
    "haunts", 0, SPENT, "what a Ghost has declared for the round (BBO-100); 0 for nothing"
)
