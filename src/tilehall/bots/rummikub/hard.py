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

from tilehall.bots.bot import BotTurn, Clock
from tilehall.bots.rummikub.dynamic_program import TileWeights
from tilehall.bots.rummikub.opening import opening
from tilehall.bots.rummikub.play import Play
from tilehall.bots.rummikub.position import Position
from tilehall.bots.rummikub.reason import lays, many, nothing, tiles
from tilehall.bots.rummikub.solver import PLAIN, most_laid, solve
from tilehall.bots.rummikub.win_probability import Opponents, after_going_out
from tilehall.core.game import Step
from tilehall.games.rummikub.tiles import HIGHEST, JOKER_POINTS, Bag, size
from tilehall.games.rummikub.view import View

POINTS: Final[TileWeights] = (*range(1, HIGHEST + 1), JOKER_POINTS)


def hard(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
    """Holds back until it goes out."""
    position = Position(view)
    if not position.opened:
        return _opening(position, clock, rng)
    out = most_laid(position.bag, position.rack)
    if out == position.rack:
        play = solve(position.table, position.rack)
        if play is not None and play.put == position.rack:
            return position.turn_of(play, lays(play, position.rack, True), after_going_out(position))
    if not view.pool:
        return _last_turns(position, clock, rng)
    opponents = Opponents(position, position.bag, clock, rng)
    stuck = position.rack - out
    if not out:
        return position.draw_or_pass(nothing(True, 0), opponents.win_probability(size(stuck), True))
    return position.draw_or_pass(_patience(out, stuck), opponents.win_probability(size(stuck), True))


def _patience(fits: Bag, stuck: Bag) -> str:
    """Why nothing is laid that could be."""
    if not stuck:
        return "All tiles would fit but for the jokers: waits to go out in one turn."
    fit, do = "fits" if size(fits) == 1 else "fit", "does" if size(stuck) == 1 else "do"
    return f"Holds back {many(size(fits), 'tile')} that {fit}, to go out in one turn: {tiles(stuck)} {do} not fit yet."


def _opening(position: Position, clock: Clock, rng: Random) -> BotTurn:
    """Opens with as few tiles as do, so that little lies there for the others."""
    every = opening(position.rack, position.needed)
    if every is None:
        opponents = Opponents(position, position.bag, clock, rng)
        left = size(position.rack - most_laid(position.bag, position.rack))
        return position.draw_or_pass(nothing(False, position.needed), opponents.win_probability(left, False))
    if every.put == position.rack:
        return position.turn_of(every, lays(every, position.rack, False), after_going_out(position))
    play = (
        _fewest(opening(position.rack & PLAIN, position.needed) or every, position.needed)
        if position.view.pool
        else every
    )
    table, rack = position.bag + play.put, position.rack - play.put
    win_probability = Opponents(position, table, clock, rng).win_probability(size(rack - most_laid(table, rack)), True)
    return position.turn_of(play, lays(play, position.rack, False), win_probability)


def _fewest(play: Play, needed: int) -> Play:
    """Those sets of an opening that are worth enough with the fewest tiles, and jokers least of all."""
    some = [
        Play((), laid)
        for count in range(1, len(play.laid) + 1)
        for laid in combinations(play.laid, count)
        if Play((), laid).value >= needed
    ]
    return min(some, key=lambda each: (each.jokers, each.count, each.laid))


def _last_turns(position: Position, clock: Clock, rng: Random) -> BotTurn:
    """The pool is empty: the fewest points win, so as many as possible are laid."""
    play = solve(position.table, position.rack, POINTS)
    opponents = Opponents(position, position.bag, clock, rng)
    left = size(position.rack) - (play.count if play else 0)
    if play is None:
        return position.draw_or_pass(
            "Nothing on the rack fits, and the pool is empty.", opponents.win_probability(left, True)
        )
    return position.turn_of(play, lays(play, position.rack, True), opponents.win_probability(left, True))
