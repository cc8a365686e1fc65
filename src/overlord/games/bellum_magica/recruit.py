"""Step 5, recruit creatures: food and glyphs for a place left or right of the castle."""

from typing import Final

from overlord.core.events import HIDDEN
from overlord.core.frames import Choice, Refusal, SeatChoice, Step
from overlord.core.offer import Offer
from overlord.games.bellum_magica.box import (
    CONFUSION,
    EVIL,
    NO_BONUS,
    ON_THE_LEFT,
    ON_THE_RIGHT,
    PASS,
    PAY_FOOD,
    PAY_GLYPHS,
)
from overlord.games.bellum_magica.state import BellumMagica
from overlord.games.bellum_magica.zones import (
    ARRIVING,
    CAPTAIN,
    EVIL_DECK,
    EVIL_ROW,
    FOOD,
    GLYPHS,
    LAYOUT,
    LEFT,
    MOST_EVIL_DECK,
    MOST_EVIL_ROW,
    RIGHT,
    SHIELDS,
    SPELLS,
)

EVIL_FOOD: Final = 2  # BM-49
FEAST: Final = 4  # BM-50: food with one glyph ...
GLYPH_PRICE: Final = 3  # ... or glyphs alone


class Recruits(Step[BellumMagica]):
    """From the Captain clockwise; who cannot pay for anything is not asked (BM-M20)."""

    rules = ("BM-48", "BM-M7", "BM-M20")

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, s: BellumMagica) -> None:
        for turn in range(self.turn, s.players):
            seat = (s[CAPTAIN] + turn) % s.players
            if can_recruit(s, seat):
                s.then(RECRUIT[seat])
                return


class Recruit(SeatChoice[BellumMagica]):
    """One of the creatures that lie face up, or no more today."""

    rules = ("BM-48", "BM-49", "BM-50", "BM-51", "BM-M8")
    prompt = "recruit"

    def offer(self, s: BellumMagica, o: Offer) -> None:
        o.add(PASS)
        if s[FOOD + self.seat] >= EVIL_FOOD:
            s.offer(EVIL_ROW, o)
        if can_feast(s, self.seat) or s[GLYPHS + self.seat] >= GLYPH_PRICE:
            s.offer(MOST_EVIL_ROW, o)

    def candidates(self, s: BellumMagica) -> list[int]:
        return [PASS, *s.cards(EVIL_ROW), *s.cards(MOST_EVIL_ROW)]

    def refusal(self, s: BellumMagica, action: int) -> Refusal | None:
        food = s[FOOD + self.seat]
        glyphs = s[GLYPHS + self.seat]
        if action == PASS:
            return None
        if s.box.kinds[action] == EVIL:
            if food < EVIL_FOOD:
                return Refusal("evil-too-dear", "BM-49", {"need": EVIL_FOOD, "have": food})
        elif not can_feast(s, self.seat) and glyphs < GLYPH_PRICE:
            return Refusal("most-evil-too-dear", "BM-50", {"food": food, "glyphs": glyphs})
        return None

    def choose(self, s: BellumMagica, action: int) -> None:
        seat = self.seat
        if action == PASS:
            s.then(RECRUITS[(seat - s[CAPTAIN]) % s.players + 1])
        elif s.box.kinds[action] == EVIL:
            hire(s, seat, action, EVIL_FOOD, 0)
        elif s[GLYPHS + seat] < GLYPH_PRICE:
            hire(s, seat, action, FEAST, 1)
        elif can_feast(s, seat):
            s.cite("BM-50")
            s.announce("bargains", action, seat)
            s.then(Pay(seat, action))
        else:
            hire(s, seat, action, 0, GLYPH_PRICE)


class Pay(Choice[BellumMagica]):
    """For a Most Evil Creature, when both prices could be paid."""

    rules = ("BM-50",)
    prompt = "pay"

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def offer(self, s: BellumMagica, o: Offer) -> None:
        if s.holds(MOST_EVIL_ROW, self.card):
            o.add(PAY_FOOD)
            o.add(PAY_GLYPHS)

    def choose(self, s: BellumMagica, action: int) -> None:
        if action == PAY_FOOD:
            hire(s, self.seat, self.card, FEAST, 1)
        else:
            hire(s, self.seat, self.card, 0, GLYPH_PRICE)


class PlaceCreature(SeatChoice[BellumMagica]):
    """Left or right of the castle, after the cards that are there; the other side is hidden."""

    rules = ("BM-53", "BM-5")
    prompt = "place-creature"

    def offer(self, s: BellumMagica, o: Offer) -> None:
        if s.count(ARRIVING + self.seat):
            o.add(ON_THE_LEFT)
            o.add(ON_THE_RIGHT)

    def choose(self, s: BellumMagica, action: int) -> None:
        s.cite("BM-53")
        side = LEFT if action == ON_THE_LEFT else RIGHT
        s.move(s.card(ARRIVING + self.seat, 0), ARRIVING + self.seat, side + self.seat)


def can_feast(s: BellumMagica, seat: int) -> bool:
    """Whether a seat can pay one glyph and four food."""
    return s[GLYPHS + seat] >= 1 and s[FOOD + seat] >= FEAST


def can_recruit(s: BellumMagica, seat: int) -> bool:
    """Whether a seat can pay for something that lies face up."""
    if s[FOOD + seat] >= EVIL_FOOD and s.count(EVIL_ROW):
        return True
    affordable = s[GLYPHS + seat] >= GLYPH_PRICE or can_feast(s, seat)
    return affordable and s.count(MOST_EVIL_ROW) > 0


def hire(s: BellumMagica, seat: int, card: int, food: int, glyphs: int) -> None:
    """BM-51, BM-52: pay, take the creature, turn up the next; then it is placed."""
    evil = s.box.kinds[card] == EVIL
    row = EVIL_ROW if evil else MOST_EVIL_ROW
    deck = EVIL_DECK if evil else MOST_EVIL_DECK
    s.cite("BM-51")
    s[FOOD + seat] -= food
    s[GLYPHS + seat] -= glyphs
    s.announce("pays", HIDDEN, seat, food, glyphs)
    s.move(card, row, ARRIVING + seat)
    s.cite("BM-54")
    gain_bonus(s, seat, s.box.bonus[card])
    s.cite("BM-52")
    if s.count(deck):  # BM-M9
        s.draw(deck, row)
    s.then(PLACE[seat])
    s.then(RECRUITS[(seat - s[CAPTAIN]) % s.players])


def gain_bonus(s: BellumMagica, seat: int, bonus: int) -> None:
    """BM-54, BM-55: at once, and for good (BM-56)."""
    if bonus == NO_BONUS:
        return
    if bonus == CONFUSION:
        s[SPELLS + seat] += 1
        s.announce("gains-spell", HIDDEN, seat, s[SPELLS + seat])
    else:
        s[SHIELDS + seat] += bonus
        s.announce("gains-shield", HIDDEN, seat, s[SHIELDS + seat])


RECRUIT: Final = [Recruit(seat) for seat in range(LAYOUT.chairs)]
RECRUITS: Final = [Recruits(turn) for turn in range(LAYOUT.chairs + 1)]
PLACE: Final = [PlaceCreature(seat) for seat in range(LAYOUT.chairs)]
