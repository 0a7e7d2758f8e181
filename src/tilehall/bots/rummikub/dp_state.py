"""The states of the dynamic program, packed into whole numbers, and the frontier of those worth following.

After a number, a state is which runs are open in each colour, and how many jokers are used. Its bits, from the lowest:
six for the open runs of each colour, as their place in `runs.OPENS`, and two for the jokers. Above them, while
transitions are added up, six count the jokers that open runs lack, and the score is on top: one sum does it all.
"""

from __future__ import annotations

from typing import Final

from tilehall.bots.rummikub.runs import OPENS, WORSE
from tilehall.games.rummikub.tiles import COLOURS, COPIES

DPState = int

BITS: Final = 6  # for what is open in a colour
OPEN: Final = (1 << BITS) - 1
USED_AT: Final = BITS * len(COLOURS)  # two bits for the jokers used
OPENED: Final = (1 << USED_AT) - 1  # the bits of a state that say what is open
LACK_AT: Final = USED_AT + 2
LACK_BITS: Final = 6  # for four times the most that runs can lack
LACKS: Final = (1 << LACK_BITS) - 1 << LACK_AT
SCORE_AT: Final = LACK_AT + LACK_BITS
STATE: Final = (1 << LACK_AT) - 1  # the bits of a sum that are the state
TWO_COLOURS: Final = (1 << 2 * BITS) - 1
# By what is open in two colours: the lengths of all these runs together.
LENGTHS: Final = [
    sum(OPENS[at & OPEN]) + sum(OPENS[at >> BITS]) if at & OPEN < len(OPENS) and at >> BITS < len(OPENS) else 0
    for at in range(1 << 2 * BITS)
]
LEAST: Final = -(1 << 40)  # below every score


class Frontier:
    """States of which none dominates another; they have to be added from the highest score down.

    A state dominates another with no higher score when in each colour its open runs can do all that the other's can,
    and it has used as many jokers, or fewer where the program is sparing.
    """

    def __init__(self, sparing: bool) -> None:
        self.found: dict[DPState, int] = {}
        self.sparing = sparing
        # By what is open in a colour, or by jokers used: bits for the states so far that are no worse in it.
        self.black, self.red, self.blue, self.orange = ([0] * len(OPENS) for _ in COLOURS)
        self.used = [0] * (COPIES + 1)

    def add(self, state: DPState, score: int) -> None:
        """Add a state, unless one of those before dominates it."""
        k, r, b, o = state & OPEN, state >> BITS & OPEN, state >> 2 * BITS & OPEN, state >> 3 * BITS & OPEN
        used = state >> USED_AT
        if self.black[k] & self.red[r] & self.blue[b] & self.orange[o] & self.used[used]:
            return
        bit = 1 << len(self.found)
        for worse in WORSE[k]:
            self.black[worse] |= bit
        for worse in WORSE[r]:
            self.red[worse] |= bit
        for worse in WORSE[b]:
            self.blue[worse] |= bit
        for worse in WORSE[o]:
            self.orange[worse] |= bit
        for spent in range(used, COPIES + 1) if self.sparing else (used,):
            self.used[spent] |= bit
        self.found[state] = score
