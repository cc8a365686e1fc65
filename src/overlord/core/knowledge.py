"""Memory of a table: where each observer knows each card to be, from the verbs alone.

For every observer and card: the set of zones it may be in (as bits), and whether its exact
place there is known. A hidden move from X to Y widens every card that may be in X by Y; seeing
narrows; an emptied zone is struck out; shuffling forgets places. The truth is never excluded.

Each card is judged by itself: that two of these five went into that pile is not kept.
"""

from typing import TYPE_CHECKING

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
        for card in s.cards(zone):
            self.where[o][card] = 1 << zone
            self.placed[o][card] = placed

    def moved(self, s: "State", card: int, source: int, target: int, secretly: bool) -> None:
        """A card went from source to target; secretly: nobody saw which place it left."""
        alone = s.count(source) == 0
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
        for card in s.setup.cards_allowed[zone]:
            if where[card] == 1 << zone:
                placed[card] = False

    def _widen(self, s: "State", o: int, source: int, target: int) -> None:
        where = self.where[o]
        placed = self.placed[o]
        kinds = s.setup.box.kinds
        places = s.setup.places
        for card in s.setup.cards_allowed[source]:
            if where[card] >> source & 1 and not placed[card] and places[kinds[card]] >> target & 1:
                where[card] |= 1 << target

    def _strike_out(self, s: "State", o: int, zone: int) -> None:
        where = self.where[o]
        for card in s.setup.cards_allowed[zone]:
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
        """Note that the contents of each of the zones are now in the next of them."""
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
