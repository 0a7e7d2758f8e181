"""4ascend: text that is ready-made is what would be written, and chains are looked for where there may be one."""

from __future__ import annotations

from random import Random

import pytest
from msgspec import json
from msgspec.structs import replace

from tilehall.core.notation import text
from tilehall.core.options import draw
from tilehall.core.play import begin, playout
from tilehall.games.fourascend import FourAscend, board_text
from tilehall.games.fourascend.board import BIT, CELLS, NEAR, chains, mask

GAME = FourAscend()


@pytest.mark.parametrize("seed", range(20))
def test_ready_made_text_is_the_same_from_whichever_position_it_was_made(seed: int) -> None:
    """From the position before, from an older one, from one of another game, and from none."""
    rng, made = Random(seed), 0
    board_text._known.clear()
    states = [begin(GAME, draw(GAME, 2, rng) if seed % 4 else GAME.options())]
    states += [state for _, state in playout(GAME, states[0], rng)]
    other = replace(states[0], stones=(mask([(4, 1), (0, 1)]), mask([(8, 8), (7, 7)])))
    for number, state in enumerate(states):
        if rng.random() < 0.5:
            board_text.board_text(states[number - 1].stones)  # somebody has seen the position before
        before = rng.choice([states[number - 1], states[number - 1], rng.choice(states), other, None])
        found = GAME.view_json(state, before)
        if found is not None:
            view = GAME.view(state, None)
            assert found == (json.encode(view), json.encode(GAME.scores(view)))
            made += 1
        if GAME.actor(state) in (0, 1):
            assert GAME.legal_json(state) == json.encode(list(map(text, GAME.legal(state))))
    assert made


def test_every_line_of_four_is_near_each_of_its_cells() -> None:
    """Stones that are not near the newest one cannot make a chain with it, and are not looked at."""
    lines = 0
    for row, column in CELLS:
        for down, right in ((0, 1), (1, 0), (1, 1), (1, -1)):
            line = [(row + n * down, column + n * right) for n in range(4)]
            if all(cell in BIT for cell in line):
                lines += 1
                assert chains(mask(line)) == mask(line)
                assert all(mask(line) & NEAR[BIT[cell]] == mask(line) for cell in line)
    assert lines == 2 * 6 * 9 + 2 * 6 * 6


def test_ready_made_text_is_remembered_of_no_more_positions_than_there_may_be(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(board_text, "MOST", 3)
    board_text._known.clear()
    for cell in range(9):
        board_text.board_text((BIT[4, cell], 0))
        assert len(board_text._known) <= 3


def test_a_stone_that_is_taken_away_again_is_not_taken_for_one_that_was_placed() -> None:
    with_it, without = (BIT[4, 4], BIT[0, 0]), (BIT[4, 4], 0)
    board_text._known.clear()
    whole = board_text.board_text(without)
    board_text._known.clear()
    board_text.board_text(with_it)
    assert board_text.board_text(without, with_it) == whole


@pytest.mark.parametrize("seed", range(20))
def test_what_is_told_ready_made_is_what_the_game_tells(seed: int) -> None:
    """Quiet stones, chains, answers, plants, and every way to end: here most often by the number of stones."""
    rng, names = Random(seed), ('"Ann" \\ @', "Žoë\n")
    options = draw(GAME, 2, rng) if seed % 2 else replace(GAME.options(), max_turns=rng.randrange(1, 40))
    before, made = begin(GAME, options), 0
    for step, after in playout(GAME, before, rng):
        found = GAME.facts_json(before, step, after, names)
        if found is not None:
            told = [{"fact": fact, "say": fact.sentence(names)} for fact in GAME.tell(before, step, after, None)]
            assert found == json.encode(told)[1:-1]
            made += 1
        before = after
    assert made
