"""Tests of turn notices: who gets them, when, and with which text; once, and not at the table."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email import message_from_bytes, policy
from pathlib import Path
from typing import Any

import msgspec
import pytest
from aiosmtpd.smtp import SMTP, Envelope, Session

from tests.support.in_process_hall import InProcessHall, chosen, opened_hall
from tests.support.push_service import PushBrowser, PushService, push_service
from tests.support.tournament_hall import TournamentHall
from tilehall.core.game import Malformed
from tilehall.core.message import in_words
from tilehall.server.live.table import LiveTable
from tilehall.server.notices.mail_sender import Mail, MailSender
from tilehall.server.notices.notifier import UNSEEN_MS
from tilehall.server.notices.web_push import new_key
from tilehall.server.settings import Settings
from tilehall.server.words import say
from tilehall.store.protocol import Unavailable
from tilehall.store.queries.clocks import MailAddress, RoomClock
from tilehall.table.clock_settings import DAY, ClockSettings

SLOW = ClockSettings("turn", 3 * DAY)


class Mailbox:
    """A mail server on this machine, and the mail it received."""

    def __init__(self) -> None:
        self.mails: list[Any] = []

    async def handle_DATA(self, server: SMTP, session: Session, envelope: Envelope) -> str:
        raw = envelope.content
        assert isinstance(raw, bytes)
        self.mails.append(message_from_bytes(raw, policy=policy.default))
        return "250 OK"


@asynccontextmanager
async def mail_server() -> AsyncIterator[tuple[Mailbox, str]]:
    """Yield a mail server, and its address in the format of the setting."""
    box = Mailbox()
    server = await asyncio.get_running_loop().create_server(lambda: SMTP(box), "127.0.0.1", 0)
    async with server:
        yield box, f"smtp://127.0.0.1:{server.sockets[0].getsockname()[1]}"


@asynccontextmanager
async def telling_hall(folder: Path, **more: Any) -> AsyncIterator[tuple[InProcessHall, PushService]]:
    settings = Settings(
        bot_pace=0.0,
        push_key=new_key(),
        push_contact="mailto:host@hall.test",
        push_hosts="127.0.0.1",
        public_url="https://hall.test",
        **more,
    )
    with push_service() as service:
        async with opened_hall(folder, settings) as here:
            yield here, service


async def begun(here: InProcessHall, clock: ClockSettings | None = SLOW) -> LiveTable:
    """Return a table with Ben at which it is Ann's turn; Ann is away."""
    ann, ben = await here.listeners(2)
    table = await here.playing("4ascend", [ann, ben], clock=clock)
    table.leave(ann)
    await table.clock.keep()
    return table


async def test_an_absent_player_is_notified_once(tmp_path: Path) -> None:
    async with telling_hall(tmp_path) as (here, service):
        table = await begun(here)
        browser = PushBrowser(f"{service.address}/push/1")
        await here.store.add_subscription(browser.subscription(table.room.chairs[0].user), 9)
        for _ in range(2):
            await here.app.notifier.notify_turns()
        [(_, headers, body)] = service.sent
        assert headers["topic"] == table.room.code
        assert msgspec.json.decode(browser.read(body)) == {
            "room": table.room.code,
            "title": "Your turn",
            "text": "4ascend with Guest 1. You have 3 days.",
            "url": f"/r/{table.room.code}",
        }


async def test_notices_are_in_the_language_of_the_recipient(tmp_path: Path) -> None:
    async with (
        mail_server() as (box, smtp),
        telling_hall(tmp_path, smtp=smtp, mail_from="hall@hall.test") as (here, service),
    ):
        table = await begun(here)
        user = table.room.chairs[0].user
        await here.app.people.change_user(user, lambda now: msgspec.structs.replace(now, language="en-XA"))
        browser = PushBrowser(f"{service.address}/push/1")
        await here.store.add_subscription(browser.subscription(user), 9)
        await here.store.keep_mail(MailAddress(user, "ann@home.test", "", 1))
        await here.app.notifier.notify_turns()
        [(_, _, body)] = service.sent
        assert msgspec.json.decode(browser.read(body))["title"] == in_words(say("turn-notice"), "en-XA")
        [mail] = box.mails
        assert in_words(say("asked-for-mail"), "en-XA")[1:-1] in mail.get_content()


