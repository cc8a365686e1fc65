"""Heroes and defenses of Dark Dealings as data for a board."""

from overlord.core.box import Card
from overlord.games.dark_dealings.box import ABILITIES, CLASSES, TYPES, Defense, Hero, Side
from overlord.words import Words


def facts(words: Words, card: Card) -> dict[str, object]:
    """A hero's class, armor, vulnerabilities and challenge; a defense's sides and ability."""
    if isinstance(card, Hero):
        key = f"class-{CLASSES[card.klass]}"
        return {
            "class": CLASSES[card.klass],
            "className": words.say(key),
            "classText": words.find(key, "text") or "",
            "armor": card.armor,
            "vulnerable": _types(card.vulnerable),
            "challenge": card.challenge,
        }
    assert isinstance(card, Defense)
    ability = ABILITIES[card.ability]
    key = f"ability-{ability}"
    return {
        "rank": card.rank,
        "ability": ability,
        "abilityName": words.find(key) or "",
        "abilityText": words.find(key, "text") or "",
        "sides": [_side(side) for side in card.sides],
    }


def _types(bits: int) -> list[str]:
    return [word for word, bit in TYPES.items() if bits & bit]


def _side(side: Side) -> dict[str, object]:
    return {"types": _types(side.types), "strike": side.strike, "detour": side.detour}
