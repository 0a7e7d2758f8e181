"""What players see of a game of Heart Tiles: tiles and counts are public, hands and decks are hidden."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, lru_cache
from random import Random
from typing import Literal

from msgspec import Struct

from tilehall.core import bag, game
from tilehall.core.game import OPEN, Outcome, Seat, Watcher
from tilehall.core.message import Argument
from tilehall.games.heart_tiles.cards import DECK, DECKS, HEART_BITS, MAGIC_BITS, Deck, cards, left, pile, size, worth
from tilehall.games.heart_tiles.state import TILES, Owed, Reason, State
from tilehall.games.heart_tiles.steps import spoken
from tilehall.games.heart_tiles.turn import DECK_BIT, HEARTS_A_TURN, MAGIC_A_TURN, scores, undrawn


class Tile(Struct, frozen=True):
    """A tile and the heart on it."""

    original: str  # the colour it was painted: w r y g
    colour: str  # the colour it has now: w once it is recycled
    heart: str  # "r2"; "" if the tile is empty
    owner: Seat | None  # whose heart it is
    points: int  # what the heart scores for its owner
    shield: int  # turns for which the heart is still safe from Wind, or an empty coloured tile from Recycle


class Hand(Struct, frozen=True):
    """The number of cards that a player holds, and the cards themselves if the watcher may know them."""

    hearts: int
    magic: int
    cards: tuple[str, ...] | None


class Cover(Struct, frozen=True):
    """The active Shield."""

    seat: Seat
    turns: int  # turns of either player until it ends


class May(Struct, frozen=True):
    """What the player to act may still do in this turn, as far as it is public."""

    draw: tuple[Deck, ...]  # the decks to draw from before the turn can end
    hearts: int
    magic: int  # also 0 while the opponent's Shield blocks every magic card
    end: bool


class Worth(Struct, frozen=True):
    """What a heart in the watcher's hand would score on each tile."""

    heart: str
    points: tuple[int, ...]  # by tile in its current colour, whether or not it holds a heart


class View(game.View, frozen=True, kw_only=True):
    """The tiles, the known cards, the decks, and the state of the turn."""

    tiles: tuple[Tile, ...]  # those painted so far
    scores: tuple[int, int]
    shield: Cover | None
    hands: tuple[Hand, Hand]
    heart_deck: int  # cards that can still be drawn
    magic_deck: int
    unseen: tuple[str, ...]  # the cards in the decks, in hidden hands and set aside
    gone: tuple[str, ...]  # hearts blown away, and used magic cards
    owed: tuple[Owed, ...]  # the cards that chance has yet to deal
    begins: Seat | None  # in a rematch, the seat that begins
    seat: Seat  # whose turn it is; CHANCE until the first player is drawn
    drawn: tuple[Deck, ...]  # in this turn, like the next two fields
    placed: int
    used: int
    may: May
    over: Literal["", Reason]
    resigned: Seat | None
    worth: tuple[Worth, ...] = ()  # one for each kind of heart in the watcher's own hand


class Scored(game.Fact, frozen=True):
    """A player placed a heart, which scores."""

    seat: Seat
    tile: int
    heart: str
    points: int
    score: int


class Blown(game.Fact, frozen=True):
    """A heart was blown away, with its points."""

    seat: Seat
    tile: int
    heart: str
    points: int
    score: int

    def arguments(self, names: Sequence[str]) -> Mapping[str, Argument]:
        return {"card": spoken(self.heart)}


class Whitened(game.Fact, frozen=True):
    """A coloured tile became white."""

    tile: int
    colour: str


class Shielded(game.Fact, frozen=True):
    """A Shield was raised, is wearing off, or has ended."""

    seat: Seat
    turns: int


def view_of(state: State, watcher: Watcher, turn: Seat | None, outcome: Outcome | None) -> View:
    """Return what the watcher may know (C6)."""
    everything = watcher == OPEN or bool(state.over)
    known = tuple(everything or seat == watcher for seat in (0, 1))
    hidden = sum(hand for hand, open_ in zip(state.hands, known, strict=True) if not open_)
    first, second = map(hand_of, state.hands, known)
    tiles = tiles_of(state.colours, state.coloured, state.hearts, state.owned, state.shield)
    return View(
        me=watcher,
        turn=turn,
        outcome=outcome,
        tiles=tiles,
        scores=scores(state),
        shield=next((Cover(seat, turns) for seat, turns in enumerate(state.shield) if turns), None),
        hands=(first, second),
        heart_deck=left(state.bag, "heart"),
        magic_deck=left(state.bag, "magic"),
        unseen=cards(state.bag + hidden),
        gone=cards(state.gone),
        owed=state.owed,
        begins=state.begins,
        seat=state.seat,
        drawn=tuple(deck for deck in DECKS if state.drawn & DECK_BIT[deck]),
        placed=state.placed,
        used=state.used,
        may=may_of(state),
        over=state.over,
        resigned=state.resigned,
        worth=worth_of(state, watcher, tiles),
    )


