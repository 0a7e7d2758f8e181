"""The policy of the rollouts.

A player who can reach a destination does so. Otherwise the player blocks a cell from which the next player could reach
one. Unless careless, no player opens such a cell if there is another lay. All other choices are random.
"""

from __future__ import annotations

from numba import njit

from tilehall.bots.miners.kernel.layout import (
    APPROACHES,
    ASKS,
    CARDS,
    CELL,
    DESTINATION,
    FACES_OF,
    FACING,
    FITS,
    LEADS,
    LIT_SIDES,
    NOBODY,
    OPENS,
    REACHED,
    SHIFT,
    SIDE,
    THROUGH,
    Floats,
    Ints,
)
from tilehall.games.miners.card import ASKS_LIT, EMPTY


@njit(cache=True)
def uniform(luck: Floats, drawn: Ints) -> float:
    """Return the next random number. A very long game reuses them from the start."""
    drawn[0] += 1
    return float(luck[(drawn[0] - 1) % len(luck)])


@njit(cache=True)
def faces_in(hand: Ints, size: int) -> int:
    """Return the faces of all cards in a hand, as bits."""
    faces = 0
    for at in range(size):
        faces |= FACES_OF[hand[at]]
    return faces


@njit(cache=True)
def lowest(faces: int) -> int:
    """Return the lowest of these faces."""
    at = 0
    while not faces >> at & 1:
        at += 1
    return at


@njit(cache=True)
def any_of(faces: int, fraction: float) -> int:
    """Return one of the faces, selected by a number from 0 to below 1."""
    count, rest = 0, faces
    while rest:
        rest &= rest - 1
        count += 1
    for _ in range(int(fraction * count)):
        faces &= faces - 1
    return lowest(faces)


@njit(cache=True)
def finishing(cell: int, asked: int, numbers: Ints, faces: int) -> tuple[bool, int]:
    """Return whether any card on a cell reaches a destination, and which faces of the hand do, as bits."""
    reachable = 0
    for facing in FACING[cell]:
        if facing[SIDE] != NOBODY and numbers[REACHED + facing[DESTINATION]] == NOBODY:
            reachable |= LEADS[asked, facing[SIDE]]
    return reachable != 0, reachable & faces


@njit(cache=True)
def opens_approach(mine: Ints, cell: int, face: int, numbers: Ints) -> bool:
    """Return whether a face on a cell lights a cell from which the next player could reach a destination."""
    opens = OPENS[face] & LIT_SIDES[mine[ASKS, cell]]
    if opens & THROUGH[face]:
        opens |= THROUGH[face]
    for way in APPROACHES[cell, opens]:
        there = way[CELL]
        if there == NOBODY:
            break
        if mine[CARDS, there] == EMPTY:
            reachable, _ = finishing(there, mine[ASKS, there] | ASKS_LIT << way[SHIFT], numbers, 0)
            if reachable:
                return True
    return False


@njit(cache=True)
def policy(
    mine: Ints,
    frontier: Ints,
    count: int,
    numbers: Ints,
    barred: Ints,
    faces: int,
    careless: bool,
    luck: Floats,
    drawn: Ints,
) -> tuple[int, int]:
    """Choose the cell and the face to lay with these faces in the hand, or no cell if none may be laid."""
    chosen, face, spare, spare_face = NOBODY, 0, NOBODY, 0
    start = int(uniform(luck, drawn) * count)
    for number in range(start, start + count):
        cell = frontier[number if number < count else number - count]
        asked = mine[ASKS, cell]
        allowed = faces & ~barred[cell]
        fitting = FITS[asked] & allowed
        if FACING[cell, 0, 0] != NOBODY:
            reachable, reaching = finishing(cell, asked, numbers, allowed)
            if reaching:
                return cell, lowest(reaching)
            if reachable and fitting:
                # Block the cell, unless a destination can be reached from another cell.
                chosen, face = cell, any_of(fitting, uniform(luck, drawn))
                continue
        if chosen != NOBODY or not fitting:
            continue
        one = any_of(fitting, uniform(luck, drawn))
        if not careless and opens_approach(mine, cell, one, numbers):
            spare, spare_face = cell, one
        else:
            chosen, face = cell, one
    return (spare, spare_face) if chosen == NOBODY else (chosen, face)
