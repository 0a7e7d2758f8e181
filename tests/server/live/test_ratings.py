"""Tests of rated tables: who plays rated, how games change ratings, and recovery after a crash."""

from __future__ import annotations

import asyncio
from collections import Counter
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from msgspec.structs import replace
from typer.testing import CliRunner

from tests.support.in_process_hall import InProcessHall, Listener, chosen, opened_hall
from tests.support.staged_rooms import any_turn
from tilehall.cli import app
from tilehall.core.game import Illegal
from tilehall.core.play import begin as begin_game
from tilehall.core.registry import games
from tilehall.messages import wire
from tilehall.server.live.table import LiveTable
from tilehall.store.sqlite.store import SqliteStore
from tilehall.table import commands
from tilehall.table.room import MIN_RATED_TURNS, Room, turns_of
from tilehall.table.room_settings import RoomSettings


async def members(here: InProcessHall, count: int) -> list[Listener]:
    """Return listeners with accounts."""
    people = await here.listeners(count)
    for number, each in enumerate(people):
        user = await here.store.user(each.user)
        assert user is not None
        await here.store.change_user(replace(user, login=f"member {number}", password="x", recovery="y"))
    return people


async def table_for(
    here: InProcessHall, people: list[Listener], level: str = "", game: str = "4ascend", **changes: Any
) -> LiveTable:
    """Return a room with these players and, if a level is given, a bot, before anyone is ready."""
    settings: RoomSettings[msgspec.Raw] = replace(chosen(len(people) + bool(level)), rated=True)
    code = await here.app.rooms.open(people[0].user, game, replace(settings, **changes))
    table = await here.hall.table(code)
    assert table is not None
    for each in people:
        await table.enter(each, 0)
        await table.ask(each.user, wire.Sit(id=1))
    if level:
        await table.ask(people[0].user, wire.SeatBot(id=1, seat=len(people), level=level))
    return table


async def begin(table: LiveTable, people: list[Listener]) -> None:
    for each in people:
        await table.ask(each.user, wire.Ready(id=1, value="abcdefgh"))
    assert table.room.phase in ("playing", "over")


async def play_turns(table: LiveTable, turns: int = MIN_RATED_TURNS) -> None:
    """Play until every seat that has not resigned, bots included, has played this many turns."""
    async with table.lock:
        staying = [seat for seat in range(len(table.room.chairs)) if table.room.in_play(seat)]
        rng = Random(1)
        while min(turns_so_far(table.room)[seat] for seat in staying) < turns:
            room = table.room
            assert room.actor is not None
            ends = [step for step in room.game.legal(room.state) if step.final and room.game.ends_turn(step)]
            steps = [rng.choice(ends)] if ends else any_turn(room, rng)
            change = commands.submit(room, room.actor, steps, table.seating.dice, room.game.players)
            await table.commit(change, room.chairs[room.actor].user, f"row {room.seq}")
    assert table.room.phase == "playing"


def turns_so_far(room: Room) -> Counter[int]:
    return Counter(turns_of(room.game, begin_game(room.game, room.options, len(room.chairs), room.first), room.steps))


async def resign(table: LiveTable, who: Listener) -> None:
    await table.ask(who.user, wire.GiveUp(id=1, key="keykeykey"))
    assert table.room.phase == "over"


def told(who: Listener) -> dict[str, Any]:
    """Return the room as last sent to a listener."""
    return [each for each in who.heard if each["news"] == "room"][-1]


