"""Players of SUMMON5 in a browser: from the room to a turn that scores, and to the end of a game."""

from __future__ import annotations

import re
from random import Random
from typing import Any

from msgspec import convert
from playwright.sync_api import Locator, expect

from tests.support.browser_people import Visitor, begun, by_turn, result_of, together
from tilehall.games.summon5 import Summon5
from tilehall.games.summon5.steps import End, Place
from tilehall.games.summon5.view import View

CENTRE = "7,7"
MANY = 60  # turns after which any game is over
FRESH = "[data-fresh]"


def cell(player: Visitor, at: str) -> Locator:
    return player.board.locator(f'[data-cell="{at}"]')


def thread(player: Visitor, tile: str) -> Locator:
    """Return a tile of the hand."""
    return player.board.locator(f'[data-hand="{tile}"]').first


def step(player: Visitor, name: str) -> Locator:
    return player.board.locator(f'[data-step="{name}"]')


def begin(*players: Visitor, **options: Any) -> tuple[Visitor, ...]:
    """Start a game of these players; return them with the player to act first."""
    for player in players:
        player.sign_in()
    host, *guests = players
    code = host.open_room("summon5", options, seats=len(players))
    for guest in guests:
        guest.join(code)
    return ready(*players)


def ready(*players: Visitor) -> tuple[Visitor, ...]:
    for player in players:
        player.ready()
    in_turn = begun(*players)
    for player in in_turn:
        expect(player.board.get_by_role("grid", name=re.compile("Great Loom"))).to_be_visible()
    return in_turn


def turn_of(player: Visitor) -> list[tuple[str, str]]:
    """Return a scoring turn as tiles and cells, found by the rules, and short by one step of look-ahead."""
    game = Summon5()
    state = game.guess(convert(player.position["view"], View), Random(0))
    found: list[tuple[str, str]] = []
    while End() not in (steps := list(game.legal(state))):
        places = [each for each in steps if isinstance(each, Place)]
        best = next((each for each in places if End() in game.legal(game.apply(state, each))), places[0])
        state = game.apply(state, best)
        found.append((best.tile, "{},{}".format(*best.cell)))
    return found


def one_more(player: Visitor, turn: list[tuple[str, str]]) -> tuple[str, str]:
    """Return another tile and its cell that leave a turn complete."""
    game = Summon5()
    state = game.guess(convert(player.position["view"], View), Random(0))
    for tile, at in turn:
        row, column = map(int, at.split(","))
        state = game.apply(state, Place(tile, (row, column)))
    places = [each for each in game.legal(state) if isinstance(each, Place)]
    found = next(each for each in places if End() in game.legal(game.apply(state, each)))
    return found.tile, "{},{}".format(*found.cell)


def lit(player: Visitor) -> None:
    """Wait until the hall has sent where tiles may go."""
    expect(player.board.locator("[data-open]").first).to_be_attached()


def place(player: Visitor, tile: str, at: str) -> None:
    player.act(thread(player, tile))
    expect(thread(player, tile)).to_have_attribute("aria-pressed", "true")
    player.act(cell(player, at))


def end(player: Visitor, name: str = "end") -> None:
    before = player.position["seq"]
    player.act(step(player, name))
    player.until(lambda me: me.position["seq"] > before)


def weave(player: Visitor) -> list[tuple[str, str]]:
    """Play a whole turn."""
    lit(player)
    turn = turn_of(player)
    for number, (tile, at) in enumerate(turn, 1):
        place(player, tile, at)
        expect(player.board.locator(FRESH)).to_have_count(number)
    expect(player.board.locator("[data-run]:not([data-points='0'])").first).to_be_attached()
    end(player)
    return turn


def finish(*players: Visitor) -> None:
    for _ in range(MANY):
        if players[0].over:
            break
        player = by_turn(*players)[0]
        if player.legal == ["stuck"]:
            end(player, "stuck")
        else:
            weave(player)
        together(*players)
    for player in players:
        player.until(lambda me: me.over)
        expect(result_of(player.page)).to_be_visible()
