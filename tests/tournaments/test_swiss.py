"""Pairings of a Swiss: properties that every round keeps, in tournaments with results drawn at random."""

from __future__ import annotations

from contextlib import suppress
from itertools import combinations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.support.tournaments import DRAW, ORGANISER, WIN, TournamentLog, by_chance, lowest_name_wins

from tilehall.core.game import Illegal
from tilehall.tournaments import commands
from tilehall.tournaments.groups import sizes
from tilehall.tournaments.history import History
from tilehall.tournaments.scoring import points
from tilehall.tournaments.swiss import ALL_PLAYERS
from tilehall.tournaments.tournament import Tournament, TournamentRound

SEEDS = st.integers(0, 10_000)


def seated(tournament: Tournament, number: int) -> list[str]:
    """Return everyone in a round, with byes."""
    paired = tournament.rounds[number - 1]
    tables = [player for table in paired.tables for player in tournament.table(table).players]
    return sorted((*tables, *paired.byes))


def pairs(tournament: Tournament, paired: TournamentRound) -> list[frozenset[str]]:
    return [frozenset(tournament.table(number).players) for number in paired.tables]


def can_avoid_rematches(players: list[str], met: set[frozenset[str]]) -> bool:
    """Return whether players can be paired so that nobody meets twice, by trying."""
    if not players:
        return True
    first, *others = players
    return any(
        frozenset((first, other)) not in met and can_avoid_rematches([each for each in others if each != other], met)
        for other in others
    )


def come_and_go(log: TournamentLog, rng: Random) -> None:
    """Let players enter late, leave and come back between two rounds."""
    for _ in range(rng.randrange(3)):
        with suppress(Illegal):
            match rng.randrange(3):
                case 0:
                    log.enter(f"late{rng.randrange(5)}", rng.randrange(2000))
                case 1 if log.tournament.active:
                    log.withdraw(rng.choice(log.tournament.active))
                case _:
                    log.enter(rng.choice([*log.tournament.entrants]))


def play_out(log: TournamentLog, rng: Random) -> None:
    """Finish all tables. To some of them nobody comes, or only the first player."""
    for table in log.until_tables():
        match rng.randrange(10):
            case 0:
                log.finish(table.number, 2, 2, how="no-show", absent=table.players)
            case 1:
                log.finish(table.number, *WIN, absent=table.players[1:])
            case _:
                log.finish(table.number, *by_chance(rng)(table))


@settings(max_examples=30, deadline=None)
@given(players=st.integers(2, 9), rounds=st.integers(1, 8), seed=SEEDS, disturbed=st.booleans())
def test_everyone_is_paired_and_rematches_and_second_byes_are_unavoidable(
    players: int, rounds: int, seed: int, disturbed: bool
) -> None:
    rng, log = Random(seed), TournamentLog(players, rounds=rounds)
    log.start()
    while not log.tournament.over:
        if disturbed:
            come_and_go(log, rng)
        before, task = log.tournament, log.due()
        log.do(task)
        if task.task != "pair":
            continue
        history, active, paired = History(before), before.active, log.tournament.rounds[-1]
        assert seated(log.tournament, paired.number) == sorted(active)
        assert len(paired.byes) == len(active) % 2
        fewest = [each for each in active if history.byes[each] == min(history.byes[other] for other in active)]
        assert {*paired.byes} <= {*fewest}
        met = {pair for pair, times in history.met.items() if times}
        if not met.isdisjoint(pairs(log.tournament, paired)):
            for free in fewest if paired.byes else [""]:
                assert not can_avoid_rematches([each for each in active if each != free], met)
        if disturbed:
            play_out(log, rng)
        else:
            log.play_round(by_chance(rng))
    assert disturbed or len(log.tournament.rounds) == min(rounds, players - 1 + players % 2)


@settings(max_examples=10, deadline=None)
@given(players=st.integers(4, 24), seed=SEEDS)
def test_nobody_sits_first_three_times_more_often_than_second(players: int, seed: int) -> None:
    log = TournamentLog(players)
    log.play(by_chance(Random(seed), draws=0))
    history = History(log.tournament)
    assert max(abs(history.surplus(player)) for player in log.tournament.entrants) <= 2


def test_the_upper_half_meets_the_lower_half() -> None:
    log = TournamentLog(8)
    log.start()
    first = [{*table.players} for table in log.until_tables()]
    assert first == [{"p001", "p005"}, {"p002", "p006"}, {"p003", "p007"}, {"p004", "p008"}]
    log.play_round(lowest_name_wins)
    second = [{*table.players} for table in log.until_tables()]
    assert second == [{"p001", "p003"}, {"p002", "p004"}, {"p005", "p007"}, {"p006", "p008"}]


