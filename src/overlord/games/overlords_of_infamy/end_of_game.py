"""The end of the game: the last round, the score, and who wins."""

from typing import TYPE_CHECKING

from overlord.core.outcome import Outcome, rank
from overlord.games.overlords_of_infamy.marks import HERO_WINS, QUESTS_FULFILLED, TARGET_REACHED
from overlord.games.overlords_of_infamy.zones import (
    COMPLETED,
    DICE,
    INFAMY,
    QUESTS_DONE,
    RELIC_OF,
    USED,
    VERDICT,
)

if TYPE_CHECKING:
    from overlord.games.overlords_of_infamy.state import Infamy


def half_points(s: "Infamy", chair: int) -> int:
    """OOI-118, OOI-D27: twice the Misery Points, for half points count."""
    total = 2 * s.points(chair) + 2 * s.in_play(chair) + s.basics(chair)
    return total + 4 if s[RELIC_OF + chair] >= 0 else total


def plots_done(s: "Infamy", chair: int) -> int:
    return s.count(COMPLETED + chair) + s.count(USED + chair)


def outcome(s: "Infamy") -> Outcome:
    """All seats ranked: OOI-11, OOI-119; OOI-129 and OOI-155 where quests have decided.

    Nobody has won where the quests are fulfilled (OOI-129), or alone without the target (OOI-139).
    """
    parts = [breakdown(s, chair) for chair in s.chairs]
    keys = [tuple(part.values()) for part in parts]
    scores = [part["score-half-points"] for part in parts]
    if s.terms.solo:
        parts[0]["score-won"] = int(won_alone(s))
    if s.terms.hero_seat >= 0:
        done = s.count(COMPLETED + s.terms.hero_seat)
        parts.append({"score-quests": done})
        scores.append(done)
        best = max(keys)
        keys.append((best[0] + 1,) if s[VERDICT] == HERO_WINS else (-1,))
    if s[VERDICT] == QUESTS_FULFILLED:
        return Outcome([1] * s.players, scores, parts, lost=True)
    return Outcome(rank(keys), scores, parts, lost=s.terms.solo and not won_alone(s))


def breakdown(s: "Infamy", chair: int) -> dict[str, int]:
    """Points of comparison, the weightiest first; the rest tells where the points came from."""
    return {
        "score-half-points": half_points(s, chair),
        "score-infamy": s[INFAMY + chair],
        "score-plots": plots_done(s, chair),
        "score-die": s[DICE + chair],
    }


def returns(s: "Infamy") -> list[float]:
    """The winner gets 1, nobody where all have lost. Alone, half the share of the target."""
    if s.terms.solo:
        share = min(1.0, half_points(s, 0) / (2 * s.terms.target))
        return [1.0 if won_alone(s) else share / 2]
    winners = outcome(s).winners()
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(s.players)]


# Alone


def check_target(s: "Infamy") -> bool:
    """OOI-139, OOI-D38: who plays alone has won as soon as the Misery Points are there."""
    if not s.terms.solo or s.points(0) < s.terms.target or not every_level(s):
        return False
    s[VERDICT] = TARGET_REACHED
    s.end()
    return True


def every_level(s: "Infamy") -> bool:
    """OOI-142: if agreed, a Plot of each level is needed."""
    if not s.terms.every_level:
        return True
    levels = {s.box.kinds[card] for card in s.cards(COMPLETED) + s.cards(USED)}
    return len(levels) == 3


def won_alone(s: "Infamy") -> bool:
    """OOI-138, OOI-139, OOI-D38: if the World Events end the game, the bonus counts as well."""
    if s[VERDICT]:
        return s[VERDICT] == TARGET_REACHED
    return half_points(s, 0) >= 2 * s.terms.target and every_level(s)


def quests_of_hero(s: "Infamy") -> int:
    """Number of quests completed, by whoever pursues them."""
    if s.terms.hero_seat >= 0:
        return s.count(COMPLETED + s.terms.hero_seat)
    return s.count(QUESTS_DONE)
