"""Acts of a model whose unit is activated: move, attack, cast (CO-21, CO-22, CO-59).

It handles no objects (CO-C19).
"""

from typing import Final

from overlord.core.frames import Choice, Refusal, Step
from overlord.core.offer import Offer
from overlord.games.conan.combat.attack import WEB, has_target
from overlord.games.conan.combat.hero_attack import PickTarget
from overlord.games.conan.combat.spells import CastWhich, book, can_cast
from overlord.games.conan.components import box as b
from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.movement.costs import can_step
from overlord.games.conan.movement.steps import model_points, pay
from overlord.games.conan.movement.walking import destinations, walk, why_not_walk
from overlord.games.conan.overlord.river import ClearWhich, any_dead_tile, why_not_clear
from overlord.games.conan.scenarios.barricades import barricades_beside, batter, why_not_batter
from overlord.games.conan.state import BUSY, RESTED, STRUCK, WEBBED, Conan
from overlord.games.conan.table.blow import MELEE, RANGED
from overlord.games.conan.zones import ACTIVE, OVERLORD, QUIET, SIDE, SIEGE

NO_TARGET: Final = Refusal("no-target", "CO-H24")  # made once: the answer at nearly every decision
DONE_ALREADY: Final = Refusal("done-already", "CO-C43")
NOTHING_LEFT: Final = Refusal("nothing-left", "CO-21")
FREEDOM: Final = 4  # points to get out of a web (CO-K15)


class NextModel(Step[Conan]):
    """CO-21: whose turn it is in the active unit, from the model after another on.

    First come those who can still do something for nothing, then those for whom gems could buy a
    step (CO-67). When nobody is left the activation is over by itself.
    """

    rules = ("CO-21", "CO-67")

    def __init__(self, seat: int, after: int) -> None:
        self.seat = seat
        self.after = after

    def run(self, s: Conan) -> None:
        models = s.living(s[ACTIVE])
        later = [card for card in models if card > self.after]
        ready = [card for card in later + models if not s.marks(card) & RESTED]
        for card in ready:
            if fresh(s, card):
                s.then(ModelActs(self.seat, card, 0, 1))
                return
        for card in ready:
            if can_step(s, card, model_points(s, card)):
                s.then(ModelActs(self.seat, card, 0, 1))
                return


def fresh(s: Conan, who: int) -> bool:
    """Whether a model could attack, cast or move without buying all of its points."""
    if s.points(who):
        if s.marks(who) & WEBBED:
            return model_points(s, who) >= FREEDOM
        if can_step(s, who, model_points(s, who)):
            return True
    unit = s.unit(who)
    if unit.melee and why_no_attack(s, who, MELEE) is None:
        return True
    shoots = bool(unit.ranged) or s.has(who, v.WEB_PROJECTION)
    if shoots and why_no_attack(s, who, RANGED) is None:
        return True
    if unit.melee and not s.terms.side[who] and why_not_batter(s, who) is None:
        return True
    return can_cast(s, who)


