"""How often a level of Rummikub holds back what it could lay, and its share of wins meanwhile.

`python -m bench.patience master hard --games 60 --seed 104` plays the first against the second and counts the turns of
the first after it has opened: those in which it lays, those in which nothing fits, and those in which it holds back.
`bench.patience:greedy` instead of `hard` is a player that lays the most tiles in every turn.
"""

from __future__ import annotations

import argparse
from collections import Counter
from collections.abc import Sequence
from random import Random
from unittest.mock import patch

from tilehall.bots import arena, duel
from tilehall.bots.arena import ArenaMatch
from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.bots.contestants import find as find_bot
from tilehall.bots.rummikub.medium import medium as most_tiles
from tilehall.bots.rummikub.position import Position
from tilehall.bots.rummikub.solver import most_laid
from tilehall.core.game import AnyGame, Step
from tilehall.games.rummikub.steps import End
from tilehall.games.rummikub.view import View


def greedy(game: AnyGame) -> Bot[View]:
    """Return a bot that always lays the most tiles, by the exact solver."""
    return most_tiles


def counted(bot: Bot[View], turns: Counter[str]) -> Bot[View]:
    """Return the same bot, with its turns counted."""

    def watched(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
        turn = bot(view, shown, clock, rng)
        position = Position(view)
        if position.opened:
            fits = most_laid(position.bag, position.rack)
            turns["lays" if isinstance(turn.steps[-1], End) else "holds back" if fits else "nothing fits"] += 1
        return turn

    return watched


def main() -> None:
    """Play and print the counts."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("level")
    parser.add_argument("against")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=60)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--options", default="{}")
    asked = parser.parse_args()
    turns = Counter[str]()

    def find(game: AnyGame, name: str) -> Bot[View]:
        bot = find_bot(game, name)
        return counted(bot, turns) if name == asked.level else bot

    match = ArenaMatch(game="rummikub", bots=(asked.level, asked.against), options=asked.options, seed=asked.seed)
    with patch.object(arena, "find_bot", find):
        found = duel.result(asked.level, list(duel.play(match, asked.seats, asked.games, 1)))
    print(f"{found.share:.0%} ({found.low:.0%} to {found.high:.0%}, {found.games})", flush=True)
    for what, count in turns.most_common():
        print(f"{what}: {count / turns.total():.0%} of {turns.total()} turns after opening")


if __name__ == "__main__":
    main()
