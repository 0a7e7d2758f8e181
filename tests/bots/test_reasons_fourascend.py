"""Every reason for a stone is true of the position: its claims are counted again, cell by cell and by the rules."""

from __future__ import annotations

import re
from collections import Counter

from tests.bots.drawn_positions import drawn
from tests.support.number_words import number
from tilehall.bots.fourascend.reason import reason
from tilehall.core.game import Cell
from tilehall.core.reason import as_sentence
from tilehall.core.registry import find
from tilehall.games.fourascend.board import cells
from tilehall.games.fourascend.rules import NAMES
from tilehall.games.fourascend.state import State
from tilehall.games.fourascend.steps import Stone

GAME = find("4ascend")
BOARD = {(row, column) for row in range(9) for column in range(9)}
LINES = [
    line
    for row, column in BOARD
    for down, right in ((0, 1), (1, 0), (1, 1), (1, -1))
    if BOARD.issuperset(line := {(row + down * step, column + right * step) for step in range(4)})
]


def chain(stones: set[Cell]) -> set[Cell]:
    return {cell for line in LINES if line <= stones for cell in line}


def ways(stones: set[Cell], free: set[Cell]) -> set[Cell]:
    """Return the free cells on which one more stone makes a chain."""
    return {cell for cell in free if any(cell in line and line - {cell} <= stones for line in LINES)}


class Stones:
    """A position cell by cell, and the stone to place."""

    def __init__(self, state: State, cell: Cell) -> None:
        self.state, self.cell, self.me = state, cell, state.seat
        self.mine, self.theirs = (set(cells(state.stones[seat])) for seat in (self.me, 1 - self.me))
        self.free = BOARD - self.mine - self.theirs
        self.plants = set(cells(state.plants))
        self.after = GAME.apply(state, Stone(cell))
        self.through = [line for line in LINES if cell in line]

    def damage(self, seat: int, after: State) -> int:
        return self.state.hp[seat] - max(0, after.hp[seat])

    def answers(self) -> list[State]:
        return [GAME.apply(self.after, step) for step in GAME.legal(self.after)]

    def quiet(self, said: str) -> None:
        """Check each part of what is said of a stone that lifts nothing."""
        known = 0
        stones = self.mine | {self.cell}
        for pattern, holds in (
            (
                r"blocks (\w+)'s chain of (\w+)",
                lambda who, size: (
                    who == self.other and self.ways() == 1 and len(chain(self.theirs | {self.cell})) == number(size)
                ),
            ),
            (
                r"blocks one of (\w+)'s (\w+) ways to a chain",
                lambda who, many: (
                    who == self.other and self.ways() == number(many) and self.cell in ways(self.theirs, self.free)
                ),
            ),
            (
                r"threatens a chain of (\w+)(?: in (\w+) ways)?",
                lambda size, many: (
                    len(new := ways(stones, self.free - {self.cell}) - ways(self.mine, self.free))
                    == number(many or "one")
                    and max(len(chain(stones | {cell})) for cell in new) == number(size)
                ),
            ),
            (
                r"cuts (\w+) lines? that (\w+) has begun",
                lambda many, who: (
                    who == self.other
                    and number(many)
                    == sum(len(line & self.theirs) == 2 and not line & self.mine for line in self.through)
                ),
            ),
            (
                r"builds on (\w+) lines?",
                lambda many: (
                    number(many) == sum(len(line & self.mine) == 1 and not line & self.theirs for line in self.through)
                ),
            ),
            (r"stands on a plant", lambda: self.cell in self.plants),
            (r"stands where (\w+) lines can still become a chain", lambda many: self.clear() == number(many)),
            (r"keeps (\w+) lines? open for later", lambda many: self.clear() == number(many)),
            (r"waits and gives nothing away", lambda: self.clear() == 0),
        ):
            if found := re.search(pattern, said, re.IGNORECASE):
                known += len(found[0])
                assert holds(*found.groups()), (said, found[0], self.state, self.cell)
        assert known >= len(said) - len("., and ,  and "), f"something else is said: {said}"

    @property
    def other(self) -> str:
        return NAMES[1 - self.me]

    def ways(self) -> int:
        return len(ways(self.theirs, self.free))

    def clear(self) -> int:
        return sum(not line & self.theirs for line in self.through)

    def attack(self, said: str) -> None:
        found = re.fullmatch(
            r"Lifts a chain of (\w+)(?: with (\w+) plants?)?(, and no| and deals| for power) (.*)", said
        )
        assert found, said
        lifted = chain(self.mine | {self.cell})
        assert number(found[1]) == len(lifted)
        assert number(found[2] or "no") == len(lifted & self.plants)
        hits = [self.damage(1 - self.me, after) for after in self.answers()]
        if found[3] == ", and no":
            assert all(after.hp[1 - self.me] <= 0 for after in self.answers()), said
        elif found[3] == " and deals":
            assert min(hits) == int(found[4].split()[2]), said
        else:
            assert int(found[4].split(",")[0]) == len(lifted) + len(lifted & self.plants), said
            assert min(hits) == 0, said

    def answer(self, said: str) -> str:
        """Check what is said of an answer; return its kind."""
        vacated = set(cells(self.state.vacated))
        whole = len(vacated) + len(vacated & self.plants)
        lost, struck = self.damage(self.me, self.after), self.damage(1 - self.me, self.after)
        hp = self.state.hp[self.me]
        if found := re.fullmatch(
            r"Takes a cell( and its plant)? out of the attack and lowers the damage from (\d+) to (\d+)(, .*)?\.", said
        ):
            assert bool(found[1]) == (self.cell in self.plants)
            assert int(found[2]) == whole
            assert min(hp, int(found[3])) == lost
            assert bool(found[4]) == (whole >= hp > lost)
            return "takes"
        if found := re.fullmatch(r"Answers with a chain of (\w+)(?: with (\w+) plants?)?(.*)\.", said):
            lifted = chain(self.mine | {self.cell})
            assert (number(found[1]), number(found[2] or "no")) == (len(lifted), len(lifted & self.plants))
            if "strikes back" in said:
                power, against = (int(each) for each in re.findall(r"\d+", found[3]))
                assert lost == 0
                assert struck == min(self.state.hp[1 - self.me], power - against)
            elif "cancels the attack" in said:
                assert lost == struck == 0
            else:
                through, of = (int(each) for each in re.findall(r"\d+", found[3]))
                assert (min(hp, through), of) == (lost, whole)
            return "chain"
        found = re.fullmatch(r"Accepts (\d+) damage for something better: (.*)", said)
        assert found, said
        assert int(found[1]) == whole
        assert lost == min(hp, whole)
        self.quiet(found[2])
        return "lets"


def test_every_reason_is_true() -> None:
    kinds = Counter[str]()
    for at, position in enumerate(drawn(GAME, 5, (2,))):
        free = [step.cell for step in GAME.legal(position.state)]
        chosen = free[at % 13 :: 13] if not position.state.vacated else free
        for cell in chosen:
            stones, said = Stones(position.state, cell), as_sentence(reason(position.state, cell))
            if position.state.vacated:
                kinds[stones.answer(said)] += 1
            elif chain(stones.mine | {cell}):
                kinds["lifts"] += 1
                stones.attack(said)
            else:
                kinds["quiet"] += 1
                stones.quiet(said)
    assert min(kinds[kind] for kind in ("quiet", "lifts", "takes", "lets")) > 5, kinds
