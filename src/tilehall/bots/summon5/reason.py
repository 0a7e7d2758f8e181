"""Explain a turn in a sentence."""

from __future__ import annotations

from tilehall.bots.summon5.arrays import PositionArrays
from tilehall.bots.summon5.kernel.layout import POINTS, Floats, Ints
from tilehall.core.seats import following
from tilehall.games.summon5.board import lay
from tilehall.games.summon5.scoring import formed
from tilehall.games.summon5.steps import listed

NO_TURN = "Say “stuck”, because no tile in the hand makes a sequence score."
BEGUN = "Finishes the turn that was begun."
TENS = 10  # expected replies come from a few hands, so they are rounded to ten points


def plain(arrays: PositionArrays, turn: Ints) -> str:
    """Say what a turn earns: `Scores 30 points with two tiles.`."""
    return f"{earned(arrays, turn)} with {tiles(len(arrays.laid(turn)))}."


def aimed(arrays: PositionArrays, turn: Ints, scores: Floats, greedy: Ints, otherwise: Floats) -> str:
    """Explain a turn by the expected scores after the replies, compared with those after the `greedy` turn."""
    view = arrays.view
    points = earned(arrays, turn)
    target = view.options.target_score
    if 0 < target <= view.scores[arrays.me] + int(turn[POINTS]):
        return f"{points} and reaches the target."
    gap = int(greedy[POINTS] - turn[POINTS])
    if perfect(arrays, turn) and not gap:
        return f"{points} and empties the hand."
    rival = next_seat(arrays)
    most = points if gap else f"{points}, the most possible"
    if rival is None:
        return f"{most}."
    reply, other = (to_tens(float(each[rival]) - view.scores[rival]) for each in (scores, otherwise))
    if reply <= 0:
        return f"{points} and leaves the next player almost nothing."
    if reply < other:
        if gap:
            return f"{points}, {gap} fewer than possible, but leaves the next player about {reply} instead of {other}."
        return f"{most}, and leaves the next player only about {reply}."
    return f"{points} and {kept(arrays, turn)}." if gap else f"{most}."


def earned(arrays: PositionArrays, turn: Ints) -> str:
    """Say how many points a turn scores: `Scores 30 points`."""
    laid = arrays.laid(turn)
    runs = formed(lay(arrays.board, laid), laid, arrays.view.options, arrays.view.rounds)
    bonus = arrays.view.options.perfect_bonus if perfect(arrays, turn) else 0
    return f"Scores {sum(run.points for run in runs) + bonus} points"


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


def kept(arrays: PositionArrays, turn: Ints) -> str:
    """Say which tiles a turn keeps: `keeps the 0, the 4 and both 9s for later`."""
    hand = list(arrays.mine)
    for _, tile in arrays.laid(turn):
        hand.remove(tile)
    return f"keeps {listed(list(map(str, hand)))} for later" if hand else "draws a whole new hand"


def tiles(count: int) -> str:
    """Return a number of tiles in words.

    >>> tiles(1), tiles(3)
    ('one tile', 'three tiles')
    """
    return "one tile" if count == 1 else f"{('two', 'three', 'four', 'five')[count - 2]} tiles"


def to_tens(points: float) -> int:
    """Round points to the nearest ten.

    >>> to_tens(47.0)
    50
    """
    return round(points / TENS) * TENS
