"""Questions of one seat for each round of a game, and how many of them reach a person.

    python bench/questions.py [--games 20] [--seed 1] [--json] [GAME ...]

Greedy bots play in all seats, at the usual number of them; one seat is counted, the next one in
the next game, and where a game has scenarios they take turns. Three counts of the same games:

asked      all questions that the rules put to the seat
reach      without those that are openly forced, which are answered for a person
ordered    also without those that a standing order answers, given at the first "no" of its scope;
           a question to which the bot says anything but "no" still counts

With PYTHONPATH set to an older tree that answers nothing for anybody, all three are the same.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any

import overlord
from overlord.core.errors import BadOption
from overlord.players.base import Outlook
from overlord.players.greedy import Greedy

SEATS = {
    "bellum-magica": 4,
    "big-bad-overlord": 4,
    "conan": 3,
    "dark-dealings": 4,
    "overlords-of-infamy": 3,
}
USUAL = 3  # of any other game
NO = ("pass", "done", "no", "stay", "stay-out", "not-this-battle", "wait", "keep")
WATCHING = -1

Facts = dict[str, Any]


class Turns:
    """Rounds by whose turn it is: a turn is a share of a round of those who are in the game."""

    def __init__(self, whose: str, among: Callable[[Facts], int]) -> None:
        self.whose = whose
        self.among = among
        self.last = -1
        self.rounds = 0.0

    def see(self, facts: Facts) -> None:
        if facts[self.whose] != self.last:
            self.last = facts[self.whose]
            self.rounds += 1 / self.among(facts)


class Numbered:
    """Rounds that the table numbers itself."""

    def __init__(self, fact: str) -> None:
        self.fact = fact
        self.rounds = 0.0

    def see(self, facts: Facts) -> None:
        self.rounds = max(self.rounds, facts[self.fact])


class Fixed:
    """Rounds by the rulebook: Dark Dealings has 4 of the draft, 4 of defenses and 8 of combat."""

    def __init__(self, rounds: float) -> None:
        self.rounds = rounds

    def see(self, facts: Facts) -> None:
        pass


def rounds_of(game: str) -> Turns | Numbered | Fixed:
    if game == "bellum-magica":
        return Numbered("day")
    if game == "conan":
        return Numbered("turn")
    if game == "big-bad-overlord":
        return Turns("turn", lambda facts: len(facts["alive"]))
    if game == "overlords-of-infamy":
        return Turns("active", lambda facts: len(facts["voice"]))
    return Fixed(16 if game == "dark-dealings" else 1)


class Tally:
    """What one game's questions came to, over all its games."""

    def __init__(self) -> None:
        self.games = 0
        self.rounds = 0.0
        self.asked: Counter[str] = Counter()
        self.single: Counter[str] = Counter()
        self.passed: Counter[str] = Counter()
        self.reach: Counter[str] = Counter()
        self.ordered: Counter[str] = Counter()

    def note(self, prompt: str, options: list[int], no: bool, forced: bool, covered: bool) -> None:
        self.asked[prompt] += 1
        self.single[prompt] += len(options) == 1
        self.passed[prompt] += no and len(options) > 1
        self.reach[prompt] += not forced
        self.ordered[prompt] += not forced and not covered

    def as_json(self) -> dict[str, object]:
        total = sum(self.asked.values())
        return {
            "games": self.games,
            "rounds": round(self.rounds / self.games, 1),
            "asked": self._a_round(self.asked),
            "reach": self._a_round(self.reach),
            "ordered": self._a_round(self.ordered),
            "single": round(sum(self.single.values()) / total, 3),
            "passed": round(sum(self.passed.values()) / total, 3),
            "prompts": {prompt: self._prompt(prompt) for prompt, _ in self.asked.most_common()},
        }

    def _a_round(self, counts: Counter[str]) -> float:
        return round(sum(counts.values()) / self.rounds, 2)

    def _prompt(self, prompt: str) -> dict[str, object]:
        asked = self.asked[prompt]
        return {
            "asked": asked,
            "reach": self.reach[prompt],
            "ordered": self.ordered[prompt],
            "single": round(self.single[prompt] / asked, 3),
            "passed": round(self.passed[prompt] / asked, 3),
        }


