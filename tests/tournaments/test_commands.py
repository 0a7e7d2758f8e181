"""Who may enter a tournament, what its organiser may do, and which settings fit."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from tests.support.tournaments import (
    LOSS,
    ORGANISER,
    START,
    WIN,
    TournamentLog,
    game_for,
    lowest_name_wins,
    tournament_settings,
)

from tilehall.core.game import Illegal, Malformed
from tilehall.core.registry import find
from tilehall.table.clock_settings import ClockSettings
from tilehall.tournaments import commands
from tilehall.tournaments.commands import Applicant
from tilehall.tournaments.entries import level_of
from tilehall.tournaments.settings import room_settings

RATED = Applicant("ann", 1500, rating_settled=True)


@pytest.mark.parametrize(
    ("settings", "applicant", "why"),
    [
        ({}, Applicant("bot~x"), "Bots may not enter"),
        ({"admission": "class", "class_id": "5b"}, Applicant("ann", classes=("5a",)), "for a class"),
        ({"admission": "rating", "rating_min": 1600}, RATED, "rating of 1600 or more"),
        ({"admission": "rating", "rating_min": 1200}, Applicant("ann", 1500), "settled rating"),
        ({"admission": "rating", "rating_max": 1400}, RATED, "ratings up to 1400"),
        ({}, Applicant("ann", apart=True), "cannot enter"),
        ({"max_players": 2}, RATED, "full"),
    ],
)
def test_a_tournament_says_who_may_enter(settings: dict[str, Any], applicant: Applicant, why: str) -> None:
    log = TournamentLog(0 if "admission" in settings else 2, **settings)
    assert why in str(commands.may_enter(log.tournament, applicant))
    with pytest.raises(Illegal, match=why):
        commands.enter(log.tournament, applicant, log.now)


@pytest.mark.parametrize(
    ("settings", "applicant"),
    [
        ({"bots": True}, Applicant("bot~x")),
        ({"admission": "class", "class_id": "5b"}, Applicant("ann", classes=("5b",))),
        ({"admission": "rating", "rating_min": 1200, "rating_max": 1600}, RATED),
        ({"admission": "link"}, Applicant("ann")),
    ],
)
def test_those_for_whom_it_is_may_enter(settings: dict[str, Any], applicant: Applicant) -> None:
    log = TournamentLog(0, **settings)
    assert commands.may_enter(log.tournament, applicant) is None


def test_nobody_enters_twice_and_who_was_removed_stays_out() -> None:
    log = TournamentLog(3)
    with pytest.raises(Illegal, match="entered already"):
        log.enter("p001")
    log.append(commands.remove(log.tournament, ORGANISER, "p001", "flooding", log.now))
    with pytest.raises(Illegal, match="removed from this tournament"):
        log.enter("p001")


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"format": "robin"}, "nobody else may enter"),
        ({"late": False}, "nobody else may enter"),
        ({"rounds": 1}, "last round"),
    ],
)
def test_after_the_start_only_an_arena_and_a_swiss_take_players(settings: dict[str, Any], why: str) -> None:
    log = TournamentLog(4, **settings)
    log.start()
    log.until_tables()
    with pytest.raises(Illegal, match=why):
        log.enter("late")


def test_nobody_comes_back_to_a_knockout() -> None:
    log = TournamentLog(4, format="knockout")
    log.start()
    log.until_tables()
    log.withdraw("p001")
    with pytest.raises(Illegal, match="nobody can come back"):
        log.enter("p001")


def test_bots_of_the_hall_enter_with_numbers_if_the_organiser_allows_bots() -> None:
    game = game_for(2)
    with pytest.raises(Illegal, match="Bots may not enter"):
        commands.enter_house_bot(TournamentLog(0).tournament, "easy", game, START)
    log = TournamentLog(0, bots=True)
    for level in ("easy", "easy", "hard"):
        log.append(commands.enter_house_bot(log.tournament, level, game, log.now))
    assert [*log.tournament.entrants] == ["house~easy~1", "house~easy~2", "house~hard~1"]
    assert [level_of(player) for player in log.tournament.entrants] == ["easy", "easy", "hard"]
    with pytest.raises(Illegal, match="no bot of this level"):
        commands.enter_house_bot(log.tournament, "best", game, log.now)


def test_commands_are_refused_at_the_wrong_time() -> None:
    log = TournamentLog(1)
    tournament, now = log.tournament, log.now
    refusals: dict[str, Callable[[], object]] = {
        "at least 2 players": log.start,
        "not running": lambda: commands.pause(tournament, ORGANISER, now),
        "not paused": lambda: commands.resume(tournament, ORGANISER, now),
        "not entered": lambda: log.withdraw("zoe"),
        "not in the tournament": lambda: commands.remove(tournament, ORGANISER, "zoe", "why", now),
        "Give a reason": lambda: commands.remove(tournament, ORGANISER, "p001", " ", now),
        "no table 1": lambda: commands.finish(tournament, 1, WIN, now),
        "The tournament is not": lambda: commands.correct(tournament, ORGANISER, 1, WIN, "why", now),
        "tournament is not running": lambda: commands.extend(tournament, 1, 0, now),
    }
    for why, refused in refusals.items():
        with pytest.raises(Illegal, match=why):
            refused()


def test_a_table_has_one_room_and_one_result() -> None:
    log = TournamentLog(2)
    log.start()
    log.until_tables()
    with pytest.raises(Illegal, match="open already"):
        commands.open_table(log.tournament, 1, "KX39PQ", log.now)
    for places in ((1,), (1, 3), (2, 3), (1, 2, 3)):
        with pytest.raises(Illegal, match="each of the 2 players a place"):
            commands.finish(log.tournament, 1, places, log.now)
    with pytest.raises(Illegal, match="no result yet"):  # its players would be paired while their game goes on
        commands.correct(log.tournament, ORGANISER, 1, WIN, "why", log.now)
    log.finish(1, *WIN)
    with pytest.raises(Illegal, match="has a result already"):
        commands.finish(log.tournament, 1, LOSS, log.now)
    with pytest.raises(Illegal, match="has a result already"):
        commands.take_attendance(log.tournament, 1, (), log.now)


def test_nothing_but_a_correction_happens_after_the_end() -> None:
    log = TournamentLog(2)
    log.play(lowest_name_wins)
    with pytest.raises(Illegal, match="is over"):
        log.enter("late")
    with pytest.raises(Illegal, match="is over"):
        commands.cancel(log.tournament, ORGANISER, "", log.now)
    log.append(commands.correct(log.tournament, ORGANISER, 1, (1, 1), "A draw was agreed.", log.now))


def test_settings_change_only_before_the_start() -> None:
    log = TournamentLog(3)
    with pytest.raises(Illegal, match="3 players have entered"):
        commands.change_settings(log.tournament, tournament_settings(max_players=2), game_for(2), log.now)
    chosen = tournament_settings(admission="class", class_id="5BCLAS")
    with pytest.raises(Illegal, match="cannot be moved into a class"):
        commands.change_settings(log.tournament, chosen, game_for(2), log.now)
    log.start()
    with pytest.raises(Illegal, match="started already"):
        commands.change_settings(log.tournament, tournament_settings(title="Later"), game_for(2), log.now)


@pytest.mark.parametrize(
    ("settings", "why"),
    [
        ({"title": " "}, "1 to 60 characters"),
        ({"seats": 3, "game": "4ascend"}, "2 to 5 seats"),
        ({"seats": 3, "scoring": "three"}, "only at tables for two"),
        ({"format": "arena", "minutes": 1}, "5 to 720 minutes"),
        ({"format": "robin", "rounds": 3}, "at most 2 times"),
        ({"rounds": 41}, "at most 40 rounds"),
        ({"format": "robin", "max_players": 200}, "between 2 and 40"),
        ({"admission": "class"}, "Choose the class"),
        ({"rating_min": 1500, "rating_max": 1000}, "higher than the highest"),
        ({"weekly": True}, "a time at which it starts"),
        ({"break_s": -1}, "at most a week"),
        ({"clock": ClockSettings("turn", 1)}, "5 seconds"),
    ],
)
def test_settings_that_do_not_fit_are_refused(settings: dict[str, Any], why: str) -> None:
    game = find(settings["game"]) if "game" in settings else game_for(settings.get("seats", 2))
    with pytest.raises(Malformed, match=why):
        commands.create(ORGANISER, tournament_settings(**settings), game, "seed", START)


def test_a_tournament_starts_in_the_future() -> None:
    with pytest.raises(Illegal, match="in the future"):
        commands.create(ORGANISER, tournament_settings(starts_at=START - 1), game_for(2), "seed", START)


def test_in_the_room_of_a_table_nobody_takes_over_a_seat() -> None:
    given = tournament_settings(clock=ClockSettings("turn", 60, at_zero="bot"), rated=True)
    room = room_settings(given, 2)
    assert room.clock == ClockSettings("turn", 60, at_zero="resign")
    assert (room.seats, room.listed, room.hints, room.rated) == (2, False, "never", True)
    blitz = tournament_settings(clock=ClockSettings("bank", 300))
    commands.create(ORGANISER, blitz, game_for(2), "seed", START)
    assert room_settings(blitz, 2).clock == ClockSettings("bank", 300, at_zero="resign")
    of_class = tournament_settings(rated=True, admission="class", class_id="5BCLAS")
    assert not room_settings(of_class, 2).rated
