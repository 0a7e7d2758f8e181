"""The steps of Heart Tiles: players draw, place hearts and use magic; chance paints the tiles and deals the cards."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Annotated

from tilehall.core import game
from tilehall.core.game import First, Malformed, Seat
from tilehall.core.message import Argument, Message
from tilehall.core.notation import clip, piece
from tilehall.games.heart_tiles import cards
from tilehall.games.heart_tiles.cards import Colour, Deck, Hidden, Magic
from tilehall.games.heart_tiles.words import say


@cache
def spoken(card: str) -> Message:
    """Return a card in words.

    >>> str(spoken("r2")), str(spoken("wind")), str(spoken("magic?"))
    ('a red 2', 'Wind', 'a magic card')
    """
    if card.endswith("?"):
        return say("card", kind=f"hidden-{card[:-1]}", value="")
    return say("card", kind=card, value="") if card in cards.MAGIC else say("card", kind=card[0], value=card[1])


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
        raise Malformed(say("no-heart", word=clip(word)))
    if heart[0] not in "ryg":
        raise Malformed(say("no-such-colour", heart=heart))
    raise Malformed(say("no-such-value", heart=heart))


def read_deck(word: str) -> str:
    """Parse the name of a deck."""
    if word.lower() not in cards.DECKS:
        raise Malformed(say("no-such-deck", word=clip(word)))
    return word.lower()


def read_colour(word: str) -> str:
    """Parse the letter of a tile's colour."""
    if word.lower() not in cards.COLOURS:
        raise Malformed(say("no-such-tile-colour", word=clip(word)))
    return word.lower()


def read_dealt(word: str) -> str:
    """Parse a dealt card: a heart, a magic card, or a hidden card of one of the decks."""
    card = word.lower()
    return card if card in (*cards.MAGIC, *cards.HIDDEN.values()) else read_heart(word)


class Draw(game.Step, frozen=True):
    """Draw a card from one of the decks: `draw heart`."""

    deck: Annotated[Deck, piece(read_deck)]


class Heart(game.Step, frozen=True):
    """Place a heart on an empty tile: `heart r2 3`."""

    heart: Annotated[cards.Heart, piece(read_heart)]
    tile: int

    def arguments(self, names: Sequence[str]) -> Mapping[str, Argument]:
        return {"card": spoken(self.heart)}


class Wind(game.Step, frozen=True):
    """Blow away a heart of the opponent: `wind 5`."""

    tile: int


class Recycle(game.Step, frozen=True):
    """Turn an empty coloured tile white: `recycle 2`."""

    tile: int


class Shield(game.Step, frozen=True):
    """Protect hearts and tiles: `shield`."""


class End(game.Step, frozen=True):
    """End the turn: `end`."""


class Paint(game.Step, frozen=True):
    """Chance gives a tile its colour: `paint 0 w`."""

    tile: int
    colour: Annotated[Colour, piece(read_colour)]


class Deal(game.Step, frozen=True):
    """Chance deals a card: `deal 0 r2`. The opponent sees `deal 0 heart?`."""

    seat: Seat
    card: Annotated[cards.Heart | Magic | Hidden, piece(read_dealt)]

    def arguments(self, names: Sequence[str]) -> Mapping[str, Argument]:
        return {"drawn": spoken(self.card)}


Step = Draw | Heart | Wind | Recycle | Shield | End | Paint | First | Deal
