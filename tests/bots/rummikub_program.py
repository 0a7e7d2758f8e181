"""The most Rummikub tiles that can be laid, by integer programming, to check solvers and puzzles."""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from tilehall.games.rummikub.melds import MELDS
from tilehall.games.rummikub.tiles import TILES, Bag, within

highspy: Any = import_module("highspy")  # it has no types


class IntegerProgram:
    """An integer program over how often each set is laid, of all sets that the tiles allow."""

    def __init__(self) -> None:
        self.engine: Any = highspy.Highs()
        self.engine.setOptionValue("output_flag", False)
        self.engine.setOptionValue("threads", 1)
        # Longer runs are two shorter ones of the same value, even with jokers in them.
        self.sets = [number for number, meld in enumerate(MELDS) if len(meld.tiles) <= 5]

    def best(self, must: Bag, may: Bag, worth: tuple[int, ...] = (1,) * len(TILES), least: int = 0) -> int:
        """Return the most that can be laid of `may`; -1 if the sets cannot be worth `least` together."""
        hand = must + may
        sets = [number for number in self.sets if within(MELDS[number].bag, hand)]
        if not sets:
            return -1 if least else 0
        kinds = [kind for kind in range(len(TILES)) if hand >> 2 * kind & 3]
        matrix = np.array([[MELDS[number].bag >> 2 * kind & 3 for number in sets] for kind in kinds])
        lower = [must >> 2 * kind & 3 for kind in kinds]
        upper = [hand >> 2 * kind & 3 for kind in kinds]
        cost = matrix.T @ np.array([worth[kind] for kind in kinds])
        values = np.array([[MELDS[number].value for number in sets]])
        model: Any = highspy.HighsLp()
        model.num_col_, model.num_row_ = len(sets), len(kinds) + 1
        model.sense_ = highspy.ObjSense.kMaximize
        model.col_cost_ = cost.astype(float)
        model.col_lower_, model.col_upper_ = np.zeros(len(sets)), np.full(len(sets), 2.0)
        model.row_lower_ = np.array([*lower, least], dtype=float)
        model.row_upper_ = np.array([*upper, highspy.kHighsInf], dtype=float)
        columns, rows = np.nonzero(np.vstack([matrix, values]).T)
        model.a_matrix_.format_ = highspy.MatrixFormat.kColwise
        model.a_matrix_.start_ = np.searchsorted(columns, np.arange(len(sets) + 1)).astype(np.int32)
        model.a_matrix_.index_ = rows.astype(np.int32)
        model.a_matrix_.value_ = np.vstack([matrix, values]).T[columns, rows].astype(float)
        model.integrality_ = [highspy.HighsVarType.kInteger] * len(sets)
        self.engine.clearModel()
        self.engine.passModel(model)
        self.engine.run()
        if self.engine.getModelStatus() == highspy.HighsModelStatus.kInfeasible:
            return -1
        assert self.engine.getModelStatus() == highspy.HighsModelStatus.kOptimal
        total: float = self.engine.getInfo().objective_function_value
        return round(total) - sum((must >> 2 * kind & 3) * worth[kind] for kind in kinds)
