"""Seed that nobody could choose: from a secret that was promised, and the salt of all who wanted.

The hash of the secret is published before anybody adds salt, the secret when the game is over.
"""

import hashlib
import hmac

from overlord.core.rng import SEED_BITS


def commitment_of(secret: str) -> str:
    """Part of a secret that is published (both in hex)."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, salts: list[str]) -> int:
    """The seed of the deal: fixed by the secret and all salts, known to nobody before."""
    said = "\n".join(salts).encode()
    digest = hmac.new(bytes.fromhex(secret), said, hashlib.sha256).digest()
    return int.from_bytes(digest[: SEED_BITS // 8], "big")
