"""A table of Conan: who stands where, where the gems lie, and the blow that is being struck."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from overlord.core.frames import Frame
from overlord.core.outcome import Outcome
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.vectors import vec
from overlord.games.conan.components.box import ConanBox, Hero, Unit
from overlord.games.conan.components.vocabulary import BLOCKING, FLYING
from overlord.games.conan.table.card_notes import SHARED, Tables
from overlord.games.conan.table.terms import Terms
from overlord.games.conan.zones import (
    BOARD,
    CARRIED,
    DEAD,
    GEMS,
    OVERLORD,
    QUIET,
    RIVER,
    SPOTS,
    VERDICT,
)

RESERVE: Final = 0  # where the gems of a chair lie; of the Overlord, Wounds are those in the box
FATIGUE: Final = 1
WOUNDS: Final = 2
MELEE: Final = 3
RANGED: Final = 4
MOVE: Final = 5
MANIPULATION: Final = 6
GUARD: Final = 7
REROLL: Final = 8
ALLIES: Final = 9
BOXED: Final = WOUNDS

STRUCK: Final = 1  # marks: attacked in this activation
LED: Final = 2  # an ally that was activated in this phase
ROOTED: Final = 4  # Set's Possession: cannot move next time
TAMED: Final = 8  # Set's Possession: has lost Blocking
WEBBED: Final = 16  # CO-K15
HELD: Final = 32  # CO-K3
WINGED: Final = 64  # Borne by the Wind
DIZZY: Final = 128  # Magical Dizziness
DYING: Final = 512  # strikes from beyond before the model is removed (CO-K7)
PROVOKED: Final = 256  # was attacked by a unit with Fascination (CO-K25)

FOUGHT: Final = 4096  # an ally that has attacked in this turn
BUSY: Final = 8192  # an ally that works the ship in this turn (CO-C57)
HUSHED: Final = 16384  # casts no reaction spell in this turn (CO-C32)
RETURNED: Final = 2048  # came back by the event of this activation (CO-C46)
RESTED: Final = 1024  # was chosen to act, and did nothing: done for this phase or activation
OF_A_TURN: Final = WINGED | ROOTED | TAMED | STRUCK | LED | RESTED | FOUGHT | BUSY  # for a hero

UNDECIDED: Final = -1
MOST_COST: Final = 8  # of an activation (CO-C4)


def lies(card: int, cards: list[int]) -> bool:
    """Whether a card is among some; compiled, faster than `in`, for numbers stay numbers."""
    for other in cards:
        if other == card:
            return True
    return False


class Conan(Tables):
    """State of a game: what `zones` declares. Chair 0 is the Overlord, the others are heroes."""

    def __init__(  # noqa: PLR0917 - compiled, a clone is one call with everything by position
        self,
        setup: Setup,
        v: vec[i64],
        agenda: vec[Frame[Any]],
        rng: Rng,
        box: ConanBox,
        terms: Terms,
        laid: vec[i64],
        at: vec[i64],
        life: vec[i64],
        points: vec[i64],
        bought: vec[i64],
        marks: vec[i64],
        halo: vec[i64],
        wrecked: int,
        stored: list[list[list[int]]],
        shared: int,
    ) -> None:
        super().__init__(setup, v, agenda, rng, laid, at, life, points, bought, marks, halo, shared)
        self.box = box
        self.terms = terms
        self.scenario = terms.scenario
        self.board = terms.scenario.board
        self.chairs = len(terms.seats)
        self.wrecked = wrecked  # borders that are open now, as bits
        self.stored = stored  # blows that wait for one in between; a new list at each change

    def clone(self) -> Conan:
        """Tables are shared until one of the two changes them."""
        self.shared = SHARED
        return Conan(
            self.setup,
            self.v[:],
            self.agenda[:],
            self.rng.clone(),
            self.box,
            self.terms,
            self.laid_row,
            self.at_row,
            self.life_row,
            self.points_row,
            self.bought_row,
            self.marks_row,
            self.halo_row,
            self.wrecked,
            self.stored,
            SHARED,
        )

    def then(self, frame: Frame[Any]) -> None:
        """After the end of the game nothing more is to come."""
        if self[VERDICT] == UNDECIDED:
            super().then(frame)

    def facts(self, seat: int) -> dict[str, object]:
        """CO-85: all of it is public."""
        facts = self.fields()
        facts["chairs"] = self.setup.chairs[:]
        facts["heroes"] = self.terms.heroes[:]
        facts["recovery"] = self.recovery
        facts["costs"] = [self.cost_of(tile) for tile in self.cards(RIVER)]
        return facts

    def outcome(self) -> Outcome:
        """CO-H111: the heroes win and lose together."""
        won = [
            int((seat != self.terms.seats[OVERLORD]) == bool(self[VERDICT])) for seat in self.all
        ]
        return Outcome(
            [1 if one else 1 + sum(won) for one in won], won, [{"score-won": one} for one in won]
        )

    @property
    def recovery(self) -> int:
        """CO-3, CO-C51: the value of the scenario, and another one after the alarm."""
        alarm = self.scenario.alarm
        return self.terms.recovery if alarm is None or self[QUIET] else alarm.recovery

    @property
    def all(self) -> range:
        return range(self.players)

    def returns(self) -> list[float]:
        return [float(score) / sum(self.outcome().scores) for score in self.outcome().scores]

    def tokens(self) -> dict[str, int]:
        """CO-H1, CO-2: no gem is ever lost; those that left the game are counted in the box.

        Heroes may give gems to each other, so theirs are counted together.
        """
        red = sum(self[GEMS + spot] for spot in range(SPOTS))
        blue = sum(self[GEMS + place] for place in range(SPOTS, SPOTS * self.chairs))
        for card in self.terms.spells:
            if self.terms.owner[card] == OVERLORD:
                red += self.laid(card)
            else:
                blue += self.laid(card)
        return {"red-gems": red, "blue-gems": blue}

    def vigour(self, chair: int) -> int:
        """CO-H2, CO-H4: all gems of a hero that are no wounds."""
        v = self.v
        first: i64 = GEMS + chair * SPOTS
        total: i64 = -v[first + WOUNDS]
        place: i64
        for place in range(first, first + SPOTS):
            total += v[place]
        for card in self.terms.spells:
            if self.terms.owner[card] == chair:
                total += self.laid_row[card]
        return total

    # Who

    def chair_of(self, card: int) -> int:
        """The chair of a hero; the Overlord's for anybody else."""
        return self.terms.chair_of[card]

    def seat_of(self, card: int) -> int:
        """The seat that decides for a hero or model; allies follow a leader (CO-H102)."""
        return self.terms.seats[self.payer(card)]

    def payer(self, card: int) -> int:
        """The chair whose gems pay for a hero or model."""
        if self.terms.side[card] and not self.terms.chair_of[card]:
            return self.leader()
        return self.terms.chair_of[card]

    def leader(self) -> int:
        """CO-H102, CO-H106: the first living hero with Leadership; -1 if there is none."""
        for chair in range(1, self.chairs):
            if self.terms.leads[chair] and self.stands(chair):
                return chair
        return -1

    def hero(self, chair: int) -> Hero:
        return self.box.hero(self.terms.heroes[chair])

    def unit(self, card: int) -> Unit:
        return self.box.units[self.box.unit_of[card]]

    def is_hero(self, card: int) -> bool:
        return self.terms.chair_of[card] > 0

    def heroes(self) -> list[int]:
        """The chairs of the heroes that are on the board."""
        at = self.at_row
        heroes = self.terms.hero_row
        return [chair for chair in range(1, self.chairs) if at[heroes[chair]] >= 0]

    def stands(self, chair: int) -> bool:
        """Whether the hero of a chair is on the board."""
        return self.at_row[self.terms.hero_row[chair]] >= 0

    def fallen(self) -> int:
        """Number of heroes who have died; who has fled is not dead (CO-C21)."""
        count = 0
        for chair in range(1, self.chairs):
            if self.holds(DEAD, self.terms.heroes[chair]):
                count += 1
        return count

    def living(self, unit: int) -> list[int]:
        """The models of a unit that are on the board."""
        at = self.at_row
        return [card for card in self.box.units[unit].models if at[card] >= 0]

    def dead_tile(self, tile: int) -> bool:
        """CO-37: whether a tile lies on its bloody side."""
        unit = self.box.unit_of[tile]
        return unit >= 0 and not self.alive(unit)

    def alive(self, unit: int) -> bool:
        """Whether a model of a unit is on the board."""
        at = self.at_row
        for card in self.box.units[unit].models:
            if at[card] >= 0:
                return True
        return False

    def inside(self, area: int, side: int) -> list[int]:
        """Members of a side who stand in an area."""
        at = self.at_row
        sides = self.terms.side
        where: i64 = area
        own: i64 = side
        board = self.native(BOARD)
        return [int(card) for card in board if at[card] == where and sides[card] == own]

    def crowd(self, area: int, side: int) -> int:
        """Number of a side's members who stand in an area."""
        at = self.at_row
        sides = self.terms.side
        where: i64 = area
        own: i64 = side
        count: i64 = 0
        for card in self.native(BOARD):
            if at[card] == where and sides[card] == own:
                count += 1
        return count

    def meets(self, who: int, skill: int) -> bool:
        """Whether an enemy in the same area has a skill."""
        at = self.at_row
        sides = self.terms.side
        area = at[who]
        side = sides[who]
        for card in self.native(BOARD):
            if at[card] == area and sides[card] != side and self.has(card, skill):
                return True
        return False

    def everybody(self, area: int) -> list[int]:
        at = self.at_row
        where: i64 = area
        return [int(card) for card in self.native(BOARD) if at[card] == where]

    # Skills

    def has(self, card: int, skill: int) -> bool:
        """Whether somebody has a skill now; CO-H81: a load may take it away."""
        chair = self.terms.chair_of[card]
        if chair:
            if skill == FLYING and self.marks(card) & WINGED:
                return True
            return self.box.hero(card).keeps(skill, self.load(chair))
        if skill == BLOCKING and self.marks(card) & TAMED:
            return False
        if skill == FLYING and self.marks(card) & WINGED:
            return True
        return self.unit(card).skills >> skill & 1 != 0

    def load(self, chair: int) -> int:
        """CO-H79: the sum of all that a hero carries."""
        v = self.v
        loads = self.box.loads
        zone: i64 = CARRIED + chair
        i = self.offsets[zone]
        end = i + v[zone]
        total: i64 = 0
        while i < end:
            total += loads[v[i]]
            i += 1
        return total

    def fits(self, card: int, area: int) -> bool:
        """CO-H99, CO-H101: whether there is room for somebody's base."""
        at = self.at_row
        sizes = self.box.sizes
        where: i64 = area
        who: i64 = card
        free: i64 = self.board.places[area].capacity
        free -= sizes[who]
        for other in self.native(BOARD):
            if at[other] == where and other != who:
                free -= sizes[other]
        return free >= 0

    def sees_area(self, a: int, b: int) -> bool:
        return self.board.sight(self.wrecked)[a] >> b & 1 != 0

    # Gems

    def held(self, chair: int, spot: int) -> int:
        return self[GEMS + chair * SPOTS + spot]

    def shift(self, chair: int, source: int, target: int, count: int) -> int:
        """Move gems of a chair, as many as there are; gives their number."""
        count = min(count, self[GEMS + chair * SPOTS + source])
        if count > 0:
            self[GEMS + chair * SPOTS + source] -= count
            self[GEMS + chair * SPOTS + target] += count
            if self.watched:
                self.announce("gems", self.terms.heroes[chair], chair, source, target, count)
        return max(count, 0)

    def still(self, chair: int) -> bool:
        """CO-C50: whether the Overlord has no Benefits, for nobody has heard anything yet."""
        return chair == OVERLORD and self[QUIET] != 0

    def lay(self, spell: int, chair: int, count: int) -> None:
        """CO-60, CO-H86: from the Reserve onto a spell card."""
        self[GEMS + chair * SPOTS + RESERVE] -= count
        self.set_laid(spell, self.laid(spell) + count)
        if self.watched:
            self.announce("lays", spell, chair, count)

    def sweep(self, chair: int) -> None:
        """CO-14, CO-26, CO-63, CO-H8, CO-H17: all gems that were used go to Fatigue."""
        for spot in range(MELEE, SPOTS):
            self.shift(chair, spot, FATIGUE, SPOTS * 10)
        for spell in self.terms.spells:
            if self.terms.owner[spell] == chair and self.laid(spell):
                self[GEMS + chair * SPOTS + FATIGUE] += self.laid(spell)
                if self.watched:
                    self.announce("lifts", spell, chair, self.laid(spell))
                self.set_laid(spell, 0)

    # Places

    def stand(self, card: int, area: int) -> None:
        """Somebody stands somewhere else."""
        before = self.at(card)
        self.set_at(card, area)
        if self.watched:
            first = self.board.first
            self.announce("moves", card, first + before if before >= 0 else -1, first + area)

    def cross_out(self, place: int, number: int) -> None:
        """Take a number out of a list."""
        self._take(number, place)

    def cost_of(self, tile: int) -> int:
        """CO-4, CO-C4: the place in the River, and 8 beyond the eighth."""
        place = self.cards(RIVER).index(tile)
        return min(MOST_COST, place + 1)
