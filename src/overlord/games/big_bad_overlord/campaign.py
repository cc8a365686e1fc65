"""Attacks of a turn: one player after another, round after round, as long as the attacker likes."""

from typing import Final

from overlord.core.frames import ChairChoice, ChairStep, Choice, Refusal, Step
from overlord.core.offer import Offer
from overlord.games.big_bad_overlord.box import DO_GOODER, DONE, DUKE, PRESS_ON
from overlord.games.big_bad_overlord.combat import battle
from overlord.games.big_bad_overlord.combat.allies import RECRUIT, withdrawals
from overlord.games.big_bad_overlord.combat.forces import guarded, harmless, stands
from overlord.games.big_bad_overlord.combat.rounds import ROUND
from overlord.games.big_bad_overlord.drawing import (
    DRAW,
    DiscardOne,
    PlaceCard,
    crowded,
    find_place,
)
from overlord.games.big_bad_overlord.rearranging import (
    MOVES,
    REARRANGE,
    change_side,
    muster,
    offer_moves,
    ready,
    seats,
    why_not,
    why_unready,
)
from overlord.games.big_bad_overlord.state import ATTACK, NOBODY, BigBadOverlord
from overlord.games.big_bad_overlord.two_dukes import INHERITANCE
from overlord.games.big_bad_overlord.zones import (
    ALIVE,
    ARMY,
    ATTACKER,
    CHAIRS,
    CITADEL,
    DECK,
    DEFENDER,
    FIELD,
    GATE,
    HAND,
    ROUNDS,
    STAGE,
    STRUCK,
)


def targets(s: BigBadOverlord, chair: int) -> list[int]:
    """The Dukes whom a chair could attack."""
    o = Offer()
    offer_targets(s, chair, o)
    return o.listed()


def offer_targets(s: BigBadOverlord, chair: int, o: Offer) -> None:
    """BBO-21, BBO-123: any other Duke alive; BBO-59: whom this turn has left alone so far."""
    spared = s[ALIVE] & ~s[STRUCK]
    for other in range(s.chairs):
        if other != chair and spared >> other & 1:
            o.add(s.duke(other))


def why_stay(s: BigBadOverlord, chair: int) -> Refusal | None:
    """Reason why a chair cannot attack anybody."""
    if s.count(CITADEL + chair) < 3:
        return Refusal("citadel-not-full", "BBO-19", {"need": 3})
    if not guarded(s, ARMY + chair):
        return Refusal("no-army", "BBO-28")
    return None


def attack(s: BigBadOverlord, chair: int, duke: int) -> None:
    """Allies join, the defender musters, and the first round is fought.

    BBO-A45: against a Duke who has no Army, and musters none, at his Citadel.
    """
    target = s.chair_of(duke)
    s[STRUCK] |= 1 << target
    battle.begin(s, chair, target)
    s.then(RECRUIT[0])
    s.then(Meet(target))
    s.then(battle.LINE_UP)
    s.then(ROUND)
    s.then(AFTERMATH[chair])


class Meet(ChairStep[BigBadOverlord]):
    """The whole attacking Army stands there; the defender may move cards."""

    rules = ("BBO-70", "BBO-71")

    def run(self, s: BigBadOverlord) -> None:
        muster(s, self.chair)


class March(Choice[BigBadOverlord]):
    """The turn: move cards between Army and Citadel, then attack somebody, or not."""

    rules = ("BBO-17", "BBO-19", "BBO-20", "BBO-21", "BBO-9", "BBO-10", "BBO-A27")
    prompt = "march"

    def __init__(self, seat: int, chair: int, left: int) -> None:
        self.seat = seat
        self.chair = chair
        self.left = left

    def offer(self, s: BigBadOverlord, o: Offer) -> None:
        chair = self.chair
        offer_moves(s, chair, self.left, o)
        if ready(s, chair):
            if s.count(CITADEL + chair) == 3 and guarded(s, ARMY + chair):
                offer_targets(s, chair, o)
            o.add(DONE)

    def candidates(self, s: BigBadOverlord) -> list[int]:
        own = [*s.cards(ARMY + self.chair), *s.cards(CITADEL + self.chair)]
        return [*own, *targets(s, self.chair), DONE]

    def refusal(self, s: BigBadOverlord, action: int) -> Refusal | None:
        chair = self.chair
        if s.holds(ARMY + chair, action) or s.holds(CITADEL + chair, action):
            return why_not(s, chair, self.left, action)
        unready = why_unready(s, chair)
        if unready is not None:
            return unready
        return None if action == DONE else why_stay(s, chair)

    def choose(self, s: BigBadOverlord, action: int) -> None:
        if action == DONE:
            return
        chair = self.chair
        if s.box.kinds[action] == DUKE:
            attack(s, chair, action)
        else:
            s.cite("BBO-17")
            change_side(s, chair, action)
            s.then(MARCH[s.paired][chair][self.left - 1])


