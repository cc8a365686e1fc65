"""Step 4, attack: the human kingdom or another castle, once for everybody."""

from typing import Final

from overlord.core.events import HIDDEN
from overlord.core.frames import Choice, Refusal, SeatChoice, Step
from overlord.core.offer import Offer
from overlord.games.bellum_magica.box import (
    CASTLE,
    ENOUGH,
    FIELD,
    ONES,
    PASS,
    STEAL_WOOD,
    TAVERN,
)
from overlord.games.bellum_magica.end_of_game import finish
from overlord.games.bellum_magica.state import BellumMagica, thieves
from overlord.games.bellum_magica.swords import beats, offer_taken, takes_some
from overlord.games.bellum_magica.zones import (
    BARRELS,
    CAPTAIN,
    CASTLE_BOARD,
    DIE,
    FOOD,
    GLYPHS,
    LAYOUT,
    PLACES,
    RUINS,
    SHIELDS,
    STOCKS,
    TAVERN_SPOT,
)

MOST_BARRELS: Final = 2  # BM-36
ENOUGH_CHESTS: Final = 10  # BM-47


class Attacks(Step[BellumMagica]):
    """From the Captain clockwise; who has nothing to attack is not asked (BM-M20)."""

    rules = ("BM-30", "BM-M20")

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, s: BellumMagica) -> None:
        for turn in range(self.turn, s.players):
            seat = (s[CAPTAIN] + turn) % s.players
            if can_attack(s, seat):
                s.then(ATTACK[seat])
                s.then(ATTACKS[turn + 1])
                return


class Attack(SeatChoice[BellumMagica]):
    """One Place, the Tavern, one other castle, or nothing."""

    rules = ("BM-30", "BM-31", "BM-32", "BM-40")
    prompt = "attack"

    def offer(self, s: BellumMagica, o: Offer) -> None:
        o.add(PASS)
        offer_targets(s, self.seat, s.right(self.seat, s[DIE] - 1), o)

    def candidates(self, s: BellumMagica) -> list[int]:
        others = [seat for seat in range(s.players) if seat != self.seat]
        castles = [castle for seat in others for castle in s.cards(CASTLE_BOARD + seat)]
        return [PASS, *s.cards(TAVERN_SPOT), *s.cards(PLACES), *castles]

    def refusal(self, s: BellumMagica, action: int) -> Refusal | None:
        if action == PASS:
            return None
        row = s.right(self.seat, s[DIE] - 1)
        if s.box.kinds[action] != CASTLE:
            return outfought(row, s.box.shield[action], s.box.magic[action])
        victim = lord_of(s, action)
        if not thieves(row):
            return Refusal("no-thief", "BM-42")
        if not s.chests(victim):
            return Refusal("no-chests", "BM-M4")
        return outfought(row, s.defence(victim), s.magic(victim))

    def choose(self, s: BellumMagica, action: int) -> None:
        if action == PASS:
            return
        kind = s.box.kinds[action]
        if kind == CASTLE:
            victim = lord_of(s, action)
            left = thieves(s.right(self.seat, s[DIE] - 1))
            s.cite("BM-40")
            s.announce("raids", action, self.seat, victim)
            s.cite("BM-46")  # for certain, as there are chests (BM-M4, BM-M5); at once (BM-68)
            s[SHIELDS + victim] += 1
            s.announce("gains-shield", HIDDEN, victim, s[SHIELDS + victim])
            rob(s, self.seat, victim, left, 0)
            return
        s.cite("BM-33")
        if kind == TAVERN:  # BM-34: it stays
            s.announce("plunders", action, self.seat)
        else:  # BM-69: others are turned up when the day ends
            s.move(action, PLACES, RUINS)
        take_spoils(s, self.seat, action)


class Steal(Choice[BellumMagica]):
    """The kind of a stolen chest; chance picks the chest, and only then the thief may look.

    After the first one the thieves may leave the rest where it is.
    """

    rules = ("BM-43", "BM-45", "BM-M2", "BM-M21")
    prompt = "steal"

    def __init__(self, seat: int, victim: int, left: int, stolen: int) -> None:
        self.seat = seat
        self.victim = victim
        self.left = left
        self.stolen = stolen

    def offer(self, s: BellumMagica, o: Offer) -> None:
        for i in range(len(STOCKS)):
            if s.count(STOCKS[i] + self.victim):
                o.add(STEAL_WOOD + i)
        if self.stolen:
            o.add(ENOUGH)

    def candidates(self, s: BellumMagica) -> list[int]:
        kinds = [STEAL_WOOD + i for i in range(len(STOCKS))]
        return [*kinds, ENOUGH] if self.stolen else kinds

    def refusal(self, s: BellumMagica, action: int) -> Refusal | None:
        if action != ENOUGH and not s.count(STOCKS[action - STEAL_WOOD] + self.victim):
            return Refusal("no-such-chest", "BM-43")
        return None

    def choose(self, s: BellumMagica, action: int) -> None:
        if action == ENOUGH:
            return
        steal(s, self.seat, self.victim, action - STEAL_WOOD)
        rob(s, self.seat, self.victim, self.left - 1, self.stolen + 1)


