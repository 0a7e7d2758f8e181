"""The steps of Heart Tiles: players draw, place hearts and use magic; chance paints the tiles and deals the cards."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import Annotated

from tilehall.core import game
from tilehall.core.game import First, Malformed, Seat
from tilehall.core.notation import clip, piece
from tilehall.games.heart_tiles import cards
from tilehall.games.heart_tiles.cards import Colour, Deck, Hidden, Magic

WORDS = {"w": "white", "r": "red", "y": "yellow", "g": "green"}


def spoken(card: str) -> str:
    """Return a card in words.

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


def read_heart(word: str) -> str:
    """Parse a heart in any spelling. Raises `Malformed` with the reason (C4).

    >>> read_heart("R2")
    'r2'
    >>> read_heart("b2")
    Traceback (most recent call last):
    ...
    tilehall.core.game.Malformed: There is no heart b2: the colours are r, y and g (red, yellow, green).
    """
    heart = word.lower()
    if heart in cards.HEARTS:
        return heart
    if not re.fullmatch(r"[a-z][0-9]{1,9}", heart):
        raise Malformed(f"{clip(word)} is no heart: hearts are written like r2, y1 or g3.")
    if heart[0] not in "ryg":
        raise Malformed(f"There is no heart {heart}: the colours are r, y and g (red, yellow, green).")
    raise Malformed(f"There is no heart {heart}: values run from 1 to 3.")


def read_deck(word: str) -> str:
    """Parse the name of a deck."""
    if word.lower() not in cards.DECKS:
        raise Malformed(f"There is no deck {clip(word)}: the decks are heart and magic.")
    return word.lower()


def read_colour(word: str) -> str:
    """Parse the letter of a tile's colour."""
    if word.lower() not in cards.COLOURS:
        raise Malformed(f"There is no colour {clip(word)}: tiles are w, r, y or g (white, red, yellow, green).")
    return word.lower()


def read_dealt(word: str) -> str:
    """Parse a dealt card: a heart, a magic card, or a hidden card of one of the decks."""
    card = word.lower()
    return card if card in (*cards.MAGIC, *cards.HIDDEN.values()) else read_heart(word)


class Draw(game.Step, frozen=True):
    """Draw a card from one of the decks: `draw heart`."""

    deck: Annotated[Deck, piece(read_deck)]

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{who} draws a heart." if self.deck == "heart" else f"{who} draws a magic card."


class Heart(game.Step, frozen=True):
    """Place a heart on an empty tile: `heart r2 3`."""

    heart: Annotated[cards.Heart, piece(read_heart)]
    tile: int

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{who} places {spoken(self.heart)} on tile {self.tile}."


class Wind(game.Step, frozen=True):
    """Blow away a heart of the opponent: `wind 5`."""

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
    """End the turn: `end`."""

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{who} ends the turn."


class Paint(game.Step, frozen=True):
    """Chance gives a tile its colour: `paint 0 w`."""

    tile: int
    colour: Annotated[Colour, piece(read_colour)]

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"Tile {self.tile} is {WORDS[self.colour]}."


class Deal(game.Step, frozen=True):
    """Chance deals a card: `deal 0 r2`. The opponent sees `deal 0 heart?`."""

    seat: Seat
    card: Annotated[cards.Heart | Magic | Hidden, piece(read_dealt)]

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{names[self.seat]} gets {spoken(self.card)}."


Step = Draw | Heart | Wind | Recycle | Shield | End | Paint | First | Deal
