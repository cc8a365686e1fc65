"""A table of Conan: who stands where, where the gems lie, and the blow that is being struck."""

from typing import Any, Final

from overlord.core.frames import Frame
from overlord.core.outcome import Outcome
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import copied
from overlord.games.conan.components.box import ConanBox, Hero, Unit
from overlord.games.conan.components.vocabulary import BLOCKING, FLYING
from overlord.games.conan.table.blow import Blow
from overlord.games.conan.table.card_notes import SHARED, Tables
from overlord.games.conan.table.fields import written
from overlord.games.conan.table.terms import Terms
from overlord.games.conan.zones import BOARD, CARRIED, DEAD, OVERLORD, RIVER

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
SPOTS: Final = 10
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
    """Chair 0 is the Overlord, the others are heroes. Sets of chairs are bits.

    `base` goes by chair.
    """

    def __init__(  # noqa: PLR0917 - compiled, a clone is one call with every field by position
        self,
        setup: Setup,
        zones: list[list[int]],
        open: int,
        agenda: list[Frame[Any]],
        rng: Rng,
        box: ConanBox,
        terms: Terms,
        turn: int,
        side: int,
        gems: list[int],
        laid: list[int],
        at: list[int],
        life: list[int],
        points: list[int],
        extra: list[int],
        marks: list[int],
        halo: list[int],
        base: list[int],
        started: int,
        aggressive: int,
        asked_of: int,
        chests: list[int],
        wrecked: int,
        barricades: list[int],
        siege: int,
        quiet: int,
        bodies: list[int],
        gone: int,
        worked: int,
        jammed: int,
        activations: int,
        active: int,
        reinforcement: int,
        marker: int,
        verdict: int,
        blow: Blow,
        stored: list[Blow],
        shared: int,
    ) -> None:
        super().__init__(
            setup, zones, open, agenda, rng, laid, at, life, points, extra, marks, halo, shared
        )
        self.box = box
        self.terms = terms
        self.scenario = terms.scenario
        self.board = terms.scenario.board
        self.turn = turn  # the turn marker
        self.side = side  # whose turn it is
        self.gems = gems
        self.base = base  # base movement left of a hero
        self.started = started  # heroes that have begun to spend it
        self.aggressive = aggressive
        self.asked_of = asked_of  # in the stance phase: changed already; later: heroes' seats done
        self.chests = chests  # areas
        self.wrecked = wrecked  # borders that are open now, as bits
        self.barricades = barricades  # life left, by the gates of the scenario
        self.siege = siege  # what the active unit attacks: 0 nothing yet, else see barricades
        self.quiet = quiet  # 1 until the alarm is raised
        self.bodies = bodies  # areas with a dead minion that somebody may find
        self.worked = worked  # stations where heroes have worked in this turn, as bits
        self.jammed = jammed  # stations out of order, as bits
        self.gone = gone  # priests who have talked or died, as bits
        self.activations = activations
        self.active = active  # the unit that is activated, or -1
        self.reinforcement = reinforcement  # points left
        self.marker = marker  # of the scenario
        self.verdict = verdict  # the side that has won
        self.blow = blow
        self.stored = stored  # blows that wait for one in between

    def clone(self) -> "Conan":
        """Tables are shared until one of the two changes them."""
        self.shared = SHARED
        zones = copied(self.zones, self.terms.busy)
        return Conan(
            self.setup,
            zones,
            self.open,
            self.agenda[:],
            self.rng.clone(),
            self.box,
            self.terms,
            self.turn,
            self.side,
            self.gems[:],
            self.laid,
            self.at,
            self.life,
            self.points,
            self.extra,
            self.marks,
            self.halo,
            self.base[:],
            self.started,
            self.aggressive,
            self.asked_of,
            self.chests[:],
            self.wrecked,
            self.barricades[:],
            self.siege,
            self.quiet,
            self.bodies[:],
            self.gone,
            self.worked,
            self.jammed,
            self.activations,
            self.active,
            self.reinforcement,
            self.marker,
            self.verdict,
            self.blow.clone(),
            [blow.clone() for blow in self.stored],
            SHARED,
        )

    def then(self, frame: Frame[Any]) -> None:
        """After the end of the game nothing more is to come."""
        if self.verdict == UNDECIDED:
            super().then(frame)

    def fields(self) -> dict[str, object]:
        return written(self)

    def facts(self, seat: int) -> dict[str, object]:
        """CO-85: all of it is public."""
        facts = self.fields()
        facts["chairs"] = self.setup.chairs[:]
        facts["heroes"] = self.terms.heroes[:]
        facts["recovery"] = self.recovery
        facts["costs"] = [self.cost_of(tile) for tile in self.zones[RIVER]]
        return facts

    def outcome(self) -> Outcome:
        """CO-H111: the heroes win and lose together."""
        won = [int((seat != self.terms.seats[OVERLORD]) == bool(self.verdict)) for seat in self.all]
        return Outcome(
            [1 if one else 1 + sum(won) for one in won], won, [{"score-won": one} for one in won]
        )

    @property
    def recovery(self) -> int:
        """CO-3, CO-C51: the value of the scenario, and another one after the alarm."""
        alarm = self.scenario.alarm
        return self.terms.recovery if alarm is None or self.quiet else alarm.recovery

    @property
    def all(self) -> range:
        return range(self.players)

    def returns(self) -> list[float]:
        return [float(score) / sum(self.outcome().scores) for score in self.outcome().scores]

    def tokens(self) -> dict[str, int]:
        """CO-H1, CO-2: no gem is ever lost; those that left the game are counted in the box.

        Heroes may give gems to each other, so theirs are counted together.
        """
        red = sum(self.gems[:SPOTS])
        blue = sum(self.gems[SPOTS:])
        for card in self.terms.spells:
            if self.terms.owner[card] == OVERLORD:
                red += self.laid[card]
            else:
                blue += self.laid[card]
        return {"red-gems": red, "blue-gems": blue}

    def vigour(self, chair: int) -> int:
        """CO-H2, CO-H4: all gems of a hero that are no wounds."""
        gems = self.gems
        first = chair * SPOTS
        total = -gems[first + WOUNDS]
        for i in range(first, first + SPOTS):
            total += gems[i]
        for card in self.terms.spells:
            if self.terms.owner[card] == chair:
                total += self.laid[card]
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
        for chair in self.heroes():
            if self.terms.leads[chair]:
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
        at = self.at
        heroes = self.terms.heroes
        return [chair for chair in range(1, len(self.base)) if at[heroes[chair]] >= 0]

    def fallen(self) -> int:
        """How many heroes have died; who has fled is not dead (CO-C21)."""
        count = 0
        for chair in range(1, len(self.base)):
            if self.terms.heroes[chair] in self.zones[DEAD]:
                count += 1
        return count

    def living(self, unit: int) -> list[int]:
        """The models of a unit that are on the board."""
        return [card for card in self.box.units[unit].models if self.at[card] >= 0]

    def dead_tile(self, tile: int) -> bool:
        """CO-37: whether a tile lies on its bloody side."""
        unit = self.box.unit_of[tile]
        return unit >= 0 and not self.alive(unit)

    def alive(self, unit: int) -> bool:
        """Whether a model of a unit is on the board."""
        for card in self.box.units[unit].models:
            if self.at[card] >= 0:
                return True
        return False

    def inside(self, area: int, side: int) -> list[int]:
        """Who of a side stands in an area."""
        at = self.at
        sides = self.terms.side
        return [card for card in self.zones[BOARD] if at[card] == area and sides[card] == side]

    def crowd(self, area: int, side: int) -> int:
        """How many of a side stand in an area."""
        at = self.at
        sides = self.terms.side
        count = 0
        for card in self.zones[BOARD]:
            if at[card] == area and sides[card] == side:
                count += 1
        return count

    def meets(self, who: int, skill: int) -> bool:
        """Whether an enemy in the same area has a skill."""
        at = self.at
        sides = self.terms.side
        area = at[who]
        side = sides[who]
        for card in self.zones[BOARD]:
            if at[card] == area and sides[card] != side and self.has(card, skill):
                return True
        return False

    def everybody(self, area: int) -> list[int]:
        at = self.at
        return [card for card in self.zones[BOARD] if at[card] == area]

    # Skills

    def has(self, card: int, skill: int) -> bool:
        """Whether somebody has a skill now; CO-H81: a load may take it away."""
        chair = self.terms.chair_of[card]
        if chair:
            if skill == FLYING and self.marks[card] & WINGED:
                return True
            return self.box.hero(card).keeps(skill, self.load(chair))
        if skill == BLOCKING and self.marks[card] & TAMED:
            return False
        if skill == FLYING and self.marks[card] & WINGED:
            return True
        return self.unit(card).skills >> skill & 1 != 0

    def load(self, chair: int) -> int:
        """CO-H79: the sum of all that a hero carries."""
        total = 0
        for card in self.zones[CARRIED + chair]:
            total += self.box.loads[card]
        return total

    def fits(self, card: int, area: int) -> bool:
        """CO-H99, CO-H101: whether there is room for somebody's base."""
        at = self.at
        sizes = self.box.sizes
        free = self.board.places[area].capacity - sizes[card]
        for other in self.zones[BOARD]:
            if at[other] == area and other != card:
                free -= sizes[other]
        return free >= 0

    def sees_area(self, a: int, b: int) -> bool:
        return self.board.sight(self.wrecked)[a] >> b & 1 != 0

    # Gems

    def held(self, chair: int, spot: int) -> int:
        return self.gems[chair * SPOTS + spot]

    def shift(self, chair: int, source: int, target: int, count: int) -> int:
        """Move gems of a chair, as many as there are; gives their number."""
        count = min(count, self.gems[chair * SPOTS + source])
        if count > 0:
            self.gems[chair * SPOTS + source] -= count
            self.gems[chair * SPOTS + target] += count
            if self.watched:
                self.announce("gems", self.terms.heroes[chair], chair, source, target, count)
        return max(count, 0)

    def still(self, chair: int) -> bool:
        """CO-C50: whether the Overlord has no Benefits, for nobody has heard anything yet."""
        return chair == OVERLORD and self.quiet != 0

    def lay(self, spell: int, chair: int, count: int) -> None:
        """CO-60, CO-H86: from the Reserve onto a spell card."""
        self.gems[chair * SPOTS + RESERVE] -= count
        self.own_laid()[spell] += count
        if self.watched:
            self.announce("lays", spell, chair, count)

    def sweep(self, chair: int) -> None:
        """CO-14, CO-26, CO-63, CO-H8, CO-H17: all gems that were used go to Fatigue."""
        for spot in range(MELEE, SPOTS):
            self.shift(chair, spot, FATIGUE, SPOTS * 10)
        for spell in self.terms.spells:
            if self.terms.owner[spell] == chair and self.laid[spell]:
                self.gems[chair * SPOTS + FATIGUE] += self.laid[spell]
                if self.watched:
                    self.announce("lifts", spell, chair, self.laid[spell])
                self.own_laid()[spell] = 0

    # Places

    def put(self, card: int, area: int) -> None:
        """Somebody stands somewhere else."""
        before = self.at[card]
        self.own_at()[card] = area
        if self.watched:
            first = self.board.first
            self.announce("moves", card, first + before if before >= 0 else -1, first + area)

    def cost_of(self, tile: int) -> int:
        """CO-4, CO-C4: the place in the River, and 8 beyond the eighth."""
        return min(MOST_COST, self.zones[RIVER].index(tile) + 1)
