"""Schema of a box of Overlords of Infamy: reads TOML and refuses unknown keys, with their place."""

from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from overlord.core.boxes import Boxes, check_ids, digest_of, to_struct
from overlord.core.errors import BadBox
from overlord.games.overlords_of_infamy.board import PLACES, SPACES, Board, Zone
from overlord.games.overlords_of_infamy.box import (
    Effect,
    InfamyBox,
    Modifier,
    Overlord,
    Plot,
    Quest,
    Tile,
    WorldEvent,
)
from overlord.games.overlords_of_infamy.cards import vocabulary as v

Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=80)]
Text = Annotated[str, msgspec.Meta(max_length=300)]
Kind = Literal["water", "food", "wood", "fauna", "scrap", "sparktech", "conjure-ore"]
KindOrChoice = Literal[
    "water", "food", "wood", "fauna", "scrap", "sparktech", "conjure-ore", "choice"
]
Affinity = Literal["water", "food", "wood", "fauna", "scrap", "sparktech", "conjure-ore", "lackey"]
Relic = Literal["contraption", "orbs", "femur", "lute", "pendulum", "pop-up-book"]
Level = Literal["knavery", "villainy", "domination"]
Tokens = dict[Kind, Annotated[int, msgspec.Meta(ge=1, le=10)]]
Edge = Annotated[int, msgspec.Meta(ge=0, le=5)]
At = tuple[int, int]


class EffectFile(msgspec.Struct, forbid_unknown_fields=True):
    verb: str
    who: Literal[
        "you",
        "target",
        "others",
        "all",
        "most-infamous",
        "least-infamous",
        "richest",
        "poorest",
    ] = "you"
    amount: Annotated[int, msgspec.Meta(ge=-10, le=10)] = 1
    resource: KindOrChoice = "choice"
    special: str = ""


class ModifierFile(msgspec.Struct, forbid_unknown_fields=True):
    rule: str
    amount: Annotated[int, msgspec.Meta(ge=-5, le=5)] = 1
    resource: KindOrChoice = "choice"


