"""Tests that every byte sent to a seat or spectator is independent of what they may not know (C6)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from itertools import count, islice, zip_longest
from pathlib import Path
from random import Random

import pytest
from msgspec import Struct

from tests.support.alike_games import PlayedGame, alike, forked, random_game
from tests.support.leak_probe import curiosity, probes
from tests.support.parameters import in_soak_except
from tests.support.planted_lateness import LATE_PLANTS
from tests.support.planted_leaks import PLANTS, Plant
from tests.support.recorded_server import NAMES, Guests, RecordedServer, invite, overheard
from tests.support.scripted_room import NOW, SEED
from tilehall.core.game import AnyGame, Watcher
from tilehall.core.registry import find, games
from tilehall.messages import wire

pytestmark = pytest.mark.long
PARTS = 2
GAME_COUNT = 8  # random games of each kind, over all seat counts, each for every watcher; `make soak` plays more
OPEN_GAME_COUNT = 4  # if only the dice are hidden
MIN_MESSAGES = 60  # per game, for all its watchers
PLANTED_PAIRS = 12  # among which a planted leak must be found
MAX_CHANGES = 12  # hidden rolls changed per game, if the rest still fits
HIDING = [name for name in games() if name != "4ascend"]  # in 4ascend everything is open


class Leak(AssertionError):
    """A message sent to a client that depends on what the client may not know."""

    def __init__(self, game: PlayedGame, other: PlayedGame, watcher: Watcher, one: bytes, two: bytes) -> None:
        at = next((at for at, pair in enumerate(zip(one, two, strict=False)) if pair[0] != pair[1]), 0)
        self.sent = one
        near = slice(max(0, at - 80), at + 80)
        super().__init__(
            f"watcher {watcher} was sent {one[near]!r} in\n{game.text()}\nbut {two[near]!r} in\n{other.text()}"
        )


class Pair(Struct, frozen=True):
    """Two games that look alike to a watcher; twice the same game in 4ascend, and if nothing can be changed."""

    game: PlayedGame
    other: PlayedGame
    watcher: Watcher
    seed: str

    @property
    def differ(self) -> bool:
        return self.game.steps != self.other.steps


def pairs(rules: AnyGame, numbers: Iterable[int]) -> Iterator[Pair]:
    """Yield random games, each for every watcher; the first numbers use the options from the documents."""
    for number in numbers:
        seed = f"{rules.name}/{number}"
        game = random_game(rules, number, Random(seed))
        for watcher in (None, *range(game.seats)):
            mine = f"{seed}/{watcher}"
            yield Pair(game, alike(game, watcher, Random(mine), MAX_CHANGES) or game, watcher, mine)


async def hold(pair: Pair, guests: Guests, folder: Path) -> int:
    """Play both games on separate servers, compare every byte sent, and return the number of messages."""
    deeds = probes(pair.game, pair.watcher, Random(pair.seed))

    async def visit(server: RecordedServer, number: int) -> None:
        for deed in deeds[number]:
            await deed(server)

    one, two = [
        await overheard(guests, game, pair.watcher, folder / name, visit)
        for name, game in (("one", pair.game), ("two", pair.other))
    ]
    for ours, theirs in zip(one, two, strict=False):
        if ours != theirs or SEED.hex().encode() in ours:
            raise Leak(pair.game, pair.other, pair.watcher, ours, theirs)
    if len(one) != len(two):
        raise Leak(pair.game, pair.other, pair.watcher, b"%d messages" % len(one), b"%d messages" % len(two))
    return len(one)


async def hold_all(name: str, numbers: Iterable[int], guests: Guests, folder: Path) -> tuple[int, int]:
    """Compare the games with these numbers; return how many messages were sent and how many pairs differed."""
    told = changed = 0
    for pair in pairs(find(name), numbers):
        told += await hold(pair, guests, folder)
        changed += pair.differ
    return told, changed


@pytest.fixture(scope="module")
def guests(tmp_path_factory: pytest.TempPathFactory) -> Guests:
    return asyncio.run(invite(tmp_path_factory.mktemp("guests")))


@pytest.mark.parametrize("part", in_soak_except(range(PARTS), 0))
@pytest.mark.parametrize("name", games())
def test_what_is_sent_does_not_depend_on_what_is_hidden(name: str, part: int, guests: Guests, tmp_path: Path) -> None:
    numbers = range(part, GAME_COUNT if name in HIDING else OPEN_GAME_COUNT, PARTS)
    told, changed = asyncio.run(hold_all(name, numbers, guests, tmp_path))
    assert told > MIN_MESSAGES * len(numbers)
    assert changed > len(numbers) if name in HIDING else changed == 0


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
@pytest.mark.parametrize("name", HIDING)
def test_the_law_bites(name: str, plant: Plant, guests: Guests, tmp_path: Path) -> None:
    """Check that a leak is found if it is planted after the pairs were made by the honest rules."""
    some = list(islice((pair for pair in pairs(find(name), count()) if pair.differ), PLANTED_PAIRS))

    async def until_found() -> None:
        for number, pair in enumerate(some):
            await hold(pair, guests, tmp_path / f"{number}-")

    with pytest.MonkeyPatch.context() as patch:
        plant(patch, find(name))
        with pytest.raises(Leak):
            asyncio.run(until_found())


# Spectators who see a game some turns late: those turns are hidden from them like hands.

TURNS_LATE = 2
MAX_FORK_TRIES = 6  # some games end before they fork
FORKED_PAIRS = 1  # continuations of a game, compared with each other; tests/table/test_lateness.py compares more


async def hold_late(
    game: PlayedGame, one: PlayedGame, two: PlayedGame, guests: Guests, folder: Path, web: bool
) -> None:
    """Continue a game in two ways; a late spectator who asks for everything must be sent the same in both."""

    async def visit(server: RecordedServer, number: int) -> None:
        if number == len(game.turns) + 1:  # the first hidden turn has begun
            await server.clients[NAMES[0]].ask(wire.Say, text=f"I hold {server.game.steps[-1]}.")
            await server.clients[NAMES[0]].ask(wire.React, reaction="wow")
        if number == len(server.game.turns):
            server.app.time.now = lambda: (
                NOW + 1_000_000
            )  # the continuations may differ in their number of entries, each with its time
            for deed in curiosity(len(game.turns), web):
                await deed(server)

    ours, theirs = [
        await overheard(guests, way, None, folder / name, visit, TURNS_LATE)
        for name, way in (("one", one), ("two", two))
    ]
    for sent, other in zip_longest(ours, theirs, fillvalue=b""):
        if sent != other:
            raise Leak(one, two, None, sent, other)


async def until_forked(name: str, guests: Guests, folder: Path, web: bool) -> int:
    """Compare the continuations of some games for a late spectator; return how many games were compared."""
    held = 0
    for game, one, two in islice(forked(find(name), MAX_FORK_TRIES, TURNS_LATE, Random(f"late {name}")), FORKED_PAIRS):
        await hold_late(game, one, two, guests, folder / f"late-{held}", web)
        held += 1
    return held


@pytest.mark.parametrize("name", games())
def test_what_late_spectators_are_sent_does_not_depend_on_the_newest_turns(
    name: str, guests: Guests, tmp_path: Path
) -> None:
    assert asyncio.run(until_forked(name, guests, tmp_path, web=True)) == FORKED_PAIRS


@pytest.mark.parametrize("plant", LATE_PLANTS, ids=lambda plant: plant.__name__)
def test_the_law_bites_for_late_spectators(plant: Plant, guests: Guests, tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        plant(patch, find("heart-tiles"))
        with pytest.raises(Leak):
            asyncio.run(until_forked("heart-tiles", guests, tmp_path, web=False))
