"""The same deals in every run: what a server of a test deals, and what its bots think of, comes from the test's name.

A test that fails on somebody's machine fails on every machine. `TEST_DEALS=random` leaves both to luck, as players have
it: that is how a test is found that holds for most deals only.
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

RUNNING = "TEST_RUNNING"  # the environment's name for the file with the name of the test that is running
brought = commands.ready
RANDOM = os.environ.get("TEST_DEALS") == "random"


def seeds() -> Callable[[], bytes]:
    """What a hall in the test's own process makes its seeds with: they come from the test's name."""
    if RUNNING not in os.environ or RANDOM:
        return room_opener.new_seed
    draw = numbered(Path(os.environ[RUNNING]))
    return lambda: draw("seed")[:SEED_BYTES]


def fix() -> None:
    """In a server's process, before it starts: deal by the name of the running test."""
    if RUNNING not in os.environ or RANDOM:
        return
    draw = numbered(Path(os.environ[RUNNING]))
    room_opener.new_seed = seeds()
    commands.ready = ready_without_luck
    secrets.randbits = lambda k: int.from_bytes(draw("bot")) >> (256 - k)  # A bot's, in server/live/bot_turns.py.


def ready_without_luck(room: Room, user: UserId, value: str) -> Change:
    """Take a ready mark as the hall does, but with the same value for the dice from everybody."""
    brought(room, user, value)
    return brought(room, user, "0" * 16)


def numbered(running: Path) -> Callable[[str], bytes]:
    """Bytes for a purpose: others each time in one test, the same in every run of it."""
    drawn: Counter[tuple[str, str]] = Counter()

    def draw(purpose: str) -> bytes:
        test = running.read_text(encoding="utf-8")
        drawn[test, purpose] += 1
        return sha256(f"{test} {purpose} {drawn[test, purpose]}".encode()).digest()

    return draw
