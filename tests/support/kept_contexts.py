"""Profiles of a browser, each used by one visitor after another: what the page's build holds is fetched once in each.

Whoever gets one finds nothing of who had it before: no cookie, nothing stored, no service worker, no open page. One
that a test has changed itself, by more than its pages, is closed and not used again.
"""

from __future__ import annotations

from collections import defaultdict
from typing import Literal, NamedTuple

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

DESKTOP = ViewportSize(width=1440, height=900)
PHONE = ViewportSize(width=390, height=844)
STORED = "cookies,local_storage,indexeddb,websql,service_workers,cache_storage,file_systems"  # not what was fetched


class Kind(NamedTuple):
    """What kind of device somebody has, and which hall they are at."""

    address: str
    phone: bool = False
    theme: Literal["light", "dark"] = "light"
    motion: bool = False


class KeptContexts:
    """The contexts of a browser that nobody uses at the moment."""

    def __init__(self, browser: Browser) -> None:
        self._browser = browser
        self._free: dict[Kind, list[BrowserContext]] = defaultdict(list)

    def take(self, kind: Kind, fresh: bool = False) -> tuple[BrowserContext, Page]:
        """A context that is as good as new, or new where its first page has to fetch everything; and a page in it."""
        if fresh or not self._free[kind]:
            context = self._browser.new_context(
                base_url=kind.address,
                viewport=PHONE if kind.phone else DESKTOP,
                has_touch=kind.phone,
                is_mobile=kind.phone,
                color_scheme=kind.theme,
                reduced_motion="no-preference" if kind.motion else "reduce",
            )
            return context, context.new_page()
        context = self._free[kind].pop()
        page = context.new_page()
        tools = context.new_cdp_session(page)
        tools.send("Storage.clearDataForOrigin", {"origin": kind.address, "storageTypes": STORED})
        tools.detach()
        context.clear_cookies()
        return context, page

    def give_back(self, kind: Kind, context: BrowserContext) -> None:
        """Nobody needs it any more, nor a page in it."""
        for page in context.pages:
            page.close()
        self._free[kind].append(context)

    def close(self) -> None:
        for contexts in self._free.values():
            for context in contexts:
                context.close()
        self._free.clear()
