"""A view of SUMMON5 as numbers, for programs that learn."""

from __future__ import annotations

from tilehall.core.features import Features, counts, flags, from_seat, one_hot, squash
from tilehall.core.game import Seat
from tilehall.games.summon5.board import WIDEST
from tilehall.games.summon5.view import COPIES, View

SEATS = 4
KINDS = {str(tile): tile for tile in range(10)}
STAGES = ("block", "portal", "first", "deal", "play", "refill")


def features(view: View, seat: Seat) -> Features:
    """Return planes of the loom, which are as large as the largest one, and the known tiles by kind."""
    size, seats = view.options.board, len(view.counts)
    outside = WIDEST - size
    cells = "".join(row + " " * outside for row in view.board) + " " * (outside * WIDEST)
    placed = dict.fromkeys(range(WIDEST * WIDEST), "")
    for each in view.placed:
        placed[each.cell[0] * WIDEST + each.cell[1]] = each.tile
    blank: tuple[str, ...] = ()
    hands = from_seat([hand or blank for hand in view.hands], seat, SEATS, blank)
    return {
        "inside": [float(cell != " ") for cell in cells],
        "tiles": [float(cell.isdecimal()) for cell in cells],
        "numbers": [int(cell) / 9 if cell.isdecimal() else 0.0 for cell in cells],
        "obstacles": [float(cell == "#") for cell in cells],
        "portals": [float(cell == "*") for cell in cells],
        "placed": [float(bool(tile)) for tile in placed.values()],
        "placed_numbers": [int(tile or 0) / 9 for tile in placed.values()],
        "hands": [number for hand in hands for number in counts(hand, KINDS, COPIES)],
        "hand_sizes": [count / 10 for count in from_seat(view.counts, seat, SEATS, 0)],
        "pile": counts(view.pile or (), KINDS, COPIES),
        "pile_size": [view.pile_count / 40],
        "scores": [squash(score, 100) for score in from_seat(view.scores, seat, SEATS, 0)],
        "stage": one_hot(view.stage, STAGES),
        "to_play": flags((view.seat,), seat, seats, SEATS),
        "owed": [view.owed / 10],
        "rounds": [squash(view.rounds, 10)],
        "last_round": [squash(view.final, 10)],
        "moved": flags(view.moved, seat, seats, SEATS),
        "stuck": flags(view.stuck, seat, seats, SEATS),
        "resigned": flags(view.resigned, seat, seats, SEATS),
    }
