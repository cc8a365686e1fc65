"""Thinking of bots in processes of their own, in worlds that their seats cannot tell from the true.

What crosses to a worker is JSON: an imagined world, dealt anew within what the seat knows, with
luck of its own and the memory of that seat alone. The true state never leaves the server.
"""

import secrets
from functools import lru_cache

import msgspec

from overlord.core.box import Box
from overlord.core.game import Game
from overlord.core.registry import game as game_of
from overlord.core.state import State
from overlord.players.base import Outlook
from overlord.players.levels import player
from overlord.players.search import Search

LUCK = 63  # bits


def imagined_world(state: State, seat: int) -> bytes:
    """A world for a bot of that seat, as JSON."""
    world = state.determinize(seat, secrets.randbits(LUCK)).to_json()
    if state.memory is not None:
        rows = state.players + 1
        where = state.memory.where[seat]
        placed = [int(known) for known in state.memory.placed[seat]]
        world["memory"] = {"where": [where] * rows, "placed": [placed] * rows}
    return msgspec.json.encode(world)


@lru_cache(maxsize=16)
def _box(game: str, cards: bytes) -> Box:
    rules = game_of(game)
    return rules.box_from(msgspec.json.decode(cards)) if cards else rules.box


def _outlook(game: str, cards: bytes, world: bytes, seat: int) -> Outlook:
    rules: Game = game_of(game)
    return Outlook(rules.from_json(msgspec.json.decode(world), _box(game, cards)), seat)


def think(game: str, cards: bytes, world: bytes, seat: int, bot: str, luck: int) -> int:
    """Answer of a bot. Runs in a worker; `cards` is a box of one's own as JSON, or nothing."""
    return player(bot, luck).choose(_outlook(game, cards, world, seat))


def ponder(
    game: str, cards: bytes, world: bytes, seat: int, bot: str, luck: int
) -> list[tuple[int, int, float]]:
    """Thoughts of a bot that searches on the options: action, visits, and the seat's reward."""
    thinker = player(bot, luck)
    assert isinstance(thinker, Search)
    thoughts = thinker.thoughts(_outlook(game, cards, world, seat))
    return [(thought.action, thought.visits, thought.rewards[seat]) for thought in thoughts]
