"""Points and tie-breaks, by examples that can be checked by hand."""

from __future__ import annotations

from typing import Any

import pytest
from tests.support.tournaments import DRAW, LOSS, ORGANISER, WIN, TournamentLog

from tilehall.tournaments import commands
from tilehall.tournaments.history import History
from tilehall.tournaments.standings import PlayerScore, standings, tie_breaks
from tilehall.tournaments.tournament import Tournament


def lines(tournament: Tournament) -> dict[str, PlayerScore]:
    return {each.player: each for each in standings(tournament)}


def order(tournament: Tournament) -> str:
    return " ".join(f"{each.place}{each.player}" for each in standings(tournament))


def ties(tournament: Tournament, player: str) -> dict[str, float]:
    return dict(zip(tie_breaks(tournament), lines(tournament)[player].ties, strict=True))


def started(players: str, **settings: Any) -> TournamentLog:
    """Return a tournament that has started, whose players have names of one letter."""
    log = TournamentLog([*players], **settings)
    log.start()
    return log


def swiss_of_six() -> TournamentLog:
    log = started("ABCDEF", rounds=3)
    log.round({("A", "B"): WIN, ("C", "D"): DRAW, ("E", "F"): LOSS})
    log.round({("A", "F"): LOSS, ("C", "B"): WIN, ("D", "E"): WIN})
    log.round({("F", "C"): DRAW, ("A", "D"): WIN, ("B", "E"): LOSS})
    return log


def test_buchholz_sums_the_points_of_the_opponents_and_sonneborn_berger_weighs_them_with_the_results() -> None:
    tournament = swiss_of_six().tournament
    assert {player: line.points for player, line in lines(tournament).items()} == {
        "F": 2.5,
        "C": 2,
        "A": 2,
        "D": 1.5,
        "E": 1,
        "B": 0,
    }
    # A met B (0), F (2½) and D (1½), and won against B and D. C drew with D and F, and won against B.
    common = {"buchholz-cut-1": 4, "buchholz": 4, "head-to-head": 0}
    assert ties(tournament, "A") == {**common, "sonneborn-berger": 1.5, "wins": 2}
    assert ties(tournament, "C") == {**common, "sonneborn-berger": 2.0, "wins": 1}
    assert order(tournament) == "1F 2C 3A 4D 5E 6B"


def test_a_bye_is_a_win_against_an_opponent_with_the_same_points() -> None:
    log = started("ABC", rounds=2)
    log.round({("A", "B"): WIN}, byes=["C"])
    log.round({("C", "A"): WIN}, byes=["B"])
    assert {player: line.points for player, line in lines(log.tournament).items()} == {"C": 2, "A": 1, "B": 1}
    assert [ties(log.tournament, player)["buchholz"] for player in "CAB"] == [3, 3, 2]
    assert [ties(log.tournament, player)["sonneborn-berger"] for player in "CAB"] == [3, 1, 1]
    assert order(log.tournament) == "1C 2A 3B"


def test_a_late_entry_has_no_points_for_the_rounds_before() -> None:
    log = started("ABCD", rounds=3)
    log.round({("A", "B"): WIN, ("C", "D"): WIN})
    log.enter("E")
    log.round({("E", "C"): WIN, ("A", "D"): WIN}, byes=["B"])
    assert lines(log.tournament)["E"].points == 1
    assert ties(log.tournament, "E")["buchholz"] == 1 + 1  # its own points for the round before, and those of C


def test_a_game_that_nobody_came_to_gives_no_points_and_is_no_meeting() -> None:
    log = started("ABCD", rounds=3)
    log.round({("A", "B"): WIN, ("C", "D"): (2, 2)}, absent=["C", "D"])
    assert [lines(log.tournament)[player].points for player in "CD"] == [0, 0]
    assert {lines(log.tournament)[player].status for player in "CD"} == {"away"}
    assert History(log.tournament).meetings("CD") == 0


