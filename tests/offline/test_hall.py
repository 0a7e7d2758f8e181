"""The hall of a device: what survives, what is refused, and what nobody else may see."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec
import pytest

from tests.support.alike_games import PlayedGame, alike, random_game
from tests.support.device import Device, MemoryStorage
from tests.support.recorded_server import NAMES, as_sent
from tests.support.scripted_room import CODE, SEED
from tilehall.core.game import Resign, Watcher
from tilehall.core.record import from_text
from tilehall.core.registry import find, games
from tilehall.core.review import whole_turns
from tilehall.messages import wire
from tilehall.offline.bots import DeviceBots
from tilehall.offline.hall import NEWER
from tilehall.offline.storage import UNWRITTEN, DeviceStore
from tilehall.table.dice import verify

STOPS = range(1, 16)  # rows after which the device is killed: while the room is set up, and in the middle of a game


async def play(device: Device, game: PlayedGame, room: str) -> None:
    """Play a game to its end, from where the room is. Every line has entered."""
    for turn in game.turns:
        if len(device.table(room).room.steps) >= turn.until:
            continue
        key, line = f"turn-{turn.until:06}", turn.seat
        if isinstance(turn.sent[0], Resign):
            await device.ask(line, wire.GiveUp, key=key)
        else:
            after = device.table(room).room.moved
            await device.ask(line, wire.Try, steps=as_sent(turn.sent[:-1]), after=after)
            await device.ask(line, wire.Submit, steps=as_sent(turn.sent), after=after, key=key)


async def sit_down(device: Device, game: PlayedGame, room: str) -> None:
    for line in range(game.seats):
        await device.enter(line, f"person-{line + 1}", room)


def long_game(name: str, number: int = 1) -> PlayedGame:
    """Return a random game of some turns."""
    found = (random_game(find(name), number, Random(f"{name} {seed}")) for seed in range(50))
    return next(game for game in found if len(game.turns) > 6)


@pytest.mark.parametrize("name", games())
def test_a_game_goes_on_after_the_device_was_killed_at_any_row(name: str) -> None:
    game = long_game(name)

    async def killed_after(rows: int) -> MemoryStorage:
        storage = MemoryStorage()
        storage.appends_left = rows
        device = Device(storage, game.steps)

        async def until_killed() -> None:
            room = await device.open(name, *NAMES[: game.seats], **msgspec.to_builtins(game.options))
            await sit_down(device, game, room)
            await play(device, game, room)

        playing = asyncio.ensure_future(until_killed())
        await asyncio.wait((playing, asyncio.ensure_future(storage.killed.wait())), return_when="FIRST_COMPLETED")
        playing.cancel()
        return MemoryStorage(storage)

    async def go_on(rows: int) -> None:
        device = Device(await killed_after(rows), game.steps)
        await sit_down(device, game, CODE)
        await play(device, game, CODE)
        assert device.table(CODE).room.steps == game.steps

    for rows in STOPS:
        asyncio.run(go_on(rows))


@pytest.mark.parametrize("name", [name for name in games() if name != "4ascend"])
def test_a_line_is_sent_only_what_its_seat_may_see(name: str) -> None:
    """Check law 5 for pass and play: games that look alike to a seat are told to its line with the same bytes."""

    async def heard(game: PlayedGame, watcher: Watcher) -> list[bytes]:
        device = Device(MemoryStorage(), game.steps)
        room = await device.open(name, *NAMES[: game.seats], **msgspec.to_builtins(game.options))
        await sit_down(device, game, room)
        line = game.seats if watcher is None else watcher
        if watcher is None:
            await device.enter(line, "person-9", room)
        await play(device, game, room)
        user = f"person-{line + 1}"
        pages = [
            await device.worker.request(user, "GET", f"/api/{page}")
            for page in ("me/tables", f"rooms/{room}", f"rooms/{room}/record", f"rooms/{room}/review", "me/games")
        ]
        await device.ask(line, wire.Look, at=1)
        return [*device.sent[line], *map(str.encode, pages)]

    differing = 0
    for number in range(3):
        game = random_game(find(name), number, Random(f"{name}/{number}"))
        for watcher in (None, *range(game.seats)):
            other = alike(game, watcher, Random(f"{name}/{number}/{watcher}"), 12)
            if other is not None:
                differing += other.steps != game.steps
                ours, theirs = asyncio.run(heard(game, watcher)), asyncio.run(heard(other, watcher))
                assert ours == theirs
                assert not [message for message in ours if SEED.hex().encode() in message]
    assert differing


async def turn_of_ada(table: Any) -> None:
    """Wait until the person on the first seat is to act, or the game is over."""
    for _ in range(100_000):
        if table.room.actor == 0 or table.room.phase == "over":
            return
        await asyncio.sleep(0)
    raise AssertionError("the bot does not move")


async def default_turn(device: Device, table: Any, **fields: Any) -> dict[str, Any]:
    steps = as_sent(table.room.game.default_turn(table.room.state))
    return await device.ask(1, wire.Submit, steps=steps, after=table.room.moved, **fields)


@pytest.mark.parametrize("name", games())
def test_a_turn_is_taken_back_and_the_turn_of_a_hint_is_played(name: str) -> None:
    async def run() -> None:
        device = Device(MemoryStorage())
        room = await device.open(name, "Ada", "first")
        await device.enter(1, "person-1", room)
        table = device.table(room)
        await turn_of_ada(table)
        before = table.room.state
        assert (await default_turn(device, table, key="turn-0001"))["news"] == "ok"
        await turn_of_ada(table)
        back = await device.ask(1, wire.TakeBack, after=table.room.moved, key="back-0001")
        assert back["news"] == "ok", back
        assert table.room.state == before
        hinted = await device.ask(1, wire.Hint, after=table.room.moved)
        assert hinted["news"] == "hinted", hinted
        assert hinted["why"].endswith(".")
        steps = [msgspec.Raw(msgspec.json.encode(step)) for step in hinted["steps"]]
        played = await device.ask(1, wire.Submit, steps=steps, after=table.room.moved, key="turn-0002")
        assert played["news"] == "ok", played
        table.stop()

    asyncio.run(run())


async def test_the_record_of_a_shared_game_shows_no_hand_before_its_end() -> None:
    device = Device(MemoryStorage())

    async def records(*players: str) -> list[str]:
        room = await device.open("rummikub", *players)
        users = ("onlooker", *(f"person-{number}" for number in range(1, len(players) + 1)))
        paths = [(user, f"/api/rooms/{room}/record?form={form}") for form in ("text", "json") for user in users]
        return [str(await device.request("GET", path, user=user)) for user, path in paths]

    shared = await records("Ann", "Ben", "Cy")
    assert len(set(shared)) == 2, "everyone sees what an onlooker sees"
    onlooker, mine, *_ = await records("Ann", "easy")
    assert onlooker != mine


def test_every_line_and_request_is_answered_in_its_language() -> None:
    async def run(device: Device, room: str) -> None:
        device.worker.connect(1, "person-2", "en-XA")
        await device.ask(1, wire.Enter, room=room, changes=wire.CHANGES)
        device.sent.clear()
        await first_move(device, room)
        english, accented = (facts(device.taken(line)) for line in (0, 1))
        assert english == ["Ada places a stone on 0,0."]
        assert [each[0] for each in accented] == ["["]  # English in disguise
        assert (await device.ask(1, wire.Hint, after=1))["why"].startswith("[")
        _, names = await device.request("GET", "/api/offline/names", language="en-XA")
        assert names[:3] == ["Ada", "Ben", "[Þļåýéŕ 3 öñé]"]
        (theme, *_) = (await device.request("GET", "/api/puzzles/miners", language="en-XA"))[1]["themes"]
        assert theme["title"].startswith("[")
        assert (await device.request("GET", f"/api/puzzles/miners/next?theme={theme['theme']}"))[0] == 200
        for path in ("games", "lessons", "puzzles", "puzzles/miners/daily", f"rooms/{room}/log"):
            plain, disguised, unknown = [
                await device.request("GET", f"/api/{path}", language=language) for language in ("en", "en-XA", "pt-BR")
            ]
            assert plain == unknown != disguised, path

    in_a_room(run)()


def facts(messages: list[bytes]) -> list[str]:
    """Return the sentences of the moves that a line was told."""
    told = [msgspec.json.decode(message) for message in messages]
    return [fact["say"] for news in told if news["news"] == "changed" for fact in news["move"]["facts"]]


@pytest.mark.parametrize("name", games())
def test_a_person_plays_a_bot_to_the_end_and_the_dice_can_be_verified(name: str) -> None:
    async def whole_game() -> None:
        device = Device(MemoryStorage())
        room = await device.open(name, "Ada", "easy")
        await device.enter(1, "person-1", room)
        table = device.table(room)
        for number in range(3):
            await turn_of_ada(table)
            if table.room.phase == "over":
                break
            answer = await default_turn(device, table, key=f"turn-{number:04}")
            assert answer["news"] == "ok", answer
        if table.room.phase == "playing":
            await device.ask(1, wire.GiveUp, key="resigned")
        assert table.room.phase == "over"
        status, written = await device.request("GET", f"/api/rooms/{room}/record")
        record = from_text(written)
        assert status == 200
        assert record.dice is not None
        assert verify(record, record.dice) > 0
        status, listed = await device.request("GET", "/api/me/games")
        assert [each["code"] for each in listed["games"]] == [room]
        assert (await device.request("GET", f"/api/rooms/{room}/review"))[0] == 200
        await device.ask(1, wire.Rematch)
        assert (table.room.phase, table.room.match) == ("playing", 2)
        table.stop()

    asyncio.run(whole_game())


def test_a_finished_game_is_analysed_once_and_goes_on_from_any_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    async def run() -> None:
        device = Device(MemoryStorage())
        room = await device.open("rummikub", "Ada", "first")
        await device.enter(1, "person-1", room)
        table = device.table(room)
        for number in range(2):
            await turn_of_ada(table)
            assert (await default_turn(device, table, key=f"turn-{number:04}"))["news"] == "ok"
        await turn_of_ada(table)
        await device.ask(1, wire.GiveUp, key="resigned")
        review = f"/api/rooms/{room}/review"
        turns = (await device.request("GET", review))[1]["turns"]
        assert {turn["seat"] for turn in turns} == {0, 1}
        analysed = await device.request("GET", f"{review}/1/analysis")
        assert analysed[1]["turn"]["considered"]["sentences"]

        monkeypatch.setattr(DeviceBots, "study", None)  # what has been analysed needs no bot
        again = Device(MemoryStorage(device.storage))
        assert await again.request("GET", f"{review}/1/analysis") == analysed
        record = table.room.record()
        for turn in whole_turns(record)[:3]:
            status, opened = await again.request("POST", f"{review}/{turn.number}/play")
            goes_on = again.table(opened["code"]).room
            assert (status, goes_on.actor, goes_on.chairs[turn.seat].user) == (201, turn.seat, "person-1")
            assert goes_on.steps == record.steps[: turn.parts[0].at]

    asyncio.run(run())


def in_a_room(test: Any) -> Any:
    """Run an asynchronous test with a device on which two people play 4ascend."""

    def run() -> None:
        async def begun() -> None:
            device = Device(MemoryStorage())
            room = await device.open("4ascend", "Ada", "Ben")
            for line in (0, 1):
                await device.enter(line, f"person-{line + 1}", room)
            await test(device, room)

        asyncio.run(begun())

    return run


async def first_move(device: Device, room: str, key: str = "first-move") -> dict[str, Any]:
    table = device.table(room)
    step = next(iter(table.room.game.legal(table.room.state)))
    return await device.ask(table.room.actor, wire.Submit, steps=as_sent((step,)), after=table.room.moved, key=key)


def test_a_full_storage_refuses_a_move_and_changes_nothing() -> None:
    async def run(device: Device, room: str) -> None:
        device.storage.is_full = True
        before, told = device.table(room).room, len(device.sent[1])
        answer = await first_move(device, room)
        assert (answer["news"], answer["why"]) == ("refused", str(UNWRITTEN))
        assert device.table(room).room is before
        device.storage.is_full = False
        assert (await first_move(device, room))["news"] == "ok"
        assert told <= len(device.sent[1])

    in_a_room(run)()


def test_a_move_whose_confirmation_was_lost_counts_once() -> None:
    async def run(device: Device, room: str) -> None:
        device.storage.loses_confirmation = True
        first = await first_move(device, room)
        device.storage.loses_confirmation = False
        rows = len(device.storage.logs[room])
        assert first["news"] == "ok"
        table = device.table(room)
        step = next(iter(table.room.game.legal(table.room.state)))
        seat = 1 - table.room.actor
        again = await device.ask(seat, wire.Submit, steps=as_sent((step,)), after=1, key="first-move")
        assert (again["news"], again["seq"]) == ("ok", first["seq"])
        assert len(device.storage.logs[room]) == rows

    in_a_room(run)()


@pytest.mark.parametrize("path", ["games", "lessons", "puzzles"])
async def test_a_room_is_opened_while_games_are_still_loaded_for_a_list(path: str) -> None:
    device, answered = Device(MemoryStorage()), list[str]()

    async def ask_for(path: str) -> None:
        await device.request("GET", f"/api/{path}")
        answered.append(path)

    async def open_room() -> None:
        await device.open("4ascend", "Ann", "easy")
        answered.append("room")

    await asyncio.gather(ask_for(path), open_room())
    assert answered == ["room", path]


def test_junk_is_refused_with_a_sentence() -> None:
    async def run(device: Device, room: str) -> None:
        device.worker.receive(7, "a closed line")
        device.taken(0)
        for junk in ("", "{", "[]", '{"ask":"peek","id":3}', '{"ask":"enter","id":4}', "[" * 5000, "\ud800"):
            device.worker.receive(0, junk)
            (refusal,) = [msgspec.json.decode(each) for each in device.taken(0)]
            assert refusal["news"] == "refused"
            assert refusal["why"].endswith(".")
        for method, path, body, status in (
            ("GET", "/api/nothing", None, 404),
            ("GET", "/etc/passwd", None, 404),
            ("GET", "", None, 404),
            ("PUT", "/api/games", None, 404),
            ("GET", "/api/rooms/NOROOM", None, 404),
            ("GET", f"/api/rooms/{room}/review", None, 409),
            ("GET", f"/api/rooms/{room}/review/x", None, 409),
            ("GET", f"/api/rooms/{room}/record?match=9", None, 409),
            ("GET", "/api/lessons/chess", None, 404),
            ("POST", "/api/lessons/miners/nothing", None, 404),
            ("GET", "/api/puzzles/miners/nothing", None, 404),
            ("POST", "/api/offline/rooms", "junk", 422),
            ("POST", "/api/offline/rooms", {"game": "chess", "players": [{"name": "A"}]}, 422),
            ("POST", "/api/offline/rooms", {"game": "4ascend", "players": []}, 422),
            ("POST", "/api/offline/rooms", {"game": "4ascend", "players": [{"bot": "easy"}, {"bot": "easy"}]}, 409),
            ("POST", "/api/offline/rooms", {"game": "4ascend", "players": [{"name": "A"}, {"name": "A"}]}, 409),
            ("POST", "/api/offline/rooms", {"game": "4ascend", "players": [{"name": "A"}, {"bot": "oracle"}]}, 409),
            ("POST", "/api/offline/rooms", {"game": "4ascend", "players": [{"name": "A"}, {}]}, 422),
            ("POST", "/api/offline/rooms", {"game": "4ascend", "players": [{"name": " "}, {"name": "B"}]}, 409),
            (
                "POST",
                "/api/offline/rooms",
                {"game": "4ascend", "players": [{"name": "A"}, {"name": "B"}], "clock": {"turn": 30}},
                409,
            ),
        ):
            found, answer = await device.request(method, path, body)
            assert (found, answer["why"][-1]) == (status, "."), (method, path, body, answer)
        assert (await device.request("GET", "/api/me", user="admin"))[0] == 403
        assert list(device.storage.logs) == [room]

    in_a_room(run)()


def test_a_room_of_a_newer_release_is_refused_and_kept() -> None:
    async def run(device: Device, room: str) -> None:
        row = {"seq": len(device.storage.logs[room]) + 1, "at": 0, "by": "", "key": "x", "entry": {"is": "teleported"}}
        device.storage.logs[room].append(msgspec.json.encode(row).decode())
        newer = Device(MemoryStorage(device.storage))
        newer.worker.connect(0, "person-1")
        refusal = await newer.ask(0, wire.Enter, room=room)
        assert refusal["why"] == str(NEWER)
        assert await newer.request("GET", "/api/me/tables") == (200, [])
        assert newer.storage.logs == device.storage.logs
        assert (await newer.request("DELETE", f"/api/offline/rooms/{room}"))[0] == 200
        assert not newer.storage.logs

    in_a_room(run)()


def test_lessons_and_puzzles_keep_what_was_done() -> None:
    async def run(device: Device, room: str) -> None:
        _, lists = await device.request("GET", "/api/lessons")
        game, lesson = lists[0]["game"], lists[0]["lessons"][0]["id"]
        _, solution = await device.request("GET", f"/api/lessons/{game}/{lesson}/solution")
        _, answer = await device.request("POST", f"/api/lessons/{game}/{lesson}", {"turns": solution["turns"]})
        assert answer["stands"] == "done"
        _, daily = await device.request("GET", "/api/puzzles/miners/daily")
        await device.request("POST", f"/api/puzzles/miners/{daily['id']}/solution")
        again = Device(MemoryStorage(device.storage))
        _, listed = await again.request("GET", f"/api/lessons/{game}")
        assert [each["done"] for each in listed["lessons"]][:2] == [True, False]
        assert (await again.request("GET", f"/api/puzzles/miners/{daily['id']}"))[1]["mine"] == "shown"

    in_a_room(run)()


async def test_finished_games_are_listed_with_an_id_that_stays() -> None:
    storage = MemoryStorage()
    device = Device(storage)
    room = await device.open("4ascend", "Ann", "easy")
    await device.enter(0, "person-1", room)
    assert await device.request("GET", "/api/offline/games") == (200, [])
    await device.ask(0, wire.GiveUp, key="resigned")
    (noted,) = msgspec.json.decode(storage.values["finished"])
    (listed,) = (await device.request("GET", "/api/offline/games"))[1]
    assert listed["id"] == noted, "the page knows it without starting the hall"
    assert (listed["players"][0], listed["bots"]) == ("Ann", ["", "easy"])
    kept = from_text(listed["record"])
    assert (kept.steps, kept.dice) == (tuple(device.table(room).room.steps), None)
    again = Device(MemoryStorage(storage))
    assert (await again.request("GET", "/api/offline/games"))[1] == [listed]
    assert (await again.request("DELETE", f"/api/offline/rooms/{room}"))[0] == 200
    assert await again.request("GET", "/api/offline/games") == (200, [])
    assert again.storage.values["finished"] == "[]"


async def test_a_game_that_ends_in_another_tab_while_games_are_listed_stays_noted() -> None:
    class Shared(MemoryStorage):
        async def rows(self, room: str) -> Sequence[str]:
            await DeviceStore(self).add_finished("theirs")
            return await super().rows(room)

    storage = Shared()
    device = Device(storage)
    room = await device.open("4ascend", "Ann", "Ben")
    await device.enter(0, "person-1", room)
    await device.ask(0, wire.GiveUp, key="resigned")
    (mine,) = msgspec.json.decode(storage.values["finished"])
    again = Device(storage)
    assert [each["id"] for each in (await again.request("GET", "/api/offline/games"))[1]] == [mine]
    assert msgspec.json.decode(storage.values["finished"]) == [mine, "theirs"]


async def test_a_game_ends_also_if_its_end_cannot_be_noted() -> None:
    class Forgetful(MemoryStorage):
        async def write(self, key: str, value: str) -> None:
            if key == "finished":
                raise OSError("QuotaExceededError")
            await super().write(key, value)

    device = Device(Forgetful())
    room = await device.open("4ascend", "Ann", "Ben")
    await device.enter(0, "person-1", room)
    answer = await device.ask(0, wire.GiveUp, key="resigned")
    assert answer["news"] == "ok"
    assert device.table(room).room.phase == "over"


def test_a_saved_record_is_opened_on_another_device_and_a_changed_one_is_refused() -> None:
    game = long_game("rummikub")

    async def run() -> None:
        device = Device(MemoryStorage(), game.steps)
        room = await device.open(game.rules.name, *NAMES[: game.seats], **msgspec.to_builtins(game.options))
        await sit_down(device, game, room)
        await play(device, game, room)
        for line in range(game.seats):
            if device.table(room).room.outcome is None:
                await device.ask(line, wire.GiveUp, key=f"the-end-{line:06}")
        _, saved = await device.request("GET", f"/api/rooms/{room}/record")

        other = Device(MemoryStorage())
        status, opened = await other.request("POST", "/api/offline/records", {"text": saved})
        assert status == 200, opened
        _, again = await other.request("GET", f"/api/rooms/{opened['room']}/record")
        assert from_text(again).steps == from_text(saved).steps
        assert (await other.request("GET", f"/api/rooms/{opened['room']}/review"))[0] == 200
        assert (await other.request("GET", "/api/offline/games"))[1] == []  # it was not played on this device

        status, _ = await other.request("POST", "/api/offline/records", {"text": saved[: len(saved) // 2]})
        assert status == 422

    asyncio.run(run())
