"""Perft: the number of legal sequences from fixed positions, which reveals changes of behaviour.

`python -m tests.test_perft` updates the counts: examine every changed number before you keep it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tilehall.core import record
from tilehall.core.perft import perft
from tilehall.core.registry import games

FOLDER = Path(__file__).parent / "perft"
COUNTS = FOLDER / "counts.txt"
MAX_SEQUENCES = 60_000  # at the deepest count, so that all positions together take seconds
DEEPEST = 5


def counts() -> dict[str, list[int]]:
    """Return the counts for the depths 1, 2, … by position."""
    lines = COUNTS.read_text(encoding="utf-8").splitlines()
    return {line.split()[0]: list(map(int, line.split()[1:])) for line in lines}


def counted(name: str, depths: range) -> list[int]:
    kept = record.from_text((FOLDER / f"{name}.txt").read_text(encoding="utf-8"))
    *_, state = record.replay(kept)
    return [perft(kept.rules, state, depth) for depth in depths]


def positions() -> list[str]:
    return sorted(f"{file.parent.name}/{file.stem}" for file in FOLDER.glob("*/*.txt"))


@pytest.mark.parametrize("name", positions())
def test_the_number_of_legal_sequences_is_unchanged(name: str) -> None:
    expected = counts()[name]
    assert counted(name, range(1, len(expected) + 1)) == expected


def test_every_game_has_positions_and_every_count_its_position() -> None:
    assert {name.split("/")[0] for name in positions()} == set(games())
    assert sorted(counts()) == positions()


def count(name: str) -> list[int]:
    """Return the counts by depth, while the next one is expected to be at most MAX_SEQUENCES."""
    numbers = counted(name, range(1, 2))
    while len(numbers) < DEEPEST and 0 < numbers[-1] ** 2 < MAX_SEQUENCES * ([1, *numbers])[-2]:
        numbers += counted(name, range(len(numbers) + 1, len(numbers) + 2))
    return numbers


if __name__ == "__main__":
    lines = [" ".join([name, *map(str, count(name))]) for name in positions()]
    COUNTS.write_text("\n".join([*lines, ""]), encoding="utf-8")
