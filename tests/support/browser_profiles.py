"""Profiles that visitors have one after another: what a browser has fetched and compiled once, it has.

Nothing else of one visitor is there for the next: whoever takes a profile cleans it. Its first tab is nobody's and
stays empty: while it is open, the browser keeps the process that draws the tabs of the profile (chromium.py says that
they share one), and the next visitor does not wait for a new one.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

# Everything a page can leave behind except the browser's cache of files.
STORAGE = "cookies,local_storage,indexeddb,service_workers,cache_storage"


class Profiles:
    """The profiles of one browser that nobody uses just now, by the options they were made with."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[str, list[BrowserContext]] = {}

    def take(self, options: dict[str, Any], *, fresh: bool) -> BrowserContext:
        """A profile with these options: used before, unless it is to be fresh."""
        free = None if fresh else self._free.get(repr(options))
        if free:
            return free.pop()
        profile = self._browser.new_context(**options)
        if not fresh:
            profile.new_page()
        return profile

    def give_back(self, options: dict[str, Any], profile: BrowserContext) -> None:
        """Nobody uses it any more, and nothing about the profile itself was changed: close the tabs of whoever did."""
        for tab in profile.pages[1:]:
            tab.close()
        self._free.setdefault(repr(options), []).append(profile)

    def close(self) -> None:
        for free in self._free.values():
            for profile in free:
                profile.close()


def clean(tab: Page, address: str) -> None:
    """Forget whatever earlier visitors have left of the hall at an address. No page of it is open in this profile."""
    tools = tab.context.new_cdp_session(tab)
    tools.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": STORAGE})
    tools.detach()
