"""The log of whole games: its turns and rounds, and no internal codes in anything that players read or hear."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.support.browser_people import TITLES, Visitor
from tests.support.parameters import in_soak_except
from tests.support.server_process import Server
from tests.support.staged_rooms import SEATS, Scenario, Staged, at_random, stage

Visit = Callable[..., Visitor]

# Options for short games of bots.
QUICK: dict[str, dict[str, Any]] = {
    "4ascend": {"hp": 4},
    "heart-tiles": {},
    "miners": {"goal": "first"},
    "rummikub": {"rounds": 1},
    "summon5": {"endgame": "pile"},
}
# What screen readers announce of the last moves: who, what and where, in the game's words.
ANNOUNCED = {
    "4ascend": r"\(bot\) places a stone of (Black|White) on row \d, column \d",
    "heart-tiles": r"\(bot\) (places (red|yellow|green) \d tile \d|draws|ends the turn|raises|washes|blows)",
    "miners": r"\(bot\) \((Thorin|Gimli)\) (lays .+ on row \d, column \d|can lay nothing and discards)",
    "rummikub": r"\(bot\) (draws a tile|opens with|plays) ",
    "summon5": r"\(bot\) weaves .+ on row \d+, column \d+",
}
# Tiles (`k12`, `*`), cards (`fork (right-left)`, `fork~`), cells (`4,4`), hidden pieces (`heart?`), doors (`dest_1`).
CODES = re.compile(r"\b[krbo]\d+\b|\b\w+ \(\w+(-\w+)+\)|\d,\d|\w[?~]|[?~]\w|\w_\w|\*|\b(undefined|null|NaN|object)\b")
# Return every visible or spoken text of the log. Numbers and symbols of a drawn tile are separate texts.
PIECES = """() => {
  const log = document.querySelector('[aria-label="What happened"]');
  const found = [];
  const texts = document.createTreeWalker(log, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) if (node.data.trim()) found.push(node.data);
  for (const each of log.querySelectorAll("[aria-label], [title]"))
    found.push(each.getAttribute("aria-label") ?? "", each.getAttribute("title") ?? "");
  return found;
}"""


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> tuple[Any, Staged]:
    database = tmp_path_factory.mktemp("hall") / "hall.db"
    scenarios: dict[str, Scenario] = {f"{game}, over": at_random(game, seats, 10_000) for game, seats in SEATS.items()}
    scenarios |= {game: at_random(game, seats, 60, seed=5) for game, seats in SEATS.items()}
    scenarios["rounds"] = at_random("rummikub", 2, 10_000, seed=2, options={"rounds": 3})
    return database, stage(database, scenarios)


@pytest.fixture(scope="module")
def server(staged: tuple[Any, Staged]) -> Iterator[Server]:
    opened = Server(staged[0], bot_pace=0, messages_per_second=10_000, messages_burst=10_000, log_level="warning")
    yield opened
    opened.stop()


def open_log(who: Visitor) -> None:
    who.act(who.button("Log"))
    expect(who.page.get_by_label("What happened")).to_contain_text(re.compile(r"\w"))


def codes(who: Visitor) -> list[str]:
    return [piece for piece in who.page.evaluate(PIECES) if CODES.search(piece)]


def test_codes_are_recognised() -> None:
    for code in ("k12", "plays r2.", "a fork (right-bottom-left)", "on 4,4", "heart?", "dest_1", "lays bend~", "*"):
        assert CODES.search(code), code
    for words in ("12", "round 2", "You lay", "bend, top-left, stub bottom", "+30", "Ann, 3 left."):
        assert not CODES.search(words), words


@pytest.mark.parametrize("game", in_soak_except(TITLES, "miners"))
def test_a_game_of_bots_is_told_without_codes(visit: Visit, game: str) -> None:
    eve = visit("Eve")
    eve.sign_in()
    eve.open_room(game, QUICK[game])
    eve.act(eve.button("Stand up"))
    eve.until(lambda me: me.chair is None)
    eve.add_bot()
    eve.add_bot()
    eve.until(lambda me: me.over, seconds=240)
    announced = eve.page.locator("[data-announced]")
    expect(announced).to_contain_text(re.compile(ANNOUNCED[game]))
    assert not CODES.search(announced.inner_text())
    open_log(eve)
    turns = eve.page.locator("[data-look]")
    assert turns.count() > 3
    expect(turns.last).to_be_in_viewport()
    assert codes(eve) == []


@pytest.mark.parametrize("game", TITLES)
@pytest.mark.parametrize(
    ("seated", "over"),
    [
        pytest.param(True, False, marks=pytest.mark.soak),
        (True, True),
        (False, False),
        pytest.param(False, True, marks=pytest.mark.soak),
    ],
    ids=["player", "player after the end", "spectator", "spectator after the end"],
)
def test_a_whole_game_is_told_without_codes(
    visit: Visit, staged: tuple[Any, Staged], game: str, seated: bool, over: bool
) -> None:
    ann = visit("Ann")
    if seated:
        cookie = {"name": "tilehall", "value": staged[1].tokens[0], "url": ann.server.address}
        ann.context.add_cookies([cookie])  # type: ignore[list-item]
    else:
        ann.sign_in()
    ann.watch(staged[1].codes[f"{game}, over" if over else game])
    ann.until(lambda me: me.position)
    open_log(ann)
    expect(ann.page.locator("[data-look]").last).to_contain_text(re.compile(r"\w"))
    assert codes(ann) == []


def test_rounds_stand_above_their_turns(visit: Visit, staged: tuple[Any, Staged]) -> None:
    ann = visit("Ann")
    ann.sign_in()
    ann.watch(staged[1].codes["rounds"])
    ann.until(lambda me: me.position)
    open_log(ann)
    heads = ann.page.get_by_label("What happened").get_by_role("heading")
    expect(heads).to_have_text(["Round 1", "Round 2", "Round 3"])
    assert codes(ann) == []
