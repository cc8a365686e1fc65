"""Luck: the same bits everywhere, fair, and refusing what it cannot do."""

import copy
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from overlord.core.rng import MASK, Rng, seeded_rng
from tests.core.table import chi_square, pickled

# From a C program written after the public description of sfc32: seeds of three words each.
VECTORS = [
    (0, "514676c3 08a809df 30349d2b fb52c520 38802be1 948279e6"),
    (1, "1a55383e 249fb8e8 62027656 c9ecbb16 406ca90b d3639f9a"),
    (
        0x12345678_CAFEBABE_DEADBEEF,
        "670ba544 10675ae8 83faa78d c2527dfc 8e184f25 28b844d3",
    ),
    ((1 << 96) - 1, "feb506eb e09a3dfa 1892d134 09bba655 03f8f681 fa3edd8d"),
]


@pytest.mark.parametrize(("seed", "words"), VECTORS)
def test_the_words_are_those_of_sfc32(seed: int, words: str) -> None:
    rng = seeded_rng(seed)

    assert [f"{int(rng.word()):08x}" for _ in range(6)] == words.split()


@given(st.lists(st.integers(0, MASK), min_size=4, max_size=4))
def test_a_word_follows_the_published_recurrence(words: list[int]) -> None:
    a, b, c, counter = words
    rng = Rng(a, b, c, counter)

    drawn = int(rng.word())

    assert drawn == (a + b + counter) % 2**32
    rotated = int(f"{c:032b}"[21:] + f"{c:032b}"[:21], 2)
    assert rng.words() == [
        b ^ b // 512,
        9 * c % 2**32,
        (rotated + drawn) % 2**32,
        (counter + 1) % 2**32,
    ]


@pytest.mark.parametrize("n", [2, 3, 6, 7, 10, 54])
def test_numbers_are_fair(n: int) -> None:
    rng = seeded_rng(n)
    counts = [0] * n
    for _ in range(200 * n):
        counts[rng.below(n)] += 1

    freedom = n - 1
    assert chi_square(counts) < freedom + 4 * (2 * freedom) ** 0.5 + 6


def test_large_ranges_are_fair_too() -> None:
    """Three quarters of the largest range: without rejection some numbers come twice as often."""
    rng = seeded_rng(3)
    n = 3 << 29
    counts = [0] * 3
    for _ in range(3000):
        counts[rng.below(n) % 3] += 1

    assert chi_square(counts) < 13.8


def test_a_biased_word_is_drawn_again() -> None:
    """2^32 mod 3 is 1: the word 0 is the one that must be rejected."""
    rng = Rng(0, 0, 5, 0)
    again = rng.clone()
    assert int(again.word()) == 0

    assert rng.below(3) == int(again.word()) * 3 >> 32
    assert rng.words() == again.words()


@pytest.mark.parametrize("n", [0, -1, (1 << 31) + 1])
def test_a_range_must_be_possible(n: int) -> None:
    with pytest.raises(ValueError, match="from 1 to 2147483648"):
        seeded_rng(1).below(n)


def test_one_number_needs_no_luck_to_be_zero() -> None:
    assert seeded_rng(1).below(1) == 0
    assert 0 <= seeded_rng(1).below(1 << 31) < 1 << 31


@pytest.mark.parametrize("seed", [-1, 1 << 96])
def test_a_seed_has_96_bits(seed: int) -> None:
    with pytest.raises(ValueError, match=r"from 0 to 2\^96 - 1, not"):
        seeded_rng(seed)


def test_every_order_is_as_likely() -> None:
    orders = dict.fromkeys(permutations(range(4)), 0)
    rng = seeded_rng(5)
    for _ in range(4800):
        cards = list(range(4))
        rng.shuffle(cards)
        orders[tuple(cards)] += 1

    assert len(orders) == 24
    assert chi_square(list(orders.values())) < 49.7  # one in a thousand


def test_shuffling_nothing_or_one_card_takes_no_luck() -> None:
    rng = seeded_rng(5)
    before = rng.words()
    rng.shuffle([])
    rng.shuffle([7])

    assert rng.words() == before


def test_copies_go_on_by_themselves() -> None:
    rng = seeded_rng(9)
    copies = [rng.clone(), pickled(rng), copy.deepcopy(rng)]
    drawn = [rng.below(100) for _ in range(20)]

    assert all([other.below(100) for _ in range(20)] == drawn for other in copies)


def test_a_seed_drawn_from_luck_is_a_seed() -> None:
    rng = seeded_rng(9)
    seeds = {rng.seed() for _ in range(50)}

    assert len(seeds) == 50
    assert all(0 <= seed < 1 << 96 for seed in seeds)
    assert seeded_rng(max(seeds)).words() != seeded_rng(min(seeds)).words()
