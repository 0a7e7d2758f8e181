"""One-ply search: evaluate each move by the state that it leads to."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tilehall.bots.bot import Clock
from tilehall.bots.miners.determinization import Determinization
from tilehall.bots.miners.evaluation import win_probabilities
from tilehall.bots.miners.node import Node, remove_card
from tilehall.bots.miners.public_state import Move, faces_in
from tilehall.core.game import Seat

FAR: Final = 12  # a route that needs this many cards does not count in `progress`


def progress(node: Node, seat: Seat) -> float:
    """Return the evaluation of the greedy bot: gold, and the distance to destinations for any player."""
    state = node.state
    value = 3.0 * (state.gold[seat] - sum(state.gold) / len(state.gold))
    if node.payoffs is not None:
        return value
    for route in node.routes.routes:
        if 0 < route.needs < FAR:
            value += 2.0 / route.needs + 0.1 * route.owners[seat]
    return value


def noticed(moves: list[Move], rng: Random, overlooks: float) -> list[Move]:
    """Return the moves that the bot notices. Each is overlooked with this probability, but never all of them."""
    return [move for move in moves if rng.random() >= overlooks] or moves


def greedy(root: Node, moves: Sequence[Move], rng: Random) -> Node:
    """Return the node of the move with the most progress. Ties are broken at random."""
    seat = root.state.seat
    return max((root.child(move) for move in moves), key=lambda node: (progress(node, seat), rng.random()))


def best_on_average(
    root: Node, hand: Sequence[int], moves: Sequence[Move], worlds: Sequence[Determinization], clock: Clock
) -> Node:
    """Return the node of the move with the highest mean win probability over these determinizations."""
    seat = root.state.seat
    nodes: list[Node] = []
    for move in moves:
        node = root.child(move)
        kept = list(hand)
        remove_card(kept, move)
        for world in worlds:
            faces = [faces_in(kept if other == seat else cards) for other, cards in enumerate(world.hands)]
            node.total += (node.payoffs or win_probabilities(node.state, node.routes, faces))[seat]
            node.visits += 1
        nodes.append(node)
        if clock.up:
            break
    return max(nodes, key=lambda node: node.mean)
