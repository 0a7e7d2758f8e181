"""Passwords, recovery codes and tokens: creating, hashing and comparing them."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import cache
from hashlib import sha256
from typing import TypeVar

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tilehall.messages.errors import Overloaded
from tilehall.server.words import say

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # without 0/O and 1/I/L, because a recovery code is copied by hand
GROUPS, GROUP = 4, 5  # 20 of 31 letters: 99 bits
TOKEN_BYTES = 32
# Parameters of argon2id: of the sets that OWASP recommends, the one that suits a small machine. The process keeps the
# memory after use.
PASSES, KIBIBYTES, LANES = 3, 12 * 1024, 1
THREADS = 1  # sign-ins may wait for each other, but tables must not wait
MAX_WAITING = 100  # about two seconds of work; more is refused instead of queued

T = TypeVar("T")


def new_token() -> str:
    """Return a secret for a cookie or a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> bytes:
    """Return the hash of a token for the store. A plain hash is enough, because the token is random."""
    return sha256(token.encode("utf-8", "replace")).digest()


def new_recovery_code() -> str:
    """Return a new recovery code to write down."""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def read_recovery_code(given: str) -> str:
    """Return a recovery code in its original form, however it was copied.

    >>> read_recovery_code(" k7qf2 9xmtc-abcde FGHJK")
    'K7QF2-9XMTC-ABCDE-FGHJK'
    """
    letters = "".join(filter(str.isalnum, given.upper()))
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


@cache
def decoy() -> str:
    """Return the hash of a secret that nobody knows. It is made once per process, because hashing is slow."""
    return PasswordHasher(PASSES, KIBIBYTES, LANES).hash(new_token())


class Passwords:
    """Argon2id in its own thread, so that tables continue while users sign in."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(PASSES, KIBIBYTES, LANES)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="argon2")
        self._waiting = 0
        self._decoy = decoy()

    async def hash(self, secret: str) -> str:
        """Return the hash of a password or a recovery code."""
        return await self._work(lambda: self._hasher.hash(secret))

    async def fit(self, secret: str, kept: str | None) -> bool:
        """Return whether a secret matches a hash.

        Without a hash this takes the same time, so that the duration does not reveal whether there is one.
        """
        fits = await self._work(lambda: self._verify(secret, kept or self._decoy))
        return fits and kept is not None

    def outdated(self, kept: str) -> bool:
        """Return whether a hash was made with outdated parameters."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, secret: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, secret)
        except (VerificationError, InvalidHashError):
            return False

    async def _work(self, work: Callable[[], T]) -> T:
        if self._waiting >= MAX_WAITING:
            raise Overloaded(say("many-signing-in"), 2)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1