class CountChests(Step[BellumMagica]):
    """End the game with ten chests, when all attacks are over."""

    rules = ("BM-47", "BM-64", "BM-65")

    def run(self, s: BellumMagica) -> None:
        for seat in range(s.players):
            if s.chests(seat) >= ENOUGH_CHESTS:
                s.cite("BM-47")
                s.announce("ten-chests", HIDDEN, seat, s.chests(seat))
                finish(s)
                return


def can_attack(s: BellumMagica, seat: int) -> bool:
    """Whether there is anything that the active row takes; the Tavern falls most easily."""
    row = s.right(seat, s[DIE] - 1)
    if not row:
        return False
    if takes_some(s, row, TAVERN_SPOT) or takes_some(s, row, PLACES):
        return True
    for other in range(s.players):
        if can_raid(s, seat, row, other):
            return True
    return False


def can_raid(s: BellumMagica, seat: int, row: int, other: int) -> bool:
    """BM-42: whether the row has thieves, and takes a castle where there is something to steal."""
    if other == seat or not thieves(row) or not s.chests(other):
        return False
    return beats(row, s.defence(other), s.magic(other))


def offer_targets(s: BellumMagica, seat: int, row: int, o: Offer) -> None:
    """Offer what a right half of a row takes: the Tavern, Places, and castles if it has thieves."""
    offer_taken(s, row, TAVERN_SPOT, o)
    offer_taken(s, row, PLACES, o)
    for other in range(s.players):
        if can_raid(s, seat, row, other):
            s.offer(CASTLE_BOARD + other, o)


def targets(s: BellumMagica, seat: int, row: int) -> list[int]:
    """The same as a list."""
    o = Offer()
    offer_targets(s, seat, row, o)
    return o.listed()


def outfought(row: int, shield: int, magic: int) -> Refusal | None:
    """Reason why the swords are not enough, or nothing."""
    magic_swords = row >> FIELD & ONES
    if magic_swords < magic:
        return Refusal("too-little-magic", "BM-37", {"need": magic, "have": magic_swords})
    swords = (row & ONES) + magic_swords
    if swords < shield + magic:
        rule = "BM-39" if magic else "BM-32"
        return Refusal("too-few-swords", rule, {"need": shield + magic, "have": swords})
    return None


def lord_of(s: BellumMagica, castle: int) -> int:
    """The seat behind a castle."""
    for seat in range(s.players):
        if s.holds(CASTLE_BOARD + seat, castle):
            return seat
    raise LookupError(castle)


def rob(s: BellumMagica, seat: int, victim: int, left: int, stolen: int) -> None:
    """BM-44: a chest for each thief who is left; BM-M3: no more than there are.

    BM-M20: the first chest is taken without asking where there is one kind only.
    """
    kinds = [i for i in range(len(STOCKS)) if s.count(STOCKS[i] + victim)]
    if not stolen and len(kinds) == 1:
        steal(s, seat, victim, kinds[0])
        rob(s, seat, victim, left - 1, 1)
    elif left > 0 and kinds:
        s.then(Steal(seat, victim, left, stolen))


def steal(s: BellumMagica, seat: int, victim: int, kind: int) -> None:
    """BM-45, BM-M2: a random chest of the kind, which the thief sees when it has changed hands."""
    stock = STOCKS[kind] + victim
    chest = s.card(stock, s.rng.below(s.count(stock)))
    s.cite("BM-45")
    s.sneak(chest, stock, STOCKS[kind] + seat)


def take_spoils(s: BellumMagica, seat: int, place: int) -> None:
    """BM-33: what is printed at the bottom of the card; BM-36, BM-70: two Barrels at most."""
    food, glyphs, barrels, wood, metal, gold = s.box.spoils[place]
    if food or glyphs:
        s[FOOD + seat] += food
        s[GLYPHS + seat] += glyphs
        s.announce("loots", HIDDEN, seat, food, glyphs)
    if barrels:
        s.cite("BM-36")
        stored = min(barrels, MOST_BARRELS - s[BARRELS + seat])
        s[BARRELS + seat] += stored
        if stored:
            s.announce("stores-barrels", HIDDEN, seat, s[BARRELS + seat])
        if stored < barrels:
            s.cite("BM-70")
            s.announce("refuses-barrels", HIDDEN, seat, barrels - stored)
    s.cite("BM-35")
    for kind, count in enumerate((wood, metal, gold)):
        for _ in range(count):
            s.win_chest(seat, kind)


ATTACK: Final = [Attack(seat) for seat in range(LAYOUT.chairs)]
ATTACKS: Final = [Attacks(turn) for turn in range(LAYOUT.chairs + 1)]
