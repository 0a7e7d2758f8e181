"""A Gymnasium environment for one agent: it plays a game against bots of any level.

env("rummikub", opponents=("easy", "hard"), seat=0)
vector_env("heart-tiles", 4, opponents=("first",))     # four games, each in a process

Importing this module registers every game, so `gymnasium.make("tilehall/rummikub-v1")` finds it. The version is that of
the game's rules.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, ClassVar

import msgspec
import numpy as np
from gymnasium import Env, register
from gymnasium.spaces import Box, Dict, Discrete
from gymnasium.vector import AsyncVectorEnv

from tilehall.bots.bot import Clock
from tilehall.bots.contestants import find as find_bot
from tilehall.bots.levels import levels
from tilehall.core import options as choices
from tilehall.core.drawing import board_svg, board_text
from tilehall.core.game import CHANCE, Seat, Step
from tilehall.core.play import begin, roll, shown
from tilehall.core.registry import games
from tilehall.research.encoding import RENDER_MODES, Mask, check_render_mode, encoding_of, rewards

UNHURRIED_S = 60.0  # far more than any level needs, so that only the seed decides what a bot plays
Observation = dict[str, Any]


class SoloEnv(Env):
    """A game of one agent against bots. `env` makes one."""

    metadata: ClassVar[dict[str, Any]] = {"render_modes": RENDER_MODES, "render_fps": 1}  # Gymnasium wants a rate

    def __init__(
        self,
        game: str,
        opponents: Sequence[str] = ("easy",),
        seat: Seat | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self.encoding = encoding_of(game)
        self.game = self.encoding.game
        self.seats = len(opponents) + 1
        self.options = choices.decode(self.game, msgspec.json.encode(options or {}), self.seats)
        choices.seated(self.game, self.seats, seat)
        self.bots = [find_bot(self.game, level) for level in opponents]
        levels(self.game).warm()
        self.fixed_seat, self.render_mode = seat, render_mode
        self.action_space = Discrete(self.encoding.actions)
        self.observation_space = Dict(
            {
                "observation": Box(-1.0, 1.0, (self.encoding.size,), np.float32),
                "action_mask": Box(0, 1, (self.encoding.actions,), np.int8),
            }
        )

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Begin a new game. Without a fixed seat, the agent gets a random one."""
        super().reset(seed=seed)
        self._rng = Random(int(self.np_random.integers(2**63)))
        self.seat = self._rng.randrange(self.seats) if self.fixed_seat is None else self.fixed_seat
        self.position = begin(self.game, self.options, self.seats)
        self.steps: list[Step] = []
        self._go_on()
        return self._observation(), {"seat": self.seat}

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Take an action, and let the bots answer. An illegal action ends the game with a reward of -1."""
        if int(action) not in self.encoding.legal(self.position):
            return self._observation(), -1.0, True, False, {"seat": self.seat, "illegal": True}
        self._take(self.encoding.step(int(action)))
        self._go_on()
        outcome = self.game.outcome(self.position)
        reward = rewards(outcome)[self.seat] if outcome else 0.0
        return self._observation(), reward, outcome is not None, False, {"seat": self.seat}

    def render(self) -> str | None:
        """Return the board as the agent sees it: text (`ansi`) or an SVG document (`svg`)."""
        view = self.game.view(self.position, self.seat)
        match self.render_mode:
            case "ansi":
                return board_text(self.game, view, self.game.players)
            case "svg":
                return board_svg(self.game, view, self.game.players)
        return None

    def action_masks(self) -> Mask:
        """Return the mask of the legal actions. `MaskablePPO` of sb3-contrib looks for a method of this name."""
        return self.encoding.mask(self.encoding.legal(self.position))

    def _observation(self) -> Observation:
        view = self.game.view(self.position, self.seat)
        return {
            "observation": self.encoding.observe(view, self.options, self.seats),
            "action_mask": self.action_masks(),
        }

    def _take(self, step: Step) -> None:
        self.position = self.game.apply(self.position, step)
        self.steps.append(step)

    def _go_on(self) -> None:
        """Roll for chance and play for the bots until the agent is to act or the game is over."""
        while (actor := self.game.actor(self.position)) not in (None, self.seat):
            assert actor is not None
            if actor == CHANCE:
                self._take(roll(self.game, self.position, self._rng))
                continue
            bot = self.bots[(actor - self.seat) % self.seats - 1]
            seen = tuple(shown(self.game, self.steps, actor))
            view = self.game.view(self.position, actor)
            for step in bot(view, seen, Clock(UNHURRIED_S), Random(self._rng.getrandbits(64))).steps:
                self._take(step)


def env(game: str, opponents: Sequence[str] = ("easy",), **settings: Any) -> SoloEnv:
    """Return an environment in which one agent plays against bots.

    `opponents` are levels of bots, or `random`, in turn order after the agent. `seat` is the agent's seat; by default
    it is drawn for each game. `options` are those of the game, and `render_mode` is `ansi` or `svg`.

    Raises `Malformed` if there is no such game or bot, or if the game does not allow these options or seats.
    """
    return SoloEnv(game, opponents, **settings)


def vector_env(game: str, count: int, **settings: Any) -> Any:
    """Return a vector of `count` environments, each in a process of its own. The settings are those of `env`."""
    # Spawned, because forking a process with compiled kernels and threads is not safe.
    return AsyncVectorEnv([partial(env, game, **settings)] * count, context="spawn")


for _name, _game in games().items():
    if _game.actions():
        register(f"tilehall/{_name}-v{_game.version}", f"{__name__}:SoloEnv", kwargs={"game": _name})
