"""Explain a turn in words that are true in this position."""

from __future__ import annotations

from typing import Final

from tilehall.bots.rummikub.play import Play
from tilehall.core.message import Listed, Message
from tilehall.core.reason import NOBODY
from tilehall.games.rummikub.tiles import JOKERS, Bag, listed, size, tiles_of
from tilehall.games.rummikub.words import say

MAX_NAMED: Final = 3  # tiles that are named one by one; more are counted


def tiles(bag: Bag) -> Listed | Message:
    """Name the tiles if they are few, or else count them.

    >>> from tilehall.games.rummikub.tiles import bag_of
    >>> str(tiles(bag_of(("k7", "k7", "r2")))), str(tiles(bag_of(("k7", "k8", "k9", "k10"))))
    ('both black 7s and the red 2', 'four tiles')
    """
    return listed(tiles_of(bag)) if size(bag) <= MAX_NAMED else say("number-of-tiles", count=size(bag))


def lays(play: Play, rack: Bag, opened: bool) -> Message:
    """Say what a play does.

    >>> from tilehall.games.rummikub.melds import NUMBER
    >>> from tilehall.games.rummikub.tiles import bag_of
    >>> rack = bag_of(("k10", "k11", "k12", "o1", "*"))
    >>> str(lays(Play((), (NUMBER["k10", "k11", "k12"],)), rack, False))
    'opens with 33 points and keeps the joker.'
    """
    jokers = (rack >> JOKERS) - play.jokers
    if play.put == rack:
        return say("reason-goes-out", count=play.count)
    if not opened:
        return say("reason-opens", points=play.value, jokers=jokers)
    if len(play.lifted) > 2:
        return say("reason-rearranges", tiles=tiles(play.put), sets=len(play.lifted), jokers=jokers)
    return say("reason-lays", tiles=tiles(play.put), jokers=jokers)


def nothing(opened: bool, needed: int, pool: bool = True) -> Message:
    """Say why to draw, or to pass if the pool is empty.

    >>> str(nothing(False, 30))
    'draw a tile, because the rack does not make 30 points in new sets yet.'
    >>> str(nothing(True, 30, pool=False))
    'pass, because nothing on the rack fits the table and the pool is empty.'
    """
    lacking = "fit" if opened else "points" if needed else "set"
    if pool:
        return say("advice-draw", lacking=lacking, needed=needed, reader=NOBODY)
    return say("advice-pass", lacking=lacking, needed=needed, reader=NOBODY)


def holding_back(fits: Bag, stuck: Bag) -> Message:
    """Explain why tiles that fit are held back."""
    if not stuck:
        return say("advice-wait")
    return say("reason-holds-back", count=size(fits), tiles=tiles(stuck), stuck=size(stuck))
