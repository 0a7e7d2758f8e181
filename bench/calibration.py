"""`python -m bench.calibration fit|test|noise [GAME…] [--count N] [--turns T] [--keep FOLDER]`: calibrate reviews.

Does a seat win as often as a review says? Medium bots play, with all numbers of seats in turn. At some turns of each
game, the played turn is measured as in a review, and compared with the payoff of the seat at the end. `fit` writes the
coefficients into `calibration.json` in the folder of the game's bots, and prints a table in which each tenth of the
games is measured with coefficients fitted on the others. `test` measures new games with the coefficients in the file.
`noise` measures the difference of two turns twice, with two seeds: below the difference of these, a review must call
every turn good.

`--keep` stores the measurements in a folder, a line per game: an interrupted run can be resumed, and another table of
the same games takes no time. They are valid for one release, because other bots play other games.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator, Sequence
from pathlib import Path
from random import Random
from typing import NamedTuple
from zlib import crc32

import msgspec
import numpy as np
from rich.console import Console
from rich.table import Table

from tilehall.bots.arena import interval
from tilehall.bots.bot import Clock, payoff
from tilehall.bots.calibration import FILE, Coefficients, Line, calibrate, calibrated, fitted, log_odds
from tilehall.bots.halving import Matrix
from tilehall.bots.levels import comparison, levels
from tilehall.bots.levels import find as find_bot
from tilehall.bots.self_play import TURN_LIMIT_S, SelfPlay
from tilehall.core.game import AnyGame
from tilehall.core.registry import bots_folder, find

GAMES = ("4ascend", "summon5", "rummikub", "miners", "heart-tiles")
TURNS_PER_GAME = 6  # measured by default
NEWTON_STEPS = 30  # far more than it needs
PRIOR_TURNS = 4.0  # turns' worth of belief that the slope is 1 and an intercept 0
POOLED_PRIOR_TURNS = 20.0  # the same for the slope of one number of seats to equal that of all
MIN_SLOPE = 0.1  # a better turn stays better, even if it hardly affects who wins
SURES = (0.98, 0.99, 0.995, 0.999, 0.9999)  # how sure a comparison may be: one of these fits best
NOISE_SHARE = 0.2  # of the turns, measured twice for the noise
FOLDS = 10  # parts of the games, each measured with coefficients fitted on the other nine
MAX_ERROR = 0.05  # of a tenth, beyond its interval


class Measured(NamedTuple):
    """A turn: what the comparison said, and the outcome."""

    game: int
    seats: int
    said: float
    won: float


def measured(game: AnyGame, kind: str, number: int, most: int = TURNS_PER_GAME) -> Iterator[Measured]:
    """Measure some turns of one game; `kind` separates the games for the fit from those for the test."""
    seats = [each for each in game.seats if each > 1]
    count = seats[number % len(seats)]
    rng = Random(f"{kind} {game.name} {number}")
    played = SelfPlay(game, count, rng)
    turns = list(played.turns(find_bot(game, "medium")))
    outcome = game.outcome(played.state)
    assert outcome is not None
    for turn in rng.sample(turns[:-1], min(most, len(turns) - 1)):  # the last turn ends the game: that is no forecast
        seed = Random(crc32(msgspec.json.encode(turn.view)))
        (said,) = comparison(game)(turn.view, (turn.steps,), turn.shown, Clock(float("inf")), seed)
        yield Measured(number, count, said, payoff(outcome, turn.seat))


def measured_games(game: AnyGame, kind: str, games: int, most: int, keep: Path | None) -> list[Measured]:
    """Measure some turns of each of so many games; results in `keep` are reused, and new ones added."""
    kept: dict[int, list[Measured]] = {}
    file = keep / f"{game.name}-{kind}.jsonl" if keep else None
    if file and file.exists():
        lines = [msgspec.json.decode(line, type=list[Measured]) for line in file.read_bytes().splitlines()]
        kept = {turns[0].game: turns for turns in lines if turns}
    if file:
        file.parent.mkdir(parents=True, exist_ok=True)
    for number in range(games):
        if number not in kept:
            kept[number] = [*measured(game, kind, number, most)]
            if file:
                with file.open("ab") as out:
                    out.write(msgspec.json.encode(kept[number]) + b"\n")
    return [turn for number in range(games) for turn in kept[number]]


def fit(turns: Sequence[Measured]) -> Coefficients:
    """Return the coefficients with the highest likelihood."""
    return max((_fit(turns, sure) for sure in SURES), key=lambda coefficients: likelihood(turns, coefficients))


def _fit(turns: Sequence[Measured], sure: float) -> Coefficients:
    """Fit a line per number of seats; its slope is drawn towards the common slope, more so with fewer turns."""
    by_seats = {seats: [turn for turn in turns if turn.seats == seats] for seats in sorted({t.seats for t in turns})}
    inputs = np.array(
        [[log_odds(turn.said, sure), *(float(turn.seats == each) for each in by_seats)] for turn in turns]
    )
    pooled, *_ = regression(inputs, turns, (1.0, *(0.0 for _ in by_seats)), PRIOR_TURNS)
    lines: dict[str, Line] = {}
    for seats, some in by_seats.items():
        inputs = np.array([[log_odds(turn.said, sure), 1.0] for turn in some])
        slope, intercept = regression(inputs, some, (pooled, 0.0), POOLED_PRIOR_TURNS)
        lines[str(seats)] = Line(max(MIN_SLOPE, round(slope, 3)), round(intercept, 3))
    return Coefficients(lines, len({turn.game for turn in turns}), sure)


def regression(inputs: Matrix, turns: Sequence[Measured], prior: Sequence[float], strength: float) -> list[float]:
    """Fit a logistic regression by Newton's method; the first coefficient is a slope with this prior strength."""
    won, before = np.array([turn.won for turn in turns]), np.array(prior)
    weights = np.array([strength, *(PRIOR_TURNS for _ in prior[1:])])
    found = np.zeros(len(before))  # so that the first step is no larger than the data require
    for _ in range(NEWTON_STEPS):
        expected = 1 / (1 + np.exp(-inputs @ found))
        gradient = inputs.T @ (won - expected) - weights * (found - before)
        hessian = (inputs.T * (expected * (1 - expected))) @ inputs + np.diag(weights)
        found = found + np.linalg.solve(hessian, gradient)
    return [float(each) for each in found]


