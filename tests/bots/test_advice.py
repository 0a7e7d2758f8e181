"""Advice: independent of the clock, the same for the same position, and open about equally good turns."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Sequence
from random import Random

import msgspec
import numpy as np
import pytest
from msgspec.structs import replace

from tests.bots.drawn_positions import Drawn, drawn
from tilehall.bots.bot import Clock
from tilehall.bots.calibration import calibrated, fitted
from tilehall.bots.contest import Contest, Contesting, advising
from tilehall.bots.fourascend import hint as fourascend
from tilehall.bots.halving import Matrix, Sample, Stage, choose
from tilehall.bots.heart_tiles import hint as heart_tiles
from tilehall.bots.levels import levels
from tilehall.bots.miners import hint as miners
from tilehall.bots.summon5 import hint as summon5
from tilehall.bots.worker import answer, decided
from tilehall.core.game import Step
from tilehall.core.notation import text
from tilehall.core.question import seek_advice
from tilehall.core.record import after
from tilehall.core.registry import find
from tilehall.games.fourascend.steps import Stone

FEW = (Stage(6, 4), Stage(3, 4))  # enough for a choice
CONTESTS: dict[str, Contesting] = {
    "4ascend": fourascend.contest,
    "heart-tiles": heart_tiles.contest,
    "miners": miners.contest,
    "summon5": summon5.contest,
}


def some(name: str, at: int = 6) -> Drawn:
    """Return a position of a game under way in which there is more to do than draw a card."""
    positions = drawn(find(name), 1, (2,), astray=0.0)
    return next(
        position
        for number, position in enumerate(positions)
        if number >= at and not getattr(getattr(position.view, "may", None), "draw", ())
    )


@pytest.mark.parametrize("name", list(CONTESTS))
def test_the_same_seed_gives_the_same_advice_and_no_seed_affects_its_order(name: str) -> None:
    position, contest = some(name), CONTESTS[name]
    levels(find(name)).warm()
    advise = advising(contest, FEW)
    one, two = (advise(position.view, position.shown, Random(3)) for _ in range(2))
    assert one == two
    assert one.steps not in one.equal
    contests = [contest(position.view, position.shown, Random(seed)) for seed in (1, 2)]
    assert contests[0].turns == contests[1].turns, "so equals are chosen alike whatever the seed"
    assert contests[0].sample is not None
    values = contests[0].sample(range(2), 3)
    assert values.shape == (2, 3)
    assert ((values >= 0) & (values <= 1)).all(), "a part of the win, as what counts as equal is"
    for steps in (one.steps, *one.equal):
        state = position.state
        for step in steps:
            state = find(name).apply(state, step)
        assert steps[-1].final


@pytest.mark.parametrize("name", ["rummikub", "heart-tiles"])
def test_a_worker_gives_the_same_advice_however_little_time_there_is(name: str) -> None:
    position = some(name)
    asked = seek_advice(name, 2, msgspec.Raw(msgspec.json.encode(position.view)), tuple(map(text, position.shown)))
    first = answer(asked)
    assert answer(replace(asked, seconds=0.0)) == first
    played = tuple(map(text, find_turn(position, name)))
    compared = answer(replace(asked, advised=first.steps, played=played))
    assert compared.compared is not None
    assert compared.compared[0] == first.win_probability, "a review shows what the hint showed"


def test_another_worker_gives_the_same_advice() -> None:
    """Check it with another order of sets of strings, as in every new process."""
    asked = b""
    for name in ("rummikub", "heart-tiles", "miners", "summon5"):
        position = list(drawn(find(name), 1, (2,), astray=0.0))[-8]
        view = msgspec.Raw(msgspec.json.encode(position.view))
        asked += msgspec.json.encode(seek_advice(name, 2, view, tuple(map(text, position.shown)))) + b"\n"
    said = []
    for order in ("1", "2"):
        command, env = (sys.executable, "-m", "tilehall.bots.worker"), os.environ | {"PYTHONHASHSEED": order}
        said.append(subprocess.run(command, input=asked, stdout=subprocess.PIPE, env=env, check=True).stdout)
    assert said[0] == said[1]
    assert len(said[0].splitlines()) == 5, "ready, and the answers"


def find_turn(position: Drawn, name: str) -> tuple[Step, ...]:
    game = find(name)
    turn: tuple[Step, ...] = levels(game).medium(position.view, position.shown, Clock(60), Random(1)).steps
    return turn


def noisy(worths: list[float], noise: float, seed: int) -> Sample:
    """Return samples of candidates that are worth so much."""
    rng = np.random.default_rng(seed)

    def sample(left: Sequence[int], worlds: int) -> Matrix:
        found: Matrix = np.array(worths)[list(left)][:, None] + rng.normal(0, noise, (len(left), worlds))
        return found

    return sample


def test_of_equals_the_first_in_order_is_chosen_with_every_seed() -> None:
    for seed in range(20):
        found = choose(5, noisy([0.3, 0.599, 0.6, 0.6, 0.5], 0.05, seed), (Stage(5, 100), Stage(3, 300)))
        assert found.best == 1
        assert set(found.equal) == {2, 3}


@pytest.mark.parametrize(("noise", "most", "taken"), [(0.0, 1000, 96), (0.4, 1000, 1000), (0.0, 40, 40)])
def test_no_world_is_tried_that_would_tell_nothing_new(noise: float, most: int, taken: int) -> None:
    tried, sample = 0, noisy([0.5, 0.5, 0.5], noise, 1)

    def counted(left: Sequence[int], worlds: int) -> Matrix:
        nonlocal tried
        tried += worlds
        return sample(left, worlds)

    assert set(choose(3, counted, (Stage(3, most),)).equal) <= {0, 1, 2}
    assert tried == taken


def test_noise_does_not_widen_the_choice_among_equals() -> None:
    """Accept a candidate two percent behind as equal in so few worlds, but do not choose it for coming first."""
    swing = np.tile([1.0, -1.0], 16) * 0.2  # of the first difference: two standard errors of it are seven percent

    def sample(left: Sequence[int], worlds: int) -> Matrix:
        rows: Matrix = np.array([np.full(32, 0.58), 0.595 + swing, 0.6 + swing])
        return rows[list(left)][:, :worlds]

    assert choose(3, sample, (Stage(3, 32),)) == (1, (0, 2)), "half a percent behind, and before the best in order"


def test_a_sample_that_has_done_its_work_ends_the_search() -> None:
    asked, worths = list[int](), [0.5, 0.52, 0.53]
    sample = noisy(worths, 0.3, 1)

    def limited(left: Sequence[int], worlds: int) -> Matrix:
        asked.append(worlds)
        return sample(left, worlds) if len(asked) < 3 else np.zeros((len(left), 0))

    assert choose(3, limited, (Stage(3, 1000),)) == choose(3, noisy(worths, 0.3, 1), (Stage(3, 64),))
    assert len(asked) == 3


def test_a_hint_of_summon5_stops_after_so_many_tiles_tried(monkeypatch: pytest.MonkeyPatch) -> None:
    position, worlds = some("summon5", at=2), list[int]()
    levels(find("summon5")).warm()
    for effort in (0, 20_000_000):
        monkeypatch.setattr(summon5, "EFFORT", effort)
        sample, tried = summon5.contest(position.view, position.shown, Random(1)).sample, 0
        assert sample is not None
        while (found := sample(range(8), 8)).shape[1] and tried < 5000:
            tried += found.shape[1]
        worlds.append(tried)
    assert 8 <= worlds[0] < worlds[1] < 5000, "some are always tried"


def test_the_shortlist_of_summon5_comes_from_the_position_and_has_the_turns_that_score_most() -> None:
    position = some("summon5")
    contests = [summon5.contest(position.view, position.shown, Random(seed)) for seed in range(3)]
    listed = contests[0].shortlist
    assert listed is not None
    assert [each.shortlist for each in contests] == [listed] * 3, "no seed changes it"
    assert list(listed[: summon5.HIGHEST]) == list(range(summon5.HIGHEST))
    assert len(listed) <= summon5.SHORTLIST


def test_what_is_clearly_best_is_chosen_alone() -> None:
    assert choose(3, noisy([0.5, 0.5, 0.7], 0.05, 1), (Stage(3, 50), Stage(2, 50))) == (2, ())


def test_one_turn_alone_needs_no_sample() -> None:
    advise = advising(lambda view, shown, rng: Contest(turns=[(Stone((4, 4)),)], why=lambda at: "Because."), FEW)
    assert advise(some("4ascend").view, (), Random(1)).steps == (Stone((4, 4)),)


@pytest.mark.parametrize("name", ["4ascend", "summon5", "rummikub", "miners", "heart-tiles"])
def test_calibration_keeps_the_order_of_turns(name: str) -> None:
    assert fitted(name) is not None
    for seats in find(name).seats:
        values = [calibrated(name, seats, at / 20) for at in range(21)]
        assert values == sorted(values)
        assert 0 < values[0] < values[10] < values[-1] < 1


def test_a_game_that_nobody_measured_is_not_calibrated() -> None:
    assert calibrated("nim", 2, 0.3) == 0.3


def test_a_turn_that_wins_is_worth_the_whole_win() -> None:
    game = find("4ascend")
    quiet = game.options(plants_start=0, sprout_every=0, regrow=0, hp=4)
    state = after(game, "stone 4,0\nstone 8,8\nstone 4,1\nstone 8,0\nstone 4,2\nstone 0,8\nstone 4,3\nstone 0,0", quiet)
    assert game.outcome(state) is not None, "the attack is not held off"
    state = after(game, "stone 4,0\nstone 8,8\nstone 4,1\nstone 8,0\nstone 4,2\nstone 0,8\nstone 4,3", quiet)
    view = game.view(state, 1)
    assert decided(game, view, (Stone((0, 0)),)) == 0.0
    assert decided(game, view, (Stone((4, 1)),)) is None, "the game goes on"
