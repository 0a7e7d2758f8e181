"""Find puzzles of Rummikub with the exact solver: empty the rack, or lay the only best choice of tiles."""

from __future__ import annotations

from typing import Final

from tilehall.bots.bot import FoundPuzzle
from tilehall.bots.rummikub.opening import opening
from tilehall.bots.rummikub.play import Play
from tilehall.bots.rummikub.position import Position
from tilehall.bots.rummikub.solver import most_laid, solve
from tilehall.core.lesson import Check, WrongTry
from tilehall.core.message import Message
from tilehall.core.notation import text
from tilehall.games.rummikub.melds import MELDS
from tilehall.games.rummikub.tiles import JOKER, JOKERS, ONE, Bag, size, tiles_of
from tilehall.games.rummikub.view import View
from tilehall.games.rummikub.words import say

MIN_TILES: Final = 3  # that the solution lays
MIN_CHANGED_SETS: Final = 2  # sets of the table that change; a single one is too easy to find

EVERYTHING: Final = say("theme-everything")
MOST: Final = say("theme-most")
JOKER_FREED: Final = say("theme-joker")
OPENING: Final = say("theme-opening")


def find_puzzle(view: View) -> FoundPuzzle | None:
    """Find the only best turn: it empties the rack, or no other choice of tiles lays as many."""
    position = Position(view)
    if not position.opened:
        return _opening(position)
    play = solve(position.table, position.rack)
    if play is None or play.count < MIN_TILES or len(play.lifted) < MIN_CHANGED_SETS:
        return None
    if play.put == position.rack:
        return _puzzle(position, play, JOKER_FREED if _frees_joker(play) else EVERYTHING)
    if any(_laid_without(position, tile) >= play.count for tile in set(tiles_of(play.put))):
        return None
    return _puzzle(position, play, JOKER_FREED if _frees_joker(play) else MOST)


def _laid_without(position: Position, tile: str) -> int:
    """Return the maximum number of tiles that can be laid if one tile of this kind stays on the rack."""
    return size(most_laid(position.bag, position.rack - ONE[tile]))


def _frees_joker(play: Play) -> bool:
    """Return whether a joker of the table moves to another set, and none comes from the rack."""
    moved = any(MELDS[number].jokers for number in play.lifted)
    new = {tuple(t for t in MELDS[number].tiles if t != JOKER) for number in play.laid if MELDS[number].jokers}
    old = {tuple(t for t in MELDS[number].tiles if t != JOKER) for number in play.lifted if MELDS[number].jokers}
    return moved and not play.jokers and not any(set(before) <= set(after) for before in old for after in new)


def _opening(position: Position) -> FoundPuzzle | None:
    """Find the only choice of tiles that opens with the most tiles, in at least two sets."""
    play = opening(position.rack, position.needed)
    if play is None or len(play.laid) < MIN_CHANGED_SETS:
        return None
    for tile in set(tiles_of(play.put)):
        other = opening(position.rack - ONE[tile], position.needed)
        if other is not None and other.count >= play.count:
            return None
    return _puzzle(position, play, OPENING)


def _puzzle(position: Position, play: Play, theme: Message) -> FoundPuzzle:
    rack: Bag = position.rack
    count, left = play.count, size(rack) - play.count
    joker = "true" if rack >> JOKERS and play.jokers else "false"
    nothing = "draw" if position.view.pool else "pass"
    if left:
        task = say("puzzle-lay-some", tiles=count, held=size(rack))
        praise = say("puzzle-lay-some.praise", tiles=count)
        otherwise = say("puzzle-lay-some.otherwise", tiles=count)
        idle = say("puzzle-lay-some.idle", tiles=count, idle=nothing)
        close = (WrongTry(turns=(), when=Check(hand=left + 1), say=say("puzzle-lay-some.close", joker=joker)),)
    else:
        task = say("puzzle-lay-all", tiles=count)
        praise = say("puzzle-lay-all.praise")
        otherwise = say("puzzle-lay-all.otherwise", tiles=count, joker=joker)
        idle = say("puzzle-lay-all.idle", tiles=count, joker=joker, idle=nothing)
        close = (WrongTry(turns=(), when=Check(hand=1), say=say("puzzle-lay-all.close")),)
    return FoundPuzzle(
        theme=theme,
        task=task,
        goal=Check(hand=left) if left else Check(won=True),
        solution=("; ".join(map(text, play.steps)),),
        praise=praise,
        otherwise=otherwise,
        wrong=(WrongTry(turns=(), when=Check(step=nothing), say=idle), *close),
    )
