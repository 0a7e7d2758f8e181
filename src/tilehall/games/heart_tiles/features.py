"""A view of Heart Tiles as numbers, for programs that learn."""

from __future__ import annotations

from tilehall.core.features import Features, counts, from_seat, one_hot, squash
from tilehall.core.game import Seat
from tilehall.games.heart_tiles.cards import CARDS, COLOURS, DECKS, HEARTS
from tilehall.games.heart_tiles.state import HAND, TILES
from tilehall.games.heart_tiles.view import Tile, View

KINDS: dict[str, int] = {card: at for at, card in enumerate(CARDS)}
COPIES = 6  # of the most common card
BLANK = Tile(original="", colour="", heart="", owner=None, points=0, shield=0)


def features(view: View, seat: Seat) -> Features:
    """Return the tiles one after another, the known cards by kind, and the state of the turn."""
    other = 1 - seat
    tiles: list[float] = []
    for tile in (*view.tiles, *(BLANK,) * (TILES - len(view.tiles))):
        tiles += one_hot(tile.original, COLOURS) + one_hot(tile.colour, COLOURS) + one_hot(tile.heart, HEARTS)
        tiles += [*one_hot(tile.owner, (seat, other)), tile.points / 6, tile.shield / 2]
    hands = from_seat(view.hands, seat, 2, view.hands[0])
    shield = view.shield
    return {
        "tiles": tiles,
        "scores": [squash(score, 10) for score in from_seat(view.scores, seat, 2, 0)],
        "shield": [shield.turns / 2 if shield and shield.seat == each else 0.0 for each in (seat, other)],
        "hands": [number for hand in hands for number in counts(hand.cards or (), KINDS, COPIES)],
        "hand_sizes": [squash(number, 4) for hand in hands for number in (hand.hearts, hand.magic)],
        "decks": [view.heart_deck / 16, view.magic_deck / 16],
        "unseen": counts(view.unseen, KINDS, COPIES),
        "gone": counts(view.gone, KINDS, COPIES),
        "owed": [view.owed.count((each, deck)) / len(HAND) for each in (seat, other) for deck in DECKS],
        "to_play": one_hot(view.seat, (seat, other)),
        "drawn": [float(deck in view.drawn) for deck in DECKS],
        "played": [view.placed / 2, float(view.used)],
    }
