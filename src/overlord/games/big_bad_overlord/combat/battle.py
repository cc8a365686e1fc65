"""How a battle begins, what a round leaves behind, and how a battle ends."""

from typing import Final

from overlord.core.frames import Choice, Refusal, Step
from overlord.games.big_bad_overlord.box import ARTIFACT
from overlord.games.big_bad_overlord.combat.duke import fall
from overlord.games.big_bad_overlord.combat.forces import manned, stands
from overlord.games.big_bad_overlord.rearranging import moved, surplus
from overlord.games.big_bad_overlord.state import (
    ATTACK,
    DEFENSE,
    FIELD,
    GATE,
    GOOD,
    LAVA,
    NOBODY,
    THRONE,
    WALLS,
    BigBadOverlord,
)
from overlord.games.big_bad_overlord.zones import (
    ARMY,
    CAPTIVES,
    CHAIRS,
    CITADEL,
    DECK,
    DISCARD,
    LENT,
)


def begin(s: BigBadOverlord, attacker: int, defender: int) -> None:
    """Armies meet, or an Army comes to a Citadel (BBO-A45); orders are those of one battle."""
    s.attacker = attacker
    s.defender = defender
    s.stage = FIELD if manned(s, s.zones[ARMY + defender]) else GATE
    s.round = 0
    s.quiet = 0
    s.declined = 0
    s.cite("BBO-15" if attacker == GOOD else "BBO-21")
    s.announce("attacks", s.duke(defender), attacker, defender)


class LineUp(Step[BigBadOverlord]):
    """Who had no Army may have one now; otherwise the Citadel will be stormed.

    BBO-A28: an Army in which nobody can fight is gone before the first blow.
    """

    rules = ("BBO-A45", "BBO-A28")

    def run(self, s: BigBadOverlord) -> None:
        if s.stage != GATE:
            return
        if manned(s, s.zones[ARMY + s.defender]):
            s.stage = FIELD
        else:
            s.cite("BBO-A28")
            plunder(s, ARMY + s.defender, s.attacker)


LINE_UP: Final = LineUp()


class RoundOver(Step[BigBadOverlord]):
    """A round is complete: Ghosts take their cards back, and the field is looked at."""

    rules = ("BBO-27", "BBO-82", "BBO-89", "BBO-107")

    def run(self, s: BigBadOverlord) -> None:
        s.round += 1
        lay_ghosts(s)
        settle(s)


ROUND_OVER: Final = RoundOver()


def stop_round(s: BigBadOverlord) -> None:
    """Nothing more happens in this round (BBO-63, BBO-94, BBO-A15)."""
    s.unwind(RoundOver)
    s.then(ROUND_OVER)


def lay_ghosts(s: BigBadOverlord) -> None:
    """BBO-101: what a Ghost declares is for one round."""
    for chair in range(CHAIRS):
        s.haunts[chair] = 0


def settle(s: BigBadOverlord) -> None:
    """Whoever is wiped out loses Artifacts, a Citadel, or a Duke."""
    if s.stage == LAVA:
        bury(s)
        return
    if s.stage == FIELD and not stands(s, DEFENSE):
        s.cite("BBO-107")
        s.stage = GATE
        if stands(s, ATTACK):  # BBO-A4: otherwise nobody is left to pick up anything
            plunder(s, ARMY + s.defender, s.attacker)
    if s.stage in (WALLS, THRONE):
        behind_walls(s)
    if s.attacker != GOOD and s.stage != GATE and not stands(s, ATTACK) and s.lives(s.defender):
        s.cite("BBO-107")
        plunder(s, ARMY + s.attacker, s.defender)


def behind_walls(s: BigBadOverlord) -> None:
    """BBO-89: without Citadel cards the Duke shows himself; BBO-94: with one he hides again.

    BBO-108: an Artifact in his Citadel is his; it stays where it is.
    """
    chair = s.defender
    if not s.lives(chair):
        s.cite("BBO-A3")
        for zone in (ARMY + chair, CITADEL + chair):
            plunder(s, zone, s.attacker)
        fall(s, chair, "BBO-99")
        if s.decided():
            s.end()
        return
    stage = WALLS if manned(s, s.zones[CITADEL + chair] + s.zones[CAPTIVES + chair]) else THRONE
    if stage != s.stage:
        s.cite("BBO-89" if stage == THRONE else "BBO-94")
        s.stage = stage
        s.announce("duke-appears" if stage == THRONE else "duke-hides", s.duke(chair), chair)


