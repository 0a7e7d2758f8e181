"""Miners read a second time: slow, plain, and written without looking at the game itself."""

from __future__ import annotations

from typing import Any

Cell = tuple[int, int]
Card = tuple[str, ...]  # its groups of open sides: ("TB", "R") is a straight with a stub on the right
Vein = tuple[Cell, str]  # one group of one card on the board

SIZE = 9
START: Cell = (7, 4)
DESTINATIONS: tuple[Cell, ...] = ((1, 2), (1, 4), (1, 6))
CROSS: Card = ("TRBL",)
HAND = 5
REACHING = 3  # gold for the card that reaches a destination
STEPS: dict[str, Cell] = {"T": (-1, 0), "R": (0, 1), "B": (1, 0), "L": (0, -1)}
OPPOSITE = {"T": "B", "B": "T", "R": "L", "L": "R"}

# R2.3: 58 cards
DECK = {
    "T": 2, "B": 2, "T+R": 2, "T+B": 2, "R+L": 2, "T+R+B": 1, "T+R+L": 1, "T+R+B+L": 1,
    "TB": 4, "RL": 4, "TR": 4, "RB": 4, "TB+R": 2, "TB+L": 2, "RB+T": 2, "RL+T": 2, "RL+B": 2,
    "TRB": 5, "RBL": 5, "TRB+L": 2, "RBL+T": 2, "TRBL": 5,
}  # fmt: skip


def groups_of(kind: str) -> Card:
    """Return the groups of a card as it is printed."""
    return tuple(kind.split("+"))


def turned(card: Card) -> Card:
    """Return the card upside down.

    >>> turned(("TB", "R"))
    ('BT', 'L')
    """
    return tuple("".join(OPPOSITE[side] for side in group) for group in card)


def looks(card: Card) -> set[frozenset[str]]:
    """Return how a card looks, independent of the order in which its sides are named."""
    return {frozenset(group) for group in card}


def ways_up(kind: str) -> dict[str, Card]:
    """Return the card each way up, by the spelling of a lay (R2.4).

    >>> ways_up("RL+T"), ways_up("T+B")
    ({'RL+T': ('RL', 'T'), '~RL+T': ('LR', 'B')}, {'T+B': ('T', 'B')})
    """
    card = groups_of(kind)
    ways = {kind: card}
    if looks(turned(card)) != looks(card):
        ways["~" + kind] = turned(card)
    return ways


def beside(cell: Cell, side: str) -> Cell:
    """Return the cell on that side, on the board or off it."""
    return cell[0] + STEPS[side][0], cell[1] + STEPS[side][1]


def cells() -> list[Cell]:
    """Return every cell of the board."""
    return [(row, column) for row in range(SIZE) for column in range(SIZE)]


