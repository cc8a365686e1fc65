"""The cards as tables: bytes by card number; the six rows of a side as packed numbers."""

from typing import Final

from mypy_extensions import i64

from overlord.core.box import Box, Card
from overlord.core.vectors import vec

CASTLE: Final = 0  # kinds of cards
GOBLIN: Final = 1
EVIL: Final = 2
MOST_EVIL: Final = 3
TAVERN: Final = 4
FARM: Final = 5
VILLAGE: Final = 6
TOWN: Final = 7
WOOD: Final = 8
METAL: Final = 9
GOLD: Final = 10

PASS: Final = 0  # spoken actions
ON_THE_LEFT: Final = 1
ON_THE_RIGHT: Final = 2
BUY_A_ROUND: Final = 3
CAST_CONFUSION: Final = 4
PAY_FOOD: Final = 5
PAY_GLYPHS: Final = 6
STEAL_WOOD: Final = 7  # and metal and gold: by worth, as everywhere
ENOUGH: Final = 10
SPOKEN: Final = [
    "pass",
    "left",
    "right",
    "buy-a-round",
    "cast-confusion",
    "pay-food",
    "pay-glyphs",
    "steal-wood",
    "steal-metal",
    "steal-gold",
    "enough",
]

# A row is a number of three fields: the first icon of its side in the lowest, and so on. Up to a
# thousand of each icon fit, and the number stays small.
LEFT_ICONS: Final = ["food", "glyph", "map"]
RIGHT_ICONS: Final = ["sword", "magic", "thief"]
FIELD: Final = 10
ONES: Final = (1 << FIELD) - 1

NO_BONUS: Final = 0
SHIELD_1: Final = 1  # so many Shield tokens
SHIELD_2: Final = 2
CONFUSION: Final = 3
BONUSES: Final = ["none", "shield-1", "shield-2", "confusion"]

SPOILS: Final = ["food", "glyph", "barrel", "wood", "metal", "gold"]
CHESTS: Final = ["wood", "metal", "gold"]


class Castle(Card):
    """BM-41: a castle board with its printed shields, and six rows that run right through it."""

    def __init__(
        self,
        id: str,
        name: str,
        text: str,
        shield: int,
        magic: int,
        left: list[int],
        right: list[int],
    ) -> None:
        super().__init__(id, CASTLE, name, text)
        self.shield = shield
        self.magic = magic
        self.left = left
        self.right = right


class Creature(Card):
    """BM-5, BM-54: six rows on either side, of which one side counts, and perhaps a bonus."""

    def __init__(
        self,
        id: str,
        kind: int,
        name: str,
        text: str,
        left: list[int],
        right: list[int],
        bonus: int,
    ) -> None:
        super().__init__(id, kind, name, text)
        self.left = left
        self.right = right
        self.bonus = bonus


class Place(Card):
    """BM-32, BM-33: a Place of the human kingdom, or the Tavern: shields and spoils."""

    def __init__(
        self,
        id: str,
        kind: int,
        name: str,
        text: str,
        shield: int,
        magic: int,
        spoils: list[int],
    ) -> None:
        super().__init__(id, kind, name, text)
        self.shield = shield
        self.magic = magic
        self.spoils = spoils


class Chest(Card):
    """BM-10: a treasure chest; its kind is seen by all, its value by its owner."""

    def __init__(self, id: str, kind: int, name: str, value: int, design: str) -> None:
        super().__init__(id, kind, name, "", design)
        self.value = value


class MagicaBox(Box):
    """Castles, creatures, Places and chests, in this order.

    `left` and `right` hold the rows of castles and creatures by `6 * card + face`, faces from 0.
    """

    def __init__(
        self,
        castles: list[Castle],
        creatures: list[Creature],
        places: list[Place],
        chests: list[Chest],
        digest: str,
        source: dict[str, object],
    ) -> None:
        cards: list[Card] = []
        cards += castles
        cards += creatures
        cards += places
        cards += chests
        super().__init__(SPOKEN, cards, digest, source)
        self.castles = castles
        self.creatures = creatures
        self.places = places
        self.chests = chests
        size = self.first + len(cards)
        shield, magic, bonus, value = ([0] * size for _ in range(4))
        left, right = [0] * (6 * size), [0] * (6 * size)
        spoils: list[list[int]] = [[] for _ in range(size)]
        for number in range(self.first, size):
            card = cards[number - self.first]
            if isinstance(card, Castle | Creature):
                left[6 * number : 6 * number + 6] = card.left
                right[6 * number : 6 * number + 6] = card.right
            if isinstance(card, Castle | Place):
                shield[number] = card.shield
                magic[number] = card.magic
            if isinstance(card, Creature):
                bonus[number] = card.bonus
            elif isinstance(card, Place):
                spoils[number] = card.spoils
            elif isinstance(card, Chest):
                value[number] = card.value
        self.left = vec[i64](left)
        self.right = vec[i64](right)
        self.shield = bytes(shield)
        self.magic = bytes(magic)
        self.bonus = bytes(bonus)
        self.value = bytes(value)
        self.spoils = spoils  # of Places, in the order of SPOILS


def icons(row: int) -> list[int]:
    """The three fields of a row, or of a sum of rows."""
    return [row & ONES, row >> FIELD & ONES, row >> 2 * FIELD]


def pack(counts: list[int]) -> int:
    """The row of three fields."""
    return counts[0] | counts[1] << FIELD | counts[2] << 2 * FIELD
