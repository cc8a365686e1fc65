"""The fields of a table as plain data, written and read: cards and areas by id."""

from typing import TYPE_CHECKING, Final

from overlord.core.position import Reader
from overlord.games.conan.table.blow import Blow
from overlord.games.conan.table.terms import Terms

if TYPE_CHECKING:
    from overlord.games.conan.state import Conan

NUMBERS: Final = {  # the fields that are one number: the least and the most
    "turn": (0, 100_000),
    "side": (0, 1),
    "started": (0, 31),
    "aggressive": (0, 31),
    "asked-of": (0, 1023),
    "siege": (-1, 100),
    "quiet": (0, 1),
    "worked": (0, 1 << 40),
    "jammed": (0, 255),
    "activations": (0, 9),
    "active": (-1, 1000),
    "reinforcement": (0, 100),
    "marker": (0, 100),
    "verdict": (-1, 1),
}
ROWS: Final = ["colours", "faces", "used", "arrows", "victims"]
BLOW: Final = ["how", "striker", "target", "weapon", "second", "power", "guarding", "shared"]


def written(s: "Conan") -> dict[str, object]:
    return {
        "turn": s.turn,
        "side": s.side,
        "started": s.started,
        "aggressive": s.aggressive,
        "asked-of": s.asked_of,
        "siege": s.siege,
        "quiet": s.quiet,
        "worked": s.worked,
        "jammed": s.jammed,
        "activations": s.activations,
        "active": s.active,
        "reinforcement": s.reinforcement,
        "marker": s.marker,
        "verdict": s.verdict,
        "gems": [s.gems[i : i + 10] for i in range(0, len(s.gems), 10)],
        "base": s.base[:],
        "characters": s.terms.characters[:],
        "bodies": [s.board.places[area].id for area in s.bodies],
        "chests": [s.board.places[area].id for area in s.chests],
        "wrecked": [i for i in range(len(s.board.borders)) if s.wrecked >> i & 1],
        "barricades": s.barricades[:],
        "gone": [i for i in range(len(s.scenario.hiding)) if s.gone >> i & 1],
        "at": _places(s),
        "laid": _table(s, s.laid),
        "life": _table(s, s.life),
        "points": _table(s, s.points),
        "extra": _table(s, s.extra),
        "marks": _table(s, s.marks),
        "halo": _table(s, s.halo),
        "blow": _blow(s.blow),
        "stored": [_blow(blow) for blow in s.stored],
    }


def _places(s: "Conan") -> dict[str, str]:
    places = s.board.places
    return {s.box.card(card).id: places[area].id for card, area in enumerate(s.at) if area >= 0}


def _table(s: "Conan", numbers: list[int]) -> dict[str, int]:
    return {s.box.card(card).id: number for card, number in enumerate(numbers) if number}


def _blow(blow: Blow) -> dict[str, object]:
    return {
        "how": blow.how,
        "striker": blow.striker,
        "target": blow.target,
        "weapon": blow.weapon,
        "second": blow.second,
        "power": blow.power,
        "guarding": blow.guarding,
        "shared": blow.shared,
        "help": blow.help,
        "colours": blow.colours[:],
        "faces": blow.faces[:],
        "used": blow.used[:],
        "arrows": blow.arrows[:],
        "victims": blow.victims[:],
    }


TABLES: Final = ["laid", "life", "points", "extra", "marks", "halo"]
LISTS: Final = ["gems", "base", "characters", "chests", "bodies", "wrecked", "barricades", "gone"]
KEYS: Final = [*NUMBERS, *LISTS, "at", *TABLES, "blow", "stored"]


