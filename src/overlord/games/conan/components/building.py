"""Builder of the box from its files: names become numbers, and what does not fit is refused."""

from typing import Final

from overlord.core.box import Card
from overlord.core.boxes import Boxes, check_ids, digest_of, to_struct
from overlord.core.errors import BadBox
from overlord.games.conan.components import schema as f
from overlord.games.conan.components import vocabulary as v
from overlord.games.conan.components.board import (
    GRAIN,
    OPAQUE,
    Board,
    Border,
    Place,
    Segment,
    halfway,
)
from overlord.games.conan.components.box import (
    COLOURED,
    TOKENS,
    Area,
    Asset,
    Bonus,
    ConanBox,
    Hero,
    Model,
    Space,
    Spell,
    Tile,
    Token,
    Unit,
)
from overlord.games.conan.components.staging import Stage


def _build(source: dict[str, object], place: str, kept: dict[str, object]) -> ConanBox:
    file = to_struct(source, f.BoxFile, place)
    units = [_unit(unit) for unit in file.unit]
    cards: list[Card] = [_hero(hero) for hero in file.hero]
    for i, unit in enumerate(file.unit):
        cards += [Model(f"{unit.id}-{n}", i, unit.name) for n in range(1, unit.models + 1)]
    for i, unit in enumerate(file.unit):
        for n in range(1, unit.tiles + 1):
            id = f"tile-{unit.id}" + (f"-{n}" if n > 1 else "")
            cards.append(Tile(id, i, unit.name, unit.text, f"tile-{unit.id}", units[i]))
    cards += [Tile(event.id, -1, event.name, "", "", None) for event in file.event]
    for asset in file.asset:
        cards += _assets(asset)
    cards += [_spell(spell) for spell in file.spell]
    for i, board in enumerate(file.board):
        cards += [Area(area.id, area.name, i, n) for n, area in enumerate(board.area)]
    cards += [Token(number) for number in range(1, TOKENS * COLOURED + 1)]
    ids = [card.id for card in cards]
    check_ids(ids, place)
    boards = [_board(board, f"{place}: board {board.id!r}") for board in file.board]
    box = ConanBox(cards, units, _faces(file.die, place), boards, digest_of(source), kept)
    for scenario in file.scenario:
        stage = Stage(box, file, f"{place}: scenario {scenario.id!r}")
        box.scenarios.append(stage.scenario(scenario))
    return box


BOXES: Final = Boxes("conan", f.BOX, f.FILES, f.BoxFile, _build)


def dice(colours: list[str]) -> list[int]:
    return [v.COLOURS.index(colour) for colour in colours]


def _faces(rows: list[f.DieFile], place: str) -> list[list[int]]:
    faces: dict[str, list[int]] = {str(row.id): row.faces for row in rows}
    if len(rows) != 3 or len(faces) != 3:
        raise BadBox(f"{place}: expected one die of each colour: {', '.join(v.COLOURS)}")
    return [faces[colour] for colour in v.COLOURS]


# Cards


def _space(space: f.SpaceFile) -> Space:
    return Space(v.COLOURS.index(space.die), space.limit, space.reroll)


def _hero(hero: f.HeroFile) -> Hero:
    skills = [-1] * len(v.SKILLS)
    for skill in hero.skills:
        skills[v.SKILLS.index(skill.id)] = skill.lost_at
    return Hero(
        hero.id,
        hero.name,
        hero.text,
        hero.gems,
        list(hero.encumbrance),
        _space(hero.melee),
        _space(hero.ranged),
        hero.move.base,
        hero.move.limit,
        _space(hero.manipulation),
        _space(hero.guard),
        skills,
        hero.size,
    )


def _unit(unit: f.UnitFile) -> Unit:
    skills = 0
    for skill in unit.skills:
        skills |= 1 << v.SKILLS.index(skill)
    return Unit(
        unit.id,
        unit.name,
        unit.text,
        unit.colour,
        v.RANKS.index(unit.rank),
        unit.move,
        unit.armor,
        dice(list(unit.melee)),
        dice(list(unit.ranged)),
        dice(list(unit.reroll)),
        unit.reinforcement,
        skills,
        unit.size,
        unit.undead,
    )


def _bonus(bonus: f.BonusFile | None) -> Bonus | None:
    if bonus is None:
        return None
    return Bonus(dice(list(bonus.dice)), dice(list(bonus.reroll)), bonus.thrown, bonus.shield)


def _assets(asset: f.AssetFile) -> list[Asset]:
    ids = [asset.id]
    if asset.copies > 1:
        ids = [f"{asset.id}-{n}" for n in range(1, asset.copies + 1)]
    return [
        Asset(
            id,
            asset.name,
            asset.text,
            asset.id,
            asset.encumbrance,
            _bonus(asset.melee),
            _bonus(asset.ranged),
            _bonus(asset.guard),
            _bonus(asset.armor),
            _bonus(asset.area),
            _bonus(asset.manipulation),
            asset.potion,
            asset.character,
        )
        for id in ids
    ]


def _spell(spell: f.SpellFile) -> Spell:
    return Spell(
        spell.id,
        spell.name,
        spell.text,
        spell.cost,
        spell.limit,
        spell.variable,
        spell.reaction,
        v.EFFECTS.index(spell.effect),
        dice(list(spell.dice)),
        dice(list(spell.reroll)),
        spell.amount,
    )


# Boards


def _point(point: tuple[float, float]) -> tuple[int, int]:
    return (round(point[0] * GRAIN), round(point[1] * GRAIN))


def _line(line: tuple[tuple[float, float], tuple[float, float]]) -> Segment:
    one, other = _point(line[0]), _point(line[1])
    return (one[0], one[1], other[0], other[1])


def _board(board: f.BoardFile, where: str) -> Board:
    places = [
        Place(
            area.id,
            _point(area.at),
            v.GROUNDS.index(area.ground),
            area.level,
            area.capacity,
            area.exit,
        )
        for area in board.area
    ]
    number = {place.id: i for i, place in enumerate(places)}

    def areas(pair: tuple[str, str]) -> tuple[int, int]:
        for id in pair:
            if id not in number:
                raise BadBox(f"{where}: {id!r} is no area of this board")
        return (number[pair[0]], number[pair[1]])

    borders: list[Border] = []
    for border in board.border:
        a, b = areas(border.between)
        if a == b or any({a, b} == {other.a, other.b} for other in borders):
            raise BadBox(f"{where}: the border between {' and '.join(border.between)} stands twice")
        borders.append(_border(border, places, a, b))
    walls = [_line(wall) for wall in board.wall]
    sees = [areas(pair) for pair in board.sees]
    blind = [areas(pair) for pair in board.blind]
    return Board(board.id, board.name, places, borders, walls, sees, blind, [])


def _border(border: f.BorderFile, places: list[Place], a: int, b: int) -> Border:
    kind = v.BORDERS.index(border.kind)
    line = halfway(places[a].at, places[b].at) if border.line is None else _line(border.line)
    opaque = kind in OPAQUE if border.blocks_sight is None else border.blocks_sight
    fall = dice(list(border.fall.dice)) if border.fall else []
    leap = dice(list(border.fall.leap)) if border.fall else []
    return Border(a, b, kind, border.cost, line, opaque, fall, leap, border.difficulty)
