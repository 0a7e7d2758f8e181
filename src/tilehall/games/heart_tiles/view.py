"""What people see of a game of Heart Tiles: the tiles and the counts are open, the hands and the decks are not."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from random import Random
from typing import Literal

from msgspec import Struct

from tilehall.core import bag, game
from tilehall.core.game import OPEN, Outcome, Seat, Watcher
from tilehall.games.heart_tiles.cards import DECK, DECKS, HEART_BITS, MAGIC_BITS, Deck, cards, left, pile, size, worth
from tilehall.games.heart_tiles.state import TILES, Owed, Reason, State
from tilehall.games.heart_tiles.turn import DECK_BIT, HEARTS_A_TURN, MAGIC_A_TURN, colour, scores, undrawn


class Tile(Struct, frozen=True):
    """A tile and the heart on it."""

    original: str  # the colour it was painted: w r y g
    colour: str  # the colour it has now: w once it is recycled
    heart: str  # "r2"; "" when it is empty
    owner: Seat | None  # whose heart it is
    points: int  # what the heart counts for its owner
    shield: int  # turns that a Shield still keeps it from Wind (the owner's heart) or from Recycle (empty, coloured)


class Hand(Struct, frozen=True):
    """How many cards a player holds, and which, where the watcher may know."""

    hearts: int
    magic: int
    cards: tuple[str, ...] | None


class Cover(Struct, frozen=True):
    """The Shield that is up."""

    seat: Seat
    turns: int  # ends of turns, of either player, until it falls


class May(Struct, frozen=True):
    """What the player whose turn it is may still do in it, as far as everybody can see."""

    draw: tuple[Deck, ...]  # decks that must be drawn from before the turn can end
    hearts: int
    magic: int  # 0 also while the opponent's Shield blocks every magic card
    end: bool


class Worth(Struct, frozen=True):
    """What a heart of the watcher's hand would count on each tile."""

    heart: str
    points: tuple[int, ...]  # by tile, as it is coloured now, whether or not a heart lies on it


class View(game.View, frozen=True, kw_only=True):
    """The tiles, the hands as far as they are known, the decks, and how far the turn has come."""

    tiles: tuple[Tile, ...]  # those painted so far
    scores: tuple[int, int]
    shield: Cover | None
    hands: tuple[Hand, Hand]
    heart_deck: int  # cards that can still be drawn
    magic_deck: int
    unseen: tuple[
        str, ...
    ]  # the cards whose place the watcher does not know: decks, hidden hands, two hearts set aside
    gone: tuple[str, ...]  # hearts blown away and magic used
    owed: tuple[Owed, ...]  # the cards that chance has still to deal
    begins: Seat | None  # in a rematch, who will be drawn to begin
    seat: Seat  # whose turn it is; CHANCE until the first player is drawn
    drawn: tuple[Deck, ...]  # in this turn, as the next two
    placed: int
    used: int
    may: May
    over: Literal["", Reason]
    resigned: Seat | None
    worth: tuple[Worth, ...] = ()  # one for each kind of heart in the watcher's own hand


class Scored(game.Fact, frozen=True):
    """A heart was placed and counts."""

    seat: Seat
    tile: int
    heart: str
    points: int
    score: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"It counts {self.points}: {names[self.seat]} has {self.score}."


class Blown(game.Fact, frozen=True):
    """A heart was blown away, and its points with it."""

    seat: Seat
    tile: int
    heart: str
    points: int
    score: int

    def sentence(self, names: Sequence[str]) -> str:
        return f"{names[self.seat]} loses the heart {self.heart} and its {self.points}: {self.score} left."


class Whitened(game.Fact, frozen=True):
    """A coloured tile became white."""

    tile: int
    colour: str

    def sentence(self, names: Sequence[str]) -> str:
        return f"Tile {self.tile} is white from now on."


class Shielded(game.Fact, frozen=True):
    """A Shield went up, wears off, or fell."""

    seat: Seat
    turns: int

    def sentence(self, names: Sequence[str]) -> str:
        if not self.turns:
            return f"The Shield of {names[self.seat]} falls."
        return f"The Shield of {names[self.seat]} lasts {self.turns} more turn{'s' if self.turns > 1 else ''}."


def view_of(state: State, watcher: Watcher, turn: Seat | None, outcome: Outcome | None) -> View:
    """All that the watcher may know (C6)."""
    everything = watcher == OPEN or bool(state.over)
    known = tuple(everything or seat == watcher for seat in (0, 1))
    hidden = sum(hand for hand, open_ in zip(state.hands, known, strict=True) if not open_)
    first, second = (
        Hand(size(hand & HEART_BITS), size(hand & MAGIC_BITS), cards(hand) if open_ else None)
        for hand, open_ in zip(state.hands, known, strict=True)
    )
    return View(
        me=watcher,
        turn=turn,
        outcome=outcome,
        tiles=tiles_of(state),
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
        worth=worth_of(state, watcher),
    )


def worth_of(state: State, watcher: Watcher) -> tuple[Worth, ...]:
    """What the watcher's own hearts would count, so that a page need not know the rule.

    Nothing for a spectator, and nothing after the end, when everybody sees the same.
    """
    if watcher not in (0, 1) or state.over:
        return ()
    colours = "".join([colour(state, tile) for tile in range(len(state.colours))])
    kinds = dict.fromkeys(cards(state.hands[watcher] & HEART_BITS))
    return tuple([worth_on(heart, colours) for heart in kinds])


@lru_cache(maxsize=1 << 12)  # the colours of a table seldom change
def worth_on(heart: str, colours: str) -> Worth:
    """What a heart would count on tiles of these colours."""
    return Worth(heart, tuple(worth(heart, each) for each in colours))


def tiles_of(state: State) -> tuple[Tile, ...]:
    """The tiles as everybody sees them."""
    first, second = state.owned
    found = []
    for tile, original in enumerate(state.colours):
        bit = 1 << tile
        now = original if state.coloured & bit else "w"
        if (first | second) & bit:
            owner = 0 if first & bit else 1
            found.append(seen_tile(original, now, state.hearts[tile], owner, state.shield[owner]))
        else:
            keeps = max(state.shield) if state.coloured & bit else 0  # R5.6: from Recycle
            found.append(seen_tile(original, now, "", None, keeps))
    return tuple(found)


@cache  # there are a few hundred
def seen_tile(original: str, now: str, heart: str, owner: Seat | None, shield: int) -> Tile:
    """A tile that was painted in one colour and has another one now."""
    return Tile(original, now, heart, owner, worth(heart, now) if heart else 0, shield)


def may_of(state: State) -> May:
    """What is left to do in this turn; nothing before the first one and after the last."""
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
    """A state behind the view: the unseen cards are dealt blindly to the hidden hands, the rest is the bag."""
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
