"""Banquet, a toy of simultaneous choice: all serve a dish in secret, and the hands go round.

SI-1   Shuffle the 24 dishes (three of each worth 1 to 8) and deal four to each of 2 to 4 players.
SI-2   All choose a dish at the same time, in secret.
SI-3   Nobody serves a dish of the worth that the same player served last, if there is another.
SI-4   The dishes are turned up. Dishes of the same worth spoil each other and are thrown away;
       any other goes to the own table. The hands go to the left, or as the table agrees.
SI-5   With one dish left in hand, that is thrown away unseen.
SI-6   The worth on the table counts; the best single dish breaks ties.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from overlord.core.box import Box, Card
from overlord.core.boxes import digest_of
from overlord.core.errors import BadBox
from overlord.core.frames import Frame, Refusal, SeatTogether, Step, frames_in
from overlord.core.game import GameOf, Option
from overlord.core.layout import EVERYONE, NOBODY, OWNER, Layout
from overlord.core.outcome import Outcome, rank
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.core.vectors import vec

LAYOUT: Final = Layout(chairs=4)
KITCHEN: Final = LAYOUT.one("kitchen", 0, NOBODY)
WASTE: Final = LAYOUT.one("waste", 0, NOBODY)
HAND: Final = LAYOUT.each("hand", 0, OWNER)
SERVED: Final = LAYOUT.each("served", 0, OWNER)
TABLE: Final = LAYOUT.each("table", 0, EVERYONE)
LAST: Final = LAYOUT.numbers("last", 0, 8, "the worth of the dish that was served last")


def worth(card: int) -> int:
    return card // 3 + 1


class Banquet(State):
    """`last` is the worth that each seat served last; 0 before the first dish."""

    def clone(self) -> Banquet:
        return type(self)(self.setup, self.v[:], self.agenda[:], self.rng.clone())

    def facts(self, seat: int) -> dict[str, object]:
        return self.fields()

    def outcome(self) -> Outcome:
        tables = [[worth(card) for card in self.cards(TABLE + i)] for i in range(self.players)]
        parts = [{"score-table": sum(t), "score-best": max(t, default=0)} for t in tables]
        places = rank([tuple(part.values()) for part in parts])
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
        if s.count(HAND) == 1:
            for seat in range(s.players):
                s.draw(HAND + seat, WASTE)
            return
        for seat in range(s.players):
            s.conceal(SERVED + seat)
            s.then(Serve(seat))
        s.then(TurnUp())
        s.then(Course())


class Serve(SeatTogether[Banquet]):
    rules = ("SI-2", "SI-3")
    prompt = "serve"

    def candidates(self, s: Banquet) -> list[int]:
        return s.cards(HAND + self.seat)

    def refusal(self, s: Banquet, action: int) -> Refusal | None:
        last = s[LAST + self.seat]
        if worth(action) != last or all(worth(c) == last for c in s.cards(HAND + self.seat)):
            return None
        return Refusal("same-dish", "SI-3", {"worth": last})

    def openly_forced(self, s: Banquet) -> bool:
        return s.count(HAND + self.seat) == 1  # which dishes one has is a secret

    def choose(self, s: Banquet, action: int) -> None:
        s.sneak(action, HAND + self.seat, SERVED + self.seat)


class TurnUp(Step[Banquet]):
    rules = ("SI-4",)

    def run(self, s: Banquet) -> None:
        for seat in range(s.players):
            s.reveal(SERVED + seat)
        dishes = [s.card(SERVED + seat, 0) for seat in range(s.players)]
        served = [worth(dish) for dish in dishes]
        for seat, dish in enumerate(dishes):
            s[LAST + seat] = worth(dish)
            spoilt = served.count(worth(dish)) > 1
            s.move(dish, SERVED + seat, WASTE if spoilt else TABLE + seat)
        hands = [HAND + seat for seat in range(s.players)]
        s.pass_on(hands if s.setup.options["way"] == "left" else hands[::-1])


class BanquetGame(GameOf[Banquet]):
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

    def state(self, setup: Setup, v: vec[i64], agenda: vec[Frame[Any]], rng: Rng) -> Banquet:
        return Banquet(setup, v, agenda, rng)

    def lay_out(self, s: Banquet) -> None:
        s.put_all(KITCHEN, s.setup.box.numbers(0))
        s.then(SetUp())

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return frames_in(__name__)


GAME = BanquetGame()