async def test_a_rated_game_changes_the_ratings_and_everybody_at_the_table_hears_of_it(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = people = await members(here, 2)
        table = await table_for(here, people)
        assert told(ann)["unrated"] == ""
        assert [(each["rating"], each["provisional"]) for each in told(ann)["chairs"]] == [(None, True)] * 2
        await begin(table, people)
        assert table.room.rated
        await play_turns(table)
        await resign(table, ben)
        await here.app.rater.rate_pending()
        winner, loser = told(ann)["chairs"]
        assert winner["change"] > 0 > loser["change"], "a resignation counts as the place it gives"
        assert (winner["rating"], loser["rating"]) == (1000 + winner["change"], 1000 + loser["change"])
        await table.ask(ann.user, wire.Rematch(id=1))
        assert {each["user"]: each["rating"] for each in told(ann)["chairs"]} == {
            ann.user: winner["rating"],
            ben.user: loser["rating"],
        }
        assert [each["change"] for each in told(ann)["chairs"]] == [None, None]


async def test_the_rematch_is_rated_too(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = people = await members(here, 2)
        table = await table_for(here, people)
        for _ in range(2):
            await begin(table, people)
            await play_turns(table)
            await table.ask(ben.user, wire.GiveUp(id=1, key=f"key-{table.room.match:05}"))
            await here.app.rater.rate_pending()
            await table.ask(ann.user, wire.Rematch(id=1))
        assert [each.games for each in await here.store.ratings_of(ann.user)] == [1, 2]


@pytest.mark.parametrize("game", sorted(games()))
async def test_a_game_that_is_given_up_before_the_winner_has_played_three_turns_is_not_rated(
    tmp_path: Path, game: str
) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = people = await members(here, 2)
        table = await table_for(here, people, game=game)
        for turns in (0, MIN_RATED_TURNS - 1):
            await begin(table, people)
            await play_turns(table, turns)
            assert told(ann)["unrated"] == "", "it is rated as long as it goes on"
            await table.ask(ben.user, wire.GiveUp(id=1, key=f"key-{table.room.match:05}"))
            await here.app.rater.rate_pending()
            assert told(ben)["unrated"] == "The game was given up before the winner had played 3 turns."
            await table.ask(ann.user, wire.Rematch(id=1))
            assert told(ben)["unrated"] == ""
        assert await here.store.all_ratings() == ([], [])
        await begin(table, people)
        await play_turns(table)
        await table.ask(ben.user, wire.GiveUp(id=1, key="key-00003"))
        await here.app.rater.rate_pending()
        assert told(ann)["unrated"] == ""
        assert len(await here.store.ratings_of_game(table.room.code, 3)) == 2


async def test_who_leaves_early_does_not_spoil_the_game_for_the_others(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben, carl = people = await members(here, 3)
        table = await table_for(here, people, game="miners")
        await begin(table, people)
        await table.ask(carl.user, wire.GiveUp(id=1, key="keykeykey"))
        await play_turns(table)
        await resign(table, ben)
        await here.app.rater.rate_pending()
        ratings = {each.user: each.change for each in await here.store.ratings_of_game(table.room.code, 1)}
        assert ratings[carl.user] < 0 < ratings[ann.user]


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"rated": False}, "The host has chosen not to rate this game."),
        ({"options": msgspec.Raw(b'{"hp": 9}')}, "Only games with the default options are rated."),
    ],
)
async def test_what_the_host_chose_may_leave_a_game_unrated(tmp_path: Path, changes: dict[str, Any], why: str) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = people = await members(here, 2)
        table = await table_for(here, people, **changes)
        assert told(ann)["unrated"] == why
        await begin(table, people)
        assert not table.room.rated
        await resign(table, ben)
        await here.app.rater.rate_pending()
        assert await here.store.all_ratings() == ([], [])