class ModelActs(Choice[Conan]):
    """CO-64: whatever is bought is for this model only.

    `picked`: the seat has chosen this model, which has done nothing since (CO-C43). `grouped`: it
    acts with its unit, so that another model may go first, and DONE is for the whole unit.
    """

    prompt = "model-acts"
    rules = ("CO-21", "CO-22", "CO-23", "CO-46", "CO-64", "CO-65", "CO-67", "CO-H102")

    def __init__(self, seat: int, who: int, picked: int, grouped: int) -> None:
        self.seat = seat
        self.who = who
        self.picked = picked
        self.grouped = grouped

    def candidates(self, s: Conan) -> list[int]:
        who = self.who
        far = destinations(s, who, model_points(s, who))
        near = [s.board.first + area for area in s.board.beside[s.at(who)]]
        found = sorted({*far, *near}) + self._deeds(s)
        if self.grouped:
            found += [card for card in s.living(s[ACTIVE]) if card != who]
            if s[SIDE] == OVERLORD and any_dead_tile(s):
                found.append(b.CLEAR_RIVER)
        found.append(b.DONE)
        return found

    def _deeds(self, s: Conan) -> list[int]:
        """Actions of a model besides moving."""
        who = self.who
        found: list[int] = []
        unit = s.unit(who)
        if unit.melee:
            found.append(b.MELEE)
        if unit.ranged:
            found.append(b.RANGED)
        if s.has(who, v.WEB_PROJECTION):
            found.append(b.WEB)
        if unit.melee and not s.terms.side[who] and barricades_beside(s, s.at(who)):
            found.append(b.BATTER)
        if book(s, who):
            found.append(b.CAST)
        if s.marks(who) & WEBBED:
            found.append(b.BREAK_FREE)
        return found

    def offer(self, s: Conan, o: Offer) -> None:
        """Like the candidates without refusals, but what all steps have in common is asked once."""
        who = self.who
        o.add_all(destinations(s, who, model_points(s, who)))
        for action in self._deeds(s):
            if self.refusal(s, action) is None:
                o.add(action)
        if self.grouped:
            for card in s.living(s[ACTIVE]):
                if card != who and why_not_pick(s, card) is None:
                    o.add(card)
            if s[SIDE] == OVERLORD and any_dead_tile(s) and why_not_clear(s) is None:
                o.add(b.CLEAR_RIVER)
        o.add(b.DONE)

    def refusal(self, s: Conan, action: int) -> Refusal | None:
        who = self.who
        if action >= s.board.first:
            return why_not_walk(s, who, s.box.place_of[action], model_points(s, who))
        if action >= s.box.first:
            return why_not_pick(s, action)
        if action in (b.MELEE, b.RANGED, b.WEB):
            return why_no_attack(s, who, MELEE if action == b.MELEE else RANGED)
        return self._other(s, action)

    def _other(self, s: Conan, action: int) -> Refusal | None:
        if action == b.BATTER:
            return why_not_batter(s, self.who)
        if action == b.CLEAR_RIVER:
            return why_not_clear(s)
        if action == b.CAST and not can_cast(s, self.who):
            return Refusal("no-spell", "CO-60")
        points = model_points(s, self.who)
        if action == b.BREAK_FREE and points < FREEDOM:
            return Refusal("too-far", "CO-K15", {"cost": FREEDOM, "points": points})
        return None

    def choose(self, s: Conan, action: int) -> None:
        if action == b.DONE:
            return
        if b.DONE < action < s.box.first or action >= s.board.first:
            self._act(s, action)
        else:
            self._release(s)
            s.then(ModelActs(self.seat, action, 1, 1))

    def _release(self, s: Conan) -> None:
        if self.picked:  # CO-C43
            s.add_marks(self.who, RESTED)

    def _act(self, s: Conan, action: int) -> None:
        who = self.who
        picked = 0
        if action >= s.box.first:
            walk(s, who, s.box.place_of[action])
        elif action == b.CLEAR_RIVER:
            picked = self.picked
            s.then(ClearWhich(self.seat))
        elif action == b.CAST:
            s.then(CastWhich(self.seat, who))
        elif action == b.BATTER:
            batter(s, self.seat, who)
        elif action == b.BREAK_FREE:
            pay(s, who, FREEDOM)
            s.drop_marks(who, WEBBED)
        else:
            how = MELEE if action == b.MELEE else RANGED if action == b.RANGED else WEB
            s.then(PickTarget(self.seat, who, how))
        s.then(ModelGoesOn(self.seat, who, picked, self.grouped))


def why_not_pick(s: Conan, who: int) -> Refusal | None:
    """Reason why another model of the unit cannot go first."""
    if s.marks(who) & RESTED:
        return DONE_ALREADY
    if fresh(s, who) or can_step(s, who, model_points(s, who)):
        return None
    return NOTHING_LEFT


def why_no_attack(s: Conan, who: int, how: int) -> Refusal | None:
    """CO-22, CO-C44: once in an activation, and nobody while its unit attacks a barricade."""
    if s.marks(who) & STRUCK:
        return Refusal("attacked-already", "CO-22")
    if s[SIEGE] > 0:
        return Refusal("other-target", "CO-C44")
    if s.marks(who) & BUSY:
        return Refusal("works-the-ship", "CO-C57")
    if how == RANGED and s[QUIET]:
        return Refusal("too-quiet", "CO-C50")
    return None if has_target(s, who, how) else NO_TARGET


class ModelGoesOn(Step[Conan]):
    """The same model goes on while it has something to do for nothing; then the next one."""

    rules = ("CO-21",)

    def __init__(self, seat: int, who: int, picked: int, grouped: int) -> None:
        self.seat = seat
        self.who = who
        self.picked = picked
        self.grouped = grouped

    def run(self, s: Conan) -> None:
        stands = s.at(self.who) >= 0
        if stands and fresh(s, self.who):
            s.then(ModelActs(self.seat, self.who, self.picked, self.grouped))
        elif self.grouped:
            s.then(NextModel(self.seat, self.who))
        elif stands and can_step(s, self.who, model_points(s, self.who)):
            s.then(ModelActs(self.seat, self.who, 0, 0))
