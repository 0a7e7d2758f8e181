"""Give advice by sampling: a game lists turns and values them in a world, and this module finds the best."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from tilehall.bots.bot import Advice, Adviser
from tilehall.bots.halving import Sample, Stage, choose
from tilehall.core.game import Step, View
from tilehall.core.message import Text


class Contest(Struct, frozen=True, kw_only=True):
    """The turns to compare, in a canonical order that depends only on the position."""

    turns: Sequence[tuple[Step, ...]]  # may contain duplicates if two plans begin with the same steps
    why: Callable[[int], Text]  # the reason for a turn
    sample: Sample | None = None  # None if there is only one candidate
    shortlist: Sequence[int] | None = None  # the turns to examine more closely, in order; None: all turns


Contesting = Callable[[Any, Sequence[Step], Random], Contest]


def advising(contesting: Contesting, stages: Sequence[Stage]) -> Adviser[Any]:
    """Return an adviser that compares the turns of a contest in these stages."""

    def advise(view: View, shown: Sequence[Step], rng: Random) -> Advice:
        contest = contesting(view, shown, rng)
        sample = contest.sample
        if sample is None:
            return Advice(contest.turns[0], contest.why(0))
        listed = list(contest.shortlist) if contest.shortlist is not None else list(range(len(contest.turns)))
        best, equal = choose(len(listed), lambda left, worlds: sample([listed[at] for at in left], worlds), stages)
        turn = contest.turns[listed[best]]
        others = dict.fromkeys(contest.turns[listed[at]] for at in equal)
        others.pop(turn, None)
        return Advice(turn, contest.why(listed[best]), tuple(others))

    return advise
