"""Castles, creatures, Places and chests of Bellum Magica as data for a board."""

from overlord.core.box import Card
from overlord.games.bellum_magica.box import (
    BONUSES,
    EVIL,
    LEFT_ICONS,
    MOST_EVIL,
    NO_BONUS,
    RIGHT_ICONS,
    SPOILS,
    Castle,
    Chest,
    Creature,
    Place,
    icons,
)
from overlord.games.bellum_magica.recruit import EVIL_FOOD, FEAST, GLYPHS
from overlord.words import Words

KINDS = (  # by the numbers of the box
    "castle",
    "goblin",
    "evil",
    "most-evil",
    "tavern",
    "farm",
    "village",
    "town",
    "wood",
    "metal",
    "gold",
)
PRICES: dict[int, list[dict[str, int]]] = {  # BM-49, BM-50
    EVIL: [{"food": EVIL_FOOD}],
    MOST_EVIL: [{"glyph": 1, "food": FEAST}, {"glyph": GLYPHS}],
}


def facts(words: Words, card: Card) -> dict[str, object]:
    """Its kind, and what is printed on it: rows, prices, shields, spoils, bonus or value."""
    kind = KINDS[card.kind]
    told: dict[str, object] = {"kind": kind, "kindName": words.say(f"kind-{kind}")}
    if isinstance(card, Castle | Creature):
        told["left"] = [_icons(row, LEFT_ICONS) for row in card.left]
        told["right"] = [_icons(row, RIGHT_ICONS) for row in card.right]
    if isinstance(card, Castle | Place):
        told["shield"] = card.shield
        told["magic"] = card.magic
    if isinstance(card, Place):
        told["spoils"] = {
            word: count for word, count in zip(SPOILS, card.spoils, strict=True) if count
        }
    if card.kind in PRICES:
        told["prices"] = PRICES[card.kind]
    if isinstance(card, Creature) and card.bonus != NO_BONUS:
        key = f"bonus-{BONUSES[card.bonus]}"
        told["bonus"] = BONUSES[card.bonus]
        told["bonusName"] = words.say(key)
        told["bonusText"] = words.find(key, "text") or ""
    if isinstance(card, Chest):
        told["value"] = card.value
    return told


def _icons(row: int, names: list[str]) -> list[str]:
    """Every icon of a row by itself."""
    return [name for name, count in zip(names, icons(row), strict=True) for _ in range(count)]
