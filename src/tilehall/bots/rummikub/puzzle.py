"""Puzzles of Rummikub: the rack can be emptied, or one choice of tiles lays the most, by the exact solver."""

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

LEAST: Final = 3  # tiles that are laid at the least
TAKEN_APART: Final = 2  # sets of the table that change at the least: one is found at a glance

EVERYTHING: Final = "Lay everything"
MOST: Final = "Lay the most"
JOKER_FREED: Final = "Free a joker"
OPENING: Final = "Open with the most"


def find_puzzle(view: View) -> FoundPuzzle | None:
    """The one best turn: the rack is emptied, or no other tiles than these make as many."""
    position = Position(view)
    if not position.opened:
        return _opening(position)
    play = solve(position.table, position.rack)
    if play is None or play.count < LEAST or len(play.lifted) < TAKEN_APART:
        return None
    if play.put == position.rack:
        return _puzzle(position, play, JOKER_FREED if _frees_joker(play) else EVERYTHING)
    if any(_laid_without(position, tile) >= play.count for tile in set(tiles_of(play.put))):
        return None
    return _puzzle(position, play, JOKER_FREED if _frees_joker(play) else MOST)


def _laid_without(position: Position, tile: str) -> int:
    """How many tiles can be laid at the most while one of this kind stays on the rack."""
    return size(most_laid(position.bag, position.rack - ONE[tile]))


def _frees_joker(play: Play) -> bool:
    """Whether a joker of the table goes into another set, and none comes from the rack."""
    moved = any(MELDS[number].jokers for number in play.lifted)
    new = {tuple(t for t in MELDS[number].tiles if t != JOKER) for number in play.laid if MELDS[number].jokers}
    old = {tuple(t for t in MELDS[number].tiles if t != JOKER) for number in play.lifted if MELDS[number].jokers}
    return moved and not play.jokers and not any(set(before) <= set(after) for before in old for after in new)


def _opening(position: Position) -> FoundPuzzle | None:
    """The one choice of tiles that opens with the most; it takes two sets at the least."""
    play = opening(position.rack, position.needed)
    if play is None or len(play.laid) < TAKEN_APART:
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
