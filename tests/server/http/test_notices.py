"""Tests of subscribing to turn notices, and of the refusals."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import pytest

from tests.server.notices.test_notifier import Mailbox, mail_server
from tests.support.http_client import HttpHall, StoredRoom, in_a_hall, my_id, why
from tests.support.push_service import PushBrowser
from tilehall.server.http.notices import CODE_LIFETIME_MS, MAX_BROWSERS, NO_ACCOUNT, NO_MAIL, NO_PUSH
from tilehall.server.notices.notifier import Notifier
from tilehall.server.notices.web_push import from_base64url, new_key
from tilehall.server.settings import Settings
from tilehall.table import commands

WAYS = "/api/me/notices"
PUSH = {"push_key": new_key(), "push_contact": "mailto:host@hall.test"}
SERVICE = "https://fcm.googleapis.com/fcm/send"


@in_a_hall()
async def test_both_ways_are_off_until_the_host_sets_them_up(opened_hall: HttpHall) -> None:
    ann, _ = await opened_hall.account("Ann")
    off = {"push_key": "", "browsers": 0, "can_mail": False, "address": "", "confirmed": False}
    assert (await ann.get(WAYS)).json() == off
    assert why(await ann.post(f"{WAYS}/browser", json=PushBrowser(f"{SERVICE}/1").body)) == str(NO_PUSH)
    assert why(await ann.post(f"{WAYS}/mail", json={"address": "ann@home.test"})) == str(NO_MAIL)


@in_a_hall(**PUSH)
async def test_a_browser_is_told_and_told_no_more(opened_hall: HttpHall) -> None:
    ann = await opened_hall.guest("Ann")
    assert len(from_base64url((await ann.get(WAYS)).json()["push_key"])) == 65
    browser = PushBrowser(f"{SERVICE}/1")
    for _ in range(2):  # repeating a subscription does not add another
        assert (await ann.post(f"{WAYS}/browser", json=browser.body)).json()["browsers"] == 1
    [kept] = await opened_hall.store.subscriptions(await my_id(ann))
    assert (kept.key, kept.secret) == (browser.key, browser.secret)
    ben = await opened_hall.guest("Ben")
    assert (await ben.post(f"{WAYS}/browser/end", json={"endpoint": browser.endpoint})).json()["browsers"] == 0
    assert (await ann.get("/api/me/export")).json()["push_services"] == ["fcm.googleapis.com"]
    assert (await ann.post(f"{WAYS}/browser/end", json={"endpoint": browser.endpoint})).json()["browsers"] == 0
    for number in range(MAX_BROWSERS):
        assert (await ann.post(f"{WAYS}/browser", json=PushBrowser(f"{SERVICE}/{number}").body)).is_success
    assert "Turn one off first" in why(await ann.post(f"{WAYS}/browser", json=PushBrowser(f"{SERVICE}/more").body))


@in_a_hall(**PUSH)
async def test_an_address_that_is_no_push_services_is_refused(opened_hall: HttpHall) -> None:
    ann = await opened_hall.guest("Ann")
    inside = await ann.post(f"{WAYS}/browser", json=PushBrowser("http://127.0.0.1:8000/admin").body)
    assert (inside.status_code, "does not know the push service" in why(inside)) == (422, True)
    for junk in ("/p\u00fcsh", "/push 1", "/push\n", "/\U0001f600", "\u2028", "/\x7f"):
        answer = await ann.post(f"{WAYS}/browser", json=PushBrowser(f"{SERVICE}{junk}").body)
        assert (answer.status_code, "does not know the push service" in why(answer)) == (422, True), junk
    broken = PushBrowser(f"{SERVICE}/1").body | {"key": "AAAA"}
    assert "not the keys" in why(await ann.post(f"{WAYS}/browser", json=broken))
    assert (await opened_hall.visitor().get(WAYS)).status_code == 401


@asynccontextmanager
async def mailing(opened_hall: HttpHall) -> AsyncIterator[Mailbox]:
    """Make a hall send mail to a server that keeps what it receives."""
    async with mail_server() as (box, smtp):
        settings = Settings(smtp=smtp, mail_from="hall@hall.test")
        opened_hall.app.notifier = Notifier(
            opened_hall.hall,
            opened_hall.store,
            opened_hall.people,
            opened_hall.app.company.whereabouts,
            opened_hall.app.time,
            opened_hall.app.titles,
            settings,
        )
        opened_hall.http = opened_hall.app.http()
        opened_hall.app.time.now = lambda: opened_hall.now
        yield box


MANY = "Many codes were mailed in the last hour; try again in 20 minutes."


@in_a_hall(sign_ups_per_hour=1000)
async def test_twenty_accounts_do_not_flood_the_mailbox_of_another_user(opened_hall: HttpHall) -> None:
    victims = (
        "victim@home.test",
        "Victim@HOME.test",
        "vic.tim@home.test",
        "victim+1@home.test",
        "v.ictim+2@home.test.",
    )
    async with mailing(opened_hall) as box:
        answers = []
        for number in range(20):
            browser, _ = await opened_hall.account(f"Attacker {number}", address=f"192.0.2.{number}")
            answers += [await browser.post(f"{WAYS}/mail", json={"address": victim}) for victim in victims]
        assert len(box.mails) == opened_hall.settings.mail_codes_per_recipient == 3
        assert {why(each) for each in answers if each.is_error} == {MANY}
        assert answers[-1].headers["retry-after"] == "1200"
        other, _ = await opened_hall.account("Other", address="198.51.100.1")
        assert (await other.post(f"{WAYS}/mail", json={"address": "other@home.test"})).is_success
        assert (await browser.get(WAYS)).json()["address"] == "", "what is refused changes nothing"
        opened_hall.wait(1200)
        assert (await other.post(f"{WAYS}/mail", json={"address": "victim@home.test"})).is_success


@in_a_hall(sign_ups_per_hour=1000, mail_codes_per_sender=4)
async def test_codes_are_limited_by_the_network_address_and_by_the_account(opened_hall: HttpHall) -> None:
    async with mailing(opened_hall) as box:
        browsers = [(await opened_hall.account(f"Attacker {number}"))[0] for number in range(3)]
        for number in range(9):
            await browsers[number % 3].post(f"{WAYS}/mail", json={"address": f"victim{number}@home.test"})
        assert len(box.mails) == 4
        hopping, _ = await opened_hall.account("Hopping", address="198.51.100.1")
        for number in range(6):
            elsewhere = opened_hall.visitor(address=f"198.51.100.{number}")
            elsewhere.cookies = hopping.cookies
            await elsewhere.post(f"{WAYS}/mail", json={"address": f"victim{number}@other.test"})
        assert len(box.mails) == 8


@in_a_hall(sign_ups_per_hour=1000, mail_codes_per_hour=5)
async def test_codes_are_limited_for_the_whole_hall(opened_hall: HttpHall) -> None:
    async with mailing(opened_hall) as box:
        for number in range(8):
            browser, _ = await opened_hall.account(f"Attacker {number}", address=f"192.0.2.{number}")
            last = await browser.post(f"{WAYS}/mail", json={"address": f"victim{number}@home.test"})
        assert len(box.mails) == 5
        assert (last.status_code, why(last)) == (429, MANY.replace("20", "12"))


@in_a_hall(sign_in_attempts=3)
async def test_mail_is_for_accounts_that_show_the_code(opened_hall: HttpHall) -> None:
    async with mailing(opened_hall) as box:
        guest = await opened_hall.guest("Gus")
        assert why(await guest.post(f"{WAYS}/mail", json={"address": "gus@home.test"})) == str(NO_ACCOUNT)
        ann, _ = await opened_hall.account("Ann")
        assert why(await ann.post(f"{WAYS}/mail", json={"address": "ann@home"})) == "That is not an e-mail address."
        asked = (await ann.post(f"{WAYS}/mail", json={"address": "ann@home.test"})).json()
        assert (asked["address"], asked["confirmed"], asked["can_mail"]) == ("ann@home.test", False, True)
        [mail] = box.mails
        code = mail.get_content().partition("Your code is ")[2][:8]
        assert why(await ann.post(f"{WAYS}/mail/confirm", json={"code": "00000000"})).startswith("That is not the code")
        assert (await ann.post(f"{WAYS}/mail/confirm", json={"code": f" {code.upper()}"})).json()["confirmed"]
        assert (await ann.get("/api/me/export")).json()["mail"] == "ann@home.test"
        assert (await ann.post(f"{WAYS}/mail/end")).json()["address"] == ""
        assert "This code has expired" in why(await ann.post(f"{WAYS}/mail/confirm", json={"code": code}))
        await ann.post(f"{WAYS}/mail", json={"address": "ann@home.test"})
        opened_hall.wait(CODE_LIFETIME_MS / 1000 + 1)
        assert "This code has expired" in why(await ann.post(f"{WAYS}/mail/confirm", json={"code": code}))
        for _ in range(3):
            last = await ann.post(f"{WAYS}/mail", json={"address": "ann@home.test"})
        assert last.is_success
        assert (await ann.post(f"{WAYS}/mail", json={"address": "ann@home.test"})).status_code == 429


@pytest.mark.parametrize("at_zero", ["bot", "step", "resign"])
def test_the_log_and_the_review_of_a_game_show_whose_time_was_up(at_zero: str) -> None:
    @in_a_hall()
    async def scenario(opened_hall: HttpHall) -> None:
        ann, ben = await opened_hall.guest("Ann"), await opened_hall.guest("Ben")
        clock = {"kind": "turn", "seconds": 30, "at_zero": at_zero}
        play = await StoredRoom.open(opened_hall, ann, "4ascend", ben, clock=clock)
        await play.turn()
        await play.put(commands.time_out(play.room, play.dice, "easy"))
        if at_zero == "bot":
            await play.turn()
        if at_zero != "resign":
            await play.turn()
            await play.put(commands.resign(play.room, play.room.chairs[0].user, play.dice))
        log = (await ann.get(f"/api/rooms/{play.code}/log")).json()["moves"]
        says = [fact["say"] for move in log for fact in move["facts"]]
        said = "Time is up for Ben; a bot plays this turn." if at_zero == "bot" else "Time is up for Ben."
        assert says.count(said) == 1
        review = (await ann.get(f"/api/rooms/{play.code}/review")).json()["turns"]
        told = [(turn["number"], fact["say"]) for turn in review for move in turn["moves"] for fact in move["facts"]]
        assert [number for number, say in told if say == said] == [1 if at_zero == "resign" else 2]
        behind = told[[say for _, say in told].index(said) + 1]
        assert behind[1].startswith("Ben resigns" if at_zero == "resign" else "Ben places a stone")

    scenario()
