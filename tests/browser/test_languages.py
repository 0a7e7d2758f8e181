"""The languages of the page: found, chosen, remembered, and told to the hall."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Literal
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import Locator, expect

from tests.support.browser_games import play_now
from tests.support.browser_people import Visitor

Visit = Callable[..., Visitor]


def menu(who: Visitor, role: Literal["banner", "dialog"]) -> Locator:
    """Return the language menu of the top bar or of a dialog, in any language."""
    return who.page.get_by_role(role).get_by_role("combobox").filter(has_text="中文")


def listen(who: Visitor) -> tuple[list[str], list[str]]:
    """Collect the languages in which the page asks the hall: by HTTP, and on its lines."""
    requests: list[str] = []
    lines: list[str] = []

    def note(url: str, into: list[str], language: str) -> None:
        if urlsplit(url).path.startswith("/api/"):
            into.append(language)

    who.page.on("request", lambda asked: note(asked.url, requests, asked.headers.get("accept-language", "")))
    who.page.on("websocket", lambda line: note(line.url, lines, parse_qs(urlsplit(line.url).query)["language"][0]))
    return requests, lines


@pytest.mark.parametrize(
    ("locale", "language"), [("de-AT", "de"), ("zh-CN", "zh-Hans"), ("pt-BR", "en"), ("en-US", "en")]
)
def test_the_page_speaks_the_language_of_the_browser(visit: Visit, locale: str, language: str) -> None:
    ann = visit("Ann", locale=locale)
    requests, _ = listen(ann)
    ann.page.goto("/")
    expect(ann.page.locator("html")).to_have_attribute("lang", language)
    assert set(requests) == {language.partition("-")[0]}
    manifest = ann.page.locator("link[rel=manifest]").get_attribute("href") or ""
    assert ann.page.request.get(manifest).json()["lang"] == language.partition("-")[0]


def test_a_language_is_chosen_with_the_keyboard_and_stays(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.goto("/about")
    choice = menu(ann, "banner")
    expect(choice).to_have_value("en")
    expect(choice.locator("option")).to_have_text(["English", "Deutsch", "Español", "Français", "中文"])
    requests, _ = listen(ann)
    choice.focus()
    choice.press("ArrowDown")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    assert set(requests) == {"de"}, "the page asks for the hall's texts again"
    ann.page.reload()
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    expect(menu(ann, "banner")).to_have_value("de")


def test_a_language_chosen_at_the_table_opens_its_line_again(visit: Visit) -> None:
    ann = visit("Ann")
    requests, lines = listen(ann)
    play_now(ann, "4ascend")
    ann.until(lambda me: me.mine)
    board = ann.position["view"]["board"]
    ann.position = {}
    ann.button("Menu").click()
    menu(ann, "dialog").select_option("fr")
    ann.until(lambda me: me.position)
    assert (lines[0], lines[-1]) == ("en", "fr")
    assert (requests[0], requests[-1]) == ("en", "fr")
    assert ann.position["view"]["board"] == board
    expect(ann.table).to_be_visible()


def test_english_in_disguise_shows_what_comes_from_catalogues(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.goto("/?language=en-XA")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(re.compile(r"^\[Þ"))


def test_a_page_from_right_to_left_fits_and_does_not_mirror_the_board(visit: Visit) -> None:
    ann = visit("Ann", phone=True)
    play_now(ann, "4ascend")
    ann.page.goto(f"{ann.page.url}?language=en-XB")
    expect(ann.page.locator("html")).to_have_attribute("dir", "rtl")
    expect(ann.board).to_have_css("direction", "ltr")
    expect(ann.page.locator("header")).to_have_css("direction", "rtl")
    assert not ann.scrolls_sideways()
    for path in ("/", "/about", "/history", "/account"):
        ann.page.goto(path)
        expect(ann.page.get_by_role("main")).to_be_visible()
        assert not ann.scrolls_sideways(), path
    home, tools = (ann.page.locator(part).bounding_box() for part in (".brand", ".tools"))
    assert home is not None
    assert tools is not None
    assert home["x"] > tools["x"]
