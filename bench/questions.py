"""Questions of one seat for each round of a game, and how many of them reach a person.

    python bench/questions.py [--games 20] [--seed 1] [--json] [GAME ...]

Greedy bots play in all seats, at the usual number of them; one seat is counted, the next one in
the next game, and where a game has scenarios they take turns. Four counts of the same games:

asked      all questions that the rules put to the seat
reach      without those that are openly forced, which are answered for a person
once       also with cards that are marked one after the other, and given together, as one
ordered    also without those that a standing order answers, given when the bot first says what may
           be ordered; a question to which it then says anything else still counts

With PYTHONPATH set to an older tree that answers nothing for anybody, all four are the same.
"""

import argparse
import json
import sys
from collections import Counter
from collections.abc import Callable
from typing import Any, NamedTuple

import overlord
from overlord.core.errors import BadOption
from overlord.players.base import Outlook
from overlord.players.greedy import Greedy

try:
    from overlord.core.rehearsal import Rehearsal
except ImportError:  # an older tree takes one answer at a time
    Rehearsal = None  # type: ignore[assignment, misc]

SEATS = {
    "bellum-magica": 4,
    "big-bad-overlord": 4,
    "conan": 3,
    "dark-dealings": 4,
    "overlords-of-infamy": 3,
}
USUAL = 3  # of any other game
NO = ("pass", "done", "no", "stay", "stay-out", "not-this-battle", "wait", "keep")
CLOSED = ("march", "muster", "rearrange")  # the browser sends the closing word with the cards
ONE_BY_ONE = ("join-attack",)  # the browser does not let cards be marked for it
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


class Spared(NamedTuple):
    """Reason why a person need not stop at a question."""

    forced: bool
    marked: bool  # together with the card before
    covered: bool  # by a standing order


class Tally:
    """Sums of one game's questions, over all its games."""

    def __init__(self) -> None:
        self.games = 0
        self.rounds = 0.0
        self.asked: Counter[str] = Counter()
        self.single: Counter[str] = Counter()
        self.passed: Counter[str] = Counter()
        self.reach: Counter[str] = Counter()
        self.once: Counter[str] = Counter()
        self.ordered: Counter[str] = Counter()

    def note(self, prompt: str, options: list[int], no: bool, spared: Spared) -> None:
        self.asked[prompt] += 1
        self.single[prompt] += len(options) == 1
        self.passed[prompt] += no and len(options) > 1
        self.reach[prompt] += not spared.forced
        self.once[prompt] += not spared.forced and not spared.marked
        self.ordered[prompt] += not any(spared)

    def as_json(self) -> dict[str, object]:
        total = sum(self.asked.values())
        return {
            "games": self.games,
            "rounds": round(self.rounds / self.games, 1),
            "asked": self._a_round(self.asked),
            "reach": self._a_round(self.reach),
            "once": self._a_round(self.once),
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
            "once": self.once[prompt],
            "ordered": self.ordered[prompt],
            "single": round(self.single[prompt] / asked, 3),
            "passed": round(self.passed[prompt] / asked, 3),
        }


class Standing:
    """The orders of the person who is counted, by what they are about, with their scope."""

    def __init__(self) -> None:
        self.given: dict[str, tuple[Any, int]] = {}

    def covers(self, state: Any, choice: Any, as_ordered: bool) -> bool:
        """Whether an earlier order gives this answer; if it may be ordered, it is from now on."""
        for subject, (frame, token) in list(self.given.items()):
            if frame.scope(state) != token:
                del self.given[subject]
        if not getattr(choice, "standing", ""):
            return False
        subject = choice.subject()
        covered = as_ordered and subject in self.given
        if as_ordered:
            self.given[subject] = (choice, choice.scope(state))
        else:
            self.given.pop(subject, None)
        return covered


class Marked:
    """Cards of one question after the other that a person can mark and give together, and the word
    that closes such a question, which is given with them."""

    def __init__(self) -> None:
        self.prompt = ""
        self.tried: Any = None

    def follows(self, state: Any, choice: Any, action: int) -> bool:
        """Whether this answer can be given with the one before; and keep this one."""
        box = state.setup.box
        card = action >= box.first and choice.prompt not in ONE_BY_ONE
        closing = choice.prompt in CLOSED and not card and box.actions[action].verb == "done"
        if Rehearsal is None or not (card or closing):
            self.tried = None
            return False
        follows = self.tried is not None and not self.tried.stopped and choice.prompt == self.prompt
        if closing:
            self.tried = None
            return bool(follows)
        if not follows:
            self.tried = Rehearsal(state, choice.seat)
            self.prompt = choice.prompt
        self.tried.answer(action)
        return bool(follows)


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


def is_forced(choice: Any, state: Any) -> bool:
    """Whether a person is not asked; an older tree asks everything."""
    return hasattr(choice, "openly_forced") and bool(choice.openly_forced(state))


def is_no(state: Any, action: int) -> bool:
    """Whether an answer leaves everything as it is."""
    box = state.setup.box
    return 0 <= action < box.first and box.actions[action].verb in NO


def play(game: Any, number: int, seed: int, tally: Tally) -> None:
    among = tables(game)
    players = seats(game)
    state = game.table(game.setup(players, among[number % len(among)]), seed + number, True)
    counted = number // len(among) % players if len(among) > 1 else number % players
    bots = [Greedy(seed * 1000 + number * 10 + seat) for seat in range(players)]
    rounds = rounds_of(game.id)
    standing = Standing()
    marked = Marked()
    while not state.over:
        rounds.see(state.facts(WATCHING))
        seat = state.pending()[0]
        outlook = Outlook(state, seat)
        action = bots[seat].choose(outlook)
        if seat == counted:
            choice = state.asked(seat)
            no = is_no(state, action)
            offered = getattr(choice, "passing", -1)
            as_ordered = action == offered or (no and is_no(state, offered))
            spared = Spared(
                is_forced(choice, state),
                marked.follows(state, choice, action),
                standing.covers(state, choice, as_ordered),
            )
            tally.note(choice.prompt, outlook.options, no, spared)
        state.apply(seat, action)
    tally.games += 1
    tally.rounds += rounds.rounds


def tell(game: str, found: dict[str, Any]) -> None:
    print(
        f"{game}: {found['games']} games of {found['rounds']} rounds; a round: "
        f"{found['asked']} asked, {found['reach']} reach a person, "
        f"{found['once']} with marked cards as one, {found['ordered']} with orders; "
        f"one option {found['single']:.1%}, passed {found['passed']:.1%}"
    )
    heads = ("asked", "reach", "once", "orders", "single", "passed")
    print(f"  {'prompt':<22}" + "".join(f"{head:>8}" for head in heads))
    for prompt, row in found["prompts"].items():
        print(
            f"  {prompt:<22}{row['asked']:>8}{row['reach']:>8}{row['once']:>8}{row['ordered']:>8}"
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
            tell(id, results[id])
            sys.stdout.flush()
    if chosen.json:
        print(json.dumps(results, indent=1))
    return 0


if __name__ == "__main__":
    sys.exit(main())
