"""Attacking: one player after another, round after round, as long as the turn player likes."""

from typing import Final

from overlord.core.frames import Choice, Refusal, Step
from overlord.games.big_bad_overlord import battle
from overlord.games.big_bad_overlord.allies import RECRUIT
from overlord.games.big_bad_overlord.box import DO_GOODER, DONE, DUKE, PRESS_ON, TO_ARMY
from overlord.games.big_bad_overlord.drawing import (
    DRAW,
    PLACES,
    DiscardOne,
)
from overlord.games.big_bad_overlord.forces import harmless, manned, stands
from overlord.games.big_bad_overlord.rearranging import MOVES, moved, moves, muster, seats, why_not
from overlord.games.big_bad_overlord.rounds import ROUND
from overlord.games.big_bad_overlord.state import ATTACK, BigBadOverlord
from overlord.games.big_bad_overlord.two_dukes import INHERITANCE
from overlord.games.big_bad_overlord.zones import ARMY, CHAIRS, CITADEL, DECK, HAND, MAT


def targets(s: BigBadOverlord, chair: int) -> list[int]:
    """BBO-21, BBO-123: any other Duke alive; BBO-59: whom this turn has left alone so far."""
    dukes: list[int] = []
    for other in range(s.chairs):
        if other != chair and s.alive >> other & 1 and not s.struck >> other & 1:
            dukes.append(s.zones[MAT + other][0])  # noqa: PERF401 - compiled, the faster way
    return dukes


def why_stay(s: BigBadOverlord, chair: int) -> Refusal | None:
    """Why a chair cannot attack anybody."""
    if len(s.zones[CITADEL + chair]) < 3:
        return Refusal("citadel-not-full", "BBO-19", {"need": 3})
    if not manned(s, s.zones[ARMY + chair]):
        return Refusal("no-army", "BBO-28")
    return None


def attack(s: BigBadOverlord, chair: int, duke: int) -> None:
    """Allies join, the defender musters, and the first round is fought."""
    target = s.chair_of(duke)
    s.struck |= 1 << target
    battle.begin(s, chair, target)
    s.then(RECRUIT[0])
    s.then(Meet(target))
    s.then(ROUND)
    s.then(AFTERMATH[chair])


class Meet(Step[BigBadOverlord]):
    """The whole attacking Army stands there; the defender may move cards."""

    rules = ("BBO-70", "BBO-71")

    def __init__(self, chair: int) -> None:
        self.chair = chair

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

    def options(self, s: BigBadOverlord) -> list[int]:
        chair = self.chair
        army = s.zones[ARMY + chair]
        actions = moves(s, chair, self.left)
        if len(army) > 6:
            return actions
        if len(s.zones[CITADEL + chair]) >= 3 and manned(s, army):
            actions += targets(s, chair)
        actions.append(DONE)
        return actions

    def candidates(self, s: BigBadOverlord) -> list[int]:
        own = [*s.zones[ARMY + self.chair], *s.zones[CITADEL + self.chair]]
        return [*own, *targets(s, self.chair), DONE]

    def refusal(self, s: BigBadOverlord, action: int) -> Refusal | None:
        chair = self.chair
        if action in s.zones[ARMY + chair] or action in s.zones[CITADEL + chair]:
            return why_not(s, chair, self.left, action)
        if len(s.zones[ARMY + chair]) > 6:
            return Refusal("army-overfull", "BBO-10", {"limit": 6})
        return None if action == DONE else why_stay(s, chair)

    def choose(self, s: BigBadOverlord, action: int) -> None:
        if action == DONE:
            return
        chair = self.chair
        if s.cards.kinds[action] == DUKE:
            attack(s, chair, action)
        else:
            moved(s, chair, action)
            s.then(MARCH[s.paired][chair][self.left - 1])


class Aftermath(Step[BigBadOverlord]):
    """After a round: who has no Army left goes home, who has slain a Duke is rewarded."""

    rules = ("BBO-57", "BBO-96", "BBO-A5")

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: BigBadOverlord) -> None:
        chair = self.chair
        if not s.lives(s.defender):
            battle.end(s)
            if s.paired:
                s.then(INHERITANCE)
            s.then(REWARD[chair])
        elif stands(s, ATTACK):
            s.then(PRESS[s.paired][chair])
        else:
            battle.end(s)


