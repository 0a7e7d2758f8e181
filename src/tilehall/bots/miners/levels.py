"""The bots of Miners that need no compiled kernel: greedy digging and one-ply evaluation."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.bots.miners.determinization import determinize, uninformed
from tilehall.bots.miners.node import Node
from tilehall.bots.miners.one_ply import best_on_average, greedy, noticed
from tilehall.bots.miners.public_state import canonical, public_part, step_of
from tilehall.bots.miners.reason import reason
from tilehall.core.game import Step
from tilehall.games.miners.view import View, state_of

OVERLOOKS: Final = 0.25  # the probability that the greedy bot overlooks a move
OVERLOOKS_PER_SEAT: Final = 0.15  # added for each player beyond two, because a fuller mine is harder to read
DETERMINIZATIONS: Final = 2  # of the one-ply bot, which often assumes the wrong cards in other hands


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
