"""Passwords, recovery codes and tokens: made, hashed and compared."""

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

from tilehall.server.errors import Overloaded

LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no 0/O, no 1/I/L: a recovery code is copied by hand
GROUPS, GROUP = 4, 5  # 20 letters of 31: 99 bits
TOKEN_BYTES = 32
# Of argon2id: the one of the settings recommended by OWASP that suits a small machine. The memory is not given back.
PASSES, KIBIBYTES, LANES = 3, 12 * 1024, 1
THREADS = 1  # signing in may wait for others who do; tables may not
MAX_WAITING = 100  # some two seconds of work; more is refused rather than queued

T = TypeVar("T")


def new_token() -> str:
    """A secret for a cookie or a link."""
    return secrets.token_urlsafe(TOKEN_BYTES)


def digest(token: str) -> bytes:
    """What is kept of a token: it is random, so a plain hash says nothing about it."""
    return sha256(token.encode("utf-8", "replace")).digest()


def new_recovery_code() -> str:
    """A code to write down: K7QF2-9XMTC-…"""
    return "-".join("".join(secrets.choice(LETTERS) for _ in range(GROUP)) for _ in range(GROUPS))


def read_recovery_code(given: str) -> str:
    """A recovery code as it was made, however it was copied.

    >>> read_recovery_code(" k7qf2 9xmtc-abcde FGHJK")
    'K7QF2-9XMTC-ABCDE-FGHJK'
    """
    letters = "".join(filter(str.isalnum, given.upper()))
    return "-".join(letters[at : at + GROUP] for at in range(0, len(letters), GROUP))


@cache
def decoy() -> str:
    """The hash of a secret that nobody knows, made once in a process: a hash takes as long as a sign-in."""
    return PasswordHasher(PASSES, KIBIBYTES, LANES).hash(new_token())


class Passwords:
    """Argon2id in a thread of its own, so that tables go on while somebody signs in."""

    def __init__(self) -> None:
        self._hasher = PasswordHasher(PASSES, KIBIBYTES, LANES)
        self._threads = ThreadPoolExecutor(THREADS, thread_name_prefix="argon2")
        self._waiting = 0
        self._decoy = decoy()

    async def hash(self, secret: str) -> str:
        """What is kept of a password or a recovery code."""
        return await self._work(lambda: self._hasher.hash(secret))

    async def fit(self, secret: str, kept: str | None) -> bool:
        """Whether a secret is the one that was kept; as much work where nothing was, so that nobody can tell."""
        fits = await self._work(lambda: self._verify(secret, kept or self._decoy))
        return fits and kept is not None

    def outdated(self, kept: str) -> bool:
        """Whether it was hashed with other settings than today's."""
        return self._hasher.check_needs_rehash(kept)

    def _verify(self, secret: str, kept: str) -> bool:
        try:
            return self._hasher.verify(kept, secret)
        except (VerificationError, InvalidHashError):
            return False

    async def _work(self, work: Callable[[], T]) -> T:
        if self._waiting >= MAX_WAITING:
            raise Overloaded("Many people are signing in right now; try again in a moment.", 2)
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, work)
        finally:
            self._waiting -= 1
