"""What a hall draws at random: the seeds of games and the codes of rooms."""

from __future__ import annotations

import secrets
from collections.abc import Callable

from tilehall.table.dice import SEED_BYTES, Dice

CODE_LETTERS = "ABCDEFGHJKMNPQRSTUVWXYZ23456789"  # no 0/O, no 1/I/L
CODE_CHARS = 6


def new_seed() -> bytes:
    """Return a seed that nobody can guess. Every chance of a game follows from it."""
    return secrets.token_bytes(SEED_BYTES)


def new_code() -> str:
    """Return a code for a room."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_CHARS))


class Randomness:
    """Where seeds, codes and dice come from. A test replaces them with its own."""

    def __init__(self) -> None:
        self.new_seed: Callable[[], bytes] = new_seed
        self.new_code: Callable[[], str] = new_code
        self.make_dice: Callable[[bytes, tuple[str, ...]], Dice] = Dice
