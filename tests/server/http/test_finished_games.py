"""Tests of finished games: the user's games in pages, and a game move by move for those who may read it."""

from __future__ import annotations

import asyncio
import sqlite3
from typing import Any

import httpx
import pytest

from tests.support.http_client import HttpHall, StoredRoom, in_a_hall, why
from tests.support.rooms import SEED
from tilehall.core.notation import text
from tilehall.server.live.room_log import list_old_games
from tilehall.store.protocol import Seed
from tilehall.store.queries import finished_games
from tilehall.table import commands
from tilehall.table.dice import commitment

CHESS = """
    {"is":"opened","game":"chess","version":1,"host":"x","commitment":"","options":{},"seats":2,"listed":true,"watch":true}
"""


async def again(play: StoredRoom) -> None:
    """Start a rematch in the room with the same players."""
    room = play.room
    await play.put(commands.again(room, room.people[0], commitment(SEED)), Seed(room.match + 1, SEED))
    play.seed = SEED
    for user in room.people:
        await play.put(commands.ready(play.room, user, "again" * 4))
    await play.put(commands.begin(play.room, play.dice))


async def mine(browser: httpx.AsyncClient, **query: str) -> dict[str, Any]:
    answer = await browser.get("/api/me/games", params=query)
    assert answer.status_code == 200, answer.text
    page: dict[str, Any] = answer.json()
    return page


@in_a_hall()
async def test_every_game_of_a_room_is_listed_with_its_result(http_hall: HttpHall) -> None:
    ann, ben = await http_hall.guest("Ann"), await http_hall.guest("Ben")
    play = await StoredRoom.open(http_hall, ann, "4ascend", ben)
    assert await mine(ann) == {"games": [], "next": "", "played": []}
    await play.to_the_end()
    http_hall.wait(60)
    await again(play)
    assert len((await mine(ann))["games"]) == 1, "a game under way is no finished one"
    ended = http_hall.now
    await play.put(commands.resign(play.room, play.room.people[0], play.dice))
    page = await mine(ann)
    assert [(each["code"], each["match"]) for each in page["games"]] == [(play.code, 2), (play.code, 1)]
    newest = page["games"][0]
    assert (newest["game"], newest["title"], newest["ended"]) == ("4ascend", "4ascend", ended)
    record = await ann.get(newest["record"])
    assert (record.status_code, record.text.startswith("tilehall")) == (200, True), record.text
    # In a rematch every player moves on by one seat.
    assert [(seat["name"], seat["me"]) for seat in newest["seats"]] == [("Ben", False), ("Ann", True)]
    assert newest["result"] == "You won: Ben resigned"
    assert [seat["resigned"] for seat in newest["seats"]] == [True, False]
    assert [seat["won"] for seat in newest["seats"]] == [False, True]
    assert (page["next"], page["played"]) == ("", ["4ascend"])
    assert [each["seats"][0]["me"] for each in (await mine(ben))["games"]] == [True, False]


@in_a_hall(rooms_per_user=100)
async def test_a_long_list_comes_in_pages_by_game(http_hall: HttpHall) -> None:
    ann, ben = await http_hall.guest("Ann"), await http_hall.guest("Ben")
    for number in range(23):
        play = await StoredRoom.open(http_hall, ann, "4ascend" if number % 2 else "heart-tiles", ben)
        await play.put(commands.resign(play.room, play.room.people[1], play.dice))
    first = await mine(ann)
    second = await mine(ann, before=first["next"])
    assert (len(first["games"]), len(second["games"]), second["next"]) == (20, 3, "")
    codes = [each["code"] for each in (*first["games"], *second["games"])]
    assert len(set(codes)) == 23
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(finished_games, "GAMES_PER_READ", 5)
        # The data export has the same games, without paging.
        assert (await ann.get("/api/me/export")).json()["games"] == [*first["games"], *second["games"]]
    of_one = await mine(ann, game="4ascend")
    assert {each["game"] for each in of_one["games"]} == {"4ascend"}
    assert (len(of_one["games"]), of_one["next"], of_one["played"]) == (11, "", ["4ascend", "heart-tiles"])
    for junk in ("", "yesterday", "1-ABCDEF-x", "9" * 30 + "-ABCDEF-1", "1-ABCDEF-1; DROP TABLE finished"):
        answer = await ann.get("/api/me/games", params={"before": junk})
        assert answer.status_code in (400, 422), junk
        assert why(answer)


