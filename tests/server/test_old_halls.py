"""Halls of earlier releases open with this one: rooms stand as they were left, games go on, records and dice are read.

tests/fixtures has a folder for each release that somebody may upgrade from, made by tests/support/fixture_hall.py.
"""

from __future__ import annotations

import asyncio
import hashlib
import shutil
import sqlite3
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace

from tests.support.fixture_author import at, begin, enter, play, said_ok
from tests.support.fixture_hall import LIMITS
from tests.support.server_process import Message, Player, Server
from tilehall.core.record import Record, as_written, from_text
from tilehall.store.sqlite.store import SqliteStore
from tilehall.table.dice import verify
from tilehall.table.seat_names import bot_name

FIXTURES = Path(__file__).parents[1] / "fixtures"
HALLS = sorted(FIXTURES.glob("hall-*"))
RECORDS = sorted(FIXTURES.glob("hall-*/records/*.txt"))
DELETED = "Zoë"  # deleted her account after her games
GAMES = {"4ascend", "heart-tiles", "miners", "rummikub", "summon5"}


def named(path: Path) -> str:
    return str(path.relative_to(FIXTURES))


@pytest.fixture(params=HALLS, ids=named)
def told(request: pytest.FixtureRequest, tmp_path: Path) -> Message:
    """A copy of an old hall's database, and what its own release told of it."""
    folder: Path = request.param
    shutil.copy(folder / "hall.db", tmp_path / "hall.db")
    said: Message = msgspec.json.decode((folder / "hall.json").read_bytes())
    return said


def rooms(told: Message, *phases: str) -> dict[str, Message]:
    """The rooms in these phases by code; in all, where none is named."""
    found = {code: each for code, each in told.items() if code not in ("account", "people")}
    return {code: each for code, each in found.items() if not phases or each["phase"] in phases}


