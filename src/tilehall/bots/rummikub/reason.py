"""The reason for a turn, in a sentence."""

from __future__ import annotations

from collections.abc import Sequence

from tilehall.bots.rummikub.play import Play
from tilehall.games.rummikub.tiles import JOKER, JOKERS, Bag, size, tiles_of

NAMES = {"k": "black", "r": "red", "b": "blue", "o": "orange"}
FEW = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine")


def name(tile: str) -> str:
    """A tile as people say it.

    >>> name("k7"), name("*")
    ('black 7', 'joker')
    """
    return "joker" if tile == JOKER else f"{NAMES[tile[0]]} {tile[1:]}"


def listed(names: Sequence[str]) -> str:
    """Several things in a row.

    >>> listed(["the black 7"]), listed(["the black 7", "the joker", "the red 2"])
    ('the black 7', 'the black 7, the joker and the red 2')
    """
    return names[0] if len(names) == 1 else f"{', '.join(names[:-1])} and {names[-1]}"


def tiles(bag: Bag) -> str:
    """Tiles by name if they are few, or else how many.

    >>> from tilehall.games.rummikub.tiles import bag_of
    >>> tiles(bag_of(("k7", "k7", "r2"))), tiles(bag_of(("k7", "k8", "k9", "k10")))
    ('both black 7s and the red 2', 'four tiles')
    """
    if size(bag) > 3:
        return many(size(bag), "tile")
    found = tiles_of(bag)
    return listed(
        [f"both {name(tile)}s" if found.count(tile) > 1 else f"the {name(tile)}" for tile in dict.fromkeys(found)]
    )


def many(count: int, thing: str) -> str:
    """So many things.

    >>> many(1, "tile"), many(12, "set")
    ('one tile', '12 sets')
    """
    return f"{FEW[count] if count < len(FEW) else count} {thing}{'' if count == 1 else 's'}"


def lays(play: Play, rack: Bag, opened: bool) -> str:
    """What a play does.

    >>> from tilehall.games.rummikub.melds import NUMBER
    >>> from tilehall.games.rummikub.tiles import bag_of
    >>> rack = bag_of(("k10", "k11", "k12", "o1", "*"))
    >>> lays(Play((), (NUMBER["k10", "k11", "k12"],)), rack, False)
    'Opens with 33 points and keeps the joker.'
    """
    keeps = (rack >> JOKERS) - play.jokers
    kept = " and keeps the joker" if keeps == 1 else " and keeps both jokers" if keeps else ""
    if play.put == rack:
        return f"Lays the last {many(play.count, 'tile')} and goes out." if play.count > 1 else "Lays the last tile."
    if not opened:
        return f"Opens with {play.value} points{kept}."
    what = tiles(play.put)
    if len(play.lifted) > 2:
        return f"Lays {what}{kept}, with {many(len(play.lifted), 'set')} rearranged."
    return f"Lays {what}{kept}."


def nothing(opened: bool, needed: int, pool: bool = True) -> str:
    """Why nothing is laid that could be; without a pool there is nothing to wait for.

    >>> nothing(False, 30), nothing(True, 30)
    ('The rack makes no 30 points in new sets yet.', 'Nothing on the rack fits the table yet.')
    >>> nothing(False, 30, pool=False)
    'The rack makes no 30 points in new sets, and the pool is empty.'
    """
    ending = " yet." if pool else ", and the pool is empty."
    if opened:
        return f"Nothing on the rack fits the table{ending}"
    return f"The rack makes no {f'{needed} points in new sets' if needed else 'new set'}{ending}"


def or_wait(left: Bag) -> str:
    """The choice beside laying: to hold back and draw. `left` is what stays on the rack after the lay.

    >>> from tilehall.games.rummikub.tiles import bag_of
    >>> or_wait(bag_of(("k7", "r2")))
    'It leaves the black 7 and the red 2; the other choice is to hold back and draw.'
    """
    return f"It leaves {tiles(left)}; the other choice is to hold back and draw."
