"""Rollouts in a determinization: both players draw, and play the plan with the highest value.

Each player chooses by what that player would know, not by the opponent's cards.
"""

from __future__ import annotations

from typing import NamedTuple

from tilehall.bots.heart_tiles.candidates import Candidates, Plan, candidates
from tilehall.bots.heart_tiles.features import Context
from tilehall.bots.heart_tiles.position import Codes, Determinization, Four, Hand, Position, Three, Tiles
from tilehall.bots.heart_tiles.value_network import win_probabilities


class FullState(NamedTuple):
    """A position between two turns with all cards known, from the perspective of the player to act."""

    tiles: Tiles
    mine: Hand
    theirs: Hand
    hearts: Codes  # the decks, the next card first
    magic: Codes
    unplaced: Four  # the `heart_sums` of every heart in hands, in the deck and set aside
    unused: Three  # every magic card in hands and in the deck
    blocked: bool


def heart_sums(hearts: Codes) -> Four:
    """Return the number of hearts, and the sum of the values of each colour.

    >>> heart_sums((5, 7, 10))
    (3, 4, 2, 0)
    """
    sums = [0, 0, 0, 0]
    for heart in hearts:
        sums[heart >> 2] += heart & 3
    return len(hearts), sums[1], sums[2], sums[3]


def minus(four: Four, hearts: Codes) -> Four:
    """Subtract some hearts from such sums."""
    count, red, yellow, green = heart_sums(hearts)
    return four[0] - count, four[1] - red, four[2] - yellow, four[3] - green


def context_of(position: Position) -> Context:
    """Return what the player knows besides the tiles and the hand."""
    return Context(
        position.their_hearts,
        position.their_magic,
        position.heart_deck,
        position.magic_deck,
        heart_sums(position.unseen_hearts),
        position.unseen_magic,
    )


def over(context: Context, plan: Plan) -> bool:
    """Return whether the game is over after a plan (R5.7)."""
    return not any(plan.tiles.free) or not (context.heart_deck or context.magic_deck)


def lead(tiles: Tiles) -> int:
    """Return the player's lead in points."""
    return sum([code >> 2 for code in tiles.mine]) - sum([code >> 2 for code in tiles.theirs])


def payoff_of(tiles: Tiles) -> float:
    """Return the player's payoff if the game ends with these tiles."""
    ahead = lead(tiles)
    return 1.0 if ahead > 0 else 0.5 if ahead == 0 else 0.0


def hand_over(position: Position, world: Determinization, plan: Plan) -> FullState:
    """Return the state of the opponent's turn after a plan of the player to act."""
    unseen, hand = heart_sums(position.unseen_hearts), heart_sums(plan.hand.hearts)
    magic, held = position.unseen_magic, plan.hand.magic
    return FullState(
        Tiles(plan.tiles.free, plan.tiles.theirs, plan.tiles.mine),
        world.theirs,
        plan.hand,
        world.hearts,
        world.magic,
        (unseen[0] + hand[0], unseen[1] + hand[1], unseen[2] + hand[2], unseen[3] + hand[3]),
        (magic[0] + held[0], magic[1] + held[1], magic[2] + held[2]),
        plan.shielded,
    )


def draw(state: FullState) -> tuple[Context, Hand]:
    """Let the player to act draw. Return what that player then knows, and the hand."""
    _, (hearts, magic), theirs, heart_deck, magic_deck, unplaced, unused, _ = state
    if heart_deck:
        hearts = tuple(sorted((*hearts, heart_deck[0])))
    wind, recycle, shield = magic
    if magic_deck:
        card = magic_deck[0]
        wind, recycle, shield = wind + (card == 0), recycle + (card == 1), shield + (card == 2)
    context = Context(
        len(theirs.hearts),
        sum(theirs.magic),
        max(0, len(heart_deck) - 1),
        max(0, len(magic_deck) - 1),
        minus(unplaced, hearts),
        (unused[0] - wind, unused[1] - recycle, unused[2] - shield),
    )
    return context, Hand(hearts, (wind, recycle, shield))


def candidates_in(state: FullState, hand: Hand) -> Candidates:
    """Return the plans of the player to act after drawing this hand."""
    return candidates(state.tiles, hand, to_place=2, to_use=1, blocked=state.blocked, shielded=False)


def next_state(state: FullState, hand: Hand, plan: Plan) -> FullState:
    """Return the state of the opponent's turn after a plan."""
    placed = tuple(heart for heart, _ in plan.places)
    used = tuple(had - has for had, has in zip(hand.magic, plan.hand.magic, strict=True))
    unused = state.unused
    return FullState(
        Tiles(plan.tiles.free, plan.tiles.theirs, plan.tiles.mine),
        state.theirs,
        plan.hand,
        state.hearts[1:],
        state.magic[1:],
        minus(state.unplaced, placed) if placed else state.unplaced,
        (unused[0] - used[0], unused[1] - used[1], unused[2] - used[2]),
        plan.shielded,
    )


def rollout(state: FullState, turns: int) -> float:
    """Return the win probability of the player to act after a rollout of `turns` turns."""
    context, hand = draw(state)
    plans = candidates_in(state, hand)
    values = win_probabilities(context, plans)
    at = int(values.argmax())
    if turns > 1:
        plan = plans.plan(at)
        if not over(context, plan):
            return 1 - rollout(next_state(state, hand, plan), turns - 1)
    return float(values[at])