class Aftermath(ChairStep[BigBadOverlord]):
    """After a round: who has no Army left goes home, who has slain a Duke is rewarded."""

    rules = ("BBO-57", "BBO-96", "BBO-A5")

    def run(self, s: BigBadOverlord) -> None:
        chair = self.chair
        if not s.lives(s[DEFENDER]):
            battle.end(s)
            if s.paired:
                s.then(INHERITANCE)
            s.then(REWARD[chair])
        elif stands(s, ATTACK):
            leaving = withdrawals(s)
            if leaving:
                s.then_all(leaving)
                s.then(REGROUP[chair])
            else:
                s.then(PRESS[s.paired][chair])
        else:
            battle.end(s)


class Regroup(ChairStep[BigBadOverlord]):
    """Allies have stayed or gone; the attackers go on with what they have."""

    rules = ("BBO-81", "BBO-A47", "BBO-A5")

    def run(self, s: BigBadOverlord) -> None:
        battle.settle(s)
        if stands(s, ATTACK):
            s.then(PRESS[s.paired][self.chair])
        else:
            battle.end(s)


class Press(ChairChoice[BigBadOverlord]):
    """Attack the same player again, somebody else, or nobody any more.

    To move a card is to end the turn; whoever is done without moving any is not asked again.
    """

    rules = (
        "BBO-57",
        "BBO-58",
        "BBO-59",
        "BBO-60",
        "BBO-18",
        "BBO-22",
        "BBO-24",
        "BBO-27",
        "BBO-82",
        "BBO-A27",
    )
    prompt = "press"
    standing = "line"
    passing = PRESS_ON

    def scope(self, s: BigBadOverlord) -> int:
        """The line that is attacked: somebody's Army, or the Citadel with its Duke (BBO-82)."""
        line = s[DEFENDER] if s[STAGE] == FIELD else s[DEFENDER] + CHAIRS
        return line if s[ATTACKER] == self.chair else NOBODY

    def offer(self, s: BigBadOverlord, o: Offer) -> None:
        chair = self.chair
        if s[DEFENDER] >= 0 and not harmless(s):
            o.add(PRESS_ON)
        if s.count(CITADEL + chair) >= 3 and guarded(s, ARMY + chair):
            offer_targets(s, chair, o)
        if may_rearrange(s, chair):
            offer_moves(s, chair, MOVES, o)
        o.add(DONE)

    def candidates(self, s: BigBadOverlord) -> list[int]:
        chair = self.chair
        actions = [PRESS_ON] if s[DEFENDER] >= 0 else []
        actions += targets(s, chair)
        if may_rearrange(s, chair):
            actions += s.cards(ARMY + chair) + s.cards(CITADEL + chair)
        actions.append(DONE)
        return actions

    def refusal(self, s: BigBadOverlord, action: int) -> Refusal | None:
        if action == PRESS_ON:
            return Refusal("nobody-can-strike", "BBO-A39") if harmless(s) else None
        if action == DONE:
            return None
        if s.box.kinds[action] == DUKE:
            return why_stay(s, self.chair)
        return why_not(s, self.chair, MOVES, action)

    def choose(self, s: BigBadOverlord, action: int) -> None:
        chair = self.chair
        if action == PRESS_ON:
            s.cite("BBO-82" if s[STAGE] == GATE else "BBO-57")
            s.announce("presses-on", s.duke(s[DEFENDER]), s[ROUNDS] + 1)
            s.then(ROUND)
            s.then(AFTERMATH[chair])
            return
        moving = may_rearrange(s, chair)
        elsewhere = action != DONE and s.box.kinds[action] == DUKE
        if s[DEFENDER] >= 0:
            s.cite("BBO-58" if elsewhere else "BBO-60")
            s.announce("breaks-off", s.duke(s[DEFENDER]), chair)
            battle.end(s)
        if elsewhere:
            s.then(Assault(chair, action))
        elif moving:
            s[STRUCK] = 0  # the turn is over, and cards are moved now or not at all
            if action != DONE:
                s.cite("BBO-60")
                change_side(s, chair, action)
                s.then(REARRANGE[s.paired][chair][MOVES - 1])


