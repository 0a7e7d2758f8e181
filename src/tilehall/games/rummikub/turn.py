"""A player's turn: lift, lay, end, draw or pass. Each function returns the next state or raises `Illegal`."""

from __future__ import annotations

from collections.abc import Iterable

from msgspec.structs import replace

from tilehall.core import bag
from tilehall.core.game import Illegal, Seat
from tilehall.core.message import Listed, Message, sentences
from tilehall.core.seats import following, with_seat
from tilehall.games.rummikub.melds import MELDS, NUMBER, Tiles, why_not
from tilehall.games.rummikub.rounds import closed
from tilehall.games.rummikub.state import State, at_hand, bag_of_sets, value_of_sets
from tilehall.games.rummikub.tiles import JOKER, JOKERS, Bag, less, tiles_of, within
from tilehall.games.rummikub.view import changed
from tilehall.games.rummikub.words import say

LIFT_FIRST = say("lift-first")  # R4.2


def lift(state: State, seat: Seat, tiles: Tiles) -> State:
    """Lift a set from the table, so that its tiles can be laid again."""
    if state.laid:
        raise Illegal(LIFT_FIRST)
    return replace(state, lifted=bag.put(state.lifted, liftable(state, seat, tiles)))


def liftable(state: State, seat: Seat, tiles: Tiles) -> int:
    """Return the number of an untouched set on the table. Raises `Illegal` if the player may not lift it."""
    if not state.opened[seat]:
        # R4.5
        raise Illegal(say("not-opened", needed=state.options.initial_meld))
    number = NUMBER.get(tiles)
    if number is None or state.table.count(number) <= state.lifted.count(number):
        raise Illegal(say("not-on-table", tiles=" ".join(tiles)))
    return number


def lay(state: State, tiles: Tiles) -> State:
    """Lay a set from loose tiles and rack tiles."""
    number = NUMBER.get(tiles)
    if number is None:
        raise Illegal(why_not(tiles))
    meld, hand = MELDS[number], at_hand(state)
    if meld.plain & ~(hand | hand >> 1) or meld.jokers > hand >> JOKERS:
        raise Illegal(wanting(tiles_of(less(meld.bag, hand))))
    return replace(state, laid=bag.put(state.laid, number))


def wanting(short: Iterable[str]) -> Message:
    """Say which tiles the player does not have.

    >>> str(wanting(("r7", "*")))
    'You do not have r7 and a joker: neither loose nor on your rack.'
    """
    tiles = dict.fromkeys(short)
    return say("not-at-hand", tiles=Listed(tuple(say("a-joker") if tile == JOKER else tile for tile in tiles)))


def can_end(state: State, seat: Seat) -> bool:
    """Return whether the player may end the turn."""
    if not state.laid:
        return False
    if not state.opened[seat]:
        return value_of_sets(state.laid) >= state.options.initial_meld
    up, down = bag_of_sets(state.lifted), bag_of_sets(state.laid)
    return up != down and within(up, down)


def missing(state: State, seat: Seat, unfinished: Bag = 0) -> list[Message]:
    """List what the turn still needs before it can end (R4.2, R4.4, R4.5).

    `unfinished` are laid tiles that do not make a set yet. They are neither loose nor on the rack.
    """
    needs: list[Message] = []
    up, down = bag_of_sets(state.lifted), bag_of_sets(state.laid) + unfinished
    if loose := tiles_of(less(up, down)):
        needs.append(say("loose-tiles", tiles=" ".join(loose)))
    if within(down, up):
        needs.append(say("lay-from-rack"))
    meld, points = state.options.initial_meld, value_of_sets(state.laid)
    if not state.opened[seat] and points < meld:
        needs.append(say("initial-meld", needed=meld, points=points))
    return needs


def end(state: State, seat: Seat) -> State:
    """Apply the draft to the table. An empty rack ends the round."""
    if not can_end(state, seat):
        raise Illegal(sentences(missing(state, seat)))
    rack = at_hand(state)
    state = replace(
        state,
        racks=with_seat(state.racks, seat, rack),
        opened=state.opened if state.opened[seat] else with_seat(state.opened, seat, True),
        passed=(False,) * len(state.passed),
        table=changed(state.table, state.lifted, state.laid),
        seat=following(seat, state.playing) if rack else seat,
        lifted=(),
        laid=(),
    )
    return state if rack else closed(state, "emptied")


def draw(state: State, seat: Seat) -> State:
    """Discard the draft; chance owes the player a tile."""
    if not state.pool:
        raise Illegal(say("pool-empty"))
    owed = with_seat(state.owed, seat, 1)
    return replace(state, owed=owed, seat=following(seat, state.playing), lifted=(), laid=())


def pass_by(state: State, seat: Seat) -> State:
    """Discard the draft. The round ends when all remaining players have passed in a row (R4.8)."""
    if state.pool:
        raise Illegal(say("pool-not-empty"))
    passed = with_seat(state.passed, seat, True)
    state = replace(state, passed=passed, seat=following(seat, state.playing), lifted=(), laid=())
    if all(done or not playing for done, playing in zip(passed, state.playing, strict=True)):
        return closed(state, "passed")
    return state
