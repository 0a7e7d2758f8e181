"""Tests of what the soak of tournaments finds wrong."""

from __future__ import annotations

from tests.faults.tournaments import lost_points
from tests.support.tournaments import DRAW, LOSS, WIN, TournamentLog


def test_a_point_that_the_standings_do_not_have_is_found_in_every_format() -> None:
    for format in ("arena", "swiss"):
        log = TournamentLog(6, format=format)
        log.start()
        one, two, three = log.until_tables()
        log.finish(one.number, *WIN)
        log.finish(two.number, *LOSS)
        log.finish(three.number, *DRAW)
        winner, loser = one.players
        games: dict[int, tuple[int, ...]] = {1: (0,), 2: (1,), 3: ()}
        assert [*lost_points(log.tournament, games)] == []
        assert {*lost_points(log.tournament, {**games, 1: (1,)})} == {
            "table 1 has another result than its game",
            f"{winner} has 1.0 points instead of 0.0",
            f"{loser} has 0.0 points instead of 1.0",
        }
