"""Tournaments from their creation to their end, in a hall whose players come, resign, or stay away."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import pytest

from tests.support.tournament_hall import START_MS, TournamentHall, tournament_hall
from tilehall.server.accounts.people import Who
from tilehall.store.protocol import User
from tilehall.table.clock_settings import ClockSettings
from tilehall.table.summary import Code
from tilehall.tournaments import commands
from tilehall.tournaments.commands import Applicant
from tilehall.tournaments.standings import standings
from tilehall.tournaments.tournament import Tournament


async def started(here: TournamentHall, players: int, **settings: object) -> tuple[Code, list[Who]]:
    people = await here.accounts(players)
    code = await here.created(people[0], people, **settings)
    await here.app.tournament_desk.start(people[0], code)
    return code, people


def points(tournament: Tournament) -> dict[str, float]:
    """Return the points of each player."""
    return {each.player: each.points for each in standings(tournament)}


async def test_a_swiss_is_played_to_its_end(tmp_path: Path) -> None:
    async with tournament_hall(tmp_path) as here:
        code, people = await started(here, 5, rounds=3)
        over = await here.play_to_the_end(code)
        assert (over.phase, len(over.rounds), len(over.tables)) == ("ended", 3, 6)
        met = [frozenset(table.players) for table in over.tables]
        assert len({*met}) == len(met)
        byes = [player for each in over.rounds for player in each.byes]
        assert len({*byes}) == 3
        assert points(over)[people[-1].user] == 3
        assert sum(points(over).values()) == 9


async def test_everybody_meets_everybody_in_a_round_robin(tmp_path: Path) -> None:
    async with tournament_hall(tmp_path) as here:
        code, people = await started(here, 4, format="robin")
        over = await here.play_to_the_end(code)
        met = sorted(tuple(sorted(table.players)) for table in over.tables)
        assert met == sorted(combinations(sorted(who.user for who in people), 2))
        assert [each.player for each in standings(over)] == [who.user for who in reversed(people)]


async def test_a_knockout_leaves_one_winner(tmp_path: Path) -> None:
    async with tournament_hall(tmp_path) as here:
        code, people = await started(here, 5, format="knockout")
        over = await here.play_to_the_end(code)
        assert (over.phase, len(over.rounds), len(over.tables)) == ("ended", 3, 4)
        assert standings(over)[0].player == people[-1].user


async def test_tables_of_three_are_ranked_by_their_places(tmp_path: Path) -> None:
    async with tournament_hall(tmp_path) as here:
        code, people = await started(here, 6, game="miners", seats=3, rounds=2)
        over = await here.play_to_the_end(code)
        assert (over.phase, len(over.tables)) == ("ended", 4)
        assert {len(table.players) for table in over.tables} == {3}
        assert (points(over)[people[-1].user], sum(points(over).values())) == (4, 12)


async def test_an_arena_pairs_whoever_is_free_until_its_time_is_up(tmp_path: Path) -> None:
    async with tournament_hall(tmp_path) as here:
        code, _ = await started(here, 4, format="arena", minutes=5)
        over = await here.play_to_the_end(code)
        assert over.phase == "ended"
        assert len(over.tables) >= 10
        assert over.tables[-1].finished_at <= over.ended_at
        assert all(table.finished for table in over.tables)


async def test_a_tournament_starts_at_its_time_or_is_cancelled_if_too_few_have_entered(tmp_path: Path) -> None:
    async with tournament_hall(tmp_path) as here:
        people = await here.accounts(2)
        both = await here.created(people[0], people, starts_at=START_MS + 60_000)
        one = await here.created(people[0], people[:1], starts_at=START_MS + 60_000)
        await here.look(59)
        assert (await here.tournament(both)).phase == "open"
        await here.look(1)
        assert (await here.tournament(both)).phase == "running"
        assert (await here.tournament(one)).phase == "cancelled"


async def test_the_clock_of_a_player_who_does_not_come_runs_out(tmp_path: Path) -> None:
    async with tournament_hall(tmp_path) as here:
        code, people = await started(here, 2, rounds=1, clock=ClockSettings("turn", 5, at_zero="resign"))
        await here.look()
        [table] = (await here.tournament(code)).tables
        await here.come(table, people[0].user)
        await here.look(59)
        assert await here.phase(table) == "gathering"
        await here.look(1)
        assert await here.phase(table) == "playing"
        assert (await here.tournament(code)).tables[0].absent == (people[1].user,)
        live = await here.app.hall.table(table.room)
        assert live is not None
        if live.room.actor == live.room.seat_of(people[0].user):
            await here.turn(table, people[0].user)
        here.ms += 6000
        await live.clock.check()
        assert await here.phase(table) == "over"
        await here.look()
        over = await here.tournament(code)
        assert over.phase == "ended"
        assert standings(over)[0].player == people[0].user
        assert over.entrants[people[1].user].status == "away"


async def test_a_table_to_which_nobody_comes_is_lost_by_all(tmp_path: Path) -> None:
    async with tournament_hall(tmp_path) as here:
        code, people = await started(here, 2, rounds=1)
        await here.look()
        await here.look(60)
        over = await here.tournament(code)
        [table] = over.tables
        assert (table.how, table.places) == ("no-show", (2, 2))
        assert {over.entrants[who.user].status for who in people} == {"away"}
        assert await here.phase(table) == "closed"


async def test_a_player_who_comes_late_plays_on(tmp_path: Path) -> None:
    async with tournament_hall(tmp_path) as here:
        code, people = await started(here, 2, rounds=1)
        await here.look()
        [table] = (await here.tournament(code)).tables
        await here.come(table, people[0].user)
        await here.look(60)
        live = await here.app.hall.table(table.room)
        assert live is not None
        for _ in range(2):
            assert live.room.actor is not None
            player = live.room.chairs[live.room.actor].user
            await here.turn(table, player)
        await here.resign(table, people[0].user)
        await here.look()
        over = await here.tournament(code)
        assert over.entrants[people[1].user].status == "in"
        assert standings(over)[0].player == people[1].user


async def test_a_late_entry_plays_from_the_next_round_on(tmp_path: Path) -> None:
    async with tournament_hall(tmp_path) as here:
        code, _ = await started(here, 4, rounds=2)
        await here.look()
        late = await here.account("Late")
        await here.app.tournament_desk.enter(late.user, code)
        await here.play(code)
        await here.look()
        await here.look(30)
        second = (await here.tournament(code)).rounds[1]
        tables = [(await here.tournament(code)).table(number) for number in second.tables]
        assert "late" in {player for table in tables for player in table.players} | {*second.byes}


async def test_a_paused_tournament_pairs_nobody(tmp_path: Path) -> None:
    async with tournament_hall(tmp_path) as here:
        code, people = await started(here, 4, rounds=2)
        await here.look()
        await here.app.tournament_desk.pause(people[0], code)
        await here.play(code)
        await here.look(600)
        assert [len((await here.tournament(code)).rounds), (await here.tournament(code)).phase] == [1, "paused"]
        assert not (await here.tournament(code)).unfinished
        await here.app.tournament_desk.resume(people[0], code)
        await here.look(30)
        assert len((await here.tournament(code)).rounds) == 2


async def test_a_correction_changes_the_standings(tmp_path: Path) -> None:
    async with tournament_hall(tmp_path) as here:
        code, people = await started(here, 2, rounds=1)
        over = await here.play_to_the_end(code)
        assert standings(over)[0].player == people[1].user
        [table] = over.tables
        places = (1, 2) if table.players[0] == people[0].user else (2, 1)
        await here.app.tournament_desk.correct(people[0], code, 1, places, "The wrong button.")
        corrected = await here.tournament(code)
        assert standings(corrected)[0].player == people[0].user
        assert [(each.by, each.why) for each in corrected.tables[0].corrections] == [
            (people[0].user, "The wrong button.")
        ]


async def test_a_weekly_tournament_is_created_again_once(tmp_path: Path) -> None:
    async with tournament_hall(tmp_path) as here:
        people = await here.accounts(2)
        code = await here.created(people[0], people, starts_at=START_MS + 1000, weekly=True)
        await here.look(1)
        first = await here.tournament(code)
        following = await here.tournament(first.next)
        assert (following.previous, following.phase) == (code, "open")
        assert following.settings.starts_at == START_MS + 1000 + 7 * 86_400_000
        assert len(await here.store.unfinished_tournaments_of(people[0].user)) == 2


@pytest.mark.long
async def test_bots_of_the_hall_play_among_themselves(tmp_path: Path) -> None:
    async with tournament_hall(tmp_path) as here:
        ann = await here.account("Ann")
        code = await here.created(ann, [], bots=True, rounds=1)
        await here.app.tournament_desk.add_bots(ann, code, "first", 2)
        await here.app.tournament_desk.start(ann, code)
        await here.look()
        [table] = (await here.tournament(code)).tables
        live = await here.app.hall.table(table.room)
        assert live is not None
        assert [chair.number for chair in live.room.chairs] in ([0, 1], [1, 0])
        assert live.room.phase == "playing"
        assert live.bots.task is not None
        await live.bots.task
        await here.look()
        assert (await here.tournament(code)).phase == "ended"


async def test_games_of_a_rated_tournament_are_rated(tmp_path: Path) -> None:
    async with tournament_hall(tmp_path) as here:
        code, people = await started(here, 2, rounds=1, rated=True)
        await here.look()
        [table] = (await here.tournament(code)).tables
        await here.come(table, people[0].user)
        await here.look(60)
        room = await here.app.hall.room(table.room)
        assert room is not None
        assert room.rated
        assert room.settings.hints == "never"


async def test_a_room_that_an_admin_closes_is_drawn(tmp_path: Path) -> None:
    async with tournament_hall(tmp_path) as here:
        code, _ = await started(here, 2, rounds=1)
        await here.look()
        [table] = (await here.tournament(code)).tables
        await here.come(table)
        await here.app.moderator.close_room(here.admin(), table.room, "")
        await here.look()
        [table] = (await here.tournament(code)).tables
        assert (table.how, table.places) == ("decided", (1, 1))


async def test_a_deleted_player_leaves_and_resigns(tmp_path: Path) -> None:
    async with tournament_hall(tmp_path) as here:
        code, people = await started(here, 4, rounds=2)
        planned = await here.created(people[3], [people[2]])
        await here.look()
        gone = people[3].user
        await here.app.people.remove(gone)
        await here.look(60)
        now = await here.tournament(code)
        assert now.entrants[gone].status == "withdrawn"
        table = next(table for table in now.tables if gone in table.players)
        assert (await here.tournament(planned)).phase == "cancelled"
        await here.look()
        assert await here.phase(table) in ("over", "closed")


async def test_a_banned_player_and_their_bots_are_withdrawn(tmp_path: Path) -> None:
    async with tournament_hall(tmp_path) as here:
        people = await here.accounts(4)
        code = await here.created(people[0], people, rounds=2)
        planned = await here.created(people[0], people, bots=True)
        banned, bot = people[3].user, "bot~p03"
        await here.store.add_user(User(bot, "Deep", "deep", None, None, here.ms, here.ms, owner=banned))
        await here.app.tournaments.change(planned, lambda now, at: commands.enter(now, Applicant(bot), at))
        await here.app.tournament_desk.start(people[0], code)
        await here.look()
        await here.app.moderator.ban(here.admin(), banned, "cheated", None)
        assert (await here.tournament(code)).entrants[banned].status == "withdrawn"
        assert not {banned, bot} & {*(await here.tournament(planned)).entrants}
        assert not any(table.finished for table in (await here.tournament(code)).tables), "the game goes on"
        await here.app.moderator.unban(here.admin(), banned)
        assert (await here.tournament(code)).entrants[banned].status == "withdrawn"