class Standing:
    """The orders of the person who is counted: the scope of each prompt that was said no to."""

    def __init__(self) -> None:
        self.given: dict[str, tuple[Any, int]] = {}

    def covers(self, state: Any, choice: Any, no: bool) -> bool:
        """Whether an earlier no answers this one, too; and keep this one."""
        for prompt, (frame, token) in list(self.given.items()):
            if frame.scope(state) != token:
                del self.given[prompt]
        if not getattr(choice, "standing", ""):
            return False
        covered = no and choice.prompt in self.given
        if no:
            self.given[choice.prompt] = (choice, choice.scope(state))
        else:
            self.given.pop(choice.prompt, None)
        return covered


def tables(game: Any) -> list[dict[str, str]]:
    """The scenarios that the usual number of seats can play, or the game as it is."""
    scenarios = game.options["scenario"].values if "scenario" in game.options else []
    found = []
    for scenario in scenarios:
        try:
            game.setup(seats(game), {"scenario": scenario})
        except BadOption:
            continue
        found.append({"scenario": scenario})
    return found or [{}]


def seats(game: Any) -> int:
    usual = SEATS.get(game.id, USUAL)
    return usual if usual in game.seats else game.seats[-1]


def forced_in(choice: Any, state: Any) -> bool:
    """Whether a person is not asked; an older tree asks everything."""
    return hasattr(choice, "openly_forced") and bool(choice.openly_forced(state))


def play(game: Any, number: int, seed: int, tally: Tally) -> None:
    among = tables(game)
    players = seats(game)
    state = game.table(game.setup(players, among[number % len(among)]), seed + number, True)
    counted = number // len(among) % players if len(among) > 1 else number % players
    bots = [Greedy(seed * 1000 + number * 10 + seat) for seat in range(players)]
    rounds = rounds_of(game.id)
    standing = Standing()
    while not state.over:
        rounds.see(state.facts(WATCHING))
        seat = state.pending()[0]
        outlook = Outlook(state, seat)
        action = bots[seat].choose(outlook)
        if seat == counted:
            choice = state.asked(seat)
            first = state.setup.box.first
            no = action == getattr(choice, "passing", -1) or (
                action < first and state.setup.box.actions[action].verb in NO
            )
            forced = forced_in(choice, state)
            covered = standing.covers(state, choice, no)
            tally.note(choice.prompt, outlook.options, no, forced, covered)
        state.apply(seat, action)
    tally.games += 1
    tally.rounds += rounds.rounds


def told(game: str, found: dict[str, Any]) -> None:
    print(
        f"{game}: {found['games']} games of {found['rounds']} rounds; a round: "
        f"{found['asked']} asked, {found['reach']} reach a person, {found['ordered']} with orders; "
        f"one option {found['single']:.1%}, passed {found['passed']:.1%}"
    )
    print(f"  {'prompt':<22}{'asked':>7}{'reach':>7}{'orders':>7}{'single':>8}{'passed':>8}")
    for prompt, row in found["prompts"].items():
        print(
            f"  {prompt:<22}{row['asked']:>7}{row['reach']:>7}{row['ordered']:>7}"
            f"{row['single']:>8.1%}{row['passed']:>8.1%}"
        )


def main() -> int:
    parser = argparse.ArgumentParser(description="How often a person is asked.")
    parser.add_argument("games", nargs="*", metavar="GAME", help="all, unless named")
    parser.add_argument("--games", type=int, default=20, dest="count")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--json", action="store_true")
    chosen = parser.parse_args()
    results = {}
    for id in chosen.games or overlord.games():
        tally = Tally()
        for number in range(chosen.count):
            play(overlord.game(id), number, chosen.seed, tally)
        results[id] = tally.as_json()
        if not chosen.json:
            told(id, results[id])
            sys.stdout.flush()
    if chosen.json:
        print(json.dumps(results, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
