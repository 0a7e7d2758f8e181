"""Instructions per turn for identical turns of any game, so that two runs of the same code are nearly equal.

The server runs in this process, without sockets, with fixed seeds, codes and clock. Two players at each table play
random legal turns. They are played twice: first to write down what the players send, then to count the instructions of
the server alone. `python -m bench.same_moves` measures every game; a name measures one, and its options may follow in
JSON: `python -m bench.same_moves 4ascend '{"plants_start":0}'`. Each line has the instructions of each thread, the
bytes sent, and a checksum of all messages with a position, which changes with any byte of them. It needs valgrind, as
bench.instructions does.
"""

from __future__ import annotations

import asyncio
import hashlib
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator, Sequence
from itertools import chain, count
from pathlib import Path
from random import Random
from tempfile import TemporaryDirectory
from typing import Any

import msgspec
import uvloop
from msgspec import Raw, Struct
from tests.support.changes import with_changes
from tests.support.recorded_server import Client, Person

from bench.instructions import CALLGRIND, by_thread
from tilehall.core.game import AnyGame, Step
from tilehall.core.notation import text
from tilehall.core.play import pick
from tilehall.core.registry import find, games
from tilehall.messages.wire import CHANGES
from tilehall.server.app import App
from tilehall.server.settings import Settings
from tilehall.store.sqlite.store import SqliteStore
from tilehall.table.room_settings import RoomSettings

TABLES, SEATS = 20, 2
WARM_UP_TURNS, TURNS = 400, 1500  # not counted, and counted: the store's journal is flushed three times
FREELY = Settings(messages_per_second=100_000, messages_burst=1_000_000, wrong_codes=1_000_000)
MOVED = (b'{"news":"changed"', b'{"news":"happened"', b'{"news":"table"')  # messages with a position


class Sent(Struct, frozen=True):
    """What a player sends. Those of one group are sent at once."""

    table: int
    seat: int
    raw: bytes


class Script(Struct, frozen=True):
    """All that the players send."""

    warm_up: list[list[Sent]]
    counted: list[list[Sent]]
    turns: int  # in the counted part


class Play:
    """The server with all tables and players."""

    def __init__(self, game: AnyGame, options: str, database: Path) -> None:
        self.game = game
        self.options = Raw(options.encode())
        self.store = SqliteStore(database)
        self.app = App(FREELY, self.store)
        numbers = count(1)
        self.app.randomness.new_seed = lambda: hashlib.sha256(b"%d" % next(numbers)).digest()
        self.app.randomness.new_code = lambda: f"KX{next(numbers):04}"
        self.app.time.now = count(1_700_000_000_000).__next__
        self.tables: list[list[Client]] = []

    async def gather(self) -> None:
        """Seat all players and begin the games."""
        for number in range(TABLES):
            guests = [await self.app.people.guest(f"Player {number} {seat}", "a bench") for seat in range(SEATS)]
            settings = RoomSettings(options=self.options, seats=SEATS, listed=False, watch=False)
            code = await self.app.rooms.open(guests[0].user.id, self.game.name, settings)
            clients = [Client(self.app.connections, Person(guest.user.id, guest.token)) for guest in guests]
            self.tables.append(clients)
            for client in clients:
                await client.connect()
            asked = [message("enter", room=code, changes=CHANGES), message("sit"), message("ready", value="a" * 16)]
            for seat, raw in [(seat, raw) for raw in asked for seat in range(SEATS)]:
                await self.send([Sent(number, seat, raw)])

    async def send(self, group: Sequence[Sent]) -> None:
        """Send messages at once, and wait until they are answered."""
        clients = [self.tables[sent.table][sent.seat] for sent in group]
        for client, sent in zip(clients, group, strict=True):
            client.give(sent.raw)
        for client in clients:
            if client.connection.working is not None:
                await client.connection.working
            for _ in range(3):  # until a move is sent, and the messages are written
                await asyncio.sleep(0)

    async def stop(self) -> None:
        await self.app.stop()
        await self.store.close()


