"""Let OpenSpiel's IS-MCTS play against a bot of Tilehall, and print how often it wins.

    python examples/research/ismcts.py heart-tiles --simulations 40 --bot first --games 20

The search sees only the information state of its player: it draws everything else with `resample_from_infostate`. The
bot sees only the view of its seat. In 4ascend nothing is hidden, so that it needs OpenSpiel's MCTS instead.
"""

from __future__ import annotations

from argparse import ArgumentParser
from random import Random
from typing import Any

import numpy as np
import pyspiel
from open_spiel.python.algorithms.ismcts import ISMCTSBot

import tilehall
from tilehall.core.registry import games
from tilehall.research.openspiel import short_name
from tilehall.research.openspiel_bots import Playouts


def play(name: str, simulations: int, level: str, seat: int, seed: int) -> float:
    """Play one game of two players with the search in a seat. Return the reward of the search."""
    game: Any = pyspiel.load_game(short_name(name), {"players": 2})
    rng, dice = Random(seed), np.random.RandomState(seed)
    search = ISMCTSBot(game, Playouts(rng), 2.0, simulations, random_state=dice)
    search.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.random))
    bot = tilehall.bot(name, level, seed=seed)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choices(actions, odds)[0])
        elif state.current_player() == seat:
            state.apply_action(int(search.step(state)))
        else:
            for step in bot.choose(state.view(1 - seat), state.shown(1 - seat)).steps:
                state.apply_action(game.encoding.action(step))
    return float(state.returns()[seat])


def main() -> None:
    """Play the games that the command line asks for, in both seats in turn."""
    parser = ArgumentParser(description="Let IS-MCTS play against a bot.")
    parser.add_argument("game", choices=[name for name, game in games().items() if game.hides])
    parser.add_argument("--simulations", type=int, default=40)
    parser.add_argument("--bot", default="first")
    parser.add_argument("--games", type=int, default=20)
    given = parser.parse_args()
    rewards = [play(given.game, given.simulations, given.bot, seed % 2, seed) for seed in range(given.games)]
    won = sum(reward > 0 for reward in rewards)
    print(f"IS-MCTS with {given.simulations} simulations won {won} of {given.games} games against {given.bot}.")


if __name__ == "__main__":
    main()
