"""Environments for research: one engine for Gymnasium, PettingZoo, OpenSpiel, batches and text.

Needs `pip install 'overlord[envs]'`. OpenSpiel's games are registered by
`import overlord.envs.openspiel`, Gymnasium's by importing this package.
"""

from typing import Any

from overlord.core.errors import OverlordError

try:
    import gymnasium
    import numpy as np  # noqa: F401
    import pettingzoo  # noqa: F401
except ImportError as problem:
    raise OverlordError(
        f"overlord.envs needs {problem.name}: pip install 'overlord[envs]'"
    ) from problem

from overlord.core.registry import game as _game
from overlord.core.registry import games as _games
from overlord.envs.aec import TurnEnv
from overlord.envs.batch import Batch
from overlord.envs.parallel import TogetherEnv
from overlord.envs.seat import SeatEnv, made
from overlord.envs.table import setup_of, usual_seats, version_of
from overlord.players.tables import episode_seed
from overlord.present.text_table import TextTable

__all__ = [
    "Batch",
    "SeatEnv",
    "TextTable",
    "TogetherEnv",
    "TurnEnv",
    "aec",
    "episode_seed",
    "gym",
    "parallel",
    "text",
]


def aec(game: str, players: int | None = None, **options: Any) -> TurnEnv:
    """A turn-by-turn environment of PettingZoo; options of the game, `box`, `illegal`."""
    own = {name: options.pop(name) for name in ("illegal", "render_mode") if name in options}
    return TurnEnv(setup_of(game, players, options), **own)


def parallel(game: str, players: int | None = None, **options: Any) -> TogetherEnv:
    """A parallel environment of PettingZoo."""
    own = {name: options.pop(name) for name in ("illegal", "render_mode") if name in options}
    return TogetherEnv(setup_of(game, players, options), **own)


def gym(
    game: str,
    seat: int = 0,
    players: int | None = None,
    opponents: str | list[str] = "greedy",
    **options: Any,
) -> SeatEnv:
    """One seat as an environment of Gymnasium."""
    return made(game, seat, players, opponents, **options)


def text(game: str, players: int | None = None, **options: Any) -> TextTable:
    """A table in words, for language models."""
    own = {name: options.pop(name) for name in ("language", "strikes") if name in options}
    return TextTable(setup_of(game, players, options), **own)


def _register() -> None:
    """Ids of Gymnasium: `overlord/`, the game, and the version of its encoding."""
    for id in _games():
        game = _game(id)
        name = version_of(game.setup(usual_seats(game), {}))
        if name not in gymnasium.registry:
            gymnasium.register(
                id=name,
                entry_point="overlord.envs.seat:made",
                kwargs={"game": id},
                disable_env_checker=False,
            )


_register()
