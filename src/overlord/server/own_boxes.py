"""Boxes that requests bring. A stranger's file is read, and played at random, in a process of its
own that is ended after two seconds; what comes back is plain data.
"""

import time
from pathlib import Path
from tempfile import TemporaryDirectory

from overlord.core.conformance.law_support import Breach, LawBroken, answer_randomly
from overlord.core.conformance.laws import CHEAP
from overlord.core.errors import BadBox, OverlordError
from overlord.core.game import Game
from overlord.core.registry import game as game_of
from overlord.core.rng import seeded_rng
from overlord.core.setup import Setup
from overlord.processes import Late, Processes
from overlord.server.refusal import Refusal

SECONDS = 2.0  # to read a box and to try it
TRIAL = 1.0  # of these, to play with it
SLOWEST = 0.3  # seconds of the processor for one answer
EVERY = 4  # decisions between two looks at the laws

Cards = dict[str, object]


async def read_own_box(
    processes: Processes, game: str, text: str, players: int, options: dict[str, str]
) -> Cards:
    """The cards of a box that a request brings, found fit to be played; raises Refusal."""
    try:
        complaint, cards = await processes.run(SECONDS, read_and_try, game, text, players, options)
    except Late:
        told = f"it could not be read and tried within {SECONDS:.0f} seconds"
        raise Refusal("bad-box", detail=told) from None
    if complaint:
        raise Refusal("bad-box", detail=complaint)
    return cards


def read_and_try(game: str, text: str, players: int, options: dict[str, str]) -> tuple[str, Cards]:
    """Fault of a box, or its cards. Runs in a process that may be ended."""
    begun = time.monotonic()
    rules = game_of(game)
    with TemporaryDirectory() as folder:
        path = Path(folder, "box.toml")
        path.write_text(text, "utf-8")
        try:
            box = rules.read_box(str(path))
        except BadBox as problem:
            return str(problem).replace(str(path), path.name), {}
    try:
        setup = rules.setup(players, options, box)
    except OverlordError as problem:
        return str(problem), {}
    return play_at_random(rules, setup, begun + TRIAL), box.source


def play_at_random(game: Game, setup: Setup, until: float) -> str:
    """Fault that shows in random games up to a moment; "" if they are in order."""
    seed = 0
    try:
        while True:
            seed += 1
            if not _play(game, setup, seed, until):
                return ""
    except (Breach, LawBroken) as broken:
        return f"a game with it cannot go on: {str(broken).strip().partition(chr(10))[0]}"
    except Exception as problem:  # noqa: BLE001  (rules that the box has led astray)
        return f"a game with it cannot go on: {type(problem).__name__}"


def _play(game: Game, setup: Setup, seed: int, until: float) -> bool:
    """One random game to its end; False when the time is over."""
    answers, luck = seeded_rng(seed), seeded_rng(seed + 1)
    state = game.table(setup, seed, memory=True)
    for number in range(game.bound):
        if number % EVERY == 0:
            for law in CHEAP:
                law(game, state, luck)
        if state.over:
            return time.monotonic() < until
        if time.monotonic() > until:
            return False
        begun = time.process_time()
        answer_randomly(state, answers, 1)
        took = time.process_time() - begun
        if took > SLOWEST:
            raise Breach(f"an answer took {took:.1f} seconds of the processor")
    raise Breach(f"it is not over after {game.bound} answers")
