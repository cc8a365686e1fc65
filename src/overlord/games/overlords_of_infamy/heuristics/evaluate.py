"""Score of a seat, for players that look one step ahead.

The unit is a tenth of a Misery Point. Of hidden cards only those that the seat may know are looked
at: its own Plot, what it has drawn. What a card not yet drawn is worth is an average over the box.
"""

from typing import Final

from mypy_extensions import i64

from overlord.core.frames import Choice
from overlord.core.offer import options_of
from overlord.core.vectors import vec
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
    ACTIVE_CHAIR,
    ACTS_LEFT,
    AP,
    BARRACKS,
    CHOSEN,
    FALLEN,
    FELL,
    GOODS,
    HAPPENED,
    HERO,
    INFAMY,
    LACKEY_ON,
    LAND,
    LINKED,
    OFFER,
    POOL,
    QUESTS_UP,
    REACH,
    RELIC_OF,
    RESTING,
    SABOTAGE_ON,
    SHOWS,
    SYMBOL_ON,
    TILE_ON,
    TILES,
    TURNS_LEFT,
    VERDICT,
)

FAR: Final = 99
NONE_FREE: Final = vec[i64]([0] * 8)  # by kind of symbol
SYMBOL: Final = vec[float](w.SYMBOL)

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
    return seat_value(carried_through(s, seat), seat)


def carried_through(s: Infamy, seat: int) -> Infamy:
    """The seat has begun something that pays only at its end: what comes of it, played well."""
    while s.agenda:
        frame = s.agenda[-1]
        if not isinstance(frame, Choice) or frame.seat != seat or not begun(s, frame):
            break
        best = s
        highest = -2 * w.VICTORY
        for action in options_of(frame, s):
            world = s.clone()
            world.answer(len(world.agenda) - 1, frame, action)
            worth = seat_value(world, seat)
            if worth >= highest:
                best = world
                highest = worth
        s = best
    return s


def begun(s: Infamy, frame: Choice[Infamy]) -> bool:
    """Whether the choice belongs to something begun; Viletron has paid for another act."""
    if isinstance(frame, Spy):
        paid = s[HAPPENED] & ABILITY_USED > 0
        return paid and s[ACTS_LEFT] > 0 and s.ability(frame.chair) == STEALTH_AND_SECRECY
    return isinstance(frame, PARTS)


def seat_value(s: Infamy, seat: int) -> float:
    if seat == s.terms.hero_seat:
        return of_hero(s, seat)
    if choosing(s, seat):
        return 0.0
    if s[VERDICT] in (QUESTS_FULFILLED, HERO_WINS):
        return -w.VICTORY
    if s.terms.solo and s.over:
        return w.VICTORY if won_alone(s) else -w.VICTORY
    worth = mine(s, seat) - w.QUEST * quests_of_hero(s) - w.NEEDED_TOKEN * quest_stock(s)
    overlords = s.terms.overlords
    if overlords == 1:
        return worth
    total = 0.0
    most = -w.VICTORY
    for i in range(1, overlords):
        rival = open_value(s, (seat + i) % overlords)
        total += rival
        most = max(most, rival)
    return worth - (w.ENVY * total + w.LEADER * most)


def choosing(s: Infamy, chair: int) -> bool:
    """Overlords are being chosen, and one is as good as another."""
    if not s.agenda or s.count(ACTIVE + chair):
        return False
    return isinstance(s.agenda[-1], (PickOverlord, KeepFirstPlot))


def mine(s: Infamy, chair: int) -> float:
    """Worth of what everybody sees of an Overlord, and of what only that one knows."""
    worth = open_value(s, chair)
    missing = 0
    if s.count(ACTIVE + chair):
        plot = s.box.plot(s.card(ACTIVE + chair, 0))
        missing = lacking(s, chair, plot)
        worth += plan(s, chair, plot, at_hand(s, chair), time_left(s, chair))
        if s[TURNS_LEFT] < 0:
            worth -= w.SPARE_TOKEN * surplus(s, chair, plot)
    elif s[TURNS_LEFT] < 0 or (s[ACTIVE_CHAIR] == chair and s[HAPPENED] & SCRATCHED):
        worth += next_plan(s, chair)
    if s[ACTIVE_CHAIR] == chair:
        worth += w.ACTION_POINT * s[AP]
        if s.ability(chair) == FETCH and not s[HAPPENED] & HARVESTED and s[BARRACKS + chair]:
            worth += w.STILL_FETCHED
    if s[TURNS_LEFT] > 0:
        return worth + w.LAST_ROUND * ground(s, chair, missing)
    return worth + ground(s, chair, missing)


def open_value(s: Infamy, chair: int) -> float:
    """Points, tokens, Lackeys and tracks; in the last round what they count at the end."""
    v = s.v
    worth = w.MISERY_POINT * s.points(chair) + w.TOKEN * s.basics(chair)
    if v[RELIC_OF + chair] >= 0:
        worth += w.RELIC
    lackeys = int(6 - v[POOL + chair])
    infamy = w.INFAMY[v[INFAMY + chair]]
    if v[TURNS_LEFT] > 0:
        return worth + w.MISERY_POINT * lackeys + w.LAST_ROUND * infamy
    ready = int(v[BARRACKS + chair] + v[RESTING + chair])
    coming = to_come(s, chair, lackeys)
    worth += lackey(s, chair) * (lackeys + coming) + w.READY[ready + coming]
    return worth + infamy - w.SABOTAGE * int(v[SABOTAGE_ON + chair])


