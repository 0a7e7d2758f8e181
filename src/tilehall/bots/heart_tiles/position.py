"""A position as a player sees it. Tiles are interchangeable: only the number of free tiles of each colour matters.

Colours are numbers: 0 white, 1 red, 2 yellow, 3 green. A heart in a hand is `colour * 4 + value`, a heart on a tile
`points * 4 + colour of the tile`: blowing it away removes those points and frees that colour.
"""

from __future__ import annotations

from collections.abc import Iterable
from random import Random
from typing import Final, NamedTuple

from tilehall.core.game import Seat
from tilehall.games.heart_tiles.cards import COLOURS, MAGIC
from tilehall.games.heart_tiles.turn import HEARTS_A_TURN, MAGIC_A_TURN
from tilehall.games.heart_tiles.view import View

Four = tuple[int, int, int, int]  # by colour
Three = tuple[int, int, int]  # magic cards: Wind, Recycle, Shield
Codes = tuple[int, ...]  # hearts, sorted

COLOUR: Final[dict[str, int]] = {colour: at for at, colour in enumerate(COLOURS)}


def heart_code(heart: str) -> int:
    """Return a heart in a hand as a number.

    >>> heart_code("r1"), heart_code("g3")
    (5, 15)
    """
    return COLOUR[heart[0]] * 4 + int(heart[1])


def code_of(points: int, colour: str) -> int:
    """Return a heart on a tile as a number."""
    return points * 4 + COLOUR[colour]


def magic_of(cards: Iterable[str]) -> Three:
    """Count each kind of magic card."""
    found = list(cards)
    wind, recycle, shield = (found.count(card) for card in MAGIC)
    return wind, recycle, shield


class Hand(NamedTuple):
    """The cards of one player."""

    hearts: Codes
    magic: Three


class Tiles(NamedTuple):
    """The eight tiles, from the perspective of the player to act."""

    free: Four
    mine: Codes
    theirs: Codes


class Position(NamedTuple):
    """Everything that the player to act knows."""

    tiles: Tiles
    hand: Hand
    their_hearts: int  # the number of hearts in the opponent's hand
    their_magic: int
    heart_deck: int
    magic_deck: int
    unseen_hearts: Codes  # in the deck, in the opponent's hand and set aside
    unseen_magic: Three
    blocked: bool  # whether the opponent's Shield is active
    shielded: bool  # whether the player raised a Shield in this turn
    to_draw: tuple[bool, bool]  # whether the player must still draw from each deck: hearts, magic
    to_place: int  # hearts that the turn still allows
    to_use: int  # magic cards that the turn still allows


class Determinization(NamedTuple):
    """One possible arrangement of the unseen cards: the opponent's hand, and both decks in order."""

    theirs: Hand
    hearts: Codes
    magic: Codes  # 0 Wind, 1 Recycle, 2 Shield


def position_of(view: View) -> Position:
    """Return the position of the viewing seat, which is to act."""
    me: Seat = view.seat
    other = 1 - me
    cards = view.hands[me].cards or ()
    mine, theirs = ([code_of(t.points, t.colour) for t in view.tiles if t.owner == seat] for seat in (me, other))
    free = [sum(tile.owner is None and tile.colour == colour for tile in view.tiles) for colour in COLOURS]
    unseen = [*view.unseen, *(view.hands[other].cards or ())]
    shield = view.shield
    return Position(
        tiles=Tiles((free[0], free[1], free[2], free[3]), tuple(sorted(mine)), tuple(sorted(theirs))),
        hand=Hand(hearts_of(cards), magic_of(cards)),
        their_hearts=view.hands[other].hearts,
        their_magic=view.hands[other].magic,
        heart_deck=view.heart_deck,
        magic_deck=view.magic_deck,
        unseen_hearts=hearts_of(unseen),
        unseen_magic=magic_of(unseen),
        blocked=shield is not None and shield.seat == other,
        # In its owner's turn, only a new Shield has two turns left.
        shielded=shield is not None and shield.seat == me and shield.turns == 2,
        to_draw=("heart" in view.may.draw, "magic" in view.may.draw),
        to_place=HEARTS_A_TURN - view.placed,
        to_use=MAGIC_A_TURN - view.used,
    )


def hearts_of(cards: Iterable[str]) -> Codes:
    """Return the hearts among some cards."""
    return tuple(sorted(heart_code(card) for card in cards if card not in MAGIC))


def determinize(position: Position, rng: Random) -> Determinization:
    """Draw a determinization with the probabilities of the deal."""
    hearts = list(position.unseen_hearts)
    magic = [kind for kind, count in enumerate(position.unseen_magic) for _ in range(count)]
    rng.shuffle(hearts)
    rng.shuffle(magic)
    at, on = position.their_hearts, position.their_magic
    held = magic[:on]
    theirs = Hand(tuple(sorted(hearts[:at])), (held.count(0), held.count(1), held.count(2)))
    return Determinization(theirs, tuple(hearts[at : at + position.heart_deck]), tuple(magic[on:]))


def after_draws(position: Position, world: Determinization) -> Position:
    """Return the position after the draws of this turn in a determinization."""
    hearts, (wind, recycle, shield) = position.hand
    unseen, magic = list(position.unseen_hearts), list(position.unseen_magic)
    if position.to_draw[0]:
        hearts = tuple(sorted((*hearts, world.hearts[0])))
        unseen.remove(world.hearts[0])
    if position.to_draw[1]:
        card = world.magic[0]
        wind, recycle, shield = wind + (card == 0), recycle + (card == 1), shield + (card == 2)
        magic[card] -= 1
    return position._replace(
        hand=Hand(hearts, (wind, recycle, shield)),
        heart_deck=position.heart_deck - position.to_draw[0],
        magic_deck=position.magic_deck - position.to_draw[1],
        unseen_hearts=tuple(unseen),
        unseen_magic=(magic[0], magic[1], magic[2]),
        to_draw=(False, False),
    )
