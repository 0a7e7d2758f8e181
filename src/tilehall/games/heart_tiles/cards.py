"""Hands, decks and piles of cards as integers, with a count of three bits for each kind of card.

To move a card, add its number to one pile and subtract it from another.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import Final, Literal

Colour = Literal["w", "r", "y", "g"]
Deck = Literal["heart", "magic"]
Heart = Literal["r1", "r2", "r3", "y1", "y2", "y3", "g1", "g2", "g3"]
Magic = Literal["wind", "recycle", "shield"]
Hidden = Literal["heart?", "magic?"]  # a hidden card: the watcher knows only its deck

COLOURS: Final[tuple[Colour, ...]] = ("w", "r", "y", "g")
DECKS: Final[tuple[Deck, ...]] = ("heart", "magic")
HEARTS: Final[tuple[Heart, ...]] = ("r1", "r2", "r3", "y1", "y2", "y3", "g1", "g2", "g3")
MAGIC: Final[tuple[Magic, ...]] = ("wind", "recycle", "shield")
CARDS: Final[tuple[Heart | Magic, ...]] = (*HEARTS, *MAGIC)
HIDDEN: Final[dict[Deck, Hidden]] = {"heart": "heart?", "magic": "magic?"}

BITS = 3  # enough for the six cards of a kind
SHIFT: Final[dict[str, int]] = {card: BITS * at for at, card in enumerate(CARDS)}
ONE: Final[dict[str, int]] = {card: 1 << SHIFT[card] for card in CARDS}
KIND: Final[dict[str, int]] = {card: 7 << SHIFT[card] for card in CARDS}  # the count of each kind, as a bit mask
DECK: Final[dict[str, Deck]] = {card: "heart" if card in HEARTS else "magic" for card in CARDS}

HEART_BITS = sum(KIND[card] for card in HEARTS)
MAGIC_BITS = sum(KIND[card] for card in MAGIC)
ASIDE = 2  # R5.1: hearts that no player ever sees; they stay in the bag and are never drawn
BOX = sum(2 * ONE[card] for card in HEARTS) + 6 * ONE["wind"] + 5 * ONE["recycle"] + 5 * ONE["shield"]

ONES = sum(ONE.values())


def pile(cards: Iterable[str]) -> int:
    """Pack cards into one number."""
    return sum(ONE[card] for card in cards)


@lru_cache(maxsize=1 << 14)
def cards(pile: int) -> tuple[str, ...]:
    """List the cards of a pile, hearts first.

    >>> cards(pile(["wind", "g3", "r1", "g3"]))
    ('r1', 'g3', 'g3', 'wind')
    """
    return tuple(card for card in CARDS for _ in range(pile >> SHIFT[card] & 7))


def size(pile: int) -> int:
    """Count the cards of a pile.

    >>> size(BOX & HEART_BITS), size(BOX & MAGIC_BITS)
    (18, 16)
    """
    return (pile & ONES).bit_count() + 2 * (pile >> 1 & ONES).bit_count() + 4 * (pile >> 2 & ONES).bit_count()


def left(bag: int, deck: Deck) -> int:
    """Count the cards that can still be drawn from a deck.

    >>> left(BOX, "heart"), left(BOX, "magic")
    (16, 16)
    """
    return size(bag & HEART_BITS) - ASIDE if deck == "heart" else size(bag & MAGIC_BITS)


def worth(heart: str, colour: str) -> int:
    """Return the points of a heart on a tile of a colour (R5.4).

    >>> worth("r3", "w"), worth("r3", "r"), worth("r3", "y")
    (3, 6, 0)
    """
    value = int(heart[1])
    return value if colour == "w" else 2 * value if colour == heart[0] else 0
