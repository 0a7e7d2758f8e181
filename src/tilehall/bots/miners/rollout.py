"""Rollouts in a determinization: the game is played on to its end by a careful policy.

Whoever can reach a destination does; whoever cannot stops up a cell from which the next could; and nobody opens such
a cell while there is something else to lay. Which of the rest is laid is random.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random
from typing import Final

from msgspec.structs import replace

from tilehall.bots.miners.public_state import KIND_OF, faces_in
from tilehall.bots.miners.routes import FINISHING
from tilehall.games.miners.card import ASKS_LIT, EMPTY, FITS, LIT_SIDES, OPENS, THROUGH
from tilehall.games.miners.mine import BEYOND, CELLS, DESTINATIONS_AT, WAYS, Mine, dig
from tilehall.games.miners.rules import reaching
from tilehall.games.miners.state import State

# By cell: the sides that face a destination, each with its number.
FACING: Final = tuple(
    tuple((1 << way.side, DESTINATIONS_AT.index(way.at)) for way in WAYS[at] if way.at in DESTINATIONS_AT)
    for at in range(len(CELLS))
)
# By cell and by sides: the cells beyond them that lie beside a destination, and how far to shift an ask of theirs.
APPROACHES: Final = tuple(
    tuple(tuple((there, shift) for there, shift, _ in BEYOND[at][sides] if FACING[there]) for sides in range(16))
    for at in range(len(CELLS))
)
NOWHERE: Final = (-1, 0)  # no cell: nothing can be laid


def rollout(state: State, hands: list[list[int]], deck: list[int], rng: Random, blunders: Sequence[float]) -> State:
    """The public state at the end of one game played on from here; hands and deck are used up.

    `blunders` says by seat how often it does not look at what it opens.
    """
    cards, lit, asks = bytearray(state.mine.cards), bytearray(state.mine.lit), bytearray(state.mine.asks)
    laid_by = bytearray(state.laid_by)
    frontier = list(state.mine.frontier)
    reached = [each is not None for each in state.reached]
    random = rng.random
    seats = len(hands)
    playing = state.playing
    seat = state.seat
    idle = sum(1 for each in state.idle if playing[each])
    players = sum(playing)
    while True:
        hand = hands[seat]
        careless = random() < blunders[seat]
        at, face = _policy(cards, asks, frontier, reached, faces_in(hand), careless, random)
        if at < 0:
            if hand:
                hand.pop(int(random() * len(hand)))
            if not deck:
                idle += 1
                if idle >= players:
                    return replace(state, over="stuck")
        else:
            idle = 0
            hand.remove(KIND_OF[face])
            faced = dig_in_place(cards, lit, asks, frontier, at, face)
            laid_by[at] = seat
            if faced:
                mine = Mine(bytes(cards), bytes(lit), bytes(asks), ())
                state = reaching(replace(state, mine=mine, laid_by=bytes(laid_by), seat=seat), faced)
                reached = [each is not None for each in state.reached]
                if all(reached) or state.options.goal == "first":
                    return replace(state, over="goal")
            if not frontier:
                return replace(state, over="dead")
        if deck:
            hand.append(deck.pop())
        seat = (seat + 1) % seats
        while not playing[seat]:
            seat = (seat + 1) % seats


def _policy(
    cards: bytearray,
    asks: bytearray,
    frontier: list[int],
    reached: list[bool],
    faces: int,
    careless: bool,
    random: Callable[[], float],
) -> tuple[int, int]:
    """The cell and the face that are laid with these faces in the hand; NOWHERE when none fits."""
    chosen = spare = NOWHERE
    found = False
    count = len(frontier)
    start = int(random() * count)
    for number in range(start, start + count):
        cell = frontier[number if number < count else number - count]
        asked = asks[cell]
        fitting = FITS[asked] & faces
        if FACING[cell]:
            reachable, finishing = _finishing(cell, asked, reached, faces)
            if finishing:
                return cell, (finishing & -finishing).bit_length() - 1
            if reachable and fitting:
                # Stop it up, unless a destination can be reached from another cell.
                chosen, found = (cell, _any(fitting, random())), True
                continue
        if found or not fitting:
            continue
        face = _any(fitting, random())
        if not careless:
            opens = OPENS[face] & LIT_SIDES[asked]
            if opens & THROUGH[face]:
                opens |= THROUGH[face]
            approaches = APPROACHES[cell][opens]
            if approaches and _opens_approach(approaches, cards, asks, reached):
                spare = cell, face
                continue
        chosen, found = (cell, face), True
    return spare if chosen is NOWHERE else chosen


def _finishing(cell: int, asked: int, reached: list[bool], faces: int) -> tuple[bool, int]:
    """Whether some card on that cell reaches a destination, and which of the faces in the hand do, as bits."""
    reachable, finishing = False, 0
    for side, destination in FACING[cell]:
        if not reached[destination] and FINISHING[asked][side]:
            reachable = True
            finishing |= FINISHING[asked][side] & faces
    return reachable, finishing


def _opens_approach(
    approaches: tuple[tuple[int, int], ...], cards: bytearray, asks: bytearray, reached: list[bool]
) -> bool:
    """Whether light that comes to one of these cells lets the next player reach a destination from there."""
    for there, shift in approaches:
        if cards[there] == EMPTY:
            then = FINISHING[asks[there] | ASKS_LIT << shift]
            if any(not reached[destination] and then[side] for side, destination in FACING[there]):
                return True
    return False


def _any(faces: int, fraction: float) -> int:
    """One of the faces, by a number from 0 to below 1."""
    for _ in range(int(fraction * faces.bit_count())):
        faces &= faces - 1
    return (faces & -faces).bit_length() - 1


def dig_in_place(
    cards: bytearray, lit: bytearray, asks: bytearray, frontier: list[int], at: int, face: int
) -> list[int]:
    """Lay a face, with the frontier updated; returns the destinations that it faces with light."""
    changed, faced = dig(cards, lit, asks, at, face)
    for there in changed:
        if FITS[asks[there]]:
            if there not in frontier:
                frontier.append(there)
        elif there in frontier:
            frontier.remove(there)
    return faced
