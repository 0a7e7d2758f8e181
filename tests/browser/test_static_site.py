"""A static site, on a plain web server and in a subfolder: played, kept, and as strict as a hall about what may run."""

from __future__ import annotations

import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from os import PathLike
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from tests.support.browser_people import SOON
from tilehall.cli.site import make_site, write_site
from tilehall.server.http import static

# Whether WebAssembly may be compiled here, and which directive keeps the code from sending something to another server.
ALLOWED = """async () => {
  const header = new Uint8Array([0, 97, 115, 109, 1, 0, 0, 0]); // an empty module
  const compiled = await WebAssembly.compile(header).then(() => true, () => false);
  const kept = new Promise((resolve) =>
    addEventListener("securitypolicyviolation", ({ effectiveDirective: it }) => it === "connect-src" && resolve(it)));
  const sent = fetch("http://localhost:9/").catch(() => new Promise((resolve) => setTimeout(resolve, 3000)));
  return [compiled, await Promise.race([kept, sent.then(() => "nothing")])];
}"""
UNKNOWN = "application/octet-stream"


class QuietHandler(SimpleHTTPRequestHandler):
    """What `python -m http.server` answers with, without its log, and with the types that an old web server knows."""

    def guess_type(self, path: str | PathLike[str]) -> str:
        return UNKNOWN if str(path).endswith((".mjs", ".wasm")) else super().guess_type(path)

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    """Write a site into a subfolder of a plain web server, and yield its address."""
    files, left_out = make_site(static.BUILT)
    assert not left_out
    write_site(tmp_path / "people" / "ann" / "games", files)
    with ThreadingHTTPServer(("127.0.0.1", 0), partial(QuietHandler, directory=str(tmp_path))) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield f"http://127.0.0.1:{server.server_port}/people/ann/games/"
        server.shutdown()
        thread.join()


@pytest.mark.long
def test_a_static_site_is_played_in_a_subfolder_and_again_without_a_network(browser: Browser, address: str) -> None:
    context = browser.new_context(reduced_motion="reduce")
    context.set_default_timeout(SOON * 1000)
    page = context.new_page()
    problems: list[str] = []
    page.on("console", lambda said: problems.append(said.text) if said.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: problems.append(str(error)))
    page.goto(address)
    page.get_by_role("button", name="Play now: 4ascend").click()
    for number in (1, 2):
        page.locator('main.board [data-cell][aria-disabled="false"]:not([data-stone])').first.click()
        expect(page.locator('[data-stone="w"]')).to_have_count(number)
    game = page.url
    assert game.startswith(f"{address}#/r/")
    page.goto(address)
    page.get_by_role("button", name="Play without a network").click()
    expect(page.get_by_text("All games are on this device.")).to_be_visible()
    assert not problems
    (worker,) = page.workers
    assert page.evaluate(ALLOWED) == [False, "connect-src"]
    assert worker.evaluate(ALLOWED) == [True, "connect-src"]
    context.set_offline(True)
    page.goto(game)
    page.reload()
    expect(page.locator('[data-stone="w"]')).to_have_count(2)
    context.close()
