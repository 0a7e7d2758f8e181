"""The steps of Rummikub: players lift and lay sets, end the turn, draw or pass; chance deals, and shows the racks."""

from __future__ import annotations

from typing import Annotated, ClassVar

from msgspec import Meta
from msgspec.structs import force_setattr

from tilehall.core import game
from tilehall.core.game import First, Seat
from tilehall.core.notation import piece
from tilehall.games.rummikub.melds import spelled
from tilehall.games.rummikub.tiles import KIND, read_dealt, read_tile

PLAIN = r"[krbo](1[0-3]|[1-9])"
Tile = Annotated[str, piece(read_tile, pattern=rf"^({PLAIN}|\*)$")]
Dealt = Annotated[str, piece(read_dealt, pattern=rf"^({PLAIN}|\*|\?)$")]
Tiles = Annotated[tuple[Tile, ...], Meta(min_length=1, max_length=106)]  # at most the whole box


class Deal(game.Step, frozen=True):
    """Chance deals a tile from the pool: `deal 1 k7`. Other players see `deal 1 ?`."""

    seat: Seat
    tile: Dealt


class Show(game.Step, frozen=True):
    """Chance shows a remaining rack after a round: `show 1 k7 o3 *`."""

    seat: Seat
    tiles: Tiles

    def __post_init__(self) -> None:
        force_setattr(self, "tiles", tuple(sorted(self.tiles, key=lambda tile: KIND.get(tile, len(KIND)))))


class Lift(game.Step, frozen=True):
    """Lift a set from the table, so that its tiles can be laid again: `lift k7 r7 b7`."""

    final: ClassVar[bool] = False

    tiles: Tiles

    def __post_init__(self) -> None:
        force_setattr(self, "tiles", spelled(self.tiles))


class Lay(game.Step, frozen=True):
    """Lay a set from loose tiles first, then from the rack: `lay o4 o5 *`."""

    final: ClassVar[bool] = False

    tiles: Tiles

    def __post_init__(self) -> None:
        force_setattr(self, "tiles", spelled(self.tiles))


class End(game.Step, frozen=True):
    """End the turn with the current table: `end`."""


class Draw(game.Step, frozen=True):
    """Discard the draft, if there is one, and take a tile from the pool: `draw`."""


class Pass(game.Step, frozen=True):
    """Discard the draft, if there is one, and pass if the pool is empty: `pass`."""


Step = First | Deal | Show | Lift | Lay | End | Draw | Pass
