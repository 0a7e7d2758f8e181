"""A view of Miners as numbers, for programs that learn."""

from __future__ import annotations

from tilehall.core.features import Features, counts, flags, from_seat, squash
from tilehall.core.game import Seat
from tilehall.games.miners.card import DECK, KIND, SIDES
from tilehall.games.miners.mine import CELLS, INDEX
from tilehall.games.miners.view import View

SEATS = 5
COPIES = max(DECK.values())


def features(view: View, seat: Seat) -> Features:
    """Return planes of the mine, the known cards by kind, and the gold."""
    seats = len(view.gold)
    joined, stubs, lit, owners = ([0.0] * (4 * len(CELLS)) for _ in range(4))
    owners += [0.0] * len(CELLS)
    for card in view.laid:
        at = INDEX[card.cell]
        for group in card.groups:
            for side in group:
                plane = joined if len(group) > 1 else stubs
                plane[4 * at + SIDES.index(side)] = 1.0
                lit[4 * at + SIDES.index(side)] = float(group in card.lit)
        owners[SEATS * at + (card.seat - seat) % seats] = 1.0
    blank: tuple[str, ...] = ()
    known = [hand if isinstance(hand, tuple) else blank for hand in view.hands]
    sizes = [len(hand) if isinstance(hand, tuple) else hand for hand in view.hands]
    reached = [() if each.reached_by is None else (each.reached_by,) for each in view.destinations]
    barred = {each.cell: len(each.cards) for each in view.barred}
    return {
        "joined_sides": joined,
        "stub_sides": stubs,
        "lit_sides": lit,
        "owners": owners,
        "barred": [squash(barred.get(cell, 0), 8) for cell in CELLS],
        "reached": [number for each in reached for number in flags(each, seat, seats, SEATS)],
        "veins": [float(cell in each.vein) for each in view.destinations for cell in CELLS],
        "hands": [number for hand in from_seat(known, seat, SEATS, blank) for number in counts(hand, KIND, COPIES)],
        "hand_sizes": [squash(size, 4) for size in from_seat(sizes, seat, SEATS, 0)],
        "deck": [view.deck / sum(DECK.values())],
        "unseen": counts(view.unseen, KIND, COPIES),
        "discards": counts((each.card for each in view.discards), KIND, COPIES),
        "gold": [squash(gold, 10) for gold in from_seat(view.gold, seat, SEATS, 0)],
        "playing": [float(each) for each in from_seat(view.playing, seat, SEATS, False)],
        "to_play": flags((view.seat,), seat, seats, SEATS),
        "owed": flags(view.owed, seat, seats, SEATS),
        "idle": flags(view.idle, seat, seats, SEATS),
    }