class Press(Choice[BigBadOverlord]):
    """Attack the same player again, somebody else, or nobody any more."""

    rules = ("BBO-18", "BBO-22", "BBO-27", "BBO-57", "BBO-58", "BBO-59", "BBO-60", "BBO-82")
    prompt = "press"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: BigBadOverlord) -> list[int]:
        actions = [PRESS_ON] if s.defender >= 0 and not harmless(s) else []
        if len(s.zones[CITADEL + self.chair]) >= 3 and manned(s, s.zones[ARMY + self.chair]):
            actions += targets(s, self.chair)
        actions.append(DONE)
        return actions

    def candidates(self, s: BigBadOverlord) -> list[int]:
        actions = [PRESS_ON] if s.defender >= 0 else []
        return [*actions, *targets(s, self.chair), DONE]

    def refusal(self, s: BigBadOverlord, action: int) -> Refusal | None:
        if action == PRESS_ON:
            return Refusal("nobody-can-strike", "BBO-A39") if harmless(s) else None
        return None if action == DONE else why_stay(s, self.chair)

    def choose(self, s: BigBadOverlord, action: int) -> None:
        if action == PRESS_ON:
            s.announce("presses-on", s.duke(s.defender), s.round + 1)
            s.then(ROUND)
            s.then(AFTERMATH[self.chair])
            return
        if s.defender >= 0:
            s.cite("BBO-58")
            s.announce("breaks-off", s.duke(s.defender), self.chair)
            battle.end(s)
        if action != DONE:
            s.then(Assault(self.chair, action))


class Assault(Step[BigBadOverlord]):
    """On to the next one, with the same Army (BBO-58)."""

    rules = ("BBO-22", "BBO-58")

    def __init__(self, chair: int, duke: int) -> None:
        self.chair = chair
        self.duke = duke

    def run(self, s: BigBadOverlord) -> None:
        attack(s, self.chair, self.duke)


# The reward for a Duke


class Reward(Step[BigBadOverlord]):
    """Whoever defeats a Duke draws a card at once; from an empty deck there is nothing."""

    rules = ("BBO-96", "BBO-97", "BBO-98", "BBO-A14")

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: BigBadOverlord) -> None:
        chair = self.chair
        if not s.lives(chair):
            return
        deck = s.zones[DECK]
        if deck and s.cards.kinds[deck[-1]] == DO_GOODER:
            s.cite("BBO-98")
            s.then(DRAW[chair])
        elif deck:
            s.draw(DECK, HAND + chair)
            if len(s.zones[ARMY + chair]) + len(s.zones[CITADEL + chair]) >= 9:
                s.then(PAY_FOR_SPOILS[s.paired][chair])
            else:
                s.then(TAKE_SPOILS[s.paired][chair])
            return
        s.then(CONQUEST[chair])


class Conquest(Step[BigBadOverlord]):
    """Who still lives and has somebody to send may attack on."""

    rules = ("BBO-97",)

    def __init__(self, chair: int) -> None:
        self.chair = chair

    def run(self, s: BigBadOverlord) -> None:
        if s.lives(self.chair) and manned(s, s.zones[ARMY + self.chair]):
            s.then(PRESS[s.paired][self.chair])


class PayForSpoils(DiscardOne):
    """Nine cards and the reward: one of them has to go first."""

    rules = ("BBO-16", "BBO-97", "BBO-109")

    def placed(self, s: BigBadOverlord) -> None:
        chair = self.chair
        s.then(TAKE_SPOILS[s.paired][chair] if s.zones[HAND + chair] else CONQUEST[chair])


class TakeSpoils(Choice[BigBadOverlord]):
    """Into the Army, and the attack may go on; into the Citadel, and the turn is over."""

    rules = ("BBO-97",)
    prompt = "take-spoils"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: BigBadOverlord) -> list[int]:
        return [action for action in PLACES if self.refusal(s, action) is None]

    def candidates(self, s: BigBadOverlord) -> list[int]:
        return PLACES

    def refusal(self, s: BigBadOverlord, action: int) -> Refusal | None:
        if action == TO_ARMY and len(s.zones[ARMY + self.chair]) >= 6:
            return Refusal("army-full", "BBO-10", {"limit": 6})
        if action != TO_ARMY and len(s.zones[CITADEL + self.chair]) >= 3:
            return Refusal("citadel-full", "BBO-9", {"limit": 3})
        return None

    def choose(self, s: BigBadOverlord, action: int) -> None:
        chair = self.chair
        if action == TO_ARMY:
            s.move(s.zones[HAND + chair][0], HAND + chair, ARMY + chair)
            s.then(CONQUEST[chair])
        else:
            s.move(s.zones[HAND + chair][0], HAND + chair, CITADEL + chair)


MARCH: Final = [
    [[March(seat, chair, left) for left in range(MOVES + 1)] for chair, seat in enumerate(row)]
    for row in (seats(0), seats(1))
]
AFTERMATH: Final = [Aftermath(chair) for chair in range(CHAIRS)]
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
