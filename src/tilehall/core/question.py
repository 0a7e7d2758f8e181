"""The messages between a server and a bot worker: what a seat may see goes in, a turn comes out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from zlib import crc32

from msgspec import Raw, Struct, field

LEVELS: Final = ("first", "easy", "medium", "strong", "hard", "master")  # of bots, the weakest first
EVERY_GAME: Final = ("easy", "medium", "hard")  # the levels that the bots of every game have
SECONDS = 1.0  # at most this for a turn
# Advice is a fixed amount of work: at most 1.5 s on a free core. Nothing cuts it short, so that it never depends on how
# busy a machine is; only a worker that takes far longer is taken to hang.
ADVICE_SECONDS = 120.0


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
    played: tuple[str, ...] = ()  # a turn that is to be compared with the bot's own, or with the one advised
    advice: bool = False  # not a level's turn, but the best there is, with what else is as good
    advised: tuple[str, ...] = ()  # what was advised before: it is not sought again, only compared
    seats: int = 0  # how many play, where advice is asked for
    # A draft of the seat, and its view with the draft laid out: the best turn that goes on from it is asked for, and
    # compared with the one advised.
    draft: tuple[str, ...] = ()
    drafted: Raw = Raw(b"null")

    @property
    def goes_on(self) -> bool:
        """Whether a turn is asked for that goes on from a draft."""
        return bytes(self.drafted) != b"null"


class Answer(Struct, frozen=True, tag_field="says", tag="answer"):
    """A turn: a draft with its final step, in the notation; no step if no turn goes on from the draft."""

    steps: tuple[str, ...] = ()
    why: str = ""  # the reason for it, in a sentence
    win_probability: float = field(default=0.5, name="hope")  # of the seat, from 0 to 1; a shared win counts in part
    # Where a turn was to be compared: the win probability after the bot's turn and after that one, measured alike.
    compared: tuple[float, float] | None = None
    equal: tuple[tuple[str, ...], ...] = ()  # other turns that are as good within the noise, where advice was asked for


def seek_advice(game: str, seats: int, view: Raw, shown: Sequence[str]) -> Question:
    """The question for advice. The same position, as the seat sees it and was shown it, gives the same question.

    >>> seek_advice("nim", 2, Raw(b"{}"), ()) == seek_advice("nim", 2, Raw(b"{}"), ())
    True
    """
    return Question(
        game=game,
        level=LEVELS[-1],
        view=view,
        shown=tuple(shown),
        seconds=ADVICE_SECONDS,
        seed=crc32(view),  # any number that the position gives
        advice=True,
        seats=seats,
    )
