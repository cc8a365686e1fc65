"""What each observer can know of where each card is, from the verbs alone.

For every observer and card: the set of zones it may be in (as bits), and whether its exact
place there is known. A hidden move from X to Y widens every card that may be in X by Y; seeing
narrows; an emptied zone is struck out; shuffling forgets places. The truth is never excluded.

Each card is judged by itself: that two of these five went into that pile is not kept.
"""

from typing import TYPE_CHECKING

from overlord.core.events import observer
from overlord.core.layout import ASIDE
from overlord.core.rng import Rng

if TYPE_CHECKING:
    from overlord.core.state import State


class Knowledge:
    """The memory of a table: one row per seat, and the last for those who only watch."""

    def __init__(self, where: list[list[int]], placed: list[list[bool]]) -> None:
        self.where = where
        self.placed = placed

    def clone(self) -> "Knowledge":
        return Knowledge([row[:] for row in self.where], [row[:] for row in self.placed])

    def started(self, s: "State", zone: int) -> None:
        """A zone was filled before the game began: all know what is in it."""
        for o in range(len(self.where)):
            self._pin(s, o, zone, bool(s.sight(zone) >> o & 1))

    def _pin(self, s: "State", o: int, zone: int, placed: bool) -> None:
        for card in s.zones[zone]:
            self.where[o][card] = 1 << zone
            self.placed[o][card] = placed

    def moved(self, s: "State", card: int, source: int, target: int, secretly: bool) -> None:
        """A card went from source to target; secretly: nobody saw which place it left."""
        alone = not s.zones[source]
        for o in range(len(self.where)):
            where = self.where[o]
            placed = self.placed[o]
            sees_source = bool(s.sight(source) >> o & 1)
            sees_target = bool(s.sight(target) >> o & 1)
            knew = where[card] == 1 << source and (alone or (placed[card] and not secretly))
            if secretly and not sees_source:
                self._lose_places(s, o, source)
            if sees_source or sees_target or knew:
                where[card] = 1 << target
                placed[card] = True
            else:
                self._widen(s, o, source, target)
                placed[card] = False
            if alone:
                self._strike_out(s, o, source)

    def _lose_places(self, s: "State", o: int, zone: int) -> None:
        where = self.where[o]
        placed = self.placed[o]
        for card in s.setup.welcome[zone]:
            if where[card] == 1 << zone:
                placed[card] = False

    def _widen(self, s: "State", o: int, source: int, target: int) -> None:
        where = self.where[o]
        placed = self.placed[o]
        kinds = s.setup.box.kinds
        places = s.setup.places
        for card in s.setup.welcome[source]:
            if where[card] >> source & 1 and not placed[card] and places[kinds[card]] >> target & 1:
                where[card] |= 1 << target

    def _strike_out(self, s: "State", o: int, zone: int) -> None:
        where = self.where[o]
        for card in s.setup.welcome[zone]:
            if where[card] >> zone & 1:
                where[card] ^= 1 << zone

    def shuffled(self, s: "State", zone: int) -> None:
        for o in range(len(self.where)):
            if not s.sight(zone) >> o & 1:
                self._lose_places(s, o, zone)

    def revealed(self, s: "State", zone: int) -> None:
        for o in range(len(self.where)):
            if s.sight(zone) >> o & 1:
                self._look(s, o, zone)

    def _look(self, s: "State", o: int, zone: int) -> None:
        """Somebody looks into a zone: these cards are there, and no others."""
        self._strike_out(s, o, zone)
        self._pin(s, o, zone, True)

    def passed(self, s: "State", zones: list[int]) -> None:
        """What was in each of the zones is now in the next of them."""
        for o in range(len(self.where)):
            where = self.where[o]
            for card in range(len(where)):
                before = where[card]
                after = before
                for i in range(len(zones)):
                    if before >> zones[i - 1] & 1:
                        after |= 1 << zones[i]
                    else:
                        after &= ~(1 << zones[i])
                where[card] = after
            for zone in zones:
                if s.sight(zone) >> o & 1:
                    self._look(s, o, zone)

    def as_json(self) -> dict[str, object]:
        return {
            "where": [row[:] for row in self.where],
            "placed": [[int(known) for known in row] for row in self.placed],
        }


