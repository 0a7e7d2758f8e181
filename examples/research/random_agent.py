"""Let agents that choose at random play a game, and print the board and the rewards.

python examples/research/random_agent.py rummikub --seats 3 --seed 7
"""

from __future__ import annotations

from argparse import ArgumentParser
from random import Random

import numpy as np

from tilehall.research.pettingzoo import env


def play(game: str, seats: int | None = None, seed: int = 0) -> tuple[str, dict[str, float]]:
    """Play one game at random. Return the final board as text, and the reward of each agent."""
    rng, rewards = Random(seed), {}
    made = env(game, seats, render_mode="ansi")
    made.reset(seed=seed)
    board = made.render()
    for agent in made.agent_iter():
        observation, reward, ended, cut, _ = made.last()
        if ended or cut:
            rewards[agent] = reward
            made.step(None)
            continue
        made.step(rng.choice(np.flatnonzero(observation["action_mask"]).tolist()))
        board = made.render()
    return board, rewards


def main() -> None:
    """Play the game that the command line names."""
    parser = ArgumentParser(description="Let random agents play a game.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--seed", type=int, default=0)
    given = parser.parse_args()
    board, rewards = play(given.game, given.seats, given.seed)
    print(board)
    for agent, reward in rewards.items():
        print(f"{agent}: {reward:+.2f}")


if __name__ == "__main__":
    main()
