"""Bellum Magica as a game: seats, and how its states are made."""

from typing import Any, Final

from overlord.core.box import Box
from overlord.core.errors import BadOption
from overlord.core.frames import Frame
from overlord.core.game import Game
from overlord.core.position import Reader
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.games.bellum_magica import (
    attack,
    day,
    end_of_day,
    gather,
    horde,
    recruit,
    schema,
    scouts,
    set_up,
)
from overlord.games.bellum_magica.box import (
    CASTLE,
    EVIL,
    FARM,
    GOBLIN,
    MOST_EVIL,
    TAVERN,
    TOWN,
    VILLAGE,
    WOOD,
    MagicaBox,
)
from overlord.games.bellum_magica.forecast import forecast
from overlord.games.bellum_magica.heuristics.judge import MagicaJudge
from overlord.games.bellum_magica.state import BellumMagica
from overlord.games.bellum_magica.zones import (
    CASTLE_BOARD,
    CASTLES,
    EVIL_DECK,
    FARMS,
    GOBLIN_DECK,
    LAYOUT,
    MOST_EVIL_DECK,
    PILES,
    TAVERN_SPOT,
    TOWNS,
    VILLAGES,
)

FRAMES: list[type[Frame[Any]]] = [
    set_up.SetUp,
    set_up.NameCastle,
    set_up.HandOutCastles,
    set_up.DealGoblins,
    set_up.PlaceGoblin,
    set_up.OpenTable,
    day.Day,
    horde.RollDie,
    horde.RollAgain,
    gather.Gather,
    scouts.CallBackScouts,
    attack.Attacks,
    attack.Attack,
    attack.Steal,
    attack.CountChests,
    recruit.Recruits,
    recruit.Recruit,
    recruit.Pay,
    recruit.PlaceCreature,
    end_of_day.EndOfDay,
]
STARTS: Final = [  # where the cards of a kind lie before set-up
    (CASTLE, CASTLES),
    (GOBLIN, GOBLIN_DECK),
    (EVIL, EVIL_DECK),
    (MOST_EVIL, MOST_EVIL_DECK),
    (TAVERN, TAVERN_SPOT),
    (FARM, FARMS),
    (VILLAGE, VILLAGES),
    (TOWN, TOWNS),
    (WOOD, PILES[0]),
    (WOOD + 1, PILES[1]),
    (WOOD + 2, PILES[2]),
]
MANY: Final = 10_000  # more than any counter of a saved position needs


class BellumMagicaGame(Game):
    """2 to 5 evil lords."""

    def __init__(self) -> None:
        super().__init__("bellum-magica", range(2, 6), [], 2, "BM", LAYOUT, 5000, MagicaJudge())

    def read_box(self, path: str) -> Box:
        return schema.from_file(path) if path else schema.shipped()

    def box_from(self, source: dict[str, object]) -> Box:
        return schema.from_source(source)

    def check(self, players: int, options: dict[str, str], box: Box) -> None:
        """The box must be able to supply the table (BM-1, BM-2, BM-6, BM-9).

        For five players it needs at least as many Places as for four (BM-M22).
        """
        towns, villages, farms = set_up.DRAWN[min(players, 4)]
        needs = {
            "castles": (CASTLE, players),
            "Goblins": (GOBLIN, 2 * players),
            "Evil Creatures": (EVIL, 2),
            "Most Evil Creatures": (MOST_EVIL, 2),
            "Farms": (FARM, farms),
            "Villages": (VILLAGE, villages),
            "Towns": (TOWN, towns),
        }
        for name, (kind, count) in needs.items():
            found = len(box.numbers(kind))
            if found < count:
                raise BadOption(f"this table needs a box with {count} {name}, found {found}")

    def begin(self, setup: Setup, zones: list[list[int]], rng: Rng) -> State:
        for kind, zone in STARTS:
            zones[zone] = setup.box.numbers(kind)
        box = setup.box
        assert isinstance(box, MagicaBox)
        counters = [[0] * setup.players for _ in range(7)]
        agenda: list[Frame[Any]] = [set_up.SetUp()]
        return BellumMagica(setup, zones, 0, agenda, rng, box, 1, 0, 0, 0, *counters)

    def restore(
        self,
        setup: Setup,
        zones: list[list[int]],
        open: int,
        agenda: list[Frame[Any]],
        rng: Rng,
        fields: Reader,
    ) -> State:
        box = setup.box
        assert isinstance(box, MagicaBox)
        fields.only([*NUMBERS, "wish", *COUNTERS])
        day = fields.part("day").number(1, MANY)
        captain = fields.part("captain").number(0, setup.players - 1)
        die = fields.part("die").number(0, 6)
        barren = fields.part("barren").number(0, 2 * setup.players)
        counters = [_counter(fields.part(name), setup.players) for name in COUNTERS]
        for seat, barrels in enumerate(counters[2]):
            if barrels > attack.MOST_BARRELS:
                raise fields.part("barrels").rows()[seat].bad("at most two Barrels")
            if counters[5][seat] > counters[4][seat]:
                raise fields.part("cast").rows()[seat].bad("no more than the spells there are")
        wish = _wishes(fields.part("wish"), setup)
        return BellumMagica(
            setup, zones, open, agenda, rng, box, day, captain, die, barren, wish, *counters
        )

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return {kind.__name__: kind for kind in FRAMES}

    def factions(self, s: State, seat: int) -> list[int]:
        """The castle of a seat."""
        return s.zones[CASTLE_BOARD + seat][:]

    def forecast(self, s: State, seat: int) -> dict[str, object]:
        assert isinstance(s, BellumMagica)
        return forecast(s, seat)


NUMBERS: Final = ["day", "captain", "die", "barren"]
COUNTERS: Final = ["food", "glyphs", "barrels", "shields", "spells", "cast"]


def _counter(reader: Reader, players: int) -> list[int]:
    """A number for each seat."""
    numbers = reader.numbers(0, MANY)
    if len(numbers) != players:
        raise reader.bad(f"{players} numbers")
    return numbers


def _wishes(reader: Reader, setup: Setup) -> list[int]:
    """A castle for each seat, or nothing."""
    castles = {setup.box.card(number).id: number for number in setup.box.numbers(CASTLE)}
    wishes = [castles.get(row.word(["", *castles]), 0) for row in reader.rows()]
    if len(wishes) != setup.players:
        raise reader.bad(f"{setup.players} castles")
    return wishes
