"""The fields of a table as plain data, written and read: spaces and tiles by name."""

from typing import TYPE_CHECKING, Final

from overlord.core.position import Reader
from overlord.games.overlords_of_infamy.board import names
from overlord.games.overlords_of_infamy.cards.vocabulary import RELICS
from overlord.games.overlords_of_infamy.marks import STRONGHOLD, SUPPLY
from overlord.games.overlords_of_infamy.zones import EVENTS, LAND

if TYPE_CHECKING:
    from overlord.games.overlords_of_infamy.state import Infamy

NAMES: Final = names()
SPOT_NAMES: Final = [name for space in NAMES for name in (space, space + "b")]
NUMBERS: Final = {  # the fields that are one number, and how large it may be
    "first": 3,
    "active": 4,
    "ap": 30,
    "acts": 9,
    "done": 127,
    "fell": 15,
    "plated": 15,
    "tension": 10,
    "stirred": 1,
    "fallen": 1,
    "flipped": 200,
    "verdict": 3,
}


def written(s: "Infamy") -> dict[str, object]:
    """The Supply and the Pools are left out: they hold what is nowhere else."""
    card = s.box.card
    return {
        "first": s.first,
        "active": s.active,
        "ap": s.ap,
        "acts": s.acts,
        "done": s.done,
        "fell": s.fell,
        "plated": s.plated,
        "tension": s.tension,
        "stirred": s.stirred,
        "fallen": s.fallen,
        "flipped": s.flipped,
        "verdict": s.verdict,
        "final": s.final,
        "hero": NAMES[s.hero],
        "goods": [s.goods[7 * chair : 7 * chair + 7] for chair in s.chairs],
        "stronghold": s.goods[7 * STRONGHOLD : 7 * STRONGHOLD + 7],
        "relics": ["" if relic < 0 else RELICS[relic] for relic in s.relic],
        "barracks": s.barracks[:],
        "resting": s.resting[:],
        "infamy": s.infamy[:],
        "misery": s.misery[:],
        "sabotage": s.sabotage[:],
        "bribed": s.bribed[:],
        "voice": s.voice[:],
        "dice": s.dice[:],
        "sent": [SPOT_NAMES[spot] for spot in s.sent],
        "left": s.left[:],
        "land": {
            NAMES[space]: [card(tile).id, s.walls[space]]
            for space, tile in enumerate(s.tile)
            if tile
        },
        "lackeys": {SPOT_NAMES[spot]: who - 1 for spot, who in enumerate(s.who) if who},
    }


KEYS: Final = [
    *NUMBERS,
    "final",
    "hero",
    "goods",
    "stronghold",
    "relics",
    "barracks",
    "resting",
    "infamy",
    "misery",
    "sabotage",
    "bribed",
    "voice",
    "dice",
    "sent",
    "left",
    "land",
    "lackeys",
]


def fill(s: "Infamy", fields: Reader) -> None:
    """Put what was written onto a bare table; complaints name the place."""
    fields.only(KEYS)
    numbers = {name: fields.part(name).number(0, most) for name, most in NUMBERS.items()}
    s.first = numbers["first"]
    s.active = numbers["active"]
    s.ap = numbers["ap"]
    s.acts = numbers["acts"]
    s.done = numbers["done"]
    s.fell = numbers["fell"]
    s.plated = numbers["plated"]
    s.tension = numbers["tension"]
    s.stirred = numbers["stirred"]
    s.fallen = numbers["fallen"]
    s.flipped = numbers["flipped"]
    s.verdict = numbers["verdict"]
    s.final = fields.part("final").number(-1, 4)
    if s.active >= s.players:
        raise fields.part("active").bad("a chair that is in play")
    size = s.terms.overlords
    s.relic = [
        [*RELICS, ""].index(row.word([*RELICS, ""])) for row in _rows(fields.part("relics"), size)
    ]
    s.relic = [-1 if relic == len(RELICS) else relic for relic in s.relic]
    s.infamy = _numbers(fields.part("infamy"), size, 1, 5)
    s.misery = _numbers(fields.part("misery"), size, -100, 100)
    s.sabotage = _numbers(fields.part("sabotage"), size, 0, 2)
    s.bribed = _numbers(fields.part("bribed"), size, -1, s.players - 1)
    s.voice = _numbers(fields.part("voice"), s.players, 0, s.players - 1)
    s.dice = _numbers(fields.part("dice"), size, 0, 10**9)
    _fill_board(s, fields)
    _fill_goods(s, fields)
    _fill_lackeys(s, fields)
    left = len(s.zones[EVENTS])
    s.left = _numbers(fields.part("left"), left, 0, 8191)


def _rows(reader: Reader, size: int) -> list[Reader]:
    rows = reader.rows()
    if len(rows) != size:
        raise reader.bad(f"{size} values")
    return rows


def _numbers(reader: Reader, size: int, low: int, high: int) -> list[int]:
    return [row.number(low, high) for row in _rows(reader, size)]


def _fill_board(s: "Infamy", fields: Reader) -> None:
    spaces = [NAMES[space] for space in s.board.spaces]
    s.hero = NAMES.index(fields.part("hero").word(spaces))
    placed: list[int] = []
    for name, row in fields.part("land").table().items():
        space = NAMES.index(name) if name in spaces else -1
        chair = s.board.part[space] if space >= 0 else -1
        if space < 0 or chair not in s.chairs or s.board.lair_of[space] >= 0:
            raise row.bad("a tile on a Map Space of a zone in play")
        [tile, walls] = _rows(row, 2)
        card = s.box.number(str(tile.data))
        if card in placed or card not in s.zones[LAND + chair]:
            raise tile.bad(f"a tile that lies in land.{chair}")
        placed.append(card)
        s.tile[space] = card
        s.walls[space] = walls.number(0, 63)
    if len(placed) != sum(len(s.zones[LAND + chair]) for chair in s.chairs):
        raise fields.part("land").bad("a space for each tile that is placed")


def _fill_goods(s: "Infamy", fields: Reader) -> None:
    rows = [_numbers(row, 7, 0, 10) for row in _rows(fields.part("goods"), s.terms.overlords)]
    stronghold = _numbers(fields.part("stronghold"), 7, 0, 10)
    for chair, row in enumerate(rows):
        s.goods[7 * chair : 7 * chair + 7] = row
    s.goods[7 * STRONGHOLD : 7 * STRONGHOLD + 7] = stronghold
    for kind in range(7):
        held = stronghold[kind] + sum(row[kind] for row in rows)
        if held > 10:
            raise fields.part("goods").bad("ten tokens of each resource at most")
        s.goods[7 * SUPPLY + kind] = 10 - held


def _fill_lackeys(s: "Infamy", fields: Reader) -> None:
    size = s.terms.overlords
    s.barracks = _numbers(fields.part("barracks"), size, 0, 6)
    s.resting = _numbers(fields.part("resting"), size, 0, 6)
    spots = [SPOT_NAMES[spot] for space in s.board.spaces for spot in (2 * space, 2 * space + 1)]
    fields.part("lackeys").only(spots)
    for name, row in fields.part("lackeys").table().items():
        s.who[SPOT_NAMES.index(name)] = 1 + row.number(0, size - 1)
    s.sent = [SPOT_NAMES.index(row.word(spots)) for row in fields.part("sent").rows()]
    for chair in s.chairs:
        s.pool[chair] = 6 - s.barracks[chair] - s.resting[chair] - s.who.count(chair + 1)
        if not 0 <= s.pool[chair] <= 5:
            raise fields.part("lackeys").bad(f"one to six Lackeys of chair {chair}")
