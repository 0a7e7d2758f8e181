"""A game from outside: a package of one file, as somebody else might bring it."""

from __future__ import annotations

from pathlib import Path

NIM = '''
from collections import Counter
from msgspec import Struct
from tilehall.core import game


class Options(game.Options, frozen=True, kw_only=True):
    """Nothing to choose."""


class Take(game.Step, frozen=True):
    """Take one or two matches."""

    matches: int


class State(Struct, frozen=True):
    left: int = 7
    seat: int = 0
    resigned: int | None = None


class View(game.View, frozen=True, kw_only=True):
    left: int
    seat: int
    resigned: int | None


class Nim(game.Game[Options, State, Take, View]):
    name, title, summary, version = "nim", "Nim", "Take the last match.", 1
    seats, players, options, steps, views = range(2, 3), ("One", "Two"), Options, (Take,), View
    reasons, facts = ("empty", "resigned"), ()

    def setup(self, options, seats, first=None):
        return State()

    def actor(self, state):
        return None if self.outcome(state) else state.seat

    def legal(self, state):
        return [Take(n) for n in (1, 2) if n <= state.left] if self.actor(state) is not None else []

    def odds(self, state):
        return []

    def apply(self, state, step):
        if step not in self.legal(state):
            raise game.Illegal("The game is over, or you may take one or two matches.")
        return State(state.left - step.matches, 1 - state.seat)

    def resign(self, state, seat):
        if seat not in (0, 1) or self.outcome(state):
            raise game.Illegal("The game is over.")
        return State(state.left, state.seat, seat)

    def outcome(self, state):
        if state.resigned is not None:
            return game.Outcome((0, 0), (1 - state.resigned,), "resigned")
        return None if state.left else game.Outcome((0, 0), (1 - state.seat,), "empty")

    def view(self, state, watcher):
        return View(me=watcher, turn=self.actor(state), outcome=self.outcome(state), left=state.left,
                    seat=state.seat, resigned=state.resigned)

    def guess(self, view, rng):
        return State(view.left, view.seat, view.resigned)

    def box(self, state):
        return Counter(table=1)
'''


def bring_nim(folder: Path) -> None:
    """Put the package into a folder, as an installer would."""
    (folder / "nim.py").write_text(NIM)
    described = folder / "nim-1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text("Metadata-Version: 2.1\nName: nim\nVersion: 1.0\n")
    (described / "entry_points.txt").write_text("[tilehall.games]\nnim = nim:Nim\n")
