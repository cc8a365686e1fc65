"""Who holds a seat, and how luck is promised: tokens, table ids, commitments.

A token is told once, to its holder; only its hash is kept, and neither is ever written to a log.
"""

import hashlib
import hmac
import secrets

from overlord.core.rng import SEED_BITS

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # read aloud, no two are mistaken for each other
CODE = 8  # letters of a table id: 8.5e11 tables, so that a private one is not found by trying


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hashed(token: str) -> str:
    """What is kept of a token; the token has 256 bits, so a plain hash cannot be searched."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


def same(one: str, other: str) -> bool:
    """Compare hashes; none is the same as nothing."""
    return bool(one) and hmac.compare_digest(one, other)


def new_table_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def new_secret() -> str:
    return secrets.token_hex(32)


def committed(secret: str) -> str:
    """What is published before anybody adds salt."""
    return hashlib.sha256(bytes.fromhex(secret)).hexdigest()


def seed_of(secret: str, salts: list[str]) -> int:
    """The seed of the deal: fixed by the secret and all salts, known to nobody before."""
    said = "\n".join(salts).encode()
    digest = hmac.new(bytes.fromhex(secret), said, hashlib.sha256).digest()
    return int.from_bytes(digest[: SEED_BITS // 8], "big")