def fill(s: "Conan", fields: Reader) -> None:
    """Put what was written onto a bare table; complaints name the place."""
    fields.only(KEYS)
    numbers = {name: fields.part(name).number(*ends) for name, ends in NUMBERS.items()}
    s.turn = numbers["turn"]
    s.side = numbers["side"]
    s.started = numbers["started"]
    s.aggressive = numbers["aggressive"]
    s.asked_of = numbers["asked-of"]
    s.siege = numbers["siege"]
    s.quiet = numbers["quiet"]
    s.worked = numbers["worked"]
    s.jammed = numbers["jammed"]
    s.activations = numbers["activations"]
    s.active = numbers["active"]
    if s.active >= len(s.box.units):
        raise fields.part("active").bad("a unit of this box, or -1")
    s.reinforcement = numbers["reinforcement"]
    s.marker = numbers["marker"]
    s.verdict = numbers["verdict"]
    characters = fields.part("characters").numbers(0, len(s.base) - 2)
    if sorted(characters) != list(range(len(s.base) - 1)):
        raise fields.part("characters").bad("each hero of the table once")
    s.terms = Terms(s.box, s.scenario, s.terms.seats, characters)
    _fill_gems(s, fields)
    areas = [place.id for place in s.board.places]
    s.chests = [areas.index(row.word(areas)) for row in fields.part("chests").rows()]
    s.bodies = [areas.index(row.word(areas)) for row in fields.part("bodies").rows()]
    s.wrecked = 0
    for border in fields.part("wrecked").numbers(0, len(s.board.borders) - 1):
        s.wrecked |= 1 << border
    s.gone = 0
    for place in fields.part("gone").numbers(0, len(s.scenario.hiding) - 1):
        s.gone |= 1 << place
    s.barricades = _each(fields.part("barricades"), len(s.scenario.gates), 20)
    for id, row in fields.part("at").table().items():
        s.at[_card(s, id, row)] = areas.index(row.word(areas))
    s.laid = _numbers(s, fields.part("laid"), len(s.laid))
    figures = s.box.figures
    s.life = _numbers(s, fields.part("life"), figures)
    s.points = _numbers(s, fields.part("points"), figures)
    s.extra = _numbers(s, fields.part("extra"), figures)
    s.marks = _numbers(s, fields.part("marks"), figures)
    s.halo = _numbers(s, fields.part("halo"), figures)
    s.blow = _blow_read(s, fields.part("blow"))
    s.stored = [_blow_read(s, row) for row in fields.part("stored").rows()]


def _fill_gems(s: "Conan", fields: Reader) -> None:
    rows = fields.part("gems").rows()
    base = fields.part("base").numbers(0, 20)
    if len(rows) != len(s.base) or len(base) != len(s.base):
        raise fields.part("gems").bad(f"{len(s.base)} rows, one for each chair")
    s.base = base
    s.gems = []
    for row in rows:
        gems = row.numbers(0, 100)
        if len(gems) != 10:
            raise row.bad("10 numbers")
        s.gems += gems


def _each(reader: Reader, count: int, most: int) -> list[int]:
    numbers = reader.numbers(0, most)
    if len(numbers) != count:
        raise reader.bad(f"{count} numbers")
    return numbers


def _card(s: "Conan", id: str, row: Reader) -> int:
    card = s.box.number(id)
    if not 0 <= card < len(s.at):
        raise row.bad("a hero, a model or an asset")
    return card


def _numbers(s: "Conan", reader: Reader, size: int) -> list[int]:
    found = [0] * size
    for id, row in reader.table().items():
        card = s.box.number(id)
        if not 0 <= card < len(found):
            raise row.bad("a card that holds a number")
        found[card] = row.number(-100, 100000)
    return found


def _blow_read(s: "Conan", reader: Reader) -> Blow:
    reader.only([*BLOW, *ROWS, "help"])
    most = len(s.box.actions)
    n = {name: reader.part(name).number(-2, most) for name in [*BLOW, "help"]}
    rows = {name: reader.part(name).numbers(-1, most) for name in ROWS}
    return Blow(
        n["how"],
        n["striker"],
        n["target"],
        n["weapon"],
        n["second"],
        n["power"],
        n["guarding"],
        n["shared"],
        rows["colours"],
        rows["faces"],
        rows["used"],
        rows["arrows"],
        n["help"],
        rows["victims"],
    )
