"""Banquet, a toy of simultaneous choice: all serve a dish in secret, and the hands go round.

SI-1   Shuffle the 24 dishes (three of each worth 1 to 8) and deal four to each of 2 to 4 players.
SI-2   All choose a dish at the same time, in secret.
SI-3   Nobody serves a dish of the worth that the same player served last, if there is another.
SI-4   The dishes are turned up. Dishes of the same worth spoil each other and are thrown away;
       any other goes to the own table. The hands go to the left, or as the table agrees.
SI-5   With one dish left in hand, that is thrown away unseen.
SI-6   The worth on the table counts; the best single dish breaks ties.
"""

from typing import Any, Final

from overlord.core.box import Box, Card
from overlord.core.boxes import digest_of
from overlord.core.errors import BadBox
from overlord.core.frames import Frame, Refusal, Step, Together
from overlord.core.game import Game, Option
from overlord.core.layout import EVERYONE, NOBODY, OWNER, Layout
from overlord.core.outcome import Outcome, ranked
from overlord.core.position import Reader
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State, copied

LAYOUT: Final = Layout(chairs=4)
KITCHEN: Final = LAYOUT.one("kitchen", 0, NOBODY)
WASTE: Final = LAYOUT.one("waste", 0, NOBODY)
HAND: Final = LAYOUT.each("hand", 0, OWNER)
SERVED: Final = LAYOUT.each("served", 0, OWNER)
TABLE: Final = LAYOUT.each("table", 0, EVERYONE)


def worth(card: int) -> int:
    return card // 3 + 1


class Banquet(State):
    """`last` is the worth that each seat served last; 0 before the first dish."""

    def __init__(
        self,
        setup: Setup,
        zones: list[list[int]],
        open: int,
        agenda: list[Frame[Any]],
        rng: Rng,
        last: list[int],
    ) -> None:
        super().__init__(setup, zones, open, agenda, rng)
        self.last = last

    def clone(self) -> "Banquet":
        zones = copied(self.zones, self.setup.zones)
        return type(self)(
            self.setup, zones, self.open, self.agenda[:], self.rng.clone(), self.last[:]
        )

    def fields(self) -> dict[str, object]:
        return {"last": self.last[:]}

    def facts(self, seat: int) -> dict[str, object]:
        return self.fields()

    def outcome(self) -> Outcome:
        tables = [[worth(card) for card in self.zones[TABLE + i]] for i in range(self.players)]
        parts = [{"score-table": sum(t), "score-best": max(t, default=0)} for t in tables]
        places = ranked([tuple(part.values()) for part in parts])
        return Outcome(places, [sum(table) for table in tables], parts)


class SetUp(Step[Banquet]):
    rules = ("SI-1",)

    def run(self, s: Banquet) -> None:
        s.shuffle(KITCHEN)
        for seat in range(s.players):
            for _ in range(4):
                s.draw(KITCHEN, HAND + seat)
        s.then(Course())


class Course(Step[Banquet]):
    rules = ("SI-2", "SI-5")

    def run(self, s: Banquet) -> None:
        if len(s.zones[HAND]) == 1:
            for seat in range(s.players):
                s.draw(HAND + seat, WASTE)
            return
        for seat in range(s.players):
            s.conceal(SERVED + seat)
            s.then(Serve(seat))
        s.then(TurnUp())
        s.then(Course())


class Serve(Together[Banquet]):
    rules = ("SI-2", "SI-3")
    prompt = "serve"

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def candidates(self, s: Banquet) -> list[int]:
        return s.zones[HAND + self.seat]

    def refusal(self, s: Banquet, action: int) -> Refusal | None:
        last = s.last[self.seat]
        if worth(action) != last or all(worth(c) == last for c in s.zones[HAND + self.seat]):
            return None
        return Refusal("same-dish", "SI-3", {"worth": last})

    def openly_forced(self, s: Banquet) -> bool:
        return len(s.zones[HAND + self.seat]) == 1  # which dishes one has is a secret

    def choose(self, s: Banquet, action: int) -> None:
        s.sneak(action, HAND + self.seat, SERVED + self.seat)


class TurnUp(Step[Banquet]):
    rules = ("SI-4",)

    def run(self, s: Banquet) -> None:
        for seat in range(s.players):
            s.reveal(SERVED + seat)
        dishes = [s.zones[SERVED + seat][0] for seat in range(s.players)]
        s.last = [worth(dish) for dish in dishes]
        for seat, dish in enumerate(dishes):
            spoilt = s.last.count(worth(dish)) > 1
            s.move(dish, SERVED + seat, WASTE if spoilt else TABLE + seat)
        hands = [HAND + seat for seat in range(s.players)]
        s.pass_on(hands if s.setup.options["way"] == "left" else hands[::-1])


FRAMES: Final[list[type[Frame[Any]]]] = [SetUp, Course, Serve, TurnUp]


class BanquetGame(Game):
    def __init__(self) -> None:
        way = Option("way", ["left", "right"])
        super().__init__("toy-banquet", range(2, 5), [way], 1, "SI", LAYOUT, 12)

    def read_box(self, path: str) -> Box:
        if path:
            raise BadBox(f"{path}: {self.id} has one box only")
        dishes = [(value, letter) for value in range(1, 9) for letter in "abc"]
        cards = [Card(f"dish-{v}{x}", 0, f"Dish worth {v}", "", f"dish-{v}") for v, x in dishes]
        return Box([], cards, digest_of({"dishes": 24}), {})

    def box_from(self, source: dict[str, object]) -> Box:
        raise BadBox(f"{self.id} has one box only")

    def begin(self, setup: Setup, zones: list[list[int]], rng: Rng) -> State:
        zones[KITCHEN] = setup.box.numbers(0)
        return Banquet(setup, zones, 0, [SetUp()], rng, [0] * setup.players)

    def restore(
        self,
        setup: Setup,
        zones: list[list[int]],
        open: int,
        agenda: list[Frame[Any]],
        rng: Rng,
        fields: Reader,
    ) -> State:
        fields.only(["last"])
        last = fields.part("last").numbers(0, 8)
        if len(last) != setup.players:
            raise fields.part("last").bad("a number for each seat")
        return Banquet(setup, zones, open, agenda, rng, last)

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return {kind.__name__: kind for kind in FRAMES}


GAME = BanquetGame()
