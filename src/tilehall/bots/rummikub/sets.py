"""Rebuild sets from the decisions of the dynamic program: runs grow number by number, groups come complete."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tilehall.bots.rummikub.allocations import CODES, Allocation
from tilehall.bots.rummikub.runs import LATE, Open, extensions
from tilehall.games.rummikub.melds import MELDS, NUMBER, number_of, spelled
from tilehall.games.rummikub.tiles import COLOURS, HIGHEST, JOKER

Tiles = tuple[str, ...]
Opens = Sequence[Open]  # by colour


class Decision(NamedTuple):
    """What the program did at one number."""

    before: Opens
    allocation: Allocation
    after: Opens


class Built(NamedTuple):
    """A set, and its first number if it is a run."""

    tiles: Tiles
    low: int = 0


def built(decisions: Sequence[Decision], sparing: bool) -> list[Built]:
    """Return all sets, both old and new."""
    found: list[Built] = []
    growing: list[list[Built]] = [[] for _ in COLOURS]
    for number, decision in enumerate(decisions, 1):
        for colour, name in enumerate(COLOURS):
            tiles, jokers = CODES[decision.allocation.runs[colour]]
            extension = next(
                extension
                for extension in extensions(decision.before[colour], tiles, jokers, sparing, number == LATE)
                if extension.after == decision.after[colour]
            )
            runs, growing[colour] = growing[colour], []
            for before, joker in extension.given:
                run = runs[before] if before >= 0 else Built((), number)
                growing[colour].append(Built((*run.tiles, JOKER if joker else f"{name}{number}"), run.low))
            continued = {before for before, _ in extension.given}
            found += [run for at, run in enumerate(runs) if at not in continued]
        found += [_group(colours, jokers, number) for colours, jokers in decision.allocation.groups]
    return [*found, *(run for runs in growing for run in runs)]


def _group(colours: int, jokers: int, number: int) -> Built:
    plain = tuple(f"{name}{number}" for colour, name in enumerate(COLOURS) if colours >> colour & 1)
    return Built((*plain, *[JOKER] * jokers))


def with_joker(one: Built) -> Built | None:
    """Return the set with one more joker, or None if it is full.

    >>> with_joker(Built(("k12", "k13", "k11"), 11)), with_joker(Built(("k7", "r7", "b7", "o7")))
    (Built(tiles=('*', 'k12', 'k13', 'k11'), low=10), None)
    """
    if not one.low:
        return Built((*one.tiles, JOKER)) if len(one.tiles) < len(COLOURS) else None
    if one.low + len(one.tiles) <= HIGHEST:
        return Built((*one.tiles, JOKER), one.low)
    return Built((JOKER, *one.tiles), one.low - 1) if one.low > 1 else None


def as_built(number: int) -> Built:
    """Return a set of the table by its number."""
    meld = MELDS[number]
    return Built(meld.tiles, number_of(meld.reading[0]) if meld.run else 0)


def number_of_set(tiles: Tiles) -> int:
    """Return the number of a set with its tiles in any order."""
    return NUMBER[spelled(tiles)]
