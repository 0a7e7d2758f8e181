"""A worker with a peeking bot, which records everything that it can find in its process."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tilehall.bots import worker
from tilehall.bots.anygame import random_bot
from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.core.game import AnyGame, Step, View


def find_secrets(game: AnyGame) -> dict[str, Any]:
    """Return all states of the game, all strings and all open files of this process."""
    kind = f"{type(game).__module__.rpartition('.')[0]}.state"
    objects = gc.get_objects()
    texts = [repr(os.environ), repr(sys.argv), repr(sys.path)]
    for each in objects:
        # Not isinstance: it asks a weak proxy for its referent, which may be gone.
        if issubclass(type(each), (dict, list, tuple, set)):
            texts += [repr(item) for item in gc.get_referents(each) if issubclass(type(item), (str, bytes))]
    frame = sys._getframe()
    while frame.f_back is not None:
        frame = frame.f_back
        texts.append(repr({name: value for name, value in frame.f_locals.items() if isinstance(value, (str, bytes))}))
    files = [os.readlink(f"/proc/self/fd/{number}") for number in _open_files()]  # besides the standard three
    states = sum(type(each).__module__ == kind and type(each).__name__ == "State" for each in objects)
    return {"states": states, "texts": "\n".join(texts), "files": files}


def _open_files() -> list[str]:
    listed = os.listdir("/proc/self/fd")
    return [number for number in listed if int(number) > 2 and os.path.islink(f"/proc/self/fd/{number}")]


def peeking(game: AnyGame, report: Path) -> Bot[Any]:
    """Return a bot that writes everything it can find into a file."""

    def bot(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        report.write_bytes(msgspec.json.encode(find_secrets(game)))
        return random_bot(game)(view, shown, clock, rng)

    return bot


def work(report: str) -> None:
    """Run a worker like `tilehall worker`, with the peeking bot in place of every other."""
    vars(worker)["find_bot"] = lambda game, level: peeking(game, Path(report))
    worker.work()
