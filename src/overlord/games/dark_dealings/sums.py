"""Sums: which totals some numbers can make, as bits."""


def leaves(bits: int, total: int, one: int, other: int) -> bool:
    """Whether some of the values reach one total and the rest of them the other."""
    least = max(one, 0)
    spare = total - other
    return spare >= least and bits >> least & ((1 << (spare - least + 1)) - 1) != 0
