"""Limits of what one address may ask for. No move is refused for them."""

from ipaddress import IPv6Address, ip_address
from typing import NamedTuple

from overlord.server.refusal import Refusal

OFF = 1e9  # times what is allowed


class Bucket:
    """A bucket of `most` drops that refills at `rate` a second; a request takes one drop."""

    def __init__(self, most: float, rate: float) -> None:
        self.most = most
        self.rate = rate
        self.left = most
        self.at = 0.0

    def take(self, now: float) -> bool:
        self._refill(now)
        if self.left < 1:
            return False
        self.left -= 1
        return True

    def full(self, now: float) -> bool:
        self._refill(now)
        return self.left >= self.most

    def wait(self) -> float:
        """Seconds until the next drop."""
        return max(0.0, (1 - self.left) / self.rate)

    def _refill(self, now: float) -> None:
        self.left = min(self.most, self.left + (now - self.at) * self.rate)
        self.at = now


class Rate(NamedTuple):
    """Amount at once, and then a second."""

    most: float
    rate: float


class Buckets:
    """A bucket for each address; those that are full again are forgotten."""

    def __init__(self, most: float, rate: float, addresses: int = 10_000) -> None:
        self.most = most
        self.rate = rate
        self.addresses = addresses
        self._of: dict[str, Bucket] = {}

    def check(self, address: str, now: float) -> None:
        """Raises Refusal if that address asks too often."""
        bucket = self.of(address, now)
        if not bucket.take(now):
            raise Refusal("too-fast", detail=f"{bucket.wait() + 0.5:.0f}")

    def of(self, address: str, now: float) -> Bucket:
        key = network_of(address)
        if key not in self._of:
            if len(self._of) >= self.addresses:
                self._of = {one: b for one, b in self._of.items() if not b.full(now)}
            if len(self._of) >= self.addresses:
                self._of.clear()  # rather a burst let through than memory without bound
            self._of[key] = Bucket(self.most, self.rate)
        return self._of[key]


class Limits:
    """Limits of one address, each kind by itself: at once, and then a second."""

    def __init__(self, on: bool = True) -> None:
        scale = 1.0 if on else OFF

        def limit(most: float, rate: float) -> Buckets:
            return Buckets(most * scale, rate * scale)

        self.frames = Rate(200 * scale, 50 * scale)  # of one socket; more wait their turn
        self.requests = limit(300, 30)  # over HTTP, of any kind
        self.makers = limit(30, 0.5)  # new tables and seats
        self.changes = limit(60, 1)  # of a table that has not begun
        self.arrivals = limit(200, 5)  # sockets
        self.chats = limit(20, 1)
        self.costly = limit(60, 10)  # looking with other eyes, looking back, replays
        self.boxes = limit(5, 0.1)  # boxes of one's own


def is_loopback(address: str) -> bool:
    """Whether somebody asks from this machine."""
    try:
        return ip_address(address.partition("%")[0]).is_loopback
    except ValueError:
        return False


def network_of(address: str) -> str:
    """Network that counts as one: an address, and of IPv6 the 64 bits that a household gets."""
    try:
        parsed = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(parsed, IPv6Address):
        return str(parsed.ipv4_mapped or (int(parsed) >> 64))
    return address
