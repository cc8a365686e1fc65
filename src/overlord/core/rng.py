"""Random generator of a state: sfc32, 128 bits, the same bits compiled and interpreted."""

from typing import Final

from mypy_extensions import i64

MASK: Final = 0xFFFFFFFF
SEED_BITS: Final = 96
MOST: Final = 1 << 31  # the largest range whose products stay below 2^63


class Rng:
    """Small fast counting generator (PractRand's sfc32). All sums stay below 2^63."""

    def __init__(self, a: int, b: int, c: int, counter: int) -> None:
        self.a: i64 = a
        self.b: i64 = b
        self.c: i64 = c
        self.counter: i64 = counter

    def word(self) -> i64:
        """The next 32 random bits."""
        t: i64 = (self.a + self.b + self.counter) & MASK
        self.counter = (self.counter + 1) & MASK
        self.a = self.b ^ (self.b >> 9)
        self.b = (self.c + (self.c << 3)) & MASK
        self.c = (((self.c << 21) | (self.c >> 11)) + t) & MASK
        return t

    def below(self, n: int) -> int:
        """A fair number of 0 .. n-1 (Lemire: multiply, and reject the few biased words).

        The word is drawn in place: a call more would cost interpreted play a twentieth.
        """
        if not 0 < n <= MOST:
            raise ValueError(f"a range has from 1 to {MOST} numbers, not {n}")
        m: i64 = n
        b: i64 = self.b
        c: i64 = self.c
        counter: i64 = self.counter
        t: i64 = (self.a + b + counter) & MASK
        self.counter = (counter + 1) & MASK
        self.a = b ^ (b >> 9)
        self.b = (c + (c << 3)) & MASK
        self.c = (((c << 21) | (c >> 11)) + t) & MASK
        product: i64 = t * m
        low: i64 = product & MASK
        if low < m:
            threshold: i64 = (MASK + 1 - m) % m
            while low < threshold:
                product = self.word() * m
                low = product & MASK
        return int(product >> 32)

    def shuffle(self, cards: list[int]) -> None:
        """Fisher and Yates."""
        for i in range(len(cards) - 1, 0, -1):
            j = self.below(i + 1)
            card = cards[i]
            cards[i] = cards[j]
            cards[j] = card

    def seed(self) -> int:
        """A seed for another generator, drawn from this one."""
        return int(self.word()) | int(self.word()) << 32 | int(self.word()) << 64

    def clone(self) -> "Rng":
        return Rng(int(self.a), int(self.b), int(self.c), int(self.counter))

    def words(self) -> list[int]:
        """The whole of the generator, for saving."""
        return [int(self.a), int(self.b), int(self.c), int(self.counter)]

    def __reduce__(self) -> tuple[type["Rng"], tuple[int, ...]]:
        return Rng, tuple(self.words())


def seeded(seed: int) -> Rng:
    """A generator for a seed of up to 96 bits; twelve words are thrown away to mix it."""
    if seed < 0 or seed >> SEED_BITS:
        raise ValueError(f"a seed is a whole number from 0 to 2^{SEED_BITS} - 1, not {seed}")
    rng = Rng(seed & MASK, (seed >> 32) & MASK, seed >> 64, 1)
    for _ in range(12):
        rng.word()
    return rng
