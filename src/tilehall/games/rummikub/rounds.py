"""Rounds: how one begins, ends and is scored, and when the game ends with it (R4.7 to R4.9)."""

from __future__ import annotations

from msgspec.structs import replace

from tilehall.core.game import Seat
from tilehall.games.rummikub.state import Closing, Over, State
from tilehall.games.rummikub.tiles import BOX, points

RACK = 14  # tiles that each player gets at the start of a round


def begun(state: State, seat: Seat) -> State:
    """The round in which this seat begins: everybody still in is owed a rack."""
    return replace(state, seat=seat, first=None, owed=tuple(RACK if playing else 0 for playing in state.playing))


def closed(state: State, how: Closing) -> State:
    """The round is over: chance shows the racks that are left before anything is scored (R4.8)."""
    left = tuple(seat for seat, playing in enumerate(state.playing) if playing and state.racks[seat])
    return replace(state, closing=how, showing=left)


def round_points(state: State) -> tuple[int, ...]:
    """What the round costs each seat: nothing its winners, nor those who have left the game."""
    costs = [points(rack) if playing else 0 for rack, playing in zip(state.racks, state.playing, strict=True)]
    winners = round_winners(state)
    return tuple(0 if seat in winners else cost for seat, cost in enumerate(costs))


def round_winners(state: State) -> tuple[Seat, ...]:
    """Whoever has emptied the rack; where all passed, the lowest sums (R4.8)."""
    costs = {seat: points(state.racks[seat]) for seat, playing in enumerate(state.playing) if playing}
    best = min(costs.values()) if state.closing == "passed" else 0
    return tuple(seat for seat, cost in costs.items() if cost == best)


def scored(state: State) -> State:
    """The round's points on everybody's total; then the game is over, or everything goes back into the box."""
    totals = tuple(total + cost for total, cost in zip(state.totals, round_points(state), strict=True))
    state = replace(state, totals=totals)
    if over := finished(state):
        return replace(state, over=over)
    nobody = (False,) * len(totals)
    return State(
        options=state.options,
        racks=(0,) * len(totals),
        pool=BOX,
        playing=state.playing,
        opened=nobody,
        passed=nobody,
        totals=totals,
        owed=(0,) * len(totals),
        round=state.round + 1,
    )


def finished(state: State) -> Over:
    """Why the game is over after this round, or that it is not (R4.9)."""
    if 0 < state.options.point_limit <= max(state.totals):
        return "limit"
    if state.round != state.options.rounds:
        return ""
    return "rounds" if state.round > 1 else state.closing


def leaders(state: State) -> tuple[Seat, ...]:
    """The lowest totals of those still in."""
    best = min(total for total, playing in zip(state.totals, state.playing, strict=True) if playing)
    return tuple(seat for seat, total in enumerate(state.totals) if state.playing[seat] and total == best)
