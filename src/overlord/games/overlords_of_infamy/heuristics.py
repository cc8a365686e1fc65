"""How well a seat stands, for players that look one step ahead.

The unit is a tenth of a Misery Point. Of hidden cards only those that the seat may know are looked
at: its own Plot, what it has drawn; so worlds that it cannot tell apart are worth the same to it.
"""

from typing import Final

from overlord.games.overlords_of_infamy.board import CONTESTED, KINGDOM
from overlord.games.overlords_of_infamy.box import Plot
from overlord.games.overlords_of_infamy.common_actions import stranded
from overlord.games.overlords_of_infamy.end_of_game import quests_of_hero, won_alone
from overlord.games.overlords_of_infamy.marks import (
    HERO_WINS,
    QUESTS_FULFILLED,
    STRONGHOLD,
    VILLAGE,
)
from overlord.games.overlords_of_infamy.paths import distances
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import ACTIVE, CHOSEN, OFFER, QUESTS_UP, TILES

POINT: Final = 10.0  # a Misery Point
TOKEN: Final = 5.0  # a basic resource: half a point at the end (OOI-118)
NEEDED: Final = 8.0  # the same, if the Plot waits for it
RELIC: Final = 20.0
MISSING_RELIC: Final = 16.0
LACKEY: Final = 12.0
READY: Final = [0.0, 6.0, 10.0, 13.0, 15.0, 16.0, 16.5]  # so many Lackeys at home
INFAMY: Final = 9.0
ACTION_POINT: Final = 4.0
SYMBOL: Final = [0.0, 3.0, 4.5, 5.0]  # so many free spots of one kind
WISH: Final = 4.0  # the first free spot of a kind that the Plot waits for
WAY: Final = 7.0  # to the Kingdom of Good
SHORE: Final = 2.0  # to a Contested Area
SABOTAGE: Final = 9.0
ENVY: Final = 0.35  # how much of what others have is a loss
QUEST: Final = 60.0
WIN: Final = 10_000.0
FAR: Final = 99


def evaluate(s: Infamy, seat: int) -> float:
    if seat == s.terms.hero_seat:
        return of_hero(s, seat)
    if s.verdict in (QUESTS_FULFILLED, HERO_WINS):
        return -WIN
    if s.terms.solo:
        if s.over:
            return WIN if won_alone(s) else -WIN
        return mine(s, seat) - QUEST * quests_of_hero(s) - NEEDED * gathered(s)
    worth = mine(s, seat)
    rivals = s.others(seat)
    for other in rivals:
        worth -= ENVY * shown(s, other)
    return worth


def mine(s: Infamy, chair: int) -> float:
    """What everybody sees of an Overlord, and what only that one knows."""
    worth = shown(s, chair)
    plots = s.zones[ACTIVE + chair]
    offer = s.zones[OFFER + chair]
    missing = 0
    if plots:
        plot = s.cards.plot(plots[0])
        worth += plan(s, chair, plot)
        missing = lacking(s, chair, plot)
    elif offer:
        worth += max([plan(s, chair, s.cards.plot(card)) for card in offer])
    else:
        worth += 20.0  # a new one is about to be drawn
    if s.active == chair:
        worth += ACTION_POINT * s.ap
    return worth + ground(s, chair, missing)


def shown(s: Infamy, chair: int) -> float:
    """Points, tokens, Lackeys and tracks."""
    worth = POINT * s.points(chair) + TOKEN * s.basics(chair) + INFAMY * s.infamy[chair]
    worth += LACKEY * (6 - s.pool[chair]) + READY[s.barracks[chair] + s.resting[chair]]
    if s.relic[chair] >= 0:
        worth += RELIC
    return worth - SABOTAGE * s.sabotage[chair]


