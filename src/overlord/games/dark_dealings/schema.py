"""Schema of a box of Dark Dealings: reads TOML and refuses unknown keys, with their place."""

from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from overlord.core.boxes import Boxes, check_ids, digest_of, to_struct
from overlord.core.errors import BadBox
from overlord.games.dark_dealings.box import (
    ABILITIES,
    CLASSES,
    TYPES,
    DarkBox,
    Defense,
    Hero,
    Side,
)

Type = Literal["trap", "spell", "minion"]
Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
Small = Annotated[int, msgspec.Meta(ge=1, le=60)]
Order = Annotated[int, msgspec.Meta(ge=1, le=250)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Text = Annotated[str, msgspec.Meta(max_length=200)]


class HeroFile(msgspec.Struct, forbid_unknown_fields=True, rename={"klass": "class"}):
    id: Id
    name: Name
    klass: Literal["thief", "halflings", "wizard", "berserker", "knight", "ranger"]
    armor: Small
    vulnerable: Annotated[list[Type], msgspec.Meta(min_length=1, max_length=3)]
    challenge: Order
    text: Text = ""


class SideFile(msgspec.Struct, forbid_unknown_fields=True):
    types: Annotated[list[Type], msgspec.Meta(max_length=2)] = []
    strike: Annotated[int, msgspec.Meta(ge=0, le=60)] = 0
    detour: bool = False


class DefenseFile(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: Name
    rank: Order
    sides: Annotated[list[SideFile], msgspec.Meta(min_length=1, max_length=3)]
    ability: Literal["plain", "heavy-hitter", "detour", "booster"] = "plain"
    text: Text = ""


class BoxFile(msgspec.Struct, forbid_unknown_fields=True):
    hero: list[HeroFile] = []
    defense: list[DefenseFile] = []


def _build(source: dict[str, object], place: str, kept: dict[str, object]) -> DarkBox:
    file = to_struct(source, BoxFile, place)
    ids = [hero.id for hero in file.hero] + [defense.id for defense in file.defense]
    check_ids(ids, place)
    heroes = [_hero(hero, place) for hero in file.hero]
    defenses = [_defense(defense, place) for defense in file.defense]
    if len(heroes) < 9 or len(defenses) < 8:
        found = f"{len(heroes)} heroes and {len(defenses)} defenses"
        raise BadBox(f"{place}: a box needs at least 9 heroes and 8 defenses, found {found}")
    return DarkBox(heroes, defenses, digest_of(source), kept)


BOXES: Final = Boxes(
    "dark-dealings",
    Path(__file__).with_name("box"),
    ("heroes.toml", "defenses.toml"),
    BoxFile,
    _build,
)


def _hero(hero: HeroFile, place: str) -> Hero:
    vulnerable = _types(hero.vulnerable, f"{place}: hero {hero.id!r}, vulnerable")
    klass = CLASSES.index(hero.klass)
    return Hero(hero.id, hero.name, hero.text, klass, hero.armor, vulnerable, hero.challenge)


def _defense(defense: DefenseFile, place: str) -> Defense:
    sides = []
    for number, side in enumerate(defense.sides, 1):
        where = f"{place}: defense {defense.id!r}, side {number}"
        if side.detour and (side.types or side.strike):
            raise BadBox(f"{where}: a Detour side has neither types nor a strike")
        if side.detour != (side.detour and defense.ability == "detour"):
            raise BadBox(f'{where}: a Detour side needs ability = "detour" on its card')
        if not side.detour and not (side.types and side.strike):
            raise BadBox(f"{where}: expected types and a strike of at least 1, or detour = true")
        types = _types(side.types, f"{where}, types")
        sides.append(Side(types, side.strike, side.detour))
    ability = ABILITIES.index(defense.ability)
    return Defense(defense.id, defense.name, defense.text, defense.rank, ability, sides)


def _types(words: list[Type], where: str) -> int:
    types = 0
    for word in words:
        if types & TYPES[word]:
            raise BadBox(f"{where}: {word!r} is written twice; expected different types")
        types |= TYPES[word]
    return types
