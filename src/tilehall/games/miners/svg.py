"""Miners as a picture: the mine with its lit tunnels, the doors, and every player with the visible cards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tilehall.core.game import Cell
from tilehall.core.message import Text, in_words
from tilehall.core.svg import Picture, Value, caption, circle, clipped, group, numeral, path, picture, rect, text
from tilehall.games.miners.card import FACE, FACES, SIDES
from tilehall.games.miners.mine import SIZE
from tilehall.games.miners.view import Destination, LaidCard, View
from tilehall.games.miners.words import say

CELL = 68
EDGE = 34
WIDTH = CELL * SIZE + 2 * EDGE
SEAT = 66  # units of a player's row
CARD = 48  # units of a card in a hand
SIGNS = (  # the sign of each seat, 20 by 20 around its centre, as on the page
    "M-8 0a8 8 0 1 0 16 0a8 8 0 1 0-16 0z",
    "M-7 -7h14v14h-14z",
    "M0 -9.5L9.5 0L0 9.5L-9.5 0z",
    "M0 -9L9 7.5H-9z",
    "M-4.7 -8h9.4L9 0L4.7 8h-9.4L-9 0z",
)
COLOURS = ("#ffd166", "#ff8f70", "#7fd1ff", "#f4f1ea", "#9be08b")  # by seat
MOUTHS = {"T": (50, 0), "R": (100, 50), "B": (50, 100), "L": (0, 50)}
STUBS = {"T": (50, 17), "R": (83, 50), "B": (50, 83), "L": (17, 50)}
OPPOSITE = ("TB", "RL")
GOLD = "#ffd34d"
NUGGETS: dict[str, Value] = {"stroke_linecap": "round", "stroke_dasharray": "0.1 16.6", "stroke_dashoffset": -8}


def draw(title: str, view: View, names: Sequence[str], language: str) -> Picture:
    """Draw the mine, then one row per seat."""
    mine = CELL * SIZE + 2 * EDGE
    height = mine + 28 + SEAT * len(view.hands)
    body = [rect(0, 0, WIDTH, height, 14, fill="#4a382c"), *rock()]
    veins = {cell for destination in view.destinations for cell in destination.vein}
    body += [group(*laid_card(laid, laid.cell in veins), at=corner(laid.cell), scale=CELL / 100) for laid in view.laid]
    body.append(group(*camp(), at=corner(view.start), scale=CELL / 100))
    doors = enumerate(view.destinations, 1)
    body += [group(*door(number, each), at=corner(each.cell), scale=CELL / 100) for number, each in doors]
    piles = in_words(say("piles", deck=view.deck, discards=len(view.discards)), language)
    body.append(text(EDGE, mine + 10, 17, piles, "start", fill="#e6d2b8"))
    rows = enumerate(names[: len(view.hands)])
    body += [group(*player(view, seat, name, language), at=(0, mine + 22 + seat * SEAT)) for seat, name in rows]
    return picture(WIDTH, height, caption(title, view, names, language), *body)


def corner(cell: Cell) -> tuple[float, float]:
    """Return the upper left corner of a cell."""
    return EDGE + CELL * cell[1], EDGE + CELL * cell[0]


def rock() -> Iterator[str]:
    """Draw the empty cells and the coordinates."""
    for at in range(SIZE):
        along = EDGE + CELL * (at + 0.5)
        yield numeral(along, EDGE / 2, 16, str(at), fill="#e6d2b8")
        yield numeral(EDGE / 2, along, 16, str(at), fill="#e6d2b8")
        for column in range(SIZE):
            x, y = corner((at, column))
            yield rect(x + 2, y + 2, CELL - 4, CELL - 4, 6, fill="#3f2f25", stroke="#5a4536")


def way(group_: str) -> str:
    """Return the line of a group of sides through a card of 100 by 100.

    >>> way("TB"), way("TR")
    ('M50 0L50 100', 'M50 0Q50 50 100 50')
    """
    ends = [MOUTHS[side] for side in group_]
    if len(ends) == 1:
        ends.append(STUBS[group_])
    (x, y), (u, v), *_ = ends
    if len(group_) > 2:
        return "".join(f"M{x} {y}L50 50" for x, y in ends)
    return f"M{x} {y}L{u} {v}" if len(group_) == 1 or group_ in OPPOSITE else f"M{x} {y}Q50 50 {u} {v}"


def card(groups: Sequence[str], lit: Sequence[str] = (), vein: bool = False) -> Iterator[str]:
    """Draw a card of 100 by 100: a slab of rock, its tunnels, and light in those that are connected to the start."""
    yield rect(2, 2, 96, 96, 9, fill="#8b6f57", stroke="#a98b6f", stroke_width=2.5)
    for group_ in sorted(groups, key=len):  # stubs first, because through tunnels are drawn over them
        d, bright = way(group_), group_ in lit
        yield path(d, fill="none", stroke="#6b3f16" if bright else "#3a2a20", stroke_width=41)
        yield path(d, fill="none", stroke="#eaae4e" if bright else "#2c2019", stroke_width=31)
        ties = {"stroke": "#9a6424" if bright else "#1c130e", "stroke_width": 17, "stroke_dasharray": "3 7.5"}
        yield path(d, fill="none", stroke_opacity=0.75, **ties)
        if len(group_) == 1:
            rubble = path("M31 16l9-7 9 5 4 0 9-4 8 8-4 9-7 7-11 3-9-4-8-6z", fill="#b09580", stroke="#3a2a20")
            yield group(rubble, transform=f"rotate({90 * SIDES.index(group_)} 50 50)")
        elif vein and bright:
            yield path(d, fill="none", stroke=GOLD, stroke_width=10, **NUGGETS)
        elif bright:
            yield circle(50, 50, 5, fill="#fff3cf")


def laid_card(laid: LaidCard, vein: bool) -> Iterator[str]:
    """Draw a card in the mine with the sign of the seat that laid it."""
    yield from card(laid.groups, laid.lit, vein)
    yield group(sign(laid.seat), at=(15, 15))


def sign(seat: int) -> str:
    """Draw the sign of a seat: a colour and a shape."""
    return path(SIGNS[seat], fill=COLOURS[seat], stroke="#241a13", stroke_width=2)


def camp() -> Iterator[str]:
    """Draw the start, from which the light comes."""
    yield rect(2, 2, 96, 96, 9, fill="#8b6f57", stroke="#ffc35a", stroke_width=3)
    yield path("M50 0V100M0 50H100", stroke="#6b3f16", stroke_width=41)
    yield path("M50 0V100M0 50H100", stroke="#eaae4e", stroke_width=31)
    yield circle(50, 50, 31, fill="#eaae4e", stroke="#6b3f16", stroke_width=3)
    yield circle(50, 50, 26, fill="#fff3cf")
    yield path("M41 32a9 9 0 0 1 18 0", fill="none", stroke="#2b2521", stroke_width=3.5)
    yield path("M36 36h28l-4-7H40zM36 68h28l3 6H33z", fill="#2b2521")
    yield path("M38 37h24l2 30H36z", fill="#ffc35a", stroke="#2b2521", stroke_width=2)
    yield path("M50 42c7 8 8 12 8 15a8 8 0 0 1-16 0c0-3 1-7 8-15z", fill="#c0392b")


def door(number: int, destination: Destination) -> Iterator[str]:
    """Draw a destination: a sealed door, or gold after it is reached."""
    seat = destination.reached_by
    yield rect(3, 3, 94, 94, 9, fill="#4d433c", stroke=GOLD if seat is not None else "#7a614d", stroke_width=3)
    yield path(
        "M16 92V44a34 34 0 0 1 68 0v48z",
        fill="#77695f" if seat is None else "#9c6a08",
        stroke="#2b2521",
        stroke_width=3,
    )
    if seat is None:
        yield path("M17 42h66M16 70h68M50 10v82", fill="none", stroke="#2b2521", stroke_width=5)
    else:
        yield path("M18 92c4-16 14-15 18-24 5-9 11-13 15-13s11 5 15 13c4 9 13 9 16 24z", fill=GOLD)
        yield path("M50 16l9 9-9 13-9-13z", fill="#fff3cf", stroke="#3a2600", stroke_width=2)
        yield group(sign(seat), at=(82, 18), scale=1.2)
    yield circle(50, 62, 15, fill="#2b2521", stroke=GOLD, stroke_width=3)
    yield numeral(50, 62, 21, str(number), fill=GOLD)


def player(view: View, seat: int, name: str, language: str) -> Iterator[str]:
    """Draw a seat: its sign, its name, its gold, and its cards as the watcher sees them."""
    turn = view.turn == seat
    yield rect(
        EDGE / 2, 0, WIDTH - EDGE, SEAT - 6, 10, fill="#33261d", stroke="#ffc35a" if turn else "#5a4536", stroke_width=2
    )
    yield group(sign(seat), at=(EDGE + 8, 30), scale=1.2)
    called: Text = clipped(name, 16) if view.playing[seat] else say("has-resigned", player=clipped(name, 16))
    yield text(EDGE + 28, 36, 18, in_words(called, language), "start", fill="#fff4e2", font_weight=700 if turn else 500)
    yield circle(EDGE + 226, 30, 14, fill=GOLD, stroke="#9c6a08", stroke_width=2.5)
    yield numeral(EDGE + 226, 30, 15, str(view.gold[seat]), fill="#3a2600")
    hand = view.hands[seat]
    cards = [None] * hand if isinstance(hand, int) else list(hand)
    step = min(CARD + 4, (WIDTH - 2 * EDGE - 256 - CARD) / max(1, len(cards) - 1))
    for at, held in enumerate(cards):
        drawn = back() if held is None else card([name for name, _ in FACES[FACE[held]].groups])
        yield group(*drawn, at=(EDGE + 256 + at * step, 6), scale=CARD / 100)


def back() -> Iterator[str]:
    """Draw a card that is hidden from the watcher."""
    yield rect(2, 2, 96, 96, 9, fill="#6b5342", stroke="#a98b6f", stroke_width=2.5)
    yield path(
        "M30 68L62 36M50 24c14 2 24 12 26 26", fill="none", stroke="#b09580", stroke_width=8, stroke_linecap="round"
    )