def plan(s: Infamy, chair: int, plot: Plot) -> float:
    """What a Plot promises, less what is still to be gathered for it."""
    worth = POINT * plot.points + INFAMY
    for kind in range(7):
        worth -= TOKEN * plot.cost[kind]
        if s.goods[7 * chair + kind] < plot.cost[kind]:
            worth -= NEEDED * (plot.cost[kind] - s.goods[7 * chair + kind])
    worth -= LACKEY * plot.lackeys
    if plot.lackeys > s.barracks[chair]:
        worth -= TOKEN
    if plot.relic >= 0:
        worth -= RELIC
        if s.relic[chair] != plot.relic:
            worth -= MISSING_RELIC
            if not s.reach[chair] >> KINGDOM & 1:
                worth -= MISSING_RELIC
    return worth


def lacking(s: Infamy, chair: int, plot: Plot) -> int:
    """The resources that a Plot still waits for, as bits."""
    kinds = 0
    for kind in range(7):
        if s.goods[7 * chair + kind] < plot.cost[kind]:
            kinds |= 1 << kind
    return kinds


def ground(s: Infamy, chair: int, missing: int) -> float:
    """The land: free spots of each kind, ways out, and tiles that are about to be placed."""
    free = [0] * 8
    worth = 0.0
    for spot in s.board.spots[chair]:
        kind = s.symbol[spot]
        if kind >= 0 and s.linked[spot >> 1]:
            if not s.who[spot]:
                free[kind] += 1
            elif s.who[spot] != chair + 1:
                worth -= 3.0
    drawn = s.zones[CHOSEN + chair] or s.zones[TILES + chair]
    if drawn:
        worth += max([promise(s, card, missing) for card in drawn])
    for kind in range(8):
        worth += SYMBOL[min(free[kind], 3)]
        if kind < VILLAGE and missing >> kind & 1 and free[kind]:
            worth += WISH
    return worth + ways(s, chair)


def ways(s: Infamy, chair: int) -> float:
    """To the Kingdom of Good and to the Contested Areas; and home."""
    worth = WAY if s.reach[chair] >> KINGDOM & 1 else 0.0
    for arm in s.board.borders[chair]:
        if s.reach[chair] >> CONTESTED + arm & 1:
            worth += SHORE
    if s.out(chair):
        for spot in range(len(s.who)):
            if s.who[spot] == chair + 1 and stranded(s, chair, spot):
                worth -= LACKEY / 2
    return worth


def promise(s: Infamy, card: int, missing: int) -> float:
    """What a tile will be worth, wherever it goes."""
    worth = 1.0
    for kind in s.cards.tile(card).symbols:
        if kind >= 0:
            worth += 3.0
            if kind < VILLAGE and missing >> kind & 1:
                worth += WISH
    return worth


def gathered(s: Infamy) -> int:
    """How much the Stronghold holds of what the quests turned up need."""
    held = 0
    for quest in s.zones[QUESTS_UP]:
        needs = s.cards.quest(quest).needs
        for kind in range(7):
            held += min(needs[kind], s.goods[7 * STRONGHOLD + kind])
    return held


# The Hero as a player


def of_hero(s: Infamy, seat: int) -> float:
    """Quests, what is gathered for the next one, and how far it is to what is missing."""
    if s.verdict == HERO_WINS:
        return WIN
    worth = QUEST * quests_of_hero(s)
    quests = s.zones[ACTIVE + seat] or s.zones[OFFER + seat]
    if not quests:
        return worth
    return worth + max([pursuit(s, quest) for quest in quests]) + ACTION_POINT * s.ap


def pursuit(s: Infamy, quest: int) -> float:
    needs = s.cards.quest(quest).needs
    worth = 0.0
    missing = 0
    for kind in range(7):
        have = s.goods[7 * STRONGHOLD + kind]
        worth += 12.0 * min(needs[kind], have) + 1.0 * have
        if have < needs[kind]:
            missing |= 1 << kind
    if not missing or s.fallen:
        return worth
    far = distances(s, s.hero, FAR)
    nearest = 12
    for space in s.board.spaces:
        if far[space] > 0 and (s.tile[space] or s.who[2 * space]):
            for spot in (2 * space, 2 * space + 1):
                kind = s.symbol[spot]
                if 0 <= kind < VILLAGE and missing >> kind & 1:
                    nearest = min(nearest, far[space])
    return worth - nearest
