"""Fixed deals: a test's name determines what its server deals and how its bots play.

So a test that fails on one machine fails on every machine. `TEST_DEALS=random` makes both random, as in production, to
find tests that pass only for most deals.
"""

from __future__ import annotations

import os
import secrets
from collections import Counter
from collections.abc import Callable
from hashlib import sha256
from pathlib import Path

from tilehall.server.live import room_opener
from tilehall.table import commands
from tilehall.table.dice import SEED_BYTES
from tilehall.table.room import Change, Room
from tilehall.table.summary import UserId

RUNNING = "TEST_RUNNING"  # environment variable that names the file with the name of the running test
brought = commands.ready
RANDOM = os.environ.get("TEST_DEALS") == "random"


def seeds() -> Callable[[], bytes]:
    """Return a source of seeds for a hall in the test's own process, derived from the test's name."""
    if RUNNING not in os.environ or RANDOM:
        return room_opener.new_seed
    draw = numbered(Path(os.environ[RUNNING]))
    return lambda: draw("seed")[:SEED_BYTES]


def fix() -> None:
    """Derive the deals of a server process from the name of the running test; call it before the server starts."""
    if RUNNING not in os.environ or RANDOM:
        return
    draw = numbered(Path(os.environ[RUNNING]))
    room_opener.new_seed = seeds()
    commands.ready = ready_without_luck
    secrets.randbits = lambda k: int.from_bytes(draw("bot")) >> (256 - k)  # of a bot, in messages/bot_questions.py


def ready_without_luck(room: Room, user: UserId, value: str, rated_with_bots: bool = False) -> Change:
    """Handle a ready mark as the hall does, but with the same value for the dice from every player."""
    brought(room, user, value)
    return brought(room, user, "0" * 16, rated_with_bots)


def numbered(running: Path) -> Callable[[str], bytes]:
    """Return a source of bytes for a purpose: each call differs, and every run of a test gets the same sequence."""
    drawn: Counter[tuple[str, str]] = Counter()

    def draw(purpose: str) -> bytes:
        test = running.read_text(encoding="utf-8")
        drawn[test, purpose] += 1
        return sha256(f"{test} {purpose} {drawn[test, purpose]}".encode()).digest()

    return draw
