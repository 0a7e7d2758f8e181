"""Judge turns by the win probability that they lost, and find the turn that decided a game."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Literal

from msgspec import Struct

from tilehall.core.game import AnyGame, Outcome, Seat
from tilehall.core.languages import ENGLISH
from tilehall.core.message import Text, in_words, sentences
from tilehall.core.reason import predicate, told
from tilehall.core.review import Thought, WholeTurn, win_probabilities
from tilehall.core.words import say

Mark = Literal["good", "inaccuracy", "mistake", "blunder"]

# The loss of win probability from which a turn gets each mark, highest first. On the calibrated scale, the cost of a
# turn is measured to within 4% in 19 of 20 cases (`python -m bench.calibration noise`). The first mark is
# just above this noise, and the marks are 5% apart. So a perfect turn is called an inaccuracy about once in a hundred
# times and almost never a mistake, and a mark is rarely off by more than one. These are also the thresholds of lichess
# (Advice in lila's modules/tree): 0.1, 0.2 and 0.3 on its scale of winning chances, which is twice as wide as ours.
THRESHOLDS: tuple[tuple[float, Mark], ...] = ((0.15, "blunder"), (0.10, "mistake"), (0.05, "inaccuracy"))
TURNED = 0.10  # the smallest change of win probability that can decide a game: that of a mistake
# Words for something that belongs to the player whose turn it is.
OWNED = re.compile(r"\b([Tt]he (rack|hand)|one's)\b")


class Judgement(Struct, frozen=True, kw_only=True):
    """How good a turn was."""

    mark: Mark
    cost: float  # the win probability that the turn lost: `before` less `after`
    part: int  # the index of the part of the turn that cost the most
    before: float  # the win probability with the best turn and the same luck, rounded to whole percent
    after: float  # the win probability after the turn that was played, rounded to whole percent


class TurningPoint(Struct, frozen=True):
    """The turn that decided a game."""

    turn: int
    sentence: str


def marked(cost: float) -> Mark:
    """Return the mark of a turn that lost this much win probability.

    >>> [marked(cost) for cost in (0.0, 0.05, 0.12, 0.4)]
    ['good', 'inaccuracy', 'mistake', 'blunder']
    """
    return next((mark for least, mark in THRESHOLDS if cost >= least), "good")


def judge(thoughts: Sequence[Thought]) -> Judgement:
    """Judge a turn by what a bot thought about its parts.

    Mark, cost and win probabilities come from the same two numbers in whole percent, so that the page can show them
    side by side. `before` does not count the luck of cards that are drawn between the parts of a turn.

    >>> judged = judge([Thought(steps=("end",), why="", same=False, best=0.704, played=0.4)])
    >>> judged.mark, judged.before, judged.after, judged.cost
    ('blunder', 0.7, 0.4, 0.3)
    """
    costs = [each.cost for each in thoughts]
    after = round(thoughts[-1].played, 2)
    before = min(1.0, round(thoughts[-1].played + sum(costs), 2))
    cost = round(before - after, 2)
    return Judgement(mark=marked(cost), cost=cost, part=costs.index(max(costs)), before=before, after=after)


def turning_point(
    game: AnyGame,
    turns: Sequence[WholeTurn],
    thoughts: Mapping[int, Sequence[Thought]],
    outcome: Outcome,
    names: Sequence[str],
    me: Seat | None = None,
    language: str = ENGLISH,
) -> TurningPoint | None:
    """Return the turn that contributed most to the win, with a sentence that calls the seat `me` "you".

    Returns None if a turn has not been analysed yet, if nobody won, or if no single turn mattered much.
    """
    if not outcome.winners or any(turn.number not in thoughts for turn in turns):
        return None
    best, most, before = None, TURNED, dict.fromkeys(range(len(names)), 1 / len(names))
    for turn in turns:
        judged, was = judge(thoughts[turn.number]), before[turn.seat]
        gain = round(judged.after - was, 2)
        if turn.seat in outcome.winners:
            towards = gain
        elif judged.cost >= TURNED:
            towards, was = judged.cost, judged.before
        else:
            towards = -gain if len(names) == 2 else 0.0
        if towards >= most:
            best, most = (turn, was, judged), towards
        for seat, known in enumerate(win_probabilities(turn.seat, judged.after, len(names))):
            before[seat] = before[seat] if known is None else known
    if best is None:
        return None
    turn, was, judged = best
    said = say(
        "turning-point",
        turn=turn.number,
        who=names[turn.seat],
        yours="true" if turn.seat == me else "false",
        before=round(100 * was),
        after=round(100 * judged.after),
    )
    part = thoughts[turn.number][judged.part]
    if why := predicate(game, part.why, names, turn.seat, me):
        if turn.seat not in outcome.winners:
            said = sentences([said, say("turning-point.better", reason=why)]) if judged.cost >= TURNED else said
        elif part.same:
            said = sentences([said, say("turning-point.because", reason=why)])
    return TurningPoint(turn.number, in_words(said, language))


def advice(game: AnyGame, why: Text, names: Sequence[str], me: Seat, *, found: bool = False) -> Text:
    """Return a bot's reason as advice to the player. `found`: the draft is already this turn but for its end.

    >>> from tilehall.core.registry import find
    >>> str(advice(find("4ascend"), "Blocks White's chain of four.", ("Ann", "Ben"), 0))
    "Best move: blocks Ben's chain of four."
    >>> print(advice(find("rummikub"), "Draw a tile, because nothing on the rack fits yet.", ("Ann", "Ben"), 0))
    Best move: draw a tile, because nothing on your rack fits yet.
    >>> str(advice(find("summon5"), "Scores 30 points, the most possible.", ("Ann", "Ben"), 0, found=True))
    'You have found the best move: it scores 30 points, the most possible.'
    """
    if found:
        it = predicate(game, why, names, me, me)
        return say("best-move.found", reason=_to_the_player(it)) if it else say("best-move.found-alone")
    said = told(game, why, names, me, me)
    if isinstance(said, str) and said and not said.startswith(tuple(names)):
        said = said[0].lower() + said[1:]
    return say("best-move", reason=_to_the_player(said)) if said else ""


def _to_the_player(said: Text) -> Text:
    """Return a finished sentence with "your" in place of "the" before what belongs to the player."""
    return OWNED.sub(_yours, said) if isinstance(said, str) else said


def _yours(found: re.Match[str]) -> str:
    own = f"your {found[2]}" if found[2] else "your"
    return own.capitalize() if found[0][0].isupper() else own
