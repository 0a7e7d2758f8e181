"""The public state: everything except hands and deck, which differ between determinizations.

A lay, a discard or a pass changes it in the same way for any hands, so one tree of public states serves all
determinizations. Cards with the same orientations (`T` and `B`, `TB+R` and `TB+L`, `RL+T` and `RL+B`) are represented
by one canonical card.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from msgspec.structs import replace

from tilehall.games.miners.card import FACES, FACES_OF, KIND, KINDS
from tilehall.games.miners.mine import CELLS, dug
from tilehall.games.miners.rules import DISCARDS, LAYS, PASS, idled, is_goal, reaching, turn_ended, with_byte
from tilehall.games.miners.state import State, with_barred
from tilehall.games.miners.steps import Discard, Lay, Pass

Move = int  # cell * CELL + face for a lay, -1 - kind for a discard, PASSING for a pass
CELL: Final = 64  # more than the number of faces
PASSING: Final = -1 - len(KINDS)

_LOOKS: Final = tuple(frozenset(face.look for face in FACES if face.kind == kind) for kind in range(len(KINDS)))
# By kind: the first kind with the same orientations.
CANONICAL: Final = tuple(_LOOKS.index(looks) for looks in _LOOKS)
KIND_OF: Final = tuple(face.kind for face in FACES)


def canonical(cards: Iterable[str]) -> list[int]:
    """Return the canonical kinds of some cards.

    >>> canonical(("T", "B", "TR")) == [KIND["T"], KIND["T"], KIND["TR"]]
    True
    """
    return [CANONICAL[KIND[card]] for card in cards]


def faces_in(hand: Iterable[int]) -> int:
    """Return the faces of all cards in a hand, as bits."""
    faces = 0
    for kind in hand:
        faces |= FACES_OF[kind]
    return faces


def public_part(state: State) -> State:
    """Return a state without its hands, and with only the size of its deck."""
    return replace(state, hands=(), deck=bytes((sum(state.deck),)), discards=(), numbers=b"")


def after_move(state: State, move: Move) -> State:
    """Return the public state after a move and the following draw."""
    if move < 0:
        return after_draw(idled(state))
    at, face = divmod(move, CELL)
    mine, faced = dug(state.mine, at, face)
    after = replace(state, mine=mine, laid_by=with_byte(state.laid_by, at, state.seat), idle=())
    if faced:
        after = reaching(after, faced)
    after = with_barred(after)
    if faced and is_goal(after):
        return replace(after, over="goal")
    if not mine.frontier:
        return replace(after, over="dead")
    return after_draw(turn_ended(after))


def after_draw(state: State) -> State:
    """Return the public state after the owed card is drawn."""
    return replace(state, deck=bytes((state.deck[0] - 1,)), owed=()) if state.owed else state


def step_of(move: Move, hand: Iterable[str]) -> Lay | Discard | Pass:
    """Return the step of a move, with a card of the hand.

    >>> from tilehall.games.miners.card import FACE
    >>> step_of(60 * CELL + FACE["~T"], ("B", "TR"))
    Lay(card='B', cell=(6, 6))
    """
    if move == PASSING:
        return PASS
    if move < 0:
        return next(DISCARDS[KIND[card]] for card in hand if CANONICAL[KIND[card]] == -1 - move)
    at, number = divmod(move, CELL)
    face = FACES[number]
    held = {KIND[card] for card in hand if CANONICAL[KIND[card]] == face.kind}
    kind = face.kind if face.kind in held else min(held)
    for bit, lay in LAYS[at].items():
        each = FACES[bit.bit_length() - 1]
        if each.kind == kind and each.look == face.look:
            return lay
    raise AssertionError(f"{KINDS[kind]} cannot lie like {face.look} on {CELLS[at]}")
