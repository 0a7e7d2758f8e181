"""OpenSpiel's tree search as a bot of Tilehall: IS-MCTS, or MCTS for games in which everyone sees everything."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot
from open_spiel.python.algorithms.mcts import Evaluator, MCTSBot

from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.core.game import Step, View
from tilehall.core.play import pick
from tilehall.research.encoding import rewards
from tilehall.research.openspiel import TileGame, TileState, short_name
from tilehall.research.policy import MAX_DRAFT_STEPS

EXPLORATION = 2.0  # the constant of UCT

Choose = Callable[[TileState, Random], int]  # returns an action


class Playouts(Evaluator):
    """Random playouts with the rules alone, which are several times faster than those through OpenSpiel's states."""

    def __init__(self, rng: Random) -> None:
        self.rng = rng

    def evaluate(self, state: TileState) -> Any:
        """Return the reward of each player after random steps to the end of the game."""
        game, end = state.now.game, state.now.position
        while game.actor(end) is not None:
            end = game.apply(end, pick(game, end, self.rng))
        outcome = game.outcome(end)
        assert outcome is not None
        return np.array(rewards(outcome))

    def prior(self, state: TileState) -> list[tuple[int, float]]:
        """Return the same probability for every legal action."""
        if state.is_chance_node():
            return state.chance_outcomes()
        legal = state.legal_actions()
        return [(action, 1 / len(legal)) for action in legal]


def search_bot(name: str, simulations: int, seats: int = 2, params: Mapping[str, Any] | None = None) -> Bot[Any]:
    """Return a bot that searches this many simulations for each step of its turn.

    A simulation ends with random steps until the game is over. `params` are the parameters of the game in OpenSpiel.
    """
    game: TileGame = pyspiel.load_game(short_name(name), {"players": seats, **(params or {})})
    open_to_all = game.get_type().information == pyspiel.GameType.Information.PERFECT_INFORMATION
    return as_bot(game, (_mcts if open_to_all else _ismcts)(game, simulations))


def _ismcts(game: TileGame, simulations: int) -> Choose:
    def choose(state: TileState, rng: Random) -> int:
        dice = np.random.RandomState(rng.getrandbits(32))
        bot = ISMCTSBot(game, Playouts(rng), EXPLORATION, simulations, random_state=dice)
        bot.set_resampler(lambda root, player: root.resample_from_infostate(player, rng.random))
        return int(bot.step(state))

    return choose


def _mcts(game: TileGame, simulations: int) -> Choose:
    def choose(state: TileState, rng: Random) -> int:
        dice = np.random.RandomState(rng.getrandbits(32))
        bot = MCTSBot(game, EXPLORATION, simulations, Playouts(rng), random_state=dice)
        return int(bot.step(state))

    return choose


def as_bot(game: TileGame, choose: Choose) -> Bot[Any]:
    """Return a bot of Tilehall that takes its turns step by step, with a function from states to actions.

    The bot knows its view alone: `choose` gets a state that looks like it, with a guess of everything that is hidden.
    """

    def play(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        state = start = game.state_like(view, rng)
        steps: list[Step] = []
        while len(steps) < MAX_DRAFT_STEPS:
            action = choose(state, rng)
            steps.append(game.encoding.step(action))
            if steps[-1].final:
                return BotTurn(tuple(steps))
            state = state.child(action)
        return BotTurn(tuple(game.encoding.game.default_turn(start.now.position)))

    return play
