"""The steps of Miners: chance deals; players lay a card, or discard or pass if they cannot."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Annotated

from msgspec.structs import force_setattr

from tilehall.core import game
from tilehall.core.game import Cell, Malformed, Seat
from tilehall.core.message import Argument, Message
from tilehall.core.notation import clip, piece
from tilehall.games.miners.card import FACE, FACES, respelled, words
from tilehall.games.miners.words import say

_CARD = r"[TRBLtrbl]{1,4}(\+[TRBLtrbl]{1,4}){0,3}"

HIDDEN = "?"


def read_turnable(word: str) -> str:
    """Parse an upright or turned card in any spelling. Raises `Malformed` with the correct form (C4).

    >>> read_turnable("~r+bt")
    '~TB+R'
    """
    if not re.fullmatch(f"~?{_CARD}", word):
        raise Malformed(say("no-card", word=clip(word)))
    return respelled(word)


def read_card(word: str) -> str:
    """Parse a card in a hand, which has no orientation."""
    if word.startswith("~"):
        raise Malformed(say("no-turned-card-held", word=clip(word)))
    return read_turnable(word)


def read_dealt(word: str) -> str:
    """Parse a dealt card, which may be hidden."""
    return word if word == HIDDEN else read_card(word)


Card = Annotated[str, piece(read_card, pattern=f"^{_CARD}$", description="A card, like TB+R.")]
TurnableCard = Annotated[
    str, piece(read_turnable, pattern=f"^~?{_CARD}$", description="A card, like TB+R; ~TB+R is turned.")
]
DealtCard = Annotated[str, piece(read_dealt, pattern=rf"^({_CARD}|\?)$", description="A card, like TB+R; ? is hidden.")]


def face(card: str) -> Message | str:
    """Return a card in words; a card that is hidden or not in the game, as it is."""
    return words(FACES[FACE[card]]) if card in FACE else card


class Deal(game.Step, frozen=True):
    """Chance deals a card to a seat: `deal 0 TB+R`."""

    seat: Seat
    card: DealtCard

    def __post_init__(self) -> None:
        if self.card != HIDDEN:
            force_setattr(self, "card", respelled(self.card))

    def arguments(self, names: Sequence[str]) -> Mapping[str, Argument]:
        return {"face": face(self.card)}


class Lay(game.Step, frozen=True):
    """Lay a card, upright or turned by 180 degrees: `lay TB+R 6,4`, `lay ~TB+R 6,4`."""

    card: TurnableCard
    cell: Cell

    def __post_init__(self) -> None:
        force_setattr(self, "card", respelled(self.card))

    def arguments(self, names: Sequence[str]) -> Mapping[str, Argument]:
        return {"face": face(self.card)}


class Discard(game.Step, frozen=True):
    """Discard a card face up if no card in the hand fits: `discard TB+R`."""

    card: Card

    def __post_init__(self) -> None:
        force_setattr(self, "card", respelled(self.card))

    def arguments(self, names: Sequence[str]) -> Mapping[str, Argument]:
        return {"face": face(self.card)}


class Pass(game.Step, frozen=True):
    """Pass with an empty hand: `pass`."""


Step = Deal | Lay | Discard | Pass
