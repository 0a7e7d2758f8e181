"""Puzzles that come with the games: for some of each, the solver finds the same once more, and the rules agree."""

from __future__ import annotations

from typing import Any

import pytest

from tilehall.bots.fourascend.puzzle import ANSWER, COUNTER, DEFENCE, IN_TWO, WINS
from tilehall.bots.puzzles import finder_of
from tilehall.core.lesson import PlayableLesson, split
from tilehall.core.notation import parse
from tilehall.core.play import begin
from tilehall.core.puzzle import packaged, position_of
from tilehall.core.registry import find
from tilehall.games.heart_tiles.steps import Draw

GAMES = ("4ascend", "heart-tiles", "miners", "rummikub", "summon5")
SAMPLE = 12  # puzzles of each game


def sample(game: str) -> list[PlayableLesson]:
    puzzles = packaged(game)
    return [position_of(game, puzzles[id].lesson) for id in sorted(puzzles)[:SAMPLE]]


@pytest.mark.parametrize("game", GAMES)
def test_the_solver_finds_the_same_puzzle_again(game: str) -> None:
    for at in sample(game):
        found = finder_of(game)(at.game.view(at.state, at.seat))
        assert found is not None, at.lesson.id
        assert (found.theme, found.goal, found.solution) == (at.lesson.title, at.lesson.goal, at.lesson.solution)


@pytest.mark.parametrize("game", GAMES)
def test_a_game_that_begins_has_no_finder_that_fails(game: str) -> None:
    rules = find(game)
    state = begin(rules)
    while rules.actor(state) == -1:
        step, _ = next(iter(rules.odds(state)))
        state = rules.apply(state, step)
    found = finder_of(game)(rules.view(state, rules.actor(state)))
    assert found is None or found.solution


def test_in_4ascend_no_other_stone_does_it() -> None:
    """By the rules alone: every stone, and every reply to it."""
    by_theme: dict[str, PlayableLesson] = {}
    for puzzle in packaged("4ascend").values():
        by_theme.setdefault(puzzle.theme, position_of("4ascend", puzzle.lesson))
    assert {WINS, DEFENCE, ANSWER, COUNTER, IN_TWO} >= set(by_theme) >= {WINS, DEFENCE, ANSWER}
    for theme, at in by_theme.items():
        right = parse(at.lesson.solution[0], at.game.lines)
        good = [step for step in at.game.legal(at.state) if does_it(theme, at, at.game.apply(at.state, step))]
        assert good == [right], theme


def does_it(theme: str, at: PlayableLesson, after: Any) -> bool:
    game, me, other = at.game, at.seat, 1 - at.seat
    if theme == ANSWER:
        return bool(after.hp[me] > 0)
    if theme == COUNTER:
        return bool(after.hp[other] <= 0)
    if theme == WINS:
        return bool(after.vacated) and wins(game, after, me)
    if theme == DEFENCE:
        return not any(wins(game, game.apply(after, step), other) for step in game.legal(after))
    replies = [game.apply(after, step) for step in game.legal(after)]
    return not after.vacated and all(
        any(wins(game, game.apply(then, step), me) for step in game.legal(then)) for then in replies
    )


def wins(game: Any, attacked: Any, seat: int) -> bool:
    """Whether a seat's attack that waits for its answer takes the last health whatever that is."""
    if not attacked.vacated or attacked.seat == seat:
        return False
    return all(game.apply(attacked, step).hp[1 - seat] <= 0 for step in game.legal(attacked))


def test_in_heart_tiles_nothing_scores_as_much() -> None:
    """By the rules alone: every order of every card."""
    for at in sample("heart-tiles")[:3]:
        if at.lesson.goal.lead is not None:
            now = lead(at, at.state)
            assert furthest(at, at.state, {}) - now == at.lesson.goal.lead
            solved = at.state
            for line in (step for lines in at.lesson.solution for step in split(lines)):
                solved = at.game.apply(solved, parse(line, at.game.lines))
            assert lead(at, solved) - now == at.lesson.goal.lead


def lead(at: PlayableLesson, state: Any) -> int:
    scores = at.game.scores(at.game.view(state, at.seat))
    return scores[at.seat] - scores[1 - at.seat]


def furthest(at: PlayableLesson, state: Any, known: dict[Any, int]) -> int:
    """The furthest ahead that the player can be in this turn."""
    key = (state.hearts, state.coloured, state.hands, state.used)
    if key not in known:
        known[key] = lead(at, state)
        if at.game.actor(state) == at.seat:
            steps = [step for step in at.game.legal(state) if not isinstance(step, Draw) and str(step) != "End()"]
            known[key] = max([known[key], *(furthest(at, at.game.apply(state, step), known) for step in steps)])
    return known[key]
