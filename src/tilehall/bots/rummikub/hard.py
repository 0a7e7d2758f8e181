"""Patient players, who open as soon as they can and then decide each turn whether to lay or to hold back.

Tiles on the table help every player, but a tile on the rack helps only its owner. So it can be better to hold back
playable tiles until the whole rack can be laid in one turn. Drawing costs a tile, but a larger rack also fits together
better. While the opponents are far from going out, there is time. If an opponent is close, tiles that are held back
cost points. If the only opponent has very many tiles, laid tiles hardly help them to go out soon. When the pool is
empty and the fewest points win, the bots lay as much as possible.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from math import inf
from random import Random
from typing import Final, NamedTuple

from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.bots.rummikub.dynamic_program import TileWeights
from tilehall.bots.rummikub.opening import opening
from tilehall.bots.rummikub.play import Play
from tilehall.bots.rummikub.position import Position
from tilehall.bots.rummikub.reason import holding_back, lays, nothing
from tilehall.bots.rummikub.solver import PLAIN, most_laid, solve
from tilehall.bots.rummikub.win_probability import UNOPENED, Opponents, after_going_out
from tilehall.core.game import Step
from tilehall.core.reason import NOBODY
from tilehall.games.rummikub.tiles import HIGHEST, JOKER_POINTS, size
from tilehall.games.rummikub.view import View
from tilehall.games.rummikub.words import say

# For the displayed win probability. With more determinizations, some racks would take longer than a bot's usual pause,
# and the delay would reveal something about them.
LOOKS: Final = 3
POINTS: Final[TileWeights] = (*range(1, HIGHEST + 1), JOKER_POINTS)


class Patience(NamedTuple):
    """When to hold back: while no opponent is this close to going out, in tiles."""

    near: float
    rounds: float = 0.0  # added if points count over several rounds
    far: float = inf  # with two players and one round: only while the opponent is closer than this


LONG_PATIENCE: Final = Patience(3, rounds=4, far=18)  # of `master`, and what reviews expect


def patient_bot(patience: Patience) -> Bot[View]:
    """Return a bot that holds back while there is time."""

    def bot(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        position = Position(view)
        if not position.opened:
            return _opening(position, clock, rng)
        out = most_laid(position.bag, position.rack)
        if out == position.rack:
            play = solve(position.table, position.rack)
            if play is not None and play.put == position.rack:
                return position.turn_of(play, lays(play, position.rack, True), after_going_out(position))
        if not view.pool or not holds_back(position, patience):
            return _laying(position, clock, rng)
        opponents = Opponents(position, position.bag, clock, rng, LOOKS)
        stuck = position.rack - out
        why = holding_back(out, stuck) if out else nothing(True, 0)
        return position.draw_or_pass(why, opponents.win_probability(size(stuck), True))

    return bot


def holds_back(position: Position, patience: Patience) -> bool:
    """Return whether to hold back, judged by the opponents' racks. A player who has not opened counts as farther away.

    Over several rounds with more than two players, holding back never pays: it wins most rounds, but loses the game on
    points.
    """
    view = position.view
    if view.options.rounds != 1 and len(position.others) > 1:
        return False
    near, far = patience.near, patience.far if len(position.others) == 1 else inf
    if view.options.rounds != 1:
        near, far = near + patience.rounds, inf
    racks = [view.counts[seat] + (0 if view.opened[seat] else UNOPENED) for seat in position.others]
    return near < min(racks, default=0) < far


def _opening(position: Position, clock: Clock, rng: Random) -> BotTurn:
    """Open with as few tiles as possible, so that the opponents can use little."""
    every = opening(position.rack, position.needed)
    if every is None:
        opponents = Opponents(position, position.bag, clock, rng, LOOKS)
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
    win_probability = Opponents(position, table, clock, rng, LOOKS).win_probability(
        size(rack - most_laid(table, rack)), True
    )
    return position.turn_of(play, lays(play, position.rack, False), win_probability)


def _fewest(play: Play, needed: int) -> Play:
    """Return the sets of an opening that are worth enough with the fewest jokers and then the fewest tiles."""
    some = [
        Play((), laid)
        for count in range(1, len(play.laid) + 1)
        for laid in combinations(play.laid, count)
        if Play((), laid).value >= needed
    ]
    return min(some, key=lambda each: (each.jokers, each.count, each.laid))


def _laying(position: Position, clock: Clock, rng: Random) -> BotTurn:
    """Lay as many points as possible, because there is no time to hold back or the pool is empty."""
    play = solve(position.table, position.rack, POINTS)
    opponents = Opponents(position, position.bag, clock, rng, LOOKS)
    left = size(position.rack) - (play.count if play else 0)
    if play is None:
        why = say("advice-nothing", pool="full" if position.view.pool else "empty", reader=NOBODY)
        return position.draw_or_pass(why, opponents.win_probability(left, True))
    return position.turn_of(play, lays(play, position.rack, True), opponents.win_probability(left, True))