def test_the_bye_goes_to_the_last_player_who_had_none() -> None:
    log = TournamentLog(5)
    log.play(lowest_name_wins)
    assert [each.byes for each in log.tournament.rounds[:2]] == [("p005",), ("p004",)]


def test_large_fields_are_paired_by_score_without_rematches() -> None:
    log = TournamentLog(ALL_PLAYERS + 21)
    log.play(by_chance(Random(5), draws=0))
    tournament = log.tournament
    everybody = [pair for paired in tournament.rounds for pair in pairs(tournament, paired)]
    assert len(everybody) == len({*everybody})
    assert max(sum(player in each.byes for each in tournament.rounds) for player in tournament.entrants) == 1


def test_who_leaves_is_not_paired_and_who_comes_late_has_no_points_for_missed_rounds() -> None:
    log = TournamentLog(6)
    log.start()
    log.play_round(lowest_name_wins)
    log.withdraw("p006")
    log.enter("late", 1)
    log.until_tables()
    assert "p006" not in seated(log.tournament, 2)
    assert "late" in seated(log.tournament, 2)
    assert log.tournament.entrants["late"].missed == 1
    assert points(log.tournament)["late"] == 0


def test_a_player_who_did_not_come_is_paired_again_only_after_coming_back() -> None:
    log = TournamentLog(["ann", "ben", "cat", "dan"])
    log.start()
    first = next(table for table in log.until_tables() if "ann" in table.players)
    log.finish(first.number, *((2, 1) if first.players[0] == "ann" else (1, 2)), how="no-show", absent=("ann",))
    log.play_round(lowest_name_wins)
    log.until_tables()
    assert "ann" not in seated(log.tournament, 2)
    log.enter("ann")
    log.play_round(lowest_name_wins)
    log.until_tables()
    assert "ann" in seated(log.tournament, 3)


def test_a_corrected_result_counts_for_a_player_who_seemed_absent_and_they_are_paired_again() -> None:
    log = TournamentLog(["ann", "ben", "cat", "dan"])
    log.start()
    first = next(table for table in log.until_tables() if "ann" in table.players)
    log.finish(first.number, 2, 2, how="no-show", absent=first.players)
    (other,) = log.until_tables()
    log.finish(other.number, 2, 2, how="no-show", absent=other.players)
    leaver = next(player for player in first.players if player != "ann")
    log.withdraw(leaver)
    places = (1, 2) if first.players[0] == "ann" else (2, 1)
    log.append(commands.correct(log.tournament, ORGANISER, first.number, places, "They played.", log.now))
    assert points(log.tournament)["ann"] == 1
    assert log.tournament.active == ("ann",), "who has left stays out, and so do the players of the other table"


def test_a_correction_does_not_bring_back_a_player_who_missed_a_later_table() -> None:
    log = TournamentLog(["ann", "ben", "cat", "dan"])
    log.start()
    for again in (False, True):
        if again:
            log.enter("ann")
        for table in log.until_tables():
            missing = tuple(player for player in table.players if player == "ann")
            log.finish(table.number, *WIN, absent=missing)
    first = next(table for table in log.tournament.tables if "ann" in table.players)
    log.append(commands.correct(log.tournament, ORGANISER, first.number, DRAW, "They played.", log.now))
    assert points(log.tournament)["ann"] == 0.5
    assert "ann" not in log.tournament.active


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_larger_tables_are_groups_by_score_that_rarely_meet_again(seats: int) -> None:
    log = TournamentLog(3 * seats + 1, seats=seats, rounds=3)
    log.play(lowest_name_wins)
    tournament = log.tournament
    for paired in tournament.rounds:
        assert [len(tournament.table(number).players) for number in paired.tables] == [
            *sizes(3 * seats + 1, tournament.sizes)
        ]
        assert seated(tournament, paired.number) == sorted(tournament.entrants)
    second = [*map(tournament.table, tournament.rounds[1].tables)]
    assert {"p001"} < {*second[0].players}
    history = History(tournament)
    chosen = sum(history.met[frozenset(pair)] > 1 for pair in combinations(tournament.entrants, 2))
    assert chosen <= len(tournament.tables)


def test_a_table_that_the_game_does_not_allow_leads_to_byes_in_turn() -> None:
    log = TournamentLog(0, seats=3, rounds=3)
    log.allow_tables_of(3)
    for name in ("ann", "ben", "cat", "dan"):
        log.enter(name)
    log.play(lowest_name_wins)
    byes = [each.byes for each in log.tournament.rounds]
    assert all(len(each) == 1 for each in byes)
    assert len({*byes}) == 3