class Reading:
    """One game, from the deal to the gold."""

    def __init__(self, options: dict[str, Any], seats: int, first: int | None = None) -> None:
        self.goal: str = options.get("goal", "all")
        self.keep_open: bool = options.get("keep_open", True)
        self.board: dict[Cell, Card] = {START: CROSS} | dict.fromkeys(DESTINATIONS, CROSS)
        self.layers: dict[Cell, int] = {}  # who laid the card there
        self.deck = dict(DECK)
        self.hands: list[list[str]] = [[] for _ in range(seats)]
        self.gold = [0] * seats
        self.reached: dict[Cell, int] = {}  # destination: who reached it
        self.still_in = set(range(seats))
        # seats that chance still deals a card to, in order
        self.owed = [seat for seat in range(seats) for _ in range(HAND)]
        self.turn = 0
        self.idle: set[int] = set()  # seats that began a turn with an empty deck and laid nothing, since the last lay
        self.result: dict[str, Any] | None = None

    def next(self) -> int | None:
        """Return chance while a seat is owed a card, then the player whose turn it is."""
        if self.result is not None:
            return None
        return -1 if self.owed else self.turn

    def legal(self) -> set[str]:
        """Return every lay; without one, every discard; without cards, the pass (R2.6)."""
        seat = self.next()
        if seat is None or seat < 0:
            return set()
        hand = set(self.hands[seat])
        if not hand:
            return {"pass"}
        joined = self.joined()
        lays = {
            f"lay {spelling} {cell[0]},{cell[1]}"
            for kind in hand
            for spelling, card in ways_up(kind).items()
            for cell in cells()
            if self.fits(card, cell, joined) and self.keeps_the_way(card, cell)
        }
        return lays or {f"discard {kind}" for kind in hand}

    def odds(self) -> dict[str, int]:
        """Return every card of the deck, for the player who is owed one."""
        if self.next() != -1:
            return {}
        return {f"deal {self.owed[0]} {kind}": left for kind, left in self.deck.items() if left}

    def outcome(self) -> dict[str, Any] | None:
        """Return the gold by seat and the winners."""
        return self.result

    def do(self, step: str) -> None:
        """Take one step."""
        word, *rest = step.split()
        if word == "resign":
            self.resign(int(rest[0]))
            return
        if step not in self.legal() | set(self.odds()):
            raise ValueError(f"not now: {step}")
        seat = self.turn
        match word:
            case "deal":
                self.deck[rest[1]] -= 1
                self.hands[int(rest[0])].append(rest[1])
                self.owed.pop(0)
            case "lay":
                row, column = rest[1].split(",")
                self.lay(seat, rest[0], (int(row), int(column)))
            case "discard":
                self.hands[seat].remove(rest[0])
                self.rest(seat, draws=True)
            case "pass":
                self.rest(seat, draws=False)

    def lay(self, seat: int, spelling: str, cell: Cell) -> None:
        """Put the card down, pay for what it reaches, and check whether that ends the game."""
        kind = spelling.removeprefix("~")
        self.hands[seat].remove(kind)
        self.board[cell] = ways_up(kind)[spelling]
        self.layers[cell] = seat
        self.idle = set()
        for destination in DESTINATIONS:
            if destination not in self.reached and self.doors(destination):
                self.reached[destination] = seat
                self.pay(seat, REACHING)
                for card in self.shortest(destination):
                    self.pay(self.layers[card], 1)
        if len(self.reached) == len(DESTINATIONS) or (self.goal == "first" and self.reached) or self.dead():
            self.finish()
            return
        self.pass_on(seat, draws=True)

    def rest(self, seat: int, draws: bool) -> None:
        """Finish a turn without a lay; with the deck empty for a whole round, it is the last one (R2.8)."""
        if self.cards_left() == 0:
            self.idle.add(seat)
        if self.still_in <= self.idle:
            self.finish()
            return
        self.pass_on(seat, draws)

    def pass_on(self, seat: int, draws: bool) -> None:
        """Pass the turn to the next player still in; the previous one draws while the deck lasts."""
        if draws and self.cards_left():
            self.owed.append(seat)
        self.turn = (seat + 1) % len(self.hands)
        while self.turn not in self.still_in:
            self.turn = (self.turn + 1) % len(self.hands)

    def resign(self, seat: int) -> None:
        """Resign: the hand leaves the game, nothing more is dealt, and the last player left wins (C5)."""
        if self.result is not None or seat not in self.still_in:
            raise ValueError(f"not now: resign {seat}")
        self.still_in.remove(seat)
        self.hands[seat] = []
        self.owed = [other for other in self.owed if other != seat]
        if len(self.still_in) == 1:
            self.result = {"scores": list(self.gold), "winners": sorted(self.still_in)}
        elif self.turn == seat:
            self.pass_on(seat, draws=False)

    def cards_left(self) -> int:
        """Return how many cards the deck still holds."""
        return sum(self.deck.values())

    def pay(self, seat: int, gold: int) -> None:
        """Pay gold, unless the player has resigned (C5)."""
        if seat in self.still_in:
            self.gold[seat] += gold

    def joined(self) -> dict[Vein, int]:
        """Return every group joined to the start, with the number of cards between; destinations lead nowhere."""
        far: dict[Vein, int] = {(START, CROSS[0]): 0}
        frontier = list(far)
        while frontier:
            cell, group = frontier.pop(0)
            for side in group:
                neighbour = beside(cell, side)
                if neighbour in DESTINATIONS:
                    continue
                for other in self.board.get(neighbour, ()):
                    if OPPOSITE[side] in other and (neighbour, other) not in far:
                        far[neighbour, other] = far[cell, group] + 1
                        frontier.append((neighbour, other))
        return far

    def fits(self, card: Card, cell: Cell, joined: dict[Vein, int]) -> bool:
        """Check R2.5, clause by clause."""
        if cell in self.board:
            return False
        neighbours = {
            side: self.board[beside(cell, side)]
            for side in STEPS
            if beside(cell, side) in self.board and beside(cell, side) not in DESTINATIONS
        }
        if not neighbours:
            return False
        opens = set("".join(card))
        for side, neighbour in neighbours.items():
            if (side in opens) != (OPPOSITE[side] in "".join(neighbour)):
                return False
        return any(
            side in opens and OPPOSITE[side] in group and (beside(cell, side), group) in joined
            for side, neighbour in neighbours.items()
            for group in neighbour
        )

    def dead(self) -> bool:
        """Return whether no card of the game, either way up, may be laid anywhere (R2.8, R2.10)."""
        joined = self.joined()
        return not any(
            self.fits(card, cell, joined) and self.keeps_the_way(card, cell)
            for kind in DECK
            for card in ways_up(kind).values()
            for cell in cells()
        )

    def keeps_the_way(self, card: Card, cell: Cell) -> bool:
        """Check that every destination with a route before the lay has one after it, or is reached by it (R2.10)."""
        if not self.keep_open:
            return True
        before = [each for each in DESTINATIONS if each not in self.reached and self.has_route(each)]
        self.board[cell] = card
        reaches = [each for each in DESTINATIONS if each not in self.reached and self.doors(each)]
        cut = [each for each in before if each not in reaches and not self.has_route(each)]
        del self.board[cell]
        return not cut or (self.goal == "first" and bool(reaches))

    def has_route(self, destination: Cell) -> bool:
        """Return whether empty cells lead from an open end of the mine to a cell next to the destination."""
        empty = set(cells()) - set(self.board)
        open_ends = {beside(cell, side) for cell, group in self.joined() for side in group} & empty
        walked, further = set[Cell](), open_ends
        while further:
            walked |= further
            further = {beside(cell, side) for cell in further for side in STEPS} & empty - walked
        return any(beside(destination, side) in walked for side in STEPS)

    def doors(self, destination: Cell) -> dict[Vein, int]:
        """Return the groups joined to the start that open towards the destination."""
        return {
            (cell, group): far
            for (cell, group), far in self.joined().items()
            if any(beside(cell, side) == destination for side in group)
        }

    def shortest(self, destination: Cell) -> set[Cell]:
        """Return every laid card on any of the shortest paths from the start to the destination (R2.7)."""
        joined = self.joined()
        doors = self.doors(destination)
        nearest = min(doors.values())
        layer = {vein for vein, far in doors.items() if far == nearest}
        on_path: set[Cell] = set()
        for far in range(nearest, 0, -1):
            on_path |= {cell for cell, _ in layer}
            layer = {
                (cell, group)
                for (cell, group), distance in joined.items()
                for side in group
                for onward, other in layer
                if distance == far - 1 and beside(cell, side) == onward and OPPOSITE[side] in other
            }
        return on_path

    def finish(self) -> None:
        """Rank by gold, then by destinations reached, then share; nobody wins if none was reached (R2.8)."""
        winners: list[int] = []
        if self.reached:
            rank = {seat: (self.gold[seat], list(self.reached.values()).count(seat)) for seat in self.still_in}
            winners = sorted(seat for seat in rank if rank[seat] == max(rank.values()))
        self.owed = []
        self.result = {"scores": list(self.gold), "winners": winners}
