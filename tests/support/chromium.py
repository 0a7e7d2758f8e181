"""The Chromium used by tests and for screenshots."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

# The headless shell starts in half the time.
BROWSERS = ("chromium-headless-shell", "chromium")
# A test's page lives for seconds, so optimizing its code does not pay, nor do separate processes for drawing and
# fetching. Together these flags save a tenth of the browser's cost. The tabs of a profile share one process.
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
def chromium(flags: Sequence[str] = FLAGS) -> Iterator[Browser]:
    """Yield a browser. Raises `SystemExit` with a message if there is none."""
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=chromium_path(), args=flags)
        yield opened
        opened.close()


def chromium_path() -> str:
    """Return the path of Chromium. Raises `SystemExit` with a message if there is none."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), "")
    if not os.access(found, os.X_OK):
        raise SystemExit(NO_BROWSER)
    return found