def bury(s: BigBadOverlord) -> None:
    """BBO-117: in the Cataclysm both Dukes may fall at once, and everybody has lost."""
    dead = [chair for chair in (s.attacker, s.defender) if not s.lives(chair)]
    for chair in dead:
        fall(s, chair, "BBO-99")
    if len(dead) > 1:
        s.fell[dead[1]] = s.fell[dead[0]]
        s.cite("BBO-117")
        s.announce("mutual-destruction", s.duke(dead[0]))
    if dead:
        s.end()


def plunder(s: BigBadOverlord, zone: int, chair: int) -> None:
    """BBO-107, BBO-110: Artifacts change hands; a Do-Gooder's go back into the deck."""
    kinds = s.box.kinds
    for card in s.zones[zone][:]:
        if kinds[card] == ARTIFACT:
            if chair == GOOD:
                s.cite("BBO-110")
                s.move(card, zone, DECK)
                s.shuffle(DECK)
            else:
                s.move(card, zone, ARMY + chair)


def end(s: BigBadOverlord) -> None:
    """The battle is over: captives are discarded, allies go home, limits hold again."""
    lay_ghosts(s)
    s.cite("BBO-41")
    for chair in (s.attacker, s.defender):
        if chair != GOOD:
            captives = s.zones[CAPTIVES + chair]
            while captives:
                s.move(captives[0], CAPTIVES + chair, DISCARD)
    s.cite("BBO-81")
    lenders = s.helpers | s.shields
    for chair in range(CHAIRS):
        if lenders >> chair & 1:
            go_home(s, chair)
    s.helpers = 0
    s.shields = 0
    if s.open >> CITADEL + s.defender & 1:
        s.cite("BBO-A25")
        s.conceal(CITADEL + s.defender)
    attacker = s.attacker
    defender = s.defender
    s.attacker = NOBODY
    s.defender = NOBODY
    for chair in (attacker, defender):
        if chair >= 0:
            make_fit(s, chair)


def go_home(s: BigBadOverlord, chair: int) -> None:
    """BBO-A26: lent cards return to the Army, or to the Citadel when the Army is full."""
    lent = s.zones[LENT + chair]
    while lent:
        call_back(s, chair, lent[0])


def call_back(s: BigBadOverlord, chair: int, card: int) -> None:
    home = ARMY if len(s.zones[ARMY + chair]) < 6 else CITADEL
    s.move(card, LENT + chair, home + chair)


def make_fit(s: BigBadOverlord, chair: int) -> None:
    """BBO-A13: limits hold again after a battle; what is beyond nine cards goes first."""
    army = len(s.zones[ARMY + chair])
    citadel = len(s.zones[CITADEL + chair])
    if army + citadel > 9:
        s.then(Shrink(s.setup.chairs[chair], chair))
    elif surplus(army, citadel):
        s.then(Stow(s.setup.chairs[chair], chair))


class Shrink(Choice[BigBadOverlord]):
    """More than nine cards: one of them is discarded, from Army or Citadel."""

    rules = ("BBO-A13", "BBO-109")
    prompt = "shrink"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def candidates(self, s: BigBadOverlord) -> list[int]:
        return s.zones[ARMY + self.chair] + s.zones[CITADEL + self.chair]

    def refusal(self, s: BigBadOverlord, action: int) -> Refusal | None:
        if s.box.kinds[action] == ARTIFACT:
            return Refusal("artifact-stays", "BBO-109")
        return None

    def openly_forced(self, s: BigBadOverlord) -> bool:
        return False  # it may be the Citadel's Artifacts that leave one card

    def choose(self, s: BigBadOverlord, action: int) -> None:
        home = ARMY if action in s.zones[ARMY + self.chair] else CITADEL
        s.cite("BBO-A13")
        s.move(action, home + self.chair, DISCARD)
        make_fit(s, self.chair)


class Stow(Choice[BigBadOverlord]):
    """Too many cards in one place and room in the other: one of them changes places."""

    rules = ("BBO-A13", "BBO-9", "BBO-10")
    prompt = "stow"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: BigBadOverlord) -> list[int]:
        army = s.zones[ARMY + self.chair]
        return army if len(army) > 6 else s.zones[CITADEL + self.chair]

    def choose(self, s: BigBadOverlord, action: int) -> None:
        s.cite("BBO-A13")
        moved(s, self.chair, action)
        make_fit(s, self.chair)
