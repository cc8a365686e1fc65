"""Settings of a process that does nothing but serve."""

import gc
import sys

# Measured with 500 tables: looking through all of them for garbage stopped everything for 80 ms,
# several times a second. What a request leaves behind is found among the young objects, in steps
# too short to be felt.
GARBAGE = (2_000, 4, 10_000)

# The thread that stores waits this long for its turn while answers are put into words; Python's
# own 5 ms, several times for each commit, was most of what a player waited for.
TURN = 0.0005  # seconds


def settle() -> None:
    gc.set_threshold(*GARBAGE)
    sys.setswitchinterval(TURN)
