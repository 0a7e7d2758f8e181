"""Measure how far the levels of a game are apart: each against the one below it, the lowest against a beginner's model.

`python -m bench.neighbours miners --seats 5 --seed 7` plays every pair until the 95% interval of its share is wholly
inside or wholly outside the range for a step of the ladder, or until `--games` are played; with `--beats`, until it is
wholly above or wholly below a half. `--least` sets the minimum number of games: if it equals `--games`, no result ends
the measurement early. `--kept FILE` adds the results to a file that `tilehall ladder` rates.

`python -m bench.neighbours rummikub master:hard --seats 4 --among --games 800` seats one `master` with three `hard`
bots and prints how often it wins. It plays exactly `--games` games and does not stop early.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from itertools import count, pairwise
from pathlib import Path
from typing import Final

from msgspec.structs import replace

from tilehall.bots import duel, kept_games
from tilehall.bots.arena import ArenaGame, ArenaMatch, play, standings
from tilehall.bots.contestants import BEGINNER
from tilehall.bots.levels import levels, offered
from tilehall.core.registry import find

STEP: Final = (0.62, 0.80)  # the share of a level against the one below it
EVEN: Final = (0.40, 0.60)  # the share of the lowest level against a beginner
AHEAD: Final = (0.50, 1.00)  # the share of a bot that is better at all
MIN_GAMES: Final = 40  # before an interval is trusted
BATCH_GAMES: Final = 20  # between two looks at it: each look is a chance to stop on luck

Played = list[tuple[ArenaMatch, ArenaGame]]


def batches(match: ArenaMatch, seats: int) -> Iterator[Played]:
    """Yield all games of a pair in batches, with every seating equally often."""
    several = duel.matches(match, seats)
    each = max(1, BATCH_GAMES // (len(several) * seats)) * seats
    for number in count():
        yield [(way, play(way, at)) for way in several for at in range(number * each, (number + 1) * each)]


def measure(
    match: ArenaMatch, seats: int, games: int, wanted: tuple[float, float], least: int = MIN_GAMES
) -> tuple[duel.Duel, Played]:
    """Play a pair for `least` to `games` games; return the duel and its games."""
    played: Played = []
    low, high = wanted
    found = duel.Duel(0, 0.5, 0.0, 1.0)
    more = batches(match, seats)
    while len(played) < games:
        played += next(more)
        found = duel.result(match.bots[0], played)
        decided = (low <= found.low and found.high <= high) or found.high < low or high < found.low
        if decided and len(played) >= least:
            break
    return found, played


def turns(played: Played, bot: str) -> list[float]:
    """Return the CPU time of each turn of a bot, in seconds."""
    return [
        second
        for match, game in played
        for name, seconds in zip(match.bots, game.seconds, strict=True)
        if name == bot
        for second in seconds
    ]


def among(match: ArenaMatch, seats: int, games: int) -> str:
    """Seat the first of a pair once, give every other seat to the second, and report how often the first wins.

    Every deal is played once from each seat, so `games` is rounded up to a multiple of `seats`.
    """
    table = replace(match, bots=(match.bots[0], *match.bots[1:] * (seats - 1)))
    alone = standings(table.bots, [play(table, number) for number in range(-(-games // seats) * seats)])[0]
    return (
        f"{match.game} {seats} one {match.bots[0]} among {match.bots[1]} wins {alone.won:.1%} "
        f"({alone.low:.1%} to {alone.high:.1%}, {alone.games}), fair {1 / seats:.1%}; seed {match.seed} "
        f"{match.options}; a turn {1000 * alone.mean:.0f} ms, longest {1000 * alone.longest:.0f} ms"
    )


def told(match: ArenaMatch, seats: int, found: duel.Duel, played: Played) -> str:
    """Return a line of the result."""
    spent = turns(played, match.bots[0])
    return (
        f"{match.game} {seats} {match.bots[0]}:{match.bots[1]} {found.share:.0%} ({found.low:.0%} to {found.high:.0%}, "
        f"{found.games}) seed {match.seed} {match.options}; a turn {1000 * sum(spent) / max(1, len(spent)):.0f} ms, "
        f"longest {1000 * max(spent, default=0):.0f} ms"
    )


def main() -> None:
    """Measure all pairs of a game, or those that are named."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    parser.add_argument("pairs", nargs="*", help="such as hard:strong; by default all neighbours")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--least", type=int, default=MIN_GAMES, help="games before an interval may end a measurement")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--options", default="{}")
    parser.add_argument("--beats", action="store_true", help="measure only whether the first of a pair is ahead")
    parser.add_argument(
        "--among", action="store_true", help="seat the first of a pair once, and the second on all other seats"
    )
    parser.add_argument("--kept", type=Path, help="file to which results of two players are added")
    asked = parser.parse_args()
    game = find(asked.game)
    levels(game).warm()
    names = (BEGINNER, *offered(game))
    for pair in asked.pairs or [f"{upper}:{lower}" for lower, upper in pairwise(names)]:
        upper, lower = pair.split(":")
        match = ArenaMatch(game=asked.game, bots=(upper, lower), options=asked.options, seed=asked.seed)
        if asked.among:
            print(among(match, asked.seats, asked.games), flush=True)
            continue
        wanted = AHEAD if asked.beats else EVEN if lower == BEGINNER else STEP
        found, played = measure(match, asked.seats, asked.games, wanted, asked.least)
        print(told(match, asked.seats, found, played), flush=True)
        if asked.kept and asked.seats == 2:
            kept = kept_games.read(asked.kept)
            for _, each in played:
                kept.add(match.bots, each.payoffs)
            kept.write(asked.kept)


if __name__ == "__main__":
    main()
