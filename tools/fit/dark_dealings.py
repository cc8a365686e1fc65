"""Recipe for Dark Dealings: a siege as heroes fall, and a draft at the end of the Hero Phase."""

from overlord.core.state import State
from overlord.games.dark_dealings.box import BOOSTER, HEAVY_HITTER, RANGER, DarkBox
from overlord.games.dark_dealings.combat_phase import FaceHero, PayWizard, Strike, TurnOther
from overlord.games.dark_dealings.heuristics.evaluate import drafting, evaluate
from overlord.games.dark_dealings.heuristics.odds import threat
from overlord.games.dark_dealings.state import DarkDealings
from overlord.games.dark_dealings.zones import (
    CHOSEN,
    DEFEATED,
    DEFENSES,
    EVICTOR,
    FACED,
    HAND,
    MARKET,
    PILE,
    SIDE,
)
from tools.fit.games import Position
from tools.fit.leads import believed_odds, lead
from tools.fit.recipe import Model, Recipe
from tools.fit.section import Constant

WALL = 7  # features of a defense
SIEGE = [
    Constant("EXPECTED_ODDS", "a hero that falls if the quick look at the siege is right"),
    Constant("EXPECTED_GROWTH"),
    Constant("BEATEN_ODDS", "one that has fallen"),
    Constant("BEATEN_GROWTH"),
    Constant("WAITING_ODDS", "one still to be met, before what is known of it:"),
    Constant("WAITING_GROWTH"),
    Constant("ARMOR_ODDS", "a point of its armor"),
    Constant("CLASS_ODDS", "from THIEF to RANGER"),
    Constant("CARD_ODDS", "a defense that stands"),
    Constant("SIDE_ODDS", "a side that it still has"),
    Constant("STRIKE_ODDS", "a point of strike on such a side"),
    Constant("DUAL_ODDS", "a side with two types"),
    Constant("DETOUR_ODDS", "a side that sends a hero on"),
    Constant("BOOSTER_ODDS", "a side of a Booster"),
    Constant("HEAVY_ODDS", "a side of a Heavy Hitter"),
]
DRAFT = [
    Constant("CHALLENGE_ODDS", "a point with which one may boast", 4),
    Constant("FORETASTE", "what is known of a hero so early, of its armor and its class"),
]


SLOPES = [
    Constant("SIEGE_SLOPE", "of a siege"),
    Constant("SIEGE_SLOPE_GROWTH", "for each hero on the longest pile"),
]
SLOPE = "Log odds for a beaten hero"


def moment(s: State) -> int:
    """Changes when all heroes are kept, and as the longest pile gets shorter."""
    assert isinstance(s, DarkDealings)
    if drafting(s):
        return -2 if s.count(MARKET) else -1
    return longest(s)


def longest(s: DarkDealings) -> int:
    return max([s.count(PILE + seat) for seat in range(s.players)])


def note(s: State) -> list[Position]:
    assert isinstance(s, DarkDealings)
    ahead, odds = lead(s), believed_odds(s)
    if not drafting(s):
        most = longest(s)
        features = apart(of_siege(s, 0, most), of_siege(s, 1, most))
        return [
            Position("siege-slope", [ahead, most * ahead], odds),
            Position("siege", features, odds),
        ]
    if s.count(DEFENSES) or not s.count(MARKET):
        return []
    return [Position("draft", apart(of_draft(s, 0), of_draft(s, 1)), odds)]


def apart(ours: list[float], theirs: list[float]) -> list[float]:
    return [a - b for a, b in zip(ours, theirs, strict=True)]


def of_siege(s: DarkDealings, seat: int, most: int) -> list[float]:
    """Numbers that `siege_odds` weighs."""
    expected, beaten = evaluate(s, seat), float(s.count(DEFEATED + seat))
    coming = [] if s.count(EVICTOR + seat) else s.cards(PILE + seat)
    top = s.agenda[-1]
    if s.count(FACED) and isinstance(top, (FaceHero, Strike, TurnOther, PayWizard)):
        coming += [top.hero] * (top.seat == seat and not s.count(EVICTOR + seat))
    waiting = float(len(coming))
    heroes = [expected, expected * most, beaten, beaten * most, waiting, waiting * most]
    heroes.append(float(sum(s.box.armor[hero] for hero in coming)))
    klasses = [s.box.klass[hero] for hero in coming]
    heroes += [float(klasses.count(klass)) for klass in range(RANGER)]
    walls = [wall(s.box, card, s.of(SIDE, card)) for card in s.cards(DEFENSES + seat)]
    return heroes + [sum(column) for column in zip([0.0] * WALL, *walls, strict=True)]


def wall(box: DarkBox, card: int, first: int) -> list[float]:
    """A defense and the sides that it still has."""
    found = [1.0] + [0.0] * (WALL - 1)
    for side in range(first, box.sides[card]):
        at = 4 * card + side
        booster, heavy = box.ability[card] == BOOSTER, box.ability[card] == HEAVY_HITTER
        more = [1, box.strike[at], box.types[at] in {3, 5, 6}, box.detour[at] > 0, booster, heavy]
        for i, much in enumerate(more):
            found[i + 1] += float(much)
    return found


def of_draft(s: DarkDealings, seat: int) -> list[float]:
    """Numbers that `draft_odds` weighs before there are defenses."""
    coming = s.cards(HAND + seat) + s.cards(CHOSEN + seat) + s.cards(PILE + seat)
    challenge = float(sum(s.box.challenge[hero] for hero in coming))
    return [challenge, sum(threat(s.box, hero) for hero in coming)]


RECIPE = Recipe(
    "dark-dealings",
    12_000,
    moment,
    note,
    [
        Model("siege-slope", SLOPE, SLOPES),
        Model(
            "siege",
            "Log odds of a siege; what has a GROWTH grows by it for each hero on the longest pile",
            SIEGE,
            {"CLASS_ODDS": RANGER},
            {"CLASS_ODDS": 1},
        ),
        Model("draft", "Log odds of a draft", DRAFT),
    ],
)
