"""The User-Agent header, in words by which a user recognises a device."""

from __future__ import annotations

from tilehall.core.message import Text
from tilehall.server.words import say

UNKNOWN = "Another program"


def device_of(agent: str) -> str:
    """Return a browser's description of itself in a few words, as the store keeps it.

    >>> device_of("Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0")
    'Firefox on Linux'
    >>> device_of("")
    'Another program'
    """
    browsers = {"Edg": "Edge", "OPR": "Opera", "Firefox": "Firefox", "FxiOS": "Firefox", "Chrom": "Chrome"}
    systems = {"Android": "Android", "iPhone": "iPhone", "iPad": "iPad", "Windows": "Windows", "Mac OS": "Mac"}
    browser = next((name for sign, name in browsers.items() if sign in agent), "")
    browser = browser or ("Safari" if "Safari" in agent else UNKNOWN)
    system = next(
        (name for sign, name in {**systems, "CrOS": "ChromeOS", "Linux": "Linux"}.items() if sign in agent), ""
    )
    return f"{browser} on {system}" if system else browser


def device_in_words(kept: str) -> Text:
    """Return a device from the store for the user's list of devices.

    >>> str(device_in_words("Firefox on Linux")), str(device_in_words("Another program"))
    ('Firefox on Linux', 'Another program')
    """
    browser, _, system = kept.partition(" on ")
    if browser == UNKNOWN:
        return say("device-unknown-on", system=system) if system else say("device-unknown")
    return say("device", browser=browser, system=system) if system else browser
