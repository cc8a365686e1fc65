"""Layout of Conan: where the cards lie and who may look, and the numbers kept beside them.

Models and objects on the map lie in one zone each; the state says in which area.
"""

from typing import Final

from overlord.core.fields import ANY_ACTION, Members
from overlord.core.layout import EVERYONE, NOBODY, Layout
from overlord.games.conan.components.box import (
    AREA,
    ASSET,
    HERO,
    MODEL,
    SPELL,
    TILE,
    TOKEN,
    TOKENS,
)
from overlord.games.conan.table.fields import (
    AREA_ID,
    BlowParts,
    CardTable,
    GemRows,
    StoredBlows,
    WreckedBorders,
)

OVERLORD: Final = 0  # chairs: the Overlord, then the heroes
CHAIRS: Final = 5
ONLY_OVERLORD: Final = 1 << OVERLORD  # sits on seat 0 at every table

LAYOUT: Final = Layout(chairs=CHAIRS)
MAP: Final = LAYOUT.one("map", AREA, EVERYONE)  # the areas of this scenario's board
RIVER: Final = LAYOUT.one("river", TILE, EVERYONE)  # from the left
REMOVED: Final = LAYOUT.one("removed", TILE, EVERYONE)  # CO-45: left the game
BOARD: Final = LAYOUT.one("board", (HERO, MODEL), EVERYONE)  # who stands on the map
DEAD: Final = LAYOUT.one("dead", (HERO, MODEL), EVERYONE)
ESCAPED: Final = LAYOUT.one("escaped", (HERO, MODEL, ASSET), EVERYONE)  # left over the edge
GROUND: Final = LAYOUT.one("ground", ASSET, EVERYONE)  # lies in an area
DECK: Final = LAYOUT.one("deck", ASSET, NOBODY)  # of the chests
DISCARD: Final = LAYOUT.one("discard", ASSET, EVERYONE)
SEARCHED: Final = LAYOUT.one("searched", TOKEN, EVERYONE)  # places where nothing is hidden
CARRIED: Final = LAYOUT.each("carried", ASSET, EVERYONE)
SPELLS: Final = LAYOUT.each("spells", SPELL, EVERYONE)
# The place that was chosen secretly, and those that were not:
SECRET: Final = LAYOUT.each("secret", TOKEN, ONLY_OVERLORD, most=TOKENS)
PLACES: Final = LAYOUT.each("places", TOKEN, ONLY_OVERLORD, most=TOKENS)

SPOTS: Final = 10  # places of a chair's gems: see the state
MOST_BODIES: Final = 100
MOST_AREAS: Final = 60  # of a board
MOST_GATES: Final = 100
MOST_THROWN: Final = 40  # dice in one throw
MOST_VICTIMS: Final = 100
ANY_CHAIRS: Final = 31

BLOW_NUMBERS: Final[dict[str, int]] = {}  # places by name, as they stand in the JSON
BLOW_ROWS: Final[dict[str, int]] = {}


def _of_blow(name: str, meaning: str, start: int = 0) -> int:
    place = LAYOUT.number(f"blow.{name}", -2, ANY_ACTION, meaning, start=start, written=False)
    BLOW_NUMBERS[name] = place
    return place


def _row_of_blow(name: str, most: int, meaning: str) -> int:
    place = LAYOUT.several(f"blow.{name}", most, -1, ANY_ACTION, meaning, written=False)
    BLOW_ROWS[name] = place
    return place


