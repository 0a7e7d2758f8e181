"""Compare turns by the tiles that they leave on the racks.

A seat with fewer tiles is more likely to win: the odds are a power of the number of tiles, so a tile counts more when a
player is close to going out. Exponent and offsets maximise the likelihood of 476 games of easy, medium and strong bots
with two to four seats. In these games, playable tiles that were not laid counted as much as other tiles. How well the
rack fits the table, or guesses of other racks, did not improve the prediction.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import log
from random import Random
from typing import Final

from tilehall.bots.bot import Clock
from tilehall.bots.rummikub.hard import LONG_PATIENCE, holds_back
from tilehall.bots.rummikub.play import Play
from tilehall.bots.rummikub.position import Position
from tilehall.bots.rummikub.solver import most_laid
from tilehall.bots.rummikub.win_probability import after_going_out, over_rounds
from tilehall.core.game import Step
from tilehall.games.rummikub.melds import NUMBER
from tilehall.games.rummikub.steps import Draw, End, Lay, Lift
from tilehall.games.rummikub.tiles import points, size
from tilehall.games.rummikub.view import View

EXPONENT: Final = 1.2
OFFSET_TILES: Final = 1  # added to every rack, so that the odds stay finite
OPENING_TILES: Final = 6  # about the number of tiles in an initial meld
POINTS_PER_TILE: Final = 7  # with an empty pool, the points on a rack decide


def play_of(steps: Sequence[Step]) -> Play:
    """Return the play of a turn. A turn that ends by drawing or passing lays nothing.

    >>> from tilehall.games.rummikub.steps import Draw
    >>> play_of([Lay(("k1", "k2", "k3")), Draw()]).count, play_of([Lay(("k1", "k2", "k3")), End()]).count
    (0, 3)
    """
    if not isinstance(steps[-1], End):
        return Play((), ())
    lifted = tuple(NUMBER[step.tiles] for step in steps if isinstance(step, Lift))
    return Play(lifted, tuple(NUMBER[step.tiles] for step in steps if isinstance(step, Lay)))


def compare(
    view: View, turns: Sequence[Sequence[Step]], shown: Sequence[Step], clock: Clock, rng: Random
) -> Sequence[float]:
    """Return the win probability after each turn. Nothing is sampled: the same turn always gets the same value."""
    position = Position(view)
    return [_value(position, play_of(steps), isinstance(steps[-1], Draw)) for steps in turns]


def _value(position: Position, play: Play, draws: bool) -> float:
    rack, view = position.rack - play.put, position.view
    if not rack:
        return after_going_out(position)
    opened = position.opened or play.count > 0
    waits = draws if position.opened else play.count > 0  # hold back, or open with only some of the tiles
    if waits and holds_back(position, LONG_PATIENCE):
        # Waiting is a fair choice, and the adviser names it, so playable tiles count as laid.
        left = float(size(rack - most_laid(position.bag + play.put, rack)))
    else:
        left = size(rack) + draws if view.pool else points(rack) / POINTS_PER_TILE
    others = [_log_odds(view.counts[seat], view.opened[seat]) for seat in position.others]
    return over_rounds(view, [position.me, *position.others], [_log_odds(left, opened), *others])


def _log_odds(tiles: float, opened: bool) -> float:
    """Return the negated log-odds of a rack with a number of tiles."""
    return EXPONENT * log(OFFSET_TILES + (tiles if opened else max(1, tiles - OPENING_TILES)))
