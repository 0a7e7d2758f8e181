"""The page and its runtime, kept by the service worker: opened without a network, replaced by a release as a whole."""

from __future__ import annotations

import gzip
import json
import re
import shutil
from collections import Counter
from collections.abc import Callable, Iterator
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.support.browser_people import ROOT, Visitor
from tests.support.server_process import Server

Visit = Callable[..., Visitor]
BUILT = ROOT / "src" / "tilehall" / "web"
DISGUISED = re.compile(r"^\[")  # a text in English with accents, in brackets
KEPT = "navigator.serviceWorker.ready.then(() => caches.keys())"
# The manifest, and the sizes that its pictures have.
MANIFEST = """async () => {
  const { href } = document.querySelector("link[rel=manifest]");
  const manifest = await (await fetch(href)).json();
  const sizes = {};
  for (const { src, type } of [...manifest.icons, ...manifest.screenshots]) {
    const answer = await fetch(new URL(src, href));
    if (!answer.headers.get("content-type").startsWith(type)) continue;
    const picture = type === "image/svg+xml" ? undefined : await createImageBitmap(await answer.blob());
    sizes[src] = picture ? `${picture.width}x${picture.height}` : "any";
  }
  return [manifest, sizes];
}"""
UPDATE = "navigator.serviceWorker.register('/service-worker.js').then((it) => it.update()).catch(() => {})"


@pytest.fixture
def web(tmp_path: Path) -> Path:
    """Return a copy of the built page that a test may change."""
    return Path(shutil.copytree(BUILT, tmp_path / "web"))


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
    ann.until(lambda me: kept(me) == [f"/page-{first}"])

    with ann.forgiving():
        ann.context.set_offline(True)
        ann.page.goto("/puzzles")
        assert release(ann) == first
        expect(ann.page.get_by_role("heading", name="The hall does not answer")).to_be_visible()
        expect(ann.page.get_by_text("keep the games on this device next time")).to_be_visible()
        # Every language of the page is kept. That of a disguise arrives like that of a translation.
        ann.page.goto("/puzzles?language=en-XA")
        expect(ann.page.get_by_role("heading")).to_have_text(DISGUISED)
        ann.page.goto("/puzzles?language=en")
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
        ann.page.evaluate(UPDATE)
        assert kept(ann) == [f"/page-{first}"]
        ann.context.set_offline(True)
        ann.page.reload()
        assert release(ann) == first

        ann.context.set_offline(False)
        ann.context.unroute("**/page-*.json")
        ann.page.goto("/")
        assert release(ann) == second
        ann.until(lambda me: kept(me) == [f"/page-{second}"])
        ann.context.set_offline(True)
        ann.page.reload()
        assert release(ann) == second


class BrokenLine:
    """A network that breaks, or keeps the browser waiting, when the standard library of Python is requested."""

    def __init__(self) -> None:
        self.requested: Counter[str] = Counter()
        self.stalls = False
        self.stalled: list[Route] = []

    def pass_on(self, route: Route) -> None:
        name = route.request.url.rpartition("/")[2].partition(".")[0]
        self.requested[name] += 1
        if name != "python_stdlib":
            route.continue_()
        elif self.stalls:
            self.stalled.append(route)
        else:
            route.abort()


@pytest.mark.long
def test_the_runtime_is_kept_when_asked_for_and_can_be_removed(visit: Visit, server: Server) -> None:
    ann = visit("Ann", fresh=True, service_worker=True)
    line = BrokenLine()
    ann.context.route("**/offline/*", line.pass_on)
    ann.page.goto("/about")
    ann.until(lambda me: len(kept(me)) == 1)
    page = kept(ann)
    load, cancel = ann.button(re.compile(r"^Play without a network \(\d\.\d MB\)")), ann.button("Cancel")
    assert not line.requested, "nothing of the runtime is loaded by people who do not use it"

    with ann.forgiving():
        load.click()
        expect(ann.page.get_by_role("alert")).to_contain_text("The connection broke.")
        line.stalls = True
        load.click()
        ann.until(lambda _: line.stalled)
        expect(ann.page.get_by_role("progressbar")).to_be_visible()
        assert line.requested["pyodide"] == 3, "what has arrived is not loaded again"
        cancel.click()
        expect(load).to_be_visible()
        assert kept(ann) == page
        ann.context.unroute("**/offline/*")

    tools = ann.context.new_cdp_session(ann.page)
    tools.send("Storage.overrideQuotaForOrigin", {"origin": server.address, "quotaSize": 4_000_000})
    load.click()
    expect(ann.page.get_by_role("alert")).to_contain_text("There is not enough room on this device")
    assert kept(ann) == page
    tools.send("Storage.overrideQuotaForOrigin", {"origin": server.address})

    load.click()
    expect(ann.page.get_by_text("All games are on this device.")).to_be_visible()
    with ann.forgiving():
        ann.context.set_offline(True)
        ann.page.reload()
        expect(ann.page.get_by_text("All games are on this device.")).to_be_visible()
        # The home page shows what can be played, and stays there when the network returns.
        ann.page.goto("/")
        expect(ann.page.get_by_text("Everything here is on this device")).to_be_visible()
        expect(ann.button("Pass and play: Rummikub")).to_be_visible()
        ann.page.goto("/offline/?language=en-XA")
        expect(ann.page.get_by_role("article").locator("p").first).to_have_text(DISGUISED)
        ann.page.goto("/offline/?language=en")
        ann.context.set_offline(False)
        expect(ann.page.get_by_text("Everything here is on this device")).to_have_count(0)
        expect(ann.button("Pass and play: Rummikub")).to_be_visible()
        ann.page.goto("/about")
    ann.button(re.compile("^Remove them")).click()
    expect(load).to_be_visible()
    assert kept(ann) == page


