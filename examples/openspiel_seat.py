"""One seat of a game of OpenSpiel, for algorithms that know one agent only."""

import random
from types import SimpleNamespace
from typing import Any

import pyspiel

import overlord.envs.openspiel  # noqa: F401  (registers the games)

GAME = pyspiel.load_game("overlord_dark_dealings(players=2)")


class OneSeat:
    """A state that is played on until the learner's seat is asked; chance plays the other."""

    def __init__(self, number: int) -> None:
        self.luck = random.Random(number)
        self.games = number
        self.deal()

    def deal(self) -> None:
        self.games += 1
        self.seat = self.games % 2
        self.state = GAME.new_initial_state()
        self._play_on()

    def _play_on(self) -> None:
        state = self.state
        while not state.is_terminal() and state.current_player() != self.seat:
            if state.is_chance_node():
                state.apply_action(self.luck.randrange(256))
            else:
                state.apply_action(self.luck.choice(state.legal_actions()))

    def seen(self) -> Any:
        """As OpenSpiel's PPO wants it, with the learner as player 0."""
        row = self.state.observation_tensor(self.seat)
        legal = self.state.legal_actions()
        return SimpleNamespace(observations={"info_state": [row], "legal_actions": [legal]})

    def answer(self, action: int) -> tuple[float, bool]:
        """The reward, and whether the game is over; then the next one is dealt."""
        self.state.apply_action(action)
        self._play_on()
        if not self.state.is_terminal():
            return 0.0, False
        worth = self.state.returns()[self.seat]
        self.deal()
        return float(worth), True
