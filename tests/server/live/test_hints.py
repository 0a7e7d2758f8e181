"""Hints: the best turn, for whoever may ask, knowing what they know; the same each time, and the same in the review."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest

from tests.support.in_process_hall import Asked, opened_hall
from tilehall.core.game import Illegal
from tilehall.core.notation import text
from tilehall.core.question import Answer
from tilehall.core.registry import games
from tilehall.core.review import PlayedTurn, question
from tilehall.server import wire
from tilehall.server.live.bot_turns import any_turn
from tilehall.server.live.errors import Stale
from tilehall.server.live.hints import hint as ask_hint
from tilehall.table.room_settings import Hints

MIDDLE = Answer(("stone 4,4",), "Takes the middle.", 0.6)


async def test_a_hint_is_the_best_turn_with_its_reason(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        here.app.bots.pool = pool = Asked(MIDDLE)
        (ann,) = await here.listeners(1)
        table = await here.playing("4ascend", [ann], seats=2)
        before = table.room
        hint = await ask_hint(table, ann.user, wire.Hint(id=7, after=before.moved))
        assert hint == wire.Hinted(
            id=7,
            steps=("stone 4,4",),
            sentences=("Guest 0 places a stone on 4,4.",),
            why="Do this: it takes the middle.",
            win_probability=0.6,
        )
        assert table.room == before, "a hint plays nothing"
        (question,) = pool.asked
        assert question.advice
        assert bytes(question.view) == msgspec.json.encode(before.game.view(before.state, 0))


async def test_a_real_worker_gives_hints_that_can_be_played(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        (ann,) = await here.listeners(1)
        table = await here.playing("4ascend", [ann], seats=2)
        hint = await ask_hint(table, ann.user, wire.Hint(id=7, after=table.room.moved))
        assert hint.why
        assert 0 <= hint.win_probability <= 1
        steps = tuple(msgspec.Raw(msgspec.json.encode(step)) for step in hint.steps)
        await table.ask(ann.user, wire.Submit(id=8, steps=steps, after=table.room.moved, key="keykeykey"))
        assert table.room.moved == table.room.seq


async def test_the_same_position_gives_the_same_hint_and_is_thought_about_once(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        here.app.bots.pool = pool = Asked(MIDDLE)
        (ann,) = await here.listeners(1)
        table = await here.playing("4ascend", [ann], seats=2)
        asks = [ask_hint(table, ann.user, wire.Hint(id=7, after=table.room.moved)) for _ in range(5)]
        hints = await asyncio.gather(*asks)
        hints.append(await ask_hint(table, ann.user, wire.Hint(id=7, after=table.room.moved)))
        assert len({msgspec.json.encode(hint) for hint in hints}) == 1
        assert len(pool.asked) == 1


async def test_what_could_not_be_thought_about_is_not_kept(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        here.app.bots.pool = Asked(fails=True)
        (ann,) = await here.listeners(1)
        table = await here.playing("4ascend", [ann], seats=2)
        with pytest.raises(Illegal, match="No hint comes to mind"):
            await ask_hint(table, ann.user, wire.Hint(id=7, after=table.room.moved))
        here.app.bots.pool = Asked(MIDDLE)
        assert (await ask_hint(table, ann.user, wire.Hint(id=7, after=table.room.moved))).steps == ("stone 4,4",)


async def test_a_hint_says_that_others_are_as_good(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        equal = (("stone 4,3",), ("stone 3,4",))
        here.app.bots.pool = Asked(msgspec.structs.replace(MIDDLE, equal=equal))
        (ann,) = await here.listeners(1)
        table = await here.playing("4ascend", [ann], seats=2)
        hint = await ask_hint(table, ann.user, wire.Hint(id=7, after=table.room.moved))
        assert hint.why == "Do this: it takes the middle. Two other moves are as good."


@pytest.mark.parametrize("name", list(games()))
async def test_a_review_asks_the_question_of_the_hint(tmp_path: Path, name: str) -> None:
    async with opened_hall(tmp_path) as here:
        table = await here.playing(name, await here.listeners(2), hints="always")
        room = table.room
        assert room.actor is not None
        here.app.bots.pool = pool = Asked(Answer(tuple(map(text, any_turn(room)))))
        await ask_hint(table, room.chairs[room.actor].user, wire.Hint(id=7, after=room.moved))
        record = room.record()
        turn = PlayedTurn(1, room.actor, len(record.steps), room.state, (), None)
        assert pool.asked == [question(record, turn)], "so it gets the answer that was kept"


async def test_a_hint_outlives_a_restart_and_is_the_best_turn_of_the_review(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        people = await here.listeners(2)
        table = await here.playing("rummikub", people, hints="always")
        code, seat = table.room.code, table.room.actor
        assert seat is not None
        user = table.room.chairs[seat].user
        first = await ask_hint(table, user, wire.Hint(id=7, after=table.room.moved))
    async with opened_hall(tmp_path) as here:
        here.app.bots.pool = pool = Asked()
        again = await here.hall.table(code)
        assert again is not None
        assert await ask_hint(again, user, wire.Hint(id=7, after=again.room.moved)) == first
        assert len(pool.asked) == 1, "another hall had to think again"
        draw = (msgspec.Raw(b'"draw"'),)
        await again.ask(user, wire.Submit(id=8, steps=draw, after=again.room.moved, key="keykeykey"))
        await again.ask(user, wire.GiveUp(id=9, key="keykeykez"))
        analysis = here.app.analysis
        game = await analysis.game(again.room)
        (thought,) = await analysis.think(game, game.turns[0]) or ()
        assert thought.steps == first.steps
        assert thought.best == first.win_probability
        assert [asked.advised for asked in pool.asked[1:]] in ([], [first.steps]), "the advice is not sought again"
        await pool.close()


@pytest.mark.parametrize(
    ("hints", "people", "why"),
    [
        ("bots", 1, ""),
        ("always", 1, ""),
        ("always", 2, ""),
        ("bots", 2, "Hints are for games against bots only: the host's choice."),
        ("never", 1, "Hints are off at this table: the host's choice."),
        ("never", 2, "Hints are off at this table: the host's choice."),
    ],
)
async def test_the_host_chooses_who_may_have_hints(tmp_path: Path, hints: Hints, people: int, why: str) -> None:
    async with opened_hall(tmp_path) as here:
        here.app.bots.pool = Asked(MIDDLE)
        listeners = await here.listeners(people)
        table = await here.playing("4ascend", listeners, seats=2, hints=hints)
        assert [news for news in listeners[0].heard if news["news"] == "room"][-1]["hints"] == hints
        assert [news for news in listeners[0].heard if news["news"] == "room"][-1]["hinted"] is (not why)
        asking = ask_hint(table, listeners[0].user, wire.Hint(id=7, after=table.room.moved))
        if not why:
            assert (await asking).why == "Do this: it takes the middle."
            return
        with pytest.raises(Illegal, match=why):
            await asking


async def test_a_hint_is_for_whoever_is_to_act_and_has_seen_the_last_move(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        here.app.bots.pool = Asked(MIDDLE)
        ann, ben, eve = await here.listeners(3)
        table = await here.playing("4ascend", [ann, ben], hints="always")
        moved = table.room.moved
        with pytest.raises(Illegal, match="A hint is for whoever is to act"):
            await ask_hint(table, ben.user, wire.Hint(id=1, after=moved))
        with pytest.raises(Illegal, match="You have no seat at this table"):
            await ask_hint(table, eve.user, wire.Hint(id=1, after=moved))
        with pytest.raises(Stale):
            await ask_hint(table, ann.user, wire.Hint(id=1, after=moved - 1))


async def test_a_hint_that_does_not_come_is_refused_in_words(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        here.app.bots.pool = Asked(fails=True)
        (ann,) = await here.listeners(1)
        table = await here.playing("4ascend", [ann], seats=2)
        with pytest.raises(Illegal, match="No hint comes to mind right now; try again"):
            await ask_hint(table, ann.user, wire.Hint(id=1, after=table.room.moved))
        assert here.app.counts["bot_failed"] == 1
