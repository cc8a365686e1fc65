"""Battle: how it begins, what a round leaves behind, and how it ends."""

from typing import Final

from overlord.core.frames import ChairChoice, Refusal, Step
from overlord.core.layout import EVERYONE
from overlord.core.offer import Offer
from overlord.games.big_bad_overlord.box import ARTIFACT
from overlord.games.big_bad_overlord.combat.duke import fall
from overlord.games.big_bad_overlord.combat.forces import guarded, offer_minions, stands
from overlord.games.big_bad_overlord.rearranging import change_side, surplus
from overlord.games.big_bad_overlord.state import ATTACK, DEFENSE, GOOD, NOBODY, BigBadOverlord
from overlord.games.big_bad_overlord.zones import (
    ARMY,
    ATTACKER,
    CAPTIVES,
    CHAIRS,
    CITADEL,
    DECK,
    DECLINED,
    DEFENDER,
    DISCARD,
    FELL,
    FIELD,
    GATE,
    HAUNTS,
    HELPERS,
    LAVA,
    LENT,
    QUIET,
    ROUNDS,
    SHIELDS,
    STAGE,
    THRONE,
    WALLS,
)


def begin(s: BigBadOverlord, attacker: int, defender: int) -> None:
    """Armies meet, or an Army comes to a Citadel (BBO-A45); orders are those of one battle."""
    s[ATTACKER] = attacker
    s[DEFENDER] = defender
    s[STAGE] = FIELD if guarded(s, ARMY + defender) else GATE
    s[ROUNDS] = 0
    s[QUIET] = 0
    s[DECLINED] = 0
    s.cite("BBO-15" if attacker == GOOD else "BBO-21")
    s.announce("attacks", s.duke(defender), attacker, defender)


class LineUp(Step[BigBadOverlord]):
    """Armies line up, also for who had none; otherwise the Citadel will be stormed.

    BBO-A28: an Army in which nobody can fight is gone before the first blow.
    """

    rules = ("BBO-A45", "BBO-A28")

    def run(self, s: BigBadOverlord) -> None:
        if s[STAGE] != GATE:
            return
        if guarded(s, ARMY + s[DEFENDER]):
            s[STAGE] = FIELD
        else:
            s.cite("BBO-A28")
            plunder(s, ARMY + s[DEFENDER], s[ATTACKER])


LINE_UP: Final = LineUp()


class RoundOver(Step[BigBadOverlord]):
    """A round is complete: Ghosts take their cards back, and the field is looked at."""

    rules = ("BBO-27", "BBO-82", "BBO-89", "BBO-107")

    def run(self, s: BigBadOverlord) -> None:
        s[ROUNDS] += 1
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
        s[HAUNTS + chair] = 0


def settle(s: BigBadOverlord) -> None:
    """Whoever is wiped out loses Artifacts, a Citadel, or a Duke."""
    if s[STAGE] == LAVA:
        bury(s)
        return
    if s[STAGE] == FIELD and not stands(s, DEFENSE):
        s.cite("BBO-107")
        s[STAGE] = GATE
        if stands(s, ATTACK):  # BBO-A4: otherwise nobody is left to pick up anything
            plunder(s, ARMY + s[DEFENDER], s[ATTACKER])
    if s[STAGE] in (WALLS, THRONE):
        behind_walls(s)
    if s[ATTACKER] != GOOD and s[STAGE] != GATE and not stands(s, ATTACK) and s.lives(s[DEFENDER]):
        s.cite("BBO-107")
        plunder(s, ARMY + s[ATTACKER], s[DEFENDER])


def behind_walls(s: BigBadOverlord) -> None:
    """BBO-89: without Citadel cards the Duke shows himself; BBO-94: with one he hides again.

    BBO-108: an Artifact in his Citadel is his; it stays where it is.
    """
    chair = s[DEFENDER]
    if not s.lives(chair):
        s.cite("BBO-A3")
        for zone in (ARMY + chair, CITADEL + chair):
            plunder(s, zone, s[ATTACKER])
        fall(s, chair, "BBO-99")
        if s.decided():
            s.end()
        return
    stage = WALLS if guarded(s, CITADEL + chair) or guarded(s, CAPTIVES + chair) else THRONE
    if stage != s[STAGE]:
        s.cite("BBO-89" if stage == THRONE else "BBO-94")
        s[STAGE] = stage
        s.announce("duke-appears" if stage == THRONE else "duke-hides", s.duke(chair), chair)