async def test_a_player_at_the_table_is_not_notified(tmp_path: Path) -> None:
    async with telling_hall(tmp_path) as (here, service):
        ann, ben = await here.listeners(2)
        table = await here.playing("4ascend", [ann, ben], clock=SLOW)
        await table.clock.keep()
        await here.store.add_subscription(PushBrowser(f"{service.address}/push/1").subscription(ann.user), 9)
        await here.app.notifier.notify_turns()
        assert service.sent == []


@pytest.mark.parametrize("clock", [None, ClockSettings("turn", 60), ClockSettings("bank", 7200, 60)])
async def test_no_notice_is_sent_if_players_wait_at_the_table(tmp_path: Path, clock: ClockSettings | None) -> None:
    async with telling_hall(tmp_path) as (here, service):
        table = await begun(here, clock)
        browser = PushBrowser(f"{service.address}/push/1")
        await here.store.add_subscription(browser.subscription(table.room.chairs[0].user), 9)
        await here.app.notifier.notify_turns()
        assert service.sent == []


async def test_a_browser_that_wants_no_more_is_forgotten(tmp_path: Path) -> None:
    async with telling_hall(tmp_path) as (here, service):
        service.status = 410
        table = await begun(here)
        user = table.room.chairs[0].user
        await here.store.add_subscription(PushBrowser(f"{service.address}/push/1").subscription(user), 9)
        await here.app.notifier.notify_turns()
        assert list(await here.store.subscriptions(user)) == []


async def test_mail_goes_only_to_a_confirmed_address(tmp_path: Path) -> None:
    async with (
        mail_server() as (box, smtp),
        telling_hall(tmp_path, smtp=smtp, mail_from="hall@hall.test") as (here, _),
    ):
        table = await begun(here)
        user = table.room.chairs[0].user
        await here.store.keep_mail(MailAddress(user, "ann@home.test", "12345678", 1))
        await here.app.notifier.notify_turns()
        assert box.mails == []
        await here.store.keep_mail(MailAddress(user, "ann@home.test", "", 1))
        await here.store.keep_clock(
            msgspec.structs.replace(table_clock(table), seq=table.room.seq, turn=table.room.seq + 1)
        )
        await here.app.notifier.notify_turns()
        [mail] = box.mails
        assert (mail["from"], mail["to"]) == ("hall@hall.test", "ann@home.test")
        assert mail["subject"] == "Your turn: 4ascend with Guest 1"
        assert mail.get_content().split("\r\n") == [
            "It is your turn: 4ascend with Guest 1. You have 3 days.",
            "",
            f"https://hall.test/r/{table.room.code}",
            "",
            "You asked for these e-mails. You can stop them on your account page.",
            "",
        ]


def table_clock(table: LiveTable) -> RoomClock:
    clock = table.clock.clock
    assert clock is not None
    return RoomClock(table.room.code, 0, 0, clock.deadline, table.room.chairs[0].user)


async def test_a_mail_server_that_is_not_there_stops_nothing(tmp_path: Path) -> None:
    async with mail_server() as (_, smtp):
        sender = MailSender(smtp, "hall@hall.test")
    assert not await sender.send("ann@home.test", Mail(say("code-mail.subject"), say("code-mail", code="12345678")))


def test_a_mail_is_written_in_a_language() -> None:
    mail = Mail(say("code-mail.subject"), say("code-mail", code="12345678"))
    assert mail.in_words() == (
        "Your code",
        "Your code is 12345678.\n\nIf you did not ask for this code, you can ignore this e-mail.\n",
    )
    subject, text = mail.in_words("en-XA")
    assert subject != "Your code"
    assert "12345678" in text


@pytest.mark.parametrize("smtp", ["mail.example", "http://mail.example", "smtp://", "smtp://mail.example:port"])
def test_a_setting_that_names_no_mail_server_is_refused(smtp: str) -> None:
    with pytest.raises(Malformed, match="TILEHALL_SMTP takes an address like"):
        MailSender(smtp, "hall@hall.test")


