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
    SIDES,
    START,
    words,
)
from tilehall.games.miners.mine import INDEX, SIZE, WAYS
from tilehall.games.miners.state import State
from tilehall.games.miners.steps import HIDDEN, Discard, Lay
from tilehall.games.miners.words import say


def unknown(card: str) -> Illegal:
    """Explain that there is no such card in the game.

    >>> print(unknown("BL"))
    There is no card BL; the card TR, turned, lies like that: write ~TR.
    """
    if card == HIDDEN:
        return Illegal(say("hidden-card"))
    turned = next((face for face in FACES if face.turned and face.look == card), None)
    if turned:
        return Illegal(say("no-such-card-upright", card=card, kind=KINDS[turned.kind], turned=turned.name))
    return Illegal(say("no-such-card", card=card))


def not_held(state: State, kind: int) -> Illegal:
    """Explain that the player does not hold the card."""
    if not state.hands[state.seat]:
        return Illegal(say("hand-empty"))
    return Illegal(say("not-held", card=words(FACES[FACE[KINDS[kind]]])))


def no_lay(state: State, step: Lay) -> Illegal:
    """Explain why a card may not be laid on a cell, by the first rule that it breaks."""
    if step.card not in FACE:
        return unknown(step.card)
    face = FACE[step.card]
    if FACES[face].kind not in state.hands[state.seat]:
        return not_held(state, FACES[face].kind)
    at = INDEX.get(step.cell)
    if at is None:
        return Illegal(say("off-board", cell=step.cell, last=SIZE - 1))
    cards = state.mine.cards
    if cards[at] != EMPTY:
        there = {START: say("start-there"), DESTINATION: say("destination-there")}
        return Illegal(there.get(cards[at], say("card-there")))
    beside = [(way, cards[way.at]) for way in WAYS[at] if cards[way.at] not in (EMPTY, DESTINATION)]
    if not beside:
        return Illegal(say("not-beside-card"))
    for way, card in beside:
        mine, theirs = OPENS[face] >> way.side & 1, OPENS[card] >> way.back & 1
        if mine != theirs:
            neighbour, openness = "start" if card == START else "card", "open" if mine else "closed"
            return Illegal(say("sides-differ", mine=openness, side=SIDES[way.side], neighbour=neighbour))
    if FITS[state.mine.asks[at]] >> face & 1:
        return Illegal(say("cuts-off-destination"))
    return Illegal(say("not-joined-to-start"))


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
                return Illegal(say("card-fits", card=words(face)))
    raise AssertionError("a player who cannot lay a card may discard any card")
