"""The bots of Heart Tiles: whole games by the rules, and positions in which the right turn is known."""

from __future__ import annotations

from random import Random

import pytest

from tilehall.bots.bot import Bot, BotTurn, Clock
from tilehall.bots.heart_tiles import LEVELS, MASTER, bot_of, heuristic_policy, search_policy
from tilehall.bots.heart_tiles.heuristic import Heuristic
from tilehall.bots.heart_tiles.search import Budget
from tilehall.core.game import CHANCE, AnyGame
from tilehall.core.notation import text
from tilehall.core.play import begin, pick, roll
from tilehall.core.reason import as_sentence
from tilehall.core.record import after
from tilehall.games.heart_tiles.rules import HeartTiles
from tilehall.games.heart_tiles.state import State
from tilehall.games.heart_tiles.view import View

GAME: AnyGame = HeartTiles()
# Looks at this turn only, and overlooks little.
CAREFUL = Heuristic({"points ahead": 10, "my Winds": 3, "my Shields": 3, "shielded": 6}, sees_ends=True, overlooks=0.1)
QUICK = bot_of(search_policy(Budget(stages=((6, 2), (3, 2)), turns=2)))  # the hard one, with a small budget
BOTS: dict[str, Bot[View]] = {"easy": LEVELS.easy, "medium": bot_of(heuristic_policy(CAREFUL)), "hard": QUICK}
BOT_TIMEOUT_S = 60  # never reached


def asked(bot: Bot[View], state: State, seed: int = 1, seconds: float = BOT_TIMEOUT_S) -> BotTurn:
    return bot(GAME.view(state, state.seat), (), Clock(seconds), Random(seed))


def said(bot: Bot[View], state: State, seed: int = 1) -> str:
    return text(asked(bot, state, seed).steps[0])


def dealt(tiles: str, first: str, second: str) -> str:
    """Return the opening with these tiles and these hands, in which seat 0 begins."""
    paints = [f"paint {tile} {colour}" for tile, colour in enumerate(tiles)]
    hands = [f"deal {seat} {card}" for seat, hand in enumerate((first, second)) for card in hand.split()]
    return "\n".join([*paints, "first 0", *hands]) + "\n"


def turn(seat: int, heart: str, magic: str, *steps: str) -> str:
    """Return a turn that draws these two cards, takes these steps, and ends unless the last one is `...`."""
    ending = () if steps and steps[-1] == "..." else ("end",)
    cards = ("draw heart", f"deal {seat} {heart}", "draw magic", f"deal {seat} {magic}")
    return "\n".join((*cards, *(step for step in steps if step != "..."), *ending)) + "\n"


@pytest.mark.parametrize("level", BOTS)
def test_a_level_plays_whole_games_by_the_rules(level: str) -> None:
    for seed in range(8):
        rng = Random(seed)
        state = begin(GAME, first=seed % 2)
        while (actor := GAME.actor(state)) is not None:
            if actor == CHANCE:
                state = GAME.apply(state, roll(GAME, state, rng))
                continue
            bot = BOTS[level] if actor == 0 else LEVELS.easy
            answer = bot(GAME.view(state, actor), (), Clock(BOT_TIMEOUT_S), rng)
            assert len(answer.steps) == 1
            assert answer.steps[0] in GAME.legal(state)
            assert as_sentence(answer.why).endswith(".")
            assert 0 <= answer.win_probability <= 1
            state = GAME.apply(state, answer.steps[0])
        assert GAME.outcome(state) is not None


@pytest.mark.parametrize("level", BOTS)
def test_a_level_has_an_answer_in_any_position(level: str) -> None:
    for seed in range(12):
        rng = Random(seed)
        state = begin(GAME)
        while (actor := GAME.actor(state)) is not None:
            if actor != CHANCE:
                assert asked(BOTS[level], state, seed).steps[0] in GAME.legal(state)
            state = GAME.apply(state, pick(GAME, state, rng))


