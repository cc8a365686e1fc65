"""Layout of Overlords of Infamy: where cards lie, who may look, and the numbers beside them."""

from typing import Final

from overlord.core.fields import ANY_ACTION, LAST_CHAIR, LAST_SEAT, NUMERAL, SEATS, Notation, Word
from overlord.core.layout import EVERYONE, NOBODY, OWNER, Layout
from overlord.games.overlords_of_infamy.board import SPACES
from overlord.games.overlords_of_infamy.box import (
    DOMINATION,
    EVENT,
    KNAVERY,
    OVERLORD,
    QUEST,
    TILE,
    VILLAINY,
)
from overlord.games.overlords_of_infamy.cards.vocabulary import FETCH, LACKEY, M_SIZE, RELICS
from overlord.games.overlords_of_infamy.fields import (
    Goods,
    Lackeys,
    Land,
    OverlordRow,
    SpaceName,
    SpotName,
    Stock,
)
from overlord.games.overlords_of_infamy.marks import HOLDERS, NOTHING, STRONGHOLD

GOALS: Final = (KNAVERY, VILLAINY, DOMINATION, QUEST)
MOST_EVENTS: Final = 40  # in force at a time

LAYOUT: Final = Layout(chairs=5)  # the fifth is for the Hero
DECKS: Final = LAYOUT.one("knavery-deck", KNAVERY, NOBODY)  # DECKS + level
VILLAINY_DECK: Final = LAYOUT.one("villainy-deck", VILLAINY, NOBODY)
DOMINATION_DECK: Final = LAYOUT.one("domination-deck", DOMINATION, NOBODY)
TILE_STACK: Final = LAYOUT.one("tile-stack", TILE, NOBODY)
EVENT_DECK: Final = LAYOUT.one("event-deck", EVENT, NOBODY)
EVENTS: Final = LAYOUT.one("events", EVENT, EVERYONE, most=MOST_EVENTS)  # those in force
QUEST_DECK: Final = LAYOUT.one("quest-deck", QUEST, NOBODY)
QUESTS_DOWN: Final = LAYOUT.one("quests-down", QUEST, NOBODY)
QUESTS_UP: Final = LAYOUT.one("quests-up", QUEST, EVERYONE)
QUESTS_DONE: Final = LAYOUT.one("quests-done", QUEST, EVERYONE)
OVERLORDS: Final = LAYOUT.one("overlords", OVERLORD, EVERYONE)  # still to be had
TURNED_UP: Final = LAYOUT.one(
    "turned-up", TILE, EVERYONE, most=1
)  # a tile shown to all for a moment
REMOVED: Final = LAYOUT.one("removed", TILE, EVERYONE)  # OOI-131
OVERLORD_OF: Final = LAYOUT.each("overlord", OVERLORD, EVERYONE, most=1)
ACTIVE: Final = LAYOUT.each("active", GOALS, OWNER, most=2)  # the active Plot; the Hero's quest
OFFER: Final = LAYOUT.each("offer", GOALS, OWNER, most=20)  # drawn, and one of them is kept
COMPLETED: Final = LAYOUT.each("completed", GOALS, EVERYONE)
USED: Final = LAYOUT.each("used", GOALS, EVERYONE)  # OOI-74: completed, the Aftermath is spent
TILES: Final = LAYOUT.each("tiles", TILE, OWNER, most=20)  # drawn, to choose from
CHOSEN: Final = LAYOUT.each("chosen", TILE, EVERYONE, most=1)  # about to be placed
LAND: Final = LAYOUT.each("land", TILE, EVERYONE, most=13)  # placed; the state says where

FIRST: Final = LAYOUT.number("first", 0, 3, "the chair that began")
ACTIVE_CHAIR: Final = LAYOUT.number("active", 0, LAST_CHAIR, "the chair whose turn it is")
AP: Final = LAYOUT.number("ap", 0, 30, "Action Points that are left")
ACTS_LEFT: Final = LAYOUT.number("acts", 0, 9, "acts of Espionage that are left")
HAPPENED: Final = LAYOUT.number("done", 0, 127, "what has happened in this turn, as bits")
FELL: Final = LAYOUT.number("fell", 0, 15, "the chairs that lost a Lackey in this turn, as bits")
PLATED: Final = LAYOUT.number("plated", 0, 15, "the chairs that OOI-164 has helped, as bits")
TENSION: Final = LAYOUT.number("tension", 0, 10, "World Tension")
STIRRED: Final = LAYOUT.number("stirred", 0, 1, "whether a threshold was touched (OOI-101)")
FALLEN: Final = LAYOUT.number("fallen", 0, 1, "whether the Hero lies down (OOI-106)")
FLIPPED: Final = LAYOUT.number("flipped", 0, 200, "World Events so far")
VERDICT: Final = LAYOUT.number("verdict", 0, 3, "how the game ended, if not by points")
TURNS_LEFT: Final = LAYOUT.number(
    "final", -1, 4, "turns of Overlords that are left, -1 while nobody counts", start=-1
)
HERO: Final = LAYOUT.number("hero", 0, SPACES - 1, "the Hero's space", SpaceName())

