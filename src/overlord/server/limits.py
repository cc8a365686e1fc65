"""How much one connection or address may ask for. A move is never limited."""


class Bucket:
    """Holds `most` drops and gets `rate` a second back; a request takes one."""

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self.rate = rate
        self.left = most
        self.at = 0.0

    def take(self, now: float) -> bool:
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def wait(self) -> float:
        """Seconds until the next drop."""
        return max(0.0, (1 - self.left) / self.rate)


class Buckets:
    """A bucket for each address; those that are full again are forgotten."""

    def __init__(self, most: float, rate: float, addresses: int = 10_000) -> None:
        self.most = most
        self.rate = rate
        self.addresses = addresses
        self._of: dict[str, Bucket] = {}

    def of(self, address: str) -> Bucket:
        if address not in self._of:
            if len(self._of) >= self.addresses:
                self._of.clear()  # rather a burst let through than memory without bound
            self._of[address] = Bucket(self.most, self.rate)
        return self._of[address]
