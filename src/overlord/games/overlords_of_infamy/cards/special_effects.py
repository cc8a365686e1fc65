# ruff: noqa: ARG001  (all verbs are called alike)
"""What a few cards do that no verb says: one function each. And what cards share with actions."""

from typing import Final

from overlord.core.frames import Choice
from overlord.games.overlords_of_infamy.box import OF_CHAIR, Effect
from overlord.games.overlords_of_infamy.cards import vocabulary as v
from overlord.games.overlords_of_infamy.cards.resolve import Handler
from overlord.games.overlords_of_infamy.land import told
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import ACTIVE

# Shared with actions


def sweep_zone(s: Infamy, chair: int, why: int) -> None:
    """OOI-76: all foreign Lackeys in a zone go to their Pools; nobody's last one does (OOI-78)."""
    s.cite("OOI-76")
    me = chair + 1
    for spot in s.board.spots[chair]:
        if s.who[spot] and s.who[spot] != me:
            s.discard(s.who[spot] - 1, spot, why)


def look_at_plot(s: Infamy, chair: int, target: int) -> None:
    """OOI-84: shown to one Overlord, and to who plays for that one."""
    s.peek(ACTIVE + target, chair)
    if s.voice[chair] != chair:
        s.peek(ACTIVE + target, s.voice[chair])


def put_sabotage(s: Infamy, target: int, count: int) -> None:
    """OOI-90: four tokens in all, two on one Plot."""
    count = min(count, 2 - s.sabotage[target], 4 - sum(s.sabotage))
    if count > 0:
        s.sabotage[target] += count
        told(s, "sabotaged", target, s.sabotage[target])


# The specials


def bribe_politicians(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    """OOI-177: the user plays an opponent's next turn."""
    rivals = s.others(chair)
    if len(rivals) == 1:
        bribe(s, chair, rivals[0])
    elif rivals:
        s.then(ChooseBribed(s.voice[chair], chair))


class ChooseBribed(Choice[Infamy]):
    """Whose next turn is played by the user."""

    rules = ("OOI-177",)
    prompt = "choose-bribed"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: Infamy) -> list[int]:
        return [OF_CHAIR + other for other in s.others(self.chair)]

    def choose(self, s: Infamy, action: int) -> None:
        bribe(s, self.chair, action - OF_CHAIR)


def bribe(s: Infamy, chair: int, target: int) -> None:
    s.bribed[target] = chair
    told(s, "bribes", chair, target)


def into_the_maelstrom(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    """OOI-178: two Overlords swap their active Plots, Sabotage tokens and all."""
    rivals = s.others(chair)
    if len(rivals) == 1:
        swap_plots(s, chair, rivals[0])
    elif rivals:
        s.then(ChooseMaelstrom(s.voice[chair], chair))


class ChooseMaelstrom(Choice[Infamy]):
    """With whom to swap Plots."""

    rules = ("OOI-178",)
    prompt = "choose-maelstrom"

    def __init__(self, seat: int, chair: int) -> None:
        self.seat = seat
        self.chair = chair

    def options(self, s: Infamy) -> list[int]:
        return [OF_CHAIR + other for other in s.others(self.chair)]

    def choose(self, s: Infamy, action: int) -> None:
        swap_plots(s, self.chair, action - OF_CHAIR)


def swap_plots(s: Infamy, one: int, other: int) -> None:
    """Who has looked at a Plot follows it with the eyes, and so does who had it."""
    seats = range(s.players)
    knew_one = [seat for seat in seats if s.sees(seat, ACTIVE + one)]
    knew_other = [seat for seat in seats if s.sees(seat, ACTIVE + other)]
    s.conceal(ACTIVE + one)
    s.conceal(ACTIVE + other)
    s.pass_on([ACTIVE + one, ACTIVE + other])
    s.sabotage[one], s.sabotage[other] = s.sabotage[other], s.sabotage[one]
    for seat in knew_one:
        s.peek(ACTIVE + other, seat)
    for seat in knew_other:
        s.peek(ACTIVE + one, seat)


SPECIAL_HANDLERS: Final[dict[int, Handler]] = {
    v.BRIBE_POLITICIANS: bribe_politicians,
    v.INTO_THE_MAELSTROM: into_the_maelstrom,
}
