"""Secrets: who knows one holds the seat.  Only their hashes are stored."""

import hashlib
import secrets

BYTES = 24  # 192 random bits


def new_secret() -> str:
    return secrets.token_urlsafe(BYTES)


def new_table_id() -> str:
    """Not guessable either: a table by link is found only by its link."""
    return secrets.token_hex(10)


def digest(secret: str) -> str:
    """What is stored.  The secret is long and random, so that a quick hash cannot be reversed."""
    return hashlib.sha256(secret.encode()).hexdigest()


def matches(secret: str, stored: str) -> bool:
    return bool(stored) and secrets.compare_digest(digest(secret), stored)
