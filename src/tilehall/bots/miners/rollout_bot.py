"""The bots of Miners that compare moves by compiled rollouts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.bots.halving import Stage
from tilehall.bots.miners.arrays import mean_payoff, payoffs_in, worlds_of
from tilehall.bots.miners.determinization import determinize, infer
from tilehall.bots.miners.levels import held, root_of
from tilehall.bots.miners.public_state import canonical, step_of
from tilehall.bots.miners.reason import reason
from tilehall.core.game import Step
from tilehall.games.miners.view import View

ROLLOUTS: Final = 100  # for the win probability: the error is about 5% in an even game
# How often the rollout bot expects opponents to open a way to a destination needlessly.
BLUNDERS: Final = 0.2
EVEN_BLUNDERS: Final = 0.1  # how often every seat does so in the rollouts for the win probability


def rollout_bot(stages: Sequence[Stage], blunders: float = BLUNDERS) -> Bot[View]:
    """Return a bot that compares all moves by rollouts in the same worlds, then the best moves in more worlds.

    The worlds agree with the opponents' moves so far.
    """

    def bot(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        cards = held(view)
        hand = canonical(cards)
        root = root_of(view, rng)
        beliefs = infer(view, shown)
        by_seat = [0.0 if other == view.me else blunders for other in range(len(view.hands))]
        nodes = [root.child(move) for move in root.moves(hand)]
        for candidates, count in stages:
            nodes = sorted(nodes, key=lambda node: -node.mean)[:candidates]
            if len(nodes) == 1 or (nodes[0].visits and clock.up):
                break
            worlds = worlds_of([determinize(view, beliefs, rng) for _ in range(count)], rng)
            for node, values in zip(nodes, payoffs_in(nodes, view.seat, worlds, by_seat), strict=True):
                node.visits += count
                node.total += float(values.sum())
        node = max(nodes, key=lambda node: node.mean)
        even = [EVEN_BLUNDERS] * len(view.hands)
        win_probability = mean_payoff(
            root, node, lambda: determinize(view, beliefs, rng), rng, rollouts=ROLLOUTS, blunders=even
        )
        return BotTurn((step_of(node.move, cards),), reason(root, node, hand), win_probability)

    return bot
