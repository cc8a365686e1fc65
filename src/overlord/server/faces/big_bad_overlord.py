"""Minions, Do-Gooders, Artifacts, Dukes and Ghosts of Big Bad Overlord as data for a board."""

from overlord.core.box import Card
from overlord.games.big_bad_overlord.box import MIND, TYPES, Artifact, Duke, Fighter, Ghost
from overlord.words import Words
from overlord.words.numbers import halves

KINDS = ("minion", "artifact", "do-gooder", "duke", "ghost")
LEFT = ("none", "half", "whole")  # of the opposing bonus (BBO-66)


def facts(words: Words, card: Card) -> dict[str, object]:
    """The kind of a card, and the numbers of that kind."""
    told: dict[str, object] = {"kind": KINDS[card.kind]}
    if isinstance(card, Fighter):
        told["values"] = [_values(words, card, type) for type in range(len(TYPES))]
        told["defenseOnly"] = card.defense_only // 2
        told["machine"] = card.machine
    elif isinstance(card, Artifact):
        told |= _type(words, card.type)
        told["bonus"] = card.bonus
    elif isinstance(card, (Duke, Ghost)):
        told["bonus"] = card.bonus
        told["penalty"] = card.penalty
    return told


def _values(words: Words, card: Fighter, type: int) -> dict[str, object]:
    """One type: the bonus as it is written ("½"), empty for no attack; no defense if immune."""
    values = card.values[type]
    return _type(words, type) | {
        "attack": halves(values.attack) if values.attack >= 0 else "",
        "defense": None if card.machine and type == MIND else values.defense,
        "resist": LEFT[card.resist[type]],
    }


def _type(words: Words, type: int) -> dict[str, object]:
    return {"type": TYPES[type], "typeName": words.say(f"type-{TYPES[type]}")}
