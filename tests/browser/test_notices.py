"""Notifications to an absent player: from the server to a push service, and from there to the service worker."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.support.browser_games import place_a_stone
from tests.support.browser_people import Visitor
from tests.support.push_service import PushBrowser, PushService, push_service
from tests.support.server_process import Server
from tilehall.server.notices.web_push import new_key

Visit = Callable[..., Visitor]
# The browser's real push service cannot be reached from here, so the page subscribes to the test's push service.
SUBSCRIBES = """
PushManager.prototype.subscribe = async () => ({{
  endpoint: "{endpoint}",
  getKey: (name) => Uint8Array.from({{ p256dh: {key}, auth: {secret} }}[name]).buffer,
}});
"""
# A headless browser shows no notifications, so the worker records them instead.
RECORDS = """
() => {
  self.shown = [];
  ServiceWorkerRegistration.prototype.showNotification = async (title, { body, tag, data }) =>
    void self.shown.push({ title, body, tag, url: data.url });
}
"""


@pytest.fixture(scope="module")
def service() -> Iterator[PushService]:
    with push_service() as opened:
        yield opened


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, service: PushService) -> Iterator[Server]:
    opened = Server(
        tmp_path_factory.mktemp("hall") / "hall.db",
        push_key=new_key(),
        push_contact="mailto:host@hall.test",
        push_hosts="127.0.0.1",
        log_level="warning",
    )
    yield opened
    opened.stop()


def deliver(who: Visitor, raw: bytes) -> list[dict[str, str]]:
    """Deliver a message to the page's service worker, as a push service does, and return the notifications shown."""
    tools = who.context.new_cdp_session(who.page)
    found: list[str] = []
    tools.on(
        "ServiceWorker.workerRegistrationUpdated",
        lambda told: found.extend(each["registrationId"] for each in told["registrations"]),
    )
    tools.send("ServiceWorker.enable")
    who.until(lambda _: found)
    tools.send("ServiceWorker.startWorker", {"scopeURL": f"{who.server.address}/"})
    who.until(lambda me: me.context.service_workers)
    worker = who.context.service_workers[-1]
    worker.evaluate(RECORDS)
    message = {"origin": who.server.address, "registrationId": found[-1], "data": raw.decode()}
    tools.send("ServiceWorker.deliverPushMessage", message)
    who.until(lambda _: worker.evaluate("self.shown"))
    shown: list[dict[str, str]] = worker.evaluate("self.shown")
    tools.detach()
    return shown


def test_a_browser_is_told_of_a_turn_while_its_owner_is_away(visit: Visit, service: PushService) -> None:
    ann, ben = visit("Ann", service_worker=True), visit("Ben")
    browser = PushBrowser(f"{service.address}/push/ann")
    ann.context.grant_permissions(["notifications"])
    ann.context.add_init_script(
        SUBSCRIBES.format(endpoint=browser.endpoint, key=list(browser.key), secret=list(browser.secret))
    )
    ann.sign_in()
    ann.page.goto("/account")
    ann.act(ann.button("Notify me in this browser"))
    expect(ann.page.get_by_text("This browser notifies you when a game waits for you, also while")).to_be_visible()
    clock = {"kind": "turn", "seconds": 2 * 86_400}
    code = ann.ask("/api/rooms", {"game": "4ascend", "clock": clock})["code"]
    ann.page.goto(f"/r/{code}")
    ann.until(lambda me: me.chair == 0)
    ben.sign_in()
    ben.join(code)
    ben.ready()
    ann.ready()
    place_a_stone(ann)
    ann.page.goto("/")
    ben.until(lambda me: me.mine and not me.room["chairs"][0]["here"])
    place_a_stone(ben)
    ann.until(lambda _: service.sent)
    told = browser.read(service.sent[0][2])
    ann.page.reload()
    expect(ann.page.get_by_text("Your turn: 2 days").first).to_be_visible()
    assert json.loads(told) == {
        "room": code,
        "title": "Your turn",
        "text": "4ascend with Ben. You have 2 days.",
        "url": f"/r/{code}",
    }
    assert deliver(ann, told) == [
        {"title": "Your turn", "body": "4ascend with Ben. You have 2 days.", "tag": code, "url": f"/r/{code}"}
    ]
