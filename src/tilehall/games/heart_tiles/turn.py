"""A turn: the allowed actions, and the position after each of them."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from msgspec.structs import replace

from tilehall.core.game import Illegal, Seat
from tilehall.games.heart_tiles.cards import ASIDE, DECKS, HEART_BITS, KIND, MAGIC_BITS, ONE, Deck, Magic, size, worth
from tilehall.games.heart_tiles.state import BOARD, TILES, Owed, State
from tilehall.games.heart_tiles.steps import spoken
from tilehall.games.heart_tiles.words import say

HEARTS_A_TURN = 2
MAGIC_A_TURN = 1
DECK_BIT: Final[dict[Deck, int]] = {"heart": 1, "magic": 2}
SHIELD_TURNS = 2  # turns of either player, not counting the turn in which it is played (R5.6)
NONE_UP = (0, 0)
FRESH: Final = ((SHIELD_TURNS, 0), (0, SHIELD_TURNS))  # just raised, by seat

OWED: Final[tuple[dict[Deck, tuple[Owed, ...]], ...]] = tuple(
    {deck: ((seat, deck),) for deck in DECKS} for seat in (0, 1)
)


def undrawn(state: State) -> int:
    """Return the decks that the player must still draw from in this turn, as bits: 1 hearts, 2 magic (R5.3)."""
    drawn = state.drawn
    if drawn == 3:
        return 0
    bag = state.bag
    decks = 0 if drawn & 1 or size(bag & HEART_BITS) == ASIDE else 1
    return decks if drawn & 2 or not bag & MAGIC_BITS else decks | 2


def points(state: State, tile: int) -> int:
    """Return the points of the heart on a tile, or 0. A tile keeps its colour while it holds a heart (R5.4)."""
    heart = state.hearts[tile]
    return worth(heart, colour(state, tile)) if heart else 0


def colour(state: State, tile: int) -> str:
    """Return the current colour of a tile: white if it was recycled (R5.5)."""
    return state.colours[tile] if state.coloured >> tile & 1 else "w"


def scores(state: State) -> tuple[int, int]:
    """Return the points of each seat's hearts on the tiles."""
    return _scores(state.colours, state.coloured, state.hearts, state.owned[1])


@lru_cache(maxsize=1 << 12)  # drawing a card changes no score
def _scores(colours: str, coloured: int, hearts: tuple[str, ...], second: int) -> tuple[int, int]:
    totals = [0, 0]
    for tile, heart in enumerate(hearts):
        if heart:
            totals[second >> tile & 1] += worth(heart, colours[tile] if coloured >> tile & 1 else "w")
    return totals[0], totals[1]


def drew(state: State, deck: Deck) -> State:
    """Return the position after the player to act draws: chance owes a card."""
    bit = DECK_BIT[deck]
    if not undrawn(state) & bit:
        if state.drawn & bit:
            raise Illegal(say("drawn-already", deck=deck))
        raise Illegal(say("deck-empty", deck=deck))
    return replace(state, drawn=state.drawn | bit, owed=OWED[state.seat][deck])


def placed(state: State, heart: str, tile: int) -> State:
    """Return the position after the player to act places a heart. A full row ends the game at once (R5.7)."""
    seat = state.seat
    hand = state.hands[seat]
    if state.placed == HEARTS_A_TURN:
        raise Illegal(say("hearts-placed", most=HEARTS_A_TURN))
    if not hand & KIND[heart]:
        raise Illegal(say("not-held", card=spoken(heart)))
    bit = bit_of(tile)
    first, second = state.owned
    if (first | second) & bit:
        raise Illegal(say("heart-there", tile=tile))
    return replace(
        state,
        hands=changed(state.hands, seat, hand - ONE[heart]),
        hearts=(*state.hearts[:tile], heart, *state.hearts[tile + 1 :]),
        owned=(first, second | bit) if seat else (first | bit, second),
        placed=state.placed + 1,
        over="tiles" if first | second | bit == BOARD else "",
    )