async def test_why_a_game_is_not_rated_is_said_in_the_language_of_the_reader(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = people = await members(here, 2)
        table = await table_for(here, people, rated=False)
        ben.language = "de"
        table.tell_room()
        assert told(ann)["unrated"] == "The host has chosen not to rate this game."
        assert told(ben)["unrated"] == "Der Gastgeber möchte diese Partie nicht werten lassen."


async def test_guests_play_unrated_until_they_have_an_account(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, *_ = await members(here, 1)
        (gil,) = await here.listeners(1)
        table = await table_for(here, [ann, gil])
        assert told(ann)["unrated"] == "Only games of people with an account are rated: Guest 0 is a guest."
        await begin(table, [ann, gil])
        assert not table.room.rated
        await resign(table, gil)
        await table.ask(ann.user, wire.Rematch(id=1))
        user = await here.store.user(gil.user)
        assert user is not None
        await here.store.change_user(replace(user, login="gil", password="x", recovery="y"))
        await begin(table, [ann, gil])
        assert table.room.rated, "the game that begins now is one of two accounts"


async def test_a_bot_has_a_fixed_rating_and_a_lone_player_is_rated_by_it(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        (ann,) = people = await members(here, 1)
        table = await table_for(here, people, level="medium")
        assert told(ann)["unrated"] == ""
        bot = told(ann)["chairs"][1]["rating"]
        await begin(table, people)
        await play_turns(table)
        await resign(table, ann)
        await here.app.rater.rate_pending()
        mine, its = told(ann)["chairs"]
        assert mine["change"] < 0
        assert (its["rating"], its["change"]) == (bot, None)


async def test_there_are_no_hints_in_a_rated_game(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        (ann,) = people = await members(here, 1)
        table = await table_for(here, people, level="easy", hints="always")
        await begin(table, people)
        assert not told(ann)["hinted"]
        with pytest.raises(Illegal, match=r"A rated game is played without hints\."):
            await table.hint(ann.user, wire.Hint(id=7, after=table.room.moved))


async def test_a_game_with_a_bot_that_has_no_rating_is_not_rated(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tilehall.ratings.eligibility.bot_rating", lambda game, level: None)
    async with opened_hall(tmp_path) as here:
        (ann,) = people = await members(here, 1)
        table = await table_for(here, people, level="easy")
        assert told(ann)["unrated"].endswith("has no rating in this game.")
        await begin(table, people)
        assert not table.room.rated


async def test_a_private_profile_has_no_rating_at_the_table(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = people = await members(here, 2)
        user = await here.store.user(ann.user)
        assert user is not None
        await here.store.change_user(replace(user, private=True))
        table = await table_for(here, people)
        await begin(table, people)
        await play_turns(table)
        await resign(table, ben)
        await here.app.rater.rate_pending()
        assert [each["change"] is None for each in told(ben)["chairs"]] == [True, False]


async def test_a_bot_that_plays_on_earns_its_owner_nothing(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = people = await members(here, 2)
        table = await table_for(here, people)
        await begin(table, people)
        await play_turns(table)
        async with table.lock:
            await table.commit(commands.replace_seat(table.room, 0, "medium"), "", "replaced")
            await table.commit(commands.resign(table.room, ben.user, table.seating.dice), ben.user, "resigned")
        await here.app.rater.rate_pending()
        ratings = {each.user: each.change for each in await here.store.ratings_of_game(table.room.code, 1)}
        assert ratings[ann.user] == 0 > ratings[ben.user]


async def test_a_game_played_alone_counts_for_the_solo_ladder_unless_it_is_resigned(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        (ann,) = people = await members(here, 1)
        table = await table_for(here, people, game="summon5")
        await begin(table, people)
        assert table.room.rated
        await resign(table, ann)
        await here.app.rater.rate_pending()
        assert await here.store.all_ratings() == ([], [])


async def test_games_left_unrated_by_a_crash_are_rated_at_the_next_start_and_recomputed_alike(tmp_path: Path) -> None:
    async with opened_hall(tmp_path) as here:
        ann, ben = people = await members(here, 2)
        table = await table_for(here, people)
        await begin(table, people)
        await play_turns(table)
        await resign(table, ben)
        await begin(other := await table_for(here, people), people)
        await play_turns(other)
        await resign(other, ann)
        await begin(short := await table_for(here, people), people)
        await resign(short, ann)
        assert await here.store.all_ratings() == ([], []), "nobody has rated it: as if the server was killed here"
    async with opened_hall(tmp_path) as here:
        await here.app.start()
        async with asyncio.timeout(30):
            while len((made := await here.store.all_ratings())[0]) < 4:
                await asyncio.sleep(0.01)
    assert recomputed(tmp_path) == "Recomputed from the log: 2 rated games, 4 ratings, 0 scores; all as before."
    store = SqliteStore(tmp_path / "hall.db")
    assert await store.all_ratings() == made
    spoiled = [replace(each, mean=each.mean + 1) for each in made[0]]
    await store.replace_ratings(spoiled, [])
    await store.close()
    assert recomputed(tmp_path).endswith("8 records differed and were corrected.")
    store = SqliteStore(tmp_path / "hall.db")
    assert await store.all_ratings() == made
    await store.close()


def recomputed(folder: Path) -> str:
    """Return the output of the command, which needs a thread because it runs its own event loop."""

    def run() -> str:
        result = CliRunner().invoke(app, ["ratings", "recompute", "--database", str(folder / "hall.db")])
        assert result.exit_code == 0, result.output
        return result.output.strip()

    with ThreadPoolExecutor(1) as pool:
        return pool.submit(run).result()
