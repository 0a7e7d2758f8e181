"""No leaks on the wire: every byte that a seat or a spectator receives is independent of what it may not know (C6)."""

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
from tests.support.recorded_server import NAMES, NOW, SEED, Guests, RecordedServer, invite, overheard
from tilehall.core.game import AnyGame, Watcher
from tilehall.core.registry import find, games
from tilehall.server import wire

pytestmark = pytest.mark.long
PARTS = 2
GAMES = 8  # random games of each, over all seat counts; each for every watcher. `make soak` plays on
OPEN_GAMES = 4  # of those in which nothing but the dice is hidden
MESSAGES = 60  # at the least, in one game and for all its watchers
WITHIN = 12  # pairs of games in which a planted leak has to be found
MOST_CHANGES = 12  # hidden rolls changed in one game, as far as the rest still fits
HIDING = [name for name in games() if name != "4ascend"]  # in 4ascend everything is open


class Leak(AssertionError):
    """Somebody was sent something that depends on what they may not know."""

    def __init__(self, game: PlayedGame, other: PlayedGame, watcher: Watcher, one: bytes, two: bytes) -> None:
        at = next((at for at, pair in enumerate(zip(one, two, strict=False)) if pair[0] != pair[1]), 0)
        self.sent = one
        near = slice(max(0, at - 80), at + 80)
        super().__init__(
            f"watcher {watcher} was sent {one[near]!r} in\n{game.text()}\nbut {two[near]!r} in\n{other.text()}"
        )


class Pair(Struct, frozen=True):
    """Two games that look alike to a watcher; in 4ascend, and where nothing can be changed, the same one twice."""

    game: PlayedGame
    other: PlayedGame
    watcher: Watcher
    seed: str

    @property
    def differ(self) -> bool:
        return self.game.steps != self.other.steps


def pairs(rules: AnyGame, numbers: Iterable[int]) -> Iterator[Pair]:
    """Random games, each for every watcher; those with the first numbers have the documents' own options."""
    for number in numbers:
        seed = f"{rules.name}/{number}"
        game = random_game(rules, number, Random(seed))
        for watcher in (None, *range(game.seats)):
            mine = f"{seed}/{watcher}"
            yield Pair(game, alike(game, watcher, Random(mine), MOST_CHANGES) or game, watcher, mine)


async def hold(pair: Pair, guests: Guests, folder: Path) -> int:
    """Feed both games to a server each, and hold every byte against the other's; how many messages there were."""
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
    """Hold the games with these numbers: how many messages there were, and how many pairs differed."""
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
    numbers = range(part, GAMES if name in HIDING else OPEN_GAMES, PARTS)
    told, changed = asyncio.run(hold_all(name, numbers, guests, tmp_path))
    assert told > MESSAGES * len(numbers)
    assert changed > len(numbers) if name in HIDING else changed == 0


@pytest.mark.parametrize("plant", PLANTS, ids=lambda plant: plant.__name__)
@pytest.mark.parametrize("name", HIDING)
def test_the_law_bites(name: str, plant: Plant, guests: Guests, tmp_path: Path) -> None:
    """The pairs are made by the honest rules; then the leak is planted, and the server plays them."""
    some = list(islice((pair for pair in pairs(find(name), count()) if pair.differ), WITHIN))

    async def until_found() -> None:
        for number, pair in enumerate(some):
            await hold(pair, guests, tmp_path / f"{number}-")

    with pytest.MonkeyPatch.context() as patch:
        plant(patch, find(name))
        with pytest.raises(Leak):
            asyncio.run(until_found())


# Spectators who see a game some turns late: those turns are hidden from them as hands are.

TURNS_LATE = 2
FORKS = 6  # random games that are tried, for some end before the ways part
PAIRS = 1  # of two ways in which a game goes on, held against each other; tests/table/test_lateness.py has more of them


async def hold_late(
    game: PlayedGame, one: PlayedGame, two: PlayedGame, guests: Guests, folder: Path, web: bool
) -> None:
    """Play a game on in two ways; a late spectator, who asks for everything there is, is sent the same in both."""

    async def visit(server: RecordedServer, number: int) -> None:
        if number == len(game.turns) + 1:  # the first of the turns that are to be hidden has begun
            await server.clients[NAMES[0]].ask(wire.Say, text=f"I hold {server.game.steps[-1]}.")
            await server.clients[NAMES[0]].ask(wire.React, reaction="wow")
        if number == len(server.game.turns):
            server.app.time.now = lambda: (
                NOW + 1_000_000
            )  # the ways may have differently many entries, each with its time
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
    """Hold some games of a kind that late spectators look on at; how many there were."""
    held = 0
    for game, one, two in islice(forked(find(name), FORKS, TURNS_LATE, Random(f"late {name}")), PAIRS):
        await hold_late(game, one, two, guests, folder / f"late-{held}", web)
        held += 1
    return held


@pytest.mark.parametrize("name", games())
def test_what_late_spectators_are_sent_does_not_depend_on_the_newest_turns(
    name: str, guests: Guests, tmp_path: Path
) -> None:
    assert asyncio.run(until_forked(name, guests, tmp_path, web=True)) == PAIRS


@pytest.mark.parametrize("plant", LATE_PLANTS, ids=lambda plant: plant.__name__)
def test_the_law_bites_for_late_spectators(plant: Plant, guests: Guests, tmp_path: Path) -> None:
    with pytest.MonkeyPatch.context() as patch:
        plant(patch, find("heart-tiles"))
        with pytest.raises(Leak):
            asyncio.run(until_forked("heart-tiles", guests, tmp_path, web=False))
