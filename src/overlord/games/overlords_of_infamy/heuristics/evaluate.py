"""How well a seat stands, for players that look one step ahead.

The unit is a tenth of a Misery Point. Of hidden cards only those that the seat may know are looked
at: its own Plot, what it has drawn. What a card not yet drawn is worth is an average over the box.
"""

from typing import Final

from overlord.core.frames import Choice
from overlord.games.overlords_of_infamy.board import CONTESTED, KINGDOM
from overlord.games.overlords_of_infamy.cards.vocabulary import (
    ANIMAL_MAGNETISM,
    EMINENT_DOMAIN,
    FETCH,
    PRESS_GANGING,
    STEALTH_AND_SECRECY,
)
from overlord.games.overlords_of_infamy.common_actions import stranded
from overlord.games.overlords_of_infamy.end_of_game import quests_of_hero, won_alone
from overlord.games.overlords_of_infamy.espionage import PayForAct, PlunderWell, Spy, SpyOn
from overlord.games.overlords_of_infamy.exploit import PickTile, TakeFromTile
from overlord.games.overlords_of_infamy.hero.paths import distances
from overlord.games.overlords_of_infamy.heuristics import weights as w
from overlord.games.overlords_of_infamy.heuristics.plot_values import (
    at_hand,
    lackey,
    lacking,
    next_plan,
    plan,
    surplus,
    time_left,
)
from overlord.games.overlords_of_infamy.marks import (
    ABILITY_USED,
    HARVESTED,
    HERO_WINS,
    QUESTS_FULFILLED,
    SCRATCHED,
    STRONGHOLD,
    VILLAGE,
)
from overlord.games.overlords_of_infamy.overlords import Charm, CharmTo, FloodTo
from overlord.games.overlords_of_infamy.plots import KeepFirstPlot
from overlord.games.overlords_of_infamy.set_up import PickOverlord
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.tokens import MoveTokens
from overlord.games.overlords_of_infamy.zones import (
    ACTIVE,
    CHOSEN,
    LAND,
    OFFER,
    QUESTS_UP,
    TILES,
)

FAR: Final = 99

# Answers that finish what an earlier one has begun.
PARTS: Final = (
    MoveTokens,
    PayForAct,
    Charm,
    CharmTo,
    FloodTo,
    SpyOn,
    PlunderWell,
    TakeFromTile,
)


def evaluate(s: Infamy, seat: int) -> float:
    return judged(carried_through(s, seat), seat)


def carried_through(s: Infamy, seat: int) -> Infamy:
    """The seat has begun something that pays only at its end: what comes of it, played well."""
    while s.agenda:
        frame = s.agenda[-1]
        if not isinstance(frame, Choice) or frame.seat != seat or not begun(s, frame):
            break
        best = s
        highest = -2 * w.VICTORY
        for action in frame.options(s)[:]:
            world = s.clone()
            world.answer(len(world.agenda) - 1, frame, action)
            worth = judged(world, seat)
            if worth >= highest:
                best = world
                highest = worth
        s = best
    return s


def begun(s: Infamy, frame: Choice[Infamy]) -> bool:
    """Whether the choice belongs to something begun; Viletron has paid for another act."""
    if isinstance(frame, Spy):
        paid = s.done & ABILITY_USED > 0
        return paid and s.acts > 0 and s.ability(frame.chair) == STEALTH_AND_SECRECY
    return isinstance(frame, PARTS)


def judged(s: Infamy, seat: int) -> float:
    if seat == s.terms.hero_seat:
        return of_hero(s, seat)
    if choosing(s, seat):
        return 0.0
    if s.verdict in (QUESTS_FULFILLED, HERO_WINS):
        return -w.VICTORY
    if s.terms.solo and s.over:
        return w.VICTORY if won_alone(s) else -w.VICTORY
    worth = mine(s, seat) - w.QUEST * quests_of_hero(s) - w.NEEDED_TOKEN * gathered(s)
    rivals = [shown(s, other) for other in s.others(seat)]
    if rivals:
        worth -= w.ENVY * sum(rivals) + w.LEADER * max(rivals)
    return worth


def choosing(s: Infamy, chair: int) -> bool:
    """Overlords are being chosen, and one is as good as another."""
    if not s.agenda or s.zones[ACTIVE + chair]:
        return False
    return isinstance(s.agenda[-1], (PickOverlord, KeepFirstPlot))


def mine(s: Infamy, chair: int) -> float:
    """What everybody sees of an Overlord, and what only that one knows."""
    worth = shown(s, chair)
    plots = s.zones[ACTIVE + chair]
    missing = 0
    if plots:
        plot = s.box.plot(plots[0])
        missing = lacking(s, chair, plot)
        worth += plan(s, chair, plot, at_hand(s, chair), time_left(s, chair))
        if s.final < 0:
            worth -= w.SPARE_TOKEN * surplus(s, chair, plot)
    elif s.final < 0 or (s.active == chair and s.done & SCRATCHED):
        worth += next_plan(s, chair)
    if s.active == chair:
        worth += w.ACTION_POINT * s.ap
        if s.ability(chair) == FETCH and not s.done & HARVESTED and s.barracks[chair]:
            worth += w.STILL_FETCHED
    if s.final > 0:
        return worth + w.LAST_ROUND * ground(s, chair, missing)
    return worth + ground(s, chair, missing)


