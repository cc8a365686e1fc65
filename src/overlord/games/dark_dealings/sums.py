"""Which totals some numbers can make, as bits."""


def totals_of(values: list[int]) -> int:
    """Bit n is set if some of the values make n."""
    bits = 1
    for value in values:
        bits |= bits << value
    return bits


def splits(values: list[int], one: int, other: int) -> bool:
    """Whether two groups without a common value reach these totals."""
    spare = sum(values) - other
    least = max(one, 0)
    if spare < least:
        return False
    return bool(totals_of(values) >> least & ((1 << (spare - least + 1)) - 1))


def makes_exactly(free: list[int], heavy: list[int], extra: int, need: int) -> bool:
    """Whether some of the free values and exactly `extra` of the heavy ones make up the need."""
    if need < 0:
        return False
    reach = [0] * (extra + 1)  # by number of heavy ones
    reach[0] = totals_of(free)
    for value in heavy:
        for count in range(extra, 0, -1):
            reach[count] |= reach[count - 1] << value
    return bool(reach[extra] >> need & 1)
