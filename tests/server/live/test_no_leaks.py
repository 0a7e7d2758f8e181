"""Law 5, on the wire: every byte that reaches a seat or a spectator is the same, whatever it may not know (C6)."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Iterator
from itertools import count, islice
from pathlib import Path
from random import Random

import pytest
from msgspec import Struct

from tests.support.alike_games import PlayedGame, alike, random_game
from tests.support.leak_probe import probes
from tests.support.planted_leaks import PLANTS, Plant
from tests.support.recorded_server import SEED, Guests, RecordedServer, invite, overheard
from tilehall.core.game import AnyGame, Watcher
from tilehall.core.registry import find, games

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


@pytest.mark.parametrize("part", range(PARTS))
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
