"""The browser profiles of the test visitors: a reused profile keeps nothing of its previous visitor."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.support.browser_people import Visitor
from tests.support.browser_profiles import Profiles
from tests.support.server_process import Server

KEPT = "Object.keys(localStorage).length + Object.keys(sessionStorage).length"


def test_a_reused_profile_keeps_nothing_of_its_previous_visitor(profiles: Profiles, server: Server) -> None:
    ann = Visitor(profiles, server, "Ann")
    ann.sign_in()
    ann.page.goto("/account")
    expect(ann.page.get_by_role("heading", name="Ann")).to_be_visible()
    ann.page.evaluate("localStorage.setItem('left', 'behind'); sessionStorage.setItem('left', 'behind')")
    ann.leave()
    bob = Visitor(profiles, server, "Bob")
    assert bob._profile is ann._profile
    assert bob._profile.cookies() == []
    bob.page.goto("/robots.txt")  # the server's origin without the page, which would write to the storage
    assert bob.page.evaluate(KEPT) == 0
    bob.leave()


def test_a_changed_profile_is_not_reused(profiles: Profiles, server: Server) -> None:
    ann, fresh = Visitor(profiles, server, "Ann"), Visitor(profiles, server, "Ben", fresh=True)
    changed = {ann.context, fresh._profile}
    ann.leave()
    fresh.leave()
    later = [Visitor(profiles, server, "Cem") for _ in range(3)]
    assert changed.isdisjoint(each._profile for each in later)
    for each in later:
        each.leave()
