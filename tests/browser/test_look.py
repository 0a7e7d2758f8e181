"""The typeface: small, self-hosted, used where it belongs, and never the cause of a layout shift."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Locator, ViewportSize, expect

from tests.support.browser_people import ROOT, Visitor
from tests.support.layout import settle
from tests.support.parameters import in_soak_except

Visit = Callable[..., Visitor]

BUILT = ROOT / "src" / "tilehall" / "web"
MAX_FONT_BYTES = 40_000
MAX_LAYOUT_SHIFT = 0.01  # a tenth of the limit for a good score (web.dev/cls)
WATCH = """
window.jumps = [];
const place = ({ x, y, width, height }) => [x, y, width, height].map(Math.round).join(" ");
const said = ({ node, previousRect, currentRect }) =>
  `${node?.outerHTML?.slice(0, 60)}: ${place(previousRect)} to ${place(currentRect)}`;
new PerformanceObserver((list) => {
  for (const entry of list.getEntries())
    window.jumps.push([entry.value, entry.sources.map(said)]);
}).observe({ type: "layout-shift", buffered: true });
"""


def jumps(visitor: Visitor) -> list[tuple[float, list[str]]]:
    """Return the layout shifts since the page was opened, with the elements that moved."""
    visitor.page.wait_for_load_state("networkidle")
    settle(visitor.page)
    moved: list[tuple[float, list[str]]] = visitor.page.evaluate("window.jumps")
    return moved


def faces(where: Locator) -> set[str]:
    """Return the typefaces in which an element's text is actually rendered."""
    context = where.page.context
    mark = "data-looked-at"
    where.evaluate("(it, mark) => it.setAttribute(mark, '')", mark)
    tools = context.new_cdp_session(where.page)
    tools.send("DOM.enable")
    tools.send("CSS.enable")
    root = tools.send("DOM.getDocument")["root"]["nodeId"]
    node = tools.send("DOM.querySelector", {"nodeId": root, "selector": f"[{mark}]"})["nodeId"]
    used = tools.send("CSS.getPlatformFontsForNode", {"nodeId": node})["fonts"]
    tools.detach()
    where.evaluate("(it, mark) => it.removeAttribute(mark)", mark)
    return {"the page's own" if each["isCustomFont"] else each["familyName"] for each in used}


def come_again(visitor: Visitor, path: str, what: Locator) -> None:
    """Open a page twice, so that typefaces that loaded too late for the first visit are in the browser's cache."""
    visitor.page.goto(path)
    expect(what).to_be_visible()
    visitor.page.evaluate("document.fonts.forEach((face) => face.load()), document.fonts.ready.then(() => null)")
    visitor.page.reload()
    expect(what).to_be_visible()


def test_all_typefaces_together_are_light_and_bring_their_licence() -> None:
    files = list((BUILT / "assets").glob("*.woff2"))
    assert len(files) == 3
    assert sum(file.stat().st_size for file in files) < MAX_FONT_BYTES
    assert "SIL OPEN FONT LICENSE" in (BUILT / "fonts-licence.txt").read_text(encoding="utf-8")
    assert "Fraunces" in (ROOT / "NOTICE").read_text(encoding="utf-8")


def test_the_face_of_headings_is_asked_for_before_the_page_needs_it() -> None:
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    [preloaded] = re.findall(
        r'<link rel="preload" href="\./(assets/[^"]+)" as="font" type="font/woff2" crossorigin>', page
    )
    assert (BUILT / preloaded).is_file()
    styles = "".join(file.read_text(encoding="utf-8") for file in (BUILT / "assets").glob("index-*.css"))
    assert f"./{Path(preloaded).name}" in styles
    assert styles.count("font-display:optional") == 3


@pytest.mark.parametrize("phone", in_soak_except([False, True], True), ids=["desk", "phone"])
def test_nothing_jumps_at_home_or_at_a_table(visit: Visit, phone: bool) -> None:
    ann = visit("Ann", phone=phone, fresh=True)
    ann.page.add_init_script(WATCH)
    ann.page.goto("/")
    expect(ann.page.get_by_role("heading", name="Heart Tiles")).to_be_visible()
    moved = jumps(ann)
    assert sum(value for value, _ in moved) < MAX_LAYOUT_SHIFT, moved
    ann.sign_in()
    ann.open_room("summon5")
    ann.add_bot()
    ann.ready()
    ann.until(lambda me: me.mine)
    ann.page.goto(f"/r/{ann.code}")
    expect(ann.board.get_by_role("grid")).to_be_visible()
    moved = jumps(ann)
    assert sum(value for value, _ in moved) < MAX_LAYOUT_SHIFT, moved


def test_headings_and_tiles_use_the_typeface_and_text_does_not(visit: Visit) -> None:
    ann = visit("Şükrü Łęcka")
    ann.sign_in()
    come_again(ann, "/", ann.page.get_by_role("heading", level=1))
    assert faces(ann.page.get_by_role("heading", level=1)) == {"the page's own"}
    assert "the page's own" not in faces(ann.page.get_by_label("I have a code"))
    come_again(ann, "/account", ann.page.get_by_role("heading", name=ann.name))
    assert faces(ann.page.get_by_role("heading", name=ann.name)) == {"the page's own"}
    ann.open_room("summon5")
    ann.add_bot()
    ann.ready()
    ann.until(lambda me: me.mine)
    tile = ann.page.locator("[data-hand] .number").first
    come_again(ann, f"/r/{ann.code}", tile)
    assert faces(tile) == {"the page's own"}


def test_type_grows_with_a_screen_that_is_large_both_ways(visit: Visit) -> None:
    page = visit("Ann").page
    page.goto("/")
    sizes = []
    for width, height in ((1440, 900), (2560, 800), (1920, 1080), (2560, 1440)):
        page.set_viewport_size(ViewportSize(width=width, height=height))
        sizes.append(page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)"))
    assert sizes == [16, 16, 19, 22]
