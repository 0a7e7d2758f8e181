"""The view of a SUMMON5 position, and positions that fit a view."""

from __future__ import annotations

from collections import Counter
from random import Random

from tilehall.core import game
from tilehall.core.bag import deal, without
from tilehall.core.game import OPEN, Outcome, Seat, Watcher
from tilehall.games.summon5.board import CELLS, INDEX, PORTAL, Laid, from_rows, to_rows
from tilehall.games.summon5.state import Options, Placed, Reason, ScoredTurn, Stage, State

COPIES = 4  # the number of each tile 0 to 9
BOX: tuple[int, ...] = tuple(tile for tile in range(10) for _ in range(COPIES))


class View(game.View, frozen=True, kw_only=True):
    """The board as rows of text, the hands that the watcher may see, and the status of the game."""

    options: Options
    board: tuple[str, ...]  # digits, `*` portals, `#` obstacles, `.` empty; without the tiles of this turn
    placed: tuple[Placed, ...]  # in this turn, by the seat to act; visible only to that seat
    hands: tuple[tuple[str, ...] | None, ...]  # by seat, sorted; None: hidden
    counts: tuple[int, ...]  # tiles in each hand
    pile: tuple[str, ...] | None  # sorted; None: hidden
    pile_count: int
    scores: tuple[int, ...]
    stage: Stage  # `play`, or what chance does now
    seat: Seat  # the seat to act, or the seat that receives tiles
    owed: int  # tiles still to be dealt to that seat
    first: Seat | None  # the first player
    rounds: int  # completed
    moved: tuple[Seat, ...]  # the seats that had a turn in this round
    final: int  # the number of completed rounds after which the game ends; 0: not known yet
    stuck: tuple[Seat, ...]
    resigned: tuple[Seat, ...]
    last: ScoredTurn | None  # the last turn in which tiles were placed
    over: Reason


def names(tiles: tuple[int, ...]) -> tuple[str, ...]:
    """Return tiles as text."""
    return tuple(map(str, tiles))


def numbers(tiles: tuple[str, ...]) -> tuple[int, ...]:
    """Return tiles as numbers."""
    return tuple(map(int, tiles))


def placements(draft: Laid) -> tuple[Placed, ...]:
    """Return the tiles of a draft as the view shows them."""
    return tuple(Placed(str(tile), CELLS[at]) for at, tile in draft)


def undone(state: State) -> tuple[tuple[int, ...], ...]:
    """Return the hands at the start of the turn, with the draft back in the hand it came from."""
    if not state.draft:
        return state.hands
    back = tuple(sorted([*state.hands[state.seat], *(tile for _, tile in state.draft)]))
    return (*state.hands[: state.seat], back, *state.hands[state.seat + 1 :])


def view_of(state: State, watcher: Watcher, turn: Seat | None, outcome: Outcome | None) -> View:
    """Return everything that the watcher may know (C6): its own hand, and the draft if it is its own (C3a)."""
    everything = watcher == OPEN or outcome is not None
    drafting = everything or watcher == state.seat
    hands = state.hands if drafting else undone(state)
    return View(
        me=watcher,
        turn=turn,
        outcome=outcome,
        options=state.options,
        board=to_rows(state.board, state.options.board),
        placed=placements(state.draft) if drafting else (),
        hands=tuple(names(hand) if everything or seat == watcher else None for seat, hand in enumerate(hands)),
        counts=tuple(map(len, hands)),
        pile=names(tuple(Counter(dict(enumerate(state.pile))).elements())) if everything else None,
        pile_count=sum(state.pile),
        scores=state.scores,
        stage=state.stage,
        seat=state.seat,
        owed=state.owed,
        first=state.first,
        rounds=state.rounds,
        moved=state.moved,
        final=state.final,
        stuck=state.stuck,
        resigned=state.resigned,
        last=state.last,
        over=state.over,
    )


def state_of(view: View, rng: Random) -> State:
    """Return a position that fits a view. Hidden tiles are dealt at random from those that the view does not show."""
    board = from_rows(view.board)
    draft = tuple((INDEX[each.cell], int(each.tile)) for each in view.placed)
    seen = [tile for tile in board if tile < PORTAL]
    seen += [tile for _, tile in draft]
    seen += [int(tile) for hand in view.hands for tile in hand or ()]
    hidden = [count if hand is None else 0 for hand, count in zip(view.hands, view.counts, strict=True)]
    *dealt, pile = deal(without(BOX, seen), hidden, rng)
    return State(
        options=view.options,
        board=board,
        hands=tuple(new if hand is None else numbers(hand) for hand, new in zip(view.hands, dealt, strict=True)),
        pile=tuple(pile.count(tile) for tile in range(10)),
        scores=view.scores,
        stage=view.stage,
        seat=view.seat,
        owed=view.owed,
        draft=draft,
        first=view.first,
        rounds=view.rounds,
        moved=view.moved,
        final=view.final,
        stuck=view.stuck,
        resigned=view.resigned,
        last=view.last,
        over=view.over,
    )
