"""The position of a game of Heart Tiles. The game has no options."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from tilehall.core import game
from tilehall.core.game import CHANCE, Seat
from tilehall.games.heart_tiles.cards import BOX, Deck

TILES = 8
BOARD = (1 << TILES) - 1
Owed = tuple[Seat, Deck]  # a card that chance has yet to deal: to which seat, and from which deck
Reason = Literal["tiles", "decks", "resigned"]

HAND: Final[tuple[Deck, ...]] = ("heart", "heart", "heart", "magic", "magic")  # each player's first hand (R5.1)
OPENING: Final[tuple[Owed, ...]] = tuple((seat, deck) for seat in (0, 1) for deck in HAND)


class Options(game.Options, frozen=True, kw_only=True):
    """No options."""


class State(Struct, frozen=True):
    """A position. Sets of tiles are bit masks; piles of cards are numbers (see cards.py)."""

    colours: str = ""  # as painted, one letter per tile
    coloured: int = 0  # the tiles that are not white; Recycle removes one permanently (R5.5)
    hearts: tuple[str, ...] = ("",) * TILES  # the heart on each tile
    owned: tuple[int, int] = (0, 0)  # the tiles with a heart of each seat
    hands: tuple[int, int] = (0, 0)
    bag: int = BOX  # both decks and the hearts set aside, which no player has seen
    gone: int = 0  # hearts blown away, and used magic cards
    owed: tuple[Owed, ...] = OPENING
    begins: Seat | None = None  # C8: the seat that begins a rematch; None if either may, or after the draw
    seat: Seat = CHANCE  # whose turn it is; CHANCE until the first player is drawn
    drawn: int = 0  # decks drawn from in this turn: 1 hearts, 2 magic
    placed: int = 0  # hearts placed in this turn
    used: int = 0  # magic cards used in this turn
    shield: tuple[int, int] = (0, 0)  # turns that each seat's Shield still lasts; never both
    over: Literal["", Reason] = ""
    resigned: Seat | None = None
