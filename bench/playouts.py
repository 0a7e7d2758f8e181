"""Random playouts: steps per second of CPU time, our games beside other libraries', in one run.

A step is anything that changes the state: a player's step or chance's. The contestants play whole games in turn, a
slice of CPU time each, round after round, so that a busy moment of the machine affects all of them alike.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from importlib import import_module
from random import Random
from time import process_time
from typing import Any

from rich.console import Console
from rich.table import Table

from tilehall.core.play import begin, playout
from tilehall.core.registry import games

SLICE_S = 0.5  # of CPU time that a contestant plays at a stretch
ROUNDS = 6

# The peer of each game: a board game for boards, a card game for cards, a learning library for the heavy ones.
MATCHES = {
    "4ascend": "OpenSpiel mnk(9,9,4)",
    "heart-tiles": "OpenSpiel mnk(9,9,4)",
    "miners": "OpenSpiel gin_rummy",
    "rummikub": "PettingZoo connect_four",
    "summon5": "PettingZoo connect_four",
}

Playout = Callable[[Random], int]  # one whole game; returns its number of steps


@dataclass
class Contestant:
    """One game or search, and what it has done so far."""

    name: str
    play: Playout
    clock: Callable[[], float] = process_time  # of CPU time
    steps: int = 0
    seconds: float = 0.0
    rng: Random = field(default_factory=lambda: Random(1))

    @property
    def pace(self) -> float:
        return self.steps / self.seconds

    def run(self) -> None:
        """Play for one slice."""
        start = self.clock()
        while (spent := self.clock() - start) < SLICE_S:
            self.steps += self.play(self.rng)
        self.seconds += spent


def ours() -> list[Contestant]:
    """Return all our games with their default options and two players."""

    def player(game: Any) -> Playout:
        return lambda rng: sum(1 for _ in playout(game, begin(game), rng))

    return [Contestant(f"Tilehall {name}", player(game)) for name, game in games().items()]


def spiel(name: str) -> Playout:
    """Return a game of OpenSpiel, driven from Python as its users drive it."""
    pyspiel = import_module("pyspiel")
    import_module("open_spiel.python.games")
    game = pyspiel.load_game(name)

    def play(rng: Random) -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                actions, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(rng.choices(actions, odds)[0])
            else:
                actions = state.legal_actions()
                state.apply_action(actions[int(rng.random() * len(actions))])
            steps += 1
        return steps

    return play


def zoo(env: Any) -> Playout:
    """Return an environment of PettingZoo, driven as its users drive it."""

    def play(rng: Random) -> int:
        env.reset(seed=rng.randrange(2**31))
        steps = 0
        while env.agents:
            observation, _, terminated, truncated, _ = env.last()
            if terminated or truncated:
                env.step(None)
                continue
            actions = observation["action_mask"].nonzero()[0]
            env.step(int(actions[int(rng.random() * len(actions))]))
            steps += 1
        return steps

    return play


def theirs() -> list[Contestant]:
    """Return games of OpenSpiel and PettingZoo."""
    connect_four, go = (import_module(f"pettingzoo.classic.{name}") for name in ("connect_four_v3", "go_v5"))
    return [
        Contestant("OpenSpiel mnk(9,9,4)", spiel("mnk(m=9,n=9,k=4)")),
        Contestant("OpenSpiel go(9)", spiel("go(board_size=9)")),
        Contestant("OpenSpiel gin_rummy", spiel("gin_rummy")),
        Contestant("OpenSpiel python_tic_tac_toe", spiel("python_tic_tac_toe")),
        Contestant("PettingZoo connect_four", zoo(connect_four.env())),
        Contestant("PettingZoo go(9)", zoo(go.env(board_size=9))),
    ]


def run(console: Console) -> None:
    """Measure all contestants and print one table."""
    contestants = ours() + theirs()
    for _ in range(ROUNDS):
        for each in contestants:
            each.run()
    pace = {each.name: each.pace for each in contestants}
    table = Table("random playouts", "steps/s", "compared with", "ratio", title="Steps per second of CPU time, one run")
    for column in (1, 3):
        table.columns[column].justify = "right"
    for each in contestants:
        against = MATCHES.get(each.name.removeprefix("Tilehall "), "")
        ratio = f"{each.pace / pace[against]:.2f}" if against else ""
        table.add_row(each.name, f"{each.pace:,.0f}", against, ratio)
    console.print(table)
