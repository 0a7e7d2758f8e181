"""SUMMON5 read a second time: every line, every stretch of it, every arrangement of the hand."""

from __future__ import annotations

from itertools import pairwise, permutations, product
from typing import Any

Cell = tuple[int, int]
Turn = frozenset[tuple[Cell, int]]  # the numbered tiles of one turn and their cells
PORTAL = -1  # the value on a portal's cell; a number's value is itself


def beside(cell: Cell) -> set[Cell]:
    """Return the four cells that share a side with a cell.

    >>> sorted(beside((7, 7)))
    [(6, 7), (7, 6), (7, 8), (8, 7)]
    """
    row, column = cell
    return {(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)}


def spell(cell: Cell) -> str:
    return f"{cell[0]},{cell[1]}"


def read(text: str) -> Cell:
    row, column = text.split(",")
    return int(row), int(column)


def pattern_points(values: list[int]) -> int:
    """Return ten points each for a palindrome, steps of one, and equal tiles; three tiles or more (R1.12).

    >>> pattern_points([2, 2, 2]), pattern_points([3, 2, 1]), pattern_points([1, 3, 1]), pattern_points([4, 4])
    (20, 10, 10, 0)
    """
    if len(values) < 3:
        return 0
    steps = {after - before for before, after in pairwise(values)}
    return 10 * (values == values[::-1]) + 10 * (steps in ({1}, {-1})) + 10 * (steps == {0})


