"""Schema of a box of Big Bad Overlord: reads TOML and refuses unknown keys, with their place."""

from pathlib import Path
from typing import Annotated, Final, Literal

import msgspec

from overlord.core.boxes import Boxes, check_ids, digest_of, to_struct
from overlord.core.errors import BadBox
from overlord.games.big_bad_overlord.box import (
    DO_GOODER,
    MINION,
    NEVER,
    TYPES,
    Artifact,
    BigBox,
    Duke,
    Fighter,
    Values,
)

Id = Annotated[str, msgspec.Meta(pattern="^[a-z0-9]+(-[a-z0-9]+)*$", max_length=60)]
Name = Annotated[str, msgspec.Meta(min_length=1, max_length=60)]
Text = Annotated[str, msgspec.Meta(max_length=200)]
Bonus = Annotated[float, msgspec.Meta(ge=0, le=12, multiple_of=0.5)]
Whole = Annotated[int, msgspec.Meta(ge=0, le=20)]
Defense = Annotated[int, msgspec.Meta(ge=0, le=20)]


class ValuesFile(msgspec.Struct, forbid_unknown_fields=True):
    defense: Defense
    attack: Bonus | None = None


class MeleeFile(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    defense: Defense
    attack: Bonus | None = None
    defense_only: Whole | None = None


class MinionFile(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: Name
    magic: ValuesFile
    melee: MeleeFile
    mind: ValuesFile | None = None
    machine: bool = False
    copies: Annotated[int, msgspec.Meta(ge=1, le=20)] = 1
    text: Text = ""


class ResistFile(msgspec.Struct, forbid_unknown_fields=True):
    mind: Literal["whole", "half", "none"] = "whole"
    magic: Literal["whole", "half", "none"] = "whole"
    melee: Literal["whole", "half", "none"] = "whole"


class DoGooderFile(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: Name
    mind: ValuesFile
    magic: ValuesFile
    melee: MeleeFile
    resist: ResistFile = msgspec.field(default_factory=ResistFile)
    text: Text = ""


class GhostFile(msgspec.Struct, forbid_unknown_fields=True):
    bonus: Annotated[int, msgspec.Meta(ge=1, le=6)]
    penalty: Annotated[int, msgspec.Meta(ge=1, le=6)]


class DukeFile(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: Name
    ghost: GhostFile
    text: Text = ""


class ArtifactFile(msgspec.Struct, forbid_unknown_fields=True):
    id: Id
    name: Name
    type: Literal["magic", "melee"]
    bonus: Annotated[int, msgspec.Meta(ge=1, le=10)]
    text: Text = ""


class BoxFile(msgspec.Struct, forbid_unknown_fields=True, rename="kebab"):
    minion: list[MinionFile] = []
    do_gooder: list[DoGooderFile] = []
    duke: list[DukeFile] = []
    artifact: list[ArtifactFile] = []


def _build(source: dict[str, object], place: str, kept: dict[str, object]) -> BigBox:
    file = to_struct(source, BoxFile, place)
    fighters: list[Fighter] = []
    for minion in file.minion:
        fighters += _minions(minion, f"{place}: minion {minion.id!r}")
    fighters += [_do_gooder(one, f"{place}: do-gooder {one.id!r}") for one in file.do_gooder]
    artifacts = [
        Artifact(one.id, one.name, one.text, TYPES.index(one.type), one.bonus)
        for one in file.artifact
    ]
    dukes = [
        Duke(one.id, one.name, one.text, one.ghost.bonus, one.ghost.penalty) for one in file.duke
    ]
    ids = [card.id for card in (*fighters, *artifacts, *dukes)]
    ids += [f"ghost-{duke.id}" for duke in dukes]
    check_ids(ids, place)
    return BigBox(fighters, artifacts, dukes, digest_of(source), kept)


BOXES: Final = Boxes(
    "big-bad-overlord",
    Path(__file__).with_name("box"),
    ("minions.toml", "do_gooders.toml", "dukes.toml"),
    BoxFile,
    _build,
)


def _minions(minion: MinionFile, place: str) -> list[Fighter]:
    """All copies of a design. A copy of several carries its number, and shares their words."""
    if (minion.mind is None) != minion.machine:
        raise BadBox(f"{place}: either machine = true or a mind defense is expected")
    melee = minion.melee
    if (melee.attack is None) == (melee.defense_only is None):
        raise BadBox(f"{place}: melee has either an attack or defense-only points")
    values = [_values(minion.mind), _values(minion.magic), _values(melee)]
    points = 2 * (melee.defense_only or 0)
    copies = range(1, minion.copies + 1)
    ids = [f"{minion.id}-{copy}" for copy in copies] if minion.copies > 1 else [minion.id]
    return [
        Fighter(
            id,
            MINION,
            minion.name,
            minion.text,
            minion.id,
            values,
            points,
            [2, 2, 2],
        )
        for id in ids
    ]


def _do_gooder(one: DoGooderFile, place: str) -> Fighter:
    if one.melee.attack is None:
        raise BadBox(f"{place}: a Do-Gooder has a melee attack")
    values = [_values(one.mind), _values(one.magic), _values(one.melee)]
    left = {"whole": 2, "half": 1, "none": 0}
    resist = [left[one.resist.mind], left[one.resist.magic], left[one.resist.melee]]
    return Fighter(one.id, DO_GOODER, one.name, one.text, one.id, values, 0, resist)


def _values(values: ValuesFile | MeleeFile | None) -> Values:
    if values is None:
        return Values(-1, NEVER)
    attack = -1 if values.attack is None else round(2 * values.attack)
    return Values(attack, values.defense)
