"""The position of a game of SUMMON5, and its options."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tilehall.core import game
from tilehall.core.game import Cell, Seat
from tilehall.games.summon5.board import Laid

Stage = Literal["block", "portal", "first", "deal", "play", "refill"]
Reason = Literal["", "pile", "stuck", "target", "resigned"]


class Options(game.Options, frozen=True, kw_only=True):
    """Sacred numbers, the board, scoring, and the end of the game (R1.12)."""

    sacred: Annotated[tuple[Annotated[int, Meta(ge=2, le=15)], ...], Meta(min_length=1, max_length=3)] = (5,)
    board: Literal[15, 11] = 15
    hand: Annotated[int, Meta(ge=3, le=10)] = 7
    endgame: Literal["last_round", "round", "pile", "play_out"] = "last_round"
    target_score: Annotated[int, Meta(ge=0, le=5000)] = 0
    perfect_bonus: Annotated[int, Meta(ge=0, le=500)] = 50
    strict: bool = False
    progressive: bool = False
    patterns: bool = False
    multipliers: Annotated[
        tuple[Annotated[int, Meta(ge=1, le=5)], ...],
        Meta(min_length=10, max_length=10, extra_json_schema={"places": [str(tile) for tile in range(10)]}),
    ] = (1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    obstacles: Annotated[int, Meta(ge=0, le=20)] = 0
    portals: Annotated[int, Meta(ge=0, le=8)] = 0


class Placed(Struct, frozen=True):
    """A tile on its cell."""

    tile: str
    cell: Cell


class Run(Struct, frozen=True):
    """A sequence formed by a turn: a whole unbroken line of tiles that includes a new tile (R1.4)."""

    cells: tuple[Cell, ...]
    tiles: str  # "514"; `*` is a portal
    sum: int
    points: int


class ScoredTurn(Struct, frozen=True):
    """A completed turn of a player and its points."""

    seat: Seat
    placed: tuple[Placed, ...]
    runs: tuple[Run, ...]  # all sequences formed, including those that score nothing
    bonus: int  # for a perfect game (R1.9)
    points: int  # the total of the turn


class State(Struct, frozen=True):
    """A position. The board is bytes (see board.py); tiles are the numbers 0 to 9."""

    options: Options
    board: bytes  # at the start of the turn, without the draft
    hands: tuple[tuple[int, ...], ...]  # by seat, sorted, without the draft
    pile: tuple[int, ...]  # the number of tiles 0, 1 ... 9 left in it
    scores: tuple[int, ...]
    stage: Stage  # in all stages except `play`, chance acts
    seat: Seat = 0  # the seat to act, or the seat that receives tiles
    owed: int = 0  # tiles that chance must still deal to that seat
    draft: Laid = ()  # the tiles that the seat has placed in this turn, in the order of the cells
    first: Seat | None = None  # the first player; before the draw, only known in a rematch (C8)
    rounds: int = 0  # completed
    moved: tuple[Seat, ...] = ()  # the seats that had a turn in this round
    final: int = 0  # the number of completed rounds after which the game ends; 0: not known yet
    stuck: tuple[Seat, ...] = ()  # the seats that are out for lack of a legal turn
    resigned: tuple[Seat, ...] = ()
    last: ScoredTurn | None = None  # the last turn in which tiles were placed
    over: Reason = ""