TURN: Final = LAYOUT.number("turn", 0, 100_000, "the turn marker")
SIDE: Final = LAYOUT.number("side", 0, 1, "whose turn it is: the Overlord's, or the heroes'")
STARTED: Final = LAYOUT.number(
    "started", 0, ANY_CHAIRS, "heroes that have begun to spend their base movement, as bits"
)
BOLD: Final = LAYOUT.number("aggressive", 0, ANY_CHAIRS, "heroes that are aggressive, as bits")
STANCES: Final = LAYOUT.number(
    "stances", 0, ANY_CHAIRS, "chairs that have taken a stance in this turn, until all have"
)
FINISHED: Final = LAYOUT.number(
    "done", 0, ANY_CHAIRS, "seats of heroes that are done with this turn, as bits"
)
SIEGE: Final = LAYOUT.number(
    "siege", -1, 100, "what the active unit attacks: 0 nothing yet, else see `barricades`"
)
QUIET: Final = LAYOUT.number("quiet", 0, 1, "1 until the alarm is raised")
WORKED: Final = LAYOUT.number(
    "worked", 0, 1 << 40, "stations where heroes have worked in this turn, as bits"
)
JAMMED: Final = LAYOUT.number("jammed", 0, 255, "stations out of order, as bits")
ACTIVATIONS: Final = LAYOUT.number("activations", 0, 9, "tiles activated in this turn")
ACTIVE: Final = LAYOUT.number("active", -1, 1000, "the unit that is activated, or -1", start=-1)
REINFORCEMENT: Final = LAYOUT.number("reinforcement", 0, 100, "points of reinforcement left")
MARKER: Final = LAYOUT.number("marker", 0, 100, "where the marker of the scenario stands")
VERDICT: Final = LAYOUT.number("verdict", -1, 1, "the side that has won, or -1", start=-1)
GEMS: Final = LAYOUT.numbers(
    "gem-places", 0, 100, "gems, place by place", size=CHAIRS * SPOTS, written=False
)
LAYOUT.apart(GemRows("gems", GEMS, SPOTS, 100, "gems of each chair, by the place where they lie"))
BASE: Final = LAYOUT.numbers("base", 0, 20, "base movement left of a hero")
CHARACTERS: Final = LAYOUT.several(
    "characters", CHAIRS - 1, 0, CHAIRS - 2, "the hero of each chair, in the scenario's list"
)
BODIES: Final = LAYOUT.several(
    "bodies", MOST_BODIES, 0, 0, "areas with a dead minion that somebody may find", AREA_ID
)
CHESTS: Final = LAYOUT.several("chests", MOST_AREAS, 0, 0, "areas with a chest", AREA_ID)
LAYOUT.apart(WreckedBorders("wrecked", "borders that are open now"))
BARRICADES: Final = LAYOUT.several(
    "barricades", MOST_GATES, 0, 20, "life left, by the gates of the scenario"
)
GONE: Final = LAYOUT.number(
    "gone", 0, TOKENS - 1, "priests who have talked or died, by their places", Members()
)
LAYOUT.apart(CardTable("at", "at_row", "the area where somebody or something is", -1, AREA_ID))
LAYOUT.apart(CardTable("laid", "laid_row", "gems on a spell card"))
LAYOUT.apart(CardTable("life", "life_row", "life left"))
LAYOUT.apart(CardTable("points", "points_row", "base movement left of a unit's model"))
LAYOUT.apart(
    CardTable("extra", "bought_row", "movement points bought for a model in this activation")
)
LAYOUT.apart(CardTable("marks", "marks_row", "what is noted of somebody, as bits"))
LAYOUT.apart(CardTable("halo", "halo_row", "the Halo in force on a caster, as a card number"))

# The attack, or the throw, that is being resolved:
HOW: Final = _of_blow("how", "melee, ranged, area, spell or skill")
STRIKER: Final = _of_blow("striker", "who strikes")
TARGET: Final = _of_blow("target", "who is struck")
WEAPON: Final = _of_blow("weapon", "the weapon; -1 for bare hands")
SECOND_WEAPON: Final = _of_blow("second-weapon", "the second weapon, or 0")
LANDING: Final = _of_blow("landing", "where a thrown weapon lands if nobody is left there")
STRONG: Final = _of_blow("strong", "1 if a die of Constriction shows two symbols (CO-K3)")
POWER: Final = _of_blow("power", "symbols less penalties")
GUARDING: Final = _of_blow("guarding", "the chair that guards, -1 while nobody does", -1)
STRUCK_BY: Final = _of_blow("spell", "the spell that strikes, or a free blow; else 0")
HELP: Final = _of_blow("help", "free rerolls left by Support (CO-K28)")
DICE: Final = _row_of_blow("colours", MOST_THROWN, "the dice by their colours")
FACES: Final = _row_of_blow("faces", MOST_THROWN, "the face that each die shows, or -1")
USED: Final = _row_of_blow("used", MOST_THROWN, "1 for a die that was rerolled for free (CO-H60)")
ARROWS: Final = _row_of_blow("arrows", 3, "free rerolls left by colour")
VICTIMS: Final = _row_of_blow("victims", MOST_VICTIMS, "who is still to be hit in an area")
BLOW: Final = BlowParts("blow", BLOW_NUMBERS, BLOW_ROWS, "the blow that is being struck")
LAYOUT.apart(BLOW)
LAYOUT.apart(StoredBlows("stored", BLOW, "blows that wait for one in between"))
