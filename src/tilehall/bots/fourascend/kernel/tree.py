"""The search: a tree of stones, grown a round at a time in arrays laid out beforehand.

Plants are no part of the tree: each round rolls them anew on its way down, so that a line of stones is judged over all
the ways in which plants may grow.
"""

from __future__ import annotations

import numpy as np
from numba import njit

from tilehall.bots.fourascend.kernel.dice import Dice
from tilehall.bots.fourascend.kernel.halves import Bits, has
from tilehall.bots.fourascend.kernel.playout import play_on
from tilehall.bots.fourascend.kernel.position import OVER, SEAT, Boards, Facts, place, roll
from tilehall.bots.fourascend.kernel.sight import Numbers, Taste, charms, glance

Counts = np.ndarray[tuple[int], np.dtype[np.int32]]
Marks = np.ndarray[tuple[int], np.dtype[np.int8]]
Trunk = tuple[Counts, Counts, Counts, Numbers, Numbers, Marks]

DEEP = 128  # stones from the root to a leaf at most: an attack after another, and far more than any search reaches
CELLS = 81


def trunk(rounds: int, width: int) -> Trunk:
    """Room for a tree of so many rounds: visits, first child, children, total, prior, spot. A round branches once."""
    room = 1 + CELLS + rounds * width
    return (
        np.zeros(room, dtype=np.int32),
        np.zeros(room, dtype=np.int32),
        np.zeros(room, dtype=np.int32),
        np.zeros(room, dtype=np.float64),
        np.zeros(room, dtype=np.float64),
        np.zeros(room, dtype=np.int8),
    )


@njit(cache=True)
def grow(
    bits: Boards,
    facts: Facts,
    agreed: Facts,
    seen: Boards,
    dice: Dice,
    taste: Taste,
    tree: Trunk,
    used: int,
    rounds: int,
) -> int:
    """So many rounds more, with those cells at the root that are seen; how much of the tree's room is used then."""
    visits, _, children, total, _, spots = tree
    charm = np.empty(90, dtype=np.float64)
    own, numbers = bits.copy(), facts.copy()
    path = np.empty(DEEP, dtype=np.int64)
    movers = np.empty(DEEP, dtype=np.int64)
    used = max(used, 1)
    for _ in range(rounds):
        own[:] = bits
        numbers[:] = facts
        node, depth = 0, 1
        path[0] = 0
        movers[0] = 1 - facts[SEAT]
        while not numbers[OVER]:
            if not children[node]:
                if (node and not visits[node]) or depth == DEEP:
                    break
                low, high = charms(own, numbers, taste, charm)
                if node == 0:
                    used = branch(charm, low & seen[0], high & seen[1], CELLS, taste, tree, node, used)
                else:
                    used = branch(charm, low, high, taste.width, taste, tree, node, used)
            node = choose(tree, taste, node)
            path[depth] = node
            movers[depth] = numbers[SEAT]
            depth += 1
            place(own, numbers, agreed, int(spots[node]))
            roll(own, numbers, agreed, dice)
        play_on(own, numbers, agreed, dice, taste.stones)
        value = glance(own, numbers, agreed, taste)
        for step in range(depth):
            at = path[step]
            visits[at] += 1
            total[at] += value if movers[step] == 0 else 1.0 - value
    return used


@njit(cache=True)
def branch(charm: Numbers, low: Bits, high: Bits, most: int, taste: Taste, tree: Trunk, node: int, used: int) -> int:
    """Give a node its children, the most charming cells first; how much room is used then."""
    _, first, children, _, prior, spots = tree
    size = 0
    for spot in range(89):
        if not has(low, high, spot) or (size == most and charm[spot] <= prior[used + size - 1]):
            continue
        at = used + min(size, most - 1)
        while at > used and prior[at - 1] < charm[spot]:
            prior[at], spots[at] = prior[at - 1], spots[at - 1]
            at -= 1
        prior[at], spots[at] = charm[spot], spot
        size = min(size + 1, most)
    sum_ = 0.0
    for child in range(used, used + size):
        prior[child] = prior[child] ** taste.sharp
        sum_ += prior[child]
    for child in range(used, used + size):
        prior[child] /= sum_
    first[node], children[node] = used, size
    return used + size


@njit(cache=True)
def choose(tree: Trunk, taste: Taste, node: int) -> int:
    """The child that promises most: by how it went, and by its charm as long as it was seldom tried."""
    visits, first, children, total, prior, _ = tree
    mean = 1.0 - total[node] / visits[node] if visits[node] else 0.5
    urge = taste.curiosity * np.sqrt(np.float64(visits[node] + 1))
    best, most = -1, -1e9
    for child in range(first[node], first[node] + children[node]):
        tried = visits[child]
        value = total[child] / tried if tried else mean - taste.unknown
        value += urge * prior[child] / (1 + tried)
        if value > most:
            best, most = child, value
    return best
