"""Everything that a record shows to its players and to spectators, as one hash. It needs only the rules."""

from __future__ import annotations

from hashlib import sha256
from itertools import pairwise

import msgspec

from tilehall.core.game import fact_in_words
from tilehall.core.play import told
from tilehall.core.record import from_text, replay

NAMES = ("Ada", "Ben", "Cleo", "Dan", "Eve")


def digest(written: str) -> str:
    """Return the hash of what every watcher saw and read, from the start to the end of a record."""
    record = from_text(written)
    game, seen = record.rules, sha256()
    for step, (before, after) in zip(record.steps, pairwise(replay(record)), strict=True):
        for watcher in (None, *range(record.seats)):
            seen.update(msgspec.json.encode(game.view(after, watcher)))
            if step.final:
                for fact in told(game, before, step, after, watcher):
                    seen.update(msgspec.json.encode((fact, fact_in_words(fact, NAMES))))
    return seen.hexdigest()
