"""The transitions of the dynamic program at one number, packed so that they can be added (see `dp_state.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tilehall.bots.rummikub.allocations import ADJACENCY, CODES, Allocation, Four, Groups, Supplies, allocations
from tilehall.bots.rummikub.dp_state import BITS, LACK_AT, SCORE_AT, USED_AT
from tilehall.bots.rummikub.runs import NEEDY, NUMBERED, OPENS, extensions, lack
from tilehall.games.rummikub.tiles import COPIES

NEED_BITS: Final = 3
NEED: Final = (1 << NEED_BITS) - 1
# By the open runs of a colour: how many need a piece, and how many could take a joker.
NEEDS: Final = tuple(needy | min(len(runs), COPIES) << NEED_BITS for needy, runs in zip(NEEDY, OPENS, strict=True))
# By need and by gift to runs: whether the gift is enough.
ENOUGH: Final = [[sum(given) >= need & NEED for given in CODES] for need in range(1 << 2 * NEED_BITS)]
ENOUGH_SPARING: Final = [  # the same for a sparing program, in which no run begins with a joker
    [enough and jokers <= need >> NEED_BITS for enough, (_, jokers) in zip(row, CODES, strict=True)]
    for need, row in enumerate(ENOUGH)
]

Transitions = tuple[tuple[int, ...], ...]  # by gift to runs: the packed results
Packed = tuple[int, int, int, int, int, int, Allocation]  # gift of each colour to runs; score and jokers; jokers


@lru_cache(None)
def transitions(
    colour: int, runs: int, ahead: tuple[int, ...], joined: int, sparing: bool, late: bool, keeps: bool
) -> Transitions:
    """Return everything that the open runs of a colour can do at a number.

    `ahead` are the tiles of the colour at the next two numbers; `joined` the runs of the table that continue here from
    the previous number. Continuing a run is better than beginning a new one, so other choices are tried only if the
    program `keeps` neighbours on the table together.
    """
    return tuple(
        tuple(
            (NUMBERED[extension.after] << BITS * colour)
            + (lack(NUMBERED[extension.after], ahead) << LACK_AT)
            + ((ADJACENCY + 1) * min(extension.joined, joined) - extension.joined << SCORE_AT if keeps else 0)
            for extension in extensions(OPENS[runs], tiles, jokers, sparing, late)[: None if keeps else 1]
        )
        for tiles, jokers in CODES
    )


@lru_cache(1 << 11)  # about 40 MB in all
def packed(supplies: Supplies, old: Groups | None, weight: int, jokers: int, sparing: bool) -> Sequence[Packed]:
    """Return the packed allocations of a number."""
    return [
        (*each.runs, (each.score << SCORE_AT) + (each.jokers << USED_AT), each.jokers, each)
        for each in allocations(supplies, old, weight, jokers, sparing)
    ]


@lru_cache(1 << 13)
def feasible(
    supplies: Supplies, old: Groups | None, weight: int, jokers: int, sparing: bool, late: bool, needs: Four
) -> Sequence[Packed]:
    """Return the packed allocations that give the open runs of each colour what they need."""
    black, red, blue, orange = [(ENOUGH if not sparing or late else ENOUGH_SPARING)[need] for need in needs]
    return [
        each
        for each in packed(supplies, old, weight, jokers, sparing)
        if black[each[0]] and red[each[1]] and blue[each[2]] and orange[each[3]]
    ]
