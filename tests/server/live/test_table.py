"""Tests of live tables with settable clocks: absent players, failing bots, and unused rooms."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from tests.support.in_process_hall import InProcessHall, bots_rest, broken_after_commit, chosen, opened_hall
from tilehall.core.game import Illegal, Malformed
from tilehall.core.notation import parse, text
from tilehall.core.question import Answer, Question
from tilehall.messages import wire
from tilehall.messages.errors import Stale
from tilehall.server.live import bot_turns
from tilehall.server.live.bot_pool import BotPool, Failed
from tilehall.server.live.maintenance import HOUR_MS
from tilehall.server.live.room_log import read_log
from tilehall.server.live.table import UNWRITTEN, LiveTable
from tilehall.store.protocol import Row, Seed, Unavailable
from tilehall.table import commands, entries
from tilehall.table.room import Change, Room
from tilehall.table.summary import Summary

T = TypeVar("T")


async def test_c9_a_bot_plays_on_when_all_others_agree_and_the_owner_takes_the_seat_back(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben, carl = await here.listeners(3)
        table = await here.playing("miners", [ann, ben, carl])
        agree = wire.Agree(id=2, seat=2)
        with pytest.raises(Illegal, match="away for 60 seconds"):
            await table.ask(ann.user, agree)
        table.leave(carl)
        here.seconds += commands.AWAY_S - 1
        with pytest.raises(Illegal, match="away for 60 seconds"):
            await table.ask(ann.user, agree)
        here.seconds += 1
        await table.ask(ann.user, agree)
        assert table.room.chairs[2].played_by == ""
        await table.ask(ben.user, agree)
        assert table.room.chairs[2].played_by == "medium"
        assert ann.heard[-1]["chairs"][2]["played_by"] == "medium"
        await table.enter(carl, 0)
        assert table.room.chairs[2].played_by == ""
        assert table.room.chairs[2].agreed == ()


async def test_a_player_who_is_back_in_time_needs_no_bot(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben])
        table.leave(ben)
        here.seconds += 3600
        await table.enter(ben, 0)
        with pytest.raises(Illegal, match="away for 60 seconds"):
            await table.ask(ann.user, wire.Agree(id=2, seat=1))


class Scripted(BotPool):
    """A pool whose workers always give this answer."""

    def __init__(self, *answers: tuple[str, ...] | None) -> None:
        super().__init__()
        self.answers = list(answers)
        self.asked: list[str] = []

    async def turn(self, question: Question, read: Callable[[Answer], T]) -> T:
        self.asked.append(question.level)
        steps = self.answers.pop(0)
        try:
            if steps is not None:
                return read(Answer(steps))
        except (Illegal, Malformed) as error:
            raise Failed(str(error)) from error
        raise Failed("nothing came")


async def play_against(here: InProcessHall, pool: BotPool, level: str = "hard") -> LiveTable:
    """Return a game against one bot, up to the bot's first turn."""
    here.app.bots.pool = pool
    (ann,) = await here.listeners(1)
    table = await here.playing("4ascend", [ann], seats=2, level=level)
    step = msgspec.Raw(b'"stone 4,4"')
    await table.ask(ann.user, wire.Submit(id=3, steps=(step,), after=table.room.moved, key="keykeykey"))
    await bots_rest(table)
    return table


@pytest.mark.parametrize("answer", [None, ("stone 99,99",), ("fly",), (), ("resign 0",), ("stone 4,4",)])
async def test_the_lowest_bot_plays_where_another_fails(tmp_path: Path, answer: tuple[str, ...] | None) -> None:
    async with opened_hall(tmp_path) as here:
        pool = Scripted(answer, ("stone 0,0",))
        table = await play_against(here, pool)
        assert table.room.actor == 0
        assert text(table.room.steps[-1]) == "stone 0,0"
        assert pool.asked == ["hard", "first"]
        assert here.app.counts["bot_failed"] == 1