def nothing_known(observers: int, numbers: int) -> Knowledge:
    return Knowledge(
        [[0] * numbers for _ in range(observers)], [[False] * numbers for _ in range(observers)]
    )


def unplaced(s: "State", seat: int, memory: Knowledge | None) -> list["Hidden"]:
    """What can be dealt anew on a level table. Without a memory a seat knows what it sees now."""
    found: list[Hidden] = []
    for back in range(len(s.setup.zones_of_back)):
        hidden = Hidden(s, seat, memory, back)
        hidden.leave_aside()
        if hidden.cards:
            found.append(hidden)
    return found


def imagine(s: "State", unplaced: list["Hidden"], rng: Rng) -> None:
    """Deal anew, within what a seat knows, all cards that it cannot place.

    Makes random swaps that both cards allow: Fisher and Yates when nothing is known, and a second
    pass which mixes what the first refused.
    """
    for hidden in unplaced:
        if hidden.free:
            rng.shuffle(hidden.cards)
        else:
            _swap(hidden.cards, hidden.zones, hidden.where, rng)
        hidden.deal(s)


def level(s: "State", seat: int, memory: Knowledge | None) -> None:
    """Deal all cards that the seat cannot place in a way that depends on its knowledge only.

    Swaps alone would start from the true deal, and what they refuse would stay as it truly is.
    """
    for back in range(len(s.setup.zones_of_back)):
        hidden = Hidden(s, seat, memory, back)
        hidden.cards.sort()
        if not hidden.free:
            hidden.cards = fitted(hidden.cards, hidden.zones, hidden.where)
        hidden.deal(s)


class Hidden:
    """The cards with one back that a seat cannot place, and where they lie."""

    def __init__(self, s: "State", seat: int, memory: Knowledge | None, back: int) -> None:
        o = observer(seat, s.players)
        kinds = s.setup.box.kinds
        backs = s.setup.box.backs
        placed: list[bool] = [] if memory is None else memory.placed[o]
        self.cards: list[int] = []
        self.zones: list[int] = []
        self.places: list[int] = []
        self.free = memory is None and not s.setup.mixed[back]  # any card may lie anywhere
        self.where: list[int] = []  # by card: the zones it may be in, as bits
        for zone in s.setup.zones_of_back[back]:
            if s.sight(zone) >> o & 1:
                continue
            content = s.zones[zone]
            for i, card in enumerate(content):
                if backs[kinds[card]] == back and not (placed and placed[card]):
                    self.cards.append(card)
                    self.zones.append(zone)
                    self.places.append(i)
        if memory is not None:
            self.where = memory.where[o]
        elif not self.free:
            self.where = [s.setup.places[kind] for kind in kinds]

    def leave_aside(self) -> None:
        """Forget cards that are known to be in the box: on a level table they are in order."""
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
        """Into lists of the table's own: those that it has may be a clone's too."""
        last = -1
        for i in range(len(self.cards)):
            zone = self.zones[i]
            if zone != last:
                s.zones[zone] = s.zones[zone][:]
                last = zone
            s.zones[zone][self.places[i]] = self.cards[i]


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


def fitted(cards: list[int], zones: list[int], where: list[int]) -> list[int]:
    """The cards in an order in which each may lie in its zone: one by one, making room."""
    fit = Fit(zones, where)
    for card in cards:
        fit.tried = 0
        if not fit.place(card):
            raise ValueError("what a seat knows does not allow for any deal")
    for zone in fit.held:
        fit.held[zone].sort(reverse=True)
    return [fit.held[zone].pop() for zone in zones]


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
