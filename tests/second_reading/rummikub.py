"""Rummikub read a second time: all possible sets, written out once and looked for among the tiles at hand."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import combinations, product
from typing import Any

COLOURS = "krbo"
JOKER = "*"
BOX = [f"{colour}{number}" for colour in COLOURS for number in range(1, 14)] * 2 + [JOKER] * 2


def every_set() -> dict[str, int]:
    """Return the spelling of every set (R4.3) and its worth; of several readings of one spelling, the best.

    >>> sets = every_set()
    >>> sets["k7 r7 *"], sets["* k12 k13"], sets["k7 * *"], sets["k13 * *"]
    (21, 36, 24, 39)
    >>> "k12 k13 *" in sets, "* k7 *" in sets, "k12 k13 k1" in sets
    (False, False, False)
    """
    sets: dict[str, int] = {}
    for text, worth in (*every_group(), *every_run()):
        sets[text] = max(worth, sets.get(text, 0))
    return sets


def every_group() -> Iterator[tuple[str, int]]:
    """Yield the groups: three or four tiles of one number in different colours."""
    for number, size, jokers in product(range(1, 14), (3, 4), (0, 1, 2)):
        for colours in combinations(COLOURS, size - jokers):
            yield " ".join([colour + str(number) for colour in colours] + [JOKER] * jokers), number * size


def every_run() -> Iterator[tuple[str, int]]:
    """Yield the runs: three or more consecutive tiles of one colour."""
    for colour, start, stop, jokers in product(COLOURS, range(1, 14), range(4, 15), (0, 1, 2)):
        numbers = range(start, stop)
        for hidden in combinations(numbers, jokers) if len(numbers) >= 3 else ():
            tiles = [JOKER if number in hidden else f"{colour}{number}" for number in numbers]
            if len(tiles) - jokers == 1:
                tiles.sort(key=JOKER.__eq__)
            yield " ".join(tiles), sum(numbers)


SETS = every_set()
NEEDS = {text: Counter(text.split()) for text in SETS}


def in_order(tiles: list[str]) -> list[str]:
    """Sort tiles as a rack is shown: k r b o, each by number, then the jokers.

    >>> in_order(["*", "o3", "k10", "k9"])
    ['k9', 'k10', 'o3', '*']
    """
    return sorted(tiles, key=BOX.index)


def penalty(rack: list[str]) -> int:
    """Return the sum of the tiles, a joker as 30 (R4.8).

    >>> penalty(["k7", "o13", "*"])
    50
    """
    return sum(30 if tile == JOKER else int(tile[1:]) for tile in rack)


class Reading:
    def __init__(self, options: dict[str, Any], seats: int, first: int | None = None) -> None:
        self.initial_meld: int = options.get("initial_meld", 30)
        self.point_limit: int = options.get("point_limit", 0)
        self.rounds: int = options.get("rounds", 0 if self.point_limit else 1)
        self.seats = seats
        self.still_in: list[int] = list(range(seats))
        self.totals: list[int] = [0] * seats
        self.begins = first
        self.played = 0  # rounds
        self.over = False
        self.set_up()

    def set_up(self) -> None:
        """Return all tiles to the box; every player must open again (R4.9)."""
        self.pool: list[str] = list(BOX)
        self.racks: list[list[str]] = [[] for _ in range(self.seats)]
        self.table: list[str] = []
        self.opened: set[int] = set()
        self.passed: set[int] = set()  # seats that have passed since a seat last did something else
        self.turn: int | None = None
        self.owed: list[int] = []  # the seats that chance still deals to, a tile each
        self.dealt = False  # the opening racks are out
        self.went_out = False  # the round ended with an empty rack
        self.showing: list[int] = []  # the seats whose racks are still to be shown, when the round is over
        self.drop_draft()

    def drop_draft(self) -> None:
        self.lifted: list[str] = []
        self.laid: list[str] = []

    # -- who is next ---------------------------------------------------------------------------------------------------

    def next(self) -> int | None:
        if self.over:
            return None
        return -1 if self.turn is None or self.owed or self.showing else self.turn

    def following(self, seat: int) -> int:
        """Return the next seat still in, going round the table."""
        others = (other % self.seats for other in range(seat + 1, seat + 1 + self.seats))
        return next(other for other in others if other in self.still_in)

    def odds(self) -> dict[str, int]:
        if self.over:
            return {}
        if self.turn is None:
            if self.begins is None or self.played:
                return {f"first {seat}": 1 for seat in self.still_in}
            return {f"first {self.following(self.begins - 1)}": 1}
        if self.owed:
            return {f"deal {self.owed[0]} {tile}": count for tile, count in Counter(self.pool).items()}
        if self.showing:
            seat = self.showing[0]
            return {" ".join(["show", str(seat), *in_order(self.racks[seat])]): 1}
        return {}

    # -- the draft -----------------------------------------------------------------------------------------------------

    def loose(self) -> Counter[str]:
        """Return the tiles lifted and not yet laid again; Counter's minus drops what came from the rack."""
        return self.tiles_of(self.lifted) - self.tiles_of(self.laid)

    def from_rack(self) -> Counter[str]:
        """Return the laid tiles that came from the rack."""
        return self.tiles_of(self.laid) - self.tiles_of(self.lifted)

    def tiles_of(self, sets: list[str]) -> Counter[str]:
        return Counter(tile for text in sets for tile in text.split())

    def legal(self) -> set[str]:
        if self.next() in (None, -1):
            return set()
        assert self.turn is not None
        steps = {"draw"} if self.pool else {"pass"}
        if self.turn in self.opened and not self.laid:
            steps |= {f"lift {text}" for text in Counter(self.table) - Counter(self.lifted)}
        at_hand = Counter(self.racks[self.turn]) + self.tiles_of(self.lifted) - self.tiles_of(self.laid)
        for text, needed in NEEDS.items():
            if all(at_hand[tile] >= count for tile, count in needed.items()):
                steps.add(f"lay {text}")
        worth = sum(SETS[text] for text in self.laid)
        if self.from_rack() and not self.loose() and (self.turn in self.opened or worth >= self.initial_meld):
            steps.add("end")
        return steps

    # -- steps ---------------------------------------------------------------------------------------------------------

    def do(self, step: str) -> None:
        assert not self.over, step
        verb, *words = step.split()
        match verb:
            case "first":
                self.turn = int(words[0])
                self.owed = [seat for seat in self.still_in for _ in range(14)]
            case "deal":
                self.deal(int(words[0]), words[1])
            case "show":
                self.show(int(words[0]), words[1:])
            case "lift":
                self.lifted.append(" ".join(words))
            case "lay":
                self.laid.append(" ".join(words))
            case "end":
                self.end()
            case "draw":
                assert self.turn is not None
                self.drop_draft()
                self.passed = set()
                self.owed = [self.turn]
            case "pass":
                self.pass_on()
            case "resign":
                self.resign(int(words[0]))
            case _:
                raise ValueError(step)

    def deal(self, seat: int, tile: str) -> None:
        assert self.owed.pop(0) == seat
        self.pool.remove(tile)
        self.racks[seat].append(tile)
        if not self.owed:
            if self.dealt:
                self.turn = self.following(seat)
            self.dealt = True

    def end(self) -> None:
        assert self.turn is not None
        for tile in self.from_rack().elements():
            self.racks[self.turn].remove(tile)
        for text in self.lifted:
            self.table.remove(text)
        self.table += self.laid
        self.opened.add(self.turn)
        self.passed = set()
        self.drop_draft()
        if self.racks[self.turn]:
            self.turn = self.following(self.turn)
        else:
            self.went_out = True
            self.stop()

    def pass_on(self) -> None:
        assert self.turn is not None
        self.drop_draft()
        self.passed.add(self.turn)
        if all(seat in self.passed for seat in self.still_in):
            self.stop()
        else:
            self.turn = self.following(self.turn)

    def stop(self) -> None:
        """End the round; it is scored when the racks have been shown (R4.8)."""
        self.showing = [seat for seat in self.still_in if self.racks[seat]]

    def show(self, seat: int, tiles: list[str]) -> None:
        assert self.showing.pop(0) == seat
        assert Counter(tiles) == Counter(self.racks[seat])
        if not self.showing:
            self.score()

    def score(self) -> None:
        sums = {seat: penalty(self.racks[seat]) for seat in self.still_in}
        for seat in self.still_in:
            if self.went_out or sums[seat] > min(sums.values()):  # an empty rack adds nothing either way
                self.totals[seat] += sums[seat]
        self.played += 1
        limit_met = self.point_limit > 0 and max(self.totals) >= self.point_limit
        if limit_met or self.played == self.rounds:
            self.over = True
        else:
            self.set_up()

    def resign(self, seat: int) -> None:
        self.still_in.remove(seat)
        self.racks[seat] = []
        if len(self.still_in) == 1:
            self.over = True
            return
        if self.turn is None:
            return
        owed_before, showing_before = self.owed, self.showing
        self.owed = [other for other in self.owed if other != seat]
        self.showing = [other for other in self.showing if other != seat]
        if showing_before:
            if not self.showing:
                self.score()
            return
        if self.turn == seat:
            self.drop_draft()
            self.turn = self.following(seat)
        if owed_before and not self.owed:
            self.dealt = True

    # -- the end -------------------------------------------------------------------------------------------------------

    def outcome(self) -> dict[str, Any] | None:
        if not self.over:
            return None
        lowest = min(self.totals[seat] for seat in self.still_in)
        winners = [seat for seat in self.still_in if self.totals[seat] == lowest]
        return {"scores": list(self.totals), "winners": winners}
