"""Explain a stone in a sentence that is true in this position."""

from __future__ import annotations

from tilehall.core.game import Cell
from tilehall.games.fourascend.board import BIT, BOARD, CELLS, CHAIN, cells, chains, mask
from tilehall.games.fourascend.rules import NAMES
from tilehall.games.fourascend.state import State
from tilehall.games.fourascend.view import power

WORDS = (
    "no",
    "one",
    "two",
    "three",
    "four",
    "five",
    "six",
    "seven",
    "eight",
    "nine",
    "ten",
    "eleven",
    "twelve",
    "thirteen",
    "fourteen",
    "fifteen",
    "sixteen",
)
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


def reason(state: State, cell: Cell) -> str:
    r"""Say what a stone on a cell does.

    >>> from tilehall.games.fourascend import FourAscend
    >>> from tilehall.games.fourascend.state import Options
    >>> from tilehall.core.record import after
    >>> quiet = Options(plants_start=0, sprout_every=0, regrow=0)
    >>> state = after(FourAscend(), "stone 4,1\nstone 0,0\nstone 4,2\nstone 0,4\nstone 4,3\n", quiet)
    >>> reason(state, (4, 4))
    "Blocks one of Black's two ways to a chain."
    >>> reason(state, (8, 8))
    'Keeps three lines open for later.'
    """
    bit = BIT[cell]
    if state.vacated:
        return _answer(state, bit)
    chain = chains(state.stones[state.seat] | bit)
    return _attack(state, chain) if chain else _quiet(state, bit)


def _answer(state: State, bit: int) -> str:
    chain = chains(state.stones[state.seat] | bit)
    whole = power(state.vacated, state.plants)
    attack, defence = power(state.vacated & ~bit, state.plants), power(chain, state.plants)
    saved = state.hp[state.seat] <= whole and state.hp[state.seat] > attack - defence
    if chain:
        begin = f"Answers with {_chain(chain, state.plants)}"
        if defence > attack:
            return f"{begin} and strikes back with {defence} against {attack}."
        if defence == attack:
            return f"{begin} and cancels the attack."
        return f"{begin}, so that only {attack - defence} of {whole} damage gets through."
    if attack < whole:
        what = "a cell and its plant" if whole - attack > 1 else "a cell"
        close = ", just enough to survive" if saved else ""
        return f"Takes {what} out of the attack and lowers the damage from {whole} to {attack}{close}."
    rest = _quiet(state, bit)
    return f"Accepts {whole} damage for something better: {rest[0].lower()}{rest[1:]}"


def _attack(state: State, chain: int) -> str:
    other = 1 - state.seat
    sure = power(chain, state.plants) - best_answer(state, chain)
    begin = f"Lifts {_chain(chain, state.plants)}"
    if sure >= state.hp[other]:
        return f"{begin}, and no answer can save {NAMES[other]}."
    if sure > 0:
        return f"{begin} and deals at least {sure} damage, whatever the answer."
    # A stone on a cell of the attack removes at most two of its power, which is at least four.
    return f"{begin} for power {power(chain, state.plants)}, which only another chain can stop."


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


def _quiet(state: State, bit: int) -> str:
    """Explain a quiet stone: what it blocks, threatens or builds."""
    me, other = state.seat, 1 - state.seat
    mine, theirs = state.stones[me] | bit, state.stones[other]
    empty = BOARD & ~(mine | theirs)
    parts: list[str] = []
    if blocked := chains(theirs | bit):
        ways = len(finishing(theirs, empty)) + 1
        what = f"chain of {_word(blocked.bit_count())}" if ways == 1 else f"{_word(ways)} ways to a chain"
        parts.append(f"blocks {'one of ' if ways > 1 else ''}{NAMES[other]}'s {what}")
    before, after = finishing(state.stones[me], empty), finishing(mine, empty)
    if len(after) > len(before):
        most = max(chains(mine | BIT[cell]).bit_count() for cell in set(after) - set(before))
        new = len(set(after) - set(before))
        parts.append(f"threatens a chain of {_word(most)}" + (f" in {_word(new)} ways" if new > 1 else ""))
    if not parts:
        own = sum(1 for line in THROUGH[bit] if not line & theirs and (line & mine).bit_count() == 2)
        cut = sum(1 for line in THROUGH[bit] if not line & state.stones[me] and (line & theirs).bit_count() == 2)
        if cut:
            parts.append(f"cuts {_many(cut, 'line')} that {NAMES[other]} has begun")
        if own:
            parts.append(f"builds on {_many(own, 'line')}")
    if bit & state.plants:
        parts.append("stands on a plant")
    if not parts:
        clear = sum(1 for line in THROUGH[bit] if not line & theirs)
        if clear >= MIDDLE:
            parts.append(f"stands where {_many(clear, 'line')} can still become a chain")
        elif clear:
            parts.append(f"keeps {_many(clear, 'line')} open for later")
        else:
            parts.append("waits and gives nothing away")
    text = parts[0] if len(parts) == 1 else f"{', '.join(parts[:-1])} and {parts[-1]}"
    return f"{text[0].upper()}{text[1:]}."


def finishing(stones: int, empty: int) -> tuple[Cell, ...]:
    """Return the empty cells on which one more stone makes a chain."""
    return tuple(cell for cell in cells(empty) if chains(stones | BIT[cell]))


def _chain(chain: int, plants: int) -> str:
    grown = (chain & plants).bit_count()
    return f"a chain of {_word(chain.bit_count())}" + (f" with {_many(grown, 'plant')}" if grown else "")


def _many(number: int, thing: str) -> str:
    return f"{_word(number)} {thing}{'' if number == 1 else 's'}"


def _word(number: int) -> str:
    return WORDS[number] if number < len(WORDS) else str(number)
