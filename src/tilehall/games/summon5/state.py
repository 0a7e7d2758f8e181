"""The position of a game of SUMMON5, and its options."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from tilehall.core import game
from tilehall.core.game import Cell, Seat
from tilehall.core.options import named
from tilehall.games.summon5.board import Laid

Stage = Literal["block", "portal", "first", "deal", "play", "refill"]
Reason = Literal["", "pile", "stuck", "target", "resigned"]


class Options(game.Options, frozen=True, kw_only=True):
    """Sacred numbers, the board, scoring, and the end of the game (R1.12)."""

    sacred: Annotated[
        tuple[Annotated[int, Meta(ge=2, le=15)], ...],
        Meta(
            min_length=1,
            max_length=3,
            title="Sacred numbers",
            description="A sum that is a multiple of one of them scores.",
        ),
    ] = (5,)
    board: Annotated[
        Literal[15, 11],
        named({15: "15 by 15", 11: "11 by 11"}, description="The size of the loom; the small one makes a faster game."),
    ] = 15
    hand: Annotated[int, Meta(ge=3, le=10, description="Tiles in a full hand; times the seats, at most 32.")] = 7
    endgame: Annotated[
        Literal["last_round", "round", "pile", "play_out"],
        named(
            {
                "last_round": "Finish the round, then play one more",
                "round": "Finish the round",
                "pile": "Stop at once",
                "play_out": "Play on until a hand is empty",
            },
            description="What happens when the pile is empty.",
        ),
    ] = "last_round"
    target_score: Annotated[int, Meta(ge=0, le=5000, description="The score that ends the game; 0 is none.")] = 0
    perfect_bonus: Annotated[int, Meta(ge=0, le=500, description="Points for emptying one's hand for good.")] = 50
    strict: Annotated[bool, Meta(description="Every sequence formed must be a multiple of a Sacred Number.")] = False
    progressive: Annotated[bool, Meta(description="Sequences are worth more with every completed round.")] = False
    patterns: Annotated[
        bool, Meta(description="Bonus for scoring palindromes, steps of one and equal tiles, three or more long.")
    ] = False
    multipliers: Annotated[
        tuple[Annotated[int, Meta(ge=1, le=5)], ...],
        Meta(
            min_length=10,
            max_length=10,
            description="Factors of the tiles 0 to 9; the largest in a scoring sequence multiplies its points.",
            extra_json_schema={"places": [f"Tile {tile}" for tile in range(10)]},
        ),
    ] = (1, 1, 1, 1, 1, 1, 1, 1, 1, 1)
    obstacles: Annotated[int, Meta(ge=0, le=20, description="Blocked cells: they end sequences.")] = 0
    portals: Annotated[
        int, Meta(ge=0, le=8, description="Portals on the board: tiles worth 0 that double a sequence's points.")
    ] = 0


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
