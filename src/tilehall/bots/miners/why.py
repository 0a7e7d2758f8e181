"""The reason for a move, in a sentence for people."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tilehall.bots.miners.prospect import NEVER
from tilehall.bots.miners.table import PASSING, faces_in
from tilehall.bots.miners.tree import Node, without
from tilehall.core.game import Seat

PLACES: Final = ("left", "middle", "right")  # of the destinations, as they lie on the board
WORDS: Final = ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")


def counted(number: int, thing: str) -> str:
    """A number of things in words.

    >>> counted(1, "card"), counted(3, "card"), counted(12, "card")
    ('one card', 'three cards', '12 cards')
    """
    word = WORDS[number] if number < len(WORDS) else str(number)
    return f"{word} {thing}{'' if number == 1 else 's'}"


def reason(root: Node, node: Node, hand: Sequence[int]) -> str:
    """Why to move from one table to another with this hand."""
    seat = root.table.seat
    if node.move == PASSING:
        return "The hand is empty: there is nothing to lay."
    if node.move < 0:
        return "No card fits anywhere, so one of them has to go."
    kept = list(hand)
    without(kept, node.move)
    won = [number for number in range(3) if node.table.reached[number] and not root.table.reached[number]]
    if won:
        return _reaching(root, node, seat, won)
    if node.over is not None:
        return _closing(node, seat)
    return _digging(root, node, seat, faces_in(kept))


def _reaching(root: Node, node: Node, seat: Seat, won: list[int]) -> str:
    gold = node.table.gold[seat] - root.table.gold[seat]
    others = sum(node.table.gold) - sum(root.table.gold) - gold
    where = f"the {PLACES[won[0]]} destination" if len(won) == 1 else f"{counted(len(won), 'destination')} at once"
    rest = f"; the others get {others}" if others else " and leaves nothing to the others"
    return f"Reaches {where} for {gold} gold{rest}."


def _closing(node: Node, seat: Seat) -> str:
    assert node.over is not None
    if not any(node.table.reached):
        return "Closes the mine for good: nobody wins, and nobody loses."
    if node.over[seat] == 1:
        return "Closes the mine for good while ahead on gold."
    return "Closes the mine: there is nothing better left to lay."


def _digging(root: Node, node: Node, seat: Seat, faces: int) -> str:
    before, after = root.ways.ways, node.ways.ways
    pairs = list(zip(PLACES, before, after, strict=True))
    for place, was, now in pairs:
        if was.takers and not now.takers:
            return f"Stops up the way to the {place} destination, which one more card would have reached."
    for place, was, now in pairs:
        if now.takers and not was.takers:
            if now.takers & faces:
                return f"Opens the way to the {place} destination and keeps a card that reaches it."
            return f"Digs up to the {place} destination: one more card reaches it, though only some cards can."
    nearer = [(now.needs, place, now) for place, was, now in pairs if now.needs < was.needs]
    if nearer:
        needs, place, way = min(nearer, key=lambda each: each[0])
        own = f", with {counted(way.owners[seat], 'own card')} on the way" if way.owners[seat] else ""
        return f"Brings the tunnel to within {counted(needs, 'card')} of the {place} destination{own}."
    further = [(place, was, now) for place, was, now in pairs if now.needs > was.needs]
    if further:
        place, was, now = min(further, key=lambda each: each[1].needs)
        if now.needs == NEVER:
            return f"Closes the tunnel towards the {place} destination."
        return f"Makes the way to the {place} destination longer: {now.needs} cards instead of {was.needs}."
    if any(now.needs == 2 for now in after):
        return "Waits: whoever goes nearer now might let the next player reach a destination."
    return "Waits, and brings nobody nearer to a destination."
