"""Dead tiles in the River, and clearing it (CO-37 to CO-47)."""

from overlord.core.frames import Refusal, SeatChoice
from overlord.core.offer import Offer
from overlord.games.conan.state import (
    BOXED,
    FATIGUE,
    GUARD,
    MOVE,
    REROLL,
    RESERVE,
    Conan,
)
from overlord.games.conan.zones import GEMS, OVERLORD, REMOVED, RIVER, SPOTS


def dead_tiles(s: Conan) -> list[int]:
    return [tile for tile in s.cards(RIVER) if s.dead_tile(tile)]


def any_dead_tile(s: Conan) -> bool:
    for tile in s.cards(RIVER):
        if s.dead_tile(tile):
            return True
    return False


def why_not_clear(s: Conan) -> Refusal | None:
    """CO-43, CO-C74: 2 gems, from wherever they lie."""
    if sum(s[GEMS + spot] for spot in range(SPOTS)) - s.held(OVERLORD, BOXED) + on_cards(s) < 2:
        return Refusal("too-few-gems", "CO-43", {"cost": 2})
    return None


def on_cards(s: Conan) -> int:
    own = s.terms.owner
    return sum(s.laid(spell) for spell in s.terms.spells if own[spell] == OVERLORD)


class ClearWhich(SeatChoice[Conan]):
    """CO-43, CO-45 to CO-47: the tile leaves the game for good, and its models with it."""

    prompt = "clear-river"
    rules = ("CO-43", "CO-44", "CO-45", "CO-46", "CO-47")

    def offer(self, s: Conan, o: Offer) -> None:
        o.add_all(dead_tiles(s))

    def choose(self, s: Conan, action: int) -> None:
        s.cite("CO-44")
        pay_box(s, 2)
        s.cite("CO-45")
        s.move(action, RIVER, REMOVED)


def pay_box(s: Conan, count: int) -> None:
    """CO-44: from Fatigue; then from Benefits and spell cards; last from the Reserve."""
    for spot in (FATIGUE, MOVE, GUARD, REROLL):
        count -= s.shift(OVERLORD, spot, BOXED, count)
    for spell in s.terms.spells:
        if s.terms.owner[spell] == OVERLORD and count and s.laid(spell):
            taken = min(count, s.laid(spell))
            s.set_laid(spell, s.laid(spell) - taken)
            s[GEMS + BOXED] += taken
            count -= taken
            s.announce("lifts", spell, OVERLORD, taken)
    s.shift(OVERLORD, RESERVE, BOXED, count)