def test_a_win_against_a_player_who_did_not_come_is_no_meeting_and_counts_as_a_bye() -> None:
    log = started("ABCD", rounds=3)
    log.round({("A", "B"): WIN, ("C", "D"): WIN}, absent=["D"])
    log.round({("A", "C"): WIN}, byes=["B"])
    assert {player: line.points for player, line in lines(log.tournament).items()} == {"A": 2, "B": 1, "C": 1, "D": 0}
    # C met only A (2). The first round counts as a win against a player with one point, as the bye does for B.
    for player in "BC":
        assert ties(log.tournament, player)["buchholz"] == 2 + 1
        assert ties(log.tournament, player)["sonneborn-berger"] == 1
    history = History(log.tournament)
    assert (history.meetings("CD"), history.byes["C"], history.byes["B"], history.byes["A"]) == (0, 1, 1, 0)


def test_three_points_for_a_win_are_an_option() -> None:
    log = started("AB", scoring="three", rounds=1)
    log.round({("A", "B"): WIN})
    assert [line.points for line in standings(log.tournament)] == [3, 0]
    log.append(commands.correct(log.tournament, ORGANISER, 1, DRAW, "The record shows a draw.", log.now))
    assert [line.points for line in standings(log.tournament)] == [1, 1]


def test_the_direct_game_decides_a_round_robin_before_sonneborn_berger() -> None:
    log = started("ABCD", format="robin")
    log.round({("A", "D"): LOSS, ("B", "C"): WIN})
    log.round({("D", "C"): LOSS, ("A", "B"): WIN})
    log.round({("B", "D"): WIN, ("C", "A"): LOSS})
    # A and B have two points; A won their game. C and D have one; C won theirs.
    assert order(log.tournament) == "1A 2B 3C 4D"
    assert [ties(log.tournament, player)["head-to-head"] for player in "AB"] == [1, 0]


def test_a_circle_of_three_wins_leaves_equal_players_on_one_place() -> None:
    log = started("ABC", format="robin")
    log.round({("A", "B"): WIN}, byes=["C"])
    log.round({("B", "C"): WIN}, byes=["A"])
    log.round({("C", "A"): WIN}, byes=["B"])
    assert order(log.tournament) == "1A 1B 1C"
    assert [line.points for line in standings(log.tournament)] == [1, 1, 1]  # byes of a round robin are worth nothing


@pytest.mark.parametrize(
    ("places", "points"),
    [
        ((1, 2, 3, 4), (3, 2, 1, 0)),
        ((1, 2, 2, 4), (3, 1.5, 1.5, 0)),
        ((1, 1, 1, 1), (1.5, 1.5, 1.5, 1.5)),
        ((4, 4, 4, 4), (0, 0, 0, 0)),
    ],
)
def test_at_larger_tables_each_place_has_its_points_and_shared_places_share_them(
    places: tuple[int, ...], points: tuple[float, ...]
) -> None:
    log = started("ABCD", seats=4)
    log.round({("A", "B", "C", "D"): places})
    assert tuple(lines(log.tournament)[player].points for player in "ABCD") == points


def test_the_places_of_a_smaller_table_have_the_points_of_a_full_one() -> None:
    log = started("ABCDEFG", seats=4)
    log.round({("A", "B", "C", "D"): (1, 2, 3, 4), ("E", "F", "G"): (1, 2, 3)})
    assert [lines(log.tournament)[player].points for player in "EFG"] == [3, 2, 1]


def test_a_corrected_result_changes_the_standings_and_says_who_changed_it_and_why() -> None:
    log = swiss_of_six()
    log.append(commands.correct(log.tournament, ORGANISER, 1, LOSS, "The players were mixed up.", log.now))
    assert lines(log.tournament)["A"].points == 1
    assert lines(log.tournament)["B"].points == 1
    (correction,) = log.tournament.table(1).corrections
    assert (correction.by, correction.why) == (ORGANISER, "The players were mixed up.")
    assert log.tournament.table(1).how == "decided"


def test_a_removed_player_is_listed_last_without_a_place_and_results_stand() -> None:
    log = swiss_of_six()
    log.append(commands.remove(log.tournament, ORGANISER, "F", "A bot played for this player.", log.now))
    assert order(log.tournament) == "1C 2A 3D 4E 5B 0F"
    assert lines(log.tournament)["A"].points == 2
