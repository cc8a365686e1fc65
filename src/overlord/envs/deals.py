"""Deals of an environment: which seed each game gets; and what an illegal answer does."""

import secrets
from typing import Any, Final

from overlord.core.errors import BadOption
from overlord.players.tables import SEED, episode_seed

ILLEGAL: Final = -1.0  # the reward of a seat whose illegal answer ends the game
POLICIES: Final = ("end", "raise")


class Deals:
    """The same as table 0 of a `Batch`: after one seed, the games follow from it."""

    def __init__(self) -> None:
        self.seed: int | None = None
        self.episode = 0

    def next(self, seed: int | None, options: dict[str, Any] | None) -> int:
        """The seed of the next game."""
        if options and "deal" in options:
            return int(options["deal"])
        if seed is not None:
            self.seed = int(seed)
            self.episode = 0
        elif self.seed is None:
            self.seed = secrets.randbits(SEED)
        else:
            self.episode += 1
        return episode_seed(self.seed, 0, self.episode)


def checked_policy(illegal: str) -> str:
    if illegal not in POLICIES:
        raise BadOption(f"illegal is one of {', '.join(POLICIES)}, not {illegal!r}")
    return illegal
