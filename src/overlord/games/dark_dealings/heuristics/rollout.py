"""Quick answers for roll-outs: the Defense Phase is played to its end, as a siege can be judged.

The Hero Phase is not: that would be a hundred decisions for four players.
"""

from overlord.core.rng import Rng
from overlord.games.dark_dealings.defense_phase import PlayHero, TakeDefense
from overlord.games.dark_dealings.heuristics.evaluate import arm, reach_shares
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import CHOSEN, HAND, MARKET, PILE


def rollout(s: DarkDealings, rng: Rng) -> None:
    """Boast with any heroes, take the best defenses."""
    while len(s.agenda) > 0:
        place = len(s.agenda) - 1
        choice = s.agenda[place]
        if isinstance(choice, PlayHero):
            hand = HAND + choice.seat
            action = s.card(hand, rng.below(s.count(hand)))
        elif isinstance(choice, TakeDefense):
            action = best_defense(s, choice.seat, s.cards(MARKET))
        else:
            return
        s.answer(place, choice, action)


def best_defense(s: DarkDealings, seat: int, market: list[int]) -> int:
    """The best defense against all heroes that will come."""
    if len(market) == 1:
        return market[0]
    heroes = s.cards(HAND + seat) + s.cards(CHOSEN + seat) + s.cards(PILE + seat)
    reach = reach_shares(s.box, heroes)
    best = market[0]
    highest = -1.0
    for card in market:
        worth = arm(s.box, card, reach)
        if worth > highest:
            highest = worth
            best = card
    return best
