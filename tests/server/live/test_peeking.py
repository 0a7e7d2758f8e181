"""Tests of a bot that peeks: it searches its whole process for what its seat may not know, and finds nothing."""

from __future__ import annotations

import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from tests.support.alike_games import PlayedGame, alike, random_game
from tests.support.in_process_hall import opened_hall
from tests.support.peeking_bot import find_secrets
from tilehall.core.game import OPEN
from tilehall.core.record import Record
from tilehall.core.registry import find, games
from tilehall.core.review import PlayedTurn, question
from tilehall.messages import bot_questions
from tilehall.server.live.bot_pool import BotPool

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[3]
HIDING = [name for name in games() if find(name).hides]


@pytest.mark.parametrize("name", HIDING)
async def test_a_peeking_bot_finds_nothing_in_its_worker(
    name: str, tmp_path: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    report = tmp_path_factory.mktemp("report") / "found.json"
    program = (
        f"import sys; sys.path.insert(0, {str(ROOT)!r}); import tests.support.peeking_bot as p; p.work({str(report)!r})"
    )
    async with opened_hall(tmp_path) as here:
        (ann,) = await here.listeners(1)
        table = await here.playing(name, [ann], seats=2)
        room = table.room
        seat = room.actor
        assert seat is not None
        pool = BotPool(command=(sys.executable, "-c", program))
        await pool.turn(bot_questions.question(room, seat, "hard"), lambda answer: answer)
        await pool.close()
        found = msgspec.json.decode(report.read_bytes())
        assert found["states"] == 0
        assert table.seed.hex() not in found["texts"]
        assert str(tmp_path) not in found["texts"], "not even where the log is kept"
        assert found["files"] == []
        # The same search inside the hall, which has the state, finds everything.
        mine = find_secrets(room.game)
        assert mine["states"] > 0
        assert table.room.game.view(room.state, OPEN) != room.game.view(room.state, seat)


def asked(game: PlayedGame, seat: int) -> bytes:
    """Return the question for this seat's turn in the current position."""
    record = Record(
        game=game.rules.name, version=game.rules.version, seats=game.seats, options=game.options, steps=game.steps
    )
    return msgspec.json.encode(question(record, PlayedTurn(1, seat, len(game.steps), game.states()[-1], (), None)))


@pytest.mark.parametrize("name", HIDING)
def test_a_bot_is_asked_the_same_whatever_is_hidden_from_it(name: str) -> None:
    rules, differ = find(name), 0
    for number in range(40):
        rng = Random(number)
        game = random_game(rules, number, rng)
        seat = rules.actor(game.states()[-1])
        other = alike(game, seat, rng, 12) if seat is not None else None
        if seat is not None and other is not None:
            differ += 1
            assert asked(game, seat) == asked(other, seat), game.text()
    assert differ > 10
