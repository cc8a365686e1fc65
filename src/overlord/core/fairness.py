"""Seed that nobody could choose: from a secret that was promised, and the salts of those who play.

The hash of the secret is published first, then the hash of each salt. Only when it is fixed whose
salts count are these told, and the secret when the game is over (docs/fairness.md).
"""

import hashlib
import hmac

from overlord.core.rng import SEED_BITS

SEED_BYTES = SEED_BITS // 8


def commitment_of(secret: str) -> str:
    """Part of a secret that is published (both in hex)."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def promise_of(commitment: str, round: int, seat: int, salt: str) -> str:
    """Hash that is published of a salt, of use for this secret, this start and this seat only."""
    said = _joined(["overlord salt", commitment, str(round), str(seat), salt])
    return hashlib.sha256(said).hexdigest()


def bound_seed_of(secret: str, round: int, salts: list[tuple[int, str]]) -> int:
    """The seed of the deal: fixed by the secret and the salts of these seats, known to nobody
    before all are told."""
    told = [text for seat, salt in salts for text in (str(seat), salt)]
    return _seed(secret, _joined(["overlord deal", str(round), *told]))


def seed_of(secret: str, salts: list[str]) -> int:
    """The seed of a deal of record format 1, whose salts were told at once, with newlines between
    them."""
    return _seed(secret, "\n".join(salts).encode())


def _seed(secret: str, said: bytes) -> int:
    digest = hmac.digest(bytes.fromhex(secret), said, "sha256")
    return int.from_bytes(digest[:SEED_BYTES], "big")


def _joined(texts: list[str]) -> bytes:
    """Texts, each after its length in bytes, so that no two lists read alike."""
    parts = [text.encode() for text in texts]
    return b"".join(len(part).to_bytes(4, "big") + part for part in parts)
