"""Monte Carlo tree search with move priors and selection by PUCT, in preallocated arrays.

Selection follows PUCT (Rosin 2011, in the form of Silver et al. 2017) with a reduced value for untried children (first
play urgency, Gelly and Wang 2006). Plants are not part of the tree: each iteration draws them again on its way down, so
a sequence of stones is evaluated over all ways in which plants may grow (an open-loop search).
"""

from __future__ import annotations

import numpy as np
from numba import njit

from tilehall.bots.fourascend.kernel.bitboard import Word, has
from tilehall.bots.fourascend.kernel.evaluation import EvaluationWeights, Floats, evaluate, move_priors
from tilehall.bots.fourascend.kernel.position import OVER, SEAT, Boards, Scalars, place, roll
from tilehall.bots.fourascend.kernel.rng import RngState
from tilehall.bots.fourascend.kernel.rollout import rollout

Int32s = np.ndarray[tuple[int], np.dtype[np.int32]]
Int8s = np.ndarray[tuple[int], np.dtype[np.int8]]
Tree = tuple[Int32s, Int32s, Int32s, Floats, Floats, Int8s]

MAX_DEPTH = 128  # stones from the root to a leaf: far more than any search reaches
CELLS = 81


def allocate(iterations: int, max_children: int) -> Tree:
    """Allocate arrays for a number of iterations, each of which expands one node.

    The arrays are visits, first child, number of children, total, prior and spot, indexed by node. The root is 0.
    """
    room = 1 + CELLS + iterations * max_children
    return (
        np.zeros(room, dtype=np.int32),
        np.zeros(room, dtype=np.int32),
        np.zeros(room, dtype=np.int32),
        np.zeros(room, dtype=np.float64),
        np.zeros(room, dtype=np.float64),
        np.zeros(room, dtype=np.int8),
    )


@njit(cache=True)
def search(
    bits: Boards,
    scalars: Scalars,
    options: Scalars,
    seen: Boards,
    rng: RngState,
    weights: EvaluationWeights,
    tree: Tree,
    used: int,
    iterations: int,
) -> int:
    """Do more iterations. The children of the root are the free cells among `seen`.

    `used` is the number of nodes before; return the number after.
    """
    visits, _, children, total, _, spots = tree
    priors = np.empty(90, dtype=np.float64)
    own, numbers = bits.copy(), scalars.copy()
    path = np.empty(MAX_DEPTH, dtype=np.int64)
    movers = np.empty(MAX_DEPTH, dtype=np.int64)
    used = max(used, 1)
    for _ in range(iterations):
        own[:] = bits
        numbers[:] = scalars
        node, depth = 0, 1
        path[0] = 0
        movers[0] = 1 - scalars[SEAT]
        while not numbers[OVER]:
            if not children[node]:
                if (node and not visits[node]) or depth == MAX_DEPTH:
                    break
                low, high = move_priors(own, numbers, weights, priors)
                if node == 0:
                    used = expand(priors, low & seen[0], high & seen[1], CELLS, weights, tree, node, used)
                else:
                    used = expand(priors, low, high, weights.max_children, weights, tree, node, used)
            node = select(tree, weights, node)
            path[depth] = node
            movers[depth] = numbers[SEAT]
            depth += 1
            place(own, numbers, options, int(spots[node]))
            roll(own, numbers, options, rng)
        rollout(own, numbers, options, rng, weights.rollout_stones)
        value = evaluate(own, numbers, options, weights)
        for step in range(depth):
            at = path[step]
            visits[at] += 1
            total[at] += value if movers[step] == 0 else 1.0 - value
    return used


@njit(cache=True)
def expand(
    priors: Floats, low: Word, high: Word, most: int, weights: EvaluationWeights, tree: Tree, node: int, used: int
) -> int:
    """Give a node at most `most` children, highest prior first. Return the new number of nodes."""
    _, first, children, _, prior, spots = tree
    size = 0
    for spot in range(89):
        if not has(low, high, spot) or (size == most and priors[spot] <= prior[used + size - 1]):
            continue
        at = used + min(size, most - 1)
        while at > used and prior[at - 1] < priors[spot]:
            prior[at], spots[at] = prior[at - 1], spots[at - 1]
            at -= 1
        prior[at], spots[at] = priors[spot], spot
        size = min(size + 1, most)
    sum_ = 0.0
    for child in range(used, used + size):
        prior[child] = prior[child] ** weights.prior_exponent
        sum_ += prior[child]
    for child in range(used, used + size):
        prior[child] /= sum_
    first[node], children[node] = used, size
    return used + size


@njit(cache=True)
def select(tree: Tree, weights: EvaluationWeights, node: int) -> int:
    """Return the child with the highest PUCT bound: its mean value, plus its prior while it has few visits."""
    visits, first, children, total, prior, _ = tree
    mean = 1.0 - total[node] / visits[node] if visits[node] else 0.5
    bonus = weights.exploration * np.sqrt(np.float64(visits[node] + 1))
    best, most = -1, -1e9
    for child in range(first[node], first[node] + children[node]):
        tried = visits[child]
        value = total[child] / tried if tried else mean - weights.first_play_reduction
        value += bonus * prior[child] / (1 + tried)
        if value > most:
            best, most = child, value
    return best
