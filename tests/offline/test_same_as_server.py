"""The hall of a device sends what the server sends: the same bytes for the same record and the same requests.

It sends them in Pyodide too, where the packed runtime answers the same requests again.
"""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path
from typing import Any

import msgspec
import pytest
from msgspec import Raw

from tests.support.alike_games import PlayedGame, SentTurn
from tests.support.device import Device, MemoryStorage
from tests.support.parameters import in_soak_except
from tests.support.pyodide_node import CHECKOUT, pyodide
from tests.support.recorded_server import NAMES, SPECTATOR, Guests, RecordedServer, as_sent, invite
from tests.support.scripted_room import CODE, NOW
from tests.support.shown_record import digest
from tilehall.core.game import CHANCE, Resign, Step
from tilehall.core.play import advance, begin
from tilehall.core.record import Record, from_text
from tilehall.messages import wire

FOLDER = Path(__file__).parents[1] / "playthroughs"
# What the rules decide. Rooms differ in the ids of their users, and in who is connected.
COMPARED = {"table", "happened", "changed", "tried", "refused", "past"}
SPECTATOR_ID = "person-9"
VALUES = tuple(f"{name}12345" for name in NAMES)  # with which the players are ready, as on the recorded server
DIGEST = f"""
import json, sys
sys.path.append("{CHECKOUT}")
from tests.support.shown_record import digest

def run(given):
    return json.dumps(digest(json.loads(given)))
"""
REPLAY = f"""
import json, sys
sys.path.append("{CHECKOUT}")
from msgspec import to_builtins
from tests.support.device import Device, MemoryStorage
from tilehall.core.record import from_text

async def run(given):
    written, names, values, users, sent = json.loads(given)
    game = from_text(written)
    device = Device(MemoryStorage(), game.steps, values)
    await device.open(game.rules.name, *names, **to_builtins(game.options))
    for line, user in enumerate(users):
        device.worker.connect(line, user)
        device.taken(line)
    told = []
    for line, raw in sent:
        await device.send(line, raw.encode())
        told.append([[message.decode() for message in device.taken(each)] for each in range(len(users))])
    return json.dumps(told)
"""


def turns_of(record: Record) -> tuple[SentTurn, ...] | None:
    """Return what each player sent in a game.

    None if a player resigns while cards are dealt, which no table allows, or during a draft, which no table records.
    """
    game, state = record.rules, begin(record.rules, record.options, record.seats, record.first)
    turns, sent = list[SentTurn](), list[Step]()
    for at, step in enumerate(record.steps, 1):
        actor = game.actor(state)
        if isinstance(step, Resign):
            if actor == CHANCE or sent:
                return None
            turns.append(SentTurn(step.seat, (step,), at))
        elif actor == CHANCE:
            turns[-1:] = [msgspec.structs.replace(each, until=at) for each in turns[-1:]]
        else:
            assert actor is not None
            sent.append(step)
            if step.final:
                turns.append(SentTurn(actor, tuple(sent), at))
                sent.clear()
        state = advance(game, state, step)
    return tuple(turns)


def played(path: Path) -> PlayedGame | None:
    """Return a playthrough as its players sent it. None if it cannot begin in a new room."""
    record = from_text(path.read_text(encoding="utf-8"))
    turns = turns_of(record)
    if turns is None or record.first is not None:
        return None
    return PlayedGame(record.rules, record.options, record.seats, record.steps, turns)


PLAYED = {f"{each.parent.name}/{each.stem}": each for each in sorted(FOLDER.glob("*/*.txt")) if played(each)}
# These do not fit a room: they follow another game, or somebody resigns during a draft or while cards are dealt.
APART = {
    "4ascend/resigned-while-plants-grow",
    *(f"heart-tiles/{each}" for each in ("resigned-while-dealing", "tiles-rematch")),
    *(f"miners/{each}-after-a-resignation" for each in ("dead", "goal", "stuck")),
    "miners/resigned-one-after-another",
    *(f"rummikub/emptied-{each}" for each in ("rematch", "winner-of-the-round-resigns")),
    *(f"rummikub/resigned{each}" for each in ("", "-second-round", "-while-dealing")),
    *(f"summon5/{each}" for each in ("pile-rematch", "resigned-while-dealing", "resigned-while-refilled")),
}
QUICK = ("4ascend/hp", "heart-tiles/tiles", "miners/goal", "rummikub/emptied", "summon5/target")


