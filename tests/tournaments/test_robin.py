"""Round robins: everyone meets everyone."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from random import Random

import pytest
from tests.support.tournaments import TournamentLog, by_chance, lowest_name_wins

from tilehall.tournaments.history import History
from tilehall.tournaments.robin import berger
from tilehall.tournaments.standings import standings

# The Berger table for five or six players, as the handbook of FIDE prints it.
BERGER_6 = """
1-6 2-5 3-4
6-4 5-3 1-2
2-6 3-1 4-5
6-5 1-4 2-3
3-6 4-2 5-1
"""


def test_the_rounds_are_those_of_the_berger_tables() -> None:
    rounds = [" ".join(f"{one + 1}-{other + 1}" for one, other in berger(6, number)) for number in range(1, 6)]
    assert rounds == BERGER_6.split("\n")[1:-1]


@pytest.mark.parametrize("cycles", [1, 2])
@pytest.mark.parametrize("players", [2, 3, 4, 7, 10])
def test_everyone_meets_everyone_and_sits_first_about_equally_often(players: int, cycles: int) -> None:
    log = TournamentLog(players, format="robin", rounds=cycles)
    log.play(by_chance(Random(players)))
    tournament, history = log.tournament, History(log.tournament)
    everyone = [*tournament.entrants]
    assert Counter({frozenset(pair): cycles for pair in combinations(everyone, 2)}) == history.met
    assert max(abs(history.surplus(player)) for player in everyone) <= cycles % 2
    assert {history.byes[player] for player in everyone} == {cycles * (players % 2)}


def test_a_player_who_left_gives_the_others_a_walkover_each() -> None:
    log = TournamentLog(4, format="robin")
    log.start()
    log.play_round(lowest_name_wins)
    log.withdraw("p001")
    log.play(lowest_name_wins)
    assert sorted(player for each in log.tournament.rounds for player in each.walkovers) == ["p002", "p003"]
    assert {each.player: each.points for each in standings(log.tournament)} == {
        "p001": 1,
        "p002": 3,
        "p003": 2,
        "p004": 0,
    }


def test_who_leaves_before_the_first_round_is_paired_is_not_counted() -> None:
    log = TournamentLog(5, format="robin")
    log.start()
    log.withdraw("p005")
    log.play(lowest_name_wins)
    assert len(log.tournament.rounds) == log.tournament.planned_rounds == 3


@pytest.mark.parametrize(("players", "seats"), [(9, 3), (16, 4)])
def test_at_larger_tables_players_meet_about_equally_often(players: int, seats: int) -> None:
    log = TournamentLog(players, format="robin", seats=seats)
    log.play(lowest_name_wins)
    met = History(log.tournament).met
    pairs = [met[frozenset(pair)] for pair in combinations(log.tournament.entrants, 2)]
    assert max(pairs) <= 2
    assert pairs.count(1) > len(pairs) / 2
