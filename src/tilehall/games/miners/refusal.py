"""Explain to the player why a step is refused (C4)."""

from __future__ import annotations

from tilehall.core.game import Illegal
from tilehall.games.miners.card import (
    DESTINATION,
    EMPTY,
    FACE,
    FACES,
    FITS,
    KIND,
    KINDS,
    OPENS,
    SIDE_NAMES,
    START,
    words,
)
from tilehall.games.miners.mine import INDEX, SIZE, WAYS
from tilehall.games.miners.state import State
from tilehall.games.miners.steps import HIDDEN, Discard, Lay

BESIDE = ("above it", "to its right", "below it", "to its left")  # by side, like SIDE_NAMES


def unknown(card: str) -> Illegal:
    """Explain that there is no such card in the game.

    >>> print(unknown("BL"))
    There is no card BL; the card TR, turned, lies like that: write ~TR.
    """
    if card == HIDDEN:
        return Illegal("A hidden card cannot be dealt: say which one it is.")
    turned = next((face for face in FACES if face.turned and face.look == card), None)
    if turned:
        return Illegal(
            f"There is no card {card}; the card {KINDS[turned.kind]}, turned, lies like that: write {turned.name}."
        )
    return Illegal(f"There is no card {card} in the deck.")


def not_held(state: State, kind: int) -> Illegal:
    """Explain that the player does not hold the card."""
    if not state.hands[state.seat]:
        return Illegal("Your hand is empty: pass.")
    return Illegal(f"You do not hold {words(FACES[FACE[KINDS[kind]]])}.")


def no_lay(state: State, step: Lay) -> Illegal:
    """Explain why a card may not be laid on a cell, by the first rule that it breaks."""
    if step.card not in FACE:
        return unknown(step.card)
    face = FACE[step.card]
    if FACES[face].kind not in state.hands[state.seat]:
        return not_held(state, FACES[face].kind)
    at = INDEX.get(step.cell)
    if at is None:
        row, column = step.cell
        return Illegal(f"{row},{column} is off the board: rows and columns run from 0 to {SIZE - 1}.")
    cards = state.mine.cards
    if cards[at] != EMPTY:
        what = {START: "The start is", DESTINATION: "A destination is"}.get(cards[at], "There is already a card")
        return Illegal(f"{what} on that cell.")
    beside = [(way, cards[way.at]) for way in WAYS[at] if cards[way.at] not in (EMPTY, DESTINATION)]
    if not beside:
        return Illegal("That cell is not next to a card. Destinations do not count.")
    for way, card in beside:
        mine, theirs = OPENS[face] >> way.side & 1, OPENS[card] >> way.back & 1
        if mine != theirs:
            name = "the start" if card == START else f"the card {BESIDE[way.side]}"
            return Illegal(
                f"Your card is {_openness(mine)} on its {SIDE_NAMES[way.side]} side, "
                f"but {name} is {_openness(theirs)} there."
            )
    if FITS[state.mine.asks[at]] >> face & 1:
        return Illegal("A card there would cut off a destination.")
    return Illegal("A card there would not join a path that leads back to the start.")


def _openness(side: int) -> str:
    return "open" if side else "closed"


def no_discard(state: State, step: Discard) -> Illegal:
    """Explain why a card may not be discarded."""
    kind = KIND.get(step.card)
    if kind is None:
        return unknown(step.card)
    if kind not in state.hands[state.seat]:
        return not_held(state, kind)
    barred = dict(state.barred)
    for at in state.mine.frontier:
        fitting = FITS[state.mine.asks[at]] & ~barred.get(at, 0)
        for face in FACES:
            if face.kind in state.hands[state.seat] and fitting >> FACE[face.name] & 1:
                return Illegal(f"You cannot discard while a card of yours fits. Try {words(face)}.")
    raise AssertionError("a player who cannot lay a card may discard any card")
