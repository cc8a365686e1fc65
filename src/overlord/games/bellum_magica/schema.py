"""Schema of a box of Bellum Magica: reads TOML and refuses unknown keys, with their place."""

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from overlord.core.boxes import Boxes, check_ids, digest_of, to_struct
from overlord.core.errors import BadBox
from overlord.games.bellum_magica.box import (
    BONUSES,
    CHESTS,
    EVIL,
    FARM,
    GOBLIN,
    LEFT_ICONS,
    MOST_EVIL,
    RIGHT_ICONS,
    TAVERN,
    TOWN,
    VILLAGE,
    WOOD,
    Castle,
    Chest,
    Creature,
    MagicaBox,
    Place,
    pack,
)

Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Text = Annotated[str, msgspec.Meta(max_length=200)]
Few = Annotated[int, msgspec.Meta(ge=0, le=20)]
Some = Annotated[int, msgspec.Meta(ge=1, le=60)]
Left = Annotated[list[Literal["food", "glyph", "map"]], msgspec.Meta(max_length=12)]
Right = Annotated[list[Literal["sword", "magic", "thief"]], msgspec.Meta(max_length=12)]
SixLeft = Annotated[list[Left], msgspec.Meta(min_length=6, max_length=6)]
SixRight = Annotated[list[Right], msgspec.Meta(min_length=6, max_length=6)]


class CastleFile(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: Name
    shield: Few
    left: SixLeft
    right: SixRight
    magic: Few = 0
    text: Text = ""


class CreatureFile(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: Name
    left: SixLeft
    right: SixRight
    bonus: Literal["none", "shield-1", "shield-2", "confusion"] = "none"
    text: Text = ""


class SpoilsFile(msgspec.Struct, forbid_unknown_fields=True):
    food: Few = 0
    glyph: Few = 0
    barrel: Few = 0
    wood: Few = 0
    metal: Few = 0
    gold: Few = 0


class PlaceFile(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: Name
    shield: Few
    spoils: SpoilsFile
    magic: Few = 0
    text: Text = ""


class ChestFile(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: Name
    kind: Literal["wood", "metal", "gold"]
    value: Some
    copies: Some = 1


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    castle: list[CastleFile] = []
    goblin: list[CreatureFile] = []
    evil: list[CreatureFile] = []
    most_evil: list[CreatureFile] = []
    tavern: list[PlaceFile] = []
    farm: list[PlaceFile] = []
    village: list[PlaceFile] = []
    town: list[PlaceFile] = []
    chest: list[ChestFile] = []


def _build(source: dict[str, object], place: str, kept: dict[str, object]) -> MagicaBox:
    file = to_struct(source, BoxFile, place)
    castles = [_castle(castle) for castle in file.castle]
    creatures = [_creature(card, GOBLIN) for card in file.goblin]
    creatures += [_creature(card, EVIL) for card in file.evil]
    creatures += [_creature(card, MOST_EVIL) for card in file.most_evil]
    places = [_place(card, TAVERN) for card in file.tavern]
    places += [_place(card, FARM) for card in file.farm]
    places += [_place(card, VILLAGE) for card in file.village]
    places += [_place(card, TOWN) for card in file.town]
    chests = [chest for card in file.chest for chest in _chests(card)]
    if len(file.tavern) != 1:
        raise BadBox(f"{place}: a box needs one Tavern, found {len(file.tavern)}")
    ids = [card.id for cards in (castles, creatures, places, chests) for card in cards]
    check_ids(ids, place)
    return MagicaBox(castles, creatures, places, chests, digest_of(source), kept)


BOXES: Final = Boxes(
    "bellum-magica",
    Path(__file__).with_name("box"),
    ("castles.toml", "creatures.toml", "kingdom.toml", "chests.toml"),
    BoxFile,
    _build,
)


def _castle(card: CastleFile) -> Castle:
    left, right = _rows(card.left, LEFT_ICONS), _rows(card.right, RIGHT_ICONS)
    return Castle(card.id, card.name, card.text, card.shield, card.magic, left, right)


def _creature(card: CreatureFile, kind: int) -> Creature:
    left, right = _rows(card.left, LEFT_ICONS), _rows(card.right, RIGHT_ICONS)
    bonus = BONUSES.index(card.bonus)
    return Creature(card.id, kind, card.name, card.text, left, right, bonus)


def _place(card: PlaceFile, kind: int) -> Place:
    spoils = list(msgspec.structs.astuple(card.spoils))
    return Place(card.id, kind, card.name, card.text, card.shield, card.magic, spoils)


def _chests(card: ChestFile) -> list[Chest]:
    """A card for each copy, numbered from 1; copies have their words in common."""
    kind = WOOD + CHESTS.index(card.kind)
    numbers = range(1, card.copies + 1)
    return [Chest(f"{card.id}-{n}", kind, card.name, card.value, card.id) for n in numbers]


def _rows(rows: Sequence[Sequence[str]], names: list[str]) -> list[int]:
    return [pack([row.count(name) for name in names]) for row in rows]
