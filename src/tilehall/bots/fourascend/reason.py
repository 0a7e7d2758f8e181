"""Explain a stone in words that are true in this position."""

from __future__ import annotations

from tilehall.core.game import Cell, Seat
from tilehall.core.message import Listed, Message
from tilehall.core.reason import NOBODY
from tilehall.games.fourascend.board import BIT, BOARD, CELLS, CHAIN, cells, chains, mask
from tilehall.games.fourascend.state import State
from tilehall.games.fourascend.view import power
from tilehall.games.fourascend.words import say

MIDDLE = 7  # from this many open lines on, a cell is worth mentioning; a corner has three, the middle sixteen


def _windows() -> tuple[int, ...]:
    board = set(CELLS)
    lines = (
        tuple((row + down * step, column + right * step) for step in range(CHAIN))
        for row, column in CELLS
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1))
    )
    return tuple(mask(line) for line in lines if board.issuperset(line))


WINDOWS = _windows()
THROUGH = {bit: tuple(window for window in WINDOWS if window & bit) for bit in BIT.values()}


def reason(state: State, cell: Cell) -> Message:
    r"""Say what a stone on a cell does.

    >>> from tilehall.games.fourascend import FourAscend
    >>> from tilehall.games.fourascend.state import Options
    >>> from tilehall.core.record import after
    >>> quiet = Options(plants_start=0, sprout_every=0, regrow=0)
    >>> state = after(FourAscend(), "stone 4,1\nstone 0,0\nstone 4,2\nstone 0,4\nstone 4,3\n", quiet)
    >>> str(reason(state, (4, 4)))
    "blocks one of Black's two ways to a chain."
    >>> str(reason(state, (8, 8)))
    'keeps three lines open for later.'
    """
    bit = BIT[cell]
    if state.vacated:
        return _answer(state, bit)
    chain = chains(state.stones[state.seat] | bit)
    return _attack(state, chain) if chain else say("reason-quiet", does=_quiet(state, bit))


def side(seat: Seat) -> Message:
    """Return the name of a side: Black or White."""
    return say("seat-name", seat=seat)


def _answer(state: State, bit: int) -> Message:
    chain = chains(state.stones[state.seat] | bit)
    whole = power(state.vacated, state.plants)
    attack, defence = power(state.vacated & ~bit, state.plants), power(chain, state.plants)
    saved = state.hp[state.seat] <= whole and state.hp[state.seat] > attack - defence
    if chain:
        size, plants = chain.bit_count(), (chain & state.plants).bit_count()
        if defence > attack:
            return say("reason-strikes-back", cells=size, plants=plants, defence=defence, attack=attack)
        if defence == attack:
            return say("reason-cancels", cells=size, plants=plants)
        return say("reason-weakens", cells=size, plants=plants, through=attack - defence, whole=whole)
    if attack < whole:
        taken = "plant" if whole - attack > 1 else "cell"
        return say("reason-takes", taken=taken, whole=whole, attack=attack, saved="true" if saved else "false")
    return say("reason-accepts", whole=whole, does=_quiet(state, bit))


def _attack(state: State, chain: int) -> Message:
    other = 1 - state.seat
    size, plants, strength = chain.bit_count(), (chain & state.plants).bit_count(), power(chain, state.plants)
    sure = strength - best_answer(state, chain)
    if sure >= state.hp[other]:
        return say("reason-wins", cells=size, plants=plants, other=side(other), reader=NOBODY)
    if sure > 0:
        return say("reason-deals", cells=size, plants=plants, damage=sure)
    # A stone on a cell of the attack removes at most two of its power, which is at least four.
    return say("reason-attacks", cells=size, plants=plants, power=strength)


def best_answer(state: State, chain: int) -> int:
    """Return the most power that an answer can remove from this chain, with or without a chain of its own."""
    other = 1 - state.seat
    theirs = state.stones[other]
    taken = theirs | state.stones[state.seat] & ~chain
    best = 0
    for cell in cells(BOARD & ~taken):
        bit = BIT[cell]
        best = max(best, power(chain & bit, state.plants) + power(chains(theirs | bit), state.plants))
    return best


def _quiet(state: State, bit: int) -> Listed:
    """Explain a quiet stone: what it blocks, threatens or builds."""
    me, other = state.seat, 1 - state.seat
    mine, theirs = state.stones[me] | bit, state.stones[other]
    empty = BOARD & ~(mine | theirs)
    parts: list[Message] = []
    if blocked := chains(theirs | bit):
        ways = len(finishing(theirs, empty)) + 1
        if ways == 1:
            parts.append(say("does-block-chain", other=side(other), reader=NOBODY, cells=blocked.bit_count()))
        else:
            parts.append(say("does-block-way", other=side(other), reader=NOBODY, ways=ways))
    before, after = finishing(state.stones[me], empty), finishing(mine, empty)
    if len(after) > len(before):
        most = max(chains(mine | BIT[cell]).bit_count() for cell in set(after) - set(before))
        parts.append(say("does-threaten", cells=most, ways=len(set(after) - set(before))))
    if not parts:
        own = sum(1 for line in THROUGH[bit] if not line & theirs and (line & mine).bit_count() == 2)
        cut = sum(1 for line in THROUGH[bit] if not line & state.stones[me] and (line & theirs).bit_count() == 2)
        if cut:
            parts.append(say("does-cut", lines=cut, other=side(other), reader=NOBODY))
        if own:
            parts.append(say("does-build", lines=own))
    if bit & state.plants:
        parts.append(say("does-stand-on-plant"))
    if not parts:
        clear = sum(1 for line in THROUGH[bit] if not line & theirs)
        if clear >= MIDDLE:
            parts.append(say("does-stand-open", lines=clear))
        else:
            parts.append(say("does-keep-open", lines=clear) if clear else say("does-wait"))
    return Listed(tuple(parts))


def finishing(stones: int, empty: int) -> tuple[Cell, ...]:
    """Return the empty cells on which one more stone makes a chain."""
    return tuple(cell for cell in cells(empty) if chains(stones | BIT[cell]))
