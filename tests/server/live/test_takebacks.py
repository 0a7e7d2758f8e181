"""Tests of takebacks at a live table: while a bot thinks, in other tabs, after a reconnect or crash; and of marks."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest

from tests.support.in_process_hall import InProcessHall, Listener, bots_rest, chosen, opened_hall
from tests.support.two_nodes import happened, two_nodes, until
from tilehall.core.notation import text
from tilehall.core.question import Answer, Question
from tilehall.messages import wire
from tilehall.messages.errors import Stale
from tilehall.server.live.bot_pool import BotPool
from tilehall.server.live.room_log import read_log
from tilehall.server.live.table import LiveTable

T = TypeVar("T")


class SlowBot(BotPool):
    """A bot that answers when released, always with the first free cell of row 0."""

    def __init__(self) -> None:
        super().__init__()
        self.think = asyncio.Event()
        self.think.set()
        self.asked = 0

    async def turn(self, question: Question, read: Callable[[Answer], T]) -> T:
        self.asked += 1
        await self.think.wait()
        board = msgspec.json.decode(question.view)["board"]
        return read(Answer(steps=(f"stone 0,{board[0].index('.')}",)))


def stone(table: LiveTable, cell: str) -> wire.Submit:
    after = table.room.moved
    return wire.Submit(id=1, steps=(msgspec.Raw(f'"stone {cell}"'.encode()),), after=after, key=f"stone-{after}")


def take_back(table: LiveTable) -> wire.TakeBack:
    return wire.TakeBack(id=2, after=table.room.moved, key=f"back-{table.room.moved}")


def stones(table: LiveTable) -> list[str]:
    return [line for line in map(text, table.room.steps) if line.startswith("stone")]


async def against_a_bot(here: InProcessHall) -> tuple[LiveTable, Listener, SlowBot]:
    here.app.bots.pool = bot = SlowBot()
    (ann,) = await here.listeners(1)
    return await here.playing("4ascend", [ann], seats=2), ann, bot


async def play(table: LiveTable, player: Listener, cell: str) -> None:
    await table.ask(player.user, stone(table, cell))
    await bots_rest(table)


async def test_a_turn_and_the_bots_answer_are_taken_back_and_everyone_is_told(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        table, ann, _ = await against_a_bot(here)
        (eve,) = await here.listeners(1)
        await table.enter(eve, 0)
        await play(table, ann, "4,4")
        await play(table, ann, "5,5")
        to = table.log_positions[-3].seq
        assert await table.ask(ann.user, take_back(table)) == table.room.seq
        assert stones(table) == ["stone 4,4", "stone 0,0"]
        for listener, me in ((ann, 0), (eve, None)):
            told = next(news for news in reversed(listener.heard) if news["news"] == "happened")
            assert told["move"]["facts"][0]["fact"] == {"fact": "takenback", "who": 0, "to": to}
            assert (told["position"]["me"], told["position"]["turn"]) == (me, 0)
            room = next(news for news in reversed(listener.heard) if news["news"] == "room")
            assert (room["may_take_back"], room["mark"]) == (True, "With takebacks")


async def test_a_bot_that_is_thinking_does_not_play_its_stale_answer(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        table, ann, bot = await against_a_bot(here)
        bot.think.clear()
        await table.ask(ann.user, stone(table, "0,0"))
        while not bot.asked:
            await asyncio.sleep(0)
        await table.ask(ann.user, take_back(table))
        await table.ask(ann.user, stone(table, "4,4"))
        bot.think.set()
        await bots_rest(table)
        assert stones(table) == ["stone 4,4", "stone 0,0"]  # not 0,1, which answered the turn that was taken back


async def test_two_presses_in_two_tabs_take_back_one_turn(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        table, ann, _ = await against_a_bot(here)
        for cell in ("4,4", "5,5"):
            await play(table, ann, cell)
        first = take_back(table)
        second = wire.TakeBack(id=3, after=first.after, key="another-tab")
        seq = await table.ask(ann.user, first)
        assert await table.ask(ann.user, first) == seq  # the same request, sent again after a broken connection
        with pytest.raises(Stale):
            await table.ask(ann.user, second)
        assert stones(table) == ["stone 4,4", "stone 0,0"]


async def test_a_bots_move_that_came_first_does_not_make_it_stale(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        table, ann, bot = await against_a_bot(here)
        bot.think.clear()
        await table.ask(ann.user, stone(table, "4,4"))
        pressed = take_back(table)
        bot.think.set()
        await bots_rest(table)
        await table.ask(ann.user, pressed)
        assert stones(table) == []


async def test_a_hall_that_starts_again_has_the_line_that_stands(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        table, ann, _ = await against_a_bot(here)
        for cell in ("4,4", "5,5"):
            await play(table, ann, cell)
        await table.ask(ann.user, take_back(table))
        await play(table, ann, "6,6")
        again = LiveTable(table.parts, *await read_log(here.store, table.room.code))
        assert again.room == table.room
        assert again.log_positions == table.log_positions
        assert again.idempotency_keys == table.idempotency_keys


async def test_who_comes_back_is_told_what_was_taken_back(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        table, ann, _ = await against_a_bot(here)
        await play(table, ann, "4,4")
        seen = table.room.seq
        await table.ask(ann.user, take_back(table))
        await play(table, ann, "6,6")
        back = Listener(ann.user)
        await table.enter(back, seen)
        moves: list[Any] = next(news for news in back.heard if news["news"] == "table")["moves"]
        assert [fact["fact"]["fact"] for fact in moves[0]["facts"]] == ["takenback"]
        assert [move["steps"][:1] for move in moves] == [[], ["stone 6,6"], ["stone 0,0"]]


async def test_another_node_takes_over_what_was_taken_back(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        nodes.a.app.bots.pool = nodes.b.app.bots.pool = SlowBot()
        (ann,) = await nodes.here.listeners(1)
        code = await nodes.a.app.rooms.open(ann.user, "4ascend", chosen(2))
        tab = Listener(ann.user)
        here, there = await nodes.a.enter(code, ann), await nodes.b.enter(code, tab)
        for ask in (wire.Sit(id=1), wire.SeatBot(id=1, seat=1), wire.Ready(id=1, value="abcdefgh")):
            await here.ask(ann.user, ask)
        await until(lambda: there.room.actor == 0)
        await here.ask(ann.user, stone(here, "4,4"))
        await until(lambda: there.room.actor == here.room.actor == 0 and len(stones(there)) == 2)
        await there.ask(ann.user, take_back(there))
        await until(lambda: here.room == there.room)
        assert (stones(here), here.room.takebacks) == ([], 1)
        assert happened(ann) == happened(tab)
        assert here.log_positions == there.log_positions
