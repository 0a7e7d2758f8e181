"""The steps of Heart Tiles: players draw, place hearts and use magic; chance paints the tiles and deals the cards."""

from __future__ import annotations

from collections.abc import Sequence

from tilehall.core import game
from tilehall.core.game import First, Seat
from tilehall.games.heart_tiles import cards
from tilehall.games.heart_tiles.cards import Colour, Deck, Hidden, Magic

WORDS = {"w": "white", "r": "red", "y": "yellow", "g": "green"}


def spoken(card: str) -> str:
    """A card in words.

    >>> spoken("r2"), spoken("wind"), spoken("magic?")
    ('a red 2', 'Wind', 'a magic card')
    """
    match card:
        case "heart?":
            return "a heart"
        case "magic?":
            return "a magic card"
        case "wind" | "recycle" | "shield":
            return card.capitalize()
    return f"a {WORDS[card[0]]} {card[1]}"


class Draw(game.Step, frozen=True):
    """Draw a card from one of the decks: `draw heart`."""

    deck: Deck

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{who} draws a heart." if self.deck == "heart" else f"{who} draws a magic card."


class Heart(game.Step, frozen=True):
    """Place a heart on an empty tile: `heart r2 3`."""

    heart: cards.Heart
    tile: int

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{who} places {spoken(self.heart)} on tile {self.tile}."


class Wind(game.Step, frozen=True):
    """Blow a heart of the opponent's away: `wind 5`."""

    tile: int

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{who} uses Wind on tile {self.tile}."


class Recycle(game.Step, frozen=True):
    """Turn an empty coloured tile white: `recycle 2`."""

    tile: int

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{who} uses Recycle on tile {self.tile}."


class Shield(game.Step, frozen=True):
    """Protect hearts and tiles: `shield`."""

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{who} raises a Shield."


class End(game.Step, frozen=True):
    """Hand the turn over: `end`."""

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{who} ends the turn."


class Paint(game.Step, frozen=True):
    """Chance gives a tile its colour: `paint 0 w`."""

    tile: int
    colour: Colour

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"Tile {self.tile} is {WORDS[self.colour]}."


class Deal(game.Step, frozen=True):
    """Chance deals a card: `deal 0 r2`; to others it is `deal 0 heart?`."""

    seat: Seat
    card: cards.Heart | Magic | Hidden

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{names[self.seat]} gets {spoken(self.card)}."


Step = Draw | Heart | Wind | Recycle | Shield | End | Paint | First | Deal
