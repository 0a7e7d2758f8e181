"""The drafts that players try. They are lenient, answered step by step, and never stored (C3a, R1.4a)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import lru_cache

from msgspec.structs import replace

from tilehall.core.bag import take
from tilehall.core.game import Draft, Mark, Verdict
from tilehall.core.message import Message
from tilehall.games.summon5.board import CELLS, INDEX, Laid, lay, next_to_tile
from tilehall.games.summon5.refusal import lacking, refusal
from tilehall.games.summon5.scoring import formed
from tilehall.games.summon5.state import Run, State
from tilehall.games.summon5.steps import End, Place, Step, Stuck
from tilehall.games.summon5.view import View
from tilehall.games.summon5.weaving import Weaving
from tilehall.games.summon5.words import say
from tilehall.games.summon5.worth import worth


def placed(state: State, at: int, tile: int) -> State:
    """Return the position with one more tile of the hand in the draft."""
    seat = state.seat
    hand = take(state.hands[seat], tile)
    hands = (*state.hands[:seat], hand, *state.hands[seat + 1 :])
    return replace(state, hands=hands, draft=tuple(sorted((*state.draft, (at, tile)))))


@lru_cache(maxsize=1024)  # a turn is checked once, and told to each watcher
def in_order(board: bytes, draft: Laid) -> tuple[Step, ...]:
    """Return the placements of a draft in an order in which each is next to a tile, if there is one."""
    left, cells = list(draft), bytearray(board)
    steps: list[Step] = []
    while left:
        at, tile = chosen = next((each for each in left if next_to_tile(cells, each[0])), left[0])
        left.remove(chosen)
        cells[at] = tile
        steps.append(Place(str(tile), CELLS[at]))
    return tuple(steps)


def bonus(state: State) -> int:
    """Return the points for a hand that is empty for good (R1.9), because the refill brings no more tiles."""
    return 0 if state.hands[state.seat] or any(state.pile) else state.options.perfect_bonus


def mark(run: Run) -> Mark:
    """Return the highlight of a sequence, with its sum."""
    cells = tuple(f"{row},{column}" for row, column in run.cells)
    return Mark("scores" if run.points else "sum", cells, str(run.sum), run.points)


def gap_marks(weaving: Weaving) -> tuple[Mark, ...]:
    """Return highlights of the cells between the placed tiles that still need a tile."""
    cells = tuple("{},{}".format(*CELLS[at]) for at in weaving.gaps())
    return (Mark("gap", cells),) if cells else ()


def tried(state: State, steps: Sequence[Step], look: Callable[[State], View]) -> Draft:
    """Return the answer to a draft of the seat to act. `look` returns its view of a position."""
    options = state.options
    before = state
    verdicts = []
    last: Step | None = None
    for step in steps:
        why = say("turn-has-ended") if last else _why_not(state, step)
        verdicts.append(Verdict(stands=not why, why=why or ""))
        if why:
            continue
        if isinstance(step, Place):
            state = placed(state, INDEX[step.cell], int(step.tile))
        else:
            last = step
    weaving = Weaving(state)
    runs = formed(weaving.board, state.draft, options, state.rounds)
    missing = lacking(weaving, options, runs)
    stuck = not state.draft and not weaving.playable()
    after: list[Step] = []
    open_cells = [] if stuck else weaving.open_cells()
    if stuck:
        after = [Stuck()]
        missing = (say("say-stuck"),)
    else:
        after = [Place(str(tile), CELLS[at]) for tile in sorted(set(weaving.hand)) for at in open_cells]
        if not missing:
            after.append(End())
    stands = in_order(lay(before.board, before.draft), tuple(each for each in state.draft if each not in before.draft))
    return Draft(
        verdicts=tuple(verdicts),
        steps=(*stands, last) if last else stands,
        view=look(state),
        next=() if last else tuple(after),
        points=sum(run.points for run in runs) + (0 if missing else bonus(state)),
        missing=() if last else missing,
        marks=(*map(mark, runs), *gap_marks(weaving)),
        worth={} if last else worth(weaving, open_cells, runs, options, state.rounds),
    )


def _why_not(state: State, step: Step) -> Message | None:
    """Return why a step is refused after the accepted ones, or None if it is accepted."""
    weaving = Weaving(state)
    match step:
        case Place(tile, cell):
            return refusal(weaving, state.options, int(tile), cell)
        case End():
            missing = lacking(weaving, state.options, formed(weaving.board, state.draft, state.options, state.rounds))
            return missing[0] if missing else None
        case Stuck():
            return why_not_stuck(weaving)
        case _:
            return say("only-chance")


def why_not_stuck(weaving: Weaving) -> Message | None:
    """Return why the player is not stuck, or None if there is no legal turn."""
    if weaving.placed:
        return say("take-threads-back")
    return say("can-weave") if weaving.playable() else None
