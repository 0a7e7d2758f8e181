"""Playing Miners on the page: finding cards and cells, taking turns, and digging to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from tests.support.browser_people import Visitor, begun, by_turn, together
from tests.support.staged_rooms import Scenario, at_random, found
from tilehall.core.game import Step
from tilehall.core.notation import parse, text
from tilehall.games.miners.steps import Lay
from tilehall.table.room import Room

Visit = Callable[..., Visitor]

LONGEST = 80  # turns after which any game is over: there are 58 cards
GAMES = 5  # games in which any awaited event has happened


def cell(visitor: Visitor, at: str) -> Locator:
    return visitor.board.locator(f'[data-cell="{at}"]')


def card(visitor: Visitor, name: str) -> Locator:
    return visitor.board.locator(f'[data-tile="{name}"]').first


def say(visitor: Visitor) -> Locator:
    return visitor.board.locator("[data-say]")


def begin(visit: Visit, options: dict[str, str] | None = None, **more: bool) -> tuple[Visitor, Visitor]:
    ann, bob = visit("Ann", **more), visit("Bob", theme="dark")
    ann.sign_in()
    bob.sign_in()
    bob.join(ann.open_room("miners", options))
    ready(ann, bob)
    return ann, bob


def ready(*players: Visitor) -> None:
    for player in players:
        player.ready()
    for player in begun(*players):
        expect(player.board.locator("[data-tile]")).to_have_count(5)


def choose(visitor: Visitor, face: str) -> None:
    """Select a card of the hand and rotate it to match its spelling."""
    kind = face.removeprefix("~")
    if card(visitor, kind).get_attribute("aria-pressed") != "true":
        visitor.act(card(visitor, kind))
    expect(card(visitor, kind)).to_have_attribute("aria-pressed", "true")
    turned = card(visitor, kind).locator("svg.turned").count() == 1
    if turned != face.startswith("~"):
        visitor.act(visitor.button("Rotate"))


def moved(visitor: Visitor, act: Callable[[], object]) -> None:
    """Do something, and wait until the hall has handled it."""
    seq = visitor.position["seq"]
    act()
    visitor.until(lambda me: me.position["seq"] > seq)


def take(visitor: Visitor, step: str) -> None:
    """Play a listed step through the page."""
    verb, _, rest = step.partition(" ")
    if verb == "pass":
        moved(visitor, lambda: visitor.act(visitor.button("Pass")))
    elif verb == "discard":
        expect(say(visitor)).to_have_text("None of your cards fits. Discard one.")
        choose(visitor, rest)
        moved(visitor, lambda: visitor.act(visitor.button("Discard")))
    else:
        face, at = rest.split()
        choose(visitor, face)
        expect(cell(visitor, at)).to_have_accessible_name(f"Row {at.replace(',', ', column ')}: your card fits here")
        moved(visitor, lambda: visitor.act(cell(visitor, at)))


def upwards(step: str) -> tuple[bool, int, int]:
    """Return a sort key that puts digging towards the doors first: a way up, then the row, then the middle."""
    _, face, at = step.split()
    row, column = map(int, at.split(","))
    look = face.removeprefix("~").split("+")[0]
    goes_up = len(look) > 1 and ("B" if face.startswith("~") else "T") in look
    return not goes_up, row, abs(column - 4)


def next_dig(legal: Sequence[str]) -> str:
    """Return the listed step that digs on."""
    lays = [step for step in legal if step.startswith("lay")]
    return min(lays, key=upwards) if lays else legal[0]


def before_gold() -> Scenario:
    """Return a table of two at which the player to act can open a door and is paid for its vein."""

    def scenario(seed: int) -> Scenario:
        rng = Random(seed)

        def play(room: Room) -> Sequence[Step] | None:
            step = parse(next_dig([text(each) for each in room.game.legal(room.state)]), room.game.steps)
            return None if any(room.game.view(room.game.apply(room.state, step), None).gold) else [step]

        return Scenario("miners", 2, play, lambda _, rolls: rng.choice(rolls))

    return found(scenario)


def before_cutting_off() -> Scenario:
    """Return a table of two; the player to act holds a card that would cut off a destination, and a legal card."""

    def scenario(seed: int) -> Scenario:
        random = at_random("miners", 2, 10_000, seed)

        def play(room: Room) -> Sequence[Step] | None:
            view = room.game.view(room.state, room.actor)
            cuts = {face for each in view.barred for face in each.cards}
            lays = any(isinstance(each, Lay) for each in room.game.legal(room.state))
            return None if lays and cuts.intersection(view.hands[view.seat]) else random.play(room)

        return replace(random, play=play)

    return found(scenario)


def dig(*players: Visitor, turns: int) -> None:
    for _ in range(turns):
        if players[0].over:
            return
        player = by_turn(*players)[0]
        take(player, next_dig(player.legal))
        together(*players)
