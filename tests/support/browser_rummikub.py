"""Actions and places at a table of Rummikub in a browser; a test may know the rules."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import Locator, expect

from tests.support.browser_people import Visitor, begun, by_turn, rematch, result_of

SOON = {"initial_meld": 0}  # Any set opens.
COLOURS = "krbo"
DRAWS = 80  # By then the pool is empty, so some player holds any given set.
NAMES = {"k": "black", "r": "red", "b": "blue", "o": "orange"}
JOKER = "*"


def begin(ann: Visitor, bob: Visitor, options: dict[str, int] = SOON) -> None:
    ann.sign_in()
    bob.sign_in()
    bob.join(ann.open_room("rummikub", options))
    ready(ann, bob)


def ready(*players: Visitor) -> None:
    for player in players:
        player.ready()
    for player in begun(*players):
        expect(rack(player).locator("[data-tile]")).to_have_count(14)


def rack(player: Visitor) -> Locator:
    return player.board.locator("[data-rack]")


def on_rack(player: Visitor, tile: str) -> Locator:
    return rack(player).locator(f'[data-tile="{tile}"]').first


def sets(player: Visitor) -> Locator:
    return player.board.locator("[data-meld]")


def tiles_in(where: Locator) -> list[str]:
    tiles: list[str] = where.locator("[data-tile]").evaluate_all("(all) => all.map((each) => each.dataset.tile)")
    return tiles


def step(player: Visitor, name: str) -> Locator:
    return player.board.locator(f'[data-step="{name}"]')


def hand(player: Visitor) -> list[str]:
    tiles: list[str] = player.position["view"]["racks"][player.seat]
    return tiles


def a_set(tiles: list[str]) -> list[str]:
    """Return three tiles that make a group or a run, if there are any."""
    every = [[f"{colour}{number}" for colour in COLOURS if f"{colour}{number}" in tiles][:3] for number in range(1, 14)]
    every += [[f"{colour}{low + more}" for more in range(3)] for colour in COLOURS for low in range(1, 12)]
    return next((three for three in every if len(three) == 3 and set(three) <= set(tiles)), [])


def no_set(tiles: list[str]) -> list[str]:
    """Return two tiles that never make a set."""
    plain = [tile for tile in tiles if tile != "*"]
    return next([one, other] for one in plain for other in plain if one[0] != other[0] and one[1:] != other[1:])


def whose_turn(*players: Visitor) -> tuple[Visitor, Visitor]:
    """Return the player to act and the waiting player, once all pages know it."""
    mover, waiter = by_turn(*players)
    return mover, waiter


def play_on(player: Visitor, final: str, sure: bool = False) -> None:
    """End the turn. Pass `sure` if the laid tiles are given up by it."""
    seq = player.position["seq"]
    expect(step(player, final)).to_be_enabled()
    player.act(step(player, final))
    if sure:
        player.act(player.board.locator('[data-act="give-up"]'))
    player.until(lambda me: me.position["seq"] > seq and not me.mine)


def around_a_joker(tiles: list[str]) -> list[str]:
    """Return two tiles of a run with a gap for a joker between them, if there are any."""
    every = [[f"{colour}{low}", JOKER, f"{colour}{low + 2}"] for colour in COLOURS for low in range(1, 12)]
    return next((three for three in every if set(three) <= set(tiles)), [])


def until_a_set(
    *players: Visitor, find: Callable[[list[str]], list[str]] = a_set
) -> tuple[Visitor, Visitor, list[str]]:
    """Draw in turns until the player to act holds a set."""
    for _ in range(DRAWS):
        mover, waiter = whose_turn(*players)
        if found := find(hand(mover)):
            return mover, waiter, found
        play_on(mover, "draw" if "draw" in mover.legal else "pass")
        waiter.until(lambda me: me.mine)
    raise AssertionError("nobody got a set")


def spoken(tile: str) -> str:
    return f"{NAMES[tile[0]]} {tile[1:]}"


def lay(player: Visitor, tiles: list[str]) -> None:
    for tile in tiles:
        player.act(on_rack(player, tile))
    player.act(player.button("New set"))


def drag(player: Visitor, what: Locator, where: Locator) -> None:
    one, other = what.bounding_box(), where.bounding_box()
    assert one is not None
    assert other is not None
    mouse = player.page.mouse
    mouse.move(one["x"] + one["width"] / 2, one["y"] + one["height"] / 2)
    mouse.down()
    mouse.move(other["x"] + 9, other["y"] + 9, steps=3)
    mouse.move(other["x"] + other["width"] - 9, other["y"] + other["height"] - 9, steps=3)
    mouse.up()


def resign(player: Visitor) -> None:
    player.act(player.button("Menu"))
    player.act(player.button("Resign"))
    player.act(player.button("Yes, resign"))


def play_once_more(host: Visitor, other: Visitor) -> None:
    """Check that both players see the result, and play the first turn of a rematch."""
    for player in (host, other):
        player.until(lambda me: me.over)
        expect(result_of(player.page)).to_be_visible()
    mover, waiter = rematch(host, other)
    play_on(mover, "draw")
    waiter.until(lambda me: me.mine)
