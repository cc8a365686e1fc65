"""PettingZoo's parallel interface: every seat answers at each step, those not asked with `wait`."""

from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from overlord.core.errors import BadOption, IllegalAction
from overlord.core.setup import Setup
from overlord.envs.deals import ILLEGAL, Deals, checked_policy
from overlord.envs.pictures import MODES, shown
from overlord.envs.table import Row, Table, reason_of, row_space, version_of

Seen = dict[str, Any]
Infos = dict[str, dict[str, Any]]


class TogetherEnv(ParallelEnv[str, Seen, int]):  # type: ignore[misc]  # as in `aec`
    """The action `wait` is the last one. Seats that choose together are asked together."""

    def __init__(
        self, setup: Setup, *, illegal: str = "end", render_mode: str | None = None
    ) -> None:
        self.metadata = {"name": version_of(setup), "render_modes": MODES, "render_fps": 1}
        self.illegal = checked_policy(illegal)
        self.render_mode = render_mode
        self.table = Table(setup)
        self.deals = Deals()
        self.wait = self.table.encoding.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.players)]
        row = row_space(self.table.encoding)
        size = self.wait + 1
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": row, "action_mask": spaces.Box(0, 1, (size,), np.int8)}
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(size) for agent in self.possible_agents}
        low, high = np.tile(row.low, setup.players), np.tile(row.high, setup.players)
        self.state_space = spaces.Box(low, high, dtype=np.int16)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Seen], Infos]:
        self.table.deal(self.deals.next(seed, options))
        self.agents = self.possible_agents[:]
        return self._seen(), {agent: {} for agent in self.agents}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[dict[str, Seen], dict[str, float], dict[str, bool], dict[str, bool], Infos]:
        playing = self.agents
        rewards = dict.fromkeys(playing, 0.0)
        infos: Infos = {agent: {} for agent in playing}
        wrong = self._illegal(actions)
        if wrong:
            self._refuse(actions, wrong, rewards, infos)
        else:
            for seat in self.table.state.pending():
                self.table.state.apply(seat, int(actions[self.possible_agents[seat]]))
        over = bool(wrong) or self.table.over
        if over and not wrong:
            rewards = dict(zip(playing, self.table.state.returns(), strict=True))
        seen = self._seen()
        if over:
            for agent in playing:
                seen[agent]["action_mask"][:] = 0
            self.agents = []
        ended = dict.fromkeys(playing, over)
        return seen, rewards, ended, dict.fromkeys(playing, False), infos

    def _illegal(self, actions: dict[str, int]) -> list[str]:
        """The agents whose answer is not allowed now."""
        if not self.agents:
            raise BadOption("the game is over; reset deals the next one")
        missing = [agent for agent in self.agents if agent not in actions]
        if missing:
            raise BadOption(f"expected an action of every agent, none of {', '.join(missing)}")
        pending = self.table.state.pending()
        wrong = []
        for seat, agent in enumerate(self.possible_agents):
            action = int(actions[agent])
            allowed = self.table.state.legal(seat) if seat in pending else [self.wait]
            if action not in allowed:
                wrong.append(agent)
        return wrong

    def _refuse(
        self, actions: dict[str, int], wrong: list[str], rewards: dict[str, float], infos: Infos
    ) -> None:
        for agent in wrong:
            seat, action = self.possible_agents.index(agent), int(actions[agent])
            reason = reason_of(self.table, seat, action)
            if self.illegal == "raise":
                raise IllegalAction(reason, seat, action, "not-offered", "")
            rewards[agent] = ILLEGAL
            infos[agent] = {"illegal": reason}

    def _seen(self) -> dict[str, Seen]:
        pending = self.table.state.pending()
        seen: dict[str, Seen] = {}
        for seat, agent in enumerate(self.possible_agents):
            mask = np.append(self.table.mask(seat), np.int8(seat not in pending))
            seen[agent] = {"observation": self.table.row(seat), "action_mask": mask}
        return seen

    def state(self) -> Row:
        """View of all seats together, their rows one after the other; decks stay hidden."""
        return np.concatenate([self.table.row(seat) for seat in range(len(self.possible_agents))])

    def imagine(self, agent: str, seed: int) -> "TogetherEnv":
        """A copy for a search, as in `TurnEnv.imagine`."""
        copy = deepcopy(self)
        copy.table = self.table.imagined(self.possible_agents.index(agent), seed)
        return copy

    def render(self) -> str | None:
        return shown(self.table, self.render_mode)

    def close(self) -> None:
        """There is nothing to let go."""
