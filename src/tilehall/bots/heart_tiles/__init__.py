"""Bots for Heart Tiles, which compare whole turns. `master` also looks ahead in determinizations."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from tilehall.bots.bot import Bot, BotTurn, Clock, Levels
from tilehall.bots.heart_tiles.compare import compare
from tilehall.bots.heart_tiles.heuristic import EASY, FIRST, MEDIUM, STRONG, Heuristic, by_network, choose
from tilehall.bots.heart_tiles.hint import advise
from tilehall.bots.heart_tiles.plan_steps import draw_of, step_of
from tilehall.bots.heart_tiles.position import Position, position_of
from tilehall.bots.heart_tiles.puzzle import find_puzzle
from tilehall.bots.heart_tiles.reason import DRAWING, reason
from tilehall.bots.heart_tiles.search import Budget, Evaluated, before_draws, search
from tilehall.bots.heart_tiles.value_network import network
from tilehall.core.game import Step
from tilehall.games.heart_tiles.view import View

# About 500 rollouts of two turns for the first decision of a turn: a fifth of a second.
# Four turns instead of two did not win more of 120 games against medium.
MASTER: Final = Budget(stages=((20, 8), (10, 16), (5, 24), (2, 40)), turns=2)

Policy = Callable[[Position, Random, Clock], Evaluated]


def heuristic_policy(heuristic: Heuristic) -> Policy:
    """Return a policy that considers only this turn."""
    return lambda position, rng, clock: choose(position, rng, heuristic)


def network_policy(overlooks: float) -> Policy:
    """Return a policy that plays this turn by the value network and overlooks some plans."""
    return lambda position, rng, clock: by_network(position, rng, overlooks)


def search_policy(budget: Budget) -> Policy:
    """Return a policy that looks ahead."""
    return lambda position, rng, clock: search(position, rng, clock, budget)[0]


def bot_of(policy: Policy) -> Bot[View]:
    """Return a bot that draws and then plays the plan of its policy step by step."""

    def bot(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        position = position_of(view)
        if draw := draw_of(view):
            return BotTurn((draw,), DRAWING, before_draws(position, rng, clock))
        best = policy(position, rng, clock)
        return BotTurn((step_of(view, best.plan),), reason(position, best.plan), best.win_probability)

    return bot


def _warm() -> None:
    network()


LEVELS = Levels(
    first=bot_of(heuristic_policy(FIRST)),
    easy=bot_of(heuristic_policy(EASY)),
    medium=bot_of(heuristic_policy(MEDIUM)),
    strong=bot_of(heuristic_policy(STRONG)),
    hard=bot_of(network_policy(overlooks=0.1)),
    master=bot_of(search_policy(MASTER)),
    compare=compare,
    advise=advise,
    puzzle=find_puzzle,
    puzzle_levels=("first", "easy", "medium", "strong", "hard"),  # `master` would cost more time
    warm=_warm,
)
