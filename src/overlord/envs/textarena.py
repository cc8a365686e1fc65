"""TextArena's interface around a table in words.

`register()` makes one of each game for `textarena.make`. The class needs
nothing of TextArena itself, so it also serves loops of one's own that speak the same way.
"""

from importlib import import_module
from typing import Any

from overlord.core.errors import BadOption, OverlordError
from overlord.core.game import Game
from overlord.core.registry import game as game_of
from overlord.core.registry import games
from overlord.envs.table import setup_of
from overlord.present.text_table import TextTable


class ArenaEnv:
    """`reset`, then `get_observation` and `step` until it says that it is done, then `close`."""

    def __init__(self, game: str, **options: Any) -> None:
        self.game = game
        self.options = options
        self.table: TextTable | None = None
        self.turns: list[int] = []

    def reset(self, num_players: int, seed: int | None = None) -> None:
        self.table = TextTable(setup_of(self.game, num_players, self.options))
        self.table.reset(seed)
        self.turns = [0] * num_players

    def get_observation(self) -> tuple[int, str]:
        """Seat to move, and all that it reads."""
        table = self._table()
        return table.seat, table.observe()

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Whether the game is over, and what was wrong with the answer, if anything."""
        table = self._table()
        seat = table.seat
        self.turns[seat] += 1
        reason = table.step(action)
        return table.over, {"seat": seat, "invalid_move": bool(reason), "reason": reason}

    def close(self) -> tuple[dict[int, float], dict[int, dict[str, Any]]]:
        """Rewards and remarks by seat."""
        table = self._table()
        told = {
            seat: {
                "role": f"Player {seat}",
                "invalid_move": table.forfeited(seat),
                "turn_count": turns,
            }
            for seat, turns in enumerate(self.turns)
        }
        return dict(enumerate(table.rewards())), told

    def _table(self) -> TextTable:
        if self.table is None:
            raise BadOption("reset deals the first game")
        return self.table


def id_of(game: Game) -> str:
    """The name of a game in TextArena."""
    words = "".join(word.capitalize() for word in game.id.split("-"))
    return f"Overlord-{words}-v0"


def register() -> list[str]:
    """Tell TextArena of all games; gives their names there."""
    try:
        registration: Any = import_module("textarena.envs.registration")
    except ImportError:
        raise OverlordError("this needs TextArena: pip install textarena") from None
    names = []
    for id in games():
        names.append(id_of(game_of(id)))
        if names[-1] not in registration.ENV_REGISTRY:
            registration.register(id=names[-1], entry_point=ArenaEnv, game=id)
    return names
