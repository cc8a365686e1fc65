"""Set-up of a scenario (CO-74 to CO-85)."""

from overlord.core.frames import ChairChoice, Choice, Step
from overlord.core.layout import ASIDE
from overlord.core.offer import Offer
from overlord.games.conan.combat.wounds import lay_down
from overlord.games.conan.components.scenario import HEROES
from overlord.games.conan.heroes.heroes_turn import HeroesTurn
from overlord.games.conan.overlord.overlord_turn import OverlordTurn
from overlord.games.conan.overlord.reinforcement import enter
from overlord.games.conan.scenarios.equipment import HIDDEN_EQUIPMENT
from overlord.games.conan.scenarios.priests import PRIESTS
from overlord.games.conan.state import FATIGUE, RESERVE, Conan
from overlord.games.conan.table.terms import terms_of
from overlord.games.conan.zones import (
    BOARD,
    BOLD,
    CARRIED,
    CHARACTERS,
    DECK,
    GEMS,
    OVERLORD,
    PLACES,
    SECRET,
    SPELLS,
    SPOTS,
)


class SetUp(Step[Conan]):
    rules = ("CO-74", "CO-76", "CO-81", "CO-82", "CO-83", "CO-84")

    def run(self, s: Conan) -> None:
        for chair in range(1, s.chairs):
            self._hero(s, chair)
        for berth in s.scenario.river + s.scenario.allies:
            s.cite("CO-82")
            for card, area in zip(self._models(s, berth.unit), berth.at, strict=False):
                enter(s, card, area)
            s.cite("CO-58")
            for spell in berth.spells:
                s.move(spell, ASIDE, SPELLS + OVERLORD)
            for spell in berth.cast:
                for card in s.living(berth.unit):
                    s.set_halo(card, spell)
        s.cite("CO-82")
        for card, area in s.scenario.objects:
            lay_down(s, card, ASIDE, area)
        s.cite("CO-84")
        s.shuffle(DECK)
        if s.setup.options["characters"] == "chosen":
            choose_characters(s, 1, 0)
        self._secrets(s)
        s.then(HeroesTurn() if s.scenario.first == HEROES else OverlordTurn())  # CO-12

    def _models(self, s: Conan, unit: int) -> list[int]:
        return [] if unit < 0 else s.box.units[unit].models

    def _hero(self, s: Conan, chair: int) -> None:
        """CO-76, CO-77, CO-79: on the board with equipment and spells, and aggressive."""
        start = s.terms.starts[chair - 1]
        s.cite("CO-76")
        s.move(start.hero, ASIDE, BOARD)
        s.stand(start.hero, start.at)
        s.cite("CO-77")
        for card in start.assets:
            if not s.scenario.has(HIDDEN_EQUIPMENT):  # CO-C49
                s.move(card, ASIDE, CARRIED + chair)
        for spell in start.spells:
            s.move(spell, ASIDE, SPELLS + chair)
        for spell in start.cast:
            s.set_halo(start.hero, spell)
        s[BOLD] |= 1 << chair

    def _secrets(self, s: Conan) -> None:
        for chair in range(s.chairs):
            if s.count(PLACES + chair):
                seat = s.terms.seats[OVERLORD]
                asks = s.scenario.has(PRIESTS)
                s.then(TruePriest(seat, chair) if asks else HideAway(seat, chair))


def choose_characters(s: Conan, chair: int, chosen: int) -> None:
    """CO-C69: those who are still to choose, from this chair on; what is left is dealt out.

    `chosen` holds four bits for each chair before: a number of the scenario's list, and 1.
    """
    seats = s.terms.seats
    if any(seats[other] != seats[chair] for other in range(chair, len(seats))):
        s.then(ChooseCharacter(seats[chair], chair, chosen))
        return
    characters = [(chosen >> 4 * i & 15) - 1 for i in range(chair - 1)]
    left = [i for i in range(len(seats) - 1) if i not in characters]
    take_characters(s, characters + left)


def take_characters(s: Conan, characters: list[int]) -> None:
    """Each chair gets the sheet, the gems, the things and the spells of its hero."""
    old = s.terms
    s.put_all(CHARACTERS, characters)
    s.terms = terms_of(s.setup, characters)
    for chair in range(1, s.chairs):
        start = s.terms.starts[chair - 1]
        before = old.chair_of[start.hero]
        if before == chair:
            continue
        for card in start.assets:
            if s.holds(CARRIED + before, card):
                s.move(card, CARRIED + before, CARRIED + chair)
        for spell in start.spells:
            s.move(spell, SPELLS + before, SPELLS + chair)
    deal_gems(s)


def deal_gems(s: Conan) -> None:
    """CO-78: each hero's, split as the scenario says."""
    shift = s.scenario.shift
    for chair in range(1, s.chairs):
        s[GEMS + chair * SPOTS + RESERVE] = s.hero(chair).gems - shift
        s[GEMS + chair * SPOTS + FATIGUE] = shift


class ChooseCharacter(Choice[Conan]):
    """CO-76, CO-C69: one of the scenario's heroes whom nobody has chosen yet."""

    prompt = "character"
    rules = ("CO-76", "CO-C69")

    def __init__(self, seat: int, chair: int, chosen: int) -> None:
        self.seat = seat
        self.chair = chair
        self.chosen = chosen

    def offer(self, s: Conan, o: Offer) -> None:
        taken = [(self.chosen >> 4 * i & 15) - 1 for i in range(self.chair - 1)]
        heroes = [start.hero for start in s.scenario.starts[: s.chairs - 1]]
        for i, hero in enumerate(heroes):
            if i not in taken:
                o.add(hero)

    def choose(self, s: Conan, action: int) -> None:
        number = [start.hero for start in s.scenario.starts].index(action)
        chosen = self.chosen | number + 1 << 4 * (self.chair - 1)
        choose_characters(s, self.chair + 1, chosen)


class HideAway(ChairChoice[Conan]):
    """CO-C28, CO-C49: the Overlord chooses secretly where it is, or where a hero's things are."""

    prompt = "hide"
    rules = ("CO-C28",)

    def offer(self, s: Conan, o: Offer) -> None:
        s.offer(PLACES + self.chair, o)

    def choose(self, s: Conan, action: int) -> None:
        s.sneak(action, PLACES + self.chair, SECRET + self.chair)


class TruePriest(HideAway):
    """CO-C53: which of the priests can lift the curse."""

    prompt = "true-priest"
    rules = ("CO-C53",)