def test_the_same_seed_gives_the_same_turn() -> None:
    state = after(
        GAME, dealt("wrygwryg", "r1 y2 g3 wind shield", "r2 y1 g1 recycle wind") + turn(0, "r3", "wind", "...")
    )
    assert asked(QUICK, state, 5) == asked(QUICK, state, 5)


def test_when_the_time_is_up_it_answers_at_once_with_what_it_has() -> None:
    state = after(
        GAME, dealt("wrygwryg", "r1 y2 g3 wind shield", "r2 y1 g1 recycle wind") + turn(0, "r3", "wind", "...")
    )
    endless = bot_of(search_policy(Budget(stages=((20, 10**9),), turns=3)))
    assert asked(endless, state, seconds=0).steps[0] in GAME.legal(state)


@pytest.mark.parametrize("level", BOTS)
def test_it_draws_before_it_decides(level: str) -> None:
    state = after(GAME, dealt("wrygwryg", "r1 y2 g3 wind shield", "r2 y1 g1 recycle wind"))
    assert said(BOTS[level], state) == "draw heart"


# Six tiles hold hearts, and seat 0 leads.
LEADING = (
    dealt("rrrrwwww", "r3 r3 y1 shield shield", "g1 g1 y1 recycle shield")
    + turn(0, "r1", "recycle", "heart r3 0", "heart r3 1")
    + turn(1, "y2", "recycle", "heart g1 4", "heart g1 5")
    + turn(0, "r1", "recycle", "heart r1 2")
    + turn(1, "y3", "wind", "heart y3 6")
)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_bot_that_leads_fills_the_last_tiles_and_wins(level: str) -> None:
    state = after(GAME, LEADING + turn(0, "g2", "wind", "..."))
    answer = asked(BOTS[level], state)
    assert text(answer.steps[0]) in ("heart r1 3", "heart g2 7")
    assert answer.win_probability == 1
    assert as_sentence(answer.why) == "Fills the last tiles and wins by 13 points."


FULL_BUT_TWO = (
    dealt("rrwwwwyy", "g1 g2 r1 shield shield", "r3 r3 y1 recycle shield")
    + turn(0, "r1", "recycle", "heart g1 2", "heart g2 3")
    + turn(1, "y2", "recycle", "heart r3 0", "heart r3 1")
    + turn(0, "g1", "recycle", "heart g1 4")
)


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_a_bot_that_is_far_behind_does_not_fill_the_last_tile(level: str) -> None:
    state = after(
        GAME,
        FULL_BUT_TWO + turn(1, "y2", "wind", "heart y2 6", "heart y2 7") + turn(0, "g3", "shield", "..."),
    )
    assert not said(BOTS[level], state).startswith("heart")


@pytest.mark.parametrize("level", ["medium", "hard"])
def test_wind_takes_the_dearest_heart_and_makes_room_for_an_own_one(level: str) -> None:
    state = after(
        GAME,
        dealt("rwwwwwww", "r3 g1 g1 wind recycle", "r3 y1 y1 recycle shield")
        + turn(0, "y2", "recycle", "heart g1 1")
        + turn(1, "y2", "recycle", "heart r3 0", "heart y1 2")
        + turn(0, "y3", "recycle", "..."),
    )
    answer = asked(BOTS[level], state)
    assert text(answer.steps[0]) == "wind 0"
    assert as_sentence(answer.why).startswith("Blows away 6 of their points and ")


def test_the_win_probability_follows_the_game() -> None:
    even = after(GAME, dealt("wwrryygg", "r1 y2 g3 wind shield", "r2 y1 g3 shield wind"))
    # The first player wins about two games of three when both play well.
    assert 0.4 < asked(QUICK, even).win_probability < 0.95
    lost = after(
        GAME, FULL_BUT_TWO + turn(1, "y2", "wind", "heart y2 6", "heart y2 7") + turn(0, "g3", "recycle", "...")
    )
    assert asked(QUICK, lost).win_probability < 0.2


def test_hard_compares_several_plans_in_many_determinizations() -> None:
    assert MASTER.stages[0][0] >= 10
    assert sum(worlds for _, worlds in MASTER.stages) >= 50
