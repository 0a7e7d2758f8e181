"""Fitting and judging calibrations, with turns whose odds are known."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest
from bench import calibration as bench
from bench.calibration import Measured, crossed, fit, measured_games, tenths

from tilehall.bots.calibration import SURE, Coefficients, Line, calibrate, calibrated, fitted
from tilehall.core.registry import find, games

TRUE = Coefficients({"2": Line(0.6, 0.2), "3": Line(0.8, -0.4)}, sure=0.98)


def turns(games: int, true: Coefficients = TRUE) -> list[Measured]:
    """Return three turns of each game, from an overconfident comparison."""
    rng, found = Random(5), list[Measured]()
    for game in range(games):
        seats = 2 + game % 2
        for _ in range(3):
            said = rng.choice((rng.random(), 0.0, 1.0))
            found.append(Measured(game, seats, said, float(rng.random() < calibrate(said, true, seats))))
    return found


def test_the_fit_finds_the_coefficients_behind_the_results() -> None:
    found = fit(turns(3000))
    assert found.sure == TRUE.sure
    for seats, line in TRUE.lines.items():
        assert found.lines[seats].slope == pytest.approx(line.slope, abs=0.06)
        assert found.lines[seats].intercept == pytest.approx(line.intercept, abs=0.12)


def test_a_better_turn_stays_a_better_turn_whatever_came_of_it() -> None:
    upside_down = [Measured(game, 2, (game % 10) / 10, float(game % 10 < 5)) for game in range(500)]
    assert fit(upside_down).lines["2"].slope > 0


def test_an_overconfident_comparison_is_off_until_it_is_calibrated() -> None:
    measured = turns(1000)
    assert any(tenth.off for tenth in tenths([(turn, turn.said) for turn in measured]))
    assert not any(tenth.off for tenth in tenths(crossed(measured)))


def test_every_turn_is_measured_with_coefficients_of_other_games() -> None:
    measured = turns(200)
    pairs = crossed(measured)
    assert sorted(turn for turn, _ in pairs) == sorted(measured)
    changed = [turn._replace(won=1.0) if turn.game < 20 else turn for turn in measured]  # one of the ten parts
    before = {(turn.game, turn.said): said for turn, said in pairs}
    after = {(turn.game, turn.said): said for turn, said in crossed(changed)}
    assert all((after[key] == said) == (key[0] < 20) for key, said in before.items())


def test_an_interval_counts_games_and_not_turns() -> None:
    (tenth,) = tenths([(Measured(game, 2, 0.5, 1.0), 0.55) for game in (1, 2) for _ in range(100)])
    assert (tenth.turns, tenth.games) == (200, 2)
    assert tenth.low < 0.5, "two games tell little, however long they were"


def test_what_was_measured_is_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game, asked = find("rummikub"), list[int]()

    def measured(_: object, kind: str, number: int, most: int) -> list[Measured]:
        asked.append(number)
        return [Measured(number, 2, 0.5, 1.0)] * most

    monkeypatch.setattr(bench, "measured", measured)
    first = measured_games(game, "fit", 3, 2, tmp_path)
    assert measured_games(game, "fit", 4, 2, tmp_path)[:6] == first
    assert asked == [0, 1, 2, 3]


def test_what_was_not_measured_stays_as_it_is() -> None:
    assert calibrate(0.3, Coefficients({}), 2) == pytest.approx(0.3)
    assert Coefficients({}).sure == SURE
    for name in games():
        coefficients = fitted(name)
        assert coefficients is not None
        assert coefficients.games >= 60
        assert 0.5 < calibrated(name, 2, 1.0) < 1
