"""Worlds that a seat cannot tell from the true one: what `State.determinize` and players think in.

Of all worlds that look the same to a seat, one is canonical: the cards that it cannot place lie
there in an order that follows from its knowledge alone. Other worlds are dealt anew from that one.
"""

from typing import TYPE_CHECKING

from overlord.core.events import observer
from overlord.core.knowledge import Knowledge
from overlord.core.layout import ASIDE
from overlord.core.rng import Rng, seeded_rng

if TYPE_CHECKING:
    from overlord.core.state import State


def canonical_world(s: "State", seat: int) -> "State":
    """A table that agrees with what the seat knows: one for all worlds it cannot tell apart.

    Swaps alone would start from the true deal, and what they refuse would stay as it truly is.
    """
    world = s.clone()
    for hidden in hidden_by_back(world, seat, s.memory):
        hidden.cards.sort()
        if not hidden.free:
            hidden.cards = fitting_order(hidden.cards, hidden.zones, hidden.where)
        hidden.deal(world)
    return world


def hidden_cards(world: "State", seat: int, memory: Knowledge | None) -> list["Hidden"]:
    """Cards that a seat cannot place in a canonical world, by their backs.

    Without a memory it knows what it sees now.
    """
    found = hidden_by_back(world, seat, memory)
    for hidden in found:
        hidden.leave_aside()
    return [hidden for hidden in found if hidden.cards]


def hidden_by_back(s: "State", seat: int, memory: Knowledge | None) -> list["Hidden"]:
    """Cards that a seat cannot place, by their backs: each hidden zone is looked at once."""
    o = observer(seat, s.players)
    kinds = s.setup.box.kinds
    backs = s.setup.box.backs
    placed: list[bool] = [] if memory is None else memory.placed[o]
    found = [Hidden(s, o, memory, back) for back in range(len(s.setup.zones_of_back))]
    for zone in s.setup.zones:
        if not s.sight(zone) >> o & 1:
            content = s.cards(zone)
            for i in range(len(content)):
                card = content[i]
                if not (placed and placed[card]):
                    found[backs[kinds[card]]].add(card, zone, i)
    return found


def redeal(world: "State", unplaced: list["Hidden"], seed: int) -> "State":
    """A copy with luck of its own, after dealing here what a seat cannot place.

    Makes random swaps that both cards allow: Fisher and Yates when nothing is known, and a second
    pass which mixes what the first refused.
    """
    rng = seeded_rng(seed)
    for hidden in unplaced:
        if hidden.free:
            rng.shuffle(hidden.cards)
        else:
            _swap(hidden.cards, hidden.zones, hidden.where, rng)
        hidden.deal(world)
    copy = world.clone()
    copy.rng = seeded_rng(rng.seed())
    return copy


class Hidden:
    """The cards with one back that a seat cannot place, and where they lie."""

    def __init__(self, s: "State", o: int, memory: Knowledge | None, back: int) -> None:
        kinds = s.setup.box.kinds
        self.cards: list[int] = []
        self.zones: list[int] = []
        self.places: list[int] = []
        self.free = memory is None and not s.setup.mixed[back]  # any card may lie anywhere
        self.where: list[int] = []  # by card: the zones it may be in, as bits
        if memory is not None:
            self.where = memory.where[o]
        elif not self.free:
            self.where = [s.setup.places[kind] for kind in kinds]

    def add(self, card: int, zone: int, place: int) -> None:
        self.cards.append(card)
        self.zones.append(zone)
        self.places.append(place)

    def leave_aside(self) -> None:
        """Forget cards that are known to be in the box: in a canonical world they are in order."""
        if self.free:
            return
        known = [
            self.zones[i] == ASIDE and self.where[self.cards[i]] == 1 << ASIDE
            for i in range(len(self.cards))
        ]
        self.cards = [card for i, card in enumerate(self.cards) if not known[i]]
        self.places = [place for i, place in enumerate(self.places) if not known[i]]
        self.zones = [zone for i, zone in enumerate(self.zones) if not known[i]]

    def deal(self, s: "State") -> None:
        """Put each card to where it belongs now."""
        for i in range(len(self.cards)):
            s.note(self.zones[i], self.places[i], self.cards[i])


def _swap(cards: list[int], zones: list[int], where: list[int], rng: Rng) -> None:
    size = len(cards)
    refused = True
    for again in (False, True):
        if not refused:
            return
        refused = False
        for i in range(size):
            j = rng.below(size if again else i + 1)
            one = cards[i]
            other = cards[j]
            here = zones[i]
            there = zones[j]
            if here == there or (where[one] >> there & 1 and where[other] >> here & 1):
                cards[i] = other
                cards[j] = one
            else:
                refused = True


def fitting_order(cards: list[int], zones: list[int], where: list[int]) -> list[int]:
    """The cards in an order in which each may lie in its zone: one by one, making room.

    The cards are sorted, so where one zone holds them all and they may lie there, nothing changes.
    """
    if all_fit(cards, zones, where):
        return cards
    fit = Fit(zones, where)
    for card in cards:
        fit.tried = 0
        if not fit.place(card):
            raise ValueError("what a seat knows does not allow for any deal")
    for zone in fit.held:
        fit.held[zone].sort(reverse=True)
    return [fit.held[zone].pop() for zone in zones]


def all_fit(cards: list[int], zones: list[int], where: list[int]) -> bool:
    """Whether all cards lie in one zone, and may."""
    if not cards:
        return True
    zone = zones[0]
    for i in range(len(cards)):
        if zones[i] != zone or not where[cards[i]] >> zone & 1:
            return False
    return True


class Fit:
    """Cards in zones with as much room as the table shows (augmenting paths, as in Kuhn 1955)."""

    def __init__(self, zones: list[int], where: list[int]) -> None:
        self.where = where
        self.tried = 0  # zones in which room was sought for the present card, as bits
        self.room: dict[int, int] = {}
        self.held: dict[int, list[int]] = {}
        for zone in zones:
            self.room[zone] = self.room.get(zone, 0) + 1
            self.held[zone] = []

    def place(self, card: int) -> bool:
        """Find room for a card, if need be by moving another one out of a zone not yet tried."""
        where = self.where[card]
        for zone in self.room:
            if where >> zone & 1 and self.room[zone]:
                self.room[zone] -= 1
                self.held[zone].append(card)
                return True
        for zone in self.room:
            if where >> zone & 1 and not self.tried >> zone & 1:
                self.tried |= 1 << zone
                held = self.held[zone]
                for i in range(len(held)):
                    if self.place(held[i]):
                        held[i] = card
                        return True
        return False
