"""Golden playthroughs: one for each way in which a game can end, with the story that a spectator reads.

`python -m tests.test_playthroughs` updates the stories: read the difference before you keep it.
"""

from __future__ import annotations

from pathlib import Path

import pytest

from tilehall.core import record
from tilehall.core.play import told
from tilehall.core.registry import games

FOLDER = Path(__file__).parent / "playthroughs"
FILES = sorted(FOLDER.glob("*/*.txt"))
EVERY = pytest.mark.parametrize("file", FILES, ids=[f"{file.parent.name}/{file.stem}" for file in FILES])


def story(kept: record.Record) -> str:
    """Return the sentences that a spectator reads, each with the number of its step."""
    states = list(record.replay(kept))
    names = kept.players or kept.rules.players
    lines = []
    for number, step in enumerate(kept.steps, 1):
        facts = told(kept.rules, states[number - 1], step, states[number], None)
        lines += [f"{number:>4} {fact.sentence(names)}" for fact in facts]
    return "\n".join([*lines, ""])


@EVERY
def test_a_playthrough_replays_to_its_end(file: Path) -> None:
    kept = record.from_text(file.read_text(encoding="utf-8"))
    assert kept.game == file.parent.name
    assert kept.outcome is not None
    assert file.stem.split("-")[0] == kept.outcome.reason
    assert record.to_text(kept) == file.read_text(encoding="utf-8")


@EVERY
def test_a_playthrough_tells_its_story(file: Path) -> None:
    kept = record.from_text(file.read_text(encoding="utf-8"))
    assert story(kept) == file.with_suffix(".story").read_text(encoding="utf-8")


def test_every_way_to_end_has_a_playthrough() -> None:
    reached = {(file.parent.name, file.stem.split("-")[0]) for file in FILES}
    assert reached == {(game.name, reason) for game in games().values() for reason in game.reasons}


if __name__ == "__main__":
    for each in FILES:
        written = story(record.from_text(each.read_text(encoding="utf-8")))
        each.with_suffix(".story").write_text(written, encoding="utf-8")