def test_a_hall_that_writes_from_nowhere_is_refused() -> None:
    with pytest.raises(Malformed, match="TILEHALL_MAIL_FROM"):
        MailSender("smtp://mail.example", "")


async def test_a_challenge_is_sent_once_to_an_absent_user(tmp_path: Path) -> None:
    async with (
        mail_server() as (box, smtp),
        telling_hall(tmp_path, smtp=smtp, mail_from="hall@hall.test") as (here, _),
    ):
        ann, ben, cem = [each.user for each in await here.listeners(3)]
        for other in (ben, cem):
            token, _ = await here.app.company.friends.new_link(ann)
            await here.app.company.friends.use_link(token, other)
            await here.store.keep_mail(MailAddress(other, f"{other}@home.test", "", 1))
        await here.app.challenges.challenge(ann, (ben, cem), "miners", chosen(3))
        await here.app.company.waiting(cem)  # whose page is open
        await here.app.notifier.notify_challenges()
        assert box.mails == [], "they have a moment to see it on the page"
        now = here.app.time.now() + UNSEEN_MS
        here.app.time.now = lambda: now
        for _ in range(2):
            await here.app.notifier.notify_challenges()
        [mail] = box.mails
        assert (mail["to"], mail["subject"]) == (f"{ben}@home.test", "A challenge: Guest 0 challenges you to Miners")
        assert mail.get_content().splitlines()[:3] == [
            "Guest 0 challenges you to Miners.",
            "",
            "https://hall.test/friends",
        ]


async def test_a_player_is_told_once_that_their_table_in_a_tournament_is_open(tmp_path: Path) -> None:
    async with (
        mail_server() as (box, smtp),
        telling_hall(tmp_path, smtp=smtp, mail_from="hall@hall.test") as (here, service),
    ):
        hall = TournamentHall(here.store, here.app)
        ann, ben = people = await hall.accounts(2)
        browsers = [PushBrowser(f"{service.address}/push/{number}") for number in range(2)]
        for who, browser in zip(people, browsers, strict=True):
            await here.store.keep_mail(MailAddress(who.user, f"{who.user}@home.test", "", 1))
            await here.store.add_subscription(browser.subscription(who.user), 9)
        code = await hall.created(ann, people, rounds=1)
        await here.app.tournament_desk.start(ann, code)
        await hall.look()
        [table] = (await hall.tournament(code)).tables
        await here.app.company.waiting(ann.user)  # whose page is open
        for _ in range(2):
            await here.app.notifier.notify_calls()
        [mail] = box.mails
        assert (mail["to"], mail["subject"]) == (f"{ben.user}@home.test", "Your game in Spring")
        assert mail.get_content().splitlines()[:3] == [
            "Your table is open in the tournament Spring (4ascend).",
            "",
            f"https://hall.test/r/{table.room}",
        ]
        [(_, headers, body)] = service.sent
        assert headers["topic"] == table.room
        assert msgspec.json.decode(browsers[1].read(body)) == {
            "room": table.room,
            "title": "Your tournament game",
            "text": "Spring: your table for 4ascend is open.",
            "url": f"/r/{table.room}",
        }


async def test_a_player_who_puts_the_phone_away_after_a_round_is_told_of_the_next_table(tmp_path: Path) -> None:
    async with telling_hall(tmp_path) as (here, service):
        hall = TournamentHall(here.store, here.app)
        stays, leaves = people = await hall.accounts(2)
        for who in people:
            browser = PushBrowser(f"{service.address}/push/{who.user}")
            await here.store.add_subscription(browser.subscription(who.user), 9)
        code = await hall.created(stays, people, rounds=1)
        here.app.time.elapsed = lambda: hall.ms / 1000
        for who in people:
            await here.app.company.waiting(who.user)
        hall.ms += 1000
        await here.app.tournament_desk.start(stays, code)
        await hall.look()
        for _ in range(4):
            await here.app.notifier.notify_calls()
            assert not service.sent, "the pages of both have just polled"
            hall.ms += 6000
            await here.app.company.waiting(stays.user)
            await here.app.company.waiting(leaves.user, hidden=True)
        await here.app.notifier.notify_calls()
        assert [path for path, _, _ in service.sent] == [f"/push/{leaves.user}"]


