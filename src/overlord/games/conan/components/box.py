"""The cards of the box as tables by card number, and all that may be answered.

Cards are the heroes, the models, the tiles of the River, assets, spells, the areas of all boards
and the numbered tokens of what is hidden: whatever somebody may point at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from mypy_extensions import i64

from overlord.core.box import Box, Card
from overlord.core.vectors import vec
from overlord.games.conan.components.board import Board
from overlord.games.conan.components.scenario import Scenario
from overlord.games.conan.components.vocabulary import BLOCKING
from overlord.games.conan.heuristics import weights as w

if TYPE_CHECKING:
    from overlord.games.conan.table.terms import Terms

HERO: Final = 0  # kinds of cards
MODEL: Final = 1
TILE: Final = 2
ASSET: Final = 3
SPELL: Final = 4
AREA: Final = 5
TOKEN: Final = 6

MOST_GEMS: Final = 15
MOST_DICE: Final = 20
MOST_MODELS: Final = 5  # of a unit
TOKENS: Final = 10  # numbered tokens of a colour
COLOURED: Final = 4  # colours, one for each hero; numbers go on: the second begins with 11

DONE: Final = 0  # spoken actions
WAIT: Final = 1
AGGRESSIVE: Final = 2
CAUTIOUS: Final = 3
MELEE: Final = 4
RANGED: Final = 5
UNLOCK: Final = 6
CAST: Final = 7
DROP: Final = 8
DRINK: Final = 9
LEAD: Final = 10
KEEP: Final = 11
NO: Final = 12
YES: Final = 13
PICK_UP: Final = 14
GIVE: Final = 15
TAKE: Final = 16
OPEN_CHEST: Final = 17
THROW: Final = 18
LEAVE_BOARD: Final = 19
CLEAR_RIVER: Final = 20
FROM_MELEE: Final = 21
FROM_RANGED: Final = 22
FROM_MOVE: Final = 23
FROM_MANIPULATION: Final = 24
FROM_GUARD: Final = 25
FROM_REROLL: Final = 26
FROM_ALLIES: Final = 27
FROM_FATIGUE: Final = 28
FROM_WOUNDS: Final = 29
WEB: Final = 30
BREAK_FREE: Final = 31
SEARCH: Final = 32
INTERROGATE: Final = 33
STEER: Final = 34
BATTER: Final = 35
HIDE_BODY: Final = 36
ROUSE: Final = 37
NOT_THIS_TURN: Final = 38
WORDS: Final = [
    "done",
    "wait",
    "aggressive",
    "cautious",
    "melee",
    "ranged",
    "unlock",
    "cast",
    "drop",
    "drink",
    "lead",
    "keep",
    "no",
    "yes",
    "pick-up",
    "give",
    "take",
    "open-chest",
    "throw",
    "leave-board",
    "clear-river",
    "from-melee",
    "from-ranged",
    "from-move",
    "from-manipulation",
    "from-guard",
    "from-reroll",
    "from-allies",
    "from-fatigue",
    "from-wounds",
    "web",
    "break-free",
    "search",
    "interrogate",
    "steer",
    "batter",
    "hide-body",
    "rouse",
    "not-this-turn",
]
OF_EVENT: Final = len(WORDS)
EVENTS_MOST: Final = 8
OF_GEMS: Final = OF_EVENT + EVENTS_MOST  # OF_GEMS + number of gems
OF_DIE: Final = OF_GEMS + MOST_GEMS + 1  # OF_DIE + place of the die
OF_MODELS: Final = OF_DIE + MOST_DICE - 1  # OF_MODELS + number of models, from 1
SPOKEN: Final = [
    *WORDS,
    *[f"happening-{number}" for number in range(1, EVENTS_MOST + 1)],
    *[f"gems-{count}" for count in range(MOST_GEMS + 1)],
    *[f"die-{number}" for number in range(1, MOST_DICE + 1)],
    *[f"models-{count}" for count in range(1, MOST_MODELS + 1)],
]


MEAN: Final = [0.67, 1.0, 1.5]  # symbols of a die, by colour
AGAIN: Final = 0.35  # symbols that a free reroll brings


def usual(dice: list[int], arrows: int, more: float = 0.0) -> float:
    """The symbols that some dice show on average."""
    mean = more + AGAIN * arrows
    for die in dice:
        mean += MEAN[die]
    return mean


class Bonus:
    """The dice of a card, and the colours with an arrow."""

    def __init__(self, dice: list[int], reroll: list[int], thrown: bool, shield: bool) -> None:
        self.dice = dice
        self.reroll = reroll
        self.thrown = thrown
        self.shield = shield
        self.symbols = usual(dice, len(reroll))


class Space:
    """An action space of a sheet."""

    def __init__(self, die: int, limit: int, reroll: bool) -> None:
        self.die = die
        self.limit = limit  # 0: none
        self.reroll = reroll


class Hero(Card):
    """A sheet, and the model that stands for it."""

    def __init__(  # noqa: PLR0917 - made in one place only, all that is printed by position
        self,
        id: str,
        name: str,
        text: str,
        gems: int,
        load: list[int],
        melee: Space,
        ranged: Space,
        base: int,
        limit: int,
        manipulation: Space,
        guard: Space,
        skills: list[int],
        size: int,
    ) -> None:
        super().__init__(id, HERO, name, text)
        self.gems = gems
        self.load = load  # at most, base movement -1 from, -2 from
        self.melee = melee
        self.ranged = ranged
        self.base = base
        self.limit = limit
        self.manipulation = manipulation
        self.guard = guard
        self.skills = skills  # by skill: -1 lacks it, 0 never loses it, else lost at that load
        self.size = size

    def keeps(self, skill: int, load: int) -> bool:
        """CO-H81: whether a hero has a skill with such a load."""
        lost = self.skills[skill]
        return lost == 0 or lost > load


class Unit:
    """Values on a unit tile (CO-9), and the numbers of its models and tiles."""

    def __init__(  # noqa: PLR0917 - made in one place only, all that is printed by position
        self,
        id: str,
        name: str,
        text: str,
        colour: str,
        rank: int,
        move: int,
        armor: int,
        melee: list[int],
        ranged: list[int],
        reroll: list[int],
        cost: int,
        skills: int,
        size: int,
        undead: bool,
    ) -> None:
        self.id = id
        self.name = name
        self.text = text
        self.colour = colour
        self.rank = rank
        self.move = move
        self.armor = armor
        self.melee = melee
        self.ranged = ranged
        self.reroll = reroll
        self.cost = cost  # of reinforcement; 0: none
        self.skills = skills  # as bits
        self.size = size
        self.undead = undead
        self.menace = 1.0  # how dangerous each model is, for players that look ahead
        for die in melee + ranged:
            self.menace += w.MENACE_SYMBOL * MEAN[die]
        self.models: list[int] = []  # card numbers
        self.tiles: list[int] = []


class Model(Card):
    """One figure of a unit."""

    def __init__(self, id: str, unit: int, name: str) -> None:
        super().__init__(id, MODEL, name, "", id[: id.rindex("-")])
        self.unit = unit


class Tile(Card):
    """A tile of the River: of a unit, whose values it shows, or of an event (-1)."""

    def __init__(
        self, id: str, unit: int, name: str, text: str, design: str, shows: Unit | None
    ) -> None:
        super().__init__(id, TILE, name, text, design)
        self.unit = unit
        self.shows = shows


class Asset(Card):
    """Something that may be carried."""

    def __init__(  # noqa: PLR0917 - made in one place only, all that is printed by position
        self,
        id: str,
        name: str,
        text: str,
        design: str,
        load: int,
        melee: Bonus | None,
        ranged: Bonus | None,
        guard: Bonus | None,
        armor: Bonus | None,
        area: Bonus | None,
        manipulation: Bonus | None,
        potion: int,
        character: bool,
    ) -> None:
        super().__init__(id, ASSET, name, text, design)
        self.load = load
        self.melee = melee
        self.ranged = ranged
        self.guard = guard
        self.armor = armor
        self.area = area
        self.manipulation = manipulation
        self.potion = potion
        self.character = character


class Spell(Card):
    def __init__(  # noqa: PLR0917 - made in one place only, all that is printed by position
        self,
        id: str,
        name: str,
        text: str,
        cost: int,
        limit: int,
        variable: bool,
        reaction: bool,
        effect: int,
        dice: list[int],
        reroll: list[int],
        amount: int,
    ) -> None:
        super().__init__(id, SPELL, name, text)
        self.cost = cost
        self.limit = limit  # 0: none
        self.variable = variable
        self.reaction = reaction
        self.effect = effect
        self.dice = dice
        self.reroll = reroll
        self.amount = amount


class Area(Card):
    """An area of a board, by its number there."""

    def __init__(self, id: str, name: str, board: int, place: int) -> None:
        super().__init__(id, AREA, name or id, "")
        self.board = board
        self.place = place


class Token(Card):
    """A numbered token: a place where something may be hidden."""

    def __init__(self, number: int) -> None:
        super().__init__(f"number-{number}", TOKEN, str(number), "")


class ConanBox(Box):
    """Tables by card number: `unit_of` of models and tiles, `place_of` of areas, `sizes` of heroes
    and models, `blocks` of models (CO-K10), `loads` of assets.
    """

    def __init__(
        self,
        cards: list[Card],
        units: list[Unit],
        faces: list[list[int]],
        boards: list[Board],
        digest: str,
        source: dict[str, object],
    ) -> None:
        super().__init__(SPOKEN, cards, digest, source)
        self.units = units
        self.faces = faces
        self.boards = boards
        self.scenarios: list[Scenario] = []
        self.terms: dict[tuple[object, ...], Terms] = {}  # see there
        size = len(self.actions)
        self.unit_of = vec[i64]([-1] * size)
        self.place_of = [-1] * size
        self.sizes = vec[i64]([0] * size)
        self.loads = vec[i64]([0] * size)
        self.blocks = vec[i64]([0] * size)
        self.figures = 0  # heroes and models have lower numbers than this, all others higher ones
        for number in range(self.first, size):
            card = self.cards[number - self.first]
            if isinstance(card, Model):
                self.unit_of[number] = card.unit
                units[card.unit].models.append(number)
                self.sizes[number] = units[card.unit].size
                self.blocks[number] = units[card.unit].skills >> BLOCKING & 1
                self.figures = number + 1
            elif isinstance(card, Hero):
                self.sizes[number] = card.size
                self.figures = number + 1
            elif isinstance(card, Asset):
                self.loads[number] = card.load
            elif isinstance(card, Tile):
                self.unit_of[number] = card.unit
                if card.unit >= 0:
                    units[card.unit].tiles.append(number)
            elif isinstance(card, Area):
                self.place_of[number] = card.place
                if card.place == 0:
                    boards[card.board].first = number

    def hero(self, card: int) -> Hero:
        hero = self.cards[card - self.first]
        assert isinstance(hero, Hero)
        return hero

    def asset(self, card: int) -> Asset:
        asset = self.cards[card - self.first]
        assert isinstance(asset, Asset)
        return asset

    def spell(self, card: int) -> Spell:
        spell = self.cards[card - self.first]
        assert isinstance(spell, Spell)
        return spell

    def scenario(self, id: str) -> Scenario | None:
        for scenario in self.scenarios:
            if scenario.id == id:
                return scenario
        return None