def bury(s: BigBadOverlord) -> None:
    """BBO-117: in the Cataclysm both Dukes may fall at once, and everybody has lost."""
    dead = [chair for chair in (s[ATTACKER], s[DEFENDER]) if not s.lives(chair)]
    for chair in dead:
        fall(s, chair, "BBO-99")
    if len(dead) > 1:
        s[FELL + dead[1]] = s[FELL + dead[0]]
        s.cite("BBO-117")
        s.announce("mutual-destruction", s.duke(dead[0]))
    if dead:
        s.end()


def plunder(s: BigBadOverlord, zone: int, chair: int) -> None:
    """BBO-107, BBO-110: Artifacts change hands; a Do-Gooder's go back into the deck."""
    kinds = s.box.kinds
    for card in s.cards(zone):
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
    if s[ATTACKER] != GOOD:
        discard_captives(s, s[ATTACKER])
    discard_captives(s, s[DEFENDER])
    s.cite("BBO-81")
    lenders = s[HELPERS] | s[SHIELDS]
    for chair in range(CHAIRS):
        if lenders >> chair & 1:
            go_home(s, chair)
    s[HELPERS] = 0
    s[SHIELDS] = 0
    if s.sight(CITADEL + s[DEFENDER]) == EVERYONE:
        s.cite("BBO-A25")
        s.conceal(CITADEL + s[DEFENDER])
    attacker = s[ATTACKER]
    defender = s[DEFENDER]
    s[ATTACKER] = NOBODY
    s[DEFENDER] = NOBODY
    if attacker != GOOD:
        make_fit(s, attacker)
    make_fit(s, defender)


def discard_captives(s: BigBadOverlord, chair: int) -> None:
    while s.count(CAPTIVES + chair):
        s.move(s.card(CAPTIVES + chair, 0), CAPTIVES + chair, DISCARD)


def go_home(s: BigBadOverlord, chair: int) -> None:
    """BBO-A26: lent cards return to the Army, or to the Citadel when the Army is full."""
    while s.count(LENT + chair):
        call_back(s, chair, s.card(LENT + chair, 0))


def call_back(s: BigBadOverlord, chair: int, card: int) -> None:
    home = ARMY if s.count(ARMY + chair) < 6 else CITADEL
    s.move(card, LENT + chair, home + chair)


def make_fit(s: BigBadOverlord, chair: int) -> None:
    """BBO-A13: limits hold again after a battle; what is beyond nine cards goes first."""
    army = s.count(ARMY + chair)
    citadel = s.count(CITADEL + chair)
    if army + citadel > 9:
        s.then(Shrink(s.setup.chairs[chair], chair))
    elif surplus(army, citadel):
        s.then(Stow(s.setup.chairs[chair], chair))


class Shrink(ChairChoice[BigBadOverlord]):
    """More than nine cards: one of them is discarded, from Army or Citadel."""

    rules = ("BBO-A13", "BBO-109")
    prompt = "shrink"

    def offer(self, s: BigBadOverlord, o: Offer) -> None:
        offer_minions(s, ARMY + self.chair, o)
        offer_minions(s, CITADEL + self.chair, o)

    def candidates(self, s: BigBadOverlord) -> list[int]:
        return s.cards(ARMY + self.chair) + s.cards(CITADEL + self.chair)

    def refusal(self, s: BigBadOverlord, action: int) -> Refusal | None:
        if s.box.kinds[action] == ARTIFACT:
            return Refusal("artifact-stays", "BBO-109")
        return None

    def openly_forced(self, s: BigBadOverlord) -> bool:
        return False  # it may be the Citadel's Artifacts that leave one card

    def choose(self, s: BigBadOverlord, action: int) -> None:
        home = ARMY if s.holds(ARMY + self.chair, action) else CITADEL
        s.cite("BBO-A13")
        s.move(action, home + self.chair, DISCARD)
        make_fit(s, self.chair)


class Stow(ChairChoice[BigBadOverlord]):
    """Too many cards in one place and room in the other: one of them changes places."""

    rules = ("BBO-A13", "BBO-9", "BBO-10")
    prompt = "stow"

    def offer(self, s: BigBadOverlord, o: Offer) -> None:
        full = s.count(ARMY + self.chair) > 6
        s.offer((ARMY if full else CITADEL) + self.chair, o)

    def choose(self, s: BigBadOverlord, action: int) -> None:
        s.cite("BBO-A13")
        change_side(s, self.chair, action)
        make_fit(s, self.chair)
