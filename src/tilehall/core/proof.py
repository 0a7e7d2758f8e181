"""The proof of a game's dice: what a record carries so that anyone can roll every step of chance's again (C7)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]  # 32 bytes in hexadecimal digits
Value = Annotated[str, Meta(pattern="^[A-Za-z0-9]*$", max_length=64)]


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """All it takes to roll a game's dice again, revealed at its end."""

    commitment: Digest  # the SHA-256 of the seed, shown before anyone was ready
    seed: Digest  # the hall's secret
    values: tuple[Value, ...]  # what the players brought, by seat; blank for a bot
