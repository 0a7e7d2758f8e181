"""Find puzzles of Rummikub with the exact solver: empty the rack, or lay the only best choice of tiles."""

from __future__ import annotations

from typing import Final

from tilehall.bots.bot import FoundPuzzle
from tilehall.bots.rummikub.opening import opening
from tilehall.bots.rummikub.play import Play
from tilehall.bots.rummikub.position import Position
from tilehall.bots.rummikub.solver import most_laid, solve
from tilehall.core.lesson import Check, WrongTry
from tilehall.core.notation import text
from tilehall.games.rummikub.melds import MELDS
from tilehall.games.rummikub.tiles import JOKER, JOKERS, ONE, Bag, size, tiles_of
from tilehall.games.rummikub.view import View

MIN_TILES: Final = 3  # that the solution lays
MIN_CHANGED_SETS: Final = 2  # sets of the table that change; a single one is too easy to find

EVERYTHING: Final = "Lay everything"
MOST: Final = "Lay the most"
JOKER_FREED: Final = "Free a joker"
OPENING: Final = "Open with the most"


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


def _puzzle(position: Position, play: Play, theme: str) -> FoundPuzzle:
    rack: Bag = position.rack
    left = size(rack) - play.count
    jokers = " It takes your joker." if rack >> JOKERS and play.jokers else ""
    drew = "You drew a tile: that is for when nothing can be laid. " if position.view.pool else "You passed. "
    if left:
        task = f"Lay as many tiles as you can: {play.count} of your {size(rack)}."
        praise = f"{play.count} tiles, and no other choice of tiles lays as many."
        otherwise = f"{play.count} tiles can be laid in this turn."
        close = (WrongTry(turns=(), when=Check(hand=left + 1), say=f"So close: one tile more can be laid.{jokers}"),)
    else:
        task = f"Lay all your {play.count} tiles, and win."
        praise = "The rack is empty: the turn that wins."
        otherwise = f"All {play.count} of your tiles can be laid in this one turn.{jokers}"
        close = (WrongTry(turns=(), when=Check(hand=1), say="Just one tile was left. All of them can be laid."),)
    nothing = "draw" if position.view.pool else "pass"
    return FoundPuzzle(
        theme=theme,
        task=task,
        goal=Check(hand=left) if left else Check(won=True),
        solution=("; ".join(map(text, play.steps)),),
        praise=praise,
        otherwise=otherwise,
        wrong=(WrongTry(turns=(), when=Check(step=nothing), say=drew + otherwise), *close),
    )
