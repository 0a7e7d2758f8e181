"""Explain a turn in words that are true in this position."""

from __future__ import annotations

from typing import Final

from tilehall.bots.summon5.arrays import PositionArrays
from tilehall.bots.summon5.kernel.layout import POINTS, Floats, Ints
from tilehall.core.message import Message
from tilehall.core.reason import NOBODY
from tilehall.core.seats import following
from tilehall.games.summon5.board import lay
from tilehall.games.summon5.scoring import formed
from tilehall.games.summon5.steps import listed
from tilehall.games.summon5.words import say

NO_TURN: Final = say("advice-stuck", reader=NOBODY)
BEGUN: Final = say("reason-finishes")
TENS = 10  # expected replies come from a few hands, so they are rounded to ten points


def plain(arrays: PositionArrays, turn: Ints) -> Message:
    """Say what a turn earns: `scores 30 energy with two Rune Threads.`."""
    return say("reason-scores-with", points=earned(arrays, turn), threads=len(arrays.laid(turn)))


def aimed(arrays: PositionArrays, turn: Ints, scores: Floats, greedy: Ints, otherwise: Floats) -> Message:
    """Explain a turn by the expected scores after the replies, compared with those after the `greedy` turn."""
    view = arrays.view
    points = earned(arrays, turn)
    target = view.options.target_score
    if 0 < target <= view.scores[arrays.me] + int(turn[POINTS]):
        return say("reason-reaches-target", points=points)
    gap = int(greedy[POINTS] - turn[POINTS])
    if perfect(arrays, turn) and not gap:
        return say("reason-empties", points=points, reader=NOBODY)
    rival = next_seat(arrays)
    most = say("reason-scores", points=points) if gap else say("reason-scores-most", points=points)
    if rival is None:
        return most
    reply, other = (to_tens(float(each[rival]) - view.scores[rival]) for each in (scores, otherwise))
    if reply <= 0:
        return say("reason-leaves-nothing", points=points)
    if reply < other:
        if gap:
            return say("reason-leaves-less", points=points, fewer=gap, reply=reply, other=other)
        return say("reason-leaves-little", points=points, reply=reply)
    return kept(arrays, turn) if gap else most


def earned(arrays: PositionArrays, turn: Ints) -> int:
    """Return how many points a turn scores."""
    laid = arrays.laid(turn)
    runs = formed(lay(arrays.board, laid), laid, arrays.view.options, arrays.view.rounds)
    return sum(run.points for run in runs) + (arrays.view.options.perfect_bonus if perfect(arrays, turn) else 0)


def perfect(arrays: PositionArrays, turn: Ints) -> bool:
    """Return whether the hand is empty and cannot be refilled (R1.9)."""
    return not arrays.view.pile_count and len(arrays.laid(turn)) == len(arrays.mine)


def next_seat(arrays: PositionArrays) -> int | None:
    """Return the next seat to act, or None if no opponent can."""
    view = arrays.view
    out = {arrays.me, *view.stuck, *view.resigned}
    able = tuple(seat not in out and count > 0 for seat, count in enumerate(view.counts))
    if not any(able) or ends(arrays, able):
        return None
    return following(arrays.me, able)


def ends(arrays: PositionArrays, able: tuple[bool, ...]) -> bool:
    """Return whether the game ends with this turn, the last one of the last round."""
    view = arrays.view
    return view.final == view.rounds + 1 and all(seat in view.moved for seat, can in enumerate(able) if can)


def kept(arrays: PositionArrays, turn: Ints) -> Message:
    """Say which tiles a turn keeps: `scores 20 energy and keeps the 0, the 4 and both 9s for later.`."""
    hand = list(arrays.mine)
    for _, tile in arrays.laid(turn):
        hand.remove(tile)
    points = earned(arrays, turn)
    if not hand:
        return say("reason-gathers-whole", points=points)
    return say("reason-keeps", points=points, threads=listed(list(map(str, hand))))


def to_tens(points: float) -> int:
    """Round points to the nearest ten.

    >>> to_tens(47.0)
    50
    """
    return round(points / TENS) * TENS
