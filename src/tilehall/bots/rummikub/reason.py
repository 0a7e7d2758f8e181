"""Explain a turn in a sentence."""

from __future__ import annotations

from tilehall.bots.rummikub.play import Play
from tilehall.games.rummikub.tiles import JOKERS, Bag, listed, size, tiles_of

FEW = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def tiles(bag: Bag) -> str:
    """Name the tiles if they are few, or else count them.

    >>> from tilehall.games.rummikub.tiles import bag_of
    >>> tiles(bag_of(("k7", "k7", "r2"))), tiles(bag_of(("k7", "k8", "k9", "k10")))
    ('both black 7s and the red 2', 'four tiles')
    """
    return str(listed(tiles_of(bag))) if size(bag) <= 3 else many(size(bag), "tile")


def many(count: int, thing: str) -> str:
    """Return a number of things in words.

    >>> many(1, "tile"), many(12, "set")
    ('one tile', '12 sets')
    """
    return f"{FEW[count] if count < len(FEW) else count} {thing}{'' if count == 1 else 's'}"


def lays(play: Play, rack: Bag, opened: bool) -> str:
    """Say what a play does.

    >>> from tilehall.games.rummikub.melds import NUMBER
    >>> from tilehall.games.rummikub.tiles import bag_of
    >>> rack = bag_of(("k10", "k11", "k12", "o1", "*"))
    >>> lays(Play((), (NUMBER["k10", "k11", "k12"],)), rack, False)
    'Opens with 33 points and keeps the joker.'
    """
    keeps = (rack >> JOKERS) - play.jokers
    kept = " and keeps the joker" if keeps == 1 else " and keeps both jokers" if keeps else ""
    if play.put == rack:
        return f"Lays the last {many(play.count, 'tile') if play.count > 1 else 'tile'} and goes out."
    if not opened:
        return f"Opens with {play.value} points{kept}."
    if len(play.lifted) > 2:
        return f"Lays {tiles(play.put)} by rearranging {many(len(play.lifted), 'set')}{kept and f',{kept}'}."
    return f"Lays {tiles(play.put)}{kept}."


def nothing(opened: bool, needed: int, pool: bool = True) -> str:
    """Say why to draw, or to pass if the pool is empty.

    >>> nothing(False, 30)
    'Draw a tile, because the rack does not make 30 points in new sets yet.'
    >>> nothing(True, 30, pool=False)
    'Pass, because nothing on the rack fits the table and the pool is empty.'
    """
    lacks = f"the rack does not make {f'{needed} points in new sets' if needed else 'a new set'}"
    why = "nothing on the rack fits the table" if opened else lacks
    return f"Draw a tile, because {why} yet." if pool else f"Pass, because {why} and the pool is empty."
