"""Rooms written straight into a store before the server starts: positions that would take hours to play to."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from random import Random
from time import time_ns
from typing import Any

from msgspec import Struct
from msgspec.structs import replace

from tilehall.bots.bot import Clock
from tilehall.bots.levels import find as find_bot
from tilehall.core.game import AnyGame, Step
from tilehall.core.notation import parse
from tilehall.core.play import pick, shown
from tilehall.core.registry import find
from tilehall.games.rummikub.steps import Deal
from tilehall.server.accounts.people import People
from tilehall.server.settings import Settings
from tilehall.store.protocol import Row, Seed
from tilehall.store.sqlite.store import SqliteStore
from tilehall.table import commands, entries
from tilehall.table.dice import Dice, commitment
from tilehall.table.room import Change, Room
from tilehall.table.room_settings import RoomSettings

SEED = bytes(32)
# The longest possible names, which cannot wrap: 32 letters.
NAMES = tuple(f"{first}{'wmxq' * 8}"[:32] for first in ("Annabel", "Bertram", "Cordula", "Dietmar", "Eusebia"))
# Enough that the level of a bot alone decides, so that it plays the same on every machine.
BOT_BUDGET_S = 60.0
MAX_GAMES = 5000  # in which a rare position has come up at random
MAX_STEPS_PER_TURN = 60  # then the turn is given up for one that ends sooner

Roll = Callable[[Any, Sequence[Step]], Step]
Play = Callable[[Room], Sequence[Step] | None]


class Staged(Struct, frozen=True):
    """A hall with signed-in users and staged rooms."""

    tokens: tuple[str, ...]  # the cookie's value for each name
    codes: dict[str, str]  # by what was staged


class Scenario(Struct, frozen=True):
    """A table to stage: its game, and how its players and its dice play."""

    game: str
    seats: int
    play: Play  # the next turn of the seat to act; None if this is the wanted position
    roll: Roll
    options: dict[str, Any] = {}
    games: int = 1  # in the room; the second player resigns at once in all but the last


class _Dice(Dice, frozen=True):
    """Dice that follow the scenario."""

    chosen: Roll

    def roll(self, game: AnyGame, state: Any, n: int) -> Step:
        return self.chosen(state, [step for step, _ in game.odds(state)])


def stage(database: Path, scenarios: dict[str, Scenario], names: Sequence[str] = NAMES) -> Staged:
    """Write the scenarios into a new database, with players of these names."""
    # In another thread, because the browser's event loop may run in this one.
    with ThreadPoolExecutor(max_workers=1) as thread:
        return thread.submit(asyncio.run, _stage(database, scenarios, names)).result()


async def _stage(database: Path, scenarios: dict[str, Scenario], names: Sequence[str]) -> Staged:
    store = SqliteStore(database)
    people = People(store, Settings())
    now = time_ns() // 1_000_000  # rooms that were left long ago would be removed
    arrived = [await people.guest(name, "a test") for name in names]
    codes: dict[str, str] = {}
    for number, (name, scenario) in enumerate(scenarios.items()):
        codes[name] = f"STAGE{'ABCDEFGHJKMNPQRSTUVWXYZ23456789'[number]}"
        users = [each.user.id for each in arrived[: scenario.seats]]
        for change in _changes(scenario, codes[name], users, names):
            room, seq = change.room, change.room.seq
            row = Row(room.code, seq, now + seq, room.host, f"staged-{seq}", entries.write(change.entry))
            kept = Seed(room.match, SEED) if seq == 1 or isinstance(change.entry, entries.Gathered) else None
            assert await store.append(row, room.summary(), kept) is not None
    await store.close()
    return Staged(tuple(each.token for each in arrived), codes)


def _changes(scenario: Scenario, code: str, users: Sequence[str], names: Sequence[str]) -> Iterator[Change]:
    rules = find(scenario.game)
    settings = RoomSettings(
        options=rules.options(**scenario.options), seats=scenario.seats, listed=False, watch=True, hints="always"
    )
    change = commands.open_room(code, users[0], rules, settings, commitment(SEED))
    yield change
    for seat, user in enumerate(users):
        change = commands.sit(change.room, user, seat)
        yield change
    if scenario.play is _never:
        return
    for _ in range(scenario.games - 1):
        for each in _given_up(change.room, scenario):
            change = each
            yield change
    for user in users:
        change = commands.ready(change.room, user, "stagedvalue")
        yield change
    dice = _Dice(SEED, change.room.values, scenario.roll)
    change = commands.begin(change.room, dice)
    yield change
    while change.room.actor is not None and (steps := scenario.play(change.room)) is not None:
        change = commands.submit(change.room, change.room.actor, steps, dice, names)
        yield change


def _given_up(room: Room, scenario: Scenario) -> Iterator[Change]:
    """Yield the changes of a game that its second player resigns at once, and of the rematch."""
    players = room.people
    for user in players:
        change = commands.ready(room, user, "stagedvalue")
        room = change.room
        yield change
    dice = _Dice(SEED, room.values, scenario.roll)
    change = commands.begin(room, dice)
    yield change
    change = commands.resign(change.room, players[1], dice)
    yield change
    yield commands.again(change.room, players[0], commitment(SEED))


def _never(_: Room) -> None:
    """Never begin the game."""


def gathering(game: str, seats: int) -> Scenario:
    """Return a room in which every seat is taken and nobody is ready."""
    return Scenario(game, seats, _never, lambda _, rolls: rolls[0])


def rematches(games: int) -> Scenario:
    """Return a room of 4ascend in which many games were played."""
    return replace(at_random("4ascend", 2, 10_000), games=games)


def at_random(game: str, seats: int, turns: int, seed: int = 1, options: dict[str, Any] | None = None) -> Scenario:
    """Return a game after some random turns, at the first player's turn; with very many turns, a finished game."""
    rng, played = Random(seed), [0]

    def play(room: Room) -> Sequence[Step] | None:
        if played[0] >= turns and room.actor == 0:
            return None
        played[0] += 1
        return any_turn(room, rng)

    return Scenario(game, seats, play, lambda _, rolls: rng.choice(rolls), options or {})


