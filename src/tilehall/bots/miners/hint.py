"""Give advice by compiled rollouts after each move, in the same worlds and with the same random numbers.

A tree would look further ahead, but all worlds would share it and its first worlds would bias it, so that the advice
would depend on the seed. Rollouts in many worlds are independent of each other.
"""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tilehall.bots.contest import Contest, advising
from tilehall.bots.halving import Matrix, Stage
from tilehall.bots.miners.arrays import payoffs_in, worlds_of
from tilehall.bots.miners.determinization import determinize, infer
from tilehall.bots.miners.levels import held, root_of
from tilehall.bots.miners.one_ply import progress
from tilehall.bots.miners.public_state import canonical, step_of
from tilehall.bots.miners.reason import reason
from tilehall.bots.miners.rollout_bot import BLUNDERS
from tilehall.core.game import CHANCE, Step
from tilehall.core.play import begin, pick
from tilehall.core.registry import find
from tilehall.games.miners.state import Options
from tilehall.games.miners.view import View

STAGES: Final = (Stage(99, 96), Stage(24, 416), Stage(12, 768), Stage(8, 1792))


def contest(view: View, shown: Sequence[Step], rng: Random) -> Contest:
    """Return a contest of all moves, in descending order of progress."""
    cards = held(view)
    hand = canonical(cards)
    root = root_of(view, rng)
    beliefs = infer(view, shown)
    blunders = [0.0 if other == view.me else BLUNDERS for other in range(len(view.hands))]
    nodes = [root.child(move) for move in root.moves(hand)]
    nodes.sort(key=lambda node: (-progress(node, view.seat), node.move))

    def sample(left: Sequence[int], worlds: int) -> Matrix:
        drawn = worlds_of([determinize(view, beliefs, rng) for _ in range(worlds)], rng)
        return payoffs_in([nodes[number] for number in left], view.seat, drawn, blunders)

    return Contest(
        turns=[(step_of(node.move, cards),) for node in nodes],
        why=lambda at: reason(root, nodes[at], hand),
        sample=sample if len(nodes) > 1 else None,
    )


def warm() -> None:
    """Compile the kernel, or load it from the cache, by playing the first turn of a game."""
    game, rng = find("miners"), Random(0)
    state = begin(game, Options(), 2)
    while game.actor(state) == CHANCE:
        state = game.apply(state, pick(game, state, rng))
    sample = contest(game.view(state, state.seat), (), rng).sample
    assert sample is not None, "the first player has a choice"
    sample((0,), 1)


advise = advising(contest, STAGES)
