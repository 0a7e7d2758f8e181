"""Patient players: they open as soon as they can, and then judge each turn whether to lay or to hold back.

Whatever lies on the table serves the others as well as oneself, but a tile on the rack serves only its owner. So what
could be laid now may be better held back until everything goes out in one turn: drawing costs a tile, but a rack that
grows also fits together better. It is a judgement: as long as the others are far from going out there is time; once
somebody is near, what is held back is lost points. Where the only other one has very many tiles, what is laid hardly
helps them to go out soon. Once the pool is empty, and the fewest points win, as many as possible are laid.
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
from tilehall.bots.rummikub.reason import lays, many, nothing, tiles
from tilehall.bots.rummikub.solver import PLAIN, most_laid, solve
from tilehall.bots.rummikub.win_probability import UNOPENED, Opponents, after_going_out
from tilehall.core.game import Step
from tilehall.games.rummikub.tiles import HIGHEST, JOKER_POINTS, Bag, size
from tilehall.games.rummikub.view import View

# Determinizations for the win probability that a turn is told with. With more, some racks would take longer than a bot
# waits in any case, and the pause would tell of them.
LOOKS: Final = 3
POINTS: Final[TileWeights] = (*range(1, HIGHEST + 1), JOKER_POINTS)


class Patience(NamedTuple):
    """When to hold back: while nobody else is as near to going out as that, in tiles."""

    near: float
    rounds: float = 0.0  # more, where points count over several rounds
    far: float = inf  # and, between two in a single round, while the other one is not as far as that


LONG_PATIENCE: Final = Patience(3, rounds=4, far=18)  # holds back as long as it pays: master, and what reviews expect


def patient_bot(patience: Patience) -> Bot[View]:
    """Holds back while it judges that there is time."""

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
        why = _patience(out, stuck) if out else nothing(True, 0)
        return position.draw_or_pass(why, opponents.win_probability(size(stuck), True))

    return bot


def holds_back(position: Position, patience: Patience) -> bool:
    """Whether to hold back, by how far the others are from going out: by their racks; who has not opened is farther.

    Over several rounds there is never time among more than two: who holds back wins most rounds and loses the game by
    the points of the others.
    """
    view = position.view
    if view.options.rounds != 1 and len(position.others) > 1:
        return False
    near, far = patience.near, patience.far if len(position.others) == 1 else inf
    if view.options.rounds != 1:
        near, far = near + patience.rounds, inf
    racks = [view.counts[seat] + (0 if view.opened[seat] else UNOPENED) for seat in position.others]
    return near < min(racks, default=0) < far


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
    """Those sets of an opening that are worth enough with the fewest tiles, and jokers least of all."""
    some = [
        Play((), laid)
        for count in range(1, len(play.laid) + 1)
        for laid in combinations(play.laid, count)
        if Play((), laid).value >= needed
    ]
    return min(some, key=lambda each: (each.jokers, each.count, each.laid))


def _laying(position: Position, clock: Clock, rng: Random) -> BotTurn:
    """As many points as can be laid: it is no time to hold back, or the pool is empty and the fewest points win."""
    play = solve(position.table, position.rack, POINTS)
    opponents = Opponents(position, position.bag, clock, rng, LOOKS)
    left = size(position.rack) - (play.count if play else 0)
    if play is None:
        empty = "" if position.view.pool else ", and the pool is empty"
        return position.draw_or_pass(f"Nothing on the rack fits{empty}.", opponents.win_probability(left, True))
    return position.turn_of(play, lays(play, position.rack, True), opponents.win_probability(left, True))
