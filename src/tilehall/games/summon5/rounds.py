"""Turn order, and the end of the game (R1.7 to R1.10, C5)."""

from __future__ import annotations

from msgspec.structs import replace

from tilehall.core.bag import put
from tilehall.core.game import Outcome, Seat
from tilehall.core.seats import following
from tilehall.games.summon5.state import State


def players_in(state: State) -> list[Seat]:
    """Return the seats that have not resigned."""
    return [seat for seat in range(len(state.hands)) if seat not in state.resigned]


def able(state: State) -> tuple[bool, ...]:
    """Return which seats still take turns: those in the game, not stuck, with tiles in hand (R1.8)."""
    return tuple(
        bool(hand) and seat not in state.resigned and seat not in state.stuck for seat, hand in enumerate(state.hands)
    )


def dealing(state: State, seat: Seat) -> State:
    """Deal opening hands, starting with this seat. After the last hand, the first player begins."""
    for taker in range(seat, len(state.hands)):
        if taker not in state.resigned:
            return replace(state, stage="deal", seat=taker, owed=state.options.hand)
    assert state.first is not None
    state = replace(state, stage="play", seat=state.first, owed=0)
    return state if state.seat not in state.resigned else going_on(state)


def refilling(state: State) -> State:
    """Refill the hand of the player who ended the turn, while the pile lasts (R1.7)."""
    owed = min(state.options.hand - len(state.hands[state.seat]), sum(state.pile))
    return replace(state, stage="refill", owed=owed) if owed else settled(state)


def settled(state: State) -> State:
    """Complete a turn after its refill. The pile and the hands decide whether the last rounds begin (R1.8)."""
    final = state.final
    if not any(state.pile):
        match state.options.endgame:
            case "pile":
                return replace(state, over="pile")
            case "round":
                final = sooner(final, state.rounds + 1)
            case "last_round":
                final = sooner(final, state.rounds + 2)
            case "play_out" if not state.hands[state.seat]:
                final = sooner(final, state.rounds + 1)
            case _:
                pass
    return passed(replace(state, final=final))


def sooner(final: int, rounds: int) -> int:
    """Return the earlier of two ends, where 0 means unknown."""
    return min(final, rounds) if final else rounds


def passed(state: State) -> State:
    """Note that the player to act had a turn, and move on to the next player."""
    moved = state.moved if state.seat in state.moved else put(state.moved, state.seat)
    return round_checked(replace(state, moved=moved))


def round_checked(state: State) -> State:
    """Complete the round if every player in the game has had a turn (R1.8, C5b), and move on to the next player."""
    if all(seat in state.moved for seat, can in enumerate(able(state)) if can):
        state = replace(state, rounds=state.rounds + 1, moved=())
        if state.rounds == state.final:
            return ended(state)
    return going_on(state)


def going_on(state: State) -> State:
    """Give the turn to the next player who can act, or end the game if there is none."""
    playing = able(state)
    if not any(playing):
        return ended(state)
    return replace(state, stage="play", seat=following(state.seat, playing), owed=0)


def ended(state: State) -> State:
    """End the game."""
    return replace(state, stage="play", owed=0, over="stuck" if state.stuck else "pile")


def result(state: State) -> Outcome:
    """Return the outcome: highest score, then fewest tiles, then a shared win (R1.10). Resigned seats cannot win."""
    standing = {seat: (-state.scores[seat], len(state.hands[seat])) for seat in players_in(state)}
    best = min(standing.values(), default=None)
    winners = tuple(seat for seat, each in standing.items() if each == best)
    return Outcome(scores=state.scores, winners=winners, reason=state.over)
