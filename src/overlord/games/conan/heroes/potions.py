"""Life Potions (CO-H107, CO-H108)."""

from overlord.core.frames import ChairChoice, Choice, Step
from overlord.core.offer import Offer
from overlord.games.conan.components.box import FROM_FATIGUE, FROM_WOUNDS
from overlord.games.conan.state import FATIGUE, RESERVE, WOUNDS, Conan
from overlord.games.conan.zones import CARRIED, DISCARD


def potions(s: Conan, chair: int) -> list[int]:
    return [c for c in s.cards(CARRIED + chair) if s.box.asset(c).potion]


class DrinkWhat(ChairChoice[Conan]):
    """CO-H107, CO-H108: free, and an action of the aggressive."""

    prompt = "drink"
    rules = ("CO-H13",)

    def offer(self, s: Conan, o: Offer) -> None:
        o.add_all(potions(s, self.chair))

    def choose(self, s: Conan, action: int) -> None:
        s.cite("CO-H107")
        s.move(action, CARRIED + self.chair, DISCARD)
        s.then(Restore(self.seat, self.chair, s.box.asset(action).potion))


class Restore(Step[Conan]):
    """CO-H107: one gem after the other, from Fatigue or from Wounds."""

    rules = ("CO-H13",)

    def __init__(self, seat: int, chair: int, left: int) -> None:
        self.seat = seat
        self.chair = chair
        self.left = left

    def run(self, s: Conan) -> None:
        if not self.left:
            return
        tired, hurt = s.held(self.chair, FATIGUE), s.held(self.chair, WOUNDS)
        if tired and hurt:
            s.then(RestoreGem(self.seat, self.chair, self.left))
        elif tired or hurt:
            s.cite("CO-H107")
            s.shift(self.chair, FATIGUE if tired else WOUNDS, RESERVE, self.left)


class RestoreGem(Choice[Conan]):
    prompt = "restore"
    rules = ("CO-H13",)

    def __init__(self, seat: int, chair: int, left: int) -> None:
        self.seat = seat
        self.chair = chair
        self.left = left

    def offer(self, s: Conan, o: Offer) -> None:
        o.add(FROM_WOUNDS)
        o.add(FROM_FATIGUE)

    def choose(self, s: Conan, action: int) -> None:
        s.cite("CO-H107")
        s.shift(self.chair, WOUNDS if action == FROM_WOUNDS else FATIGUE, RESERVE, 1)
        s.then(Restore(self.seat, self.chair, self.left - 1))
