"""Reaction spells: cast when their caster is attacked (CO-61, CO-H89, CO-C17, CO-C32)."""

from overlord.core.frames import Choice, Step
from overlord.games.conan.attack import TakeUpAgain, set_aside
from overlord.games.conan.box import NO
from overlord.games.conan.spells import book, cast, why_not_cast
from overlord.games.conan.state import Conan


class OfferReactions(Step[Conan]):
    """CO-H110: before the Guard, and only if there is something to cast."""

    rules = ("CO-61", "CO-H89", "CO-H110")

    def __init__(self, target: int) -> None:
        self.target = target

    def run(self, s: Conan) -> None:
        if reactions(s, self.target):
            s.then(React(s.seat_of(self.target), self.target))


def reactions(s: Conan, who: int) -> list[int]:
    """The reaction spells that somebody could cast now."""
    return [
        spell
        for spell in book(s, who)
        if s.cards.spell(spell).reaction and why_not_cast(s, who, spell) is None
    ]


class React(Choice[Conan]):
    prompt = "react"
    rules = ("CO-61", "CO-H89")

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def options(self, s: Conan) -> list[int]:
        return [NO, *reactions(s, self.target)]

    def choose(self, s: Conan, action: int) -> None:
        if action == NO:
            return
        set_aside(s)
        cast(s, self.seat, self.target, action)
        s.then(TakeUpAgain())
        s.then(OfferReactions(self.target))
