"""What a model of a unit does when it is activated: move, attack, cast (CO-21, CO-22, CO-59).

It handles no objects (CO-C19).
"""

from typing import Final

from overlord.core.frames import Choice, Refusal, Step
from overlord.games.conan import box as b
from overlord.games.conan import vocabulary as v
from overlord.games.conan.attack import WEB, has_target
from overlord.games.conan.barricades import barricades_beside, batter, why_not_batter
from overlord.games.conan.blow import MELEE, RANGED
from overlord.games.conan.hero_attack import PickTarget
from overlord.games.conan.movement import ways, why_not_cross
from overlord.games.conan.moving import model_points, pay, step
from overlord.games.conan.spells import CastWhich, book, can_cast
from overlord.games.conan.state import BUSY, RESTED, STRUCK, WEBBED, Conan

NO_TARGET: Final = Refusal("no-target", "CO-H24")  # made once: the answer at nearly every decision


class ModelActs(Choice[Conan]):
    """CO-64: whatever is bought is for this model only."""

    prompt = "model-acts"
    rules = ("CO-21", "CO-22", "CO-64", "CO-65", "CO-67", "CO-H102")

    def __init__(self, seat: int, who: int, acted: int) -> None:
        self.seat = seat
        self.who = who
        self.acted = acted

    def candidates(self, s: Conan) -> list[int]:
        first = s.board.first
        return [first + area for area in s.board.beside[s.at[self.who]]] + self._deeds(s)

    def _deeds(self, s: Conan) -> list[int]:
        """All but moving."""
        who = self.who
        found: list[int] = []
        unit = s.unit(who)
        if unit.melee:
            found.append(b.MELEE)
        if unit.ranged:
            found.append(b.RANGED)
        if s.has(who, v.WEB_PROJECTION):
            found.append(b.WEB)
        if unit.melee and not s.terms.side[who] and barricades_beside(s, s.at[who]):
            found.append(b.BATTER)
        if book(s, who):
            found.append(b.CAST)
        if s.marks[who] & WEBBED:
            found.append(b.BREAK_FREE)
        found.append(b.DONE)
        return found

    def options(self, s: Conan) -> list[int]:
        """Like the candidates without refusals, but what all steps have in common is asked once."""
        who = self.who
        found = ways(s, who, model_points(s, who))
        for action in self._deeds(s):
            if self.refusal(s, action) is None:
                found.append(action)
        return found

    def refusal(self, s: Conan, action: int) -> Refusal | None:
        who = self.who
        if action >= s.cards.first:
            return why_not_cross(s, who, s.cards.place_of[action], model_points(s, who))
        if action == b.BATTER:
            return why_not_batter(s, who)
        if action in (b.MELEE, b.RANGED, b.WEB):
            return why_no_attack(s, who, MELEE if action == b.MELEE else RANGED)
        if action == b.CAST and not can_cast(s, who):
            return Refusal("no-spell", "CO-60")
        if action == b.BREAK_FREE and model_points(s, who) < 4:
            return Refusal("too-far", "CO-K15", {"cost": 4, "points": model_points(s, who)})
        return None

    def choose(self, s: Conan, action: int) -> None:
        if action == b.DONE:
            if not self.acted:  # CO-C43
                s.own_marks()[self.who] |= RESTED
            return
        if action >= s.cards.first:
            step(s, self.who, s.cards.place_of[action])
        elif action == b.CAST:
            s.then(CastWhich(self.seat, self.who))
        elif action == b.BATTER:
            batter(s, self.seat, self.who)
        elif action == b.BREAK_FREE:
            pay(s, self.who, 4)
            s.own_marks()[self.who] &= ~WEBBED
        else:
            how = MELEE if action == b.MELEE else RANGED if action == b.RANGED else WEB
            s.then(PickTarget(self.seat, self.who, how))
        s.then(ModelGoesOn(self.seat, self.who))


def why_no_attack(s: Conan, who: int, how: int) -> Refusal | None:
    """CO-22, CO-C44: once in an activation, and nobody while its unit attacks a barricade."""
    if s.marks[who] & STRUCK:
        return Refusal("attacked-already", "CO-22")
    if s.siege > 0:
        return Refusal("other-target", "CO-C44")
    if s.marks[who] & BUSY:
        return Refusal("works-the-ship", "CO-C57")
    if how == RANGED and s.quiet:
        return Refusal("too-quiet", "CO-C50")
    return None if has_target(s, who, how) else NO_TARGET


class ModelGoesOn(Step[Conan]):
    """The same model may go on, if it is still on the board."""

    rules = ("CO-21",)

    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def run(self, s: Conan) -> None:
        if s.at[self.who] >= 0:
            s.then(ModelActs(self.seat, self.who, 1))
