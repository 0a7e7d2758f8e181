"""What a turn can come to once the cards are drawn: a magic card or none, then up to two hearts.

Whatever else a turn can do ends in the same position as one of these: nothing in it is left to luck any more, so
magic may always come first, and tiles of one colour are all the same.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

from tilehall.bots.heart_tiles.placings import Placings, changed, placings
from tilehall.bots.heart_tiles.position import Codes, Hand, Three, Tiles

NONE, WIND, RECYCLE, SHIELD = -1, 0, 1, 2


class Plan(NamedTuple):
    """A turn from the draws to its end, and what it leaves."""

    magic: int  # NONE, WIND, RECYCLE or SHIELD
    target: int  # Wind: the heart's code; Recycle: the colour
    places: tuple[tuple[int, int], ...]  # hearts with the colours they go on
    tiles: Tiles
    hand: Hand
    shielded: bool  # at the end of the turn


class Spell(NamedTuple):
    """A use of magic, or none, and the placings it allows."""

    magic: int
    target: int
    theirs: Codes
    held: Three
    shielded: bool
    placings: Placings


class Menu(NamedTuple):
    """All plans of a turn; the first does nothing."""

    mine: Codes
    spells: tuple[Spell, ...]

    def __len__(self) -> int:
        return sum(len(spell.placings.each) for spell in self.spells)

    def plan(self, number: int) -> Plan:
        """The plan of that number."""
        for spell in self.spells:
            if number < len(spell.placings.each):
                return self._plan(spell, number)
            number -= len(spell.placings.each)
        raise IndexError(number)

    def plans(self) -> Iterator[Plan]:
        """All of them, in order."""
        for spell in self.spells:
            for number in range(len(spell.placings.each)):
                yield self._plan(spell, number)

    def _plan(self, spell: Spell, number: int) -> Plan:
        placing = spell.placings.each[number]
        tiles = Tiles(placing.free, tuple(sorted(self.mine + placing.codes)), spell.theirs)
        hand = Hand(placing.hearts, spell.held)
        return Plan(spell.magic, spell.target, placing.places, tiles, hand, spell.shielded)


def menu(tiles: Tiles, hand: Hand, *, to_place: int, to_use: int, blocked: bool, shielded: bool) -> Menu:
    """Every turn worth a thought."""
    free, mine, theirs = tiles
    hearts, magic = hand
    plain = placings(hearts, free, to_place)
    spells = [Spell(NONE, 0, theirs, magic, shielded, plain)]
    if not to_use or blocked:
        return Menu(mine, tuple(spells))
    wind, recycle, shield = magic
    if shield:
        spells.append(Spell(SHIELD, 0, theirs, (wind, recycle, shield - 1), True, plain))
    if wind:
        # Of the hearts on one colour only the dearest is worth it: they are sorted, so the last one stays here.
        for colour, code in {code & 3: code for code in theirs}.items():
            at = theirs.index(code)
            left, held = theirs[:at] + theirs[at + 1 :], (wind - 1, recycle, shield)
            spells.append(Spell(WIND, code, left, held, shielded, placings(hearts, changed(free, colour, 1), to_place)))
    if recycle:
        for colour in (1, 2, 3):
            if free[colour]:
                whiter = changed(changed(free, colour, -1), 0, 1)
                held = (wind, recycle - 1, shield)
                spells.append(Spell(RECYCLE, colour, theirs, held, shielded, placings(hearts, whiter, to_place)))
    return Menu(mine, tuple(spells))
