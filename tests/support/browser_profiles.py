"""Browser profiles that visitors use one after another, so that the page is fetched and compiled only once.

Nothing else carries over: a profile is cleaned before it is used again. Its first tab stays empty and open, so that the
browser keeps the profile's renderer process (the tabs share one, see chromium.py) and the next visitor does not wait
for a new one.
"""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

# Everything that a page can store, except the browser's file cache.
STORAGE = "cookies,local_storage,indexeddb,service_workers,cache_storage"


class Profiles:
    """The unused profiles of one browser, by the options that they were made with.

    They are closed when a visitor comes to another server, because their caches are of no use there.
    """

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._address = ""
        self._free: dict[str, list[BrowserContext]] = {}

    def take(self, options: dict[str, Any], *, fresh: bool) -> BrowserContext:
        """Return a profile with these options, a used one unless `fresh`."""
        if options["base_url"] != self._address:
            self.close()
            self._address = options["base_url"]
        free = None if fresh else self._free.get(repr(options))
        if free:
            return free.pop()
        profile = self._browser.new_context(**options)
        if not fresh:
            profile.new_page()
        return profile

    def give_back(self, options: dict[str, Any], profile: BrowserContext) -> None:
        """Close the visitor's tabs and keep the profile for another visitor. The profile itself must be unchanged."""
        for tab in profile.pages[1:]:
            tab.close()
        self._free.setdefault(repr(options), []).append(profile)

    def close(self) -> None:
        for free in self._free.values():
            for profile in free:
                profile.close()
        self._free.clear()


def clean(tab: Page, address: str) -> None:
    """Delete what earlier visitors stored for a hall's address, while no page of it is open in this profile."""
    tools = tab.context.new_cdp_session(tab)
    tools.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": STORAGE})
    tools.detach()
