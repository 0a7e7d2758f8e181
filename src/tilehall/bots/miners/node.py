"""Nodes: public states with the moves that led to them."""

from __future__ import annotations

from collections.abc import Sequence

from tilehall.bots.miners.evaluation import payoffs
from tilehall.bots.miners.public_state import CELL, KIND_OF, PASSING, Move, after_move, faces_in
from tilehall.bots.miners.routes import Routes, shortest_routes
from tilehall.games.miners.card import FITS
from tilehall.games.miners.state import State


class Node:
    """A public state, and the visits and total value of the seat that moved here."""

    __slots__ = ("_routes", "fits", "move", "payoffs", "state", "total", "visits")

    def __init__(self, state: State, move: Move = PASSING) -> None:
        self.state = state
        self.move = move  # the move that led here
        self.visits = 0
        self.total = 0.0
        self.payoffs = payoffs(state) if state.over else None
        asks = state.mine.asks
        barred = dict(state.barred)
        self.fits = [(at * CELL, FITS[asks[at]] & ~barred.get(at, 0)) for at in state.mine.frontier]
        self._routes: Routes | None = None

    @property
    def routes(self) -> Routes:
        """The shortest routes, computed on first use."""
        if self._routes is None:
            state = self.state
            self._routes = shortest_routes(state.mine, state.laid_by, state.reached, len(state.gold), state.barred)
        return self._routes

    @property
    def mean(self) -> float:
        return self.total / self.visits if self.visits else 0.0

    def child(self, move: Move) -> Node:
        """Return the node after a move."""
        return Node(after_move(self.state, move), move)

    def moves(self, hand: Sequence[int]) -> list[Move]:
        """Return the moves of the seat to act with a hand."""
        faces = faces_in(hand)
        found: list[Move] = []
        for cell, fitting in self.fits:
            left = fitting & faces
            while left:
                lowest = left & -left
                found.append(cell + lowest.bit_length() - 1)
                left ^= lowest
        return found or [-1 - kind for kind in sorted(set(hand))] or [PASSING]


def remove_card(hand: list[int], move: Move) -> None:
    """Remove the card of a move from a hand, in place."""
    if move >= 0:
        hand.remove(KIND_OF[move % CELL])
    elif move != PASSING:
        hand.remove(-1 - move)
