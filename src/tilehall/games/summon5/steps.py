"""The steps of SUMMON5: players place tiles and end turns; chance sets up the board and deals."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Annotated, ClassVar

from tilehall.core import game
from tilehall.core.game import Cell, First, Malformed, Seat
from tilehall.core.message import Listed
from tilehall.core.notation import clip, piece
from tilehall.games.summon5.words import say


def read_tile(word: str) -> str:
    """Return a tile. Raises `Malformed` with the reason if the word is not a tile (C4).

    >>> read_tile("12")
    Traceback (most recent call last):
    ...
    tilehall.core.game.Malformed: There is no Rune Thread 12: numbers run from 0 to 9.
    """
    if not re.fullmatch("-?(0|[1-9][0-9]{0,8})", word):
        raise Malformed(say("no-thread", word=clip(word)))
    if len(word) > 1:
        raise Malformed(say("no-such-thread", tile=word))
    return word


def read_dealt(word: str) -> str:
    """Return a dealt tile, which may be hidden."""
    return word if word == "?" else read_tile(word)


Tile = Annotated[str, piece(read_tile, pattern="^[0-9]$", max_length=1)]
DealtTile = Annotated[str, piece(read_dealt, pattern="^[0-9?]$", max_length=1)]  # `?`: another player's tile


def listed(tiles: Sequence[str]) -> Listed:
    """Return tiles as part of a sentence, with the number of equal tiles.

    >>> str(listed(["9"])), str(listed(["9", "3", "9"]))
    ('the 9', 'the 3 and both 9s')
    """
    counts = Counter(sorted(tiles))
    return Listed(tuple(say("equal-threads", tile=tile, count=count) for tile, count in counts.items()))


class Place(game.Step, frozen=True):
    """Place a tile from your hand on an empty cell: `place 3 7,8`. Part of a draft until the turn ends."""

    final: ClassVar[bool] = False

    tile: Tile
    cell: Cell


class End(game.Step, frozen=True):
    """End the turn, score the placed tiles and refill the hand: `end`."""


class Stuck(game.Step, frozen=True):
    """Declare that you have no legal turn, and leave the game: `stuck`."""


class Block(game.Step, frozen=True):
    """Chance blocks a cell: `block 2,11`."""

    cell: Cell


class Portal(game.Step, frozen=True):
    """Chance opens a portal: `portal 2,11`."""

    cell: Cell


class Deal(game.Step, frozen=True):
    """Chance deals a tile from the pile: `deal 1 7`, which the other players see as `deal 1 ?`."""

    seat: Seat
    tile: DealtTile


Step = Place | End | Stuck | Block | Portal | First | Deal
