"""Perft: the number of sequences of legal steps to a depth. A changed rule shows as a changed number."""

from __future__ import annotations

from typing import Any

from tilehall.core.game import CHANCE, AnyGame


def perft(game: AnyGame, state: Any, depth: int) -> int:
    """Count the sequences of `depth` legal steps. Chance always takes its first step, which does not count as depth.

    >>> from tilehall.core.play import begin
    >>> from tilehall.core.registry import find
    >>> game = find("4ascend")
    >>> state = begin(game, game.options(plants_start=0))
    >>> [perft(game, state, depth) for depth in range(3)]
    [1, 81, 6480]
    """
    while game.actor(state) == CHANCE:
        step, _ = next(iter(game.odds(state)))
        state = game.apply(state, step)
    if depth == 0:
        return 1
    steps = game.legal(state)
    if depth == 1:
        return sum(1 for _ in steps)
    return sum(perft(game, game.apply(state, step), depth - 1) for step in steps)
