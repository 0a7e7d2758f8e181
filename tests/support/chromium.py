"""The Chromium that plays in tests and poses for pictures."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, sync_playwright

# The shell is Chromium without windows: it starts in half the time.
BROWSERS = ("chromium-headless-shell", "chromium")
NO_BROWSER = "This needs Chromium: install it (Debian: apt-get install chromium), or name one in CHROMIUM."


@contextmanager
def chromium() -> Iterator[Browser]:
    """A browser, until it is no longer needed; a SystemExit with a sentence where there is none."""
    found = os.environ.get("CHROMIUM") or next(filter(None, map(shutil.which, BROWSERS)), "")
    if not os.access(found, os.X_OK):
        raise SystemExit(NO_BROWSER)
    with sync_playwright() as playwright:
        opened = playwright.chromium.launch(executable_path=found, args=["--no-sandbox", "--disable-gpu"])
        yield opened
        opened.close()
