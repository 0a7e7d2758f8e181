"""The steps of Miners: chance deals; players lay, and discard or pass where they cannot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated

from msgspec import Meta
from msgspec.structs import force_setattr

from tilehall.core import game
from tilehall.core.game import Cell, Seat
from tilehall.games.miners.card import FACE, FACES, respelled, words

_CARD = r"[TRBLtrbl]{1,4}(\+[TRBLtrbl]{1,4}){0,3}"

Card = Annotated[str, Meta(pattern=f"^{_CARD}$", description="A card, like TB+R.")]
TurnableCard = Annotated[str, Meta(pattern=f"^~?{_CARD}$", description="A card, like TB+R; ~TB+R is turned.")]
DealtCard = Annotated[str, Meta(pattern=rf"^({_CARD}|\?)$", description="A card, like TB+R; ? is hidden.")]

HIDDEN = "?"


def _words(card: str) -> str:
    return words(FACES[FACE[card]]) if card in FACE else card


class Deal(game.Step, frozen=True):
    """Chance deals a card to a seat: `deal 0 TB+R`."""

    seat: Seat
    card: DealtCard

    def __post_init__(self) -> None:
        if self.card != HIDDEN:
            force_setattr(self, "card", respelled(self.card))

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{names[self.seat]} draws {'a card' if self.card == HIDDEN else _words(self.card)}."


class Lay(game.Step, frozen=True):
    """Lay a card, upright or turned by 180 degrees: `lay TB+R 6,4`, `lay ~TB+R 6,4`."""

    card: TurnableCard
    cell: Cell

    def __post_init__(self) -> None:
        force_setattr(self, "card", respelled(self.card))

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{who} lays {_words(self.card)} at {self.cell[0]},{self.cell[1]}."


class Discard(game.Step, frozen=True):
    """Discard a card openly, when none fits anywhere: `discard TB+R`."""

    card: Card

    def __post_init__(self) -> None:
        force_setattr(self, "card", respelled(self.card))

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{who} can lay nothing and discards {_words(self.card)}."


class Pass(game.Step, frozen=True):
    """Pass with an empty hand: `pass`."""

    def sentence(self, who: str, names: Sequence[str]) -> str:
        return f"{who} has no cards and passes."


Step = Deal | Lay | Discard | Pass
