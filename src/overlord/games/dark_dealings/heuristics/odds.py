"""Odds that a seat wins, for players that look further ahead: log odds, compared by seat.

The weights are fitted, to moments of the siege and to the end of the Hero Phase: see `weights.py`.
"""

from overlord.games.dark_dealings.box import (
    BOOSTER,
    HEAVY_HITTER,
    DarkBox,
)
from overlord.games.dark_dealings.combat_phase import FaceHero, PayWizard, Strike, TurnOther
from overlord.games.dark_dealings.heuristics import weights as w
from overlord.games.dark_dealings.heuristics.evaluate import evaluate
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import (
    CHOSEN,
    DEFEATED,
    DEFENSES,
    EVICTOR,
    FACED,
    HAND,
    KEPT,
    PILE,
    SIDE,
)

_walls: dict[str, list[float]] = {}  # by box


def siege_odds(s: DarkDealings, seat: int, longest: int) -> float:
    """Log odds by what has been beaten, what is likely to be, and what still stands."""
    odds = (w.EXPECTED_ODDS + w.EXPECTED_GROWTH * longest) * evaluate(s, seat)
    odds += (w.BEATEN_ODDS + w.BEATEN_GROWTH * longest) * s.count(DEFEATED + seat)
    walls = walls_of(s.box)
    for card in s.cards(DEFENSES + seat):
        odds += walls[4 * card + s.of(SIDE, card)]
    if s.count(EVICTOR + seat):
        return odds
    wait = w.WAITING_ODDS + w.WAITING_GROWTH * longest
    for hero in s.cards(PILE + seat):
        odds += wait + threat(s.box, hero)
    if s.count(FACED):
        top = s.agenda[-1]
        if isinstance(top, (FaceHero, Strike, TurnOther, PayWizard)) and top.seat == seat:
            odds += wait + threat(s.box, top.hero)
    return odds


def draft_odds(s: DarkDealings, seat: int) -> float:
    """The heroes that will come, what they may be boasted with, and who is to stop them."""
    coming = s.cards(KEPT + seat) or s.cards(HAND + seat) + s.cards(CHOSEN + seat)
    odds = 0.0
    for hero in coming:
        odds += w.CHALLENGE_ODDS * s.box.challenge[hero] + w.FORETASTE * threat(s.box, hero)
    for hero in s.cards(PILE + seat):
        odds += w.FORETASTE * threat(s.box, hero)
    walls = walls_of(s.box)
    for card in s.cards(DEFENSES + seat):
        odds += walls[4 * card]
    return odds


def threat(box: DarkBox, hero: int) -> float:
    """Strength of a hero beyond that of a Ranger without armor."""
    return w.ARMOR_ODDS * box.armor[hero] + w.CLASS_ODDS[box.klass[hero]]


def walls_of(box: DarkBox) -> list[float]:
    """By defense and side: what it is worth from that side on."""
    walls = _walls.get(box.digest)
    if walls is None:
        walls = [0.0] * (4 * len(box.actions))
        for card in range(len(box.sides)):
            worth = w.CARD_ODDS
            for side in range(box.sides[card] - 1, -1, -1):
                worth += side_of(box, card, 4 * card + side)
                walls[4 * card + side] = worth
        _walls[box.digest] = walls
    return walls


def side_of(box: DarkBox, card: int, at: int) -> float:
    worth = w.SIDE_ODDS + w.STRIKE_ODDS * box.strike[at]
    if box.types[at] in (3, 5, 6):
        worth += w.DUAL_ODDS
    if box.detour[at]:
        worth += w.DETOUR_ODDS
    if box.ability[card] == BOOSTER:
        worth += w.BOOSTER_ODDS
    elif box.ability[card] == HEAVY_HITTER:
        worth += w.HEAVY_ODDS
    return worth
