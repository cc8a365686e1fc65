"""Heroes and defenses of Dark Dealings as data for a board."""

from typing import Literal

from msgspec import Struct

from overlord.core.box import Card
from overlord.games.dark_dealings import box
from overlord.games.dark_dealings.box import ABILITIES, CLASSES, TYPES
from overlord.words import Words

Type = Literal["trap", "spell", "minion"]


class Hero(
    Struct,
    tag="hero",
    tag_field="kind",
    rename={"klass": "class", "vulnerable_text": "vulnerableText"},
):
    klass: str
    armor: int
    vulnerable: list[Type]
    vulnerable_text: str
    challenge: int


class Side(Struct):
    types: list[Type]
    strike: int
    detour: bool


class Defense(Struct, tag="defense", tag_field="kind"):
    rank: int
    ability: str
    sides: list[Side]


class TableFacts(Struct):
    """`turned`: sides by defense; `totals` and `gains`: what the plan strikes for by group, and
    what of it Boosters gain; `gaps`: empty places by row.
    """

    first: int
    turned: dict[str, int]
    plan: list[int]
    totals: list[int]
    gains: list[int]
    gaps: dict[str, list[int]]


class Forecast(Struct, omit_defaults=True):
    """`spared`: the defenses that may pay for a Wizard without losing the fight."""

    spared: list[int] | None = None


def facts(words: Words, card: Card) -> Hero | Defense:
    if isinstance(card, box.Hero):
        weak = ", ".join(words.say(f"type-{type}") for type in _types(card.vulnerable))
        return Hero(
            klass=CLASSES[card.klass],
            armor=card.armor,
            vulnerable=_types(card.vulnerable),
            vulnerable_text=words.say("board-vulnerable", types=weak),
            challenge=card.challenge,
        )
    assert isinstance(card, box.Defense)
    return Defense(
        rank=card.rank,
        ability=ABILITIES[card.ability],
        sides=[Side(_types(side.types), side.strike, side.detour) for side in card.sides],
    )


def ability(words: Words, card: Card) -> str:
    """The class of a hero or the ability of a defense, and what it does."""
    key = ""
    if isinstance(card, box.Hero):
        key = f"class-{CLASSES[card.klass]}"
    elif isinstance(card, box.Defense):
        key = f"ability-{ABILITIES[card.ability]}"
    said = words.find(key, "text")
    return f"{words.say(key)}: {said}" if said else ""


def _types(bits: int) -> list[Type]:
    return [word for word, bit in TYPES.items() if bits & bit]  # type: ignore[misc]  # its three words
