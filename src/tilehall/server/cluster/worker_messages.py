"""The messages between servers and workers over NATS, besides questions and answers."""

from __future__ import annotations

import msgspec
from msgspec import Struct

from tilehall import __version__
from tilehall.core.question import Answer

ALIVE = "tilehall.workers"  # the subject of the workers' signs of life
QUEUE = "workers"  # the queue group, of which one member answers a request for a free worker
OFFER_TIMEOUT_S = 0.5  # for that answer, so that a stuck worker costs no more


def turns(game: str, version: int) -> str:
    """Return the subject on which workers of this release are asked for turns of a game under one version of its rules.

    A worker of another release may have different levels and message formats, and could misread a question.
    """
    return f"tilehall.bots.{__version__}.{game}.{version}"


class WorkerAlive(Struct, frozen=True):
    """A worker's sign of life, sent every second."""

    worker: str
    release: str
    games: dict[str, int]  # the version of the rules, by name


class WorkerTakes(Struct, frozen=True, tag_field="says", tag="takes"):
    """The worker has reserved a slot for a short time: send the question to this subject."""

    at: str


class WorkerBusy(Struct, frozen=True, tag_field="says", tag="busy"):
    """All slots of the worker are taken: ask another worker."""


class WorkerFailed(Struct, frozen=True, tag_field="says", tag="failed"):
    """The bot did not answer with a turn."""

    why: str = ""


Reply = Answer | WorkerTakes | WorkerBusy | WorkerFailed
read_reply = msgspec.json.Decoder(Reply).decode
read_alive = msgspec.json.Decoder(WorkerAlive).decode
