"""Tests of hints: the best turn by what the asking player knows; the same each time, and the same in the review."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

import msgspec
import pytest

from tests.support.in_process_hall import Asked, Listener, opened_hall
from tilehall.core.game import Illegal, Step
from tilehall.core.notation import text
from tilehall.core.question import Answer, Question
from tilehall.core.registry import games
from tilehall.core.review import PlayedTurn, question
from tilehall.games.summon5.steps import Place
from tilehall.messages import wire
from tilehall.messages.bot_questions import any_turn
from tilehall.messages.errors import Stale
from tilehall.server.live.table import LiveTable
from tilehall.table.room_settings import Hints

pytestmark = pytest.mark.long

T = TypeVar("T")
MIDDLE = Answer(("stone 4,4",), "Takes the middle.", 0.6)


async def test_a_hint_is_the_best_turn_with_its_reason(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        here.app.bots.pool = pool = Asked(MIDDLE)
        (ann,) = await here.listeners(1)
        table = await here.playing("4ascend", [ann], seats=2)
        before = table.room
        hint = await table.hint(ann.user, wire.Hint(id=7, after=before.moved))
        assert hint == wire.Hinted(
            id=7,
            steps=("stone 4,4",),
            sentences=("Guest 0 places a stone on 4,4.",),
            why="Best move: takes the middle.",
            win_probability=0.6,
            rest=("stone 4,4",),
        )
        assert table.room == before, "a hint plays nothing"
        (question,) = pool.asked
        assert question.advice
        assert bytes(question.view) == msgspec.json.encode(before.game.view(before.state, 0))


async def test_a_real_worker_gives_hints_that_can_be_played(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        (ann,) = await here.listeners(1)
        table = await here.playing("4ascend", [ann], seats=2)
        hint = await table.hint(ann.user, wire.Hint(id=7, after=table.room.moved))
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
        asks = [table.hint(ann.user, wire.Hint(id=7, after=table.room.moved)) for _ in range(5)]
        hints = await asyncio.gather(*asks)
        hints.append(await table.hint(ann.user, wire.Hint(id=7, after=table.room.moved)))
        assert len({msgspec.json.encode(hint) for hint in hints}) == 1
        assert len(pool.asked) == 1


async def test_what_could_not_be_thought_about_is_not_kept(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        here.app.bots.pool = Asked(fails=True)
        (ann,) = await here.listeners(1)
        table = await here.playing("4ascend", [ann], seats=2)
        with pytest.raises(Illegal, match="There is no hint right now"):
            await table.hint(ann.user, wire.Hint(id=7, after=table.room.moved))
        here.app.bots.pool = Asked(MIDDLE)
        assert (await table.hint(ann.user, wire.Hint(id=7, after=table.room.moved))).steps == ("stone 4,4",)


async def test_a_hint_says_that_others_are_as_good(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        equal = (("stone 4,3",), ("stone 3,4",))
        here.app.bots.pool = Asked(msgspec.structs.replace(MIDDLE, equal=equal))
        (ann,) = await here.listeners(1)
        table = await here.playing("4ascend", [ann], seats=2)
        hint = await table.hint(ann.user, wire.Hint(id=7, after=table.room.moved))
        assert hint.why == "Best move: takes the middle. Two others are as good."


class Drafting(Asked):
    """A pool that gives one answer for a position, and another for turns that continue a draft."""

    def __init__(self, best: Answer, onward: Answer) -> None:
        super().__init__(best)
        self.onward = onward

    async def turn(self, question: Question, read: Callable[[Answer], T]) -> T:
        self.asked.append(question)
        assert self.answer is not None
        return read(self.onward if question.goes_on else self.answer)


class AtTheLoom:
    """Ann in a game of SUMMON5 against a bot, with two legal turns of several tiles."""

    def __init__(self, table: LiveTable, ann: Listener) -> None:
        self.table, self.ann = table, ann
        turns = (tuple(any_turn(table.room)) for _ in range(200))
        self.best = next(turn for turn in turns if len(turn) > 2)
        self.other = next(turn for turn in turns if len(turn) > 2 and not set(turn) & set(self.best[:-1]))

    async def hint(self, *draft: Step) -> wire.Hinted:
        laid = tuple(msgspec.Raw(msgspec.json.encode(step)) for step in draft)
        return await self.table.hint(self.ann.user, wire.Hint(id=7, after=self.table.room.moved, draft=laid))


def lines(steps: Sequence[Step]) -> tuple[str, ...]:
    return tuple(map(text, steps))


@asynccontextmanager
async def at_the_loom(folder: Path) -> AsyncIterator[AtTheLoom]:
    async with opened_hall(folder) as here:
        (ann,) = await here.listeners(1)
        table = await here.playing("summon5", [ann], seats=2)
        while table.room.due() == "bot":
            await asyncio.sleep(0.01)
        yield AtTheLoom(table, ann)


async def test_a_hint_goes_on_from_what_is_laid(tmp_path: Path) -> None:
    async with at_the_loom(tmp_path) as loom:
        loom.table.parts.bots.pool = pool = Asked(Answer(lines(loom.best), "Scores 30 points.", 0.6))
        hint = await loom.hint(loom.best[0])
        assert (hint.steps, hint.rest, hint.back) == (lines(loom.best), lines(loom.best[1:]), ())
        assert hint.why == "Best move: scores 30 points."
        assert len(hint.sentences) == len(hint.rest)
        found = await loom.hint(*loom.best[:-1])
        assert found.rest == ("end",)
        assert found.why == "You have found the best move: it scores 30 points."
        assert len(pool.asked) == 1, "the draft changes nothing about which turn is the best"


@pytest.mark.parametrize(("worth", "goes_on"), [(0.58, True), (0.5, False)])
async def test_another_turn_that_goes_on_is_the_hint_if_it_is_about_as_good(
    tmp_path: Path, worth: float, goes_on: bool
) -> None:
    async with at_the_loom(tmp_path) as loom:
        best, other = lines(loom.best), lines(loom.other)
        onward = Answer(other, "Scores 20 points.", worth, (0.6, worth))
        loom.table.parts.bots.pool = pool = Drafting(Answer(best, "Scores 30 points.", 0.6), onward)
        hint = await loom.hint(loom.other[0])
        assert pool.asked[1].advised == best
        assert pool.asked[1].draft == other[:1]
        if goes_on:
            assert (hint.steps, hint.rest, hint.back) == (other, other[1:], ())
            assert hint.why == "Best move: scores 20 points."
            return
        assert (hint.steps, hint.rest, hint.back) == (best, best, other[:1])
        assert isinstance(loom.other[0], Place)
        assert hint.why == f"Take the {loom.other[0].tile} back first. Best move: scores 30 points."


async def test_what_no_turn_goes_on_from_is_taken_back(tmp_path: Path) -> None:
    async with at_the_loom(tmp_path) as loom:
        loom.table.parts.bots.pool = Drafting(Answer(lines(loom.best), "Scores 30 points.", 0.6), Answer())
        hint = await loom.hint(loom.other[0])
        assert hint.back == lines(loom.other[:1])
        assert hint.rest == lines(loom.best)


@pytest.mark.parametrize("name", list(games()))
async def test_a_review_asks_the_question_of_the_hint(tmp_path: Path, name: str) -> None:
    async with opened_hall(tmp_path) as here:
        table = await here.playing(name, await here.listeners(2), hints="always")
        room = table.room
        assert room.actor is not None
        here.app.bots.pool = pool = Asked(Answer(tuple(map(text, any_turn(room)))))
        await table.hint(room.chairs[room.actor].user, wire.Hint(id=7, after=room.moved))
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
        first = await table.hint(user, wire.Hint(id=7, after=table.room.moved))
    async with opened_hall(tmp_path) as here:
        here.app.bots.pool = pool = Asked()
        again = await here.hall.table(code)
        assert again is not None
        assert await again.hint(user, wire.Hint(id=7, after=again.room.moved)) == first
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
        asking = table.hint(listeners[0].user, wire.Hint(id=7, after=table.room.moved))
        if not why:
            assert (await asking).why == "Best move: takes the middle."
            return
        with pytest.raises(Illegal, match=why):
            await asking


async def test_a_hint_is_for_the_player_to_move_who_has_seen_the_last_move(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        here.app.bots.pool = Asked(MIDDLE)
        ann, ben, eve = await here.listeners(3)
        table = await here.playing("4ascend", [ann, ben], hints="always")
        moved = table.room.moved
        with pytest.raises(Illegal, match="You can ask for a hint only in your turn"):
            await table.hint(ben.user, wire.Hint(id=1, after=moved))
        with pytest.raises(Illegal, match="You have no seat at this table"):
            await table.hint(eve.user, wire.Hint(id=1, after=moved))
        with pytest.raises(Stale):
            await table.hint(ann.user, wire.Hint(id=1, after=moved - 1))


async def test_a_hint_that_does_not_come_is_refused_in_words(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        here.app.bots.pool = Asked(fails=True)
        (ann,) = await here.listeners(1)
        table = await here.playing("4ascend", [ann], seats=2)
        with pytest.raises(Illegal, match="There is no hint right now"):
            await table.hint(ann.user, wire.Hint(id=1, after=table.room.moved))
        assert here.app.counts["bot_failed"] == 1
