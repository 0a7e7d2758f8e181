"""The Chromium that plays in tests and poses for pictures."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

# The shell is Chromium without windows: it starts in half the time.
BROWSERS = ("chromium-headless-shell", "chromium")
# A page of a test lives for seconds: no code of it is worth optimizing, nor is a process of its own for drawing and one
# for fetching. All three together are a tenth of what the browser costs. The tabs of a profile share one process.
FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--enable-features=NetworkServiceInProcess2",
    "--renderer-process-limit=1",
    "--js-flags=--no-opt --no-maglev",
)
NO_BROWSER = "This needs Chromium: install it (Debian: apt-get install chromium), or name one in CHROMIUM."


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser, until it is no longer needed; a SystemExit with a sentence where there is none."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), "")
    if not os.access(found, os.X_OK):
        raise SystemExit(NO_BROWSER)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=FLAGS)
        yield opened
        opened.close()
