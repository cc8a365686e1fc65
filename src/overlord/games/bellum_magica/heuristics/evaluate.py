"""Score of a seat, for players that look one step ahead.

The unit is a point of treasure. Chests count as the mean of their kind, the own ones too: what an
imagined pile holds is luck, and no reason to prefer one Place to another.
"""

from overlord.games.bellum_magica.attack import ENOUGH_CHESTS, Attack, Attacks, targets
from overlord.games.bellum_magica.box import CASTLE, CHESTS, FIELD, ONES, WOOD, MagicaBox
from overlord.games.bellum_magica.end_of_game import treasure
from overlord.games.bellum_magica.gather import Gather
from overlord.games.bellum_magica.heuristics import weights as w
from overlord.games.bellum_magica.recruit import FEAST, GLYPH_PRICE, Pay
from overlord.games.bellum_magica.scouts import CallBackScouts
from overlord.games.bellum_magica.state import BellumMagica, thieves
from overlord.games.bellum_magica.zones import (
    ARRIVING,
    BARRELS,
    CAPTAIN,
    DIE,
    FOOD,
    GLYPHS,
    SHIELDS,
    SPELLS,
    STOCKS,
)

_means: dict[str, list[float]] = {}  # by box


def evaluate(s: BellumMagica, seat: int) -> float:
    if s.over:
        return end_value(s, seat)
    means = means_of(s.box)
    others = 0.0
    for other in range(s.players):
        if other != seat:
            others += stock_of(s, other, means)
    return own_score(s, seat) - w.RIVAL * others / (s.players - 1)


def own_score(s: BellumMagica, seat: int) -> float:
    """Worth of what a seat has and will get, whatever the others do."""
    means = means_of(s.box)
    most = 0
    for other in range(s.players):
        most = max(most, s.chests(other))
    days = w.PACE * max(ENOUGH_CHESTS - most, 1)
    worth = stock_of(s, seat, means) + purse(s, seat, days)
    return worth + today(s, seat, means, days) + days_to_come(s, seat, means, days)


def end_value(s: BellumMagica, seat: int) -> float:
    """The game is over in this world: by how much it is won or lost."""
    best = max([treasure(s, other) for other in range(s.players) if other != seat])
    margin = treasure(s, seat) - best
    return margin + (w.VICTORY if margin > 0 else -w.VICTORY)


def means_of(box: MagicaBox) -> list[float]:
    """By kind: what a chest is worth on average."""
    means = _means.get(box.digest)
    if means is None:
        means = []
        for kind in range(len(CHESTS)):
            values = [box.value[chest] for chest in box.numbers(WOOD + kind)]
            means.append(sum(values) / max(len(values), 1))
        _means[box.digest] = means
    return means


def stock_of(s: BellumMagica, seat: int, means: list[float]) -> float:
    """Worth of the chests of a seat to whoever cannot look into them."""
    worth = 0.0
    for kind in range(len(STOCKS)):
        worth += means[kind] * s.count(STOCKS[kind] + seat)
    return worth


def purse(s: BellumMagica, seat: int, days: float) -> float:
    """Resources and tokens; a creature that is being paid for stands among the prospects."""
    worth = (s[FOOD + seat] * w.FOOD + s[GLYPHS + seat] * w.GLYPH) * days
    frame = s.agenda[-1]
    if isinstance(frame, Pay) and frame.seat == seat:
        worth -= min(FEAST * w.FOOD + w.GLYPH, GLYPH_PRICE * w.GLYPH) * days
    late = min(days / 3.0, 1.0)
    return worth + late * (
        w.BARREL * s[BARRELS + seat] + w.SPELL * s[SPELLS + seat] + w.SHIELD * s[SHIELDS + seat]
    )


def today(s: BellumMagica, seat: int, means: list[float], days: float) -> float:
    """Worth of what the active row will still bring today."""
    worth = 0.0
    for frame in s.agenda:
        if isinstance(frame, Gather):
            row = s.left(seat, s[DIE] - 1)
            worth += ((row & ONES) * w.FOOD + (row >> FIELD & ONES) * w.GLYPH) * days
        elif isinstance(frame, CallBackScouts):
            worth += scouting_value(s, seat, s.left(seat, s[DIE] - 1), s[DIE] - 1, means)
        elif isinstance(frame, Attacks):
            if (seat - s[CAPTAIN]) % s.players >= frame.turn:
                worth += best_raid(s, seat, means, days)
        elif isinstance(frame, Attack) and frame.seat == seat:
            worth += best_raid(s, seat, means, days)
    return worth


def best_raid(s: BellumMagica, seat: int, means: list[float], days: float) -> float:
    """The best that the active row could attack now."""
    row = s.right(seat, s[DIE] - 1)
    best = 0.0
    for target in targets(s, seat, row):
        if s.box.kinds[target] == CASTLE:
            worth = means[1] * thieves(row)
        else:
            food, glyphs, barrels, wood, metal, gold = s.box.spoils[target]
            worth = wood * means[0] + metal * means[1] + gold * means[2]
            worth += (food * w.FOOD + glyphs * w.GLYPH) * days
            if s[BARRELS + seat] < 2:
                worth += barrels * w.BARREL
        best = max(best, worth)
    return best


def days_to_come(s: BellumMagica, seat: int, means: list[float], days: float) -> float:
    """Worth of the rows on the days to come; a creature without a place gets the better."""
    card = -1
    frame = s.agenda[-1]
    if s.count(ARRIVING + seat):
        card = s.card(ARRIVING + seat, 0)
    elif isinstance(frame, Pay) and frame.seat == seat:
        card = frame.card
    left = right = more_left = more_right = 0.0
    for face in range(6):
        row = s.left(seat, face)
        left += at_home(s, seat, row, face, means, days)
        raid = s.right(seat, face)
        right += abroad(raid)
        if card >= 0:
            row += s.box.left[6 * card + face]
            raid += s.box.right[6 * card + face]
            more_left += at_home(s, seat, row, face, means, days)
            more_right += abroad(raid)
    if card >= 0:
        return max(more_left + right, left + more_right) * days / 6.0
    return (left + right) * days / 6.0


def at_home(
    s: BellumMagica, seat: int, row: int, face: int, means: list[float], days: float
) -> float:
    """The left half of a row: resources, of use for half of the days, and scouts."""
    worth = ((row & ONES) * w.FOOD + (row >> FIELD & ONES) * w.GLYPH) * days / 2.0
    return worth + scouting_value(s, seat, row, face, means)


def scouting_value(s: BellumMagica, seat: int, row: int, face: int, means: list[float]) -> float:
    maps = row >> 2 * FIELD
    if not maps:
        return 0.0
    best = 0
    for other in range(s.players):
        if other != seat:
            best = max(best, s.left(other, face) >> 2 * FIELD)
    if maps > best:
        return means[1] + w.CHASE * (maps - best - 1)
    return means[0] if maps == best else w.CHASE * maps


def abroad(row: int) -> float:
    """The right half of a row: what so many swords usually take."""
    magic = row >> FIELD & ONES
    swords = min((row & ONES) + magic, len(w.RAID) - 1)
    worth = w.RAID[swords] + w.MAGIC * min(magic, 2)
    if swords >= 2:
        worth += w.THIEF * thieves(row)
    return worth
