"""The messages between a server and a bot worker: what a seat may see goes in, a turn comes out."""

from __future__ import annotations

from typing import Final

from msgspec import Raw, Struct, field

LEVELS: Final = ("first", "easy", "medium", "strong", "hard", "master")  # of bots, the weakest first
EVERY_GAME: Final = ("easy", "medium", "hard")  # the levels that the bots of every game have
SECONDS = 1.0  # at most this for a turn


class WorkerReady(Struct, frozen=True, tag_field="says", tag="ready"):
    """A worker's first message: everything it needs is compiled."""


class Question(Struct, frozen=True, kw_only=True):
    """A turn is asked for, with all that the seat may see and all it was shown so far, and nothing else."""

    game: str
    level: str
    view: Raw
    shown: tuple[str, ...] = ()  # the record so far as this seat saw it, one step each
    seconds: float = SECONDS
    seed: int = 0  # of the bot's random generator; unrelated to the game's dice
    played: tuple[str, ...] = ()  # a turn that is to be compared with the bot's own


class Answer(Struct, frozen=True, tag_field="says", tag="answer"):
    """A turn: a draft with its final step, in the notation."""

    steps: tuple[str, ...] = ()
    why: str = ""  # the reason for it, in a sentence
    win_probability: float = field(default=0.5, name="hope")  # of the seat, from 0 to 1; a shared win counts in part
    # Where a turn was to be compared: the win probability after the bot's turn and after that one, measured alike.
    compared: tuple[float, float] | None = None
