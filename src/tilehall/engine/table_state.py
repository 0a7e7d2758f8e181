"""What a program knows of a table: the last room, position and clock that it was told, and the steps so far."""

from __future__ import annotations

from collections import deque
from time import monotonic

from msgspec import Struct

from tilehall.core.game import Seat
from tilehall.messages import wire
from tilehall.table.projections import Position

MAX_SENTENCES = 200  # of the log that are kept
MAX_MISSED_MOVES = 200  # of a `table`; it may have fewer than the game


class SeenFact(Struct, frozen=True):
    """A sentence about what happened."""

    say: str


class SeenMove(Struct, frozen=True, kw_only=True):
    """A move as the seat saw it."""

    seq: int
    seat: Seat
    steps: tuple[str, ...]
    facts: tuple[SeenFact, ...]
    turn: int = 0


class EnteredTable(Struct, frozen=True, tag_field="news", tag="table"):
    """The game on entering a room, and its moves."""

    position: Position | None
    moves: tuple[SeenMove, ...]


class TableMoved(Struct, frozen=True, tag_field="news", tag="happened"):
    """A move, and the position after it."""

    move: SeenMove
    position: Position


News = (
    wire.Hello
    | wire.Ok
    | wire.Refusal
    | wire.Unconfirmed
    | wire.RoomStatus
    | EnteredTable
    | TableMoved
    | wire.ClockStatus
    | wire.Tried
    | wire.Called
    | wire.Bye
)


class TableState:
    """A room and its game, as the hall told them last."""

    def __init__(self) -> None:
        self.room: wire.RoomStatus | None = None
        self.position: Position | None = None
        self.shown: list[str] | None = None  # the steps of the game so far; None: some of them are not known
        self.sentences: deque[str] = deque(maxlen=MAX_SENTENCES)
        self.calls = 0  # how often the hall said that there is something new for `GET /api/me/company`
        self._clock: wire.ClockStatus | None = None
        self._clock_at = 0.0

    def take(self, news: object) -> None:
        """Change the state by a message of the hall."""
        match news:
            case wire.RoomStatus():
                self.room = news
            case EnteredTable(position=position, moves=moves):
                self.position = position
                # A game that continues another one, or with turns taken back, has a mark and steps without a move.
                whole = bool(moves) and moves[0].turn == 0 and not (self.room and self.room.mark)
                if whole or position is None:
                    self.shown = []
                    self.sentences.clear()
                elif moves:
                    self.shown = None
                self._add(moves)
            case TableMoved(move=move, position=position):
                self.position = position
                if move.turn == 0:
                    self.shown = []
                    self.sentences.clear()
                self._add((move,))
            case wire.ClockStatus():
                self._clock, self._clock_at = news, monotonic()
            case wire.Called():
                self.calls += 1

    def _add(self, moves: tuple[SeenMove, ...]) -> None:
        for move in moves:
            if self.shown is not None:
                self.shown += move.steps
            self.sentences += [fact.say for fact in move.facts]

    def seat_of(self, user: str) -> Seat | None:
        """Return the seat of a user in the room, or None."""
        chairs = self.room.chairs if self.room is not None else ()
        return next((seat for seat, chair in enumerate(chairs) if chair.user == user), None)

    @property
    def my_turn(self) -> bool:
        """Whether the game waits for this seat."""
        position, room = self.position, self.room
        if position is None or room is None or room.phase != "playing" or position.outcome is not None:
            return False
        return position.me is not None and position.turn == position.me

    @property
    def time_left(self) -> float | None:
        """The seconds that the own seat has left; None if its time is not running."""
        clock, position = self._clock, self.position
        if clock is None or position is None or position.me is None or clock.seat != position.me:
            return None
        return clock.left[position.me] / 1000 - (monotonic() - self._clock_at)
