"""The candidate turns after the cards are drawn: at most one magic card, then up to two hearts.

Every other turn ends in the same position as one of these or in a worse one. The rest of the turn has no chance in it,
so magic can always come first, and tiles of one colour are equivalent.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tilehall.bots.heart_tiles.placings import Placings, changed, placings
from tilehall.bots.heart_tiles.position import Codes, Hand, Three, Tiles

NONE, WIND, RECYCLE, SHIELD = -1, 0, 1, 2


class Plan(NamedTuple):
    """A turn from the draws to its end, and the position that it leaves."""

    magic: int  # NONE, WIND, RECYCLE or SHIELD
    target: int  # Wind: the heart's code; Recycle: the colour
    places: tuple[tuple[int, int], ...]  # hearts, each with the colour of its tile
    tiles: Tiles
    hand: Hand
    shielded: bool  # at the end of the turn


class MagicUse(NamedTuple):
    """A use of magic, or none, and the placings that it allows."""

    magic: int
    target: int
    theirs: Codes
    held: Three
    shielded: bool
    placings: Placings


class Candidates(NamedTuple):
    """All plans of a turn that are compared. The first plan does nothing."""

    mine: Codes
    uses: tuple[MagicUse, ...]

    def __len__(self) -> int:
        return sum(len(use.placings.each) for use in self.uses)

    def plan(self, number: int) -> Plan:
        """Return the plan with this number."""
        for use in self.uses:
            if number < len(use.placings.each):
                return self._plan(use, number)
            number -= len(use.placings.each)
        raise IndexError(number)

    def plans(self) -> Iterator[Plan]:
        """Yield all plans in order."""
        for use in self.uses:
            for number in range(len(use.placings.each)):
                yield self._plan(use, number)

    def _plan(self, use: MagicUse, number: int) -> Plan:
        placing = use.placings.each[number]
        tiles = Tiles(placing.free, tuple(sorted(self.mine + placing.codes)), use.theirs)
        hand = Hand(placing.hearts, use.held)
        return Plan(use.magic, use.target, placing.places, tiles, hand, use.shielded)


def candidates(
    tiles: Tiles, hand: Hand, *, to_place: int, to_use: int, blocked: bool, shielded: bool, every: bool = False
) -> Candidates:
    """Return the plans with these tiles and this hand for the hearts and magic cards that may still be used.

    Dominated plans are left out, unless `every` is set.
    """
    free, mine, theirs = tiles
    hearts, magic = hand
    plain = placings(hearts, free, to_place, every)
    uses = [MagicUse(NONE, 0, theirs, magic, shielded, plain)]
    if not to_use or blocked:
        return Candidates(mine, tuple(uses))
    wind, recycle, shield = magic
    if shield:
        uses.append(MagicUse(SHIELD, 0, theirs, (wind, recycle, shield - 1), True, plain))
    if wind:
        # Only the most valuable heart on each colour is a candidate. Hearts are sorted, so that is the last one.
        targets = dict.fromkeys(theirs) if every else {code & 3: code for code in theirs}.values()
        for code in targets:
            at = theirs.index(code)
            left, held = theirs[:at] + theirs[at + 1 :], (wind - 1, recycle, shield)
            there = placings(hearts, changed(free, code & 3, 1), to_place, every)
            uses.append(MagicUse(WIND, code, left, held, shielded, there))
    if recycle:
        for colour in (1, 2, 3):
            if free[colour]:
                whiter = changed(changed(free, colour, -1), 0, 1)
                held = (wind, recycle - 1, shield)
                there = placings(hearts, whiter, to_place, every)
                uses.append(MagicUse(RECYCLE, colour, theirs, held, shielded, there))
    return Candidates(mine, tuple(uses))
