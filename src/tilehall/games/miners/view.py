"""What players see of a game of Miners: the mine and the discards are public, hands are hidden."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from msgspec import Struct

from tilehall.core import game
from tilehall.core.bag import deal
from tilehall.core.game import OPEN, Cell, Outcome, Seat, Watcher
from tilehall.games.miners.card import COPIES, FACE, FACES, KIND, KINDS, START
from tilehall.games.miners.mine import CELLS, DESTINATIONS_AT, INDEX, START_AT, mine_of
from tilehall.games.miners.state import Discarded, Options, Over, Reached, State, with_barred


class LaidCard(Struct, frozen=True):
    """A card in the mine."""

    cell: Cell
    id: str  # its cardId: "TB+R#2"
    card: str  # as it was played: "~TB+R"
    turned: bool
    groups: tuple[str, ...]  # the groups of sides in this orientation: ("TB", "L")
    lit: tuple[str, ...]  # the groups that a path joins to the start: ("TB",)
    seat: Seat  # the seat that laid it


class DiscardedCard(Struct, frozen=True):
    """A card on the discard pile."""

    id: str
    card: str
    seat: Seat


class Destination(Struct, frozen=True):
    """A destination, and how it was reached."""

    id: str  # "dest_1"
    cell: Cell
    reached_by: Seat | None
    vein: tuple[Cell, ...]  # the cards that paid: those on a shortest path when it was reached


class BarredCell(Struct, frozen=True):
    """An empty cell, and the cards that fit there but would cut off a destination (R2.10)."""

    cell: Cell
    cards: tuple[str, ...]  # as they would be played: "R+L", "~TB+R"


class View(game.View, frozen=True, kw_only=True):
    """The mine, the destinations, the hands that the watcher may see, and the gold."""

    options: Options
    start: Cell
    destinations: tuple[Destination, ...]
    laid: tuple[LaidCard, ...]  # row by row
    hands: tuple[tuple[str, ...] | int, ...]  # by seat: the cards, or their number if they are hidden
    deck: int  # the number of cards left to draw
    unseen: tuple[str, ...]  # the cards in the deck and in hidden hands
    discards: tuple[DiscardedCard, ...]  # oldest first
    gold: tuple[int, ...]
    playing: tuple[bool, ...]  # by seat: whether the player has not resigned
    seat: Seat  # whose turn it is after all owed cards are dealt
    owed: tuple[Seat, ...]  # the seats that the next cards are dealt to
    idle: tuple[Seat, ...]  # the seats that laid nothing with an empty deck since the last lay
    over: Over
    barred: tuple[BarredCell, ...] = ()  # the cards that fit but that R2.10 forbids


def view_of(state: State, watcher: Watcher, turn: Seat | None, outcome: Outcome | None) -> View:
    """Return what the watcher may know."""
    seen = [bool(state.over) or watcher in (OPEN, seat) for seat in range(len(state.hands))]
    unseen = list(state.deck)
    for hand, known in zip(state.hands, seen, strict=True):
        if not known:
            for kind in hand:
                unseen[kind] += 1
    return View(
        me=watcher,
        turn=turn,
        outcome=outcome,
        options=state.options,
        start=CELLS[START_AT],
        destinations=destinations(state.reached),
        laid=laid_cards(state.mine.cards, state.mine.lit, state.numbers, state.laid_by),
        hands=tuple(
            tuple(KINDS[kind] for kind in hand) if known else len(hand)
            for hand, known in zip(state.hands, seen, strict=True)
        ),
        deck=sum(state.deck),
        unseen=tuple([name for name, count in zip(KINDS, unseen, strict=True) for _ in range(count)]),
        discards=tuple(map(discarded_card, state.discards)),
        gold=state.gold,
        playing=state.playing,
        seat=state.seat,
        owed=state.owed,
        idle=state.idle,
        over=state.over,
        barred=tuple([barred_cell(at, faces) for at, faces in state.barred]),
    )


# All watchers see the following parts alike, and few of them change in a turn.


@lru_cache(maxsize=1 << 10)
def destinations(all_reached: tuple[Reached | None, ...]) -> tuple[Destination, ...]:
    """Return the destinations, and how they were reached."""
    return tuple(
        Destination(
            id=f"dest_{number}",
            cell=CELLS[at],
            reached_by=reached.seat if reached else None,
            vein=tuple(CELLS[there] for there in reached.vein) if reached else (),
        )
        for number, (at, reached) in enumerate(zip(DESTINATIONS_AT, all_reached, strict=True), 1)
    )


@lru_cache(maxsize=1 << 12)
def discarded_card(discard: Discarded) -> DiscardedCard:
    """Return a discarded card."""
    kind = KINDS[discard.kind]
    return DiscardedCard(id=f"{kind}#{discard.number}", card=kind, seat=discard.seat)


@lru_cache(maxsize=1 << 14)
def barred_cell(at: int, faces: int) -> BarredCell:
    """Return a cell with the faces that R2.10 forbids there, from their bits."""
    return BarredCell(CELLS[at], tuple([face.name for number, face in enumerate(FACES) if faces >> number & 1]))


@lru_cache(maxsize=1 << 10)
def laid_cards(cards: bytes, lit: bytes, numbers: bytes, laid_by: bytes) -> tuple[LaidCard, ...]:
    """Return the cards in the mine as everyone sees them."""
    return tuple(
        [
            laid_card(at, card, lit[at], numbers[at], laid_by[at])
            for at, card in enumerate(cards)
            if card < START  # neither the start nor an empty cell
        ]
    )


@lru_cache(maxsize=1 << 14)  # a card stays as it is for most of a game
def laid_card(at: int, card: int, lit: int, number: int, seat: Seat) -> LaidCard:
    """Return a card on its cell as everyone sees it."""
    face = FACES[card]
    return LaidCard(
        cell=CELLS[at],
        id=f"{KINDS[face.kind]}#{number}",
        card=face.name,
        turned=face.turned,
        groups=tuple(group for group, _ in face.groups),
        lit=tuple(group for group, sides in face.groups if sides & lit),
        seat=seat,
    )


def number_of(card_id: str) -> int:
    """Return the number of a cardId.

    >>> number_of("TB+R#2")
    2
    """
    return int(card_id.partition("#")[2])


def state_of(view: View, rng: Random) -> State:
    """Return a random state that fits the view: unseen cards are dealt at random to the hidden hands and the deck."""
    faces, laid_by, numbers = [], bytearray(len(CELLS)), bytearray(len(CELLS))
    for laid in view.laid:
        at = INDEX[laid.cell]
        faces.append((at, FACE[laid.card]))
        laid_by[at] = laid.seat
        numbers[at] = number_of(laid.id)
    unseen = tuple(KIND[name] for name in view.unseen)
    *hidden, deck = deal(unseen, [hand for hand in view.hands if isinstance(hand, int)], rng)
    state = State(
        options=view.options,
        mine=mine_of(faces),
        laid_by=bytes(laid_by),
        numbers=bytes(numbers),
        hands=tuple(
            hidden.pop(0) if isinstance(hand, int) else tuple(KIND[name] for name in hand) for hand in view.hands
        ),
        deck=bytes(deck.count(kind) for kind in range(len(COPIES))),
        owed=view.owed,
        gold=view.gold,
        playing=view.playing,
        reached=tuple(
            Reached(seat=each.reached_by, vein=tuple(INDEX[cell] for cell in each.vein))
            if each.reached_by is not None
            else None
            for each in view.destinations
        ),
        discards=tuple(Discarded(KIND[each.card], number_of(each.id), each.seat) for each in view.discards),
        seat=view.seat,
        idle=view.idle,
        over=view.over,
    )
    return with_barred(state)
