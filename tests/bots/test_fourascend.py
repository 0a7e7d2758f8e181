"""The bots of 4ascend: whole games under any options, positions with a known answer, and true reasons."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec.structs import replace

from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.bots.form import varying
from tilehall.bots.fourascend import FORMS, GRADES, LEVELS, level
from tilehall.bots.fourascend.player import BATCH, Budget, noticed, player, search_turn
from tilehall.bots.fourascend.reason import reason
from tilehall.core.game import CHANCE, AnyGame, Cell, Step
from tilehall.core.options import draw
from tilehall.core.play import act, begin, pick, roll
from tilehall.core.question import LEVELS as NAMES
from tilehall.core.reason import as_sentence
from tilehall.core.record import after
from tilehall.games.fourascend import FourAscend
from tilehall.games.fourascend.board import BIT, BOARD
from tilehall.games.fourascend.state import Options, State
from tilehall.games.fourascend.steps import Plant, Stone
from tilehall.games.fourascend.view import View

GAME = FourAscend()
ANY: AnyGame = GAME
BARE = Options(plants_start=0, sprout_every=0, regrow=0)
ALL = {"easy": LEVELS.easy, "medium": LEVELS.medium, "hard": level("hard")}
LATE = Clock(0)  # such a bot does one batch of iterations and answers


@pytest.fixture(autouse=True, scope="module")
def _warm() -> None:
    """Compile everything before any time is measured."""
    LEVELS.warm()


def position(black: str, white: str, plants: str = "", options: Options = BARE) -> State:
    """Return the position after these stones, placed in turn, on a board with these plants."""
    options = replace(options, plants_start=len(plants.split()))
    blacks, whites = black.split(), white.split()
    turns = [cell for pair in zip(blacks, whites, strict=False) for cell in pair] + blacks[len(whites) :]
    lines = [f"plant {cell}" for cell in plants.split()] + [f"stone {cell}" for cell in turns]
    state: State = after(GAME, "\n".join(lines), options)
    return state


def asked(bot: Bot[View], state: State, seed: int = 1) -> BotTurn:
    actor = GAME.actor(state)
    assert actor is not None
    return bot(GAME.view(state, actor), (), Clock(60), Random(seed))


def cell_of(turn: BotTurn) -> Cell:
    (step,) = turn.steps
    assert isinstance(step, Stone)
    return step.cell


@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("level", ALL)
def test_every_level_plays_whole_games_under_any_options(level: str, seed: int) -> None:
    rng = Random(f"options {seed}")
    options = draw(GAME, 2, rng)
    state = begin(GAME, options)
    while (actor := GAME.actor(state)) is not None and state.placed < 60:
        if actor == CHANCE:
            state = GAME.apply(state, roll(GAME, state, rng))
            continue
        turn = ALL[level](GAME.view(state, actor), (), LATE, rng)
        assert [step.final for step in turn.steps] == [True]
        assert as_sentence(turn.why).endswith(".")
        assert 0 <= turn.win_probability <= 1
        (step,) = turn.steps
        assert isinstance(step, Stone)
        state = act(GAME, state, actor, step)


@pytest.mark.parametrize("level", ALL)
def test_a_board_with_one_cell_left_is_filled(level: str) -> None:
    last = BIT[8, 8]
    checks = sum(bit for (row, column), bit in BIT.items() if (row // 2 + column) % 2)
    state = State(options=BARE, stones=(checks & ~last, BOARD & ~checks & ~last), plants=0, hp=(20, 20))
    assert cell_of(asked(ALL[level], state)) == (8, 8)


@pytest.mark.parametrize("level", ALL)
def test_the_same_seed_gives_the_same_turn(level: str) -> None:
    state = position("4,4 3,3", "5,5")
    assert asked(ALL[level], state, 7) == asked(ALL[level], state, 7)


def test_each_grade_searches_more_and_overlooks_less_than_the_previous_one_and_levels_rise() -> None:
    assert sorted(GRADES, key=lambda budget: budget.iterations) == list(GRADES)
    assert sorted(GRADES, key=lambda budget: -budget.overlooks) == list(GRADES)
    assert sorted(FORMS.values()) == list(FORMS.values())
    assert tuple(FORMS) == NAMES


def test_a_level_has_one_form_for_a_whole_game() -> None:
    asked_of: list[int] = []

    def counting(number: int) -> Bot[View]:
        def bot(view: View, shown: Sequence[Step], clock: Clock, rng: Random) -> BotTurn:
            asked_of.append(number)
            return player(Budget(iterations=1, overlooks=0.0))(view, shown, clock, rng)

        return bot

    seen = set()
    for seed in range(12):
        bot, dice, steps = varying([counting(0), counting(1), counting(2)], (Plant,)), Random(seed), list[Step]()
        state = begin(GAME)
        asked_of.clear()
        for _ in range(40):
            seat = GAME.actor(state)
            if seat == CHANCE:
                step: Step = roll(GAME, state, dice)
            elif seat == 1:
                (step,) = bot(GAME.view(state, 1), steps, Clock(5), Random(1)).steps
            else:
                step = pick(GAME, state, dice)
            steps.append(step)
            state = ANY.apply(state, step)
        assert len(set(asked_of)) == 1
        seen.add(asked_of[0])
    assert seen == {0, 1, 2}


def test_a_bot_that_is_late_answers_after_one_batch() -> None:
    assert search_turn(begin(GAME, BARE), GRADES[-1], LATE, Random(1)).iterations == BATCH


def test_a_bot_that_overlooks_cells_still_sees_its_own_chain_and_something_to_play() -> None:
    state = position("4,1 4,2 4,3", "0,0 0,2 0,4")
    for seed in range(20):
        seen = noticed(state, 1.0, Random(seed))
        assert seen == BIT[4, 0] | BIT[4, 4]
    assert noticed(begin(GAME, BARE), 1.0, Random(1)) == BOARD


# Black's stones, White's, plants, health of Black and White, and the right cells for the player to move.
KNOWN = {
    "finish the chain that wins": ("4,1 4,2 4,3", "0,0 0,2 0,4", "", (20, 3), ((4, 0), (4, 4))),
    "finish seven and not four": ("4,0 4,1 4,2 4,4 4,5 4,6", "0,0 0,2 0,4 1,7 8,8 8,0", "", (20, 6), ((4, 3),)),
    "finish on the side of the plants": (
        "4,1 4,2 4,3 0,8",
        "0,0 0,2 8,4 8,6",
        "4,4",
        (20, 4),
        ((4, 4),),
    ),
    "block the chain that would lose": ("4,0 4,1 4,2", "0,0 8,4", "", (20, 3), ((4, 3),)),
    "answer with a chain": ("4,1 4,2 4,3 4,4", "8,0 8,1 8,2", "", (20, 3), ((8, 3),)),
    "answer on the plant": ("4,1 4,2 4,3 4,4", "8,0 8,2 8,6", "4,2", (20, 4), ((4, 2),)),
}


@pytest.mark.parametrize("iterations", [800, 8000])
@pytest.mark.parametrize("name", KNOWN)
def test_the_right_cell_is_found(name: str, iterations: int) -> None:
    black, white, plants, hp, right = KNOWN[name]
    state = replace(position(black, white, plants), hp=hp)
    for seed in range(3):
        assert cell_of(asked(player(Budget(iterations=iterations, overlooks=0.0)), state, seed)) in right


def test_the_win_probability_is_even_at_the_start_one_before_a_win_and_zero_when_lost() -> None:
    bot = player(Budget(iterations=3000, overlooks=0.0))
    assert 0.4 < asked(bot, begin(GAME, BARE)).win_probability < 0.65
    black, white, _, hp, _ = KNOWN["finish the chain that wins"]
    won = replace(position(black, white), hp=hp)
    assert asked(bot, won).win_probability > 0.95
    lost = GAME.apply(won, Stone((4, 4)))
    assert asked(bot, replace(lost, hp=(20, 2))).win_probability < 0.05


# Black's stones, White's, plants, the cell played, and the sentence.
REASONS = [
    ("", "", "", "4,4", "Stands where sixteen lines can still become a chain."),
    (
        "4,1 4,2 4,3",
        "0,0 0,2 0,4",
        "",
        "4,4",
        "Lifts a chain of four and deals at least 3 damage, whatever the answer.",
    ),
    (
        "4,1 4,2 4,3",
        "0,0 0,2 0,4",
        "4,4 4,1",
        "4,4",
        "Lifts a chain of four with two plants and deals at least 4 damage, whatever the answer.",
    ),
    (
        "4,1 4,2 4,3",
        "8,0 8,1 8,2",
        "",
        "4,4",
        "Lifts a chain of four for power 4, which only another chain can stop.",
    ),
    ("4,0 4,1 4,2", "0,0 8,4", "", "4,3", "Blocks Black's chain of four."),
    ("4,1 4,2 4,3", "0,0 8,4", "", "4,4", "Blocks one of Black's two ways to a chain."),
    ("4,1 4,2", "0,0 8,4", "", "4,3", "Threatens a chain of four in two ways."),
    ("4,1 4,2 4,3 4,4", "8,0 8,1 8,2", "", "8,3", "Answers with a chain of four and cancels the attack."),
    (
        "4,1 4,2 4,3 4,4",
        "8,0 8,1 8,2",
        "8,3",
        "8,3",
        "Answers with a chain of four with one plant and strikes back with 5 against 4.",
    ),
    (
        "4,1 4,2 4,3 4,4",
        "8,0 8,2 8,6",
        "4,2",
        "4,2",
        "Takes a cell and its plant out of the attack and lowers the damage from 5 to 3.",
    ),
]


@pytest.mark.parametrize(("black", "white", "plants", "cell", "sentence"), REASONS)
def test_the_reason_is_true_of_the_turn(black: str, white: str, plants: str, cell: str, sentence: str) -> None:
    row, column = cell.split(",")
    assert as_sentence(reason(position(black, white, plants), (int(row), int(column)))) == sentence
