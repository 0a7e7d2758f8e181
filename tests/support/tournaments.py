"""Tournaments for tests: settings, a log that grows by what is due, and results of games that nobody plays."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from msgspec.structs import replace

from tilehall.core.game import AnyGame
from tilehall.core.registry import find
from tilehall.table.clock_settings import ClockSettings
from tilehall.tournaments import commands
from tilehall.tournaments.due import due, entry_due
from tilehall.tournaments.entries import AnyTournamentEntry, Pairing, RoundPaired, SettingsChanged
from tilehall.tournaments.settings import TournamentSettings
from tilehall.tournaments.task import Due
from tilehall.tournaments.tournament import Tournament, TournamentTable, fold

ORGANISER = "olga"
START = 1_800_000_000_000

WIN, DRAW, LOSS = (1, 2), (1, 1), (2, 1)  # the places of the first and the second seat
Places = Callable[[TournamentTable], tuple[int, ...]]


def game_for(seats: int) -> AnyGame:
    return find("4ascend") if seats == 2 else find("miners")


def tournament_settings(**changes: Any) -> TournamentSettings[dict[str, Any]]:
    """Return settings of a Swiss for two, or others."""
    seats = changes.get("seats", 2)
    given: TournamentSettings[dict[str, Any]] = TournamentSettings(
        title="Friday evening",
        game=game_for(seats).name,
        options={},
        format="swiss",
        clock=ClockSettings("bank", 300, 5),
        max_players=40 if changes.get("format") == "robin" else 1000,
        minutes=60 if changes.get("format") == "arena" else 0,
    )
    return replace(given, **changes)


class TournamentLog:
    """A tournament that grows by entries, at a time that only moves on."""

    def __init__(self, players: int | Sequence[str] = 0, *, seed: str = "seed", **settings: Any) -> None:
        chosen = tournament_settings(**settings)
        self.entries: list[AnyTournamentEntry] = []
        self.now = START
        self.append(commands.create(ORGANISER, chosen, game_for(chosen.seats), seed, self.now))
        names = [f"p{number:03}" for number in range(1, players + 1)] if isinstance(players, int) else players
        for at, name in enumerate(names):
            self.enter(name, 2000 - at)

    def append(self, entry: AnyTournamentEntry) -> None:
        self.entries.append(entry)
        self.tournament: Tournament = fold(None if len(self.entries) == 1 else self.tournament, entry)

    def enter(self, player: str, rating: float = 0) -> None:
        self.append(commands.enter(self.tournament, commands.Applicant(player, rating), self.now))

    def withdraw(self, player: str) -> None:
        self.append(commands.withdraw(self.tournament, player, self.now))

    def allow_tables_of(self, *sizes: int) -> None:
        """Change the tournament to a game with other numbers of players at a table."""
        self.append(SettingsChanged(self.now, 1, self.tournament.settings, sizes))

    def start(self) -> None:
        self.append(commands.start(self.tournament, ORGANISER, self.now))

    def finish(self, number: int, *places: int, **rest: Any) -> None:
        self.append(commands.finish(self.tournament, number, places, self.now, **rest))

    def due(self) -> Due:
        """Return what is due, after waiting for it."""
        task = due(self.tournament)
        assert task is not None
        self.now = max(self.now, task.at)
        return task

    def do(self, task: Due) -> None:
        """Do what is due."""
        match task.task:
            case "open":
                self.append(commands.open_table(self.tournament, task.table, f"R{task.table:05}", self.now))
            case "no-show":
                self.append(commands.take_attendance(self.tournament, task.table, (), self.now))
            case "repeat":
                self.append(commands.repeat(self.tournament, "NEXT", self.now))
            case _:
                self.append(entry_due(self.tournament, task, self.now))

    def round(
        self,
        results: Mapping[tuple[str, ...], tuple[int, ...]],
        byes: Sequence[str] = (),
        absent: Sequence[str] = (),
    ) -> None:
        """Add a round with these tables and their places, whatever would be paired."""
        first = len(self.tournament.tables) + 1
        tables = tuple(Pairing(number, players) for number, players in enumerate(results, first))
        self.append(RoundPaired(self.now, len(self.tournament.rounds) + 1, tables, tuple(byes)))
        for number, (players, places) in enumerate(results.items(), first):
            missing = tuple(player for player in absent if player in players)
            self.finish(number, *places, how="no-show" if missing == players else "played", absent=missing)

    def until_tables(self) -> list[TournamentTable]:
        """Do what is due until only results are missing, or the tournament is over. Return the unfinished tables."""
        while (task := due(self.tournament)) is not None and task.at <= self.now + 1:
            self.do(self.due())
        if not self.tournament.unfinished and due(self.tournament):
            self.do(self.due())
            return self.until_tables()
        return list(self.tournament.unfinished)

    def play_round(self, places: Places) -> None:
        """Play all tables of the next round."""
        for table in self.until_tables():
            self.now += 1000
            self.finish(table.number, *places(table))

    def play(self, places: Places) -> None:
        """Play to the end."""
        if self.tournament.phase == "open":
            self.start()
        while not self.tournament.over:
            self.play_round(places)


def lowest_name_wins(table: TournamentTable) -> tuple[int, ...]:
    """Return the places if the players have the strength of their names."""
    order = sorted(table.players)
    return tuple(order.index(player) + 1 for player in table.players)


def by_chance(rng: Random, draws: float = 0.2) -> Places:
    """Return results drawn at random: of two players one wins, or it is a draw."""

    def places(table: TournamentTable) -> tuple[int, ...]:
        values = [rng.random() for _ in table.players]
        if rng.random() < draws:
            values[0] = values[1]
        return tuple(1 + sum(other < value for other in values) for value in values)

    return places