def forced(game: str, seats: int, step: type[Step], first_seed: int = 0) -> Scenario:
    """Return a game of random turns in which the seat to act has only steps of this type.

    Seeds are tried from `first_seed` on, because a rare position takes long to find.
    """

    def scenario(seed: int) -> Scenario:
        random = at_random(game, seats, 10_000, seed)

        def play(room: Room) -> Sequence[Step] | None:
            stuck = all(isinstance(each, step) for each in room.game.legal(room.state))
            return None if stuck else random.play(room)

        return replace(random, play=play)

    return found(scenario, first_seed)


def found(scenario: Callable[[int], Scenario], first_seed: int = 0) -> Scenario:
    """Return the first scenario, by seed, whose position comes before its game is over."""
    for seed in range(first_seed, first_seed + MAX_GAMES):
        *_, last = _changes(scenario(seed), "STAGED", NAMES[: scenario(seed).seats], NAMES)
        if last.room.outcome is None:
            return scenario(seed)
    raise AssertionError(f"in {MAX_GAMES} games it never came to that")


def by_bots(game: str, seats: int, turns: int, seed: int = 1, options: dict[str, Any] | None = None) -> Scenario:
    """Return a game after some turns of medium bots, at the first player's turn; after very many, a finished game."""
    rng, played, bot = Random(seed), [0], find_bot(find(game), "medium")

    def play(room: Room) -> Sequence[Step] | None:
        actor = room.actor
        assert actor is not None
        if played[0] >= turns and actor == 0:
            return None
        played[0] += 1
        view, seen = room.game.view(room.state, actor), tuple(shown(room.game, room.steps, actor))
        return bot(view, seen, Clock(BOT_BUDGET_S), rng).steps

    return Scenario(game, seats, play, lambda _, rolls: rng.choice(rolls), options or {})


def any_turn(room: Room, rng: Random) -> Sequence[Step]:
    while True:
        state, steps = room.state, list[Step]()
        while len(steps) < MAX_STEPS_PER_TURN and not (steps and steps[-1].final):
            steps.append(pick(room.game, state, rng))
            state = room.game.apply(state, steps[-1])
        if steps[-1].final:
            return steps


def crowded_rummikub() -> Scenario:
    """Return four racks of one tile each and a hundred tiles on the table in 32 sets: nearly all tiles."""
    rules = find("rummikub")
    # What each seat is dealt and draws, in order: all of one colour, the two 13s first and last.
    hands = {seat: [f"{colour}13", *sum(_runs(colour), ()), f"{colour}13"] for seat, colour in enumerate("krbo")}

    def roll(_: Any, rolls: Sequence[Step]) -> Step:
        first = rolls[0]
        return Deal(first.seat, hands[first.seat].pop(0)) if isinstance(first, Deal) else first

    def play(room: Room) -> Sequence[Step] | None:
        actor = room.actor
        assert actor is not None
        view = room.game.view(room.state, actor)
        if sum(map(len, view.table)) >= 100:
            return None
        lays = [f"lay {' '.join(run)}" for run in _whole(view.racks[actor], _runs("krbo"[actor]))]
        if not lays and len(view.racks[actor]) > len(set(view.racks[actor])):
            run = " ".join(_runs("krbo"[actor])[-1])
            lays = [f"lift {run}", f"lay {run} {view.racks[actor][0]}"]
        lines = [*lays, "end"] if lays else ["draw"]
        return [parse(line, rules.steps) for line in lines]

    return Scenario("rummikub", 4, play, roll)


def _runs(colour: str) -> list[tuple[str, ...]]:
    """Return all tiles of a colour except its 13s, in runs of three."""
    return [tuple(f"{colour}{low + up}" for up in range(3)) for _ in range(2) for low in (1, 4, 7, 10)]


def _whole(rack: Iterable[str], runs: Sequence[tuple[str, ...]]) -> list[tuple[str, ...]]:
    """Return the runs whose tiles are all on the rack."""
    left, found = list(rack), []
    for run in runs:
        if set(run) <= set(left):
            found.append(run)
            for tile in run:
                left.remove(tile)
    return found


SEATS = {"4ascend": 2, "heart-tiles": 2, "miners": 5, "rummikub": 4, "summon5": 4}  # the maximum of each game


def every_game() -> dict[str, Scenario]:
    """Return every game with the most players: in play, finished (`4ascend, over`), waiting (`4ascend, gathering`)."""
    return {
        "4ascend": at_random("4ascend", 2, 30),
        "heart-tiles": at_random("heart-tiles", 2, 8),
        "miners": at_random("miners", 5, 12),
        "rummikub": crowded_rummikub(),
        "summon5": at_random("summon5", 4, 5),
        **{f"{game}, over": at_random(game, seats, 10_000) for game, seats in SEATS.items()},
        **{f"{game}, gathering": gathering(game, seats) for game, seats in SEATS.items()},
    }
