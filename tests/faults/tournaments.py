"""A soak of tournaments: hundreds of programs play a Swiss and an arena in a cluster whose nodes are killed.

Afterwards the logs are folded and checked: nobody was paired twice at a time or forgotten, every table has one room,
and every result is that of its game.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from random import Random
from typing import Any

import httpx
import msgspec
from rich.console import Console

from tests.faults.cluster import Cluster
from tests.faults.faults import Hands, Kind, planned
from tests.faults.journal import Journal
from tests.faults.people import PAUSE_S, Person, SeenChair
from tests.faults.run import running_beside
from tests.faults.tables import Guests
from tilehall.core.game import Seat
from tilehall.core.registry import find
from tilehall.table import entries as room_entries
from tilehall.tournaments.entries import read
from tilehall.tournaments.standings import standings
from tilehall.tournaments.tournament import Tournament, fold

GAME = "4ascend"
CLOCK = {"kind": "bank", "seconds": 30, "increment": 0, "at_zero": "resign"}
ENTRIES = 4  # of a game, after which one of its players resigns
POLL_S = 3.0  # between two looks of a player for a table
POLLS_AWAY = 10  # without a table, after which a player enters again, in case they missed one
ROUNDS = 5
MAX_MINUTES = 20.0  # for a tournament to end
LOG = "SELECT entry FROM tournament_log WHERE tournament = $1 ORDER BY seq"
FIRST_ROWS = "SELECT room, entry FROM log WHERE seq = 1"
RESULTS = "SELECT room, result FROM finished WHERE room = ANY ($1)"


class CalledTable:
    """A player's table, as far as a `Person` needs it."""

    def __init__(self, code: str, guests: Guests, rng: Random) -> None:
        self.code = code
        self.addresses = guests.addresses
        self.game = find(GAME)
        self.journal = Journal(code, {})
        self.rng = rng
        self.pace = 1.0
        self.matches = 1
        self.bot: Seat | None = None
        self.thought = 0.0
        self.done = False
        self.entries = 0
        self.people: list[Person] = []

    @property
    def tired(self) -> bool:
        return self.entries >= ENTRIES

    def moved(self, seq: int, turn: int | None, chairs: Sequence[SeenChair]) -> None:
        self.entries += 1

    def finish(self) -> None:
        asyncio.get_running_loop().call_later(PAUSE_S, self._end)

    def _end(self) -> None:
        self.done = True
        for person in self.people:
            person.hang_up()


class Soak:
    """One tournament, its players, and what was wrong."""

    def __init__(self, cluster: Cluster, guests: Guests, seed: int) -> None:
        self.cluster = cluster
        self.guests = guests
        self.seed = seed
        self.wrong: list[str] = []
        self.over = False

    async def run(self, players: Sequence[tuple[str, str, str]], organiser: str, **settings: Any) -> str:
        """Play a tournament to its end, and return its code."""
        body = {"title": "Soak", "game": GAME, "clock": CLOCK, "max_players": 1000, "no_show_s": 20, **settings}
        code = str((await self.guests.post("/api/tournaments", body, organiser)).json()["code"])
        for _, _, cookie in players:
            await self.ask("POST", f"/api/tournaments/{code}/enter", cookie)
        await self.ask("POST", f"/api/tournaments/{code}/start", organiser)
        async with asyncio.timeout(60 * MAX_MINUTES), asyncio.TaskGroup() as group:
            for user, _, cookie in players:
                group.create_task(self._play(code, user, cookie))
            while (await self.ask("GET", f"/api/tournaments/{code}", organiser))["phase"] != "ended":
                await asyncio.sleep(POLL_S)
            self.over = True
        return code

    async def ask(self, method: str, path: str, cookie: str) -> Any:
        """Send a request to some node until one answers. A refusal is an answer: the request was repeated."""
        while True:
            address = self.guests.rng.choice(self.guests.addresses)
            with suppress(httpx.HTTPError):
                self.guests.http.cookies.clear()
                async with self.guests.asking:
                    headers = {"Origin": address, "Cookie": cookie}
                    answer = await self.guests.http.request(method, address + path, headers=headers)
                if answer.status_code < 500:
                    return answer.json() if answer.content else None
            await asyncio.sleep(self.guests.rng.random() * PAUSE_S)

    async def _play(self, code: str, user: str, cookie: str) -> None:
        """Play one table after another, wherever this player is called."""
        rng, polls, played = Random(f"{self.seed}/{user}"), 0, set[str]()
        while not self.over:
            company = await self.ask("GET", "/api/me/company", cookie)
            rooms = [each["room"] for each in company["tournaments"] if each["code"] == code and each["room"]]
            polls = 0 if rooms else polls + 1
            if polls == POLLS_AWAY:
                polls = 0
                await self.ask("POST", f"/api/tournaments/{code}/enter", cookie)
            if rooms and rooms[0] not in played:
                table = CalledTable(rooms[0], self.guests, rng)
                person = Person(user, cookie, table, 0, rng)
                table.people.append(person)
                await person.play()
                played.add(rooms[0])
                self.wrong += table.journal.complaints
            await asyncio.sleep(rng.random() * POLL_S)

    async def check(self, code: str, players: int) -> Tournament:
        """Check what the logs say about a tournament that has ended."""
        tournament: Tournament | None = None
        for row in await self.cluster.read(LOG, code):
            tournament = fold(tournament, read(row["entry"]))
        assert tournament is not None
        rooms = {table.room: table for table in tournament.tables}
        opened = [
            row["room"]
            for row in await self.cluster.read(FIRST_ROWS)
            if getattr(room_entries.read(row["entry"]), "tournament", "") == code
        ]
        if Counter(opened) != Counter([*rooms]):
            self.wrong.append(f"{code}: the rooms are not those of the tables: {Counter(opened) - Counter([*rooms])}")
        won = {
            rooms[room].number: tuple(msgspec.json.decode(result)["outcome"]["winners"])
            for room, result in await self.cluster.read(RESULTS, [*rooms])
        }
        self.wrong += [f"{code}: {fault}" for fault in (*faults(tournament, players), *lost_points(tournament, won))]
        return tournament


