"""Find puzzles of Miners: the only cell that keeps the opponents out, reaches a destination or earns the most.

The finder tries every card of the hand on every cell.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final

from tilehall.bots.bot import FoundPuzzle
from tilehall.bots.miners.public_state import faces_in
from tilehall.core.game import Cell
from tilehall.core.lesson import Check
from tilehall.core.notation import text
from tilehall.core.registry import find
from tilehall.games.miners.card import FACES, FITS, KIND
from tilehall.games.miners.mine import DESTINATIONS_AT, dug
from tilehall.games.miners.state import State
from tilehall.games.miners.steps import Lay
from tilehall.games.miners.view import View, state_of
from tilehall.games.miners.words import say

MIN_WRONG_CHOICES: Final = 2
MIN_LEAD_GOLD: Final = 2  # between the best cell and the next

OUT: Final = say("theme-keep-out")
WAY_IN: Final = say("theme-way-in")
GOLD: Final = say("theme-gold")


class _Choice:
    """A card on a cell, and the state after it."""

    def __init__(self, state: State, step: Lay) -> None:
        game = find("miners")
        self.step = step
        self.after: State = game.apply(state, step)
        self.gold = self.after.gold[state.seat] - state.gold[state.seat]

    def may_reach(self, faces: int) -> bool:
        """Return whether one of these faces reaches a destination at once as the next card.

        Every cell counts: a card can also light a path that already leads to a destination.
        """
        mine, barred = self.after.mine, dict(self.after.barred)
        unreached = {at for at, reached in zip(DESTINATIONS_AT, self.after.reached, strict=True) if not reached}
        for at in mine.frontier:
            fitting = FITS[mine.asks[at]] & faces & ~barred.get(at, 0)
            for face in range(len(FACES)):
                if fitting >> face & 1 and not unreached.isdisjoint(dug(mine, at, face)[1]):
                    return True
        return False


def find_puzzle(view: View) -> FoundPuzzle | None:
    """Find the only cell that is clearly the best."""
    state = state_of(view, Random(0))
    choices = [_Choice(state, step) for step in find("miners").legal(state) if isinstance(step, Lay)]
    unseen = {KIND[name] for name in view.unseen}
    if not choices:
        return None
    return _keep_out(state, choices, unseen) or _way_in(choices) or _gold(choices)


def _cells(choices: Iterable[_Choice]) -> set[Cell]:
    return {choice.step.cell for choice in choices}


def _only(choices: list[_Choice], good: list[_Choice]) -> str | None:
    """Return the pattern of the good cards on the only good cell, or None if there are several."""
    if len(_cells(good)) != 1 or len(choices) - len(good) < MIN_WRONG_CHOICES:
        return None
    there = [choice for choice in choices if choice.step.cell == good[0].step.cell]
    row, column = good[0].step.cell
    if len(good) == len(there) and len(choices) > len(there):
        return f"lay * {row},{column}"
    return "|".join(text(choice.step) for choice in good)


def _way_in(choices: list[_Choice]) -> FoundPuzzle | None:
    """Find the only cell that reaches a destination."""
    good = [choice for choice in choices if choice.gold]
    pattern = _only(choices, good)
    if pattern is None:
        return None
    return FoundPuzzle(
        theme=WAY_IN,
        task=say("puzzle-way-in"),
        goal=Check(step=pattern),
        solution=(text(good[0].step),),
        praise=say("puzzle-way-in.praise"),
        otherwise=say("puzzle-way-in.otherwise"),
    )


def _gold(choices: list[_Choice]) -> FoundPuzzle | None:
    """Find a cell that earns clearly more gold than all others."""
    best = max(choice.gold for choice in choices)
    good = [choice for choice in choices if choice.gold == best]
    rest = [choice.gold for choice in choices if choice.step.cell != good[0].step.cell]
    if not best or len(_cells(good)) != 1 or not rest or best - max(rest) < MIN_LEAD_GOLD:
        return None
    return FoundPuzzle(
        theme=GOLD,
        task=say("puzzle-gold", gold=best),
        goal=Check(gains=best),
        solution=(text(good[0].step),),
        praise=say("puzzle-gold.praise", gold=best, second=max(rest)),
        otherwise=say("puzzle-gold.otherwise", gold=best),
    )


def _keep_out(state: State, choices: list[_Choice], unseen: set[int]) -> FoundPuzzle | None:
    """Find the only cell after which no card that an opponent may hold reaches a destination at once."""
    faces = faces_in(unseen)
    if any(choice.gold for choice in choices) or state.options.goal == "first":
        return None
    good = [choice for choice in choices if not choice.may_reach(faces)]
    pattern = _only(choices, good)
    if pattern is None:
        return None
    return FoundPuzzle(
        theme=OUT,
        task=say("puzzle-keep-out"),
        goal=Check(step=pattern),
        solution=(text(good[0].step),),
        praise=say("puzzle-keep-out.praise"),
        otherwise=say("puzzle-keep-out.otherwise"),
    )
