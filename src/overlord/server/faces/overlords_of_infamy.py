"""Tiles, Plots, World Events, quests and Overlords of Overlords of Infamy as data for a board."""

from overlord.core.box import Card
from overlord.games.overlords_of_infamy.box import Overlord, Plot, Quest, Tile, WorldEvent
from overlord.games.overlords_of_infamy.vocabulary import (
    ABILITIES,
    LACKEY,
    LEVELS,
    RELICS,
    RESOURCES,
    SCOPES,
)
from overlord.locale import Words
from overlord.locale.overlords_of_infamy import deeds, scope, tokens


def facts(words: Words, card: Card) -> dict[str, object]:
    """What is printed on a card, and what it does in words."""
    if isinstance(card, Tile):
        return _tile(card)
    if isinstance(card, Plot):
        return _plot(words, card)
    if isinstance(card, WorldEvent):
        return {
            "kind": "event",
            "scope": SCOPES[card.scope],
            "scopeText": scope(words, card),
            "does": deeds(words, card),
        }
    if isinstance(card, Quest):
        return {
            "kind": "quest",
            "needs": _kinds(card.needs),
            "needsText": tokens(words, card.needs),
            "does": deeds(words, card),
        }
    assert isinstance(card, Overlord)
    return _overlord(words, card)


def _tile(card: Tile) -> dict[str, object]:
    return {
        "kind": "tile",
        "resources": [RESOURCES[kind] for kind in card.resources],
        "village": card.village,
        "walls": [edge for edge in range(6) if card.walls >> edge & 1],
        "pitfall": card.pitfall,
    }


def _plot(words: Words, card: Plot) -> dict[str, object]:
    relic = RELICS[card.relic] if card.relic >= 0 else ""
    return {
        "kind": "plot",
        "level": LEVELS[card.level],
        "levelName": words.say(f"level-{LEVELS[card.level]}"),
        "cost": _kinds(card.cost),
        "costText": tokens(words, card.cost),
        "relic": relic,
        "relicName": words.say(f"relic-{relic}") if relic else "",
        "lackeys": card.lackeys,
        "points": card.points,
        "does": deeds(words, card),
        "price": card.price,
    }


def _overlord(words: Words, card: Overlord) -> dict[str, object]:
    affinity = "lackey" if card.affinity == LACKEY else RESOURCES[card.affinity]
    key = f"ability-{ABILITIES[card.ability]}"
    return {
        "kind": "overlord",
        "affinity": affinity,
        "affinityName": words.say(f"resource-{affinity}"),
        "ability": ABILITIES[card.ability],
        "abilityName": words.say(key),
        "abilityText": words.find(key, "text") or "",
        "lair": RESOURCES[card.lair],
    }


def _kinds(counts: list[int]) -> dict[str, int]:
    return {RESOURCES[kind]: count for kind, count in enumerate(counts) if count}
