"""PettingZoo's turn-by-turn interface: one agent for each seat, asked one after the other."""

from copy import deepcopy
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from overlord.core.errors import IllegalAction
from overlord.core.setup import Setup
from overlord.envs.deals import ILLEGAL, Deals, checked_policy
from overlord.envs.pictures import MODES, shown
from overlord.envs.table import Row, Table, reason_of, row_space, version_of

Seen = dict[str, Any]


class TurnEnv(AECEnv[str, Seen, int]):  # type: ignore[misc]  # pettingzoo has no types
    """Rewards come at the end: the winners share 1.

    `illegal`: what an illegal answer does. "end" ends the game, -1 for the seat that gave it and 0
    for the others, as the checkers of the libraries expect; "raise" raises IllegalAction.
    """

    def __init__(
        self, setup: Setup, *, illegal: str = "end", render_mode: str | None = None
    ) -> None:
        super().__init__()
        self.metadata = {
            "name": version_of(setup),
            "render_modes": MODES,
            "render_fps": 1,
            "is_parallelizable": False,
        }
        self.illegal = checked_policy(illegal)
        self.render_mode = render_mode
        self.table = Table(setup)
        self.deals = Deals()
        self.possible_agents = [f"seat_{seat}" for seat in range(setup.players)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        row, actions = row_space(self.table.encoding), self.table.encoding.actions
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": row, "action_mask": spaces.Box(0, 1, (actions,), np.int8)}
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(actions) for agent in self.possible_agents}
        low, high = np.tile(row.low, setup.players), np.tile(row.high, setup.players)
        self.state_space = spaces.Box(low, high, dtype=np.int16)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal. `options={"deal": seed}` names the very deal (`overlord.envs.episode_seed`)."""
        self.table.deal(self.deals.next(seed, options))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._select()

    def observe(self, agent: str) -> Seen:
        seat = self._seats[agent]
        mask = self.table.mask(seat)
        if self.agents and any(self.terminations.values()):
            mask[:] = 0
        return {"observation": self.table.row(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None, "expected an action, for the agent is alive"
        seat = self._seats[agent]
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.infos = {agent: {} for agent in self.agents}
        try:
            self.table.state.apply(seat, int(action))
        except IllegalAction:
            if self.illegal == "raise":
                raise
            self._end_by_illegal(agent, int(action))
        else:
            self._go_on()
        self._accumulate_rewards()

    def _go_on(self) -> None:
        if self.table.over:
            for agent, worth in zip(self.agents, self.table.state.returns(), strict=True):
                self.rewards[agent] = worth
                self.terminations[agent] = True
        self._select()

    def _end_by_illegal(self, agent: str, action: int) -> None:
        self.rewards[agent] = ILLEGAL
        reason = reason_of(self.table, self._seats[agent], action)
        self.infos[agent] = {"illegal": reason}
        self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self.agents[0]

    def _select(self) -> None:
        seat = self.table.seat
        self.agent_selection = self.agents[0] if seat < 0 else self.possible_agents[seat]

    def state(self) -> Row:
        """View of all seats together, their rows one after the other; decks stay hidden."""
        return np.concatenate([self.table.row(seat) for seat in range(len(self.possible_agents))])

    def imagine(self, agent: str, seed: int) -> "TurnEnv":
        """A copy for a search: a deal that the agent cannot tell from this one, and other luck.

        `copy.deepcopy` is exact: it knows every card and every throw to come.
        """
        copy = deepcopy(self)
        copy.table = self.table.imagined(self._seats[agent], seed)
        return copy

    def render(self) -> str | None:
        return shown(self.table, self.render_mode)

    def close(self) -> None:
        """There is nothing to let go."""