def shown(s: Infamy, chair: int) -> float:
    """Points, tokens, Lackeys and tracks; in the last round what they count at the end."""
    worth = w.MISERY_POINT * s.points(chair) + w.TOKEN * s.basics(chair)
    if s.relic[chair] >= 0:
        worth += w.RELIC
    lackeys = 6 - s.pool[chair]
    if s.final > 0:
        return worth + w.MISERY_POINT * lackeys + w.LAST_ROUND * w.INFAMY[s.infamy[chair]]
    ready = s.barracks[chair] + s.resting[chair]
    coming = to_come(s, chair, lackeys)
    worth += lackey(s, chair) * (lackeys + coming) + w.READY[ready + coming]
    return worth + w.INFAMY[s.infamy[chair]] - w.SABOTAGE * s.sabotage[chair]


def to_come(s: Infamy, chair: int, lackeys: int) -> int:
    """Lackeys that an ability is about to bring (OOI-159, OOI-160)."""
    ability = s.ability(chair)
    if ability == ANIMAL_MAGNETISM:
        return max(0, 3 - lackeys)
    if ability == PRESS_GANGING and s.active != chair and s.fell & ~(1 << chair):
        return 1 if s.pool[chair] else 0
    return 0


def ground(s: Infamy, chair: int, missing: int) -> float:
    """The land: free spots of each kind, ways out, and tiles that are about to be placed."""
    free = [0] * 8
    worth = 0.0
    for spot in s.shows[chair]:
        if s.linked[spot >> 1]:
            kind = s.symbol[spot]
            if not s.who[spot]:
                free[kind] += 1
            elif s.who[spot] != chair + 1:
                worth -= w.INTRUDER
    for kind in range(8):
        worth += w.SYMBOL[min(free[kind], 3)]
        if kind < VILLAGE and missing >> kind & 1 and free[kind]:
            worth += w.WISH
    return worth + new_land(s, chair, missing) + ways(s, chair)


def new_land(s: Infamy, chair: int, missing: int) -> float:
    """Tiles that are about to be chosen or placed."""
    worth = 0.0
    for card in s.zones[CHOSEN + chair]:
        worth += promise(s, chair, card, missing)
    drawn = s.zones[TILES + chair]
    if not drawn:
        return worth
    asked = s.agenda[-1]
    if isinstance(asked, PickTile):
        laid = len(s.zones[LAND + chair])
        for i in range(asked.places):
            worth += max(0.0, w.NEW_TILE - w.LESS_LAND * (laid + i))
        if takes_from_tile(s, chair):
            worth += w.TOKEN
        return worth
    return worth + max([promise(s, chair, card, missing) for card in drawn])


def takes_from_tile(s: Infamy, chair: int) -> bool:
    """OOI-158: whether Comrade Borgg will take a token of the next tile."""
    mine = s.active == chair and not s.done & ABILITY_USED
    return mine and s.ability(chair) == EMINENT_DOMAIN


def ways(s: Infamy, chair: int) -> float:
    """To the Kingdom of Good and to the Contested Areas; and home."""
    worth = w.WAY if s.reach[chair] >> KINGDOM & 1 else 0.0
    for arm in s.board.borders[chair]:
        if s.reach[chair] >> CONTESTED + arm & 1:
            worth += w.SHORE
    if s.out(chair):
        for spot in range(len(s.who)):
            if s.who[spot] == chair + 1:
                if stranded(s, chair, spot):
                    worth -= w.LACKEY / 2
                elif s.board.part[spot >> 1] not in (chair, KINGDOM):
                    worth -= w.EXPOSED
                elif s.board.lair_of[spot >> 1] < 0:
                    worth -= w.OUTDOORS
    return worth


def promise(s: Infamy, chair: int, card: int, missing: int) -> float:
    """What a tile will be worth, wherever it goes."""
    tile = s.box.tile(card)
    worth = 1.0
    token = 0.0
    for kind in tile.symbols:
        if kind >= 0:
            worth += w.SYMBOL[1]
            if kind < VILLAGE:
                wanted = missing >> kind & 1 > 0
                worth += w.WISH if wanted else 0.0
                token = max(token, w.TOKEN + w.NEEDED_TOKEN if wanted else w.TOKEN)
    if token > 0 and not tile.village and takes_from_tile(s, chair):
        worth += token
    return worth


def gathered(s: Infamy) -> int:
    """How much the Stronghold holds of what the quests turned up need."""
    held = 0
    for quest in s.zones[QUESTS_UP]:
        needs = s.box.quest(quest).needs
        for kind in range(7):
            held += min(needs[kind], s.goods[7 * STRONGHOLD + kind])
    return held


# The Hero as a player


def of_hero(s: Infamy, seat: int) -> float:
    """Quests, what is gathered for the next one, and how far it is to what is missing."""
    if s.verdict == HERO_WINS:
        return w.VICTORY
    worth = w.QUEST * quests_of_hero(s)
    quests = s.zones[ACTIVE + seat] or s.zones[OFFER + seat]
    if not quests:
        return worth
    left = s.ap if s.active == seat else 0
    return worth + max([pursuit(s, quest) for quest in quests]) + w.ACTION_POINT * left


def pursuit(s: Infamy, quest: int) -> float:
    needs = s.box.quest(quest).needs
    worth = 0.0
    missing = 0
    for kind in range(7):
        have = s.goods[7 * STRONGHOLD + kind]
        worth += w.QUEST_TOKEN * min(needs[kind], have) + w.QUEST_SPARE * have
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
