"""Ambush, a toy of interruptions: any rival may fall upon a raid, and anybody may pay for new dice.

IN-1   Shuffle the eight treasures. Each of 2 to 4 players has three coins, or as the table agrees.
IN-2   On a turn, rest for a coin (a purse holds five), or raid: turn up a treasure and go for it.
IN-3   Each rival in turn may pay a coin to ambush the raid; a fight interrupts it at once.
IN-4   Both sides of a fight roll a die. Then all in turn, from the raider on, may pay a coin for a
       new roll of either die, as often as they like, until all have passed in succession.
IN-5   A higher roll of the ambusher ends the raid at once: the treasure and all that is left.
IN-6   A tied fight is fought again, and everybody may interfere again; at most three times.
IN-7   Otherwise the raid goes on with the next rival. Whoever is left takes the treasure.
IN-8   The game ends when the treasures are gone, or after six rounds. Most loot wins, then coins.
"""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from overlord.core.box import Box, Card
from overlord.core.boxes import digest_of
from overlord.core.errors import BadBox
from overlord.core.frames import (
    Choice,
    Frame,
    Refusal,
    SeatChoice,
    Step,
    frames_in,
)
from overlord.core.game import GameOf, Option
from overlord.core.judge import Judge
from overlord.core.layout import EVERYONE, NOBODY, Layout
from overlord.core.outcome import Outcome, rank
from overlord.core.rng import Rng
from overlord.core.setup import Setup
from overlord.core.state import State
from overlord.core.vectors import vec

LAYOUT: Final = Layout(chairs=4)
HOARD: Final = LAYOUT.one("hoard", 0, NOBODY)
STAKE: Final = LAYOUT.one("stake", 0, EVERYONE)
LOOT: Final = LAYOUT.each("loot", 0, EVERYONE)

COINS: Final = LAYOUT.numbers("coins", 0, 99, "coins in the purse")
DICE: Final = LAYOUT.numbers("dice", 0, 6, "the dice of ambusher and raider", size=2)

PASS: Final = 0
REST: Final = 1
RAID: Final = 2
FALL_UPON: Final = 3
ROLL_AMBUSHER: Final = 4
ROLL_RAIDER: Final = 5
SPOKEN: Final = ["pass", "rest", "raid", "fall-upon", "roll-ambusher", "roll-raider"]
PURSE: Final = 5
ROUNDS: Final = 6


class Ambushes(State):
    def clone(self) -> Ambushes:
        return type(self)(self.setup, self.v[:], self.agenda[:], self.rng.clone())

    def facts(self, seat: int) -> dict[str, object]:
        return self.fields()

    def outcome(self) -> Outcome:
        parts = [
            {"score-loot": self.worth(seat), "score-coins": self[COINS + seat]}
            for seat in range(self.players)
        ]
        places = rank([tuple(part.values()) for part in parts])
        return Outcome(places, [part["score-loot"] for part in parts], parts)

    def worth(self, seat: int) -> int:
        return sum(card - len(SPOKEN) + 1 for card in self.cards(LOOT + seat))

    def pay(self, seat: int, coins: int) -> None:
        self[COINS + seat] -= coins
        self.announce("coins", -1, self[COINS + seat])

    def cast(self, die: int) -> None:
        self[DICE + die] = self.roll(6, "raider" if die else "ambusher")


class SetUp(Step[Ambushes]):
    rules = ("IN-1",)

    def run(self, s: Ambushes) -> None:
        s.shuffle(HOARD)
        s.then(Round(1))


class Round(Step[Ambushes]):
    rules = ("IN-2", "IN-8")

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Ambushes) -> None:
        if self.number > ROUNDS or not s.count(HOARD):
            return
        for seat in range(s.players):
            s.then(Turn(seat))
        s.then(Round(self.number + 1))


class Turn(SeatChoice[Ambushes]):
    rules = ("IN-2",)
    prompt = "turn"

    def candidates(self, s: Ambushes) -> list[int]:
        return [PASS, REST, RAID]

    def refusal(self, s: Ambushes, action: int) -> Refusal | None:
        if action == REST and s[COINS + self.seat] >= PURSE:
            return Refusal("purse-full", "IN-2", {"most": PURSE})
        if action == RAID and not s.count(HOARD):
            return Refusal("hoard-empty", "IN-8")
        return None

    def choose(self, s: Ambushes, action: int) -> None:
        if action == REST:
            s.pay(self.seat, -1)
        elif action == RAID:
            s.draw(HOARD, STAKE)
            for i in range(1, s.players):
                s.then(FallUpon((self.seat + i) % s.players, self.seat))
            s.then(Plunder(self.seat))


