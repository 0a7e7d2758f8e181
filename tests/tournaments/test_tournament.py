"""A tournament is the fold of its log: whole random tournaments, and what is due at each time."""

from __future__ import annotations

from collections import Counter
from contextlib import suppress
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.tournaments import ORGANISER, START, WIN, TournamentLog, by_chance, lowest_name_wins

from tilehall.core.game import Illegal
from tilehall.tournaments import commands, entries
from tilehall.tournaments.due import due, entry_due
from tilehall.tournaments.settings import Format
from tilehall.tournaments.standings import standings
from tilehall.tournaments.task import Due
from tilehall.tournaments.tournament import Tournament, fold

FORMATS: tuple[Format, ...] = ("arena", "swiss", "robin", "knockout")
MAX_STEPS = 2000
MINUTE = 60_000


def disturb(log: TournamentLog, rng: Random) -> None:
    """Do something that players, organisers or a hall may do at any time, or be refused."""
    tournament, player = log.tournament, rng.choice([*log.tournament.entrants, "new"])
    table = rng.randrange(len(tournament.tables) + 1)
    match rng.randrange(8):
        case 0:
            log.enter(player, rng.random())
        case 1:
            log.withdraw(player)
        case 2:
            log.append(commands.remove(tournament, ORGANISER, player, "flooding", log.now))
        case 3:
            log.append(commands.pause(tournament, ORGANISER, log.now))
        case 4:
            log.append(commands.resume(tournament, ORGANISER, log.now))
        case 5:
            log.append(commands.extend(tournament, 5000, log.now - 5000, log.now))
        case 6 if table:
            places = by_chance(rng)(tournament.table(table))
            log.append(commands.correct(tournament, ORGANISER, table, places, "a wrong result", log.now))
        case 7 if table:
            players = tournament.table(table).players
            log.finish(table, *(len(players),) * len(players), how="no-show", absent=players)


def check(tournament: Tournament) -> None:
    """Check what holds after every entry."""
    seated = Counter(player for table in tournament.unfinished for player in table.players)
    assert max(seated.values(), default=1) == 1, "a player sits at two tables"
    assert [table.number for table in tournament.tables] == [*range(1, len(tournament.tables) + 1)]
    listed = standings(tournament)
    assert {each.player for each in listed} == {*tournament.entrants}
    assert sorted(each.place for each in listed if each.place) == [each.place for each in listed if each.place]


@settings(max_examples=40, deadline=None)
@given(
    format=st.sampled_from(FORMATS),
    seats=st.integers(2, 5),
    players=st.integers(5, 12),
    seed=st.integers(0, 10_000),
)
def test_a_tournament_comes_to_its_end_whatever_happens(format: Format, seats: int, players: int, seed: int) -> None:
    rng = Random(seed)
    log = TournamentLog(players, format=format, seats=seats, minutes=5 * (format == "arena"))
    log.start()
    for _ in range(MAX_STEPS):
        tournament, before = log.tournament, len(log.entries)
        if tournament.over:
            break
        if rng.random() < 0.1:
            with suppress(Illegal):
                disturb(log, rng)
        elif tournament.phase == "paused":
            log.append(commands.resume(tournament, ORGANISER, log.now))
        elif tournament.unfinished and rng.random() < 0.6:
            log.now += rng.randrange(20_000)
            table = rng.choice(tournament.unfinished)
            log.finish(table.number, *by_chance(rng)(table))
        elif due(tournament):
            log.do(log.due())
            assert log.tournament != tournament, "what was due did not lead forward"
        if len(log.entries) > before:
            check(log.tournament)
    assert log.tournament.over
    again = None
    for entry in log.entries:
        again = fold(again, entries.read(entries.write(entry)))
    assert again == log.tournament


def test_a_tournament_starts_at_its_time() -> None:
    log = TournamentLog(2, starts_at=START + MINUTE)
    assert due(log.tournament) == Due(START + MINUTE, "start")
    log.do(log.due())
    assert log.tournament.phase == "running"


def test_a_tournament_without_a_time_waits_for_its_organiser() -> None:
    assert due(TournamentLog(2).tournament) is None


