"""Knockout: who wins a table goes on.

At tables for two, a bracket keeps the best seeds apart for as long as possible, and byes of the first round go to the
best. At larger tables, the players who are left are dealt out by seed, so that each table has its share of good ones.
A drawn table is played once more, by those who share the first place; after another draw, the best seed goes on.
"""

from __future__ import annotations

from tilehall.tournaments import entries
from tilehall.tournaments.entries import Player
from tilehall.tournaments.history import History, seeding
from tilehall.tournaments.tournament import Tournament, TournamentTable


def pair(tournament: Tournament, now: int) -> entries.RoundPaired:
    """Pair the next round."""
    number, left = len(tournament.rounds) + 1, still_in(tournament)
    if tournament.settings.seats == 2:
        groups = _bracket(tournament, left, number)
    else:
        groups = dealt_out(left, -(-len(left) // tournament.settings.seats))
    history = History(tournament)
    tables = history.tables(tournament, [group for group in groups if len(group) > 1])
    alone = tuple(group[0] for group in groups if len(group) == 1)
    if number == 1:
        return entries.RoundPaired(now, number, tables, byes=alone)
    return entries.RoundPaired(now, number, tables, walkovers=alone)


def participants(tournament: Tournament) -> list[Player]:
    """Return the players of the first round by seed, or those who would play it now."""
    if not tournament.rounds:
        return seeding(tournament, tournament.active)
    first = tournament.rounds[0]
    seated = {player for number in first.tables for player in tournament.table(number).players}
    return seeding(tournament, seated.union(first.byes, first.walkovers))


def still_in(tournament: Tournament) -> list[Player]:
    """Return the players who go on after the newest round, by seed. Its tables are finished."""
    if not tournament.rounds:
        return participants(tournament)
    last = tournament.rounds[-1]
    winners = (winner(tournament, tournament.table(number)) for number in last.tables)
    left = {*last.byes, *last.walkovers, *(each for each in winners if each)}
    return seeding(tournament, (player for player in left if tournament.entrants[player].status == "in"))


def winner(tournament: Tournament, table: TournamentTable) -> Player:
    """Return the player of a finished table who goes on. Blank if nobody does, or a replay decides."""
    if not table.first or table.replay:
        return ""
    here = [player for player in table.first if tournament.entrants[player].status == "in"]
    return seeding(tournament, here or table.first)[0]


def must_replay(tournament: Tournament, table: TournamentTable) -> bool:
    """Return whether a table must be played again, because it was drawn for the first time."""
    if tournament.settings.format != "knockout" or table.replay or len(table.first) < 2:
        return False
    here = [player for player in table.first if tournament.entrants[player].status == "in"]
    return len(here) > 1 and not any(each.replay == table.number for each in tournament.tables)


def replay(tournament: Tournament, table: TournamentTable, now: int) -> entries.TableReplayed:
    """Set up a drawn table again for those who share the first place, on other seats."""
    here = [player for player in table.first if tournament.entrants[player].status == "in"]
    again = entries.Pairing(len(tournament.tables) + 1, tuple(reversed(here)))
    return entries.TableReplayed(now, table.number, again)


def bracket_order(size: int) -> list[int]:
    """Return the seeds, from 0, in the order of a bracket whose size is a power of two.

    >>> bracket_order(8)
    [0, 7, 3, 4, 1, 6, 2, 5]
    """
    order = [0]
    while len(order) < size:
        order = [seed for each in order for seed in (each, 2 * len(order) - 1 - each)]
    return order


def dealt_out(players: list[Player], tables: int) -> list[list[Player]]:
    """Deal players out to tables by seed, back and forth, so that the tables are about equally strong.

    >>> dealt_out(list("abcdefg"), 3)
    [['a', 'f', 'g'], ['b', 'e'], ['c', 'd']]
    """
    groups: list[list[Player]] = [[] for _ in range(tables)]
    for at, player in enumerate(players):
        turn, place = divmod(at, tables)
        groups[tables - 1 - place if turn % 2 else place].append(player)
    return groups


def _bracket(tournament: Tournament, left: list[Player], number: int) -> list[list[Player]]:
    """Return who meets in a round: the players who are left in each part of the bracket."""
    seeds, still = participants(tournament), {*left}
    slots = bracket_order(1 << (len(seeds) - 1).bit_length())
    parts = [slots[at : at + (1 << number)] for at in range(0, len(slots), 1 << number)]
    groups = [[seeds[seed] for seed in part if seed < len(seeds) and seeds[seed] in still] for part in parts]
    return [group for group in groups if group]
