"""The cards and the two sides of the board of Overlords of Infamy as data for a browser."""

from overlord.core.box import Box, Card
from overlord.games.overlords_of_infamy.board import CONTESTED, KINGDOM, PLACES, Board, names
from overlord.games.overlords_of_infamy.box import (
    InfamyBox,
    Overlord,
    Plot,
    Quest,
    Tile,
    WorldEvent,
)
from overlord.games.overlords_of_infamy.face_cards import deeds, scope, tokens
from overlord.games.overlords_of_infamy.vocabulary import (
    ABILITIES,
    LACKEY,
    LEVELS,
    RELICS,
    RESOURCES,
    SCOPES,
)
from overlord.words import Words


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


def printed(box: Box) -> dict[str, object]:
    """Each side of the board by its id, space by space; the order of the tokens; the tracks."""
    assert isinstance(box, InfamyBox)
    return {
        "resources": RESOURCES,
        "relics": RELICS,
        "tension": {"most": 10, "hero": [3, 6, 9]},  # OOI-99, OOI-101
        "infamy": 5,  # OOI-97
        "boards": {board.id: _spaces(board) for board in box.boards},
    }


def _spaces(board: Board) -> list[dict[str, object]]:
    """Where a space lies, whose it is, and what is printed there.

    `of` is the number of the zone or arm; `at` are axial coordinates, q to the right and r down to
    the right.
    """
    named = names()
    places = {space: place for place, space in PLACES.items()}
    found: list[dict[str, object]] = []
    for space in board.spaces:
        part = board.part[space]
        kind, shows = _ground(board, space)
        of = 0 if part == KINGDOM else part % CONTESTED
        found.append(
            {"id": named[space], "at": places[space], "of": of, "kind": kind, "shows": shows}
        )
    return found


def _ground(board: Board, space: int) -> tuple[str, str]:
    part = board.part[space]
    if space == board.stronghold:
        return "stronghold", ""
    if part == KINGDOM:
        return "relic", RELICS[board.relics.index(space)]
    if part >= CONTESTED:
        return "contested", RESOURCES[board.shown[space]]
    zone = board.zones[part]
    if space in zone.lair:
        return ("barracks", "village", "resource")[zone.lair.index(space)], ""
    return "land", ""
