"""The states of the dynamic program, packed into integers, and the frontier of non-dominated states.

After each number, a state consists of the open runs of each colour and the number of jokers used. Its bits, from the
lowest: six for the open runs of each colour, as an index into `runs.OPENS`, and two for the jokers. While transitions
are added, six more bits count the jokers that open runs lack, and the score is on top, so that one sum updates all.
"""

from __future__ import annotations

from typing import Final

from tilehall.bots.rummikub.runs import OPENS, WORSE
from tilehall.games.rummikub.tiles import COLOURS, COPIES

DPState = int

BITS: Final = 6  # for the open runs of a colour
OPEN: Final = (1 << BITS) - 1
USED_AT: Final = BITS * len(COLOURS)  # position of the two bits for the jokers used
OPENED: Final = (1 << USED_AT) - 1  # mask of the open runs in a state
LACK_AT: Final = USED_AT + 2
LACK_BITS: Final = 6  # for four times the maximum that runs can lack
LACKS: Final = (1 << LACK_BITS) - 1 << LACK_AT
SCORE_AT: Final = LACK_AT + LACK_BITS
STATE: Final = (1 << LACK_AT) - 1  # mask of the state in a sum
TWO_COLOURS: Final = (1 << 2 * BITS) - 1
# By the open runs of two colours: the total length of these runs.
LENGTHS: Final = [
    sum(OPENS[at & OPEN]) + sum(OPENS[at >> BITS]) if at & OPEN < len(OPENS) and at >> BITS < len(OPENS) else 0
    for at in range(1 << 2 * BITS)
]
MIN_SCORE: Final = -(1 << 40)  # below every score


class Frontier:
    """A set of states of which none dominates another. States must be added in descending order of score.

    A state dominates another state with at most the same score if its open runs can do everything that the other's can
    in each colour, and it has used the same number of jokers (or fewer, in a sparing program).
    """

    def __init__(self, sparing: bool) -> None:
        self.found: dict[DPState, int] = {}
        self.sparing = sparing
        # By the open runs of a colour, or by jokers used: a bit mask of the states so far that are no worse in it.
        self.black, self.red, self.blue, self.orange = ([0] * len(OPENS) for _ in COLOURS)
        self.used = [0] * (COPIES + 1)

    def add(self, state: DPState, score: int) -> None:
        """Add a state, unless an earlier state dominates it."""
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