class FallUpon(Choice[Ambushes]):
    rules = ("IN-3",)
    prompt = "fall-upon"
    standing = "turn"
    passing = PASS

    def __init__(self, seat: int, raider: int) -> None:
        self.seat = seat
        self.raider = raider

    def candidates(self, s: Ambushes) -> list[int]:
        return [PASS, FALL_UPON]

    def refusal(self, s: Ambushes, action: int) -> Refusal | None:
        if action == FALL_UPON and not s[COINS + self.seat]:
            return Refusal("no-coins", "IN-3")
        return None

    def choose(self, s: Ambushes, action: int) -> None:
        if action == FALL_UPON:
            s.pay(self.seat, 1)
            s.then(Fight(self.seat, self.raider, 1))


class Fight(Step[Ambushes]):
    rules = ("IN-4",)

    def __init__(self, ambusher: int, raider: int, number: int) -> None:
        self.ambusher = ambusher
        self.raider = raider
        self.number = number

    def run(self, s: Ambushes) -> None:
        s.cast(0)
        s.cast(1)
        s.then(Interfere(self.raider, 0))
        s.then(Settle(self.ambusher, self.raider, self.number))


class Interfere(Choice[Ambushes]):
    rules = ("IN-4",)
    prompt = "interfere"
    standing = "battle"
    passing = PASS

    def __init__(self, seat: int, passed: int) -> None:
        self.seat = seat
        self.passed = passed

    def candidates(self, s: Ambushes) -> list[int]:
        return [PASS, ROLL_AMBUSHER, ROLL_RAIDER]

    def refusal(self, s: Ambushes, action: int) -> Refusal | None:
        return Refusal("no-coins", "IN-4") if action != PASS and not s[COINS + self.seat] else None

    def scope(self, s: Ambushes) -> int:
        return s.count(HOARD) if s[DICE] else -1

    def choose(self, s: Ambushes, action: int) -> None:
        passed = self.passed + 1
        if action != PASS:
            passed = 0
            s.pay(self.seat, 1)
            s.cast(action - ROLL_AMBUSHER)
        if passed < s.players:
            s.then(Interfere((self.seat + 1) % s.players, passed))


class Settle(Step[Ambushes]):
    rules = ("IN-5", "IN-6")

    def __init__(self, ambusher: int, raider: int, number: int) -> None:
        self.ambusher = ambusher
        self.raider = raider
        self.number = number

    def run(self, s: Ambushes) -> None:
        ambusher, raider = s[DICE], s[DICE + 1]
        s[DICE] = s[DICE + 1] = 0
        if ambusher > raider:
            s.unwind(Plunder)
            s.draw(STAKE, LOOT + self.ambusher)
        elif ambusher == raider and self.number < 3:
            s.then(Fight(self.ambusher, self.raider, self.number + 1))


class Plunder(Step[Ambushes]):
    rules = ("IN-7",)

    def __init__(self, raider: int) -> None:
        self.raider = raider

    def run(self, s: Ambushes) -> None:
        s.draw(STAKE, LOOT + self.raider)


class TurnJudge(Judge[Any]):
    """A standing order lasts for a turn."""

    def horizon(self, s: State) -> int:
        return sum(isinstance(frame, Turn) for frame in s.agenda)


class AmbushGame(GameOf[Ambushes]):
    """At most 24 turns and 8 raids, of 3 rivals with 3 fights each, and 36 coins for 4 answers."""

    def __init__(self) -> None:
        coins = Option("coins", ["3", "0", "5"])
        super().__init__("toy-ambush", range(2, 5), [coins], 1, "IN", LAYOUT, 500, TurnJudge())

    def read_box(self, path: str) -> Box:
        if path:
            raise BadBox(f"{path}: {self.id} has one box only")
        cards = [Card(f"treasure-{i}", 0, f"Treasure of {i}", "") for i in range(1, 9)]
        return Box(SPOKEN, cards, digest_of({"treasures": 8}), {})

    def box_from(self, source: dict[str, object]) -> Box:
        raise BadBox(f"{self.id} has one box only")

    def state(self, setup: Setup, v: vec[i64], agenda: vec[Frame[Any]], rng: Rng) -> Ambushes:
        return Ambushes(setup, v, agenda, rng)

    def lay_out(self, s: Ambushes) -> None:
        s.put_all(HOARD, s.setup.box.numbers(0))
        for seat in range(s.players):
            s[COINS + seat] = int(s.setup.options["coins"])
        s.then(SetUp())

    def frames(self) -> dict[str, type[Frame[Any]]]:
        return frames_in(__name__)


GAME = AmbushGame()
