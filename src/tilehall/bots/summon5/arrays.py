"""Convert a position to the integer arrays of the kernel (see `kernel/layout.py`)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from random import Random
from typing import NamedTuple

import numpy as np

from tilehall.bots.summon5.kernel import layout
from tilehall.bots.summon5.kernel.layout import KINDS, Cells, Floats, Ints
from tilehall.bots.summon5.kernel.rollout import rollouts
from tilehall.bots.summon5.kernel.turns import search_turns
from tilehall.core.bag import without
from tilehall.games.summon5.board import AREA, DEAD, EMPTY, LONGEST, PORTAL, STRIDE, WAYS, Laid, from_rows
from tilehall.games.summon5.reach import HIGHEST
from tilehall.games.summon5.scoring import BASE, points
from tilehall.games.summon5.state import Options
from tilehall.games.summon5.view import BOX, View

FULL = 5  # tiles of the longest sequence: five tiles can have any sum up to the maximum


@lru_cache(maxsize=64)
def encode_options(options: Options) -> Ints:
    """Return the options as an array.

    >>> rules = encode_options(Options(sacred=(5, 3)))
    >>> [int(rules[layout.TIMES + total]) for total in (0, 4, 5, 6, 15)]
    [0, 0, 1, 2, 8]
    """
    rules = np.zeros(layout.RULES, np.int64)
    rules[layout.STRICT] = options.strict
    rules[layout.PATTERNS] = options.patterns
    rules[layout.PROGRESSIVE] = options.progressive
    rules[layout.HAND] = options.hand
    rules[layout.ENDGAME] = layout.ENDGAMES.index(options.endgame)
    rules[layout.TARGET] = options.target_score
    rules[layout.BONUS] = options.perfect_bonus
    rules[layout.SIZE] = options.board
    rules[layout.FACTORS : layout.TIMES] = options.multipliers
    # Ask the rules how often the Sacred Numbers go into each sum, with tiles that have this sum.
    plain = Options(sacred=options.sacred)
    fives = [bytes((total + more) // FULL for more in range(FULL)) for total in range(HIGHEST + 1)]
    rules[layout.TIMES :] = [points(tiles, plain, 0) // BASE for tiles in fives]
    rules.setflags(write=False)
    return rules


class Determinizations(NamedTuple):
    """Several determinizations of the hidden tiles."""

    hands: Ints  # by determinization, seat and tile: the number of tiles
    piles: Ints  # by determinization, in drawing order


class PositionArrays:
    """A position as the seat to act sees it."""

    def __init__(self, view: View) -> None:
        assert view.me is not None
        self.view = view
        self.me = view.me
        self.rules = encode_options(view.options)
        self.board = from_rows(view.board)
        self.cells: Cells = np.frombuffer(self.board, np.int8).copy()
        # The kernel checks the length of sequences itself.
        self.cells[self.cells == DEAD] = EMPTY
        self.mine = tuple(int(tile) for tile in view.hands[view.me] or ())
        self.hand: Ints = np.bincount(np.array(self.mine, np.int64), minlength=KINDS)
        self.unseen = without(BOX, [*self.mine, *(code for code in self.board if code < PORTAL)])
        self.seats: Ints = np.zeros((len(view.counts), layout.SEATED), np.int64)
        self.seats[:, layout.SCORE] = view.scores
        for seats, field in (
            (view.moved, layout.MOVED),
            (view.stuck, layout.OUT),
            (view.resigned, layout.OUT),
            (view.resigned, layout.GONE),
        ):
            self.seats[list(seats), field] = 1
        self.status: Ints = np.array([view.seat, view.rounds, view.final], np.int64)
        self.effort: Ints = np.zeros(1, np.int64)

    @property
    def spent(self) -> int:
        """The work done so far: about one unit per tile tried."""
        return int(self.effort[0])

    def turns(self, room: int, reach: int = LONGEST, unseen: Sequence[int] = ()) -> Ints:
        """Return up to `room` turns with the highest scores, of at most `reach` tiles, with none on an unseen cell."""
        cells = self.cells.copy()
        cells[list(unseen)] = DEAD
        turns = np.zeros((room, layout.WIDTH), np.int64)
        found = search_turns(
            cells,
            self.hand.copy(),
            0 if self.view.pile_count else self.view.options.perfect_bonus,
            self.view.rounds,
            self.rules,
            reach,
            np.zeros((2, AREA, layout.CHECKS), np.int64),
            self.effort,
            turns,
        )
        return turns[np.argsort(-turns[:found, layout.POINTS], kind="stable")]

    def symmetries(self) -> list[Ints]:
        """Return the rotations and reflections that leave the board unchanged, as maps from cells to their images."""
        rows = np.arange(AREA).reshape(-1, STRIDE)
        square = rows[LONGEST:, LONGEST:][: self.view.options.board, : self.view.options.board]
        found = []
        for turned in (np.rot90(each, quarters) for each in (square, square.T) for quarters in range(4)):
            if (self.cells[turned] == self.cells[square]).all():
                image = np.arange(AREA)
                image[square] = turned
                found.append(image)
        return found

    def without_images(self, turns: Ints, symmetries: Sequence[Ints]) -> Ints:
        """Return these turns without those that a symmetry of the board maps to an earlier one."""
        seen: set[Laid] = set()
        kept = []
        for number, turn in enumerate(turns):
            laid = self.laid(turn)
            if laid not in seen:
                kept.append(number)
                seen.update(tuple(sorted((int(image[at]), tile) for at, tile in laid)) for image in symmetries)
        return turns[kept]

    def laid(self, turn: Ints) -> Laid:
        """Return the tiles of a found turn with their cells."""
        stretch = range(int(turn[layout.FIRST]), int(turn[layout.LAST]) + 1, WAYS[int(turn[layout.WAY])])
        empty = [at for at in stretch if self.cells[at] == EMPTY]
        return tuple((at, int(tile)) for at, tile in zip(empty, turn[layout.TILES :], strict=False))

    def determinizations(self, count: int, rng: Random) -> Determinizations:
        """Draw determinizations of the view with the probabilities of the deal."""
        sizes = self.view.counts
        hands = np.zeros((count, len(sizes), KINDS), np.int64)
        piles = np.zeros((count, self.view.pile_count), np.int64)
        tiles = list(self.unseen)
        for world in range(count):
            rng.shuffle(tiles)
            taken = 0
            for seat, size in enumerate(sizes):
                if seat == self.me:
                    hands[world, seat] = self.hand
                    continue
                for tile in tiles[taken : taken + size]:
                    hands[world, seat, tile] += 1
                taken += size
            piles[world] = tiles[taken:]
        return Determinizations(hands, piles)

    def rollouts(self, turns: Ints, worlds: Determinizations, depth: int) -> tuple[Ints, Floats]:
        """Return, by turn and determinization, the scores after `depth` turns and the payoff at that point."""
        shape = len(turns), len(worlds.piles)
        scores, payoffs = np.zeros((*shape, len(self.seats)), np.int64), np.zeros(shape)
        rollouts(
            self.cells,
            worlds.hands,
            worlds.piles,
            self.seats,
            self.status,
            turns,
            self.rules,
            depth,
            self.effort,
            scores,
            payoffs,
        )
        return scores, payoffs

    def margins(self, scores: Ints | Floats) -> Floats:
        """Return this seat's lead over the best opponent, or its score in a solo game."""
        rivals = [seat for seat in range(len(self.seats)) if seat != self.me and seat not in self.view.resigned]
        mine: Floats = scores[..., self.me].astype(np.float64)
        return mine - scores[..., rivals].max(axis=-1) if rivals else mine
