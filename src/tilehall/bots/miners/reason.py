"""Explain a move in words that are true in this position."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tilehall.bots.miners.node import Node, remove_card
from tilehall.bots.miners.public_state import PASSING, faces_in
from tilehall.bots.miners.routes import NEVER
from tilehall.core.game import Seat
from tilehall.core.message import Message
from tilehall.core.reason import NOBODY
from tilehall.games.miners.words import say

PLACES: Final = ("left", "middle", "right")  # of the destinations on the board


def reason(root: Node, node: Node, hand: Sequence[int]) -> Message:
    """Explain the move from one node to another with this hand."""
    seat = root.state.seat
    if node.move == PASSING:
        return say("advice-pass", reader=NOBODY)
    if node.move < 0:
        return say("advice-discard")
    kept = list(hand)
    remove_card(kept, node.move)
    won = [number for number in range(3) if node.state.reached[number] and not root.state.reached[number]]
    if won:
        return _reaching(root, node, seat, won)
    if node.payoffs is not None:
        return _closing(node, seat)
    return _digging(root, node, seat, faces_in(kept))


def _reaching(root: Node, node: Node, seat: Seat, won: list[int]) -> Message:
    gold = node.state.gold[seat] - root.state.gold[seat]
    others = sum(node.state.gold) - sum(root.state.gold) - gold
    if len(won) == 1:
        return say("reason-reaches", place=PLACES[won[0]], gold=gold, others=others)
    return say("reason-reaches-several", destinations=len(won), gold=gold, others=others)


def _closing(node: Node, seat: Seat) -> Message:
    assert node.payoffs is not None
    if not any(node.state.reached):
        return say("reason-closes-for-all")
    return say("reason-closes-ahead") if node.payoffs[seat] == 1 else say("reason-closes")


def _digging(root: Node, node: Node, seat: Seat, faces: int) -> Message:
    before, after = root.routes.routes, node.routes.routes
    pairs = list(zip(PLACES, before, after, strict=True))
    # A card can also reach a destination through unlit cards: the route needs one card then, but has no finishers.
    for place, was, now in pairs:
        if was.finishers and now.needs > 1:
            return say("reason-blocks", place=place)
    for place, was, now in pairs:
        if now.finishers and was.needs > 1:
            return say("reason-opens", place=place) if now.finishers & faces else say("reason-digs-up", place=place)
    nearer = [(now.needs, place, now) for place, was, now in pairs if now.needs < was.needs]
    if nearer:
        needs, place, route = min(nearer, key=lambda each: each[0])
        return say("reason-digs", cards=needs, place=place, own=route.owners[seat], reader=NOBODY)
    further = [(place, was, now) for place, was, now in pairs if now.needs > was.needs]
    if further:
        place, was, now = min(further, key=lambda each: each[1].needs)
        if now.needs == NEVER:
            return say("reason-closes-tunnel", place=place)
        return say("reason-lengthens", place=place, was=was.needs, now=now.needs)
    return say("reason-waits-carefully") if any(now.needs == 2 for now in after) else say("reason-waits")
