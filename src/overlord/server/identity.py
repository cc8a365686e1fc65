"""Tokens of those who hold seats, ids of tables, and the secrets of deals.

A token is told once, to its holder; only its hash is kept, and neither is ever written to a log.
"""

import hashlib
import secrets

LETTERS = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # read aloud, no two are mistaken for each other
CODE = 8  # letters of a table id: 8.5e11 tables, so that a private one is not found by trying


def new_token() -> str:
    return secrets.token_urlsafe(32)


def hash_of(token: str) -> str:
    """Hash that is kept of a token; the token has 256 bits, so a plain hash cannot be searched."""
    return hashlib.sha256(token.encode()).hexdigest() if token else ""


def new_table_id() -> str:
    return "".join(secrets.choice(LETTERS) for _ in range(CODE))


def new_secret() -> str:
    return secrets.token_hex(32)
