"""Games between bots. Every deal is played once for each rotation of the seats, so that luck cancels out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from math import sqrt
from multiprocessing import get_context
from random import Random
from time import process_time

from msgspec import Struct

from tilehall.bots.bot import Clock, payoff
from tilehall.bots.contestants import find as find_bot
from tilehall.bots.levels import levels
from tilehall.core import options as choices
from tilehall.core import record
from tilehall.core.game import CHANCE, Illegal, Outcome, Step
from tilehall.core.play import act, begin, roll, shown
from tilehall.core.registry import find

Z_95 = 1.96  # 95% of a normal distribution is within this many standard deviations of the mean


class ArenaMatch(Struct, frozen=True, kw_only=True):
    """The settings of a match: everything that another process needs to play some of its games."""

    game: str
    bots: tuple[str, ...]  # levels and other contestants
    options: str = "{}"
    seed: int = 0
    seconds: float = 60.0  # limit per turn: far more than any level needs, so that only the seed decides


class ArenaGame(Struct, frozen=True, kw_only=True):
    """One game of a match. All fields are indexed by bot, not by seat."""

    number: int
    payoffs: tuple[float, ...]
    margins: tuple[int, ...]  # lead over the best opponent in points
    seconds: tuple[tuple[float, ...], ...]  # CPU time of each turn
    record: str


def seating(bots: int, number: int) -> tuple[int, ...]:
    """Return the bot in each seat. With the same dice, each bot plays each seat once.

    >>> [seating(3, number) for number in range(4)]
    [(0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)]
    """
    return tuple((seat + number) % bots for seat in range(bots))


def play(match: ArenaMatch, number: int) -> ArenaGame:
    """Play one game of a match. The result depends only on the match and the number."""
    game, count = find(match.game), len(match.bots)
    options = choices.decode(game, match.options, count)
    dice = Random(f"dice {match.seed} {number // count}")
    sits = seating(count, number)
    bots = [find_bot(game, match.bots[bot]) for bot in sits]
    seconds: list[list[float]] = [[] for _ in range(count)]
    state = begin(game, options, count)
    steps: list[Step] = []
    while (actor := game.actor(state)) is not None:
        if actor == CHANCE:
            steps.append(roll(game, state, dice))
            state = game.apply(state, steps[-1])
            continue
        # This text determines the seeds: changing it would change every published figure that names its seed.
        rng = Random(f"whim {match.seed} {number} {len(steps)}")
        view, seen = game.view(state, actor), tuple(shown(game, steps, actor))
        begun = process_time()
        turn = bots[actor](view, seen, Clock(match.seconds), rng)
        seconds[sits[actor]].append(process_time() - begun)
        if not turn.steps or not turn.steps[-1].final:
            raise Illegal(f"{match.bots[sits[actor]]} answers no whole turn: {turn.steps}")
        for step in turn.steps:
            state = act(game, state, actor, step)
            steps.append(step)
    outcome = game.outcome(state)
    assert outcome is not None
    by_bot = sorted(range(count), key=lambda seat: sits[seat])
    margins = margins_of(outcome)
    names = tuple(match.bots[bot] for bot in sits)
    written = record.write(game, options, count, steps, players=_distinct(names))
    return ArenaGame(
        number=number,
        payoffs=tuple(payoff(outcome, seat) for seat in by_bot),
        margins=tuple(margins[seat] for seat in by_bot),
        seconds=tuple(map(tuple, seconds)),
        record=record.to_text(written),
    )


def margins_of(outcome: Outcome) -> list[int]:
    """Return each seat's lead over the best opponent, whether most or fewest points win; alone, its score.

    >>> margins_of(Outcome((9, 4, 6), (0,), "tiles")), margins_of(Outcome((0, 46), (0,), "emptied"))
    ([3, -5, -3], [46, -46])
    >>> margins_of(Outcome((120,), (0,), "pile"))
    [120]
    """
    won = [outcome.scores[seat] for seat in outcome.winners]
    sign = -1 if won and max(won) < max(outcome.scores) else 1
    scores = [sign * score for score in outcome.scores]
    return [score - max([*scores[:seat], *scores[seat + 1 :]], default=0) for seat, score in enumerate(scores)]


def _distinct(names: Sequence[str]) -> tuple[str, ...]:
    """Return distinct names, because a bot may play against itself."""
    return tuple(f"{name} {seat + 1}" if names.count(name) > 1 else name for seat, name in enumerate(names))


def run(match: ArenaMatch, numbers: range, jobs: int) -> Iterator[ArenaGame]:
    """Play the games with these numbers in `jobs` processes, and yield each as soon as it is over."""
    if jobs == 1:
        _warm(match.game)
        for number in numbers:
            yield play(match, number)
        return
    # Spawned, because forking a process with compiled kernels and threads is not safe.
    with ProcessPoolExecutor(jobs, get_context("spawn"), _warm, (match.game,)) as pool:
        for done in as_completed([pool.submit(play, match, number) for number in numbers]):
            yield done.result()


def _warm(game: str) -> None:
    levels(find(game)).warm()


class Standing(Struct, frozen=True, kw_only=True):
    """The results of a bot over all games."""

    bot: str
    games: int
    won: float  # the mean payoff
    low: float  # the ends of its 95% interval
    high: float
    margin: float
    mean: float  # CPU seconds per turn
    longest: float


def standings(bots: Sequence[str], games: Sequence[ArenaGame]) -> list[Standing]:
    """Return the wins, margins and times of each bot over these games."""
    found: list[Standing] = []
    for number, bot in enumerate(bots):
        won = sum(game.payoffs[number] for game in games)
        low, high = interval(won, len(games))
        turns: list[float] = [second for game in games for second in game.seconds[number]]
        found.append(
            Standing(
                bot=bot,
                games=len(games),
                won=won / len(games),
                low=low,
                high=high,
                margin=sum(game.margins[number] for game in games) / len(games),
                mean=sum(turns) / max(1, len(turns)),
                longest=max(turns, default=0.0),
            )
        )
    return found


def interval(won: float, games: int) -> tuple[float, float]:
    """Return the 95% score interval of a win rate (Wilson 1927), which holds for few games and for extreme values.

    >>> [round(end, 3) for end in interval(75, 100)]
    [0.657, 0.825]
    """
    mean, square = won / games, Z_95 * Z_95
    middle = (mean + square / (2 * games)) / (1 + square / games)
    reach = Z_95 / (1 + square / games) * sqrt(mean * (1 - mean) / games + square / (4 * games * games))
    return max(0.0, middle - reach), min(1.0, middle + reach)
