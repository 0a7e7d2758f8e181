"""Turns played in the mind: whoever is to move draws, looks at every plan and takes the one that looks best."""

from __future__ import annotations

from typing import NamedTuple

from tilehall.bots.heart_tiles.menu import Menu, Plan, menu
from tilehall.bots.heart_tiles.position import Codes, Four, Hand, Position, Three, Tiles, World
from tilehall.bots.heart_tiles.traits import Known


class Scene(NamedTuple):
    """A position between two turns with all cards known, as the one sees it whose turn it is now."""

    tiles: Tiles
    mine: Hand
    theirs: Hand
    hearts: Codes  # the decks, the next card first
    magic: Codes
    unplaced: Four  # every heart in hands, in the deck and set aside: how many, and the values of each colour added up
    unused: Three  # every magic card in hands and in the deck
    blocked: bool


def tally(hearts: Codes) -> Four:
    """How many hearts, and the values of each colour added up.

    >>> tally((5, 7, 10))
    (3, 4, 2, 0)
    """
    sums = [0, 0, 0, 0]
    for heart in hearts:
        sums[heart >> 2] += heart & 3
    return len(hearts), sums[1], sums[2], sums[3]


def less(four: Four, hearts: Codes) -> Four:
    """A tally without some hearts."""
    count, red, yellow, green = tally(hearts)
    return four[0] - count, four[1] - red, four[2] - yellow, four[3] - green


def known(position: Position) -> Known:
    """What the player knows besides the tiles and the hand."""
    return Known(
        position.their_hearts,
        position.their_magic,
        position.heart_deck,
        position.magic_deck,
        tally(position.unseen_hearts),
        position.unseen_magic,
    )


def over(known: Known, plan: Plan) -> bool:
    """Whether the game is over after that plan (R5.7)."""
    return not any(plan.tiles.free) or not (known.heart_deck or known.magic_deck)


def ahead(tiles: Tiles) -> int:
    """How many points the player leads by."""
    return sum([code >> 2 for code in tiles.mine]) - sum([code >> 2 for code in tiles.theirs])


def result(tiles: Tiles) -> float:
    """The share of the win at the end."""
    lead = ahead(tiles)
    return 1.0 if lead > 0 else 0.5 if lead == 0 else 0.0


def handed_over(position: Position, world: World, plan: Plan) -> Scene:
    """The other one is to move, in that world, after the plan of the one who looks."""
    unseen, hand = tally(position.unseen_hearts), tally(plan.hand.hearts)
    magic, held = position.unseen_magic, plan.hand.magic
    return Scene(
        Tiles(plan.tiles.free, plan.tiles.theirs, plan.tiles.mine),
        world.theirs,
        plan.hand,
        world.hearts,
        world.magic,
        (unseen[0] + hand[0], unseen[1] + hand[1], unseen[2] + hand[2], unseen[3] + hand[3]),
        (magic[0] + held[0], magic[1] + held[1], magic[2] + held[2]),
        plan.shielded,
    )


def drawn(scene: Scene) -> tuple[Known, Hand]:
    """The player draws: what is known then, and the hand."""
    _, (hearts, magic), theirs, heart_deck, magic_deck, unplaced, unused, _ = scene
    if heart_deck:
        hearts = tuple(sorted((*hearts, heart_deck[0])))
    wind, recycle, shield = magic
    if magic_deck:
        card = magic_deck[0]
        wind, recycle, shield = wind + (card == 0), recycle + (card == 1), shield + (card == 2)
    known = Known(
        len(theirs.hearts),
        sum(theirs.magic),
        max(0, len(heart_deck) - 1),
        max(0, len(magic_deck) - 1),
        less(unplaced, hearts),
        (unused[0] - wind, unused[1] - recycle, unused[2] - shield),
    )
    return known, Hand(hearts, (wind, recycle, shield))


def options(scene: Scene, hand: Hand) -> Menu:
    """The plans of the player who has drawn."""
    return menu(scene.tiles, hand, to_place=2, to_use=1, blocked=scene.blocked, shielded=False)


def after(scene: Scene, hand: Hand, plan: Plan) -> Scene:
    """The other one is to move after that plan."""
    placed = tuple(heart for heart, _ in plan.places)
    used = tuple(had - has for had, has in zip(hand.magic, plan.hand.magic, strict=True))
    unused = scene.unused
    return Scene(
        Tiles(plan.tiles.free, plan.tiles.theirs, plan.tiles.mine),
        scene.theirs,
        plan.hand,
        scene.hearts[1:],
        scene.magic[1:],
        less(scene.unplaced, placed) if placed else scene.unplaced,
        (unused[0] - used[0], unused[1] - used[1], unused[2] - used[2]),
        plan.shielded,
    )
