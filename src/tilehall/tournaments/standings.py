"""The standings of a tournament: points, tie-breaks and places. They follow from the results each time.

A round in which somebody did not play counts for the tie-breaks as a table with an opponent who has as many points as
that player.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import combinations, groupby
from typing import Literal

from msgspec import Struct

from tilehall.tournaments import scoring
from tilehall.tournaments.entries import Player
from tilehall.tournaments.history import seeding
from tilehall.tournaments.knockout import must_replay
from tilehall.tournaments.tournament import EntrantStatus, Tournament, TournamentTable

TieBreak = Literal["buchholz-cut-1", "buchholz", "sonneborn-berger", "head-to-head", "wins", "last-place"]


class PlayerScore(Struct, frozen=True):
    """A line of the standings."""

    place: int  # equal players share a place; 0: the player was removed
    player: Player
    points: float
    ties: tuple[float, ...]  # the values of `tie_breaks`, in the same order
    played: int  # tables with a result
    wins: int  # alone in the first place
    draws: int  # the first place shared
    status: EntrantStatus
    knocked_out: bool = False


class _Game(Struct, frozen=True):
    """A round for the tie-breaks of one player: a finished table, or one without a game."""

    points: float
    opponents: tuple[Player, ...] = ()  # empty: not played


def tie_breaks(tournament: Tournament) -> tuple[TieBreak, ...]:
    """Return the tie-breaks of a tournament, the first to decide first."""
    settings = tournament.settings
    if settings.format == "knockout":
        return () if settings.seats == 2 else ("last-place",)
    if settings.seats > 2:
        return ("wins", "buchholz", "head-to-head")
    if settings.format == "swiss":
        return ("buchholz-cut-1", "buchholz", "sonneborn-berger", "head-to-head", "wins")
    if settings.format == "robin":
        return ("head-to-head", "sonneborn-berger", "wins")
    return ("wins", "sonneborn-berger")


def standings(tournament: Tournament) -> tuple[PlayerScore, ...]:
    """Return the standings, the best first. Tables that are not finished do not count."""
    points = scoring.points(tournament)
    order = seeding(tournament, tournament.entrants)
    removed = {player for player in order if tournament.entrants[player].status == "removed"}
    counted = _TieBreaks(tournament, points)
    lines, place = list[PlayerScore](), 1
    ties: dict[Player, tuple[float, ...]] = dict.fromkeys(order, ())
    groups = _split([[player for player in order if player not in removed]], points)
    for tie_break in tie_breaks(tournament):
        values = {player: value for group in groups for player, value in counted.by(tie_break, group).items()}
        values.update(counted.by(tie_break, [*removed]))
        ties = {player: (*before, values[player]) for player, before in ties.items()}
        groups = _split(groups, values)
    for group in groups:
        lines += [counted.line(place, player, ties[player]) for player in group]
        place += len(group)
    last = sorted(removed, key=lambda player: -points[player])
    return (*lines, *(counted.line(0, player, ties[player]) for player in last))


def _split(groups: Sequence[Sequence[Player]], values: Mapping[Player, float]) -> list[list[Player]]:
    """Return the groups of players with equal values, the highest first. Players keep their order within a group."""
    ordered = (sorted(group, key=lambda player: -values[player]) for group in groups)
    return [list(equal) for group in ordered for _, equal in groupby(group, key=lambda player: values[player])]


class _TieBreaks:
    """What the standings count for each player."""

    def __init__(self, tournament: Tournament, points: Mapping[Player, float]) -> None:
        self.tournament = tournament
        self.points = points
        self.tables: dict[Player, list[TournamentTable]] = {player: [] for player in tournament.entrants}
        for table in tournament.tables:
            if table.finished:
                for player in table.players:
                    self.tables[player].append(table)

    def line(self, place: int, player: Player, ties: tuple[float, ...]) -> PlayerScore:
        tables, tournament = self.tables[player], self.tournament
        return PlayerScore(
            place=place,
            player=player,
            points=self.points[player],
            ties=ties,
            played=len(tables),
            wins=self.wins(player),
            draws=sum(len(table.first) > 1 and player in table.first for table in tables),
            status=tournament.entrants[player].status,
            knocked_out=tournament.settings.format == "knockout" and self._is_out(player),
        )

    def by(self, tie_break: TieBreak, group: Sequence[Player]) -> dict[Player, float]:
        """Return the values of a tie-break for players who are equal so far."""
        match tie_break:
            case "buchholz":
                return {player: sum(self._opponents(player)) for player in group}
            case "buchholz-cut-1":
                return {player: sum(sorted(self._opponents(player))[1:]) for player in group}
            case "sonneborn-berger":
                return {player: self._sonneborn_berger(player) for player in group}
            case "head-to-head":
                return self._head_to_head(group)
            case "wins":
                return {player: self.wins(player) for player in group}
            case "last-place":
                return {player: -self._last_place(player) for player in group}

    def wins(self, player: Player) -> int:
        return sum(table.first == (player,) for table in self.tables[player])

    def _games(self, player: Player) -> list[_Game]:
        """Return the rounds of a player for the tie-breaks. In an arena, these are the tables."""
        settings = self.tournament.settings
        games, rounds = list[_Game](), dict[int, bool]()
        for table in self.tables[player]:
            value = scoring.table_points(settings, table)[table.players.index(player)]
            met = self._met(table)
            if settings.format == "arena" and player not in met:
                continue
            games.append(_Game(value, tuple(each for each in met if each != player) if player in met else ()))
            rounds[table.round] = True
        if settings.format == "arena":
            return games
        seated = {table.round for table in self.tournament.unfinished if player in table.players}
        for each in self.tournament.rounds:
            if each.number not in rounds and each.number not in seated:
                free = player in each.byes and scoring.bye(settings)
                games.append(_Game(free or (scoring.win(settings) if player in each.walkovers else 0)))
        return games

    def _met(self, table: TournamentTable) -> tuple[Player, ...]:
        """Return the players who have met at a table. In a round robin, that is also who won without playing."""
        return table.players if self.tournament.settings.format == "robin" else table.present

    def _opponents(self, player: Player) -> list[float]:
        """Return, for each round, the points of the opponent, or their average at a larger table."""
        return [self._strength(player, game) for game in self._games(player)]

    def _strength(self, player: Player, game: _Game) -> float:
        if not game.opponents:
            return self.points[player]
        return sum(self.points[each] for each in game.opponents) / len(game.opponents)

    def _sonneborn_berger(self, player: Player) -> float:
        return sum(game.points * self._strength(player, game) for game in self._games(player))

    def _head_to_head(self, group: Sequence[Player]) -> dict[Player, float]:
        """Return the points among equal players: one for a better place, and ½ for the same.

        They count only if all of these players have met each other.
        """
        values, met, equal = dict.fromkeys(group, 0.0), set[frozenset[Player]](), {*group}
        for table in {table.number: table for player in group for table in self.tables[player]}.values():
            both = equal.intersection(self._met(table))
            here = [each for each in zip(table.places, table.players, strict=True) if each[1] in both]
            for (place, one), (behind, other) in combinations(sorted(here), 2):
                met.add(frozenset((one, other)))
                values[one] += 1 if place < behind else 0.5
                values[other] += 0 if place < behind else 0.5
        return values if len(met) == len(group) * (len(group) - 1) // 2 else dict.fromkeys(group, 0.0)

    def _last_place(self, player: Player) -> int:
        tables = self.tables[player]
        return tables[-1].places[tables[-1].players.index(player)] if tables else 0

    def _is_out(self, player: Player) -> bool:
        rounds, tournament = self.tournament.rounds, self.tournament
        if not rounds or self.points[player] == rounds[-1].number:
            return False
        return tournament.table_of(player) is None and not self._replays(player)

    def _replays(self, player: Player) -> bool:
        """Return whether the newest table of a player was drawn and is to be played again."""
        return bool(self.tables[player]) and must_replay(self.tournament, self.tables[player][-1])
