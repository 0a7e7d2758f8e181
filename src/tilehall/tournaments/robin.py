"""Round robin for two: the Berger tables, in which everyone meets everyone."""

from __future__ import annotations

from tilehall.tournaments import entries
from tilehall.tournaments.entries import Pairing, Player
from tilehall.tournaments.knockout import participants
from tilehall.tournaments.tournament import Tournament


def berger(players: int, number: int) -> list[tuple[int, int]]:
    """Return the tables of a round, from 1, for an even number of players, as pairs of numbers from 0.

    After each round, all players but the last move on by half their number; the last one changes the seat.

    >>> [[f"{one + 1}-{other + 1}" for one, other in berger(6, number)] for number in (1, 2)]
    [['1-6', '2-5', '3-4'], ['6-4', '5-3', '1-2']]
    """
    last = players - 1
    shift = (number - 1) * (players // 2)
    pairs = [(shift % last, last) if number % 2 else (last, shift % last)]
    return pairs + [((at + shift) % last, (last - at + shift) % last) for at in range(1, players // 2)]


def pair(tournament: Tournament, now: int) -> entries.RoundPaired:
    """Return the next round. In the second cycle, all seats are reversed."""
    number = len(tournament.rounds) + 1
    players: list[Player] = participants(tournament)
    if len(players) % 2:
        players.append("")
    cycle, round_of_cycle = divmod(number - 1, len(players) - 1)
    tables, byes, walkovers = list[tuple[Player, Player]](), list[Player](), list[Player]()
    for one, other in berger(len(players), round_of_cycle + 1):
        both = (players[other], players[one]) if cycle % 2 else (players[one], players[other])
        here = [player for player in both if player and tournament.entrants[player].status == "in"]
        if len(here) == 2:
            tables.append(both)
        elif here:
            (walkovers if all(both) else byes).extend(here)
    first = len(tournament.tables) + 1
    numbered = tuple(Pairing(at, both) for at, both in enumerate(tables, first))
    return entries.RoundPaired(now, number, numbered, tuple(byes), tuple(walkovers))
