"""Tests that this release opens halls of earlier releases: rooms are unchanged, games go on, records can be read.

tests/fixtures has a folder for each release from which an upgrade is supported, made by tests/support/fixture_hall.py.
Each hall is opened once from its SQLite file and once from its PostgreSQL dump, and the order of the tests matters:
first those that only read, then those that play on, and last the one that signs users out.
"""

from __future__ import annotations

import asyncio
import hashlib
import shutil
import sqlite3
import subprocess
import time
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from random import Random
from typing import Any

import asyncpg
import msgspec
import pytest
from msgspec.structs import replace

from tests.support.fixture_author import at, begin, enter, play, said_ok
from tests.support.fixture_hall import LIMITS
from tests.support.fixture_moderation import did, got
from tests.support.postgres_server import new_database, wheel_program
from tests.support.server_process import Message, Player, Server
from tilehall.core.record import Record, as_written, from_text
from tilehall.store.opening import open_store
from tilehall.table.dice import verify
from tilehall.table.seat_names import bot_name

pytestmark = pytest.mark.long

FIXTURES = Path(__file__).parents[1] / "fixtures"
HALLS = sorted(FIXTURES.glob("hall-*"))
DATABASES = sorted([*FIXTURES.glob("hall-*/hall.db"), *FIXTURES.glob("hall-*/hall.dump")])
RECORDS = sorted(FIXTURES.glob("hall-*/records/*.txt"))
DELETED = "Zoë"  # deleted her account after her games
GAMES = {"4ascend", "heart-tiles", "miners", "rummikub", "summon5"}


def named(path: Path) -> str:
    return str(path.relative_to(FIXTURES))


class OldHall:
    """This release's server over an earlier release's database, what that release said about it, and its users."""

    def __init__(self, server: Server, told: Message, links: dict[str, str]) -> None:
        self.server = server
        self.told = told
        self.links = links
        self.cookies: dict[str, dict[str, str]] = {}

    async def sign_in(self) -> None:
        """Sign in every user of the hall: by password if they have one, otherwise by a link."""
        account = self.told["account"]
        for name, user in self.told["people"].items():
            player = Player(self.server, name)
            if name == account["name"]:
                body = {"name": name, "password": account["password"]}
                answer = await player.http("POST", "/api/sign-in", body)
            else:
                answer = await player.http("POST", "/api/link", {"token": self.links[name]})
            assert answer.is_success, answer.text
            assert (answer.json()["id"], answer.json()["name"]) == (user, name)
            self.cookies[name] = player.cookies

    @asynccontextmanager
    async def people(self) -> AsyncIterator[dict[str, Player]]:
        """Yield the users of the hall by name, for one test."""
        people = {name: Player(self.server, name) for name in self.told["people"]}
        for name, player in people.items():
            player.cookies, player.user = self.cookies[name], self.told["people"][name]
        try:
            yield people
        finally:
            for player in people.values():
                await player.hang_up()


