"""A table of Overlords of Infamy: who stands where, who owns what, and how tense the world is."""

from typing import Any, Final

from overlord.core.events import HIDDEN
from overlord.core.frames import Frame
from overlord.core.outcome import Outcome
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State, copied
from overlord.games.overlords_of_infamy.board import CONTESTED, KINGDOM, Board
from overlord.games.overlords_of_infamy.box import OF_SPOT, InfamyBox
from overlord.games.overlords_of_infamy.cards.vocabulary import ARMOR_PLATING, M_SIZE, NEXT_EVENT
from overlord.games.overlords_of_infamy.end_of_game import outcome, returns
from overlord.games.overlords_of_infamy.fields import written
from overlord.games.overlords_of_infamy.marks import AT_HOME, BY_HERO, SUPPLY
from overlord.games.overlords_of_infamy.terms import Terms
from overlord.games.overlords_of_infamy.zones import COMPLETED, EVENTS, USED

CALM: Final = [0] * M_SIZE
OTHERS: Final = [  # by number of Overlords and chair
    [[(chair + i) % size for i in range(1, size)] for chair in range(size)] for size in range(5)
]


class Infamy(State):
    """Lists by chair hold the Overlords only; `who`, `symbol` by spot; `tile`, `walls` by space.

    `left` goes with the events in force: the chairs that each still concerns, as bits, and in the
    bits from 8 on those in whose turn it was turned up. `symbol` and what comes after it follow
    from the rest and are kept for speed.
    """

    def __init__(  # noqa: PLR0917 - compiled, a clone is one call with every field by position
        self,
        setup: Setup,
        zones: list[list[int]],
        open: int,
        agenda: list[Frame[Any]],
        rng: Rng,
        box: InfamyBox,
        board: Board,
        terms: Terms,
        first: int,
        active: int,
        ap: int,
        acts: int,
        done: int,
        fell: int,
        plated: int,
        tension: int,
        stirred: int,
        hero: int,
        fallen: int,
        flipped: int,
        final: int,
        verdict: int,
        goods: list[int],
        relic: list[int],
        barracks: list[int],
        resting: list[int],
        pool: list[int],
        infamy: list[int],
        misery: list[int],
        sabotage: list[int],
        bribed: list[int],
        voice: list[int],
        dice: list[int],
        sent: list[int],
        left: list[int],
        tile: list[int],
        walls: list[int],
        who: list[int],
        symbol: list[int],
        linked: list[int],
        reach: list[int],
        shore: list[int],
        shows: list[list[int]],
        mods: list[int],
        abilities: list[int],
        affinities: list[int],
    ) -> None:
        super().__init__(setup, zones, open, agenda, rng)
        self.box = box
        self.board = board
        self.terms = terms
        self.first = first
        self.active = active  # the chair whose turn it is
        self.ap = ap
        self.acts = acts  # of Espionage that are left
        self.done = done  # bits from above
        self.fell = fell  # the chairs that lost a Lackey in this turn, as bits
        self.plated = plated  # OOI-164: the chairs that it has helped this time, as bits
        self.tension = tension
        self.stirred = stirred  # OOI-101: a threshold was touched
        self.hero = hero
        self.fallen = fallen  # OOI-106
        self.flipped = flipped  # World Events so far
        self.final = final  # turns of Overlords that are left, -1 while nobody counts
        self.verdict = verdict  # how the game ended, if not by points
        self.goods = goods  # 7 * holder + resource
        self.relic = relic  # -1: none
        self.barracks = barracks  # Lackeys that are ready
        self.resting = resting  # OOI-36: lying down until the end of the turn
        self.pool = pool
        self.infamy = infamy
        self.misery = misery  # Misery Points beside those of Plots
        self.sabotage = sabotage
        self.bribed = bribed  # OOI-177: the seat that plays a chair's next turn, or -1
        self.voice = voice  # the seat that answers for a chair now
        self.dice = dice  # OOI-119
        self.sent = sent  # OOI-46: spots of Lackeys sent out in this turn
        self.left = left
        self.tile = tile
        self.walls = walls  # the edges that are shut, as bits
        self.who = who  # the chair of the Lackey, and 1; 0 where nobody stands
        self.symbol = symbol
        self.linked = linked
        self.reach = reach  # by chair: the parts of the board that its linked tiles touch, as bits
        self.shore = shore  # by space: the chairs with a linked tile beside it, as bits
        self.shows = shows  # by chair: the spots of its zone with a symbol
        self.mods = mods
        self.abilities = abilities
        self.affinities = affinities

    def clone(self) -> "Infamy":
        return Infamy(
            self.setup,
            copied(self.zones, self.setup.zones),
            self.open,
            self.agenda[:],
            self.rng.clone(),
            self.box,
            self.board,
            self.terms,
            self.first,
            self.active,
            self.ap,
            self.acts,
            self.done,
            self.fell,
            self.plated,
            self.tension,
            self.stirred,
            self.hero,
            self.fallen,
            self.flipped,
            self.final,
            self.verdict,
            self.goods[:],
            self.relic[:],
            self.barracks[:],
            self.resting[:],
            self.pool[:],
            self.infamy[:],
            self.misery[:],
            self.sabotage[:],
            self.bribed[:],
            self.voice[:],
            self.dice[:],
            self.sent[:],
            self.left[:],
            self.tile[:],
            self.walls[:],
            self.who[:],
            self.symbol[:],
            self.linked[:],
            self.reach[:],
            self.shore[:],
            self.shows[:],  # its lists are made anew, never changed
            self.mods,  # and so are these three
            self.abilities,
            self.affinities,
        )

    def fields(self) -> dict[str, object]:
        return written(self)

    def facts(self, seat: int) -> dict[str, object]:
        """All of it is public; with it what a person would have to count."""
        facts = written(self)
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
        tokens = {f"resource-{kind}": sum(self.goods[kind::7]) for kind in range(7)}
        for chair in self.chairs:
            home = self.barracks[chair] + self.resting[chair] + self.pool[chair]
            tokens[f"lackeys-{chair}"] = home + self.who.count(chair + 1)
        for relic in range(6):
            tokens[f"relic-{relic}"] = max(1, self.relic.count(relic))
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
        return self.abilities[chair]

    def affinity(self, chair: int) -> int:
        return self.affinities[chair]

    def points(self, chair: int) -> int:
        """Misery Points of completed Plots, and those that cards gave."""
        total = self.misery[chair]
        for card in self.zones[COMPLETED + chair]:
            total += self.box.plot(card).points
        for card in self.zones[USED + chair]:
            total += self.box.plot(card).points
        return total

    def contact(self, chair: int, other: int) -> bool:
        """OOI-80, OOI-81, OOI-D33: both stand at their common border, or at the Kingdom of Good."""
        both = self.reach[chair] & self.reach[other]
        if both >> KINGDOM & 1:
            return True
        return both >> CONTESTED & self.board.shared(chair, other) != 0

    # Resources

    def basics(self, holder: int) -> int:
        """How many basic resources somebody holds."""
        return sum(self.goods[7 * holder : 7 * holder + 7])

    def shift(self, source: int, target: int, kind: int, count: int) -> int:
        """OOI-172: tokens change hands, as many as there are; gives their number."""
        count = min(count, self.goods[7 * source + kind])
        if count > 0:
            self.goods[7 * source + kind] -= count
            self.goods[7 * target + kind] += count
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
        self.relic[chair] = relic
        if self.watched:
            self.announce("gains-relic", HIDDEN, chair, relic)

    def drop_relic(self, chair: int) -> None:
        if self.relic[chair] >= 0:
            if self.watched:
                self.announce("loses-relic", HIDDEN, chair, self.relic[chair])
            self.relic[chair] = -1

    # Lackeys

    def in_play(self, chair: int) -> int:
        """OOI-14: in the Barracks or elsewhere on the board; the others are in the Pool."""
        return 6 - self.pool[chair]

    def out(self, chair: int) -> int:
        """How many Lackeys are on the board outside the Barracks."""
        return 6 - self.pool[chair] - self.barracks[chair] - self.resting[chair]

    def enlist(self, chair: int, count: int) -> int:
        """OOI-15, OOI-37, OOI-D15: from the Pool, ready in the Barracks; six at most."""
        count = min(count, self.pool[chair])
        if count > 0:
            self.pool[chair] -= count
            self.barracks[chair] += count
            if self.watched:
                self.announce("enlists", HIDDEN, chair, count)
        return count

    def at_home(self, chair: int) -> int:
        """OOI-D39: Lackeys in the Barracks, those included that lie down."""
        return self.barracks[chair] + self.resting[chair]

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
        elif self.resting[chair]:
            self.resting[chair] -= 1
        else:
            self.barracks[chair] -= 1
        self.pool[chair] += 1
        self.fell |= 1 << chair
        if self.watched and spot != AT_HOME:
            self.announce("falls", OF_SPOT + spot, chair, spot)

    def _spared(self, chair: int, why: int) -> bool:
        """OOI-78: the last Lackey; OOI-164: one of the Menace's, each time that he loses some."""
        if self.pool[chair] == 5:
            return True
        if why < BY_HERO or self.abilities[chair] != ARMOR_PLATING or self.plated >> chair & 1:
            return False
        self.cite("OOI-164")
        self.plated |= 1 << chair
        return True

    def dismiss(self, chair: int, count: int, why: int) -> None:
        """So many Lackeys in the Barracks are discarded, as far as there are."""
        before = self.pool[chair]
        for _ in range(min(count, self.at_home(chair))):
            self.discard(chair, AT_HOME, why)
        gone = self.pool[chair] - before
        if self.watched and gone > 0:
            self.announce("dismisses", HIDDEN, chair, gone)

    def come_home(self, spot: int) -> None:
        """A Lackey goes back to the Barracks."""
        chair = self.who[spot] - 1
        self._vacate(spot)
        self.barracks[chair] += 1
        if self.watched:
            self.announce("comes-home", OF_SPOT + spot, chair, spot)

    def _vacate(self, spot: int) -> None:
        self.who[spot] = 0
        if spot in self.sent:
            self.sent.remove(spot)

    # Tracks

    def tense(self, steps: int) -> None:
        """OOI-99 to OOI-101, OOI-D17: up to ten, and what goes beyond is lost."""
        before = self.tension
        self.tension = max(0, min(10, before + steps))
        if self.tension // 3 > before // 3:
            self.stirred = 1
        if self.watched and self.tension != before:
            self.announce("tension", HIDDEN, self.tension)

    def change_infamy(self, chair: int, steps: int) -> None:
        """OOI-D18: from one to five."""
        before = self.infamy[chair]
        self.infamy[chair] = max(1, min(5, before + steps))
        if self.watched and self.infamy[chair] != before:
            self.announce("infamy", HIDDEN, chair, self.infamy[chair])

    def weigh(self) -> None:
        """OOI-102: add up what the World Events in force mean for the chair whose turn it is."""
        if not self.zones[EVENTS]:
            self.mods = CALM
            return
        mods = [0] * M_SIZE
        for i, card in enumerate(self.zones[EVENTS]):
            event = self.box.event(card)
            if event.scope == NEXT_EVENT or self.left[i] >> self.active & 257 == 1:
                for modifier in event.modifiers:
                    mods[modifier.rule] += modifier.amount
        self.mods = mods

    # Bribery

    def show(self, zone: int, chair: int) -> None:
        """OOI-177: who plays another's turn sees what that one would see."""
        if self.voice[chair] != chair:
            self.peek(zone + chair, self.voice[chair])

    def cover(self, zone: int, chair: int) -> None:
        """Nobody else may look into a zone any more, now that its cards are others."""
        if self.open:
            self.conceal(zone + chair)
