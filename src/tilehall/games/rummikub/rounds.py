"""Rounds: how a round begins, ends and is scored, and when the game ends (R4.7 to R4.9)."""

from __future__ import annotations

from msgspec.structs import replace

from tilehall.core.game import Seat
from tilehall.games.rummikub.state import Closing, Over, State
from tilehall.games.rummikub.tiles import BOX, points

RACK = 14  # tiles dealt to each player at the start of a round


def begun(state: State, seat: Seat) -> State:
    """Begin a round with this seat: every remaining player is owed a rack."""
    return replace(state, seat=seat, first=None, owed=tuple(RACK if playing else 0 for playing in state.playing))


def closed(state: State, how: Closing) -> State:
    """End the round: chance shows the remaining racks before the round is scored (R4.8)."""
    left = tuple(seat for seat, playing in enumerate(state.playing) if playing and state.racks[seat])
    return replace(state, closing=how, showing=left)


def round_points(state: State) -> tuple[int, ...]:
    """Return each seat's penalty for the round: none for its winners and for players who left the game."""
    costs = [points(rack) if playing else 0 for rack, playing in zip(state.racks, state.playing, strict=True)]
    winners = round_winners(state)
    return tuple(0 if seat in winners else cost for seat, cost in enumerate(costs))


def round_winners(state: State) -> tuple[Seat, ...]:
    """Return the seat that emptied its rack or, if all passed, the seats with the lowest sums (R4.8)."""
    costs = {seat: points(state.racks[seat]) for seat, playing in enumerate(state.playing) if playing}
    best = min(costs.values()) if state.closing == "passed" else 0
    return tuple(seat for seat, cost in costs.items() if cost == best)


def scored(state: State) -> State:
    """Add the round's points to the totals. Then the game is over, or all tiles return to the box."""
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
    """Return why the game is over after this round, or "" if it goes on (R4.9)."""
    if 0 < state.options.point_limit <= max(state.totals):
        return "limit"
    if state.round != state.options.rounds:
        return ""
    return "rounds" if state.round > 1 else state.closing


def leaders(state: State) -> tuple[Seat, ...]:
    """Return the remaining seats with the lowest totals."""
    best = min(total for total, playing in zip(state.totals, state.playing, strict=True) if playing)
    return tuple(seat for seat, total in enumerate(state.totals) if state.playing[seat] and total == best)
