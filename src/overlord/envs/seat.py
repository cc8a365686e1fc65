"""Gymnasium's interface: one seat of a table, where players of ours have the others."""

from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from overlord.core.errors import BadOption, IllegalAction
from overlord.core.rng import seeded_rng
from overlord.core.setup import Setup
from overlord.envs.deals import ILLEGAL, Deals, checked_policy
from overlord.envs.pictures import MODES, shown
from overlord.envs.table import Table, reason_of, row_space, setup_of, version_of
from overlord.players.base import Outlook, Player
from overlord.players.levels import player

Seen = dict[str, Any]


class SeatEnv(gymnasium.Env[Seen, np.int64]):
    """`opponents`: one player's name for all other seats, or a list with one for each of them.

    The reward comes at the end: the winners share 1. About illegal answers see `TurnEnv`.
    """

    def __init__(
        self,
        setup: Setup,
        seat: int = 0,
        opponents: str | list[str] = "greedy",
        *,
        illegal: str = "end",
        render_mode: str | None = None,
    ) -> None:
        if not 0 <= seat < setup.players:
            raise BadOption(f"expected a seat from 0 to {setup.players - 1}, found {seat}")
        self.metadata = {"name": version_of(setup), "render_modes": MODES, "render_fps": 1}
        self.illegal = checked_policy(illegal)
        self.render_mode = render_mode
        self.seat = seat
        self.specs = opponents_of(setup, seat, opponents)
        memory = any(player(spec, 0).needs_world for spec in self.specs if spec)
        self.table = Table(setup, memory=memory)
        self.deals = Deals()
        self.players: list[Player] = []
        actions = self.table.encoding.actions
        mask = spaces.Box(0, 1, (actions,), np.int8)
        self.observation_space = spaces.Dict(
            {"observation": row_space(self.table.encoding), "action_mask": mask}
        )
        self.action_space = spaces.Discrete(actions)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Seen, dict[str, Any]]:
        """Deal, and let the others play up to this seat's first decision."""
        super().reset(seed=seed)
        while True:
            deal = self.deals.next(seed, options)
            self.table.deal(deal)
            luck = seeded_rng(deal ^ 1)
            self.players = [player(spec or "random", luck.seed()) for spec in self.specs]
            self._others_play()
            if not self.table.over:
                return self._seen(), self._info()
            seed = options = None

    def step(self, action: int | np.int64) -> tuple[Seen, float, bool, bool, dict[str, Any]]:
        if self.table.over:
            raise BadOption("the game is over; reset deals the next one")
        try:
            self.table.state.apply(self.seat, int(action))
        except IllegalAction:
            if self.illegal == "raise":
                raise
            reason = reason_of(self.table, self.seat, int(action))
            self.table.state.end()
            return self._seen(), ILLEGAL, True, False, {"illegal": reason}
        self._others_play()
        over = self.table.state.over
        worth = self.table.state.returns()[self.seat] if over else 0.0
        return self._seen(), worth, over, False, self._info()

    def _others_play(self) -> None:
        state = self.table.state
        while not state.over:
            seat = self.table.seat
            if not self.specs[seat]:
                return
            state.apply(seat, self.players[seat].choose(Outlook(state, seat)))

    def _seen(self) -> Seen:
        return {"observation": self.table.row(self.seat), "action_mask": self.table.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        return {"prompt": self.table.prompt()}

    def render(self) -> str | None:
        return shown(self.table, self.render_mode, self.seat)


def opponents_of(setup: Setup, seat: int, opponents: str | list[str]) -> list[str]:
    """By seat the name of its player, "" for the seat that is answered for from outside."""
    others = setup.players - 1
    specs = [opponents] * others if isinstance(opponents, str) else list(opponents)
    if len(specs) != others:
        raise BadOption(f"expected {others} opponents, found {len(specs)}")
    return [*specs[:seat], "", *specs[seat:]]


def made(
    game: str,
    seat: int = 0,
    players: int | None = None,
    opponents: str | list[str] = "greedy",
    **options: Any,
) -> SeatEnv:
    """Environment, as `gymnasium.make` calls for it."""
    own = {name: options.pop(name) for name in ("illegal", "render_mode") if name in options}
    return SeatEnv(setup_of(game, players, options), seat, opponents, **own)
