"""A view of Rummikub as numbers, for programs that learn."""

from __future__ import annotations

from collections.abc import Sequence

from tilehall.core.features import Features, counts, flags, from_seat, one_hot, squash
from tilehall.core.game import Seat
from tilehall.games.rummikub.melds import MELDS, NUMBER
from tilehall.games.rummikub.tiles import COPIES, JOKER, KIND
from tilehall.games.rummikub.view import View

SEATS = 4
BOX = 106


def features(view: View, seat: Seat) -> Features:
    """Return the known racks by kind of tile, the table as the tiles of its groups and runs, and the draft."""
    seats = len(view.counts)
    blank: tuple[str, ...] = ()
    racks = from_seat([rack or blank for rack in view.racks], seat, SEATS, blank)
    return {
        "racks": [number for rack in racks for number in counts(rack, KIND, COPIES)],
        "rack_sizes": [count / BOX for count in from_seat(view.counts, seat, SEATS, 0)],
        "pool": [view.pool / BOX],
        "unseen": counts(view.unseen, KIND, COPIES),
        **_table(view.table),
        "loose": counts(view.loose, KIND, COPIES),
        "from_rack": counts(view.put, KIND, COPIES),
        "lifted": [squash(len(view.lifted), 4)],
        "laid": [squash(len(view.laid), 4)],
        "points": [squash(view.points, 30)],
        "playing": [float(each) for each in from_seat(view.playing, seat, SEATS, False)],
        "opened": [float(each) for each in from_seat(view.opened, seat, SEATS, False)],
        "passed": [float(each) for each in from_seat(view.passed, seat, SEATS, False)],
        "totals": [squash(total, 100) for total in from_seat(view.totals, seat, SEATS, 0)],
        "owed": [squash(each, 7) for each in from_seat(view.owed, seat, SEATS, 0)],
        "round": [view.round / 50],
        "to_play": flags(() if view.seat is None else (view.seat,), seat, seats, SEATS),
        "closing": one_hot(view.closing, ("emptied", "passed")),
    }


def _table(sets: Sequence[tuple[str, ...]]) -> Features:
    """Return the tiles of groups and of runs, the first and last tiles of runs, and the jokers of both.

    A joker in a run counts as the tile that it stands for. Two runs of one colour that overlap are told apart by their
    ends, except that it is not known which start belongs to which end.
    """
    groups: list[str] = []
    runs: list[str] = []
    first: list[str] = []
    last: list[str] = []
    jokers = [0.0, 0.0]
    for tiles in sets:
        meld = MELDS[NUMBER[tiles]]
        jokers[meld.run] += tiles.count(JOKER) / COPIES
        if meld.run:
            runs += meld.reading
            first.append(meld.reading[0])
            last.append(meld.reading[-1])
        else:
            groups += tiles
    # A table holds at most two plain tiles of a kind, and two jokers that stand for the same kind.
    most = 2 * COPIES
    return {
        "groups": counts(groups, KIND, COPIES),
        "runs": counts(runs, KIND, most),
        "run_starts": counts(first, KIND, most),
        "run_ends": counts(last, KIND, most),
        "table_jokers": jokers,
    }
