"""Contestants of `bench.methods`: OpenSpiel's tree search at two budgets, and a trained policy from a file."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tilehall.bots.bot import Bot
from tilehall.core.game import AnyGame, Malformed
from tilehall.research.openspiel_bots import search_bot
from tilehall.research.policy import load

SEATS = 2
SIMULATIONS = (10, 40)  # the budgets for each step of a turn

policy_file: Path | None = None  # set by `bench.methods`


def small_search(game: AnyGame) -> Bot[Any]:
    """Return IS-MCTS with the small budget; MCTS if the game hides nothing."""
    return search_bot(game.name, SIMULATIONS[0], SEATS)


def large_search(game: AnyGame) -> Bot[Any]:
    """Return IS-MCTS with the large budget; MCTS if the game hides nothing."""
    return search_bot(game.name, SIMULATIONS[1], SEATS)


def trained(game: AnyGame) -> Bot[Any]:
    """Return the policy of the file. Raises `Malformed` if there is none for this game."""
    if policy_file is None:
        raise Malformed("Name the file of a policy with --policy.")
    policy, options = load(policy_file), game.options()
    if why := policy.why_not(game.name, SEATS, options):
        raise Malformed(f"{policy_file} {why}.")
    return policy.bot(options, SEATS)
