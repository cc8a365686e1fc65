"""Quick answers for roll-outs: a draft is played to its end, because only a siege can be judged."""

from overlord.core.rng import Rng
from overlord.games.dark_dealings.box import DarkBox
from overlord.games.dark_dealings.defense_phase import PlayHero, TakeDefense
from overlord.games.dark_dealings.hero_phase import KeepHero
from overlord.games.dark_dealings.heuristics import arm, lures_of, reached
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import CHOSEN, HAND, PILE


def play_ahead(s: DarkDealings, rng: Rng) -> None:
    """Through the Hero Phase and the Defense Phase."""
    agenda = s.agenda
    while agenda:
        place = len(agenda) - 1
        choice = agenda[place]
        if isinstance(choice, KeepHero):
            action = kept(s.cards, s.zones[HAND + choice.seat], rng)
        elif isinstance(choice, PlayHero):
            hand = s.zones[HAND + choice.seat]
            action = hand[rng.below(len(hand))]
        elif isinstance(choice, TakeDefense):
            action = taken(s, choice.seat, choice.options(s))
        else:
            return
        s.answer(place, choice, action)


def kept(box: DarkBox, hand: list[int], rng: Rng) -> int:
    """The better of two heroes that are looked at."""
    lures = lures_of(box)
    one = hand[rng.below(len(hand))]
    other = hand[rng.below(len(hand))]
    return other if lures[other] > lures[one] else one


def taken(s: DarkDealings, seat: int, market: list[int]) -> int:
    """The best defense against all heroes that will come."""
    if len(market) == 1:
        return market[0]
    zones = s.zones
    reach = reached(s.cards, zones[HAND + seat] + zones[CHOSEN + seat] + zones[PILE + seat])
    best = market[0]
    highest = -1.0
    for card in market:
        worth = arm(s.cards, card, reach)
        if worth > highest:
            highest = worth
            best = card
    return best
