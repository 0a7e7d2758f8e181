"""Heart Tiles as a picture: the tiles with their marks, the decks, and the visible parts of both hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from tilehall.core.message import in_words, sentences
from tilehall.core.svg import Picture, caption, circle, clipped, group, numeral, path, picture, rect, tag, text
from tilehall.games.heart_tiles.cards import DECK
from tilehall.games.heart_tiles.view import Tile, View
from tilehall.games.heart_tiles.words import say

WIDTH = 808
EDGE = 24
SIDE = 92  # units of a tile
STEP = 95.5
CARD, HIGH = 58, 72  # units of a card
SEAT = 122  # units of a player's row

PAPER = {"w": "#fffdf8", "r": "#f4bdb5", "y": "#f7e1a0", "g": "#c3dfb6"}
WEAVE = {"w": "none", "r": "#efaca3", "y": "#f1d585", "g": "#b0d3a1"}
INK = {"w": "#6c6156", "r": "#a5271d", "y": "#6d5000", "g": "#24602f"}
HEARTS = {"r": "#c9342b", "y": "#f2bf27", "g": "#2e8544"}
HEART = "M50 90C20 68 6 49 6 31 6 16 17 7 29 7c9 0 17 5 21 12C54 12 62 7 71 7c12 0 23 9 23 24 0 18-14 37-44 59Z"
SHIELD = "M20 2L37 8v13c0 11-8 17-17 21C11 38 3 32 3 21V8Z"
MAGIC = {  # 48 by 48, as on the page
    "wind": (
        "#2b6f86",
        "M5 18h23c5 0 8-3 8-6s-3-6-6-6-5 2-5 4M5 26h33c4 0 6 3 6 6s-3 6-6 6-5-2-5-4M9 34h14c3 0 5 2 5 4s-2 4-4 4",
    ),
    "recycle": ("#4d6b2b", "M8 25a16 16 0 0 1 28-11M37 5v10H27M40 23a16 16 0 0 1-28 11M11 43V33h10"),
    "shield": ("#2f6f9f", "M24 4L41 10v13c0 11-8 17-17 21C15 40 7 34 7 23V10ZM16 23l6 6 11-12"),
}


def draw(title: str, view: View, names: Sequence[str], language: str) -> Picture:
    """Draw the tiles between both players, with the watcher below."""
    near = view.me if view.me in (0, 1) else 0
    far = 1 - near
    middle = SEAT + EDGE
    height = middle + SIDE + 64 + SEAT
    body = [rect(0, 0, WIDTH, height, 14, fill="#f3ece1"), group(*player(view, far, names[far], language), at=(0, 10))]
    tiles = enumerate(view.tiles)
    body += [group(*face(at, tile, tile.owner == near), at=(EDGE + at * STEP, middle)) for at, tile in tiles]
    body.append(text(WIDTH / 2, middle + SIDE + 34, 17, heading(view, names, language), fill="#2b2420"))
    body.append(group(*player(view, near, names[near], language), at=(0, middle + SIDE + 54)))
    return picture(WIDTH, height, caption(title, view, names, language), *body, defs=patterns())


def heading(view: View, names: Sequence[str], language: str) -> str:
    """Return the decks and the Shield in words."""
    parts = [say("decks", hearts=view.heart_deck, magic=view.magic_deck)]
    if view.shield:
        parts.append(say("shield-lasts.alone", player=clipped(names[view.shield.seat], 20), turns=view.shield.turns))
    return in_words(sentences(parts), language)


def patterns() -> list[str]:
    """Return the patterns of the tiles: stripes, dots and lines, so that colour is not the only cue."""
    marks = {
        "w": rect(0, 0, 0, 0),
        "r": rect(0, 0, 12, 3, fill=WEAVE["r"]),
        "y": circle(6, 6, 2.4, fill=WEAVE["y"]),
        "g": rect(0, 0, 12, 3, fill=WEAVE["g"]),
    }
    return [
        tag(
            "pattern",
            rect(0, 0, 12, 12, fill=PAPER[colour]),
            mark,
            id=f"heart-tiles-{colour}",
            width=12,
            height=12,
            patternUnits="userSpaceOnUse",
            patternTransform=f"rotate({-45 if colour == 'r' else 0})",
        )
        for colour, mark in marks.items()
    ]


def face(number: int, tile: Tile, own: bool) -> Iterator[str]:
    """Draw a tile: its heart in a ring, the points, the Shield, its number, and the colour that it was painted."""
    yield rect(0, 3, SIDE, SIDE, 15, fill="#d9cbb6")
    yield rect(0, 0, SIDE, SIDE, 15, fill=f"url(#heart-tiles-{tile.colour})", stroke="#d9cbb6")
    if tile.heart:
        ring = {"stroke": "#17803a"} if own else {"stroke": "#cf2318", "stroke_dasharray": "7 4.5"}
        yield circle(46, 46, 31, fill="#fffdf8")
        yield circle(46, 46, 27.5, fill="none", stroke_width=4, **ring)
        yield group(*heart(tile.heart), at=(27, 28), scale=0.38)
        yield circle(77, 15, 12.5, fill="#2b2420")
        yield numeral(77, 15, 16, str(tile.points), fill="#ffffff")
    elif tile.colour == "w":
        yield group(
            path(HEART, fill="none", stroke=INK["w"], stroke_width=4, stroke_dasharray="9 8"), at=(29, 28), scale=0.34
        )
    else:
        yield numeral(46, 46, 40, tile.colour.upper(), fill=INK[tile.colour], fill_opacity=0.55)
    if tile.shield:
        yield group(path(SHIELD, fill="#2f6f9f", stroke="#fffdf8", stroke_width=2.5), at=(3, 3), scale=0.62)
        yield numeral(15.5, 16, 14, str(tile.shield), fill="#ffffff")
    yield numeral(13, SIDE - 13, 14, str(number), fill=INK[tile.colour])
    yield rect(SIDE - 24, SIDE - 24, 18, 18, 4, fill=PAPER[tile.original], stroke=INK[tile.original], stroke_width=1.5)
    yield text(SIDE - 15, SIDE - 10.5, 12, tile.original.upper(), fill=INK[tile.original], font_weight=700)


def heart(name: str) -> Iterator[str]:
    """Draw a heart of 100 by 100 with its value."""
    yield path(HEART, fill=HEARTS[name[0]], stroke="#2b2420", stroke_opacity=0.25, stroke_width=3)
    yield numeral(50, 43, 46, name[1:], fill="#33270a" if name[0] == "y" else "#ffffff")


def player(view: View, seat: int, name: str, language: str) -> Iterator[str]:
    """Draw a seat: its name, its points, and its hand as the watcher sees it."""
    turn, hand = view.turn == seat, view.hands[seat]
    yield rect(
        EDGE / 2,
        0,
        WIDTH - EDGE,
        SEAT - 10,
        14,
        fill="#fffaf1",
        stroke="#9c3b57" if turn else "#d9cbb6",
        stroke_width=2,
    )
    yield text(EDGE + 6, 26, 18, clipped(name, 24), "start", fill="#2b2420", font_weight=700 if turn else 500)
    points = in_words(say("score", points=view.scores[seat]), language)
    yield text(WIDTH - EDGE - 6, 26, 18, points, "end", fill="#9c3b57", font_weight=700)
    hidden = ["heart?"] * hand.hearts + ["magic?"] * hand.magic
    cards = hidden if hand.cards is None else list(hand.cards)
    step = min(CARD + 6, (WIDTH - 2 * EDGE - CARD) / max(1, len(cards) - 1))
    for at, held in enumerate(cards):
        yield group(*card(held, language), at=(EDGE + at * step, 34))


def card(name: str, language: str) -> Iterator[str]:
    """Draw a card of a hand. `heart?` and `magic?` are backs."""
    if name.endswith("?"):
        yield rect(
            0, 0, CARD, HIGH, 8, fill="#b8506b" if name == "heart?" else "#56609c", stroke="#fffaf1", stroke_width=3
        )
        star = "M50 12L59 41L88 50L59 59L50 88L41 59L12 50L41 41Z"
        yield group(
            path(HEART if name == "heart?" else star, fill="#ffffff", fill_opacity=0.85), at=(14, 20), scale=0.3
        )
        return
    yield rect(0, 0, CARD, HIGH, 8, fill="#fffdf8", stroke="#d9cbb6", stroke_width=1.5)
    if DECK[name] == "heart":
        yield group(*heart(name), at=(7, 13), scale=0.44)
        return
    colour, lines = MAGIC[name]
    sign = path(lines, fill="none", stroke=colour, stroke_width=4, stroke_linecap="round", stroke_linejoin="round")
    yield group(sign, at=(12, 8), scale=0.72)
    yield text(CARD / 2, HIGH - 9, 12, in_words(say("magic", card=name), language), fill="#2b2420", font_weight=600)