def to_come(s: Infamy, chair: int, lackeys: int) -> int:
    """Lackeys that an ability is about to bring (OOI-159, OOI-160)."""
    ability = s.ability(chair)
    if ability == ANIMAL_MAGNETISM:
        return max(0, 3 - lackeys)
    if ability == PRESS_GANGING and s[ACTIVE_CHAIR] != chair and s[FELL] & ~(1 << chair):
        return 1 if s[POOL + chair] else 0
    return 0


def ground(s: Infamy, chair: int, missing: int) -> float:
    """The land: free spots of each kind, ways out, and tiles that are about to be placed."""
    v = s.v
    lackeys: i64 = LACKEY_ON
    symbols: i64 = SYMBOL_ON
    linked: i64 = LINKED
    me: i64 = chair + 1
    free = NONE_FREE[:]
    worth = 0.0
    i = s.offsets[SHOWS + chair]
    end = i + v[SHOWS + chair]
    while i < end:
        spot = v[i]
        if v[linked + (spot >> 1)]:
            stands = v[lackeys + spot]
            if stands == 0:
                free[v[symbols + spot]] += 1
            elif stands != me:
                worth -= w.INTRUDER
        i += 1
    kind: i64 = 0
    while kind < 8:
        count = free[kind]
        if count:
            worth += SYMBOL[min(3, count)]
            if kind < VILLAGE and missing >> kind & 1:
                worth += w.WISH
        kind += 1
    return worth + new_land(s, chair, missing) + ways(s, chair)


def new_land(s: Infamy, chair: int, missing: int) -> float:
    """Tiles that are about to be chosen or placed."""
    worth = 0.0
    for i in range(s.count(CHOSEN + chair)):
        worth += promise(s, chair, s.card(CHOSEN + chair, i), missing)
    if not s.count(TILES + chair):
        return worth
    asked = s.agenda[-1]
    if isinstance(asked, PickTile):
        laid = s.count(LAND + chair)
        for i in range(asked.places):
            worth += max(0.0, w.NEW_TILE - w.LESS_LAND * (laid + i))
        if takes_from_tile(s, chair):
            worth += w.TOKEN
        return worth
    return worth + max([promise(s, chair, card, missing) for card in s.cards(TILES + chair)])


def takes_from_tile(s: Infamy, chair: int) -> bool:
    """OOI-158: whether Comrade Borgg will take a token of the next tile."""
    mine = s[ACTIVE_CHAIR] == chair and not s[HAPPENED] & ABILITY_USED
    return mine and s.ability(chair) == EMINENT_DOMAIN


def ways(s: Infamy, chair: int) -> float:
    """To the Kingdom of Good and to the Contested Areas; and home."""
    reach = s[REACH + chair]
    worth = w.WAY if reach >> KINGDOM & 1 else 0.0
    if reach:
        for arm in s.board.borders[chair]:
            if reach >> CONTESTED + arm & 1:
                worth += w.SHORE
    if s.out(chair):
        for spot in s.spots_of(chair):
            if stranded(s, chair, spot):
                worth -= w.LACKEY / 2
            elif s.board.part[spot >> 1] not in (chair, KINGDOM):
                worth -= w.EXPOSED
            elif s.board.lair_of[spot >> 1] < 0:
                worth -= w.OUTDOORS
    return worth


def promise(s: Infamy, chair: int, card: int, missing: int) -> float:
    """Worth of a tile, wherever it goes."""
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


def quest_stock(s: Infamy) -> int:
    """Number of things in the Stronghold that the quests turned up need."""
    held = 0
    for i in range(s.count(QUESTS_UP)):
        needs = s.box.quest(s.card(QUESTS_UP, i)).needs
        for kind in range(7):
            held += min(needs[kind], s[GOODS + 7 * STRONGHOLD + kind])
    return held


# The Hero as a player


def of_hero(s: Infamy, seat: int) -> float:
    """Quests, what is gathered for the next one, and how far it is to what is missing."""
    if s[VERDICT] == HERO_WINS:
        return w.VICTORY
    worth = w.QUEST * quests_of_hero(s)
    quests = s.cards(ACTIVE + seat) or s.cards(OFFER + seat)
    if not quests:
        return worth
    left = s[AP] if s[ACTIVE_CHAIR] == seat else 0
    return worth + max([pursuit(s, quest) for quest in quests]) + w.ACTION_POINT * left


def pursuit(s: Infamy, quest: int) -> float:
    needs = s.box.quest(quest).needs
    worth = 0.0
    missing = 0
    for kind in range(7):
        have = s[GOODS + 7 * STRONGHOLD + kind]
        worth += w.QUEST_TOKEN * min(needs[kind], have) + w.QUEST_SPARE * have
        if have < needs[kind]:
            missing |= 1 << kind
    if not missing or s[FALLEN]:
        return worth
    far = distances(s, s[HERO], FAR)
    nearest = 12
    for space in s.board.spaces:
        if far[space] > 0 and (s[TILE_ON + space] or s[LACKEY_ON + 2 * space]):
            for spot in (2 * space, 2 * space + 1):
                kind = s[SYMBOL_ON + spot]
                if 0 <= kind < VILLAGE and missing >> kind & 1:
                    nearest = min(nearest, far[space])
    return worth - nearest
