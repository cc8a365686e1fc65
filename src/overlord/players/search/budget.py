"""Budget of a search: how many iterations, how many seconds, and how much of it is spent."""

from time import monotonic


class Budget:
    """Iterations, seconds or both, whichever is used up first."""

    def __init__(self, iterations: int, seconds: float, began: float) -> None:
        self.iterations = iterations  # -1: as many as there is time for
        self.seconds = seconds  # 0.0: as long as it takes
        self.began = began

    def share_spent(self, done: int) -> float:
        """The share that is used up, exact to half an iteration."""
        share = done / self.iterations if self.iterations > 0 else 0.0
        if self.seconds:
            time = monotonic() - self.began
            share = max(share, (time + 0.5 * time / max(done, 1)) / self.seconds)
        return share
