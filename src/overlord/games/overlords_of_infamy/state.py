"""A table of Overlords of Infamy: who stands where, who owns what, and how tense the world is."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from overlord.core.events import HIDDEN
from overlord.core.frames import Frame
from overlord.core.outcome import Outcome
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.core.vectors import vec
from overlord.games.overlords_of_infamy.board import CONTESTED, KINGDOM, SPACES
from overlord.games.overlords_of_infamy.box import OF_SPOT
from overlord.games.overlords_of_infamy.cards.vocabulary import ARMOR_PLATING, M_SIZE, NEXT_EVENT
from overlord.games.overlords_of_infamy.end_of_game import outcome, returns
from overlord.games.overlords_of_infamy.marks import AT_HOME, BY_HERO, HOLDERS, SUPPLY
from overlord.games.overlords_of_infamy.terms import InfamySetup
from overlord.games.overlords_of_infamy.zones import (
    ABILITY_OF,
    ACTIVE_CHAIR,
    AFFINITY_OF,
    BARRACKS,
    COMPLETED,
    EVENTS,
    FELL,
    GOODS,
    INFAMY,
    LACKEY_ON,
    LEFT,
    MISERY,
    MODS,
    PLATED,
    POOL,
    REACH,
    RELIC_OF,
    RESTING,
    SENT_OUT,
    STIRRED,
    TENSION,
    USED,
    VOICE,
    WEIGHED,
)

OTHERS: Final = [  # by number of Overlords and chair
    [[(chair + i) % size for i in range(1, size)] for chair in range(size)] for size in range(5)
]


class Infamy(State):
    """State of a game: what `zones` declares, the box, the board and the terms of the table."""

    def __init__(self, setup: Setup, v: vec[i64], agenda: vec[Frame[Any]], rng: Rng) -> None:
        super().__init__(setup, v, agenda, rng)
        assert isinstance(setup, InfamySetup)
        self.box = setup.cards
        self.board = setup.board
        self.terms = setup.terms

    def clone(self) -> Infamy:
        return Infamy(self.setup, self.v[:], self.agenda[:], self.rng.clone())

    def facts(self, seat: int) -> dict[str, object]:
        """All of it is public; with it what a person would have to count."""
        facts = self.fields()
        facts["board"] = self.board.id
        facts["points"] = [self.points(chair) for chair in self.chairs]
        facts["events-needed"] = self.terms.events
        return facts

    def outcome(self) -> Outcome:
        return outcome(self)

    def returns(self) -> list[float]:
        return returns(self)

    def tokens(self) -> dict[str, int]:
        """Ten of each resource, six Lackeys of each colour, one of each Relic."""
        holders = range(HOLDERS)
        tokens = {
            f"resource-{kind}": sum(self[GOODS + 7 * holder + kind] for holder in holders)
            for kind in range(7)
        }
        for chair in self.chairs:
            home = self[BARRACKS + chair] + self[RESTING + chair] + self[POOL + chair]
            tokens[f"lackeys-{chair}"] = home + self.standing(chair)
        for relic in range(6):
            held = [chair for chair in self.chairs if self[RELIC_OF + chair] == relic]
            tokens[f"relic-{relic}"] = max(1, len(held))
        return tokens

    # Who

    @property
    def chairs(self) -> range:
        """The Overlords."""
        return range(self.terms.overlords)

    def others(self, chair: int) -> list[int]:
        """The other Overlords, clockwise. Do not change the list."""
        return OTHERS[self.terms.overlords][chair]

    def ability(self, chair: int) -> int:
        """-1 while the Overlord is still to be chosen."""
        return self.v[ABILITY_OF + chair]

    def affinity(self, chair: int) -> int:
        return self.v[AFFINITY_OF + chair]

    def points(self, chair: int) -> int:
        """Misery Points of completed Plots, and those that cards gave."""
        return self[MISERY + chair] + self._worth(COMPLETED + chair) + self._worth(USED + chair)

    def _worth(self, zone: int) -> int:
        """The Misery Points printed on the Plots of a zone."""
        v = self.v
        worth = self.box.worth
        i = self.offsets[zone]
        end = i + v[zone]
        total: i64 = 0
        while i < end:
            total += worth[v[i]]
            i += 1
        return total

    def contact(self, chair: int, other: int) -> bool:
        """OOI-80, OOI-81, OOI-D33: both stand at their common border, or at the Kingdom of Good."""
        v = self.v
        both = v[REACH + chair] & v[REACH + other]
        if both >> KINGDOM & 1:
            return True
        return both >> CONTESTED & self.board.shared(chair, other) != 0

    # Resources

    def basics(self, holder: int) -> int:
        """Number of basic resources that somebody holds."""
        v = self.v
        first: i64 = GOODS + 7 * holder
        i: i64 = 0
        total: i64 = 0
        while i < 7:
            total += v[first + i]
            i += 1
        return total

    def shift(self, source: int, target: int, kind: int, count: int) -> int:
        """OOI-172: tokens change hands, as many as there are; gives their number."""
        v = self.v
        count = min(count, v[GOODS + 7 * source + kind])
        if count > 0:
            v[GOODS + 7 * source + kind] -= count
            v[GOODS + 7 * target + kind] += count
            if self.watched:
                self.announce("tokens", HIDDEN, source, target, kind, count)
        return max(count, 0)

    def gain(self, chair: int, kind: int, count: int) -> int:
        """OOI-16, OOI-17: from the General Supply."""
        return self.shift(SUPPLY, chair, kind, count)

    def pay(self, chair: int, kind: int, count: int) -> int:
        """OOI-181: to the General Supply."""
        return self.shift(chair, SUPPLY, kind, count)

    def take_relic(self, chair: int, relic: int) -> None:
        """OOI-67, OOI-68, OOI-D11: one at most; the old one goes back to the Supply."""
        self.drop_relic(chair)
        self[RELIC_OF + chair] = relic
        if self.watched:
            self.announce("gains-relic", HIDDEN, chair, relic)

    def drop_relic(self, chair: int) -> None:
        if self[RELIC_OF + chair] >= 0:
            if self.watched:
                self.announce("loses-relic", HIDDEN, chair, self[RELIC_OF + chair])
            self[RELIC_OF + chair] = -1

    def is_held(self, relic: int) -> bool:
        """OOI-18: whether an Overlord has a Relic."""
        v = self.v
        for chair in range(self.terms.overlords):
            if v[RELIC_OF + chair] == relic:
                return True
        return False

    # Lackeys

    def in_play(self, chair: int) -> int:
        """OOI-14: in the Barracks or elsewhere on the board; the others are in the Pool."""
        return 6 - self.v[POOL + chair]

    def out(self, chair: int) -> int:
        """Number of Lackeys on the board outside the Barracks."""
        v = self.v
        return 6 - v[POOL + chair] - v[BARRACKS + chair] - v[RESTING + chair]

    def standing(self, chair: int) -> int:
        """Number of an Overlord's Lackeys that are counted on the spots of the board."""
        return list(self.v[LACKEY_ON : LACKEY_ON + 2 * SPACES]).count(chair + 1)

    def spots_of(self, chair: int) -> list[int]:
        """The spots where the Lackeys of an Overlord stand."""
        v = self.v
        me: i64 = chair + 1
        first: i64 = LACKEY_ON
        left: i64 = self.out(chair)
        found: list[int] = []
        spot: i64 = 0
        while left > 0 and spot < 2 * SPACES:
            if v[first + spot] == me:
                found.append(spot)
                left -= 1
            spot += 1
        return found

    def enlist(self, chair: int, count: int) -> int:
        """OOI-15, OOI-37, OOI-D15: from the Pool, ready in the Barracks; six at most."""
        count = min(count, self[POOL + chair])
        if count > 0:
            self[POOL + chair] -= count
            self[BARRACKS + chair] += count
            if self.watched:
                self.announce("enlists", HIDDEN, chair, count)
        return count

    def at_home(self, chair: int) -> int:
        """OOI-D39: Lackeys in the Barracks, those included that lie down."""
        v = self.v
        return v[BARRACKS + chair] + v[RESTING + chair]

    def discard(self, chair: int, spot: int, why: int) -> None:
        """OOI-181: the one door by which a Lackey leaves, from a spot or from the Barracks.

        Those that lie down go first: whoever stands can still be sent (OOI-D39). Who is spared
        stays in the Barracks, or goes there.
        """
        if self._spared(chair, why):
            if spot != AT_HOME:
                self.come_home(spot)
            return
        if spot != AT_HOME:
            self._vacate(spot)
        elif self[RESTING + chair]:
            self[RESTING + chair] -= 1
        else:
            self[BARRACKS + chair] -= 1
        self[POOL + chair] += 1
        self[FELL] |= 1 << chair
        if self.watched and spot != AT_HOME:
            self.announce("falls", OF_SPOT + spot, chair, spot)

    def _spared(self, chair: int, why: int) -> bool:
        """OOI-78: the last Lackey; OOI-164: one of the Menace's, each time that he loses some."""
        if self[POOL + chair] == 5:
            return True
        if why < BY_HERO or self[ABILITY_OF + chair] != ARMOR_PLATING or self[PLATED] >> chair & 1:
            return False
        self.cite("OOI-164")
        self[PLATED] |= 1 << chair
        return True

    def dismiss(self, chair: int, count: int, why: int) -> None:
        """So many Lackeys in the Barracks are discarded, as far as there are."""
        before = self[POOL + chair]
        for _ in range(min(count, self.at_home(chair))):
            self.discard(chair, AT_HOME, why)
        gone = self[POOL + chair] - before
        if self.watched and gone > 0:
            self.announce("dismisses", HIDDEN, chair, gone)

    def come_home(self, spot: int) -> None:
        """A Lackey goes back to the Barracks."""
        chair = self[LACKEY_ON + spot] - 1
        self._vacate(spot)
        self[BARRACKS + chair] += 1
        if self.watched:
            self.announce("comes-home", OF_SPOT + spot, chair, spot)

    def _vacate(self, spot: int) -> None:
        self[LACKEY_ON + spot] = 0
        if self.holds(SENT_OUT, spot):
            sent = self.cards(SENT_OUT)
            sent.remove(spot)
            self.put_all(SENT_OUT, sent)

    # Tracks

    def tense(self, steps: int) -> None:
        """OOI-99 to OOI-101, OOI-D17: up to ten, and what goes beyond is lost."""
        v = self.v
        before = v[TENSION]
        v[TENSION] = max(0, min(10, before + steps))
        if v[TENSION] // 3 > before // 3:
            v[STIRRED] = 1
        if self.watched and v[TENSION] != before:
            self.announce("tension", HIDDEN, v[TENSION])

    def change_infamy(self, chair: int, steps: int) -> None:
        """OOI-D18: from one to five."""
        before = self[INFAMY + chair]
        self[INFAMY + chair] = max(1, min(5, before + steps))
        if self.watched and self[INFAMY + chair] != before:
            self.announce("infamy", HIDDEN, chair, self[INFAMY + chair])

    def weigh(self) -> None:
        """OOI-102: add up what the World Events in force mean for the chair whose turn it is."""
        v = self.v
        if v[WEIGHED]:
            i: i64 = MODS
            end = i + M_SIZE
            while i < end:
                v[i] = 0
                i += 1
        v[WEIGHED] = self.count(EVENTS)
        for place in range(self.count(EVENTS)):
            event = self.box.event(self.card(EVENTS, place))
            if event.scope == NEXT_EVENT or self.card(LEFT, place) >> self[ACTIVE_CHAIR] & 257 == 1:
                for modifier in event.modifiers:
                    self[MODS + modifier.rule] += modifier.amount

    # Bribery

    def show(self, zone: int, chair: int) -> None:
        """OOI-177: who plays another's turn sees what that one would see."""
        if self[VOICE + chair] != chair:
            self.peek(zone + chair, self[VOICE + chair])

    def cover(self, zone: int, chair: int) -> None:
        """Nobody else may look into a zone any more, now that its cards are others."""
        if not self.watched:
            self[self.setup.sight_at + zone + chair] = 0
        elif self._any_open():
            self.conceal(zone + chair)

    def _any_open(self) -> bool:
        """Whether anybody may look where nobody might by nature."""
        at = self.setup.sight_at
        return any(self[at + zone] for zone in self.setup.zones)