async def links(database: Path, told: Message) -> dict[str, str]:
    """For each guest a link that signs a new device in: the cookies they had are not kept, and would have run out."""
    store = SqliteStore(database)
    made: dict[str, str] = {}
    for name, user in told["people"].items():
        made[name] = f"a link for {user}"
        token = hashlib.sha256(made[name].encode()).digest()
        await store.add_link(token, user, time.time_ns() // 1_000_000 + 600_000)
    await store.close()
    return made


@asynccontextmanager
async def reopened(database: Path, told: Message) -> AsyncIterator[dict[str, Player]]:
    """The hall on this release, and the people it knows, signed in: by password who has one, else by a link."""
    tokens = await links(database, told)
    with closing(sqlite3.connect(database)) as connection, connection:
        # As if it had been left just now: rooms that never began are removed after a day, idle guests after sixty.
        connection.execute("UPDATE rooms SET changed = ?", (time.time_ns() // 1_000_000,))
        connection.execute("UPDATE users SET seen = ? WHERE deleted = 0", (time.time_ns() // 1_000_000,))
    server = Server(database, **LIMITS)
    try:
        people = {name: Player(server, name) for name in told["people"]}
        for name, player in people.items():
            if name == told["account"]["name"]:
                body = {"name": name, "password": told["account"]["password"]}
                answer = await player.http("POST", "/api/sign-in", body)
            else:
                answer = await player.http("POST", "/api/link", {"token": tokens[name]})
            assert answer.is_success, answer.text
            player.user = answer.json()["id"]
            assert (player.user, answer.json()["name"]) == (told["people"][name], name)
        yield people
        for player in people.values():
            await player.hang_up()
        status, logged = server.stop()
        assert status == 0, logged
        assert '"level":"error"' not in logged, logged
    finally:
        if server.process.poll() is None:
            server.kill()


def seated(room: Message, people: dict[str, Player]) -> list[Player]:
    """The people with a seat in a room whose place no bot has taken, in the order of their seats."""
    there = zip(room["players"], room["bots"], strict=True)
    return [people[name] for name, bot in there if name in people and not bot]


def assert_within(old: Any, new: Any, where: str = "") -> None:
    """All that was told then is told now; fields may have been added."""
    if isinstance(old, dict):
        assert isinstance(new, dict), where
        for key, value in old.items():
            assert key in new, f"{where}.{key}"
            assert_within(value, new[key], f"{where}.{key}")
    elif isinstance(old, list):
        assert isinstance(new, list), where
        assert len(old) == len(new), where
        for number, (one, other) in enumerate(zip(old, new, strict=True)):
            assert_within(one, other, f"{where}[{number}]")
    else:
        assert old == new, where


async def record_of(person: Player, code: str, match: int) -> Record:
    answer = await person.http("GET", f"/api/rooms/{code}/record?match={match}")
    assert answer.is_success, answer.text
    return from_text(answer.text)


def assert_fair(record: Record) -> None:
    assert record.outcome is not None
    assert record.dice is not None
    assert verify(record, record.dice) > 0


def test_there_is_a_hall_with_a_game_of_every_kind_in_every_phase() -> None:
    assert HALLS
    for hall in HALLS:
        told = msgspec.json.decode((hall / "hall.json").read_bytes())
        for phase in ("gathering", "playing", "over"):
            assert {each["game"] for each in rooms(told, phase).values()} == GAMES
        assert {each["game"] for each in rooms(told).values() if each["records"]} == GAMES


def called_now(room: Message, seat: int) -> str:
    """What somebody of an old hall is called now: bots, whose names are in no log, had the number of their seat."""
    name: str = room["players"][seat]
    if name != f"Bot {seat + 1}":
        return "Somebody" if name == DELETED else name
    level = room["bots"][seat]
    before = [
        name for at, name in enumerate(room["players"][:seat]) if room["bots"][at] == level and name == f"Bot {at + 1}"
    ]
    return bot_name(level, len(before))


@pytest.mark.parametrize("file", RECORDS, ids=named)
def test_an_old_record_is_read_and_its_dice_are_rolled_again(file: Path) -> None:
    source = file.read_text(encoding="utf-8")
    record = from_text(source)
    assert_fair(record)
    assert replace(as_written(source), outcome=record.outcome) == record


async def test_every_room_stands_as_it_was_left(told: Message, tmp_path: Path) -> None:
    async with reopened(tmp_path / "hall.db", told) as people:
        for code, room in rooms(told).items():
            present = seated(room, people) or [people["Ann"]]
            for person in present:
                await enter(person, code)
            news = present[0].news
            now = next(each for each in reversed(news) if each["news"] == "room")
            same = ("game", "phase", "seq", "options", "match", "muted", "listed", "watch", "host")
            assert {key: now[key] for key in same} == {key: room[key] for key in same}, room["about"]
            assert [chair["name"] for chair in now["chairs"]] == [
                called_now(room, seat) for seat in range(now["seats"])
            ]
            assert [chair["bot"] or chair["played_by"] for chair in now["chairs"]] == room["bots"]
            lines = [[line["name"], line["text"]] for each in news if each["news"] == "said" for line in each["lines"]]
            assert lines == room["talk"]
            for person in present:
                if view := room["views"].get(str(person.position and at(person)["me"])):
                    assert_within(view, at(person)["view"], f"{code} ({room['about']}) {person.name}")
                    assert at(person)["turn"] == room["turn"]
                    assert_within(room["outcome"], at(person)["outcome"], code)


async def test_games_in_play_go_on_to_their_end(told: Message, tmp_path: Path) -> None:
    rng = Random(7)
    async with reopened(tmp_path / "hall.db", told) as people:
        for code, room in rooms(told, "playing").items():
            present = seated(room, people)
            for person in present:
                await enter(person, code)
            away = [people[name] for name in room["players"] if name in people and people[name] not in present]
            if away:
                await play(rng, *present, turns=3, advised=False)
            for person in away:  # a bot played on for them until now
                await enter(person, code)
                assert at(person)["me"] == room["players"].index(person.name)
            present += away
            await play(rng, *present, advised=False)
            record = await record_of(present[0], code, room["match"])
            assert_fair(record)
            assert at(present[0])["outcome"]["reason"] == (record.outcome and record.outcome.reason)
            await said_ok(present[0], "again")


async def test_rooms_that_gather_begin(told: Message, tmp_path: Path) -> None:
    rng = Random(7)
    async with reopened(tmp_path / "hall.db", told) as people:
        for code, room in rooms(told, "gathering").items():
            present = seated(room, people)
            for person in present:
                await enter(person, code)
            now = next(each for each in reversed(present[0].news) if each["news"] == "room")
            host = next(each for each in present if each.user == room["host"])
            for seat, chair in enumerate(now["chairs"]):
                if not chair["name"]:
                    await said_ok(host, "bot", seat=seat, level="easy")
            ready = {chair["user"] for chair in now["chairs"] if chair["ready"]}
            await begin(*(each for each in present if each.user not in ready))
            for person in present:
                await person.until(lambda news: bool(news.get("position")))
            await play(rng, *present, turns=2, advised=False)


async def test_finished_games_are_read_from_the_old_database(told: Message, tmp_path: Path) -> None:
    async with reopened(tmp_path / "hall.db", told) as people:
        for code, room in rooms(told).items():
            for name in room["records"]:
                reader = (seated(room, people) or [people["Ann"]])[0]
                record = await record_of(reader, code, int(name.removesuffix(".txt").rpartition("-")[2]))
                assert_fair(record)
                written = next(file for file in RECORDS if file.name == name).read_text(encoding="utf-8")
                assert replace(record, players=()) == replace(from_text(written), players=())


async def test_finished_games_of_the_old_database_are_in_everyones_list(told: Message, tmp_path: Path) -> None:
    async with reopened(tmp_path / "hall.db", told) as people:
        for name, person in people.items():
            # Who sits changes from game to game, but in these rooms the same people play on.
            theirs = {code: room for code, room in rooms(told).items() if name in room["players"]}
            expected = {(code, match + 1) for code, room in theirs.items() for match in range(len(room["records"]))}
            async with asyncio.timeout(60):
                while len(listed := await my_games(person)) < len(expected):
                    await asyncio.sleep(0.1)  # the server lists them one after another once it is open
            assert listed == expected


async def my_games(person: Player) -> set[tuple[str, int]]:
    answer = await person.http("GET", "/api/me/games")
    assert answer.is_success, answer.text
    return {(each["code"], each["match"]) for each in answer.json()["games"]}


async def test_who_may_not_watch_or_talk_still_may_not(told: Message, tmp_path: Path) -> None:
    async with reopened(tmp_path / "hall.db", told) as people:
        hidden = [code for code, room in rooms(told, "playing").items() if not room["watch"]]
        muted = [(code, user) for code, room in rooms(told).items() for user in room["muted"]]
        assert hidden
        assert muted
        for code in hidden:
            for stranger in (each for each in people.values() if each.name not in told[code]["players"]):
                await stranger.connect()
                assert (await stranger.enter(code))["news"] == "refused"
                await stranger.hang_up()
                stranger.connection = None
        for code, user in muted:
            person = next(each for each in people.values() if each.user == user)
            await enter(person, code)
            assert (await person.ask("talk", text="Hello?"))["news"] == "refused"


async def test_the_recovery_code_of_an_old_account_works(told: Message, tmp_path: Path) -> None:
    async with reopened(tmp_path / "hall.db", told) as people:
        account = told["account"]
        device = Player(people[account["name"]].server, account["name"])
        body = {"name": account["name"], "code": account["recovery"], "password": "a new password of mine"}
        answer = await device.http("POST", "/api/recover", body)
        assert answer.is_success, answer.text
        assert answer.json()["id"] == told["people"][account["name"]]