@in_a_hall()
async def test_who_left_a_closed_table_still_reads_the_game_they_played(http_hall: HttpHall) -> None:
    ann, ben, carl = await http_hall.guest("Ann"), await http_hall.guest("Ben"), await http_hall.guest("Carl")
    play = await StoredRoom.open(http_hall, ann, "4ascend", ben, watch=False)
    await play.to_the_end()
    host = play.room.host
    await play.put(commands.again(play.room, host, commitment(SEED)), Seed(2, SEED))
    left = next(user for user in play.room.people if user != host)
    await play.put(commands.stand(play.room, left))
    (listed,) = (await mine(ben))["games"]
    for path in ("log", "record", "review"):
        address = f"/api/rooms/{listed['code']}/{path}?match={listed['match']}"
        assert (await ben.get(address)).status_code == 200, path
        refused = await carl.get(address)
        assert (refused.status_code, why(refused)) == (403, "Only its players can see the games of this room.")
        assert (await ben.get(f"/api/rooms/{listed['code']}/{path}?match=2")).status_code == 403, (
            "that one is not theirs"
        )


@pytest.mark.parametrize("game", ["4ascend", "rummikub", "miners"])
def test_a_log_tells_the_whole_game(game: str) -> None:
    @in_a_hall()
    async def visit(http_hall: HttpHall) -> None:
        ann, ben = await http_hall.guest("Ann"), await http_hall.guest("Ben")
        play = await StoredRoom.open(http_hall, ann, game, ben)
        under_way = await ann.get(f"/api/rooms/{play.code}/log")
        assert (under_way.status_code, why(under_way)) == (409, "The whole log can be read after the game.")
        await play.to_the_end()
        first = (await ben.get(f"/api/rooms/{play.code}/log")).json()
        steps = [step for move in first["moves"] for step in move["steps"]]
        assert steps == [text(step) for step in play.room.steps]
        assert not any("?" in step for step in steps), "nothing of it is hidden any more"
        turns = [move["turn"] for move in first["moves"]]
        assert (turns, turns[0]) == (sorted(turns), 0)
        assert set(turns) == set(range(turns[-1] + 1))
        assert turns[-1] > 2, "every move says which turn it belongs to"
        assert (first["players"], first["me"], first["match"]) == (["Ann", "Ben"], 1, 1)
        assert first["proof"]["commitment"] == play.room.commitment
        assert all(fact["say"] for move in first["moves"] for fact in move["facts"])
        await again(play)
        later = (await ben.get(f"/api/rooms/{play.code}/log", params={"match": 1})).json()
        assert later == first, "a rematch changes nothing of it"
        assert (await ben.get(f"/api/rooms/{play.code}/log", params={"match": 3})).status_code == 409

    visit()


@in_a_hall()
async def test_games_of_an_earlier_release_are_found_in_their_logs(http_hall: HttpHall) -> None:
    ann, ben = await http_hall.guest("Ann"), await http_hall.guest("Ben")
    rematch = await StoredRoom.open(http_hall, ann, "4ascend", ben)
    await rematch.to_the_end()
    await again(rematch)
    closed = await StoredRoom.open(http_hall, ann, "heart-tiles", ben)
    await closed.to_the_end()
    await closed.put(commands.close(closed.room, closed.room.host))
    unfinished = await StoredRoom.open(http_hall, ann, "miners", ben)
    before = await mine(ann)
    assert len(before["games"]) == 2

    def as_it_was(database: sqlite3.Connection) -> None:
        database.execute("DELETE FROM finished")
        database.execute("INSERT INTO unlisted SELECT code FROM rooms WHERE started = 1")
        # A game that is no longer installed must not hide the others.
        more = "phase, listed, host, users, seats, free, turn, waits, opened, changed, started"
        room = f"INSERT INTO rooms (code, game, {more}) SELECT 'AAAAAA', 'chess', {more} FROM rooms LIMIT 1"
        database.execute(room)
        database.execute("INSERT INTO log VALUES ('AAAAAA', 1, 1, 'x', 'k', CAST(? AS BLOB))", (CHESS,))
        database.execute("INSERT INTO unlisted VALUES ('AAAAAA')")

    await http_hall.store._writer.do(as_it_was)
    assert (await mine(ann))["games"] == []
    await asyncio.wait_for(list_old_games(http_hall.store), 60)
    assert await mine(ann) == before
    assert await http_hall.store.unlisted_rooms() == ["AAAAAA"]
    assert unfinished.room.phase == "playing"
