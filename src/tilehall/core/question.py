"""The messages between a server and a bot worker: a view goes in, a turn comes out."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final
from zlib import crc32

from msgspec import Raw, Struct, field
from msgspec.structs import force_setattr

from tilehall.core.message import Text
from tilehall.core.stored_text import received

LEVELS: Final = ("first", "easy", "medium", "strong", "hard", "master")  # levels of bots, weakest first
EVERY_GAME: Final = ("easy", "medium", "hard")  # the levels that bots have in every game
TURN_SECONDS = 1.0  # the time limit of a turn
# Advice is a fixed amount of work: at most 1.5 s on an idle core. It is never cut short, so that the result does not
# depend on the load of the machine. After this timeout, the worker is considered stuck.
ADVICE_TIMEOUT_S = 120.0


class WorkerReady(Struct, frozen=True, tag_field="says", tag="ready"):
    """The first message of a worker: everything it needs is compiled."""


class Question(Struct, frozen=True, kw_only=True):
    """A request for a turn, with everything that the seat may see and was shown so far, and nothing else."""

    game: str
    level: str
    view: Raw
    shown: tuple[str, ...] = ()  # the record so far as this seat saw it, one item per step
    seconds: float = TURN_SECONDS
    seed: int = 0  # of the bot's random generator, which is unrelated to the game's dice
    played: tuple[str, ...] = ()  # a turn to compare with the bot's own turn, or with the advised one
    advice: bool = False  # ask for the best turn and its equals, instead of a turn at the bot's level
    advised: tuple[str, ...] = ()  # an earlier advised turn, which is not searched again, only compared
    seats: int = 0  # the number of players, for advice
    # A draft of the seat, and its view with the draft applied. The answer is the best turn that continues the draft,
    # compared with the advised turn.
    draft: tuple[str, ...] = ()
    drafted: Raw = Raw(b"null")

    @property
    def goes_on(self) -> bool:
        """Whether the question asks for a turn that continues a draft."""
        return bytes(self.drafted) != b"null"


class Answer(Struct, frozen=True, tag_field="says", tag="answer"):
    """A turn: a draft with its final step, in the notation. Empty if no turn continues the draft."""

    steps: tuple[str, ...] = ()
    why: Text = ""  # the reason for the turn: see `tilehall.core.reason`
    win_probability: float = field(default=0.5, name="hope")  # of the seat, from 0 to 1; a shared win counts in part
    # If the question has a turn to compare: the win probabilities after the bot's turn and after that turn.
    compared: tuple[float, float] | None = None
    equal: tuple[tuple[str, ...], ...] = ()  # for advice: other turns that are equally good within the noise

    def __post_init__(self) -> None:
        force_setattr(self, "why", received(self.why))


def seek_advice(game: str, seats: int, view: Raw, shown: Sequence[str]) -> Question:
    """Return a question for advice. The same view and the same shown steps always give the same question.

    >>> seek_advice("nim", 2, Raw(b"{}"), ()) == seek_advice("nim", 2, Raw(b"{}"), ())
    True
    """
    return Question(
        game=game,
        level=LEVELS[-1],
        view=view,
        shown=tuple(shown),
        seconds=ADVICE_TIMEOUT_S,
        seed=crc32(view),  # deterministic: the same position has the same seed
        advice=True,
        seats=seats,
    )
