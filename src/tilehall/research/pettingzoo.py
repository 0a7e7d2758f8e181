"""PettingZoo environments of every game: `env("rummikub", seats=3, options={"initial_meld": 0})`.

An agent acts once per step of a turn; chance rolls by itself. See `tilehall.research.encoding` for the numbers.
"""

from __future__ import annotations

from collections.abc import Mapping
from random import Random
from typing import Any, Literal, get_args

import msgspec
import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from tilehall.core import options as choices
from tilehall.core.drawing import board_svg, board_text
from tilehall.core.game import CHANCE, OPEN, Malformed, Seat
from tilehall.core.play import begin, roll
from tilehall.research.encoding import RENDER_MODES, Vector, check_render_mode, encoding_of, rewards

Illegality = Literal["end", "default"]


class TileEnv(AECEnv):
    """A game as an AEC environment. `env` makes one with the usual wrapper."""

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        render_mode: str | None = None,
        illegal: Illegality = "end",
        max_cycles: int | None = None,
        max_steps: int | None = None,
    ) -> None:
        super().__init__()
        self.encoding = encoding_of(game)
        self.game = self.encoding.game
        self.seats = self.game.usual_seats if seats is None else seats
        self.options = choices.decode(self.game, msgspec.json.encode(options or {}), self.seats)
        name = f"tilehall_{self.game.name}"
        self.metadata = {"render_modes": RENDER_MODES, "is_parallelizable": False, "name": name}
        check_render_mode(render_mode)
        if illegal not in get_args(Illegality):
            raise Malformed(f"illegal is one of {', '.join(get_args(Illegality))}.")
        self.render_mode = render_mode
        self.illegal, self.max_cycles, self.max_steps = illegal, max_cycles, max_steps
        self.possible_agents = [f"player_{seat}" for seat in range(self.seats)]
        vector = {
            "observation": Box(-1.0, 1.0, (self.encoding.size,), np.float32),
            "action_mask": Box(0, 1, (self.encoding.actions,), np.int8),
        }
        self.observation_spaces = {agent: Dict(vector) for agent in self.possible_agents}
        self.action_spaces = {agent: Discrete(self.encoding.actions) for agent in self.possible_agents}
        self.state_space = Box(-1.0, 1.0, (self.encoding.size,), np.float32)
        self._dice = Random()

    def observation_space(self, agent: str) -> Dict:
        """Return the space of an agent's observations: `observation` and `action_mask`."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. The same seed gives the same dice."""
        if seed is not None:
            self._dice = Random(seed)
        self.agents = list(self.possible_agents)
        self.position = begin(self.game, self.options, self.seats)
        self.acted = dict.fromkeys(self.agents, 0)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._go_on()

    def observe(self, agent: str) -> dict[str, Any]:
        """Return what an agent sees, and which actions are legal for it now."""
        seat = self.possible_agents.index(agent)
        view = self.game.view(self.position, seat)
        acts = self.game.actor(self.position) == seat and not self.truncations.get(agent, True)
        return {
            "observation": self.encoding.observe(view, self.options, self.seats),
            "action_mask": self.encoding.mask(self.encoding.legal(self.position) if acts else ()),
        }

    def state(self, seat: Seat = 0) -> Vector:
        """Return the whole position, hidden parts included, in the order in which a seat looks at it."""
        return self.encoding.reveal(self.position, seat, self.options, self.seats)

    def step(self, action: int | None) -> None:
        """Take an action for the selected agent. An agent that has ended takes None."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.acted[agent] += 1
        number = -1 if action is None else int(action)
        if number in self.encoding.legal(self.position):
            self.position = self.game.apply(self.position, self.encoding.step(number))
        elif self.illegal == "end":
            self.rewards[agent] = -1.0
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            self._default_turn()
        if self.max_cycles is not None and self.acted[agent] >= self.max_cycles:
            self.truncations[agent] = True
        if self.max_steps is not None and sum(self.acted.values()) >= self.max_steps:
            self.truncations = dict.fromkeys(self.agents, True)
        if not all(self.terminations.values()):
            self._go_on()
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> str | None:
        """Return the whole board as text (`ansi`) or as an SVG document (`svg`)."""
        view = self.game.view(self.position, OPEN)
        match self.render_mode:
            case "ansi":
                return board_text(self.game, view, self.possible_agents)
            case "svg":
                return board_svg(self.game, view, self.possible_agents)
        return None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""

    def _default_turn(self) -> None:
        for step in self.game.default_turn(self.position):
            self.position = self.game.apply(self.position, step)

    def _go_on(self) -> None:
        """Roll for chance, and play default turns for agents that were truncated, until an agent acts or all ended."""
        while (actor := self.game.actor(self.position)) is not None:
            if actor == CHANCE:
                self.position = self.game.apply(self.position, roll(self.game, self.position, self._dice))
            elif all(self.truncations.values()):
                return
            elif self.truncations.get(self.possible_agents[actor], True):
                self._default_turn()
            else:
                self.agent_selection = self.possible_agents[actor]
                return
        outcome = self.game.outcome(self.position)
        assert outcome is not None
        for agent, reward in zip(self.possible_agents, rewards(outcome), strict=True):
            if agent in self.agents:
                self.rewards[agent] = reward
                self.terminations[agent] = True


def env(game: str, seats: int | None = None, options: Mapping[str, Any] | None = None, **settings: Any) -> Any:
    """Return an AEC environment of a game.

    `render_mode` is `ansi` or `svg`. `illegal` says what an illegal action does: `end` ends the game with a reward of
    -1, `default` plays the turn that the hall plays when a player's time is up. After `max_cycles` actions an agent is
    truncated, and default turns are played for it. After `max_steps` actions in total, all agents are truncated.

    Raises `Malformed` if there is no such game, or if it does not allow these options or this number of seats.
    """
    return wrappers.OrderEnforcingWrapper(TileEnv(game, seats, options, **settings))


def parallel_env(game: str, max_cycles: int | None = None, **settings: Any) -> Any:
    """Return a parallel environment, in which only the action of the agent to act counts.

    It is truncated after `max_cycles` steps. The other settings are those of `env`.
    """
    return turn_based_aec_to_parallel(env(game, max_steps=max_cycles, **settings))
