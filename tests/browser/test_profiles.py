"""Visitors of the tests themselves: one may have the profile of another, and knows nothing of them by it."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.support.browser_people import Visitor
from tests.support.browser_profiles import Profiles
from tests.support.server_process import Server

KEPT = "Object.keys(localStorage).length + Object.keys(sessionStorage).length"


def test_a_profile_that_was_somebody_elses_knows_nothing_of_them(profiles: Profiles, server: Server) -> None:
    ann = Visitor(profiles, server, "Ann")
    ann.sign_in()
    ann.page.goto("/account")
    expect(ann.page.get_by_role("heading", name="Ann")).to_be_visible()
    ann.page.evaluate("localStorage.setItem('left', 'behind'); sessionStorage.setItem('left', 'behind')")
    ann.leave()
    bob = Visitor(profiles, server, "Bob")
    assert bob._profile is ann._profile
    assert bob._profile.cookies() == []
    bob.page.goto("/robots.txt")  # at the hall's address, but without the page, which writes things of its own
    assert bob.page.evaluate(KEPT) == 0
    bob.leave()


def test_a_profile_that_somebody_changed_is_nobody_elses(profiles: Profiles, server: Server) -> None:
    ann, fresh = Visitor(profiles, server, "Ann"), Visitor(profiles, server, "Ben", fresh=True)
    changed = {ann.context, fresh._profile}
    ann.leave()
    fresh.leave()
    later = [Visitor(profiles, server, "Cem") for _ in range(3)]
    assert changed.isdisjoint(each._profile for each in later)
    for each in later:
        each.leave()
