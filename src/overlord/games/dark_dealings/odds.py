"""How likely a seat is to win, for players that look further ahead: log odds, compared by seat.

Fitted to 12,000 games of greedy players for two with some random answers, at the first and a few
later moments of the siege, and to 20,000 at the end of the Hero Phase (docs/lab/ratings.md).
"""

from typing import Final

from overlord.games.dark_dealings.box import (
    BOOSTER,
    HEAVY_HITTER,
    DarkBox,
)
from overlord.games.dark_dealings.combat_phase import FaceHero, PayWizard, Strike, TurnOther
from overlord.games.dark_dealings.heuristics import evaluate
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
)

# Of a siege; what has a GROWTH grows by it for each hero on the longest pile:
EXPECTED: Final = 3.74  # a hero that falls if the quick look at the siege is right
EXPECTED_GROWTH: Final = -0.347
BEATEN: Final = 1.86  # ... and one that has fallen
BEATEN_GROWTH: Final = -0.037
WAITING: Final = 1.17  # a hero still to be met, before what is known of it:
WAITING_GROWTH: Final = 0.021
ARMOR: Final = -0.155
KLASS: Final = [-0.04, -0.71, -0.62, -0.23, -0.14, 0.0]  # from THIEF to RANGER
# Of a defense that stands:
CARD: Final = 0.375
SIDE: Final = 0.216
STRIKE: Final = 0.106
DUAL: Final = 0.089  # a side with two types
DETOUR: Final = 0.119
BOOST: Final = 0.283  # a side of a Booster
HEAVY: Final = -0.461  # ... of a Heavy Hitter
# Of a draft:
CHALLENGE: Final = 0.0092  # a point with which one may boast
FORETASTE: Final = 0.6  # what is known of a hero so early

_walls: dict[str, list[float]] = {}  # by box


def besieged(s: DarkDealings, seat: int, longest: int) -> float:
    """What has been beaten, what is likely to be, and what still stands."""
    zones = s.zones
    odds = (EXPECTED + EXPECTED_GROWTH * longest) * evaluate(s, seat)
    odds += (BEATEN + BEATEN_GROWTH * longest) * len(zones[DEFEATED + seat])
    walls = walls_of(s.box)
    for card in zones[DEFENSES + seat]:
        odds += walls[4 * card + s.side[card]]
    if zones[EVICTOR + seat]:
        return odds
    wait = WAITING + WAITING_GROWTH * longest
    for hero in zones[PILE + seat]:
        odds += wait + threat(s.box, hero)
    if zones[FACED]:
        top = s.agenda[-1]
        if isinstance(top, (FaceHero, Strike, TurnOther, PayWizard)) and top.seat == seat:
            odds += wait + threat(s.box, top.hero)
    return odds


def drafted(s: DarkDealings, seat: int) -> float:
    """The heroes that will come, what they may be boasted with, and who is to stop them."""
    zones = s.zones
    coming = zones[KEPT + seat] or zones[HAND + seat] + zones[CHOSEN + seat]
    odds = 0.0
    for hero in coming:
        odds += CHALLENGE * s.box.challenge[hero] + FORETASTE * threat(s.box, hero)
    for hero in zones[PILE + seat]:
        odds += FORETASTE * threat(s.box, hero)
    walls = walls_of(s.box)
    for card in zones[DEFENSES + seat]:
        odds += walls[4 * card]
    return odds


def threat(box: DarkBox, hero: int) -> float:
    """How much worse a hero is than a Ranger without armor."""
    return ARMOR * box.armor[hero] + KLASS[box.klass[hero]]


def walls_of(box: DarkBox) -> list[float]:
    """By defense and side: what it is worth from that side on."""
    walls = _walls.get(box.digest)
    if walls is None:
        walls = [0.0] * (4 * len(box.actions))
        for card in range(len(box.sides)):
            worth = CARD
            for side in range(box.sides[card] - 1, -1, -1):
                worth += side_of(box, card, 4 * card + side)
                walls[4 * card + side] = worth
        _walls[box.digest] = walls
    return walls


def side_of(box: DarkBox, card: int, at: int) -> float:
    worth = SIDE + STRIKE * box.strike[at]
    if box.types[at] in (3, 5, 6):
        worth += DUAL
    if box.detour[at]:
        worth += DETOUR
    if box.ability[card] == BOOSTER:
        worth += BOOST
    elif box.ability[card] == HEAVY_HITTER:
        worth += HEAVY
    return worth
