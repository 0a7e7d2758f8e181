"""Positions of Rummikub in short notation: racks with spans of tiles, and steps separated by `;`."""

from __future__ import annotations

from tilehall.core.game import Seat
from tilehall.core.notation import parse, text
from tilehall.core.play import advance
from tilehall.core.record import after
from tilehall.games.rummikub import Rummikub
from tilehall.games.rummikub.state import Options, State

GAME = Rummikub()
LINES = GAME.lines

# Seat 0 can open with k5-k7 and k7 r7 b7 (39) in one turn; seat 1 with o10-o13 (46).
ANN = "k5-7 k7 r7 b7 r1 r2 b1 b2 o1 o2 k13 *"
BEN = "o10-13 o4-6 r4 b4 r10-12 b12 k1"
OPENED = "lay k5 k6 k7; lay k7 r7 b7; end; lay o10 o11 o12 o13; end"  # both have opened, and seat 0 is to play


def tiles(short: str) -> list[str]:
    """Tiles with spans spelled out.

    >>> tiles("k5-7 o1 *")
    ['k5', 'k6', 'k7', 'o1', '*']
    """
    found: list[str] = []
    for word in short.split():
        low, _, high = word[1:].partition("-")
        found += [f"{word[0]}{number}" for number in range(int(low), int(high) + 1)] if high else [word]
    return found


def deal(*racks: str, first: Seat = 0) -> str:
    """Return the chance steps that deal these racks, as lines."""
    dealt = [f"deal {seat} {tile}" for seat, rack in enumerate(racks) for tile in tiles(rack)]
    return "; ".join([f"first {first}", *dealt])


def position(
    lines: str = "", racks: tuple[str, ...] = (ANN, BEN), first: Seat = 0, options: Options | None = None
) -> State:
    """Return the position after these racks are dealt and these steps are taken."""
    state: State = after(GAME, deal(*racks, first=first).replace("; ", "\n"), options, len(racks))
    return play(state, lines)


def play(state: State, lines: str) -> State:
    """Return the state after these steps, which may include `resign`."""
    for line in filter(None, lines.split("; ")):
        state = advance(GAME, state, parse(line, LINES))
    return state


def draw_all(state: State, but: int = 0) -> State:
    """Draw in turns, the lowest tile of the pool each time, until this many are left in it."""
    while GAME.view(state, None).pool > but:
        state = play(state, "draw")
        step, _ = next(iter(GAME.odds(state)))
        state = play(state, text(step))
    return state


def legal(state: State) -> list[str]:
    return [text(step) for step in GAME.legal(state)]


def shows(state: State) -> str:
    """Return the chance steps that show the remaining racks, as lines."""
    lines = []
    for seat in state.showing:
        rack = GAME.view(state, seat).racks[seat] or ()
        lines.append(f"show {seat} {' '.join(rack)}")
    return "; ".join(lines)