async def challenged_friends(here: InProcessHall, count: int) -> list[str]:
    """Return friends of a player who challenged all of them, long enough ago for a notice."""
    ann, *others = [each.user for each in await here.listeners(1 + count)]
    for other in others:
        token, _ = await here.app.company.friends.new_link(ann)
        await here.app.company.friends.use_link(token, other)
        await here.app.challenges.challenge(ann, (other,), "4ascend", chosen(2))
    now = here.app.time.now() + UNSEEN_MS
    here.app.time.now = lambda: now
    return others


@pytest.mark.parametrize("path", ["/p\u00fcsh", "/push 1", "/push\u2028", "/push\r\nx: y", "/\U0001f600"])
async def test_a_junk_endpoint_costs_nobody_else_a_notice(tmp_path: Path, path: str) -> None:
    async with telling_hall(tmp_path) as (here, service):
        others = await challenged_friends(here, 3)
        for user in others:
            junk, good = PushBrowser(f"{service.address}{path}{user}"), PushBrowser(f"{service.address}/{user}")
            await here.store.add_subscription(junk.subscription(user), 9)
            await here.store.add_subscription(good.subscription(user), 9)
        await here.app.notifier.notify_challenges()
        assert sorted(path for path, _, _ in service.sent) == sorted(f"/{user}" for user in others)
        left = [each.endpoint for user in others for each in await here.store.subscriptions(user)]
        assert left == [f"{service.address}/{user}" for user in others], "a junk endpoint is forgotten"


async def test_a_subscription_with_junk_keys_costs_nobody_else_a_notice(tmp_path: Path) -> None:
    async with telling_hall(tmp_path) as (here, service):
        others = await challenged_friends(here, 2)
        for user in others:
            junk = msgspec.structs.replace(PushBrowser(f"{service.address}/0{user}").subscription(user), key=b"junk")
            await here.store.add_subscription(junk, 9)
            await here.store.add_subscription(PushBrowser(f"{service.address}/{user}").subscription(user), 9)
        await here.app.notifier.notify_challenges()
        assert sorted(path for path, _, _ in service.sent) == sorted(f"/{user}" for user in others)


async def test_a_notice_that_fails_does_not_stop_the_others(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async with (
        mail_server() as (box, smtp),
        telling_hall(tmp_path, smtp=smtp, mail_from="hall@hall.test") as (here, _),
    ):
        others = await challenged_friends(here, 4)
        for user in others:
            await here.store.keep_mail(MailAddress(user, f"{user}@home.test", "", 1))
        failing: dict[str, Exception] = {others[0]: RuntimeError("a bug"), others[2]: Unavailable("The disk is full.")}
        found = here.store.mail_address

        async def mail_address(user: str) -> MailAddress | None:
            if user in failing:
                raise failing[user]
            return await found(user)

        monkeypatch.setattr(here.store, "mail_address", mail_address)
        await here.app.notifier.notify_challenges()
        assert sorted(mail["to"] for mail in box.mails) == sorted(f"{others[n]}@home.test" for n in (1, 3))
        assert [record.getMessage()[:9] for record in caplog.records] == ["a notice "]


async def test_notices_to_one_mailbox_are_limited(tmp_path: Path) -> None:
    async with (
        mail_server() as (box, smtp),
        telling_hall(tmp_path, smtp=smtp, mail_from="hall@hall.test", mail_notices_per_hour=2) as (here, _),
    ):
        others = await challenged_friends(here, 4)
        for number, user in enumerate(others[:3]):
            await here.store.keep_mail(MailAddress(user, f"ann+{number}@home.test", "", 1))
        await here.store.keep_mail(MailAddress(others[3], "ben@home.test", "", 1))
        await here.app.notifier.notify_challenges()
        assert sorted(mail["to"].partition("@")[0][:3] for mail in box.mails) == ["ann", "ann", "ben"]
