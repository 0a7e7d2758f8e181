"""Compare turns by the tiles that they leave on the racks.

The fewer tiles a seat holds, the likelier it wins: the odds go with a power of the number of tiles. So a tile counts
the more, the nearer a player is to going out. Exponent and offsets have the highest likelihood in 476 games that
easy, medium or strong bots played among themselves, with two to four seats. There, tiles that would have fitted but
were not laid counted as much as any other tile. A table that the rack fits better, or racks that the others might
hold, told nothing more.
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
OFFSET_TILES: Final = 1  # added to every rack: one tile is not infinitely worse than none
OPENING_TILES: Final = 6  # that a rack which has not opened lays at once when it does, about
POINTS_PER_TILE: Final = 7  # once the pool is empty, the points on a rack decide and not its tiles


def play_of(steps: Sequence[Step]) -> Play:
    """The play that a turn makes; a turn that ends by drawing or passing lays nothing.

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
    waits = draws if position.opened else play.count > 0  # to hold back, or to open with a part of what fits
    if waits and holds_back(position, LONG_PATIENCE):
        # It is a fair choice, and the adviser names it. So what fits counts as laid.
        left = float(size(rack - most_laid(position.bag + play.put, rack)))
    else:
        left = size(rack) + draws if view.pool else points(rack) / POINTS_PER_TILE
    others = [_log_odds(view.counts[seat], view.opened[seat]) for seat in position.others]
    return over_rounds(view, [position.me, *position.others], [_log_odds(left, opened), *others])


def _log_odds(tiles: float, opened: bool) -> float:
    """Return the negated log-odds of a rack with so many tiles."""
    return EXPONENT * log(OFFSET_TILES + (tiles if opened else max(1, tiles - OPENING_TILES)))