def blown(state: State, tile: int) -> State:
    """Return the position after Wind: the opponent's heart leaves the game and uncovers its tile (R5.4)."""
    seat, other = state.seat, 1 - state.seat
    hands = spent(state, "wind")
    bit = bit_of(tile)
    if state.owned[seat] & bit:
        raise Illegal(say("own-heart", tile=tile))
    if not state.owned[other] & bit:
        raise Illegal(say("no-heart-there", tile=tile))
    if state.shield[other]:
        raise Illegal(say("heart-shielded", tile=tile))
    return replace(
        state,
        hands=hands,
        hearts=(*state.hearts[:tile], "", *state.hearts[tile + 1 :]),
        owned=changed(state.owned, other, state.owned[other] ^ bit),
        gone=state.gone + ONE["wind"] + ONE[state.hearts[tile]],
        used=state.used + 1,
    )


def recycled(state: State, tile: int) -> State:
    """Return the position after Recycle: an empty coloured tile becomes white permanently (R5.5)."""
    hands = spent(state, "recycle")
    bit = bit_of(tile)
    if (state.owned[0] | state.owned[1]) & bit:
        raise Illegal(say("tile-not-empty", tile=tile))
    if not state.coloured & bit:
        raise Illegal(say("tile-white", tile=tile))
    if state.shield[1 - state.seat]:
        # R5.6: the Shield blocks Recycle on every tile.
        raise Illegal(say("tiles-shielded"))
    return replace(
        state, hands=hands, coloured=state.coloured ^ bit, gone=state.gone + ONE["recycle"], used=state.used + 1
    )


def shielded(state: State) -> State:
    """Return the position after the player to act raises a Shield, or renews one for two turns (R5.6)."""
    hands = spent(state, "shield")
    if state.shield[1 - state.seat]:
        raise Illegal(say("one-shield"))
    return replace(state, hands=hands, shield=FRESH[state.seat], gone=state.gone + ONE["shield"], used=state.used + 1)


def ended(state: State) -> State:
    """Return the position after the turn ends. With both decks empty, the game ends (R5.7)."""
    missing = undrawn(state)
    if missing:
        raise Illegal(say("draw-first", deck={1: "heart", 2: "magic", 3: "both"}[missing]))
    shield = state.shield
    # R5.6: the turn in which a Shield is played does not count. In its owner's turn, only a new Shield has two turns.
    if shield != NONE_UP and shield != FRESH[state.seat]:
        shield = (max(shield[0] - 1, 0), max(shield[1] - 1, 0))
    empty = size(state.bag) == ASIDE
    return replace(state, seat=1 - state.seat, drawn=0, placed=0, used=0, shield=shield, over="decks" if empty else "")


def spent(state: State, card: Magic) -> tuple[int, int]:
    """Return the hands after the player to act uses a magic card. Raises `Illegal` if the player may not."""
    hand = state.hands[state.seat]
    if state.used == MAGIC_A_TURN:
        raise Illegal(say("magic-used"))
    if not hand & KIND[card]:
        raise Illegal(say("not-held", card=spoken(card)))
    return changed(state.hands, state.seat, hand - ONE[card])


def bit_of(tile: int) -> int:
    """Return the bit of a tile. Raises `Illegal` if there is no such tile.

    >>> bit_of(8)
    Traceback (most recent call last):
    ...
    tilehall.core.game.Illegal: There is no tile 8: they are numbered from 0 to 7.
    """
    if not 0 <= tile < TILES:
        raise Illegal(say("no-such-place", tile=str(tile), last=TILES - 1))
    return 1 << tile


def changed(pair: tuple[int, int], seat: Seat, value: int) -> tuple[int, int]:
    """Return the pair with the value of one seat replaced."""
    return (pair[0], value) if seat else (value, pair[1])
