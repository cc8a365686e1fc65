"""Contests as the heuristics see them: how two forces wear each other down.

A force is the row of its strengths while it loses one card after another, the weakest first, so
that `row[lost]` is what is left of it. These are kernels, with native numbers throughout.
"""

from typing import Final

from mypy_extensions import i64

from overlord.core.vectors import append, vec
from overlord.games.big_bad_overlord.box import (
    ARTIFACT,
    MAGIC,
    MAGIC_CARDS,
    MAGIC_SUM,
    MELEE,
    MELEE_CARDS,
    MELEE_SUM,
    MIND,
    BigBox,
)
from overlord.games.big_bad_overlord.combat.forces import able, natural, rounded_bonus
from overlord.games.big_bad_overlord.heuristics import weights as w
from overlord.games.big_bad_overlord.odds.dice_odds import FARTHEST, STRIKING, STRUCK, hits
from overlord.games.big_bad_overlord.state import ATTACK, DEFENSE

Course = tuple[float, float, float]  # that the attackers win; cards that they and the others lose

HERO: Final = vec[i64](  # one that is as strong as they are on average
    [
        (w.DO_GOODER_MELEE << MELEE_SUM)
        + (1 << MELEE_CARDS)
        + (w.DO_GOODER_MAGIC << MAGIC_SUM)
        + (1 << MAGIC_CARDS),
        0,
    ]
)
NEGLIGIBLE: Final = 0.001  # chances that are not followed any further
NAUGHT: Final = vec[float]([0.0] * 32)
AVERAGE: Final = (w.UNSEEN_MELEE << MELEE_SUM) + (1 << MELEE_CARDS)  # a card nobody has seen


def dwindling(box: BigBox, force: vec[i64]) -> vec[i64]:
    """The strength of a force while it loses one card after another, the weakest first."""
    kinds = box.kinds
    defense = box.defense[MELEE]
    strength = box.strength
    order = force[:]
    cards: i64 = 0
    for card in force:
        if kinds[card] != ARTIFACT:
            value = defense[card]
            place = cards
            while place > 0 and defense[order[place - 1]] < value:
                order[place] = order[place - 1]
                place -= 1
            order[place] = card
            cards += 1
    totals = append(order[:cards], 0)
    total: i64 = 0
    totals[cards] = 0
    i: i64 = 0
    while i < cards:
        total += strength[order[i]]
        i += 1
        totals[cards - i] = total
    return totals


def unseen(hidden: int) -> vec[i64]:
    """The same for a Citadel that nobody has seen: its cards are average ones."""
    totals = vec[i64]()
    for cards in range(hidden, -1, -1):
        totals = append(totals, AVERAGE * cards)
    return totals


class Line:
    """A force that is attacked: what it strikes back with after each loss."""

    def __init__(self, force: vec[i64], walls: bool, left: int) -> None:
        self.walls = walls
        self.force = force
        self.least: i64 = len(force) - 1
        self.guards = force[:]  # its bonus in MELEE
        self.charms = zeros(self.least + 1)  # how often it hits by MIND and by MAGIC
        self.spells = zeros(self.least + 1)
        j: i64 = 0
        while j < self.least:
            two = force[j]
            self.guards[j] = rounded_bonus(natural(MELEE, two), 0, DEFENSE, MELEE, walls, left)
            self.charms[j] = w.MIND_HIT * blows(two, DEFENSE, MIND, walls, left)
            self.spells[j] = blows(two, DEFENSE, MAGIC, walls, left)
            j += 1

    def share(self, j: i64, plus: i64, strikes: bool, charm: float, spell: float) -> float:
        """Chance that the next card to go is one of this line, which has lost `j` of them."""
        place = step(plus - self.guards[j])
        hit = (STRIKING[place] if strikes else 0.0) + charm + spell
        struck = STRUCK[place] if able(self.force[j], MELEE) else 0.0
        struck = struck + self.charms[j] + self.spells[j]
        return (hit + 0.001) / (hit + struck + 0.002)


def siege(host: vec[i64], army: Line, citadel: Line, brave: float) -> Course:
    """Chance of a force to get at a Duke, past his Army and his Citadel; losses in the open."""
    wins, lost, beaten = contest(host, 0, army, brave)
    if wins <= 0.0:
        return 0.0, lost, beaten
    gone = fallen(host, lost)
    stormed, _, _ = contest(host, gone, citadel, brave)
    doom = wins * stormed * throne(len(host) - gone - 1)
    return doom, lost, beaten


def fallen(force: vec[i64], lost: float) -> i64:
    """Number of a force's cards that are gone after such losses."""
    gone: i64 = int(lost + 0.5)
    most: i64 = len(force) - 1
    return min(gone, most)


def throne(cards: int) -> float:
    """Chance of so many cards to slay a lone Duke, who wins about every second round."""
    lost = 1.0
    for _ in range(cards):
        lost *= 0.5
    return 1 - lost


def contest(ours: vec[i64], gone: i64, line: Line, brave: float) -> Course:
    """A fight in which both sides lose cards as fast as their bonuses say.

    Attackers begin `gone` cards short, and break off at chances worse than `brave`. `row[j]` is the
    chance that they have lost `i` cards and the others `j`.
    """
    walls = line.walls
    most: i64 = len(ours) - 1 - gone
    least = line.least
    wins = lost = beaten = charm = spell = 0.0
    plus: i64 = 0
    row = zeros(least + 1)
    row[0] = 1.0
    i: i64 = 0
    while i <= most:
        one = ours[gone + i]
        if i < most and least > 0:
            plus = rounded_bonus(natural(MELEE, one), 0, ATTACK, MELEE, walls, 2)
            charm = w.MIND_HIT * blows(one, ATTACK, MIND, walls, 2)
            spell = blows(one, ATTACK, MAGIC, walls, 2)
        j: i64 = 0
        goes_on = False
        while j <= least:
            chance = row[j]
            row[j] = 0.0
            share = -1.0  # the fight is over
            if j < least and i < most and chance >= NEGLIGIBLE:
                share = line.share(j, plus, able(one, MELEE), charm, spell)
            if share >= brave or (share >= 0.0 and i + j == 0):
                row[j + 1] += chance * share
                row[j] = chance * (1 - share)
                goes_on = True
            elif chance >= NEGLIGIBLE:
                wins += chance if j == least and i < most else 0.0
                lost += chance * float(i)
                beaten += chance * float(j)
            j += 1
        if not goes_on:
            break
        i += 1
    return wins, lost, beaten


def zeros(size: i64) -> vec[float]:
    if size <= len(NAUGHT):
        return NAUGHT[:size]
    return vec[float]([0.0] * size)


def step(difference: i64) -> i64:
    """Place of two MELEE bonuses in the tables of chances."""
    if difference < -FARTHEST:
        return 0
    return FARTHEST + (min(difference, FARTHEST))


def blows(total: int, side: int, type: int, walls: bool, left: int) -> float:
    """Hits of a force by MIND or by MAGIC in a round, on average."""
    if not able(total, type):
        return 0.0
    return hits(rounded_bonus(natural(type, total), 0, side, type, walls, left))
