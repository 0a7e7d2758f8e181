"""Convert public states and determinizations to the integer arrays of the kernel (see `kernel/layout.py`)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from tilehall.bots.miners.determinization import Determinization
from tilehall.bots.miners.evaluation import SHAPING, shaped_payoffs
from tilehall.bots.miners.kernel.layout import AREA, NOBODY, SEATS, Floats, Ints
from tilehall.bots.miners.kernel.rollout import rollouts
from tilehall.bots.miners.node import Node
from tilehall.bots.miners.public_state import CELL, KIND_OF, PASSING, Move
from tilehall.games.miners.rules import HAND
from tilehall.games.miners.state import State

ROOM = HAND + 1  # length of the array of a hand, with one spare card
LUCK = 1024  # random numbers per rollout: about as many as a long game uses


class StateArrays(NamedTuple):
    """A public state."""

    mine: Ints
    frontier: Ints
    cells: int  # number of cells on the frontier
    numbers: Ints


def encode(state: State) -> StateArrays:
    """Return the arrays of a public state."""
    rows = b"".join((state.mine.cards, state.mine.lit, state.mine.asks, state.laid_by))
    mine = np.frombuffer(rows, np.uint8).astype(np.int64).reshape(-1, AREA)
    frontier = np.zeros(AREA, np.int64)
    frontier[: len(state.mine.frontier)] = state.mine.frontier
    numbers = np.zeros(SEATS + 2 * len(state.gold), np.int64)
    numbers[:] = (
        state.seat,
        sum(1 for each in state.idle if state.playing[each]),
        state.options.goal == "first",
        state.options.keep_open,
        *(NOBODY if each is None else each.seat for each in state.reached),
        *state.gold,
        *state.playing,
    )
    return StateArrays(mine, frontier, len(state.mine.frontier), numbers)


class Worlds(NamedTuple):
    """Several determinizations, each with its own random numbers."""

    hands: Ints  # by world, seat and card
    sizes: Ints  # number of cards in the hand of each seat
    decks: Ints  # by world; cards are drawn from the end
    luck: Floats  # by world


def worlds_of(determinizations: Sequence[Determinization], rng: Random) -> Worlds:
    """Return the arrays of determinizations of one view. There must be at least one."""
    sizes = np.array([len(hand) for hand in determinizations[0].hands], np.int64)
    hands = np.zeros((len(determinizations), len(sizes), ROOM), np.int64)
    for seat, size in enumerate(sizes):
        hands[:, seat, :size] = [world.hands[seat] for world in determinizations]
    decks = np.array([world.deck for world in determinizations], np.int64)
    luck = np.random.default_rng(rng.getrandbits(64)).random((len(determinizations), LUCK))
    return Worlds(hands, sizes, decks, luck)


def payoffs_after(
    state: State, move: Move, seat: int, worlds: Worlds, blunders: Sequence[float], shaping: float = SHAPING
) -> Floats:
    """Return the payoff, by one rollout per world, of the seat whose move led to this state."""
    hands, sizes, decks, luck = worlds
    found: Floats = rollouts(
        *encode(state), hands, sizes, decks, np.array(blunders), luck, seat, spent_by(move), shaping
    )
    return found


def spent_by(move: Move) -> int:
    """Return the kind of the card that a move lays or discards, or NOBODY for a pass."""
    if move == PASSING:
        return NOBODY
    return KIND_OF[move % CELL] if move >= 0 else -1 - move


def mean_payoff(
    root: Node,
    node: Node,
    draw: Callable[[], Determinization],
    rng: Random,
    *,
    rollouts: int,
    blunders: Sequence[float],
) -> float:
    """Return the mean payoff, over rollouts from a node, of the seat that moved there from the root."""
    seat = root.state.seat
    if node.payoffs is not None:
        return node.payoffs[seat]
    worlds = worlds_of([draw() for _ in range(rollouts)], rng)
    return float(payoffs_after(node.state, node.move, seat, worlds, blunders, shaping=0.0).mean())


def payoffs_in(nodes: Sequence[Node], seat: int, worlds: Worlds, blunders: Sequence[float]) -> Floats:
    """Return the shaped payoffs of the seat that moved to these nodes, by node and world, one rollout each."""
    rows = []
    for node in nodes:
        if node.payoffs is None:
            rows.append(payoffs_after(node.state, node.move, seat, worlds, blunders))
        else:
            rows.append(np.full(len(worlds.luck), shaped_payoffs(node.state)[seat]))
    return np.array(rows)
