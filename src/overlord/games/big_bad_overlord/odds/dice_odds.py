"""The chances of a roll: tables of all outcomes of two dice."""

from typing import Final

from overlord.core.vectors import vec

WAYS: Final = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1]  # of two dice, of 36


def success(bonus: int) -> float:
    """BBO-35, BBO-44: the chance of 12 or more with two dice and a bonus.

    BBO-A20: two ones fail and two sixes succeed, whatever is added.
    """
    ways = 0
    for dice in range(3, 13):
        if dice == 12 or dice + bonus >= 12:  # BBO-A20
            ways += WAYS[dice]
    return ways / 36


def melee(difference: int) -> tuple[float, float, float, float]:
    """BBO-47 to BBO-53: the chances that one side wins, the other, both, and none.

    `difference` is by how much the bonus of the one exceeds that of the other.
    """
    ours = theirs = both = none = 0
    for one in range(2, 13):
        for other in range(2, 13):
            ways = WAYS[one] * WAYS[other]
            if one in (2, 12) or other in (2, 12):
                if one == other:
                    both += ways if one == 12 else 0
                    none += ways if one == 2 else 0
                elif one == 12 or other == 2:
                    ours += ways
                else:
                    theirs += ways
            elif one + difference > other:
                ours += ways
            elif one + difference < other:
                theirs += ways
    decided = ours + theirs + both + none
    return ours / decided, theirs / decided, both / decided, none / decided


FARTHEST: Final = 12  # beyond that no bonus changes anything
_SUCCESS: Final = [success(bonus) for bonus in range(-FARTHEST, FARTHEST + 1)]
_MELEE: Final = [melee(difference) for difference in range(-FARTHEST, FARTHEST + 1)]
# By FARTHEST + difference, for kernels: the chances that the one hits, and that the other does.
STRIKING: Final = vec[float]([wins + both for wins, _, both, _ in _MELEE])
STRUCK: Final = vec[float]([loses + both for _, loses, both, _ in _MELEE])


def _place(number: int) -> int:
    return FARTHEST + (-FARTHEST if number < -FARTHEST else min(FARTHEST, number))


def hits(bonus: int) -> float:
    """`success`, from the table."""
    return _SUCCESS[_place(bonus)]


def clashes(difference: int) -> tuple[float, float, float, float]:
    """`melee`, from the table."""
    return _MELEE[_place(difference)]