GOODS: Final = LAYOUT.numbers(  # GOODS + 7 * holder + resource
    "tokens", 0, 10, "the resources of all holders", size=7 * HOLDERS, written=False
)
LAYOUT.apart(Goods("goods", GOODS, "seven of 0 to 10", "the resources of each Overlord"))
LAYOUT.apart(Stock("stronghold", GOODS + 7 * STRONGHOLD, "0 to 10", "resources in the Stronghold"))


def _each(
    name: str,
    low: int,
    high: int,
    meaning: str,
    start: int = 0,
    notation: Notation = NUMERAL,
    written: bool = True,
) -> int:
    """A number for each Overlord, by chair."""
    return LAYOUT.numbers(
        name, low, high, meaning, notation, start, written=written, kind=OverlordRow
    )


RELIC_OF: Final = _each("relics", -1, 5, "the Relic", -1, Word(["", *RELICS], -1))
BARRACKS: Final = _each("barracks", 0, 6, "Lackeys that are ready", 3)
RESTING: Final = _each("resting", 0, 6, "Lackeys that lie down until the turn ends (OOI-36)")
INFAMY: Final = _each("infamy", 1, 5, "Infamy", 1)
MISERY: Final = _each("misery", -100, 100, "Misery Points beside those of Plots")
SABOTAGE_ON: Final = _each("sabotage", 0, 2, "Sabotage tokens on the active Plot")
BRIBED: Final = _each("bribed", -1, LAST_SEAT, "the seat that plays the next turn, or -1", -1)
VOICE: Final = LAYOUT.numbers("voice", 0, LAST_SEAT, "the seat that answers now", size=SEATS)
DICE: Final = _each("dice", 0, 10**9, "what a tie was decided by (OOI-119)")
SENT_OUT: Final = LAYOUT.several(
    "sent", 20, 0, 2 * SPACES - 1, "spots of Lackeys sent out in this turn (OOI-46)", SpotName()
)
LEFT: Final = LAYOUT.several(
    "left",
    MOST_EVENTS,
    0,
    8191,
    "by event in force: the chairs that it still concerns, as bits, and from the ninth bit on "
    "those in whose turn it was turned up",
)
TILE_ON: Final = LAYOUT.numbers(
    "tile-on", 0, ANY_ACTION, "by space: the tile that lies there", size=SPACES, written=False
)
WALLS_ON: Final = LAYOUT.numbers(
    "walls-on", 0, 63, "by space: the edges that are shut, as bits", size=SPACES, written=False
)
LAYOUT.apart(Land("land", TILE_ON, WALLS_ON, LAND, "where the tiles lie"))
LACKEY_ON: Final = LAYOUT.numbers(
    "lackey-on", 0, 4, "by spot: the chair of the Lackey, and 1", size=2 * SPACES, written=False
)
LAYOUT.apart(Lackeys("lackeys", LACKEY_ON, "chairs by spot", "where the Lackeys stand"))

# What follows from the rest and is kept for speed.
POOL: Final = _each("pool", 0, 6, "Lackeys that are not in play", 3, written=False)
ABILITY_OF: Final = _each("ability", -1, FETCH, "-1 while nobody is chosen", -1, written=False)
AFFINITY_OF: Final = _each("affinity", -1, LACKEY, "-1 while nobody is chosen", -1, written=False)
MODS: Final = LAYOUT.numbers(
    "modifiers", -100, 100, "what the World Events in force add", size=M_SIZE, written=False
)
WEIGHED: Final = LAYOUT.number(
    "weighed", 0, MOST_EVENTS, "World Events among those modifiers", written=False
)
SYMBOL_ON: Final = LAYOUT.numbers(
    "symbol-on", -1, 13, "by spot: what it shows", size=2 * SPACES, start=NOTHING, written=False
)
LINKED: Final = LAYOUT.numbers(
    "linked", 0, 1, "by space: whether it hangs together with its Lair", size=SPACES, written=False
)
REACH: Final = _each(
    "reach", 0, 511, "the parts of the board that the linked tiles touch, as bits", written=False
)
SHORE: Final = LAYOUT.numbers(
    "shore",
    0,
    15,
    "by space: the chairs with a linked tile beside it, as bits",
    size=SPACES,
    written=False,
)
SHOWS: Final = LAYOUT.several(  # SHOWS + chair
    "shows-0", 28, 0, 2 * SPACES - 1, "the spots of a zone with a symbol", written=False
)
for _chair in range(1, 4):
    LAYOUT.several(
        f"shows-{_chair}", 28, 0, 2 * SPACES - 1, "the same of another zone", written=False
    )
