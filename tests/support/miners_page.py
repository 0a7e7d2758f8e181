"""Miners as people play it on the page: finding cards and cells, taking turns, and digging to the end."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from random import Random

from msgspec.structs import replace
from playwright.sync_api import Locator, expect

from tests.support.browser_people import Visitor
from tests.support.staged_rooms import Scenario, at_random, found
from tilehall.core.game import Step
from tilehall.core.notation import parse, text
from tilehall.games.miners.steps import Lay
from tilehall.table.room import Room

Visit = Callable[..., Visitor]

LONGEST = 80  # turns in which any game is over: there are 58 cards
GAMES = 5  # in which whatever is waited for has come


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
    begun(*players)


def begun(*players: Visitor, match: int = 1) -> None:
    """Wait until a game of the room is under way for everyone."""
    for player in players:
        player.until(lambda me: me.room["match"] == match and me.position and not me.over)
        expect(player.board.locator("[data-tile]")).to_have_count(5)


def together(*players: Visitor) -> None:
    """Everyone's page knows the newest move."""
    newest = max(player.position["seq"] for player in players)
    for player in players:
        player.until(lambda me: me.position["seq"] >= newest)


def choose(visitor: Visitor, face: str) -> None:
    """Take a card from the hand, and turn it until it lies as its spelling says."""
    kind = face.removeprefix("~")
    if card(visitor, kind).get_attribute("aria-pressed") != "true":
        visitor.act(card(visitor, kind))
    expect(card(visitor, kind)).to_have_attribute("aria-pressed", "true")
    turned = card(visitor, kind).locator("svg.turned").count() == 1
    if turned != face.startswith("~"):
        visitor.act(visitor.button("Rotate"))


def moved(visitor: Visitor, act: Callable[[], object]) -> None:
    """Do it, and wait until the hall has heard of it."""
    seq = visitor.position["seq"]
    act()
    visitor.until(lambda me: me.position["seq"] > seq)


def take(visitor: Visitor, step: str) -> None:
    """A step that the hall lists, through the page."""
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
    """Dig towards the doors: a way through first, then the row, then the middle."""
    _, face, at = step.split()
    row, column = map(int, at.split(","))
    look = face.removeprefix("~").split("+")[0]
    goes_up = len(look) > 1 and ("B" if face.startswith("~") else "T") in look
    return not goes_up, row, abs(column - 4)


def next_dig(legal: Sequence[str]) -> str:
    """Of the steps that the hall lists, the one that digs on."""
    lays = [step for step in legal if step.startswith("lay")]
    return min(lays, key=upwards) if lays else legal[0]


def before_gold() -> Scenario:
    """A table of two at which whoever digs on opens a door, and is paid for its vein."""

    def scenario(seed: int) -> Scenario:
        rng = Random(seed)

        def play(room: Room) -> Sequence[Step] | None:
            step = parse(next_dig([text(each) for each in room.game.legal(room.state)]), room.game.steps)
            return None if any(room.game.view(room.game.apply(room.state, step), None).gold) else [step]

        return Scenario("miners", 2, play, lambda _, rolls: rng.choice(rolls))

    return found(scenario)


def before_cutting_off() -> Scenario:
    """A table of two whose player to act holds a card that would cut a destination off, and one to lay instead."""

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
        player = next(each for each in players if each.mine)
        take(player, next_dig(player.legal))
        together(*players)


def rematch(ann: Visitor, bob: Visitor) -> None:
    match = ann.room["match"]
    for player in (ann, bob):
        player.rematch()
    begun(ann, bob, match=match + 1)
