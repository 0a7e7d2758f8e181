"""How a game ended for one of its players, in words that fit every game and every end."""

from __future__ import annotations

import pytest

from tilehall.core.game import Outcome
from tilehall.core.registry import find
from tilehall.table.result_words import result_in_words

NAMES = ("Ann", "Ben", "Cy", "Dora")


@pytest.mark.parametrize(
    ("game", "scores", "winners", "resigned", "seat", "told"),
    [
        ("4ascend", (20, -3), (0,), (), 0, "You won, 20 HP ahead"),
        ("4ascend", (20, -3), (0,), (), 1, "You lost, 20 HP behind"),
        ("4ascend", (20, 18), (1,), (0,), 0, "You resigned"),
        ("4ascend", (20, 18), (1,), (0,), 1, "You won: Ann resigned"),
        ("4ascend", (7, 7), (), (), 0, "Nobody won"),
        ("heart-tiles", (8, 7), (0,), (), 0, "You won, 1 point ahead"),
        ("rummikub", (0, 21, 5, 40), (0,), (), 0, "You won, 5 points ahead"),
        ("rummikub", (0, 21, 5, 40), (0,), (), 2, "2nd of 4, 5 points behind"),
        ("rummikub", (0, 21, 5, 40), (0,), (), 3, "4th of 4, 40 points behind"),
        ("rummikub", (0, 21, 5, 40), (0,), (2,), 1, "2nd of 4, 21 points behind"),
        ("miners", (9, 9, 3), (0, 1), (), 1, "You shared the win with Ann"),
        ("miners", (9, 9, 9, 3), (0, 1, 2), (), 1, "You shared the win with Ann and Cy"),
        ("miners", (9, 9, 3), (0, 1), (), 2, "3rd of 3, 6 gold behind"),
        ("miners", (2, 4, 4), (0,), (1, 2), 0, "You won: everyone else resigned"),
        ("miners", (2, 5, 4), (0,), (1,), 0, "You won"),
        ("miners", (9, 4, 4), (0,), (), 2, "2nd of 3, 5 gold behind"),
        ("summon5", (120,), (0,), (), 0, "You made 120 Mystical Energy"),
        ("rummikub", (0, 1), (0,), (), 0, "You won, 1 point ahead"),
    ],
)
def test_a_result_in_words(
    game: str, scores: tuple[int, ...], winners: tuple[int, ...], resigned: tuple[int, ...], seat: int, told: str
) -> None:
    outcome = Outcome(scores, winners, "any")
    assert str(result_in_words(find(game), outcome, resigned, seat, NAMES[: len(scores)])) == told
