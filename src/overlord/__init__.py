"""One table for five games of villainy.

>>> game = overlord.game("dark-dealings")
>>> state = game.new(players=4, seed=7)
>>> seat, options = state.question()
>>> state.step(options[0])
"""

from importlib.metadata import version

from overlord.core import rng as _rng
from overlord.core.errors import (
    BadBox,
    BadOption,
    BadPosition,
    BadRecord,
    IllegalAction,
    IncompatibleRecord,
    NoUndo,
    OverlordError,
    UnknownGame,
)
from overlord.core.game import Game
from overlord.core.layout import SPECTATOR
from overlord.core.match import Match, replay
from overlord.core.record import Record, read_record
from overlord.core.registry import game, games
from overlord.core.state import State
from overlord.core.verification import verify
from overlord.core.view import View

__version__ = version("overlord")
COMPILED = not (_rng.__file__ or "").endswith(".py")

__all__ = [
    "COMPILED",
    "SPECTATOR",
    "BadBox",
    "BadOption",
    "BadPosition",
    "BadRecord",
    "Game",
    "IllegalAction",
    "IncompatibleRecord",
    "Match",
    "NoUndo",
    "OverlordError",
    "Record",
    "State",
    "UnknownGame",
    "View",
    "game",
    "games",
    "read_record",
    "replay",
    "verify",
]