def faults(tournament: Tournament, players: int) -> Iterator[str]:
    """Yield what is wrong with the pairings of a tournament."""
    if len(tournament.entrants) != players:
        yield f"{players - len(tournament.entrants)} players were forgotten at the entry"
    if not all(table.finished for table in tournament.tables):
        yield "a table has no result"
    for each in tournament.rounds:
        seated = Counter(player for number in each.tables for player in tournament.table(number).players)
        if twice := [player for player, times in (seated + Counter(each.byes)).items() if times > 1]:
            yield f"round {each.number}: {twice} are paired twice"
    free_at = dict[str, int]()
    for table in tournament.tables:
        for player in table.players:
            if tournament.rounds[table.round - 1].at < free_at.get(player, 0):
                yield f"table {table.number}: {player} was paired before their last table was finished"
            free_at[player] = table.finished_at
    if tournament.settings.format == "swiss":
        met = Counter(frozenset(table.players) for table in tournament.tables)
        if len(met) != len(tournament.tables):
            yield "two players met twice"
        if [each.number for each in tournament.rounds] != [*range(1, tournament.planned_rounds + 1)]:
            yield f"the rounds are {[each.number for each in tournament.rounds]}"


def lost_points(tournament: Tournament, won: Mapping[int, Sequence[Seat]]) -> Iterator[str]:
    """Yield what is wrong with the points of each player. `won` has the winners of each game, by its table."""
    earned = dict.fromkeys(tournament.entrants, 0.0)
    for table in tournament.tables:
        first = tuple(seat for seat, place in enumerate(table.places) if place == 1)
        winners = (won.get(table.number) if table.how == "played" else ()) or first  # empty: a draw, or no game
        if winners != first:
            yield f"table {table.number} has another result than its game"
        for seat in winners:
            earned[table.players[seat]] += 0 if table.players[seat] in table.absent else 1 / len(winners)
    for each in tournament.rounds:
        for player in (*each.byes, *each.walkovers):
            earned[player] += 1
    for line in standings(tournament):
        if line.points != earned[line.player]:
            yield f"{line.player} has {line.points} points instead of {earned[line.player]}"


async def soak(minutes: float, players: int, seed: int, console: Console, kinds: Sequence[Kind]) -> list[str]:
    """Play a Swiss and an arena while faults of these kinds happen, and return what was wrong."""
    async with running_beside() as (cluster, beside):
        guests, hands = Guests([node.address for node in cluster.nodes], Random(seed)), Hands(cluster)
        taken = [await guests.take() for _ in range(players)]
        sign_up = {"name": "Olga", "password": "correct horse"}
        organiser = (await guests.post("/api/sign-up", sign_up)).headers["set-cookie"].partition(";")[0]
        wrong = list[str]()
        for settings in (
            {"format": "swiss", "rounds": ROUNDS, "break_s": 3},
            {"format": "arena", "minutes": max(5, round(minutes / 2))},
        ):
            run = Soak(cluster, guests, seed)
            inflicting = asyncio.create_task(beside(hands.inflict(planned(seed, 60 * 60, kinds))))
            code = await run.run(taken, organiser, **settings)
            inflicting.cancel()
            tournament = await run.check(code, players)
            wrong += run.wrong
            console.print(
                f"{settings['format']}: {len(tournament.entrants)} players, {len(tournament.rounds)} pairings, "
                f"{len(tournament.tables)} tables ({Counter(table.how for table in tournament.tables)}), "
                f"{tournament.seq} entries, {len(run.wrong)} faults"
            )
        happened = Counter(each.kind for each in hands.happened)
        console.print("faults inflicted: " + ", ".join(f"{kind} {times}" for kind, times in happened.items()))
        wrong += cluster.tracebacks()
        for each in wrong[:50]:
            console.print(each[:1000], markup=False)
        await guests.http.aclose()
        return wrong
