"""The languages of the page: found, chosen, remembered, and told to the hall."""

from __future__ import annotations

import re
from collections.abc import Callable
from urllib.parse import parse_qs, urlsplit

import pytest
from playwright.sync_api import expect

from tests.support.browser_games import play_now
from tests.support.browser_people import ROOT, Visitor
from tilehall.core.fluent import read

Visit = Callable[..., Visitor]


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


@pytest.mark.parametrize("locale", ["pt-BR", "en-US"])
def test_the_page_speaks_english_unless_it_knows_the_language_of_the_browser(visit: Visit, locale: str) -> None:
    ann = visit("Ann", locale=locale)
    requests, _ = listen(ann)
    ann.page.goto("/")
    expect(ann.page.locator("html")).to_have_attribute("lang", "en")
    assert set(requests) == {"en"}
    manifest = ann.page.locator("link[rel=manifest]").get_attribute("href") or ""
    assert ann.page.request.get(manifest).json()["lang"] == "en"


def test_a_chosen_language_stays_and_is_told_to_the_hall(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.goto("/?language=en-XA")
    requests, lines = listen(ann)
    ann.page.goto("/about")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(re.compile(r"^\["))
    ann.page.goto("/?language=en")
    play_now(ann, "4ascend")
    ann.until(lambda me: me.mine)
    ann.page.goto(f"{ann.page.url}?language=en-XA")
    expect(ann.page.locator("header")).to_contain_text("[")
    assert requests[0] == "en-XA"
    assert (lines[0], lines[-1]) == ("en", "en-XA")


def test_a_language_chosen_on_the_account_screen_is_kept_with_the_account(visit: Visit) -> None:
    ann = visit("Ann")
    ann.sign_in()
    ann.page.goto("/account")
    choice = ann.page.get_by_role("main").get_by_role("combobox", name="Language")
    with ann.page.expect_response("**/api/me/language"):
        choice.select_option("Deutsch")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")
    ann.page.evaluate("localStorage.clear()")
    ann.page.goto("/")
    expect(ann.page.locator("html")).to_have_attribute("lang", "de")


def test_a_suggested_name_and_the_new_user_have_the_language_of_the_browser(visit: Visit) -> None:
    french = read((ROOT / "web/src/people/words/first.fr.ftl").read_text(encoding="utf-8"))
    animals = str(french["animals"][0]).split()
    ann = visit("Ann", locale="fr-FR")
    ann.page.goto("/account")
    expect(ann.page.get_by_label("Votre nom")).to_have_value(re.compile("|".join(animals)))
    with ann.page.expect_response("**/api/me/language"):
        ann.act(ann.button("Entrer"))
    assert ann.page.request.get("/api/me").json()["language"] == "fr"


def test_english_in_disguise_shows_what_comes_from_catalogues(visit: Visit) -> None:
    ann = visit("Ann")
    ann.page.goto("/?language=en-XA")
    expect(ann.page.get_by_role("heading", level=1)).to_have_text(re.compile(r"^\[Þ"))
    for width, height in ((844, 390), (768, 1024), (667, 375)):  # longer words than in any other language
        ann.page.set_viewport_size({"width": width, "height": height})
        assert not ann.scrolls_sideways(), width


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
