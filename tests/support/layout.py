"""What is wrong with how a page is laid out: controls and texts that lie outside, under something else, or are cut off.

A board may pan or zoom inside its own frame (`data-pan`), and a list may scroll inside its own (`data-scroll`): what is
in it has to be reachable, not to be in sight. Other players' names may end in an ellipsis (`data-name`).
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page

SMALLEST = 24  # pixels: WCAG 2.2, success criterion 2.5.8
PROBE = Path(__file__).with_name("layout.js").read_text(encoding="utf-8")


def faults(page: Page) -> list[str]:
    """Everything that is wrong with the layout of the page as it stands now."""
    found: list[str] = page.evaluate(PROBE, SMALLEST)
    return found