@lru_cache(maxsize=1 << 12)  # most turns change only one hand
def hand_of(pile: int, known: bool) -> Hand:
    """Return a hand as a watcher sees it."""
    return Hand(size(pile & HEART_BITS), size(pile & MAGIC_BITS), cards(pile) if known else None)


def worth_of(state: State, watcher: Watcher, tiles: Sequence[Tile]) -> tuple[Worth, ...]:
    """Return what the watcher's own hearts would score, so that the page does not have to know the rule.

    It is empty for a spectator and after the end of the game, when everyone sees the same.
    """
    if watcher not in (0, 1) or state.over:
        return ()
    colours = "".join([tile.colour for tile in tiles])
    kinds = dict.fromkeys(cards(state.hands[watcher] & HEART_BITS))
    return tuple([worth_on(heart, colours) for heart in kinds])


@lru_cache(maxsize=1 << 12)  # the colours of a table seldom change
def worth_on(heart: str, colours: str) -> Worth:
    """Return what a heart would score on tiles of these colours."""
    return Worth(heart, tuple(worth(heart, each) for each in colours))


@lru_cache(maxsize=1 << 12)  # all watchers see the same tiles, and drawing a card changes none
def tiles_of(
    colours: str, coloured: int, hearts: tuple[str, ...], owned: tuple[int, int], shield: tuple[int, int]
) -> tuple[Tile, ...]:
    """Return the tiles as everyone sees them. The arguments are fields of the state."""
    first, second = owned
    found = []
    for tile, original in enumerate(colours):
        bit = 1 << tile
        now = original if coloured & bit else "w"
        if (first | second) & bit:
            owner = 0 if first & bit else 1
            found.append(seen_tile(original, now, hearts[tile], owner, shield[owner]))
        else:
            keeps = max(shield) if coloured & bit else 0  # R5.6: safe from Recycle
            found.append(seen_tile(original, now, "", None, keeps))
    return tuple(found)


@cache  # there are a few hundred
def seen_tile(original: str, now: str, heart: str, owner: Seat | None, shield: int) -> Tile:
    """Return a tile that was painted in one colour and may have another one now."""
    return Tile(original, now, heart, owner, worth(heart, now) if heart else 0, shield)


def may_of(state: State) -> May:
    """Return what the player to act may still do in this turn: nothing before the first turn and after the last."""
    if state.over or state.seat < 0:
        return May(draw=(), hearts=0, magic=0, end=False)
    decks = undrawn(state)
    return May(
        draw=tuple(deck for deck in DECKS if decks & DECK_BIT[deck]),
        hearts=HEARTS_A_TURN - state.placed,
        magic=0 if state.shield[1 - state.seat] else MAGIC_A_TURN - state.used,
        end=not decks,
    )


def state_of(view: View, rng: Random) -> State:
    """Return a random state that fits the view: unseen cards fill the hidden hands, and the rest is the bag."""
    hidden = [seat for seat, hand in enumerate(view.hands) if hand.cards is None]
    hands = [0 if hand.cards is None else pile(hand.cards) for hand in view.hands]
    for deck in DECKS:
        unseen = tuple(card for card in view.unseen if DECK[card] == deck)
        sizes = [view.hands[seat].hearts if deck == "heart" else view.hands[seat].magic for seat in hidden]
        for seat, dealt in zip(hidden, bag.deal(unseen, sizes, rng), strict=False):
            hands[seat] += pile(dealt)
    tiles = view.tiles
    first, second = (sum(1 << at for at, tile in enumerate(tiles) if tile.owner == seat) for seat in (0, 1))
    hearts = tuple(tile.heart for tile in tiles)
    return State(
        colours="".join(tile.original for tile in tiles),
        coloured=sum(1 << at for at, tile in enumerate(tiles) if tile.colour != "w"),
        hearts=hearts + ("",) * (TILES - len(tiles)),
        owned=(first, second),
        hands=(hands[0], hands[1]),
        bag=pile(view.unseen) - sum(hands[seat] for seat in hidden),
        gone=pile(view.gone),
        owed=view.owed,
        begins=view.begins,
        seat=view.seat,
        drawn=sum(DECK_BIT[deck] for deck in view.drawn),
        placed=view.placed,
        used=view.used,
        shield=(0, 0)
        if view.shield is None
        else (0, view.shield.turns)
        if view.shield.seat
        else (view.shield.turns, 0),
        over=view.over,
        resigned=view.resigned,
    )
