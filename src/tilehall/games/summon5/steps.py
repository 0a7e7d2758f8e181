"""The steps of SUMMON5: players place tiles and end turns; chance sets up the board and deals."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from typing import Annotated, ClassVar

from tilehall.core import game
from tilehall.core.game import Cell, First, Malformed, Seat
from tilehall.core.notation import clip, piece


def read_tile(word: str) -> str:
    """Return a tile. Raises `Malformed` with the reason if the word is not a tile (C4).

    >>> read_tile("12")
    Traceback (most recent call last):
    ...
    tilehall.core.game.Malformed: There is no tile 12: numbers run from 0 to 9.
    """
    if not re.fullmatch("-?(0|[1-9][0-9]{0,8})", word):
        raise Malformed(f"{clip(word)} is no tile: a tile is a number from 0 to 9.")
    if len(word) > 1:
        raise Malformed(f"There is no tile {word}: numbers run from 0 to 9.")
    return word


def read_dealt(word: str) -> str:
    """Return a dealt tile, which may be hidden."""
    return word if word == "?" else read_tile(word)


Tile = Annotated[str, piece(read_tile, pattern="^[0-9]$", max_length=1)]
DealtTile = Annotated[str, piece(read_dealt, pattern="^[0-9?]$", max_length=1)]  # `?`: another player's tile


def a_tile(tile: str) -> str:
    """Return a tile as part of a sentence.

    >>> a_tile("8"), a_tile("3")
    ('an 8', 'a 3')
    """
    return f"an {tile}" if tile == "8" else f"a {tile}"


def listed(tiles: Sequence[str]) -> str:
    """Return tiles as part of a sentence, with the number of equal tiles.

    >>> listed(["9"]), listed(["9", "3", "9"])
    ('the 9', 'the 3 and both 9s')
    """
    counts = Counter(sorted(tiles))
    names = [
        f"the {tile}" if count == 1 else f"both {tile}s" if count == 2 else f"the {tile}s"
        for tile, count in counts.items()
    ]
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


class Place(game.Step, frozen=True):
    """Place a tile from your hand on an empty cell: `place 3 7,8`. Part of a draft until the turn ends."""

    final: ClassVar[bool] = False

    tile: Tile
    cell: Cell

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{who} places {a_tile(self.tile)} on {self.cell[0]},{self.cell[1]}."


class End(game.Step, frozen=True):
    """End the turn, score the placed tiles and refill the hand: `end`."""

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{who} ends the turn."


class Stuck(game.Step, frozen=True):
    """Declare that you have no legal turn, and leave the game: `stuck`."""

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{who} has no legal turn and takes no further part."


class Block(game.Step, frozen=True):
    """Chance blocks a cell: `block 2,11`."""

    cell: Cell

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{self.cell[0]},{self.cell[1]} is blocked."


class Portal(game.Step, frozen=True):
    """Chance opens a portal: `portal 2,11`."""

    cell: Cell

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"A portal opens on {self.cell[0]},{self.cell[1]}."


class Deal(game.Step, frozen=True):
    """Chance deals a tile from the pile: `deal 1 7`, which the other players see as `deal 1 ?`."""

    seat: Seat
    tile: DealtTile

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{names[self.seat]} draws {'a tile' if self.tile == '?' else a_tile(self.tile)}."


Step = Place | End | Stuck | Block | Portal | First | Deal
