"""Layout faults of a page: controls and texts that are outside, covered or cut off.

A board may pan or zoom inside its own frame (`data-pan`), and a list may scroll inside its own (`data-scroll`): their
content must be reachable, not in sight. Other players' names may end in an ellipsis (`data-name`).
"""

from __future__ import annotations

import os
from pathlib import Path

from playwright.sync_api import Page

# The screen sizes that a page is laid out for, and the three most telling ones; `make soak` looks at all.
SIZES = (
    (320, 568),
    (360, 640),
    (390, 844),
    (568, 320),
    (844, 390),
    (768, 1024),
    (1024, 768),
    (1280, 720),
    (1366, 768),
    (1440, 900),
    (2560, 1440),
)


def chosen(sizes: str) -> list[tuple[int, ...]]:
    """Return the sizes in which a test looks at a page: all of them in `make soak`."""
    return [tuple(map(int, size.split("x"))) for size in os.environ.get("LAYOUT_SIZES", sizes).split()]


QUICK = chosen("320x568 844x390 1280x720")
QUICK_TEXT = chosen("320x568 1280x720")  # a text that fits both also fits the sizes between them
QUICK_SMALL = chosen("320x568 844x390")
MIN_TARGET_PX = 24  # WCAG 2.2, success criterion 2.5.8
PROBE = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")

# Resolves when every font is loaded, nothing moves, and nothing has moved for so many frames.
STILL = """async (frames) => {
  await document.fonts.ready;
  const places = () => [...document.querySelectorAll("body *")].map((it) => {
    const { x, y, width, height } = it.getBoundingClientRect();
    return `${x} ${y} ${width} ${height}`;
  }).join();
  const end = performance.now() + 10000;
  let [before, same] = ["", 0];
  while (same < frames && performance.now() < end) {
    await new Promise(requestAnimationFrame);
    const now = places();
    same = now === before && !document.querySelector("[aria-busy=true]") ? same + 1 : 0;
    before = now;
  }
}"""
STILL_FRAMES = 6  # a tenth of a second: longer than the page waits between two passes of its own layout


def settle(page: Page) -> None:
    """Wait until everything on a page has taken its place."""
    page.evaluate(STILL, STILL_FRAMES)


# Whatever the page counts in seconds counts the first minute at once.
FAST_MINUTE = """const every = window.setInterval;
window.setInterval = (work, ms, ...given) => {
  if (ms === 1000) for (let second = 0; second < 60; second++) window.setTimeout(work, 0, ...given);
  return every(work, ms, ...given);
};"""

WIDEN = """(codes) => {
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    for (const code of codes) texts.currentNode.data = texts.currentNode.data.replaceAll(code, "W".repeat(code.length));
  }
}"""


def widen(page: Page, *codes: str) -> None:
    """Show random codes with the widest letters, so that the layout does not depend on chance."""
    settle(page)
    page.evaluate(WIDEN, codes)
    settle(page)


def faults(page: Page) -> list[str]:
    """Return every fault in the current layout of the page."""
    found: list[str] = page.evaluate(PROBE, MIN_TARGET_PX)
    return found