@pytest.fixture(scope="module", params=DATABASES, ids=named)
def hall(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[OldHall]:
    """Yield a copy of an old hall's database, opened by this release."""
    file: Path = request.param
    told: Message = msgspec.json.decode((file.parent / "hall.json").read_bytes())
    with copied(file, tmp_path_factory.mktemp("hall")) as database:
        links = asyncio.run(prepare(database, told))
        server = Server(database, **LIMITS, admins=told["account"]["name"])
        try:
            found = OldHall(server, told, links)
            asyncio.run(found.sign_in())
            yield found
            status, logged = server.stop()
            assert status == 0, logged
            assert '"level":"error"' not in logged, logged
        finally:
            if server.process.poll() is None:
                server.kill()


@contextmanager
def copied(file: Path, folder: Path) -> Iterator[str]:
    """Make a database from a fixture: a file, or a PostgreSQL database restored as docs/how-to/back-up.md describes."""
    if file.suffix == ".db":
        yield str(shutil.copy(file, folder / file.name))
        return
    with new_database() as url:
        words = [str(wheel_program("pg_restore")), "--no-owner", f"--dbname={url}", str(file)]
        subprocess.run(words, check=True, timeout=60)
        yield url


def looked_after(told: Message) -> Message:
    """Return what admins did in a hall; empty if the release had no admins."""
    moderation: Message = told.get("moderation", {"audit": [], "reports": [], "settled": [], "banned": {}, "reset": {}})
    return moderation


async def prepare(database: str, told: Message) -> dict[str, str]:
    """Make a copied hall usable, and return a sign-in link per user, because their cookies are not kept.

    Rooms and users get the current time: rooms that never began would be removed after a day, idle guests after sixty.
    """
    now = time.time_ns() // 1_000_000
    store = await open_store(database)
    people = dict(told["people"])
    if banned := looked_after(told)["banned"]:
        people[banned["name"]] = banned["id"]
    links = {name: f"a link for {user}" for name, user in people.items()}
    for name, user in people.items():
        await store.add_link(hashlib.sha256(links[name].encode()).digest(), user, now + 600_000)
    await store.close()
    statements = (f"UPDATE rooms SET changed = {now}", f"UPDATE users SET seen = {now} WHERE NOT deleted")
    if database.startswith("postgresql://"):
        connection = await asyncpg.connect(database, server_settings={"search_path": "tilehall"})
        for statement in statements:
            await connection.execute(statement)
        await connection.close()
    else:
        with closing(sqlite3.connect(database)) as file, file:
            for statement in statements:
                file.execute(statement)
    return links


def rooms(told: Message, *phases: str) -> dict[str, Message]:
    """Return the rooms in these phases by code; all rooms if no phase is given."""
    found = {code: each for code, each in told.items() if "phase" in each}
    return {code: each for code, each in found.items() if not phases or each["phase"] in phases}


def seated(room: Message, people: dict[str, Player]) -> list[Player]:
    """Return the players of a room whom no bot has replaced, in the order of their seats."""
    there = zip(room["players"], room["bots"], strict=True)
    return [people[name] for name, bot in there if name in people and not bot]


def assert_within(old: Any, new: Any, where: str = "") -> None:
    """Assert that the new value contains the old one; fields may have been added."""
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
    """Return the current name of a player in an old hall: bots, whose names were not logged, had their seat numbers."""
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


async def test_every_room_is_as_it_was_left(hall: OldHall) -> None:
    async with hall.people() as people:
        for code, room in rooms(hall.told).items():
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


async def test_finished_games_are_read_from_the_old_database(hall: OldHall) -> None:
    async with hall.people() as people:
        for code, room in rooms(hall.told).items():
            for name in room["records"]:
                reader = (seated(room, people) or [people["Ann"]])[0]
                record = await record_of(reader, code, int(name.removesuffix(".txt").rpartition("-")[2]))
                assert_fair(record)
                written = next(file for file in RECORDS if file.name == name).read_text(encoding="utf-8")
                assert replace(record, players=()) == replace(from_text(written), players=())


async def test_finished_games_of_the_old_database_are_in_everyones_list(hall: OldHall) -> None:
    async with hall.people() as people:
        for name, person in people.items():
            # Seats change from game to game, but the same players stay in these rooms.
            theirs = {code: room for code, room in rooms(hall.told).items() if name in room["players"]}
            expected = {(code, match + 1) for code, room in theirs.items() for match in range(len(room["records"]))}
            async with asyncio.timeout(60):
                while len(listed := await my_games(person)) < len(expected):
                    await asyncio.sleep(0.1)  # after it starts, the server lists them one after another
            assert listed == expected


async def my_games(person: Player) -> set[tuple[str, int]]:
    answer = await person.http("GET", "/api/me/games")
    assert answer.is_success, answer.text
    return {(each["code"], each["match"]) for each in answer.json()["games"]}


async def test_who_may_not_watch_or_talk_still_may_not(hall: OldHall) -> None:
    async with hall.people() as people:
        hidden = [code for code, room in rooms(hall.told, "playing").items() if not room["watch"]]
        known = set(hall.told["people"].values())  # except the banned user
        muted = [(code, user) for code, room in rooms(hall.told).items() for user in room["muted"] if user in known]
        assert hidden
        assert muted
        for code in hidden:
            for stranger in (each for each in people.values() if each.name not in hall.told[code]["players"]):
                await stranger.connect()
                assert (await stranger.enter(code))["news"] == "refused"
                await stranger.hang_up()
                stranger.connection = None
        for code, user in muted:
            person = next(each for each in people.values() if each.user == user)
            await enter(person, code)
            assert (await person.ask("talk", text="Hello?"))["news"] == "refused"


async def test_what_an_admin_did_and_what_was_reported_is_there(hall: OldHall) -> None:
    expected = looked_after(hall.told)
    async with hall.people() as people:
        admin = people[hall.told["account"]["name"]]
        assert_within(expected["audit"], await got(admin, "/api/admin/audit"))
        assert_within(expected["reports"], await got(admin, "/api/admin/reports"))
        assert_within(expected["settled"], await got(admin, "/api/admin/reports?settled=true"))


async def test_a_banned_user_stays_out_until_the_ban_is_lifted(hall: OldHall) -> None:
    if banned := looked_after(hall.told)["banned"]:
        async with hall.people() as people:
            device = Player(hall.server, banned["name"])
            refused = await device.http("POST", "/api/link", {"token": hall.links[banned["name"]]})
            assert refused.status_code == 403
            assert banned["reason"] in refused.json()["why"]
            admin = people[hall.told["account"]["name"]]
            await did(admin, f"/api/admin/people/{banned['id']}/unban")
            (person,) = await got(admin, f"/api/admin/people?called={banned['id']}")
            assert (person["name"], person["banned"]) == (banned["name"], False)


async def test_shared_reviews_open_for_anyone(hall: OldHall) -> None:
    stranger = Player(hall.server, "nobody")
    for token, told in hall.told.get("shared", {}).items():
        review = await got(stranger, f"/api/shared/{token}")
        assert review["players"] == ["Somebody" if name == DELETED else name for name in told["players"]]
        for key in ("game", "options", "outcome"):
            assert_within(told[key], review[key], key)
        assert [turn["steps"] for turn in told["turns"]] == [turn["steps"] for turn in review["turns"][:2]]


async def test_games_in_play_go_on_to_their_end(hall: OldHall) -> None:
    rng = Random(7)
    async with hall.people() as people:
        for code, room in rooms(hall.told, "playing").items():
            present = seated(room, people)
            for person in present:
                await enter(person, code)
            away = [people[name] for name in room["players"] if name in people and people[name] not in present]
            if away:
                await play(rng, *present, turns=3, advised=False)
            for person in away:  # a bot has played for them so far
                await enter(person, code)
                assert at(person)["me"] == room["players"].index(person.name)
            present += away
            await play(rng, *present, advised=False)
            record = await record_of(present[0], code, room["match"])
            assert_fair(record)
            assert at(present[0])["outcome"]["reason"] == (record.outcome and record.outcome.reason)
            await said_ok(present[0], "again")


async def test_rooms_that_gather_begin(hall: OldHall) -> None:
    rng = Random(7)
    async with hall.people() as people:
        for code, room in rooms(hall.told, "gathering").items():
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


async def test_the_recovery_code_of_an_old_account_works(hall: OldHall) -> None:
    async with hall.people() as people:
        account = hall.told["account"]
        device = Player(people[account["name"]].server, account["name"])
        body = {"name": account["name"], "code": account["recovery"], "password": "a new password of mine"}
        answer = await device.http("POST", "/api/recover", body)
        assert answer.is_success, answer.text
        assert answer.json()["id"] == hall.told["people"][account["name"]]
        if reset := looked_after(hall.told)["reset"]:
            body = {"name": reset["name"], "code": reset["recovery"], "password": "a new password of hers"}
            assert (await did(Player(hall.server, reset["name"]), "/api/recover", body))["id"] == reset["id"]