class BothHalls:
    """A server and a device on which the same game is played."""

    def __init__(self, server: RecordedServer, device: Device, game: PlayedGame) -> None:
        self.server, self.device = server, device
        self.names = (*NAMES[: game.seats], SPECTATOR)
        self.users = (*(f"person-{seat + 1}" for seat in range(game.seats)), SPECTATOR_ID)
        self.compared = 0
        self.sent: list[tuple[int, str]] = []  # the line and the message of every request
        self.told: list[list[list[str]]] = []  # what the device then told every line

    async def begin(self) -> None:
        """Let everyone enter the room after the game has begun."""
        await self.server.gather()
        for line, name in enumerate(self.names):
            client = self.server.clients[name]
            await client.ask(wire.Leave)
            client.written.taken()
            self.device.worker.connect(line, self.users[line])
            self.device.taken(line)
        for line in range(len(self.names)):
            await self.ask(line, wire.Enter, room=CODE, changes=wire.CHANGES)

    async def ask(self, line: int, kind: type[wire.Ask], **fields: Any) -> None:
        """Send a request to both halls, and compare what everyone is sent."""
        raw = msgspec.json.encode(kind(id=next(self.device.ids), **fields))
        await self.server.clients[self.names[line]].send(raw)
        await self.device.send(line, raw)
        told = [self.device.taken(each) for each in range(len(self.names))]
        for name, messages in zip(self.names, told, strict=True):
            theirs = [message for message in self.server.clients[name].written.taken() if is_compared(message)]
            ours = [message for message in messages if is_compared(message)]
            assert ours == theirs
            self.compared += len(ours)
        self.sent.append((line, raw.decode()))
        self.told.append([[message.decode() for message in messages] for messages in told])


def is_compared(message: bytes) -> bool:
    return msgspec.json.decode(message)["news"] in COMPARED


async def play_on_both(game: PlayedGame, guests: Guests, folder: Path) -> BothHalls:
    """Play a game on a server and on a device, with wrong requests in between, and compare what everyone is told."""
    database = folder / "hall.db"
    shutil.copy(guests.database, database)
    server = RecordedServer(database, guests, game, None)
    server.app.time.now = lambda: NOW
    device = Device(MemoryStorage(), game.steps, VALUES[: game.seats])
    options = msgspec.to_builtins(game.options)
    assert await device.open(game.rules.name, *NAMES[: game.seats], **options) == CODE
    both = BothHalls(server, device, game)
    try:
        await both.begin()
        for number, turn in enumerate(game.turns):
            key, after = f"turn-{turn.until:06}", server.moved
            if isinstance(turn.sent[0], Resign):
                await both.ask(turn.seat, wire.GiveUp, key=key)
                continue
            other = (turn.seat + 1) % game.seats
            if number < 8:
                await both.ask(other, wire.Submit, steps=as_sent(turn.sent), after=after, key=f"wrong-{number:04}")
                await both.ask(turn.seat, wire.Submit, steps=as_sent(turn.sent), after=after - 1, key="stale-0001")
                await both.ask(turn.seat, wire.Try, steps=(Raw(b'{"do":"peek"}'),), after=after)
                await both.ask(turn.seat, wire.Look, at=number)
            await both.ask(turn.seat, wire.Try, steps=as_sent(turn.sent[:-1]), after=after)
            await both.ask(turn.seat, wire.Submit, steps=as_sent(turn.sent), after=after, key=key)
        assert device.table(CODE).room.steps == game.steps
        for line in range(len(both.names)):
            await both.ask(line, wire.Enter, room=CODE)
    finally:
        await server.close()
    return both


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Guests:
    return asyncio.run(invite(tmp_path_factory.mktemp("guests")))


@pytest.mark.parametrize("name", in_soak_except(PLAYED, *QUICK))
def test_a_playthrough_is_told_with_the_same_bytes(name: str, guests: Guests, tmp_path: Path) -> None:
    game = played(PLAYED[name])
    assert game is not None
    both = asyncio.run(play_on_both(game, guests, tmp_path))
    assert both.compared > len(game.turns) * game.seats


@pytest.mark.long
@pytest.mark.parametrize("names", in_soak_except((QUICK, tuple(PLAYED)), QUICK), ids=len)
def test_a_playthrough_is_told_with_the_same_bytes_in_pyodide(
    names: tuple[str, ...], guests: Guests, tmp_path: Path
) -> None:
    with pyodide(REPLAY) as run:
        for name in names:
            game = played(PLAYED[name])
            assert game is not None
            both = asyncio.run(play_on_both(game, guests, tmp_path))
            told = run((game.text(), NAMES[: game.seats], VALUES, both.users, both.sent))
            assert told == both.told, name


@pytest.mark.long
def test_every_playthrough_shows_everyone_the_same_bytes_in_pyodide() -> None:
    texts = {f"{each.parent.name}/{each.stem}": each.read_text(encoding="utf-8") for each in FOLDER.glob("*/*.txt")}
    assert texts.keys() - PLAYED.keys() == APART
    with pyodide(DIGEST) as run:
        differing = [name for name, written in texts.items() if run(written) != digest(written)]
    assert not differing
