"""What pairing must know of the rounds before: who met whom, who sat where, and who had a bye."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from hashlib import sha256
from itertools import combinations, permutations

from tilehall.tournaments.entries import Pairing, Player
from tilehall.tournaments.tournament import Tournament


class History:
    """The pairings of a tournament so far."""

    def __init__(self, tournament: Tournament) -> None:
        self.seed = tournament.seed
        self.met: Counter[frozenset[Player]] = Counter()  # by pairs of players
        self.sat: Counter[tuple[Player, int]] = Counter()  # by player and seat
        self.byes: Counter[Player] = Counter()
        for table in tournament.tables:
            # A game that was not played counts for nothing but the result.
            self.met.update(map(frozenset, combinations(table.present, 2)))
            self.sat.update((player, seat) for seat, player in enumerate(table.players) if player in table.present)
            if not table.present:
                self.byes.update(table.first)  # who has won without playing
        for each in tournament.rounds:
            self.byes.update(each.byes)

    def meetings(self, players: Iterable[Player]) -> int:
        """Return how often these players have met each other."""
        return sum(self.met[frozenset(pair)] for pair in combinations(players, 2))

    def surplus(self, player: Player) -> int:
        """Return how many more times a player sat first than second."""
        return self.sat[player, 0] - self.sat[player, 1]

    def seated(self, players: Sequence[Player], number: int) -> Pairing:
        """Return a table with these players, on the seats on which they have sat least often."""

        def uses(order: tuple[Player, ...]) -> int:
            return sum(self.sat[player, seat] for seat, player in enumerate(order))

        orders = sorted(permutations(players), key=lambda order: lot(self.seed, number, *order))
        return Pairing(number, min(orders, key=uses))

    def tables(self, tournament: Tournament, groups: Iterable[Sequence[Player]]) -> tuple[Pairing, ...]:
        """Return the next tables, each with the players of a group."""
        return tuple(self.seated(group, number) for number, group in enumerate(groups, len(tournament.tables) + 1))


def lot(seed: str, *parts: object) -> bytes:
    """Return what decides a draw by lot: the same for the same tournament and parts, and otherwise random."""
    return sha256("|".join([seed, *map(str, parts)]).encode()).digest()


def seeding(tournament: Tournament, players: Iterable[Player]) -> list[Player]:
    """Return players by rating, the best first. A lot decides between equals."""
    entrants = tournament.entrants
    return sorted(players, key=lambda each: (-entrants[each].rating, lot(tournament.seed, "seeding", each)))
