"""Hard: opens as soon as it can, and then keeps its tiles until all of them go out in one turn.

Whatever lies on the table serves the others as well as oneself, but a tile on the rack serves only its owner. So what
could be laid now is better held back: drawing costs a tile, but a rack that grows also fits together better. It pays
even where the points of a lost round count: laying early whenever somebody might go out lost more games than it saved.
Only once the pool is empty, and the fewest points win, as many as possible are laid.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import Final

from tilehall.bots.bot import Clock, Turn
from tilehall.bots.rummikub.hope import Chances, won
from tilehall.bots.rummikub.opening import opening
from tilehall.bots.rummikub.play import Play
from tilehall.bots.rummikub.sight import Sight
from tilehall.bots.rummikub.solver import PLAIN, Weights, most, solve
from tilehall.bots.rummikub.words import lays, many, nothing, tiles
from tilehall.core.game import Step
from tilehall.games.rummikub.tiles import HIGHEST, JOKER_POINTS, Bag, size
from tilehall.games.rummikub.view import View

POINTS: Final[Weights] = (*range(1, HIGHEST + 1), JOKER_POINTS)


def hard(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> Turn:
    """Holds back until it goes out."""
    sight = Sight(view)
    if not sight.opened:
        return _opening(sight, clock, rng)
    out = most(sight.bag, sight.rack)
    if out == sight.rack:
        play = solve(sight.table, sight.rack)
        if play is not None and play.put == sight.rack:
            return sight.playing(play, lays(play, sight.rack, True), won(sight))
    if not view.pool:
        return _last_turns(sight, clock, rng)
    chances = Chances(sight, sight.bag, clock, rng)
    stuck = sight.rack - out
    if not out:
        return sight.waiting(nothing(True, 0), chances.hope(size(stuck), True))
    return sight.waiting(_patience(out, stuck), chances.hope(size(stuck), True))


def _patience(fits: Bag, stuck: Bag) -> str:
    """Why nothing is laid that could be."""
    if not stuck:
        return "All tiles would fit but for the jokers: waits to go out in one turn."
    fit, do = "fits" if size(fits) == 1 else "fit", "does" if size(stuck) == 1 else "do"
    return f"Holds back {many(size(fits), 'tile')} that {fit}, to go out in one turn: {tiles(stuck)} {do} not fit yet."


def _opening(sight: Sight, clock: Clock, rng: Random) -> Turn:
    """Opens with as few tiles as do, so that little lies there for the others."""
    every = opening(sight.rack, sight.needed)
    if every is None:
        chances = Chances(sight, sight.bag, clock, rng)
        left = size(sight.rack - most(sight.bag, sight.rack))
        return sight.waiting(nothing(False, sight.needed), chances.hope(left, False))
    if every.put == sight.rack:
        return sight.playing(every, lays(every, sight.rack, False), won(sight))
    play = _fewest(opening(sight.rack & PLAIN, sight.needed) or every, sight.needed) if sight.view.pool else every
    table, rack = sight.bag + play.put, sight.rack - play.put
    hope = Chances(sight, table, clock, rng).hope(size(rack - most(table, rack)), True)
    return sight.playing(play, lays(play, sight.rack, False), hope)


def _fewest(play: Play, needed: int) -> Play:
    """Those sets of an opening that are worth enough with the fewest tiles, and jokers least of all."""
    some = [
        Play((), laid)
        for count in range(1, len(play.laid) + 1)
        for laid in combinations(play.laid, count)
        if Play((), laid).value >= needed
    ]
    return min(some, key=lambda each: (each.jokers, each.count, each.laid))


def _last_turns(sight: Sight, clock: Clock, rng: Random) -> Turn:
    """The pool is empty: the fewest points win, so as many as possible are laid."""
    play = solve(sight.table, sight.rack, POINTS)
    chances = Chances(sight, sight.bag, clock, rng)
    left = size(sight.rack) - (play.count if play else 0)
    if play is None:
        return sight.waiting("Nothing on the rack fits, and the pool is empty.", chances.hope(left, True))
    return sight.playing(play, lays(play, sight.rack, True), chances.hope(left, True))
