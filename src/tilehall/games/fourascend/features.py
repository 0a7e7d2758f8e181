"""A view of 4ascend as numbers, for programs that learn."""

from __future__ import annotations

from tilehall.core.features import Features, from_seat, one_hot, squash
from tilehall.core.game import Seat
from tilehall.games.fourascend.board import CELLS, SYMBOLS
from tilehall.games.fourascend.view import View

DUE = ("plants_start", "sprout", "regrow")


def features(view: View, seat: Seat) -> Features:
    """Return planes of the board, own stones first, and the state of the attack and of the plants."""
    own, other = from_seat(SYMBOLS[1:], seat, 2, "")
    plants = set(view.plants)
    vacated = {each.cell: each.power / 2 for each in view.vacated}
    counters = {each.cell: squash(each.power, 8) for each in view.counters}
    return {
        "own_stones": [float(view.board[row][column] == own) for row, column in CELLS],
        "other_stones": [float(view.board[row][column] == other) for row, column in CELLS],
        "plants": [float(cell in plants) for cell in CELLS],
        "vacated": [vacated.get(cell, 0.0) for cell in CELLS],
        "counters": [counters.get(cell, 0.0) for cell in CELLS],
        "health": [squash(points, 20) for points in from_seat(view.hp, seat, 2, 0)],
        "next_stone": [float(view.seat == seat)],
        "power": [squash(view.power, 8)],
        "placed": [squash(view.placed, 40)],
        "wait": [view.wait / 40],
        "due": one_hot(view.due, DUE),
        "grow": [view.grow / 30],
        "renew": [float(view.renew)],
    }
