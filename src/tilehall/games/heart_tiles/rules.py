"""The rules of Heart Tiles."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from random import Random
from typing import TYPE_CHECKING, ClassVar, Final

from msgspec.structs import replace

from tilehall.core import game
from tilehall.core.features import Features
from tilehall.core.game import CHANCE, OPEN, Bounds, Fact, First, Hand, Illegal, Outcome, Seat, Watcher, title_of
from tilehall.core.languages import ENGLISH
from tilehall.core.message import Text, in_words
from tilehall.core.question import LEVELS
from tilehall.games.heart_tiles.cards import (
    BOX,
    CARDS,
    COLOURS,
    DECK,
    DECKS,
    HEARTS,
    HIDDEN,
    KIND,
    ONE,
    SHIFT,
    cards,
    left,
)
from tilehall.games.heart_tiles.features import features
from tilehall.games.heart_tiles.state import BOARD, HAND, TILES, Options, State
from tilehall.games.heart_tiles.steps import Deal, Draw, End, Heart, Paint, Recycle, Shield, Step, Wind
from tilehall.games.heart_tiles.turn import (
    HEARTS_A_TURN,
    MAGIC_A_TURN,
    blown,
    changed,
    drew,
    ended,
    placed,
    points,
    recycled,
    scores,
    shielded,
    undrawn,
)
from tilehall.games.heart_tiles.view import Blown, Scored, Shielded, View, Whitened, state_of, view_of
from tilehall.games.heart_tiles.words import say

if TYPE_CHECKING:
    from rich.console import RenderableType


def _by_tiles(steps: Sequence[Step]) -> tuple[tuple[Step, ...], ...]:
    """Return the steps for each set of tiles, so that a move only has to join tuples."""
    return tuple(tuple(steps[tile] for tile in range(TILES) if bits >> tile & 1) for bits in range(BOARD + 1))


DRAWS: Final = tuple(tuple(Draw(deck) for at, deck in enumerate(DECKS) if bits >> at & 1) for bits in range(4))
PLACES: Final = tuple((KIND[heart], _by_tiles([Heart(heart, tile) for tile in range(TILES)])) for heart in HEARTS)
WINDS: Final = _by_tiles([Wind(tile) for tile in range(TILES)])
RECYCLES: Final = _by_tiles([Recycle(tile) for tile in range(TILES)])
SHIELD: Final = Shield()
END: Final = End()
PAINTS: Final = tuple(tuple((Paint(tile, colour), 1) for colour in COLOURS) for tile in range(TILES))
FIRSTS: Final = tuple((First(seat), 1) for seat in (0, 1))
DEALS: Final = {
    (seat, deck): tuple((Deal(seat, card), SHIFT[card]) for card in CARDS if DECK[card] == deck)
    for seat in (0, 1)
    for deck in DECKS
}


class HeartTiles(game.Game[Options, State, Step, View]):
    """Hearts on tiles score by colour; magic removes hearts, whitens tiles and protects."""

    name = "heart-tiles"
    title = "Heart Tiles"
    summary = say("summary")
    home_order = 5
    version = 1
    seats = range(2, 3)
    players = ("Player 1", "Player 2")
    options = Options
    steps = (Draw, Heart, Wind, Recycle, Shield, End, Paint, First, Deal)
    views = View
    default_words = say("default-turn")
    levels = LEVELS
    greetings: ClassVar = {
        "first": say("greeting-first"),
        "easy": say("greeting-easy"),
        "medium": say("greeting-medium"),
        "strong": say("greeting-strong"),
        "hard": say("greeting-hard"),
        "master": say("greeting-master"),
    }
    reasons = ("tiles", "decks", "resigned")
    endings: ClassVar = {
        "tiles": say("ending-tiles"),
        "decks": say("ending-decks"),
    }
    facts = (Scored, Blown, Whitened, Shielded)

    def aim(self, options: Options) -> Text:
        return say("aim")

    def setup(self, options: Options, seats: int, first: Seat | None = None) -> State:
        return State(begins=first)

    def actor(self, state: State) -> Seat | None:
        if state.over:
            return None
        return CHANCE if state.owed else state.seat

    def ends_turn(self, step: Step) -> bool:
        return isinstance(step, End)

    def default_turn(self, state: State) -> Sequence[Step]:
        return (next(iter(DRAWS[undrawn(state)]), END),)

    def legal(self, state: State) -> Iterable[Step]:
        if state.over or state.owed:
            return ()
        seat, other = state.seat, 1 - state.seat
        hand = state.hands[seat]
        theirs = state.owned[other]
        empty = BOARD ^ state.owned[seat] ^ theirs
        decks = undrawn(state)
        steps: list[Step] = [*DRAWS[decks]]
        if state.placed < HEARTS_A_TURN:
            for kind, places in PLACES:
                if hand & kind:
                    steps += places[empty]
        # R5.6: the opponent's Shield blocks Recycle, Shield, and Wind, which can only take the opponent's hearts.
        if state.used < MAGIC_A_TURN and not state.shield[other]:
            if hand & KIND["wind"]:
                steps += WINDS[theirs]
            if hand & KIND["recycle"]:
                steps += RECYCLES[empty & state.coloured]
            if hand & KIND["shield"]:
                steps.append(SHIELD)
        if not decks:
            steps.append(END)
        return steps

    def odds(self, state: State) -> Iterable[tuple[Step, int]]:
        if state.over or not state.owed:
            return ()
        if len(state.colours) < TILES:
            return PAINTS[len(state.colours)]
        if state.seat == CHANCE:
            return FIRSTS if state.begins is None else (FIRSTS[state.begins],)
        bag = state.bag
        return [(deal, count) for deal, shift in DEALS[state.owed[0]] if (count := bag >> shift & 7)]

    def apply(self, state: State, step: Step) -> State:
        if state.over:
            raise Illegal(say("game-over"))
        match step:
            case Deal(seat, card):
                return dealt(state, seat, card)
            case Paint(tile, colour):
                return painted(state, tile, colour)
            case First(seat):
                return begun(state, seat)
        if state.owed:
            raise Illegal(say("being-dealt"))
        match step:
            case Heart(heart, tile):
                return placed(state, heart, tile)
            case Draw(deck):
                return drew(state, deck)
            case End():
                return ended(state)
            case Wind(tile):
                return blown(state, tile)
            case Recycle(tile):
                return recycled(state, tile)
            case Shield():
                return shielded(state)

    def resign(self, state: State, seat: Seat) -> State:
        if state.over:
            raise Illegal(say("game-over"))
        if seat not in (0, 1):
            raise Illegal(say("no-such-seat", seat=str(seat)))
        # C5: cards that are still owed are not dealt.
        return replace(state, owed=(), over="resigned", resigned=seat)

    def outcome(self, state: State) -> Outcome | None:
        if not state.over:
            return None
        first, second = scores(state)
        winners: tuple[Seat, ...]
        if state.resigned is not None:
            winners = (1 - state.resigned,)
        elif first == second:
            winners = ()
        else:
            winners = (0,) if first > second else (1,)
        return Outcome(scores=(first, second), winners=winners, reason=state.over)

    def view(self, state: State, watcher: Watcher) -> View:
        return view_of(state, watcher, self.actor(state), self.outcome(state))

    def scores(self, view: View) -> Sequence[int]:
        return view.scores

    def hands(self, view: View) -> Sequence[Hand]:
        return [hand.hearts + hand.magic if hand.cards is None else hand.cards for hand in view.hands]

    def show(self, step: Step, watcher: Watcher) -> Step:
        if type(step) is Deal and watcher not in (step.seat, OPEN) and step.card in DECK:
            return Deal(step.seat, HIDDEN[DECK[step.card]])
        return step

    def news(self, before: State, step: Step, after: State, watcher: Watcher) -> Sequence[Fact]:
        seat = before.seat
        match step:
            case Heart(heart, tile):
                return (Scored(seat, tile, heart, points(after, tile), scores(after)[seat]),)
            case Wind(tile):
                other = 1 - seat
                return (Blown(other, tile, before.hearts[tile], points(before, tile), scores(after)[other]),)
            case Recycle(tile):
                return (Whitened(tile, before.colours[tile]),)
            case Shield():
                return (Shielded(seat, after.shield[seat]),)
            case End():
                return tuple(Shielded(at, after.shield[at]) for at in (0, 1) if before.shield[at] != after.shield[at])
        return ()

    def guess(self, view: View, rng: Random) -> State:
        return state_of(view, rng)

    def actions(self) -> Sequence[Step]:
        return [
            *(Draw(deck) for deck in DECKS),
            *(Heart(heart, tile) for heart in HEARTS for tile in range(TILES)),
            *(kind(tile) for kind in (Wind, Recycle) for tile in range(TILES)),
            SHIELD,
            END,
        ]

    def outcomes(self) -> Sequence[Step]:
        return [
            *(step for steps in PAINTS for step, _ in steps),
            *(step for step, _ in FIRSTS),
            *(step for steps in DEALS.values() for step, _ in steps),
        ]

    def bounds(self, options: Options, seats: int) -> Bounds:
        """Return the bounds: each turn draws from every deck that is not empty, and empty decks end the game."""
        drawn = [left(BOX, deck) - seats * HAND.count(deck) for deck in DECKS]
        a_turn = len(DECKS) + HEARTS_A_TURN + MAGIC_A_TURN + 1
        return Bounds(steps=max(drawn) * a_turn, rolls=TILES + 1 + seats * len(HAND) + sum(drawn))

    def features(self, view: View, seat: Seat) -> Features:
        return features(view, seat)

    def box(self, state: State) -> Counter[str]:
        piles = (*state.hands, state.bag, state.gone)
        box = Counter(card for pile in piles for card in cards(pile))
        box.update(filter(None, state.hearts))
        box["tile"] = len(state.hearts)
        return box

    def draw(self, view: View, names: Sequence[str], language: str = ENGLISH) -> RenderableType:
        from tilehall.games.heart_tiles import terminal  # here, because only the terminal needs rich

        return terminal.draw(view, names, language)

    def svg(self, view: View, names: Sequence[str], language: str = ENGLISH) -> str:
        from tilehall.games.heart_tiles import svg  # here, because only pictures need it

        return svg.draw(in_words(title_of(self), language), view, names, language)


def painted(state: State, tile: int, colour: str) -> State:
    """Return the position after chance paints the next tile (R5.2)."""
    if tile != len(state.colours) or tile == TILES:
        raise Illegal(say("tiles-painted-once"))
    coloured = state.coloured if colour == "w" else state.coloured | 1 << tile
    return replace(state, colours=state.colours + colour, coloured=coloured)


def begun(state: State, seat: Seat) -> State:
    """Return the position after chance draws the first player (R5.2), or takes the one who begins a rematch (C8)."""
    if len(state.colours) < TILES or state.seat != CHANCE:
        raise Illegal(say("first-drawn-once"))
    if seat not in (0, 1):
        raise Illegal(say("no-such-seat", seat=str(seat)))
    if state.begins not in (None, seat):
        raise Illegal(say("rematch-begins", seat=state.begins))
    return replace(state, seat=seat, begins=None)


def dealt(state: State, seat: Seat, card: str) -> State:
    """Return the position after chance deals the next owed card."""
    if not state.owed or state.seat == CHANCE:
        raise Illegal(say("no-card-owed"))
    if card not in DECK:
        raise Illegal(say("hidden-card"))
    if state.owed[0] != (seat, DECK[card]):
        owed, deck = state.owed[0]
        raise Illegal(say("next-card-for", seat=owed, deck=deck))
    if not state.bag & KIND[card]:
        raise Illegal(say("none-left", card=card))
    return replace(
        state,
        hands=changed(state.hands, seat, state.hands[seat] + ONE[card]),
        bag=state.bag - ONE[card],
        owed=state.owed[1:],
    )
