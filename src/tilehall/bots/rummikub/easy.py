"""Easy: lays the sets it has on its rack, adds tiles to what lies there, and looks at one set at a time."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import Final

from tilehall.bots.bot import BotTurn, Clock
from tilehall.bots.rummikub.opening import opening
from tilehall.bots.rummikub.play import Play, changing
from tilehall.bots.rummikub.position import Position
from tilehall.bots.rummikub.reason import lays, nothing
from tilehall.bots.rummikub.solver import solve
from tilehall.bots.rummikub.win_probability import from_rack_sizes
from tilehall.core.game import Step
from tilehall.games.rummikub.melds import MELDS, NUMBER, spelled
from tilehall.games.rummikub.tiles import JOKER, JOKERS, ONE, Bag, tiles_of
from tilehall.games.rummikub.view import View

OVERLOOKS: Final = 0.25  # the probability that it overlooks that a tile can be added to a set


def easy(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
    """Sets from the rack, then single tiles, then what one set gives; it overlooks some of it."""
    position = Position(view)
    if position.opened:
        play = _adding(position.table, position.rack, rng)
    else:
        play = opening(position.rack & (1 << JOKERS) - 1, position.needed) or opening(position.rack, position.needed)
    if play is None:
        why = "Sees nothing that fits." if position.opened else nothing(False, position.needed)
        return position.draw_or_pass(why, from_rack_sizes(position, position.rack))
    return position.turn_of(
        play, lays(play, position.rack, position.opened), from_rack_sizes(position, position.rack - play.put)
    )


def _adding(table: tuple[int, ...], rack: Bag, rng: Random) -> Play | None:
    """New sets without jokers, tiles added one after the other, and each set taken apart on its own."""
    plain = rack & (1 << JOKERS) - 1
    new = solve((), plain)
    sets = [*table, *(new.laid if new else ())]
    left = plain - (new.put if new else 0)
    for tile in tiles_of(left):
        if rng.random() >= OVERLOOKS:
            left -= _added(tile, sets, rng)
    for at, number in enumerate(tuple(sets)):
        if left and rng.random() >= OVERLOOKS and (play := solve((number,), left)):
            sets += play.laid
            left -= play.put
            if play.lifted:
                sets[at] = sets.pop()
    if not left:
        for _ in range(rack >> JOKERS):
            _added(JOKER, sets, rng)
    play = changing(table, sets)
    return play if play.put else None


def _added(tile: str, sets: list[int], rng: Random) -> Bag:
    """Add a tile to any set that takes it; what was added, if anything."""
    places = list(_places(tile, sets))
    if not places:
        return 0
    at, number = places[int(rng.random() * len(places))]
    sets[at] = number
    return ONE[tile]


def _places(tile: str, sets: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Where a tile can be added: which set, and the set that it makes."""
    for at, number in enumerate(sets):
        tiles = MELDS[number].tiles
        for longer in ((*tiles, tile), (tile, *tiles)):
            found = NUMBER.get(spelled(longer))
            if found is not None:
                yield at, found
