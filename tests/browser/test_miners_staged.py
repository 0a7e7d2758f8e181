"""Miners at staged tables: a player who can lay nothing, an empty hand, a door that opens, and a review."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.support.browser_people import Visitor, result_of, together
from tests.support.miners_page import (
    LONGEST,
    Visit,
    before_cutting_off,
    before_gold,
    card,
    cell,
    choose,
    dig,
    moved,
    say,
)
from tests.support.server_process import Server
from tests.support.staged_reviews import keep_thoughts
from tests.support.staged_rooms import NAMES, Staged, at_random, forced, stage
from tilehall.games.miners.steps import Discard, Pass

AtTable = Callable[[str], tuple[Visitor, Visitor]]


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> tuple[Server, Staged]:
    database = tmp_path_factory.mktemp("hall") / "hall.db"
    scenarios = {"discard": forced("miners", 2, Discard), "pass": forced("miners", 2, Pass)}
    scenarios |= {"gold": before_gold(), "cutting off": before_cutting_off(), "over": at_random("miners", 2, 10_000)}
    rooms = stage(database, scenarios)
    keep_thoughts(database, [rooms.codes["over"]], lambda turn: 0.0)
    return Server(database, messages_per_second=10_000, messages_burst=10_000, log_level="warning"), rooms


@pytest.fixture(scope="module")
def server(staged: tuple[Server, Staged]) -> Iterator[Server]:
    yield staged[0]
    staged[0].stop()


@pytest.fixture
def at_table(visit: Visit, staged: tuple[Server, Staged]) -> AtTable:
    """Return a function that seats two players at a staged table; the player to move comes first."""

    def come(scenario: str) -> tuple[Visitor, Visitor]:
        rooms = staged[1]
        players = [visit(NAMES[seat]) for seat in range(2)]
        for player, token in zip(players, rooms.tokens, strict=False):
            player.be(token, rooms.codes[scenario])
        return (players[0], players[1]) if players[0].mine else (players[1], players[0])

    return come


def test_a_player_who_can_lay_nothing_discards(at_table: AtTable) -> None:
    player, other = at_table("discard")
    view = player.position["view"]
    expect(say(player)).to_have_text("None of your cards fits. Discard one.")
    expect(player.button("Discard")).to_be_disabled()
    expect(player.button("Rotate")).to_have_count(0)
    player.act(cell(player, "0,0"))
    expect(say(player)).to_have_text("None of your cards fits. Discard one.")
    assert player.mine

    given = view["hands"][player.seat][-1]
    player.act(card(player, given))
    moved(player, lambda: player.act(player.button("Discard")))
    together(player, other)
    for each in (player, other):
        expect(each.board.locator("[data-discards]")).to_have_text(str(len(view["discards"]) + 1))
        assert each.position["view"]["discards"][-1]["card"] == given
    expect(player.board.locator("[data-tile]")).to_have_count(len(view["hands"][player.seat]) - (not view["deck"]))
    expect(player.board.locator("[data-deck]")).to_have_text(str(max(0, view["deck"] - 1)))


def test_r2_10_a_cell_where_a_card_would_cut_off_a_destination_is_marked_and_says_so(at_table: AtTable) -> None:
    player, _ = at_table("cutting off")
    view = player.position["view"]
    (barred,) = view["barred"]
    at = ",".join(map(str, barred["cell"]))
    kind = next(face for face in barred["cards"] if face in view["hands"][player.seat])
    choose(player, kind)
    expect(player.board.locator(f'[data-barred="{at}"]')).to_have_count(1)
    expect(cell(player, at)).to_have_accessible_name(
        f"Row {at.replace(',', ', column ')}: a card here would cut off a destination"
    )
    cell(player, at).hover()
    expect(say(player)).to_have_text("A card here would cut off a destination.")
    player.act(cell(player, at))
    expect(player.page.get_by_role("alert")).to_contain_text("A card there would cut off a destination.")
    assert player.mine


def test_a_player_without_cards_passes(at_table: AtTable) -> None:
    player, other = at_table("pass")
    expect(player.board.locator("[data-tile]")).to_have_count(0)
    expect(player.board.locator("[data-deck]")).to_have_text("0")
    expect(say(player)).to_have_text("Your hand is empty: pass.")
    moved(player, lambda: player.act(player.button("Pass")))
    together(player, other)
    dig(player, other, turns=LONGEST)
    for each in (player, other):
        expect(result_of(each.page)).to_be_visible()


def test_a_vein_pays_in_gold_when_its_door_is_reached(at_table: AtTable) -> None:
    ann, bob = at_table("gold")
    dig(ann, bob, turns=1)
    view = ann.position["view"]
    doors = [each for each in view["destinations"] if each["vein"]]
    vein = {"{},{}".format(*at) for each in doors for at in each["vein"]}
    opener = (ann, bob)[doors[0]["reached_by"] != ann.seat]
    for player in (ann, bob):
        for door in doors:
            dwarf = "Thorin" if opener.seat == 0 else "Gimli"
            who = f"You ({dwarf}) reach" if player is opener else f"{opener.name} ({dwarf}) reaches"
            number, length = door["id"].removeprefix("dest_"), len(door["vein"])
            expect(say(player)).to_contain_text(f"{who} destination {number}! A vein of {length} pays.")
            at = "{},{}".format(*door["cell"])
            expect(cell(player, at)).to_have_accessible_name(re.compile(f"reached by {opener.name}"))
        coins = player.board.locator("[data-coin]")
        expect(coins).to_have_count(len(vein))
        assert {each.get_attribute("data-coin") for each in coins.all()} == vein
        for seat, gold in enumerate(view["gold"]):
            row = player.board.locator(f'[data-seat="{seat}"]')
            expect(row.locator("[data-gold]")).to_have_text(str(gold))
            expect(row.get_by_text(f"+{gold}", exact=True)).to_have_count(1 if gold else 0)
            if gold:
                pay = row.get_by_text(f"+{gold}", exact=True).bounding_box()
                amount = row.locator("[data-gold]").bounding_box()
                assert pay is not None
                assert amount is not None
                assert pay["x"] + pay["width"] <= amount["x"], "what was paid covers nothing of what there is"
    # The coins show only the newest payment; the gold in the vein stays.
    dig(ann, bob, turns=1)
    for player in (ann, bob):
        paid = player.board.locator("[data-paid]")
        mined = {"{},{}".format(*at) for each in player.position["view"]["destinations"] for at in each["vein"]}
        expect(paid).to_have_count(len(mined))
        assert {each.get_attribute("data-laid") for each in paid.all()} == mined


def test_a_review_has_nothing_to_press_in_the_mine(at_table: AtTable) -> None:
    ann, _ = at_table("over")
    ann.page.goto(f"/review/{ann.code}/1")
    board = ann.page.get_by_role("region", name=re.compile("The board at turn"))
    expect(board.locator("[data-tile]").first).to_be_visible()
    expect(board.locator("button:not([data-cell])")).to_have_count(0)
    expect(board.locator("[data-cell]:not([aria-disabled=true])")).to_have_count(0)
    assert ann.violations() == []
