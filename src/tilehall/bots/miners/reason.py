"""Explain a move in a sentence."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tilehall.bots.miners.node import Node, remove_card
from tilehall.bots.miners.public_state import PASSING, faces_in
from tilehall.bots.miners.routes import NEVER
from tilehall.core.game import Seat

PLACES: Final = ("left", "middle", "right")  # of the destinations on the board
WORDS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def counted(number: int, thing: str) -> str:
    """Return a number of things in words.

    >>> counted(1, "card"), counted(3, "card"), counted(12, "card")
    ('one card', 'three cards', '12 cards')
    """
    word = WORDS[number] if number < len(WORDS) else str(number)
    return f"{word} {thing}{'' if number == 1 else 's'}"


def reason(root: Node, node: Node, hand: Sequence[int]) -> str:
    """Explain the move from one node to another with this hand."""
    seat = root.state.seat
    if node.move == PASSING:
        return "Pass, because the hand is empty."
    if node.move < 0:
        return "Discard this card, because none of them fits anywhere."
    kept = list(hand)
    remove_card(kept, node.move)
    won = [number for number in range(3) if node.state.reached[number] and not root.state.reached[number]]
    if won:
        return _reaching(root, node, seat, won)
    if node.payoffs is not None:
        return _closing(node, seat)
    return _digging(root, node, seat, faces_in(kept))


def _reaching(root: Node, node: Node, seat: Seat, won: list[int]) -> str:
    gold = node.state.gold[seat] - root.state.gold[seat]
    others = sum(node.state.gold) - sum(root.state.gold) - gold
    where = f"the {PLACES[won[0]]} destination" if len(won) == 1 else f"{counted(len(won), 'destination')} at once"
    rest = f", while the others get {others}" if others else " and leaves nothing to the others"
    return f"Reaches {where} for {gold} gold{rest}."


def _closing(node: Node, seat: Seat) -> str:
    assert node.payoffs is not None
    if not any(node.state.reached):
        return "Closes the mine for good, so that nobody wins."
    if node.payoffs[seat] == 1:
        return "Closes the mine for good while ahead on gold."
    return "Closes the mine, because there is nothing better to lay."


def _digging(root: Node, node: Node, seat: Seat, faces: int) -> str:
    before, after = root.routes.routes, node.routes.routes
    pairs = list(zip(PLACES, before, after, strict=True))
    # A card can also reach a destination through unlit cards: the route needs one card then, but has no finishers.
    for place, was, now in pairs:
        if was.finishers and now.needs > 1:
            return f"Blocks the way to the {place} destination, which one more card would have reached."
    for place, was, now in pairs:
        if now.finishers and was.needs > 1:
            if now.finishers & faces:
                return f"Opens the way to the {place} destination and keeps a card that reaches it."
            return f"Digs up to the {place} destination, which only some cards can reach from there."
    nearer = [(now.needs, place, now) for place, was, now in pairs if now.needs < was.needs]
    if nearer:
        needs, place, route = min(nearer, key=lambda each: each[0])
        own = f", with {counted(route.owners[seat], 'card')} of one's own on the way" if route.owners[seat] else ""
        return f"Digs to within {counted(needs, 'card')} of the {place} destination{own}."
    further = [(place, was, now) for place, was, now in pairs if now.needs > was.needs]
    if further:
        place, was, now = min(further, key=lambda each: each[1].needs)
        if now.needs == NEVER:
            return f"Closes the tunnel towards the {place} destination."
        return f"Makes the way to the {place} destination longer, from {was.needs} cards to {now.needs}."
    if any(now.needs == 2 for now in after):
        return "Waits, because going nearer now might let the next player reach a destination."
    return "Waits without bringing anybody nearer to a destination."
