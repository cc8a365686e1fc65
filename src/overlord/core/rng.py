"""Random generator of a state: sfc32, 128 bits, the same bits compiled and interpreted."""

from __future__ import annotations

from typing import Any, Final

from mypy_extensions import i64

from overlord.core.vectors import vec

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

    def shuffle_row(self, v: vec[i64], at: i64, size: i64) -> None:
        """The same with a row of a vector."""
        i = size - 1
        while i > 0:
            j: i64 = self.below(int(i) + 1)
            card = v[at + i]
            v[at + i] = v[at + j]
            v[at + j] = card
            i -= 1

    def seed(self) -> int:
        """A seed for another generator, drawn from this one."""
        return int(self.word()) | int(self.word()) << 32 | int(self.word()) << 64

    def clone(self) -> Rng:
        return Rng(int(self.a), int(self.b), int(self.c), int(self.counter))

    def words(self) -> list[int]:
        """The whole of the generator, for saving."""
        return [int(self.a), int(self.b), int(self.c), int(self.counter)]

    def __reduce__(self) -> tuple[type[Rng], tuple[Any, ...]]:
        return Rng, tuple(self.words())


class WrittenRng(Rng):
    """Generator that gives numbers written for it first, and then goes on as any other.

    For lessons and tests of them. It uses up as much luck as it hands out, so that whoever looks
    whether luck was used sees it. `tops`: after each shuffle these cards lie last, so they are
    drawn first; the next shuffle's stand last.
    """

    def __init__(
        self,
        a: int,
        b: int,
        c: int,
        counter: int,
        written: list[int],
        tops: list[list[int]] | None = None,
    ) -> None:
        super().__init__(a, b, c, counter)
        self.written = written  # the next one last
        self.tops: list[list[int]] = [] if tops is None else tops

    def shuffle(self, cards: list[int]) -> None:
        written = self.written
        self.written = []
        super().shuffle(cards)
        self.written = written
        self._put_on_top(cards)

    def shuffle_row(self, v: vec[i64], at: i64, size: i64) -> None:
        written = self.written
        self.written = []
        super().shuffle_row(v, at, size)
        self.written = written
        cards = [int(v[at + i]) for i in range(int(size))]
        self._put_on_top(cards)
        for i in range(int(size)):
            v[at + i] = cards[i]

    def _put_on_top(self, cards: list[int]) -> None:
        """Lay the cards that are written for this shuffle last."""
        if self.tops:
            for card in self.tops.pop():
                cards.remove(card)
                cards.append(card)

    def below(self, n: int) -> int:
        """The next number that is written, if it is one of 0 .. n-1; else ValueError."""
        number = super().below(n)
        if not self.written:
            return number
        number = self.written.pop()
        if not 0 <= number < n:
            raise ValueError(f"written is {number}, expected a number from 0 to {n - 1}")
        return number

    def clone(self) -> WrittenRng:
        a, b, c, counter = self.words()
        return WrittenRng(a, b, c, counter, self.written[:], self.tops[:])

    def __reduce__(self) -> tuple[type[Rng], tuple[Any, ...]]:
        return WrittenRng, (*self.words(), self.written[:], self.tops[:])


def seeded_rng(seed: int) -> Rng:
    """A generator for a seed of up to 96 bits; twelve words are thrown away to mix it."""
    if seed < 0 or seed >> SEED_BITS:
        raise ValueError(f"a seed is a whole number from 0 to 2^{SEED_BITS} - 1, not {seed}")
    rng = Rng(seed & MASK, (seed >> 32) & MASK, seed >> 64, 1)
    for _ in range(12):
        rng.word()
    return rng