class Reading:
    def __init__(self, options: dict[str, Any], seats: int, first: int | None = None) -> None:
        self.sacred: list[int] = list(options.get("sacred", [5]))
        self.size: int = options.get("board", 15)
        self.obstacles: int = options.get("obstacles", 0)
        self.portals: int = options.get("portals", 0)
        self.progressive: bool = options.get("progressive", False)
        self.multipliers: list[int] = list(options.get("multipliers") or [1] * 10)
        self.patterns: bool = options.get("patterns", False)
        self.strict: bool = options.get("strict", False)
        self.full: int = options.get("hand", 7)
        self.target: int = options.get("target_score", 0)
        self.bonus: int = options.get("perfect_bonus", 50)
        self.endgame: str = options.get("endgame", "last_round")

        self.centre: Cell = (self.size // 2, self.size // 2)
        self.board: dict[Cell, int] = {self.centre: 5}
        self.blocked: set[Cell] = set()
        self.pile: list[int] = sorted([*range(10)] * 4)
        self.pile.remove(5)  # R1.1: the centre is one of the forty
        self.still_in: list[int] = list(range(seats))
        self.hands: list[list[int]] = [[] for _ in range(seats)]
        self.scores: list[int] = [0] * seats
        self.stuck: set[int] = set()

        self.begins = first
        self.turn: int | None = None  # whose turn it is, or whose hand is being refilled
        self.owed: list[int] = []  # the seats that chance still deals to, a tile each
        self.dealt = False  # the opening hands are out
        self.opened = False  # some turn has been ended
        self.draft: dict[Cell, int] = {}
        self.known: set[Turn] | None = None  # the legal turns of this position, once counted

        self.rounds = 0  # completed
        self.acted: set[int] = set()  # who has had a turn in this round
        self.turns_round = 0  # the round to which the turn just ended belongs
        self.last: int | None = None  # the game is over when so many rounds are completed
        self.over = False

    # -- chance --------------------------------------------------------------------------------------------------------

    def far_cells(self) -> set[Cell]:
        """Return the free cells at least three rows or columns away from the centre."""
        row, column = self.centre
        return {
            (r, c)
            for r, c in product(range(self.size), repeat=2)
            if (abs(r - row) >= 3 or abs(c - column) >= 3) and (r, c) not in self.board and (r, c) not in self.blocked
        }

    def portal_cells(self) -> set[Cell]:
        return {cell for cell in self.far_cells() if not any(self.board.get(other) == PORTAL for other in beside(cell))}

    def odds(self) -> dict[str, int]:
        if self.over:
            return {}
        if self.turn is None:
            if len(self.blocked) < self.obstacles and not self.laid_portals() and self.far_cells():
                return {f"block {spell(cell)}": 1 for cell in self.far_cells()}
            if self.laid_portals() < self.portals and self.portal_cells():
                return {f"portal {spell(cell)}": 1 for cell in self.portal_cells()}
            if self.begins is None:
                return {f"first {seat}": 1 for seat in self.still_in}
            return {f"first {self.following(self.begins - 1, self.still_in)}": 1}
        if self.owed:
            return {f"deal {self.owed[0]} {tile}": self.pile.count(tile) for tile in set(self.pile)}
        return {}

    def laid_portals(self) -> int:
        return list(self.board.values()).count(PORTAL)

    # -- who is next ---------------------------------------------------------------------------------------------------

    def next(self) -> int | None:
        if self.over:
            return None
        return -1 if self.turn is None or self.owed else self.turn

    def able(self) -> list[int]:
        """Return the players who still take turns: in, not stuck, with tiles in hand (R1.8)."""
        return [seat for seat in self.still_in if seat not in self.stuck and self.hands[seat]]

    def following(self, seat: int, among: list[int]) -> int | None:
        """Return the first of these seats after this one, going round the table."""
        seats = len(self.hands)
        return next((other % seats for other in range(seat + 1, seat + 1 + seats) if other % seats in among), None)

    # -- legal turns ---------------------------------------------------------------------------------------------------

    def stretches(self) -> set[tuple[Cell, ...]]:
        """Return the empty cells of every stretch of up to five cells in a row or a column."""
        found = set()
        for line, start, length in product(range(self.size), range(self.size), range(1, 6)):
            span = range(start, min(start + length, self.size))
            for cells in ([(line, at) for at in span], [(at, line) for at in span]):
                empty = tuple(cell for cell in cells if cell not in self.board)
                if empty and not any(cell in self.blocked for cell in cells):
                    found.add(empty)
        return found

    def fits(self, cells: tuple[Cell, ...]) -> bool:
        """Check R1.3 for new tiles on these cells, and R1.12 for the first turn."""
        rows, columns = {row for row, _ in cells}, {column for _, column in cells}
        if len(rows) > 1 and len(columns) > 1:
            return False
        between = product(range(min(rows), max(rows) + 1), range(min(columns), max(columns) + 1))
        if not all(cell in self.board or cell in cells for cell in between):
            return False
        if not self.opened and not any(self.centre in beside(cell) for cell in cells):
            return False
        linked = {cell for cell in cells if any(other in self.board for other in beside(cell))}
        for _ in cells:
            linked |= {cell for cell in cells if beside(cell) & linked}
        return linked == set(cells)

    def sequences(self, cells: tuple[Cell, ...]) -> set[tuple[Cell, ...]]:
        """Return the whole runs of two or more tiles that would contain one of these cells (R1.4)."""
        filled = set(self.board) | set(cells)
        found = set()
        for (row, column), (down, right) in product(cells, ((0, 1), (1, 0))):
            while (row - down, column - right) in filled:
                row, column = row - down, column - right
            run = []
            while (row, column) in filled:
                run.append((row, column))
                row, column = row + down, column + right
            if len(run) >= 2:
                found.add(tuple(run))
        return found

    def sequence_points(self, tiles: list[int]) -> int:
        """Return the points of one sequence by R1.5 and R1.12; 0 if it does not score."""
        values = [0 if tile == PORTAL else tile for tile in tiles]
        total = sum(values)
        sacred = [number for number in self.sacred if total % number == 0]
        if total == 0 or not sacred:
            return 0
        factor = 10 + (self.rounds if self.progressive else 0)
        largest = max(self.multipliers[tile] for tile in tiles if tile != PORTAL)
        points = sum(total // number for number in sacred) * factor * (1 << tiles.count(PORTAL)) * largest
        return points + (pattern_points(values) if self.patterns else 0)

    def turn_points(self, laid: dict[Cell, int], sequences: set[tuple[Cell, ...]]) -> int:
        """Return what the turn earns; 0 if it may not be ended."""
        board = self.board | laid
        runs = [[board[cell] for cell in run] for run in sequences]
        if self.strict:
            for run in runs:
                total = sum(tile for tile in run if tile != PORTAL)
                if all(total % number for number in self.sacred):
                    return 0
        return sum(self.sequence_points(run) for run in runs)

    def turns(self) -> set[Turn]:
        """Return every whole legal scoring turn with the hand at the start of the turn."""
        if self.known is None:
            self.known = set()
            assert self.turn is not None
            hand = self.hands[self.turn]
            for cells in self.stretches():
                if len(cells) > len(hand) or not self.fits(cells):
                    continue
                sequences = self.sequences(cells)
                if any(len(run) > 5 for run in sequences):
                    continue
                for tiles in set(permutations(hand, len(cells))):
                    laid = dict(zip(cells, tiles, strict=True))
                    if self.turn_points(laid, sequences):
                        self.known.add(frozenset(laid.items()))
        return self.known

    def legal(self) -> set[str]:
        if self.next() in (None, -1):
            return set()
        if not self.turns():
            return {"stuck"}
        steps = set()
        drafted = frozenset(self.draft.items())
        lying = set(self.board) | set(self.draft)
        for turn in self.turns():
            if turn == drafted:
                steps.add("end")
            elif drafted < turn:
                steps |= {f"place {tile} {spell(cell)}" for cell, tile in turn - drafted if beside(cell) & lying}
        return steps

    # -- steps ---------------------------------------------------------------------------------------------------------

    def do(self, step: str) -> None:
        assert not self.over, step
        match step.split():
            case ["place", tile, cell]:
                self.draft[read(cell)] = int(tile)
                return
            case ["block", cell]:
                self.blocked.add(read(cell))
            case ["portal", cell]:
                self.board[read(cell)] = PORTAL
            case ["first", seat]:
                self.turn = int(seat)
                self.owed = [seat for seat in self.still_in for _ in range(self.full)]
            case ["deal", seat, tile]:
                self.deal(int(seat), int(tile))
            case ["end"]:
                self.end()
            case ["stuck"]:
                self.give_up()
            case ["resign", seat]:
                self.resign(int(seat))
            case _:
                raise ValueError(step)
        self.known = None

    def deal(self, seat: int, tile: int) -> None:
        assert self.owed.pop(0) == seat
        self.pile.remove(tile)
        self.hands[seat].append(tile)
        if not self.owed:
            if self.dealt:
                self.refilled()
            self.dealt = True

    def end(self) -> None:
        assert self.turn is not None
        seat, hand = self.turn, self.hands[self.turn]
        self.scores[seat] += self.turn_points(self.draft, self.sequences(tuple(self.draft)))
        for tile in self.draft.values():
            hand.remove(tile)
        self.board |= self.draft
        self.draft = {}
        self.opened = True
        if not hand and not self.pile:
            self.scores[seat] += self.bonus  # R1.9; once, because an empty hand takes no further turn
        if self.target and self.scores[seat] >= self.target:
            self.over = True
            return
        self.count_turn()
        self.owed = [seat] * min(self.full - len(hand), len(self.pile))
        if not self.owed:
            self.refilled()

    def count_turn(self) -> None:
        assert self.turn is not None
        self.turns_round = self.rounds
        self.acted.add(self.turn)
        self.count_round()

    def count_round(self) -> None:
        """Complete the round when all who still take turns have had one, or have resigned (R1.8, C5b)."""
        if all(seat in self.acted for seat in self.able()):
            self.rounds += 1
            self.acted = set()

    def refilled(self) -> None:
        assert self.turn is not None
        if not self.pile:
            match self.endgame:
                case "last_round":
                    self.end_after(self.turns_round + 2)
                case "round":
                    self.end_after(self.turns_round + 1)
                case "pile":
                    self.over = True
                case "play_out":
                    if not self.hands[self.turn]:
                        self.end_after(self.turns_round + 1)
        self.move_on()

    def give_up(self) -> None:
        assert self.turn is not None
        self.stuck.add(self.turn)
        self.count_turn()
        self.end_after(self.turns_round + 1)
        self.move_on()

    def end_after(self, rounds: int) -> None:
        self.last = rounds if self.last is None else min(self.last, rounds)

    def move_on(self) -> None:
        assert self.turn is not None
        seat = self.following(self.turn, self.able())
        if seat is None or (self.last is not None and self.rounds >= self.last):
            self.over = True
        else:
            self.turn = seat

    def resign(self, seat: int) -> None:
        self.still_in.remove(seat)
        self.hands[seat] = []
        self.owed = [other for other in self.owed if other != seat]
        if len(self.still_in) <= 1:
            self.over = True
        elif self.turn is not None and not self.dealt:
            self.dealt = not self.owed
            if self.turn == seat:
                self.turn = self.following(seat, self.still_in)
        elif self.turn is not None:
            self.count_round()
            if self.turn == seat:
                self.draft = {}
                self.move_on()

    # -- the end -------------------------------------------------------------------------------------------------------

    def outcome(self) -> dict[str, Any] | None:
        if not self.over:
            return None
        standing = {seat: (-self.scores[seat], len(self.hands[seat])) for seat in self.still_in}
        if len(self.still_in) <= 1:
            winners = list(self.still_in)
        else:
            winners = [seat for seat in self.still_in if standing[seat] == min(standing.values())]
        return {"scores": list(self.scores), "winners": winners}
