"""Barricades close a border until units of the Overlord have battered them down (CO-C44)."""

from overlord.core.frames import Choice, Refusal, Step
from overlord.core.offer import Offer
from overlord.games.conan.combat.dice import symbols
from overlord.games.conan.combat.hero_attack import lose_base
from overlord.games.conan.movement.steps import throw_own
from overlord.games.conan.state import STRUCK, Conan
from overlord.games.conan.zones import BARRICADES, SIEGE


def barricades_beside(s: Conan, area: int) -> list[int]:
    """The gates of the scenario that are barricades, still stand, and touch an area."""
    found: list[int] = []
    for i, life in enumerate(s.cards(BARRICADES)):
        border = s.board.borders[s.scenario.gates[i].border]
        if life and area in (border.a, border.b):
            found.append(i)
    return found


def in_reach(s: Conan, who: int) -> list[int]:
    """A unit keeps to the barricade that its first model has attacked; `siege` is 1 + its number.

    If a model has attacked anybody, `siege` is -1.
    """
    return [i for i in barricades_beside(s, s.at(who)) if s[SIEGE] in (0, 1 + i)]


def why_not_batter(s: Conan, who: int) -> Refusal | None:
    if s.marks(who) & STRUCK:
        return Refusal("attacked-already", "CO-22")
    return None if in_reach(s, who) else Refusal("other-target", "CO-C44")


def batter(s: Conan, seat: int, who: int) -> None:
    found = in_reach(s, who)
    if len(found) > 1:
        s.then(BatterWhich(seat, who))
    else:
        strike_barricade(s, who, found[0])


def strike_barricade(s: Conan, who: int, gate: int) -> None:
    lose_base(s, who)
    s.add_marks(who, STRUCK)
    s[SIEGE] = 1 + gate
    throw_own(s, who, s.unit(who).melee, s.unit(who).reroll, s.card(BARRICADES, gate))
    s.then(Splinter(who, gate))


class BatterWhich(Choice[Conan]):
    """Choice of a barricade, by the area behind it."""

    prompt = "batter"
    rules = ("CO-C44",)

    def __init__(self, seat: int, who: int) -> None:
        self.seat = seat
        self.who = who

    def offer(self, s: Conan, o: Offer) -> None:
        for gate in in_reach(s, self.who):
            o.add(s.board.first + self._behind(s, gate))

    def _behind(self, s: Conan, gate: int) -> int:
        border = s.board.borders[s.scenario.gates[gate].border]
        return border.a + border.b - s.at(self.who)

    def choose(self, s: Conan, action: int) -> None:
        for gate in in_reach(s, self.who):
            if self._behind(s, gate) == s.box.place_of[action]:
                strike_barricade(s, self.who, gate)
                return


class Splinter(Step[Conan]):
    """CO-C44: a barricade has no defence; where it has fallen the border is open."""

    rules = ("CO-C44",)

    def __init__(self, who: int, gate: int) -> None:
        self.who = who
        self.gate = gate

    def run(self, s: Conan) -> None:
        life = s.card(BARRICADES, self.gate)
        damage = min(life, symbols(s))
        s.note(BARRICADES, self.gate, life - damage)
        s.announce("batters", self.who, damage)
        if damage == life:
            s.wrecked |= 1 << s.scenario.gates[self.gate].border
            s.announce("breaks-barricade", self.who)