class TileFile(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: Name = "Map Tile"
    resources: Annotated[list[Kind], msgspec.Meta(max_length=2)] = []
    village: bool = False
    walls: list[Edge] = []
    pitfall: bool = False


class AftermathFile(msgspec.Struct, forbid_unknown_fields=True):
    effects: Annotated[list[EffectFile], msgspec.Meta(min_length=1, max_length=4)]
    ap: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0


class PlotFile(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: Name
    level: Level
    cost: Tokens
    points: Annotated[int, msgspec.Meta(ge=1, le=20)]
    relic: Relic | None = None
    lackeys: Annotated[int, msgspec.Meta(ge=0, le=3)] = 0
    aftermath: AftermathFile | None = None
    text: Text = ""


class EventFile(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: Name
    scope: Literal["instant", "next-turn", "next-event"]
    mood: Literal["helpful", "harmful", "mixed"]
    effects: Annotated[list[EffectFile], msgspec.Meta(max_length=4)] = []
    modifiers: Annotated[list[ModifierFile], msgspec.Meta(max_length=4)] = []
    text: Text = ""


class QuestFile(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: Name
    needs: Tokens
    effects: Annotated[list[EffectFile], msgspec.Meta(max_length=2)] = []
    text: Text = ""


class OverlordFile(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: Name
    affinity: Affinity
    ability: Literal[
        "eminent-domain",
        "animal-magnetism",
        "press-ganging",
        "drafting",
        "nature-sense",
        "transmogrify",
        "armor-plating",
        "flooding",
        "charming-personality",
        "stealth-and-secrecy",
        "fetch",
    ]
    lair: Kind
    promo: bool = False
    text: Text = ""


class ShownFile(msgspec.Struct, forbid_unknown_fields=True):
    at: At
    shows: Relic | Kind


class ZoneFile(msgspec.Struct, forbid_unknown_fields=True):
    land: list[At]
    barracks: At
    village: At
    resource: At


class ArmFile(msgspec.Struct, forbid_unknown_fields=True):
    spaces: list[ShownFile]


class BoardFile(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    overlords: list[int]
    stronghold: At
    relics: list[ShownFile]
    zone: list[ZoneFile]
    arm: list[ArmFile]


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    board: list[BoardFile] = []
    tile: list[TileFile] = []
    plot: list[PlotFile] = []
    event: list[EventFile] = []
    quest: list[QuestFile] = []
    overlord: list[OverlordFile] = []


FILES = (
    "board.toml",
    "tiles.toml",
    "knavery.toml",
    "villainy.toml",
    "domination.toml",
    "events.toml",
    "quests.toml",
    "overlords.toml",
)


def _build(source: dict[str, object], place: str, kept: dict[str, object]) -> InfamyBox:
    file = to_struct(source, BoxFile, place)
    ids = [card.id for card in file.tile] + [card.id for card in file.plot]
    ids += [card.id for card in file.event] + [card.id for card in file.quest]
    ids += [card.id for card in file.overlord]
    check_ids(ids, place)
    return InfamyBox(
        [_board(board, f"{place}: board {board.id!r}") for board in file.board],
        [_tile(tile, f"{place}: tile {tile.id!r}") for tile in file.tile],
        [
            _plot(plot, f"{place}: plot {plot.id!r}")
            for level in v.LEVELS
            for plot in file.plot
            if plot.level == level
        ],
        [_event(event, f"{place}: event {event.id!r}") for event in file.event],
        [_quest(quest, f"{place}: quest {quest.id!r}") for quest in file.quest],
        [_overlord(overlord) for overlord in file.overlord],
        digest_of(source),
        kept,
    )


BOXES: Final = Boxes("overlords-of-infamy", Path(__file__).with_name("box"), FILES, BoxFile, _build)


# Cards


def _tile(tile: TileFile, where: str) -> Tile:
    if len(tile.resources) + tile.village > 2:
        raise BadBox(f"{where}: a tile has room for two symbols")
    if tile.pitfall and (tile.resources or tile.village or tile.walls):
        raise BadBox(f"{where}: a Pitfall shows nothing else")
    if not (tile.pitfall or tile.resources or tile.village):
        raise BadBox(f"{where}: expected resources, a village or pitfall = true")
    walls = 0
    for edge in tile.walls:
        walls |= 1 << edge
    kinds = [v.RESOURCES.index(kind) for kind in tile.resources]
    return Tile(tile.id, tile.name, kinds, tile.village, walls, tile.pitfall)


def _plot(plot: PlotFile, where: str) -> Plot:
    aftermath: list[Effect] = []
    price = 0
    if plot.aftermath is not None:
        aftermath = [_effect(effect, f"{where}, aftermath") for effect in plot.aftermath.effects]
        price = plot.aftermath.ap
    return Plot(
        plot.id,
        plot.name,
        plot.text,
        v.LEVELS.index(plot.level),
        _tokens(plot.cost),
        -1 if plot.relic is None else v.RELICS.index(plot.relic),
        plot.lackeys,
        plot.points,
        aftermath,
        price,
    )


def _event(event: EventFile, where: str) -> WorldEvent:
    if (event.scope == "instant") != (not event.modifiers):
        raise BadBox(f"{where}: what lasts has modifiers, and what is instant has none")
    if not event.effects and not event.modifiers:
        raise BadBox(f"{where}: expected effects or modifiers")
    effects = [_effect(effect, where) for effect in event.effects]
    if any(effect.verb == v.ACTION_POINTS for effect in effects):
        raise BadBox(f"{where}: action-points at once are for Aftermaths; use a modifier")
    if any(effect.verb == v.TENSION for effect in effects):
        raise BadBox(f"{where}: the tension goes back to 0 after an event, so this would be lost")
    modifiers = [_modifier(modifier, where) for modifier in event.modifiers]
    scope = v.SCOPES.index(event.scope)
    return WorldEvent(event.id, event.name, event.text, scope, effects, modifiers)


def _quest(quest: QuestFile, where: str) -> Quest:
    effects = [_effect(effect, where) for effect in quest.effects]
    for effect in effects:
        if effect.who in (v.YOU, v.TARGET, v.OTHERS) and effect.verb not in v.NOBODYS:
            raise BadBox(f"{where}: nobody is 'you' to a quest; expected all, richest or the like")
        if effect.verb in (v.ACTION_POINTS, v.TAKE, v.SPY, v.SPECIAL):
            raise BadBox(f"{where}: {v.VERBS[effect.verb]} needs an Overlord who acts")
    return Quest(quest.id, quest.name, quest.text, _tokens(quest.needs), effects)


def _overlord(overlord: OverlordFile) -> Overlord:
    kinds = [*v.RESOURCES, "lackey"]
    return Overlord(
        overlord.id,
        overlord.name,
        overlord.text,
        kinds.index(overlord.affinity),
        v.ABILITIES.index(overlord.ability),
        v.RESOURCES.index(overlord.lair),
    )


def _effect(effect: EffectFile, where: str) -> Effect:
    if effect.verb not in v.VERBS:
        raise BadBox(f"{where}: {effect.verb!r} is no verb; expected one of {', '.join(v.VERBS)}")
    verb = v.VERBS.index(effect.verb)
    if (effect.special != "") != (verb == v.SPECIAL):
        raise BadBox(f'{where}: verb = "special" and special = "..." go together')
    if effect.special and effect.special not in v.SPECIALS:
        known = ", ".join(v.SPECIALS)
        raise BadBox(f"{where}: {effect.special!r} is no special; expected one of {known}")
    if effect.amount < 0 and verb not in v.SIGNED:
        raise BadBox(f"{where}: {effect.verb} takes no negative amount")
    if verb in v.AGAINST and effect.who in ("you", "all"):
        raise BadBox(f"{where}: {effect.verb} is done to others; expected who = target or others")
    resource = [*v.RESOURCES, "choice"].index(effect.resource)
    special = v.SPECIALS.index(effect.special) if effect.special else -1
    return Effect(verb, v.WHO.index(effect.who), effect.amount, resource, special)


def _modifier(modifier: ModifierFile, where: str) -> Modifier:
    if modifier.rule not in v.MODIFIERS:
        known = ", ".join(v.MODIFIERS)
        raise BadBox(f"{where}: {modifier.rule!r} is no modifier; expected one of {known}")
    rule = v.MODIFIERS.index(modifier.rule)
    if modifier.resource != "choice":
        if rule not in v.KINDED:
            raise BadBox(f"{where}: {modifier.rule} is about no single resource")
        base = v.M_HARVEST_OF if rule == v.M_HARVEST else v.M_NO_HARVEST_OF
        rule = base + v.RESOURCES.index(modifier.resource)
    return Modifier(rule, modifier.amount)


def _tokens(tokens: Tokens) -> list[int]:
    row = [0] * 7
    for kind, count in tokens.items():
        row[v.RESOURCES.index(kind)] = count
    return row


# Boards


def _board(board: BoardFile, where: str) -> Board:
    if len(board.zone) > 4 or len(board.arm) > 4:
        raise BadBox(f"{where}: a board has up to four zones and four arms")
    shown = [-1] * SPACES
    relics = [-1] * len(v.RELICS)
    for place in board.relics:
        if place.shows not in v.RELICS:
            raise BadBox(f"{where}: {place.shows!r} is no Relic")
        relics[v.RELICS.index(place.shows)] = _space(place.at, where)
    arms: list[list[int]] = []
    for arm in board.arm:
        arms.append([_space(place.at, where) for place in arm.spaces])
        for place in arm.spaces:
            if place.shows not in v.RESOURCES:
                raise BadBox(f"{where}: {place.shows!r} is no basic resource")
            shown[_space(place.at, where)] = v.RESOURCES.index(place.shows)
    zones = [
        Zone(
            [_space(at, where) for at in zone.land],
            _space(zone.barracks, where),
            _space(zone.village, where),
            _space(zone.resource, where),
        )
        for zone in board.zone
    ]
    stronghold = _space(board.stronghold, where)
    spaces = [stronghold, *relics]
    for arm_spaces in arms:
        spaces += arm_spaces
    for part in zones:
        spaces += part.spaces
    if len(set(spaces)) < len(spaces) or -1 in spaces:
        raise BadBox(f"{where}: each space belongs to one part, and each Relic has its space")
    return Board(board.id, board.overlords, stronghold, relics, zones, arms, shown)


def _space(at: At, where: str) -> int:
    if at not in PLACES:
        raise BadBox(f"{where}: {list(at)} is no place of the grid")
    return PLACES[at]
