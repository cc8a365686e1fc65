"""Minions, Do-Gooders, Artifacts, Dukes and Ghosts of Big Bad Overlord as data for a board."""

from typing import Any, Literal

from msgspec import Struct, convert

from overlord.core.box import Card
from overlord.games.big_bad_overlord import box
from overlord.games.big_bad_overlord.box import MIND, TYPES
from overlord.words import Words
from overlord.words.number_text import halves

KINDS: list[Literal["minion", "artifact", "do-gooder", "duke", "ghost"]] = [
    "minion",
    "artifact",
    "do-gooder",
    "duke",
    "ghost",
]
LEFT: list[Literal["none", "half", "whole"]] = ["none", "half", "whole"]  # of a bonus (BBO-66)

Kind = Literal["minion", "artifact", "do-gooder", "duke", "ghost"]
Type = Literal["mind", "magic", "melee"]


class Value(Struct, rename="camel"):
    """Value of a fighter in one type: "½"; "" for no attack; no defense if nothing can reach it.

    `resist` is what it leaves of an opposing bonus.
    """

    type: Type
    type_name: str
    attack: str
    defense: int | None
    resist: Literal["none", "half", "whole"]


class Fighter(Struct, tag="fighter", tag_field="is", rename="camel"):
    kind: Kind
    values: list[Value]
    defense_only: int
    machine: bool


class Relic(Struct, tag="relic", tag_field="is", rename="camel"):
    """An Artifact, which has a type, or a Duke or Ghost, who has a penalty."""

    kind: Kind
    bonus: int
    penalty: int = 0
    type: Type | None = None
    type_name: str = ""


class TableFacts(Struct):
    """Chairs by number, but `chairs` are the seats by chair; who is `quiet` or has `declined` is
    told of the reader's own alone. `haunts`: by chair what a Ghost has declared, 0 for nothing.
    """

    turn: int
    alive: list[int]
    fell: list[int]
    struck: list[int]
    attacker: int
    defender: int
    stage: int
    round: int
    helpers: list[int]
    shields: list[int]
    quiet: list[int]
    declined: list[int]
    haunts: list[int]
    chairs: list[int]


class Odds(Struct, rename="kebab"):
    """In percent; a long battle is not counted to its end."""

    attack_loses: int
    defense_loses: int
    attack_wins: int
    exact: bool


class Battle(Struct, omit_defaults=True):
    """Bonuses of attack and defense by type, none where a side does not roll."""

    bonuses: dict[Type, list[int | None]]
    odds: Odds | None = None


class Target(Struct, omit_defaults=True):
    """A chair that could be attacked."""

    chair: int
    odds: Odds | None = None


class Forecast(Struct, omit_defaults=True):
    """The battle that is fought, or those that could begin."""

    battle: Battle | None = None
    targets: list[Target] = []


def facts(words: Words, card: Card) -> Fighter | Relic:
    """The kind of a card, and the numbers of that kind."""
    kind = KINDS[card.kind]
    if isinstance(card, box.Fighter):
        values = [_values(words, card, type) for type in range(len(TYPES))]
        return Fighter(kind, values, card.defense_only // 2, card.machine)
    if isinstance(card, box.Artifact):
        type, name = _type(words, card.type)
        return Relic(kind, card.bonus, type=type, type_name=name)
    assert isinstance(card, (box.Duke, box.Ghost))
    return Relic(kind, card.bonus, card.penalty)


def foreseen(told: dict[str, object]) -> Forecast:
    """Odds apart from what they are the odds of."""
    battle, targets = told.get("battle"), told.get("targets")
    return convert(
        {
            "battle": _with_odds(battle) if isinstance(battle, dict) else None,
            "targets": [_with_odds(one) for one in targets] if isinstance(targets, list) else [],
        },
        Forecast,
    )


def _with_odds(told: dict[str, Any]) -> dict[str, object]:
    return {**told, "odds": odds(told) if "attack-wins" in told else None}


def odds(told: dict[str, int]) -> Odds:
    """From parts of a million."""
    return Odds(
        attack_loses=percent(told["attack-loses"]),
        defense_loses=percent(told["defense-loses"]),
        attack_wins=percent(told["attack-wins"]),
        exact=bool(told["exact"]),
    )


def percent(parts: int) -> int:
    """Of a million; what may happen is neither 0 nor 100."""
    rounded = round(parts / 10_000)
    return min(99, max(1, rounded)) if 0 < parts < 1_000_000 else rounded


def ability(words: Words, card: Card) -> str:
    """Special marks of a fighter, or the work of its kind."""
    about: str = KINDS[card.kind]
    if isinstance(card, box.Fighter) and card.machine:
        about = "machine"
    elif isinstance(card, box.Fighter) and card.defense_only:
        about = "defense-only"
    return words.find(f"board-about-{about}") or ""


def _values(words: Words, card: box.Fighter, type: int) -> Value:
    values = card.values[type]
    return Value(
        *_type(words, type),
        attack=halves(values.attack) if values.attack >= 0 else "",
        defense=None if card.machine and type == MIND else values.defense,
        resist=LEFT[card.resist[type]],
    )


def _type(words: Words, type: int) -> tuple[Type, str]:
    word: Type = TYPES[type]  # type: ignore[assignment]  # the box has these three words
    return word, words.say(f"type-{word}")
