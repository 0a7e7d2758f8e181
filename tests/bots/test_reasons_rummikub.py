"""Every reason for a turn of Rummikub is true: tiles, points and remaining tiles are counted again after the turn."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

from tests.bots.drawn_positions import Drawn, drawn
from tests.support.number_words import number
from tilehall.bots.rummikub.hint import advise
from tilehall.core.game import Step
from tilehall.core.reason import as_sentence
from tilehall.core.registry import find
from tilehall.games.rummikub.melds import MELDS
from tilehall.games.rummikub.steps import Draw, End, Lay, Lift, Pass

GAME = find("rummikub")
COLOUR_NAMES = {"k": "black", "r": "red", "b": "blue", "o": "orange"}
TILE = {f"{name} {number}": f"{letter}{number}" for letter, name in COLOUR_NAMES.items() for number in range(1, 14)}
TILE["joker"] = "*"
Valued = tuple[Counter[str], int]  # a set, and what it is worth
SETS = [(Counter(meld.tiles), meld.value) for meld in MELDS]
SPELLED = {tuple(sorted(meld.tiles)) for meld in MELDS}


def fitting(rack: Counter[str], sets: Sequence[Valued] = SETS) -> list[Valued]:
    """Return the sets that a rack makes on its own."""
    return [each for each in sets if all(rack[tile] >= count for tile, count in each[0].items())]


def most_points(rack: Counter[str], sets: Sequence[Valued] = SETS) -> int:
    """Return the most points that a rack makes in new sets, by trying all of them."""
    found = fitting(rack, sets)
    return max((worth + most_points(rack - tiles, found) for tiles, worth in found), default=0)


def goes_onto_a_set(rack: Counter[str], table: Sequence[tuple[str, ...]]) -> bool:
    """Return whether a tile of the rack extends a set on the table."""
    return any(tuple(sorted((*tiles, tile))) in SPELLED for tiles in table for tile in rack)


def named(said: str) -> Counter[str] | int:
    """Return the named tiles, or their number."""
    if found := re.fullmatch(r"(\w+) tiles?", said):
        return number(found[1])
    tiles = Counter[str]()
    for each in re.split(r", | and ", said):
        found = re.fullmatch(r"(the|both) (.+?)", each)
        assert found, said
        tiles[TILE[found[2].removesuffix("s") if found[1] == "both" else found[2]]] += 1 + (found[1] == "both")
    return tiles


def means(said: str, tiles: Counter[str]) -> bool:
    told = named(said)
    return told == tiles.total() if isinstance(told, int) else told == tiles


def played(position: Drawn, steps: tuple[Step, ...]) -> Any:
    """Return the seat's view after the turn, before anything is drawn."""
    state = position.state
    for step in steps[:-1]:
        state = GAME.apply(state, step)
    return GAME.view(state, position.actor)


def check(position: Drawn, steps: tuple[Step, ...], said: str) -> str:
    """Check what is said of a turn; return its kind."""
    view, me = position.view, position.actor
    rack, after = Counter(view.racks[me]), played(position, steps)
    left = Counter(after.racks[me])
    laid = rack - left
    if isinstance(steps[-1], Draw | Pass):
        found = re.fullmatch(r"(?:Draw a tile, because (.*) yet|Pass, because (.*) and the pool is empty)\.", said)
        assert found, said
        assert bool(found[2]) == (view.pool == 0)
        if (found[1] or found[2]) == "the rack does not make 30 points in new sets":
            assert not view.opened[me]
            assert most_points(rack) < 30
            return "unopened"
        assert (found[1] or found[2]) == "nothing on the rack fits the table"
        assert view.opened[me]
        assert not fitting(rack)
        assert not goes_onto_a_set(rack, view.table)
        return "nothing"
    assert isinstance(steps[-1], End)
    assert laid
    kept = re.search(r",? and keeps (the joker|both jokers)", said)
    assert left["*"] == (0 if not kept else 1 if kept[1] == "the joker" else 2)
    first = said.replace(kept[0], "") if kept else said
    if found := re.fullmatch(r"Opens with (\d+) points\.", first):
        assert not view.opened[me]
        assert int(found[1]) == after.points >= 30
        return "opens"
    if found := re.fullmatch(r"Lays the last (?:(\w+) tiles|tile) and goes out\.", first):
        assert not left
        assert number(found[1] or "one") == laid.total()
        return "out"
    found = re.fullmatch(r"Lays (.*?)(?: by rearranging (\w+) sets)?\.", first)
    assert found, said
    assert means(found[1], laid)
    assert not found[2] or number(found[2]) == sum(isinstance(step, Lift) for step in steps)
    return "lays"


def test_every_reason_is_true() -> None:
    kinds = Counter[str]()
    for position in drawn(GAME, 5, (2, 3, 4), astray=0.0):
        advice = advise(position.view, position.shown, Random(1))
        kinds[check(position, advice.steps, as_sentence(advice.why))] += 1
    assert min(kinds[kind] for kind in ("unopened", "nothing", "opens", "lays")) > 5, kinds
    assert kinds["out"]


def test_a_hint_lays_whatever_there_is_to_lay() -> None:
    """Check that it advises to draw only if nothing fits."""
    for position in drawn(GAME, 1, (2,), astray=0.0):
        steps = advise(position.view, (), Random(1)).steps
        if not position.view.opened[position.actor]:
            continue
        on_the_rack = Counter(position.view.racks[position.actor])
        if fitting(on_the_rack):
            assert any(isinstance(step, Lay) for step in steps), position.view
            assert isinstance(steps[-1], End)
