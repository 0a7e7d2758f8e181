"""Advice by sampling: a game says which turns there are and what they are worth in a world; the best is found here."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Any

from msgspec import Struct

from tilehall.bots.bot import Advice, Adviser
from tilehall.bots.halving import Sample, Stage, choose
from tilehall.core.game import Step, View


class Contest(Struct, frozen=True, kw_only=True):
    """The turns of a position that are compared, in a canonical order: the position gives it, and no random number."""

    turns: Sequence[tuple[Step, ...]]  # the same twice, where two plans begin alike
    why: Callable[[int], str]  # the reason for a turn
    sample: Sample | None = None  # None where one turn alone comes into question
    shortlist: Sequence[int] | None = None  # the turns worth a closer look, in order; None for all


Contesting = Callable[[Any, Sequence[Step], Random], Contest]


def advising(contesting: Contesting, stages: Sequence[Stage]) -> Adviser[Any]:
    """An adviser that compares the turns of a contest in so many stages."""

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
