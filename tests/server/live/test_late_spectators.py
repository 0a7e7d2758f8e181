"""Tests of spectators who see a game some turns late: what they get during the game, and all of it at its end."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tests.support.in_process_hall import Asked, InProcessHall, Listener, bots_rest, chosen, opened_hall
from tests.support.two_nodes import two_nodes, until
from tilehall.core.game import Illegal
from tilehall.messages import wire
from tilehall.messages.errors import Stale
from tilehall.server.live.table import LiveTable
from tilehall.table import commands
from tilehall.table.clock_settings import ClockSettings
from tilehall.table.past import PastTurns

STONES = ("0,0", "8,8", "0,2", "8,6", "0,5", "8,3", "2,1", "6,7")  # alternating; no side gets four in a line
START = 1_700_000_000_000
Json = dict[str, Any]


def told(who: Listener, kind: str) -> list[Json]:
    return [news for news in who.heard if news["news"] == kind]


def seen(who: Listener) -> list[list[str]]:
    """Return the steps of every move that a listener was sent."""
    return [news["move"]["steps"] for news in told(who, "happened") if news["move"]["seat"] >= 0]


def stones(who: Listener) -> int:
    """Return the number of stones on the board that a listener sees."""
    position = [news["position"] for news in who.heard if news.get("position")][-1]
    return sum(row.count("b") + row.count("w") for row in position["view"]["board"])


async def play(table: LiveTable, players: list[Listener], line: str) -> None:
    """Play a step for the player whose turn it is."""
    assert table.room.actor is not None
    who, key = players[table.room.actor], f"key-{table.room.seq:08}"
    steps = (msgspec.Raw(msgspec.json.encode(line)),)
    await table.ask(who.user, wire.Submit(id=1, steps=steps, after=table.room.moved, key=key))
    await asyncio.sleep(0)  # the clock is sent after the move
    await asyncio.sleep(0)


async def lay(table: LiveTable, players: list[Listener], first: int, last: int) -> None:
    for cell in STONES[first:last]:
        await play(table, players, f"stone {cell}")


async def late_table(here: InProcessHall, turns_late: int = 2) -> tuple[LiveTable, Listener, Listener, Listener]:
    """Return a table where Ann and Ben play 4ascend and Zoe watches some turns late."""
    ann, ben, zoe = await here.listeners(3)
    table = await here.playing("4ascend", [ann, ben], turns_late=turns_late)
    await table.enter(zoe, 0)
    return table, ann, ben, zoe


async def test_a_late_spectator_sees_every_turn_when_it_is_old_enough(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        table, ann, ben, zoe = await late_table(here)
        for played, cell in enumerate(STONES, 1):
            await play(table, [ann, ben], f"stone {cell}")
            assert (stones(ann), stones(ben), stones(zoe)) == (played, played, max(0, played - 2))
        assert [steps[0] for steps in seen(zoe)] == [f"stone {cell}" for cell in STONES[:-2]]
        assert [news["move"] for news in told(zoe, "happened")] == [
            news["move"] for news in told(ann, "happened")[1:-2]
        ]
        assert max(news["position"]["seq"] for news in told(zoe, "happened")) == table.room.moved - 2
        assert len(told(zoe, "room")) == 2, "on entering, and as everyone is told who came: moves change nothing in it"


async def test_who_comes_in_or_back_sees_no_more_also_after_a_restart(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        table, ann, ben, zoe = await late_table(here)
        await lay(table, [ann, ben], 0, 5)
        window = Listener(zoe.user)
        await table.enter(window, 0)
        assert [move["turn"] for move in told(window, "table")[-1]["moves"]] == [0, 1, 2, 3]
        assert stones(window) == 3
        table.leave(zoe)
        for after, missed in ((told(zoe, "happened")[-1]["move"]["seq"], []), (table.room.seq, []), (10**6, [])):
            await table.enter(zoe, after)
            assert told(zoe, "table")[-1]["moves"] == missed
            assert stones(zoe) == 3
        here.hall.tables.clear()
        again = await here.hall.table(table.room.code)
        assert again is not None
        assert again is not table
        back = Listener(zoe.user)
        await again.enter(back, 0)
        assert told(back, "table") == told(window, "table")
        await again.enter(ann, 0)
        assert stones(ann) == 5
        await lay(again, [ann, ben], 5, 6)
        assert stones(back) == 4
        back.heard.clear()
        await again.reload()  # as after very many rows from another node
        assert [news["news"] for news in back.heard] == ["room", "table"]
        assert stones(back) == 4


async def test_no_request_shows_late_spectators_more(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        table, ann, ben, zoe = await late_table(here)
        await lay(table, [ann, ben], 0, 4)
        for turn in (0, 1, 2):
            past = table.past_turn(zoe.user, wire.Look(id=1, at=turn))
            assert past.position.seq == table.log_positions[turn].seq
        for turn in (3, 4, 5):
            with pytest.raises(Illegal, match="no turn of that number"):
                table.past_turn(zoe.user, wire.Look(id=1, at=turn))
        assert table.past_turn(ann.user, wire.Look(id=1, at=4)).position.seq == table.room.moved
        step = (msgspec.Raw(b'"stone 3,3"'),)
        for after in (table.room.moved, table.room.moved - 1, table.room.moved - 2):
            with pytest.raises(Illegal) as refused:  # not Stale: that would reveal how far the game is
                await table.hint(zoe.user, wire.Hint(id=1, after=after))
            assert not isinstance(refused.value, Stale)
            with pytest.raises(Illegal, match="no seat"):
                table.tried(zoe.user, wire.Try(id=1, steps=step, after=after))
            with pytest.raises(Illegal, match="no seat"):
                await table.ask(zoe.user, wire.Submit(id=1, steps=step, after=after, key=f"zoes-key-{after}"))


async def test_the_end_shows_them_everything_at_once(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        table, ann, ben, zoe = await late_table(here, 20)
        await lay(table, [ann, ben], 0, 5)
        assert stones(zoe) == 0
        zoe.heard.clear()
        await table.ask(ben.user, wire.GiveUp(id=1, key="giving-up"))
        assert [news["news"] for news in zoe.heard] == ["table", "room"]
        assert [move["turn"] for move in told(zoe, "table")[0]["moves"]] == [1, 2, 3, 4, 5, 6]
        position, players = told(zoe, "table")[0]["position"], told(ann, "happened")[-1]["position"]
        assert position | {"me": 0} == players | {"view": players["view"] | {"me": None}}
        assert position["proof"] is not None
        assert told(zoe, "room")[0]["phase"] == "over"
        past = table.past_turn(zoe.user, wire.Look(id=1, at=6))
        assert past.position.seq == table.room.moved


async def test_a_rematch_is_seen_late_again_by_those_without_a_seat_in_it(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        table, ann, ben, zoe = await late_table(here)
        await lay(table, [ann, ben], 0, 3)
        await table.ask(ben.user, wire.GiveUp(id=1, key="giving-up"))
        await table.ask(ann.user, wire.Rematch(id=1))
        await table.ask(ben.user, wire.Stand(id=1))
        await table.ask(zoe.user, wire.Sit(id=1))
        for who in (ann, zoe):
            await table.ask(who.user, wire.Ready(id=1, value="abcdefgh"))
        players = [{ann.user: ann, zoe.user: zoe}[user] for user in table.room.people]
        for who in (ann, ben, zoe):
            who.heard = [news for news in who.heard if news["news"] != "table"]
        await lay(table, players, 0, 3)
        assert (stones(ann), stones(zoe), stones(ben)) == (3, 3, 1), "who stood up looks on, and who sat down plays"


async def test_a_turn_of_several_entries_is_shown_whole(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben, zoe = await here.listeners(3)
        table = await here.playing("heart-tiles", [ann, ben], turns_late=1)
        await table.enter(zoe, 0)
        first = table.room.actor
        for line in ("draw heart", "draw magic", "end"):
            await play(table, [ann, ben], line)
            assert seen(zoe) == [], "the turn is the newest until another one begins"
        assert table.room.actor != first
        await play(table, [ann, ben], "draw magic")
        assert [move["move"]["turn"] for move in told(zoe, "happened")] == [1, 1, 1]
        assert len(seen(ann)) == 4


async def test_a_resignation_that_does_not_end_the_game_is_late_as_a_turn_is(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben, carl, zoe = await here.listeners(4)
        table = await here.playing("rummikub", [ann, ben, carl], turns_late=2)
        await table.enter(zoe, 0)
        await table.ask(carl.user, wire.GiveUp(id=1, key="giving-up"))
        for _ in range(2):
            assert seen(zoe) == [], "it is not old enough"
            await play(table, [ann, ben, carl], "draw")
        assert seen(zoe) == [["resign 2"]]


async def test_what_players_say_is_heard_after_the_game_and_what_spectators_say_at_once(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        now = [START]
        here.app.time.now = lambda: now[0]
        ann, ben, zoe, yan = await here.listeners(4)
        code = await here.app.rooms.open(ann.user, "4ascend", chosen(turns_late=3))
        table = await here.hall.table(code)
        assert table is not None

        def line(n: int, who: Listener) -> wire.ChatMessage:
            now[0] += 1
            return wire.ChatMessage(n=n, at=now[0], user=who.user, name="", text=f"line {n}")

        before = line(1, ann)
        now[0] += 1
        for who in (ann, ben):
            await table.enter(who, 0)
            await table.ask(who.user, wire.Sit(id=1))
            await table.ask(who.user, wire.Ready(id=1, value="abcdefgh"))
        for who in (zoe, yan):
            await table.enter(who, 0)
        players, spectators = line(2, ben), line(3, yan)
        await here.app.blocks.block(yan.user, ben.user)
        for said, who in ((players, ben), (spectators, yan)):
            await table.tell_talk(who.user, wire.Said(lines=(said,)))
        for who in (ann, zoe):
            table.tell_all(table.reaction(who.user, "", "wow"))
        assert [news["lines"][0]["n"] for news in told(ann, "said")] == [2, 3]
        assert [news["lines"][0]["n"] for news in told(zoe, "said")] == [3]
        assert [news["seat"] for news in told(ann, "reacted")] == [0, None]
        assert [news["seat"] for news in told(zoe, "reacted")] == [None]
        lines = (before, players, spectators)
        assert await table.late_spectators.heard(ann.user, lines) == lines
        assert await table.late_spectators.heard(zoe.user, lines) == (before, spectators)
        await table.ask(ben.user, wire.GiveUp(id=1, key="giving-up"))
        assert [each["n"] for each in told(zoe, "said")[-1]["lines"]] == [2]
        assert len(told(ann, "said")) == 2
        assert [news["lines"][0]["n"] for news in told(yan, "said")] == [3], "Yan blocks Ben, at the end as before"
        assert await table.late_spectators.heard(zoe.user, lines) == lines


async def test_a_host_without_a_seat_is_late_too(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        host, ann, ben, zoe = await here.listeners(4)
        table = await here.hall.table(await here.app.rooms.open(host.user, "4ascend", chosen(turns_late=2)))
        assert table is not None
        for who in (host, ann, ben, zoe):
            await table.enter(who, 0)
        for who in (ann, ben):
            await table.ask(who.user, wire.Sit(id=1))
            await table.ask(who.user, wire.Ready(id=1, value="abcdefgh"))
        await lay(table, [ann, ben], 0, 4)
        assert (stones(ann), stones(host)) == (4, 2)
        await table.ask(host.user, wire.Mute(id=1, user=zoe.user, on=True))
        for who in (host, zoe):
            news = told(who, "room")[-1]
            assert (news["muted"], news["seq"]) == ([zoe.user], table.room.moved - 2), (
                "told at once, with no newer number"
            )


async def test_a_bot_that_plays_on_is_seen_when_the_turn_is(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        here.app.bots.pool = Asked(fails=True)
        table, ann, ben, zoe = await late_table(here, 2)
        await lay(table, [ann, ben], 0, 1)
        table.leave(ben)
        here.seconds += commands.AWAY_S
        heard = len(zoe.heard)
        await table.ask(ann.user, wire.Agree(id=1, seat=1))
        await bots_rest(table)
        assert told(ann, "room")[-1]["chairs"][1]["played_by"] == "medium"
        assert stones(ann) == 2
        assert zoe.heard[heard:] == [], "neither of the bot nor of its move, and not that anything happened"
        await play(table, [ann, ben], "stone 4,8")
        await bots_rest(table)
        assert [news["news"] for news in zoe.heard[heard:]] == ["happened", "room", "happened"]
        assert told(zoe, "room")[-1]["chairs"][1]["played_by"] == "medium"


async def test_late_spectators_see_no_running_clock(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        now = [START]
        here.app.time.now = lambda: now[0]
        await here.app.clocks.give_back()
        ann, ben, zoe = await here.listeners(3)
        table = await here.playing("4ascend", [ann, ben], clock=ClockSettings("bank", 60, 5), turns_late=1)
        await table.enter(zoe, 0)
        for cell in STONES[:3]:
            now[0] += 10_000
            await play(table, [ann, ben], f"stone {cell}")
        assert told(ann, "clock")[-1] == {"news": "clock", "seat": 1, "left": [50_000, 55_000]}
        assert [(news["seat"], news["left"]) for news in told(zoe, "clock")] == [
            (None, [60_000, 60_000]),
            (None, [55_000, 60_000]),
            (None, [55_000, 55_000]),
        ]
        window = Listener(zoe.user)
        now[0] += 3000
        await table.enter(window, 0)
        assert told(window, "clock") == told(zoe, "clock")[-1:]
        heard = len(zoe.heard)
        now[0] += 100_000
        here.app.bots.pool = Asked(fails=True)
        await table.clock.check()
        await bots_rest(table)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
        kinds = [news["news"] for news in zoe.heard[heard:]]
        assert kinds == ["happened", "clock"], "of the time that was up they hear with its turn"
        assert stones(ann) == stones(zoe) + 1


async def test_a_room_that_the_hall_closes_shows_them_how_far_it_came(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        table, ann, ben, zoe = await late_table(here)
        await lay(table, [ann, ben], 0, 3)
        assert stones(zoe) == 1
        await table.change_by_hall(lambda room: commands.close_by_hall(room, "noise"))
        assert (stones(zoe), told(zoe, "room")[-1]["phase"]) == (3, "closed")


async def test_a_spectator_on_another_node_is_as_late(tmp_path: Path) -> None:
    async with two_nodes(tmp_path) as nodes:
        nodes.here.hall = nodes.a.hall
        ann, ben, zoe, yan = await nodes.here.listeners(4)
        here = await nodes.here.playing("4ascend", [ann, ben], turns_late=2)
        await here.enter(zoe, 0)
        there = await nodes.b.enter(here.room.code, yan)
        for played in range(1, 6):
            await lay(here, [ann, ben], played - 1, played)
            await until(lambda: there.room.seq == here.room.seq)
            assert stones(yan) == stones(zoe) == max(0, played - 2)
        assert [news["move"] for news in told(yan, "happened")] == [news["move"] for news in told(zoe, "happened")]
        await here.ask(ben.user, wire.GiveUp(id=1, key="giving-up"))
        await until(lambda: there.room.phase == "over")
        assert told(yan, "table")[-1] == told(zoe, "table")[-1]
        assert stones(yan) == 5


async def test_a_table_that_nobody_sees_late_keeps_no_moments(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben, zoe = await here.listeners(3)
        table = await here.playing("4ascend", [ann, ben])
        await table.enter(zoe, 0)
        monkeypatch.setattr(table, "late_spectators", None)  # any use of it would fail
        monkeypatch.setattr(PastTurns, "entries", None)
        step = (msgspec.Raw(b'"stone 4,4"'),)
        await table.ask(ann.user, wire.Submit(id=1, steps=step, after=table.room.moved, key="key-0001"))
        assert stones(zoe) == 1
