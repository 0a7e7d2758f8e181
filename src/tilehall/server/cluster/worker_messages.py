"""The messages between halls and workers over NATS, beside the question and its answer."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tilehall.core.question import Answer

ALIVE = "tilehall.workers"  # the subject on which workers tell that they are there
QUEUE = "workers"  # the queue group: each question goes to one of them


def questions(game: str, version: int) -> str:
    """The subject for questions about a game under one version of its rules."""
    return f"tilehall.bots.{game}.{version}"


class WorkerAlive(Struct, frozen=True):
    """A worker is there, told every second."""

    worker: str
    release: str
    games: dict[str, int]  # the version of the rules, by name


class WorkerBusy(Struct, frozen=True, tag_field="says", tag="busy"):
    """All slots of the worker are taken: ask another."""


class WorkerFailed(Struct, frozen=True, tag_field="says", tag="failed"):
    """The bot did not answer with a turn."""

    why: str = ""


Reply = Answer | WorkerBusy | WorkerFailed
read_reply = msgspec.json.Decoder(Reply).decode
read_alive = msgspec.json.Decoder(WorkerAlive).decode