def test_a_tournament_with_too_few_players_is_cancelled_at_its_time() -> None:
    log = TournamentLog(1, starts_at=START + MINUTE)
    log.do(log.due())
    assert log.tournament.phase == "cancelled"
    assert "too few players" in str(commands.cancellation(log.tournament))


def test_a_weekly_tournament_is_created_again_once_unless_its_organiser_cancels_it() -> None:
    log = TournamentLog(2, starts_at=START, weekly=True)
    log.start()
    log.do(log.due())
    assert log.tournament.next == "NEXT"
    assert log.due().task != "repeat"
    cancelled = TournamentLog(2, starts_at=START + MINUTE, weekly=True)
    cancelled.append(commands.cancel(cancelled.tournament, ORGANISER, "no room", START))
    assert due(cancelled.tournament) is None
    assert str(commands.cancellation(cancelled.tournament)) == "The tournament was cancelled. The reason: no room."


def test_rooms_are_opened_before_anything_else() -> None:
    log = TournamentLog(4)
    log.start()
    log.do(log.due())
    assert [log.tournament.table(each).room for each in (1, 2)] == ["", ""]
    for number in (1, 2):
        assert log.due() == Due(START, "open", number)
        log.do(log.due())
    assert [table.room for table in log.tournament.tables] == ["R00001", "R00002"]


def test_players_must_have_come_by_a_deadline_which_lost_time_moves() -> None:
    log = TournamentLog(2, no_show_s=60)
    log.start()
    log.until_tables()
    assert due(log.tournament) == Due(START + MINUTE, "no-show", 1)
    log.append(commands.extend(log.tournament, 5000, START, START + 5000))
    assert due(log.tournament) == Due(START + MINUTE + 5000, "no-show", 1)
    log.append(commands.take_attendance(log.tournament, 1, ("p001",), log.now))
    assert due(log.tournament) is None
    assert log.tournament.table(1).absent == ("p001",)
    log.finish(1, *WIN)
    assert log.tournament.entrants["p001"].status == "in", "the player came later and played"


def test_nothing_is_due_while_the_boards_are_frozen_and_deadlines_move_by_that_time() -> None:
    log = TournamentLog(2, no_show_s=60)
    log.start()
    log.until_tables()
    log.append(entries.BoardsFrozen(START + 50_000, True))
    assert due(log.tournament) is None
    log.append(commands.extend(log.tournament, 5000, START + 60_000, START + 65_000))  # lost while frozen: counts once
    log.append(entries.BoardsFrozen(START + 650_000, False))
    assert due(log.tournament) == Due(START + MINUTE + 600_000, "no-show", 1)


def test_the_next_round_begins_after_a_break_and_not_during_a_pause() -> None:
    log = TournamentLog(4, break_s=30)
    log.start()
    log.play_round(lowest_name_wins)
    assert due(log.tournament) == Due(log.now + 30_000, "pair")
    log.append(commands.pause(log.tournament, ORGANISER, log.now))
    assert due(log.tournament) is None


def test_a_swiss_that_has_too_few_players_left_ends() -> None:
    log = TournamentLog(3)
    log.start()
    log.play_round(lowest_name_wins)
    for player in ("p001", "p002"):
        log.withdraw(player)
    assert log.due().task == "end"


def test_what_needs_a_room_has_no_entry_of_its_own() -> None:
    with pytest.raises(ValueError, match="from outside"):
        entry_due(TournamentLog(2).tournament, Due(START, "open", 1), START)


def test_a_log_begins_with_its_creation() -> None:
    with pytest.raises(ValueError, match="Created"):
        fold(None, entries.Withdrew(START, "ann"))


def test_who_leaves_before_the_start_is_forgotten() -> None:
    log = TournamentLog(2)
    log.withdraw("p001")
    assert [*log.tournament.entrants] == ["p002"]
    log.enter("p003")
    assert [each.number for each in log.tournament.entrants.values()] == [2, 3]


def test_the_same_log_makes_the_same_lots() -> None:
    pairings = []
    for seed in ("one", "one", "two"):
        log = TournamentLog(0, seed=seed)
        for number in range(8):
            log.enter(f"p{number}")
        log.start()
        pairings.append([table.players for table in log.until_tables()])
    assert pairings[0] == pairings[1] != pairings[2]
