"""What a player looks at when a turn is over and the other one is to move: whole numbers for each plan."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np

from tilehall.bots.heart_tiles.menu import Menu, Spell
from tilehall.bots.heart_tiles.placings import (
    FREE,
    GAIN,
    GREEN,
    HELD,
    NEXT,
    PLACED,
    RED,
    SECOND,
    SOME,
    TOP,
    WHITE,
    YELLOW,
    Table,
)
from tilehall.bots.heart_tiles.position import Four, Three

NAMES: Final = (
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

AHEAD: Final = NAMES.index("points ahead")
EMPTY: Final = NAMES.index("free tiles")


class Known(NamedTuple):
    """What does not change within a turn once the cards are drawn."""

    their_hearts: int
    their_magic: int
    heart_deck: int
    magic_deck: int
    unseen: Four  # hearts that the player has not seen: how many, and the values of each colour added up
    magic: Three  # magic cards that the player has not seen


@lru_cache(SOME)
def chance_of(kind: int, cards: int, taken: int) -> int:
    """In percent, how likely one of a kind is among some of the cards taken.

    >>> chance_of(1, 4, 2), chance_of(0, 4, 2), chance_of(3, 4, 2)
    (50, 0, 100)
    """
    none = 1.0
    for number in range(min(taken, cards)):
        none *= max(0, cards - kind - number) / (cards - number)
    return round(100 * (1 - none))


def traits(known: Known, menu: Menu) -> Table:
    """A row for each trait in the order of NAMES, a column for each plan of the menu."""
    their_hearts, their_magic, heart_deck, magic_deck, (count, red, yellow, green), (wind, recycle, shield) = known
    cards, holds = wind + recycle + shield, their_magic + (magic_deck > 0)
    have_wind, have_shield = chance_of(wind, cards, holds), chance_of(shield, cards, holds)
    turns = max(heart_deck, magic_deck)
    reach = min(2, their_hearts + (heart_deck > 0))
    mine, spells = menu
    table = np.concatenate([spell.placings.table for spell in spells], axis=1)
    by_spell = np.array([_of_spell(spell) for spell in spells], dtype=np.float64).T
    their_score, their_top, their_second, winds, recycles, shields, shielded = np.repeat(
        by_spell, [len(spell.placings.each) for spell in spells], axis=1
    )
    top, second = (mine[-1] >> 2 if mine else 0), (mine[-2] >> 2 if len(mine) > 1 else 0)
    free = table[FREE]
    found = np.empty((len(NAMES), table.shape[1]))
    score = table[GAIN] + sum([code >> 2 for code in mine])
    ahead = score - their_score
    dearest = np.maximum(table[TOP], top)
    fills = free <= reach
    found[0] = ahead
    found[1] = score
    found[2] = dearest
    # The second of two sorted pairs together: the lesser of the firsts, or a second that is more.
    found[3] = np.maximum(np.minimum(table[TOP], top), np.maximum(table[SECOND], second))
    found[4] = table[PLACED] + len(mine)
    found[5] = their_top
    found[6] = their_second
    found[7] = shielded
    found[8] = np.floor(dearest * ((1 - shielded) * have_wind) / 10)
    found[9] = free
    found[10] = table[WHITE]
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
    found[22:25] = table[HELD : NEXT + 1]
    found[25] = min(their_hearts, 6)
    found[26] = np.floor(10 * (table[RED] * red + table[YELLOW] * yellow + table[GREEN] * green) / max(1, count))
    found[27] = have_wind
    found[28] = have_shield
    found[29] = fills
    found[30] = ahead * fills
    found[31] = ahead if turns <= 2 else 0
    return found


def _of_spell(spell: Spell) -> tuple[int, ...]:
    theirs = spell.theirs
    return (
        sum([code >> 2 for code in theirs]),
        theirs[-1] >> 2 if theirs else 0,
        theirs[-2] >> 2 if len(theirs) > 1 else 0,
        *spell.held,
        spell.shielded,
    )