def test_the_pictures_of_the_manifest_have_the_sizes_that_it_names(visit: Visit) -> None:
    page = visit("Ann", fresh=True).page
    page.goto("/about")
    manifest, sizes = page.evaluate(MANIFEST)
    assert sizes == {each["src"]: each["sizes"] for each in manifest["icons"] + manifest["screenshots"]}
    # What browsers require of an app.
    assert {"192x192", "512x512"} <= {each["sizes"] for each in manifest["icons"]}
    assert {"name", "start_url", "display"} <= manifest.keys()


def renew_runtime(web: Path) -> str:
    """Change the rules in the runtime of a built page, as a new release does. Return the name of the changed file."""
    listed = json.loads((web / "offline" / "runtime.json").read_text())
    (rules,) = (each for each in listed["files"] if each["name"] == "tilehall.zip")
    content = gzip.compress(gzip.decompress((web / "offline" / rules["path"]).read_bytes()), compresslevel=1)
    digest = sha256(content).hexdigest()
    rules |= {"path": f"tilehall.{digest[:8]}.bin", "size": len(content), "sha256": digest}
    (web / "offline" / rules["path"]).write_bytes(content)
    (web / "offline" / "runtime.json").write_text(json.dumps(listed | {"version": digest[:12]}))
    return str(rules["path"])


@pytest.mark.long
def test_a_game_in_progress_survives_a_release_that_replaces_page_and_runtime_together(
    visit: Visit, server: Server, web: Path
) -> None:
    ann = visit("Ann", fresh=True, service_worker=True)
    ann.page.goto("/offline/")
    ann.button("Play without a network").click()
    expect(ann.page.get_by_text("All games are on this device.")).to_be_visible()
    ann.button("Play now: 4ascend").click()
    stone = ann.page.locator('main.board [data-stone="w"]')
    free = ann.page.locator('main.board [data-cell][aria-disabled="false"]:not([data-stone])').first
    free.click()
    expect(stone).to_have_count(1)
    game, old = ann.page.url, kept(ann)
    assert len(old) == 2

    with ann.forgiving():
        changed = renew_runtime(web)
        server.stop()
        server.start()
        refused: list[str] = []

        def refuse(route: Route) -> None:
            refused.append(route.request.url)
            route.abort()

        ann.context.route(f"**/{changed}", refuse)
        ann.page.goto("/about")
        new = release(ann)
        ann.page.evaluate(UPDATE)
        ann.until(lambda me: refused and kept(me) == old)
        ann.context.set_offline(True)
        ann.page.goto(game)
        assert f"/page-{release(ann)}" in old
        expect(stone).to_have_count(1)
        free.click()
        expect(stone).to_have_count(2)

        ann.context.set_offline(False)
        ann.context.unroute(f"**/{changed}")
        ann.page.goto("/about")
        ann.until(lambda me: f"/page-{new}" in kept(me) and len(kept(me)) == 2)
        assert not set(kept(ann)) & set(old)
        ann.context.set_offline(True)
        ann.page.goto(game)
        assert release(ann) == new
        expect(stone).to_have_count(2)
        free.click()
        expect(stone).to_have_count(3)


@pytest.mark.long
def test_an_installed_app_keeps_the_games_by_itself_until_they_are_removed(visit: Visit, server: Server) -> None:
    ann = visit("Ann", fresh=True, service_worker=True)
    ann.page.add_init_script("Object.defineProperty(navigator, 'standalone', { value: true });")  # as on an iPhone
    ann.page.goto("/about")
    expect(ann.page.get_by_text("All games are on this device.")).to_be_visible()
    assert len(kept(ann)) == 2
    ann.button(re.compile("^Remove them")).click()
    load = ann.button(re.compile("^Play without a network"))
    expect(load).to_be_enabled()
    ann.page.reload()
    expect(load).to_be_enabled()
    assert len(kept(ann)) == 1
