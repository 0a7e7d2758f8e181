"""The proof of a game's dice: the part of a record from which anyone can repeat every roll (C7)."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Digest = Annotated[str, Meta(pattern="^[0-9a-f]{64}$", max_length=64)]  # 32 bytes in hexadecimal digits
Value = Annotated[str, Meta(pattern="^[A-Za-z0-9]*$", max_length=64)]


class Proof(Struct, frozen=True, forbid_unknown_fields=True):
    """Everything that is needed to repeat the rolls of a game, revealed at its end."""

    commitment: Digest  # the SHA-256 of the seed, shown before any player was ready
    seed: Digest  # the secret of the server
    values: tuple[Value, ...]  # the values that the players contributed, by seat; blank for a bot
