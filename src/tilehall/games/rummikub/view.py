"""What players see of a game of Rummikub: the table, their own rack and their own draft."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random

from tilehall.core import bag, game
from tilehall.core.game import OPEN, Outcome, Seat, Watcher
from tilehall.core.message import Message
from tilehall.core.seats import with_seat
from tilehall.games.rummikub.melds import MELDS, NUMBER
from tilehall.games.rummikub.state import Closing, Options, Over, State, bag_of_sets, value_of_sets
from tilehall.games.rummikub.tiles import bag_of, less, size, tiles_of
from tilehall.games.rummikub.words import say

Tiles = tuple[str, ...]


class View(game.View, frozen=True, kw_only=True):
    """The position for one watcher. Until the turn ends, only the player to act sees the table change."""

    options: Options
    table: tuple[Tiles, ...]
    readings: tuple[Tiles, ...]  # the same sets, with each joker replaced by what it stands for
    racks: tuple[Tiles | None, ...]  # by seat; None: hidden
    counts: tuple[int, ...]  # tiles on each rack
    pool: int  # tiles left to draw
    unseen: Tiles  # the tiles of the pool and of the hidden racks
    playing: tuple[bool, ...]
    opened: tuple[bool, ...]
    passed: tuple[bool, ...]
    totals: tuple[int, ...]
    owed: tuple[int, ...]
    round: int
    first: Seat | None
    seat: Seat | None
    lifted: tuple[Tiles, ...]  # the draft: sets lifted from the table in this turn
    laid: tuple[Tiles, ...]  # sets laid in this turn, which are also in `table`
    loose: Tiles  # lifted tiles that are not laid again yet
    put: Tiles  # tiles from the rack in this turn
    points: int  # the value of the sets laid in this turn
    building: tuple[Tiles, ...] = ()  # tiles that do not make a set yet; only in the answer to a draft
    closing: Closing
    showing: tuple[Seat, ...]
    over: Over


def sees_draft(state: State, watcher: Watcher) -> bool:
    """Return whether the watcher sees the draft (C3a)."""
    return bool(state.over) or watcher == OPEN or (watcher is not None and watcher == state.seat)


def sees_rack(state: State, watcher: Watcher, seat: Seat) -> bool:
    """Return whether the watcher sees a rack: their own, a shown one, or any after the game (C6)."""
    shown = bool(state.closing) and state.playing[seat] and seat not in state.showing
    return shown or bool(state.over) or watcher in (OPEN, seat)


def view_of(
    state: State,
    watcher: Watcher,
    turn: Seat | None,
    outcome: Outcome | None,
    building: Sequence[Tiles] = (),
) -> View:
    """Return what the watcher may know. `building` are tiles of a draft that do not make a set yet."""
    lifted, laid = (state.lifted, state.laid) if sees_draft(state, watcher) else ((), ())
    up, down = bag_of_sets(lifted), bag_of_sets(laid) + sum(map(bag_of, building))
    put = less(down, up)
    racks = state.racks if not put or state.seat is None else put_from(state, state.seat, put)
    seen = [sees_rack(state, watcher, seat) for seat in range(len(racks))]
    hidden = sum(rack for rack, known in zip(racks, seen, strict=True) if not known)
    table = changed(state.table, lifted, laid)
    return View(
        me=watcher,
        turn=turn,
        outcome=outcome,
        options=state.options,
        table=sets(table),
        readings=readings(table),
        racks=tuple(tiles_of(rack) if known else None for rack, known in zip(racks, seen, strict=True)),
        counts=tuple(map(size, racks)),
        pool=size(state.pool),
        unseen=tiles_of(state.pool + hidden),
        playing=state.playing,
        opened=state.opened,
        passed=state.passed,
        totals=state.totals,
        owed=state.owed,
        round=state.round,
        first=state.first,
        seat=state.seat,
        lifted=sets(lifted),
        laid=sets(laid),
        loose=tiles_of(less(up, down)),
        put=tiles_of(put),
        points=value_of_sets(laid),
        building=tuple(building),
        closing=state.closing,
        showing=state.showing,
        over=state.over,
    )


@lru_cache(maxsize=1 << 12)  # all watchers see the same table, and most turns change none of it
def sets(numbers: tuple[int, ...]) -> tuple[Tiles, ...]:
    """Return the tiles of sets."""
    return tuple([MELDS[number].tiles for number in numbers])


@lru_cache(maxsize=1 << 12)
def readings(numbers: tuple[int, ...]) -> tuple[Tiles, ...]:
    """Return the tiles of sets, with each joker replaced by what it stands for."""
    return tuple([MELDS[number].reading for number in numbers])


def put_from(state: State, seat: Seat, put: int) -> tuple[int, ...]:
    """Return the racks without the tiles that this seat has laid."""
    return with_seat(state.racks, seat, state.racks[seat] - put)


def changed(table: tuple[int, ...], lifted: tuple[int, ...], laid: tuple[int, ...]) -> tuple[int, ...]:
    """Return the table without the lifted sets and with the laid sets.

    >>> changed((3, 3, 8), (3,), (5, 1))
    (1, 3, 5, 8)
    """
    return tuple(sorted((*bag.without(table, lifted), *laid)))


def heading(view: View) -> Message:
    """Describe the round, the pool, and the length of the game."""
    rounds = view.options.rounds if view.options.rounds > 1 else 0
    return say("heading", round=view.round, rounds=rounds, limit=view.options.point_limit, pool=view.pool)


def standing(view: View, seat: Seat) -> Message:
    """Describe a player: the tiles and the points, and whether the player has opened, passed or resigned."""
    return say(
        "player-has",
        tiles=view.counts[seat],
        points=view.totals[seat],
        state="resigned" if not view.playing[seat] else "opened" if view.opened[seat] else "closed",
        passed="true" if view.passed[seat] else "false",
    )


def state_of(view: View, rng: Random) -> State:
    """Return a random state that fits the view: hidden racks are drawn from the unseen tiles."""
    hidden = [count for rack, count in zip(view.racks, view.counts, strict=True) if rack is None]
    *hands, pool = bag.deal(view.unseen, hidden, rng)
    blind = iter(hands)
    racks = tuple(bag_of(rack if rack is not None else next(blind)) for rack in view.racks)
    if view.put and view.seat is not None:
        racks = with_seat(racks, view.seat, racks[view.seat] + bag_of(view.put))
    table, lifted, laid = (tuple(NUMBER[tiles] for tiles in sets) for sets in (view.table, view.lifted, view.laid))
    return State(
        options=view.options,
        racks=racks,
        pool=bag_of(pool),
        playing=view.playing,
        opened=view.opened,
        passed=view.passed,
        totals=view.totals,
        owed=view.owed,
        table=changed(table, laid, lifted),
        round=view.round,
        first=view.first,
        seat=view.seat,
        lifted=lifted,
        laid=laid,
        closing=view.closing,
        showing=view.showing,
        over=view.over,
    )
