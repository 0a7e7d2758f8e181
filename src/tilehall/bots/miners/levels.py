"""The bots of Miners: greedy digging, one-ply evaluation, and rollouts."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.bots.halving import Stage
from tilehall.bots.miners.arrays import worlds_of
from tilehall.bots.miners.determinization import determinize, infer, uninformed
from tilehall.bots.miners.node import Node, mean_payoff, payoffs_in
from tilehall.bots.miners.one_ply import best_on_average, greedy, noticed
from tilehall.bots.miners.public_state import canonical, public_part, step_of
from tilehall.bots.miners.reason import reason
from tilehall.core.game import Step
from tilehall.games.miners.view import View, state_of

OVERLOOKS: Final = 0.25  # the probability that the greedy bot overlooks a move
OVERLOOKS_PER_SEAT: Final = 0.15  # added for each player beyond two, because a fuller mine is harder to read
DETERMINIZATIONS: Final = 2  # of the one-ply bot, which often assumes the wrong cards in other hands
ROLLOUTS: Final = 100  # for the win probability: the error is about 5% in an even game
# How often the rollout bot expects opponents to open a way to a destination needlessly.
BLUNDERS: Final = 0.2
EVEN_BLUNDERS: Final = 0.1  # how often every seat does so in the rollouts for the win probability


def held(view: View) -> tuple[str, ...]:
    """Return the cards of the viewing seat."""
    hand = view.hands[view.seat]
    assert not isinstance(hand, int), "a bot plays for the seat that looks and is to act"
    return hand


def root_of(view: View, rng: Random) -> Node:
    """Return the node of the current state."""
    return Node(public_part(state_of(view, rng)))


def greedy_bot(overlooks: float = OVERLOOKS, per_seat: float = OVERLOOKS_PER_SEAT) -> Bot[View]:
    """Return a bot that digs towards the nearest destination and ignores the opponents."""

    def bot(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        cards = held(view)
        hand = canonical(cards)
        root = root_of(view, rng)
        unseen = overlooks + per_seat * (len(view.hands) - 2)
        node = greedy(root, noticed(root.moves(hand), rng, unseen), rng)
        world = determinize(view, uninformed(view), rng)
        win_probability = best_on_average(root, hand, [node.move], [world], clock).mean
        return BotTurn((step_of(node.move, cards),), reason(root, node, hand), win_probability)

    return bot


def one_ply_bot(determinizations: int = DETERMINIZATIONS, careless: float = 0.0) -> Bot[View]:
    """Return a bot that evaluates each move by the opponents' immediate replies, in a few determinizations.

    `careless` is the probability that it ignores the opponents in a turn and digs greedily.
    """

    def bot(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        cards = held(view)
        hand = canonical(cards)
        root = root_of(view, rng)
        worlds = [determinize(view, uninformed(view), rng) for _ in range(determinizations)]
        moves = root.moves(hand)
        if rng.random() < careless:
            moves = [greedy(root, noticed(moves, rng, OVERLOOKS), rng).move]
        node = best_on_average(root, hand, moves, worlds, clock)
        return BotTurn((step_of(node.move, cards),), reason(root, node, hand), node.mean)

    return bot


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
