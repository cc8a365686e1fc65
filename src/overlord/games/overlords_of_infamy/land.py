"""The land: placing and removing tiles, and what is linked to which Lair."""

from overlord.core.events import HIDDEN
from overlord.games.overlords_of_infamy.box import OF_SPOT
from overlord.games.overlords_of_infamy.marks import NOTHING, RELIC_AT, VILLAGE
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import CHOSEN, LAND, OVERLORD_OF, TILE_STACK


def lay(s: Infamy, chair: int, space: int, turned: int) -> None:
    """OOI-48: the chosen tile goes onto an empty Map Space, its Walls turned that far."""
    card = s.zones[CHOSEN + chair][0]
    s.cite("OOI-48")
    s.move(card, CHOSEN + chair, LAND + chair)
    tile = s.box.tile(card)
    s.tile[space] = card
    s.walls[space] = rotated(tile.walls, turned)
    s.symbol[2 * space] = tile.symbols[0]
    s.symbol[2 * space + 1] = tile.symbols[1]
    if s.watched:
        s.announce("lays", OF_SPOT + 2 * space, chair, space)
    if beside_linked(s, space):
        link(s, chair, space)
    look_over(s, chair)


def rotated(walls: int, turned: int) -> int:
    """Edges as bits, turned clockwise."""
    wide = walls << turned
    return (wide | wide >> 6) & 63


def lift(s: Infamy, space: int, why: int) -> None:
    """A tile goes under the stack, and Lackeys on it to their Pools (OOI-D35)."""
    for spot in (2 * space, 2 * space + 1):
        if s.who[spot]:
            s.discard(s.who[spot] - 1, spot, why)
        s.symbol[spot] = NOTHING
    chair = s.board.part[space]
    card = s.tile[space]
    s.tile[space] = 0
    s.walls[space] = 0
    if s.watched:
        s.announce("lifts", OF_SPOT + 2 * space, chair, space)
    s.tuck(card, LAND + chair, TILE_STACK)
    relink(s, chair)


def relink(s: Infamy, chair: int) -> None:
    """OOI-38, OOI-54: which tiles hang together with the Lair, found anew."""
    board = s.board
    for arm in board.borders[chair]:
        for space in board.arms[arm]:
            s.shore[space] &= ~(1 << chair)
    s.reach[chair] = 0
    land = board.zones[chair].land
    for space in land:
        s.linked[space] = 0
    for space in land:
        if s.tile[space] and board.at_lair[space] and not s.linked[space]:
            link(s, chair, space)
    look_over(s, chair)


def beside_linked(s: Infamy, space: int) -> bool:
    """Whether a Map Space touches the Lair, or a tile that hangs together with it."""
    if s.board.at_lair[space]:
        return True
    for other in s.board.beside[space]:
        if s.linked[other]:
            return True
    return False


def link(s: Infamy, chair: int, space: int) -> None:
    """A tile now hangs together with the Lair, and so do those behind it (OOI-38, OOI-54).

    What they touch is within reach (OOI-D33). OOI-51, OOI-52: who touches any space of the Kingdom
    has all of it open, to Espionage as well.
    """
    board = s.board
    linked = s.linked
    reach = s.reach[chair]
    linked[space] = 1
    ahead = [space]
    for here in ahead:
        for other in board.beside[here]:
            if s.tile[other] and not linked[other]:
                linked[other] = 1
                ahead.append(other)
        for far in board.outward[here]:
            reach |= 1 << board.part[far]
            s.shore[far] |= 1 << chair
    s.reach[chair] = reach


def look_over(s: Infamy, chair: int) -> None:
    """List the spots of a zone that show something."""
    s.shows[chair] = [spot for spot in s.board.spots[chair] if s.symbol[spot] != NOTHING]


def rebuild(s: Infamy) -> None:
    """Everything that follows from where the tiles and events lie."""
    board = s.board
    for relic in range(6):
        s.symbol[2 * board.relics[relic]] = RELIC_AT + relic
    for arm in board.arms:
        for space in arm:
            s.symbol[2 * space] = board.shown[space]
    for chair in s.chairs:
        settle_in(s, chair)
        for space in board.zones[chair].land:
            if s.tile[space]:
                tile = s.box.tile(s.tile[space])
                s.symbol[2 * space] = tile.symbols[0]
                s.symbol[2 * space + 1] = tile.symbols[1]
        relink(s, chair)
    s.weigh()


def settle_in(s: Infamy, chair: int) -> None:
    """OOI-4, OOI-13: the Lair shows a Village and the resource of its Overlord."""
    zone = s.board.zones[chair]
    for space in zone.lair:
        s.linked[space] = 1
    s.symbol[2 * zone.village] = VILLAGE
    if s.zones[OVERLORD_OF + chair]:
        overlord = s.box.overlord(s.zones[OVERLORD_OF + chair][0])
        s.symbol[2 * zone.resource] = overlord.lair
        s.abilities = s.abilities[:]
        s.abilities[chair] = overlord.ability
        s.affinities = s.affinities[:]
        s.affinities[chair] = overlord.affinity
    look_over(s, chair)


def open_spaces(s: Infamy, chair: int) -> list[int]:
    """OOI-48, OOI-49, OOI-53, OOI-110: where a tile of this Overlord may go.

    Next to the Lair or to one of the own tiles, also to one that is cut off.
    """
    return [space for space in s.board.zones[chair].land if takes_tile(s, space)]


def room(s: Infamy, chair: int) -> bool:
    """Whether there is such a space at all."""
    land = s.board.zones[chair].land
    if len(s.zones[LAND + chair]) == len(land):
        return False
    for space in land:
        if takes_tile(s, space):
            return True
    return False


def takes_tile(s: Infamy, space: int) -> bool:
    """Whether a Map Space is empty and next to its Lair or to a tile of its zone."""
    if s.tile[space] or s.hero == space:
        return False
    if s.board.at_lair[space]:
        return True
    for other in s.board.beside[space]:
        if s.tile[other]:
            return True
    return False


def told(s: Infamy, topic: str, *numbers: int) -> None:
    """Say in the open what has happened, if somebody listens."""
    if s.watched:
        s.announce(topic, HIDDEN, *numbers)


def told_at(s: Infamy, topic: str, spot: int, *numbers: int) -> None:
    """The same of a place, which is named like the answer that points at it."""
    if s.watched:
        s.announce(topic, OF_SPOT + spot, *numbers)
