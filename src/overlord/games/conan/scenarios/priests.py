"""The Wrath of Anu: priests who may lift the curse, and how to ask them (CO-C53)."""

from typing import Final

from overlord.core.frames import Refusal, Step
from overlord.games.conan.combat.dice import ANY, symbols
from overlord.games.conan.components.vocabulary import RED, SPECIALS
from overlord.games.conan.movement.steps import throw_own
from overlord.games.conan.state import FATIGUE, RESERVE, Conan
from overlord.games.conan.table.numbered_places import priests, token_of
from overlord.games.conan.zones import GONE, OVERLORD, PLACES, SEARCHED, SECRET

PRIESTS: Final = SPECIALS.index("priests")


def priest_at(s: Conan, area: int) -> int:
    """The number of the priest who is still in an area, as a card; -1 if there is none."""
    token = token_of(s, area)
    return token if token in priests(s) else -1


def priests_gone(s: Conan) -> int:
    return len(s.scenario.hiding) - len(priests(s))


def why_not_question(s: Conan, chair: int) -> Refusal | None:
    return None if s.held(chair, RESERVE) else Refusal("too-few-gems", "CO-C53")


def question(s: Conan, _seat: int, chair: int) -> None:
    """A gem straight to Fatigue, and a red die that nothing hinders."""
    s.cite("CO-C53")
    s.shift(chair, RESERVE, FATIGUE, 1)
    who = s.terms.heroes[chair]
    throw_own(s, who, [RED], [], ANY)
    s.then(HearAnswer(who, s.at(who)))


class HearAnswer(Step[Conan]):
    """CO-C53: 0 is silence; at 1 or 2 the priest talks; at 3 he dies, and who he was stays hidden.

    The token of a priest who has died stays where it was: nobody but the Overlord may look.
    """

    rules = ("CO-C53",)

    def __init__(self, who: int, area: int) -> None:
        self.who = who
        self.area = area

    def run(self, s: Conan) -> None:
        result = symbols(s)
        token = priest_at(s, self.area)
        s.announce("questions", self.who, result)
        if result:
            s[GONE] |= 1 << s.scenario.hiding.index(self.area)
        if 0 < result < 3:
            for zone in (SECRET + OVERLORD, PLACES + OVERLORD):
                if s.holds(zone, token):
                    s.move(token, zone, SEARCHED)
                    return
