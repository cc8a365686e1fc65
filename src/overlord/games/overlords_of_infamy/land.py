"""The land: placing and removing tiles, and what is linked to which Lair."""

from mypy_extensions import i64

from overlord.core.events import HIDDEN
from overlord.games.overlords_of_infamy.box import OF_SPOT
from overlord.games.overlords_of_infamy.marks import NOTHING, RELIC_AT, VILLAGE
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import (
    ABILITY_OF,
    AFFINITY_OF,
    CHOSEN,
    HERO,
    LACKEY_ON,
    LAND,
    LINKED,
    OVERLORD_OF,
    REACH,
    SHORE,
    SHOWS,
    SYMBOL_ON,
    TILE_ON,
    TILE_STACK,
    WALLS_ON,
)


def lay(s: Infamy, chair: int, space: int, turned: int) -> None:
    """OOI-48: the chosen tile goes onto an empty Map Space, its Walls turned that far."""
    card = s.card(CHOSEN + chair, 0)
    s.cite("OOI-48")
    s.move(card, CHOSEN + chair, LAND + chair)
    tile = s.box.tile(card)
    s[TILE_ON + space] = card
    s[WALLS_ON + space] = rotate(tile.walls, turned)
    s[SYMBOL_ON + 2 * space] = tile.symbols[0]
    s[SYMBOL_ON + 2 * space + 1] = tile.symbols[1]
    if s.watched:
        s.announce("lays", OF_SPOT + 2 * space, chair, space)
    if beside_linked(s, space):
        link(s, chair, space)
    look_over(s, chair)


def rotate(walls: int, turned: int) -> int:
    """Edges as bits, turned clockwise."""
    wide = walls << turned
    return (wide | wide >> 6) & 63


def lift(s: Infamy, space: int, why: int) -> None:
    """A tile goes under the stack, and Lackeys on it to their Pools (OOI-D35)."""
    for spot in (2 * space, 2 * space + 1):
        if s[LACKEY_ON + spot]:
            s.discard(s[LACKEY_ON + spot] - 1, spot, why)
        s[SYMBOL_ON + spot] = NOTHING
    chair = s.board.part[space]
    card = s[TILE_ON + space]
    s[TILE_ON + space] = 0
    s[WALLS_ON + space] = 0
    if s.watched:
        s.announce("lifts", OF_SPOT + 2 * space, chair, space)
    s.tuck(card, LAND + chair, TILE_STACK)
    relink(s, chair)


def relink(s: Infamy, chair: int) -> None:
    """OOI-38, OOI-54: which tiles hang together with the Lair, found anew."""
    board = s.board
    s[REACH + chair] = 0
    land = board.zones[chair].land
    for space in land:
        s[LINKED + space] = 0
        for far in board.outward[space]:
            s[SHORE + far] &= ~(1 << chair)
    for space in land:
        if s[TILE_ON + space] and board.at_lair[space] and not s[LINKED + space]:
            link(s, chair, space)
    look_over(s, chair)


def beside_linked(s: Infamy, space: int) -> bool:
    """Whether a Map Space touches the Lair, or a tile that hangs together with it."""
    if s.board.at_lair[space]:
        return True
    for other in s.board.beside[space]:
        if s[LINKED + other]:
            return True
    return False


def link(s: Infamy, chair: int, space: int) -> None:
    """A tile now hangs together with the Lair, and so do those behind it (OOI-38, OOI-54).

    What they touch is within reach (OOI-D33). OOI-51, OOI-52: who touches any space of the Kingdom
    has all of it open, to Espionage as well.
    """
    v = s.v
    board = s.board
    tiles: i64 = TILE_ON
    linked: i64 = LINKED
    bit = 1 << chair
    v[linked + space] = 1
    ahead = [space]
    for here in ahead:
        beside = board.around[here]
        i: i64 = 0
        end: i64 = len(beside)
        while i < end:
            other = beside[i]
            if v[tiles + other] and not v[linked + other]:
                v[linked + other] = 1
                ahead.append(other)
            i += 1
        for far in board.outward[here]:
            s[REACH + chair] |= 1 << int(board.part[far])
            s[SHORE + far] |= bit


def look_over(s: Infamy, chair: int) -> None:
    """List the spots of a zone that show something."""
    v = s.v
    symbols: i64 = SYMBOL_ON
    spots = s.board.spots_in[chair]
    start = s.offsets[SHOWS + chair]
    size: i64 = 0
    i: i64 = 0
    end: i64 = len(spots)
    while i < end:
        if v[symbols + spots[i]] != NOTHING:
            v[start + size] = spots[i]
            size += 1
        i += 1
    v[SHOWS + chair] = size


def rebuild(s: Infamy) -> None:
    """Everything that follows from where the tiles and events lie."""
    board = s.board
    for relic in range(6):
        s[SYMBOL_ON + 2 * board.relics[relic]] = RELIC_AT + relic
    for arm in board.arms:
        for space in arm:
            s[SYMBOL_ON + 2 * space] = board.shown[space]
    for chair in s.chairs:
        settle_in(s, chair)
        for space in board.zones[chair].land:
            if s[TILE_ON + space]:
                tile = s.box.tile(s[TILE_ON + space])
                s[SYMBOL_ON + 2 * space] = tile.symbols[0]
                s[SYMBOL_ON + 2 * space + 1] = tile.symbols[1]
        relink(s, chair)
    s.weigh()


def settle_in(s: Infamy, chair: int) -> None:
    """OOI-4, OOI-13: the Lair shows a Village and the resource of its Overlord."""
    zone = s.board.zones[chair]
    for space in zone.lair:
        s[LINKED + space] = 1
    s[SYMBOL_ON + 2 * zone.village] = VILLAGE
    if s.count(OVERLORD_OF + chair):
        overlord = s.box.overlord(s.card(OVERLORD_OF + chair, 0))
        s[SYMBOL_ON + 2 * zone.resource] = overlord.lair
        s[ABILITY_OF + chair] = overlord.ability
        s[AFFINITY_OF + chair] = overlord.affinity
    look_over(s, chair)


def open_spaces(s: Infamy, chair: int) -> list[int]:
    """OOI-48, OOI-49, OOI-53, OOI-110: where a tile of this Overlord may go.

    Next to the Lair or to one of the own tiles, also to one that is cut off.
    """
    return [space for space in s.board.zones[chair].land if takes_tile(s, space)]


def has_open_space(s: Infamy, chair: int) -> bool:
    """Whether there is such a space at all."""
    land = s.board.lands[chair]
    end: i64 = len(land)
    if s.v[LAND + chair] == end:
        return False
    i: i64 = 0
    while i < end:
        if takes_tile(s, land[i]):
            return True
        i += 1
    return False


def takes_tile(s: Infamy, space: i64) -> bool:
    """Whether a Map Space is empty and next to its Lair or to a tile of its zone."""
    v = s.v
    tiles: i64 = TILE_ON
    if v[tiles + space] or v[HERO] == space:
        return False
    if s.board.at_lair[space]:
        return True
    beside = s.board.around[space]
    i: i64 = 0
    end: i64 = len(beside)
    while i < end:
        if v[tiles + beside[i]]:
            return True
        i += 1
    return False


def tell(s: Infamy, topic: str, *numbers: int) -> None:
    """Say in the open what has happened, if somebody listens."""
    if s.watched:
        s.announce(topic, HIDDEN, *numbers)


def tell_at(s: Infamy, topic: str, spot: int, *numbers: int) -> None:
    """The same of a place, which is named like the answer that points at it."""
    if s.watched:
        s.announce(topic, OF_SPOT + spot, *numbers)
