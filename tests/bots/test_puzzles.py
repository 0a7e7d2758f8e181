"""The puzzles of the games: their claims are true, and the solver finds some of them again."""

from __future__ import annotations

import os

import pytest
from msgspec.structs import replace

from tests.bots.puzzle_claims import false_claims
from tilehall.bots.miners.puzzle import GOLD, OUT, WAY_IN
from tilehall.bots.puzzles import finder_of
from tilehall.core.lesson import Check, Lesson, PlayableLesson, playable
from tilehall.core.message import Message
from tilehall.core.play import begin
from tilehall.core.puzzle import packaged, position_of
from tilehall.core.registry import find

GAMES = ("4ascend", "heart-tiles", "miners", "rummikub", "summon5")
SAMPLE = 12  # of each game
# Check one puzzle of so many. All of SUMMON5 and all of Miners take minutes, and all of Rummikub half a minute.
EVERY = {"4ascend": 2, "heart-tiles": 2, "summon5": 30, "rummikub": 8, "miners": 30}
# Two hearts fill the board, and score nothing there. Any two of three hearts of value 3 win.
TWO_TURNS_WIN = Lesson(
    id="two",
    title="The turn that wins",
    text="From a game of bots, turn 25.",
    task="The game can end with this turn. Win it.",
    version=1,
    seats=2,
    position="""
        paint 0 g; paint 1 r; paint 2 w; paint 3 g; paint 4 g; paint 5 r; paint 6 r; paint 7 g; first 0
        deal 0 y2; deal 0 r1; deal 0 y3; deal 0 shield; deal 0 wind
        deal 1 g2; deal 1 y2; deal 1 r2; deal 1 recycle; deal 1 shield
        draw heart; deal 0 y3; draw magic; deal 0 wind; shield; heart y2 2; end
        draw heart; deal 1 y1; draw magic; deal 1 recycle; heart g2 0; heart y1 1; end
        draw heart; deal 0 g3; draw magic; deal 0 wind; wind 0; heart g3 0; heart r1 5; end
        draw heart; deal 1 r3; draw magic; deal 1 recycle; recycle 3; heart r3 6; heart y2 3; end
        draw heart; deal 0 r3; draw magic; deal 0 wind
    """,
    goal=Check(won=True),
    solution=("heart y3 4", "heart r3 7"),
    praise="You win. No other turn does.",
    otherwise="That does not win.",
)
# After `lay ~TB+R 2,6`, a straight leads to a destination but is not joined to the start. A card on 3,6 joins it.
UNLIT_PATH = Lesson(
    id="unlit",
    title=OUT,
    text="From a game of bots, turn 10.",
    task="Lay a card so that the next dwarf cannot reach a destination, whatever card they hold.",
    version=2,
    seats=2,
    position="""
        deal 0 RBL; deal 0 TR; deal 0 RBL+T; deal 0 RL+B; deal 0 RBL
        deal 1 RL; deal 1 TRBL; deal 1 TB+R; deal 1 B; deal 1 TB
        lay RBL 6,4; deal 0 RL+T; lay TRBL 6,3; deal 1 RL+T; lay RBL 5,3; deal 0 RL; lay RL+T 5,4; deal 1 TRBL
        lay ~RBL+T 5,5; deal 0 TRB; lay TB 4,5; deal 1 TR; lay TRB 3,5; deal 0 RL+B; lay TRBL 2,5; deal 1 TR
        lay ~TR 1,5; deal 0 TRB
    """,
    goal=Check(step="lay * 2,6"),
    solution=("lay RL 2,6",),
    praise="Now the next dwarf cannot reach a destination, whatever card they hold.",
    otherwise="A card that is still out reaches a destination from here.",
)


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


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES)
def test_every_claim_of_a_puzzle_is_true(game: str) -> None:
    """Check all puzzles, or some of those that take long: `python -m tests.soak puzzles` checks all of them."""
    puzzles = list(packaged(game).values())[:: 1 if "ALL_PUZZLES" in os.environ else EVERY.get(game, 1)]
    found = [claim for each in puzzles for claim in false_claims(game, position_of(game, each.lesson))]
    assert not found, "\n".join(found)


def test_a_winning_turn_of_heart_tiles_is_a_puzzle_only_if_no_other_turn_wins() -> None:
    at = playable(find("heart-tiles"), TWO_TURNS_WIN)
    assert list(false_claims("heart-tiles", at))
    assert finder_of("heart-tiles")(at.game.view(at.state, at.seat)) is None


@pytest.mark.parametrize(
    ("theme", "goal"),
    [
        pytest.param(OUT, Check(step="lay *"), id="a wrong cell counts as keeping them out"),
        pytest.param(WAY_IN, Check(step="lay *"), id="a wrong cell counts as a way in"),
        pytest.param(WAY_IN, Check(step="lay TRBL 0,0"), id="the way in does not count"),
        pytest.param(GOLD, Check(gains=1), id="less gold counts as the most"),
    ],
)
def test_a_goal_of_miners_that_is_not_what_the_theme_claims_is_found(theme: Message, goal: Check) -> None:
    lesson = min((each.lesson for each in packaged("miners").values() if each.lesson.title == theme), key=_length)
    at = position_of("miners", lesson)
    assert not list(false_claims("miners", at))
    assert list(false_claims("miners", replace(at, lesson=replace(lesson, goal=goal))))


def test_a_card_of_miners_that_lights_a_path_to_a_destination_reaches_it() -> None:
    at = playable(find("miners"), UNLIT_PATH)
    assert "lay ~TB+R 2,6" in next(false_claims("miners", at))
    found = finder_of("miners")(at.game.view(at.state, at.seat))
    assert found is not None
    assert found.goal.step == "lay RL 2,6|lay ~TR 2,6"


def _length(lesson: Lesson) -> int:
    return len(lesson.position)
