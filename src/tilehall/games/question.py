"""What a bot is asked and what it answers, whoever carries it: a view in, steps out."""

from __future__ import annotations

from msgspec import Raw, Struct


class Question(Struct, frozen=True):
    """A turn is asked for, with all that the seat may see."""

    game: str
    level: str
    view: Raw
    seed: int  # for the bot's own whims; not of the dice


class Answer(Struct, frozen=True):
    """A turn: a draft with its final step, in the notation."""

    steps: tuple[str, ...] = ()
