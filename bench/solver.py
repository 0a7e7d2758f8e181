"""The Rummikub solver: time per position by table size and jokers, beside integer programming, in one run.

Each position is solved once by each contestant, one after the other, so that a busy moment of the machine affects all
of them alike. A solver is done when it has the sets to lay; ours also says which to lift, the fewest it finds.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

import numpy as np
from rich.console import Console
from rich.table import Table

from tilehall.bots.rummikub import LEVELS
from tilehall.bots.rummikub.solver import solve
from tilehall.games.rummikub.melds import MELDS, Meld
from tilehall.games.rummikub.state import bag_of_sets
from tilehall.games.rummikub.tiles import BOX, JOKERS, TILES, Bag, bag_of, size, tiles_of, within

SIZES = (10, 20, 40, 60, 80)  # tiles on the table, at least
POSITIONS = 12  # of each size, with each number of jokers
RACKS = (6, 10, 14)  # tiles on the rack
MAX_RUN_TILES = 5  # longer runs are two shorter ones, even with jokers in them
JOKER_PROBABILITY = 0.9  # of a set getting a joker while one remains to be laid

Solver = Callable[[tuple[int, ...], Bag], int]  # returns how many tiles it lays


@dataclass
class Contestant:
    """One solver, and its times for the positions of one class."""

    name: str
    solve: Solver
    seconds: list[float] = field(default_factory=list)

    def run(self, table: tuple[int, ...], rack: Bag) -> int:
        start = process_time()
        laid = self.solve(table, rack)
        self.seconds.append(process_time() - start)
        return laid

    @property
    def mean(self) -> float:
        return 1000 * sum(self.seconds) / len(self.seconds)


def position(rng: Random, tiles: int, jokers: int) -> tuple[tuple[int, ...], Bag]:
    """Return a table of at least so many tiles, and a rack; the jokers are on either."""
    on_table = rng.randint(0, jokers)
    free, table, lying = BOX & (1 << JOKERS) - 1, list[int](), 0
    while size(lying) < tiles:
        number = rng.randrange(len(MELDS))
        meld = MELDS[number]
        if len(meld.tiles) > rng.choice((3, 3, 3, 4, 4, 5, 6)) or meld.jokers > on_table:
            continue
        if (on_table and not meld.jokers and rng.random() < JOKER_PROBABILITY) or not within(meld.plain, free):
            continue
        table.append(number)
        free, lying, on_table = free - meld.plain, lying + meld.bag, on_table - meld.jokers
    on_rack = jokers - (lying >> JOKERS)
    drawn = rng.sample(tiles_of(free), min(rng.choice(RACKS) - on_rack, size(free)))
    return tuple(sorted(table)), bag_of(drawn) + (on_rack << JOKERS)


def ours(table: tuple[int, ...], rack: Bag) -> int:
    """Solve with Tilehall's solver, including the steps of the turn."""
    play = solve(table, rack)
    return size(play.put) if play and play.steps else 0


def highs() -> Solver:
    """Return a model for HiGHS: how often each possible set is laid (den Hertog and Hulshof 2006)."""
    highspy: Any = import_module("highspy")
    engine = highspy.Highs()
    engine.setOptionValue("output_flag", False)
    engine.setOptionValue("threads", 1)
    sets: dict[Bag, Meld] = {}
    for meld in MELDS:
        if len(meld.tiles) <= MAX_RUN_TILES:
            sets.setdefault(meld.bag, meld)
    parts = {bag: [(kind, bag >> 2 * kind & 3) for kind in range(len(TILES)) if bag >> 2 * kind & 3] for bag in sets}

    def solved(table: tuple[int, ...], rack: Bag) -> int:
        must = bag_of_sets(table)
        hand = must + rack
        bags = [bag for bag in sets if within(bag, hand)]
        if not bags:
            return 0
        kinds = [kind for kind in range(len(TILES)) if hand >> 2 * kind & 3]
        rows = {kind: row for row, kind in enumerate(kinds)}
        cells = [(rows[kind], count) for bag in bags for kind, count in parts[bag]]
        model = highspy.HighsLp()
        model.num_col_, model.num_row_ = len(bags), len(kinds)
        model.sense_ = highspy.ObjSense.kMaximize
        model.col_cost_ = np.array([float(len(sets[bag].tiles)) for bag in bags])
        model.col_lower_, model.col_upper_ = np.zeros(len(bags)), np.full(len(bags), 2.0)
        model.row_lower_ = np.array([float(must >> 2 * kind & 3) for kind in kinds])
        model.row_upper_ = np.array([float(hand >> 2 * kind & 3) for kind in kinds])
        model.a_matrix_.format_ = highspy.MatrixFormat.kColwise
        model.a_matrix_.start_ = np.cumsum([0, *(len(parts[bag]) for bag in bags)], dtype=np.int32)
        model.a_matrix_.index_ = np.array([row for row, _ in cells], dtype=np.int32)
        model.a_matrix_.value_ = np.array([float(count) for _, count in cells])
        model.integrality_ = [highspy.HighsVarType.kInteger] * len(bags)
        engine.clearModel()
        engine.passModel(model)
        engine.run()
        counts = engine.getSolution().col_value
        laid = [sets[bag] for bag, count in zip(bags, counts, strict=True) for _ in range(round(count))]
        return sum(len(meld.tiles) for meld in laid) - size(must)

    return solved


def rummikub_solver() -> Solver:
    """Return PyPI's rummikub-solver, with its own choice of an engine."""
    package: Any = import_module("rummikub_solver")
    rules = package.RuleSet()
    tiles = rules.tiles

    def solved(table: tuple[int, ...], rack: Bag) -> int:
        must = bag_of_sets(table)
        state = rules.new_game()
        state.add_table(*(tiles[kind] for kind in range(len(TILES)) for _ in range(must >> 2 * kind & 3)))
        state.add_rack(*(tiles[kind] for kind in range(len(TILES)) for _ in range(rack >> 2 * kind & 3)))
        found = rules.solve(state, package.SolverMode.TILE_COUNT)
        return len(found.tiles) if found else 0

    return solved


def run(console: Console) -> None:
    """Measure all contestants and print one table."""
    LEVELS.warm()
    rng = Random(5)
    solvers = {"Tilehall": ours, "HiGHS": highs(), "rummikub-solver": rummikub_solver()}
    for tiles in SIZES:  # the first positions of every solver take longer
        for solver in solvers.values():
            solver(*position(rng, tiles, 1))
    table = Table(
        "tiles", "jokers", title=f"Rummikub: milliseconds of CPU time per position, {POSITIONS} of each class"
    )
    for name in solvers:
        table.add_column(name, justify="right")
    for name in list(solvers)[1:]:
        table.add_column(f"{name} takes", justify="right")
    table.add_column("lay more or less", justify="right")
    for tiles in SIZES:
        for jokers in (0, 1, 2):
            contestants = [Contestant(name, solver) for name, solver in solvers.items()]
            other = 0
            for _ in range(POSITIONS):
                each = position(rng, tiles, jokers)
                other += len({contestant.run(*each) for contestant in contestants}) > 1
            means = [contestant.mean for contestant in contestants]
            times = [f"{mean / means[0]:.1f}x" for mean in means[1:]]
            table.add_row(f"{tiles}", f"{jokers}", *(f"{mean:.1f}" for mean in means), *times, f"{other}")
    console.print(table)
