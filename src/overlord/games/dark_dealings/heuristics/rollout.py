"""Quick answers for roll-outs: the Defense Phase is played to its end, as a siege can be judged.

The Hero Phase is not: that would be a hundred decisions for four players.
"""

from overlord.core.rng import Rng
from overlord.games.dark_dealings.defense_phase import PlayHero, TakeDefense
from overlord.games.dark_dealings.heuristics.evaluate import arm, reached
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import CHOSEN, HAND, PILE


def rollout(s: DarkDealings, rng: Rng) -> None:
    """Boast with any heroes, take the best defenses."""
    agenda = s.agenda
    while agenda:
        place = len(agenda) - 1
        choice = agenda[place]
        if isinstance(choice, PlayHero):
            hand = s.zones[HAND + choice.seat]
            action = hand[rng.below(len(hand))]
        elif isinstance(choice, TakeDefense):
            action = taken(s, choice.seat, choice.options(s))
        else:
            return
        s.answer(place, choice, action)


def taken(s: DarkDealings, seat: int, market: list[int]) -> int:
    """The best defense against all heroes that will come."""
    if len(market) == 1:
        return market[0]
    zones = s.zones
    reach = reached(s.box, zones[HAND + seat] + zones[CHOSEN + seat] + zones[PILE + seat])
    best = market[0]
    highest = -1.0
    for card in market:
        worth = arm(s.box, card, reach)
        if worth > highest:
            highest = worth
            best = card
    return best
