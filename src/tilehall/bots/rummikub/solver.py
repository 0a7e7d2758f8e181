"""The exact solver: from 1 to 13, each number's tiles are shared out between groups and runs in every way that counts.

A position on the way is what is open in each colour, and how many jokers are used; of two positions the one that is
worse in every respect is dropped. A second search looks for a play that lays as much and tears fewer neighbours on the
table apart; where few sets are lifted, a third one tries whether fewer do.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations
from math import comb
from typing import Final

from tilehall.bots.rummikub.numbers import BOND, CODES, TILE, Four, Group, Groups, Lots, Share, shares
from tilehall.bots.rummikub.play import Play, changing
from tilehall.bots.rummikub.runs import LATE, NEEDY, NUMBERED, OPENS, WORSE, Open, lack, moves
from tilehall.bots.rummikub.sets import Built, Stage, as_built, built, number_of_set
from tilehall.bots.rummikub.tidy import recut, with_spare
from tilehall.games.rummikub.melds import MELDS
from tilehall.games.rummikub.state import bag_of_sets
from tilehall.games.rummikub.tiles import COLOURS, COPIES, HIGHEST, JOKERS, KIND, LOW, WIDTH, Bag, size

Weights = tuple[int, ...]  # what a tile is worth that is laid: by its number, from 1 to 13; the last is for a joker

TILES: Final[Weights] = (1,) * (HIGHEST + 1)
BITS: Final = 6  # for what is open in a colour
OPEN: Final = (1 << BITS) - 1
USED_AT: Final = BITS * len(COLOURS)  # two bits for the jokers used
LACK_AT: Final = USED_AT + 2
LACK_BITS: Final = 6  # for four times the most that runs can lack
LACKS: Final = (1 << LACK_BITS) - 1 << LACK_AT
SCORE_AT: Final = LACK_AT + LACK_BITS
PLACE: Final = (1 << LACK_AT) - 1
HALF: Final = (1 << 2 * BITS) - 1
LENGTHS: Final = [
    sum(OPENS[at & OPEN]) + sum(OPENS[at >> BITS]) if at & OPEN < len(OPENS) and at >> BITS < len(OPENS) else 0
    for at in range(1 << 2 * BITS)
]
FEW: Final = 250  # positions met: up to so many, all plays that lay as much are compared
WAYS: Final = 20  # beyond that, ways to lay the same tiles that are followed at once
WANT_BITS: Final = 3
WANT: Final = (1 << WANT_BITS) - 1
# For what is open in a colour: how many runs need something, and how many could take a joker.
WANTS: Final = tuple(needy | min(len(runs), COPIES) << WANT_BITS for needy, runs in zip(NEEDY, OPENS, strict=True))
TRIES: Final = 30  # ways to lift fewer sets that are looked at, one by one
NUMBERS: Final = [[WIDTH * (HIGHEST * colour + at) for colour in range(len(COLOURS))] for at in range(HIGHEST)]
NO_LOTS: Final[Lots] = ((0, 0),) * len(COLOURS)
NO_SHARE: Final = Share((0, 0, 0, 0), 0, 0, ())
OPENED: Final = (1 << USED_AT) - 1  # the bits of a position that say what is open
SPAN: Final = WIDTH * HIGHEST  # bits of a bag that a colour takes
SPANNED: Final = (1 << SPAN) - 1
PLAIN: Final[Bag] = (1 << JOKERS) - 1  # the bits of a bag that are no jokers
SERVED: Final = [[sum(given) >= want & WANT for given in CODES] for want in range(1 << 2 * WANT_BITS)]
SPARED: Final = [  # the same for a sparing player, who begins no run with a joker
    [enough and jokers <= want >> WANT_BITS for enough, (_, jokers) in zip(served, CODES, strict=True)]
    for want, served in enumerate(SERVED)
]
LEAST: Final = -(1 << 40)  # below every score

Position = int
Row = tuple[tuple[int, ...], ...]  # by what a colour gives to its runs: what that leads to, with jokers lacking, scores
Entry = tuple[int, int, int, int, int, int, Share]


@lru_cache(None)
def row(colour: int, runs: int, ahead: tuple[int, ...], joined: int, sparing: bool, late: bool, tidy: bool) -> Row:
    """All that the open runs of a colour can do where so many runs of the table go on from the number before.

    A run that goes on is better than one begun anew: only to change less, others are looked at.
    """
    return tuple(
        tuple(
            (NUMBERED[move.after] << BITS * colour)
            + (lack(NUMBERED[move.after], ahead) << LACK_AT)
            + ((BOND + 1) * min(move.joined, joined) - move.joined << SCORE_AT if tidy else 0)
            for move in moves(OPENS[runs], tiles, jokers, sparing, late)[: None if tidy else 1]
        )
        for tiles, jokers in CODES
    )


@lru_cache(1 << 11)  # with all that hangs on them, some 40 MB
def entries(lots: Lots, old: Groups | None, weight: int, jokers: int, sparing: bool) -> Sequence[Entry]:
    """The shares of a number, ready for adding up."""
    return [
        (*share.runs, (share.score << SCORE_AT) + (share.jokers << USED_AT), share.jokers, share)
        for share in shares(lots, old, weight, jokers, sparing)
    ]


@lru_cache(1 << 13)
def serving(
    lots: Lots, old: Groups | None, weight: int, jokers: int, sparing: bool, late: bool, wanted: Four
) -> Sequence[Entry]:
    """Those that serve what is wanted in each colour."""
    black, red, blue, orange = [(SERVED if not sparing or late else SPARED)[want] for want in wanted]
    return [
        entry
        for entry in entries(lots, old, weight, jokers, sparing)
        if black[entry[0]] and red[entry[1]] and blue[entry[2]] and orange[entry[3]]
    ]


class Frontier:
    """Positions of which none is better than another in every respect; they are added from the highest score down."""

    def __init__(self, sparing: bool) -> None:
        self.found: dict[Position, int] = {}
        self.sparing = sparing
        # By what is open in a colour, or by jokers used: bits for the positions so far that are no worse in it.
        self.black, self.red, self.blue, self.orange = ([0] * len(OPENS) for _ in COLOURS)
        self.used = [0] * (COPIES + 1)

    def add(self, position: Position, score: int) -> None:
        """Add a position, unless one of those before is better."""
        k, r, b, o = position & OPEN, position >> BITS & OPEN, position >> 2 * BITS & OPEN, position >> 3 * BITS & OPEN
        used = position >> USED_AT
        if self.black[k] & self.red[r] & self.blue[b] & self.orange[o] & self.used[used]:
            return
        bit = 1 << len(self.found)
        for worse in WORSE[k]:
            self.black[worse] |= bit
        for worse in WORSE[r]:
            self.red[worse] |= bit
        for worse in WORSE[b]:
            self.blue[worse] |= bit
        for worse in WORSE[o]:
            self.orange[worse] |= bit
        for spent in range(used, COPIES + 1) if self.sparing else (used,):
            self.used[spent] |= bit
        self.found[position] = score


class Search:
    """The way through the numbers for tiles that have to be used, `table`, and tiles that may be, `rack`."""

    def __init__(
        self, table: Bag, rack: Bag, weights: Weights, sparing: bool, tidy: Sequence[int] | None = None, width: int = 0
    ) -> None:
        """`tidy` are the sets of the table where little is to change; `width` is how many ways go on at once."""
        self.weights = weights
        self.sparing = sparing
        self.tidy = tidy is not None
        self.width = width
        self.table_jokers, self.rack_jokers = table >> JOKERS, rack >> JOKERS
        self.jokers = self.table_jokers + self.rack_jokers
        self.lots: list[Lots] = [
            (
                (table >> black & 3, rack >> black & 3),
                (table >> red & 3, rack >> red & 3),
                (table >> blue & 3, rack >> blue & 3),
                (table >> orange & 3, rack >> orange & 3),
            )
            for black, red, blue, orange in NUMBERS
        ]
        self.joined = [[0] * len(COLOURS) for _ in range(HIGHEST)]  # runs of the table that go on to each number
        self.groups: list[list[Group]] = [[] for _ in range(HIGHEST)]
        for number in tidy or ():
            self.note(number)
        self.came: list[dict[Position, tuple[Position, Share]]] = []
        self.score = 0
        self.seen = 0
        self.last: Position | None = self.run()

    def note(self, number: int) -> None:
        """Who is whose neighbour in a set of the table."""
        meld = MELDS[number]
        if meld.run:
            first = as_built(number).low
            colour = KIND[next(tile for tile in meld.reading)] // HIGHEST
            for at in range(first, first + len(meld.tiles) - 1):
                self.joined[at][colour] += 1
        else:
            plain = [KIND[tile] for tile in meld.tiles if tile in KIND and KIND[tile] < HIGHEST * len(COLOURS)]
            self.groups[plain[0] % HIGHEST].append((sum(1 << kind // HIGHEST for kind in plain), meld.jokers))

    def run(self) -> Position | None:
        level: dict[Position, int] = {0: 0}
        for number in range(HIGHEST):
            begins = self.jokers and (not self.sparing or number + 1 == LATE)  # a run may, with a joker
            if self.lots[number] == NO_LOTS and not begins and not any(position & OPENED for position in level):
                self.came.append({position: (position, NO_SHARE) for position in level})
                continue
            level = self.step(number, level)
            if len(level) > 1:
                level = self.prune(level)
        return self.best(level)

    def step(self, number: int, level: dict[Position, int]) -> dict[Position, int]:
        """The positions behind a number, with the most that was scored on the way there."""
        lots, weight, late = self.lots[number], self.weights[number], number + 1 == LATE
        sparing, tidy = self.sparing, self.tidy
        old, joined = tuple(sorted(self.groups[number])) if self.tidy else None, self.joined[number]
        ahead = self.ahead(number)
        after: dict[Position, int] = {}
        came: dict[Position, tuple[Position, Share]] = {}
        for position, had in level.items():
            k, r, b, o = (
                position & OPEN,
                position >> BITS & OPEN,
                position >> 2 * BITS & OPEN,
                position >> 3 * BITS & OPEN,
            )
            used = position >> USED_AT & 3
            left = self.jokers - used
            blacks = row(0, k, ahead[0], joined[0], sparing, late, tidy)
            reds = row(1, r, ahead[1], joined[1], sparing, late, tidy)
            blues = row(2, b, ahead[2], joined[2], sparing, late, tidy)
            oranges = row(3, o, ahead[3], joined[3], sparing, late, tidy)
            base = (had << SCORE_AT) + (used << USED_AT)
            for black, red, blue, orange, gain, jokers, share in serving(
                lots, old, weight, left, sparing, late, (WANTS[k], WANTS[r], WANTS[b], WANTS[o])
            ):
                gain += base
                spare = left - jokers << LACK_AT
                for one in blacks[black]:
                    for two in reds[red]:
                        some = one + two + gain
                        for three in blues[blue]:
                            for four in oranges[orange]:
                                total = some + three + four
                                if total & LACKS > spare:
                                    continue
                                place, score = total & PLACE, total >> SCORE_AT
                                if after.get(place, LEAST) < score:
                                    after[place] = score
                                    came[place] = (position, share)
        self.came.append(came)
        self.seen += len(came)
        return after

    def ahead(self, number: int) -> list[tuple[int, ...]]:
        """How many tiles each colour has at the two numbers to come."""
        if number + 2 < HIGHEST:
            one, two = self.lots[number + 1], self.lots[number + 2]
            return [(a + b, c + d) for (a, b), (c, d) in zip(one, two, strict=True)]
        return [tuple(sum(lots[colour]) for lots in self.lots[number + 1 :]) for colour in range(len(COLOURS))]

    def prune(self, level: dict[Position, int]) -> dict[Position, int]:
        """The positions that no other is better than, as many as are wanted."""
        kept = Frontier(self.sparing)
        add, found = kept.add, kept.found
        for _, position, score in sorted(
            (
                -score << 8
                | (position >> USED_AT) << 6
                | 63 - LENGTHS[position & HALF] - LENGTHS[position >> 2 * BITS & HALF],
                position,
                score,
            )
            for position, score in level.items()
        ):
            add(position, score)
            if len(found) == self.width:
                break
        return found

    def best(self, level: dict[Position, int]) -> Position | None:
        """The best end: sparing, all jokers left are added somewhere; otherwise those of the table have to be used."""
        best: Position | None = None
        for position, score in level.items():
            used = position >> USED_AT
            if not self.sparing and used < self.table_jokers:
                continue
            laid = self.rack_jokers if self.sparing else used - self.table_jokers
            score += laid * self.weights[-1] * TILE
            if best is None or score > self.score:
                best, self.score = position, score
        return best

    def open(self, position: Position, colour: int) -> Open:
        return OPENS[position >> BITS * colour & OPEN]

    @property
    def spared(self) -> int:
        """Jokers that are still to be added to some set."""
        return self.jokers - (self.last >> USED_AT) if self.sparing and self.last is not None else 0

    def tiles(self) -> Bag:
        """All tiles that the best way uses, without the jokers."""
        assert self.last is not None
        position, bag = self.last, 0
        for number in reversed(range(HIGHEST)):
            position, share = self.came[number][position]
            for colour, given in enumerate(share.runs):
                count = CODES[given][0] + sum(colours >> colour & 1 for colours, _ in share.groups)
                bag += count << WIDTH * (HIGHEST * colour + number)
        return bag

    def sets(self) -> list[Built]:
        """All sets as the best way has them."""
        assert self.last is not None
        position, stages = self.last, []
        for number in reversed(range(HIGHEST)):
            before, share = self.came[number][position]
            opens = [[self.open(at, colour) for colour in range(len(COLOURS))] for at in (before, position)]
            stages.append(Stage(opens[0], share, opens[1]))
            position = before
        return built(stages[::-1], self.sparing)


def most(table: Bag, rack: Bag, weights: Weights = TILES) -> Bag:
    """The tiles of the rack that can be laid at once, the most by weight, as if jokers left over could always be added.

    >>> from tilehall.games.rummikub.tiles import bag_of, tiles_of
    >>> tiles_of(most(bag_of(("k5", "k6", "k7")), bag_of(("k8", "k13", "r3", "b3", "o3"))))
    ('k8', 'r3', 'b3', 'o3')
    """
    search = Search(table, rack, weights, sparing=True)
    return search.tiles() - (table & PLAIN) + (rack & ~PLAIN) if search.last is not None and search.score else 0


def solve(table: tuple[int, ...], rack: Bag, weights: Weights = TILES) -> Play | None:
    """The play that lays the most, and of those one that changes the table least; None where nothing can be laid.

    What it lays is exact. That no play lays as much and lifts fewer sets is certain up to TRIES ways to lift fewer, and
    nearly always so beyond that.

    >>> from tilehall.games.rummikub.melds import NUMBER
    >>> from tilehall.games.rummikub.tiles import bag_of
    >>> table = (NUMBER["k5", "k6", "k7"], NUMBER["r9", "r10", "*"])
    >>> play = solve(table, bag_of(("k8", "r11", "b3", "o3", "o9")))
    >>> [" ".join(MELDS[number].tiles) for number in play.laid]
    ['k5 k6 k7 k8', 'r9 r10 r11', 'b3 o3 *']
    """
    bag = bag_of_sets(table)
    # Nearly always a joker that is left can be added to some set; where it cannot, jokers are placed one by one.
    for sparing in (True, False):
        search = Search(bag, rack, weights, sparing)
        play = _played(search, table)
        if play is None:
            continue
        if not play.put:
            return None
        if not play.lifted:
            return play
        if search.seen < FEW:
            tidier = _played(Search(bag, rack, weights, sparing, table), table)
        else:
            tidier = _played(Search(bag + play.put, 0, weights, sparing, table, WAYS), table)
        if tidier is not None and len(tidier.lifted) <= len(play.lifted):
            play = tidier
        return _with_fewer(play, table, rack, weights, search.score)
    return None


def _with_fewer(play: Play, table: tuple[int, ...], rack: Bag, weights: Weights, score: int) -> Play:
    """A play that lays as much and lifts fewer sets, where there are few enough to look at all, or else the same."""
    if sum(comb(len(table), count) for count in range(len(play.lifted))) > TRIES:
        return play
    for count in range(len(play.lifted)):
        for lifted in sorted(set(combinations(table, count))):
            bag = bag_of_sets(lifted)
            if weights == TILES and size(rack & placeable(bag + rack)) * TILE < score:
                continue
            search = Search(bag, rack, weights, sparing=True)
            other = _played(search, lifted) if search.score == score else None
            if other is not None:
                return other
    return play


def placeable(hand: Bag) -> Bag:
    """The bits of all tiles that are part of some set which these tiles make; with a joker, of all tiles.

    >>> from tilehall.games.rummikub.tiles import bag_of, tiles_of
    >>> hand = bag_of(("k1", "k2", "k3", "k13", "r1", "r1", "r2", "b1", "o9"))
    >>> tiles_of(hand & placeable(hand))
    ('k1', 'k2', 'k3', 'r1', 'r1', 'b1')
    """
    if hand >> JOKERS:
        return (PLAIN + 1) * (COPIES + 1) + PLAIN
    have = (hand | hand >> 1) & LOW
    colours = [have >> SPAN * colour & SPANNED for colour in range(len(COLOURS))]
    black, red, blue, orange = colours
    groups = black & red & (blue | orange) | blue & orange & (black | red)
    found = 0
    for colour, tiles in enumerate(colours):
        starts = tiles & tiles >> WIDTH & tiles >> 2 * WIDTH
        found |= (starts | starts << WIDTH | starts << 2 * WIDTH | groups & tiles) << SPAN * colour
    return found | found << 1


def _played(search: Search, table: tuple[int, ...]) -> Play | None:
    """What a search found as a play; None where there is no room for the jokers that it has spared."""
    if search.last is None:
        return None
    sets = with_spare(recut(search.sets(), table), search.spared, table)
    if sets is None:
        return None
    spelt = {MELDS[number].bag: number for number in table}  # with jokers, the same tiles may be laid otherwise
    numbers = [number_of_set(each.tiles) for each in sets]
    return changing(table, [spelt.get(MELDS[number].bag, number) for number in numbers])
