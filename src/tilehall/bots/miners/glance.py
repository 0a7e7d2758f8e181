"""Playing at a glance: each move judged by the table that it leads to, without looking further."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from typing import Final

from tilehall.bots.bot import Clock
from tilehall.bots.miners.table import Move, faces_in
from tilehall.bots.miners.tree import Node, without
from tilehall.bots.miners.worlds import World
from tilehall.bots.miners.worth import worths
from tilehall.core.game import Seat

MAZE: Final = 12  # cards: a way that needs as many is none to a newcomer


def progress(node: Node, seat: Seat) -> float:
    """Gold, and how near the destinations are, no matter who will reach them: how a newcomer looks at a mine."""
    table = node.table
    seen = 3.0 * (table.gold[seat] - sum(table.gold) / len(table.gold))
    if node.over is not None:
        return seen
    for way in node.ways.ways:
        if 0 < way.needs < MAZE:
            seen += 2.0 / way.needs + 0.1 * way.owners[seat]
    return seen


def noticed(moves: list[Move], rng: Random, overlooks: float) -> list[Move]:
    """The moves that somebody notices who overlooks so many of them; all, before it would be none."""
    return [move for move in moves if rng.random() >= overlooks] or moves


def nearest(root: Node, moves: Sequence[Move], rng: Random) -> Node:
    """The move after which the mine looks best to a newcomer."""
    seat = root.table.seat
    return max((root.child(move) for move in moves), key=lambda node: (progress(node, seat), rng.random()))


def weighed(root: Node, hand: Sequence[int], moves: Sequence[Move], worlds: Sequence[World], clock: Clock) -> Node:
    """The move that is worth most over a few worlds, if whoever can reach a destination afterwards does."""
    seat = root.table.seat
    nodes: list[Node] = []
    for move in moves:
        node = root.child(move)
        kept = list(hand)
        without(kept, move)
        for world in worlds:
            faces = [faces_in(kept if other == seat else cards) for other, cards in enumerate(world.hands)]
            node.total += (node.over or worths(node.table, node.ways, faces))[seat]
            node.visits += 1
        nodes.append(node)
        if clock.up:
            break
    return max(nodes, key=lambda node: node.mean)
