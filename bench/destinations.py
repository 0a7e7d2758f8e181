"""Count the destinations that games of Miners reach: `python -m bench.destinations hard --seats 5 --games 40`.

All seats are taken by the same bot.
"""

from __future__ import annotations

import argparse
from collections import Counter

from tilehall.bots.arena import ArenaMatch, play
from tilehall.bots.levels import levels
from tilehall.core import record
from tilehall.core.registry import find


def reached(text: str) -> tuple[int, str]:
    """Return how many destinations were reached in the game of a record, and how the game ended."""
    *_, state = record.replay(record.from_text(text))
    return sum(1 for each in state.reached if each), state.over


def main() -> None:
    """Play the games and print a line."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("bot")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--options", default="{}")
    asked = parser.parse_args()
    levels(find("miners")).warm()
    match = ArenaMatch(game="miners", bots=(asked.bot,) * asked.seats, options=asked.options, seed=asked.seed)
    found = [reached(play(match, number * asked.seats).record) for number in range(asked.games)]
    counts, ends = Counter(count for count, _ in found), Counter(over for _, over in found)
    print(
        f"miners {asked.seats} {asked.bot} {asked.options} seed {asked.seed}, {asked.games} games: "
        f"none {counts[0]}, one {counts[1]}, two {counts[2]}, all {counts[3]}; "
        + ", ".join(f"{over} {times}" for over, times in sorted(ends.items()))
    )


if __name__ == "__main__":
    main()
