"""Luck of a match: one stream for the whole game, or a stream of its own for each answer.

The generator is fast and no secret-keeper: from enough dice that were seen, the rest of its stream
could be worked out. Where each answer has its own stream, that rest is never used.
"""

import hmac

from overlord.core.fairness import SEED_BYTES

STREAM = "stream"
ANSWERS = "answers"


def seed_for(seed: int, number: int) -> int:
    """The seed of the luck of an answer, counted from 1; 0 is the deal."""
    key = seed.to_bytes(SEED_BYTES, "big")
    digest = hmac.digest(key, number.to_bytes(8, "big"), "sha256")
    return int.from_bytes(digest[:SEED_BYTES], "big")
