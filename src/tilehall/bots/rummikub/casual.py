"""Casual players, who lay sets from the rack, add tiles to the table, and find some rearrangements."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.bots.rummikub.opening import opening
from tilehall.bots.rummikub.play import Play, changing
from tilehall.bots.rummikub.position import Position
from tilehall.bots.rummikub.reason import lays, nothing
from tilehall.bots.rummikub.solver import PLAIN, solve
from tilehall.bots.rummikub.win_probability import from_rack_sizes
from tilehall.core.game import Step
from tilehall.games.rummikub.melds import MELDS, NUMBER, spelled
from tilehall.games.rummikub.tiles import JOKER, JOKERS, ONE, Bag, tiles_of
from tilehall.games.rummikub.view import View
from tilehall.games.rummikub.words import say


class Habits(NamedTuple):
    """The behaviour of a level."""

    overlooks: float  # the probability of overlooking that a tile fits a set, or that a set can be taken apart
    takes_apart: bool  # whether it takes apart sets of the table, one at a time
    sees_all: float  # the probability of finding the best play in a turn
    keeps_jokers: bool = True  # whether it keeps jokers until everything else is laid


def casual_bot(habits: Habits) -> Bot[View]:
    """Return a bot that lays sets, then single tiles, then rearranges one set. Sometimes it plays best."""

    def bot(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        position = Position(view)
        # Take this random number first, so that it does not depend on the tiles.
        sees_all = rng.random() < habits.sees_all
        if not position.opened:
            play = opening(position.rack & PLAIN, position.needed) or opening(position.rack, position.needed)
        elif sees_all:
            play = solve(position.table, position.rack)
        else:
            play = _adding(position.table, position.rack, habits, rng)
        if play is None:
            why = say("reason-sees-nothing") if position.opened else nothing(False, position.needed)
            return position.draw_or_pass(why, from_rack_sizes(position, position.rack))
        left = position.rack - play.put
        return position.turn_of(play, lays(play, position.rack, position.opened), from_rack_sizes(position, left))

    return bot


def _adding(table: tuple[int, ...], rack: Bag, habits: Habits, rng: Random) -> Play | None:
    """Lay new sets without jokers, add tiles one by one, and take apart one set at a time."""
    plain = rack & PLAIN
    new = solve((), plain)
    sets = [*table, *(new.laid if new else ())]
    left = (plain if habits.keeps_jokers else rack) - (new.put if new else 0)
    for tile in tiles_of(left):
        if rng.random() >= habits.overlooks:
            left -= _added(tile, sets, rng)
    if habits.takes_apart:
        for at, number in enumerate(tuple(sets)):
            if left and rng.random() >= habits.overlooks and (play := solve((number,), left)):
                sets += play.laid
                left -= play.put
                if play.lifted:
                    sets[at] = sets.pop()
    if habits.keeps_jokers and not left:
        for _ in range(rack >> JOKERS):
            _added(JOKER, sets, rng)
    play = changing(table, sets)
    return play if play.put else None


def _added(tile: str, sets: list[int], rng: Random) -> Bag:
    """Add a tile to a set that it fits. Return what was added, if anything."""
    places = list(places_for(tile, sets))
    if not places:
        return 0
    at, number = places[int(rng.random() * len(places))]
    sets[at] = number
    return ONE[tile]


def places_for(tile: str, sets: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield the sets to which a tile can be added, each with the resulting set."""
    for at, number in enumerate(sets):
        tiles = MELDS[number].tiles
        for longer in ((*tiles, tile), (tile, *tiles)):
            found = NUMBER.get(spelled(longer))
            if found is not None:
                yield at, found
