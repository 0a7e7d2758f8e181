"""Arenas: players who are free are paired at once, until the time is over."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.tournaments import ORGANISER, START, WIN, TournamentLog, lowest_name_wins

from tilehall.tournaments import commands, entries
from tilehall.tournaments.arena import PATIENCE_MS, WAVE_MS
from tilehall.tournaments.due import due
from tilehall.tournaments.standings import standings
from tilehall.tournaments.task import Due

MINUTE = 60_000


def running(players: int, **settings: Any) -> TournamentLog:
    log = TournamentLog(players, format="arena", minutes=5, no_show_s=0, **settings)
    log.start()
    return log


def test_everyone_who_is_free_is_paired_and_one_waits_if_their_number_is_odd() -> None:
    log = running(5)
    assert len(log.until_tables()) == 2
    assert log.tournament.free == ("p005",)
    log.now += MINUTE
    log.finish(1, *WIN)
    (new,) = {*log.until_tables()} - {log.tournament.table(2)}
    assert "p005" in new.players


def test_players_who_have_just_met_wait_for_others_before_they_meet_again() -> None:
    log = running(4)
    log.until_tables()
    log.now += MINUTE
    log.finish(1, *WIN)
    assert due(log.tournament) == Due(log.now + PATIENCE_MS, "pair")
    log.now += 1000
    log.finish(2, *WIN)
    assert due(log.tournament) == Due(log.now - 1000, "pair")
    before = [{*table.players} for table in log.tournament.tables]
    log.until_tables()
    assert all({*table.players} not in before for table in log.tournament.unfinished)


def test_the_last_two_players_meet_again_at_once_if_nobody_else_plays() -> None:
    log = running(2)
    log.until_tables()
    log.now += MINUTE
    log.finish(1, *WIN)
    assert due(log.tournament) == Due(log.now, "pair")


def test_pairings_leave_time_for_more_players_to_become_free() -> None:
    log = running(2)
    log.until_tables()
    log.finish(1, *WIN)
    assert due(log.tournament) == Due(START + WAVE_MS, "pair")


def test_larger_tables_are_full_unless_players_have_waited() -> None:
    log = running(5, seats=3)
    assert [len(table.players) for table in log.until_tables()] == [3]
    assert due(log.tournament) == Due(START + PATIENCE_MS, "pair")
    log.now = START + PATIENCE_MS
    assert [len(table.players) for table in log.until_tables()] == [3, 2]


def test_games_in_progress_are_finished_and_count() -> None:
    log = running(2)
    log.until_tables()
    log.now += 6 * MINUTE
    assert due(log.tournament) is None
    log.finish(1, *WIN)
    log.until_tables()
    assert log.tournament.phase == "ended"
    assert standings(log.tournament)[0].points == 1


def test_a_pause_and_the_time_that_the_hall_lost_extend_the_arena() -> None:
    log = running(2)
    log.append(commands.pause(log.tournament, ORGANISER, log.now))
    log.append(commands.extend(log.tournament, MINUTE, log.now, log.now))  # lost in the pause, so it counts once
    log.now += 2 * MINUTE
    assert due(log.tournament) is None
    log.append(commands.resume(log.tournament, ORGANISER, log.now))
    log.append(commands.extend(log.tournament, MINUTE, log.now - MINUTE, log.now))
    assert log.tournament.ends_at == START + (5 + 2 + 1) * MINUTE


@pytest.mark.parametrize(
    "happens",
    [
        "freeze thaw",
        "pause freeze thaw resume",
        "freeze pause thaw resume",
        "pause freeze resume thaw",
        "freeze pause resume thaw",
        "freeze lost thaw",
    ],
)
def test_frozen_boards_extend_the_arena_by_the_time_they_stand_still_and_a_pause_by_no_part_twice(happens: str) -> None:
    log = running(2)
    for event in happens.split():
        match event:
            case "pause":
                log.append(commands.pause(log.tournament, ORGANISER, log.now))
            case "resume":
                log.append(commands.resume(log.tournament, ORGANISER, log.now))
            case "lost":
                log.append(commands.extend(log.tournament, MINUTE, log.now - MINUTE, log.now))
            case _:
                log.append(entries.BoardsFrozen(log.now, event == "freeze"))
        log.now += MINUTE
    stood_still = len(happens.split()) - 1
    assert log.tournament.ends_at == START + (5 + stood_still) * MINUTE


def test_boards_that_are_frozen_before_the_start_extend_the_arena_from_its_start_on() -> None:
    log = TournamentLog(2, format="arena", minutes=5)
    log.append(entries.BoardsFrozen(log.now, True))
    log.now += MINUTE
    log.start()
    log.now += MINUTE
    assert due(log.tournament) is None
    log.append(entries.BoardsFrozen(log.now, False))
    assert log.tournament.ends_at == START + (1 + 5 + 1) * MINUTE


def test_players_may_enter_late_leave_and_come_back() -> None:
    log = running(2)
    log.until_tables()
    log.enter("late")
    log.withdraw("p001")
    log.finish(1, *WIN)
    (table,) = log.until_tables()
    assert {*table.players} == {"p002", "late"}
    log.enter("p001")
    assert log.tournament.free == ("p001",)


def test_an_arena_leads_through_many_games_to_its_end() -> None:
    log = running(9)
    log.play(lowest_name_wins)
    assert log.tournament.phase == "ended"
    assert standings(log.tournament)[0].player == "p001"