def likelihood(turns: Sequence[Measured], coefficients: Coefficients) -> float:
    """Return the log-likelihood of the outcomes."""
    said = np.array([calibrate(turn.said, coefficients, turn.seats) for turn in turns])
    won = np.array([turn.won for turn in turns])
    return float((won * np.log(said) + (1 - won) * np.log(1 - said)).sum())


def crossed(turns: Sequence[Measured]) -> list[tuple[Measured, float]]:
    """Return every turn with a forecast by coefficients fitted on other games: cross-validation."""
    numbers = sorted({turn.game for turn in turns})
    fold_of = {number: at * FOLDS // len(numbers) for at, number in enumerate(numbers)}
    found: list[tuple[Measured, float]] = []
    for fold in range(FOLDS):
        coefficients = fit([turn for turn in turns if fold_of[turn.game] != fold])
        here = [turn for turn in turns if fold_of[turn.game] == fold]
        found += [(turn, calibrate(turn.said, coefficients, turn.seats)) for turn in here]
    return found


class Tenth(NamedTuple):
    """Turns with about the same forecast."""

    said: float  # on average
    turns: int
    games: int
    won: float  # on average
    low: float  # the 95% interval, by games: two turns of one game are not independent
    high: float

    @property
    def off(self) -> bool:
        """Whether the whole interval is more than MAX_ERROR away from the forecast."""
        return self.low > self.said + MAX_ERROR or self.high < self.said - MAX_ERROR


def tenths(pairs: Sequence[tuple[Measured, float]]) -> list[Tenth]:
    """Return the reliability table, by tenths of the forecast."""
    found: list[Tenth] = []
    for tenth in range(10):
        here = [(turn, said) for turn, said in pairs if min(9, int(said * 10)) == tenth]
        if here:
            games = len({turn.game for turn, _ in here})
            won = sum(turn.won for turn, _ in here) / len(here)
            low, high = interval(won * games, games)
            found.append(Tenth(sum(said for _, said in here) / len(here), len(here), games, won, low, high))
    return found


def report(name: str, kind: str, turns: Sequence[Measured], console: Console) -> None:
    """Print the table of one game, before calibration and after."""
    after = crossed(turns) if kind == "fit" else [(turn, calibrated(name, turn.seats, turn.said)) for turn in turns]
    for title, pairs in (("as compared", [(turn, turn.said) for turn in turns]), ("calibrated", after)):
        brier = sum((said - turn.won) ** 2 for turn, said in pairs) / len(pairs)
        games = len({turn.game for turn in turns})
        table = Table(title=f"{name}, {title}: {games} games, {len(turns)} turns, Brier score {brier:.3f}")
        for column in ("said", "turns", "games", "won", "95% interval", ""):
            table.add_column(column, justify="right")
        for each in tenths(pairs):
            span = f"{each.low:.1%} to {each.high:.1%}"
            said, won = f"{each.said:.1%}", f"{each.won:.1%}"
            table.add_row(said, str(each.turns), str(each.games), won, span, "off" if each.off else "")
        console.print(table)


def noise(game: AnyGame, number: int) -> Iterator[float]:
    """Yield the difference of two measurements of what an easy bot's turn costs, at some turns of one game."""
    seats = [each for each in game.seats if each > 1]
    count = seats[number % len(seats)]
    rng = Random(f"noise {game.name} {number}")
    medium, easy = find_bot(game, "medium"), find_bot(game, "easy")
    for turn in SelfPlay(game, count, rng).turns(medium):
        other = tuple(easy(turn.view, turn.shown, Clock(TURN_LIMIT_S), rng).steps)
        if other != turn.steps and rng.random() < NOISE_SHARE:
            costs = []
            for seed in (1, 2):
                both = comparison(game)(turn.view, (turn.steps, other), turn.shown, Clock(float("inf")), Random(seed))
                best, less = (calibrated(game.name, count, each) for each in both)
                costs.append(best - less)
            yield abs(costs[0] - costs[1])


def run(
    console: Console, kind: str, names: Sequence[str], games: int, most: int = TURNS_PER_GAME, keep: Path | None = None
) -> None:
    """Fit or test these games."""
    for name in names:
        game = find(name)
        levels(game).warm()
        if kind == "noise":
            apart = sorted(each for number in range(games) for each in noise(game, number))
            mean, nearly_all = sum(apart) / len(apart), apart[int(len(apart) * 0.95)]
            console.print(f"{name}: {len(apart)} turns, {mean:.1%} apart on average, 95% within {nearly_all:.1%}")
            continue
        turns = measured_games(game, kind, games, most, keep)
        if kind == "fit":
            found = fit(turns)
            path = Path(str(bots_folder(name))) / FILE
            path.write_bytes(msgspec.json.format(msgspec.json.encode(found), indent=2) + b"\n")
            fitted.cache_clear()
            console.print(name, found)
        report(name, kind, turns, console)


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("kind", choices=("fit", "test", "noise"))
    parser.add_argument("games", nargs="*", default=GAMES)
    parser.add_argument("--count", type=int, default=1000, help="games of each kind")
    parser.add_argument("--turns", type=int, default=TURNS_PER_GAME, help="turns measured per game")
    parser.add_argument("--keep", type=Path, help="folder for the measurements")
    given = parser.parse_args()
    run(Console(), given.kind, given.games, given.count, given.turns, given.keep)