async def test_a_game_goes_on_where_every_bot_fails(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        table = await play_against(here, Scripted(None, None))
        assert table.room.actor == 0
        assert here.app.counts["bot_failed"] == 2


async def test_a_host_has_so_many_rooms(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        (ann,) = await here.listeners(1)
        codes = [await here.app.rooms.open(ann.user, "4ascend", chosen(watch=False)) for _ in range(3)]
        assert len(set(codes)) == 3
        with pytest.raises(Illegal, match="You have 3 rooms open; close one first"):
            await here.app.rooms.open(ann.user, "4ascend", chosen(watch=False))
        table = await here.hall.table(codes[0])
        assert table is not None
        await table.ask(ann.user, wire.Close(id=1))
        assert await here.app.rooms.open(ann.user, "4ascend", chosen(watch=False))


async def test_a_room_that_never_began_is_evict_idle_and_a_game_is_kept(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        kept = await here.playing("4ascend", [ann, ben])
        lost = await here.app.rooms.open(ann.user, "4ascend", chosen(watch=False))
        waiting = await here.hall.table(lost)
        assert waiting is not None
        await waiting.enter(ann, 0)
        later = here.app.time.now() + 25 * HOUR_MS
        here.app.time.now = lambda: later
        await here.app.maintenance.sweep()
        assert await here.hall.table(lost) is None
        assert ann.ended is not None
        assert ann.ended[0].startswith("No game began in this room")
        assert await here.hall.table(kept.room.code) is kept


async def test_a_table_nobody_needs_leaves_memory_and_comes_back_as_it_was(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("rummikub", [ann, ben])
        for listener in (ann, ben):
            table.leave(listener)
        here.hall.evict_idle(here.app.time.elapsed())
        here.seconds += 301
        here.hall.evict_idle(here.app.time.elapsed())
        assert table.room.code not in here.hall.tables
        again = await here.hall.table(table.room.code)
        assert again is not None
        assert again is not table
        assert again.room == table.room


async def test_what_the_store_refuses_is_not_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben])
        before, heard = table.room, len(ben.heard)

        async def full(row: Row, summary: Summary, seed: Seed | None = None) -> Row | None:
            raise OSError("the disk is full")

        monkeypatch.setattr(here.store, "append", full)
        submit = wire.Submit(id=3, steps=(msgspec.Raw(b'"stone 4,4"'),), after=before.moved, key="keykeykey")
        with pytest.raises(Unavailable, match=str(UNWRITTEN)[:30]):
            await table.ask(ann.user, submit)
        assert table.room == before
        assert not any(news["news"] == "happened" for news in ben.heard[heard:])
        monkeypatch.undo()
        assert await table.ask(ann.user, submit) == before.seq + 1


async def test_a_commit_that_happened_although_the_line_broke_is_accepted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben])
        monkeypatch.setattr(here.store, "append", broken_after_commit(here.store))
        moved = table.room.moved
        submit = wire.Submit(id=3, steps=(msgspec.Raw(b'"stone 4,4"'),), after=moved, key="keykeykey")
        assert await table.ask(ann.user, submit) == moved + 1
        assert table.room.actor == 1
        position = next(news["position"] for news in reversed(ben.heard) if news.get("position"))
        assert position["view"]["board"][4] == "....b...."


async def test_another_server_that_was_first_is_believed(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben])
        change = commands.submit(
            table.room, 0, [parse("stone 0,0", table.room.game.steps)], table.seating.dice, ("Ann", "Ben")
        )
        row = Row(table.room.code, change.room.seq, 5, ann.user, "elsewhere", entries.write(change.entry))
        assert await here.store.append(row, change.room.summary()) == row
        submit = wire.Submit(id=3, steps=(msgspec.Raw(b'"stone 4,4"'),), after=table.room.moved, key="keykeykey")
        with pytest.raises(Stale, match="Something has happened since"):
            await table.ask(ann.user, submit)
        assert table.room.seq == change.room.seq
        assert table.room.actor == 1


async def test_a_bots_turn_is_applied_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    applied: list[int] = []
    submit = commands.submit

    def counted(room: Room, seat: int, *more: Any) -> Change:
        applied.append(seat)
        return submit(room, seat, *more)

    monkeypatch.setattr(commands, "submit", counted)
    async with opened_hall(tmp_path) as here:
        table = await play_against(here, Scripted(("stone 0,0",)))
        assert table.room.actor == 0
        assert applied == [0, 1]


class Muting(Scripted):
    """A pool that mutes a user while the bot thinks, which changes the room but not the game."""

    async def turn(self, question: Question, read: Callable[[Answer], T]) -> T:
        turn = await super().turn(question, read)
        async with self.table.lock:
            change = commands.mute(self.table.room, self.table.room.host, "somebody", True)
            await self.table.commit(change, self.table.room.host, "muted")
        return turn

    table: LiveTable


async def test_a_bots_turn_is_played_though_the_room_has_changed_meanwhile(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        pool = Muting(("stone 0,0",))
        here.app.bots.pool = pool
        (ann,) = await here.listeners(1)
        pool.table = table = await here.playing("4ascend", [ann], seats=2)
        step = msgspec.Raw(b'"stone 4,4"')
        await table.ask(ann.user, wire.Submit(id=3, steps=(step,), after=table.room.moved, key="keykeykey"))
        await bots_rest(table)
        assert (table.room.actor, table.room.muted, text(table.room.steps[-1])) == (0, ("somebody",), "stone 0,0")
        again = LiveTable(table.parts, *await read_log(here.store, table.room.code))
        assert again.room == table.room


async def test_a_turn_that_fails_is_logged_once_and_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with opened_hall(tmp_path) as here:
        here.app.bots.pool = Scripted(*[("stone 0,0",)] * 4)
        (ann,) = await here.listeners(1)
        table = await here.playing("4ascend", [ann], seats=2)

        def broken(room: Room, seat: int, level: str) -> Question:
            raise ZeroDivisionError("a mistake")

        monkeypatch.setattr(bot_turns, "question", broken)
        step = msgspec.Raw(b'"stone 4,4"')
        await table.ask(ann.user, wire.Submit(id=3, steps=(step,), after=table.room.moved, key="keykeykey"))
        for _ in range(3):
            await bots_rest(table)
            await here.app.maintenance.resume(table.room.code)
        assert caplog.text.count("a bot's turn failed in room") == 1
        assert caplog.text.count("ZeroDivisionError: a mistake") == 1
        monkeypatch.undo()
        await bots_rest(table)
        await here.app.maintenance.resume(table.room.code)
        await bots_rest(table)
        assert table.room.actor == 0
