"""Knockouts: who wins a table goes on, until one player is left."""

from __future__ import annotations

from random import Random

import pytest
from tests.support.tournaments import DRAW, LOSS, ORGANISER, WIN, TournamentLog, by_chance, lowest_name_wins

from tilehall.core.game import Illegal
from tilehall.tournaments import commands
from tilehall.tournaments.standings import standings


def places(log: TournamentLog) -> list[tuple[int, str]]:
    return [(each.place, each.player) for each in standings(log.tournament)]


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_one_player_is_left_whatever_the_number_of_players(seats: int) -> None:
    for players in range(2, 65):
        log = TournamentLog(players, format="knockout", seats=seats)
        log.play(by_chance(Random(players)))
        table = standings(log.tournament)
        assert [each.place for each in table].count(1) == 1
        assert [each.player for each in table if not each.knocked_out] == [table[0].player]
        assert len(log.tournament.rounds) == log.tournament.planned_rounds


def test_the_best_seeds_have_the_byes_and_meet_last() -> None:
    log = TournamentLog(13, format="knockout")
    log.play(lowest_name_wins)
    tournament = log.tournament
    assert sorted(tournament.rounds[0].byes) == ["p001", "p002", "p003"]
    final = tournament.table(tournament.rounds[-1].tables[0])
    assert {*final.players} == {"p001", "p002"}
    assert places(log)[:4] == [(1, "p001"), (2, "p002"), (3, "p003"), (3, "p004")]


def test_a_drawn_table_is_played_again_on_other_seats_and_then_the_better_seed_goes_on() -> None:
    log = TournamentLog(["ann", "ben"], format="knockout")
    log.start()
    (first,) = log.until_tables()
    log.finish(1, *DRAW)
    (again,) = log.until_tables()
    assert (again.round, again.players) == (1, first.players[::-1])
    assert not any(each.knocked_out for each in standings(log.tournament))
    log.finish(2, *DRAW)
    log.until_tables()
    assert log.tournament.phase == "ended"
    assert places(log) == [(1, "ann"), (2, "ben")]


def test_only_those_who_share_the_first_place_play_again() -> None:
    log = TournamentLog(["ann", "ben", "cat"], format="knockout", seats=3)
    log.start()
    (first,) = log.until_tables()
    log.finish(1, 1, 3, 1)
    (again,) = log.until_tables()
    assert again.players == (first.players[2], first.players[0])


def test_who_leaves_lets_the_opponent_of_the_next_round_go_on() -> None:
    log = TournamentLog(4, format="knockout")
    log.start()
    log.play_round(lowest_name_wins)
    log.withdraw("p001")
    log.until_tables()
    assert log.tournament.phase == "ended"
    assert places(log)[:2] == [(1, "p002"), (2, "p001")]


def test_if_nobody_comes_to_a_table_nobody_goes_on_from_it() -> None:
    log = TournamentLog(4, format="knockout")
    log.start()
    log.until_tables()
    players = log.tournament.table(1).players
    log.finish(1, 2, 2, how="no-show", absent=players)
    log.finish(2, *WIN)
    log.until_tables()
    assert log.tournament.phase == "ended"
    assert places(log)[0] == (1, log.tournament.table(2).players[0])


def test_a_result_can_be_corrected_until_the_next_round_is_paired() -> None:
    log = TournamentLog(4, format="knockout")
    log.start()
    log.until_tables()
    log.finish(1, *WIN)
    log.finish(2, *WIN)
    log.append(commands.correct(log.tournament, ORGANISER, 1, LOSS, "A wrong result.", log.now))
    loser = log.tournament.table(1).players[0]
    (final,) = log.until_tables()
    assert loser not in final.players
    with pytest.raises(Illegal, match="has been paired"):
        commands.correct(log.tournament, ORGANISER, 1, WIN, "Again.", log.now)


def test_the_winner_of_a_corrected_table_goes_on_although_they_seemed_absent() -> None:
    log = TournamentLog(4, format="knockout")
    log.start()
    log.until_tables()
    here, missing = log.tournament.table(1).players
    log.finish(1, *WIN, how="no-show", absent=(missing,))
    log.finish(2, *WIN)
    log.append(commands.correct(log.tournament, ORGANISER, 1, LOSS, "They came to the other board.", log.now))
    (final,) = log.until_tables()
    assert missing in final.players
    assert here not in final.players
