"""Third-party games: packages of one file."""

from __future__ import annotations

from collections.abc import Mapping
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
    modes = (game.Mode("Seven matches", "The usual game.", {}, "seven-matches.svg"),)

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


PILES = '''
from collections import Counter
from msgspec import Struct
from tilehall.core import game


class Pick(game.Step, frozen=True):
    """Pick a stone up from a pile; the others of this turn come from the same one."""

    final = False
    pile: int


class End(game.Step, frozen=True):
    """Keep what was picked up."""


class State(Struct, frozen=True):
    piles: tuple[int, ...] = (2, 3)
    seat: int = 0
    picked: tuple[int, ...] = ()
    resigned: int | None = None


class View(game.View, frozen=True, kw_only=True):
    piles: tuple[int, ...]
    seat: int
    picked: tuple[int, ...]
    resigned: int | None


class Piles(game.Game[game.Options, State, game.Step, View]):
    name, title, summary, version = "piles", "Piles", "Keep the last stone.", 1
    seats, players, options, steps, views = range(2, 3), ("One", "Two"), game.Options, (Pick, End), View
    reasons, facts = ("empty", "resigned"), ()

    def setup(self, options, seats, first=None):
        return State(seat=first or 0)

    def actor(self, state):
        return None if self.outcome(state) else state.seat

    def legal(self, state):
        if self.actor(state) is None:
            return []
        picks = [Pick(at) for at, left in enumerate(state.piles) if left and at in (state.picked or (at,))]
        return [*picks, End()] if state.picked else picks

    def odds(self, state):
        return []

    def apply(self, state, step):
        if step not in self.legal(state):
            raise game.Illegal("Pick up one stone or more, all from one pile, and end your turn.")
        if isinstance(step, End):
            return State(state.piles, 1 - state.seat)
        left = tuple(left - (at == step.pile) for at, left in enumerate(state.piles))
        return State(left, state.seat, (*state.picked, step.pile))

    def resign(self, state, seat):
        if seat not in (0, 1) or self.outcome(state):
            raise game.Illegal("The game is over.")
        return State(state.piles, state.seat, state.picked, seat)

    def outcome(self, state):
        if state.resigned is not None:
            return game.Outcome((0, 0), (1 - state.resigned,), "resigned")
        if any(state.piles) or state.picked:
            return None
        return game.Outcome((0, 0), (1 - state.seat,), "empty")

    def view(self, state, watcher):
        if watcher not in (state.seat, game.OPEN) and self.actor(state) is not None:
            back = tuple(left + state.picked.count(at) for at, left in enumerate(state.piles))
            state = State(back, state.seat)
        return View(me=watcher, turn=self.actor(state), outcome=self.outcome(state), piles=state.piles,
                    seat=state.seat, picked=state.picked, resigned=state.resigned)

    def drafted(self, before, step):
        return [Pick(pile) for pile in before.picked]

    def draft(self, state, steps):
        actor, verdicts, stands = self.actor(state), [], []
        shown = state
        for step in steps:
            try:
                state = self.apply(state, step)
            except game.Illegal as refusal:
                verdicts.append(game.Verdict(stands=False, why=str(refusal)))
            else:
                verdicts.append(game.Verdict(stands=True))
                stands.append(step)
                shown = shown if step.final else state
        done = bool(stands) and stands[-1].final
        return game.Draft(
            verdicts=tuple(verdicts),
            steps=tuple(stands),
            view=self.view(shown, actor),
            next=() if done else tuple(self.legal(state)),
            missing=() if shown.picked else ("Pick up a stone.",),
        )

    def guess(self, view, rng):
        return State(view.piles, view.seat, view.picked, view.resigned)

    def box(self, state):
        return Counter(table=1)
'''


PEBBLES = (
    PILES
    + '''
from typing import Literal


class PebblesOptions(game.Options, frozen=True, kw_only=True):
    """The colour of the stones, which the page draws."""

    colour: Literal["grey", "red"] = "grey"


class Pebbles(Piles):
    name, title, options = "pebbles", "Pebbles", PebblesOptions
    modes = (game.Mode("Grey", "The usual colour."), game.Mode("Red", "Another colour.", {"colour": "red"}))

    def hands(self, view):
        return [("flint",)] * 2
'''
)


def bring_nim(folder: Path) -> None:
    """Put Nim into a folder, as an installer would; each of its steps is final."""
    bring(folder, "nim", NIM, "[tilehall.games]\nnim = nim:Nim\n")


def bring_piles(folder: Path) -> None:
    """Put a game with drafted turns into a folder."""
    bring(folder, "piles", PILES, "[tilehall.games]\npiles = piles:Piles\n")


def bring_nim_with_board(folder: Path, name: str, **files: str) -> None:
    """Put Nim into a folder under another name, with files for the page: `board_js="…"`, `picture_svg="…"`."""
    bring_with_board(folder, name, "Nim", NIM.replace('"nim", "Nim"', f'"{name}", "{name}"'), files)


def bring_pebbles(folder: Path, **files: str) -> None:
    """Put a game with drafted turns, modes, and pieces in hands into a folder, with files for the page."""
    bring_with_board(folder, "pebbles", "Pebbles", PEBBLES, files)


def bring_with_board(folder: Path, name: str, rules: str, source: str, files: Mapping[str, str]) -> None:
    """Put a package of one file into a folder, with files for the page."""
    package = name.replace("-", "_")
    entries = f"[tilehall.games]\n{name} = {package}:{rules}\n[tilehall.boards]\n{name} = {package}_page\n"
    bring(folder, package, source, entries)
    (folder / f"{package}_page").mkdir()
    for file, content in files.items():
        stem, _, kind = file.rpartition("_")
        (folder / f"{package}_page" / f"{stem.replace('_', '-')}.{kind}").write_text(content)


def bring_nim_with_lessons(folder: Path, name: str, lessons: str) -> None:
    """Put Nim into a folder under another name, with a file of lessons."""
    package = name.replace("-", "_")
    entries = f"[tilehall.games]\n{name} = {package}:Nim\n[tilehall.lessons]\n{name} = {package}_lessons\n"
    bring(folder, package, NIM.replace('"nim", "Nim"', f'"{name}", "{name}"'), entries)
    (folder / f"{package}_lessons").mkdir()
    (folder / f"{package}_lessons" / "lessons.toml").write_text(lessons)


def bring(folder: Path, name: str, source: str, entry_points: str) -> None:
    """Put a package of one file into a folder."""
    (folder / f"{name}.py").write_text(source)
    described = folder / f"{name}-1.0.dist-info"
    described.mkdir()
    (described / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {name}\nVersion: 1.0\n")
    (described / "entry_points.txt").write_text(entry_points)
