"""Deal of a table: who has a part in its luck, and how far they have come (docs/fairness.md).

The server has promised a secret. Who wants a part commits to a salt; the start fixes whose salts
count; then these are told, and the game begins. One that is not told in time voids the start.
"""

from copy import copy
from typing import TYPE_CHECKING, assert_never

from overlord.core.fairness import bound_seed_of, commitment_of, promise_of, seed_of
from overlord.core.record import Deal as DealTold
from overlord.core.record import Luck, Part, Void
from overlord.server.refusal import Refusal
from overlord.server.table import events
from overlord.server.table.events import Dealing, Place

if TYPE_CHECKING:
    from overlord.server.table.table import Table

REVEAL = 20.0  # seconds for all salts to be told


class Deal:
    def __init__(self, created: events.Created) -> None:
        self.secret = created.secret
        self.commitment = commitment_of(created.secret)
        self.luck: Luck = "answers" if created.deal > 1 else "stream"
        self.binds = created.deal > 1 and not created.lesson and created.played_on is None
        self.round = 1  # which start this is
        self.promises: dict[int, str] = {}  # seat: hash of a salt
        self.fixed: list[int] | None = None  # the seats that have a part, once that is settled
        self.salts: dict[int, str] = {}  # told since then
        self.voids: list[Void] = []
        self.waived: dict[str, set[int]] = {}  # holder: whom they would not wait for
        self.asker = ""  # who asked for the start
        self.until = 0.0  # when the salts have to be told

    def copy(self) -> "Deal":
        twin = copy(self)
        twin.promises = dict(self.promises)
        twin.salts = dict(self.salts)
        twin.voids = self.voids[:]
        twin.waived = dict(self.waived)
        return twin

    @property
    def missing(self) -> list[int]:
        """Seats that have still to tell a salt."""
        return [seat for seat in self.fixed or [] if seat not in self.salts]

    @property
    def settled(self) -> bool:
        """Whether all salts that count are told."""
        return self.fixed is not None and not self.missing

    def parts(self) -> list[Part]:
        """Promises, and the salts told, by seat."""
        seats = sorted(self.promises) if self.fixed is None else self.fixed
        return [Part(seat, self.promises[seat], self.salts.get(seat, "")) for seat in seats]

    def seed(self, places: list[Place]) -> int:
        """The seed as far as it is settled; only after the start does it decide anything."""
        if self.luck == "stream":
            return seed_of(self.secret, [place.salt for place in places])
        told = [(seat, self.salts[seat]) for seat in self.fixed or [] if seat in self.salts]
        return bound_seed_of(self.secret, self.round, told)

    def told(self) -> DealTold:
        """For the record of a finished game."""
        return DealTold(self.round, self.parts(), self.voids)

    def left(self, seat: int) -> None:
        """Somebody got up before the game began; a start that had begun cannot go on."""
        if self.fixed is not None:
            self.void([seat])
        self.promises.pop(seat, None)

    def void(self, missing: list[int]) -> None:
        """Salts that were told are of no more use: the next start takes new ones."""
        self.voids.append(Void(self.round, missing))
        self.round += 1
        self.promises = {}
        self.fixed = None
        self.salts = {}
        self.waived = {}


def check_dealing(table: "Table", event: Dealing, now: float) -> None:
    """Raises Refusal for what is not allowed now."""
    deal = table.deal
    match event:
        case events.Committed():
            table.place_in_lobby(event.seat)
            table.check_own(event)
            if not deal.binds:
                raise Refusal("no-part")
        case events.Waived():
            table.place_in_lobby(0)
            table.check_seated(event.by)
        case events.Revealed():
            table.check_own(event)
            if table.match is not None or event.seat not in deal.missing:
                raise Refusal("no-reveal")
            promise = promise_of(deal.commitment, deal.round, event.seat, event.salt)
            if promise != deal.promises[event.seat]:
                raise Refusal("wrong-salt")
        case events.Fixed():
            raise Refusal("stale")  # only a start becomes one
        case events.Voided():
            if not deal.missing or now < deal.until:
                raise Refusal("stale")
        case _:
            assert_never(event)


def apply_dealing(table: "Table", event: Dealing, now: float) -> None:
    """Do what was found allowed."""
    deal = table.deal
    match event:
        case events.Committed():
            deal.promises[event.seat] = event.hash
        case events.Waived():
            deal.waived[event.by] = set(event.seats)
        case events.Fixed():
            deal.fixed = event.seats
            deal.asker = event.by
            deal.until = now + REVEAL
        case events.Revealed():
            deal.salts[event.seat] = event.salt
        case events.Voided():
            deal.void(deal.missing)
        case _:
            assert_never(event)
