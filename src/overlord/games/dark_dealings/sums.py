"""Which totals some numbers can make, as bits."""


def leaves(bits: int, total: int, one: int, other: int) -> bool:
    """Whether some of the values reach one total and the rest of them the other."""
    least = max(one, 0)
    spare = total - other
    return spare >= least and bits >> least & ((1 << (spare - least + 1)) - 1) != 0


def with_some(bits: int, values: list[int], count: int) -> int:
    """The totals with exactly that many of the values added."""
    if count == 0:
        return bits
    reach = [0] * (count + 1)
    reach[0] = bits
    for value in values:
        for i in range(count, 0, -1):
            reach[i] |= reach[i - 1] << value
    return reach[count]