def may_rearrange(s: BigBadOverlord, chair: int) -> bool:
    """Whether the end of the turn is open to moves; before a Cataclysm they mean nothing.

    Who has too many cards makes them fit first, and is asked then.
    """
    return s.count(DECK) > 0 and ready(s, chair)


class Assault(Step[BigBadOverlord]):
    """On to the next one, with the same Army (BBO-58)."""

    rules = ("BBO-22", "BBO-58")

    def __init__(self, chair: int, duke: int) -> None:
        self.chair = chair
        self.duke = duke

    def run(self, s: BigBadOverlord) -> None:
        attack(s, self.chair, self.duke)


# The reward for a Duke


class Reward(ChairStep[BigBadOverlord]):
    """Whoever defeats a Duke draws a card at once; from an empty deck there is nothing."""

    rules = ("BBO-96", "BBO-97", "BBO-98", "BBO-A14")

    def run(self, s: BigBadOverlord) -> None:
        chair = self.chair
        if not s.lives(chair):
            return
        drawn = s.top(DECK) if s.count(DECK) else NOBODY
        if drawn >= 0 and s.box.kinds[drawn] == DO_GOODER:
            s.cite("BBO-98")
            s.then(DRAW[chair])
        elif drawn >= 0:
            s.cite("BBO-96")
            s.draw(DECK, HAND + chair)
            if crowded(s, chair):
                s.then(PAY_FOR_SPOILS[s.paired][chair])
            else:
                find_place(s, TAKE_SPOILS[s.paired][chair])
            return
        s.then(CONQUEST[chair])


class Conquest(ChairStep[BigBadOverlord]):
    """Attack on, for whoever still lives and has somebody to send."""

    rules = ("BBO-97",)

    def run(self, s: BigBadOverlord) -> None:
        if s.lives(self.chair) and guarded(s, ARMY + self.chair):
            s.then(PRESS[s.paired][self.chair])


class PayForSpoils(DiscardOne):
    """Nine cards and the reward: one of them has to go first."""

    rules = ("BBO-16", "BBO-97", "BBO-109")

    def go_on(self, s: BigBadOverlord) -> None:
        if s.count(HAND + self.chair):
            find_place(s, TAKE_SPOILS[s.paired][self.chair])
        else:
            s.then(CONQUEST[self.chair])


class TakeSpoils(PlaceCard):
    """Into the Army, and the attack may go on; into the Citadel, and the turn is over."""

    rules = ("BBO-97", "BBO-9", "BBO-10", "BBO-A48")
    prompt = "take-spoils"

    def placed(self, s: BigBadOverlord, in_army: bool) -> None:
        if in_army:
            s.then(CONQUEST[self.chair])


MARCH: Final = [
    [[March(seat, chair, left) for left in range(MOVES + 1)] for chair, seat in enumerate(row)]
    for row in (seats(0), seats(1))
]
AFTERMATH: Final = [Aftermath(chair) for chair in range(CHAIRS)]
REGROUP: Final = [Regroup(chair) for chair in range(CHAIRS)]
PRESS: Final = [
    [Press(seat, chair) for chair, seat in enumerate(row)] for row in (seats(0), seats(1))
]
REWARD: Final = [Reward(chair) for chair in range(CHAIRS)]
CONQUEST: Final = [Conquest(chair) for chair in range(CHAIRS)]
PAY_FOR_SPOILS: Final = [
    [PayForSpoils(seat, chair) for chair, seat in enumerate(row)] for row in (seats(0), seats(1))
]
TAKE_SPOILS: Final = [
    [TakeSpoils(seat, chair) for chair, seat in enumerate(row)] for row in (seats(0), seats(1))
]
