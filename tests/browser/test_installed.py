"""The page as its service worker keeps it: opened without a network, and replaced by a new release as a whole."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.support.browser_people import ROOT, Visitor
from tests.support.server_process import Server

Visit = Callable[..., Visitor]
BUILT = ROOT / "src" / "tilehall" / "web"
KEPT = "navigator.serviceWorker.ready.then(() => caches.keys())"


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """Return a copy of the built page, without the runtime, that a test may change."""
    return Path(shutil.copytree(BUILT, tmp_path / "web", ignore=shutil.ignore_patterns("offline")))


@pytest.fixture
def server(tmp_path: Path, web: Path) -> Iterator[Server]:
    opened = Server(tmp_path / "hall.db", web=web, log_level="warning")
    yield opened
    opened.stop()


def release(who: Visitor) -> str | None:
    return who.page.locator("#app").get_attribute("data-release")


def kept(who: Visitor) -> list[str]:
    """Return the caches of the browser, once a service worker is active."""
    names: list[str] = who.page.evaluate(KEPT)
    return names


def test_a_kept_page_opens_without_a_network_and_is_replaced_as_a_whole(
    visit: Visit, server: Server, web: Path
) -> None:
    ann = visit("Ann", fresh=True, service_worker=True)
    ann.page.goto("/")
    first = release(ann)
    ann.until(lambda me: kept(me) == [f"page-{first}"])

    with ann.forgiving():
        ann.context.set_offline(True)
        ann.page.goto("/puzzles")
        assert release(ann) == first
        expect(ann.page.get_by_role("heading", name="The hall does not answer")).to_be_visible()
        ann.context.set_offline(False)
        expect(ann.page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()

        # A new release whose pack does not arrive: the page comes from the network, and the old one stays in the cache.
        (web / "fonts-licence.txt").write_text("another release")
        server.stop()
        server.start()
        ann.context.route("**/page-*.json", lambda route: route.abort())
        ann.page.goto("/")
        second = release(ann)
        assert second != first
        ann.page.evaluate(
            "navigator.serviceWorker.register('/service-worker.js').then((it) => it.update()).catch(() => {})"
        )
        assert kept(ann) == [f"page-{first}"]
        ann.context.set_offline(True)
        ann.page.reload()
        assert release(ann) == first

        ann.context.set_offline(False)
        ann.context.unroute("**/page-*.json")
        ann.page.goto("/")
        assert release(ann) == second
        ann.until(lambda me: kept(me) == [f"page-{second}"])
        ann.context.set_offline(True)
        ann.page.reload()
        assert release(ann) == second
