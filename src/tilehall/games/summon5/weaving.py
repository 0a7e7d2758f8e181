"""A turn in progress: where tiles of the hand may go, and whether the turn can end."""

from __future__ import annotations

from functools import cached_property
from itertools import chain, compress

from tilehall.core.bag import take
from tilehall.games.summon5.board import (
    ACROSS,
    CELLS,
    DOWN,
    EMPTY,
    LONGEST,
    PORTAL,
    VALUES,
    WAYS,
    beside,
    beside_tiles,
    centre,
    crossing,
    ends,
    frontier,
    lay,
    next_to_tile,
)
from tilehall.games.summon5.reach import ANY, Reach, assignable, multiples, reach_of, sums
from tilehall.games.summon5.state import State
from tilehall.games.summon5.windows import HERE, Window, each_window, windows

OFFSETS = range(1 - LONGEST, LONGEST)  # from a cell to those that a sequence with it can reach
ALONE = -1  # the cell is in no sequence of two or more in this direction


class Weaving:
    """The board with the draft on it, and the rest of the hand."""

    def __init__(self, state: State) -> None:
        self.strict = state.options.strict
        self.sacred = state.options.sacred
        self.earlier = state.board  # without the draft
        self.board = lay(state.board, state.draft) if state.draft else state.board
        self.placed = tuple([at for at, _ in state.draft])
        self.hand = state.hands[state.seat]
        self.good = multiples(self.sacred)  # the sums that score
        # R1.12: the first turn has a tile next to the centre, so these cells are all empty until then.
        middle = centre(state.options.board)
        self.opening = () if next_to_tile(state.board, middle) else beside(middle)

    @cached_property
    def reach(self) -> Reach:
        """The sums that the hand can add to a sequence."""
        return reach_of(self.hand, self.sacred)

    @cached_property
    def beside_earlier(self) -> bytes:
        """A 1 for each cell next to a tile from an earlier turn."""
        return beside_tiles(self.earlier)

    def ways(self) -> tuple[int, ...]:
        """Return the directions in which the draft can continue."""
        if len(self.placed) < 2:
            return WAYS
        return (DOWN,) if (self.placed[1] - self.placed[0]) % DOWN == 0 else (ACROSS,)

    def in_line(self) -> list[int]:
        """Return the cells that a sequence with the whole draft can reach, row by row."""
        first, last = self.placed[0], self.placed[-1]
        reach = [range(last - (LONGEST - 1) * way, first + LONGEST * way, way) for way in self.ways()]
        return sorted(chain.from_iterable(reach))

    def candidates(self) -> list[int]:
        """Return the empty cells next to a tile, in line with the draft, row by row."""
        if not self.placed:
            return frontier(self.board)
        return [at for at in self.in_line() if self.board[at] == EMPTY and next_to_tile(self.board, at)]

    def line(self, at: int, way: int) -> tuple[bytes, int, int] | None:
        """Return the line through a cell, and the span of the draft with this cell. None: the draft is astray."""
        first = last = HERE
        if self.placed:
            # The border is wider than a window, so an offset below five along a row never reaches another row.
            before, astray = divmod(self.placed[0] - at, way)
            after, apart = divmod(self.placed[-1] - at, way)
            if astray or apart or before <= -LONGEST or after >= LONGEST:
                return None
            first, last = HERE + min(before, 0), HERE + max(after, 0)
        return self.board[at - HERE * way : at + HERE * way + 1 : way], first, last

    def windows(self, at: int, way: int) -> tuple[Window, ...]:
        """Return the windows that a turn with the draft and a tile on this cell could fill."""
        line = self.line(at, way)
        found = windows(*line) if line else ()
        if self.opened(at):
            return found
        return tuple(each for each in found if any(at + other * way in self.opening for other in each.others))

    def total(self, at: int, way: int) -> int:
        """Return the sum of the sequence through a cell, or through a tile placed there. `ALONE` if there is none."""
        first, last = ends(self.board, at, way)
        return ALONE if first == last else sum(self.board[first : last + 1 : way].translate(VALUES))

    def fits(self, at: int, tile: int) -> bool:
        """Return whether some legal turn can have this tile of the hand on this cell (R1.4a)."""
        if not self.strict and self.opened(at):
            # Nearly always, one of the first windows scores.
            rest, most = sums(take(self.hand, tile)), len(self.hand)
            for way in self.ways():
                line = self.line(at, way)
                for fills, total, _ in each_window(*line) if line else ():
                    if fills <= most and rest[fills - 1] << total + tile & self.good:
                        return True
        return bool(self.fitting(at, 1 << tile))

    def fitting(self, at: int, asked: int = ANY) -> int:
        """Return which of the asked tiles some legal turn can have on this cell (R1.4a). Sets of tiles are bits."""
        asked &= self.reach.tiles
        if self.strict:
            return self._fitting_strictly(at, asked)
        reach, tiles = self.reach, 0
        found: dict[int, list[Window]] = {}
        for way in WAYS:
            found[way] = [window for window in self.windows(at, way) if window.fills <= len(self.hand)]
            for window in found[way]:
                tiles |= reach.scoring(window.fills, window.total)
                if tiles & asked == asked:
                    return asked
        # Not every tile makes the window itself score, but a tile also fits if a crossing sequence scores.
        for way in [way for way in WAYS if found[way]]:
            across = crossing(way)
            if any(self.scores(self.total(placed, across)) for placed in self.placed):
                return asked
            tiles |= self._scoring(self.total(at, across))
            for other in {other for window in found[way] for other in window.others}:
                tiles |= reach.sparing(self._scoring(self.total(at + other * way, across)))
        return tiles & asked

    def scores(self, total: int) -> bool:
        """Return whether a sequence with this sum scores."""
        return total > 0 and bool(self.good >> total & 1)

    def _scoring(self, total: int) -> int:
        """Return the tiles of the hand that make a crossing sequence score."""
        return 0 if total == ALONE else self.reach.scoring(1, total)

    def _fitting_strictly(self, at: int, asked: int) -> int:
        """Return the same as `fitting` under the rule that the sum of every sequence must be a multiple, or 0."""
        tiles = 0
        for way in WAYS:
            across = crossing(way)
            crossed = [self.total(placed, across) for placed in self.placed]
            if any(total > 0 and not self.scores(total) for total in crossed):
                continue
            for window in self.windows(at, way):
                if window.fills > len(self.hand):
                    continue
                here = self.total(at, across)
                others = [self.total(at + other * way, across) for other in window.others]
                # A sum of 0 is allowed, but the turn must score: if all sums so far are 0, the new tiles must score.
                positive = window.total > 0 or max(here, *others, *crossed, 0) > 0
                good = self.good | positive
                demands = tuple(sorted(self._allowed(total) for total in others))
                fresh = self._allowed(here) & asked & ~tiles
                for tile in set(self.hand):
                    if fresh >> tile & 1 and assignable(take(self.hand, tile), demands, window.total + tile, good):
                        tiles |= 1 << tile
        return tiles

    def _allowed(self, total: int) -> int:
        """Return the tiles that may extend a crossing sequence with this sum under the strict rule."""
        return ANY if total == ALONE else (self.good | 1) >> total & ANY

    def gaps(self) -> list[int]:
        """Return the cells between the first and the last placed tile that are still empty (R1.3)."""
        if len(self.placed) < 2:
            return []
        (way,) = self.ways()
        return [at for at in range(self.placed[0], self.placed[-1], way) if self.board[at] > PORTAL]

    @cached_property
    def joined(self) -> bool:
        """Whether the draft is next to a tile from an earlier turn (R1.3)."""
        return any(next_to_tile(self.earlier, at) for at in self.placed)

    def cost(self, at: int) -> int | None:
        """Return the smallest number of tiles of a turn with the draft and this empty cell, by R1.3 and R1.4 alone."""
        return min(filter(None, [self._cost(at, way) for way in WAYS]), default=None)

    def _cost(self, at: int, way: int) -> int | None:
        """Return the same for turns in one direction."""
        reach = slice(at - (LONGEST - 1) * way, at + LONGEST * way, way)
        joining = {*compress(OFFSETS, self.beside_earlier[reach])}
        if not joining and not self.joined:
            return None
        for window in reversed(self.windows(at, way)):  # fewest cells to fill first
            if self.joined or 0 in joining or not joining.isdisjoint(window.others):
                return window.fills
        return None

    def open_to(self, at: int) -> bool:
        """Return whether a player's draft may have a tile on this cell for now, even with gaps (R1.4a)."""
        if self.board[at] != EMPTY:
            return False
        cost = self.cost(at)
        return cost is not None and cost <= len(self.hand)

    def open_cells(self) -> list[int]:
        """Return all cells that are open to the draft, row by row."""
        return [at for at in (self.in_line() if self.placed else CELLS) if self.open_to(at)]

    def opened(self, *more: int) -> bool:
        """Return whether this is not the first turn, or a placed tile or one of more cells is at the centre (R1.12)."""
        return not self.opening or any(at in self.opening for at in (*self.placed, *more))

    def complete(self) -> bool:
        """Return whether the turn can end now."""
        if not self.placed or self.gaps() or not self.joined or not self.opened():
            return False
        way = self.ways()[0]
        across = crossing(way)
        totals = [self.total(self.placed[0], way), *(self.total(at, across) for at in self.placed)]
        if self.strict and any(total > 0 and not self.scores(total) for total in totals):
            return False
        return any(map(self.scores, totals))

    def playable(self) -> bool:
        """Return whether there is any legal turn."""
        return any(self.fitting(at) for at in self.candidates())
