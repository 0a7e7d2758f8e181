"""The features of the position after each plan, when the opponent is to act. All features are integers."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from tilehall.bots.heart_tiles.candidates import Candidates, MagicUse
from tilehall.bots.heart_tiles.placings import (
    CACHED,
    FREE,
    GAIN,
    GREEN,
    HELD,
    NEXT,
    PLACED,
    RED,
    SECOND,
    TOP,
    WHITE,
    YELLOW,
    Matrix,
)
from tilehall.bots.heart_tiles.position import Four, Three

FEATURES: Final = (
    "points ahead",
    "my points",
    "my dearest heart",
    "my second dearest",
    "my hearts on tiles",
    "their dearest heart",
    "their second dearest",
    "shielded",
    "what Wind can take from me, by how likely they have it",
    "free tiles",
    "free white tiles",
    "one tile free",
    "two tiles free",
    "three tiles free",
    "turns left",
    "mine is the last turn",
    "one turn left",
    "two turns left",
    "three turns left",
    "my Winds",
    "my Recycles",
    "my Shields",
    "my hearts in hand",
    "my best heart from the hand",
    "my second best from the hand",
    "their hearts in hand",
    "what a heart of theirs may count",
    "how likely they have Wind",
    "how likely they have Shield",
    "they can fill the tiles",
    "points ahead if they can fill the tiles",
    "points ahead in the last turns",
)

LEAD: Final = FEATURES.index("points ahead")
EMPTY: Final = FEATURES.index("free tiles")


class Context(NamedTuple):
    """What the player knows that does not change within a turn after the cards are drawn."""

    their_hearts: int
    their_magic: int
    heart_deck: int
    magic_deck: int
    unseen: Four  # unseen hearts: their number, and the sum of the values of each colour
    magic: Three  # unseen magic cards


@lru_cache(CACHED)
def chance_of(kind: int, cards: int, taken: int) -> int:
    """Return the probability, in percent, that at least one of `kind` cards among `cards` is among those `taken`.

    >>> chance_of(1, 4, 2), chance_of(0, 4, 2), chance_of(3, 4, 2)
    (50, 0, 100)
    """
    none = 1.0
    for number in range(min(taken, cards)):
        none *= max(0, cards - kind - number) / (cards - number)
    return round(100 * (1 - none))


def features(context: Context, plans: Candidates) -> Matrix:
    """Return a matrix with a row for each of FEATURES and a column for each plan."""
    their_hearts, their_magic, heart_deck, magic_deck, (count, red, yellow, green), (wind, recycle, shield) = context
    cards, holds = wind + recycle + shield, their_magic + (magic_deck > 0)
    have_wind, have_shield = chance_of(wind, cards, holds), chance_of(shield, cards, holds)
    turns = max(heart_deck, magic_deck)
    reach = min(2, their_hearts + (heart_deck > 0))
    mine, uses = plans
    placed = np.concatenate([use.placings.matrix for use in uses], axis=1)
    by_use = np.array([_of_use(use) for use in uses], dtype=np.float64).T
    their_score, their_top, their_second, winds, recycles, shields, shielded = np.repeat(
        by_use, [len(use.placings.each) for use in uses], axis=1
    )
    top, second = (mine[-1] >> 2 if mine else 0), (mine[-2] >> 2 if len(mine) > 1 else 0)
    free = placed[FREE]
    found = np.empty((len(FEATURES), placed.shape[1]))
    score = placed[GAIN] + sum([code >> 2 for code in mine])
    ahead = score - their_score
    dearest = np.maximum(placed[TOP], top)
    fills = free <= reach
    found[0] = ahead
    found[1] = score
    found[2] = dearest
    # The second largest of two sorted pairs: the smaller of the two firsts, or a larger second.
    found[3] = np.maximum(np.minimum(placed[TOP], top), np.maximum(placed[SECOND], second))
    found[4] = placed[PLACED] + len(mine)
    found[5] = their_top
    found[6] = their_second
    found[7] = shielded
    found[8] = np.floor(dearest * ((1 - shielded) * have_wind) / 10)
    found[9] = free
    found[10] = placed[WHITE]
    found[11] = free == 1
    found[12] = free == 2
    found[13] = free == 3
    found[14] = turns
    found[15] = 1 - turns % 2
    found[16] = turns == 1
    found[17] = turns == 2
    found[18] = turns == 3
    found[19] = winds
    found[20] = recycles
    found[21] = shields
    found[22:25] = placed[HELD : NEXT + 1]
    found[25] = min(their_hearts, 6)
    found[26] = np.floor(10 * (placed[RED] * red + placed[YELLOW] * yellow + placed[GREEN] * green) / max(1, count))
    found[27] = have_wind
    found[28] = have_shield
    found[29] = fills
    found[30] = ahead * fills
    found[31] = ahead if turns <= 2 else 0
    return found


def _of_use(use: MagicUse) -> tuple[int, ...]:
    theirs = use.theirs
    return (
        sum([code >> 2 for code in theirs]),
        theirs[-1] >> 2 if theirs else 0,
        theirs[-2] >> 2 if len(theirs) > 1 else 0,
        *use.held,
        use.shielded,
    )
