# ruff: noqa: ARG001  (all verbs are called alike)
"""Effects of a few cards that no verb says, one function each; and what cards and actions share."""

from typing import Final

from overlord.core.frames import ChairChoice
from overlord.core.offer import Offer, options_of
from overlord.games.overlords_of_infamy.acts import sabotage_in_play
from overlord.games.overlords_of_infamy.box import OF_CHAIR, Effect
from overlord.games.overlords_of_infamy.cards import vocabulary as v
from overlord.games.overlords_of_infamy.cards.resolve import Handler
from overlord.games.overlords_of_infamy.land import tell
from overlord.games.overlords_of_infamy.state import Infamy
from overlord.games.overlords_of_infamy.zones import ACTIVE, BRIBED, LACKEY_ON, SABOTAGE_ON, VOICE

# Shared with actions


def sweep_zone(s: Infamy, chair: int, why: int) -> None:
    """OOI-76: all foreign Lackeys in a zone go to their Pools; nobody's last one does (OOI-78)."""
    s.cite("OOI-76")
    me = chair + 1
    for spot in s.board.spots[chair]:
        if s[LACKEY_ON + spot] and s[LACKEY_ON + spot] != me:
            s.discard(s[LACKEY_ON + spot] - 1, spot, why)


def look_at_plot(s: Infamy, chair: int, target: int) -> None:
    """OOI-84: shown to one Overlord, and to who plays for that one."""
    s.peek(ACTIVE + target, chair)
    if s[VOICE + chair] != chair:
        s.peek(ACTIVE + target, s[VOICE + chair])


def put_sabotage(s: Infamy, target: int, count: int) -> None:
    """OOI-90: four tokens in all, two on one Plot."""
    count = min(count, 2 - s[SABOTAGE_ON + target], 4 - sabotage_in_play(s))
    if count > 0:
        s[SABOTAGE_ON + target] += count
        tell(s, "sabotaged", target, s[SABOTAGE_ON + target])


# The specials


def bribe_politicians(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    """OOI-177: the user plays an opponent's next turn."""
    ask_for_rival(s, ChooseBribed(s[VOICE + chair], chair))


def into_the_maelstrom(s: Infamy, effect: Effect, card: int, chair: int, victim: int) -> None:
    """OOI-178: two Overlords swap their active Plots, Sabotage tokens and all."""
    ask_for_rival(s, ChooseMaelstrom(s[VOICE + chair], chair))


class ChooseRival(ChairChoice[Infamy]):
    """Any other Overlord; a subclass says what for."""

    def offer(self, s: Infamy, o: Offer) -> None:
        for other in s.others(self.chair):
            o.add(OF_CHAIR + other)


class ChooseBribed(ChooseRival):
    """Choice of whose next turn is played by the user."""

    rules = ("OOI-177",)
    prompt = "choose-bribed"

    def choose(self, s: Infamy, action: int) -> None:
        target = action - OF_CHAIR
        s[BRIBED + target] = self.chair
        tell(s, "bribes", self.chair, target)


class ChooseMaelstrom(ChooseRival):
    """With whom to swap Plots."""

    rules = ("OOI-178",)
    prompt = "choose-maelstrom"

    def choose(self, s: Infamy, action: int) -> None:
        swap_plots(s, self.chair, action - OF_CHAIR)


def ask_for_rival(s: Infamy, question: ChooseRival) -> None:
    """Only where there is more than one."""
    rivals = options_of(question, s)
    if len(rivals) == 1:
        question.choose(s, rivals[0])
    elif rivals:
        s.then(question)


def swap_plots(s: Infamy, one: int, other: int) -> None:
    """Swap the Plots. Eyes that have looked at a Plot follow it, also those of who had it."""
    seats = range(s.players)
    knew_one = [seat for seat in seats if s.sees(seat, ACTIVE + one)]
    knew_other = [seat for seat in seats if s.sees(seat, ACTIVE + other)]
    s.conceal(ACTIVE + one)
    s.conceal(ACTIVE + other)
    s.pass_on([ACTIVE + one, ACTIVE + other])
    s[SABOTAGE_ON + one], s[SABOTAGE_ON + other] = s[SABOTAGE_ON + other], s[SABOTAGE_ON + one]
    for seat in knew_one:
        s.peek(ACTIVE + other, seat)
    for seat in knew_other:
        s.peek(ACTIVE + one, seat)


SPECIAL_HANDLERS: Final[dict[int, Handler]] = {
    v.BRIBE_POLITICIANS: bribe_politicians,
    v.INTO_THE_MAELSTROM: into_the_maelstrom,
}
