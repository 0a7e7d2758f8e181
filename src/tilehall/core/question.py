"""What a bot is asked and what it answers, whoever carries it: what a seat may see goes in, a turn comes out."""

from __future__ import annotations

from typing import Final

from msgspec import Raw, Struct

LEVELS: Final = ("easy", "medium", "hard")
SECONDS = 1.0  # at most this for a turn


class Ready(Struct, frozen=True, tag_field="says", tag="ready"):
    """A worker's first line: everything it needs is compiled."""


class Question(Struct, frozen=True, kw_only=True):
    """A turn is asked for, with all that the seat may see and all it was shown so far, and nothing else."""

    game: str
    level: str
    view: Raw
    shown: tuple[str, ...] = ()  # the record so far as this seat saw it, one step each
    seconds: float = SECONDS
    seed: int = 0  # of the bot's random generator; unrelated to the game's dice


class Answer(Struct, frozen=True, tag_field="says", tag="answer"):
    """A turn: a draft with its final step, in the notation."""

    steps: tuple[str, ...] = ()
    why: str = ""  # the reason for it, in a sentence
    hope: float = 0.5  # the share of the win that the bot expects for its seat, from 0 to 1
