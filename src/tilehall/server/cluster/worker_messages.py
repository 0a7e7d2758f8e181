"""The messages between halls and workers over NATS, beside the question and its answer."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tilehall import __version__
from tilehall.core.question import Answer

ALIVE = "tilehall.workers"  # the subject on which workers tell that they are there
QUEUE = "workers"  # the queue group: whoever asks who is free is answered by one of them
OFFER_TIMEOUT_S = 0.5  # seconds to answer that: a worker that hangs costs no more


def turns(game: str, version: int) -> str:
    """The subject on which workers of this release are asked who takes a turn of a game under one version of its rules.

    One of another release may have other levels and another way to be asked, and would take what it does not understand
    for something else.
    """
    return f"tilehall.bots.{__version__}.{game}.{version}"


class WorkerAlive(Struct, frozen=True):
    """A worker is there, told every second."""

    worker: str
    release: str
    games: dict[str, int]  # the version of the rules, by name


class WorkerTakes(Struct, frozen=True, tag_field="says", tag="takes"):
    """The worker has a slot, which it keeps for a moment: ask it under this subject, and nobody else."""

    at: str


class WorkerBusy(Struct, frozen=True, tag_field="says", tag="busy"):
    """All slots of the worker are taken: ask another."""


class WorkerFailed(Struct, frozen=True, tag_field="says", tag="failed"):
    """The bot did not answer with a turn."""

    why: str = ""


Reply = Answer | WorkerTakes | WorkerBusy | WorkerFailed
read_reply = msgspec.json.Decoder(Reply).decode
read_alive = msgspec.json.Decoder(WorkerAlive).decode