class Writing:
    """Players of random legal turns, whose messages are written down."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.rng = Random(5)
        self.fields: list[list[dict[str, Any]]] = [[{}] * SEATS for _ in range(TABLES)]  # of the positions

    async def turns(self, most: int) -> tuple[list[list[Sent]], int]:
        """Play at least so many turns, one at each table at a time. Return what was sent, and the number of turns."""
        groups: list[list[Sent]] = []
        made = 0
        while made < most:
            for table in range(TABLES):
                self.read(table)
            over = [table for table in range(TABLES) if self.fields[table][0]["turn"] is None]
            turns = [self.turn(table) for table in range(TABLES) if table not in over]
            made += len(turns)
            for group in (*self.rematches(over), turns):
                await self.play.send(group)
                groups.append(group)
        return groups, made

    def rematches(self, tables: Iterable[int]) -> Iterator[list[Sent]]:
        """Yield what the players of these tables send to begin the next game, one message after another."""
        for table in tables:
            yield [Sent(table, 0, message("again"))]
            for seat in range(SEATS):
                yield [Sent(table, seat, message("ready", value=self.value()))]

    def read(self, table: int) -> None:
        """Read what both players of a table were sent."""
        for seat, client in enumerate(self.play.tables[table]):
            for raw in client.written.taken():
                news = msgspec.json.decode(raw)
                assert news["news"] != "refused", news
                if news["news"] == "changed":
                    self.fields[table][seat] = with_changes(self.fields[table][seat], news)
                elif news.get("position"):
                    self.fields[table][seat] = news["position"]

    def turn(self, table: int) -> Sent:
        """Return a random legal turn of the player to act."""
        seat, fields = next(each for each in enumerate(self.fields[table]) if each[1]["turn"] == each[1]["me"])
        game = self.play.game
        state = game.guess(msgspec.convert(fields["view"], game.views), self.rng)
        steps: list[Step] = []
        while not steps or not steps[-1].final:
            steps.append(pick(game, state, self.rng))
            state = game.apply(state, steps[-1])
        raw = message("submit", steps=list(map(text, steps)), after=fields["seq"], key=self.value())
        return Sent(table, seat, raw)

    def value(self) -> str:
        return f"{self.rng.getrandbits(64):016x}"


def message(ask: str, **fields: Any) -> bytes:
    """Return a message of a player."""
    return msgspec.json.encode({"ask": ask, "id": 1, **fields})


async def write(game: AnyGame, options: str, database: Path) -> Script:
    """Play without counting, and return what the players sent."""
    play = Play(game, options, database)
    await play.gather()
    writing = Writing(play)
    warm_up, _ = await writing.turns(WARM_UP_TURNS)
    counted, made = await writing.turns(TURNS)
    await play.stop()
    return Script(warm_up, counted, made)


async def repeat(game: AnyGame, options: str, database: Path, script: Script) -> None:
    """Play the script, let valgrind count its second part, and print the bytes sent and the checksum."""
    play = Play(game, options, database)
    await play.gather()
    for group in script.warm_up:
        await play.send(group)
    players = list(chain.from_iterable(play.tables))
    for player in players:
        player.written.heard.clear()
    _count("on")
    for group in script.counted:
        await play.send(group)
    _count("off")
    sent = hashlib.sha256()
    for raw in chain.from_iterable(player.written.messages() for player in players):
        if raw.startswith(MOVED):
            sent.update(raw)
    print(sum(len(player.written.heard) for player in players), sent.hexdigest()[:12], flush=True)
    await play.stop()


def _count(on: str) -> None:
    subprocess.run(("callgrind_control", "-i", on, str(os.getpid())), check=True, capture_output=True)


def run(game: AnyGame, options: str) -> None:
    """Play under valgrind and print one line."""
    with TemporaryDirectory() as folder:
        script, written = Path(folder, "script"), Path(folder, "callgrind.out")
        played = uvloop.run(write(game, options, Path(folder, "first.db")))
        script.write_bytes(msgspec.msgpack.encode(played))
        command = [*CALLGRIND, f"--callgrind-out-file={written}", sys.executable, "-m", "bench.same_moves"]
        env = {**os.environ, "PYTHONHASHSEED": "0"}
        told = subprocess.run(
            [*command, game.name, options, str(script)], env=env, check=True, stdout=subprocess.PIPE, text=True
        ).stdout.split()
        threads = [f"{thread.total() / played.turns:,.0f}" for thread in by_thread(written)]
    each = int(told[0]) / played.turns / SEATS
    print(f"{game.name}: {', '.join(threads[:2])} instructions a turn; {each:,.0f} bytes a turn and seat; {told[1]}")


if __name__ == "__main__":
    if len(sys.argv) > 3:
        name, options, path = sys.argv[1:]
        with TemporaryDirectory() as folder:
            script = msgspec.msgpack.decode(Path(path).read_bytes(), type=Script)
            uvloop.run(repeat(find(name), options, Path(folder, "second.db"), script))
    else:
        named = [find(sys.argv[1])] if len(sys.argv) > 1 else games().values()
        for each in named:
            run(each, sys.argv[2] if len(sys.argv) > 2 else "{}")
