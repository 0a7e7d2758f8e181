"""The position of a game of Heart Tiles. There are no options: the rule document's own game is the only one."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from tilehall.core import game
from tilehall.core.game import CHANCE, Seat
from tilehall.games.heart_tiles.cards import BOX, Deck

TILES = 8
BOARD = (1 << TILES) - 1
Owed = tuple[Seat, Deck]  # a card that chance has still to deal, and from which deck
Reason = Literal["tiles", "decks", "resigned"]

HAND: Final[tuple[Deck, ...]] = ("heart", "heart", "heart", "magic", "magic")  # what each player begins with (R5.1)
OPENING: Final[tuple[Owed, ...]] = tuple((seat, deck) for seat in (0, 1) for deck in HAND)


class Options(game.Options, frozen=True, kw_only=True):
    """Nothing to choose."""


class State(Struct, frozen=True):
    """Sets of tiles are bits, piles of cards are numbers (see cards.py)."""

    colours: str = ""  # as painted, one letter a tile
    coloured: int = 0  # the tiles that are not white now: Recycle takes one out for good (R5.5)
    hearts: tuple[str, ...] = ("",) * TILES  # what lies on each tile
    owned: tuple[int, int] = (0, 0)  # the tiles with a heart of each seat
    hands: tuple[int, int] = (0, 0)
    bag: int = BOX  # both decks and the hearts set aside: nobody has seen any of them
    gone: int = 0  # hearts blown away and magic used
    owed: tuple[Owed, ...] = OPENING
    begins: Seat | None = None  # C8: the one seat that may be drawn to begin; None: either, or it has been drawn
    seat: Seat = CHANCE  # whose turn it is; CHANCE until the first player is drawn
    drawn: int = 0  # decks drawn from in this turn: 1 hearts, 2 magic
    placed: int = 0  # hearts placed in this turn
    used: int = 0  # magic cards used in this turn
    shield: tuple[int, int] = (0, 0)  # turns that each seat's Shield still lasts; never both
    over: Literal["", Reason] = ""
    resigned: Seat | None = None
