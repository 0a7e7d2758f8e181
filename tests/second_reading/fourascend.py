"""4ascend read a second time: slow, plain, and written without looking at the game itself."""

from __future__ import annotations

from typing import Any

Cell = tuple[int, int]

SIZE = 9
CHAIN = 4  # stones in a row that start an attack
LINES = ((0, 1), (1, 0), (1, 1), (1, -1))
CELLS = [(row, column) for row in range(SIZE) for column in range(SIZE)]
DEFAULTS: dict[str, Any] = {
    "hp": 20,
    "plants_start": 4,
    "sprout_every": 6,
    "sprout": 2,
    "regrow": 2,
    "max_turns": 0,
    "on_limit": "hp",
}


def choices(amount: int | str) -> list[int] | None:
    """Return the numbers of a range, None for a plain number.

    >>> choices("1-3"), choices(2)
    ([1, 2, 3], None)
    """
    if "-" not in str(amount):
        return None
    low, high = str(amount).split("-")
    return list(range(int(low), int(high) + 1))


def read_cell(text: str) -> Cell:
    """Return `4,5` as a cell."""
    row, column = text.split(",")
    return int(row), int(column)


class Reading:
    """One game, from the first plants to the last HP."""

    def __init__(self, options: dict[str, Any], seats: int, first: int | None = None) -> None:
        self.options = DEFAULTS | options
        assert 0 not in (choices(self.options["sprout_every"]) or [1]), "R3.7: a picked 0 would end all sprouting"
        self.stones: dict[Cell, int] = {}
        self.plants: set[Cell] = set()
        self.hp = [int(self.options["hp"])] * 2
        self.turn = 0
        self.placements = 0
        self.attack: set[Cell] | None = None  # the attacker's removed cells while the defender is to reply
        self.quiet = 0  # quiet moves since the last sprouting
        self.wait = 0  # quiet moves until the next sprouting, 0 = never
        self.to_choose: list[int] = []  # the amounts from which chance picks first
        self.to_grow = 0
        self.to_wait: list[int] = []  # the waits from which chance picks last
        self.result: dict[str, Any] | None = None
        self.grow("plants_start", wait_after=True)

    def next(self) -> int | None:
        """Return chance while anything grows, else the player to place a stone."""
        if self.result is not None:
            return None
        return -1 if self.odds() else self.turn

    def legal(self) -> set[str]:
        """Return every cell without a stone; plants do not matter (R3.1)."""
        if self.next() not in (0, 1):
            return set()
        return {f"stone {row},{column}" for row, column in CELLS if (row, column) not in self.stones}

    def odds(self) -> dict[str, int]:
        """Return the odds of the amount, then of the plants one by one, then of the wait."""
        if self.result is not None:
            return {}
        if self.to_choose:
            return {f"grow {amount}": 1 for amount in self.to_choose}
        if self.to_grow:
            return {f"plant {row},{column}": 1 for row, column in self.free()}
        return {f"wait {moves}": 1 for moves in self.to_wait}

    def free(self) -> list[Cell]:
        """Return the cells without stone and plant, on which a plant may grow."""
        return [cell for cell in CELLS if cell not in self.stones and cell not in self.plants]

    def outcome(self) -> dict[str, Any] | None:
        """Return the HP by seat and the winners; nobody wins a draw."""
        return self.result

    def do(self, step: str) -> None:
        """Take one step."""
        word, what = step.split()
        if word == "resign":
            if self.result is not None or what not in ("0", "1"):
                raise ValueError(f"not now: {step}")
            self.finish([1 - int(what)])
            return
        if step not in self.legal() | set(self.odds()):
            raise ValueError(f"not now: {step}")
        match word:
            case "grow":
                self.to_choose = []
                self.to_grow = min(int(what), len(self.free()))
            case "plant":
                self.plants.add(read_cell(what))
                self.to_grow -= 1
            case "wait":
                self.to_wait = []
                self.wait = int(what)
            case "stone":
                self.place(read_cell(what))

    def place(self, cell: Cell) -> None:
        """Place a stone of the player to act; what follows depends on the phase."""
        seat = self.turn
        self.stones[cell] = seat
        self.placements += 1
        self.turn = 1 - seat
        removed = self.chains(cell)
        for stone in removed:
            del self.stones[stone]
        if self.attack is not None:
            self.resolve(cell, self.attack, removed)
        elif removed:
            self.attack = removed
        else:
            self.rest()

    def chains(self, placed: Cell) -> set[Cell]:
        """Return the stones of all lines of four or more through the stone just placed, each once (R3.2)."""
        seat = self.stones[placed]
        found: set[Cell] = set()
        for down, right in LINES:
            line = {placed}
            for way in (1, -1):
                row, column = placed[0] + way * down, placed[1] + way * right
                while self.stones.get((row, column)) == seat:
                    line.add((row, column))
                    row, column = row + way * down, column + way * right
            if len(line) >= CHAIN:
                found |= line
        return found

    def resolve(self, reply: Cell, attacked: set[Cell], defended: set[Cell]) -> None:
        """Apply both powers, the HP they cost, and their effect on the plants."""
        attacker = self.turn
        # R3.3: the reply occupies its cell even when its own chain is removed.
        counting = attacked - {reply}
        attack = len(counting) + len(counting & self.plants)
        defence = len(defended) + len(defended & self.plants)
        if attack > defence:
            self.hp[1 - attacker] -= attack - defence
        else:
            self.hp[attacker] -= defence - attack
        # R3.5: a plant under a remaining stone stays.
        self.plants -= {cell for cell in attacked | defended if cell not in self.stones}
        self.attack = None
        if min(self.hp) <= 0:
            self.finish([seat for seat in (0, 1) if self.hp[seat] > 0])
        elif self.at_limit():
            self.count()
        else:
            self.grow("regrow", wait_after=False)

    def rest(self) -> None:
        """Finish a quiet move: end by limit or full board, else perhaps let plants sprout (R3.7, R3.9)."""
        self.quiet += 1
        if self.at_limit() or len(self.stones) == len(CELLS):
            self.count()
        elif self.wait and self.quiet == self.wait:
            self.grow("sprout", wait_after=True)

    def at_limit(self) -> bool:
        """Return whether the last allowed stone has been placed."""
        limit = int(self.options["max_turns"])
        return limit > 0 and self.placements >= limit

    def count(self) -> None:
        """Let more HP win, unless the players agreed on a draw (R3.9)."""
        if self.options["on_limit"] == "draw" or self.hp[0] == self.hp[1]:
            self.finish([])
        else:
            self.finish([self.hp.index(max(self.hp))])

    def grow(self, amount: str, wait_after: bool) -> None:
        """Ask chance for as many plants as the option says, and then perhaps for a new wait."""
        self.to_choose = choices(self.options[amount]) or []
        # R3.7: when fewer cells are free than asked for, all of them get one, and the rest is dropped.
        self.to_grow = 0 if self.to_choose else min(int(self.options[amount]), len(self.free()))
        if wait_after:
            self.quiet = 0
            self.to_wait = choices(self.options["sprout_every"]) or []
            self.wait = 0 if self.to_wait else int(self.options["sprout_every"])

    def finish(self, winners: list[int]) -> None:
        """End the game."""
        self.result = {"scores": list(self.hp), "winners": winners}
